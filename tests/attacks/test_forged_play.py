"""Somebody with a seat forges what a click says: another seat, another number, another question.

Stale, doubled and foreign clicks are in tests/server/pages/test_requests.py and test_api.py; here is what no page ever
sends.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.players import Player, position_of, sit_down, truth, words_of
from tests.server.programs import Program, table_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]

#: Numbers that a page never sends.
FORGED = ("-1", "1", "99999999999999999999999", "1e3", "NaN", "0x0", "٠", "", "0; DROP TABLE tables_move", "9" * 5_000)


def test_the_seat_is_whose_session_it_is_whatever_the_form_says() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    marks = bo.marks(table)
    for claim in ({"seat": 0}, {"person": ada.person.pk}, {"number": 0}, {"player": "Ada"}):
        assert bo.post(table, "play", words="gold", **marks, **claim).key == "not-asked"
    assert bo.post(table, "do/concede", seat=0).ok  # conceded is whoever asked for it
    assert [place.conceded for place in table.places.all()] == [False, True]
    assert truth(table) != before
    assert words_of(table) == []


def test_a_program_cannot_name_its_seat_either() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open", listed=True)
    bo.post(f"tables/{name}/join")
    before = truth(table_of(name))
    seen = bo.look(name)
    said = bo.post(f"tables/{name}/play", words=["gold"], version=seen["version"], answers=seen["answers"], seat=0)
    assert said.refusal == (409, "not-asked")
    assert truth(table_of(name)) == before


@pytest.mark.parametrize("number", FORGED, ids=lambda number: number[:12])
@pytest.mark.parametrize(("path", "field"), [("play", "version"), ("undo", "version"), ("do/timeout", "seat")])
def test_a_forged_number_is_refused_and_changes_nothing(path: str, field: str, number: str) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    answer = ada.post(table, path, **{"words": "gold", "version": 0, "at": 0, "count": 1, field: number})
    if (path, number) == ("play", "٠"):  # a zero in other letters is a zero
        return
    assert answer.status in (400, 409)
    assert answer.is_one_sentence
    assert truth(table) == before


@pytest.mark.parametrize("count", FORGED[2:], ids=lambda number: number[:12])
def test_nobody_takes_back_more_than_there_is(count: str) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "gold")
    before = truth(table)
    answer = ada.post(table, "undo", count=count, version=ada.marks(table)["version"])
    assert not answer.ok
    assert truth(table) == before


@pytest.mark.parametrize(
    "wish",
    [
        {"words": ["gold"], "version": 10**40, "answers": 0},
        {"words": ["gold"], "version": 0.5, "answers": 0},
        {"words": ["gold"], "version": "0; --", "answers": 0},
        {"words": ["gold"], "version": None, "answers": 0},
        {"words": ["gold"], "version": 0, "answers": -1},
        {"words": "gold", "version": 0, "answers": 0},
        {"words": [["gold"]], "version": 0, "answers": 0},
        {"words": ["\ud800"], "version": 0, "answers": 0},
        {"words": ["gold\x00"], "version": 0, "answers": 0},
    ],
    ids=str,
)
def test_a_forged_body_is_refused_and_changes_nothing(wish: dict[str, Any]) -> None:
    ada = Program("Ada")
    name = ada.table()
    before = truth(table_of(name))
    said = ada.post(f"tables/{name}/play", **wish)
    assert said.refusal[0] in (409, 422)
    assert truth(table_of(name)) == before


def test_an_answer_to_a_question_that_was_not_asked_is_refused() -> None:
    """Every word of the game that is not among the answers, one by one."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    position = position_of(table)
    assert position.ask is not None
    before = truth(table)
    words = position.game.vocabulary.words
    for word in [words[move] for move in range(len(words)) if move not in position.ask.moves][::7]:
        assert ada.post(table, "play", words=word, version=0, at=0).key in ("illegal-move", "too-fast")
    assert truth(table) == before


def test_a_question_cannot_be_answered_beforehand_unless_the_rules_say_so() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    for prompt in ("place-worker", "", "__class__", "x" * 500):
        assert bo.post(table, "always", prompt=prompt, word="gold").key == "no-standing-answer"
    assert truth(table) == before
    assert all(not place.standing for place in table.places.all())
