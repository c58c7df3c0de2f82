"""Who begins, in every game there is: drawn as before, set, or named by a drawn player."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import games
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.engine.start_player import CHOOSE_START, CHOOSER, RANDOM, start_option
from langbord.locales import languages
from langbord.text import Texts
from tests.rules import rule

SEATS = 3
#: The games of the house; another game need not have the option.
HOUSE = ("nusfjord", "reykholt", "keyharvest", "galzyr")


def until_asked(position: Position[Any], prompt: str, most: int = 60) -> Position[Any]:
    """Any answers, until this is asked or something else than a set-up goes on."""
    chance = random.Random(1)
    for _ in range(most):
        if position.ask is None or position.ask.prompt == prompt:
            break
        position.play(chance.choice(position.ask.moves))
    return position


def beginner(position: Position[Any]) -> int:
    """Who is start player."""
    view = position.view(None)
    seat: int = view["start"] if "start" in view else view["first"]
    return seat


@pytest.mark.parametrize("name", HOUSE)
def test_the_option_is_the_same_everywhere(name: str) -> None:
    meta = games.meta(name)
    (option,) = [option for option in meta.options if option.name == "start"]
    assert option == start_option(max(meta.seats))
    assert (option.default, option.values[:2]) == (RANDOM, (RANDOM, CHOOSER))


@rule("N1.10", "R1.10", "K1.10", "G3.6")
@pytest.mark.parametrize("name", HOUSE)
def test_a_drawn_player_names_the_start_player(name: str) -> None:
    asked: set[int] = set()
    for seed in range(8):
        position = until_asked(games.load(name).new(SEATS, seed=seed, options={"start": CHOOSER}), CHOOSE_START)
        assert position.ask is not None
        asked.add(position.ask.seat)
        assert position.ask.prompt == CHOOSE_START
        words = [position.game.vocabulary.words[move] for move in position.ask.moves]
        assert len(words) == SEATS
        none = position.why_not(position.ask.seat, words[0].replace("1", "4"))
        assert none is not None
        assert none.key == "no-such-seat"
        other = position.why_not(position.ask.seat, position.game.vocabulary.words[0])
        assert other is not None
        for language in languages():
            texts = Texts(language, position.game, position.options)
            said = [texts.prompt(position.ask), *(texts.move(position.ask, move) for move in position.ask.moves)]
            assert len(set(said)) == SEATS + 1
            assert texts.problems == []
        for at, word in enumerate(words):
            named = position.copy()
            named.play(word)
            named.settle()
            assert beginner(named) == at
            told = [event.key for event in named.log(None)]
            assert {"start-drawn", "names-start"} <= set(told)
            assert named.game.faults(named.state) == []
    assert len(asked) > 1


@rule("N1.10", "R1.10", "K1.10", "G3.6")
@pytest.mark.parametrize("name", HOUSE)
def test_a_seat_can_be_set_and_begins_every_time(name: str) -> None:
    for seed in range(3):
        position = games.load(name).new(SEATS, seed=seed, options={"start": "2"})
        assert beginner(until_asked(position, "start-place") if name == "galzyr" else position) == 2
    with pytest.raises(OptionError, match="there is no seat 3 among 3"):
        games.load(name).new(SEATS, seed=1, options={"start": "3"})


@pytest.mark.parametrize("name", HOUSE)
def test_alone_nobody_chooses(name: str) -> None:
    if 1 in games.meta(name).seats:
        with pytest.raises(OptionError, match="start chooser"):
            games.load(name).new(1, seed=1, options={"start": CHOOSER})
    drawn = {beginner(until_asked(games.load(name).new(SEATS, seed=seed), "start-place", 12)) for seed in range(12)}
    assert len(drawn) > 1
