"""Names: whoever sits beside somebody has their own, those that the house gives are said in the reader's language, and
all of them are written on a page as they are."""

from __future__ import annotations

import json
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from langbord.server.models import Person, Table
from langbord.server.site_texts import house
from langbord.server.tables.seats import names_of
from tests.server.past_games import recorded
from tests.server.players import Player, sit_down
from tests.server.programs import Program

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]

ODD = 'Zoë <b>"O\'Neil" & 日本'


def names(table: Table) -> list[str]:
    return list(table.places.values_list("name", flat=True))


# --- on one screen --------------------------------------------------------------------------------------


def test_those_beside_one_have_names_of_their_own() -> None:
    beside = {"seat-1": "same", "name-1": "  Berit \u202e  Berg ", "seat-2": "same", "name-2": "x" * 50}
    table = sit_down(Player("Ann"), form={"seats": "3", **beside})
    assert names(table) == ["Ann", "Berit Berg", "x" * 30]
    assert table.state == Table.PLAYING


@pytest.mark.parametrize(("language", "named"), [("en", ["Ann", "Guest 2"]), ("ru", ["Ann", "Гость 2"])])
def test_without_a_name_they_are_told_apart_by_their_seat(language: str, named: list[str]) -> None:
    table = sit_down(Player("Ann", language=language), form={"seats": "2", "seat-1": "same", "name-1": " \u200b"})
    assert list(names_of(table, language)) == named


def test_guests_without_a_name_are_told_apart_too() -> None:
    made = Client().post("/new/nusfjord/create", {"seats": "2", "seat-0": "me", "seat-1": "same"})
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    assert names(table) == ["Guest", "Guest 2"]


def test_whoever_takes_two_seats_is_numbered_at_the_second() -> None:
    long = "A" * 30
    assert names(sit_down(Player("Ann"), form={"seats": "2", "seat-1": "me"})) == ["Ann", "Ann 2"]
    assert names(sit_down(Player(long), form={"seats": "2", "seat-1": "me"})) == [long, "A" * 27 + " 2"]


def test_a_name_belongs_to_those_beside_one_only() -> None:
    form = {"seats": "2", "name-0": "Eve", "seat-1": "calm", "name-1": "Eve"}
    assert names(sit_down(Player("Ann"), form=form)) == ["Ann", ""]


def test_through_the_interface_they_are_told_apart_as_well() -> None:
    assert names(Table.objects.get(name=Program("Cy").table("me", "me"))) == ["Cy", "Cy 2"]


def test_whoever_is_renamed_leaves_the_others_their_names() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    beside = sit_down(ann, form={"seats": "3", "seat-1": "same", "name-1": "Berit", "seat-2": "same"})
    twice = sit_down(ann, form={"seats": "2", "seat-1": "me"})
    together = sit_down(ann, bo)
    ann.client.post("/settings", {"name": "Anna"})
    assert [names(table) for table in (beside, twice, together)] == [
        ["Anna", "Berit", "Guest 3"],
        ["Anna", "Anna 2"],
        ["Anna", "Bo"],
    ]


def test_they_keep_their_names_in_a_rematch() -> None:
    ann = Player("Ann")
    table = sit_down(ann, form={"seats": "2", "seat-1": "same", "name-1": "Berit"})
    Table.objects.filter(pk=table.pk).update(state=Table.OVER)
    assert ann.post(table, "do/rematch").ok
    table.refresh_from_db()
    assert table.rematch is not None
    assert names(table.rematch) == ["Ann", "Berit"]


# --- in the reader's language ---------------------------------------------------------------------------


def test_names_that_the_house_gives_are_said_in_the_language_of_the_reader() -> None:
    english, russian = house("en"), house("ru")
    assert [russian.name(name) for name in ("Guest", "Guest 12", "Calm 2", "Sharp 3")] == [
        "Гость",
        "Гость 12",
        "Спокойный 2",
        "Проницательный 3",
    ]
    assert [english.name(name) for name in ("Гость", "Гость 2", "Уверенный 4")] == ["Guest", "Guest 2", "Steady 4"]
    for name in ("", "Ann", "Calm", "Guest of Ann", "Guest 2 ", "Guest 123", "Hot Guest"):
        assert russian.name(name) == name


def test_who_invites_is_told_in_the_language_of_the_guest() -> None:
    host = Client(headers={"accept-language": "ru"})
    made = host.post("/new/nusfjord/create", {"seats": "2", "seat-0": "me"})
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    assert "Guest invites you to a game" in Client().get(f"/i/{table.invite}").content.decode()


def test_whoever_changes_the_language_without_a_name_is_called_in_it() -> None:
    client = Client(headers={"accept-language": "ru"})
    client.post("/play/nusfjord", {"seats": "2"})
    client.post("/settings", {"name": "Гость", "language": "en"})
    assert Person.objects.get().name == "Guest"
    assert Table.objects.get().places.get(number=0).name == "Guest"


def test_bots_of_a_file_are_called_in_the_language_of_the_reader() -> None:
    vera = Player("Вера", language="ru")
    beside = {"ending": "played", "winners": [0], "names": ["Ann", "Calm 2", "Guest 3"]}
    record = {**recorded("won-3-seats"), "table": beside}
    file = SimpleUploadedFile("game.json", json.dumps(record).encode(), "application/json")
    made = vera.client.post("/import", {"record": file})
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    assert names_of(table, "ru") == ("Ann", "Спокойный 2", "Гость 3")
    assert names_of(table, "en") == ("Ann", "Calm 2", "Guest 3")
    assert "Спокойный 2" in vera.client.get("/").content.decode()


# --- as they are ----------------------------------------------------------------------------------------


def test_the_lobby_writes_a_name_as_it_is() -> None:
    zoe, bo = Player(ODD), Player("Bo")
    sit_down(zoe, bo)
    page = bo.client.get("/").content.decode()
    assert "<b>\"O'Neil" not in page
    assert f"To move: {ODD}" in unescape(page)
    assert "&amp;lt;" not in page
    assert "&amp;#" not in page
