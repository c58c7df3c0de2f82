"""Placing a field, and the worker that makes way for it (K8)."""

from __future__ import annotations

from tests.games.keyharvest.table import (
    asked,
    board,
    board_of,
    event,
    fallow_of,
    farmhands_of,
    hand,
    hand_of,
    lot,
    play,
    registry,
    registry_of,
    table,
    townsfolk_of,
    why,
    words,
)
from tests.rules import rule


@rule("K8.1")
def test_a_field_is_placed_on_its_own_space_unharvested() -> None:
    position = play(table(2, lot(0, "C5", hops=1), lot(0, "B2", hops=1)), "transfer C5 B2")
    assert board_of(position) == "B2 C5"


@rule("K8.2")
def test_edge_34_a_worker_in_the_way_moves_and_acts_again() -> None:
    """Edge 34: it costs no action."""
    position = play(table(2, board(0, "C4 A@C5"), lot(0, "C5", hops=1)), "transfer C5")
    assert asked(position) == "0 move-worker"
    play(position, "D4 C5")
    assert board_of(position) == "C4 C5 A@D4"
    assert hand_of(position) == "1 wheat"
    assert why(position, "worker") is None


@rule("K8.3")
def test_it_may_go_back_instead() -> None:
    position = play(table(2, board(0, "C4 A@C5"), lot(0, "C5", hops=1)), "transfer C5 pass")
    assert (board_of(position), farmhands_of(position), hand_of(position)) == ("C4 C5", "ABCDEF", "")
    assert asked(position) == "0 action"


@rule("K8.3")
def test_edge_35_with_no_legal_space_it_goes_back() -> None:
    """Edge 35: no space has four fields beside it."""
    position = play(table(2, board(0, "C4 I@C5"), lot(0, "C5", hops=1)), "transfer C5")
    assert asked(position) == "0 action"
    assert (board_of(position), townsfolk_of(position)) == ("C4 C5", "GHIJKL")


@rule("K8.4")
def test_the_new_field_counts_for_the_new_space() -> None:
    """Only the new field C5 lies beside C6; and nobody stands on a field."""
    position = play(table(2, board(0, "C4 A@C5"), lot(0, "C5", hops=1)), "transfer C5")
    assert words(position) == "B3 B4 B5 C3 C6 D3 D4 D5 pass"
    assert why(position, "C5") == "space-is-field K5.5"


@rule("K8.4")
def test_a_moved_worker_may_replace_a_lower_one() -> None:
    """The Labourer comes to E5, beside D4 and E4, and the Apprentice goes back."""
    position = table(2, board(0, "C4 D4 E4 C@C5 A@E5"), lot(0, "C5", hops=1))
    play(position, "transfer C5 E5 wheat wheat")
    assert board_of(position) == "C4 C5 D4 E4 C@E5"
    assert farmhands_of(position) == "ABDEF"


@rule("K8.5")
def test_out_of_turn_too() -> None:
    """Seat 1 receives C5, where its Apprentice stands, in the turn of seat 0."""
    position = play(event("O", board(0, "C5*"), board(1, "C4 D1 A@C5")), "C5 place")
    assert asked(position) == "1 move-worker"
    play(position, "D4 C5")
    assert board_of(position, 1) == "C4 C5 D1 A@D4"
    assert hand_of(position, 1) == "1 wheat"


@rule("K8.6")
def test_edge_36_a_supervisor_put_down_again_costs_a_field_again() -> None:
    """Edge 36: or it is not put down."""
    position = play(table(2, board(0, "B4 C6 D4 F@C5"), lot(0, "C5", hops=1)), "transfer C5")
    assert asked(position) == "0 move-worker"
    play(position, "B5")
    assert asked(position) == "0 fallow"
    assert why(position, "pass") == "cannot-decline K5.8"
    play(position, "C6")
    assert (board_of(position), fallow_of(position)) == ("B4 C5 D4 F@B5", "C6")
    position = play(table(2, board(0, "B4 C6 D4 F@C5"), lot(0, "C5", hops=1)), "transfer C5 pass")
    assert (board_of(position), fallow_of(position)) == ("B4 C5 C6 D4", "")


@rule("K8.7")
def test_the_placing_comes_before_the_registry() -> None:
    """The Benefactor takes E4, where the Apprentice stands; the gap waits for what the Apprentice does."""
    position = table(2, board(0, "B4 B5 C4 C6 D4 A@E4"), registry("E4 G2 G3 G4 G5 G6"))
    play(position, "worker L C5 E4")
    assert (asked(position), registry_of(position)) == ("0 move-worker", "G2 G3 G4 G5 G6")
    play(position, "F4")
    assert (asked(position), registry_of(position)) == ("0 extra-crop", "G2 G3 G4 G5 G6")
    play(position, "E4")
    assert len(registry_of(position).split()) == 6


@rule("K8.2")
def test_a_second_field_may_displace_another_worker() -> None:
    position = table(2, board(0, "C4 A@C5 E8 B@E9"), lot(0, "C5", hops=1), lot(0, "E9", hops=1), hand(0, wine=1))
    play(position, "transfer C5 pass E9")
    assert asked(position) == "0 move-worker"
    play(position, "E7 E8")
    assert asked(position) == "0 action"
    assert board_of(position) == "C4 C5 E8 E9 B@E7"
