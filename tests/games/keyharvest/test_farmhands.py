"""What the farmhands A to F do (K9.1 to K9.6). The fields round C5 are B4, B5, C4, C6, D4 and D5."""

from __future__ import annotations

from tests.games.keyharvest.table import (
    asked,
    board,
    board_of,
    fallow_of,
    hand,
    hand_of,
    lot,
    play,
    stock,
    store_of,
    table,
    told,
    why,
    words,
)
from tests.rules import rule


@rule("K9.1")
def test_the_apprentice_brings_a_counter_of_a_field_beside_it() -> None:
    position = play(table(2, board(0, "B4 C6 E8")), "worker A C5")
    assert (asked(position), words(position)) == ("0 extra-crop", "B4 C6 pass")
    assert why(position, "E8") == "not-beside K9.1"
    play(position, "C6")
    assert (board_of(position), hand_of(position)) == ("B4 C6 E8 A@C5", "1 wine")
    assert asked(position) == "0 action"


@rule("K9.1")
def test_edge_22_the_apprentice_beside_harvested_fields_brings_nothing() -> None:
    """Edge 22."""
    position = play(table(2, board(0, "B4* C6*")), "worker A C5")
    assert (asked(position), board_of(position), hand_of(position)) == ("0 action", "B4* C6* A@C5", "")


@rule("K9.2")
def test_edge_23_the_casual_worker_beside_one_harvested_and_one_not() -> None:
    """Edge 23: at most one counter, and nothing is turned."""
    position = play(table(2, board(0, "B4* C6")), "worker B C5")
    assert words(position) == "C6 pass"
    play(position, "C6")
    assert (asked(position), board_of(position), hand_of(position)) == ("0 action", "B4* C6 B@C5", "1 wine")


@rule("K9.2")
def test_the_casual_worker_brings_two_counters_of_different_fields() -> None:
    position = play(table(2, board(0, "B4 C6 D4")), "worker B C5 B4")
    assert words(position) == "C6 D4 stop"
    assert why(position, "B4") is not None
    play(position, "C6")
    assert (asked(position), hand_of(position)) == ("0 action", "1 cider 1 wine")


@rule("K9.3")
def test_the_labourer_takes_any_two_counters_in_the_open() -> None:
    position = play(table(3, board(0, "B4 C6")), "worker C C5 wheat wheat")
    assert (asked(position), hand_of(position)) == ("0 action", "2 wheat")
    assert [line.value("crop") for line in told(position, "takes-crop")] == ["wheat", "wheat"]
    assert position.copy().view(1)["players"][0]["crops"]["wheat"] == 2


@rule("K9.4")
def test_edge_24_the_unskilled_worker_turns_any_fields_beside_it() -> None:
    """Edge 24: two of four, and no counters; E8 is not beside it."""
    position = play(table(2, board(0, "B4* B5* C4* C6* D4 E8*")), "worker D C5")
    assert words(position) == "B4 B5 C4 C6 all pass"
    assert why(position, "E8") == "not-beside K9.1"
    assert why(position, "D4") == "not-harvested K9.4"
    play(position, "B4 C6 stop")
    assert (board_of(position), hand_of(position)) == ("B4 B5* C4* C6 D4 E8* D@C5", "")


@rule("K9.4")
def test_the_unskilled_worker_turns_all_or_none() -> None:
    position = table(2, board(0, "B4* B5* C4* C6*"))
    assert board_of(play(position, "worker D C5 all")) == "B4 B5 C4 C6 D@C5"
    position.undo()
    assert board_of(play(position, "pass")) == "B4* B5* C4* C6* D@C5"


@rule("K9.5")
def test_edge_27_the_skilled_worker_pays_one_more_in_any_crops() -> None:
    """Edge 27: three counters for a bid of two; the owner also gets the bid."""
    position = table(2, board(0, "B4 C6 D4"), lot(1, "A1", hops=2), hand(0, wheat=2, wine=2))
    play(position, "worker E C5 A1")
    assert asked(position) == "0 pay"
    play(position, "wheat wine wheat")
    assert (hand_of(position, 0), hand_of(position, 1)) == ("1 wine", "2 hops 1 wine 2 wheat")
    assert (board_of(position), store_of(position, 1)) == ("A1 B4 C6 D4 E@C5", {})
    (line,) = told(position, "buys")
    assert (line.value("field"), line.value("from"), line.value("goods")) == ("A1", 1, "1 wine, 2 wheat")


@rule("K9.5")
def test_the_skilled_worker_needs_enough_counters() -> None:
    position = table(2, board(0, "B4 C6 D4"), lot(1, "A1", hops=2), lot(1, "A2", hops=1), hand(0, wheat=2))
    play(position, "worker E C5")
    assert words(position) == "A2 pass"
    assert why(position, "A1") == "too-dear K9.5"


@rule("K9.5", "K9.7")
def test_edge_28_never_from_your_own_store() -> None:
    """Edge 28: Skilled worker and Merchant buy from others only."""
    for worker in "EG":
        position = table(2, board(0, "B4 B5 C6 D4"), lot(1, "A1", hops=1), lot(0, "A2", hops=1), hand(0, wheat=5))
        play(position, f"worker {worker} C5")
        assert words(position) == "A1 pass"
        assert why(position, "A2") == "own-store K9.5"


@rule("K9.6", "K2.5")
def test_edge_26_the_supervisor_costs_one_field_beside_it_or_not() -> None:
    """Edge 26."""
    position = play(table(2, board(0, "B4 C6 D4 E8*")), "worker F C5")
    assert words(position) == "B4 C6 D4 E8"
    assert why(position, "pass") == "cannot-decline K5.8"
    play(position, "E8")
    assert (board_of(position), fallow_of(position)) == ("B4 C6 D4 F@C5", "E8")
    position.settle()
    assert position.view(1)["fallow"] == ["E8"]


@rule("K9.13")
def test_an_extra_harvest_of_a_crop_that_has_run_out() -> None:
    """B4 grows cider, of which there is none."""
    position = play(table(2, board(0, "B4"), stock(cider=0)), "worker A C5 B4")
    assert (asked(position), words(position)) == ("0 harvest-instead", "hops vegetables wine wheat pass")
    play(position, "hops")
    assert (board_of(position), hand_of(position)) == ("B4 A@C5", "1 hops")


@rule("K9.13")
def test_the_labourer_takes_what_there_is() -> None:
    position = table(2, board(0, "B4 C6"), stock(hops=0, vegetables=0, cider=0, wine=0, wheat=1))
    play(position, "worker C C5 wheat")
    assert (asked(position), hand_of(position)) == ("0 action", "1 wheat")
