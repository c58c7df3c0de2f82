"""Moderation: tables are closed, people muted and banned; a running table keeps its secrets even here."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission, User
from django.test import Client

from langbord.server.accounts import moderators
from langbord.server.models import Person, Table
from tests.server.players import Player, words_of
from tests.server.programs import Program, table_of
from tests.server.solo_games import NOON, play_out, stop_time
from tests.server.solo_games import daily as play_daily

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


@pytest.fixture
def moderator() -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("mod"), backend="django.contrib.auth.backends.ModelBackend")
    return client


def act(moderator: Client, model: str, action: str, *keys: object) -> str:
    """Choose rows of a list, run an action, read what comes."""
    form = {"action": action, "_selected_action": [str(key) for key in keys]}
    done = moderator.post(f"/admin/tables/{model}/", form, follow=True)
    assert done.status_code == 200
    return done.content.decode()


def test_a_closed_table_can_be_looked_at_and_not_played(moderator: Client) -> None:
    ada = Program(confirm=True)
    table = table_of(ada.table())
    assert ada.play(table.name, "gold").data["draft"] == ["gold"]
    assert "Closed: 1." in act(moderator, "table", "close", table.pk)
    table.refresh_from_db()
    assert (table.state, table.waiting_for) == (Table.CLOSED, None)
    assert LogEntry.objects.get().object_id == table.pk
    seen = ada.look(table.name)
    assert (seen["state"], seen["moves"], seen["draft"], seen["held"]) == ("closed", [], [], False)
    assert ada.play(table.name, "gold").refusal == (409, "table-over")
    assert ada.post(f"tables/{table.name}/settle", version=seen["version"]).refusal == (409, "nothing-to-confirm")
    assert "is over already" in act(moderator, "table", "close", table.pk)


def test_the_muted_play_on_and_do_not_chat(moderator: Client) -> None:
    ada = Program()
    name = ada.table()
    act(moderator, "person", "mute", ada.person.pk)
    assert ada.post(f"tables/{name}/chat", text="hello").refusal == (403, "muted")
    assert ada.play(name, "gold").status == 200
    act(moderator, "person", "unmute", ada.person.pk)
    assert ada.post(f"tables/{name}/chat", text="hello").status == 200


def test_the_banned_are_refused_everywhere_until_the_ban_is_lifted(moderator: Client) -> None:
    ada, bo, browser = Program("Ada"), Program("Bo"), Client()
    browser.post("/settings", {"name": "Cy"})
    guest = browser.session["person"]
    act(moderator, "person", "ban", ada.person.pk, guest)
    assert ada.get("me").refusal == (403, "banned")
    assert browser.get("/").status_code == 403
    assert bo.get("me").status == 200
    act(moderator, "person", "unban", ada.person.pk, guest)
    assert ada.get("me").status == 200
    assert browser.get("/").status_code == 200


def test_moderators_do_not_ban_themselves(moderator: Client) -> None:
    moderator.get("/api/me")
    me = Person.objects.get(user__username="mod")
    assert "You cannot ban yourself." in act(moderator, "person", "ban", me.pk)
    assert moderator.get("/admin/").status_code == 200


def test_the_key_and_the_words_of_a_running_table_are_not_shown(moderator: Client) -> None:
    ada = Program()
    table = table_of(ada.table())
    ada.play(table.name, "gold")
    address = f"/admin/tables/table/{table.pk}/change/"
    page = moderator.get(address).content.decode()
    assert "seat 0" in page
    for secret in (table.key, "seat 0: gold"):
        assert secret not in page
    assert table.key not in moderator.get("/admin/tables/table/").content.decode()
    ada.post(f"tables/{table.name}/concede")
    over = moderator.get(address).content.decode()
    assert table.key in over
    assert "seat 0: gold" in over


def test_the_deal_of_the_day_is_not_shown_before_the_day_is_over(
    moderator: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_time(monkeypatch, NOON)
    table = play_daily(Player("Ada"))
    play_out(table)
    assert table.state == Table.OVER
    address = f"/admin/tables/table/{table.pk}/change/"
    secrets = (table.key, f"seat 0: {words_of(table)[0]}")
    page = moderator.get(address).content.decode()
    assert "seat 0" in page
    assert not any(secret in page for secret in secrets)
    stop_time(monkeypatch, NOON + timedelta(days=1))
    over = moderator.get(address).content.decode()
    assert all(secret in over for secret in secrets)


def test_moves_and_tables_are_only_read(moderator: Client) -> None:
    table = table_of(Program().table())
    assert moderator.get("/admin/tables/table/add/").status_code == 403
    assert moderator.get(f"/admin/tables/table/{table.pk}/delete/").status_code == 403
    assert moderator.get("/admin/tables/move/").status_code == 404
    page = moderator.get(f"/admin/tables/table/{table.pk}/change/").content.decode()
    assert 'name="state"' not in page


def test_tokens_are_not_shown(moderator: Client) -> None:
    person = Person.objects.create(name="Ada", token_hash="a" * 64)
    assert "a" * 64 not in moderator.get(f"/admin/tables/person/{person.pk}/change/").content.decode()


def test_only_staff_with_the_right_to_change_may_act() -> None:
    ada = Program()
    table = table_of(ada.table())
    assert ada.client.get("/admin/tables/table/").status_code == 302
    helper = User.objects.create_user("helper", is_staff=True)
    helper.user_permissions.add(Permission.objects.get(codename="view_table"))
    client = Client()
    client.force_login(helper, backend="django.contrib.auth.backends.ModelBackend")
    act(client, "table", "close", table.pk)
    table.refresh_from_db()
    assert table.state == Table.PLAYING


def test_an_account_is_made_a_moderator_and_is_one_no_longer() -> None:
    with pytest.raises(moderators.NoAccount, match="sign up first"):
        moderators.make("kim")
    kim, client = User.objects.create_user("Kim"), Client()
    client.force_login(kim, backend="django.contrib.auth.backends.ModelBackend")
    assert "'Kim' may" in moderators.make("kim")
    assert client.get("/admin/tables/person/").status_code == 200
    assert client.get("/admin/tables/table/").status_code == 200
    assert client.get("/admin/auth/user/").status_code == 403  # neither passwords nor rights
    assert "no longer" in moderators.end("kim")
    assert client.get("/admin/tables/person/").status_code == 302
