"""More of the API: tokens of accounts, clocks, forced answers when asked for, invites; and refusals that are read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from langbord.server.http.rate_limits import LIMITS
from langbord.server.models import Person, Table
from tests.server.players import Player, draft_of, sit_down
from tests.server.programs import Program, table_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
PASSWORD = "a long enough sentence"


def sign_in(username: str, password: str) -> tuple[int, dict[str, Any]]:
    body = json.dumps({"username": username, "password": password})
    answer = Client().post("/api/token", body, content_type="application/json")
    return answer.status_code, json.loads(answer.content)


def asks(token: str, path: str = "me") -> tuple[int, dict[str, Any]]:
    answer = Client().get(f"/api/{path}", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code, json.loads(answer.content)


# --- tokens ---------------------------------------------------------------------------------------------


def test_an_account_gets_a_token_and_plays_with_it() -> None:
    User.objects.create_user("ada", password=PASSWORD)
    status, body = sign_in("ada", PASSWORD)
    assert (status, body["name"], body["guest"]) == (201, "ada", False)
    assert asks(body["token"]) == (200, {key: value for key, value in body.items() if key != "token"})


def test_a_new_token_ends_the_old_one_and_can_be_given_up() -> None:
    User.objects.create_user("ada", password=PASSWORD)
    old = sign_in("ada", PASSWORD)[1]["token"]
    new = sign_in("ada", PASSWORD)[1]["token"]
    assert asks(old)[0] == 401
    assert Client().delete("/api/token", headers={"Authorization": f"Bearer {new}"}).status_code == 204
    assert asks(new)[0] == 401


@pytest.mark.parametrize(("username", "password"), [("ada", "wrong"), ("nobody", PASSWORD), ("", "")])
def test_a_wrong_password_gets_one_sentence_that_tells_nothing(username: str, password: str) -> None:
    User.objects.create_user("ada", password=PASSWORD)
    status, body = sign_in(username, password)
    assert (status, body["key"]) == (401, "wrong-password")
    assert not Person.objects.exists()


def test_passwords_cannot_be_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "sign-in", (3, 0))
    assert [sign_in("ada", "guess")[0] for _ in range(4)] == [401, 401, 401, 429]


def test_the_banned_get_no_token() -> None:
    user = User.objects.create_user("ada", password=PASSWORD)
    Person.objects.create(user=user, name="ada", banned=True)
    assert sign_in("ada", PASSWORD)[1]["key"] == "banned"


# --- clocks ---------------------------------------------------------------------------------------------


def test_the_clock_is_in_the_body() -> None:
    ada = Program()
    name = ada.table("me", "calm", clock={"minutes": 10, "increment": 15})
    clock = ada.look(name)["clock"]
    assert (clock["kind"], clock["base"], clock["increment"]) == ("game", 600, 15)
    assert [(entry["seat"], entry["running"]) for entry in clock["seats"]] == [(0, True)]  # bots have none
    assert 0 < clock["seats"][0]["left"] <= 600


def test_without_a_clock_there_is_none() -> None:
    ada = Program()
    assert ada.look(ada.table())["clock"] is None


def test_a_clock_at_leisure_counts_days() -> None:
    ada = Program()
    name = ada.table("me", "calm", pace="leisure", clock={"days": 3})
    assert ada.look(name)["clock"]["base"] == 3 * 24 * 3600


@pytest.mark.parametrize("clock", [{"minutes": 7}, {"days": 3}, {}, {"minutes": 10, "increment": 1}])
def test_only_the_clocks_of_the_form_can_be_had(clock: dict[str, int]) -> None:
    made = Program().post("tables", game="nusfjord", seats=["me", "calm"], clock=clock)
    assert made.refusal == (400, "option-error")


def test_whoever_has_time_cannot_be_sent_away() -> None:
    ada = Program()
    name = ada.table("me", "calm", clock={"minutes": 10, "increment": 0})
    assert ada.post(f"tables/{name}/timeout", seat=0).refusal == (409, "still-has-time")


# --- forced answers -------------------------------------------------------------------------------------


def test_a_program_says_every_word_itself() -> None:
    ada = Program(confirm=True)
    name = ada.table()
    assert ada.play(name, "serve").data["draft"] == ["serve"]


def test_unless_it_asks_for_the_forced_ones() -> None:
    ada = Program(confirm=True)
    name = ada.table()
    said = ada.post(f"tables/{name}/play", words=["serve"], version=ada.look(name)["version"], answers=0, auto=True)
    assert said.data["draft"] == ["serve", "plate"]


def test_a_program_takes_back_by_words() -> None:
    ada = Program(confirm=True)
    name = ada.table()
    ada.play(name, "elder", "E05", "use")
    said = ada.post(f"tables/{name}/undo", count=1, version=ada.look(name)["version"])
    assert said.data["draft"] == ["elder", "E05"]


# --- invites --------------------------------------------------------------------------------------------


def test_a_table_that_is_not_listed_is_joined_by_its_invite_only() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open")
    assert bo.post(f"tables/{name}/join").refusal == (403, "by-invite-only")
    assert bo.post(f"tables/{name}/join", invite="guessed").refusal == (403, "by-invite-only")
    assert bo.post(f"tables/{name}/join", invite=table_of(name).invite).status == 200


def test_neither_does_the_page_seat_whoever_found_the_address() -> None:
    ada, eve = Player("Ada"), Player("Eve")
    table = sit_down(ada, form={"seats": "2"})
    assert 'data-deed="join"' not in eve.page(table)
    assert eve.post(table, "do/join").key == "by-invite-only"
    Table.objects.filter(pk=table.pk).update(listed=True)
    assert 'data-deed="join"' in eve.page(table)
    assert eve.post(table, "do/join").ok


# --- refusals that are read -----------------------------------------------------------------------------


def test_a_word_that_is_not_possible_is_refused_in_the_players_language() -> None:
    anna = Player("Анна", language="ru")
    table = sit_down(anna, bots=1)
    refused = anna.play(table, "A01")
    assert refused.text.startswith("Ход «A01» сейчас невозможен. ")
    assert not any("a" <= letter <= "z" for letter in refused.text)
    assert anna.play(table, "hocus").text == "Слова «hocus» в этой игре нет."
    assert anna.undo(table).text == "Назад нельзя: игра началась."
    assert draft_of(table) == []


def test_a_program_reads_the_same() -> None:
    anna = Program("Анна", language="ru")
    name = anna.table()
    said = anna.play(name, "A01")
    assert said.refusal == (409, "illegal-move")
    assert said.data["text"].startswith("Ход «A01» сейчас невозможен. ")


# --- limits ---------------------------------------------------------------------------------------------


def test_one_address_cannot_open_tables_for_ever_by_being_new_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "create-from", (3, 0))
    made = [Client().post("/play/nusfjord", {"seats": "2"}).status_code for _ in range(4)]
    assert made == [302, 302, 302, 429]
