"""Nobody is shown what they may not know; a view that leaks is caught."""

from __future__ import annotations

import json
from typing import cast

import pytest

from langbord.engine.chance import Chance, key_from_seed
from langbord.games.keyharvest.rules.game import GAME, KeyHarvest
from langbord.games.keyharvest.rules.moves import CARD_WORDS, CROP_WORDS
from langbord.games.keyharvest.rules.state import State
from langbord.games.keyharvest.rules.view_model import View
from langbord.lab.selfplay.invariant_checker import Violation
from tests.games.keyharvest.table import hand, lot, play, secret, table, told
from tests.games.keyharvest.test_fuzz import play_checked
from tests.rules import rule


class ShowsHands(KeyHarvest):
    """To everybody."""

    def view(self, state: State, seat: int | None) -> View:
        hands = [[CROP_WORDS[crop] for crop in player.secret.cards] for player in state.players]
        return cast(View, {**super().view(state, seat), "hands": hands})


class ShowsEventsTakenOut(KeyHarvest):
    """The two that never come."""

    def view(self, state: State, seat: int | None) -> View:
        return cast(View, {**super().view(state, seat), "out": [CARD_WORDS[event] for event in state.removed.cards]})


class ShowsEventsInTheBag(KeyHarvest):
    """Those that nobody has seen."""

    def view(self, state: State, seat: int | None) -> View:
        return cast(View, {**super().view(state, seat), "events": sorted(state.bag_events.cards)})


class ShowsTrueScores(KeyHarvest):
    """With the crops that only their owner knows."""

    def view(self, state: State, seat: int | None) -> View:
        return cast(View, {**super().view(state, seat), "scores": self.scores(state)})


@rule("K1.11")
@pytest.mark.parametrize("game", [ShowsHands(), ShowsEventsTakenOut(), ShowsEventsInTheBag(), ShowsTrueScores()])
def test_a_view_that_leaks_is_caught(game: KeyHarvest) -> None:
    with pytest.raises(Violation, match="is shown a secret"):
        play_checked(game, 4, 1, hold=False, answers=40)


@rule("K1.11")
def test_the_eyes_of_each_seat() -> None:
    """A start counter is in the view of its owner alone; a spectator sees least."""
    position = GAME.new(4, seed=3)
    for seat in range(4):
        players = position.view(seat)["players"]
        assert [player["unknown"] for player in players] == [0 if other == seat else 3 for other in range(4)]
        assert [player["secret"] is None for player in players] == [other != seat for other in range(4)]
    spectator = position.view(None)["players"]
    assert [player["unknown"] for player in spectator] == [3] * 4
    assert all(player["secret"] is None for player in spectator)


@rule("K1.11")
def test_a_seat_imagines_other_hands_but_never_its_own() -> None:
    position = GAME.new(3, seed=3)
    own = position.state.players[1].secret.cards
    others = set()
    for seed in range(20):
        state = position.imagine(1, Chance(key_from_seed(seed))).state
        assert state.players[1].secret.cards == own
        others.add((tuple(state.players[0].secret.cards), tuple(state.removed.cards)))
    assert len(others) > 10


@rule("K1.11")
def test_paying_reveals_just_what_is_paid() -> None:
    """Seat 0 matches a bid of two hops with a known and a secret one."""
    position = table(
        3, secret(0, "hops wine wine"), secret(1, "cider cider wheat"), hand(0, hops=1), lot(1, "C4", hops=2)
    )
    play(position, "transfer C4")
    shown = position.view(2)["players"]
    assert (shown[0]["unknown"], sum(shown[0]["crops"].values())) == (2, 0)
    assert (shown[1]["unknown"], shown[1]["crops"]["hops"]) == (3, 4)
    assert [line.value("goods") for line in told(position, "buys")] == ["2 hops"]


@rule("K1.11")
def test_who_cannot_match_a_bid_is_told_alone() -> None:
    """What seat 0 may transfer depends on secrets; the others see the same question either way."""
    with_hops = play(table(3, secret(0, "hops wine wine"), lot(1, "C4", hops=1), lot(0, "D1", wheat=1)), "transfer")
    without = play(table(3, secret(0, "wheat wine wine"), lot(1, "C4", hops=1), lot(0, "D1", wheat=1)), "transfer")
    assert with_hops.ask is not None
    assert without.ask is not None
    assert (with_hops.ask.prompt, with_hops.ask.values) == (without.ask.prompt, without.ask.values)
    assert with_hops.ask.moves != without.ask.moves


def test_a_view_is_plain_json() -> None:
    position = GAME.new(3, seed=1)
    for seat in (0, 1, 2, None):
        assert json.loads(json.dumps(position.view(seat))) == position.view(seat)
