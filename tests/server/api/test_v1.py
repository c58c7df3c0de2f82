"""/api/v1/: what the addresses without a number answer, and more: strict bodies, all mistakes at once, true limits,
tokens that may do so much, and what whoever studies a game asks for."""

from __future__ import annotations

import inspect
import json
import random
import sys
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jsonschema_rs
import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from langbord import games, plugin
from langbord.server.api import view_schema
from langbord.server.api.routes import api, v1
from langbord.server.http import rate_limits
from langbord.server.http.rate_limits import LIMITS
from langbord.server.models import ApiToken
from langbord.server.tables.positions import BOARDS
from tests.server.programs import Program, Said, table_of
from tools import compiled_copy

ROOT = Path(__file__).parents[3]
pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


class Newer(Program):
    """A program that uses the versioned addresses, and sees headers."""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        sent = json.dumps(body) if body is not None else ""
        told: Any = {**self._headers(), **headers}
        return self.client.generic(method, f"/api/v1/{path}", sent, content_type="application/json", headers=told)


def operations(of: Any) -> set[tuple[str, str]]:
    paths = of.get_openapi_schema()["paths"]
    return {(method, path.split("/api/")[1].removeprefix("v1/")) for path in paths for method in paths[path]}


# --- old and new addresses ------------------------------------------------------------------------------


def test_all_addresses_of_before_are_there_with_the_number_and_answer_the_same_without() -> None:
    assert operations(api) < operations(v1)
    ada = Newer()
    name = ada.table()
    for path in ("games", "me", "tables", f"tables/{name}/why?word=gold"):
        assert ada.get(path).data == ada.ask("GET", path).json(), path
    new = ada.ask("GET", f"tables/{name}").json()
    assert {**new, "events": []} == {**ada.look(name), "absence": new["absence"]}  # time passes
    assert [event["text"] for event in new["events"]] == new["log"]


def test_what_is_not_known_is_refused_under_the_number_alone_and_all_of_it_is_told() -> None:
    ada = Newer()
    wish = {"game": "nusfjord", "seats": ["me"], "colour": "red", "clock": {"minute": 3, "days": -1}}
    assert ada.post("tables", **{**wish, "clock": None}).status == 201
    refused = ada.ask("POST", "tables", {**wish, "listed": "perhaps"})
    assert refused.status_code == 422
    body = refused.json()
    assert {mistake["place"] for mistake in body["mistakes"]} == {"colour", "clock.minute", "clock.days", "listed"}
    assert all(mistake["text"] for mistake in body["mistakes"])
    assert v1.get_openapi_schema()["components"]["schemas"]["TableWish"]["additionalProperties"] is False
    assert ada.ask("POST", "tables", {"game": "nusfjord", "seats": ["me"]}).status_code == 201


def test_all_that_cannot_be_of_a_new_table_is_told_at_once() -> None:
    wish = {
        "game": "nusfjord",
        "seats": ["genius", "calm"],
        "options": {"deck": "whale", "sea": "calm", "edition": "/etc"},
        "clock": {"minutes": 7},
        "patience": 1,
    }
    body = Newer().ask("POST", "tables", wish).json()
    assert body["key"] == "option-error"
    places = [mistake["place"] for mistake in body["mistakes"]]
    assert places == ["seats.0", "seats", "options.deck", "options.sea", "options.edition", "clock", "patience"]
    assert Newer().post("tables", **wish).data.keys() == {"key", "text"}


# --- headers --------------------------------------------------------------------------------------------


def test_limits_are_told_with_true_times(monkeypatch: pytest.MonkeyPatch) -> None:
    now, ada = [100.0], Newer()
    clock, name = SimpleNamespace(monotonic=lambda: now[0]), ada.table()
    monkeypatch.setattr(rate_limits, "time", clock)
    monkeypatch.setitem(LIMITS, "why", (2, 6))  # one again every ten seconds
    path = f"tables/{name}/why?word=gold"
    first = ada.ask("GET", path)
    assert (first["RateLimit-Limit"], first["RateLimit-Remaining"], first["RateLimit-Reset"]) == ("2", "1", "10")
    assert first["RateLimit-Policy"] == '"why";q=2;w=20'
    now[0] += 3
    assert ada.ask("GET", path)["RateLimit-Remaining"] == "0"
    refused = ada.ask("GET", path)
    assert (refused.status_code, refused["Retry-After"], refused["RateLimit-Reset"]) == (429, "7", "17")
    now[0] += float(refused["Retry-After"])
    assert ada.ask("GET", path).status_code == 200
    assert "RateLimit-Limit" not in ada.ask("GET", "games")


