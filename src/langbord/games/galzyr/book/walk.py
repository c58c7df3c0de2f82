"""Walks over the phrases of a book: every step, effect and condition, however deep it lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from langbord.games.galzyr.book.model import Block, Card, Line, Option, Scene
from langbord.games.galzyr.book.phrases import Box, Choose, Conditions, Effect, If, May, Roll, Step


def steps(given: Iterable[Step]) -> Iterator[Step]:
    """These steps and those inside them."""
    for step in given:
        yield step
        yield from steps(step.otherwise)
        yield from steps(_inside(step.effect))


def _inside(effect: Effect) -> Iterator[Step]:
    if isinstance(effect, If):
        yield from effect.steps
    elif isinstance(effect, May):
        yield from effect.cost
        yield from effect.steps
    elif isinstance(effect, Choose):
        for way in effect.ways:
            yield from way
    elif isinstance(effect, Roll):
        for band in effect.bands:
            yield from band.steps


def block_steps(block: Block) -> Iterator[Step]:
    """What can be done in a block, costs of its options included."""
    yield from steps(block.steps)
    for option in block.options:
        yield from steps(option.cost)
        yield from box_steps(option.check.boxes if option.check else ())


def box_steps(boxes: Iterable[Box]) -> Iterator[Step]:
    """The costs of boxes."""
    for box in boxes:
        yield from steps(box.cost)


def scene_steps(scene: Scene) -> Iterator[Step]:
    """What can be done in a scene."""
    for block in scene.blocks:
        yield from block_steps(block)


def card_steps(card: Card) -> Iterator[Step]:
    """What a card can do, outside the scenes it opens."""
    yield from steps(card.on_gain)
    yield from steps(card.on_setup)
    yield from steps(card.on_save)
    yield from steps(card.on_abandon)
    yield from steps(card.timer.steps if card.timer else ())
    for use in card.uses:
        yield from steps(use.cost)
        yield from steps(use.steps)
    yield from box_steps(card.boxes)


def step_conditions(given: Iterable[Step]) -> Iterator[Conditions]:
    """The conditions inside steps."""
    for step in given:
        if isinstance(step.effect, If):
            yield step.effect.when


def line_conditions(lines: Iterable[Line]) -> Iterator[Conditions]:
    """The conditions of variants of texts."""
    for line in lines:
        for span in line.spans:
            if span.when:
                yield span.when


def option_conditions(option: Option) -> Iterator[Conditions]:
    """The conditions of an option, its title, boxes and outcomes."""
    yield option.when
    yield from line_conditions((option.title,))
    yield from step_conditions(steps(option.cost))
    if option.check:
        for outcome in option.check.outcomes:
            yield outcome.when
        for box in option.check.boxes:
            yield box.when


def block_conditions(block: Block) -> Iterator[Conditions]:
    """All conditions of a block."""
    yield from line_conditions(block.lines)
    yield from step_conditions(steps(block.steps))
    for option in block.options:
        yield from option_conditions(option)
    for way_out in block.exits:
        yield way_out.when


def card_conditions(card: Card) -> Iterator[Conditions]:
    """All conditions of a card."""
    yield from line_conditions((card.name, *card.flavour, *((card.notice,) if card.notice else ())))
    yield from step_conditions(card_steps(card))
    for row in card.rows:
        yield row.when
    for scene in card.scenes:
        yield scene.when
    for box in card.boxes:
        yield box.when
    for passive in card.passives:
        yield passive.when
    for use in card.uses:
        yield use.when
    if card.leave_if is not None:
        yield card.leave_if
