"""Spoilt requests, to pages and to the API: whatever is sent, the answer is no error of the server."""

from __future__ import annotations

import functools
import json
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import transaction
from django.test import Client

from langbord.server.bots.runner import RUNNER
from langbord.server.http import rate_limits
from langbord.server.models import Person, Table
from tests.attacks import mutations

if TYPE_CHECKING:
    from tests.attacks.loaders import Door

JSON = "application/json"
NAME = "ada-of-the-house"  # of the account


class Undone(Exception):
    """Thrown to leave everything as it was before a request."""


@dataclass(frozen=True)
class House:
    """Somebody with an account and a token, at a table that is played and at one that waits, who has a world."""

    person: int
    session: str
    token: str
    playing: str
    waiting: str
    invite: str
    world: str
    edition: str
    tournament: str


def no_limits_and_no_bots() -> None:
    """All requests come from one address, and bots would go on after each was undone."""
    rate_limits.LIMITS.update(dict.fromkeys(rate_limits.LIMITS, (10**9, 10**9)))
    RUNNER.look_at = lambda table: None  # type: ignore[method-assign]
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # or signing in were slow by itself


@functools.cache
def _house_of(database: str) -> House:
    return build()


def house() -> House:
    """Built once for a database."""
    from django.db import connection

    found = _house_of(str(connection.settings_dict["NAME"]))
    if not Person.objects.filter(pk=found.person).exists():
        _house_of.cache_clear()
        return house()
    return found


def build() -> House:
    client = Client()
    client.post("/accounts/signup/", {"username": NAME, "password1": "far-too-long-to-guess"})
    client.post("/settings", {"name": "Ada", "confirm": "yes"})
    made = client.post("/api/guest", json.dumps({"name": "Bo"}), content_type=JSON).json()
    names = []
    for seats in ("calm", "open"):
        wish = {"seats": "2", "seat-0": "me", "seat-1": seats, "option-start": "0"}
        names.append(client.post("/new/nusfjord/create", wish)["Location"].rsplit("/", 1)[-1])
    invite = Table.objects.get(name=names[1]).invite
    from tests.attacks import loaders

    sound = json.dumps(loaders.sound_world()).encode()
    client.post("/worlds/bring-in", {"world": SimpleUploadedFile("world.json", sound)})
    person = Person.objects.get(user__username=NAME)
    client.post("/editions/new", {"game": "reykholt", "base": "", "name": "A box of mine"})
    session = client.cookies["sessionid"].value
    cup = client.post("/tournaments", {"game": "nusfjord", "title": "A cup", "seats": "2", "host-name": "Ada"})[
        "Location"
    ]
    kept = person.worlds.get().key, person.editions.get().key, cup.rsplit("/", 1)[-1]
    return House(person.pk, session, made["token"], names[0], names[1], invite, *kept)


