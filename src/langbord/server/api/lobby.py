"""The API of the lobby: games, new tables, lists of tables, sitting down by an invite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, cast
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from ninja import Field, Router, Status

from langbord import games
from langbord.engine.errors import OptionError
from langbord.server.accounts.people import Visit
from langbord.server.api import requests as wishes
from langbord.server.api import responses as bodies
from langbord.server.api.callers import ANYONE, REFUSALS, body_of, person_of
from langbord.server.api.errors import Mistake, Mistakes
from langbord.server.http.rate_limits import BUCKETS, by_person, by_visitor, spend_on_a_table
from langbord.server.models import Person, Table
from langbord.server.tables import absence, clocks, lifecycle
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.lists import my_tables, waited_for
from langbord.server.tables.seats import LEVELS, Wish

router = Router()
MOST_TABLES = 100  # in one answer


@router.get("/games", auth=ANYONE, response={200: list[bodies.GameBody], **REFUSALS}, tags=["lobby"])
def list_games(request: HttpRequest) -> Any:
    """The games that can be played here, with their options."""
    return [bodies.game(games.meta(name), LEVELS) for name in games.names()]


@router.post("/tables", response={201: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def create_table(request: HttpRequest, response: HttpResponse, wish: wishes.TableWish) -> Any:
    """A new table; the game begins once no seat is open."""
    person = person_of(request)
    spend_on_a_table(person, request)
    if wish.game not in games.names():
        raise Refused("no-such-game", 404)
    mistakes = _mistakes(wish, person)
    if mistakes:
        raise Mistakes(mistakes)
    options: dict[str, object] = dict(wish.options)
    table = lifecycle.create(
        person,
        wish.game,
        options,
        [_wish(seat, person) for seat in wish.seats],
        listed=wish.listed,
        rated=wish.rated,
        pace=wish.pace,
        clock=_clock(wish),
        patience=_patience(wish),
    )
    table_moves.progress(table)
    response["Location"] = f"/api/v1/tables/{table.name}"
    return Status(201, body_of(request, table))


def _mistakes(wish: wishes.TableWish, person: Person) -> list[Mistake]:
    """All that cannot be of a new table, in the order of the wish."""
    game = games.load(wish.game)
    meta = game.meta
    found: list[Mistake] = []

    def check(place: str, look: Callable[[], object]) -> None:
        try:
            look()
        except OptionError as error:
            found.append((place, str(error)))

    check("seats", lambda: meta.check_seats(len(wish.seats)))
    fits = not found
    for number, seat in enumerate(wish.seats):
        check(f"seats.{number}", lambda seat=seat: _wish(seat, person))  # type: ignore[misc]
    if "me" not in wish.seats:
        found.append(("seats", "one of the seats must be yours: 'me'"))
    closed = {option.name for option in meta.options if not option.values}  # folders of the server
    for name, value in wish.options.items():
        if name in closed:
            found.append((f"options.{name}", f"option '{name}' cannot be chosen here"))
        elif fits:
            check(f"options.{name}", lambda pair=(name, value): game.complete(len(wish.seats), dict([pair])))  # type: ignore[misc]
    check("clock", lambda: _clock(wish))
    check("patience", lambda: _patience(wish))
    return found


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
    return Wish(bot=level_of(seat))


def level_of(level: str) -> str:
    if level not in LEVELS:
        raise OptionError(f"there is no bot '{level}'; there is {', '.join(LEVELS)}")
    return level


@router.get("/tables", auth=ANYONE, response={200: list[bodies.SummaryBody], **REFUSALS}, tags=["lobby"])
def list_tables(
    request: HttpRequest,
    response: HttpResponse,
    which: Literal["mine", "open", "watch"] = "mine",
    limit: Annotated[int, Field(ge=1, le=MOST_TABLES)] = MOST_TABLES,
    page: Annotated[int, Field(ge=1, le=10_000)] = 1,
) -> Any:
    """My tables, those waiting for me first; listed tables with an open seat; listed tables to watch. Where there are
    more, the header `Link` leads to the next page."""
    visit = cast(Visit, request)
    first, last = (page - 1) * limit, page * limit
    if which == "mine":
        if visit.person is None:
            raise Refused("who-are-you", 401)
        found = my_tables(visit.person, waited_for(visit.person), first, last + 1)
    else:
        state = Table.OPEN if which == "open" else Table.PLAYING
        found = list(Table.objects.filter(listed=True, state=state).order_by("-changed", "name")[first : last + 1])
    if len(found) > limit:
        query = urlencode({"which": which, "limit": limit, "page": page + 1})
        response["Link"] = f'<{request.path}?{query}>; rel="next"'
    return [bodies.summary(table, visit.person, visit.language) for table in found[:limit]]


@router.post("/join/{slug:invite}", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def join_by_invite(request: HttpRequest, invite: str) -> Any:
    """Sit down by an invite; whoever sits there already keeps their seat."""
    person = person_of(request)
    BUCKETS.spend("join", by_person(person))
    table = Table.objects.filter(invite=invite).first()
    if table is None:
        BUCKETS.spend("invite", by_visitor(request))
        raise Refused("no-such-table", 404)
    lifecycle.join(table, person)
    table_moves.progress(table)
    return body_of(request, table)
