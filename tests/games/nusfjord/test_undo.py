"""Taking back: how far, when no longer, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from langbord.engine.codec import state_hash
from langbord.engine.errors import CannotUndo, IllegalMove, LangbordError, Unsettled, WrongSeat
from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import SPACE_WORDS
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.harbour import asked, at_random, last_worker, mine, names, owner
from tests.games.nusfjord.table import give_hand, play, table, why, words


def mark(position: Position[State]) -> tuple[object, ...]:
    """Everything by which two positions could differ."""
    ask = position.ask
    question = None if ask is None else (ask.seat, ask.prompt, ask.moves)
    logs = [position.log(seat) for seat in range(position.seats)]
    held = (position.held, position.draft, position.barrier_why, position.turns)
    return (state_hash(position.state), position.words(), question, logs, held)


def refuses(position: Position[State], error: type[LangbordError], text: str, what: Callable[[], object]) -> None:
    """A refusal in words, after which everything is as before."""
    before = mark(position)
    with pytest.raises(error) as caught:
        what()
    assert text in str(caught.value)
    assert mark(position) == before


def cannot_undo(position: Position[State], why_not: str, count: int = 1) -> None:
    assert position.barrier_why == why_not
    refuses(position, CannotUndo, f"'{why_not}'", lambda: position.undo(count))


# --- within a turn ----------------------------------------------------------------------------------------------------


def test_every_answer_of_a_turn_can_be_taken_back_one_by_one() -> None:
    position = table(2, owner("B02", shown="A13", fish=7))
    marks = [mark(position)]
    line = ["use-B02", "build", "A13", "S1", "deforest"]
    for word in line:
        play(position, word)
        marks.append(mark(position))
    assert position.draft == 5
    for word in reversed(line):
        marks.pop()
        assert position.words()[-1] == word
        position.undo()
        assert mark(position) == marks[-1]
    cannot_undo(position, "start")


def test_several_answers_can_be_taken_back_at_once_and_others_given() -> None:
    position = table(2, owner(shown="A13", fish=3))
    before = mark(position)
    play(position, "build A13 S1 deforest")
    position.undo(4)
    assert mark(position) == before
    play(position, "gold")
    assert (position.words(), mine(position), asked(position)) == (["gold"], (3, 0, 1), (1, "place-worker"))


@pytest.mark.parametrize(("count", "text"), [(0, "0 answers"), (-1, "-1 answers"), (3, "only 2 can be taken back")])
def test_no_more_answers_than_there_are(count: int, text: str) -> None:
    position = play(table(2, owner(shown="A13", fish=3)), "build A13")
    refuses(position, CannotUndo, text, lambda: position.undo(count))


def test_a_finished_turn_is_settled_and_the_next_player_cannot_take_it_back() -> None:
    position = play(table(2), "gold")
    cannot_undo(position, "settled")
    play(position, "deforest D4")
    cannot_undo(position, "settled")
    play(position, "reforest")
    position.undo()
    assert asked(position) == (0, "place-worker")
    cannot_undo(position, "settled")


def test_a_question_of_the_same_player_after_a_rival_starts_a_new_draft() -> None:
    position = play(table(2), "gold pass reforest")
    assert position.draft == 1
    cannot_undo(position, "settled", count=2)


def test_who_is_last_in_a_round_and_first_in_the_next_has_two_turns() -> None:
    position = play(table(2, lambda state: last_worker(state, of_round=1)), "thin")
    assert (position.state.round, asked(position)) == (2, (1, "place-worker"))
    cannot_undo(position, "settled")


# --- a held turn ------------------------------------------------------------------------------------------------------


def test_a_held_turn_can_be_taken_back_after_its_last_click() -> None:
    position = table(2, hold=True)
    before = mark(position)
    play(position, "deforest D4")
    assert (position.held, position.draft, asked(position)) == (0, 2, (1, "place-worker"))
    position.undo()
    assert (position.held, asked(position), words(position)) == (None, (0, "deforest"), ["D3", "D4", "D5"])
    position.undo()
    assert mark(position) == before


def test_a_held_turn_is_for_its_owner_alone_until_it_is_settled() -> None:
    position = play(table(2, hold=True), "deforest D4")
    assert [event.key for event in position.log(0)][-1] == "deforests"
    assert position.log(1) == position.settled().log(1)
    assert position.settled().state.players[0].wood == 0
    refuses(position, Unsettled, "seat 0 has not been settled", lambda: position.play("gold"))
    refuses(position, Unsettled, "seat 0 has not been settled", lambda: position.play("gold", 1))
    assert why(position, "gold") == "unsettled "
    position.settle()
    assert position.held is None
    assert [event.key for event in position.log(1)][-1] == "deforests"
    cannot_undo(position, "settled")
    play(position, "gold")
    assert position.held == 1


def test_settling_in_the_middle_of_a_turn_keeps_what_was_played() -> None:
    position = play(table(2, hold=True), "deforest")
    position.settle()
    cannot_undo(position, "settled")
    play(position, "D4")
    assert (position.held, position.draft) == (0, 1)
    position.undo()
    assert asked(position) == (0, "deforest")


# --- what has been seen -----------------------------------------------------------------------------------------------


def uncover(state: State) -> None:
    """On the first place one elder lies on the one face down."""
    state.stacks[0] = [0]
    state.players[1].elders.append(6)
    state.players[1].elder_fish.append(0)
    state.players[1].elder_worker.append(-1)


@pytest.mark.parametrize("hold", [False, True])
def test_a_turned_up_elder_cannot_be_covered_again(hold: bool) -> None:
    position = table(5, uncover, hold=hold)
    hidden = position.state.cellar[0].cards[0]
    play(position, "elder")
    assert (position.final("E01"), position.final("E08")) == (True, False)
    play(position, "E01")
    assert (position.state.stacks[0], asked(position)) == ([hidden - 44], (0, "use-new-elder"))
    cannot_undo(position, "elder")
    play(position, "stop")
    if hold:
        position.undo()  # what came after it can still be taken back
        assert asked(position) == (0, "use-new-elder")
        cannot_undo(position, "elder")
    else:
        cannot_undo(position, "settled")


def test_with_an_elder_face_up_below_nothing_is_seen() -> None:
    position = play(table(5), "elder E07")
    assert (asked(position), position.draft) == ((0, "use-new-elder"), 2)
    position.undo(2)
    assert position.state.stacks[0] == [0, 6]


@pytest.mark.parametrize("hold", [False, True])
@pytest.mark.parametrize(
    ("seats", "old_round", "what"),
    [
        (3, 2, "buildings"),
        (5, 2, "buildings"),
        (2, 3, "hand"),
        (5, 3, "hand"),
        (1, 3, "buildings"),
        (4, 4, "buildings"),
    ],
)
def test_the_last_click_before_new_buildings_is_final(seats: int, old_round: int, what: str, hold: bool) -> None:
    position = table(seats, lambda state: last_worker(state, of_round=old_round), hold=hold)
    assert position.final("pass")
    play(position, "pass")
    assert (position.state.round, position.held) == (old_round + 1, None)
    cannot_undo(position, what)


@pytest.mark.parametrize(("cards", "what"), [(["C03"], "hands"), ([], "settled")])
def test_hands_laid_open_in_round_6_are_seen(cards: list[str], what: str) -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=5)
        give_hand(state, 1, *cards)

    position = play(table(3, change), "pass")
    assert names(position.state.open_c) == cards
    cannot_undo(position, what)


def test_without_new_buildings_the_last_click_of_a_round_can_be_held_and_taken_back() -> None:
    position = table(3, lambda state: last_worker(state, of_round=1), hold=True)
    before = mark(position)
    play(position, "thin")
    assert (position.state.round, position.held) == (2, 2)
    position.undo()
    assert mark(position) == before


def test_the_next_game_of_a_campaign_has_been_seen() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=7)
        state.game = 1

    position = play(table(1, change, campaign="on"), "pass")
    cannot_undo(position, "buildings")


# --- alone ------------------------------------------------------------------------------------------------------------


def test_alone_turns_and_rounds_can_be_taken_back_until_something_is_seen() -> None:
    position = GAME.new(1, seed=1)
    marks = [mark(position)]
    line = ["gold", "deforest", "D4", "pass", "thin", "reforest", "D1", "copy", "gold", "issue", "pass"]
    for word in line:
        play(position, word)
        marks.append(mark(position))
    assert (position.state.round, position.draft) == (3, len(line))
    for _ in line:
        marks.pop()
        position.undo()
        assert mark(position) == marks[-1]
    cannot_undo(position, "start")
    play(position, "pass " * 9)
    assert position.state.round == 4
    cannot_undo(position, "buildings")


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_alone_the_whole_draft_of_any_moment_can_be_taken_back_and_played_again(mode: str) -> None:
    for number, position in enumerate(at_random(GAME.new(1, seed=2, options={"solo": mode}), seed=2)):
        if number % 5 == 0 and position.draft:
            before, draft = mark(position), position.words()[-position.draft :]
            twin = position.copy()
            twin.undo(len(draft))
            assert twin.draft == 0
            assert mark(play(twin, " ".join(draft))) == before


# --- final ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "final"), [("gold", True), ("pass", True), ("deforest", False), ("build", False)])
def test_a_click_is_final_if_it_ends_the_turn_unless_it_is_held(word: str, final: bool) -> None:
    position = table(2, owner(shown="A13", fish=3))
    before = mark(position)
    assert position.final(word) == final
    assert not table(2, owner(shown="A13", fish=3), hold=True).final(word)
    assert not table(1).final("gold")
    assert mark(position) == before  # asking is not playing


def test_final_refuses_what_cannot_be_played() -> None:
    position = table(2)
    refuses(position, IllegalMove, "reserve-empty (N5.2)", lambda: position.final("transfer"))


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "word", "text"),
    [
        ("", "plaice", "'plaice' is not a word of this game"),
        ("", "", "'' is not a word of this game"),
        ("", "transfer", "'transfer' is not possible at 'place-worker' for seat 0: reserve-empty (N5.2)"),
        ("", "D4", "not-here (N4.2)"),
        ("deforest", "D1", "no-forest (N5.8)"),
        ("deforest", "gold", "not-here (N4.2)"),
        ("gold", "gold", "space-full (N4.3)"),
    ],
)
@pytest.mark.parametrize("hold", [False, True])
def test_an_illegal_word_changes_nothing(line: str, word: str, text: str, hold: bool) -> None:
    position = play(table(2, hold=hold), line)
    position.settle()
    refuses(position, IllegalMove, text, lambda: position.play(word))


@pytest.mark.parametrize("number", [-1, 10_000])
def test_an_illegal_number_changes_nothing(number: int) -> None:
    position = play(table(2), "deforest")
    refuses(position, IllegalMove, f"{number} is not the number of a word", lambda: position.play(number))
    unplayable = GAME.vocabulary.number(SPACE_WORDS[0])
    refuses(position, IllegalMove, "'gold' is not possible at 'deforest'", lambda: position.play(unplayable))


@pytest.mark.parametrize(("line", "seat", "turn"), [("", 1, 0), ("gold", 0, 1), ("gold deforest", 2, 1)])
@pytest.mark.parametrize("word", ["pass", "D4", "transfer"])
def test_a_move_by_the_wrong_seat_changes_nothing(line: str, seat: int, turn: int, word: str) -> None:
    position = play(table(3), line)
    refuses(position, WrongSeat, f"seat {turn} is asked", lambda: position.play(word, seat))
    position.play(words(position)[0], turn)  # the right one may


def test_after_the_end_nothing_can_be_played() -> None:
    position = play(table(2, lambda state: last_worker(state, of_round=7)), "pass")
    refuses(position, IllegalMove, "the game is over", lambda: position.play("pass"))
    reason = position.why_not(0, "pass")
    assert reason is not None
    assert reason.key == "game-over"
    cannot_undo(position, "settled")


def test_even_the_end_can_be_held_and_taken_back() -> None:
    position = table(2, lambda state: last_worker(state, of_round=7), hold=True)
    before = mark(position)
    play(position, "thin")
    assert (position.ask, position.held) == (None, 1)
    position.undo()
    assert mark(position) == before