#: Method, address and what is sent; {p} is a table that is played, {w} one that waits, {i} its invite, {k} a world,
#: {e} an edition, {c} a tournament.
PAGES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("GET", "/learn/nusfjord", {"rules": "full"}),
    ("POST", "/learn/nusfjord/first-plate", {}),
    ("GET", "/", {}),
    ("POST", "/settings", {"name": "Ada", "language": "en", "theme": "dark", "confirm": "no", "back": "/"}),
    ("GET", "/notices", {"said": "saved"}),
    ("POST", "/notices", {"mail": "turn", "address": "ada@example.org", "after": "5", "hour": "8", "zone": "Asia/Tokyo",
                          "quiet": "yes", "quiet-from": "22", "quiet-to": "7"}),
    ("GET", "/notices/waiting", {"here": "abc"}),
    ("POST", "/notices/again", {}),
    ("GET", "/notices/confirm/MTI:1uQ:abc", {}),
    ("POST", "/notices/stop/abc", {"List-Unsubscribe": "One-Click"}),
    ("POST", "/play/nusfjord", {"seats": "2", "option-deck": "cod"}),
    ("GET", "/new/reykholt", {}),
    ("POST", "/new/keyharvest/create", {"seats": "3", "seat-0": "me", "pace": "live", "clock-minutes": "30"}),
    ("GET", "/daily", {"day": "2026-01-01"}),
    ("GET", "/favicon.ico", {}),
    ("POST", "/settings/remove", {"password": "guess"}),
    ("POST", "/daily/reykholt", {}),
    ("GET", "/worlds", {}),
    ("GET", "/stories", {}),
    ("POST", "/stories/reykholt/S1", {"seats": "2"}),
    ("GET", "/worlds/{k}/go-on", {}),
    ("POST", "/worlds/{k}/take-up", {"seats": "2", "seat-0": "me", "seat-1": "calm", "option-mode": "competitive"}),
    ("POST", "/worlds/{k}/rename", {"name": "The near shore"}),
    ("POST", "/worlds/{k}/duplicate", {}),
    ("POST", "/worlds/{k}/throw-away", {"sure": "yes"}),
    ("GET", "/worlds/{k}/export", {}),
    ("GET", "/worlds/{k}/chronicle", {}),
    ("GET", "/worlds/{k}/chronicle.md", {}),
    ("GET", "/s/{i}", {}),
    ("GET", "/i/{i}", {}),
    ("POST", "/i/{i}/accept", {"name": "Bo"}),
    ("GET", "/b/{i}", {}),
    ("POST", "/b/{i}", {"sure": "yes"}),
    ("GET", "/editions/", {}),
    ("POST", "/editions/new", {"game": "nusfjord", "base": "house-2", "name": "My box"}),
    ("GET", "/editions/{e}/", {"card": "service-a:A01", "figures": ""}),
    ("POST", "/editions/{e}/card", {"file": "service", "slot": "A01", "effect": "gain 1 carrot", "next": "A02"}),
    ("GET", "/editions/{e}/words", {"file": "service", "slot": "A01", "field": "effect", "text": "gain "}),
    ("POST", "/editions/{e}/undo", {}),
    ("POST", "/editions/{e}/figures", {"rounds": "7"}),
    ("POST", "/editions/{e}/settings", {"name": "My box", "public": "yes", "deck": "plaice"}),
    ("POST", "/editions/{e}/paste", {"text": "A01;gain 1 carrot", "file-of-cards": "service", "write": "yes",
                                     "column-0": "slot", "heading": "no"}),
    ("POST", "/editions/{e}/check", {}),
    ("GET", "/editions/{e}/file", {}),
    ("POST", "/editions/{e}/copy", {}),
    ("POST", "/editions/{e}/delete", {"sure": "yes"}),
    ("GET", "/score/", {}),
    ("GET", "/score/nusfjord", {"seats": "2", "name-0": "Ada", "option-deck": "cod", "count": ""}),
    ("GET", "/me", {}),
    ("GET", "/settings/data", {}),
    ("GET", "/settings/blocked", {}),
    ("GET", "/privacy", {}),
    ("GET", "/imprint", {}),
    ("GET", "/moderation/", {}),
    ("POST", "/moderation/second", {"code": "123456"}),
    ("POST", "/moderation/1", {"decision": "mute"}),
    ("GET", "/push-worker.js", {}),
    ("POST", "/notices/push", {"endpoint": "https://push.example/1", "p256dh": "BA", "auth": "x", "try": "yes"}),
    ("POST", "/notices/push/end", {"endpoint": "https://push.example/1"}),
    ("POST", "/notices/channels", {"kind": "webhook", "hook": "https://hooks.example/1"}),
    ("POST", "/notices/channels/abc/try", {}),
    ("POST", "/notices/channels/abc/end", {}),
    ("POST", "/who/ada/block", {"back": "/"}),
    ("POST", "/who/ada/unblock", {}),
    ("POST", "/who/ada/report", {"table": "{p}", "reason": "names", "text": "hello", "block": "yes"}),
    ("GET", "/t/{p}/people", {"reported": ""}),
    ("POST", "/tournaments", {"game": "nusfjord", "title": "A cup", "seats": "2", "form": "swiss", "rounds": "3",
                              "days": "3", "rated": "yes", "host-name": "Ada"}),
    ("GET", "/tournaments/{c}", {}),
    ("POST", "/tournaments/{c}/join", {"name": "Bo"}),
    ("POST", "/tournaments/{c}/send-away", {"entrant": "1"}),
    ("GET", "/stories", {}),
    ("POST", "/stories/reykholt/1", {"seats": "2"}),
    ("POST", "/t/{p}/position", {"at": "0"}),
    ("GET", "/p/abc", {"text": ""}),
    ("POST", "/p/abc/begin", {"freely": ""}),
    ("POST", "/p/abc/lesson", {"what": "score", "least": "3", "title": "One", "text": "x", "hint": "y", "turns": "1"}),
    ("POST", "/p/abc/throw-away", {"sure": "yes"}),
    ("GET", "/who/ada", {"game": "nusfjord", "q": "Bo", "page": "2"}),
    ("GET", "/ratings", {"game": "nusfjord", "seats": "2"}),
    ("GET", "/t/{p}/my-seat", {}),
    ("POST", "/t/{p}/my-seat", {"deed": "renew"}),
    ("POST", "/t/{p}/misfit/go-on", {}),
    ("GET", "/t/{p}", {"at": "1", "text": ""}),
    ("POST", "/t/{p}/play", {"words": "gold", "version": "0", "at": "0"}),
    ("POST", "/t/{p}/undo", {"count": "1", "version": "0"}),
    ("POST", "/t/{p}/settle", {"version": "0"}),
    ("POST", "/t/{p}/always", {"prompt": "x", "word": "no"}),
    ("POST", "/t/{p}/hurry", {}),
    ("POST", "/t/{p}/lift", {"seat": "0"}),
    ("GET", "/t/{p}/why", {"word": "ship"}),
    ("POST", "/t/{p}/chat", {"text": "hello"}),
    ("POST", "/t/{p}/note", {"text": "hello"}),
    ("GET", "/t/{p}/record", {}),
    ("GET", "/t/{p}/story", {}),
    ("GET", "/t/{p}/chronicle", {}),
    ("GET", "/t/{p}/chronicle.md", {}),
    ("POST", "/t/{p}/hint/close", {}),
    ("POST", "/t/{p}/nudge", {}),
    ("POST", "/t/{w}/do/join", {"seat": "1", "invite": "{i}"}),
    ("POST", "/t/{p}/do/standin", {"level": "calm"}),
    ("POST", "/t/{p}/do/fill", {"level": "calm"}),
    ("POST", "/t/{p}/do/timeout", {"seat": "1"}),
    ("POST", "/t/{p}/do/take-back", {"version": "0"}),
    ("POST", "/t/{p}/do/take-back-agree", {}),
    ("POST", "/t/{w}/do/unseat", {"seat": "1"}),
    ("POST", "/t/{w}/do/decline", {}),
    ("POST", "/t/{p}/try", {"at": "0"}),
    ("POST", "/t/{p}/position", {"at": "1"}),
    ("GET", "/p/{p}", {"text": ""}),
    ("POST", "/p/{p}/begin", {"freely": "yes"}),
    ("POST", "/p/{p}/lesson", {"title": "Gold", "what": "me.gold", "least": "3", "turns": "2", "text": "An idea"}),
    ("POST", "/p/{p}/throw-away", {"sure": "yes"}),
    ("GET", "/t/{p}/report", {"at": "1"}),
    ("GET", "/t/{p}/picture.svg", {}),
    ("GET", "/t/{p}/report.json", {"at": "1", "comment": "hello"}),
    ("POST", "/accounts/login/", {"login": "ada", "password": "guess"}),
    ("POST", "/accounts/signup/", {"username": "ada", "password1": "far-too-long-to-guess"}),
)  # fmt: skip
#: Routes that need no line there: files go through `upload`, and what these two read is the name of a table alone.
ELSEWHERE = {"import-record", "bring-in-world", "hint", "turning"}
PROGRAMS: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("GET", "/api/games", {}),
    ("GET", "/api/me", {}),
    ("GET", "/api/tables", {"which": "open"}),
    ("POST", "/api/guest", {"name": "Cy", "language": "ru", "confirm": True}),
    ("POST", "/api/token", {"username": "ada", "password": "guess"}),
    ("POST", "/api/tables", {"game": "nusfjord", "seats": ["me", "calm"], "options": {"deck": "cod"}, "listed": True,
                             "pace": "live", "clock": {"minutes": 30, "increment": 30}}),
    ("POST", "/api/join/{i}", {}),
    ("GET", "/api/tables/{p}", {}),
    ("POST", "/api/tables/{p}/play", {"words": ["gold"], "version": 0, "answers": 0, "auto": True}),
    ("POST", "/api/tables/{p}/undo", {"count": 1, "version": 0}),
    ("POST", "/api/tables/{p}/settle", {"version": 0}),
    ("GET", "/api/tables/{p}/why", {"word": "ship"}),
    ("POST", "/api/tables/{p}/always", {"prompt": "x", "word": "no"}),
    ("POST", "/api/tables/{p}/chat", {"text": "hello"}),
    ("POST", "/api/tables/{w}/join", {"seat": 1, "invite": "{i}"}),
    ("POST", "/api/tables/{p}/standin", {"level": "calm"}),
    ("POST", "/api/tables/{p}/fill", {"level": "calm"}),
    ("POST", "/api/tables/{p}/timeout", {"seat": 1}),
    ("POST", "/api/tables/{p}/take-back", {"version": 0}),
    ("POST", "/api/tables/{p}/take-back-refuse", {}),
    ("POST", "/api/tables/{w}/unseat", {"seat": 1}),
    ("POST", "/api/tables/{p}/seat-link", {"renew": True}),
    ("POST", "/api/back/{i}", {}),
)  # fmt: skip


