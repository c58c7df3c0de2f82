"""The JSON API: everything the pages can do, refused with the right status where it cannot be done, and no leak."""

from __future__ import annotations

import json
import os
import random
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from django.test import Client

from langbord import games
from langbord.engine.chance import Chance, commitment
from langbord.engine.position import Position
from langbord.server.api.responses import game_body
from langbord.server.http.rate_limits import LIMITS
from langbord.server.models import Person, Table
from langbord.server.pages import table_page
from langbord.server.tables.moves import seen_by
from tests.databases import fresh_database
from tests.server.letterbox import Watch
from tests.server.players import position_of, truth
from tests.server.programs import Program, Said, table_of

ROOT = Path(__file__).parents[3]
pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


# --- the lobby ----------------------------------------------------------------------------------------


def test_games_are_listed_with_the_options_a_visitor_may_choose() -> None:
    listed = {game["name"]: game for game in Said(Client().get("/api/games")).data}
    assert list(listed) == list(games.names())
    nusfjord = listed["nusfjord"]
    assert (nusfjord["name"], nusfjord["seats"]) == ("nusfjord", [1, 2, 3, 4, 5])
    assert [option["name"] for option in nusfjord["options"]] == ["deck", "mixed", "start", "solo", "campaign"]
    assert "calm" in nusfjord["bots"]
    limited = [option["limited"] for option in listed["reykholt"]["options"] if option["limited"]]
    assert limited == [{"E": [1, 2]}, {"chooser": [2, 3, 4]}]


def test_a_guest_gets_a_token_of_which_only_the_hash_is_kept() -> None:
    ada = Program("Ada", language="ru")
    assert ada.get("me").data == {"name": "Ada", "language": "ru", "guest": True, "confirm": False}
    assert ada.token not in json.dumps(list(Person.objects.values()), default=str)


def test_a_table_begins_when_friends_have_come_by_invite() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open")
    waiting = ada.look(name)
    assert (waiting["state"], waiting["view"], waiting["moves"]) == ("open", None, [])
    assert bo.look(name)["invite"] is None
    joined = bo.post(f"join/{waiting['invite']}")
    assert (joined.status, joined.data["state"], joined.data["seat"]) == (200, "playing", 1)
    assert ada.look(name)["question"]["seat"] == 0
    assert [seat["name"] for seat in joined.data["seats"]] == ["Ada", "Bo"]


def test_lists_of_tables() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    mine, open_one = ada.table(), ada.table("me", "open", listed=True)
    ada.table("me", "open")  # private: not for others
    assert {table["name"] for table in ada.get("tables").data} >= {mine, open_one}
    assert [table["name"] for table in bo.get("tables?which=open").data] == [open_one]
    assert bo.post(f"tables/{open_one}/join").status == 200
    assert [table["name"] for table in Said(Client().get("/api/tables?which=watch")).data] == [open_one]
    assert Said(Client().get("/api/tables")).refusal == (401, "who-are-you")


# --- playing ------------------------------------------------------------------------------------------


@pytest.mark.both
def test_a_turn_is_played_taken_back_played_again_and_settled() -> None:
    ada = Program("Ada", confirm=True)
    name = ada.table()
    before = ada.look(name)
    gold = next(move for move in before["moves"] if move["word"] == "gold")
    assert gold["label"]
    assert not gold["final"]
    played = ada.play(name, "gold")
    assert played.data["draft"] == ["gold"]
    assert (played.data["held"], played.data["moves"], played.data["number"]) == (True, [], 0)
    undone = ada.post(f"tables/{name}/undo", version=played.data["version"]).data
    assert undone["view"] == before["view"]
    assert undone["moves"] == before["moves"]
    again = ada.play(name, "gold").data
    settled = ada.post(f"tables/{name}/settle", version=again["version"]).data
    assert (settled["number"], settled["draft"], settled["question"]["seat"]) == (1, [], 1)
    assert settled["log"]


@pytest.mark.both
def test_a_request_that_comes_twice_plays_once() -> None:
    ada = Program()
    name = ada.table()
    assert ada.play(name, "gold", version=0, answers=0).status == 200
    stored = truth(table_of(name))
    assert ada.play(name, "gold", version=0, answers=0).status == 200
    assert truth(table_of(name)) == stored


