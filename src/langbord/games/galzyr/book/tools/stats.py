"""What lies in the book of Galzyr, counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from langbord.games.galzyr.book import graph
from langbord.games.galzyr.book.canonical_form import book_hash
from langbord.games.galzyr.book.lint.prose import scene_words
from langbord.games.galzyr.book.model import Book
from langbord.games.galzyr.book.prose import longest


def counts(book: Book) -> dict[str, Any]:
    """Numbers by name, as JSON can hold them."""
    scenes = [scene for scene in book.scenes.values() if scene.premise]  # without one it is only named yet
    blocks = [block for scene in scenes for block in scene.blocks]
    options = [option for block in blocks for option in block.options]
    checks = [option.check for option in options if option.check]
    article_lines = [line for article in book.articles.values() for line in article.lines]
    card_lines = [line for card in book.cards.values() for line in (card.name, *card.flavour)]
    reached = graph.reached(book)
    return {
        "scenes": len(scenes),
        "unwritten": len(book.scenes) - len(scenes),
        "cards": len(book.cards),
        "pieces": sum(card.copies for card in book.cards.values()),
        "blocks": len(blocks),
        "options": len(options),
        "checks": len(checks),
        "starry": sum(bool(option.starry) for option in options),
        "words": sum(scene_words(scene) for scene in scenes),
        "card_words": sum(len(longest(line).split()) for line in card_lines),
        "articles": len(book.articles),
        "article_words": sum(len(line.source.split()) for line in article_lines),
        "texts": len(book.texts),
        "partner_scenes": sum(scene.partner for scene in scenes),
        "scenes_reached": sum(scene.id in reached.scenes for scene in scenes),
        "cards_reached": len(reached.cards),
        "spaces": len(book.world.spaces),
        "tags": len(book.world.tags),
        "by_thread": _sorted(Counter(scene.thread for scene in scenes)),
        "by_type": _sorted(Counter(card.type for card in book.cards.values())),
        "by_kind": _sorted(Counter(article.kind for article in book.articles.values())),
        "by_skill": _sorted(Counter(check.skill for check in checks)),
        "by_verb": _sorted(Counter(check.verb or "free" for check in checks)),
        "by_difficulty": _sorted(Counter(check.difficulty for check in checks)),
    }


def _sorted(found: Counter[str]) -> dict[str, int]:
    return dict(sorted(found.items(), key=lambda pair: (-pair[1], pair[0])))


def text(book: Book) -> str:
    """The same for reading."""
    lines = [f"{book.world.title} ({book.id}, {book_hash(book)})"]
    for name, value in counts(book).items():
        shown = ", ".join(f"{key} {number}" for key, number in value.items()) if isinstance(value, dict) else value
        lines.append(f"{name.replace('_', ' '):>15}: {shown}")
    return "\n".join(lines)
