"""The events of crops and workers: P, R, V, X, Y and Z (K12)."""

from __future__ import annotations

from tests.games.keyharvest.table import (
    asked,
    board,
    board_of,
    event,
    farmhands_of,
    hand,
    hand_of,
    play,
    stock,
    told,
    townsfolk_of,
    track_of,
    why,
    words,
)
from tests.rules import rule


@rule("K12.5")
def test_edge_66_only_unharvested_fields_count_for_a_good_harvest() -> None:
    """Edge 66: three harvested vegetables, two wheat to be harvested."""
    position = event("P", board(0, "B5* C1* C3* C5 E4"))
    assert (asked(position), words(position)) == ("0 good-harvest", "wheat pass")
    assert why(position, "vegetables") == "not-your-best-crop K12.5"
    play(position, "wheat")
    assert (hand_of(position), board_of(position)) == ("1 wheat", "B5* C1* C3* C5 E4")


@rule("K12.5")
def test_edge_67_free_choice_among_equals_and_nothing_without_unharvested_fields() -> None:
    """Edge 67: seat 1 has only a harvested field and is not asked."""
    position = event("P", board(0, "C4 C6"), board(1, "E8*"))
    assert words(position) == "hops wine pass"
    play(position, "wine")
    assert (hand_of(position, 0), hand_of(position, 1)) == ("1 wine", "")
    assert asked(position) == "0 offer"


@rule("K12.5")
def test_a_good_harvest_of_a_crop_that_has_run_out() -> None:
    """Wine, with which C6 is planted."""
    position = event("P", board(0, "C6"), stock(wine=0))
    assert words(position) == "hops vegetables cider wheat pass"
    assert hand_of(play(position, "hops")) == "1 hops"


@rule("K12.7")
def test_new_crop_turns_up_to_two_fields() -> None:
    position = event("R", board(0, "C4* C5* C6*"), board(1, "E8* A1"))
    assert (asked(position), words(position)) == ("0 new-crop", "C4 C5 C6 pass")
    play(position, "C4")
    assert words(position) == "C5 C6 stop"
    play(position, "C6")
    assert (asked(position), board_of(position)) == ("1 new-crop", "C4 C5* C6")
    assert words(position) == "E8 pass"


@rule("K12.11")
def test_edge_69_remote_harvest_of_any_unconnected_fields() -> None:
    """Edge 69: C4 and C5 touch, A1 is harvested, E8 and D1 are unconnected."""
    position = event("V", board(0, "A1* C4 C5 D1 E8"))
    assert (asked(position), words(position)) == ("0 remote-harvest", "D1 E8 all pass")
    assert why(position, "C4") == "not-unconnected K2.4"
    play(position, "all")
    assert (board_of(position), hand_of(position)) == ("A1* C4 C5 D1* E8*", "1 vegetables 1 wheat")


@rule("K12.11")
def test_a_remote_harvest_of_a_crop_that_has_run_out() -> None:
    """E8 grows vegetables."""
    position = play(event("V", board(0, "E8"), stock(vegetables=0)), "E8")
    assert asked(position) == "0 harvest-instead"
    assert board_of(play(position, "wine")) == "E8*"


@rule("K12.13")
def test_edge_71_a_repositioned_worker_does_not_act() -> None:
    """Edge 71: it needs its fields and no worker beside it, and may replace a lower one."""
    position = event("X", board(0, "C4 C6 E6 E8 A@E7 C@C5"))
    assert (asked(position), words(position)) == ("0 reposition", "A C pass")
    play(position, "C")
    assert asked(position) == "0 reposition-to"
    assert why(position, "C5") == "worker-stays K12.13"
    assert why(position, "B3") == "too-few-fields K5.3"
    assert why(position, "C4") == "space-is-field K5.5"
    play(position, "E7")
    assert (board_of(position), farmhands_of(position)) == ("C4 C6 E6 E8 C@E7", "ABDEF")
    assert (asked(position), hand_of(position)) == ("0 action", "")


@rule("K12.13")
def test_a_worker_that_has_nowhere_to_go_stays() -> None:
    """The Merchant needs four fields; the Labourer is not on the board."""
    position = event("X", board(0, "C4 A@C5 G@E8"))
    assert words(position) == "A pass"
    assert why(position, "G") == "worker-fits-nowhere K5.3"
    assert why(position, "C") == "worker-not-on-board K5.1"


