"""Checks of the words: length, voice, likeness, names (check 14)."""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

from langbord.games.galzyr.book import structure, vocabulary
from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.model import Block, Book, Line, Scene, Source
from langbord.games.galzyr.book.prose import longest

#: Words of a block: what is asked for, and beyond what nobody is followed any more. First blocks, then all others.
ENTRY_WISH, ENTRY_MOST = (80, 130), (40, 170)
OTHER_WISH, OTHER_MOST = (40, 90), (12, 130)
#: Blocks of a scene, by the most choices that lie on a way through it.
BLOCKS_WISH = {0: (2, 7), 1: (5, 8), 2: (8, 14), 3: (11, 20)}
BLOCKS_MOST = (2, 20)
OPTIONS_WISH, OPTIONS_MOST = (3, 4), (1, 6)
TITLE_WORDS = 9
SHARED_WORDS = 8
NAME_WORDS = 2  # new names in one block, at most one

_PLACEHOLDERS = re.compile(r"\b(todo|tbd|fixme|lorem|ipsum|xxx+)\b|\?\?\?", re.IGNORECASE)
_STARS = re.compile(r"\*\S[^*]*\*")
_UNWANTED = re.compile(
    r"\b(you (?:can )?feel|prophec(?:y|ies)|prophesied|chosen one|destiny|amnesia|in (?:your|a) dream)\b", re.IGNORECASE
)
_BODIES = "wings?|gills?|frill|fur|feathers?|beak|scales|tail|whiskers|muzzle|snout|paws?|claws?|talons?"
_PRESUMED = re.compile(rf"\byour (?:\w+ )?({_BODIES})\b", re.IGNORECASE)
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_FOREIGN = Path(__file__).parent / "foreign_names.txt"
_SMALL_WORDS = frozenset(
    ("a", "an", "the", "of", "in", "to", "and", "who", "that", "is", "has", "at", "on", "for", "with", "be", "it", "by")
)


def lengths(book: Book) -> Iterator[Finding]:
    """Blocks, options and titles have the size that reads well."""
    for scene in book.scenes.values():
        if scene.id in (book.world.coop_end, book.world.competitive_end) or not scene.premise:
            continue  # ends have a form of their own; a scene without a premise is not written yet
        wish = BLOCKS_WISH[min(structure.choices(scene), max(BLOCKS_WISH))]
        yield from _bounds(scene.source, "the scene has", len(scene.blocks), "blocks", wish, BLOCKS_MOST)
        entered = {scene.blocks[0].name, *(entry.block for entry in scene.entries)}
        for block in scene.blocks:
            count = word_count(block.lines)
            what = f"block '{block.name}' has"
            if block.name in entered:
                yield from _bounds(block.source, what, count, "words", ENTRY_WISH, ENTRY_MOST)
            else:
                yield from _bounds(block.source, what, count, "words", OTHER_WISH, OTHER_MOST)
            if block.options:
                yield from _bounds(block.source, what, len(block.options), "options", OPTIONS_WISH, OPTIONS_MOST)
            for option in block.options:
                if word_count((option.title,)) > TITLE_WORDS:
                    message = f"the title of an option has at most {TITLE_WORDS} words"
                    yield Finding("lengths", option.source, message)


def _bounds(
    source: Source, what: str, count: int, unit: str, wish: tuple[int, int], most: tuple[int, int]
) -> Iterator[Finding]:
    if not most[0] <= count <= most[1]:
        yield Finding("lengths", source, f"{what} {count} {unit}; {most[0]} to {most[1]} are allowed")
    elif not wish[0] <= count <= wish[1]:
        yield Finding("lengths", source, f"{what} {count} {unit}; {wish[0]} to {wish[1]} read best", advice=True)


def word_count(lines: tuple[Line, ...]) -> int:
    """How many words a player reads: of every variant, only what is always there and one adventurer's share."""
    plain = sum(len(span.text.split()) for line in lines for span in line.spans if not span.when)
    variants = sum(len(span.text.split()) for line in lines for span in line.spans if span.when)
    return plain + variants // 2


def wording(book: Book) -> Iterator[Finding]:
    """No placeholders, no worn phrases, nothing that only one adventurer's body could do."""
    for source, line in _texts(book):
        for span in line.spans:
            for pattern, why in (
                (_PLACEHOLDERS, "is a placeholder"),
                (_UNWANTED, "is not how this book speaks"),
                (_STARS, "should be _so_: emphasis is written with low lines"),
            ):
                found = pattern.search(span.text)
                if found:
                    yield Finding("wording", source, f"{line.key}: '{found[0]}' {why}")
            if span.when:
                continue
            body = _PRESUMED.search(span.text)
            if body and not any(_is_own(book, line, name) for name in vocabulary.ADVENTURERS):
                message = f"{line.key}: '{body[0]}' is not everybody's: put it into a variant such as '{{mor: …}}'"
                yield Finding("wording", source, message)
            for name in vocabulary.ADVENTURERS:
                if re.search(rf"\b{name.capitalize()}\b", span.text) and not _is_own(book, line, name):
                    message = f"{line.key}: {name.capitalize()} may not be who reads this: use '{{name}}' or a variant"
                    yield Finding("wording", source, message)


