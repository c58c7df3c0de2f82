"""Tips for a first game: said at the decision they are about, once, pointing at something that is on the page."""

from __future__ import annotations

import random
from typing import Any

from langbord.engine.position import Position
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.web import tips
from langbord.games.reykholt.web.tips import ENDINGS, LESSONS
from langbord.locales import languages
from tests.games.pages import moment, texts
from tests.games.reykholt.table import at_work, play, table
from tests.games.reykholt.test_panels import render


def said(position: Position[Any], seat: int = 0) -> list[str]:
    return [tip.key for tip in tips.tips(moment(position, seat))]


def test_a_newcomers_first_round() -> None:
    position = table(2, at_work, hold=True)
    assert said(position) == ["tip-first"]
    assert said(position, seat=1) == []  # not asked
    play(position, "P1 size-3")
    assert said(position) == ["tip-confirm"]
    position.settle()
    play(position, "M1 first")
    position.settle()
    assert said(position) == ["tip-sow", "tip-flag"]
    play(position, "F1")
    assert said(position) == ["tip-seed"]
    play(position, f"{position.view(0)['players'][0]['houses'][0]['word']} tomato")
    position.settle()
    play(position, "M3 first")
    position.settle()
    assert said(position) == ["tip-last-worker"]


def test_undo_brings_a_tip_back() -> None:
    position = table(2, at_work, hold=True)
    play(position, "P1")
    position.undo()
    assert said(position) == ["tip-first"]


def test_every_tip_points_at_a_piece_and_has_its_words() -> None:
    """Random games up to round 2: all lessons are met, and none later."""
    met: set[str] = set()
    for seed in range(12):
        seats = 1 + seed % 3
        chance = random.Random(seed)
        scenario = "1" if seed % 4 == 3 else "off"
        position = GAME.new(seats, seed, {"scenario": scenario}, hold=True)
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
    assert met == {f"tip-{lesson.key}" for lesson in (*LESSONS, *ENDINGS)}