def test_why_not_names_the_paragraph() -> None:
    ada = Program()
    name = ada.table()
    illegal = ada.get(f"tables/{name}/why?word=A01").data
    assert illegal["text"]
    assert ada.get(f"tables/{name}/why?word=gold").data["text"] == "It is possible: go ahead."


def test_chat_is_read_by_the_table() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open", listed=True)
    bo.post(f"tables/{name}/join")
    ada.post(f"tables/{name}/chat", text="Good  luck!")
    assert bo.look(name)["chat"] == [{"name": "Ada", "text": "Good luck!"}]


def test_whoever_set_a_table_up_fills_it_with_bots() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open", "open", listed=True)
    bo.post(f"tables/{name}/join")
    assert bo.post(f"tables/{name}/fill").refusal == (403, "not-your-table")
    assert ada.post(f"tables/{name}/fill", level="genius").refusal == (400, "option-error")
    begun = ada.post(f"tables/{name}/fill", level="steady").data
    assert (begun["state"], [seat["bot"] for seat in begun["seats"]]) == ("playing", ["", "", "steady"])
    assert ada.post(f"tables/{name}/fill").refusal == (409, "table-has-begun")


@pytest.mark.both
def test_endings() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open", listed=True)
    bo.post(f"tables/{name}/join")
    assert ada.post(f"tables/{name}/standin", level="calm").data["seats"][0]["bot"] == "calm"
    assert ada.post(f"tables/{name}/standin").data["seats"][0]["bot"] == ""
    assert ada.post(f"tables/{name}/agree").data["state"] == "playing"
    assert not ada.post(f"tables/{name}/play-on").data["seats"][0]["agrees_to_end"]
    assert ada.post(f"tables/{name}/agree").data["seats"][0]["agrees_to_end"]
    over = bo.post(f"tables/{name}/agree").data
    assert (over["state"], over["ending"], over["moves"], over["question"]) == ("over", "agreed", [], None)
    again = ada.post(f"tables/{name}/rematch").data
    assert (again["state"], [seat["invited"] for seat in again["seats"]]) == ("open", [False, True])
    assert again["name"] == bo.post(f"tables/{name}/rematch").data["name"] != name
    conceded = ada.post(f"tables/{again['name']}/concede").data
    assert (conceded["ending"], conceded["winners"]) == ("conceded", [1])


def test_the_record_comes_with_the_end_and_its_key_is_the_promised_one() -> None:
    ada = Program()
    name = ada.table("me")
    promised = ada.look(name)["commitment"]
    assert table_of(name).key not in json.dumps(ada.look(name))
    ada.play(name, "gold")
    assert ada.get(f"tables/{name}/record").refusal == (409, "table-not-over")
    ada.post(f"tables/{name}/concede")
    record = ada.get(f"tables/{name}/record").data
    assert commitment(bytes.fromhex(record["origin"]["key"])) == promised
    assert games.replay(record).words() == record["words"]


# --- refusals -----------------------------------------------------------------------------------------


def test_who_is_not_known_is_told_how_to_be() -> None:
    name = Program().table()
    nobody = Client()
    assert Said(nobody.get("/api/me")).refusal == (401, "who-are-you")
    assert Said(nobody.post("/api/tables", "{}", content_type="application/json")).refusal == (401, "who-are-you")
    wrong = {"Authorization": "Bearer guessed"}
    assert Said(nobody.get(f"/api/tables/{name}", headers=wrong)).refusal == (401, "unknown-token")
    assert Said(nobody.get(f"/api/tables/{name}")).data["seat"] is None  # looking is free


def test_a_guest_needs_no_body() -> None:
    made = Client().post("/api/guest", b"", content_type="application/json")
    assert (made.status_code, made.json()["name"]) == (201, "Guest")


