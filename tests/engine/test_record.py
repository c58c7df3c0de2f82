"""Records and saves: they come back the same, and a cut or edited one is refused with its place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from langbord.engine.errors import LangbordError, OptionError, RecordError
from langbord.engine.position import Position
from langbord.engine.record import replay, resume
from skerry.rules.game import SKERRY, State


def some_game(moves: int, hold: bool = False) -> Position[State]:
    chance = random.Random(4)
    position = SKERRY.new(3, seed=9, hold=hold)
    for _ in range(moves):
        if position.held is not None:
            position.settle()
        if position.ask is None:
            break
        position.play(chance.choice(position.ask.moves))
    return position


@pytest.mark.parametrize("moves", [0, 1, 5, 17, 1000])
def test_a_record_comes_back_the_same(moves: int) -> None:
    position = some_game(moves)
    again = replay(SKERRY, json.loads(json.dumps(position.record())))
    assert again.state == position.state
    assert again.words() == position.words()
    assert again.log(1) == position.log(1)
    assert again.draft == position.draft


def test_a_record_can_be_stopped_anywhere() -> None:
    record = some_game(20).record()
    for at in range(len(record["words"]) + 1):
        assert replay(SKERRY, record, at).words() == record["words"][:at]


@pytest.mark.parametrize("moves", range(0, 25, 3))
def test_a_save_comes_back_in_the_middle_of_a_decision_and_held(moves: int) -> None:
    position = some_game(moves, hold=True)
    again = resume(SKERRY, json.loads(json.dumps(position.save())))
    assert (again.state, again.held, again.draft) == (position.state, position.held, position.draft)
    assert again.hold
    assert again.record() == position.record()


def test_a_game_can_begin_from_a_state() -> None:
    state = some_game(40).state
    position = SKERRY.new_from(state, seats=3)
    assert position.ask is not None
    position.play(position.ask.moves[0])
    assert replay(SKERRY, position.record()).state == position.state


def without(name: str) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.pop(name)


def with_(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda record: record.update(values)


def edit_word(record: dict[str, Any]) -> None:
    record["words"][3] = "fly"


def swap_word(record: dict[str, Any]) -> None:
    """A word that is legal too, so only the hashes can tell."""
    for index, word in enumerate(record["words"]):
        if word in ("yes", "no"):
            record["words"][index] = "no" if word == "yes" else "yes"
            return


def edit_hash(record: dict[str, Any]) -> None:
    record["turns"][2] = "0" * 16


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (without("words"), "'words' is missing"),
        (without("origin"), "'origin' is missing"),
        (with_(format=7), "format 7 is not known"),
        (with_(game="chess"), "'chess'"),
        (with_(rules=9), "rules 9"),
        (with_(edition={"name": "skerry-2", "hash": "0"}), "another edition"),
        (with_(seats=9), "9 is not possible"),
        (with_(options={"wind": "storm"}), "'storm'"),
        (with_(origin={}), "origin"),
        (with_(origin={"key": "zz" * 32}), "origin"),
        (with_(words=["row", 3]), "entry 2"),
        (with_(words=["row"] * 200_000), "200000 words"),
        (edit_word, "word 4 ('fly', turn"),
        (swap_word, "is not the recorded one"),
        (edit_hash, "turn 3 is not the recorded one"),
        (lambda record: record["words"].pop(), "'settled'"),
        (lambda record: record.update(words=record["words"][:-1], settled=0), "41 words, but tells of 42 questions"),
        (lambda record: record.update(words=record["words"][:-1], asked=record["asked"][:-1], settled=0), "turn"),
        (lambda record: record["turns"].pop(), "turn"),
        (with_(end="0" * 16), "after the last word"),
    ],
)
def test_a_cut_or_edited_record_is_refused_with_its_place(
    damage: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    record = some_game(1000).record()
    damage(record)
    with pytest.raises(LangbordError) as error:
        replay(SKERRY, record)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("at", ["x", 1.0, True, -1, 10_000])
def test_there_is_no_position_after_such_a_word(at: Any) -> None:
    with pytest.raises(RecordError, match=f"there is no position after word {at!r}"):
        replay(SKERRY, some_game(1000).record(), at)


def test_a_save_is_told_from_a_record() -> None:
    with pytest.raises(RecordError, match=r"one position that was saved, .* games\.resume"):
        replay(SKERRY, some_game(5).save())


def test_other_things_than_records_are_refused() -> None:
    things: list[Any] = [None, [], "record", 3, {}]
    for thing in things:
        with pytest.raises((RecordError, OptionError)):
            replay(SKERRY, thing)


@pytest.mark.parametrize(
    "damage",
    [
        with_(barrier=99),
        with_(base_answers=-1),
        with_(base={}),
        with_(words=["fly"]),
        with_(asked=[]),
        without("base"),
        lambda saved: saved["words"].__setitem__(-1, "c7"),
        lambda saved: saved["asked"].__setitem__(-1, [0, "dance?"]),
        lambda saved: saved["asked"].__setitem__(-1, ["0", 3]),
        lambda saved: saved["base"].update(boats=[]),
        lambda saved: saved["base"].update(boats=[], turn=3),
    ],
)
def test_a_damaged_save_is_refused(damage: Callable[[dict[str, Any]], None]) -> None:
    saved = some_game(6).save()
    damage(saved)
    with pytest.raises(RecordError):
        resume(SKERRY, saved)
