"""Who leads where: from cards to scenes, from scenes to cards and on to other scenes, from block to block."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from langbord.games.galzyr.book import walk
from langbord.games.galzyr.book.model import Block, Book, Card, Scene
from langbord.games.galzyr.book.phrases import (
    GainCard,
    GainOneOf,
    GainRandom,
    MoveCard,
    Offer,
    OfferCards,
    PlaceCard,
    Replace,
    Step,
)


@dataclass(frozen=True)
class Link:
    """A way from one card or scene to another: `card:a.goose` to `scene:goose.fair`."""

    start: str
    end: str
    why: str  # "opens", "gives", "leads to"


def cards_given(book: Book, steps: Iterable[Step]) -> Iterator[str]:
    """The cards that steps can bring into play or into a deck."""
    for step in steps:
        effect = step.effect
        if isinstance(effect, GainCard | PlaceCard):
            yield effect.card
        elif isinstance(effect, MoveCard):
            if effect.zone in ("noticeboard", "slot", "events", "events-bottom", "global"):
                yield effect.card
        elif isinstance(effect, Replace):
            yield effect.new
        elif isinstance(effect, OfferCards):
            yield from effect.cards
        elif isinstance(effect, GainRandom | GainOneOf):
            yield from book.stacks[effect.stack]
        elif isinstance(effect, Offer):
            for stack in effect.stacks:
                yield from book.stacks[stack]


def jumps(scene: Scene) -> Iterator[str]:
    """The scenes that a scene leads on to."""
    for block in scene.blocks:
        for target in targets(block):
            if target.startswith("@"):
                yield target[1:]


def targets(block: Block) -> Iterator[str]:
    """Where a block can lead."""
    for way_out in block.exits:
        yield way_out.target
    for option in block.options:
        if option.check:
            for outcome in option.check.outcomes:
                yield outcome.target
        else:
            yield option.target


def scenes_opened(card: Card) -> Iterator[str]:
    """The scenes that a card opens."""
    for box in card.scenes:
        yield box.scene
    for row in card.rows:
        yield row.scene


def links(book: Book) -> list[Link]:
    """All links of a book, each once, in the order of the files."""
    found: list[Link] = []
    for card in book.cards.values():
        found += [Link(f"card:{card.id}", f"scene:{scene}", "opens") for scene in scenes_opened(card)]
        given = cards_given(book, walk.card_steps(card))
        found += [Link(f"card:{card.id}", f"card:{other}", "gives") for other in given if other != "this"]
    for scene in book.scenes.values():
        given = cards_given(book, walk.scene_steps(scene))
        found += [Link(f"scene:{scene.id}", f"card:{other}", "gives") for other in given if other != "this"]
        found += [Link(f"scene:{scene.id}", f"scene:{other}", "leads to") for other in jumps(scene)]
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Reached:
    """What can come up in a world that begins anew."""

    cards: frozenset[str]
    scenes: frozenset[str]


def reached(book: Book) -> Reached:
    """All cards and scenes that some chain of links leads to, from what lies out at the start."""
    leads: dict[str, list[str]] = {}
    for link in links(book):
        leads.setdefault(link.start, []).append(link.end)
    waiting = [f"card:{card.id}" for card in book.cards.values() if at_start(card)]
    waiting += [f"scene:{book.world.coop_end}", f"scene:{book.world.competitive_end}"]
    waiting += [
        f"card:{id_}" for board in book.world.adventurers for id_ in cards_given(book, walk.steps(board.on_save))
    ]
    found: set[str] = set()
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += leads.get(here, ())
    cards = frozenset(name[5:] for name in found if name.startswith("card:"))
    return Reached(cards, frozenset(name[6:] for name in found if name.startswith("scene:")))


def at_start(card: Card) -> bool:
    """Does the card lie somewhere it can come up from, when a world begins? The vault is not such a place."""
    return card.start not in ("library", "vault") or card.month > 0 or bool(card.mode)


def reached_blocks(scene: Scene) -> set[str]:
    """The blocks that some way through the scene leads to."""
    waiting = [scene.blocks[0].name, *(entry.block for entry in scene.entries)]
    found: set[str] = set()
    known = {block.name: block for block in scene.blocks}
    while waiting:
        name = waiting.pop()
        if name not in found and name in known:
            found.add(name)
            waiting += targets(known[name])
    return found


# --- pictures -------------------------------------------------------------------------------------------------------


def dot(book: Book, thread: str = "") -> str:
    """The graph for Graphviz; of one thread, its scenes and whatever touches them."""
    found = [link for link in links(book) if not thread or _touches(book, link, thread)]
    names = dict.fromkeys(name for link in found for name in (link.start, link.end))
    lines = ["digraph book {", "  rankdir=LR; node [fontname=Helvetica, fontsize=10];"]
    for name in names:
        kind, _, id_ = name.partition(":")
        title = book.scenes[id_].title.source if kind == "scene" else book.cards[id_].name.source
        shape = "box" if kind == "scene" else "ellipse"
        label = f"{id_}\\n{title}".replace('"', "'")
        lines.append(f'  "{name}" [shape={shape}, label="{label}"];')
    styles = {"opens": "solid", "gives": "dashed", "leads to": "bold"}
    lines += [f'  "{link.start}" -> "{link.end}" [style={styles[link.why]}];' for link in found]
    return "\n".join([*lines, "}"])


def _touches(book: Book, link: Link, thread: str) -> bool:
    names = (link.start, link.end)
    return any(name.startswith("scene:") and book.scenes[name[6:]].thread == thread for name in names)


def text(book: Book, thread: str = "") -> str:
    """The same for reading: every scene with what opens it, what it gives and where it leads."""
    into: dict[str, list[str]] = {}
    out: dict[str, list[str]] = {}
    for link in links(book):
        into.setdefault(link.end, []).append(link.start.partition(":")[2])
        out.setdefault(link.start, []).append(f"{link.why} {link.end.partition(':')[2]}")
    lines = []
    for scene in book.scenes.values():
        if thread and scene.thread != thread:
            continue
        name = f"scene:{scene.id}"
        lines.append(f"{scene.number:04} {scene.id}  {scene.title.source}")
        lines.append(
            f"     from: {', '.join(into.get(name, ['the end of a month'] if _is_end(book, scene) else ['nowhere']))}"
        )
        if out.get(name):
            lines.append(f"     {'; '.join(out[name])}")
    return "\n".join(lines)


def _is_end(book: Book, scene: Scene) -> bool:
    return scene.id in (book.world.coop_end, book.world.competitive_end)
