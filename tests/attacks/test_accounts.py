"""Passwords tried one after the other, and sessions that somebody else knows.

That the form for signing in slows down is in tests/server/accounts/test_people.py; here are the other doors, and the
sessions.
"""

from __future__ import annotations

import re

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from django.test.client import MULTIPART_CONTENT

from langbord.server.http.rate_limits import LIMITS, network_of
from langbord.server.models import Person
from langbord.server.notifications import scheduler
from tests.server.players import Player
from tests.server.programs import Program

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "no_refill")]
FORM, JSON = MULTIPART_CONTENT, "application/json"
PASSWORD = "far-too-long-to-guess"


def account(name: str = "ada") -> User:
    return User.objects.create_user(name, password=PASSWORD)


def signed_in(client: Client) -> bool:
    return "_auth_user_id" in client.session


# --- brute force ----------------------------------------------------------------------------------------


def test_moderators_sign_in_by_the_door_that_slows_down() -> None:
    User.objects.create_superuser("root", password=PASSWORD)
    thief = Client()
    answer = thief.post("/admin/login/?next=/admin/", {"username": "root", "password": PASSWORD})
    assert (answer.status_code, answer["Location"]) == (302, "/accounts/login/?next=%2Fadmin%2F")
    assert not signed_in(thief)


def test_tokens_are_not_got_by_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    account()
    most = LIMITS["sign-in"][0]

    def guess(password: str, address: str) -> int:
        body = {"username": "ADA" if password == PASSWORD else "ada", "password": password}
        client = Client(REMOTE_ADDR=address)
        return client.post("/api/token", body, content_type="application/json").status_code

    one = [guess(f"guess-{number}", "10.0.0.1") for number in range(most + 1)]
    assert one == [401] * most + [429]
    assert guess(PASSWORD, "10.0.0.2") == 429, "another address does not help: it is the same account"


def test_an_address_typed_as_a_name_shuts_nobody_out() -> None:
    """Both are counted, and apart: whoever is behind the address could not sign in any more."""
    account()
    for _ in range(LIMITS["sign-in"][0] + 1):
        body = {"username": "10.0.0.7", "password": "guess"}
        Client(REMOTE_ADDR="10.0.0.1").post("/api/token", body, content_type=JSON)
    body = {"username": "ada", "password": PASSWORD}
    assert Client(REMOTE_ADDR="10.0.0.7").post("/api/token", body, content_type=JSON).status_code == 201


def test_an_address_in_a_header_does_not_help() -> None:
    account()
    thief = Client()
    statuses: list[int] = []
    for number in range(LIMITS["sign-in"][0] + 1):
        answer = thief.post(
            "/api/token",
            {"username": f"ada{number}", "password": "guess"},
            content_type="application/json",
            headers={
                "x-forwarded-for": f"10.1.1.{number}",
                "x-real-ip": f"10.1.1.{number}",
                "forwarded": "for=10.1.1.1",
            },
        )
        statuses.append(answer.status_code)
    assert statuses[-1] == 429


def test_the_form_is_not_fooled_by_it_either() -> None:
    """Other names each time: the limit of one name would be reached first, and that of the address not be tried."""
    account()
    thief = Client()
    for number in range(11):
        guess = {"login": f"ada{number}", "password": "guess"}
        thief.post("/accounts/login/", guess, headers={"x-forwarded-for": f"10.1.1.{number}"})
    thief.post("/accounts/login/", {"login": "ada", "password": PASSWORD}, headers={"x-forwarded-for": "10.9.9.9"})
    assert not signed_in(thief)


def test_what_was_counted_is_not_pushed_out_by_counting_more() -> None:
    account()

    def guess(name: str, password: str, address: str) -> bool:
        client = Client(REMOTE_ADDR=address)
        client.post("/accounts/login/", {"login": name, "password": password})
        return signed_in(client)

    for number in range(6):
        guess("ada", "guess", f"10.0.0.{number}")
    for number in range(130):
        guess(f"nobody{number}", "guess", f"10.1.{number}.1")
    assert not guess("ada", PASSWORD, "10.0.1.1")


# --- letters to others ----------------------------------------------------------------------------------


def test_who_has_no_account_gets_no_letter() -> None:
    """Anybody can type in anybody's address."""
    answer = Client().post("/accounts/password/reset/", {"email": "victim@example.org"})
    assert answer.status_code == 302
    assert mail.outbox == []


def test_a_forgotten_password_is_worth_three_letters_a_day() -> None:
    User.objects.create_user("ada", "ada@example.org", PASSWORD)
    for number in range(8):
        Client(REMOTE_ADDR=f"10.0.{number}.1").post("/accounts/password/reset/", {"email": "ada@example.org"})
    scheduler.letters()
    assert [letter.to for letter in mail.outbox] == [["ada@example.org"]] * 3


def test_whoever_forgot_their_password_sets_another() -> None:
    User.objects.create_user("ada", "ada@example.org", PASSWORD)
    ada = Client()
    assert ada.post("/accounts/password/reset/", {"email": "ada@example.org"}, follow=True).status_code == 200
    scheduler.letters()
    (link,) = re.findall(rf"{settings.SITE}(/accounts/password/reset/key/\S+)", str(mail.outbox[0].body))
    form = ada.get(link)["Location"]
    assert ada.get(form).status_code == 200
    changed = ada.post(form, {"password1": "another-far-too-long", "password2": "another-far-too-long"}, follow=True)
    assert changed.status_code == 200
    ada.post("/accounts/login/", {"login": "ada", "password": "another-far-too-long"})
    assert signed_in(ada)


