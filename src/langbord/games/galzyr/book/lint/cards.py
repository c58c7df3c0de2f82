"""Checks of cards: does each come into play, leave it again, and say what its type must say?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from langbord.games.galzyr.book import graph, vocabulary, walk
from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.model import Book, Card, Scene, Source
from langbord.games.galzyr.book.phrases import (
    Abandon,
    Conditions,
    Delay,
    Discard,
    DiscardAll,
    DiscardChosen,
    DrawQuest,
    GainCard,
    GainRandom,
    GoTo,
    MoveCard,
    Replace,
    Restart,
    Step,
)

_ROWS = ("settlement", *vocabulary.TERRAINS)


def schema(book: Book) -> Iterator[Finding]:
    """Each card has what its type needs (check 1)."""
    for card in book.cards.values():
        for message in _missing(card):
            yield Finding("schema", card.source, f"{card.type} '{card.id}' {message}")
    for mode in ("coop", "competitive"):
        found = [card.id for card in book.cards.values() if card.mode == mode]
        if len(found) != 1:
            yield Finding("schema", _anywhere(), f"there must be one global card with 'mode {mode}', not {len(found)}")
    for month in range(1, 13):
        found = [card.id for card in book.cards.values() if card.month == month]
        if len(found) != 1:
            yield Finding(
                "schema", _anywhere(), f"there must be one global card with 'month {month}', not {len(found)}"
            )


def _missing(card: Card) -> Iterator[str]:
    if card.type == "quest" and card.start == "slot" and not (card.pickup and card.notice):
        yield "lies in the quest slot, so it needs 'pickup' and 'notice:'"
    if card.type == "item" and card.stack and not card.price:
        yield "belongs to a stack, so it needs a price"
    if card.type in ("local", "location") and card.place is None:
        yield "needs a place"
    if card.type == "location" and (card.nr == 0 or card.place is None or card.place.kind != "space"):
        yield "needs a number 'nr' and a space as its place"
    if card.start == "origin" and not card.hero:
        yield "starts with an adventurer, so it needs 'hero'"
    if card.start == "slot" and card.type != "quest":
        yield "cannot start in the quest slot"
    if card.start == "events" and card.type != "event":
        yield "cannot start among the events"
    if card.start == "board" and card.type not in ("location", "local"):
        yield "cannot start on the board"
    if card.type == "event" and not card.after:
        yield "must say where it goes after its scene: 'after events-bottom'"
    if (card.month or card.mode) and card.type != "global":
        yield "is a month or a mode, so it must be global"


def event_rows(book: Book) -> Iterator[Finding]:
    """One row of its own, then settlement and the four terrains, in this order (check 16)."""
    for card in book.cards.values():
        if card.type != "event":
            continue
        kinds = [row.when[0][0].word or row.when[0][0].kind if row.when else "" for row in card.rows]
        plain = [len(row.when) == 1 and len(row.when[0]) == 1 and not row.when[0][0].negated for row in card.rows[1:]]
        if len(card.rows) != 6 or kinds[1:] != list(_ROWS) or not all(plain):
            message = f"event '{card.id}' needs six rows: 'first if …', then {', '.join(_ROWS)}"
            yield Finding("event-rows", card.source, message)


def gained(book: Book) -> Iterator[Finding]:
    """Every card can come into play (check 4)."""
    found = graph.reached(book).cards
    for card in book.cards.values():
        if card.id not in found:
            yield Finding("gained", card.source, f"nothing that can come up ever brings '{card.id}' into play")


def leaves(book: Book) -> Iterator[Finding]:
    """Statuses and local cards leave again (check 4)."""
    everywhere = [*_all_steps(book)]
    named = set(_sent_away(everywhere))
    tags = {e.tag for e in _effects(everywhere) if isinstance(e, DiscardChosen | DiscardAll) and e.kind == "status"}
    for card in book.cards.values():
        if card.type not in ("status", "local") or card.stays or card.leave_if or card.start == "origin":
            continue
        own = list(walk.card_steps(card)) + [step for id_ in graph.scenes_opened(card) for step in _scene(book, id_)]
        by_tag = card.type == "status" and ("" in tags or bool(tags & set(card.tags)))
        if card.id not in named and "this" not in set(_sent_away(own)) and not by_tag:
            yield Finding("leaves", card.source, f"nothing ever takes '{card.id}' away; if that is meant: 'stays'")


def provided_tags(book: Book) -> Iterator[Finding]:
    """Every tag that is asked for is on a card that can be had, or on an adventurer (check 8); none lies idle."""
    have = {tag for id_ in graph.reached(book).cards for tag in book.cards[id_].tags}
    have |= {tag for adventurer in book.world.adventurers for tag in adventurer.tags}
    asked: set[str] = set()
    for scene in book.scenes.values():
        for block in scene.blocks:
            for option in block.options:
                asked |= set(option.starry)
                if option.starry and not have & set(option.starry):
                    message = f"no card and no adventurer has the tag {' or '.join(option.starry)}"
                    yield Finding("provided-tags", option.source, message)
            asked |= _tags(walk.block_conditions(block))
    for card in book.cards.values():
        asked |= _tags(walk.card_conditions(card)) | {passive.word for passive in card.passives}
    asked |= {e.tag for e in _effects(_all_steps(book)) if isinstance(e, DiscardAll | DiscardChosen)}
    for tag in sorted((asked & set(book.world.tags)) - have):
        yield Finding("provided-tags", _anywhere(), f"the tag '{tag}' is asked for, and nothing has it")
    for tag in sorted(set(book.world.tags) - asked):
        yield Finding("provided-tags", _anywhere(), f"nothing ever asks for the tag '{tag}'", advice=True)


def verbs(book: Book) -> Iterator[Finding]:
    """Every verb that an option uses helps on some card, and the other way round (check 9)."""
    used = {
        option.check.verb
        for scene in book.scenes.values()
        for b in scene.blocks
        for option in b.options
        if option.check
    }
    helped = {verb for card in book.cards.values() for box in card.boxes for verb in box.verbs}
    for verb in vocabulary.VERBS:
        if verb in used and verb not in helped:
            yield Finding("verbs", _anywhere(), f"options use the verb '{verb}', but no card helps with it")
        if verb in helped and verb not in used:
            yield Finding("verbs", _anywhere(), f"cards help with the verb '{verb}', but no option uses it")


def traps(book: Book) -> Iterator[Finding]:
    """What must be played can end (check 11)."""
    for card in book.cards.values():
        for box in card.scenes:
            if not box.must or not _written(book, card):
                continue
            steps = [*_scene(book, box.scene), *walk.card_steps(card)]
            moved = {"this", card.id} & set(_sent_away(steps))
            walked = any(isinstance(step.effect, GoTo) for step in steps) and bool(box.when)
            rests = any(
                len(clause) == 1 and clause[0].kind == "lately" and clause[0].negated and clause[0].word == box.scene
                for clause in box.when
            )
            if not moved and not walked and not rests and card.leave_if is None:
                message = f"'{card.id}' must be played again and again: its scene never takes it away"
                yield Finding("traps", box.source, message)


def quests(book: Book) -> Iterator[Finding]:
    """Every part of a quest can be done, given up, and runs out in an orderly way (check 12)."""
    for card in book.cards.values():
        if card.type != "quest":
            continue
        scenes = [step for box in card.scenes for step in _scene(book, box.scene)]
        if not card.scenes:
            yield Finding("quests", card.source, f"quest '{card.id}' opens no scene, so it can never be done")
        elif _written(book, card) and not {"this", card.id} & set(_sent_away(scenes)):
            message = f"no scene of quest '{card.id}' ever takes it away: it can never be done"
            yield Finding("quests", card.source, message)
        gone = "this" not in set(_sent_away(walk.steps(card.on_abandon)))
        if card.can_abandon and card.start == "slot" and gone:
            message = f"quest '{card.id}' never comes back once given up; it could: 'abandon: move this to slot'"
            yield Finding("quests", card.source, message, advice=True)
        if card.timer is not None and not _ends(card.timer.steps):
            message = f"the timer of quest '{card.id}' must end it or set it back: 'timer 5: abandon this'"
            yield Finding("quests", card.source, message)


def _written(book: Book, card: Card) -> bool:
    """Are all scenes of the card written? Those that are only named have no premise."""
    return all(book.scenes[box.scene].premise for box in card.scenes)


def limits(book: Book) -> Iterator[Finding]:
    """Nobody is handed more at once than may be held (check 13)."""
    for scene in book.scenes.values():
        for block in scene.blocks:
            items = sum(_items_given(book, step) for step in block.steps)
            if items > book.world.item_limit:
                message = f"block '{block.name}' gives {items} items; nobody may hold more than {book.world.item_limit}"
                yield Finding("limits", block.source, message)
            quests_given = sum(step.effect.count for step in block.steps if isinstance(step.effect, DrawQuest))
            if quests_given > book.world.quest_limit:
                yield Finding(
                    "limits", block.source, f"block '{block.name}' draws {quests_given} quests, too many to hold"
                )


def _items_given(book: Book, step: Step) -> int:
    effect = step.effect
    if isinstance(effect, GainCard) and effect.card in book.cards:
        return int(book.cards[effect.card].type == "item")
    if isinstance(effect, GainRandom):
        return effect.count if book.cards[book.stacks[effect.stack][0]].type == "item" else 0
    return 0


def _tags(given: Iterable[Conditions]) -> set[str]:
    return {atom.word for each in given for clause in each for atom in clause if atom.kind == "tag"}


def _anywhere() -> Source:
    """Where to look for what no single line is to blame for."""
    return Source("world.toml", 1)


# --- what steps do to cards -----------------------------------------------------------------------------------------


def _sent_away(steps: Iterable[Step]) -> Iterator[str]:
    for effect in _effects(steps):
        if isinstance(effect, Discard | Abandon | MoveCard):
            yield effect.card
        elif isinstance(effect, Replace):
            yield effect.old


def _ends(steps: Iterable[Step]) -> bool:
    effects = _effects(walk.steps(steps))
    return any(isinstance(effect, Discard | Abandon | MoveCard | Replace | Delay | Restart) for effect in effects)


def _effects(steps: Iterable[Step]) -> Iterator[object]:
    for step in steps:
        yield step.effect


def _all_steps(book: Book) -> Iterator[Step]:
    for card in book.cards.values():
        yield from walk.card_steps(card)
    for scene in book.scenes.values():
        yield from walk.scene_steps(scene)
    for adventurer in book.world.adventurers:
        yield from walk.steps(adventurer.on_save)


def _scene(book: Book, id_: str) -> Iterator[Step]:
    """The steps of a scene and of those it leads on to."""
    waiting, done = [id_], set[str]()
    while waiting:
        here = waiting.pop()
        if here in done or here not in book.scenes:
            continue
        done.add(here)
        scene: Scene = book.scenes[here]
        yield from walk.scene_steps(scene)
        waiting += graph.jumps(scene)
