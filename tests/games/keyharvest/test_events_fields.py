"""The events that move fields: M, N, O, Q, S, T, U and W (K12)."""

from __future__ import annotations

from tests.games.keyharvest.table import (
    asked,
    bag_of,
    board,
    board_of,
    event,
    events_told,
    fallow_of,
    hand,
    hand_of,
    lot,
    play,
    registry_of,
    stock_of,
    store_of,
    told,
    townsfolk_of,
    track_of,
    why,
    words,
)
from tests.rules import rule

# --- M Blind swap -----------------------------------------------------------------------------------------------------


@rule("K12.1", "K8.1")
def test_blind_swap_sends_a_field_fallow_and_brings_another() -> None:
    position = event("M", board(0, "C5 E8*"), board(1, "C4"), draws="D2 G7")
    assert (asked(position), words(position)) == ("0 blind-swap", "C5 E8 pass")
    play(position, "E8")
    assert (board_of(position), asked(position)) == ("C5 D2", "1 blind-swap")
    assert "E8" in fallow_of(position).split()
    play(position, "pass")
    assert (board_of(position, 1), registry_of(position)) == ("C4", "G2 G3 G4 G5 G6 G7")


@rule("K12.1")
def test_edge_59_the_drawn_field_must_be_placed() -> None:
    """Edge 59: the Merchant on D2 has nowhere to go."""
    position = play(event("M", board(0, "C5 E8 G@D2"), draws="D2 G7"), "E8")
    assert (asked(position), board_of(position)) == ("0 action", "C5 D2")
    assert townsfolk_of(position) == "GHIJKL"


@rule("K12.1")
def test_blind_swap_is_not_offered_when_the_bag_has_no_field() -> None:
    position = event("M", board(0, "C5"), draws="")
    assert (asked(position), board_of(position), track_of(position)) == ("0 action", "C5", "M")


@rule("K10.3", "K12.1")
def test_edge_55_an_event_drawn_for_a_blind_swap_goes_back() -> None:
    """Edge 55: P is announced, D2 comes, P goes back into the bag and does nothing."""
    position = play(event("M", board(0, "C5 E8"), draws="P D2 G7 P"), "E8")
    assert (board_of(position), events_told(position, "event-aside")) == ("C5 D2", "P")
    assert (track_of(position), bag_of(position), registry_of(position)) == ("M", "P", "G2 G3 G4 G5 G6 G7")


# --- N Exchange -------------------------------------------------------------------------------------------------------


@rule("K12.2")
def test_edge_60_no_exchange_where_nobody_else_has_an_unconnected_field() -> None:
    """Edge 60: seat 1 has one, seat 0 has not; so only seat 0 is asked."""
    position = event("N", board(0, "C4 C5"), board(1, "A1 A2 E8"))
    assert (asked(position), words(position)) == ("0 exchange", "E8 pass")
    assert why(position, "A1") == "not-unconnected K2.4"
    play(position, "pass")
    assert asked(position) == "0 action"


@rule("K12.2", "K8.1")
def test_edge_61_any_field_for_an_unconnected_one_both_arrive_unharvested() -> None:
    """Edge 61."""
    position = play(event("N", board(0, "C4* C5 D4"), board(1, "A1 A2 E8*")), "E8 C4")
    assert (board_of(position, 0), board_of(position, 1)) == ("C5 D4 E8", "A1 A2 C4")
    assert (asked(position), words(position)) == ("1 exchange", "E8 pass")


@rule("K12.2", "K8.5")
def test_in_an_exchange_each_has_what_follows_first_the_one_who_chose() -> None:
    """Seat 0 has an Apprentice on E8, seat 1 one on C4."""
    position = event("N", board(0, "C4 C5 A@E8"), board(1, "B3 E8 A@C4"))
    play(position, "E8 C4")
    assert (asked(position), board_of(position)) == ("0 move-worker", "C5 E8")
    play(position, "E7 E8")
    assert (asked(position), board_of(position, 0)) == ("1 move-worker", "C5 E8 A@E7")
    play(position, "pass")
    assert board_of(position, 1) == "B3 C4"


# --- O Give away ------------------------------------------------------------------------------------------------------


@rule("K12.3")
def test_edge_62_the_drawer_passes_first_and_gets_the_last_field() -> None:
    """Edge 62: seat 2 of four draws it."""
    position = event("O", *(board(seat, f"A{2 * seat + 1}") for seat in range(4)), seats=4, drawer=2)
    assert (asked(position), words(position)) == ("2 give-away", "A5")
    play(position, "A5")
    assert (asked(position), words(position)) == ("3 receive", "place hand-on discard")
    assert position.ask is not None
    assert dict(position.ask.values)["from"] == ("seat", 2)
    play(position, "hand-on place")
    assert (asked(position), words(position)) == ("0 give-away", "A1 A5")
    play(position, "A1")
    assert asked(position) == "1 receive"
    play(position, "discard A3")
    assert (asked(position), words(position)) == ("2 receive", "place discard")
    assert why(position, "hand-on") == "cannot-hand-on K12.3"
    play(position, "place")
    assert [board_of(position, seat) for seat in range(4)] == ["A5", "", "A3", "A7"]
    ways = [(line.value("seat"), line.value("field"), line.value("to")) for line in told(position, "gives", "hands-on")]
    assert ways == [(2, "A5", 3), (3, "A5", 0), (0, "A1", 1), (1, "A3", 2)]
    assert "A1" in fallow_of(position).split()