def test_an_answer_that_has_not_changed_is_not_sent_again() -> None:
    ada = Newer()
    made = ada.ask("POST", "tables", {"game": "nusfjord", "seats": ["me", "calm"], "options": {"start": "0"}})
    path = made["Location"].removeprefix("/api/v1/")
    first = ada.ask("GET", path)
    assert first.status_code == 200
    again = ada.ask("GET", path, **{"If-None-Match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    ada.play(made.json()["name"], "gold")
    changed = ada.ask("GET", path, **{"If-None-Match": first["ETag"]})
    assert (changed.status_code, changed["ETag"] != first["ETag"]) == (200, True)
    spectator = Client().get(f"/api/v1/{path}", headers={"If-None-Match": changed["ETag"]})
    assert spectator.status_code == 200  # what another may see is another answer


def test_how_to_be_let_in_is_told() -> None:
    assert Client().get("/api/v1/me")["WWW-Authenticate"] == 'Bearer realm="langbord"'
    wrong = Client().get("/api/v1/me", headers={"Authorization": "Bearer guessed"})
    assert wrong["WWW-Authenticate"] == 'Bearer realm="langbord", error="invalid_token"'


def test_pages_of_other_sites_may_read_what_everybody_may_and_do_nothing() -> None:
    ada = Newer()
    name = ada.table()
    assert Client().get(f"/api/v1/tables/{name}")["Access-Control-Allow-Origin"] == "*"
    before = Client().options(f"/api/v1/tables/{name}/play")
    assert (before.status_code, before["Access-Control-Allow-Methods"]) == (204, "GET, HEAD")
    played = ada.ask("POST", f"tables/{name}/play", {"words": ["gold"], "version": 0, "answers": 0})
    assert "Access-Control-Allow-Origin" not in played
    for answer in (Client().get("/api/v1/games"), before, played):
        assert "Access-Control-Allow-Credentials" not in answer


def test_lists_come_in_pages() -> None:
    ada = Newer()
    made = {ada.table() for _ in range(5)}
    seen: list[str] = []
    path = "tables?limit=2"
    while path:
        page = ada.ask("GET", path)
        seen += [table["name"] for table in page.json()]
        path = page.get("Link", "").partition(">")[0].removeprefix("</api/v1/")
    assert (len(seen), set(seen)) == (5, made)
    assert ada.ask("GET", "tables?limit=0").status_code == 422


# --- tokens ---------------------------------------------------------------------------------------------


def with_token(owner: Newer, *scopes: str, days: int | None = None) -> tuple[Newer, int]:
    made = owner.ask("POST", "tokens", {"name": "A bot", "scopes": list(scopes), "days": days})
    assert made.status_code == 201, made.content
    program = Newer()
    program.token = made.json()["token"]
    return program, made.json()["number"]


def test_a_token_does_what_it_is_for_until_it_ends() -> None:
    ada = Newer()
    name = ada.table()
    looker, number = with_token(ada, "read", days=7)
    player, _ = with_token(ada, "read", "play")
    assert looker.look(name)["seat"] == 0
    refused = looker.ask("POST", f"tables/{name}/concede", {})
    assert (refused.status_code, refused.json()["key"]) == (403, "token-scope")
    assert 'error="insufficient_scope"' in refused["WWW-Authenticate"]
    assert player.play(name, "gold").status == 200
    assert Said(player.ask("POST", "tokens", {"name": "more"})).refusal == (403, "token-scope")
    listed = ada.ask("GET", "tokens").json()
    assert [(token["name"], token["scopes"]) for token in listed][1] == ("A bot", ["read"])
    assert all("token" not in token and token["used"] for token in listed)
    assert player.token not in json.dumps(list(ApiToken.objects.values()), default=str)
    ApiToken.objects.filter(pk=number).update(expires=timezone.now() - timedelta(seconds=1))
    assert looker.get("me").refusal == (401, "unknown-token")


def test_a_token_is_ended_by_its_owner_by_itself_and_with_the_password() -> None:
    user = User.objects.create_user("ada", password="a long enough sentence")
    body = json.dumps({"username": "ada", "password": "a long enough sentence"})
    ada, eve = Newer(), Newer()
    ada.token = Client().post("/api/v1/token", body, content_type="application/json").json()["token"]
    programs = [with_token(ada, "read", "account") for _ in range(3)]
    assert eve.ask("DELETE", f"tokens/{programs[0][1]}").status_code == 404
    assert ada.ask("DELETE", f"tokens/{programs[0][1]}").status_code == 204
    assert programs[1][0].ask("DELETE", "token").status_code == 204
    assert [program.get("me").status for program, _ in programs] == [401, 401, 200]
    assert ada.get("me").status == 200
    user.set_password("another long sentence")
    user.save()
    assert programs[2][0].get("me").status == 401


# --- studying a game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_sees_is_as_the_schema_says(name: str) -> None:
    schema = Client().get(f"/api/v1/games/{name}/view-schema").json()
    jsonschema_rs.meta.validate(schema)
    validator = jsonschema_rs.validator_for(schema)
    rng, view = random.Random(1), {}
    for set_up in games.plugin(name).sample_options()[:6]:
        position = games.load(name).new(set_up.seats, 3, set_up.options)
        for _ in range(60):
            if position.ask is None:
                break
            position.play(rng.choice(position.ask.moves))
            seat = rng.choice([None, *range(set_up.seats)])
            view = json.loads(json.dumps(position.view(seat)))
            assert [str(error) for error in validator.iter_errors(view)] == []
    spoilt = {**view, "surely-not-there": 1}
    assert not validator.is_valid(spoilt)


def test_the_schemas_are_made_of_modules_that_are_never_compiled() -> None:
    """The annotations of a compiled TypedDict lose their insides."""
    compiled = {path.resolve() for path in compiled_copy.group(ROOT / "src")}
    for one in plugin.plugins():
        parts: dict[str, dict[str, Any]] = {}
        known: dict[str, object] = {}
        assert one.view is not None
        view_schema._schema(one.view(), parts, known)
        for kind in known.values():
            assert Path(inspect.getfile(sys.modules[kind.__module__])).resolve() not in compiled, kind


def test_cards_rules_and_lessons_are_told_in_the_language_that_is_asked_for() -> None:
    for path, key in (("cards", "name"), ("rules", "text"), ("lessons", "title")):
        english = Client().get(f"/api/v1/games/nusfjord/{path}").json()
        russian = Client().get(f"/api/v1/games/nusfjord/{path}?language=ru").json()
        assert len(english) == len(russian) > 5
        assert all(any("а" <= letter <= "я" for letter in entry[key].lower()) for entry in russian), path
    numbers = [rule["number"] for rule in Client().get("/api/v1/games/nusfjord/rules").json()]
    taught = {
        number for lesson in Client().get("/api/v1/games/nusfjord/lessons").json() for number in lesson["teaches"]
    }
    assert taught <= set(numbers)
    assert Said(Client().get("/api/v1/games/chess/cards")).refusal == (404, "no-such-game")


def test_the_log_is_data_with_ids_and_times_that_stay() -> None:
    ada = Newer(confirm=True)
    name = ada.table("me")
    for _ in range(12):
        seen = ada.look(name)
        if seen["held"]:
            ada.post(f"tables/{name}/settle", version=seen["version"])
        else:
            ada.play(name, seen["moves"][0]["word"])
    events = ada.ask("GET", f"tables/{name}/log").json()
    assert [event["id"] for event in events] == list(range(len(events)))
    numbers = [event["number"] for event in events]
    assert numbers == sorted(numbers)
    settled = ada.look(name)["number"]
    assert {event["at"] is not None for event in events if event["number"] <= settled} == {True}
    assert all(set(value) == {"kind", "value"} for event in events for value in event["values"].values())
    BOARDS.drop(name)  # built again from the stored words
    assert ada.ask("GET", f"tables/{name}/log").json() == events
    page = ada.ask("GET", f"tables/{name}/log?after=1&limit=3")
    assert page.json() == events[2:5]
    assert f"after={events[4]['id']}" in page["Link"]
    assert table_of(name).moves_played == settled
