"""Whatever can be sent here has a limit, or it says here why not. All limits are shut, and every address is tried."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import URLPattern, reverse

from langbord import games
from langbord.lessons import reader
from langbord.server.accounts import people
from langbord.server.api.routes import api
from langbord.server.http import rate_limits
from langbord.server.models import Notice, OwnEdition, Person, SharedPosition, Table, World
from langbord.server.tables import seat_links
from langbord.server.tables.errors import Refused
from langbord.server.urls import urlpatterns
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]

#: What may be sent without a limit, by the name of its address.
UNLIMITED = {
    "confirm-address": "the link is signed and opens one address once; what is no such link is refused before anything",
    "moderation-report": "it is there for moderators alone, who decide each once",
    "second-factor": "for moderators alone, whose codes have a limit: test_second_factor.py",
    "icon": "leads to a picture, whatever is sent",
    "stop-letters": "mailboxes send it by themselves, it only ends letters, and guessing at links has a limit",
}
#: The same of the API.
UNLIMITED_OPERATIONS = {
    "delete /token": "it takes the token that it is sent with, so it can be done once",
}
DEEDS = {"seat-deed": "leave", "misfit": "go-on", "tournament-deed": "leave"}
FORMS: dict[str, dict[str, Any]] = {
    "play": {"words": "gold", "version": 0, "at": 0},
    "undo": {"count": 1, "version": 0},
    "settle": {"version": 0},
    "lift": {"seat": 0},
    "my-seat": {"deed": "make"},
    "throw-world-away": {"sure": "yes"},
    "edition-delete": {"sure": "yes"},
    "back": {"sure": "yes"},
}
BODIES: dict[str, dict[str, Any]] = {
    "/token": {"username": "ada", "password": "a password"},
    "/tables": {"game": "nusfjord", "seats": ["me", "calm"]},
    "/play": {"words": ["gold"], "version": 0, "answers": 0},
    "/undo": {"count": 1, "version": 0},
    "/settle": {"version": 0},
    "/always": {"prompt": "p"},
    "/chat": {"text": "hello"},
    "/unseat": {"seat": 1},
    "/timeout": {"seat": 1},
    "/take-back": {"version": 0},
}


def shut_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def spend(deed: str, who: str) -> None:
        raise Refused("too-fast", 429)

    monkeypatch.setattr(rate_limits.BUCKETS, "spend", spend)


def an_account_at_a_table() -> tuple[Client, Person, Table, World]:
    user = User.objects.create_user("ada", password="a password")
    ada = Player()
    ada.client.force_login(user)
    ada.client.post("/settings", {"name": "Ada"})
    person = people.of_account(user)
    table = sit_down(ada, Player("Bo"))
    Notice.objects.create(person=person, mail=Notice.TURN, address="ada@example.org")
    game = next(plugin.meta for plugin in games.plugins() if plugin.meta.worlds)
    world = World.objects.create(name="Ours", game=game.name, owner=person, seats=2, rules=game.rules)
    return ada.client, person, table, world


def test_every_form_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    client, person, table, world = an_account_at_a_table()
    bo = table.places.get(number=1).person
    assert bo is not None
    link = seat_links.token_of(seat_links.make(table, bo))
    lesson = next(lesson for plugin in games.plugins() for lesson in reader.lessons_of(plugin.meta.name))
    saga = next(plugin for plugin in games.plugins() if plugin.saga is not None)
    assert saga.saga is not None
    edition = OwnEdition.objects.create(owner=person, game=table.game, name="Ours", draft={"base": "house-2"})
    code = SharedPosition.objects.create(owner=person, game=table.game, seats=2, seat=0, rules=2, origin={}).code
    shut_all(monkeypatch)
    limited: set[str] = set()
    free: set[str] = set()
    for pattern in urlpatterns:
        if not isinstance(pattern, URLPattern) or pattern.name is None:
            continue  # of allauth, the admin and the API, which have limits of their own
        known = {"name": table.name, "game": table.game, "key": world.key, "deed": DEEDS.get(pattern.name, "")}
        if pattern.name == "begin-lesson":
            known |= {"game": lesson.game, "lesson": lesson.name}
        known["token"] = {"back": link, "stop-letters": Notice.objects.get().token}.get(pattern.name, table.invite)
        known |= {"code": code, "handle": people.handle_of(bo), "number": "1"}
        if pattern.name.startswith("edition"):
            known["key"] = edition.key
        if pattern.name == "begin-chapter":
            known |= {"game": saga.meta.name, "chapter": saga.saga().chapters[0].key}
        kwargs = {name: known[name] for name in pattern.pattern.converters}
        if pattern.name == "play-daily":
            kwargs["game"] = next(plugin.meta.name for plugin in games.plugins() if plugin.daily is not None)
        sent = Client() if pattern.name == "back" else client
        answer = sent.post(reverse(pattern.name, kwargs=kwargs), FORMS.get(pattern.name, {}))
        if answer.status_code == 405:
            continue  # a page to look at
        (limited if answer.status_code == 429 else free).add(pattern.name)
    assert free == UNLIMITED.keys()
    assert {"play", "concede", "settle"} & limited == {"play", "settle"}


def test_every_operation_of_the_api_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    _, person, table, _ = an_account_at_a_table()
    link = seat_links.token_of(seat_links.make(table, table.places.get(number=1).person))  # type: ignore[arg-type]
    shut_all(monkeypatch)
    limited: set[str] = set()
    free: set[str] = set()
    for path, operations in api.get_openapi_schema(path_prefix="")["paths"].items():
        for method in operations.keys() & {"post", "put", "patch", "delete"}:
            address = path.format(name=table.name, invite=table.invite, token=link)
            body = next((body for end, body in BODIES.items() if path.endswith(end)), {})
            answer = getattr(Client(), method)(
                f"/api{address}",
                json.dumps(body),
                content_type="application/json",
                headers={"Authorization": f"Bearer {people.new_token(person)}"},
            )
            (limited if answer.status_code == 429 else free).add(f"{method} {path}")
    assert free == UNLIMITED_OPERATIONS.keys()
    assert "post /tables/{name}/concede" in limited
