"""Tips for a first game: said at the decision they are about, once, pointing at something that is on the page."""

from __future__ import annotations

import random
from typing import Any

from langbord.engine.position import Position
from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.web import tips
from langbord.games.keyharvest.web.tips import LESSONS
from langbord.locales import languages
from tests.games.keyharvest.table import board, hand, play, table
from tests.games.keyharvest.test_panels import render
from tests.games.pages import moment, texts


def said(position: Position[Any], seat: int = 0) -> list[str]:
    return [tip.key for tip in tips.tips(moment(position, seat))]


def test_a_newcomers_first_two_turns() -> None:
    fields = board(0, "B2 B3 E6"), board(1, "C5")
    position = table(2, *fields, hand(0, wheat=2), hand(1, wine=2), hold=True)
    assert said(position) == ["tip-turn"]
    assert said(position, seat=1) == []  # not asked
    play(position, "worker A")
    assert said(position) == ["tip-place"]
    play(position, "A2 pass")
    assert said(position) == ["tip-harvest"]
    play(position, "end")
    assert said(position) == ["tip-confirm"]
    position.settle()
    play(position, "end")
    position.settle()
    assert said(position) == []  # nothing in the store yet
    play(position, "harvest E6")
    assert said(position) == ["tip-worker"]


def test_undo_brings_a_tip_back() -> None:
    position = table(2, board(0, "B2 B3"), hold=True)
    play(position, "worker")
    position.undo()
    assert said(position) == ["tip-turn"]


def test_every_tip_points_at_a_piece_and_has_its_words() -> None:
    """Random games up to round 3: all lessons are met, and none later."""
    met: set[str] = set()
    for seed in range(40):
        seats = 2 + seed % 2
        chance = random.Random(seed)
        position = GAME.new(seats, seed=seed, hold=True)
        while position.ask is not None and position.view(None)["round"] <= tips.LAST_ROUND + 1:
            seat = position.held if position.held is not None else position.ask.seat
            for tip in tips.tips(moment(position, seat)):
                assert position.view(None)["round"] <= tips.LAST_ROUND
                if tip.key in met:
                    continue
                met.add(tip.key)
                if tip.target != "confirm":  # that button belongs to the frame
                    assert tip.target in render(position, seat).all("id"), tip
                for again in (tip, *tips.tips(moment(position, seat, text_only=True))):
                    for language in languages():
                        assert texts(language, position).say(again.key, **again.values) != again.key
            if position.held is not None:
                position.settle()
            else:
                position.play(chance.choice(position.ask.moves))
    assert met == {f"tip-{lesson.key}" for lesson in LESSONS}
