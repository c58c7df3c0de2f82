"""The deal of the day: the same for all, one try that counts, no peeking, days of UTC; and the lists of the best."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.signals import request_finished
from django.test import Client

from langbord.games.reykholt.daily import SETS
from langbord.server.accounts import people
from langbord.server.leaderboards import daily
from langbord.server.leaderboards import solo as solos
from langbord.server.live import sse
from langbord.server.models import Person, Solo, Table
from tests.server.players import Player, position_of
from tests.server.solo_games import NOON, alone, play_out, stop_time
from tests.server.solo_games import daily as play_daily

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots", "noon")]
TODAY = NOON.date()
TOMORROW = NOON + timedelta(days=1)


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_time(monkeypatch, NOON)


def result(player: Player, score: int, reached: int = 8) -> Solo:
    """A finished try of today with a score of our choosing."""
    table = play_daily(player)
    play_out(table)
    Solo.objects.filter(table=table).update(score=score, reached=reached)
    return Solo.objects.get(table=table)


# --- fair ---------------------------------------------------------------------------------------------


def test_everybody_has_the_same_deal() -> None:
    tables = [play_daily(Player(name)) for name in ("Ann", "Bo")]
    assert tables[0].name != tables[1].name
    for table in tables:
        play_out(table, seed=5)
    first, second = (position_of(table) for table in tables)
    assert first.words() == second.words()
    assert first.view(0) == second.view(0)  # and so all that came up on the way
    assert first.record()["origin"] == second.record()["origin"]


def test_another_day_or_server_deals_another_way(settings: Any) -> None:
    keys = {daily.key_for("reykholt", TODAY + timedelta(days=number)) for number in range(100)}
    assert len(keys) == 100
    settings.SECRET_KEY = "another"
    assert daily.key_for("reykholt", TODAY) not in keys


def test_the_weekday_gives_the_set_and_nothing_else_can_be_chosen() -> None:
    ann = Player("Ann")
    answer = ann.client.post("/daily/reykholt", {"option-set": "E", "option-story": "on", "seats": "4"})
    table = Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])
    assert (table.options["set"], table.options["story"], table.seats) == (SETS[2], "off", 1)
    week = [daily.options_for("reykholt", TODAY + timedelta(days=number))["set"] for number in range(7)]
    assert set(week) == {"A", "B", "C", "D"}  # of set E a game alone has three cards, which would be the same each time


def test_a_game_without_a_daily_deal_has_no_page_for_it() -> None:
    assert Client().post("/daily/nusfjord").status_code == 404
    assert Client().post("/daily/chess").status_code == 404


# --- one try ------------------------------------------------------------------------------------------


def test_the_first_try_counts_and_a_second_click_leads_back_to_it() -> None:
    ann = Player("Ann")
    table = play_daily(ann)
    assert play_daily(ann).name == table.name
    assert Solo.objects.get().table_id == table.name


def test_what_comes_after_the_first_try_is_practice() -> None:
    ann = Player("Ann")
    table = play_daily(ann)
    play_out(table)
    again = play_daily(ann)
    assert again.name != table.name
    assert (again.key, again.daily) == (table.key, TODAY)
    play_out(again, seed=2)
    assert [solo.table_id for solo in Solo.objects.all()] == [table.name]
    assert "A game for practice" in ann.page(again)


def test_on_one_device_there_is_one_try_whoever_sits_at_it() -> None:
    ann = Player("Ann")
    first = play_daily(ann)
    again = Player("Somebody")
    again.client.cookies["tried"] = ann.client.cookies["tried"].value
    assert play_daily(again).daily == TODAY
    assert [solo.table_id for solo in Solo.objects.all()] == [first.name]
    forged = Player("Eve")
    forged.client.cookies["tried"] = "made-up"
    play_daily(forged)
    assert Solo.objects.count() == 2


def test_guests_of_one_address_do_not_try_again_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "GUESTS_OF_ONE_ADDRESS", 2)
    for number in range(4):
        play_daily(Player(f"Guest {number}"))
    assert Solo.objects.count() == 2
    account = Client()
    account.force_login(User.objects.create_user("ann"), backend="django.contrib.auth.backends.ModelBackend")
    assert account.post("/daily/reykholt").status_code == 302
    assert Solo.objects.count() == 3


def test_the_deal_outlives_another_secret_of_the_server(settings: Any) -> None:
    ann, bo = Player("Ann"), Player("Bo")
    first = play_daily(ann)
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "another secret of this server, long enough"
    assert play_daily(bo).key == first.key


def test_giving_up_uses_the_try() -> None:
    ann = Player("Ann")
    table = play_daily(ann)
    assert ann.post(table, "do/concede").ok
    assert play_daily(ann).name != table.name
    assert not solos.best("reykholt", TODAY, ann.person)
    assert "You gave up" in ann.client.get("/daily").content.decode()


def test_a_guest_who_signs_in_keeps_the_first_of_two_tries() -> None:
    ann, guest = Player("Ann"), Player("Ann too")
    first, second = result(ann, 30), result(guest, 70)
    account = people.of_account(User.objects.create_user("ann"))
    people.claim(ann.person, account)
    people.claim(guest.person, account)
    kept = Solo.objects.get(person=account)
    assert (kept.table_id, kept.score) == (first.table_id, 30)
    assert not Solo.objects.filter(table=second.table_id).exists()


def test_no_bot_plays_a_daily_game_and_nothing_is_tried_out_beside_it() -> None:
    ann = Player("Ann")
    table = play_daily(ann)
    page = ann.page(table)
    assert 'id="try"' not in page
    assert 'data-deed="standin"' not in page
    for path, values in (("do/standin", {"level": "calm"}), ("try", {})):
        answer = ann.post(table, path, **values)
        assert (answer.status, answer.key, answer.is_one_sentence) == (409, "daily-alone", True)


# --- days ---------------------------------------------------------------------------------------------


def test_days_change_at_midnight_of_utc(monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Player("Ann")
    stop_time(monkeypatch, datetime(2026, 3, 4, 23, 59, 59, tzinfo=UTC))
    assert play_daily(ann).daily == date(2026, 3, 4)
    stop_time(monkeypatch, datetime(2026, 3, 5, 0, 0, 0, tzinfo=UTC))
    assert play_daily(ann).daily == date(2026, 3, 5)
    assert Solo.objects.filter(person=ann.person).count() == 2


def test_a_try_that_is_finished_after_midnight_counts_for_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Player("Ann")
    table = play_daily(ann)
    stop_time(monkeypatch, TOMORROW)
    play_out(table)
    assert [line.solo.table_id for line in solos.best("reykholt", TODAY, None)] == [table.name]


@pytest.mark.parametrize("asked", ["2026-03-03", "2026-03-09", "soon", "0001-01-01", ""])
def test_the_page_of_any_day(asked: str) -> None:
    answer = Player("Ann").client.get("/daily", {"day": asked})
    assert answer.status_code == 200
    assert ("Play the deal" in answer.content.decode()) == (asked in ("2026-03-09", "soon", ""))


# --- no peeking ---------------------------------------------------------------------------------------

LOOKS = ("", "?at=0", "?text", "/record", "/report", "/report.json", "/picture.svg")


def looks(player: Player | None, table: Table) -> set[int]:
    """How every address of a table answers."""
    client = player.client if player else Client()
    paths = [f"/t/{table.name}{path}" for path in LOOKS]
    paths += [f"/api/tables/{table.name}{path}" for path in ("", "/watch", "/record", "/why?word=stop")]
    return {client.get(path).status_code for path in paths}


def may_watch(monkeypatch: pytest.MonkeyPatch, table: Table, player: Player | None) -> bool:
    """Whether a stream of the table opens; it would give back the connection that this test still needs."""
    with monkeypatch.context() as patch:
        patch.setattr(request_finished, "send", lambda **_: [])
        patch.setattr(sse, "person_of", lambda scope: player.person if player else None)
        return sse._enter({}, table.name).found


def test_others_are_seen_only_after_the_own_try(monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = play_daily(ann)
    for player in (bo, None):  # while it is played, and when it is over
        assert looks(player, table) == {403}
    play_out(table)
    for player in (bo, None):
        assert looks(player, table) == {403}
    own = play_daily(bo)
    assert looks(bo, table) == {403}
    assert f"/t/{table.name}" not in bo.client.get("/daily").content.decode()
    assert not may_watch(monkeypatch, table, bo)
    play_out(own)
    assert f"/t/{table.name}?at=0" in bo.client.get("/daily").content.decode()
    assert bo.client.get(f"/t/{table.name}?at=0").status_code == 200
    assert may_watch(monkeypatch, table, bo)
    assert looks(None, table) == {403}
    stop_time(monkeypatch, TOMORROW)
    assert Client().get(f"/t/{table.name}?at=0").status_code == 200
    assert may_watch(monkeypatch, table, None)


def test_a_late_player_cannot_peek_when_the_day_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = play_daily(ann)
    play_out(table)
    play_daily(bo)
    stop_time(monkeypatch, TOMORROW)
    assert looks(bo, table) == {403}


def test_the_refusal_is_a_sentence_on_a_page() -> None:
    table = play_daily(Player("Ann"))
    page = Player("Bo", language="ru").client.get(f"/t/{table.name}").content.decode()
    assert "Это расклад дня" in page
    assert 'class="page' in page


def test_the_key_is_told_when_the_day_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Player("Ann")
    table = play_daily(ann)
    play_out(table)
    assert ann.client.get(f"/t/{table.name}/record").status_code == 409
    assert ann.client.get(f"/api/tables/{table.name}/record").status_code == 409
    report = ann.client.get(f"/t/{table.name}/report.json")
    assert table.key not in report.content.decode()
    assert "record" not in report.json()  # nobody tries out there what counts here
    assert 'id="no-record"' in ann.page(table)
    stop_time(monkeypatch, TOMORROW)
    assert ann.client.get(f"/t/{table.name}/record").json()["origin"]["key"] == table.key
    assert 'id="no-record"' not in ann.page(table)


def test_a_solo_game_whose_score_counts_keeps_its_key_until_the_end() -> None:
    ann = Player("Ann")
    table = alone(ann)
    report = ann.client.get(f"/t/{table.name}/report.json").json()
    assert table.key not in json.dumps(report)
    assert report["imagined"] == "here"
    assert "compared" in ann.client.get(f"/t/{table.name}/report").content.decode()
    play_out(table)
    assert ann.client.get(f"/t/{table.name}/report.json").json()["record"]["origin"]["key"] == table.key


# --- the lists ----------------------------------------------------------------------------------------


def test_equal_games_share_a_place_and_the_way_parts_those_short_of_the_aim() -> None:
    results = [(40, 16), (40, 16), (31, 15), (0, 9), (0, 7), (0, 9)]
    for number, (score, reached) in enumerate(results):
        result(Player(f"P{number}"), score, reached)
    lines = solos.best("reykholt", TODAY, None)
    assert [line.place for line in lines] == [1, 1, 3, 4, 4, 6]
    assert [(line.solo.score, line.solo.reached) for line in lines] == sorted(results, reverse=True)


@pytest.mark.parametrize(("language", "said"), [("en", "3rd of 3 today"), ("ru", "3-е место из 3 сегодня")])
def test_the_result_page_tells_the_place(language: str, said: str) -> None:
    result(Player("Ann"), 500)
    result(Player("Bo"), 400)
    cai = Player("Cai", language=language)
    table = result(cai, 300).table
    assert said in cai.page(table)
    assert said in cai.client.get("/daily").content.decode()
    assert said in cai.client.get("/").content.decode()


def test_the_own_line_is_shown_however_far_down() -> None:
    people_before = [Person.objects.create(name=f"P{number}") for number in range(solos.SHOWN + 5)]
    ann = Player("Ann")
    mine = result(ann, 1)
    for person in people_before:
        table = Table.objects.create(game="reykholt", seats=1, key="00" * 32, rules=1, daily=TODAY, state=Table.OVER)
        Solo.objects.create(table=table, game="reykholt", person=person, day=TODAY, score=50, reached=16)
    lines = solos.best("reykholt", TODAY, ann.person)
    assert (lines[-1].solo, lines[-1].place, lines[-1].mine) == (mine, solos.SHOWN + 6, True)
    assert len(solos.best("reykholt", TODAY, None)) == solos.SHOWN


def test_the_banned_are_not_on_the_lists() -> None:
    ann = Player("Ann")
    result(ann, 90)
    result(Player("Bo"), 50)
    Person.objects.filter(pk=ann.person.pk).update(banned=True)
    assert [(line.place, line.name) for line in solos.best("reykholt", TODAY, None)] == [(1, "Bo")]


def test_every_other_solo_game_played_to_the_end_is_among_the_best() -> None:
    ann = Player("Ann")
    table = alone(ann)
    play_out(table)
    result(ann, 99)  # daily games have lists of their own
    line = solos.best("reykholt", None, ann.person)[0]
    assert table.scores is not None
    assert (line.solo.table_id, line.solo.score, line.place) == (table.name, table.scores[0], 1)
    assert len(solos.best("reykholt", None, None)) == 1
    assert "1st of 1 among all solo games" in ann.page(table)
    assert f"/t/{table.name}?at=0" in Client().get("/daily").content.decode()


def test_scenarios_bots_and_games_given_up_are_not_among_the_best() -> None:
    ann = Player("Ann")
    told, helped, left = alone(ann, scenario="1"), alone(ann), alone(ann)
    assert ann.post(helped, "do/standin", level="calm").ok
    assert ann.post(helped, "do/standin", level="").ok
    assert ann.post(left, "do/concede").ok
    for table in (told, helped):
        play_out(table)
        assert table.state == Table.OVER
    assert not Solo.objects.exists()


def test_the_list_of_the_best_says_which_game_it_is_about() -> None:
    assert "All other solo games of Reykholt" in Player("Ann").client.get("/daily").content.decode()
    assert "«Рейкхольт»: все остальные" in Player("Вера", language="ru").client.get("/daily").content.decode()
