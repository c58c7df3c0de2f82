"""N4.1, N4.2, N4.3 and N4.5: turns, spaces and passing."""

from __future__ import annotations

import pytest

from langbord.engine.errors import IllegalMove
from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import SPACE_WORDS
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.table import (
    give_elder,
    goods,
    play,
    table,
    why,
    words,
)
from tests.rules import rule

ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
ACTIONS = ["gold", "transfer", "serve", "build", "issue", "buy", "deforest", "thin", "reforest", "ship", "elder"]


def anything_goes(state: State) -> None:
    """Every action is possible for seat 0."""
    player = state.players[0]
    player.fish, player.wood, player.gold, player.reserve_fish = 20, 11, 20, 1
    last = state.players[-1]
    last.unissued -= 1
    state.market[last.seat] += 1


def asked(position: Position[State]) -> int:
    assert position.ask is not None
    return position.ask.seat


def workers(position: Position[State]) -> dict[str, list[int]]:
    """The spaces with workers, as a spectator sees them."""
    return {space["word"]: space["workers"] for space in position.view(None)["spaces"] if space["workers"]}


# --- turns ------------------------------------------------------------------------------------------------------------


@rule("N4.1")
@ALL_SEATS
def test_players_take_turns_clockwise_from_the_start_player_three_times(seats: int) -> None:
    for start in range(seats):
        position = table(seats, start=str(start))
        order = []
        while position.state.round == 1:
            order.append(asked(position))
            play(position, "pass")
        assert order == [(start + turn) % seats for turn in range(3 * seats)]


@rule("N4.1")
def test_a_turn_places_one_worker_however_much_it_asks() -> None:
    position = table(2, anything_goes)
    for turn, (seat, move) in enumerate(
        [
            (0, "serve plate plate stop"),
            (1, "deforest D4"),
            (0, "elder E02 stop"),
            (1, "thin"),
            (0, "ship sloop"),
        ]
    ):
        assert asked(position) == seat
        play(position, move)
        assert sum(len(there) for there in workers(position).values()) == turn + 1
    assert asked(position) == 1
    play(position, "gold")
    assert position.state.round == 2


@rule("N4.1")
def test_nobody_places_out_of_turn() -> None:
    position = table(3)
    for seat in (1, 2):
        reason = position.why_not(seat, "gold")
        assert reason is not None
        assert reason.key == "not-asked"


@rule("N4.2")
def test_the_action_of_a_space_is_carried_out_at_once() -> None:
    position = play(table(2), "gold")
    assert asked(position) == 1
    assert goods(position.state.players[0]) == (0, 0, 1)
    assert workers(position) == {"gold": [0]}


@rule("N4.2")
def test_a_worker_may_go_to_an_elder_in_the_own_council() -> None:
    position = play(table(2, lambda state: give_elder(state, 0, "E03")), "E03 D4")  # deforest; gain 1 fish
    assert asked(position) == 1
    assert goods(position.state.players[0]) == (1, 5, 0)
    assert position.view(None)["players"][0]["elders"] == [{"word": "E03", "fish": 1, "worker": 0}]
    assert workers(position) == {}


@rule("N4.2")
def test_elders_of_others_or_of_nobody_take_no_worker() -> None:
    position = table(2, lambda state: give_elder(state, 1, "E03"))
    assert why(position, "E03") == "elder-not-yours N4.2"
    assert why(position, "E02") == "elder-not-yours N4.2"
    assert "E03" in words(play(position, "pass"))


@rule("N4.2")
@pytest.mark.parametrize("word", ["A01", "C14", "S1", "D5", "sloop", "schooner-gold", "plate", "use", "stop", "no"])
def test_a_worker_goes_nowhere_else(word: str) -> None:
    position = table(2, anything_goes)
    assert why(position, word) == "not-here N4.2"
    with pytest.raises(IllegalMove, match=r"not-here \(N4.2\)"):
        position.play(word)


