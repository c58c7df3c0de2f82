"""Another site in the same browser: forged forms, frames, redirects, hosts, and scripts that want to read answers.

Forged clicks at a table, cookies and the policy of the usual pages are in tests/server/accounts/test_people.py and
test_api.py.
"""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from langbord.server.models import Person
from tests.server.players import Player, sit_down, truth

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]
EVIL = "https://evil.example"
#: Links in letters stop them by one click of the mail program, which has no form of ours (RFC 8058).
WITHOUT_FORM = ("stop-letters",)


def our_addresses() -> list[str]:
    """Every address of the pages, with something in the place of its names."""
    found: list[str] = []
    for pattern in get_resolver().url_patterns:
        if isinstance(pattern, URLPattern) and pattern.name not in WITHOUT_FORM:
            route = re.sub(r"<(slug|str):\w+>", "nusfjord", str(pattern.pattern))
            found.append("/" + route.replace("<int:number>", "1"))
        elif isinstance(pattern, URLResolver) and str(pattern.pattern) == "accounts/":
            found += [f"/accounts/{name}/" for name in ("login", "signup", "logout", "password/change")]
    return found


@pytest.mark.parametrize("address", our_addresses())
@pytest.mark.parametrize("origin", ["", EVIL, "null"])
def test_no_form_of_another_site_does_anything(address: str, origin: str) -> None:
    victim = Client(enforce_csrf_checks=True)
    victim.cookies = Player("Ada").client.cookies
    headers = {"origin": origin} if origin else {}
    assert victim.post(address, {"name": "Eve"}, headers=headers).status_code in (403, 405)
    assert [person.name for person in Person.objects.all()] == ["Ada"]


def test_a_stolen_form_token_does_not_help_another_site() -> None:
    victim = Client(enforce_csrf_checks=True)
    victim.cookies = Player("Ada").client.cookies
    victim.get("/")
    token = victim.cookies["csrftoken"].value
    answer = victim.post("/settings", {"name": "Eve", "csrfmiddlewaretoken": token}, headers={"origin": EVIL})
    assert answer.status_code == 403
    assert victim.post("/settings", {"name": "Bo", "csrfmiddlewaretoken": token}).status_code == 302


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/x-www-form-urlencoded"])
def test_the_interface_does_nothing_for_a_form_of_another_site(kind: str) -> None:
    """A form can send JSON as plain text, and the browser sends the cookie along."""
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    before = truth(table)
    victim = Client(enforce_csrf_checks=True)
    victim.cookies = ada.client.cookies
    for operation in ("concede", "play", "leave", "chat", "standin"):
        body = '{"words": ["gold"], "version": 0, "answers": 0, "text": "hi", "level": "calm"}'
        answer = victim.post(f"/api/tables/{table.name}/{operation}", body, content_type=kind, headers={"origin": EVIL})
        assert (answer.status_code, answer.json()["key"]) == (403, "forged")
    assert truth(table) == before


def test_no_other_site_may_read_an_answer() -> None:
    ada = Player("Ada")
    for address in ("/", "/api/me", "/api/tables", "/api/openapi.json"):
        answer = ada.client.get(address, headers={"origin": EVIL})
        assert not [name for name in answer.headers if name.lower().startswith("access-control-")], address
    asked = ada.client.options("/api/tables", headers={"origin": EVIL, "access-control-request-method": "POST"})
    assert "Access-Control-Allow-Origin" not in asked.headers


def test_nothing_can_be_shown_in_a_frame_or_taken_for_something_else() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    ada.post(table, "do/concede")
    addresses = ["/", "/daily", "/worlds", "/admin/login/", "/api/docs", "/api/games", "/nowhere", "/accounts/login/"]
    addresses += [f"/t/{table.name}{rest}" for rest in ("", "/record", "/picture.svg", "/report.json", "/why?word=x")]
    for address in addresses:
        headers = ada.client.get(address).headers
        assert headers["X-Frame-Options"] == "DENY", address
        assert headers["X-Content-Type-Options"] == "nosniff", address
        assert headers["Referrer-Policy"] == "same-origin", address
        if not address.startswith("/admin/"):
            assert "frame-ancestors 'none'" in headers["Content-Security-Policy"], address
            assert "unsafe" not in headers["Content-Security-Policy"], address


@pytest.mark.parametrize(
    "back",
    [EVIL, "//evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "///evil.example",
     "http:evil.example", "javascript:alert(1)", "/%09/evil.example\r\nSet-Cookie: a=b", "https:///evil.example",
     "//\u3002evil.example"],
)  # fmt: skip
def test_nobody_is_led_to_another_site(back: str) -> None:
    led = Player("Ada").client.post("/settings", {"back": back})["Location"]
    assert led.startswith("/")
    assert not led.startswith(("//", "/\\"))
    assert "\n" not in led
    signed = Client()
    made = {"username": "ada", "password1": "far-too-long-to-guess", "next": back}
    answer = signed.post("/accounts/signup/", made)
    assert answer.status_code == 302
    led = answer["Location"]  # what begins with one slash stays here, whatever follows it
    assert led.startswith("/")
    assert not led.startswith(("//", "/\\"))
    assert "\n" not in led


@pytest.mark.parametrize(
    "host", ["evil.example", "testserver.evil.example", "evil.example:80", "testserver@evil.example"]
)
def test_links_are_not_made_for_a_host_that_is_not_ours(host: str) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    for address in ("/", f"/t/{table.name}", "/accounts/password/reset/", "/api/games"):
        answer = ada.client.get(address, headers={"host": host})
        assert answer.status_code == 400
        assert b"evil.example" not in answer.content
    page = ada.client.get(f"/t/{table.name}", headers={"x-forwarded-host": "evil.example"})
    assert b"evil.example" not in page.content
