"""Somebody who knows the name of a table, and no more: what they may not do there, and what they are not told.

That strangers change nothing by the usual clicks is in tests/server/pages/test_requests.py; that no page or body of the
table shows what is hidden is proved in test_no_leak.py, and that worlds are found only by their owner in
test_worlds.py.
"""

from __future__ import annotations

import json

import pytest

from langbord.server.models import Chat, Note, Table
from tests.server.players import Player, board_of, sit_down, truth
from tests.server.programs import Program

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]

DEEDS = (
    *("play", "undo", "settle", "always", "hurry", "lift", "chat", "hint", "hint/close", "try", "nudge"),
    *("do/join", "do/leave", "do/concede", "do/agree", "do/standin", "do/fill", "do/timeout", "do/rematch"),
    *("do/decline", "do/unseat", "do/take-back", "do/take-back-agree", "do/take-back-refuse"),
)
OPERATIONS = (
    *("play", "undo", "settle", "always", "chat", "hurry", "join", "leave", "concede", "agree", "standin", "timeout"),
    *("fill", "rematch", "decline", "unseat", "take-back", "take-back-agree", "take-back-refuse", "seat-link"),
)
BODY = {
    "words": ["gold"],
    "version": 0,
    "answers": 0,
    "count": 1,
    "prompt": "x",
    "text": "hi",
    "level": "calm",
    "seat": 1,
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("state", ["waiting", "playing", "over"])
def test_a_stranger_does_nothing_at_a_table_of_others(deed: str, state: str) -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, form={"seats": "2"}) if state == "waiting" else sit_down(ada, bo)
    if state == "over":
        ada.post(table, "do/concede")
    before = truth(table), Chat.objects.count(), Table.objects.count()
    answer = eve.post(table, deed, words="gold", version=0, at=0, count=1, text="hi", level="calm", seat=1, word="no")
    assert not answer.ok
    assert answer.status in (400, 403, 409)
    assert (truth(table), Chat.objects.count(), Table.objects.count()) == before


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_program_does_nothing_at_a_table_of_others(operation: str) -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Program("Eve")
    table = sit_down(ada, bo)
    before = truth(table), Chat.objects.count(), Table.objects.count()
    said = eve.post(f"tables/{table.name}/{operation}", **BODY)
    assert said.refusal[0] in (403, 409)
    assert (truth(table), Chat.objects.count(), Table.objects.count()) == before


def test_a_stranger_is_not_told_the_invite() -> None:
    ada, eve = Player("Ada"), Player("Eve")
    table = sit_down(ada, form={"seats": "2"})
    assert table.invite in ada.page(table)
    for query in ("", "?text"):
        assert table.invite not in eve.page(table, query)
    assert table.invite not in json.dumps(Program("Eve").look(table.name))
    assert table.invite not in eve.client.get("/").content.decode()


def test_a_strangers_report_holds_what_a_spectator_sees() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    ada.play(table, "gold")  # a draft, which is nobody else's business
    for player in (eve, bo):
        data = player.client.get(f"/t/{table.name}/report.json").json()
        assert ("record" in data) == (player is bo)  # of a game as his seat knows it
        assert "gold" not in data.get("record", {}).get("words", [])
        assert "words" not in data
        assert table.key not in json.dumps(data)
    view = eve.client.get(f"/t/{table.name}/report.json").json()["view"]
    assert view == json.loads(json.dumps(board_of(table).position.settled().view(None)))


def test_notes_are_read_by_their_writer_only() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    ada.post(table, "note", text="the-plan-is-cod")
    assert "the-plan-is-cod" in ada.page(table)
    for player in (bo, eve):
        for address in (
            f"/t/{table.name}",
            f"/t/{table.name}?at=0",
            f"/t/{table.name}/report.json",
            f"/api/tables/{table.name}",
        ):
            assert "the-plan-is-cod" not in player.client.get(address).content.decode()
    eve.post(table, "note", text="other")
    assert Note.objects.get(person=ada.person).text == "the-plan-is-cod"


def test_the_standing_answers_of_others_are_not_told() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    table.places.filter(number=0).update(standing={"a-prompt": "a-word-of-hers"})
    for player in (bo, Player("Eve")):
        for address in (f"/t/{table.name}", f"/api/tables/{table.name}"):
            assert "a-word-of-hers" not in player.client.get(address).content.decode()
