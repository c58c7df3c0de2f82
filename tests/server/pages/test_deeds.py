"""What others do, for the prompt line: whose deed, since when, and what is a scene for all."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord import bots, games
from langbord.engine.position import Position
from langbord.engine.record import open_at_origin
from langbord.server.pages import deeds
from langbord.server.pages.table_page import Viewer, table_page, texts, web_of

SEATS = 3
NAMES = ("Ann", "Berit", "Cecilie")


def play(game: str, answers: int, seed: int) -> list[Position[Any]]:
    """The settled positions of a game of calm bots, answer after answer."""
    loaded = games.load(game)
    options = loaded.meta.complete(SEATS, {})
    position = open_at_origin(loaded, SEATS, options, {"key": f"{seed:02x}" * 32}, loaded.meta.rules, hold=True)
    calm, rng = bots.load("calm"), random.Random(seed)
    found: list[Position[Any]] = []
    for _ in range(answers):
        if position.ask is None:
            break
        position.play(loaded.vocabulary.word(bots.answer(calm, position, rng)))
        if position.held is not None:
            position.settle()
        found.append(position.copy())
    return found


@pytest.mark.parametrize("game", [name for name in games.names() if games.plugin(name).web is not None])
def test_a_deed_is_told_to_all_but_who_did_it(game: str) -> None:
    told, scenes = 0, 0
    for position in play(game, 60, 3):
        if position.draft:
            continue
        t = texts("en", game, tuple(sorted(position.options.items())), NAMES)
        web = web_of(game)
        for seat in (*range(SEATS), None):
            mine = () if seat is None else (seat,)
            deed = deeds.deed(position.log(seat), t, mine, web.scene_begins | web.scene_goes_on)
            if deed is None:
                continue
            told += 1
            assert deed.seat not in mine
            since = [event for event in position.log(seat)[-deeds.LOOKED_THROUGH :] if deeds.actor(event) is not None]
            since = [event for event in since if event.key not in web.scene_begins | web.scene_goes_on]
            public = [event for event in since if event.audience is None]
            assert deeds.actor(public[-1]) == deed.seat  # nobody did anything after it
            assert t.event(public[-1]).endswith(deed.parts[-1])
        scene = deeds.scene(position.log(None), t, web.scene_begins, web.scene_goes_on)
        if scene is not None:
            scenes += 1
            log = position.log(None)
            assert log[scene.number].key in web.scene_begins
            assert not any(event.key in web.scene_begins for event in log[scene.number + 1 + len(scene.lines) :])
    assert told > 20
    assert scenes > 0 or not web_of(game).scene_begins or game == "keyharvest"  # its events come later than this


def test_the_page_of_whoever_has_just_acted_tells_no_deed() -> None:
    for position in play("nusfjord", 30, 5):
        log = position.log(None)
        last = next((deeds.actor(event) for event in reversed(log) if deeds.actor(event) is not None), None)
        if last is None or position.draft or log[-1].key == "fishes":
            continue
        viewer = Viewer(last, (last,), "en", "auto", True, False)
        assert table_page(position, viewer, NAMES)["deed"] is None
