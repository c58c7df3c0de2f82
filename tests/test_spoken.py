"""Every game can say in both languages whatever comes up when it is played."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import games
from langbord.engine.position import Position
from langbord.locales import languages
from langbord.text import Texts
from tests.messages import messages

LONGEST = 400  # answers of a random game that are looked at


@pytest.mark.parametrize("game", games.names())
def test_both_languages_have_the_same_messages_with_the_same_values(game: str) -> None:
    assert messages("ru", game) == messages("en", game)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in games.names() for seats in games.meta(name).seats]
)
def test_whatever_happens_can_be_said(game: str, seats: int, language: str) -> None:
    rng = random.Random(f"{game} {seats}")
    position = games.load(game).new(seats, seed=seats, hold=True)
    texts = Texts(language, position.game, position.options)
    for _ in range(LONGEST):
        if position.ask is None:
            break
        _say_all(position, texts, rng)
        position.play(rng.choice(position.ask.moves))
        texts.barrier(position.barrier_why)
        if position.held is not None:
            position.settle()
    for seat in range(seats):
        for event in position.log(seat):
            assert texts.event(event)
        for line in games.plugin(game).score_sheets(position.view(seat))[seat]:
            assert texts.score_line(line["key"], line["card"])
    assert texts.problems == []


def _say_all(position: Position[Any], texts: Texts, rng: random.Random) -> None:
    """The question, its answers, and why a few other words are none."""
    ask = position.ask
    assert ask is not None
    assert texts.prompt(ask)
    for move in ask.moves:
        assert texts.move(ask, move)
    for move in rng.sample(range(len(position.game.vocabulary)), 12):
        reason = position.why_not(ask.seat, move)
        if reason is not None:
            assert texts.reason(reason)
            assert not reason.paragraph or texts.rule(reason.paragraph).text
