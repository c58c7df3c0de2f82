"""What the townsfolk G to L do (K9.7 to K9.12). The fields round C5 are B4, B5, C4, C6, D4 and D5."""

from __future__ import annotations

import pytest

from tests.games.keyharvest.table import (
    asked,
    bag,
    bag_of,
    board,
    board_of,
    events_told,
    fallow_of,
    hand,
    hand_of,
    lot,
    play,
    registry,
    registry_of,
    store_of,
    table,
    told,
    townsfolk_of,
    track_of,
    why,
    words,
)
from tests.games.pages import texts
from tests.rules import rule

FOUR = "B4 B5 C4 C6"
FIVE = "B4 B5 C4 C6 D4"


@rule("K9.7")
def test_edge_29_the_merchant_pays_as_many_counters_in_any_crops() -> None:
    """Edge 29: any two for a bid of two hops."""
    position = table(2, board(0, FOUR), lot(1, "A1", hops=2), hand(0, wheat=1, wine=1))
    play(position, "worker G C5 A1 wheat wine")
    assert (hand_of(position, 0), hand_of(position, 1)) == ("", "2 hops 1 wine 1 wheat")
    assert (board_of(position), townsfolk_of(position)) == (f"A1 {FOUR} G@C5", "HIJKL")


@rule("K9.8")
def test_edge_05_a_field_put_into_the_store_may_be_transferred_in_the_same_turn() -> None:
    """Edge 5: it costs the bid of one counter and no more."""
    position = table(2, board(0, FOUR), hand(0, hops=2))
    play(position, "worker H C5 G1 hops stop")
    assert (asked(position), store_of(position)) == ("0 action", {"G1": "1 hops"})
    play(position, "transfer G1")
    assert (board_of(position), hand_of(position)) == (f"{FOUR} G1 H@C5", "1 hops")


@rule("K9.8")
def test_edge_43_the_storekeeper_needs_room_and_a_counter() -> None:
    """Edge 43: without them it is placed all the same."""
    full = table(2, board(0, FOUR), hand(0, hops=2), lot(0, "A1", wine=1), lot(0, "A2", wine=1))
    poor = table(2, board(0, FOUR))
    for position in (full, poor):
        play(position, "worker H C5")
        assert (asked(position), board_of(position)) == ("0 action", f"{FOUR} H@C5")
        assert registry_of(position) == "G1 G2 G3 G4 G5 G6"


@rule("K9.8", "K9.12")
@pytest.mark.parametrize("line", ["worker H C5 G1 hops stop", "worker L C5 G1"])
def test_edge_47_events_drawn_for_storekeeper_and_benefactor_take_place(line: str) -> None:
    """Edge 47."""
    position = play(table(2, board(0, FIVE), hand(0, hops=2), bag("Z A1")), line)
    assert (asked(position), track_of(position)) == ("0 windfall", "Z")
    play(position, "wine wine")
    assert registry_of(position) == "A1 G2 G3 G4 G5 G6"


@rule("K9.9")
def test_the_bailiff_takes_an_unconnected_field_for_three_counters() -> None:
    position = table(3, board(0, FOUR), board(1, "A1 A2 E8"), board(2, "G7"), hand(0, wheat=2, hops=2))
    play(position, "worker I C5")
    assert words(position) == "E8 G7 pass"
    assert why(position, "A1") == "not-unconnected K2.4"
    play(position, "E8 wheat hops wheat")
    assert (board_of(position, 0), board_of(position, 1)) == (f"{FOUR} E8 I@C5", "A1 A2")
    assert (hand_of(position, 0), hand_of(position, 1)) == ("1 hops", "1 hops 2 wheat")


@rule("K9.9")
def test_edge_37_the_bailiff_takes_the_field_of_its_own_space() -> None:
    """Edge 37: it makes way, comes to D4 and may take another."""
    position = table(3, board(0, f"{FOUR} D3 E4"), board(1, "C5"), board(2, "G7"), hand(0, wheat=6))
    play(position, "worker I C5 C5 wheat wheat wheat")
    assert (asked(position), words(position)) == ("0 move-worker", "D4 pass")
    play(position, "D4")
    assert (asked(position), words(position)) == ("0 seize", "G7 pass")
    play(position, "G7 wheat wheat wheat")
    assert board_of(position) == "B4 B5 C4 C5 C6 D3 E4 G7 I@D4"
    assert (hand_of(position, 1), hand_of(position, 2)) == ("3 wheat", "3 wheat")


@rule("K9.9")
def test_edge_38_the_bailiff_goes_on_as_long_as_it_can() -> None:
    """Edge 38: from C5 to D4 to D5, until the counters run out."""
    fields = f"{FOUR} D3 D6 E4"
    position = table(4, board(0, fields), board(1, "C5"), board(2, "D4"), board(3, "G7"), hand(0, wheat=8))
    play(position, "worker I C5 C5 wheat wheat wheat D4 D4 wheat wheat wheat")
    assert (asked(position), words(position)) == ("0 move-worker", "D5 pass")
    play(position, "D5")
    assert asked(position) == "0 action"
    assert board_of(position) == "B4 B5 C4 C5 C6 D3 D4 D6 E4 I@D5"


@rule("K9.9")
def test_edge_39_two_counters_are_too_few_for_the_bailiff() -> None:
    """Edge 39: it is placed all the same."""
    position = play(table(2, board(0, FOUR), board(1, "G7"), hand(0, wheat=2)), "worker I C5")
    assert (asked(position), board_of(position)) == ("0 action", f"{FOUR} I@C5")


@rule("K9.9", "K2.4")
def test_edge_40_a_field_beside_a_worker_only_is_unconnected() -> None:
    """Edge 40."""
    position = play(table(2, board(0, FOUR), board(1, "E8 A@E7"), hand(0, wheat=3)), "worker I C5")
    assert words(position) == "E8 pass"


