"""Tips for a first game: said at the decision they are about, once, pointing at something that is on the page."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import games
from langbord.engine.position import Position
from langbord.engine.tips import Tip
from langbord.games.nusfjord.web import tips
from langbord.games.nusfjord.web.tips import LESSONS
from langbord.locales import languages
from langbord.text import Texts
from tests.games.nusfjord.table import play
from tests.games.nusfjord.test_panels import render
from tests.games.pages import Page, moment

NUSFJORD = games.load("nusfjord")


def said(position: Position[Any], seat: int = 0) -> list[str]:
    return [tip.key for tip in tips.tips(moment(position, seat))]


def new(seats: int = 2) -> Position[Any]:
    return NUSFJORD.new(seats, seed=7, options={"start": "0"}, hold=True)


def turn(position: Position[Any], words: str) -> None:
    play(position, words)
    position.settle()


def test_a_newcomers_first_round() -> None:
    position = new()
    assert said(position) == ["tip-worker"]
    assert said(position, seat=1) == []  # not asked
    play(position, "deforest")
    assert said(position) == ["tip-deforest"]
    play(position, "D3")
    assert said(position) == ["tip-confirm"]
    position.settle()
    assert said(position) == []
    assert said(position, seat=1) == ["tip-worker"]
    turn(position, "gold")
    assert said(position) == ["tip-reserve"]
    play(position, "build")
    assert said(position)[:1] == ["tip-building"]


def test_the_third_worker_learns_what_costs_points_and_round_2_how_fish_were_handed_out() -> None:
    position = new()
    for words in ("gold", "thin", "transfer", "issue"):
        turn(position, words)
    [points] = tips.tips(moment(position))
    assert points == Tip("tip-points", "head-score", {"empty": 5, "unissued": 3})
    turn(position, "pass")
    turn(position, "pass")
    assert position.view(1)["round"] == 2
    [fishing] = tips.tips(moment(position, seat=1))
    assert (fishing.key, fishing.values, fishing.last) == ("tip-fishing", {"haul": 3}, True)


def test_undo_brings_a_tip_back() -> None:
    position = new()
    play(position, "deforest")
    position.undo()
    assert said(position) == ["tip-worker"]


def test_a_question_is_explained_once() -> None:
    position = new()
    turn(position, "deforest D3")
    turn(position, "pass")
    turn(position, "pass")
    turn(position, "pass")
    turn(position, "pass")
    turn(position, "pass")
    turn(position, "pass")
    play(position, "deforest")
    assert said(position) == []


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_tip_points_at_a_piece_and_has_its_words(seats: int) -> None:
    """Random games up to round 3: all lessons are met, and none later."""
    met: set[str] = set()
    frame = {"confirm"}  # a button of the frame
    texts = {language: Texts(language, NUSFJORD, NUSFJORD.meta.complete(seats, {})) for language in languages()}
    for seed in range(12):
        chance = random.Random(seed)
        position = NUSFJORD.new(seats, seed=seed, hold=True)
        while position.ask is not None:
            seat = position.held if position.held is not None else position.ask.seat
            for tip in tips.tips(moment(position, seat)):
                if tip.key not in met:
                    assert tip.target in frame | set(Page(render(position, seat)).all("id")), tip
                met.add(tip.key)
                for read in (False, True):
                    again = next(t for t in tips.tips(moment(position, seat, read)) if t.target == tip.target)
                    for t in texts.values():
                        assert t.say(again.key, **again.values) != again.key
            if position.held is not None:
                position.settle()
                continue
            if position.view(seat)["round"] > 3:
                break
            assert position.view(seat)["round"] < 3 or not said(position, seat)
            position.play(chance.choice(position.ask.moves))
    assert met == {f"tip-{lesson.key}" for lesson in LESSONS} - ({"tip-confirm"} if seats == 1 else set())
    assert all(not t.problems for t in texts.values())
