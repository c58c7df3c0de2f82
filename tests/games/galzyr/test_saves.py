"""Saves that somebody has edited are refused with a sentence, or can be played; nothing else happens."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from langbord.engine.errors import RecordError
from langbord.engine.record import resume
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.moves import GO_ON
from tests.games.galzyr.table import BOOK

Path = tuple[str | int, ...]


def saved(seed: int) -> dict[str, Any]:
    """A save in the middle of a random game."""
    chance = random.Random(seed)
    position = GAME.new(2, seed=seed, options={"book": BOOK, "mode": "competitive"})
    for _ in range(chance.randrange(5, 120)):
        assert position.ask is not None
        over = position.ask.prompt == "month-over"
        position.play(GO_ON if over else chance.choice(position.ask.moves))
        if position.ask is None:
            break
    return position.save()


def places(data: Any, path: Path = ()) -> list[Path]:
    """Every place in a state where something could be changed."""
    if isinstance(data, dict):
        return [place for key, value in data.items() for place in places(value, (*path, key))]
    if isinstance(data, list):
        return [path, *(place for index, value in enumerate(data) for place in places(value, (*path, index)))]
    return [path]


def edited(data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One thing is changed."""
    twin = copy.deepcopy(data)
    path = chance.choice(places(twin["base"]))
    inside: Any = twin["base"]
    for key in path[:-1]:
        inside = inside[key]
    old = inside[path[-1]]
    if isinstance(old, bool):
        inside[path[-1]] = not old
    elif isinstance(old, int):
        inside[path[-1]] = chance.choice([-1, 0, 1, 5, 99, 1000, old + 1, old - 1])
    elif isinstance(old, list):
        inside[path[-1]] = chance.choice([old[:-1], old + old[-1:]])
    else:
        inside[path[-1]] = chance.choice(["", "x", "over", "adventure"])
    return twin


@pytest.mark.parametrize("seed", range(6))
def test_an_edited_save_is_refused_or_can_be_played(seed: int) -> None:
    chance = random.Random(seed)
    data = saved(seed)
    refused = 0
    for _ in range(25):
        try:
            position = resume(GAME, edited(data, chance))
        except RecordError:
            refused += 1
            continue
        for _ in range(10):
            if position.ask is None:
                break
            position.view(0)
            position.play(chance.choice(position.ask.moves))
    assert refused
