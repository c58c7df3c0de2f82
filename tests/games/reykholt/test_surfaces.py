"""One rule in one place: page, text table and terminal show what the rules let a player pay, take and do."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.console import Console

from langbord.engine.position import Position
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.moves import GOOD_WORDS, GROW_WORDS, OPTION_WORDS, PILE_WORDS
from langbord.games.reykholt.rules.state import State
from langbord.games.reykholt.rules.view_model import PlayerView, View
from langbord.games.reykholt.terminal import board
from langbord.games.reykholt.web import context as panels
from langbord.terminal.saves import Seating
from langbord.terminal.session import Session
from tests.games.pages import asking, legal_for, texts
from tests.rules import rule

CASES = [
    (1, {"set": "C"}),
    (2, {"set": "B", "story": "on", "scenario": "4"}),
    (3, {"set": "D", "story": "on"}),
    (4, {"set": "A", "story": "on"}),
]


def positions(case: int, share: float) -> Iterator[Position[State]]:
    """Questions of a random game."""
    seats, options = CASES[case]
    chance = random.Random(case)
    position = GAME.new(seats, seed=case, options=options)
    while position.ask is not None:
        if chance.random() < share:
            yield position.copy()
        position.play(chance.choice(position.ask.moves))


def viewer(position: Position[State], seat: int) -> PlayerView:
    view: View = position.view(seat)
    return view["players"][seat]


def ways(position: Position[State], seat: int) -> Iterator[Position[State]]:
    """The tables after a worker was placed, and after each choice of an action or a side."""
    for word in legal_for(position, seat):
        if word == "pass" or word.startswith("use-"):
            continue
        twin = position.copy()
        twin.play(word)
        waiting = [twin]
        while waiting:
            found = waiting.pop()
            yield found
            if found.ask is not None and found.ask.prompt in ("which-action", "which-option"):
                for option in legal_for(found, seat) & set(OPTION_WORDS):
                    further = found.copy()
                    further.play(option)
                    waiting.append(further)


@rule("R3.4", "R4.3", "R4.4", "R5.1", "R5.4", "R6.1", "R6.10")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_what_one_tap_may_say_is_just_what_a_worker_could_lead_to(case: int) -> None:
    seen = 0
    for position in positions(case, 0.5 if CASES[case][0] == 1 else 0.15):
        assert position.ask is not None
        seat = position.ask.seat
        gestures = viewer(position, seat)["gestures"]
        if position.ask.prompt != "place-worker":
            continue
        assert gestures is not None
        seen += 1
        reached: dict[str, set[str]] = {name: set() for name in ("take-house", "take-card", "share-card", "harvest")}
        sown: set[tuple[str, str]] = set()
        taken: set[str] = set()
        before = position.state
        for twin in ways(position, seat):
            after = twin.state
            taken |= {PILE_WORDS[pile] for pile in range(4) if len(after.piles[pile]) < len(before.piles[pile])}
            if after.random_left() < before.random_left() and after.round == before.round:
                taken.add("random")
            ask = twin.ask
            if ask is None or ask.seat != seat or after.placed != before.placed or after.reveals != before.reveals:
                continue
            if ask.prompt in reached:
                reached[ask.prompt] |= legal_for(twin, seat)
            if ask.prompt == "seed":
                for house in legal_for(twin, seat) & set(GROW_WORDS):
                    further = twin.copy()
                    further.play(house)
                    sown |= {(house, good) for good in legal_for(further, seat) & set(GOOD_WORDS)}
        assert set(gestures["piles"]) == taken | (reached["take-house"] & set(PILE_WORDS))
        assert set(gestures["cards"]) == {word for word in reached["take-card"] if not word.startswith("use-")}
        assert set(gestures["shared"]) == {word for word in reached["share-card"] if not word.startswith("use-")}
        assert set(gestures["harvests"]) == reached["harvest"] & set(GROW_WORDS)
        assert {(house, good) for house, goods in gestures["seeds"].items() for good in goods} == sown
    assert seen >= 4


@rule("R5.4")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_what_is_lit_while_seeding_can_be_seeded(case: int) -> None:
    for position in positions(case, 1.0):
        assert position.ask is not None
        if position.ask.prompt != "seed":
            continue
        seat = position.ask.seat
        view: View = asking(position, seat)
        page = panels.context(view, texts("en", position), seat, legal_for(position, seat))
        lit = {(house.word, kind.good) for house in page["mine_area"].houses for kind in house.kinds if kind.piece.lit}
        sown: set[tuple[str, str]] = set()
        for house in legal_for(position, seat) & set(GROW_WORDS):
            twin = position.copy()
            twin.play(house)
            sown |= {(house, good) for good in legal_for(twin, seat) & set(GOOD_WORDS)}
        assert lit == sown


@rule("R9.3", "R9.4", "R9.5", "R9.6", "R9.7")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_a_plan_leads_where_it_says_and_keeps_what_it_says(case: int) -> None:
    played = 0
    for position in positions(case, 1.0):
        assert position.ask is not None
        if position.ask.prompt != "tourism":
            continue
        seat = position.ask.seat
        player = viewer(position, seat)
        assert (player["next"]["payable"], not player["bonus_used"]) == (
            "pay" in legal_for(position, seat),
            "bonus" in legal_for(position, seat),
        )
        for plan in player["plans"][:6]:
            twin = position.copy()
            for word in plan["words"]:
                assert word in legal_for(twin, seat)
                before = viewer(twin, seat)
                twin.play(word)
                if word == "pay":
                    price = before["next"]
                    spent = before["goods"][price["good"]] - viewer(twin, seat)["goods"][price["good"]]
                    held = position.state.players[seat].cards
                    assert spent == price["plates"] or held
            assert viewer(twin, seat)["table"] == plan["way"][-1]["table"]
            if not position.state.players[seat].cards and twin.state.round == position.state.round:
                assert viewer(twin, seat)["goods"] == plan["keeps"]
            played += 1
    assert played > 10


@rule("R8.1")
@pytest.mark.parametrize("case", range(len(CASES)))
def test_page_text_table_and_terminal_agree_on_prices_and_words(case: int) -> None:
    for position in positions(case, 0.05):
        assert position.ask is not None
        seat = position.ask.seat
        look = Session(position, Seating(("",) * position.seats), "en", Console(width=140)).look(seat)
        assert set(look.numbers) == legal_for(position, seat)
        view: View = asking(position, seat)
        page = panels.context(view, texts("en", position), seat, legal_for(position, seat))
        ahead = view["players"][seat]["next"]
        first = page["track"].ribbon[0]
        assert (first.good, first.plates, first.lacks == 0) == (ahead["good"], ahead["plates"], ahead["payable"])
        price = texts("en", position).price(f"{ahead['plates']} {ahead['good']}")
        assert board.cost_of(look, ahead["table"]) == price
        assert price in board._next(look)