class NotRefused(Exception):
    """The server answered with a mistake of its own, or the API with something that is no JSON."""


def page(rng: random.Random) -> None:
    """As a browser sends it."""
    method, address, values = rng.choice(PAGES)
    spoilt = mutations.of_json(rng, values)
    fields = _fields(spoilt)
    client = _browser(rng)
    address = _address(rng, address)
    if method == "GET":
        _send(rng, client, "GET", address, fields)
    else:
        if rng.random() < 0.1:
            fields["file"] = SimpleUploadedFile("x", b"x")
        _send(rng, client, "POST", address, fields)


def program(rng: random.Random) -> None:
    """As a program sends it."""
    method, address, values = rng.choice(PROGRAMS)
    body = mutations.of_json(rng, values)
    client = _browser(rng) if rng.random() < 0.3 else _stranger()
    address = _address(rng, address)
    if method == "GET":
        _send(rng, client, "GET", address, _fields(body))
        return
    text = json.dumps(body).replace("{i}", house().invite)
    sent = mutations.of_text(rng, text) if rng.random() < 0.2 else text.encode()
    _send(rng, client, "POST", address, sent, content_type=rng.choice((JSON, JSON, JSON, "text/plain", "x/\x7f")))


def upload(rng: random.Random) -> None:
    """A record or a world, through the form."""
    from tests.attacks import loaders

    address, field, sound = rng.choice(
        (
            ("/import", "record", rng.choice(loaders.sound_records())),
            ("/worlds/bring-in", "world", loaders.sound_world()),
        )
    )
    file = SimpleUploadedFile("it.json", loaders._as_bytes(rng, mutations.of_json(rng, sound)))
    _send(rng, _browser(rng), "POST", address, {field: file})