@rule("K12.3")
def test_edge_63_a_field_may_be_passed_on_untouched() -> None:
    """Edge 63: the board of seat 1 stays as it is."""
    position = play(event("O", board(0, "C4"), board(1, "E8*")), "C4 hand-on discard")
    assert (board_of(position, 0), board_of(position, 1)) == ("", "E8*")


@rule("K12.3")
def test_edge_64_never_a_field_from_the_store() -> None:
    """Edge 64: G1 has just been put there."""
    position = event("O", board(0, "C4"), lot(0, "D1", hops=1))
    assert words(position) == "C4"
    assert why(position, "D1") == "not-your-field K4.1"
    assert store_of(position) == {"D1": "1 hops", "G1": "1 wheat"}


@rule("K12.3", "K8.5")
def test_edge_65_a_field_that_is_kept_may_displace_a_worker() -> None:
    """Edge 65: seat 1 keeps C4, and its Casual worker acts again."""
    position = play(event("O", board(0, "C4"), board(1, "C5 D1 B@C4")), "C4 place")
    assert asked(position) == "1 move-worker"
    play(position, "D4 C4 C5")
    assert hand_of(position, 1) == "1 hops 1 wheat"
    assert (asked(position), words(position)) == ("1 give-away", "C4 C5 D1")


@rule("K12.4")
def test_a_field_may_be_placed_and_passed_on() -> None:
    """With an empty board seat 1 may not let it go: it has to pass one."""
    position = play(event("O", board(0, "C4")), "C4")
    assert words(position) == "place hand-on"
    assert why(position, "discard") == "cannot-discard K12.4"
    play(position, "place")
    assert (asked(position), words(position)) == ("1 give-away", "C4")
    play(position, "C4 place")
    assert (board_of(position, 0), board_of(position, 1)) == ("C4", "")


@rule("K12.4")
def test_a_drawer_without_fields_passes_none_and_the_others_do() -> None:
    position = event("O", board(1, "C4 E8"))
    assert (asked(position), words(position)) == ("1 give-away", "C4 E8")
    play(position, "E8 place")
    assert (board_of(position, 0), board_of(position, 1)) == ("E8", "C4")


@rule("K12.4")
def test_nobody_has_a_field_to_give() -> None:
    position = event("O", seats=3)
    assert (asked(position), track_of(position)) == ("0 action", "O")


# --- Q Lucky dip ------------------------------------------------------------------------------------------------------


@rule("K12.6")
def test_a_lucky_dip_costs_two_counters_and_the_field_must_be_placed() -> None:
    position = event("Q", hand(0, hops=1, wine=2), hand(1, hops=1), draws="P D2 G7 P")
    assert (asked(position), words(position)) == ("0 lucky-dip", "draw pass")
    play(position, "draw wine hops")
    assert (board_of(position), hand_of(position)) == ("D2", "1 wine")
    assert (stock_of(position, "hops"), stock_of(position, "wine")) == (11, 11)
    assert [line.value("goods") for line in told(position, "pays-stock")] == ["1 hops, 1 wine"]
    assert (asked(position), track_of(position), bag_of(position)) == ("0 offer", "Q", "P")


@rule("K12.6")
def test_a_lucky_dip_with_no_field_in_the_bag_buys_from_the_registry() -> None:
    position = event("Q", hand(0, hops=2), draws="")
    assert (asked(position), words(position)) == ("0 lucky-dip-registry", "G2 G3 G4 G5 G6 pass")
    play(position, "G2 hops hops")
    assert (board_of(position), registry_of(position)) == ("G2", "G3 G4 G5 G6")
    assert (hand_of(position), stock_of(position, "hops")) == ("", 12)


# --- S New registry ---------------------------------------------------------------------------------------------------


@rule("K12.8", "K10.3")
def test_a_new_registry_is_drawn_without_events() -> None:
    """Five fields go back and five are drawn; events that come are announced and go back. Then the gap is filled."""
    position = event("S", draws="M N O P")
    keys = [line.key for line in told(position, "new-registry", "registry-filled", "event-drawn", "event-aside")]
    begin = keys.index("new-registry")
    filled = [at for at, key in enumerate(keys) if key == "registry-filled" and at > begin][4]
    assert "event-aside" in keys[begin:filled]
    assert "event-drawn" not in keys[begin:filled]
    assert told(position, "new-registry")[0].value("number") == 5


# --- T Quick sale -----------------------------------------------------------------------------------------------------


