"""Letters on their way: a real conversation with a mail server, one that is away for a while, one that refuses, and a
house that is killed in between."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from pytest_django import Settings

from langbord.server.config import email
from langbord.server.models import Letter, Notice
from langbord.server.notifications import scheduler
from tests.databases import ON_POSTGRESQL
from tests.server.clickers import Browser, Server, free_port
from tests.server.letterbox import PASSWORD, Account, PostOffice, Watch, bo_waits_for, body

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
PATIENCE = 60.0  # seconds


@pytest.fixture
def office(settings: Settings) -> Iterator[PostOffice]:
    """A mail server that is not open yet, which the settings name."""
    made = PostOffice(free_port())
    named = email.mail_settings({"EMAIL_URL": f"smtp://127.0.0.1:{made.port}"}, "games.example.org")
    told = {**named, "SITE": "https://games.example.org"}
    for name, value in told.items():
        setattr(settings, name, value)
    yield made
    made.close()


def asked_and_confirmed(name: str, office: PostOffice, language: str = "en") -> Account:
    account = Account(name, language=language)
    account.ask()
    scheduler.letters()
    link = re.search(r"https://games\.example\.org(/notices/confirm/\S+)", body(office.letters[-1], "plain"))
    assert link is not None
    account.client.post(link[1])
    office.letters.clear()
    return account


def test_a_letter_as_it_comes_out_of_the_mail_server(office: PostOffice, watch: Watch) -> None:
    office.open()
    vera = asked_and_confirmed("Вера", office, "ru")
    table = bo_waits_for(vera)
    watch.wait(hours=1)
    scheduler.letters()
    (letter,) = office.letters
    assert letter["Subject"] == "Нусфьорд: ваш ход"
    assert letter["To"] == vera.address
    assert letter["From"] == "Langbord <noreply@games.example.org>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@games.example.org>")
    stop = f"https://games.example.org/notices/stop/{vera.notice.token}"
    assert letter["List-Unsubscribe"].strip() == f"<{stop}>"
    assert letter.get_content_type() == "multipart/alternative"
    for kind in ("plain", "html"):
        assert f"https://games.example.org/t/{table.name}" in body(letter, kind)
        assert stop in body(letter, kind)
        assert "За столом: Bo" in body(letter, kind)
    assert "<p>Здравствуйте, Вера!</p>" in body(letter, "html")


def test_while_the_mail_server_is_away_letters_wait(
    office: PostOffice, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    office.open()
    people = [asked_and_confirmed(name, office) for name in ("ada", "cy")]
    for somebody in people:
        bo_waits_for(somebody)
    office.close()
    watch.wait(hours=1)
    tries: list[int] = []
    for minutes in (0, 1, 2, 4):
        watch.wait(minutes=minutes)
        scheduler.letters()
        tries.append(sum(Letter.objects.filter(kind=Letter.TURN).values_list("tries", flat=True)))
    assert tries == [1, 2, 3, 4]  # one is tried, and the other spared: for both the server is away
    assert Letter.objects.filter(state=Letter.WAITING).count() == 2
    assert "could not be sent" in caplog.text
    assert "example.org" not in caplog.text  # no addresses in the log
    office.open()
    watch.wait(hours=1)
    for _ in range(3):
        scheduler.letters()
        watch.wait(hours=1)
    assert sorted(letter["To"] for letter in office.letters) == sorted(somebody.address for somebody in people)


def test_letters_are_tried_less_and_less_often_and_given_up_after_days(office: PostOffice, watch: Watch) -> None:
    office.open()
    ada = asked_and_confirmed("ada", office)
    office.close()
    bo_waits_for(ada)
    watch.wait(hours=1)
    waits: list[timedelta] = []
    while not waits or Letter.objects.filter(kind=Letter.TURN, state=Letter.WAITING).exists():
        scheduler.letters()
        letter = Letter.objects.get(kind=Letter.TURN)
        waits.append(letter.next_try - watch.at)
        watch.at = max(letter.next_try, watch.at + timedelta(seconds=1))
    assert waits[:7] == [timedelta(minutes=minutes) for minutes in (1, 2, 4, 8, 16, 32, 60)]
    assert (Letter.objects.get(kind=Letter.TURN).state, len(waits) < 90) == (Letter.FAILED, True)
    office.open()
    watch.wait(days=1)
    scheduler.letters()
    assert office.letters == []


@pytest.mark.parametrize(("answer", "state"), [("550 no such mailbox", Letter.FAILED), ("451 later", Letter.WAITING)])
def test_a_mail_server_that_refuses_for_good_is_believed(
    office: PostOffice, watch: Watch, answer: str, state: str
) -> None:
    office.open()
    ada, cy = (asked_and_confirmed(name, office) for name in ("ada", "cy"))
    bo_waits_for(ada)
    watch.wait(hours=1)
    office.refuses = answer
    scheduler.letters()
    assert Letter.objects.get(kind=Letter.TURN).state == state
    office.refuses = ""
    bo_waits_for(cy)
    watch.wait(hours=1)
    scheduler.letters()
    got = {letter["To"] for letter in office.letters}
    assert got == ({cy.address} if state == Letter.FAILED else {ada.address, cy.address})


def test_a_letter_that_is_refused_for_now_does_not_hold_up_the_others(office: PostOffice, watch: Watch) -> None:
    office.open()
    people = [asked_and_confirmed(name, office) for name in ("ada", "cy")]
    for somebody in people:
        bo_waits_for(somebody)
    office.refuses = "451 later"
    watch.wait(hours=1)
    scheduler.letters()
    assert list(Letter.objects.filter(kind=Letter.TURN).values_list("tries", flat=True)) == [1, 1]


def test_ending_the_e_mails_takes_back_what_is_on_its_way(office: PostOffice, watch: Watch) -> None:
    office.open()
    ada = asked_and_confirmed("ada", office)
    office.close()
    bo_waits_for(ada)
    watch.wait(hours=1)
    scheduler.letters()
    ada.client.post(f"/notices/stop/{ada.notice.token}")
    office.open()
    watch.wait(hours=1)
    scheduler.letters()
    assert office.letters == []
    assert not Letter.objects.filter(kind=Letter.TURN).exists()
    assert ada.notice.mail == Notice.OFF


@pytest.mark.skipif(ON_POSTGRESQL, reason="there workers send: tests/postgres/test_letters.py")
@pytest.mark.django_db(databases=[])
def test_a_house_that_is_killed_loses_no_letter_and_sends_none_twice(tmp_path: Path) -> None:
    office = PostOffice(free_port())
    (tmp_path / "data").mkdir()
    house = Server(tmp_path / "data", {"EMAIL_URL": f"smtp://127.0.0.1:{office.port}"})
    try:
        house.start()
        ada = Browser(house, "ada", confirm=False)
        ada.post("/accounts/signup/", {"username": "ada", "password1": PASSWORD})
        ada.get("/notices")
        wishes = {"mail": "turn", "after": "15", "zone": "UTC"}
        assert ada.post("/notices", wishes | {"address": "ada@example.org"})[0] == 200
        wait_until(lambda: letters(house) == [("waiting", 1)])  # the mail server is away
        house.kill()
        office.open()
        as_if_a_minute_had_passed(house)
        house.start()
        wait_until(lambda: letters(house) == [("sent", 1)])
        house.kill()
        house.start()
        ada.post("/notices", wishes | {"address": "other@example.org"})  # once this is sent, a round has been gone
        wait_until(lambda: letters(house) == [("sent", 1), ("sent", 0)])
        assert [letter["To"] for letter in office.letters] == ["ada@example.org", "other@example.org"]
        link = re.search(r"http://127\.0\.0\.1:\d+/notices/confirm/\S+", body(office.letters[0], "plain"))
        assert link is not None
        assert link[0].startswith(house.address)
    finally:
        house.stop()
        office.close()


def letters(house: Server) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(house.folder / "langbord.sqlite3", timeout=20)) as database:
        return database.execute("SELECT state, tries FROM tables_letter ORDER BY id").fetchall()


def as_if_a_minute_had_passed(house: Server) -> None:
    with closing(sqlite3.connect(house.folder / "langbord.sqlite3", timeout=20)) as database, database:
        database.execute("UPDATE tables_letter SET next_try = '2020-01-01', held_until = NULL")


def wait_until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.1)