@rule("K12.13")
def test_a_repositioned_worker_leaves_its_space_first() -> None:
    """D4 lies beside the space it leaves."""
    position = play(event("X", board(0, "C4 A@C5")), "A D4")
    assert board_of(position) == "C4 A@D4"


@rule("K12.13")
def test_a_repositioned_worker_never_comes_beside_another() -> None:
    position = play(event("X", board(0, "C4 C6 A@C5 B@B7")), "A")
    assert why(position, "B6") == "beside-worker K5.4"


@rule("K12.14")
def test_edge_72_townsfolk_on_vacation_are_free_to_all() -> None:
    """Edge 72."""
    position = event("Y", board(0, "C4 A@C3 G@C5"), board(1, "B4 B5 D4 D5"))
    assert (asked(position), words(position)) == ("0 vacation", "A G pass")
    play(position, "G")
    assert (board_of(position), townsfolk_of(position)) == ("C4 A@C3", "GHIJKL")
    play(position, "end worker")
    assert (asked(position), why(position, "G")) == ("1 worker", None)


@rule("K12.14")
def test_a_farmhand_on_vacation_goes_back_to_its_owner() -> None:
    position = play(event("Y", board(0, "C4 A@C3")), "A")
    assert (board_of(position), farmhands_of(position), hand_of(position)) == ("C4", "ABCDEF", "")


@rule("K12.15")
def test_edge_73_the_drawer_alone_chooses_a_windfall_for_everybody() -> None:
    """Edge 73: seat 1 draws it; the first counter is its own, then seat 2 and seat 0."""
    position = event("Z", seats=3, drawer=1)
    assert (asked(position), words(position)) == ("1 windfall", "hops vegetables cider wine wheat")
    play(position, "hops")
    assert asked(position) == "1 windfall"
    play(position, "wine")
    assert asked(position) == "1 windfall"
    play(position, "wheat")
    assert [hand_of(position, seat) for seat in (1, 2, 0)] == ["1 hops", "1 wine", "1 wheat"]


@rule("K12.15")
def test_a_windfall_goes_round_until_the_stock_is_empty() -> None:
    """One counter is left: for the drawer."""
    bare = stock(hops=1, vegetables=0, cider=0, wine=0, wheat=1)  # the wheat is the bid of the drawer
    position = event("Z", bare, seats=3, drawer=1)
    before = hand_of(position, 2)
    assert words(position) == "hops"
    play(position, "hops")
    assert (hand_of(position, 1), hand_of(position, 2), hand_of(position, 0)) == ("1 hops", before, "")
    assert track_of(position) == "Z"


@rule("K11.2")
def test_edge_58_events_go_clockwise_from_the_drawer() -> None:
    """Edge 58: the third of four players draws."""
    fields = ("C4", "C6", "E8", "A1")
    position = event("P", *(board(seat, fields[seat]) for seat in range(4)), seats=4, drawer=2)
    order = []
    for _ in range(4):
        order.append(asked(position))
        play(position, "pass")
    assert order == ["2 good-harvest", "3 good-harvest", "0 good-harvest", "1 good-harvest"]
    assert asked(position) == "2 action"


@rule("K11.2")
def test_what_must_be_done_cannot_be_declined() -> None:
    """Give away and Windfall ask without a way out; New registry and Replacement do not ask before they draw."""
    for letter in "OZ":
        position = event(letter, board(0, "C4"))
        assert "pass" not in words(position).split()
        assert why(position, "pass") == "cannot-decline K11.2"


@rule("K11.2")
def test_every_other_event_may_be_declined() -> None:
    for letter in "MNPQRTUVXY":
        position = event(
            letter, board(0, "C4 E8* A@E7"), board(1, "D1 B7* B@A6"), hand(0, hops=3), hand(1, hops=3), draws="G7 A1"
        )
        before = board_of(position, 0), board_of(position, 1)
        play(position, "pass pass")
        assert (board_of(position, 0), board_of(position, 1), asked(position)) == (*before, "0 offer")
        assert [(line.value("seat"), line.value("event")) for line in told(position, "passes-event")] == [
            (0, letter),
            (1, letter),
        ]
