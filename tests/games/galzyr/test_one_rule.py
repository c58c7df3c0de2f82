"""Rules, page and terminal say the same: what is lit is legal, a price shown is paid, a tap leads where it says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from langbord.engine.position import Position
from langbord.games.galzyr.book.vocabulary import DIFFICULTIES
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal.seen import seen_by
from langbord.games.galzyr.web.bargains import bargain
from langbord.games.galzyr.web.map import map_panel
from langbord.games.galzyr.web.options import choices, promised
from langbord.tui.screen import SHAPES, Look
from tests.games.galzyr.table import begin, month
from tests.games.galzyr.test_panels import render
from tests.games.pages import legal_for, texts
from tests.rules import rule

GAMES: list[tuple[int, dict[str, str]]] = [(1, {}), (2, {"mode": "coop"}), (3, {"mode": "competitive"})]


def positions(number: int, *prompts: str, most: int = 900) -> Iterator[Position[Any]]:
    """Where a random game asks one of these questions."""
    seats, options = GAMES[number]
    chance = random.Random(number)
    position = GAME.new(seats, seed=number + 5, options=options)
    for _ in range(most):
        if position.ask is None:
            return
        if position.ask.prompt in prompts:
            yield position
        position.play(chance.choice(position.ask.moves))


def look(position: Position[Any]) -> Look[View]:
    """The terminal's look at a table."""
    assert position.ask is not None
    seat = position.ask.seat
    numbers = {word: at for at, word in enumerate(sorted(legal_for(position, seat)), 1)}
    values = {name: thing for name, (_, thing) in position.ask.values}
    return Look(position.view(seat), seat, texts("en", position), SHAPES, 100, numbers, position.ask.prompt, values)


@rule("G5.1")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_tap_on_a_far_place_leads_there(number: int) -> None:
    far = 0
    for position in positions(number, "travel"):
        assert position.ask is not None
        seat = position.ask.seat
        spaces = {space["word"] for space in position.view(seat)["spaces"]}
        lit = {place.word: place for place in map_panel(seen_by(look(position))).places if place.piece.lit}
        assert {word for word, place in lit.items() if place.steps == 1} == legal_for(position, seat) & spaces
        for word, place in lit.items():
            trial = position.copy()
            for step in (place.piece.send or place.piece.word).split():
                trial.play(step)
            assert trial.view(seat)["players"][seat]["space"] == word
            far += place.steps > 1
        for other in range(position.seats):
            assert other == seat or position.view(other)["routes"] == {}
    assert far


@rule("G7.6")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_options_are_open_on_page_and_terminal_as_they_are_by_the_rules(number: int) -> None:
    seen = 0
    for position in positions(number, "option", most=500):
        assert position.ask is not None
        seat = position.ask.seat
        legal = legal_for(position, seat)
        shown = choices(seen_by(look(position)))
        assert {choice.word for choice in shown if choice.piece.lit} == {
            word for word in legal if re.match(r"o\d", word)
        }
        assert all(choice.closed != choice.piece.lit for choice in shown)
        page = render(position, seat)
        assert {word for word in page.all("data-word") if re.fullmatch(r"o\d+", word)} >= legal & {
            c.word for c in shown
        }
        seen += 1
    assert seen


@rule("G7.5")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_goods_cost_what_is_shown(number: int) -> None:
    for position in positions(number, "market"):
        assert position.ask is not None
        seat = position.ask.seat
        deal = bargain(seen_by(look(position)))
        assert deal is not None
        assert {pick.piece.word for pick in deal.picks if pick.piece.lit} == legal_for(position, seat) - {"stop"}
        for pick in deal.picks:
            if pick.piece.lit:
                trial = position.copy()
                trial.play(pick.piece.word)
                before, after = (one.view(seat)["players"][seat]["gold"] for one in (position, trial))
                assert before - after == pick.price


@rule("G6.2")
def test_a_handful_of_gold_is_there() -> None:
    state = month(2)
    state.players[1].space = state.players[0].space
    state.players[0].gold, state.players[1].gold = 3, 9
    position = begin(state)
    position.play("trade")
    deal = bargain(seen_by(look(position)))
    assert deal is not None
    assert [side.handful.send for side in deal.sides] == ["give give give", "take take take take take"]
    for side in deal.sides:
        trial = position.copy()
        for word in side.handful.send.split():
            trial.play(word)
    for _ in range(3):
        position.play("give")
    assert "give" not in legal_for(position, 0)
    again = bargain(seen_by(look(position)))
    assert again is not None
    assert not any(side.more.lit or side.handful.lit for side in again.sides)


@rule("G8.1", "G8.14")
def test_a_check_promises_what_its_outcomes_ask_in_a_challenge_too() -> None:
    position = GAME.new(1, seed=3, options={"challenge": "on"})
    chance = random.Random(3)
    for _ in range(600):
        if position.ask is None:
            break
        check = position.view(0)["check"]
        if check is not None and check["difficulty"] in DIFFICULTIES[:3]:
            scene = position.view(0)["scene"]
            seen = seen_by(look(position))
            plain = seen.land.book.world.difficulty[DIFFICULTIES.index(check["difficulty"])]
            partners = seen.land.scene(scene["id"]).partner
            assert promised(seen, check["difficulty"]) == plain + partners
        position.play(chance.choice(position.ask.moves))


@rule("G10.4")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_room_for_items_is_what_can_still_be_kept(number: int) -> None:
    for position in positions(number, "travel", "too-many-items", most=400):
        assert position.ask is not None
        seat = position.ask.seat
        player = position.view(seat)["players"][seat]
        assert (player["room_items"] == 0) or position.ask.prompt != "too-many-items"
        assert player["room_items"] + len(player["items"]) >= 3
        assert {position.view(seat)["players"][other]["room_items"] for other in range(position.seats)} <= {
            player["room_items"],
            None,
        }
