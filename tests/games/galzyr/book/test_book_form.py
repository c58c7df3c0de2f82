"""The form in which a book is hashed: every field that play hangs on is in it, no name of ours is, and it stays."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from langbord.games.galzyr.book import canonical_form as form
from langbord.games.galzyr.book import model as b
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book import reader
from tests.games.galzyr.small_book import write_book

#: What only people read, or only says where something was written, and so is in no hash.
NOT_PLAYED = {
    b.Book: {"id", "base", "texts", "stacks", "numbers", "articles"},  # the stacks stand on the cards
    b.World: {"title", "tags"},  # tags are carried by cards and adventurers
    b.Space: {"name", "x", "y", "location"},  # a location is known by its slot
    b.Adventurer: {"name", "species"},
    b.Level: {"name"},
    b.Card: {"name", "subtitle", "flavour", "notice", "source"},
    b.SceneBox: {"label", "source"},
    b.EventRow: {"source"},
    b.Use: {"phrase"},
    b.Scene: {"title", "premise", "thread", "source"},  # the thread is in the id
    b.Block: {"source"},
    b.Option: {"title", "source"},
    b.Outcome: {"source"},
    b.Exit: {"source"},
    b.Span: {"text"},
    b.Line: {"key", "source"},
    p.Box: {"phrase"},
}

EFFECTS: list[type] = list(typing.get_args(p.Effect))
CHECK_EFFECTS: list[type] = list(typing.get_args(p.CheckEffect))
ATOM = p.Condition("near", "reeds", 1, 2)
WHEN = ((ATOM,),)
STEP = p.Step(p.GainGold(1))
LINE = b.Line("key", "source", (b.Span("told", WHEN), b.Span("plain")))


def example(kind: type) -> Any:
    """Something of a class with a value in every field."""
    values: dict[str, Any] = {}
    hints = typing.get_type_hints(kind, vars(b) | vars(p))
    for field in dataclasses.fields(kind):
        values[field.name] = value_of(hints[field.name])
    return kind(**values)


def value_of(hint: Any) -> Any:
    """A value that is not the one that is left out."""
    known: dict[Any, Any] = {str: "word", int: 3, bool: True, p.Conditions: WHEN, b.Source: b.NOWHERE, b.Line: LINE}
    if hint in known:
        return known[hint]
    if hint == p.Effect:
        return p.GainGold(1)
    if hint == p.CheckEffect:
        return p.Successes(1)
    inner = typing.get_args(hint)
    origin = typing.get_origin(hint)
    if origin is tuple:
        return (value_of(inner[0]),) if inner[-1] is ... else tuple(value_of(each) for each in inner)
    if origin is dict:
        return {"word": value_of(inner[1])}
    if inner:  # … | None
        return value_of(next(each for each in inner if each is not type(None)))
    return STEP if hint is p.Step else example(hint)


def others(value: Any) -> Iterator[Any]:
    """Values that differ from one."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, 0)
    elif isinstance(value, str):
        yield value + "-2"
    elif isinstance(value, tuple):
        yield from (value * 2, ())
        if value and dataclasses.is_dataclass(value[0]):
            yield from ((first, *value[1:]) for first in others(value[0]))
    elif isinstance(value, dict):
        yield {}
    elif isinstance(value, p.GainGold):
        yield from (p.LoseGold(value.amount), p.GainGold(9))
    elif dataclasses.is_dataclass(value):
        yield from (changed for _, changed in changes(value))


def changes(thing: Any) -> Iterator[tuple[str, Any]]:
    """The thing with each of its fields changed."""
    for field in dataclasses.fields(thing):
        if field.name not in NOT_PLAYED.get(type(thing), ()):
            before = getattr(thing, field.name)
            for value in others(before):
                if value != before:
                    yield field.name, dataclasses.replace(thing, **{field.name: value})


WRITERS: dict[type, Any] = {
    b.World: form._world,
    b.Space: form._space,
    b.Adventurer: form._adventurer,
    b.Card: form._card,
    b.Scene: form._scene,
    b.Block: form._block,
    b.Option: form._option,
    b.Check: form._check,
    p.Box: form._box,
    p.Condition: form._condition,
    p.Place: form._place,
    p.Step: form._step,
    **dict.fromkeys(EFFECTS, form._effect),
    **dict.fromkeys(CHECK_EFFECTS, form._check_effect),
}


@pytest.mark.parametrize("kind", WRITERS, ids=lambda kind: kind.__name__)
def test_every_field_counts(kind: type) -> None:
    write, thing = WRITERS[kind], example(kind)
    for name, other in changes(thing):
        assert write(other) != write(thing), f"{kind.__name__}.{name} is in no hash"


@pytest.mark.parametrize("kind", [*EFFECTS, *CHECK_EFFECTS], ids=lambda kind: kind.__name__)
def test_effects_are_told_apart_by_the_first_word(kind: type) -> None:
    same = EFFECTS if kind in EFFECTS else CHECK_EFFECTS
    words = [WRITERS[each](example(each))[0] for each in same]
    assert words.count(WRITERS[kind](example(kind))[0]) == 1


@pytest.mark.parametrize("kind", NOT_PLAYED, ids=lambda kind: kind.__name__)
def test_only_fields_that_there_are_are_left_out(kind: type) -> None:
    assert NOT_PLAYED[kind] <= {field.name for field in dataclasses.fields(kind)}


def test_what_people_read_is_in_no_hash(tmp_path: Path) -> None:
    book = reader.read(write_book(tmp_path))
    scene, card = book.scenes["ferry.toll"], book.cards["dunmere.quay"]
    told = dataclasses.replace(scene, title=LINE, premise="another", source=b.Source("elsewhere", 7))
    named = dataclasses.replace(card, name=LINE, flavour=(LINE,), notice=LINE, subtitle="2")
    other = dataclasses.replace(book, id="x", scenes={**book.scenes, scene.id: told}, cards={card.id: named})
    assert form.book_hash(other) == form.book_hash(book)


def test_the_form_is_as_it_is_written_down(tmp_path: Path) -> None:
    """The hash of a book of four files: should it ever change, records of every book are unreadable."""
    book = reader.read(write_book(tmp_path))
    scene = form.book_form(book)["scenes"][-1]
    assert scene == {
        "id": "ferry.toll",
        "number": 3,
        "partner": True,
        "blocks": [
            {
                "name": "start",
                "options": [
                    {
                        "check": {
                            "verb": "convince",
                            "skill": "communication",
                            "difficulty": "medium",
                            "outcomes": [[2, "over", []], [-99, "wet", []]],
                        }
                    },
                    {"cost": [{"do": ["pay gold", 1]}], "to": "over"},
                    {"to": "end"},
                ],
            },
            {"name": "over", "steps": [{"do": ["gain prestige", 1]}], "exits": [["end", [], 0, 0]]},
            {"name": "wet", "steps": [{"do": ["lose gold", 1]}], "exits": [["end", [], 0, 0]]},
        ],
    }
    assert form.book_hash(book) == "db8e2cc2cbe17b82"
