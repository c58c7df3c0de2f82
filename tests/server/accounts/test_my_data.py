"""All that is stored of somebody is told to them, and to nobody else; and pages say what is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from langbord.server.accounts import export, people
from langbord.server.models import Note
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]


def test_everything_that_names_a_person_is_told_or_left_out_on_purpose() -> None:
    assert {place for place, _, _ in export.relations()} == set(export.TOLD) | export.LEFT_OUT


def test_a_guest_gets_what_is_theirs_and_nothing_of_others() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.post(table, "chat", text="hello Bo").ok
    assert bo.post(table, "chat", text="a secret of Bo").ok
    Note.objects.create(table=table, person=ada.person, text="my plan")
    ada.client.post(f"/t/{table.name}/my-seat", {})
    people.new_token(ada.person)
    answer = ada.client.get("/settings/data")
    assert answer["Content-Disposition"].startswith("attachment")
    told = json.loads(answer.content)
    assert told["person"]["name"] == "Ada"
    assert [line["text"] for line in told["chat.person"]] == ["hello Bo"]
    assert told["note.person"] == [{"table": table.name, "text": "my plan"}]
    assert told["seat.person"][0]["table"] == table.name
    text = answer.content.decode()
    table.refresh_from_db()
    for secret in (table.key, table.invite, ada.person.token_hash, "a secret of Bo"):
        assert secret is not None
        assert secret not in text


def test_an_account_gets_its_addresses_and_no_hash() -> None:
    client = Client()
    client.post("/accounts/signup/", {"username": "ada", "password1": "correct horse", "email": "ada@example.org"})
    told = json.loads(client.get("/settings/data").content)
    assert told["account"]["name"] == "ada"
    assert told["notice.person"][0]["address"] == "ada@example.org"
    assert "md5" not in json.dumps(told)


def test_whoever_is_nobody_has_none_and_it_is_not_to_be_had_all_the_time() -> None:
    assert Client().get("/settings/data").status_code == 302
    ada = Player("Ada")
    assert [ada.client.get("/settings/data").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_the_house_says_what_it_keeps_and_the_operator_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "What is kept" in Client().get("/privacy").content.decode()
    assert Client().get("/imprint").status_code == 404
    assert "/imprint" not in Client().get("/").content.decode()
    page = tmp_path / "imprint.md"
    page.write_text("# Who we are\n\nThe *Club* <b>of</b> Games\n\n- one\n- two\n", encoding="utf-8")
    page.with_name("imprint.ru.md").write_text("# Кто мы\n", encoding="utf-8")
    monkeypatch.setattr(settings, "IMPRINT", str(page))
    monkeypatch.setattr(settings, "PRIVACY", "https://example.org/privacy")
    shown = Client().get("/imprint").content.decode()
    assert "<h2>Who we are</h2>" in shown
    assert "The <em>Club</em> &lt;b&gt;of&lt;/b&gt; Games" in shown
    assert "<li>two</li>" in shown
    assert "Кто мы" in Client().get("/imprint", headers={"accept-language": "ru"}).content.decode()
    assert "https://example.org/privacy" in Client().get("/privacy").content.decode()
    assert "/imprint" in Client().get("/").content.decode()