def _fields(data: Any) -> dict[str, Any]:
    """As a form can say it: texts, though not always of real letters."""
    if not isinstance(data, dict):
        return {"x": "y"}
    return {str(key).encode("utf-8", "replace").decode(): _field(value) for key, value in data.items()}


def _field(value: Any) -> bytes:
    return str(value).encode("utf-8", "surrogatepass")


@functools.cache
def _client() -> Client:
    """One for all: what it passes through takes long to set up."""
    return Client()


def _stranger() -> Client:
    client = _client()
    client.cookies.clear()
    return client


def _browser(rng: random.Random) -> Client:
    client = _stranger()
    if rng.random() < 0.9:
        client.cookies["sessionid"] = house().session
    return client


def _address(rng: random.Random, address: str) -> str:
    home = house()
    address = address.replace("{p}", home.playing).replace("{w}", home.waiting).replace("{i}", home.invite)
    address = address.replace("{k}", home.world).replace("{e}", home.edition).replace("{c}", home.tournament)
    if rng.random() < 0.1:
        address = mutations.of_text(rng, address[1:]).decode("utf-8", "replace")
        from urllib.parse import quote

        address = "/" + quote(address[:2_000], safe="/")
    return address


def _send(rng: random.Random, client: Client, method: str, address: str, data: Any, **more: Any) -> None:
    headers = {"accept": rng.choice((JSON, "text/html", "")), "accept-language": rng.choice(("ru", "en;q=x", "\xff"))}
    if address.startswith("/api/") and rng.random() < 0.8:
        token = house().token if rng.random() < 0.9 else str(mutations.nasty(rng))[:50]
        headers["authorization"] = f"Bearer {token}".encode("ascii", "replace").decode()
    if rng.random() < 0.03:
        headers["host"] = rng.choice(("evil.example", "", "testserver:x", "[::"))
    try:
        with transaction.atomic():
            send = client.get if method == "GET" else client.post
            answer: Any = send(address, data, headers=headers, **more)
            if answer.status_code >= 500:
                raise NotRefused(f"{answer.status_code} for {method} {address} {data!r:.200}")
            if address.startswith("/api/") and answer.status_code >= 400 and "host" not in headers:
                _must_be_json(answer, f"{method} {address} {data!r:.200}")
            raise Undone
    except Undone:
        pass


def _must_be_json(answer: Any, what: str) -> None:
    if answer.headers.get("Content-Type") != JSON:
        raise NotRefused(f"{answer.status_code} and no JSON for {what}: {answer.content[:80]!r}")


#: How often of a hundred cases each is tried.
DOORS: dict[Door, int] = {page: 2, program: 6, upload: 1}