@rule("K9.9", "K8.1")
def test_edge_41_a_harvested_field_arrives_unharvested() -> None:
    """Edge 41."""
    position = table(2, board(0, FOUR), board(1, "E8*"), hand(0, wheat=3))
    assert board_of(play(position, "worker I C5 E8 wheat wheat wheat")) == f"{FOUR} E8 I@C5"


@rule("K9.10")
def test_edge_42_the_lawyer_alone_does_nothing() -> None:
    """Edge 42."""
    position = play(table(2, board(0, FIVE)), "worker J C5")
    assert (asked(position), board_of(position)) == ("0 action", f"{FIVE} J@C5")


@rule("K9.10")
def test_the_lawyer_uses_a_worker_where_it_stands() -> None:
    """The Apprentice on E4 touches D4 only, the Lawyer on C5 all five."""
    position = play(table(2, board(0, f"{FIVE} A@E4")), "worker J C5")
    assert words(position) == "A pass"
    assert why(position, "J") == "not-itself K9.10"
    play(position, "A")
    assert (asked(position), words(position)) == ("0 extra-crop", "D4 pass")
    play(position, "D4")
    assert (board_of(position), hand_of(position)) == (f"{FIVE} A@E4 J@C5", "1 cider")


@rule("K9.10")
def test_a_lawyer_who_uses_the_supervisor_must_give_up_a_field() -> None:
    position = play(table(2, board(0, f"{FIVE} F@E4")), "worker J C5 F")
    assert asked(position) == "0 fallow"
    assert why(position, "pass") == "cannot-decline K5.8"


@rule("K9.10", "K9.9")
def test_a_bailiff_used_by_the_lawyer_may_lose_its_space_too() -> None:
    """The Bailiff stands on E4; the Lawyer lets it take E4."""
    position = table(2, board(0, f"{FIVE} D3 I@E4"), board(1, "E4"), hand(0, wheat=3))
    play(position, "worker J C5 I E4 wheat wheat wheat")
    assert (asked(position), board_of(position)) == ("0 action", "B4 B5 C4 C6 D3 D4 E4 J@C5")
    assert townsfolk_of(position) == "GHIKL"


@rule("K9.11")
def test_edge_44_an_event_drawn_by_the_trader_goes_back() -> None:
    """Edge 44: P is announced, then A1 comes."""
    position = play(table(2, board(0, FIVE), bag("P A1")), "worker K C5 draw")
    assert (asked(position), words(position)) == ("0 keep", "place discard")
    assert (track_of(position), bag_of(position), events_told(position, "event-aside")) == ("", "P", "P")
    play(position, "place")
    assert board_of(position) == f"A1 {FIVE} K@C5"


@rule("K9.11", "K10.5")
def test_edge_45_with_no_field_in_the_bag_the_trader_takes_one_from_the_registry() -> None:
    """Edge 45: the gap brings only the event Z, which takes place."""
    position = play(table(2, board(0, FIVE), bag("Z")), "worker K C5")
    assert (asked(position), words(position)) == ("0 take", "G1 G2 G3 G4 G5 G6 pass")
    play(position, "G1")
    assert (asked(position), track_of(position)) == ("0 windfall", "Z")
    play(position, "hops hops")
    assert (board_of(position), registry_of(position)) == (f"{FIVE} G1 K@C5", "G2 G3 G4 G5 G6")


@rule("K9.11", "K2.5")
def test_edge_46_a_field_the_trader_does_not_want_goes_fallow() -> None:
    """Edge 46."""
    position = play(table(2, board(0, FIVE), bag("A1 A2")), "worker K C5 draw discard")
    assert "A1" in fallow_of(position).split()
    assert (board_of(position), bag_of(position)) == (f"{FIVE} K@C5", "A2")


@rule("K9.11")
def test_the_trader_may_leave_the_bag_alone() -> None:
    position = play(table(2, board(0, FIVE), bag("A1")), "worker K C5 pass")
    assert (board_of(position), bag_of(position)) == (f"{FIVE} K@C5", "A1")


@rule("K9.12")
def test_the_benefactor_places_a_field_of_the_registry() -> None:
    position = play(table(2, board(0, FIVE), bag("A1")), "worker L C5 G1")
    assert (board_of(position), registry_of(position)) == (f"{FIVE} G1 L@C5", "A1 G2 G3 G4 G5 G6")
    assert hand_of(position) == ""


@rule("K9.12", "K8.2")
def test_the_benefactor_may_take_the_field_of_its_own_space() -> None:
    """C5 comes; the Benefactor needs five fields elsewhere: D4 has C4, C5, D3, D5 and E4 beside it."""
    position = table(2, board(0, "B4 B5 C4 C6 D5 D3 E4"), registry("C5 G2 G3 G4 G5 G6"))
    play(position, "worker L C5 C5")
    assert (asked(position), words(position)) == ("0 move-worker", "D4 pass")
    play(position, "D4 G2")
    assert board_of(position) == "B4 B5 C4 C5 C6 D3 D5 E4 G2 L@D4"


@rule("K9.9")
def test_the_log_tells_what_the_bailiff_paid() -> None:
    position = table(2, board(0, "B2 B3 C2 C4 D2 D3"), hand(0, wheat=2, wine=1), board(1, "E9"))
    play(position, "worker I C3 E9 wheat wine wheat")
    (line,) = told(position, "seizes")
    assert line.value("goods") == "1 wine, 2 wheat"
    assert texts("en", position).event(line) == "Player 1 takes E9 from Player 2 and pays 1 wine and 2 wheat"
    assert "1 вино" in texts("ru", position).event(line)
