"""Somebody goes for good: nothing of theirs is left, and nobody else loses anything."""

from __future__ import annotations

from datetime import date

import pytest
from django.contrib.auth.models import User
from django.test import Client

from langbord.server.accounts import removal
from langbord.server.models import Chat, Entrant, Note, Person, Seat, Solo, Table, World
from langbord.server.tables.seats import names_of
from tests.server.accounts.test_admin import act, moderator
from tests.server.accounts.test_people import PASSWORD, sign_up
from tests.server.players import Player, sit_down

__all__ = ["moderator"]
pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def everything_stored() -> str:
    """All texts of the database in which a name may stand."""
    rows: list[object] = []
    for model in (Person, Seat, Chat, Note, Solo, World, Table, User, Entrant):
        rows += model.objects.values_list()
    return repr(rows)


def test_an_account_is_removed_with_its_password_only() -> None:
    client = Client()
    sign_up(client, "zebedee")
    page = client.get("/settings/remove")
    assert "Remove this account?" in page.content.decode()
    refused = client.post("/settings/remove", {"password": "wrong"})
    assert refused.status_code == 403
    assert "not the password" in refused.content.decode()
    assert User.objects.filter(username="zebedee").exists()
    assert client.post("/settings/remove", {"password": PASSWORD})["Location"] == "/"
    assert "zebedee" not in everything_stored()
    assert client.get("/settings/remove")["Location"] == "/", "nobody is known any more"


def test_passwords_cannot_be_tried_one_after_the_other() -> None:
    client = Client()
    sign_up(client, "zebedee")
    answers = [client.post("/settings/remove", {"password": str(number)}).status_code for number in range(15)]
    assert answers[-1] == 429


def test_nothing_is_left_of_a_guest_and_the_others_play_on() -> None:
    zeb, bo, cy = Player("Zebedee"), Player("Bo"), Player("Cy")
    table = sit_down(zeb, bo, cy)
    zeb.post(table, "chat", text="I am Zebedee")
    bo.post(table, "chat", text="Hello")
    zeb.post(table, "note", text="Zebedee's plan")
    waiting = sit_down(zeb, form={"seats": "2"})
    assert zeb.client.post("/settings/remove")["Location"] == "/"
    assert "Zebedee" not in everything_stored()
    table.refresh_from_db()
    assert table.state == Table.PLAYING
    assert list(names_of(table, "en")) == ["Guest", "Bo", "Cy"]
    assert names_of(table, "ru")[0] == "Гость"
    assert table.places.get(number=0).bot == "calm"
    assert [line.text for line in table.chat.exclude(name="")] == ["Hello"]
    waiting.refresh_from_db()
    assert waiting.state == Table.CLOSED
    assert "Zebedee" not in bo.page(table)


def test_a_game_with_nobody_left_ends_and_its_record_tells_no_name() -> None:
    zeb, bo = Player("Zebedee"), Player("Bo")
    table = sit_down(zeb, bo)
    zeb.client.post("/settings/remove")
    table.refresh_from_db()
    assert (table.state, table.ending, table.winners) == (Table.OVER, "conceded", [1])
    assert "Zebedee" not in bo.client.get(f"/t/{table.name}/record").content.decode()


def test_those_beside_them_are_forgotten_too() -> None:
    zeb = Player("Zebedee")
    table = sit_down(zeb, form={"seats": "2", "seat-1": "same", "name-1": "Ottokar"})
    zeb.client.post("/settings/remove")
    assert list(names_of(table, "en")) == ["Guest", "Guest 2"]


def test_worlds_and_places_on_lists_go_and_shared_worlds_stay() -> None:
    person = Player("Zebedee").person
    shelf = World.objects.create(name="Zebedee's land", game="galzyr", owner=person, seats=2, rules=1)
    bo, cy = Player("Bo"), Player("Cy")
    table = sit_down(bo, cy)
    shared = World.objects.create(name="The land of all", game="galzyr", owner=person, seats=2, rules=1, table=table)
    Solo.objects.create(table=table, game="nusfjord", person=person, day=date(2026, 11, 1), score=9)
    removal.remove(person)
    assert not World.objects.filter(pk=shelf.pk).exists()
    shared.refresh_from_db()
    assert shared.owner is None
    assert not Solo.objects.exists()


def test_a_moderator_removes_others_and_not_themselves(moderator: Client) -> None:
    sign_up(Client(), "zebedee")
    moderator.get("/")
    chosen = Person.objects.get(user__username="zebedee")
    me = Person.objects.get(user__username="mod")
    said = act(moderator, "person", "remove", chosen.pk, me.pk)
    assert "You cannot remove yourself." in said
    assert "Removed: 1." in said
    assert "zebedee" not in everything_stored() + moderator.get("/admin/").content.decode()
    assert moderator.post("/settings/remove").status_code == 403
