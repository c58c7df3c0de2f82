"""The doors of a house that is left alone with strangers: what a try to sign in costs, who is shut out by the tries of
others, what is learnt about addresses, and who may keep a page."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from argon2 import PasswordHasher
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from django.urls import URLPattern
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from langbord.server import urls
from langbord.server.accounts import passwords
from langbord.server.accounts.passwords import Room
from langbord.server.analysis import hints, turning_points
from langbord.server.models import Letter, Notice, Table
from langbord.server.notifications import scheduler
from tests.attacks.test_accounts import JSON, PASSWORD, account, signed_in
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "no_refill")]

# --- what a try costs -----------------------------------------------------------------------------------

TEN_AT_ONCE = """
import re, threading
from langbord.server.ops import serve
serve.set_up()
from django.contrib.auth.hashers import check_password, make_password
def peak():
    return int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1])
hashed = make_password("right")
tries = [threading.Thread(target=check_password, args=("wrong", hashed)) for _ in range(10)]
before = int(re.search(r"VmRSS:\\s+(\\d+)", open("/proc/self/status").read())[1])
for one in tries: one.start()
for one in tries: one.join()
print((peak() - before) // 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_ten_wrong_passwords_at_once_take_less_than_150_mb() -> None:
    done = subprocess.run([sys.executable, "-c", TEN_AT_ONCE], stdout=subprocess.PIPE, text=True, check=True)
    assert int(done.stdout) < 150


def test_two_are_hashed_at_a_time_and_older_ones_one_by_one() -> None:
    room, most, now = Room(10), [0], [0]
    guard = threading.Lock()

    def hashes(size: int) -> None:
        with room.lent(size):
            with guard:
                now[0] += 1
                most[0] = max(most[0], now[0])
            time.sleep(0.01)
            with guard:
                now[0] -= 1

    for size, expected in ((5, 2), (10, 1), (99, 1)):
        most[0] = 0
        tries = [threading.Thread(target=hashes, args=(size,)) for _ in range(6)]
        for one in tries:
            one.start()
        for one in tries:
            one.join()
        assert most[0] == expected, size
    assert room.left == 10


@pytest.fixture
def in_earnest(settings: Any) -> None:
    """As in a house; other tests hash more cheaply."""
    settings.PASSWORD_HASHERS = ["langbord.server.accounts.passwords.Hasher"]


class Counted(Room):
    """How often something was hashed."""

    hashed: int = 0

    @contextmanager
    def lent(self, wanted: int) -> Iterator[None]:
        self.hashed += 1
        with super().lent(wanted):
            yield


@pytest.mark.parametrize("name", ["ada", "nobody"])
def test_a_wrong_try_is_hashed_once_whoever_it_is(monkeypatch: pytest.MonkeyPatch, in_earnest: None, name: str) -> None:
    account()
    for door in ("form", "api"):
        counted = Counted(passwords.ROOM)
        monkeypatch.setattr(passwords, "HASHING", counted)
        if door == "form":
            Client().post("/accounts/login/", {"login": name, "password": "guess"})
        else:
            Client().post("/api/token", {"username": name, "password": "guess"}, content_type=JSON)
        assert counted.hashed == 1, door


def test_an_older_hash_opens_and_is_made_anew(in_earnest: None) -> None:
    user = account()
    user.password = "argon2" + PasswordHasher(time_cost=1, memory_cost=256, parallelism=4).hash(PASSWORD)
    user.save()
    ada = Client()
    ada.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert signed_in(ada)
    user.refresh_from_db()
    assert f"m={passwords.MEMORY}," in user.password


# --- who is shut out ------------------------------------------------------------------------------------


def test_nobody_is_shut_out_of_a_device_of_theirs_by_wrong_tries_elsewhere() -> None:
    account()
    ada = Client(REMOTE_ADDR="10.0.0.1")
    ada.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert ada.cookies["device"]["httponly"]
    ada.post("/accounts/logout/")
    for number in range(6):
        Client(REMOTE_ADDR=f"10.0.1.{number}").post("/accounts/login/", {"login": "ada", "password": "guess"})
    stranger = Client(REMOTE_ADDR="10.0.2.1")
    stranger.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert not signed_in(stranger), "the name is shut"
    ada.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert signed_in(ada)


def test_a_known_device_may_try_no_more_often_and_for_no_other_name() -> None:
    account(), account("bo")
    thief = Client(REMOTE_ADDR="10.0.0.1")
    thief.post("/accounts/login/", {"login": "bo", "password": PASSWORD})
    thief.post("/accounts/logout/")
    for number in range(6):
        Client(REMOTE_ADDR=f"10.0.1.{number}").post("/accounts/login/", {"login": "ada", "password": "guess"})
    thief.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert not signed_in(thief), "it is known for bo"
    for _ in range(6):
        thief.post("/accounts/login/", {"login": "bo", "password": "guess"})
    thief.post("/accounts/login/", {"login": "bo", "password": PASSWORD})
    assert not signed_in(thief)


# --- addresses ------------------------------------------------------------------------------------------


def sign_up(name: str, address: str) -> tuple[int, str, str]:
    """Status, where it leads, and what stands there."""
    client = Client()
    answer = client.post("/accounts/signup/", {"username": name, "email": address, "password1": PASSWORD})
    assert signed_in(client)
    return answer.status_code, answer["Location"], str(Notice.objects.get(person__user__username=name).address)


def test_signing_up_does_not_tell_whether_an_address_is_known() -> None:
    ada = User.objects.create_user("ada", "ada@example.org", PASSWORD)
    EmailAddress.objects.create(user=ada, email="ada@example.org", verified=True, primary=True)
    assert sign_up("eve", "ada@example.org") == (302, "/", "ada@example.org")
    assert sign_up("bo", "bo@example.org") == (302, "/", "bo@example.org")
    scheduler.letters()
    said = {letter.to[0]: str(letter.body) for letter in mail.outbox}
    assert "already belongs to another account" in said["ada@example.org"]
    assert "/notices/confirm/" not in said["ada@example.org"]
    assert "/notices/confirm/" in said["bo@example.org"]


def test_an_address_counts_once_it_is_confirmed() -> None:
    sign_up("bo", "bo@example.org")
    assert User.objects.get().email == ""
    scheduler.letters()
    (link,) = re.findall(r"/notices/confirm/\S+", str(mail.outbox[0].body))
    Client().post("/accounts/password/reset/", {"email": "bo@example.org"})
    assert not Letter.objects.filter(kind=Letter.RESET).exists()
    Client().post(link)
    Client().post("/accounts/password/reset/", {"email": "bo@example.org"})
    assert Letter.objects.filter(kind=Letter.RESET).count() == 1


def test_a_forgotten_password_is_answered_before_any_letter_is_sent(settings: Any) -> None:
    """How long an answer takes must not tell whether there was somebody to write to."""
    settings.SITE = "https://table.example"
    user = User.objects.create_user("ada", "ada@example.org", PASSWORD)
    Player("Ada")
    answers = [Client().post("/accounts/password/reset/", {"email": f"{name}@example.org"}) for name in ("ada", "eve")]
    assert [(answer.status_code, answer["Location"]) for answer in answers] == [(302, answers[0]["Location"])] * 2
    assert mail.outbox == []
    user.person.language = "ru"
    user.person.save()
    scheduler.letters()
    (letter,) = mail.outbox
    assert letter.subject == "Новый пароль для Langbord", "in their own language"
    assert "https://table.example/accounts/password/reset/key/" in str(letter.body)
    assert "testserver" not in str(letter.message())


# --- pages ----------------------------------------------------------------------------------------------


def test_a_page_that_is_somebodys_own_is_kept_by_nobody_else() -> None:
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    for path in ("/", f"/t/{table.name}", "/settings", "/notices", "/worlds", "/api/me", "/accounts/login/"):
        answer = ada.client.get(path)
        assert re.search(r"private|no-store", answer["Cache-Control"]), path
        assert "Cookie" in answer["Vary"], path
        assert "Accept-Language" in answer["Vary"], path


def test_whoever_asks_for_the_head_of_a_page_gets_it() -> None:
    """Messengers ask so before they show a link."""
    ada = Player("Ada")
    table = sit_down(ada, bots=1)
    paths = [str(pattern.pattern) for pattern in urls.urlpatterns if isinstance(pattern, URLPattern)]
    pages = [path.replace("<slug:name>", table.name) for path in paths]
    answers = {path: ada.client.get(f"/{path}").status_code for path in pages if "<" not in path}
    pages = [path for path, status in answers.items() if status == 200]
    assert len(pages) > 8
    for path in pages:
        head = ada.client.head(f"/{path}")
        assert (head.status_code, head.content) == (200, b""), path


def test_only_hosts_that_are_named_are_answered() -> None:
    assert (
        "testserver"
        not in subprocess.run(
            [sys.executable, "-c", "from langbord.server import settings; print(settings.ALLOWED_HOSTS)"],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
    )


# --- proxies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("198.51.100.1, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1, 203.0.113.9", "203.0.113.9"),
    ],
)
def test_a_proxy_that_hands_on_what_it_was_told_is_not_believed_about_that(said: str, seen: str) -> None:
    """Ours put down the address that they see; even one that adds it to what the visitor said is not fooled."""
    clients: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        clients.append(scope["client"][0])

    scope = {
        "type": "http",
        "client": ("127.0.0.1", 5),
        "headers": [(b"x-forwarded-for", said.encode())],
        "scheme": "http",
    }
    behind: Any = ProxyHeadersMiddleware(app, trusted_hosts="127.0.0.1")
    asyncio.run(behind(scope, None, None))
    assert clients == [seen]


