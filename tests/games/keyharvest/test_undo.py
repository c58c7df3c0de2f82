"""Taking back: up to what has been drawn, shown or handed on."""

from __future__ import annotations

import pytest

from langbord.engine.codec import state_hash
from langbord.engine.errors import CannotUndo
from langbord.engine.position import Position
from langbord.games.keyharvest.rules.state import State
from tests.games.keyharvest.table import asked, bag, board, board_of, event, hand, lot, play, secret, table

FIVE = "B4 B5 C4 C6 D4"


def mark(position: Position[State]) -> tuple[object, ...]:
    """Everything by which two positions could differ."""
    ask = position.ask
    question = None if ask is None else (ask.seat, ask.prompt, ask.moves)
    logs = [position.log(seat) for seat in range(position.seats)]
    return (state_hash(position.state), position.words(), question, logs, position.draft, position.barrier_why)


def cannot_undo(position: Position[State], why: str) -> None:
    """Not even the last answer; and the refusal changes nothing."""
    before = mark(position)
    assert position.barrier_why == why
    with pytest.raises(CannotUndo, match=f"'{why}'"):
        position.undo()
    assert mark(position) == before


@pytest.mark.parametrize(
    "line",
    [
        "harvest C4 stop worker A E7 D6",
        "transfer C5 B5 hops wine A1 worker A E7 D6",
        "worker E E7 A2 wine wine harvest C4 D4",
        "worker F E7 C4 transfer C5 B5 hops hops stop",
        "worker remove C transfer A1 stop",
        "worker J E7 C hops hops harvest C4 stop",
    ],
)
def test_every_answer_of_a_turn_can_be_taken_back(line: str) -> None:
    stores = [lot(0, "C5", hops=1), lot(1, "A1", wine=1), lot(1, "A2", hops=1)]
    position = table(2, board(0, "C4 C6 D4 D6 D7 E6 E8 F7 C@C5"), *stores, hand(0, wine=2), hold=True)
    marks = [mark(position)]
    for word in line.split():
        play(position, word)
        marks.append(mark(position))
    assert asked(position) == "1 action"
    while len(marks) > 1:
        marks.pop()
        position.undo()
        assert mark(position) == marks[-1]
    cannot_undo(position, "start")


def test_a_bid_can_be_taken_back_until_the_registry_is_filled() -> None:
    position = play(table(2, hand(0, hops=2)), "offer G1 hops")
    position.undo(2)
    assert asked(position) == "0 offer"
    play(position, "G2 hops")
    assert position.final("stop")
    play(position, "stop")
    cannot_undo(position, "bag")


def test_with_an_empty_bag_nothing_is_seen() -> None:
    position = play(table(2, hand(0, hops=2), bag("")), "offer G1 hops stop")
    position.undo(4)
    assert asked(position) == "0 action"


@pytest.mark.parametrize("hold", [False, True])
def test_a_field_drawn_by_the_trader_has_been_seen(hold: bool) -> None:
    position = play(table(2, board(0, FIVE), hold=hold), "worker K C5")
    assert position.final("draw")
    play(position, "draw")
    cannot_undo(position, "bag")
    play(position, "place")
    position.undo()
    assert asked(position) == "0 keep"


def test_an_event_cannot_be_put_back() -> None:
    position = event("R", board(0, "C4*"), board(1, "E8*"))
    assert asked(position) == "0 new-crop"
    cannot_undo(position, "bag")


def test_an_answer_to_an_event_is_settled_when_the_next_player_is_asked() -> None:
    position = play(event("R", board(0, "C4* C5*"), board(1, "E8*")), "C4")
    position.undo()
    assert board_of(position) == "C4* C5*"
    play(position, "C4 stop")
    assert asked(position) == "1 new-crop"
    cannot_undo(position, "settled")


def test_an_answer_to_an_event_is_held_until_it_is_settled() -> None:
    lay_out = [board(0, "C4* C5*"), board(1, "E8*"), hand(0, wheat=1), bag("R G7")]
    position = play(table(2, *lay_out, hold=True), "offer G1 wheat C4 stop")
    assert (asked(position), position.held) == ("1 new-crop", 0)
    position.undo(2)
    assert (asked(position), board_of(position)) == ("0 new-crop", "C4* C5*")
    play(position, "C5 stop")
    position.settle()
    play(position, "E8")
    assert position.barrier_why == "bag"  # the gap is filled after the last answer


def test_secret_counters_that_were_paid_can_be_taken_back_while_nobody_saw_them() -> None:
    position = table(3, secret(0, "hops wine wine"), secret(2, "cider wheat wheat"), lot(1, "C4", hops=1))
    before = mark(position)
    play(position, "transfer C4")
    position.undo(position.draft)
    assert mark(position) == before
    assert position.view(1)["players"][0]["unknown"] == 3


def test_the_end_of_a_turn_is_final_unless_it_is_held() -> None:
    assert table(2, board(0, "C4")).final("end")
    position = table(2, board(0, "C4"), hold=True)
    assert not position.final("end")
    before = mark(position)
    play(position, "end")
    position.undo()
    assert mark(position) == before


def test_secrets_laid_open_at_the_end_have_been_seen() -> None:
    position = play(table(3, secret(1, "hops wine wine"), hold=False), "end " * 9)
    cannot_undo(position, "hands")
