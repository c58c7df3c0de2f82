"""N5, third part: shares, ships and the taking of elders."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.moves import ELDER_WORDS, SPACE_WORDS
from langbord.games.nusfjord.rules.state import NOBODY, State
from tests.games.nusfjord.table import give_elder, goods, play, score_line, table, why, words
from tests.rules import rule

# --- shares -----------------------------------------------------------------------------------------------------------


def put_on_board(state: State, *shares: int) -> None:
    """Let each player have issued so many shares, all of them still on the action board."""
    for player, count in zip(state.players, shares, strict=True):
        player.unissued -= count
        state.market[player.seat] += count


@rule("N5.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_an_issued_share_goes_to_the_action_board_for_two_gold(seats: int) -> None:
    position = play(table(seats), "issue")
    player = position.state.players[0]
    assert goods(player) == (0, 0, 2)
    assert player.unissued == 2
    assert player.shares[0] == 2
    assert position.state.market == [1] + [0] * (seats - 1)


@rule("N5.6")
def test_two_workers_of_one_player_may_issue_in_a_round_with_three_seats() -> None:
    position = play(table(3), "issue pass pass issue")
    assert goods(position.state.players[0]) == (0, 0, 4)
    assert position.state.market == [2, 0, 0]
    assert why(position, "issue") == "space-full N4.3"


@rule("N5.6")
@pytest.mark.parametrize(("unissued", "reason"), [(1, None), (0, "no-unissued N5.6")])
def test_there_are_three_shares_to_issue_and_no_more(unissued: int, reason: str | None) -> None:
    assert why(table(2, lambda state: put_on_board(state, 3 - unissued, 0)), "issue") == reason


def market(number: int, gold: int, *shares: int) -> Position[State]:
    """Round `number`; seat 0 begins with this gold; shares lie on the action board by colour."""

    def change(state: State) -> None:
        state.round = number
        state.first = (number - 1) % len(shares)
        state.players[0].gold = gold
        put_on_board(state, *shares)

    return table(len(shares), change)


@rule("N5.7")
@pytest.mark.parametrize(("number", "price"), list(enumerate([4, 4, 4, 3, 3, 2, 2], start=1)))
def test_every_share_on_the_board_is_bought_for_a_gold_each_less_the_discount(number: int, price: int) -> None:
    assert why(market(number, price - 1, 1, 2, 1), "buy") == "shares-too-dear N5.7"
    position = play(market(number, price + 5, 1, 2, 1), "buy")
    assert goods(position.state.players[0]) == (0, 0, 5)
    assert position.state.players[0].shares == [3, 2, 1]
    assert position.state.market == [0, 0, 0]


@rule("N5.7")
@pytest.mark.parametrize(("number", "shares"), [(4, 1), (5, 1), (6, 1), (6, 2), (7, 1), (7, 2)])
def test_the_price_of_shares_never_falls_below_nothing(number: int, shares: int) -> None:
    position = play(market(number, 0, 0, shares), "buy")
    assert goods(position.state.players[0]) == (0, 0, 0)
    assert position.state.players[0].shares == [2, shares]


@rule("N5.7")
def test_all_shares_are_bought_without_a_question_and_never_some() -> None:
    position = play(market(1, 9, 2, 3, 1), "buy")
    assert position.state.players[0].shares == [4, 3, 1]
    assert position.ask is not None
    assert (position.ask.seat, position.ask.prompt) == (1, "place-worker")


@rule("N5.7")
def test_without_a_share_on_the_board_there_is_nothing_to_buy() -> None:
    assert why(market(7, 9, 0, 0), "buy") == "no-shares N5.7"


# --- ships ------------------------------------------------------------------------------------------------------------


def yard(fish: int, wood: int, gold: int, ships: tuple[int, int, int] = (0, 0, 0), seats: int = 2) -> Position[State]:
    """Seat 0 has these goods and these Sloops, Cutters and Schooners of the supply."""

    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = fish, wood, gold
        player.ships = list(ships)
        state.ships = [left - owned for left, owned in zip(state.ships, ships, strict=True)]

    return table(seats, change)


@rule("N5.11")
@pytest.mark.parametrize(
    ("word", "price", "fleet", "spaces", "points"),
    [
        ("sloop", (2, 2, 0), [1, 0, 0], 2, 1),
        ("cutter", (0, 6, 1), [0, 1, 0], 3, 2),
        ("schooner", (8, 8, 0), [0, 0, 1], 4, 4),
        ("schooner-gold", (0, 0, 4), [0, 0, 1], 4, 4),
    ],
)
def test_a_ship_is_paid_for_and_put_on_the_track(
    word: str, price: tuple[int, int, int], fleet: list[int], spaces: int, points: int
) -> None:
    position = play(yard(*price), f"ship {word}")
    player = position.state.players[0]
    assert goods(player) == (0, 0, 0)
    assert player.ships == fleet
    assert position.state.ships == [3 - built for built in fleet]
    assert position.view(0)["players"][0]["track"] == {"taken": 1 + spaces, "length": 16}
    assert score_line(position, 0, "ships") == points


@rule("N5.11")
@pytest.mark.parametrize(
    ("word", "held"),
    [
        ("sloop", (1, 2, 4)),
        ("sloop", (2, 1, 4)),
        ("cutter", (2, 5, 1)),
        ("cutter", (2, 6, 0)),
        ("schooner", (7, 8, 0)),
        ("schooner", (8, 7, 0)),
        ("schooner", (7, 7, 3)),  # gold makes up for nothing
        ("schooner-gold", (20, 12, 3)),  # nor do wood and fish
    ],
)
def test_a_ship_that_cannot_be_paid_in_full_cannot_be_built(word: str, held: tuple[int, int, int]) -> None:
    assert why(play(yard(*held), "ship"), word) == "ship-too-dear N5.11"


@rule("N5.11")
def test_the_space_needs_a_ship_that_can_be_built_and_one_must_be() -> None:
    assert why(yard(1, 12, 0), "ship") == "no-ship N5.11"
    assert words(play(yard(9, 9, 3), "ship")) == ["sloop", "cutter", "schooner"]
    assert words(play(yard(0, 0, 4), "ship")) == ["schooner-gold"]


@rule("N5.11")
@pytest.mark.parametrize(("seats", "supply"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_ships_come_from_the_supply_while_it_lasts(seats: int, supply: int) -> None:
    last = play(yard(20, 12, 20, (supply - 1, 0, 0), seats), "ship")
    assert why(last, "sloop") is None
    gone = play(yard(20, 12, 20, (supply, 0, 0), seats), "ship")
    assert why(gone, "sloop") == "sold-out N5.11"
    assert why(gone, "cutter") is None


@rule("N5.11")
def test_a_sold_out_schooner_cannot_be_had_for_gold_either() -> None:
    position = play(yard(20, 12, 20, (0, 0, 3)), "ship")
    assert words(position) == ["sloop", "cutter"]
    assert why(position, "schooner") == "sold-out N5.11"
    assert why(position, "schooner-gold") == "sold-out N5.11"


@rule("N5.11")
@pytest.mark.parametrize(
    ("fleet", "fitting"),
    [
        ((3, 1, 0), ["sloop", "cutter", "schooner", "schooner-gold"]),  # 10 of 16 taken
        ((0, 1, 2), ["sloop", "cutter", "schooner", "schooner-gold"]),  # 12
        ((2, 0, 2), ["sloop", "cutter"]),  # 13
        ((2, 3, 0), ["sloop"]),  # 14
    ],
)
def test_the_track_must_have_room_for_the_ship(fleet: tuple[int, int, int], fitting: list[str]) -> None:
    position = play(yard(20, 12, 20, fleet, seats=5), "ship")
    assert words(position) == fitting
    for word in {"sloop", "cutter", "schooner", "schooner-gold"} - set(fitting):
        assert why(position, word) == "track-full N5.11"


@rule("N5.11")
@pytest.mark.parametrize("fleet", [(1, 0, 3), (0, 1, 3)])  # 15 and 16 spaces taken
def test_a_track_with_one_space_left_takes_no_ship(fleet: tuple[int, int, int]) -> None:
    assert why(yard(20, 12, 20, fleet, seats=5), "ship") == "no-ship N5.11"


# --- taking elders ----------------------------------------------------------------------------------------------------


@rule("N5.12")
def test_the_top_elder_of_a_place_joins_the_council_and_the_next_lies_on_top() -> None:
    position = play(table(2), "elder")
    assert words(position) == ["E02", "E03", "E04", "E05", "E06", "E07"]
    assert why(position, "E01") == "elder-not-on-top N1.5"
    play(position, "E07 stop")
    assert [ELDER_WORDS[elder] for elder in position.state.players[0].elders] == ["E07"]
    assert [ELDER_WORDS[stack[-1]] for stack in position.state.stacks] == ["E01", "E02", "E03", "E04", "E05", "E06"]


@rule("N5.12", "N6.1")
def test_a_new_elder_may_be_used_at_once_without_a_further_worker() -> None:
    position = play(table(2), "elder E03 use D3")  # deforest, then a fish
    player = position.state.players[0]
    assert goods(player) == (1, 5, 0)
    assert (player.elder_fish, player.elder_worker) == ([1], [NOBODY])
    assert position.state.plates == 0
    assert [word for word, workers in zip(SPACE_WORDS, position.state.workers, strict=True) if workers] == ["elder"]


@rule("N5.12")
def test_a_new_elder_need_not_be_used() -> None:
    position = play(table(2), "elder E03")
    assert words(position) == ["use", "stop"]
    play(position, "stop")
    assert goods(position.state.players[0]) == (0, 0, 0)
    assert position.state.players[0].elder_fish == [0]
    assert position.state.plates == 1


@rule("N5.12", "N6.1")
def test_with_an_empty_table_an_elder_can_be_taken_but_not_used_at_once() -> None:
    def change(state: State) -> None:
        state.plates = 0

    position = play(table(2, change), "elder E03")
    assert len(position.state.players[0].elders) == 1
    assert position.ask is not None
    assert position.ask.seat == 1


@rule("N5.12", "N6.4")
def test_a_new_elder_whose_action_is_impossible_cannot_be_used_at_once() -> None:
    position = play(table(2), "elder E02")  # 2 fish for a ship, but no wood
    assert words(position) == ["stop"]
    assert why(position, "use") == "elder-cannot-act N6.4"


@rule("N5.12")
def test_a_council_has_five_seats() -> None:
    def four(state: State) -> None:
        for word in ("E01", "E02", "E04", "E06"):
            give_elder(state, 0, word)

    def five(state: State) -> None:
        four(state)
        give_elder(state, 0, "E07")

    position = play(table(2, four), "elder E05 stop")
    assert len(position.state.players[0].elders) == 5
    assert why(table(2, five), "elder") == "council-full N5.12"


@rule("N5.12")
def test_without_elders_on_the_places_none_can_be_taken() -> None:
    def change(state: State) -> None:
        for number in range(1, 5):
            give_elder(state, 1, f"E0{number}")
        for number in range(5, 8):
            give_elder(state, 0, f"E0{number}")

    assert why(table(2, change), "elder") == "no-elders N5.12"
