"""Fields from stores to the board (K6)."""

from __future__ import annotations

from tests.games.keyharvest.table import (
    asked,
    board,
    board_of,
    hand,
    hand_of,
    lot,
    play,
    stock_of,
    store_of,
    table,
    told,
    why,
    words,
)
from tests.rules import rule


@rule("K6.4")
def test_edge_30_only_the_same_crops_will_do() -> None:
    """Edge 30: the bid is two hops; one hops and five wheat do not match it."""
    position = table(2, lot(1, "C4", hops=2), hand(0, hops=1, wheat=5), lot(0, "C6", wine=1))
    play(position, "transfer")
    assert why(position, "C4") == "cannot-match K6.4"
    assert words(position) == "C6"
    position = table(2, lot(1, "C4", hops=2), hand(0, hops=1, wheat=5))
    assert why(position, "transfer") == "cannot-match K6.4"


@rule("K6.3")
def test_edge_31_the_owner_gets_the_payment_and_the_bid() -> None:
    """Edge 31: two hops and a vegetable twice over."""
    position = table(2, lot(1, "C4", hops=2, vegetables=1), hand(0, hops=3, vegetables=1))
    play(position, "transfer C4")
    assert (hand_of(position, 0), hand_of(position, 1)) == ("1 hops", "4 hops 2 vegetables")
    assert (board_of(position), store_of(position, 1)) == ("C4", {})
    (line,) = told(position, "buys")
    assert (line.value("from"), line.value("goods")) == (1, "2 hops, 1 vegetables")


@rule("K6.2")
def test_edge_32_the_bid_for_an_own_field_goes_to_the_stock() -> None:
    """Edge 32."""
    position = table(2, lot(0, "C4", hops=2))
    assert stock_of(position, "hops") == 10
    play(position, "transfer C4")
    assert (stock_of(position, "hops"), hand_of(position)) == (12, "")
    assert board_of(position) == "C4"


@rule("K6.1")
def test_edge_33_two_fields_from_two_stores() -> None:
    """Edge 33."""
    position = table(3, lot(0, "C4", hops=1), lot(2, "C6", wine=1), lot(1, "D1", hops=1), hand(0, wine=1))
    play(position, "transfer C4 C6")
    assert board_of(position) == "C4 C6"
    assert hand_of(position, 2) == "2 wine"
    assert asked(position) == "0 action"


@rule("K6.1")
def test_no_third_field() -> None:
    position = table(3, lot(0, "C4", hops=1), lot(0, "C6", wine=1), lot(1, "D1", hops=1), hand(0, hops=1))
    play(position, "transfer C4 C6")
    assert asked(position) == "0 action"
    assert store_of(position, 1) == {"D1": "1 hops"}


@rule("K6.1")
def test_one_field_is_enough() -> None:
    position = play(table(2, lot(0, "C4", hops=1), lot(0, "C6", wine=1)), "transfer C4 stop")
    assert store_of(position) == {"C6": "1 wine"}


@rule("K6.5")
def test_what_the_first_field_brings_may_pay_for_the_second() -> None:
    """C5 makes the Labourer act again; the wine it takes pays for A1."""
    position = table(2, board(0, "C4 C6 D4 C@C5"), lot(0, "C5", hops=1), lot(1, "A1", wine=1))
    play(position, "transfer")
    assert why(position, "A1") == "cannot-match K6.4"
    play(position, "C5 D5 wine hops A1")
    assert board_of(position) == "A1 C4 C5 C6 D4 C@D5"
    assert (hand_of(position, 0), hand_of(position, 1)) == ("1 hops", "2 wine")