@pytest.mark.parametrize(
    "rest",
    ["email/", "confirm-email/", "confirm-email/abc/", "reauthenticate/", "password/set/", "login/code/confirm/"],
)
def test_pages_of_accounts_that_nobody_needs_are_not_there(rest: str) -> None:
    """By the page of addresses somebody could have letters written to any, under a name of their choice."""
    client = Client()
    client.force_login(account())
    assert client.get(f"/accounts/{rest}").status_code == 404
    assert client.post(f"/accounts/{rest}", {"action_add": "", "email": "victim@example.org"}).status_code == 404
    assert mail.outbox == []


# --- who asks -------------------------------------------------------------------------------------------


def test_whether_there_is_an_account_is_not_told() -> None:
    account()
    told = [
        Client().post("/api/token", {"username": name, "password": "guess"}, content_type="application/json").content
        for name in ("ada", "nobody")
    ]
    assert told[0] == told[1]


def test_one_address_makes_no_more_guests_than_some() -> None:
    most = LIMITS["guest-from"][0]
    answers = [Client().post("/settings", {"name": "Eve"}).status_code for _ in range(most + 1)]
    assert answers == [302] * most + [429]
    assert Person.objects.count() == most
    assert Client().get("/").status_code == 200


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1"),
        ("?", "?"),
        ("", ""),
    ],
)
def test_an_address_counts_for_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("deed", "path"), [("guest-from", "/settings"), ("guest", "/api/guest"), ("invite", "/i/guess/accept")]
)
def test_many_addresses_of_one_network_are_one(deed: str, path: str) -> None:
    """Whoever rents the smallest machine has 2⁶⁴ of them."""

    def refused(address: str) -> bool:
        client = Client(REMOTE_ADDR=address)
        return client.post(path, {"name": "Eve"}, content_type=JSON if "api" in path else FORM).status_code == 429

    assert not any(refused(f"2001:db8::{number:x}:1") for number in range(LIMITS[deed][0]))
    assert refused("2001:db8::ffff:2")
    assert not refused("2001:db8:0:1::1")


def test_addresses_of_ipv4_are_told_apart_however_they_are_written() -> None:
    account()
    for number in range(11):
        guess = {"login": f"ada{number}", "password": "guess"}
        Client(REMOTE_ADDR="::ffff:10.0.0.1").post("/accounts/login/", guess)
    ada = Client(REMOTE_ADDR="::ffff:10.0.0.2")
    ada.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    assert signed_in(ada)


# --- sessions -------------------------------------------------------------------------------------------


def test_a_session_that_somebody_made_up_is_not_taken() -> None:
    victim = Client()
    victim.cookies["sessionid"] = "a" * 32
    victim.post("/settings", {"name": "Ada"})
    assert victim.cookies["sessionid"].value != "a" * 32
    thief = Client()
    thief.cookies["sessionid"] = "a" * 32
    assert b"Ada" not in thief.get("/").content


def test_who_becomes_a_guest_gets_a_session_that_nobody_knew() -> None:
    """A page may have begun a session before, for whoever looked at it; it could have been planted."""
    thief = Client()
    session = thief.session
    session["language"] = "en"
    session.save()
    known = session.session_key
    assert known is not None
    victim = Client()
    victim.cookies["sessionid"] = known
    victim.post("/settings", {"name": "Ada"})
    assert victim.cookies["sessionid"].value != known
    thief.cookies["sessionid"] = known
    assert b"Ada" not in thief.get("/").content


def test_signing_in_and_out_changes_the_session() -> None:
    account()
    ada = Player("Ada")
    as_guest = ada.client.cookies["sessionid"].value
    ada.client.post("/accounts/login/", {"login": "ada", "password": PASSWORD})
    as_account = ada.client.cookies["sessionid"].value
    assert signed_in(ada.client)
    assert as_account != as_guest
    ada.client.post("/accounts/logout/")
    for old in (as_guest, as_account):
        thief = Client()
        thief.cookies["sessionid"] = old
        assert not signed_in(thief)
        assert thief.get("/api/me").status_code == 401


def test_another_password_ends_the_sessions_and_the_token() -> None:
    ada, thief = Client(), Client()
    user = account()
    for client in (ada, thief):
        client.force_login(user)
    made = ada.post("/api/token", {"username": "ada", "password": PASSWORD}, content_type="application/json").json()
    assert thief.get("/api/me").status_code == 200
    user.set_password("another-far-too-long")
    user.save()
    assert thief.get("/api/me").status_code == 401
    assert Client().get("/api/me", headers={"authorization": f"Bearer {made['token']}"}).status_code == 401


def test_an_account_that_was_shut_has_no_session_and_no_token() -> None:
    user = account()
    ada = Client()
    ada.force_login(user)
    made = ada.post("/api/token", {"username": "ada", "password": PASSWORD}, content_type="application/json").json()
    headers = {"authorization": f"Bearer {made['token']}"}
    assert Client().get("/api/me", headers=headers).status_code == 200
    User.objects.update(is_active=False)
    assert ada.get("/api/me").status_code == 401
    assert Client().get("/api/me", headers=headers).status_code == 401
    again = Client().post("/api/token", {"username": "ada", "password": PASSWORD}, content_type="application/json")
    assert again.status_code == 401


def test_a_token_is_worth_nothing_once_it_was_given_back() -> None:
    ada = Program("Ada")
    headers = {"authorization": f"Bearer {ada.token}"}
    assert ada.client.delete("/api/token", headers=headers).status_code == 204
    assert ada.get("me").refusal == (401, "unknown-token")
