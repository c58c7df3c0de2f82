"""Tips for a first game: said at the decision they are about, once, pointing at something that is on the page."""

from __future__ import annotations

import random
from typing import Any

from langbord.engine.position import Position
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK
from langbord.games.galzyr.web import tips
from langbord.games.galzyr.web.tips import LESSONS
from langbord.locales import languages
from tests.games.galzyr.table import BOOK
from tests.games.galzyr.test_panels import render
from tests.games.pages import moment, texts


def said(position: Position[Any], seat: int = 0) -> list[str]:
    return [tip.key for tip in tips.tips(moment(position, seat))]


def test_a_newcomers_first_morning() -> None:
    """Who goes out; the origin story keeps them off the board; then the scene that must be played."""
    position = GAME.new(1, seed=1, options={"book": HOUSE_BOOK})
    assert said(position) == ["tip-gather"]
    position.play("h1")
    assert said(position) == ["tip-held-fast"]
    position.play("story")
    assert said(position) == ["tip-story"]


def test_nobody_is_told_what_others_are_asked() -> None:
    position = GAME.new(2, seed=1, options={"book": HOUSE_BOOK})
    assert position.ask is not None
    assert said(position, 1 - position.ask.seat) == []


def test_undo_brings_a_tip_back() -> None:
    position = GAME.new(1, seed=1, options={"book": HOUSE_BOOK})
    position.play("h1")
    position.play("story")
    position.undo()
    assert said(position) == ["tip-held-fast"]


def test_every_tip_points_at_a_piece_and_has_its_words() -> None:
    """Random months: all lessons are met in their first days, and none later."""
    met: set[str] = set()
    for seed in range(14):
        seats = 1 + seed % 3
        chance = random.Random(seed)
        book = BOOK if seed % 2 else HOUSE_BOOK  # in the house's own book everybody begins off the board
        position = GAME.new(seats, seed=seed, options={"book": book}, hold=True)
        while position.ask is not None and position.view(None)["day"] <= tips.LAST_DAY + 1:
            seat = position.held if position.held is not None else position.ask.seat
            for tip in tips.tips(moment(position, seat)):
                assert position.view(None)["day"] <= tips.LAST_DAY
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
