"""Script and unseen letters in whatever people may write: names, chat, notes, worlds, names in records.

The chat on the table page is in tests/server/accounts/test_people.py; here is every other page that tells it again.
"""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from langbord.server.models import Chat, Note, Person, Seat, Table, World
from tests.server.past_games import recorded
from tests.server.players import Player, sit_down
from tests.server.programs import Program
from tests.server.world_games import GAME, packed

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]

EVIL = "<img src=x onerror=a()>\"'{{7*7}}"
#: Letters that are printable, says Python, and that no font shows.
IGNORED = "\u034f\u115f\u1160\u17b5\u180b\u180f\u2800\u3164\ufe00\ufe0f\uffa0\U000e0100\U000e01ef"
UNSEEN = "\x00\x1b[2J\x07\u202e\u2066\u200b\ufeff\x9b"


class Tags(HTMLParser):
    """Notes every tag that would do something by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.alive: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if any(name.startswith("on") for name, _ in attrs) or ("src", "x") in attrs:
            self.alive.append(self.get_starttag_text() or tag)


def must_be_harmless(content: bytes, where: str) -> None:
    tags = Tags()
    tags.feed(content.decode())
    assert tags.alive == [], where
    assert b"\"'49" not in content, f"{where}: the template worked it out"


def test_names_on_every_page_that_tells_them() -> None:
    ada, bo = Player(EVIL[:30], confirm=False), Player("Bo")
    waiting = sit_down(ada, form={"seats": "2"}, listed="yes")
    playing = sit_down(ada, bo, listed="yes")
    ada.post(playing, "chat", text=EVIL)
    bo.post(playing, "note", text=f"</textarea>{EVIL}")
    over = sit_down(ada, bo)
    ada.post(over, "do/concede")
    addresses = ["/", "/daily", "/worlds", f"/i/{waiting.invite}", f"/t/{waiting.name}", f"/t/{playing.name}/report"]
    for table in (playing, over):
        addresses += [f"/t/{table.name}{rest}" for rest in ("", "?text", "?at=0", "?at=0&text")]
    addresses += [f"/t/{over.name}/picture.svg", "/notices", "/accounts/logout/"]
    eve = Player("Eve")
    seen = 0
    for player in (bo, eve):
        for address in addresses:
            answer = player.client.get(address, follow=True)
            assert answer.status_code < 500
            must_be_harmless(answer.content, address)
            seen += b"&lt;img src=x" in answer.content
    assert seen > 15, "the pages did not tell the names at all"
    assert b"</textarea>&lt;" not in bo.client.get(f"/t/{playing.name}").content.split(b"<textarea")[1][:20]


def test_names_in_what_the_server_refuses() -> None:
    ada, bo = Player(EVIL[:30]), Player("Bo")
    table = sit_down(ada, bo)
    assert "<img" not in bo.play(table, "<img>").text.replace("“<img>”", "")
    for address in (f"/t/{EVIL}", f"/new/{EVIL}", f"/daily?day={EVIL}", f"/t/{table.name}/why?word={EVIL}"):
        answer = bo.client.get(address)
        if answer.headers["Content-Type"].startswith("text/html"):
            must_be_harmless(answer.content, address)
    wrong = Program("Eve").post("tables", game="nusfjord", seats=[EVIL])
    assert wrong.status == 400  # JSON is told as JSON: whoever shows it escapes it


def test_names_in_a_record_and_in_a_world() -> None:
    ada = Player("Ada")
    record = recorded("won-2-seats")
    record["table"] = {"ending": "played", "names": [EVIL, UNSEEN + "\ud800Bo"]}
    file = SimpleUploadedFile("game.json", json.dumps(record).encode())
    ada.client.post("/import", {"record": file})
    table = Table.objects.get()
    assert [seat.name for seat in Seat.objects.order_by("number")] == [EVIL[:30], "[2JBo"]
    for address in ("/", f"/t/{table.name}", f"/t/{table.name}?text", f"/t/{table.name}/picture.svg"):
        must_be_harmless(ada.client.get(address).content, address)


def test_the_title_of_a_world() -> None:
    ada = Player("Ada")
    world = packed(ada)
    ada.client.post(f"/worlds/{world.key}/rename", {"name": EVIL + UNSEEN})
    assert World.objects.get().name == EVIL + "[2J"
    for rest in ("", f"/{world.key}/go-on", f"/{world.key}/chronicle"):
        must_be_harmless(ada.client.get(f"/worlds{rest}").content, rest)
    file = ada.client.get(f"/worlds/{world.key}/export")
    assert re.fullmatch(rf'attachment; filename="{GAME}-[a-z0-9-]+\.world\.json"', file["Content-Disposition"])


def test_names_in_the_house_of_the_moderators() -> None:
    ada, bo = Player(EVIL[:30]), Player("Bo")
    table = sit_down(ada, bo)
    ada.post(table, "chat", text=EVIL)
    User.objects.create_superuser("root", password="far-too-long-to-guess")
    moderator = Client()
    moderator.force_login(User.objects.get())
    told = 0
    for address in ("person/", f"person/{ada.person.pk}/change/", "table/", f"table/{table.pk}/change/"):
        answer = moderator.get(f"/admin/tables/{address}", follow=True)
        assert answer.status_code == 200, address
        must_be_harmless(answer.content, address)
        told += b"&lt;img src=x" in answer.content
    assert told >= 3


@pytest.mark.parametrize("way", ["settings", "invite", "interface"])
def test_letters_that_nobody_sees_do_not_come_in(way: str) -> None:
    """They would turn the writing round, move the cursor of a terminal, or break a letter in two."""
    name = "A\u202ed\x1ba\r\nBcc: x"
    if way == "settings":
        Player(name)
    elif way == "interface":
        Program(name)
    else:
        table = sit_down(Player("Bo"), form={"seats": "2"})
        Client().post(f"/i/{table.invite}/accept", {"name": name})
    assert "Ada Bcc: x" in Person.objects.values_list("name", flat=True)


def test_a_name_of_nothing_to_be_seen_is_none() -> None:
    for name in ("\u202e\u200b", "\x00", "\u200d\u200c", " \t\n ", *IGNORED):
        player = Player("Ada")
        player.client.post("/settings", {"name": name})
        assert player.person.name == "Ada"
    assert Program("\u200d").person.name == "Guest"
    eve = Client()
    eve.post("/accounts/signup/", {"username": "\u3164", "password1": "far-too-long-to-guess"})
    assert eve.get("/api/me").json()["name"] == "Guest"


def test_two_names_that_look_alike_are_the_same() -> None:
    for letter in IGNORED:
        assert Player(f"A{letter}da{letter}").person.name == "Ada"


def test_chat_and_notes_lose_them_too() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.post(table, "chat", text="a\x00\x1bb\u202ec").ok
    assert ada.post(table, "note", text="a\x00\nb\u202ec").ok
    program = Program("Cy")
    name = program.table()
    program.post(f"tables/{name}/chat", text="d\x00e")
    assert list(Chat.objects.order_by("pk").values_list("text", flat=True)) == ["abc", "de"]
    assert Note.objects.get().text == "a\nbc"