def test_a_session_needs_the_csrf_token_and_a_token_does_not() -> None:
    ada = Program()
    browser = Client(enforce_csrf_checks=True)
    page = browser.get("/new/nusfjord").content.decode()
    found = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page)
    assert found is not None
    browser.post("/settings", {"name": "Bo", "csrfmiddlewaretoken": found[1]})
    wish = json.dumps({"game": "nusfjord", "seats": ["me", "calm"]})
    nobody = Client(enforce_csrf_checks=True).post("/api/tables", wish, content_type="application/json")
    assert Said(nobody).refusal == (401, "who-are-you")
    forged = browser.post("/api/tables", wish, content_type="application/json")
    assert Said(forged).refusal == (403, "forged")
    honest = browser.post("/api/tables", wish, content_type="application/json", headers={"X-CSRFToken": found[1]})
    assert (honest.status_code, honest.json()["seats"][0]["name"]) == (201, "Bo")
    assert Table.objects.count() == 1
    assert ada.table()


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("tables", {"game": "chess", "seats": ["me"]}, (404, "no-such-game")),
        ("tables", {"game": "nusfjord", "seats": ["me"] * 6}, (400, "option-error")),
        ("tables", {"game": "nusfjord", "seats": ["me", "genius"]}, (400, "option-error")),
        ("tables", {"game": "nusfjord", "seats": ["calm", "calm"]}, (400, "option-error")),
        ("tables", {"game": "nusfjord", "seats": ["me"], "options": {"deck": "x"}}, (400, "option-error")),
        ("tables", {"game": "nusfjord", "seats": ["me"], "options": {"edition": "/etc"}}, (400, "option-error")),
        ("tables", {"game": "nusfjord"}, (422, "bad-request")),
        ("tables/none", None, (404, "no-such-table")),
        ("tables/none/play", {"words": ["gold"], "version": 0, "answers": 0}, (404, "no-such-table")),
        ("join/none", {}, (404, "no-such-table")),
        ("nothing", None, (404, "no-such-address")),
        ("games", {}, (405, "not-this-way")),
        ("tables/TABLE/play", {"words": ["A01"], "version": 0, "answers": 0}, (409, "illegal-move")),
        ("tables/TABLE/play", {"words": ["hocus"], "version": 0, "answers": 0}, (409, "illegal-move")),
        ("tables/TABLE/play", {"words": ["gold"], "version": 9, "answers": 0}, (409, "stale")),
        ("tables/TABLE/play", {"words": [], "version": 0, "answers": 0}, (422, "bad-request")),
        ("tables/TABLE/play", {"words": ["gold"] * 41, "version": 0, "answers": 0}, (422, "bad-request")),
        ("tables/TABLE/play", {"words": ["gold"], "version": "x", "answers": 0}, (422, "bad-request")),
        ("tables/TABLE/undo", {"version": 0}, (409, "cannot-undo")),
        ("tables/TABLE/undo", {"version": 0, "count": 0}, (422, "bad-request")),
        ("tables/TABLE/settle", {"version": 0}, (409, "nothing-to-confirm")),
        ("tables/TABLE/standin", {"level": "genius"}, (400, "option-error")),
        ("tables/TABLE/rematch", {}, (409, "table-not-over")),
        ("tables/TABLE/leave", {}, (409, "table-has-begun")),
        ("tables/TABLE/record", None, (409, "table-not-over")),
        ("tables/TABLE/why", None, (422, "bad-request")),
        ("tables/TABLE/chat", {"text": ""}, (422, "bad-request")),
    ],
)
def test_a_refusal_has_its_status_its_key_and_one_sentence_and_changes_nothing(
    path: str, body: dict[str, object] | None, refusal: tuple[int, str]
) -> None:
    ada = Program()
    name = ada.table()
    before = truth(table_of(name))
    path = path.replace("TABLE", name)
    said = ada.get(path) if body is None else ada.post(path, **body)
    assert said.refusal == refusal
    assert truth(table_of(name)) == before
    assert Table.objects.count() == 1


def test_who_does_not_sit_there_can_only_look() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table()
    assert bo.look(name)["moves"] == []
    bodies: dict[str, dict[str, object]] = {
        "play": {"words": ["gold"], "version": 0, "answers": 0},
        "undo": {"version": 0},
        "settle": {"version": 0},
        "chat": {"text": "hello"},
    }
    deeds = "play undo settle chat concede agree play-on standin rematch hurry leave"
    for deed in deeds.split():
        assert bo.post(f"tables/{name}/{deed}", **bodies.get(deed, {})).refusal == (403, "not-your-table"), deed
    assert bo.post(f"tables/{name}/join").refusal == (403, "by-invite-only")


@pytest.mark.both
def test_the_full_the_running_and_the_waiting_table() -> None:
    ada, bo, cy = Program("Ada"), Program("Bo"), Program("Cy")
    name = ada.table("me", "open")
    invite = ada.look(name)["invite"]
    assert ada.get(f"tables/{name}/why?word=gold").refusal == (409, "table-not-begun")
    assert ada.post(f"tables/{name}/concede").refusal == (409, "table-not-begun")
    bo.post(f"join/{invite}")
    assert cy.post(f"join/{invite}").refusal == (409, "table-has-begun")
    assert bo.play(name, "gold").refusal == (409, "not-asked")


