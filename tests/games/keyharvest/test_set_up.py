"""The table at the start (K1) and the shape of the land (K2.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from langbord.engine.position import Position
from langbord.games.keyharvest.edition.geometry import bits
from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.moves import CROP_WORDS, REFERENCE_WORDS
from langbord.games.keyharvest.rules.state import State
from langbord.games.keyharvest.rules.supply import holding
from tests.games.keyharvest.table import (
    asked,
    bag_of,
    board,
    board_of,
    farmhands_of,
    hand,
    play,
    references,
    registry_of,
    secret,
    table,
    told,
    townsfolk_of,
    why,
    words,
)
from tests.rules import rule

SEEDS = range(20)
PAIRS = ({"B7", "E4"}, {"B2", "E6"}, {"F7", "C4"}, {"F2", "C6"})


def start(seats: int, seed: int) -> Position[State]:
    return GAME.new(seats, seed=seed)


def neighbours(position: Position[State], word: str) -> str:
    return references(position.state.land.neighbours[REFERENCE_WORDS.index(word)])


@rule("K1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_board_and_the_most_points_win(seats: int) -> None:
    position = table(seats, board(1, "A1 A2 A3"))
    assert position.scores() == [0, 3] + [0] * (seats - 2)
    play(position, "end " * 3 * seats)
    assert position.winners() == [1]


@rule("K1.2")
def test_a_board_has_56_spaces_in_seven_rows() -> None:
    view = start(2, 1).view(None)
    assert view["rows"] == [7, 8, 9, 8, 9, 8, 7]
    assert Counter(word[0] for word in view["crop_of"]) == dict(zip("ABCDEFG", [7, 8, 9, 8, 9, 8, 7], strict=True))
    assert {"A7", "C9", "G7"} <= view["crop_of"].keys()
    position = play(table(2, hand(0, hops=1)), "offer")
    assert why(position, "A8") == "no-such-space K1.2"


@rule("K2.1")
def test_spaces_that_share_a_side_are_neighbours() -> None:
    position = start(2, 1)
    assert neighbours(position, "A1") == "A2 B1 B2"
    assert neighbours(position, "B1") == "A1 B2 C1 C2"
    assert neighbours(position, "C5") == "B4 B5 C4 C6 D4 D5"
    assert neighbours(position, "D1") == "C1 C2 D2 E1 E2"
    assert neighbours(position, "D4") == "C4 C5 D3 D5 E4 E5"
    assert neighbours(position, "G7") == "F7 F8 G6"
    land = position.state.land
    degrees = Counter(land.neighbours[space].bit_count() for space in bits(land.spaces))
    assert degrees == {3: 8, 4: 14, 5: 2, 6: 32}
    for space in bits(land.spaces):
        assert all(land.neighbours[other] >> space & 1 for other in bits(land.neighbours[space]))


@rule("K1.3")
def test_every_field_grows_one_crop_and_no_neighbour_the_same() -> None:
    position = start(2, 1)
    crop_of = position.view(None)["crop_of"]
    assert Counter(crop_of.values()) == {"hops": 11, "vegetables": 11, "cider": 11, "wine": 11, "wheat": 12}
    assert (crop_of["E4"], crop_of["B7"]) == ("wheat", "vegetables")
    for word, crop in crop_of.items():
        assert crop not in [crop_of[other] for other in neighbours(position, word).split()]


@rule("K1.4")
@pytest.mark.parametrize(("seats", "left"), [(2, 54), (3, 51), (4, 48)])
def test_there_are_twelve_counters_of_each_crop(seats: int, left: int) -> None:
    state = start(seats, 3).state
    assert sum(state.stock) == left
    hands = [holding(player) for player in state.players]
    assert [sum(counts) for counts in zip(state.stock, *hands, strict=True)] == [12] * 5


@rule("K1.5")
def test_six_farmhands_each_and_six_townsfolk_for_all() -> None:
    position = start(3, 1)
    assert [farmhands_of(position, seat) for seat in range(3)] == ["ABCDEF"] * 3
    assert townsfolk_of(position) == "GHIJKL"


@rule("K1.6")
def test_edge_81_each_has_a_pair_of_fields_and_the_other_pairs_are_in_the_bag() -> None:
    """Edge 81: with three players the two fields of the fourth pair are in the bag (or the registry by now)."""
    met: set[int] = set()
    for seed in range(40):
        position = start(3, seed)
        dealt = [PAIRS.index({*board_of(position, seat).split()}) for seat in range(3)]
        assert len(set(dealt)) == 3
        met.add(dealt[0])
        (spare,) = {0, 1, 2, 3} - set(dealt)
        assert {*bag_of(position).split(), *registry_of(position).split()} >= PAIRS[spare]
    assert met == {0, 1, 2, 3}


@rule("K1.7")
def test_edge_80_two_players_share_one_doubled_crop_and_all_four_singles() -> None:
    """Edge 80."""
    doubled: set[int] = set()
    for seed in SEEDS:
        position = start(2, seed)
        one, two = (player.known for player in position.state.players)
        both = [crop for crop in range(5) if one[crop] and two[crop]]
        assert len(both) == 1
        assert sorted(a + b for a, b in zip(one, two, strict=True)) == [1, 1, 1, 1, 2]
        assert (max(one), max(two), sum(one), sum(two)) == (1, 1, 3, 3)
        assert position.view(1)["players"][0]["unknown"] == 0
        doubled.add(both[0])
    assert len(doubled) > 2


@rule("K1.8")
@pytest.mark.parametrize(("seats", "pool"), [(3, [1, 2, 2, 2, 2]), (4, [2, 2, 2, 3, 3])])
def test_three_or_four_players_draw_three_counters_in_secret(seats: int, pool: list[int]) -> None:
    odd: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        position = start(seats, seed)
        hands = [holding(player) for player in position.state.players]
        assert [sum(counts) for counts in hands] == [3] * seats
        dealt = tuple(sum(counts) for counts in zip(*hands, strict=True))
        assert sorted(dealt) == pool
        odd.add(dealt)
        assert position.view(1)["players"][0]["unknown"] == 3
        assert sum(position.view(1)["players"][0]["crops"].values()) == 0
        assert sum(position.view(0)["players"][0]["crops"].values()) == 3
    assert len(odd) > 2


@rule("K1.9")
@pytest.mark.parametrize(("seats", "fields", "events"), [(2, 46, 14), (3, 44, 12), (4, 42, 12)])
def test_six_fields_lie_in_the_registry_and_the_rest_in_the_bag(seats: int, fields: int, events: int) -> None:
    for seed in SEEDS:
        position = start(seats, seed)
        assert len(registry_of(position).split()) == 6
        assert position.view(None)["bag"] == {"tiles": fields + events, "fields": fields, "events": events}
        assert len(position.state.removed.cards) == 14 - events


@rule("K1.9")
def test_edge_82_two_events_are_taken_out_and_nobody_can_tell_which() -> None:
    """Edge 82."""
    removed = {tuple(sorted(start(3, seed).state.removed.cards)) for seed in SEEDS}
    assert len(removed) > 6
    position = start(3, 1)
    for seat in range(3):
        (group,) = [piles for piles in position.game.hidden(position.state, seat) if position.state.removed in piles]
        assert position.state.bag_events in group


@rule("K1.10")
def test_the_start_player_is_drawn_or_set() -> None:
    drawn = {start(4, seed).view(None)["active"] for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    assert asked(GAME.new(4, seed=1, options={"start": "2"})) == "2 action"


@rule("K1.10")
def test_a_drawn_player_may_name_the_start_player() -> None:
    asked_first: set[str] = set()
    for seed in SEEDS:
        position = GAME.new(3, seed=seed, options={"start": "chooser"})
        asked_first.add(asked(position))
        assert words(position) == "player-1 player-2 player-3"
        assert why(position, "player-4") == "no-such-seat K1.10"
        assert asked(play(position, "player-3")) == "2 action"
    assert asked_first == {"0 choose-start", "1 choose-start", "2 choose-start"}


@rule("K1.11")
def test_a_secret_counter_is_known_only_when_it_is_paid() -> None:
    position = table(3, secret(0, "hops hops wine"), secret(2, "hops cider wheat"), hand(0, hops=1))
    shown = position.view(1)["players"][0]
    assert (shown["crops"]["hops"], shown["unknown"], shown["counters"], shown["secret"]) == (1, 3, 4, None)
    play(position, "offer G1 hops stop")  # the known one goes first
    assert position.view(1)["players"][0]["unknown"] == 3
    play(position, "G2 hops wine stop")
    shown = position.view(1)["players"][0]
    assert (shown["unknown"], shown["counters"], shown["store"][1]["bid"]["wine"]) == (1, 1, 1)
    assert position.view(0)["players"][0]["crops"]["hops"] == 1


@rule("K1.11")
def test_counters_taken_in_play_and_the_size_of_the_bag_are_open() -> None:
    position = GAME.new(3, seed=1, options={"start": "0"})
    play(position, f"harvest {board_of(position).split()[0]} ")
    view = position.view(2)
    assert sum(view["players"][0]["crops"].values()) == 1
    assert view["bag"]["tiles"] == 56
    assert view.keys() & {"removed", "bag_events"} == set()


@rule("K1.11")
def test_what_was_secret_is_shown_at_the_end() -> None:
    position = table(3, secret(1, "hops hops wine"))
    play(position, "end " * 9)
    shown = position.view(0)["players"][1]
    assert (shown["unknown"], shown["crops"]["hops"], shown["crops"]["wine"]) == (0, 2, 1)
    (line,) = told(position, "shows-counters")
    assert (line.value("seat"), line.value("goods")) == (1, "2 hops, 1 wine")


def test_crops_are_named_in_one_order() -> None:
    assert list(start(2, 1).view(None)["stock"]) == CROP_WORDS
