"""The second factor of moderators."""

from __future__ import annotations

import base64
import time

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client

from langbord.server.accounts import moderators, second_factor
from langbord.server.models import SecondFactor

pytestmark = pytest.mark.django_db


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "SECOND_FACTOR", True)


def moderator() -> Client:
    user = User.objects.filter(username="mo").first() or User.objects.create_user("mo")
    moderators.make("mo")
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    client.get("/")
    return client


def code(secret: str, later: int = 0) -> str:
    return second_factor.code_at(secret, int(time.time()) // 30 + later)


@pytest.mark.parametrize(("at", "told"), [(59, "287082"), (1111111109, "081804"), (20000000000, "353130")])
def test_codes_are_those_of_rfc_6238(at: int, told: str) -> None:
    assert second_factor.code_at(base64.b32encode(b"12345678901234567890").decode(), at // 30) == told


@pytest.mark.usefixtures("asked")
def test_a_moderator_tells_their_app_and_is_asked_in_each_browser() -> None:
    client = moderator()
    for path in ("/admin/", "/moderation/"):
        assert client.get(path)["Location"].startswith("/moderation/second")
    page = client.get("/moderation/second").content.decode()
    secret = page.split('id="second-secret">')[1].split("<")[0]
    assert "<svg" in page
    assert "not the code" in client.post("/moderation/second", {"code": "123"}).content.decode()
    done = client.post("/moderation/second", {"code": code(secret)}).content.decode()
    spare = [part.split("<")[0] for part in done.split("<code>")[1:]]
    assert len(spare) == second_factor.SPARE
    assert client.get("/moderation/").status_code == client.get("/admin/").status_code == 200

    other = moderator()
    assert secret not in other.get("/moderation/second").content.decode()
    assert other.get("/moderation/").status_code == 302
    assert other.post("/moderation/second", {"code": code(secret)}).status_code == 200  # it was used already
    assert other.get("/admin/").status_code == 302
    passed = other.post("/moderation/second?next=/admin/", {"code": code(secret, 1)})
    assert (passed.status_code, passed["Location"]) == (302, "/admin/")
    assert other.get("/moderation/").status_code == 200

    third = moderator()
    assert third.post("/moderation/second?next=//evil.example/", {"code": spare[0]})["Location"] == "/moderation/"
    fourth = moderator()
    assert fourth.post("/moderation/second", {"code": spare[0]}).status_code == 200  # each is good once
    assert spare[1] not in str(SecondFactor.objects.values().get())


@pytest.mark.usefixtures("asked")
def test_it_is_asked_for_again_after_some_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    client = moderator()
    secret = client.get("/moderation/second").content.decode().split('id="second-secret">')[1].split("<")[0]
    client.post("/moderation/second", {"code": code(secret)})
    assert client.get("/moderation/").status_code == 200
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + second_factor.LASTS)
    assert client.get("/moderation/").status_code == 302


@pytest.mark.usefixtures("asked")
def test_codes_cannot_be_tried_through() -> None:
    client = moderator()
    client.get("/moderation/second")
    answers = [client.post("/moderation/second", {"code": f"{number:06d}"}).status_code for number in range(12)]
    assert answers[-1] == 429


@pytest.mark.usefixtures("asked")
def test_whoever_looks_after_the_house_no_longer_has_none() -> None:
    client = moderator()
    secret = client.get("/moderation/second").content.decode().split('id="second-secret">')[1].split("<")[0]
    client.post("/moderation/second", {"code": code(secret)})
    moderators.end("mo")
    assert not SecondFactor.objects.exists()
    assert client.get("/moderation/").status_code == 404


def test_a_house_at_home_asks_for_none() -> None:
    assert not settings.SECOND_FACTOR
    assert moderator().get("/moderation/").status_code == 200