def test_what_is_not_json_is_refused() -> None:
    said = Said(Client().post("/api/guest", "{", content_type="application/json"))
    assert said.refusal == (400, "not-json")


def test_the_muted_and_the_banned() -> None:
    ada = Program(language="ru")
    name = ada.table()
    Person.objects.update(muted=True)
    assert ada.post(f"tables/{name}/chat", text="hello").refusal == (403, "muted")
    Person.objects.update(banned=True)
    said = ada.get("me")
    assert said.refusal == (403, "banned")
    assert "доступ" in said.data["text"]


@pytest.mark.both
@pytest.mark.parametrize("deed", ["create", "chat", "why", "join", "guest", "move"])
def test_who_is_too_fast_must_wait(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Program()
    name = ada.table()
    invite = ada.look(name)["invite"]
    monkeypatch.setitem(LIMITS, deed, (1, 1))
    monkeypatch.setattr("langbord.server.http.rate_limits.BUCKETS._buckets", {})

    def do() -> Said:
        match deed:
            case "create":
                return ada.post("tables", game="nusfjord", seats=["me"])
            case "chat":
                return ada.post(f"tables/{name}/chat", text="hello")
            case "why":
                return ada.get(f"tables/{name}/why?word=gold")
            case "join":
                return ada.post(f"join/{invite}")
            case "guest":
                return ada.post("guest")
            case _:
                return ada.play(name, "gold", version=0, answers=0)

    assert do().status in (200, 201)
    assert do().refusal == (429, "too-fast")


# --- no leak ------------------------------------------------------------------------------------------


def viewer(seat: int | None) -> table_page.Viewer:
    return table_page.Viewer(seat, (), "en", "auto", True, False)


def imagined(position: Position[Any], seat: int, rng: random.Random) -> Position[Any]:
    """What the seat sees, with all it cannot know dealt anew; its own draft is played again on top."""
    shown = seen_by(position, seat)
    draft = shown.words()[shown.barrier :]
    twin = shown.settled().imagine(seat, Chance(rng.randbytes(32)))
    twin.wait_to_settle()
    for word in draft:
        twin.play(word)
    return twin


@pytest.mark.django_db(databases=[])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_api_tells_a_seat_does_not_depend_on_what_it_cannot_know(seats: int) -> None:
    rng = random.Random(seats)
    position = games.load("nusfjord").new(seats=seats, seed=seats, hold=True)
    names = ("Ada", "Bo", "Cy", "Di")[:seats]
    compared = drafts = 0
    while position.ask is not None or position.held is not None:
        if rng.random() < 0.1:
            drafts += position.draft > 0
            for seat in range(seats):
                log = seen_by(position, seat).log(seat)
                true = game_body(seen_by(position, seat), log, viewer(seat), names)
                dreamt = game_body(imagined(position, seat, rng), log, viewer(seat), names)
                assert json.dumps(true) == json.dumps(dreamt)
                compared += 1
        if position.held is not None:
            position.settle()
        else:
            assert position.ask is not None
            position.play(rng.choice(position.ask.moves))
    assert compared > 20
    assert drafts > 2


@pytest.mark.django_db(databases=[])
def test_a_leaking_view_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    position = games.load("nusfjord").new(seats=2, seed=1, hold=True)
    monkeypatch.setattr(type(position.game), "view", lambda game, state, seat: {"next": list(state.pile_c.cards)})
    true = game_body(position, [], viewer(0), ("Ada", "Bo"))
    assert true != game_body(imagined(position, 0, random.Random(1)), [], viewer(0), ("Ada", "Bo"))


def test_nobody_hears_of_the_draft_of_another(watch: Watch) -> None:
    ada, bo = Program("Ada", confirm=True), Program("Bo")
    name = ada.table("me", "open")
    bo.post(f"join/{ada.look(name)['invite']}")
    ada.look(name)
    before = bo.look(name)
    assert ada.play(name, "gold").data["held"]
    after = bo.look(name)
    assert after.pop("version") == before.pop("version") + 1
    assert after == before
    guess: dict[str, Any] = {"version": 0, "answers": 0}
    right, wrong = (bo.play(name, word, **guess) for word in ("gold", "fleet"))
    assert right.refusal == wrong.refusal == (409, "stale")
    assert bo.play(name, "gold").refusal == (409, "not-asked")


def test_nothing_can_be_learnt_by_words_after_one_that_uncovers_something() -> None:
    """Otherwise a refused second word would tell what the first one uncovers, and nothing would have been played."""
    ada = Program(confirm=True)
    name = ada.table("me")
    for _ in range(200):
        final = [move["word"] for move in ada.look(name)["moves"] if move["final"]]
        if final:
            break
        position = position_of(table_of(name))
        assert position.ask is not None
        moves = position.ask.moves
        ada.play(name, position.game.vocabulary.word(moves[len(position.words()) % len(moves)]))
    else:
        pytest.fail("no move uncovers anything in this game")
    before = truth(table_of(name))
    for second in ("gold", "stop"):
        assert ada.play(name, final[0], second).refusal == (409, "final-comes-last")
    assert truth(table_of(name)) == before
    assert ada.play(name, final[0]).status == 200


# --- the page of the API, and a real server -----------------------------------------------------------


def test_the_schema_loads_and_names_every_reference() -> None:
    schema = Client().get("/api/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    known = schema["components"]["schemas"]
    references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schema)))
    assert references <= known.keys()
    operations = [operation for path in schema["paths"].values() for operation in path.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations) > 15
    assert all(operation["description"] for operation in operations)


