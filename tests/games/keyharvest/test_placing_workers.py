"""Playing and removing workers (K5). The fields round C5 are B4, B5, C4, C6, D4 and D5."""

from __future__ import annotations

import pytest

from tests.games.keyharvest.table import (
    asked,
    board,
    board_of,
    farmhands_of,
    hand_of,
    lot,
    play,
    score,
    table,
    told,
    townsfolk_of,
    why,
    words,
)
from tests.rules import rule


@rule("K5.3")
def test_edge_13_three_fields_that_do_not_touch_will_do() -> None:
    """Edge 13: B4, C6 and D4 touch C5 but not each other."""
    position = play(table(2, board(0, "B4 C6* D4")), "worker E C5")
    assert board_of(position) == "B4 C6* D4 E@C5"


@rule("K5.3")
def test_one_field_too_few() -> None:
    """Two fields touch C5, and three touch D2."""
    position = play(table(2, board(0, "B4 C6 D1 D3 E3")), "worker C")
    assert why(position, "C5") is None
    position = play(table(2, board(0, "B4 C6 D1 D3 E3")), "worker E")
    assert why(position, "C5") == "too-few-fields K5.3"
    assert why(position, "D2") is None


@rule("K5.4")
def test_edge_14_never_beside_a_worker() -> None:
    """Edge 14: D4 touches the field C4 and the worker on C5."""
    position = play(table(2, board(0, "C4 A@C5")), "worker B")
    assert why(position, "D4") == "beside-worker K5.4"
    assert why(position, "D3") is None


@rule("K5.5")
def test_edge_15_never_on_a_worker_of_the_same_value() -> None:
    """Edge 15: three on three."""
    position = play(table(2, board(0, "B4 C6 D4 E3 D2 C3 E@C5")), "worker F")
    assert why(position, "C5") == "worker-not-lower K5.5"
    assert why(position, "D3") is None


@rule("K5.5", "K5.6")
def test_edge_16_a_supervisor_replaces_a_labourer_who_does_nothing() -> None:
    """Edge 16."""
    position = play(table(2, board(0, "B4 C6 D4 C@C5")), "worker F C5 B4")
    assert board_of(position) == "C6 D4 F@C5"
    assert farmhands_of(position) == "ABCDE"
    assert (hand_of(position), asked(position)) == ("", "0 action")
    assert [line.value("worker") for line in told(position, "ousts-worker")] == ["C"]


@rule("K5.6")
def test_a_replaced_townsfolk_goes_back_to_the_town_board() -> None:
    position = play(table(2, board(0, "B4 B5 C4 C6 D4 G@C5")), "worker J C5")
    assert townsfolk_of(position) == "GHIKL"
    assert board_of(position) == "B4 B5 C4 C6 D4 J@C5"


@rule("K5.5")
def test_edge_17_never_on_a_field() -> None:
    """Edge 17."""
    position = play(table(2, board(0, "C4 C5")), "worker A")
    assert why(position, "C4") == "space-is-field K5.5"


@rule("K5.1")
def test_edge_18_a_worker_is_played_or_removed_never_both() -> None:
    """Edge 18."""
    position = play(table(2, board(0, "C4 A@C5")), "worker remove A")
    assert why(position, "worker") == "action-twice K3.3"
    position = play(table(2, board(0, "C4 A@C5")), "worker B B3 pass")
    assert why(position, "worker") == "action-twice K3.3"


@rule("K5.1", "K5.9")
def test_edge_19_a_removed_worker_goes_back_and_does_nothing() -> None:
    """Edge 19."""
    position = play(table(2, board(0, "C4 A@C5")), "worker remove A")
    assert (board_of(position), farmhands_of(position), hand_of(position)) == ("C4", "ABCDEF", "")
    position = play(table(2, board(0, "C4 G@C5 A@C3")), "worker remove G")
    assert (board_of(position), townsfolk_of(position)) == ("C4 A@C3", "GHIJKL")


@rule("K5.1")
def test_nothing_to_remove() -> None:
    position = play(table(2, board(0, "C4")), "worker")
    assert why(position, "remove") == "no-workers K5.1"


@rule("K5.2")
def test_edge_20_only_on_your_own_board() -> None:
    """Edge 20: the only fields lie on the board of the other."""
    position = table(2, board(1, "B4 B5 C4 C6 D4"))
    assert why(position, "worker") == "no-worker-fits K5.3"
    play(position, "end")
    assert why(position, "worker") is None


@rule("K5.2")
def test_farmhands_of_your_own_and_townsfolk_in_the_town() -> None:
    fields = "B4 B5 C4 C6 D4"
    position = play(table(2, board(0, f"{fields} A@E4"), board(1, "E8 G@E7")), "worker")
    assert words(position) == "B C D E F H I J K L remove"
    assert why(position, "A") == "worker-not-free K5.2"
    assert why(position, "G") == "worker-not-free K5.2"


@rule("K5.7", "K5.8")
def test_edge_21_a_worker_stays_when_the_fields_beside_it_are_gone() -> None:
    """Edge 21: the Supervisor sends the only field beside the Apprentice fallow."""
    position = play(table(2, board(0, "C4 A@C5 D7 E7 F7")), "worker F E8 C4")
    assert board_of(position) == "D7 E7 F7 A@C5 F@E8"
    assert score(position)["workers"] == 4


@rule("K5.7")
def test_a_new_field_beside_a_worker_does_not_make_it_act() -> None:
    position = play(table(2, board(0, "C4 A@C5"), lot(0, "D4", hops=1)), "transfer D4")
    assert asked(position) == "0 action"
    assert hand_of(position) == ""


@rule("K5.8")
@pytest.mark.parametrize("worker", ["G", "H", "I"])
def test_edge_25_a_worker_may_be_played_for_its_points(worker: str) -> None:
    """Edge 25: no store to buy from, no counter to bid or to pay."""
    position = play(table(2, board(0, "B4 B5 C4 C6")), f"worker {worker} C5")
    while asked(position) != "0 action":
        play(position, "pass")
    assert score(position)["workers"] == 4
    assert board_of(position) == f"B4 B5 C4 C6 {worker}@C5"


@rule("K5.8")
def test_an_effect_may_be_declined_but_not_the_supervisors() -> None:
    position = play(table(2, board(0, "B4 C6 D4")), "worker C C5")
    assert why(position, "pass") is None
    position = play(table(2, board(0, "B4 C6 D4")), "worker F C5")
    assert why(position, "pass") == "cannot-decline K5.8"
