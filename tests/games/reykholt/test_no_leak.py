"""Nobody is shown what lies face down: the random greenhouses and the events."""

from __future__ import annotations

from typing import cast

import pytest

from langbord.engine.chance import Chance, key_from_seed
from langbord.games.reykholt.rules.game import GAME, Reykholt
from langbord.games.reykholt.rules.moves import EVENT_WORDS, HOUSE_CARDS, HOUSE_WORDS
from langbord.games.reykholt.rules.state import State
from langbord.games.reykholt.rules.view_model import View
from langbord.lab.selfplay.invariant_checker import Violation
from tests.games.reykholt.table import table
from tests.games.reykholt.test_fuzz import play_checked
from tests.rules import rule


class ShowsNextGreenhouse(Reykholt):
    def view(self, state: State, seat: int | None) -> View:
        return cast(
            View, {**super().view(state, seat), "next": [HOUSE_WORDS[house] for house in state.random.cards[-1:]]}
        )


class ShowsNextEvent(Reykholt):
    def view(self, state: State, seat: int | None) -> View:
        top = [EVENT_WORDS[card - HOUSE_CARDS] for card in state.events.cards[-1:]]
        return cast(View, {**super().view(state, seat), "next-event": top})


class ShowsBottom(Reykholt):
    def view(self, state: State, seat: int | None) -> View:
        return cast(View, {**super().view(state, seat), "bottom": state.random.cards[:1]})


@pytest.mark.parametrize("game", [ShowsNextGreenhouse(), ShowsNextEvent(), ShowsBottom()])
def test_a_view_that_leaks_is_caught(game: Reykholt) -> None:
    with pytest.raises(Violation, match="is shown a secret"):
        play_checked(game, 2, 1, False, scenario="2")


@rule("R1.4", "R12.2")
def test_a_view_names_no_card_of_a_face_down_pile() -> None:
    position = table(3, scenario="1")
    hidden = [HOUSE_WORDS[house] for house in position.state.random.cards]
    hidden += [EVENT_WORDS[card - HOUSE_CARDS] for card in position.state.events.cards]
    for viewer in (0, 1, 2, None):
        text = repr(position.view(viewer))
        assert [word for word in hidden if f"'{word}'" in text] == []


@rule("R1.4")
def test_imagining_deals_the_shuffled_greenhouses_anew_but_keeps_the_marked_one() -> None:
    position = table(2)
    orders = set()
    for seed in range(20):
        state = position.imagine(0, Chance(key_from_seed(seed))).state
        assert [HOUSE_WORDS[house] for house in state.marked] == ["G19"]
        assert sorted(state.random.cards) == sorted(position.state.random.cards)
        orders.add(tuple(state.random.cards))
    assert len(orders) > 5


@rule("R4.5")
def test_a_greenhouse_returned_under_the_pile_is_known_and_not_dealt_anew() -> None:
    def change(state: State) -> None:
        state.marked = []
        state.returned = [HOUSE_WORDS.index("G19")]

    position = table(2, change)
    for seed in range(10):
        state = position.imagine(1, Chance(key_from_seed(seed))).state
        assert [HOUSE_WORDS[house] for house in state.returned] == ["G19"]
    assert GAME.view(position.state, 0)["piles"][4]["bottom"] == ["G19"]
