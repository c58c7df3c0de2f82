"""Points and ties (K14)."""

from __future__ import annotations

from langbord.engine.position import Position
from langbord.games.keyharvest.rules.state import State
from tests.games.keyharvest.table import Change, board, hand, lot, play, score, secret, table
from tests.rules import rule


def finished(seats: int, *changes: Change) -> Position[State]:
    """Nobody does anything more."""
    return play(table(seats, *changes), "end " * 3 * seats)


@rule("K14.1")
def test_workers_count_their_value() -> None:
    position = table(2, board(0, "A@A1 B@A3 C@A5 D@A7 E@C1 F@C3 G@C5 H@C7 I@C9 J@E1 K@E3 L@E5"))
    assert score(position) == {"workers": 12 + 27, "largest": 0, "second": 0, "crops": 0}


@rule("K14.1")
def test_edge_78_workers_that_are_not_on_a_board_count_nothing() -> None:
    """Edge 78: five farmhands in front of the player, six townsfolk in the town."""
    assert score(table(2, board(0, "C4 A@C5"))) == {"workers": 1, "largest": 1, "second": 0, "crops": 0}


@rule("K14.2", "K14.3")
def test_edge_76_one_group_of_eight() -> None:
    """Edge 76: eight, and nothing for a second group."""
    position = table(2, board(0, "C1 C2* C3 C4 C5 C6* C7 C8"))
    assert score(position) == {"workers": 0, "largest": 8, "second": 0, "crops": 0}


@rule("K14.2", "K14.3")
def test_the_second_largest_group_counts_double_and_a_third_nothing() -> None:
    position = table(2, board(0, "C1 C2 C3 C4 E6 E7 E8 A7"))
    assert score(position) == {"workers": 0, "largest": 4, "second": 6, "crops": 0}


@rule("K14.3", "K2.3")
def test_two_groups_of_the_same_size_and_a_lone_field() -> None:
    assert score(table(2, board(0, "A1 A2 E8 E9")))["second"] == 4
    assert score(table(2, board(0, "A1 A2 E8")))["second"] == 2


@rule("K14.4")
def test_edge_77_a_tie_for_a_crop_gives_nothing_to_anybody() -> None:
    """Edge 77: two have two hops, the third one; wine goes to the third alone."""
    position = finished(3, hand(0, hops=2), hand(1, hops=2), hand(2, hops=1, wine=1))
    assert position.scores() == [0, 0, 1]


@rule("K14.4")
def test_a_crop_that_nobody_has_gives_nothing() -> None:
    assert finished(2).scores() == [0, 0]
    assert finished(2, hand(1, hops=1, vegetables=2, cider=1, wine=3, wheat=1)).scores() == [0, 5]


@rule("K14.5")
def test_bids_and_unharvested_fields_do_not_count() -> None:
    """C4 grows hops, three more are bid for B2; the one in the hand of seat 1 wins."""
    position = finished(2, board(0, "C4"), lot(0, "B2", hops=3), hand(1, hops=1))
    assert [score(position, seat)["crops"] for seat in range(2)] == [0, 1]


@rule("K14.6")
def test_most_points_win() -> None:
    assert finished(3, board(1, "C4 C5"), board(2, "E8")).winners() == [1]


@rule("K14.6")
def test_edge_79_then_more_fields() -> None:
    """Edge 79: three fields, or one field and a Labourer."""
    position = finished(2, board(0, "E8 C@A1"), board(1, "C4 C5 C6"))
    assert (position.scores(), position.winners()) == ([3, 3], [1])


@rule("K14.6")
def test_edge_79_then_more_counters() -> None:
    """Edge 79: nobody has most of a crop, but seat 0 has two counters."""
    changes = [
        board(0, "C4"),
        board(1, "E8"),
        board(2, "A1"),
        hand(0, hops=1, wine=1),
        hand(1, hops=1),
        hand(2, wine=1),
    ]
    position = finished(3, *changes)
    assert (position.scores(), position.winners()) == ([1, 1, 1], [0])


@rule("K14.6")
def test_edge_79_then_the_victory_is_shared() -> None:
    """Edge 79."""
    position = finished(3, board(0, "C4"), board(2, "A1"), hand(0, hops=1), hand(2, hops=1))
    assert (position.scores(), position.winners()) == ([1, 0, 1], [0, 2])


@rule("K14.7")
def test_the_running_score_counts_crops_as_far_as_they_are_known() -> None:
    """Seat 1 has two secret hops; seat 0 sees itself ahead with one, until the end."""
    position = table(3, hand(0, hops=1), secret(1, "hops hops"), secret(2, "cider cider wine"), board(0, "C4 A@C5"))
    for viewer in (0, None):
        assert score(position, 0, viewer) == {"workers": 1, "largest": 1, "second": 0, "crops": 1}
        lines = position.view(viewer)["players"][0]["score"]
        assert [line["provisional"] for line in lines] == [False, False, False, True]
    assert (score(position, 0, 1)["crops"], score(position, 1, 1)["crops"]) == (0, 1)
    assert position.view(1)["players"][0]["score"][3]["provisional"] is False
    play(position, "end " * 9)
    assert [score(position, seat)["crops"] for seat in range(3)] == [0, 1, 2]
    assert position.view(None)["players"][0]["score"][3]["provisional"] is False
