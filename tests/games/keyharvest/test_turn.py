"""Up to two different actions a turn (K3)."""

from __future__ import annotations

from tests.games.keyharvest.table import active, asked, board, board_of, hand, lot, play, stock, table, why, words
from tests.rules import rule


@rule("K3.1")
def test_turns_go_clockwise() -> None:
    position = table(3, active(1))
    order = []
    for _ in range(4):
        order.append(asked(position))
        play(position, "end")
    assert order == ["1 action", "2 action", "0 action", "1 action"]


def test_a_round_is_a_turn_of_each() -> None:
    position = table(3)
    rounds = []
    for _ in range(7):
        rounds.append(position.view(None)["round"])
        play(position, "end")
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@rule("K3.2")
def test_edge_04_none_or_one_action_will_do() -> None:
    """Edge 4."""
    position = table(2, board(0, "B7 E4"), board(1, "F2 C6"))
    assert words(position) == "harvest worker end"
    assert asked(play(position, "end")) == "1 action"
    play(position, "harvest F2")
    assert words(position) == "worker offer end"
    assert asked(play(position, "end")) == "0 action"


@rule("K3.2")
def test_after_two_actions_the_turn_is_over() -> None:
    position = play(table(2, board(0, "B7 E4")), "harvest B7 worker A E5 pass")
    assert asked(position) == "1 action"


@rule("K3.3")
def test_edge_03_no_action_twice() -> None:
    """Edge 3."""
    position = play(table(2, board(0, "B7 E4")), "harvest B7")
    assert why(position, "harvest") == "action-twice K3.3"
    position = play(table(2, board(0, "B7 E4")), "worker A B6 pass")
    assert why(position, "worker") == "action-twice K3.3"
    position = play(table(2, hand(0, hops=3)), "offer G1 hops stop stop")
    assert why(position, "offer") == "action-twice K3.3"
    position = play(table(2, lot(1, "C4", hops=1), lot(1, "C6", hops=1), hand(0, hops=2)), "transfer C4 stop")
    assert why(position, "transfer") == "action-twice K3.3"


@rule("K3.4")
def test_edge_01_no_transfer_after_an_offer() -> None:
    """Edge 1."""
    position = table(2, hand(0, hops=3), lot(1, "C4", hops=1))
    assert why(position, "transfer") is None
    play(position, "offer G1 hops stop stop")
    assert why(position, "transfer") == "transfer-after-offer K3.4"


@rule("K3.4")
def test_edge_02_an_offer_after_a_transfer() -> None:
    """Edge 2."""
    position = table(2, hand(0, hops=3), lot(1, "C4", hops=1))
    play(position, "transfer C4 offer G1 hops stop stop")
    assert asked(position) == "1 action"
    assert board_of(position) == "C4"


@rule("K3.5")
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    position = table(2, board(0, "B7*"), stock(wheat=12))
    assert why(position, "harvest") == "nothing-unharvested K4.1"
    assert why(position, "transfer") == "stores-empty K6.1"
    assert why(position, "offer") == "no-counters K7.2"
    assert why(table(2), "worker") == "no-worker-fits K5.3"


@rule("K3.5")
def test_a_chosen_action_must_do_something() -> None:
    position = table(2, board(0, "B7 E4"), hand(0, hops=3), lot(1, "C4", hops=1))
    for action in ("harvest", "transfer", "offer"):
        assert why(play(position, action), "stop") == "at-least-one K3.5"
        position.undo()
    assert why(play(position, "worker"), "stop") is not None
