"""The JSON API, at /api/: whatever a game needs, for programs. docs/api.md shows how to use it; what is sent stands in
requests.py, what is answered in responses.py.

A program sends a bearer token; a page of ours sends the session cookie, and with it the CSRF token. Whoever only looks
needs neither. Every refusal is one sentence with a key: `{"key": "stale", "text": "The table has changed …"}`.
"""

from __future__ import annotations

from typing import Any, Literal, cast

from django.conf import settings
from django.contrib.auth import authenticate
from django.core.exceptions import RequestDataTooBig
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.urls import reverse
from ninja import NinjaAPI, Status
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.security import APIKeyCookie, HttpBearer

from langbord import games
from langbord.engine.errors import LangbordError, OptionError
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.api import requests as wishes
from langbord.server.api import responses as bodies
from langbord.server.commands import table as commands
from langbord.server.commands.command import Caller
from langbord.server.http import refusals
from langbord.server.http.rate_limits import BUCKETS, by_caller, by_name, by_person, by_visitor, spend_on_a_table
from langbord.server.http.sanitize import one_line
from langbord.server.leaderboards import daily
from langbord.server.models import Person, Table
from langbord.server.pages import error_texts, table_page
from langbord.server.pages.live_page import viewer_of
from langbord.server.site_texts import house
from langbord.server.tables import (
    absence,
    clocks,
    export_record,
    lifecycle,
    seat_links,
)
from langbord.server.tables import (
    moves as table_moves,
)
from langbord.server.tables.errors import Refused
from langbord.server.tables.lists import my_tables, waited_for
from langbord.server.tables.positions import BOARDS
from langbord.server.tables.seats import LEVELS, LONGEST_NAME, Wish, names_of

ANYBODY = object()


class Bearer(HttpBearer):
    """`Authorization: Bearer …`: the middleware has looked up whose token it is."""

    def authenticate(self, request: HttpRequest, token: str) -> Person:
        person = cast(Visit, request).person
        if person is None:
            raise Refused("unknown-token", 401)
        return person


class Cookie(APIKeyCookie):
    """The session of a browser; what changes something needs the CSRF token too, which ninja checks."""

    param_name = settings.SESSION_COOKIE_NAME

    def authenticate(self, request: HttpRequest, key: str | None) -> Person | None:
        return cast(Visit, request).person


class Looker(Cookie):
    """Looking is free for everybody."""

    def authenticate(self, request: HttpRequest, key: str | None) -> Any:
        return cast(Visit, request).person or ANYBODY


KNOWN = [Bearer(), Cookie()]
ANYONE = [Bearer(), Looker()]
#: The refusals an operation may answer with; 413 is too large a body, 422 one of the wrong form, 503 a
#: database that is away.
REFUSALS = {frozenset({400, 401, 403, 404, 409, 413, 422, 429, 503}): bodies.Refusal}

api = NinjaAPI(
    title="Langbord",
    version="1",
    urls_namespace="api",
    auth=KNOWN,
    description="Play, watch and study. POST /api/guest gives a token; send it as `Authorization: Bearer …`.",
)


# --- refusals -----------------------------------------------------------------------------------------


def refusal(request: HttpRequest, key: str, status: int, text: str = "") -> HttpResponse:
    """One sentence, in the caller's language."""
    refusals.note(request, key)
    said = text or house(cast(Visit, request).language).say(f"refused-{key}")
    response = JsonResponse({"key": key, "text": said}, status=status)
    if status == 429:
        response["Retry-After"] = "1"
    return response


@api.exception_handler(LangbordError)
def _langbord_error(request: HttpRequest, error: LangbordError) -> HttpResponse:
    key, status = error_texts.key_of(error)
    refusals.note(request, key, error)
    detail = error.detail if isinstance(error, Refused) else ""
    return refusal(request, key, status, detail or error_texts.say(error, cast(Visit, request).language))


