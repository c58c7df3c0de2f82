"""N7: what shares bring."""

from __future__ import annotations

import pytest

from langbord.games.nusfjord.rules.state import FISHING, State
from tests.games.nusfjord.table import goods, play, reserve, score_line, table, why
from tests.rules import rule


def sell(state: State, owner: int, holder: int, count: int = 1) -> None:
    """Let shares of the owner's colour lie in the holder's supply."""
    state.players[owner].unissued -= count
    state.players[holder].shares[owner] += count


@rule("N7.1")
def test_own_and_foreign_shares_in_the_supply_bring_a_fish_each() -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        sell(state, owner=1, holder=0)

    position = table(2, change)
    rich, poor = position.state.players
    assert (goods(rich), reserve(rich)) == ((3, 0, 0), (1, 0, 0))  # two own shares and a foreign one
    assert (goods(poor), reserve(poor)) == ((2, 0, 0), (0, 0, 0))  # a fish went to the rival, none was left


@rule("N7.1")
def test_the_fish_of_a_foreign_share_come_from_each_owner() -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        sell(state, owner=1, holder=0)
        sell(state, owner=2, holder=0, count=3)

    position = table(3, change)
    assert [goods(player)[0] for player in position.state.players] == [2 + 1 + 3, 2, 0]


@rule("N7.1")
@pytest.mark.parametrize(("own", "foreign"), [(2, 0), (0, 3), (3, 2), (5, 3)])
def test_each_share_in_the_supply_is_a_point_whatever_its_colour(own: int, foreign: int) -> None:
    def change(state: State) -> None:
        state.players[0].shares = [own, foreign]

    assert score_line(table(2, change), 0, "shares") == own + foreign


@rule("N7.1")
def test_a_share_on_the_action_board_is_in_nobodys_supply() -> None:
    def change(state: State) -> None:
        state.phase = FISHING
        state.players[0].unissued -= 1
        state.market[0] = 1

    position = table(2, change)
    assert [goods(player)[0] for player in position.state.players] == [2, 2]
    assert [reserve(player)[0] for player in position.state.players] == [0, 1]
    assert [score_line(position, seat, "shares") for seat in (0, 1)] == [2, 2]


@rule("N7.1")
def test_a_bought_share_brings_its_fish_from_the_next_fishing_on() -> None:
    position = play(table(2), "issue gold pass buy pass pass")
    assert position.state.round == 2
    issuer, buyer = position.state.players
    assert (goods(issuer), reserve(issuer)) == ((2, 0, 2), (0, 0, 0))
    assert (goods(buyer), reserve(buyer)) == ((3, 0, 0), (1, 0, 0))
    assert [score_line(position, seat, "shares") for seat in (0, 1)] == [2, 3]


@rule("N7.2")
def test_an_own_share_can_be_bought_back_and_stays_issued() -> None:
    position = play(table(2), "issue pass buy pass")
    player = position.state.players[0]
    assert goods(player) == (0, 0, 1)
    assert player.shares == [3, 0]
    assert player.unissued == 2
    assert position.state.market == [0, 0]
    assert score_line(position, 0, "shares") == 3
    assert score_line(position, 0, "unissued") == -2


@rule("N7.2")
def test_a_share_bought_back_brings_fish_as_the_first_two_do() -> None:
    position = play(table(2), "issue pass buy pass pass pass")
    assert position.state.round == 2
    assert goods(position.state.players[0]) == (3, 0, 1)


@rule("N7.2")
def test_a_share_bought_back_cannot_be_issued_again() -> None:
    def change(state: State) -> None:
        state.players[0].unissued = 1
        state.players[0].shares[0] = 4

    position = play(table(3, change), "issue pass pass buy pass pass")
    assert position.state.players[0].shares == [5, 0, 0]
    assert why(position, "issue") == "no-unissued N5.6"  # though the space has room


@rule("N7.2")
def test_own_and_foreign_shares_are_bought_together_at_one_price() -> None:
    def change(state: State) -> None:
        state.players[0].gold = 3
        for player in state.players:
            player.unissued -= 1
            state.market[player.seat] = 1

    position = play(table(2, change), "buy")
    assert position.state.players[0].shares == [3, 1]
    assert goods(position.state.players[0]) == (0, 0, 1)
