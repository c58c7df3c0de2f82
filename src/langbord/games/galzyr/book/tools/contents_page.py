"""The contents of the book of Galzyr as a page for people: what is in it, what changes, what each scene is about."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from langbord.engine.errors import OptionError
from langbord.games.galzyr.book.canonical_form import book_hash
from langbord.games.galzyr.book.lint.prose import scene_words
from langbord.games.galzyr.book.model import Book, Scene
from langbord.games.galzyr.book.phrases import Conditions
from langbord.games.galzyr.book.prose import longest
from langbord.games.galzyr.book.tools import stats

# --- folders ----------------------------------------------------------------------------------------------------------

#: The parts of the house book with their folders, in the order of the page: the six threads, then the rest.
PARTS: dict[str, tuple[str, ...]] = {
    "LINE": ("line",),
    "COURT": ("court",),
    "RIVER": ("river",),
    "DEAD LETTERS": ("letters", "post"),
    "BELLS": ("bells", "bellfield"),
    "MOUNTAIN": ("mountain", "galleries"),
    "Sagas": ("saga",),
    "Quests": ("quest", "short", "halves"),
    "Adventurers": ("aysala", "bumir", "keridai", "mor", "heroes", "bounty"),
    "Companions": ("wish",),
    "Events": (),
    "On the road": ("passing", "mounts"),
    "Places": ("cantle", "lamps", "ledger", "orchard", "ottergate", "pithead", "quays", "ropewalk", "slipway"),
    "Endings": ("end",),
    "Others": (),
}
_EVENT = re.compile(r"e\d+")  # each event card has a folder of its own


@dataclass(frozen=True)
class Folder:
    """The written scenes of one folder, in the order of their numbers."""

    name: str
    scenes: tuple[Scene, ...]


def part_of(folder: str) -> str:
    """The part that a folder belongs to; what no part knows is among the others."""
    named = next((part for part, names in PARTS.items() if folder in names), "")
    return named or ("Events" if _EVENT.fullmatch(folder) else "Others")


def parts(book: Book) -> dict[str, list[Folder]]:
    """The folders of each part that has any; the order within a part is that of `PARTS`, then of the alphabet."""
    found: dict[str, list[Scene]] = {}
    for scene in sorted(written(book), key=lambda scene: (scene.number, scene.id)):
        found.setdefault(scene.thread, []).append(scene)
    result: dict[str, list[Folder]] = {}
    for part, names in PARTS.items():
        mine = sorted(name for name in found if part_of(name) == part)
        mine.sort(key=lambda name: names.index(name) if name in names else len(names))
        if mine:
            result[part] = [Folder(name, tuple(found[name])) for name in mine]
    return result


def written(book: Book) -> list[Scene]:
    """All scenes but those that are only named yet."""
    return [scene for scene in book.scenes.values() if scene.premise]


# --- what changes -----------------------------------------------------------------------------------------------------

#: What a text may follow, with the kinds of conditions that ask for it.
CHANGES: dict[str, frozenset[str]] = {
    "the season or the month": frozenset({"season", "month"}),
    "the day of the week": frozenset({"weekday"}),
    "the state of the world": frozenset({"world", "here", "play"}),
    "what was done before (cards held, scenes read, achievements)": frozenset(
        {"has", "seen", "lately", "achieved", "month-of", "done", "failed"}
    ),
}


@dataclass(frozen=True)
class Change:
    """How much of the book follows one thing."""

    title: str
    spans: int  # stretches of text
    scenes: int  # with such a text
    ways: int  # entries, options, outcomes and exits
    scenes_in_all: int  # with such a text or such a way


def changes(book: Book) -> list[Change]:
    """A row for each thing that texts follow, and one for any of them."""
    rows = [*CHANGES.items(), ("any of these", frozenset[str]().union(*CHANGES.values()))]
    return [_change(title, kinds, written(book)) for title, kinds in rows]


def _change(title: str, kinds: frozenset[str], scenes: list[Scene]) -> Change:
    spans = Counter({scene.id: _asking(kinds, _texts(scene)) for scene in scenes})
    ways = Counter({scene.id: _asking(kinds, _ways(scene)) for scene in scenes})
    return Change(title, spans.total(), len(+spans), ways.total(), len(+(spans + ways)))


def _asking(kinds: frozenset[str], found: Iterable[Conditions]) -> int:
    return sum(any(condition.kind in kinds for either in when for condition in either) for when in found)


def _texts(scene: Scene) -> Iterator[Conditions]:
    titles = [option.title for block in scene.blocks for option in block.options]
    for line in (scene.title, *titles, *(line for block in scene.blocks for line in block.lines)):
        yield from (span.when for span in line.spans)


def _ways(scene: Scene) -> Iterator[Conditions]:
    yield from (entry.when for entry in scene.entries)
    for block in scene.blocks:
        yield from (way.when for way in block.exits)
        for option in block.options:
            yield option.when
            if option.check:
                yield from (outcome.when for outcome in option.check.outcomes)


# --- what was met -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kind:
    """What one kind of player did in the long trial."""

    players: str
    worlds: int
    months: int
    scenes_never: int


@dataclass(frozen=True)
class Coverage:
    """What the long trial says of scenes and cards."""

    content: str  # the fingerprint of the book as it was then
    scenes: int
    cards: int
    kinds: tuple[Kind, ...]
    scenes_never: tuple[str, ...]
    cards_never: tuple[str, ...]


def read_coverage(folder: Path) -> Coverage:
    """The figures that `langbord book survey --keep FOLDER` has left there."""
    path = folder / "survey.json"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return Coverage(
            data["content"],
            data["scenes"],
            data["cards"],
            tuple(_kind(players, figures) for players, figures in data["kinds"].items()),
            tuple(data["never_by_anybody"]),
            tuple(data["cards_never_by_anybody"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise OptionError(f"'{path}' lacks figures of scenes and cards; run 'langbord book survey' again") from error


def _kind(players: str, figures: dict[str, Any]) -> Kind:
    return Kind(players, figures["worlds"], figures["months"], len(figures["scenes_never"]))


# --- the page ---------------------------------------------------------------------------------------------------------


def page(book: Book, coverage: Coverage | None = None) -> str:
    """The whole page as Markdown; the same book makes the same page."""
    lines = [
        "# What is in the book of Galzyr",
        "",
        "Made by `langbord book page --write`, not by hand. It tells what each scene is about, though not how it ends;"
        " whoever wants to be surprised stops before the premises.",
        "",
        f"The book: *{book.world.title}* (`{book.id}`, contents `{book_hash(book)}`).",
        *_numbers(book),
        *_changing(book),
        *_threads(book),
        *(_coverage(book, coverage) if coverage else ()),
        *_premises(book),
    ]
    return "\n".join(lines) + "\n"


def _numbers(book: Book) -> list[str]:
    found = stats.counts(book)
    all_words = found["words"] + found["card_words"] + found["article_words"]
    shares = f"scenes {found['words']:,}, cards {found['card_words']:,}, encyclopedia {found['article_words']:,}"
    rows = [
        ("words", all_words, shares),
        ("scenes", found["scenes"], f"{found['partner_scenes']} of them open to a partner"),
        ("scenes named and not written yet", found["unwritten"], ""),
        ("blocks", found["blocks"], ""),
        ("options", found["options"], ""),
        ("checks", found["checks"], _listed(found["by_difficulty"])),
        ("… by skill", "", _listed(found["by_skill"])),
        ("… by verb", "", _listed(found["by_verb"])),
        *_starry(book),
        ("cards", found["cards"], _listed(found["by_type"])),
        ("… with all copies", found["pieces"], ""),
        ("achievements", len(book.world.achievements), "; ".join(title for _, title in book.world.achievements)),
        ("articles of the encyclopedia", found["articles"], _listed(found["by_kind"])),
    ]
    return ["", "## In numbers", "", *_table(("", "", "of which"), rows)]


def _starry(book: Book) -> list[tuple[object, ...]]:
    """Options that need a tag, by the number of tags that open them, and how often each tag does."""
    options = [option for scene in written(book) for block in scene.blocks for option in block.options]
    starry = [option.starry for option in options if option.starry]
    sizes = Counter(len(tags) for tags in starry)
    by_size = [f"{sizes[size]} with {size} {'tag' if size == 1 else 'tags'}" for size in sorted(sizes)]
    tags = Counter(tag for option in starry for tag in option)
    often = dict(sorted(tags.items(), key=lambda pair: (-pair[1], pair[0])))
    return [
        ("starry options", len(starry), ", ".join(by_size)),
        ("… tags they ask for", f"{len(tags)} of {len(book.world.tags)}", _listed(often)),
    ]


def _changing(book: Book) -> list[str]:
    rows = [(each.title, each.spans, each.scenes, each.ways, each.scenes_in_all) for each in changes(book)]
    return [
        "",
        "## What changes",
        "",
        "Stretches of text that are shown only then, ways that are open only then (entries, options, outcomes, exits),"
        f" and in how many of the {len(written(book)):,} scenes they stand. What asks for two things is in two rows.",
        "",
        *_table(("follows", "texts", "in scenes", "ways", "scenes with texts or ways"), rows),
    ]


def _threads(book: Book) -> list[str]:
    rows: list[tuple[object, ...]] = []
    for part, folders in parts(book).items():
        scenes = [scene for folder in folders for scene in folder.scenes]
        each = ", ".join(f"{folder.name} {len(folder.scenes)}" for folder in folders)
        rows.append((part, len(scenes), sum(len(scene.blocks) for scene in scenes), _words(scenes), each))
    scenes = written(book)
    rows.append(("all", len(scenes), sum(len(scene.blocks) for scene in scenes), _words(scenes), ""))
    head = ("thread", "scenes", "blocks", "words", "scenes by folder")
    return ["", "## Scenes by thread", "", *_table(head, rows)]


def _coverage(book: Book, found: Coverage) -> list[str]:
    rows = [(kind.players, kind.worlds, kind.months, kind.scenes_never) for kind in found.kinds]
    then = "" if found.content == book_hash(book) else " The book has changed since then."
    return [
        "",
        "## Coverage",
        "",
        f"Measured by `langbord book survey` with {found.scenes:,} scenes and {found.cards:,} cards.{then}",
        "",
        *_table(("players", "worlds", "months", "scenes never met"), rows),
        "",
        f"Scenes that nobody ever met ({len(found.scenes_never)}): {_names(found.scenes_never)}.",
        "",
        f"Cards that were never in play ({len(found.cards_never)}): {_names(found.cards_never)}.",
    ]


def _premises(book: Book) -> list[str]:
    lines = ["", "## Premises", "", "Number, title and premise of every scene, by folder."]
    for part, folders in parts(book).items():
        for folder in folders:
            lines += ["", f"### {part}: {folder.name}", ""]
            lines += [f"- {scene.number} **{longest(scene.title)}**: {scene.premise}" for scene in folder.scenes]
    return lines


def _table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> list[str]:
    return [_row(head), "|---" * len(head) + "|", *(_row(row) for row in rows)]


def _row(cells: tuple[object, ...]) -> str:
    return f"| {' | '.join(_cell(cell) for cell in cells)} |"


def _cell(value: object) -> str:
    """Numbers with commas; a bar inside a text must not end the cell."""
    return f"{value:,}" if isinstance(value, int) else str(value).replace("|", "\\|")


def _words(scenes: Iterable[Scene]) -> int:
    return sum(scene_words(scene) for scene in scenes)


def _listed(found: dict[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in found.items())


def _names(ids: tuple[str, ...]) -> str:
    return ", ".join(f"`{id_}`" for id_ in ids) or "none"
