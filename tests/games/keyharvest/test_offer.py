"""Fields from the registry into a store, with a bid (K7)."""

from __future__ import annotations

from tests.games.keyharvest.table import (
    asked,
    bag,
    hand,
    hand_of,
    lot,
    play,
    registry_of,
    store_of,
    table,
    why,
    words,
)
from tests.rules import rule


@rule("K7.2")
def test_edge_48_without_a_counter_no_offer() -> None:
    """Edge 48."""
    assert why(table(2), "offer") == "no-counters K7.2"
    position = play(table(2, hand(0, hops=1)), "offer G1")
    assert why(position, "stop") == "bid-one K7.2"


@rule("K7.2")
def test_a_bid_of_several_crops() -> None:
    position = play(table(2, hand(0, hops=2, wine=2)), "offer G1 wine hops")
    assert position.ask is not None
    assert dict(position.ask.values) == {"field": ("field", "G1"), "number": ("number", 2)}
    play(position, "hops stop")
    assert store_of(position) == {"G1": "2 hops 1 wine"}
    assert hand_of(position) == "1 wine"


@rule("K7.1")
def test_edge_49_a_store_holds_two_fields() -> None:
    """Edge 49."""
    position = play(table(2, hand(0, hops=3), lot(0, "C4", wine=1)), "offer G1 hops stop")
    assert asked(position) == "0 action"
    position = table(2, hand(0, hops=3), lot(0, "C4", wine=1), lot(0, "C6", wine=1))
    assert why(position, "offer") == "store-full K7.1"


@rule("K7.1")
def test_only_fields_of_the_registry() -> None:
    position = play(table(2, hand(0, hops=1)), "offer")
    assert words(position) == "G1 G2 G3 G4 G5 G6"
    assert why(position, "G7") == "not-in-registry K7.1"


@rule("K7.3")
def test_edge_50_a_bid_and_a_field_in_a_store_stay() -> None:
    """Edge 50: nothing in the next turn touches them but a transfer."""
    position = play(table(2, hand(0, hops=3), hand(1, hops=1)), "offer G1 hops stop stop end end")
    assert asked(position) == "0 action"
    assert words(position) == "transfer offer end"
    assert why(position, "discard") == "not-here K3.2"
    play(position, "offer")
    assert why(position, "G1") == "not-in-registry K7.1"
    play(position, "G2 hops stop")
    assert store_of(position) == {"G1": "1 hops", "G2": "1 hops"}


@rule("K7.4")
def test_the_registry_is_filled_before_the_second_field() -> None:
    position = play(table(2, hand(0, hops=2), bag("A1 A2")), "offer G1 hops stop")
    assert registry_of(position) == "A1 G2 G3 G4 G5 G6"
    assert asked(position) == "0 offer"
    play(position, "A1 hops")
    if asked(position) == "0 bid":
        play(position, "stop")
    assert registry_of(position) == "A2 G2 G3 G4 G5 G6"
    assert asked(position) == "0 action"


@rule("K7.4")
def test_an_event_drawn_comes_before_the_second_field() -> None:
    position = play(table(2, hand(0, hops=3), lot(1, "D1", hops=1), bag("Z A1")), "offer G1 hops stop")
    assert asked(position) == "0 windfall"
    play(position, "wine wheat")
    assert asked(position) == "0 offer"
    assert words(position) == "A1 G2 G3 G4 G5 G6 stop"
