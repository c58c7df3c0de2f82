"""The end of the game: every line of the score, points buildings, and who has won (N10, N8.6)."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.state import OVER, State
from tests.games.nusfjord.harbour import CELLS, at_random, last_worker, owner
from tests.games.nusfjord.table import Change, give_building, give_elder, play, score_line, table
from tests.rules import rule


def sheet(position: Position[State], seat: int) -> list[tuple[str, int, str]]:
    """The whole score sheet of a seat."""
    return [(line["key"], line["points"], line["card"]) for line in position.view(seat)["players"][seat]["score"]]


def finished(seats: int, change: Change, deck: str = "herring") -> Position[State]:
    """A game whose last worker has just passed."""

    def last(state: State) -> None:
        last_worker(state, of_round=7)
        change(state)

    position = play(table(seats, last, deck=deck), "pass")
    assert position.ask is None
    return position


# --- the lines --------------------------------------------------------------------------------------------------------


@rule("N10.1")
def test_every_line_of_a_finished_harbour() -> None:
    def change(state: State) -> None:
        owner("A07", "A15", "B12", "C08", fish=30, wood=12, gold=6)(state)  # 1 + 2 + 1 + 2 printed points
        player = state.players[0]
        player.ships = [2, 1, 1]
        player.shares = [3, 2]
        player.unissued = 1
        player.reserve_fish = 8

    position = finished(2, change)
    assert sheet(position, 0) == [
        ("ships", 2 * 1 + 2 + 4, ""),
        ("buildings", 1 + 2 + 1 + 2, ""),
        ("building-points", 2, "B12"),  # 1 point per sloop
        ("building-points", 4, "C08"),  # 1 point per ship, at most 4
        ("shares", 5, ""),
        ("gold", 6, ""),
        ("unissued", -1, ""),
        ("empty", -1, ""),
    ]
    assert position.scores()[0] == 29


@rule("N10.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whoever_does_nothing_has_minus_6(seats: int) -> None:
    position = GAME.new(seats, seed=3)
    while position.ask is not None:
        position.play("pass")
    assert (position.state.round, position.state.phase) == (7, OVER)
    assert sheet(position, 0) == [
        ("ships", 0, ""),
        ("buildings", 0, ""),
        ("shares", 2, ""),
        ("gold", 0, ""),
        ("unissued", -3, ""),
        ("empty", -5, ""),
    ]
    assert position.scores() == [-6] * seats


@rule("N10.1")
@pytest.mark.parametrize(
    ("fleet", "points"), [([0, 0, 0], 0), ([1, 0, 0], 1), ([0, 1, 0], 2), ([0, 0, 1], 4), ([3, 1, 1], 9)], ids=str
)
def test_ships_count_1_2_and_4(fleet: list[int], points: int) -> None:
    def change(state: State) -> None:
        state.players[0].ships = fleet

    assert score_line(table(2, change), 0, "ships") == points


@rule("N10.1")
@pytest.mark.parametrize("unissued", [0, 1, 2, 3])
def test_each_unissued_share_costs_one(unissued: int) -> None:
    def change(state: State) -> None:
        state.players[0].unissued = unissued

    position = table(2, change)
    assert (score_line(position, 0, "unissued"), score_line(position, 1, "unissued")) == (-unissued, -3)


@rule("N10.1")
def test_shares_count_for_their_holder_whatever_their_colour() -> None:
    def change(state: State) -> None:
        for player, shares in zip(state.players, ([1, 2, 0], [0, 0, 4], [1, 1, 0]), strict=True):
            player.shares = shares

    position = table(3, change)
    assert [score_line(position, seat, "shares") for seat in range(3)] == [3, 4, 2]


@rule("N10.1")
@pytest.mark.parametrize(
    ("forests", "built", "points"),
    [
        ([0, 0, 0, 2, 1, 1], 0, -5),
        ([0, 0, 0, 1, 1, 1], 0, -5),  # one tile of a stack still covers both spaces
        ([0, 0, 0, 2, 1, 0], 0, -7),
        ([0, 0, 0, 0, 0, 0], 0, -11),
        ([0, 0, 2, 2, 1, 1], 0, -3),
        ([0, 2, 2, 2, 1, 1], 0, -1),
        ([0, 0, 0, 2, 1, 1], 1, -4),
        ([0, 0, 0, 0, 0, 0], 4, -7),
        ([0, 0, 0, 2, 1, 1], 5, 0),
    ],
    ids=str,
)
def test_each_empty_space_costs_one_but_not_under_a_forest(forests: list[int], built: int, points: int) -> None:
    def change(state: State) -> None:
        owner(*["A01", "A02", "A03", "A04", "A05"][:built])(state)
        state.players[0].forests = forests

    assert score_line(table(2, change), 0, "empty") == points


@rule("N10.1")
def test_the_total_is_the_sum_of_the_lines_in_whole_games() -> None:
    for seed in range(6):
        *_, position = at_random(
            GAME.new(3, seed=seed, options={"deck": ("herring", "mackerel", "cod")[seed % 3]}), seed
        )
        for seat, player in enumerate(position.state.players):
            lines = sheet(position, seat)
            assert position.scores()[seat] == sum(points for _, points, _ in lines)
            printed = sum(position.state.deck.buildings[card].points for card in player.cards)
            assert ("buildings", printed, "") in lines


@rule("N10.2")
def test_gold_in_the_reserve_and_shares_on_the_action_board_count_for_nobody() -> None:
    def change(state: State) -> None:
        player = state.players[0]
        player.gold, player.reserve_gold, player.unissued = 2, 5, 0
        state.market[0] = 3

    position = finished(2, change)
    assert [score_line(position, 0, key) for key in ("gold", "shares", "unissued")] == [2, 2, 0]
    assert position.scores() == [2 + 2 - 5, -6]


@rule("N10.1")
def test_fish_and_wood_count_nothing() -> None:
    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.reserve_fish, player.reserve_wood = 30, 12, 8, 6

    assert finished(2, change).scores() == [-6, -6]


# --- points buildings -------------------------------------------------------------------------------------------------


def gold(amount: int) -> Change:
    def change(state: State) -> None:
        state.players[0].gold = amount

    return change


def goods_of(fish: int = 0, wood: int = 0, reserve_fish: int = 0) -> Change:
    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.reserve_fish = fish, wood, reserve_fish

    return change


def ships(*fleet: int) -> Change:
    def change(state: State) -> None:
        state.players[0].ships = [*fleet]

    return change


def plates(filled: int) -> Change:
    def change(state: State) -> None:
        state.plates = filled

    return change


def forests(*tiles: int) -> Change:
    def change(state: State) -> None:
        state.players[0].forests = [0, *tiles]

    return change


def shares(own: int, foreign: int, unissued: int = 3) -> Change:
    def change(state: State) -> None:
        state.players[0].shares = [own, foreign]
        state.players[0].unissued = unissued

    return change


def elders(count: int) -> Change:
    def change(state: State) -> None:
        for word in ("E01", "E02", "E03", "E04", "E05")[:count]:
            give_elder(state, 0, word)

    return change


def built(*others: str) -> Change:
    def change(state: State) -> None:
        for place, word in zip(CELLS, others, strict=False):
            give_building(state, 0, word, place)

    return change


@rule("N8.6")
@pytest.mark.parametrize(
    ("deck", "card", "change", "points"),
    [
        ("herring", "A18", shares(2, 0, unissued=1), 1),  # 1 point per unissued share, at most 2
        ("herring", "A18", shares(2, 0, unissued=3), 2),
        ("herring", "B12", ships(2, 1, 1), 2),  # per sloop, at most 3
        ("herring", "C08", ships(2, 1, 0), 3),  # per ship, at most 4
        ("herring", "C08", ships(3, 1, 1), 4),
        ("herring", "C09", goods_of(fish=11), 3),  # per 3 fish, at most 4
        ("herring", "C09", goods_of(reserve_fish=8), 0),
        ("herring", "C10", plates(3), 3),  # per filled plate, at most 4
        ("herring", "C10", plates(7), 4),
        ("herring", "C11", ships(0, 0, 2), 4),  # 4 points if 9 haul
        ("herring", "C11", ships(0, 1, 1), 0),
        ("herring", "C12", goods_of(fish=9, reserve_fish=7), 3),  # per 2 fish in reserve, at most 4
        ("herring", "C12", goods_of(reserve_fish=12), 4),
        ("herring", "C13", goods_of(wood=8), 2),  # per 3 wood, at most 4
        ("herring", "C14", forests(0, 0, 2, 1, 0), 3),  # per forest, at most 4
        ("herring", "C14", forests(0, 2, 2, 1, 1), 4),
        ("mackerel", "B12", plates(5), 2),  # per 2 filled plates, at most 3
        ("mackerel", "C04", goods_of(reserve_fish=8), 2),  # per 3 fish in reserve, at most 4
        ("mackerel", "C06", goods_of(wood=12), 4),  # per 3 wood, at most 4
        ("mackerel", "C07", elders(3), 3),  # per elder, at most 4
        ("mackerel", "C07", elders(5), 4),
        ("mackerel", "C08", ships(1, 0, 0), 1),  # per 3 haul, at most 4: a haul of 5
        ("mackerel", "C09", elders(4), 3),  # 3 points if 4 elders
        ("mackerel", "C09", elders(3), 0),
        ("mackerel", "C10", goods_of(fish=7), 1),  # per 4 fish, at most 3
        ("mackerel", "C11", shares(2, 0, unissued=2), 2),  # per unissued share, at most 3
        ("mackerel", "C12", forests(0, 0, 2, 2, 1), 2),  # per 2 forests, at most 4
        ("mackerel", "C13", forests(0, 0, 2, 1, 0), 2),  # per 2 wooded spaces, at most 4
        ("mackerel", "C14", forests(0, 2, 2, 2, 1), 4),  # 4 points if 7 forests
        ("mackerel", "C14", forests(0, 2, 2, 1, 1), 0),
        ("cod", "B10", forests(0, 0, 2, 2, 1), 2),  # per 2 forests, at most 3
        ("cod", "B11", shares(3, 2), 3),  # per own share, at most 3
        ("cod", "B11", shares(1, 4), 1),
        ("cod", "B12", built("A01", "A02", "A03", "B01"), 1),  # per 2 A buildings, at most 2
        ("cod", "C04", built("A01", "B01"), 1),  # per 2 buildings, at most 4, itself among them
        ("cod", "C05", built("A01", "A02", "A03", "A04"), 3),  # 3 points if no empty spaces
        ("cod", "C05", built("A01", "A02", "A03"), 0),
        ("cod", "C06", gold(8), 2),  # per 3 gold, at most 4
        ("cod", "C06", gold(20), 4),
        ("cod", "C08", shares(2, 3), 2),  # per 2 shares, at most 4
        ("cod", "C09", shares(2, 3), 3),  # per foreign share, at most 4
        ("cod", "C10", shares(2, 0, unissued=0), 4),  # 4 points if no unissued shares
        ("cod", "C10", shares(2, 0, unissued=1), 0),
        ("cod", "C11", forests(0, 2, 2, 1, 1), 3),  # per 2 wooded spaces, at most 3
        ("cod", "C12", built("A01", "A02"), 2),  # per empty space, at most 4
        ("cod", "C13", shares(2, 0, unissued=3), 3),  # 3 points if 3 unissued shares
        ("cod", "C13", shares(2, 0, unissued=2), 0),
        ("cod", "C14", built("B01", "B03", "A01"), 2),  # per B building, at most 4
    ],
)
def test_points_buildings_count_what_is_there_at_the_end(deck: str, card: str, change: Change, points: int) -> None:
    def owning(state: State) -> None:
        change(state)
        give_building(state, 0, card, 0)

    position = finished(2, owning, deck=deck)
    assert ("building-points", points, card) in sheet(position, 0)


@rule("N8.6")
def test_points_count_what_the_owner_has_at_the_end_not_before() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=7)
        state.placed -= 1
        give_building(state, 0, "C06")  # 1 point per 3 gold
        state.players[0].gold = 2

    position = table(2, change, deck="cod")
    assert ("building-points", 0, "C06") in sheet(position, 0)
    play(position, "gold pass")
    assert ("building-points", 1, "C06") in sheet(position, 0)
    assert score_line(position, 0, "buildings") == 1  # the printed point, on top


# --- who has won ------------------------------------------------------------------------------------------------------


@rule("N10.3")
@pytest.mark.parametrize(
    ("purses", "won"),
    [([3, 1], [0]), ([1, 3], [1]), ([2, 2], [0, 1]), ([1, 4, 4], [1, 2]), ([5, 5, 5, 5], [0, 1, 2, 3])],
    ids=str,
)
def test_the_highest_total_wins_and_a_tie_is_shared(purses: list[int], won: list[int]) -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=7)
        for player, amount in zip(state.players, purses, strict=True):
            player.gold = amount

    position = table(len(purses), change)
    assert position.winners() == []  # not while the game goes on
    assert play(position, "pass").winners() == won


@rule("N10.3")
def test_the_total_decides_not_the_gold() -> None:
    def change(state: State) -> None:
        state.players[0].gold = 3
        state.players[1].ships = [0, 0, 1]

    assert finished(2, change).winners() == [1]


@rule("N10.3")
def test_totals_below_nothing_win_too() -> None:
    def change(state: State) -> None:
        state.players[1].unissued = 0
        state.market[1] = 3

    position = finished(2, change)
    assert (position.scores(), position.winners()) == ([-6, -3], [1])
