"""Six levels, each harder than the one before: what they are called, and that the weaker ones lose."""

from __future__ import annotations

import pickle
import random

import pytest

from langbord import bots, games
from langbord.bots.levels import LEVELS, Level
from langbord.bots.sharp import budget_of
from langbord.lab.arena import run as arena
from langbord.lab.arena.statistics import Figures
from langbord.locales import languages
from langbord.server.site_texts import house


def test_there_are_six_and_each_can_play() -> None:
    assert len(LEVELS) == len(set(LEVELS)) == 6
    rng = random.Random(1)
    for level in LEVELS:
        bot = bots.load(level)
        assert bot.name == level
        assert pickle.loads(pickle.dumps(bot)).name == level
        position = games.load("reykholt").new(2, seed=1, log=False)
        assert position.ask is not None
        if level not in ("sharp", "master"):  # they think for seconds
            assert bots.answer(bot, position, rng) in position.ask.moves


def test_each_has_names_and_a_line_that_says_what_to_expect() -> None:
    for language in languages():
        words = house(language)
        names = {words.say(f"bot-called-{level}", number=number) for level in LEVELS for number in range(1, 6)}
        assert len(names) == 30
        assert all(words.say(f"lobby-bot-{level}") != words.say(f"lobby-level-{level}") for level in LEVELS)


def test_only_the_strongest_two_look_at_the_clock() -> None:
    """At most two seconds a move."""
    seconds = {}
    for level in LEVELS:
        bot = bots.load(level)
        budget = bot.sharp.budget if isinstance(bot, Level) else budget_of(level) if level == "sharp" else None
        if budget is not None and not budget.iterations:
            seconds[level] = budget.seconds
    assert seconds == {"sharp": 1.0, "master": 2.0}


@pytest.mark.parametrize(("weaker", "stronger"), [("calm", "curious"), ("curious", "steady")])
def test_a_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    plan = arena.Plan("reykholt", 2, 6, (stronger, weaker))
    outcome = arena.Outcome(plan, 24, [arena.play_game(plan, number) for number in range(24)])
    assert Figures(outcome).pairs[stronger][weaker].rate > 0.55
