"""The API at a table: looking, playing, seats and endings."""

from __future__ import annotations

from typing import Annotated, Any, cast

from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from ninja import Field, Router, Status

from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.api import requests as wishes
from langbord.server.api import responses as bodies
from langbord.server.api.callers import ANYONE, REFUSALS, body_of, by_page, caller_of, table_of
from langbord.server.api.lobby import level_of
from langbord.server.commands import table as commands
from langbord.server.http import refusals
from langbord.server.http.rate_limits import BUCKETS, by_caller, by_visitor
from langbord.server.leaderboards import daily
from langbord.server.models import Table
from langbord.server.pages import table_page
from langbord.server.pages.live_page import viewer_of
from langbord.server.tables import export_record, seat_links
from langbord.server.tables.errors import Refused
from langbord.server.tables.moves import seen_by
from langbord.server.tables.positions import BOARDS
from langbord.server.tables.seats import names_of

router = Router()
v1 = Router()  # what came with /api/v1/
MOST_EVENTS = 500  # in one answer


@v1.get("/tables/{slug:name}/log", auth=ANYONE, response={200: list[bodies.LogEvent], **REFUSALS}, tags=["table"])
def log(
    request: HttpRequest,
    response: HttpResponse,
    name: str,
    after: Annotated[int, Field(ge=-1, description="only those with a greater id")] = -1,
    limit: Annotated[int, Field(ge=1, le=MOST_EVENTS)] = 100,
) -> Any:
    """What happened, from the beginning, as your seat may read it. Where there is more, the header `Link` leads on."""
    visit = cast(Visit, request)
    table = table_of(request, name)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        if table.state == Table.OPEN:
            return []
        board = BOARDS.get(table)
        viewer = viewer_of(table, board, visit.person, visit.language, screen=by_page(request))
        shown = seen_by(board.position, viewer.seat)
        found = bodies.log_events(table, shown, viewer, names_of(table, visit.language))[after + 1 :]
    if len(found) > limit:
        response["Link"] = f'<{request.path}?after={found[limit - 1]["id"]}&limit={limit}>; rel="next"'
    return found[:limit]


