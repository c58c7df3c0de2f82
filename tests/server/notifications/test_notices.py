"""Notices are off until asked for; an address is confirmed by whoever reads the letters there; and links in letters
work for whoever has them and for nobody else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from html import unescape
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client

from langbord.server.config import email
from langbord.server.config.logging import sieved
from langbord.server.models import Letter, Notice
from langbord.server.notifications import outbox, preferences, scheduler
from tests.server.letterbox import PASSWORD, Account, Watch, bo_waits_for
from tests.server.players import Player, sit_down

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


# --- asking -------------------------------------------------------------------------------------------


def test_nothing_is_sent_before_it_is_asked_for(watch: Watch) -> None:
    ada = Account("ada")
    bo_waits_for(ada)
    ada.client.get("/notices")
    watch.wait(days=30)
    scheduler.letters()
    assert (len(mail.outbox), Notice.objects.count(), Letter.objects.count()) == (0, 0, 0)


def test_guests_are_asked_to_make_an_account_before_e_mails() -> None:
    bo = Player("Bo")
    page = bo.client.get("/notices").content.decode()
    assert 'id="browser-on"' in page
    assert "/accounts/signup/?next=/notices" in page
    assert 'name="address"' not in page
    refused = bo.client.post("/notices", {"mail": "turn", "address": "bo@example.org"})
    assert refused.status_code == 403
    assert "need an account" in refused.content.decode()
    assert not Notice.objects.exists()


def test_a_newcomer_may_look_at_the_page() -> None:
    assert Client().get("/notices").status_code == 200


def test_an_address_gets_nothing_but_a_link_until_it_is_confirmed(watch: Watch) -> None:
    ada = Account("ada")
    bo_waits_for(ada)
    assert ada.ask().headers["Location"] == "/notices?said=sent"
    scheduler.letters()
    watch.wait(days=2)
    scheduler.letters()
    (letter,) = mail.outbox
    assert (letter.to, letter.subject) == ([ada.address], "Confirm your address for Langbord")
    assert "List-Unsubscribe" not in letter.extra_headers
    assert "ada" not in str(letter.body)  # nothing that its sender could have chosen
    assert ada.address in ada.client.get("/notices").content.decode()


def test_the_link_confirms_by_a_click_and_not_by_being_looked_at(watch: Watch) -> None:
    ada = Account("ada")
    ada.ask()
    scheduler.letters()
    link = re.search(r"/notices/confirm/\S+", str(mail.outbox[0].body))
    assert link is not None
    stranger = Client()  # letters are read on any device
    assert "Is this your address?" in stranger.get(link[0]).content.decode()
    assert not preferences.is_confirmed(ada.notice)
    assert "Confirmed" in stranger.post(link[0]).content.decode()
    assert preferences.is_confirmed(ada.notice)
    assert "Confirmed" in stranger.get(link[0]).content.decode()  # once more does no harm
    assert ada.person.user is not None
    assert ada.person.user.email == ada.address
    assert "we first send a link" not in ada.client.get("/notices").content.decode().lower()


@pytest.mark.parametrize("key", ["x", "MQ:1abc:forged", "MQ"])
def test_forged_links_confirm_nothing(key: str) -> None:
    ada = Account("ada")
    ada.ask()
    assert Client().post(f"/notices/confirm/{key}").status_code == 404
    assert not preferences.is_confirmed(ada.notice)


def test_old_links_confirm_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Account("ada")
    ada.ask()
    key = preferences.key_of(ada.notice)
    monkeypatch.setattr(preferences, "CONFIRM_WITHIN", timedelta(seconds=-1))
    answer = Client().post(f"/notices/confirm/{key}")
    assert answer.status_code == 404
    assert "no longer good" in answer.content.decode()
    assert not preferences.is_confirmed(ada.notice)


def test_a_link_is_for_the_address_that_it_was_sent_to() -> None:
    ada = Account("ada")
    ada.ask()
    key = preferences.key_of(ada.notice)
    ada.ask(address="other@example.org")
    Client().post(f"/notices/confirm/{key}")
    assert not preferences.is_confirmed(ada.notice)


def test_another_accounts_address_stays_its_own(watch: Watch) -> None:
    ada, bo = Account("ada"), Account("bo")
    ada.ask_and_confirm()
    said = bo.ask(address=ada.address).headers["Location"]
    assert said == "/notices?said=sent"  # whose address it is, is nobody's business
    scheduler.letters()
    assert "already belongs to another account" in str(mail.outbox[0].body)
    assert "/notices/confirm/" not in str(mail.outbox[0].body)
    assert "for another account" in Client().post(f"/notices/confirm/{preferences.key_of(bo.notice)}").content.decode()
    assert not preferences.is_confirmed(bo.notice)


def test_nobody_can_be_pestered_with_links(watch: Watch) -> None:
    pests = [Account(f"pest{number}") for number in range(5)]
    for pest in pests:
        pest.ask(address="victim@example.org")
        scheduler.letters()
    pest = pests[-1]
    assert len(mail.outbox) == outbox.MOST_A_DAY["address"]
    assert pest.ask(address="victim@example.org").headers["Location"] == "/notices?said=enough"
    for number in range(7):
        pest.ask(address=f"victim{number}@example.org")
        scheduler.letters()
    assert Letter.objects.filter(person=pest.person).count() == outbox.MOST_A_DAY["person"]
    watch.wait(days=1, minutes=1)
    assert pest.ask(address="victim@example.org").headers["Location"] == "/notices?said=sent"


def test_the_link_can_be_sent_again(watch: Watch) -> None:
    ada = Account("ada")
    ada.ask()
    assert ada.client.post("/notices/again").headers["Location"] == "/notices?said=sent"
    scheduler.letters()
    assert len(mail.outbox) == 1  # the first was still under way
    ada.client.post("/notices/again")
    scheduler.letters()
    assert len(mail.outbox) == 2
    assert Player("Bo").client.post("/notices/again").headers["Location"] == "/notices"


def test_the_address_of_the_account_is_proposed() -> None:
    client = Client()
    client.post("/accounts/signup/", {"username": "cy", "password1": PASSWORD, "email": "cy@example.org"})
    assert 'value="cy@example.org"' in client.get("/notices").content.decode()
    assert not EmailAddress.objects.filter(email="cy@example.org", verified=True).exists()


@pytest.mark.parametrize(
    "wishes",
    [
        {"mail": "hourly"},
        {"after": "1"},
        {"after": "٥"},
        {"hour": "24"},
        {"hour": "-1"},
        {"hour": "9" * 5000},
        {"zone": "Mars/Olympus"},
        {"zone": "../../etc/passwd"},
        {"quiet": "yes", "quiet-from": "x", "quiet-to": "8"},
        {"quiet": "yes"},
        {"address": ""},
        {"address": "ada"},
        {"address": "ada@example.org, bo@example.org"},
        {"address": "ada@example.org\nBcc: bo@example.org"},
        {"address": "a" * 260 + "@example.org"},
    ],
)
def test_wishes_that_make_no_sense_are_refused_and_change_nothing(wishes: dict[str, str]) -> None:
    ada = Account("ada")
    answer = ada.ask(**wishes)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.content.decode()
    assert (Notice.objects.count(), Letter.objects.count()) == (0, 0)


def test_what_was_asked_for_is_shown_again() -> None:
    ada = Account("ada")
    more = {"quiet": "yes", "quiet-from": "22", "quiet-to": "7"}
    ada.ask(mail="digest", hour="19", zone="Europe/Oslo", **more)
    page = ada.client.get("/notices").content.decode()
    chosen = re.findall(r'<option value="([^"]+)" selected', page)
    assert chosen == ["Europe/Oslo", "19", "22", "7"]
    assert re.search(r'name="mail" value="digest" checked', page)
    assert re.search(r'name="quiet" value="yes" checked', page)
    ada.ask(mail="off", address="")
    assert "Saved. You get no e-mails." in ada.client.get("/notices?said=off").content.decode()
    assert ada.notice.digest_due is None


def test_the_page_is_complete_in_both_languages() -> None:
    for language in ("en", "ru"):
        account = Account(f"vera{language}", language=language)
        account.ask()
        page = unescape(account.client.get("/notices?said=sent").content.decode())
        assert not re.search(r"(notices|letter|settings)-[a-z]+[-\w]*(?=<)", page)
        assert {"en": "Your time zone", "ru": "Ваш часовой пояс"}[language] in page


# --- ending it ----------------------------------------------------------------------------------------


def test_the_link_in_a_letter_ends_them_without_signing_in(watch: Watch) -> None:
    ada = Account("ada")
    ada.ask_and_confirm()
    link = f"/notices/stop/{ada.notice.token}"
    mailbox = Client(enforce_csrf_checks=True)  # a mailbox posts it by itself
    assert "data-at-once" in mailbox.get(link).content.decode()
    assert ada.notice.mail == Notice.TURN  # looking at it does nothing
    done = mailbox.post(link, {"List-Unsubscribe": "One-Click"})
    assert (done.status_code, ada.notice.mail) == (200, Notice.OFF)
    assert mailbox.post(link).status_code == 200
    bo_waits_for(ada)
    watch.wait(days=1)
    scheduler.letters()
    assert mail.outbox == []


def test_the_link_is_not_guessed(watch: Watch) -> None:
    ada = Account("ada")
    ada.ask_and_confirm()
    assert re.fullmatch(r"[2-9a-z]{24}", ada.notice.token)
    guesser = Client()
    answers = [guesser.post(f"/notices/stop/{'2' * 20}{number:04}").status_code for number in range(40)]
    assert set(answers) == {404, 429}
    assert ada.notice.mail == Notice.TURN


def test_links_in_letters_do_not_reach_the_log() -> None:
    ada = Account("ada")
    ada.ask()
    for secret in (preferences.key_of(ada.notice), ada.notice.token):
        for path in ("confirm", "stop"):
            assert sieved(f"Not Found: /notices/{path}/{secret}") == f"Not Found: /notices/{path}/…"


# --- in the browser -----------------------------------------------------------------------------------


def waiting(player: Player, here: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.client.get("/notices/waiting", {"here": here}).json()["tables"]
    return found


def test_the_browser_is_told_of_turns_that_somebody_waits_for() -> None:
    ada, bo = Account("ada"), Player("Bo", confirm=False)
    table = bo_waits_for(ada, bo)
    turn = {"table": table.name, "title": "Nusfjord: it is your turn", "text": "With Bo"}
    (told,) = waiting(ada)
    assert told == turn | {"turn": f"{table.name}-0-0"}
    assert (waiting(bo), waiting(bo, table.name)) == ([], [])
    assert Client().get("/notices/waiting").json() == {"tables": []}
    ada.play(table, "gold")
    assert waiting(ada) == []
    assert [told["turn"] for told in waiting(bo)] == [f"{table.name}-1-1"]


def test_bots_wait_only_at_the_table_that_one_has_open() -> None:
    vera = Player("Вера", language="ru")
    table = sit_down(vera, bots=1)
    assert waiting(vera) == []
    (told,) = waiting(vera, table.name)
    assert (told["title"], told["text"]) == ("Нусфьорд: ваш ход", "За столом: Спокойная Бодиль")


def test_nobody_waits_for_oneself_or_for_those_who_have_given_up() -> None:
    ada, bo, cy = Account("ada"), Player("Bo"), Player("Cy")
    alone = sit_down(ada, form={"seats": "2", "seat-1": "same"})
    assert alone.waiting_for == 0
    assert waiting(ada) == []
    three = sit_down(ada, bo, cy)
    for other, left in ((bo, 1), (cy, 0)):
        assert other.post(three, "do/concede").ok
        assert len(waiting(ada)) == left


# --- time ---------------------------------------------------------------------------------------------


def wishes(zone: str = "UTC", first: int | None = None, end: int | None = None) -> Notice:
    return Notice(zone=zone, quiet_from=first, quiet_to=end)


def at(hour: int, minute: int = 0, day: int = 10) -> datetime:
    return datetime(2026, 1, day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("notice", "now", "end"),
    [
        (wishes(), at(3), None),
        (wishes(first=22, end=8), at(21, 59), None),
        (wishes(first=22, end=8), at(22), at(8, day=11)),
        (wishes(first=22, end=8), at(7, 59), at(8)),
        (wishes(first=22, end=8), at(8), None),
        (wishes(first=9, end=17), at(12), at(17)),
        (wishes(first=9, end=17), at(17), None),
        (wishes(first=9, end=9), at(9), None),
        (wishes("Asia/Tokyo", 22, 8), at(14), at(23)),
        (wishes("America/New_York", 22, 8), at(14), None),
        (wishes("Nowhere/Atall", 22, 8), at(23), at(8, day=11)),
    ],
)
def test_quiet_hours_are_those_of_the_persons_clock(notice: Notice, now: datetime, end: datetime | None) -> None:
    assert preferences.quiet_until(notice, now) == end


@pytest.mark.parametrize(
    ("now", "then"),
    [
        (datetime(2026, 3, 28, 8, tzinfo=UTC), datetime(2026, 3, 29, 6, tzinfo=UTC)),  # the night is an hour shorter
        (datetime(2026, 10, 24, 8, tzinfo=UTC), datetime(2026, 10, 25, 7, tzinfo=UTC)),  # and here longer
        (datetime(2026, 3, 29, 6, tzinfo=UTC), datetime(2026, 3, 30, 6, tzinfo=UTC)),
    ],
)
def test_eight_o_clock_is_eight_o_clock_when_clocks_are_changed(now: datetime, then: datetime) -> None:
    assert preferences.next_digest(Notice(hour=8, zone="Europe/Berlin"), now) == then


# --- the mail server ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, ("console", None, None, None, None)),
        ({"EMAIL_URL": "smtp://mail"}, ("smtp", "mail", 25, False, False)),
        ({"EMAIL_URL": "smtp+tls://u:p%40ss@mail.example.org"}, ("smtp", "mail.example.org", 587, True, False)),
        ({"EMAIL_URL": "smtps://u:p@mail:4650"}, ("smtp", "mail", 4650, False, True)),
        ({"EMAIL_HOST": "mail", "EMAIL_USE_TLS": "1"}, ("smtp", "mail", 587, True, False)),
        ({"EMAIL_HOST": "mail", "EMAIL_PORT": "2525"}, ("smtp", "mail", 2525, False, False)),
    ],
)
def test_the_mail_server_is_named_by_the_environment(
    variables: Mapping[str, str], expected: tuple[object, ...]
) -> None:
    found = email.mail_settings(variables, "games.example.org")
    ways = tuple(found.get(f"EMAIL_{name}") for name in ("HOST", "PORT", "USE_TLS", "USE_SSL"))
    assert (found["EMAIL_BACKEND"].split(".")[-2], *ways) == expected
    assert found["DEFAULT_FROM_EMAIL"] == "Langbord <noreply@games.example.org>"
    if "p%40ss" in variables.get("EMAIL_URL", ""):
        assert found["EMAIL_HOST_PASSWORD"] == "p@ss"


@pytest.mark.parametrize(
    "variables",
    [
        {"EMAIL_URL": "http://mail"},
        {"EMAIL_URL": "smtp://"},
        {"EMAIL_URL": "smtp://mail:port"},
        {"EMAIL_HOST": "mail", "EMAIL_PORT": "many"},
        {"EMAIL_HOST": "mail", "EMAIL_USE_TLS": "1", "EMAIL_USE_SSL": "1"},
        {"DEFAULT_FROM_EMAIL": "Langbord"},
        {"DEFAULT_FROM_EMAIL": "a@b\nBcc: c@d"},
    ],
)
def test_what_names_no_mail_server_is_told_in_one_sentence(variables: Mapping[str, str]) -> None:
    with pytest.raises(email.BadEmailUrl) as told:
        email.mail_settings(variables, "localhost")
    assert re.fullmatch(r"(EMAIL_|DEFAULT_)[^\n]{10,150}", str(told.value))
