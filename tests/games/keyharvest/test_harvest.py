"""Harvesting (K4) and groups (K2)."""

from __future__ import annotations

from langbord.games.keyharvest.rules.game import GAME
from tests.games.keyharvest.table import (
    asked,
    board,
    board_of,
    hand_of,
    play,
    stock,
    stock_of,
    table,
    told,
    why,
    words,
)
from tests.games.keyharvest.test_panels import render
from tests.rules import rule


@rule("K4.1", "K4.2", "K2.2")
def test_edge_06_part_of_a_group_may_be_harvested() -> None:
    """Edge 6: C4, C5 and C6 are one group; two of them are harvested."""
    position = play(table(2, board(0, "C4 C5 C6")), "harvest C4 C6 stop")
    assert board_of(position) == "C4* C5 C6*"
    assert hand_of(position) == "1 hops 1 wine"
    assert (stock_of(position, "hops"), stock_of(position, "wheat")) == (11, 12)


@rule("K4.1")
def test_edge_07_never_from_two_groups() -> None:
    """Edge 7."""
    position = play(table(2, board(0, "C4 C5 E8 E9")), "harvest C4")
    assert why(position, "E8") == "other-group K4.1"
    assert words(position) == "C5 all stop"


@rule("K4.1", "K2.3")
def test_edge_08_harvested_fields_link_too() -> None:
    """Edge 8: C4 and C6 touch only C5, which is harvested."""
    position = play(table(2, board(0, "C4 C5* C6")), "harvest C4 C6")
    assert board_of(position) == "C4* C5* C6*"


@rule("K2.3")
def test_edge_09_workers_link_nothing() -> None:
    """Edge 9: a worker stands between C4 and C6."""
    position = play(table(2, board(0, "C4 C6 A@C5")), "harvest C4")
    assert board_of(position) == "C4* C6 A@C5"
    assert position.view(0)["players"][0]["groups"] == [["C4"], ["C6"]]


@rule("K4.3")
def test_edge_10_a_missing_crop_is_replaced_and_the_field_turned() -> None:
    """Edge 10: no hops in the stock."""
    position = play(table(2, board(0, "C4 C5"), stock(hops=0)), "harvest C4")
    assert asked(position) == "0 harvest-instead"
    assert words(position) == "vegetables cider wine wheat pass"
    play(position, "wine stop")
    assert (board_of(position), hand_of(position)) == ("C4* C5", "1 wine")
    (line,) = told(position, "harvests-instead")
    assert (line.value("field"), line.value("crop")) == ("C4", "wine")


@rule("K4.3")
def test_a_substitute_may_be_left_and_the_field_is_turned_all_the_same() -> None:
    position = play(table(2, board(0, "C4 C5"), stock(hops=0)), "harvest C4 pass stop")
    assert (board_of(position), hand_of(position)) == ("C4* C5", "")
    assert [line.value("field") for line in told(position, "leaves-crop")] == ["C4"]


@rule("K4.3", "K9.13")
def test_an_extra_crop_that_has_run_out_may_be_left_too() -> None:
    position = play(table(2, board(0, "C4"), stock(hops=0)), "worker A C5 C4")
    assert (asked(position), "pass" in words(position)) == ("0 harvest-instead", True)
    assert hand_of(play(position, "pass")) == ""


@rule("K4.3")
def test_a_tap_on_a_ripe_field_whose_crop_has_run_out_is_accepted() -> None:
    """C4 has a ripe neighbour, but its hops have run out: the tap says no more than can be said before the question."""
    position = table(2, board(0, "C4 C5 C6"), stock(hops=0))
    page = render(position, 0)
    assert page.at("p0-C4")["data-send"] == "harvest C4"
    assert page.at("p0-C5")["data-send"] == "harvest C5 all"
    assert asked(play(position, page.at("p0-C4")["data-send"])) == "0 harvest-instead"
    again = table(2, board(0, "C4 C5 C6"), stock(hops=0))
    assert asked(play(again, "harvest C5 all")) == "0 harvest-instead"


@rule("K4.3")
def test_in_games_of_the_first_rules_a_substitute_is_taken() -> None:
    state = table(2, board(0, "C4 C5"), stock(hops=0)).state
    state.rules = 1
    position = GAME.new_from(state, {"start": "0"}, seats=2)
    assert words(play(position, "harvest C4")) == "vegetables cider wine wheat"


@rule("K4.3")
def test_a_crop_may_run_out_in_the_middle_of_a_harvest() -> None:
    """C2 and C4 are hops, the stock has one."""
    position = play(table(2, board(0, "C2 C3 C4"), stock(hops=1)), "harvest C2 C4")
    assert asked(position) == "0 harvest-instead"
    assert why(position, "hops") == "none-in-stock K4.3"
    play(position, "wheat stop")
    assert hand_of(position) == "1 hops 1 wheat"


@rule("K4.3")
def test_edge_11_no_other_crop_while_the_right_one_is_there() -> None:
    """Edge 11: nothing is asked, the hops are taken."""
    position = play(table(2, board(0, "C4 C5"), stock(hops=1)), "harvest C4")
    assert asked(position) == "0 harvest"
    assert hand_of(position) == "1 hops"
    (line,) = told(position, "harvests")
    assert (line.value("field"), line.value("crop")) == ("C4", "hops")


@rule("K4.2", "K2.2")
def test_edge_12_a_harvested_field_gives_nothing() -> None:
    """Edge 12."""
    position = play(table(2, board(0, "C4* C5")), "harvest")
    assert why(position, "C4") == "already-harvested K4.2"
    assert why(position, "C6") == "not-your-field K4.1"


@rule("K4.4")
def test_with_an_empty_stock_a_field_is_turned_for_nothing() -> None:
    position = table(2, board(0, "C4 C5"), stock(hops=0, vegetables=0, cider=0, wine=0, wheat=0))
    play(position, "harvest C4 stop")
    assert (board_of(position), hand_of(position)) == ("C4* C5", "")
    assert [line.value("field") for line in told(position, "harvests-nothing")] == ["C4"]


@rule("K2.3")
def test_a_single_field_is_a_group_of_one() -> None:
    position = table(2, board(0, "C4 C5 E8"))
    assert position.view(0)["players"][0]["groups"] == [["C4", "C5"], ["E8"]]


@rule("K2.4")
def test_unconnected_is_a_field_with_no_field_beside_it() -> None:
    position = table(2, board(0, "C4 C5 E8 A@E7 G1"))
    assert position.view(0)["players"][0]["unconnected"] == ["E8", "G1"]


@rule("K4.1")
def test_all_that_is_left_of_the_group_with_one_word() -> None:
    """At once, if there is but one group to harvest in."""
    position = play(table(2, board(0, "C4 C5 C6* E8")), "harvest")
    assert why(position, "all") == "several-groups K4.1"
    assert board_of(play(position, "C4 all")) == "C4* C5* C6* E8"
    position = play(table(2, board(0, "C4 C5 C6* E8*")), "harvest")
    assert (words(position), board_of(play(position, "all"))) == ("C4 C5 all", "C4* C5* C6* E8*")