@rule("K12.9", "K10.3", "K10.6")
def test_a_quick_sale_fills_the_registry_when_all_have_bought() -> None:
    """P, drawn for what was sold, goes back; then the first gap is filled, too."""
    position = event("T", hand(0, hops=3), hand(1, wine=4), draws="P D2 D3 G7 P")
    assert (asked(position), words(position)) == ("0 quick-sale", "G2 G3 G4 G5 G6 pass")
    play(position, "G2 hops hops hops")
    assert (asked(position), words(position)) == ("1 quick-sale", "G3 G4 G5 G6 pass")
    play(position, "G3 wine wine wine")
    assert (board_of(position, 0), board_of(position, 1)) == ("G2", "G3")
    assert (registry_of(position), track_of(position)) == ("D2 D3 G4 G5 G6 G7", "T")
    assert events_told(position, "event-aside") == "P"


@rule("K12.9")
def test_edge_68_the_price_of_a_quick_sale_goes_to_the_stock() -> None:
    """Edge 68: and two counters are too few."""
    position = play(event("T", hand(0, hops=3), hand(1, wine=2)), "G2 hops hops hops")
    assert (stock_of(position, "hops"), hand_of(position, 0), hand_of(position, 1)) == (12, "", "2 wine")
    assert asked(position) == "0 action"


@rule("K12.9", "K10.3")
def test_after_a_quick_sale_only_what_was_sold_is_replaced_without_events() -> None:
    """One field is sold and D2 comes for it; X, drawn for the first gap, takes place."""
    position = play(event("T", hand(0, hops=3), draws="D2 X G7"), "G2 hops hops hops")
    assert (track_of(position), registry_of(position)) == ("T X", "D2 G3 G4 G5 G6 G7")
    position = play(event("T", hand(0, hops=3), draws="X G7"), "pass")
    assert (track_of(position), registry_of(position)) == ("T X", "G2 G3 G4 G5 G6 G7")


# --- U Registry swap --------------------------------------------------------------------------------------------------


@rule("K12.10")
def test_a_registry_swap_leaves_the_given_field_for_the_next() -> None:
    position = event("U", board(0, "C4*"), board(1, "E8"))
    assert (asked(position), words(position)) == ("0 registry-swap", "G2 G3 G4 G5 G6 pass")
    play(position, "G2 C4")
    assert (board_of(position), registry_of(position)) == ("G2", "C4 G3 G4 G5 G6")
    assert asked(position) == "1 registry-swap"
    play(position, "C4 E8")
    assert (board_of(position, 1), registry_of(position)) == ("C4", "E8 G3 G4 G5 G6 G7")


@rule("K12.10", "K8.2")
def test_the_field_given_no_longer_counts_for_a_worker_that_makes_way() -> None:
    """C4 is gone when G2 comes to the space of the Apprentice; F2 lies beside G1, G2 and others."""
    position = play(event("U", board(0, "C4 A@G2")), "G2 C4")
    assert asked(position) == "0 move-worker"
    assert words(position) == "F2 F3 G1 G3 pass"


# --- W Replacement ----------------------------------------------------------------------------------------------------


@rule("K12.12")
def test_a_replacement_is_kept_instead_of_a_field() -> None:
    position = event("W", board(0, "C4 C5"), board(1, "E8"), draws="D2 D3 G7")
    assert (asked(position), words(position)) == ("0 replacement", "C4 C5 pass")
    play(position, "C4")
    assert (board_of(position), asked(position)) == ("C5 D2", "1 replacement")
    assert "C4" in fallow_of(position).split()


@rule("K12.12")
def test_edge_70_a_replacement_nobody_wants_goes_fallow() -> None:
    """Edge 70: also where there is no field to give for it."""
    position = play(event("W", board(0, "C4"), draws="D2 D3 G7"), "pass")
    assert (asked(position), board_of(position, 0), board_of(position, 1)) == ("0 action", "C4", "")
    assert {"D2", "D3"} <= {*fallow_of(position).split()}


@rule("K12.12", "K10.3")
def test_edge_55_an_event_drawn_for_a_replacement_goes_back() -> None:
    """Edge 55."""
    position = event("W", board(0, "C4"), draws="P D2 D3 G7 P")
    assert (asked(position), events_told(position, "event-aside"), track_of(position)) == ("0 replacement", "P", "W")


@rule("K12.12", "K10.4")
def test_edge_56_a_replacement_with_only_events_in_the_bag_lets_them_happen() -> None:
    """Edge 56: and that is all; nobody gives up a field."""
    position = event("W", board(0, "C4 C5*"), board(1, "E8"), draws="Z R")
    assert (asked(position), track_of(position)) == ("0 windfall", "W Z")
    play(position, "hops hops")
    assert (asked(position), track_of(position)) == ("0 new-crop", "W Z R")
    play(position, "pass")
    assert (asked(position), bag_of(position)) == ("0 offer", "")
    assert (board_of(position, 0), board_of(position, 1)) == ("C4 C5*", "E8")
