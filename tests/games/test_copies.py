"""States that say themselves how they begin and are copied: nothing is forgotten, nothing is shared."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

from langbord import games
from langbord.engine.chance import Chance
from langbord.engine.codec import state_hash, to_json
from langbord.engine.table import STATIC, Hand, Pile
from langbord.games.galzyr.rules import state as galzyr
from langbord.games.keyharvest.rules import state as keyharvest
from langbord.games.nusfjord.rules import state as nusfjord
from langbord.games.reykholt.rules import state as reykholt

KEY = bytes(32)
MADE: list[Any] = [
    Pile(),
    Hand(),
    nusfjord.Player(1),
    nusfjord.State(Chance(KEY)),
    reykholt.Player(1),
    reykholt.State(Chance(KEY)),
    keyharvest.Lot(3),
    keyharvest.Player(1),
    keyharvest.State(Chance(KEY)),
    galzyr.State(Chance(KEY)),
]


@pytest.mark.parametrize("made", MADE, ids=lambda made: f"{type(made).__module__}.{type(made).__name__}")
def test_what_it_begins_as_is_what_its_fields_say(made: Any) -> None:
    for field in dataclasses.fields(made):
        if field.metadata == STATIC:
            continue
        if field.default is not dataclasses.MISSING:
            assert getattr(made, field.name) == field.default, field.name
        elif field.default_factory is not dataclasses.MISSING:
            assert getattr(made, field.name) == field.default_factory(), field.name


@pytest.mark.parametrize("name", ["nusfjord", "reykholt", "keyharvest"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_copy_is_equal_and_shares_nothing(name: str, seats: int) -> None:
    """At every turn of a random game; a field that `copy` forgets, or hands on, is found here."""
    rng = random.Random(seats)
    position = games.load(name).new(seats, seed=seats, log=False, keep=False)
    turn = 0
    while position.ask is not None:
        if position.turns != turn:
            turn = position.turns
            state = position.state
            twin = position.game.copy_state(state)
            assert to_json(twin) == to_json(state)
            assert twin == state
            assert not parts_of(twin) & parts_of(state)
            unlike(twin)
            assert to_json(position.game.copy_state(twin)) == to_json(twin)
            assert state_hash(position.state) != state_hash(twin)
        position.play(rng.choice(position.ask.moves))


def parts_of(thing: Any) -> set[int]:
    """The identity of all that can change within a state."""
    if dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        inner = [getattr(thing, field.name) for field in dataclasses.fields(thing) if field.metadata != STATIC]
    elif isinstance(thing, list):
        inner = thing
    elif isinstance(thing, dict):
        inner = list(thing.values())
    else:
        return set()
    return {id(thing)}.union(*(parts_of(part) for part in inner))


def unlike(state: Any) -> None:
    """Change every plain field of a state and its players, so that none of them happens to be what it begins as."""
    for thing in (state, *state.players):
        for field in dataclasses.fields(thing):
            value = getattr(thing, field.name)
            if field.metadata == STATIC or field.name == "seat":
                continue
            if isinstance(value, bool):
                setattr(thing, field.name, not value)
            elif isinstance(value, int):
                setattr(thing, field.name, value + 5)
            elif isinstance(value, str):
                setattr(thing, field.name, value + "!")
            elif value and isinstance(value, list) and all(isinstance(one, int) for one in value):
                setattr(thing, field.name, [*value, 7])
