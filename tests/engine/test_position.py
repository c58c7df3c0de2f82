"""Position: the barrier, held turns, undo, seals, and errors that change nothing."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from langbord import games
from langbord.engine.ask import Turn
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.codec import state_hash
from langbord.engine.errors import CannotUndo, EngineFault, IllegalMove, NotKept, OptionError, Unsettled, WrongSeat
from langbord.engine.position import Position
from langbord.engine.record import replay
from skerry.rules.game import ROW, SKERRY, Skerry, State


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
    assert (position.ask.seat, position.ask.prompt) == (0, "again")


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
        ("yes", "'yes' is not possible at 'act' for seat 0: not-here (S2.1)"),
        ("fly", "'fly' is not a word of this game"),
        (99, "99 is not the number of a word of this game"),
        (-1, "-1 is not the number of a word of this game"),
        (8.0, "a move is a word or a whole number; 8.0 is neither"),
        (True, "a move is a word or a whole number; True is neither"),
        (None, "a move is a word or a whole number; None is neither"),
        ([8], "a move is a word or a whole number; [8] is neither"),
    ],
)
@pytest.mark.parametrize("keep", [True, False])
def test_an_illegal_move_is_refused_and_changes_nothing(word: Any, sentence: str, keep: bool) -> None:
    position = SKERRY.new(2, seed=3, keep=keep)
    before = state_hash(position.state)
    with pytest.raises(IllegalMove) as error:
        position.play(word)
    assert str(error.value) == sentence
    assert state_hash(position.state) == before
    assert position.words() == []
    with pytest.raises(IllegalMove) as error:
        position.legal(word)
    assert str(error.value) == sentence
    position.play("row")


class Index:
    """A whole number as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_other_whole_numbers_become_plain_ones() -> None:
    position = SKERRY.new(Index(2), seed=Index(3))
    position.play(Index(ROW))
    assert position.words() == ["row"]
    assert [type(number) for number in position._words] == [int]
    assert position.origin == {"seed": 3}
    assert games_alike(position, games_again(position))
    assert position.view(Index(1)) == position.view(1)
    assert position.log(Index(1)) == position.log(1)
    assert replay(SKERRY, position.record(), Index(0)).words() == []
    dealt = position.imagine(Index(1), Chance(key_from_seed(5))).state
    assert dealt == position.imagine(1, Chance(key_from_seed(5))).state


def test_a_move_can_be_looked_at_without_being_made() -> None:
    position = started()
    assert [position.legal("row"), position.legal(ROW), position.legal(Index(ROW))] == [ROW, ROW, ROW]
    assert position.words() == []


NO_SEAT = "there is no seat {!r} at a table for 2; the first one is seat 0"


@pytest.mark.parametrize("seat", [2, -1, "a", 1.0, True])
def test_a_seat_that_is_none_is_refused(seat: Any) -> None:
    position = started()
    chance = Chance(key_from_seed(1))
    for asked in (
        lambda: position.view(seat),
        lambda: position.log(seat),
        lambda: position.why_not(seat, "row"),
        lambda: position.imagine(seat, chance),
        lambda: position.imagine(seat, chance, keep=False),
    ):
        with pytest.raises(WrongSeat) as error:
            asked()
        assert str(error.value) == NO_SEAT.format(seat)
    assert chance.drawn == 0


def test_a_spectator_imagines_nothing() -> None:
    with pytest.raises(WrongSeat, match="no seat None"):
        started().imagine(None, Chance(key_from_seed(1)))  # type: ignore[arg-type]


@pytest.mark.parametrize("count", ["a", 1.0, None, True, -3])
def test_only_a_whole_number_of_answers_is_taken_back(count: Any) -> None:
    position = play(started(), "call")
    with pytest.raises(CannotUndo, match="answers cannot be taken back"):
        position.undo(count)
    assert position.words() == ["call"]


@pytest.mark.parametrize("move", [None, 1.5, True, "fly", 99, -1])
def test_a_reason_is_given_for_words_of_the_game_only(move: Any) -> None:
    with pytest.raises(IllegalMove):
        started().why_not(0, move)


