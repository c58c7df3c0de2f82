"""A check of quests: what is finished leaves before anything new comes.

Whoever holds too many quests gives one up at once (G10.5). If that could be the one just finished, its `abandon:` would
bring the first part back, and the same story could be told and paid for again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from langbord.games.galzyr.book import graph
from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.model import END, Block, Book, Card, Scene, Source
from langbord.games.galzyr.book.phrases import (
    Abandon,
    Choose,
    Discard,
    DrawQuest,
    Effect,
    GainCard,
    GainOneOf,
    GainRandom,
    If,
    May,
    MoveCard,
    Replace,
    Roll,
    Step,
)


@dataclass(frozen=True)
class _Way:
    """How a story went so far."""

    this: str  # the card that `this` is
    instead: str = ""  # the one that took its place, and will be `this` in the next block
    came: str = ""  # a new quest came: the phrase that brought it
    left: frozenset[str] = frozenset()  # the quests that have gone
    late: frozenset[tuple[str, str]] = frozenset()  # what came, and the quest that left only after it


def quest_order(book: Book) -> Iterator[Finding]:
    """A quest that a story ends leaves before the story brings another one (check 12)."""
    found: list[Finding] = []
    for card in book.cards.values():
        for steps in _own_steps(card):
            found += _told(card.source, f"card '{card.id}'", _after(book, steps, {_Way(card.id)}))
        for id_ in graph.scenes_opened(card):
            found += _in_scene(book, id_, card.id)
    for id_ in (book.world.coop_end, book.world.competitive_end):
        found += _in_scene(book, id_, "")
    yield from dict.fromkeys(found)


def _told(source: Source, where: str, ways: Iterable[_Way]) -> Iterator[Finding]:
    for came, quest in sorted({late for way in ways for late in way.late}):
        message = (
            f"{where}: '{quest}' leaves only after a new quest came ({came}); put the step that takes it away first"
        )
        yield Finding("quest-order", source, message)


def _own_steps(card: Card) -> Iterator[tuple[Step, ...]]:
    yield card.on_gain
    yield card.on_save
    yield card.on_abandon
    yield card.timer.steps if card.timer else ()
    for use in card.uses:
        yield (*use.cost, *use.steps)


# --- the ways through a scene ---------------------------------------------------------------------------------------


def _in_scene(book: Book, id_: str, card: str) -> Iterator[Finding]:
    """All ways through a scene that a card opens, and through those it leads on to."""
    waiting = [(at, _Way(card)) for at in _beginnings(book.scenes[id_])]
    done: set[tuple[str, str, _Way]] = set()
    while waiting:
        (scene, block), way = waiting.pop()
        if (scene.id, block.name, way) in done:
            continue
        done.add((scene.id, block.name, way))
        ways = _after(book, block.steps, {way})
        yield from _told(block.source, f"block '{block.name}'", ways)
        for each in ways:
            for target, cost in _onward(block):
                for paid in _after(book, cost, {_next_block(each)}):
                    yield from _told(block.source, f"an option of block '{block.name}'", {paid})
                    waiting += [(at, _next_block(paid)) for at in _arrivals(book, scene, target)]


def _next_block(way: _Way) -> _Way:
    return replace(way, this=way.instead or way.this, instead="", late=frozenset())


def _beginnings(scene: Scene) -> list[tuple[Scene, Block]]:
    names = dict.fromkeys([scene.blocks[0].name, *(entry.block for entry in scene.entries)])
    return [(scene, scene.block(name)) for name in names]


def _onward(block: Block) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Where a block can lead, and what is paid for it."""
    for way_out in block.exits:
        yield way_out.target, ()
    for option in block.options:
        if option.check is None:
            yield option.target, option.cost
        else:
            yield from ((outcome.target, option.cost) for outcome in option.check.outcomes)


def _arrivals(book: Book, scene: Scene, target: str) -> list[tuple[Scene, Block]]:
    if target == END:
        return []
    return _beginnings(book.scenes[target[1:]]) if target.startswith("@") else [(scene, scene.block(target))]


# --- what steps do to quests ----------------------------------------------------------------------------------------


def _after(book: Book, steps: Iterable[Step], ways: set[_Way]) -> set[_Way]:
    """How each way goes on when the steps are done; a condition may hold or not, and a throw may fall any way."""
    for step in steps:
        if step.who == "partner":
            continue
        done = {way for before in ways for way in _effect(book, step.effect, before)}
        ways = done | (_after(book, step.otherwise, ways) if step.otherwise else set())
    return ways


def _effect(book: Book, effect: Effect, way: _Way) -> set[_Way]:
    if isinstance(effect, If):
        return {way} | _after(book, effect.steps, {way})
    if isinstance(effect, May):
        return {way} | _after(book, (*effect.cost, *effect.steps), {way})
    if isinstance(effect, Choose):
        return {after for steps in effect.ways for after in _after(book, steps, {way})}
    if isinstance(effect, Roll):
        return {after for band in effect.bands for after in _after(book, band.steps, {way})}
    return {_with_new(book, effect, _without_old(book, effect, way))}


def _without_old(book: Book, effect: Effect, way: _Way) -> _Way:
    gone = _leaver(effect)
    quest = way.this if gone == "this" else gone
    if not _is_quest(book, quest) or quest in way.left:
        return way
    late = way.late | {(way.came, quest)} if way.came else way.late
    instead = effect.new if isinstance(effect, Replace) and quest == way.this else way.instead
    return replace(way, instead=instead, left=way.left | {quest}, late=late)


def _leaver(effect: Effect) -> str:
    if isinstance(effect, Discard | Abandon | MoveCard):
        return effect.card
    return effect.old if isinstance(effect, Replace) else ""


def _with_new(book: Book, effect: Effect, way: _Way) -> _Way:
    """A quest that takes the place of another one makes nobody's hand too full."""
    came = ""
    if isinstance(effect, GainCard):
        came = f"gain {effect.card}" if _is_quest(book, effect.card) else ""
    elif isinstance(effect, GainRandom | GainOneOf):
        came = f"gain from {effect.stack}" if any(_is_quest(book, id_) for id_ in book.stacks[effect.stack]) else ""
    elif isinstance(effect, DrawQuest):
        came = "draw a quest"
    return replace(way, came=came) if came and not way.came else way


def _is_quest(book: Book, id_: str) -> bool:
    return id_ in book.cards and book.cards[id_].type == "quest"