def test_the_documented_proxies_say_the_address_that_they_see() -> None:
    lines = Path("docs/deploy.md").read_text().splitlines()
    (line,) = [line for line in lines if line.startswith("proxy_set_header X-Forwarded-For")]
    assert line.split()[2].rstrip(";") == "$remote_addr"


# --- help from beside the game --------------------------------------------------------------------------


def test_what_is_tried_beside_a_game_gives_no_help_that_the_game_forbids() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    assert ada.play(table, "gold").ok
    tried = tried_from(ada, table)
    again = tried_from(ada, tried, at=0)
    for one in (tried, again):
        assert ada.post(one, "hint").key == "hints-elsewhere"
        assert 'id="hint"' not in ada.page(one)
        assert ada.post(one, "do/standin", level="sharp").key == "tried-bots"
    Table.objects.filter(pk=tried.pk).update(state=Table.OVER, moves_played=1)
    tried.refresh_from_db()
    assert not turning_points.fits(tried)
    Table.objects.filter(pk=table.pk).update(state=Table.OVER)
    assert turning_points.fits(tried)
    assert hints.why_not(again, list(again.places.all()), ada.person) == ""


def test_beside_a_game_that_allows_hints_there_are_some() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    assert ada.play(table, "gold").ok
    tried = tried_from(ada, table, at=0)
    assert hints.why_not(tried, list(tried.places.all()), ada.person) == ""


def tried_from(player: Player, table: Table, at: int = 1) -> Table:
    answer = player.post(table, "try", at=at)
    assert answer.ok, answer.text
    return Table.objects.get(name=answer.data["go"].rsplit("/", 1)[-1])


# --- another secret of the house ------------------------------------------------------------------------


def test_another_secret_signs_nobody_out_and_costs_no_seat(settings: Any) -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    table = sit_down(ada, bo)
    ada.client.post(f"/t/{table.name}/my-seat", {"deed": "make"})
    link = re.findall(r"/b/[\w]+", ada.client.get(f"/t/{table.name}/my-seat").content.decode())[0]
    cy = Client()
    cy.force_login(account("cy"), backend="django.contrib.auth.backends.ModelBackend")
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "another secret of this house, which is long enough"
    assert ada.play(table, "gold").ok
    assert cy.get("/").status_code == 200
    assert signed_in(cy)
    assert b"account_logout" in cy.get("/").content or b"/accounts/logout/" in cy.get("/").content
    assert Client().get(link).status_code == 200
    settings.SECRET_KEY_FALLBACKS = []
    assert Client().get(link).status_code in (404, 410)
