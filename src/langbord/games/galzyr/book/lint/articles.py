"""Checks of the encyclopedia: length, names, likeness."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.lint.prose import runs
from langbord.games.galzyr.book.model import Book, Source
from langbord.games.galzyr.book.prose import longest

#: Words of an article.
FEWEST, MOST = 40, 90


def articles(book: Book) -> Iterator[Finding]:
    """Articles have their size, a name of their own, and words that no scene and no other article has."""
    names: dict[str, Source] = {}
    said = _scene_runs(book)
    for article in book.articles.values():
        count = sum(len(line.source.split()) for line in article.lines)
        if not FEWEST <= count <= MOST:
            message = f"the article '{article.id}' has {count} words; {FEWEST} to {MOST} are allowed"
            yield Finding("articles", article.source, message)
        if article.name in names:
            message = f"there is an article '{article.name}' already, at {names[article.name]}"
            yield Finding("articles", article.source, message)
        names.setdefault(article.name, article.source)
        if article.id in article.see:
            yield Finding("articles", article.source, f"the article '{article.id}' points to itself")
        for line in article.lines:
            shared = next((run for run in runs(line.source) if said.setdefault(run, article.id) != article.id), None)
            if shared is not None:
                message = f"'{' '.join(shared)}' stands in {said[shared]} as well"
                yield Finding("articles", article.source, message)


def _scene_runs(book: Book) -> dict[tuple[str, ...], str]:
    """Eight words in a row of every scene, and where they stand."""
    return {
        run: f"{scene.id}/{block.name}"
        for scene in book.scenes.values()
        for block in scene.blocks
        for line in block.lines
        for run in runs(longest(line))
    }