@pytest.mark.parametrize("seed", ["7", 7.0, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(OptionError, match="a seed is a whole number"):
        SKERRY.new(2, seed=seed)


def test_an_option_that_is_no_text_is_told_so() -> None:
    with pytest.raises(OptionError, match="option 'start' of Nusfjord is a text: '0', in quotes, not 0"):
        games.load("nusfjord").new(2, options={"start": 0})


# --- copies -------------------------------------------------------------------------------------------------------


def games_again(position: Position[Any]) -> Position[Any]:
    twin: Position[Any] = pickle.loads(pickle.dumps(position))
    return twin


def games_alike(one: Position[Any], other: Position[Any]) -> bool:
    """Whether nobody could tell them apart, now and after the next moves."""
    while True:
        marks = [
            (each.words(), each.asked(), each.draft, each.held, each.barrier_why, each.turns, each.origin)
            for each in (one, other)
        ]
        seen = [[(each.view(seat), each.log(seat)) for seat in (None, *range(each.seats))] for each in (one, other)]
        if one.state != other.state or marks[0] != marks[1] or seen[0] != seen[1]:
            return False
        if one.ask is None or other.ask is None:
            return one.ask is other.ask
        move = one.ask.moves[0]
        for each in (one, other):
            if each.held is not None:
                each.settle()
            each.play(move)


WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": games_again}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("words", ["", "dive no", "trade call", "trade call no no rest"])
def test_python_copies_and_pickles_a_position(way: str, words: str) -> None:
    position = started(hold=False) if "no" in words else started()
    twin = WAYS[way](play(position, words))
    assert twin is not position
    assert twin.game is SKERRY
    twin.play(twin.ask.moves[-1]) if twin.held is None else twin.undo()
    assert twin.words() != position.words()
    assert games_alike(position, WAYS[way](position))


@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_pickled(name: str) -> None:
    position = games.load(name).new(2, seed=5)
    chance = random.Random(5)
    for _ in range(25):
        assert position.ask is not None
        position.play(chance.choice(position.ask.moves))
    twin = games_again(position)
    assert twin.game is position.game
    assert twin.state == position.state
    assert twin.log(0) == position.log(0)
    assert copy.deepcopy(position.game) is position.game


def test_a_silent_position_comes_back_silent() -> None:
    assert games_again(play(SKERRY.new(2, seed=3, log=False), "dive no")).log(0) == []


@pytest.mark.parametrize("way", WAYS)
def test_what_is_not_kept_cannot_be_copied(way: str) -> None:
    with pytest.raises(NotKept, match="keep=False"):
        WAYS[way](SKERRY.new(2, seed=1, keep=False))


def test_a_sealed_position_is_copied_but_not_pickled() -> None:
    imagined = play(started(hold=False), "dive no").imagine(1, Chance(key_from_seed(5)))
    assert copy.deepcopy(imagined).state == imagined.state
    with pytest.raises(NotKept, match="an imagined position has no save"):
        games_again(imagined)


def test_what_is_printed_says_where_it_stands() -> None:
    position = play(started(), "trade")
    assert repr(position) == "<Position of skerry, 2 seats, turn 1, 1 answers: seat 0 is asked 'act'>"
    assert repr(position.ask) == "<Ask 'act' to seat 0: 4 moves>"
    assert repr(SKERRY.new(1, seed=1, keep=False)) == "<Position of skerry, 1 seats, turn 1: seat 0 is asked 'act'>"
    assert "imagined by seat 1" in repr(position.imagine(1, Chance(key_from_seed(1))))
    while position.ask is not None:
        position.settle()
        position.play(position.ask.moves[0])
    assert repr(position).endswith(": over>")


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
    for refused in (
        imagined.record,
        imagined.save,
        imagined.undo,
        lambda: imagined.view(0),
        lambda: imagined.log(1),
    ):
        with pytest.raises((NotKept, CannotUndo)):
            refused()
    for sealed in (imagined, imagined.copy(), position.imagine(1, Chance(key_from_seed(5)), keep=False)):
        assert sealed.origin == {}  # the seed would tell everything
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
        (2, ["wind"], "the options of Skerry are names with their values; ['wind'] is not"),
        (2, 7, "the options of Skerry are names with their values; 7 is not"),
        (True, {}, "Skerry is for 1 to 3 seats; True is not possible"),
        (2.0, {}, "Skerry is for 1 to 3 seats; 2.0 is not possible"),
    ],
)
def test_a_wrong_number_of_seats_or_option_is_named(seats: Any, options: Any, sentence: str) -> None:
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
    assert position.ask.prompt == "again"