@router.get("/tables/{slug:name}", auth=ANYONE, response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def look(request: HttpRequest, name: str) -> Any:
    """The table as your seat sees it; others see it as spectators."""
    return body_of(request, table_of(request, name))


@router.get("/tables/{slug:name}/watch", auth=ANYONE, response={307: None, **REFUSALS}, tags=["table"])
def watch(request: HttpRequest, name: str) -> Any:
    """Leads to a stream of server-sent events: `{"number", "version", "state"}` now and whenever the table changes."""
    return HttpResponseRedirect(f"/stream/{table_of(request, name).name}?json", status=307)


# --- playing ------------------------------------------------------------------------------------------


@router.post("/tables/{slug:name}/play", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def play(request: HttpRequest, name: str, wish: wishes.Words) -> Any:
    """Answer the question. The same request sent twice plays once; a stale one is refused and plays nothing."""
    table = table_of(request, name)
    commands.play.run(
        caller_of(request), table, words=wish.words, version=wish.version, answers=wish.answers, forced=wish.auto
    )
    return body_of(request, table)


@router.post("/tables/{slug:name}/undo", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def undo(request: HttpRequest, name: str, wish: wishes.Undo) -> Any:
    """Take back answers of your draft."""
    table = table_of(request, name)
    commands.undo.run(caller_of(request), table, wish.count, wish.version)
    return body_of(request, table)


@router.post("/tables/{slug:name}/settle", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def settle(request: HttpRequest, name: str, wish: wishes.Version) -> Any:
    """Confirm your finished turn."""
    table = table_of(request, name)
    commands.settle.run(caller_of(request), table, wish.version)
    return body_of(request, table)


@router.get("/tables/{slug:name}/why", auth=ANYONE, response={200: bodies.Reason, **REFUSALS}, tags=["table"])
def why_not(request: HttpRequest, name: str, word: str) -> Any:
    """Why a word is not possible for you now, with the paragraph of the rules."""
    visit = cast(Visit, request)
    person = visit.person
    BUCKETS.spend("why", by_caller(request, person))
    table = table_of(request, name)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        if table.state == Table.OPEN:
            raise Refused("table-not-begun")
        board = BOARDS.get(table)
        viewer = viewer_of(table, board, person, visit.language, screen=by_page(request))
        found = table_page.why_not(board.position, viewer, names_of(table, visit.language), word[:20])
    if "key" in found:
        refusals.unlit(table.name, viewer.seat, word, found["key"])
    return found


@router.post("/tables/{slug:name}/always", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def answer_always(request: HttpRequest, name: str, wish: wishes.Always) -> Any:
    """Have a question of the others' turns answered for you, from now on."""
    table = table_of(request, name)
    commands.answer_always.run(caller_of(request), table, wish.prompt, wish.word)
    return body_of(request, table)


@router.post("/tables/{slug:name}/chat", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def chat(request: HttpRequest, name: str, wish: wishes.Said) -> Any:
    """Say something to the table."""
    table = table_of(request, name)
    commands.say.run(caller_of(request), table, wish.text)
    return body_of(request, table)


@router.post("/tables/{slug:name}/hurry", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def hurry(request: HttpRequest, name: str) -> Any:
    """Let the bots move without their pauses, until you are asked again."""
    table = table_of(request, name)
    commands.hurry.run(caller_of(request), table)
    return body_of(request, table)


# --- seats and endings --------------------------------------------------------------------------------


@router.post("/tables/{slug:name}/join", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def join(request: HttpRequest, name: str, wish: wishes.SeatWish) -> Any:
    """Sit down at a table that stands in the lobby, or at any other by its invite."""
    table = table_of(request, name)
    commands.join.run(caller_of(request), table, wish.seat, wish.invite)
    return body_of(request, table)


@router.post("/tables/{slug:name}/leave", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def leave(request: HttpRequest, name: str) -> Any:
    """Stand up from a table that has not begun."""
    table = table_of(request, name)
    commands.leave.run(caller_of(request), table)
    return body_of(request, table)


@router.post("/tables/{slug:name}/decline", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def decline(request: HttpRequest, name: str) -> Any:
    """Rather not sit down where a seat is kept for you; to sit down there, join."""
    table = table_of(request, name)
    commands.decline.run(caller_of(request), table)
    return body_of(request, table)


@router.post("/tables/{slug:name}/unseat", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def unseat(request: HttpRequest, name: str, wish: wishes.Late) -> Any:
    """Free a seat of a table that you set up, before the game: whoever sits there is told so, and stays away."""
    table = table_of(request, name)
    commands.unseat.run(caller_of(request), table, wish.seat)
    return body_of(request, table)


@router.post("/tables/{slug:name}/fill", response={200: bodies.TableBody, **REFUSALS}, tags=["lobby"])
def fill(request: HttpRequest, name: str, wish: wishes.Bots) -> Any:
    """Bots sit down on all free seats of a table that you set up, and the game begins."""
    table = table_of(request, name)
    commands.fill.run(caller_of(request), table, level_of(wish.level))
    return body_of(request, table)


@router.post("/tables/{slug:name}/concede", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def concede(request: HttpRequest, name: str) -> Any:
    """Give up: a bot plays on in your seat, and the game ends if nobody is left to play it with."""
    table = table_of(request, name)
    commands.concede.run(caller_of(request), table)
    return body_of(request, table)


@router.post("/tables/{slug:name}/agree", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def agree_to_end(request: HttpRequest, name: str) -> Any:
    """Agree to end the game without a winner; it ends once all who play have agreed."""
    table = table_of(request, name)
    commands.agree_to_end.run(caller_of(request), table)
    return body_of(request, table)


@router.post("/tables/{slug:name}/play-on", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def play_on(request: HttpRequest, name: str) -> Any:
    """Take your agreement to end the game back, as long as others have not agreed."""
    table = table_of(request, name)
    commands.play_on.run(caller_of(request), table)
    return body_of(request, table)


@router.post("/tables/{slug:name}/standin", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def stand_in(request: HttpRequest, name: str, wish: wishes.StandIn) -> Any:
    """Let a bot play for you, or take your seat back."""
    table = table_of(request, name)
    commands.stand_in.run(caller_of(request), table, level_of(wish.level) if wish.level else "")
    return body_of(request, table)


@router.post("/tables/{slug:name}/timeout", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def time_out(request: HttpRequest, name: str, wish: wishes.Late) -> Any:
    """Let a bot play for another seat that is waited for, and whose person is away or has no time left; `absence` of
    the table tells when that is possible."""
    table = table_of(request, name)
    commands.time_out.run(caller_of(request), table, wish.seat)
    return body_of(request, table)


@router.post("/tables/{slug:name}/take-back", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def take_a_turn_back(request: HttpRequest, name: str, wish: wishes.Version) -> Any:
    """Take your last settled turn back, where only bots play with you; among people, ask the others for it. The table
    tells from then on that it was done (`taken_back`)."""
    table = table_of(request, name)
    commands.take_back.run(caller_of(request), table, wish.version)
    return body_of(request, table)


@router.post("/tables/{slug:name}/take-back-agree", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def agree_to_take_back(request: HttpRequest, name: str) -> Any:
    """Agree to what another asks for (`take_back`); once all have, their turn is taken back."""
    table = table_of(request, name)
    commands.agree_to_take_back.run(caller_of(request), table)
    return body_of(request, table)


@router.post("/tables/{slug:name}/take-back-refuse", response={200: bodies.TableBody, **REFUSALS}, tags=["table"])
def refuse_to_take_back(request: HttpRequest, name: str) -> Any:
    """Refuse it; or, if it was you who asked, ask no more."""
    table = table_of(request, name)
    commands.refuse_to_take_back.run(caller_of(request), table)
    return body_of(request, table)


@router.post("/tables/{slug:name}/seat-link", response={200: bodies.SeatLinkBody, **REFUSALS}, tags=["table"])
def seat_link(request: HttpRequest, name: str, wish: wishes.SeatLinkWish = wishes.ANY_LINK) -> Any:
    """For guests: the link back to your seat until the game is over, secret as a password. `renew` makes another, and
    the old one leads nowhere."""
    link = commands.seat_link.run(caller_of(request), table_of(request, name), anew=wish.renew)
    token = seat_links.token_of(link)
    return {"token": token, "path": reverse("back", args=[token])}


@router.delete("/tables/{slug:name}/seat-link", response={204: None, **REFUSALS}, tags=["table"])
def forget_seat_link(request: HttpRequest, name: str) -> Any:
    """The link back to your seat leads nowhere any more."""
    commands.forget_seat_link.run(caller_of(request), table_of(request, name))
    return Status(204, None)


@router.post("/back/{slug:token}", auth=None, response={201: bodies.TokenBody, **REFUSALS}, tags=["people"])
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


@router.post("/tables/{slug:name}/rematch", response={200: bodies.TableBody, **REFUSALS}, tags=["endings"])
def rematch(request: HttpRequest, name: str) -> Any:
    """Once more: everybody who asks gets the same new table, and is seated there; the seats of the others are kept."""
    return body_of(request, commands.rematch.run(caller_of(request), table_of(request, name)))


@router.get("/tables/{slug:name}/record", auth=ANYONE, response={200: dict[str, Any], **REFUSALS}, tags=["endings"])
def record(request: HttpRequest, name: str) -> Any:
    """The record of a finished game. It holds the key of the shuffle, so not before the end."""
    table = table_of(request, name)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        if table.state != Table.OVER:
            raise Refused("table-not-over")
        if daily.is_secret(table):
            raise Refused("daily-record")
        return export_record.exported(table, cast(Visit, request).person)
