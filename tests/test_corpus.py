"""What was saved stays playable: the games of every release play to their recorded end, and their saves go on.

A file of `tests/corpus/RELEASE` holds games of one title, as that release wrote them (tools/corpus.py). If one of these
tests fails, play has changed: such a change is a branch on `state.rules`, with a higher number in the game's meta, and
the games of before keep theirs (docs/decisions/0006-what-was-saved-stays-playable.md).
"""

from __future__ import annotations

import copy
import functools
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.bots.hints import hints
from langbord.bots.search import Budget
from langbord.engine.codec import state_hash
from langbord.engine.errors import RecordError
from langbord.engine.position import Position
from tools import corpus, own_games

CORPUS = Path(__file__).parent / "corpus"
#: Questions that nothing in a book of the house leads to: books of somebody's own may ask them.
NEVER_ASKED = {"galzyr": {"choose-quest", "choose-timer", "push", "sell", "travel-on"}}
#: Questions that are younger than the newest corpus: the next release writes them into its own.
YOUNGER = {game: {"choose-start"} for game in ("nusfjord", "reykholt", "galzyr")}
YOUNGER["nusfjord"] |= {"choose-gain", "sell-ship"}
YOUNGER["galzyr"] |= {"give-adventurer", "leave-world"}
for of_own_cards in ("nusfjord", "reykholt"):  # carried out by hand
    YOUNGER[of_own_cards] |= {"adjust", "adjust-more", "consent"}
FILES = sorted(CORPUS.glob("*/*.jsonl.gz"))


@functools.cache
def entries(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


EVERY = [
    pytest.param(file, number, id=f"{file.parent.name}-{file.name.partition('.')[0]}-{number}")
    for file in FILES
    for number in range(len(entries(file)))
]


def test_every_game_and_number_of_seats_is_there() -> None:
    newest = {(entry["record"]["game"], entry["record"]["seats"]) for file in FILES for entry in entries(file)}
    assert newest == {(name, seats) for name in own_games.NAMES for seats in games.meta(name).seats}


@pytest.mark.parametrize("name", own_games.NAMES)
def test_every_question_is_there(name: str) -> None:
    """Of every game at least one save stands at each question that can be asked."""
    texts = Path(games.__file__).parent / name / "locale" / "en"
    asked = {
        prompt
        for file in texts.glob("*.ftl")
        for prompt in re.findall(r"^prompt-([\w-]+) *=", file.read_text(), re.MULTILINE)
    }
    saved = {
        entry["prompts"][save["at"]]
        for file in FILES
        if file.name.startswith(name)
        for entry in entries(file)
        for save in entry["saves"]
    }
    assert asked - saved == NEVER_ASKED.get(name, set()) | YOUNGER.get(name, set())


@pytest.mark.parametrize(("file", "number"), EVERY)
def test_it_plays_to_its_recorded_end(file: Path, number: int) -> None:
    entry = entries(file)[number]
    position = games.replay(entry["record"])
    assert [prompt for _, prompt in position.asked()] == entry["prompts"]
    assert (position.scores(), position.winners()) == (entry["scores"], entry["winners"])
    again = games.replay(position.record())  # as this version writes it
    assert state_hash(again.state) == state_hash(position.state)
    assert position.record() == again.record()


@pytest.mark.parametrize(("file", "number"), EVERY)
def test_its_saves_go_on(file: Path, number: int) -> None:
    """Each stands at its question, can be taken back to its barrier, and plays on; the first of them to the end."""
    entry = entries(file)[number]
    whole = games.replay(entry["record"])
    words = whole.words()
    for place, saved in enumerate(entry["saves"]):
        at, save = saved["at"], saved["save"]
        position = games.resume(save)
        assert position.ask is not None
        assert position.ask.prompt == entry["prompts"][at]
        assert position.words() == words[:at]
        back = position.copy()
        while back.draft:
            back.undo()
        assert len(back.words()) == save["barrier"]
        for word in words[len(back.words()) : at]:
            back.play(word)
        assert state_hash(back.state) == state_hash(position.state)
        stop = len(words) if place == 0 else min(at + 12, len(words))
        for word in words[at:stop]:
            position.play(word)
        if stop == len(words):
            assert state_hash(position.state) == state_hash(whole.state)
            assert (position.scores(), position.winners()) == (entry["scores"], entry["winners"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name.partition('.')[0]}")
def test_hints_answer_at_what_was_saved(file: Path) -> None:
    """In the middle of four of its games."""
    many = [entry for entry in entries(file) if entry["saves"]]
    for entry in many[:: len(many) // 4 + 1]:
        saves = entry["saves"]
        position = games.resume(saves[len(saves) // 2]["save"])
        assert position.ask is not None
        for hint in hints(position, position.ask.seat, 1, Budget(iterations=8)):
            tried = position.copy()
            for word in hint.words:
                tried.play(word)


def test_a_release_adds_to_the_corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpus, "POOL", {"keyharvest": 2})
    assert "keyharvest.jsonl.gz: " in corpus.write(tmp_path / "9.9.9", "keyharvest")
    made = entries(tmp_path / "9.9.9" / "keyharvest.jsonl.gz")
    assert {entry["record"]["seats"] for entry in made} == {2, 3, 4}
    for entry in made:
        assert games.replay(entry["record"]).scores() == entry["scores"]
        assert all(games.resume(saved["save"]).ask is not None for saved in entry["saves"])


def _some() -> dict[str, Any]:
    record: dict[str, Any] = entries(CORPUS / "5524cc2" / "nusfjord.jsonl.gz")[3]["record"]
    return copy.deepcopy(record)


def test_a_record_whose_words_no_longer_fit_goes_on_from_its_last_turn_start() -> None:
    record = games.replay(_some()).record()
    cut = games.replay(record, len(record["words"]) - 25).record()
    assert 0 < cut["base_answers"] < len(cut["words"])
    spoilt = {**cut, "asked": [[seat, f"{prompt}?"] for seat, prompt in cut["asked"]]}
    with pytest.raises(RecordError, match="answered"):
        games.replay(spoilt)
    whole = games.replay(cut)
    position, why = games.go_on(spoilt)
    assert "answered" in why
    assert state_hash(position.state) == state_hash(whole.state)
    for word in record["words"][len(cut["words"]) :]:
        position.play(word)
    _same_end(position, games.replay(record))
    assert games.replay(position.record()).scores() == position.scores()


def test_of_the_turn_that_is_under_way_as_much_is_kept_as_can_be_said() -> None:
    record = games.replay(_some()).record()
    cut = games.replay(record, len(record["words"]) - 25).record()
    words = [*cut["words"][:-1], "no-such-word"]
    position, why = games.go_on({**cut, "words": words})
    assert "no-such-word" in why
    assert len(position.words()) == len(cut["words"]) - 1 - cut["base_answers"]


def test_a_record_of_a_higher_rules_number_is_refused() -> None:
    with pytest.raises(RecordError, match="made with rules 99; this version plays rules 1"):
        games.replay({**_some(), "rules": 99})


def _same_end(one: Position[Any], other: Position[Any]) -> None:
    assert (one.scores(), one.winners()) == (other.scores(), other.winners())
    assert state_hash(one.state) == state_hash(other.state)
