"""People who would rather not meet: blocks, reports, names that look alike, and whoever may not be heard."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from django.contrib.auth.models import Permission, User
from django.db import connection
from django.test import Client

from langbord.server.accounts import moderators, names, people, silences
from langbord.server.models import Block, Person, Report, Silence, Table
from langbord.server.site_texts import house
from langbord.server.tables.seats import plain
from tests.server.players import Player, sentence, sit_down
from tests.server.programs import Program, table_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]


def handle(player: Player) -> str:
    return people.handle_of(player.person)


def block(player: Player, other: Player) -> None:
    assert player.client.post(f"/who/{handle(other)}/block").status_code == 302


def chat_on(player: Player, table: Table) -> list[str]:
    found = re.findall(r'<li id="chat-\d+">(?:<b>.*?</b> )?(.*?)</li>', player.page(table))
    return [unescape(line) for line in found]


def seat_names(table: Table) -> list[str]:
    return list(table.places.values_list("name", flat=True))


# --- blocks ---------------------------------------------------------------------------------------------


def test_whoever_is_blocked_is_not_heard_and_others_hear_them() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    assert bo.post(table, "chat", text="you fool").ok
    assert cy.post(table, "chat", text="calm down").ok
    block(ada, bo)
    assert chat_on(ada, table) == ["calm down"]
    assert chat_on(cy, table) == chat_on(bo, table) == ["you fool", "calm down"]
    ada.client.post(f"/who/{handle(bo)}/unblock")
    assert chat_on(ada, table) == ["you fool", "calm down"]


def test_lines_of_the_house_stay_for_whoever_blocks() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    block(ada, bo)
    assert bo.post(table, "do/agree").ok
    assert any("Bo" in line for line in chat_on(ada, table))


def test_they_do_not_sit_down_where_the_other_sits_and_are_not_told_why() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    block(ada, bo)
    table = sit_down(ada, form={"seats": "2", "seat-1": "open", "listed": "yes"})
    refused = bo.client.post(f"/i/{table.invite}/accept", {})
    assert (refused.status_code, sentence(refused)) == (403, "You cannot sit down at this table.")
    assert bo.post(table, "do/join").key == "not-welcome"
    other = sit_down(bo, form={"seats": "2", "seat-1": "open", "listed": "yes"})
    assert other.name not in ada.client.get("/").content.decode()
    assert ada.post(other, "do/join").ok  # whoever has blocked may go where they like


def test_no_seat_is_kept_for_whoever_has_blocked_the_host() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    block(bo, ada)
    for player in (ada, bo):
        player.post(table, "do/agree")
    table.refresh_from_db()
    assert table.state == Table.OVER
    assert ada.post(table, "do/rematch").ok
    table.refresh_from_db()
    assert table.rematch is not None
    assert [(place.person, place.invited) for place in table.rematch.places.all()] == [(ada.person, None), (None, None)]


def test_a_block_outlives_the_account_that_a_guest_makes() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    block(ada, bo)
    bo.client.post("/accounts/signup/", {"username": "bo", "password1": "correct horse"})
    bo.client.get("/")
    assert Block.objects.get().blocked == Person.objects.get(user__username="bo")


def test_nobody_blocks_themselves_and_the_list_tells_of_all() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    assert ada.client.post(f"/who/{handle(ada)}/block").status_code == 409
    block(ada, bo)
    block(ada, bo)
    assert Block.objects.count() == 1
    assert "Bo" in ada.client.get("/settings/blocked").content.decode()
    assert "You have blocked nobody" in bo.client.get("/settings/blocked").content.decode()


def test_the_people_of_a_table_are_shown_to_those_who_sit_there() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    page = ada.client.get(f"/t/{table.name}/people").content.decode().split("<main")[1]
    assert "Bo" in page
    assert "Ada" not in page
    assert eve.client.get(f"/t/{table.name}/people").status_code == 404
    assert Client().get(f"/t/{table.name}/people").status_code == 404


# --- reports --------------------------------------------------------------------------------------------


def test_a_report_reaches_the_moderators_with_chat_and_log() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    assert ada.play(table, "gold").ok
    assert bo.post(table, "chat", text="you fool").ok
    told = {"table": table.name, "reason": "words", "text": "He says that to all", "block": "yes"}
    assert ada.client.post(f"/who/{handle(bo)}/report", told).status_code == 302
    assert chat_on(ada, table) == []
    moderator, _ = staff("mo")
    report = Report.objects.get()
    page = moderator.get(f"/moderation/{report.pk}").content.decode()
    assert "you fool" in page
    assert "He says that to all" in page
    assert 'id="moderation-log"' in page
    assert moderator.post(f"/moderation/{report.pk}", {"decision": "mute"}).status_code == 302
    assert bo.post(table, "chat", text="still here").key == "muted"
    report.refresh_from_db()
    assert (report.decision, report.judge) == ("mute", Person.objects.get(user__username="mo"))
    assert moderator.post(f"/moderation/{report.pk}", {"decision": "ban"}).status_code == 409


def test_the_same_is_told_once_and_only_of_tables_where_one_sits() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    told = {"table": table.name, "reason": "name"}
    assert eve.client.post(f"/who/{handle(bo)}/report", told).status_code == 302
    assert Report.objects.get().table is None
    assert eve.client.post(f"/who/{handle(bo)}/report", told).status_code == 429
    assert ada.client.post(f"/who/{handle(ada)}/report", told).status_code == 409
    assert ada.client.post(f"/who/{handle(bo)}/report", {"reason": "none"}).status_code == 400


def test_what_no_database_takes_is_not_asked_of_it() -> None:
    """PostgreSQL refuses a NUL in a text; SQLite takes it."""

    def as_postgresql(execute: Any, sql: Any, params: Any, many: Any, context: Any) -> Any:
        if any(isinstance(one, str) and "\0" in one for one in params or ()):
            raise ValueError("a NUL")
        return execute(sql, params, many, context)

    ada, bo = Player("Ada"), Player("Bo")
    where = f"/who/{handle(bo)}/report"
    with connection.execute_wrapper(as_postgresql):
        assert ada.client.get(where, {"table": "a\0b"}).status_code == 200
        assert ada.client.post(where, {"table": "a\0b", "reason": "name"}).status_code == 302
        assert ada.client.post("/notices/push/end", {"endpoint": "a\0b"}).status_code == 200
        assert ada.client.get("/score/nusfjord", {"option-edition": "own:a\0b"}).status_code == 404


def test_a_moderator_decides_nothing_about_themselves_nor_of_what_they_told() -> None:
    ada = Player("Ada")
    one, first = staff("one")
    other, _ = staff("other")
    ada.client.post(f"/who/{people.handle_of(first)}/report", {"reason": "other"})
    report = Report.objects.get()
    assert one.get(f"/moderation/{report.pk}").status_code == 404
    assert f"/moderation/{report.pk}" not in one.get("/moderation/").content.decode()
    assert f"/moderation/{report.pk}" in other.get("/moderation/").content.decode()
    assert other.post(f"/moderation/{report.pk}", {"decision": "ban"}).status_code == 403  # by whoever runs the house
    assert other.post(f"/moderation/{report.pk}", {"decision": "nothing"}).status_code == 302


@pytest.mark.parametrize("who", ["nobody", "guest", "account", "no-longer-staff"])
def test_to_others_there_is_no_page_for_moderators(who: str) -> None:
    client = Client()
    if who == "guest":
        client = Player("Ada").client
    elif who != "nobody":
        user = User.objects.create_user("ada")
        if who == "no-longer-staff":  # of whom no second factor is asked
            user.user_permissions.set(Permission.objects.filter(codename="change_person"))
        client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        client.get("/")
    Report.objects.create(name="x", reason="name")
    for path in ("/moderation/", f"/moderation/{Report.objects.get().pk}", "/moderation/second"):
        assert client.get(path).status_code == 404


def test_a_hidden_hand_is_not_in_the_page_for_moderators() -> None:
    """The log is that of a spectator: the same for two tables that differ only in what is hidden."""
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    assert ada.play(table, "gold").ok
    ada.client.post(f"/who/{handle(bo)}/report", {"table": table.name, "reason": "stalling"})
    moderator, _ = staff("mo")
    page = moderator.get(f"/moderation/{Report.objects.get().pk}").content.decode()
    shown = re.findall(r"<li>(.*?)</li>", page.split('id="moderation-log"')[1].split("</ol>")[0])
    spectator = Player("Eve").page(table)
    assert shown
    assert all(line in spectator for line in shown)


def staff(name: str) -> tuple[Client, Person]:
    user = User.objects.create_user(name)
    moderators.make(name)
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    client.get("/")
    return client, people.of_account(user)


# --- whoever may not be heard ---------------------------------------------------------------------------


def test_who_may_not_write_does_not_write_by_their_name() -> None:
    bo = Player("Bo")
    Person.objects.update(muted=True)
    assert bo.client.post("/settings", {"name": "Ada is a fool"}).status_code == 403
    assert bo.person.name == "Bo"
    assert bo.client.post("/settings", {"name": "Bo", "theme": "dark"}).status_code == 302


def test_a_new_guest_from_where_the_muted_try_it_is_not_heard_and_those_of_before_are() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    Person.objects.filter(name="Bo").update(muted=True)
    assert bo.post(table, "chat", text="fool").key == "muted"
    again = Player("Somebody")
    assert again.post(sit_down(again, bots=1), "chat", text="fool").key == "silenced"
    assert ada.post(table, "chat", text="what was that?").ok
    Silence.objects.update(until=Silence.objects.get().since)
    assert again.post(sit_down(again, bots=1), "chat", text="hello").ok
    silences.forget_old()
    assert not Silence.objects.exists()


def test_an_account_that_a_muted_guest_makes_is_muted() -> None:
    bo = Player("Bo")
    Person.objects.filter(name="Bo").update(muted=True)
    bo.client.post("/accounts/signup/", {"username": "sweetie", "password1": "correct horse"})
    bo.client.get("/")
    assert Person.objects.get(user__username="sweetie").muted


# --- names ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["Moderator", "M0derator", "Мoderator", "the admin", "ADMIN 2", "Langb0rd", "Модератор", "s y s t e m", "Аdmin"],
)
def test_names_of_those_who_look_after_the_house_are_kept(name: str) -> None:
    player = Player("Bo")
    refused = player.client.post("/settings", {"name": name})
    assert refused.status_code == 409
    assert "kept for those" in sentence(refused)
    assert player.person.name == "Bo"
    assert Program().client.post("/api/guest", {"name": name}, content_type="application/json").status_code == 409


@pytest.mark.parametrize("name", ["Madmin", "Modest", "Systematic", "Ada", "Адам", "日本", "★", "Rooter"])
def test_other_names_are_nobodys(name: str) -> None:
    assert not names.is_reserved(name)


def test_bots_names_are_theirs() -> None:
    for language in ("en", "ru"):
        assert names.is_reserved(house(language).say("bot-called-calm", number=2))


def test_nobody_signs_up_as_a_moderator() -> None:
    form = {"username": "moderator", "password1": "correct horse"}
    assert Client().post("/accounts/signup/", form).status_code == 200
    assert not User.objects.exists()


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Аdа"), ("Bill", "BiII"), ("Zoe", "Zoë"), ("modern", "modem"), ("A.da", "ADA"), ("Оля", "0ля")],
)
def test_names_that_look_alike_are_told_apart_at_a_table(one: str, other: str) -> None:
    assert plain(one) == plain(other)
    table = sit_down(Player(one), Player(other))
    assert seat_names(table) == [one, f"{other} 2"]


def test_a_new_name_that_looks_like_anothers_gets_a_number_too() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    bo.client.post("/settings", {"name": "Аdа"})
    assert seat_names(table) == ["Ada", "Аdа 2"]
    bo.client.post("/settings", {"name": "Bo"})
    assert seat_names(table) == ["Ada", "Bo"]


def test_two_guests_without_names_are_told_apart() -> None:
    ada, bo = Player(), Player()
    table = sit_down(ada, bo)
    assert seat_names(table) == ["Guest", "Guest 2"]
    assert table_of(table.name).places.count() == 2