def test_the_page_of_the_api_needs_no_other_server_and_keeps_the_strict_policy() -> None:
    page = Client().get("/api/docs")
    assert page.status_code == 200
    assert "'self'" in page["Content-Security-Policy"]
    text = page.content.decode()
    assert "https://" not in text
    addresses = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert addresses
    for address in addresses:
        file = Client().get(address)
        assert file.status_code == 200, address
        file.close()


#: A server where a program may move as quickly as it can.
UNLIMITED = """
import os
os.environ["DJANGO_SETTINGS_MODULE"] = "langbord.server.settings"
import django
django.setup()
from langbord.server.http import rate_limits
rate_limits.LIMITS["move"] = (10**9, 10**9)
from langbord.cli import main
main()
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server with its own data: the streams live beside Django."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = {"LANGBORD_DATA": str(tmp_path_factory.mktemp("data")), "LANGBORD_BOT_PAUSE": "0", **fresh_database()}
    environment = {**os.environ, **own}
    command = [sys.executable, "-c", UNLIMITED, "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(900):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(10)


@pytest.mark.django_db(databases=[])
def test_the_example_plays_a_whole_game_of_each_title_by_events_alone(server: str) -> None:
    example = ROOT / "examples/play_by_api.py"
    assert len(example.read_text().splitlines()) <= 30
    command = [sys.executable, str(example), server, *games.names()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    ends = re.findall(r"^(\w+) scores:(?: -?\d+)+ moves: \d+$", done.stdout, re.MULTILINE)
    assert sorted(ends) == sorted(games.names())


@pytest.mark.both
@pytest.mark.django_db(databases=[])
def test_a_watcher_hears_of_every_change(server: str) -> None:
    headers = {"Content-Type": "application/json"}

    def call(path: str, **body: object) -> Any:
        request = urllib.request.Request(f"{server}/api/{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    headers["Authorization"] = f"Bearer {call('guest', confirm=True)['token']}"
    table = call("tables", game="nusfjord", seats=["me", "open"], options={"start": "0"})
    with urllib.request.urlopen(f"{server}/api/tables/{table['name']}/watch", timeout=10) as stream:
        assert stream.headers["Content-Type"].startswith("text/event-stream")
        assert next_news(stream) == {"number": 0, "version": 0, "state": "open"}
        call(f"tables/{table['name']}/chat", text="hello")
        assert next_news(stream) == {"number": 0, "version": 0, "state": "open"}
        headers["Authorization"] = f"Bearer {call('guest')['token']}"
        call(f"join/{table['invite']}")
        while (told := next_news(stream))["state"] != "playing":  # the same news may come more than once
            assert told == {"number": 0, "version": 0, "state": "open"}
    with pytest.raises(HTTPError, match="404"):
        urllib.request.urlopen(f"{server}/api/tables/none/watch", timeout=10)


def next_news(stream: Any) -> Any:
    for line in stream:
        if line.startswith(b"data: "):
            return json.loads(line[6:])
    pytest.fail("the stream has ended")