def _is_own(book: Book, line: Line, name: str) -> bool:
    """Cards of an adventurer, and scenes in a thread of that name, may name them."""
    id_ = line.key.partition("/")[0]
    if id_ in book.cards and book.cards[id_].hero == name:
        return True
    return id_.partition(".")[0] == name


def verb_first(book: Book) -> Iterator[Finding]:
    """The title of an option begins with what you do."""
    for scene in book.scenes.values():
        for block in scene.blocks:
            for option in block.options:
                first = option.title.source.split(" ")[0].strip(",.").lower()
                if first in ("the", "a", "an", "you", "your", "i", "to", "it", "this", "that", "there"):
                    message = f"'{option.title.source}' should begin with a verb"
                    yield Finding("verb-first", option.source, message, advice=True)


def shared_words(book: Book) -> Iterator[Finding]:
    """No block has eight words in a row that stand in another."""
    first: dict[tuple[str, ...], str] = {}
    for scene in book.scenes.values():
        for block in scene.blocks if scene.premise else ():
            name = f"{scene.id}/{block.name}"
            told = False
            for line in block.lines:
                for run in runs(longest(line)):
                    other = first.setdefault(run, name)
                    if other != name and not told:
                        told = True
                        yield Finding("shared-words", block.source, f"'{' '.join(run)}' stands in {other} as well")


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """All stretches of so many words that no two texts should share."""
    said = re.findall(r"[a-z0-9']+", text.lower())
    for start in range(len(said) - SHARED_WORDS + 1):
        yield tuple(said[start : start + SHARED_WORDS])


def premises(book: Book) -> Iterator[Finding]:
    """No premise is used twice."""
    kept = [(scene, _important(scene.premise)) for scene in book.scenes.values()]
    for (one, a), (other, b) in itertools.combinations(kept, 2):
        if a and b and len(a & b) / len(a | b) > 0.6:
            yield Finding("premises", other.source, f"the premise is much like that of {one.id}")


def _important(text: str) -> set[str]:
    return {word for word in re.findall(r"[a-z']+", text.lower()) if word not in _SMALL_WORDS}


def new_names(book: Book) -> Iterator[Finding]:
    """At most one new name in a block."""
    known = _known_names(book)
    for scene in book.scenes.values():
        met: set[str] = set()
        for block in scene.blocks:
            names = {name for line in block.lines for name in _names(longest(line))}
            new = {name for name in names if not set(name.split()) & (known | met)}
            new = {name for name in new if not any(set(name.split()) < set(other.split()) for other in new)}
            if len(new) >= NAME_WORDS:
                message = f"block '{block.name}' brings {len(new)} new names: {', '.join(sorted(new))}"
                yield Finding("new-names", block.source, message, advice=True)
            met |= {word for name in names for word in name.split()}


def _known_names(book: Book) -> set[str]:
    names = [space.name for space in book.world.spaces] + [board.name for board in book.world.adventurers]
    names += [card.name.source for card in book.cards.values()]
    months = [month.capitalize() for month in vocabulary.MONTHS]
    return {word for name in names for word in name.split()} | {"I", "Galzyr", "Daimyria", *months, *_DAYS}


def _names(text: str) -> set[str]:
    """Capitalised words that do not begin a sentence; several in a row are one name."""
    inside = re.finditer(r"(?<=[a-z,;’'] )([A-Z][a-z’']+(?: [A-Z][a-z’']+)*)", text)
    return {found[1].removesuffix("'s").removesuffix("’s") for found in inside}


def foreign_names(book: Book) -> Iterator[Finding]:
    """No name of the published game; only fingerprints of them are kept here."""
    known = set(_FOREIGN.read_text(encoding="ascii").split())
    said: dict[str, tuple[Source, str]] = {}
    for source, line in _texts(book):
        for word in re.findall(r"[^\W\d_]+", f"{line.source} {line.key}"):
            said.setdefault(word.lower(), (source, line.key))
    for space in book.world.spaces:
        for word in re.findall(r"[^\W\d_]+", f"{space.name} {space.id}"):
            said.setdefault(word.lower(), (Source("world.toml", 1), space.id))
    for word, (source, key) in said.items():
        if hashlib.sha256(word.encode()).hexdigest() in known:
            yield Finding("foreign-names", source, f"{key}: the name '{word}' belongs to the published game")


def _texts(book: Book) -> Iterator[tuple[Source, Line]]:
    """Every text with the place to look for it."""
    for scene in book.scenes.values():
        yield scene.source, scene.title
        yield scene.source, Line(f"{scene.id}/premise", scene.premise, ())
        for block in scene.blocks:
            yield from _block_texts(block)
    for card in book.cards.values():
        yield card.source, card.name
        for line in (*card.flavour, *((card.notice,) if card.notice else ())):
            yield card.source, line
        for box in card.scenes:
            yield box.source, box.label
    for article in book.articles.values():
        for line in article.lines:
            yield article.source, line


def _block_texts(block: Block) -> Iterator[tuple[Source, Line]]:
    for line in block.lines:
        yield block.source, line
    for option in block.options:
        yield option.source, option.title


def scene_words(scene: Scene) -> int:
    """All words of a scene, with every variant."""
    lines = [line for block in scene.blocks for line in block.lines]
    titles = [option.title for block in scene.blocks for option in block.options]
    return sum(len(longest(line).split()) for line in (scene.title, *lines, *titles))
