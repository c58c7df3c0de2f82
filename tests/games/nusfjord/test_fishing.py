"""N3: the fishing phase."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.state import FISHING, State
from tests.games.nusfjord.table import Change, give_building, give_elder, goods, play, reserve, table, why, words
from tests.rules import rule


def fishing(seats: int, change: Change, deck: str = "herring") -> Position[State]:
    """A table at the start of a round: it runs through the fishing phase as far as nobody is asked."""

    def start(state: State) -> None:
        change(state)
        state.phase = FISHING
        assert GAME.faults(state) == []

    return table(seats, start, deck=deck)


def sell(state: State, owner: int, holder: int | None, shares: int = 1) -> None:
    """Issue shares of a seat: to another player, or onto the action board."""
    state.players[owner].unissued -= shares
    if holder is None:
        state.market[owner] += shares
    else:
        state.players[holder].shares[owner] += shares


def give_ships(state: State, seat: int, sloops: int, cutters: int, schooners: int) -> None:
    """Let a player have ships already."""
    state.players[seat].ships = [sloops, cutters, schooners]
    state.ships = [left - taken for left, taken in zip(state.ships, [sloops, cutters, schooners], strict=True)]


def give_council(state: State, seat: int, *elders: str) -> None:
    for word in elders:
        give_elder(state, seat, word)


def catch(position: Position[State], seat: int) -> tuple[int, ...]:
    """What the log says of a seat's fishing: caught, kept in the Reserve, lost."""
    for event in position.log(None):
        if event.key == "fishes" and event.value("seat") == seat:
            return tuple(int(event.value(name)) for name in ("number", "reserve", "lost"))
    raise AssertionError("has not fished")


# --- the order --------------------------------------------------------------------------------------------------------


