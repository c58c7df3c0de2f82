"""Position: the barrier, held turns, undo, seals, and errors that change nothing."""

from __future__ import annotations

import pytest

from langbord.engine.ask import Turn
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.codec import state_hash
from langbord.engine.errors import CannotUndo, EngineFault, IllegalMove, NotKept, OptionError, Unsettled, WrongSeat
from langbord.engine.position import Position
from tests.engine.skerry import SKERRY, Skerry, State


def started(seats: int = 2, hold: bool = True) -> Position[State]:
    return SKERRY.new(seats, seed=3, hold=hold)


def play(position: Position[State], words: str) -> Position[State]:
    for word in words.split():
        position.play(word)
    return position


def test_a_finished_turn_is_held_and_can_be_taken_back_after_its_last_click() -> None:
    position = play(started(), "call")
    assert position.held == 0
    position.undo()
    assert position.words() == []
    play(position, "call").settle()
    play(position, "no").settle()
    play(position, "no")
    assert position.held == 0
    position.undo()
    assert position.ask is not None
    assert (position.ask.seat, position.ask.prompt) == (0, "again?")


def test_nobody_moves_before_a_held_turn_is_settled() -> None:
    position = play(started(), "call")
    with pytest.raises(Unsettled, match="seat 0"):
        position.play("no")
    reason = position.why_not(1, "no")
    assert reason is not None
    assert reason.key == "unsettled"
    position.settle()
    position.play("no")


def test_undo_stops_at_the_barrier_and_says_what_it_is() -> None:
    position = play(started(), "dive")
    with pytest.raises(CannotUndo, match="treasure"):
        position.undo()
    position = play(started(), "rest")
    with pytest.raises(CannotUndo, match="chance"):
        position.undo()
    with pytest.raises(CannotUndo, match="start"):
        started().undo()
    with pytest.raises(CannotUndo):
        started().undo(0)


def test_alone_a_player_can_take_back_across_own_turn_ends() -> None:
    position = play(SKERRY.new(1, seed=3, hold=True), "call no no call no yes call")
    assert position.draft == 7
    position.undo(7)
    assert position.words() == []


def test_final_says_beforehand_what_cannot_be_taken_back() -> None:
    position = started()
    assert position.final("dive")
    assert position.final("row")
    assert not position.final("call")
    assert started(hold=False).final("call")
    assert position.words() == []


def test_others_see_the_position_without_the_draft() -> None:
    position = play(started(), "trade call")
    assert position.settled().words() == []
    assert position.log(0) != []
    assert position.log(1) == []
    assert position.log(None) == []
    position.settle()
    assert position.log(1) == position.log(0)


def test_a_secret_is_told_to_its_owner_only() -> None:
    position = play(started(hold=False), "dive no")
    assert [event.key for event in position.log(0)] == ["acts", "dives", "finds"]
    assert [event.key for event in position.log(1)] == ["acts", "dives"]


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("yes", "'yes' is not possible at 'act' for seat 0: not-here (S1)"),
        ("fly", "'fly' is not a word of this game"),
        (99, "99 is not the number of a word of this game"),
        (-1, "-1 is not the number of a word of this game"),
    ],
)
def test_an_illegal_move_is_refused_and_changes_nothing(word: int | str, sentence: str) -> None:
    position = started()
    before = state_hash(position.state)
    with pytest.raises(IllegalMove) as error:
        position.play(word)
    assert str(error.value) == sentence
    assert state_hash(position.state) == before
    assert position.words() == []


def test_the_wrong_seat_is_refused() -> None:
    position = started()
    with pytest.raises(WrongSeat, match="seat 0 is asked"):
        position.play("rest", seat=1)
    reason = position.why_not(1, "rest")
    assert reason is not None
    assert reason.key == "not-asked"


def test_nothing_can_be_played_after_the_end() -> None:
    position = SKERRY.new(1, seed=1)
    while position.ask:
        position.play(position.ask.moves[0])
    assert position.winners() == [0]
    with pytest.raises(IllegalMove, match="over"):
        position.play("row")


def test_an_older_word_keeps_its_meaning() -> None:
    assert play(started(), "paddle").words() == ["row"]


def test_a_position_that_is_not_kept_refuses_what_it_cannot_do() -> None:
    position = SKERRY.new(2, seed=1, log=False, keep=False)
    for refused in (position.copy, position.undo, position.record, position.save, position.settle):
        with pytest.raises(NotKept):
            refused()
    with pytest.raises(NotKept):
        position.imagine(0, Chance(key_from_seed(1)))


def test_an_imagined_position_is_sealed() -> None:
    position = play(started(), "dive no")
    position.settle()
    imagined = position.imagine(1, Chance(key_from_seed(5)))
    for refused in (imagined.record, imagined.save, imagined.undo, lambda: imagined.view(0), lambda: imagined.log(1)):
        with pytest.raises((NotKept, CannotUndo)):
            refused()
    assert imagined.view(1) == position.view(1)
    assert imagined.state.chance.key != position.state.chance.key


def test_a_sealed_position_can_be_copied_played_and_taken_back() -> None:
    position = play(started(hold=False), "dive no call")
    imagined = position.imagine(1, Chance(key_from_seed(5)))
    twin = imagined.copy()
    assert twin.state == imagined.state
    for word in ("trade", "no", "no"):
        imagined.play(word)
        twin.play(word)
    assert twin.state == imagined.state
    assert twin.copy().state == twin.state


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (4, {}, "Skerry is for 1 to 3 seats; 4 is not possible"),
        (2, {"tide": "high"}, "Skerry has no option 'tide'; it has wind"),
        (2, {"wind": "storm"}, "option 'wind' of Skerry must be one of: calm, gale; 'storm' is not"),
        (2, {"wind": 3}, "option 'wind' of Skerry must be one of: calm, gale; 3 is not"),
    ],
)
def test_a_wrong_number_of_seats_or_option_is_named(seats: int, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        SKERRY.new(seats, seed=1, options=options)
    assert str(error.value) == sentence


class Breaks(Skerry):
    """A game with a bug behind its second answer."""

    def turn(self, state: State) -> Turn | None:
        turn = super().turn(state)
        assert turn is not None
        return self._broken(turn)

    @staticmethod
    def _broken(turn: Turn) -> Turn:
        move = yield next(turn)
        yield turn.send(move)
        raise RuntimeError("a bug")


def test_after_a_bug_the_position_stands_as_before() -> None:
    position = Breaks().new(2, seed=1)
    position.play("rest")
    before = state_hash(position.state)
    with pytest.raises(EngineFault, match="stands as before"):
        position.play("no")
    assert state_hash(position.state) == before
    assert position.words() == ["rest"]
    assert position.ask is not None
    assert position.ask.prompt == "again?"