# --- capacity ---------------------------------------------------------------------------------------------------------


@rule("N4.3")
@ALL_SEATS
@pytest.mark.parametrize("space", [*ACTIONS, "build-2"])
def test_a_full_space_cannot_be_used(seats: int, space: str) -> None:
    on_the_large_side = {"build": 3, "issue": 2, "deforest": 2, "ship": 2, "elder": 2, "build-2": 0}
    capacity = 1 if seats <= 2 else on_the_large_side.get(space, 1)
    for there in range(capacity + 1):

        def change(state: State, there: int = there) -> None:
            anything_goes(state)
            state.workers[SPACE_WORDS.index(space)] = [len(state.players) - 1] * there

        position = table(seats, change)
        full = "space-full N4.3" if capacity else "space-not-on-board N1.2"
        assert why(position, space) == (None if there < capacity else full)
        assert (space in words(position)) is (there < capacity)


@rule("N4.3")
@pytest.mark.parametrize(
    ("seats", "moves", "space"),
    [
        (2, "gold", "gold"),
        (2, "deforest D4", "deforest"),
        (3, "deforest D4 deforest D4", "deforest"),
        (3, "issue issue", "issue"),
        (4, "elder E07 stop elder E08 stop", "elder"),
        (5, "thin", "thin"),
    ],
)
def test_spaces_fill_up_in_play_whoever_comes(seats: int, moves: str, space: str) -> None:
    position = play(table(seats), moves)
    assert asked(position) != 0
    assert why(position, space) == "space-full N4.3"
    assert why(play(position, "pass " * (seats - asked(position))), space) == "space-full N4.3"  # for seat 0 too


@rule("N4.3")
def test_a_worker_on_an_elder_fills_no_space_and_a_full_space_bars_no_elder() -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E03")  # deforest

    assert why(play(table(2, change), "E03 D4"), "deforest") is None
    assert "E03" in words(play(table(2, change), "deforest D4 pass"))


@rule("N4.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_space_shows_its_workers_until_they_come_home(seats: int) -> None:
    position = play(table(seats, lambda state: give_elder(state, 1, "E03")), "gold E03 D4" + " pass" * (seats - 2))
    play(position, "thin" + " pass" * (2 * seats - 2))
    assert position.state.round == 1
    for seat in [None, *range(seats)]:
        view = position.view(seat)
        assert {space["word"]: space["workers"] for space in view["spaces"] if space["workers"]} == {
            "gold": [0],
            "thin": [0],
        }
        assert [elder["worker"] for elder in view["players"][1]["elders"]] == [1]
    play(position, "pass")
    assert position.state.round == 2
    assert workers(position) == {}
    assert [elder["worker"] for elder in position.view(None)["players"][1]["elders"]] == [-1]
    assert "gold" in words(position)


# --- passing ----------------------------------------------------------------------------------------------------------


@rule("N4.5")
def test_a_pass_loses_this_worker_but_no_later_turn() -> None:
    position = play(table(2), "pass gold thin pass issue pass")
    assert position.state.round == 2
    first = position.state.players[0]
    assert (first.wood, first.gold) == (4, 2)  # two workers placed, not three


@rule("N4.5")
def test_a_pass_leaves_no_worker_anywhere_and_changes_nothing() -> None:
    position = table(2, anything_goes)
    before = goods(position.state.players[0])
    play(position, "pass")
    assert asked(position) == 1
    assert workers(position) == {}
    assert goods(position.state.players[0]) == before
    assert position.state.placed == 1


@rule("N4.5")
@ALL_SEATS
def test_all_may_pass_all_the_time_and_have_three_workers_again(seats: int) -> None:
    position = GAME.new(seats, seed=1)
    for number in range(1, 8):
        assert position.state.round == number
        for _ in range(3 * seats):
            assert "pass" in words(position)
            play(position, "pass")
    assert position.ask is None