@rule("N3.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_fishes_their_own_haul(seats: int) -> None:
    def change(state: State) -> None:
        give_ships(state, seats - 1, 0, 1, 0)  # a haul of six

    position = fishing(seats, change)
    for player in position.state.players:
        haul = 6 if player.seat == seats - 1 else 3
        assert catch(position, player.seat) == (haul, haul - 2, 0)
        assert (player.fish, player.reserve_fish) == (2, haul - 2)


@rule("N3.1")
@pytest.mark.parametrize("haul", [3, 5, 6, 7, 8, 9, 10])
def test_the_haul_goes_down_the_whole_order_as_far_as_it_goes(haul: int) -> None:
    """One elder, one share on the board, one with each of two rivals, two own shares, four more for the Reserve."""
    fleets = {3: (0, 0, 0), 5: (1, 0, 0), 6: (0, 1, 0), 7: (1, 1, 0), 8: (0, 2, 0), 9: (0, 0, 2), 10: (0, 3, 0)}

    def change(state: State) -> None:
        give_ships(state, 0, *fleets[haul])
        give_elder(state, 0, "E01")
        sell(state, 0, None)
        sell(state, 0, 1)
        sell(state, 0, 2)

    position = fishing(3, change)
    first, second, third = position.state.players
    assert first.elder_fish == [1]
    assert second.fish == 2 + 1  # two of its own shares
    assert third.fish == 2 + (haul >= 4)
    assert first.fish == min(max(haul - 4, 0), 2)
    assert first.reserve_fish == max(haul - 6, 0)


@rule("N3.1")
def test_there_is_no_debt_for_what_went_short() -> None:
    def change(state: State) -> None:
        state.players[0].fish, state.players[0].wood = 2, 2
        give_elder(state, 0, "E01")
        sell(state, 0, None, 2)
        sell(state, 0, 1)

    position = fishing(2, change)
    assert [goods(player) for player in position.state.players] == [(2, 2, 0), (2, 0, 0)]  # nothing for seat 1
    play(position, "ship sloop pass pass pass pass pass")
    assert position.state.round == 2  # five fish: elder, two on the board, one to seat 1, one own
    assert [goods(player) for player in position.state.players] == [(1, 0, 0), (2 + 3, 0, 0)]


# --- elders -----------------------------------------------------------------------------------------------------------


@rule("N3.2")
@pytest.mark.parametrize("elders", [0, 1, 2, 3])
def test_elders_eat_first_and_one_fish_each(elders: int) -> None:
    def change(state: State) -> None:
        give_council(state, 0, *["E01", "E02", "E03"][:elders])
        sell(state, 0, 1)

    position = fishing(2, change)  # a haul of three
    assert position.ask is not None
    assert position.ask.prompt == "place-worker"  # nobody had to choose
    first, second = position.state.players
    assert first.elder_fish == [1] * elders
    assert second.fish == 2 + (elders < 3)
    assert first.fish == max(2 - elders, 0)


@rule("N3.2")
def test_elders_in_no_council_or_of_others_are_not_fed() -> None:
    position = fishing(2, lambda state: give_elder(state, 1, "E01"))
    first, second = position.state.players
    assert catch(position, 0) == (3, 1, 0)
    assert catch(position, 1) == (3, 0, 0)
    assert (first.elder_fish, second.elder_fish) == ([], [1])


@rule("N3.2")
def test_with_too_few_fish_the_owner_chooses_who_is_fed() -> None:
    def change(state: State) -> None:
        give_council(state, 0, "E01", "E02", "E03", "E04", "E05")

    position = fishing(2, change)
    assert position.ask is not None
    assert (position.ask.seat, position.ask.prompt) == (0, "feed-elder")
    assert words(position) == ["E01", "E02", "E03", "E04", "E05"]
    play(position, "E05 E02")
    assert words(position) == ["E01", "E03", "E04"]
    assert why(position, "E05") == "elder-fed N3.2"
    assert why(position, "E06") == "elder-not-yours N4.2"
    assert why(position, "pass") == "not-here N4.2"
    play(position, "E03")
    first = position.state.players[0]
    assert first.elder_fish == [0, 1, 1, 0, 1]
    assert (first.fish, first.reserve_fish) == (0, 0)
    assert position.ask.prompt == "place-worker"


@rule("N3.2")
def test_each_owner_chooses_for_their_own_council() -> None:
    def change(state: State) -> None:
        give_council(state, 0, "E01", "E02", "E03", "E04")
        give_council(state, 2, "E05", "E06", "E07", "E08")

    position = play(fishing(4, change), "E01 E02 E04 E08 E07 E06")
    assert [player.elder_fish for player in position.state.players] == [[1, 1, 0, 1], [], [0, 1, 1, 1], []]


# --- shares -----------------------------------------------------------------------------------------------------------


@rule("N3.3", "N3.6")
@pytest.mark.parametrize(("on_board", "at_rival", "left"), [(1, 1, 1), (2, 1, 0), (1, 2, 0), (3, 0, 0)])
def test_shares_on_the_action_board_come_before_those_of_others(on_board: int, at_rival: int, left: int) -> None:
    def change(state: State) -> None:
        sell(state, 0, None, on_board)
        sell(state, 0, 1, at_rival)

    position = fishing(2, change)  # a haul of three
    first, second = position.state.players
    assert second.fish == 2 + at_rival
    assert (first.fish, first.reserve_fish) == (left, 0)  # the fish on the board are lost


@rule("N3.3")
@pytest.mark.parametrize(("elders", "given"), [(0, 1), (1, 0)])
def test_when_fish_run_out_the_action_board_has_eaten(elders: int, given: int) -> None:
    def change(state: State) -> None:
        give_council(state, 0, *["E01"][:elders])
        sell(state, 0, None, 2)
        sell(state, 0, 1)

    assert fishing(2, change).state.players[1].fish == 2 + given


@rule("N3.3")
@pytest.mark.parametrize(
    ("owner", "given"),
    [(0, [0, 1, 1, 0]), (1, [0, 0, 1, 1]), (2, [1, 0, 0, 1]), (3, [1, 1, 0, 0])],
)
def test_among_the_others_fish_go_clockwise_from_the_owner(owner: int, given: list[int]) -> None:
    def change(state: State) -> None:
        give_elder(state, owner, "E01")  # leaves two fish for three rivals
        for step in (1, 2, 3):
            sell(state, owner, (owner + step) % 4)

    players = fishing(4, change).state.players
    assert [player.fish for player in players] == [
        (0 if player.seat == owner else 2) + fish for player, fish in zip(players, given, strict=True)
    ]


@rule("N3.3")
def test_a_holder_of_several_shares_is_served_for_all_before_the_next() -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E01")
        sell(state, 0, 1, 2)
        sell(state, 0, 2)

    assert [player.fish for player in fishing(3, change).state.players] == [0, 2 + 2, 2]


@rule("N3.4")
@pytest.mark.parametrize(("foreign", "own"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_own_shares_in_the_own_supply_come_after_foreign_ones(foreign: int, own: int) -> None:
    position = fishing(2, lambda state: sell(state, 0, 1, foreign))
    assert position.state.players[0].fish == own
    assert position.state.players[1].fish == 2 + foreign


@rule("N3.4")
@pytest.mark.parametrize("bought_back", [0, 1, 2, 3])
def test_only_issued_shares_get_fish_and_those_bought_back_do(bought_back: int) -> None:
    def change(state: State) -> None:
        give_ships(state, 0, 0, 1, 0)  # haul 6
        sell(state, 0, 0, bought_back)

    player = fishing(2, change).state.players[0]
    assert (player.fish, player.reserve_fish) == (2 + bought_back, 4 - bought_back)


@rule("N3.3", "N3.4")
def test_foreign_shares_one_holds_are_fed_by_their_owner_only() -> None:
    position = fishing(2, lambda state: sell(state, 1, 0, 3))
    assert catch(position, 0) == (3, 1, 0)  # two to the own shares, none to the three of seat 1
    assert goods(position.state.players[0]) == (2 + 3, 0, 0)
    assert goods(position.state.players[1]) == (0, 0, 0)


# --- the rest ---------------------------------------------------------------------------------------------------------


@rule("N3.5")
@pytest.mark.parametrize(("before", "kept"), [(0, 8), (1, 7), (3, 5), (7, 1), (8, 0)])
def test_what_is_left_goes_to_the_reserve_up_to_its_limit(before: int, kept: int) -> None:
    def change(state: State) -> None:
        give_ships(state, 0, 0, 1, 3)  # haul 12
        state.players[0].reserve_fish = before

    position = fishing(2, change)
    assert catch(position, 0) == (12, kept, 10 - kept)
    assert goods(position.state.players[0]) == (2, 0, 0)
    assert reserve(position.state.players[0]) == (before + kept, 0, 0)


@rule("N3.5")
def test_a_building_that_raises_the_limit_lets_more_in() -> None:
    def change(state: State) -> None:
        give_ships(state, 0, 0, 1, 3)  # haul 12
        give_building(state, 0, "A17")  # reserve limit 12
        state.players[0].reserve_fish = 4

    position = fishing(2, change, "mackerel")
    assert catch(position, 0) == (12, 8, 2)
    assert reserve(position.state.players[0]) == (12, 0, 0)


@rule("N3.6")
def test_fish_on_shares_go_to_whoever_has_them_and_are_lost_on_the_board() -> None:
    def change(state: State) -> None:
        give_ships(state, 0, 0, 1, 0)  # haul 6
        sell(state, 0, None)
        sell(state, 0, 1)
        sell(state, 0, 2)

    first, second, third = fishing(3, change).state.players
    assert (goods(first), reserve(first)) == ((2, 0, 0), (1, 0, 0))
    assert (goods(second), reserve(second)) == ((3, 0, 0), (1, 0, 0))
    assert (goods(third), reserve(third)) == ((3, 0, 0), (1, 0, 0))


@rule("N3.6")
def test_alone_the_fish_on_the_action_board_are_lost() -> None:
    player = fishing(1, lambda state: sell(state, 0, None, 2)).state.players[0]
    assert (goods(player), reserve(player)) == ((1, 0, 0), (0, 0, 0))


@rule("N3.7")
@pytest.mark.parametrize(("before", "after", "gained"), [(0, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_the_third_fish_on_an_elder_empties_it_for_one_fish(before: int, after: int, gained: int) -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E01", fish=before)
        sell(state, 0, 1, 2)

    player = fishing(2, change).state.players[0]  # one fish to the elder, two to the rival
    assert player.elder_fish == [after]
    assert (goods(player), reserve(player)) == ((gained, 0, 0), (0, 0, 0))


@rule("N3.7")
def test_each_elder_is_counted_by_itself() -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E01", fish=2)
        give_elder(state, 0, "E02", fish=1)
        give_elder(state, 0, "E03", fish=2)

    player = fishing(2, change).state.players[0]
    assert player.elder_fish == [0, 2, 0]
    assert goods(player) == (2, 0, 0)


@rule("N3.7")
def test_the_third_fish_counts_at_once_also_when_an_elder_is_used() -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E03", fish=2)

    position = play(table(2, change), "E03")  # still asked which Forest to fell
    assert position.state.players[0].elder_fish == [0]
    assert goods(position.state.players[0]) == (1, 0, 0)