@api.exception_handler(ValidationError)
def _validation_error(request: HttpRequest, error: ValidationError) -> HttpResponse:
    first = error.errors[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path", "wish"))
    return refusal(request, "bad-request", 422, f"'{place or 'body'}': {first['msg']}.")


@api.exception_handler(AuthenticationError)
def _nobody(request: HttpRequest, error: AuthenticationError) -> HttpResponse:
    return refusal(request, "who-are-you", 401)


@api.exception_handler(HttpError)
def _http_error(request: HttpRequest, error: HttpError) -> HttpResponse:
    """What ninja itself refuses: a missing CSRF token, a body that is not JSON."""
    if error.status_code == 403 and cast(Visit, request).person is None:  # nobody's session: it cannot be misused
        return refusal(request, "who-are-you", 401)
    return refusal(request, "forged" if error.status_code == 403 else "not-json", error.status_code)


@api.exception_handler(RequestDataTooBig)
def _too_large(request: HttpRequest, error: RequestDataTooBig) -> HttpResponse:
    return refusal(request, "too-large", 413)


@api.exception_handler(Http404)
def _not_found(request: HttpRequest, error: Http404) -> HttpResponse:
    return refusal(request, "no-such-address", 404)


# --- who asks, and where ------------------------------------------------------------------------------


def _person(request: HttpRequest) -> Person:
    """The caller, where the operation lets in only those we know."""
    person = cast(Visit, request).person
    assert person is not None
    return person


def _table(request: HttpRequest, name: str) -> Table:
    table = Table.objects.filter(name=name).first()
    if table is None:
        raise Refused("no-such-table", 404)
    daily.must_be_open(table, cast(Visit, request).person)
    return table


def _by_page(request: HttpRequest) -> bool:
    """Whether a page asks, with its session: several people may look at it. A program with a token is one alone."""
    return "Authorization" not in request.headers


def _caller(request: HttpRequest) -> Caller:
    return Caller.of(cast(Visit, request))


def _body(request: HttpRequest, table: Table) -> dict[str, Any]:
    visit = cast(Visit, request)
    return bodies.table_body(table, visit.person, visit.language, screen=_by_page(request))


# --- games and people ---------------------------------------------------------------------------------


@api.get("/games", auth=ANYONE, response={200: list[bodies.GameBody], **REFUSALS}, tags=["lobby"])
def list_games(request: HttpRequest) -> Any:
    """The games that can be played here, with their options."""
    return [bodies.game(games.meta(name), LEVELS) for name in games.names()]


@api.post("/guest", auth=None, response={201: bodies.TokenBody, **REFUSALS}, tags=["people"])
def new_guest(request: HttpRequest, wish: wishes.GuestWish = wishes.ANY_GUEST) -> Any:
    """A new guest with a token, which is told only this once."""
    BUCKETS.spend("guest", by_visitor(request))
    name = one_line(wish.name, LONGEST_NAME) or people.guest_name(wish.language)
    person = Person(name=name, language=wish.language, confirm=wish.confirm)
    token = people.new_token(person)
    return Status(201, bodies.person_body(person) | {"token": token})


@api.post("/token", auth=None, response={201: bodies.TokenBody, **REFUSALS}, tags=["people"])
def new_token(request: HttpRequest, wish: wishes.SignIn) -> Any:
    """A token for an account, which is told only this once; the one before it is worth nothing any more."""
    BUCKETS.spend("sign-in", by_visitor(request))
    BUCKETS.spend("sign-in", by_name(wish.username))
    user = authenticate(request, username=wish.username, password=wish.password)
    if user is None:
        raise Refused("wrong-password", 401)
    person = people.of_account(user)
    if person.banned:
        raise Refused("banned", 403)
    return Status(201, bodies.person_body(person) | {"token": people.new_token(person)})


@api.delete("/token", response={204: None, **REFUSALS}, tags=["people"])
def forget_token(request: HttpRequest) -> Any:
    """Your token is worth nothing any more."""
    people.forget_token(_person(request))
    return Status(204, None)


@api.get("/me", response={200: bodies.PersonBody, **REFUSALS}, tags=["people"])
def who_am_i(request: HttpRequest) -> Any:
    """Who the token or the session belongs to."""
    return bodies.person_body(_person(request))


# --- tables -------------------------------------------------------------------------------------------


@api.post("/tables", response={201: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def create_table(request: HttpRequest, wish: wishes.TableWish) -> Any:
    """A new table; the game begins once no seat is open."""
    person = _person(request)
    spend_on_a_table(person, request)
    if wish.game not in games.names():
        raise Refused("no-such-game", 404)
    for option in games.meta(wish.game).options:
        if option.name in wish.options and not option.values:  # folders of the server are not for visitors
            raise OptionError(f"option '{option.name}' cannot be chosen here")
    seats = [_wish(seat, person) for seat in wish.seats]
    if not any(seat.person for seat in seats):
        raise OptionError("one of the seats must be yours: 'me'")
    clock = _clock(wish)
    options: dict[str, object] = dict(wish.options)
    table = lifecycle.create(
        person,
        wish.game,
        options,
        seats,
        listed=wish.listed,
        pace=wish.pace,
        clock=clock,
        patience=_patience(wish),
    )
    table_moves.progress(table)
    return Status(201, _body(request, table))


def _clock(wish: wishes.TableWish) -> dict[str, Any] | None:
    """The clocks that the form for a new table knows."""
    if wish.clock is None:
        return None
    if wish.pace == "leisure" and wish.clock.days in clocks.DAYS:
        return clocks.leisure(wish.clock.days)
    if wish.pace == "live" and wish.clock.minutes in clocks.MINUTES and wish.clock.increment in clocks.INCREMENTS:
        return clocks.live(wish.clock.minutes, wish.clock.increment)
    raise OptionError(
        f"a clock has {_either(clocks.MINUTES)} minutes and {_either(clocks.INCREMENTS)} seconds more for each turn, "
        f"or at leisure {_either(clocks.DAYS)} days for each turn"
    )


def _patience(wish: wishes.TableWish) -> int | None:
    """How long the form for a new table lets the others wait for somebody who is away."""
    if wish.patience == "usual":
        return lifecycle.AS_USUAL
    if wish.patience == "never":
        return None
    choices, unit = (absence.DAYS, clocks.DAY) if wish.pace == "leisure" else (absence.MINUTES, clocks.MINUTE)
    if wish.patience in choices:
        return wish.patience * unit
    raise OptionError(
        f"patience is 'usual', 'never', {_either(absence.MINUTES)} minutes, or at leisure {_either(absence.DAYS)} days"
    )


def _either(numbers: tuple[int, ...]) -> str:
    return f"{', '.join(str(number) for number in numbers[:-1])} or {numbers[-1]}"


def _wish(seat: str, person: Person) -> Wish:
    if seat == "me":
        return Wish(person)
    if seat == "open":
        return Wish()
    return Wish(bot=_level(seat))


def _level(level: str) -> str:
    if level not in LEVELS:
        raise OptionError(f"there is no bot '{level}'; there is {', '.join(LEVELS)}")
    return level


@api.get("/tables", auth=ANYONE, response={200: list[bodies.SummaryBody], **REFUSALS}, tags=["lobby"])
def list_tables(request: HttpRequest, which: Literal["mine", "open", "watch"] = "mine") -> Any:
    """My tables, those waiting for me first; listed tables with an open seat; listed tables to watch."""
    person = cast(Visit, request).person
    if which == "mine":
        if person is None:
            raise Refused("who-are-you", 401)
        found = my_tables(person, waited_for(person))
    else:
        state = Table.OPEN if which == "open" else Table.PLAYING
        found = list(Table.objects.filter(listed=True, state=state).order_by("-changed")[:100])
    return [bodies.summary(table, person, cast(Visit, request).language) for table in found]


@api.post("/join/{slug:invite}", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def join_by_invite(request: HttpRequest, invite: str) -> Any:
    """Sit down by an invite; whoever sits there already keeps their seat."""
    person = _person(request)
    BUCKETS.spend("join", by_person(person))
    table = Table.objects.filter(invite=invite).first()
    if table is None:
        BUCKETS.spend("invite", by_visitor(request))
        raise Refused("no-such-table", 404)
    lifecycle.join(table, person)
    table_moves.progress(table)
    return _body(request, table)


@api.get("/tables/{slug:name}", auth=ANYONE, response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def look(request: HttpRequest, name: str) -> Any:
    """The table as your seat sees it; others see it as spectators."""
    return _body(request, _table(request, name))


@api.get("/tables/{slug:name}/watch", auth=ANYONE, response={307: None, **REFUSALS}, tags=["table"])
def watch(request: HttpRequest, name: str) -> Any:
    """Leads to a stream of server-sent events: `{"number", "version", "state"}` now and whenever the table changes."""
    return HttpResponseRedirect(f"/stream/{_table(request, name).name}?json", status=307)


# --- playing ------------------------------------------------------------------------------------------


@api.post("/tables/{slug:name}/play", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def play(request: HttpRequest, name: str, wish: wishes.Words) -> Any:
    """Answer the question. The same request sent twice plays once; a stale one is refused and plays nothing."""
    table = _table(request, name)
    commands.play.run(
        _caller(request), table, words=wish.words, version=wish.version, answers=wish.answers, forced=wish.auto
    )
    return _body(request, table)


@api.post("/tables/{slug:name}/undo", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def undo(request: HttpRequest, name: str, wish: wishes.Undo) -> Any:
    """Take back answers of your draft."""
    table = _table(request, name)
    commands.undo.run(_caller(request), table, wish.count, wish.version)
    return _body(request, table)


@api.post("/tables/{slug:name}/settle", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def settle(request: HttpRequest, name: str, wish: wishes.Version) -> Any:
    """Confirm your finished turn."""
    table = _table(request, name)
    commands.settle.run(_caller(request), table, wish.version)
    return _body(request, table)


@api.get("/tables/{slug:name}/why", auth=ANYONE, response={200: bodies.Reason, **REFUSALS}, tags=["table"])
def why_not(request: HttpRequest, name: str, word: str) -> Any:
    """Why a word is not possible for you now, with the paragraph of the rules."""
    visit = cast(Visit, request)
    person = visit.person
    BUCKETS.spend("why", by_caller(request, person))
    table = _table(request, name)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        if table.state == Table.OPEN:
            raise Refused("table-not-begun")
        board = BOARDS.get(table)
        viewer = viewer_of(table, board, person, visit.language, screen=_by_page(request))
        found = table_page.why_not(board.position, viewer, names_of(table, visit.language), word[:20])
    if "key" in found:
        refusals.unlit(table.name, viewer.seat, word, found["key"])
    return found


@api.post("/tables/{slug:name}/always", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def answer_always(request: HttpRequest, name: str, wish: wishes.Always) -> Any:
    """Have a question of the others' turns answered for you, from now on."""
    table = _table(request, name)
    commands.answer_always.run(_caller(request), table, wish.prompt, wish.word)
    return _body(request, table)


@api.post("/tables/{slug:name}/chat", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def chat(request: HttpRequest, name: str, wish: wishes.Said) -> Any:
    """Say something to the table."""
    table = _table(request, name)
    commands.say.run(_caller(request), table, wish.text)
    return _body(request, table)


@api.post("/tables/{slug:name}/hurry", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def hurry(request: HttpRequest, name: str) -> Any:
    """Let the bots move without their pauses, until you are asked again."""
    table = _table(request, name)
    commands.hurry.run(_caller(request), table)
    return _body(request, table)


# --- seats and endings --------------------------------------------------------------------------------


@api.post("/tables/{slug:name}/join", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def join(request: HttpRequest, name: str, wish: wishes.SeatWish) -> Any:
    """Sit down at a table that stands in the lobby, or at any other by its invite."""
    table = _table(request, name)
    commands.join.run(_caller(request), table, wish.seat, wish.invite)
    return _body(request, table)


@api.post("/tables/{slug:name}/leave", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def leave(request: HttpRequest, name: str) -> Any:
    """Stand up from a table that has not begun."""
    table = _table(request, name)
    commands.leave.run(_caller(request), table)
    return _body(request, table)


@api.post("/tables/{slug:name}/decline", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def decline(request: HttpRequest, name: str) -> Any:
    """Rather not sit down where a seat is kept for you; to sit down there, join."""
    table = _table(request, name)
    commands.decline.run(_caller(request), table)
    return _body(request, table)


@api.post("/tables/{slug:name}/unseat", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def unseat(request: HttpRequest, name: str, wish: wishes.Late) -> Any:
    """Free a seat of a table that you set up, before the game: whoever sits there is told so, and stays away."""
    table = _table(request, name)
    commands.unseat.run(_caller(request), table, wish.seat)
    return _body(request, table)


@api.post("/tables/{slug:name}/fill", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def fill(request: HttpRequest, name: str, wish: wishes.Bots) -> Any:
    """Bots sit down on all free seats of a table that you set up, and the game begins."""
    table = _table(request, name)
    commands.fill.run(_caller(request), table, _level(wish.level))
    return _body(request, table)


@api.post("/tables/{slug:name}/concede", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def concede(request: HttpRequest, name: str) -> Any:
    """Give up: a bot plays on in your seat, and the game ends if nobody is left to play it with."""
    table = _table(request, name)
    commands.concede.run(_caller(request), table)
    return _body(request, table)


@api.post("/tables/{slug:name}/agree", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def agree_to_end(request: HttpRequest, name: str) -> Any:
    """Agree to end the game without a winner; it ends once all who play have agreed."""
    table = _table(request, name)
    commands.agree_to_end.run(_caller(request), table)
    return _body(request, table)


@api.post("/tables/{slug:name}/play-on", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def play_on(request: HttpRequest, name: str) -> Any:
    """Take your agreement to end the game back, as long as others have not agreed."""
    table = _table(request, name)
    commands.play_on.run(_caller(request), table)
    return _body(request, table)


@api.post("/tables/{slug:name}/standin", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def stand_in(request: HttpRequest, name: str, wish: wishes.StandIn) -> Any:
    """Let a bot play for you, or take your seat back."""
    table = _table(request, name)
    commands.stand_in.run(_caller(request), table, _level(wish.level) if wish.level else "")
    return _body(request, table)


@api.post("/tables/{slug:name}/timeout", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def time_out(request: HttpRequest, name: str, wish: wishes.Late) -> Any:
    """Let a bot play for another seat that is waited for, and whose person is away or has no time left; `absence` of
    the table tells when that is possible."""
    table = _table(request, name)
    commands.time_out.run(_caller(request), table, wish.seat)
    return _body(request, table)


@api.post("/tables/{slug:name}/take-back", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def take_a_turn_back(request: HttpRequest, name: str, wish: wishes.Version) -> Any:
    """Take your last settled turn back, where only bots play with you; among people, ask the others for it. The table
    tells from then on that it was done (`taken_back`)."""
    table = _table(request, name)
    commands.take_back.run(_caller(request), table, wish.version)
    return _body(request, table)


@api.post("/tables/{slug:name}/take-back-agree", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def agree_to_take_back(request: HttpRequest, name: str) -> Any:
    """Agree to what another asks for (`take_back`); once all have, their turn is taken back."""
    table = _table(request, name)
    commands.agree_to_take_back.run(_caller(request), table)
    return _body(request, table)


@api.post("/tables/{slug:name}/take-back-refuse", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def refuse_to_take_back(request: HttpRequest, name: str) -> Any:
    """Refuse it; or, if it was you who asked, ask no more."""
    table = _table(request, name)
    commands.refuse_to_take_back.run(_caller(request), table)
    return _body(request, table)


@api.post("/tables/{slug:name}/seat-link", response={200: bodies.SeatLinkBody, **REFUSALS}, tags=["table"])
def seat_link(request: HttpRequest, name: str, wish: wishes.SeatLinkWish = wishes.ANY_LINK) -> Any:
    """For guests: the link back to your seat until the game is over, secret as a password. `renew` makes another, and
    the old one leads nowhere."""
    link = commands.seat_link.run(_caller(request), _table(request, name), anew=wish.renew)
    token = seat_links.token_of(link)
    return {"token": token, "path": reverse("back", args=[token])}


@api.delete("/tables/{slug:name}/seat-link", response={204: None, **REFUSALS}, tags=["table"])
def forget_seat_link(request: HttpRequest, name: str) -> Any:
    """The link back to your seat leads nowhere any more."""
    commands.forget_seat_link.run(_caller(request), _table(request, name))
    return Status(204, None)


@api.post("/back/{slug:token}", auth=None, response={201: bodies.TokenBody, **REFUSALS}, tags=["people"])
def come_back(request: HttpRequest, token: str) -> Any:
    """Come back to a seat by its link: a token of the guest who sits there, told only this once; the bot that played
    for them stops. The guest's token of before is worth nothing any more. A seat of an account asks to sign in."""
    BUCKETS.spend("seat-link", by_visitor(request))
    link = seat_links.found_by(token)
    if link is None or not seat_links.opens(link):
        raise Refused("no-such-link", 404)
    if link.person.user_id is not None:
        raise Refused("seat-link-sign-in", 403)
    with transaction.atomic():
        seat_links.sit_down_again(link)
        told = people.new_token(link.person)
    return Status(201, bodies.person_body(link.person) | {"token": told})


@api.post("/tables/{slug:name}/rematch", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def rematch(request: HttpRequest, name: str) -> Any:
    """Once more: everybody who asks gets the same new table, and is seated there; the seats of the others are kept."""
    return _body(request, commands.rematch.run(_caller(request), _table(request, name)))


@api.get("/tables/{slug:name}/record", auth=ANYONE, response={200: dict[str, Any], **REFUSALS}, tags=["endings"])
def record(request: HttpRequest, name: str) -> Any:
    """The record of a finished game. It holds the key of the shuffle, so not before the end."""
    table = _table(request, name)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        if table.state != Table.OVER:
            raise Refused("table-not-over")
        if daily.is_secret(table):
            raise Refused("daily-record")
        return export_record.exported(table)


@api.api_operation(["GET", "POST", "PUT", "PATCH", "DELETE"], "/{path:anything}", auth=ANYONE, include_in_schema=False)
def nothing_here(request: HttpRequest, anything: str) -> HttpResponse:
    """Whatever else is asked for."""
    return refusal(request, "no-such-address", 404)
