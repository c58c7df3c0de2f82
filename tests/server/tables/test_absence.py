"""Who is away, and what the others can do then: let a bot in, and agree without them. And who is banned."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from langbord.server.accounts import bans
from langbord.server.bots.runner import RUNNER
from langbord.server.models import Person, Table
from langbord.server.tables import absence, clocks
from tests.server.letterbox import Watch
from tests.server.players import Answer, Player, sit_down, truth
from tests.server.programs import Program, table_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
MINUTE, DAY = 60, 24 * 3600


def two(**form: str) -> tuple[Player, Player, Table]:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    return ada, bo, sit_down(ada, bo, form=form)


def let_in(player: Player, table: Table, seat: int = 0) -> Answer:
    return player.post(table, "do/timeout", seat=seat)


def lines_of(table: Table) -> list[str]:
    """What the house has said in the chat."""
    return [line.text for line in table.chat.filter(name="").order_by("id")]


# --- how long the others wait ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "seconds"),
    [
        ({}, 20 * MINUTE),
        ({"pace": "leisure"}, 2 * DAY),
        ({"patience-minutes": "10"}, 10 * MINUTE),
        ({"patience-minutes": "never"}, None),
        ({"pace": "leisure", "patience-days": "7", "patience-minutes": "10"}, 7 * DAY),
        ({"pace": "leisure", "patience-days": "never"}, None),
    ],
)
def test_it_is_set_when_the_table_is_made_and_comes_along_to_a_rematch(
    form: dict[str, str], seconds: int | None
) -> None:
    ada, bo, table = two(**form)
    assert table.patience == seconds
    bo.post(table, "do/concede")
    ada.post(table, "do/rematch")
    table.refresh_from_db()
    assert table.rematch is not None
    assert table.rematch.patience == seconds


@pytest.mark.parametrize("form", [{"patience-minutes": "11"}, {"patience-minutes": "x"}, {"patience-days": "-1"}])
def test_other_times_are_refused(form: dict[str, str]) -> None:
    pace = {"pace": "leisure"} if "patience-days" in form else {}
    answer = Player("Ada").client.post("/new/nusfjord/create", {"seats": "2", "seat-0": "me", **pace, **form})
    assert answer.status_code == 400
    assert not Table.objects.exists()


def test_the_form_offers_them_in_both_languages_and_the_room_tells_them() -> None:
    for player, words in (
        (Player("Ada"), "If somebody is away|20 min|2 days|Never"),
        (Player("Ада", language="ru"), "Если кто-то пропал|20 мин|2 дня|Никогда"),
    ):
        page = player.client.get("/new/nusfjord").content.decode()
        assert all(word in page for word in words.split("|"))
        assert re.search(r'name="patience-minutes" value="20" checked', page)
        assert re.search(r'name="patience-days" value="2" checked', page)
    ada = Player("Ada")
    assert "A bot may step in after 7 days" in ada.page(
        sit_down(ada, form={"seats": "2", "pace": "leisure", "patience-days": "7"})
    )
    assert "No bot steps in" in ada.page(sit_down(ada, form={"seats": "2", "patience-minutes": "never"}))


# --- a bot is let in ------------------------------------------------------------------------------------


def test_without_a_clock_too_a_bot_is_let_in_and_the_seat_goes_back(watch: Watch, quiet_bots: list[str]) -> None:
    ada, bo, table = two()
    watch.wait(minutes=17, seconds=30)
    before = truth(table)
    refused = let_in(bo, table)
    assert (refused.status, refused.key, refused.text) == (409, "still-has-time", "Ada still has 3 min.")
    assert truth(table) == before
    watch.wait(minutes=2, seconds=30)
    quiet_bots.clear()
    assert let_in(bo, table).ok
    place = table.places.get(number=0)
    assert (place.bot, place.person, place.helped) == ("steady", ada.person, True)
    assert quiet_bots == [table.name]
    assert lines_of(table) == ["house-absent 0"]
    assert "Ada has been away for long: a bot plays on." in bo.page(table)
    page = ada.page(table)
    assert 'data-away="yes"' in page
    assert re.search(r'<p id="away">A bot plays for you\. <button [^>]*data-deed="standin" data-level=""', page)
    assert ada.post(table, "do/standin", level="").ok
    assert (table.places.get(number=0).bot, lines_of(table)[-1]) == ("", "house-back 0")
    assert let_in(bo, table).key == "still-has-time"  # counted anew, or they would be sent away at once
    assert ada.play(table, "gold").ok


def test_an_open_page_takes_nothing_back_and_is_no_sign_of_life(watch: Watch) -> None:
    ada, bo, table = two()
    for _ in range(4):
        watch.wait(minutes=5)
        ada.page(table)
    assert let_in(bo, table).ok
    ada.page(table)
    assert table.places.get(number=0).bot == "steady"


@pytest.mark.parametrize("seat", ["1", "7", "-1"])
def test_only_whoever_is_waited_for_can_be_replaced(watch: Watch, seat: str) -> None:
    _, bo, table = two()
    watch.wait(days=9)
    refused = bo.post(table, "do/timeout", seat=seat)
    assert (refused.status, refused.key, refused.is_one_sentence) == (409, "nobody-waits", True)


def test_never_is_never_and_nobody_else_may(watch: Watch) -> None:
    ada, bo, table = two(**{"patience-minutes": "never"})
    watch.wait(days=90)
    assert let_in(bo, table).key == "waits-for-ever"
    assert 'id="timeout"' not in bo.page(table)
    ada, bo, table = two()
    watch.wait(days=1)
    assert let_in(Player("Eve"), table).key == "not-your-table"
    assert let_in(ada, table).key == "your-own-seat"
    bo.post(table, "do/concede")
    assert let_in(bo, table).key == "table-over"


def test_a_bot_and_whoever_is_alone_are_never_away(watch: Watch) -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1, form={"option-start": "1"})
    watch.wait(days=9)
    assert let_in(ada, table, 1).key == "nobody-waits"
    assert 'id="timeout"' not in ada.page(table)
    alone = sit_down(ada, form={"seats": "1"})
    watch.wait(days=9)
    assert let_in(ada, alone).key == "your-own-seat"


@pytest.mark.parametrize("deed", ["play", "undo", "chat", "note", "hurry", "do/play-on"])
def test_whatever_one_does_is_a_sign_of_life(watch: Watch, deed: str) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.play(table, "deforest")
    watch.wait(minutes=15)
    if deed == "play":
        ada.play(table, "gold") if ada.buttons(table) == ["gold"] else ada.undo(table)
    elif deed == "undo":
        ada.undo(table)
    else:
        assert ada.post(table, deed, text="a moment").ok
    watch.wait(minutes=15)
    assert let_in(bo, table).key == "still-has-time"
    watch.wait(minutes=5)
    assert let_in(bo, table).ok


def test_what_the_others_do_is_none(watch: Watch) -> None:
    _ada, bo, table = two()
    watch.wait(minutes=15)
    for deed in ("chat", "note", "hurry", "do/agree", "do/play-on"):
        assert bo.post(table, deed, text="hello?").ok
    bo.post(table, "do/standin", level="calm")
    bo.post(table, "do/standin", level="")
    watch.wait(minutes=5)
    assert let_in(bo, table).ok


def test_every_turn_is_waited_for_anew(watch: Watch) -> None:
    ada, _bo, table = two()
    watch.wait(minutes=19)
    ada.play(table, "gold")
    watch.wait(minutes=19)
    assert let_in(ada, table, 1).key == "still-has-time"
    watch.wait(minutes=1)
    assert let_in(ada, table, 1).ok


def test_beside_a_clock_whichever_is_used_up_first(watch: Watch) -> None:
    _, bo, table = two(**{"clock-minutes": "40", "clock-increment": "0"})
    watch.wait(minutes=20)
    assert let_in(bo, table).ok
    assert lines_of(table) == ["house-absent 0"]
    _, bo, table = two(**{"clock-minutes": "10", "clock-increment": "0"})
    watch.wait(minutes=10)
    assert let_in(bo, table).ok
    assert lines_of(table) == ["house-late 0"]
    _, bo, table = two(**{"pace": "leisure", "clock-days": "3"})  # so much was promised for each turn
    watch.wait(days=2)
    assert let_in(bo, table).key == "still-has-time"
    watch.wait(days=1)
    assert let_in(bo, table).ok


def test_a_server_that_was_away_makes_nobody_absent(watch: Watch) -> None:
    _, bo, table = two()
    watch.wait(minutes=19)
    down = watch.at
    watch.wait(hours=5)
    clocks._move_clocks(watch.at - down, watch.at)
    assert let_in(bo, table).key == "still-has-time"
    watch.wait(minutes=1)
    assert let_in(bo, table).ok


def test_the_page_tells_the_others_when_and_then_has_the_button(watch: Watch) -> None:
    ada, bo, table = two(pace="leisure")
    told = re.search(
        r'id="absent">(.*?) <span class="clock" id="absent-clock" data-left="(\d+)".*?>(.*?)<', bo.page(table)
    )
    assert told is not None
    assert told.groups() == ("A bot may play in", str(2 * DAY), "2 d 0 h")
    assert re.search(r'id="timeout" data-deed="timeout" data-seat="0" hidden>Let a bot play for Ada<', bo.page(table))
    watch.wait(days=2)
    assert re.search(r'id="timeout" data-deed="timeout" data-seat="0">Let a bot play for Ada<', bo.page(table))
    assert 'id="absent" hidden' in bo.page(table)
    for page in (ada.page(table), Player("Cy").page(table)):
        assert 'id="timeout"' not in page
        assert 'id="absent"' not in page


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "1 min"), (61, "2 min"), (3600, "60 min"), (3601, "1 h 1 min"), (2 * DAY, "2 d 0 h"), (DAY - 1, "1 d 0 h")],
)
def test_times_are_said_in_words(seconds: float, said: str) -> None:
    from langbord.server.site_texts import house

    assert absence.say_time(house("en"), seconds) == said


# --- an agreed end --------------------------------------------------------------------------------------


def test_an_end_is_agreed_without_whoever_is_away(watch: Watch) -> None:
    _ada, bo, table = two()
    watch.wait(minutes=19)
    assert bo.post(table, "do/agree").ok
    table.refresh_from_db()
    assert table.state == Table.PLAYING
    bo.post(table, "do/play-on")
    watch.wait(minutes=1)
    assert bo.post(table, "do/agree").ok
    table.refresh_from_db()
    assert (table.state, table.ending, table.winners, table.waited_since) == (Table.OVER, "agreed", [], None)


def test_what_the_others_have_agreed_on_is_done_when_a_bot_is_let_in(watch: Watch) -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    bo.post(table, "do/agree")
    cy.post(table, "do/agree")
    watch.wait(minutes=20)
    assert let_in(bo, table).ok
    table.refresh_from_db()
    assert (table.state, table.ending) == (Table.OVER, "agreed")


def test_whoever_is_replaced_is_not_counted_but_nothing_ends_by_lending_a_seat() -> None:
    ada, bo, cy = Player("Ada"), Player("Bo"), Player("Cy")
    table = sit_down(ada, bo, cy)
    bo.post(table, "do/agree")
    cy.post(table, "do/agree")
    ada.post(table, "do/standin", level="calm")
    table.refresh_from_db()
    assert table.state == Table.PLAYING
    cy.post(table, "do/play-on")
    cy.post(table, "do/agree")
    table.refresh_from_db()
    assert (table.state, table.ending) == (Table.OVER, "agreed")


# --- bans -----------------------------------------------------------------------------------------------


def moderator() -> Client:
    User.objects.create_superuser("mod", password="a-very-long-secret")
    client = Client()
    client.login(username="mod", password="a-very-long-secret")
    return client


@pytest.mark.parametrize("by", ["action", "form"])
def test_a_ban_hands_seats_over(by: str) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    waits = sit_down(bo, ada, form={"seats": "3"})
    hosted = sit_down(ada, form={"seats": "2"})
    alone = sit_down(ada, bots=1)
    client = moderator()
    if by == "action":
        marked: dict[str, Any] = {"action": "ban", "_selected_action": [str(ada.person.pk)]}
        answer = client.post("/admin/tables/person/", marked)
    else:
        answer = client.post(f"/admin/tables/person/{ada.person.pk}/change/", {"name": "Ada", "banned": "on"})
    assert answer.status_code == 302
    assert Person.objects.get(name="Ada").banned
    assert [place.bot for place in table.places.all()] == ["steady", ""]
    assert lines_of(table) == ["house-banned 0"]
    assert [place.person for place in waits.places.all()] == [bo.person, None, None]
    hosted.refresh_from_db()
    assert hosted.state == Table.CLOSED
    assert [place.bot for place in alone.places.all()] == ["", "calm"]  # nobody waits there


def test_the_others_agree_without_whoever_is_banned() -> None:
    _ada, bo, table = two()
    bo.post(table, "do/agree")
    Person.objects.filter(name="Ada").update(banned=True)
    bans.hand_seats_over(Person.objects.get(name="Ada"))
    table.refresh_from_db()
    assert (table.state, table.ending) == (Table.OVER, "agreed")


def test_a_lifted_ban_lets_them_come_back() -> None:
    ada, _bo, table = two()
    person = ada.person
    Person.objects.filter(pk=person.pk).update(banned=True)
    bans.hand_seats_over(person)
    assert ada.client.get("/").status_code == 403
    Person.objects.filter(pk=person.pk).update(banned=False)
    assert ada.post(table, "do/standin", level="").ok
    assert table.places.get(number=0).bot == ""


# --- programs -------------------------------------------------------------------------------------------


def test_programs_can_do_it_too(watch: Watch) -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open", listed=True, patience=10)
    bo.post(f"tables/{name}/join")
    assert bo.look(name)["patience"] == 600
    assert bo.look(name)["absence"] == {"seat": 0, "left": 600}
    refused = bo.post(f"tables/{name}/timeout", seat=0)
    assert refused.refusal == (409, "still-has-time")
    assert refused.data["text"] == "Ada still has 10 min."
    watch.wait(minutes=10)
    assert bo.look(name)["absence"] == {"seat": 0, "left": 0}
    assert bo.post(f"tables/{name}/timeout", seat=0).data["seats"][0]["bot"] == "steady"
    assert bo.look(name)["absence"] is None
    assert ada.post(f"tables/{name}/standin").data["seats"][0]["bot"] == ""
    never = ada.table("me", "open", listed=True, patience="never", pace="leisure")
    assert table_of(never).patience is None
    assert ada.post("tables", game="nusfjord", seats=["me", "open"], patience=11).refusal == (400, "option-error")


def test_the_bot_that_was_let_in_moves(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> None:
    _, bo, table = two()
    watch.wait(minutes=20)
    let_in(bo, table)
    monkeypatch.setattr(RUNNER, "think", lambda *_: "gold")
    monkeypatch.setattr(RUNNER, "_think", lambda *_: ("gold", False))
    RUNNER._maybe_move(table.name)
    table.refresh_from_db()
    assert (table.moves_played, table.waiting_for) == (1, 1)
