"""Looking back: the table at any settled point, trying from there, nudges, reports and the picture of the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord.engine.errors import LangbordError
from langbord.engine.handover import holds_secrets
from langbord.engine.position import Position
from langbord.server.accounts.people import Visit
from langbord.server.commands import table as commands
from langbord.server.commands.command import Caller
from langbord.server.commands.table import Looked
from langbord.server.http.rate_limits import BUCKETS, by_caller
from langbord.server.leaderboards import daily
from langbord.server.models import Table
from langbord.server.pages import recap, table_page, turning_panel
from langbord.server.pages.live_page import viewer_of
from langbord.server.pages.refusals import refusal, refused_in_json, wants_json
from langbord.server.pages.share_image import picture_of
from langbord.server.plugins import has_picture, scripts, sheets
from langbord.server.site_texts import house
from langbord.server.tables import problem_report
from langbord.server.tables.errors import Refused
from langbord.server.tables.moves import seen_by
from langbord.server.tables.positions import BOARDS, Board
from langbord.server.tables.replay import film_of
from langbord.server.tables.seats import names_of
from langbord.server.views import table as views_table
from langbord.server.views.table import find_table

LONGEST_COMMENT = 1500


@require_safe
def show(request: Visit, name: str) -> HttpResponse:
    """The table now, or as it was: `?at=57` is after 57 settled answers."""
    return replay(request, name) if "at" in request.GET else views_table.show(request, name)


def replay(request: Visit, name: str) -> HttpResponse:
    """The table as it was, as the viewer may see it."""
    table = find_table(name, request.person)
    language = request.language
    if table.state == Table.OPEN or not table_has_begun(table):
        return HttpResponseRedirect(reverse("table", args=[table.name]))
    film = film_of(table)
    all_answers = len(film.words)
    at = _within(request.GET.get("at", ""), all_answers)
    position = film.at(at)
    viewer = _viewer_of_the_past(table, Board(position, at, 0), request, "text" in request.GET)
    names = names_of(table, language)
    page = table_page.table_page(position, viewer, names, still=True)
    before = table_page.table_page(film.at(at - 1), viewer, names, still=True) if at else None
    log = table_page.readable(position, viewer)
    told = log[len(table_page.readable(film.at(at - 1), viewer)) :] if at else []
    context: dict[str, Any] = {
        **page,
        "h": house(language),
        "language": language,
        "person": request.person,
        "table": table,
        "places": list(table.places.select_related("person")),
        "at": at,
        "all": all_answers,
        "turns": film.turns,
        "previous_turn": film.turn_before(at),
        "next_turn": film.turn_after(at),
        "rounds_begin": film.rounds,
        "told": [page["t"].event(event) for event in told],
        "changed": recap.changed_ids(recap.drawn(table.game, before), recap.drawn(table.game, page)) if before else [],
        "can_keep": viewer.seat is not None and page["ask"] is not None and not daily.is_secret(table),
        "can_try": viewer.seat is not None and not page["over"] and not daily.goes_on(table),
        "sheets": sheets(table.game),
        "scripts": scripts(table.game),
        "turning": turning_panel.panel(table, page["t"], page["names"]),
    }
    return render(request, "replay.html", context, using="jinja2")


def _viewer_of_the_past(table: Table, board: Board, request: Visit, text_only: bool = False) -> table_page.Viewer:
    """Who looks back. At a screen that several share it is whoever sits at it now: what was a secret then may be one
    still."""
    viewer = viewer_of(table, board, request.person, request.language, text_only)
    if len(viewer.seats) < 2 or table.state != Table.PLAYING:
        return viewer
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        now = viewer_of(table, BOARDS.get(table), request.person, request.language)
    if now.alone and now.seat is not None:
        return replace(viewer, seat=now.seat, alone=True, curtain=None)
    hides = viewer.seat is not None and holds_secrets(board.position, viewer.seat)
    return replace(viewer, seat=None if hides else viewer.seat, alone=False, curtain=None)


def table_has_begun(table: Table) -> bool:
    """A table can be closed before it has begun: then an open seat is left."""
    return not table.places.filter(person=None, bot="").exists()


def _within(asked: str, most: int) -> int:
    """The number asked for, brought between 0 and the last answer; what is no number means the last."""
    try:
        return max(0, min(int(asked), most))
    except ValueError:
        return most


# --- try from here ------------------------------------------------------------------------------------


@require_POST
def try_from(request: Visit, name: str) -> HttpResponse:
    """A private table against bots from a point of this one; without `at`, from where it stands."""
    table = find_table(name, request.person)

    def look() -> Looked:
        position, viewer = looked_at(request, table, request.POST.get("at"))
        return Looked(position, viewer.seat)

    try:
        new = commands.try_from.run(Caller.of(request), table, look)
    except LangbordError as error:
        return refused_in_json(request, error) if wants_json(request) else refusal(request, error)
    go = reverse("table", args=[new.name])
    return JsonResponse({"ok": True, "go": go}) if wants_json(request) else HttpResponseRedirect(go)


def looked_at(request: Visit, table: Table, at: str | None) -> tuple[Position[Any], table_page.Viewer]:
    """The position that a request is about, and who looks at it. Without `at` it is the one now, draft and all."""
    if at:
        film = film_of(table)
        number = _within(at, len(film.words))
        position = film.at(number)
        return position, _viewer_of_the_past(table, Board(position, number, 0), request)
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        board = BOARDS.get(table)
        viewer = viewer_of(table, board, request.person, request.language)
        return board.position.copy(), viewer


# --- nudge --------------------------------------------------------------------------------------------


@require_POST
def nudge(request: Visit, name: str) -> JsonResponse:
    """Remind whoever is waited for."""
    table = find_table(name, request.person)

    def do() -> dict[str, Any]:
        place = commands.nudge.run(Caller.of(request), table)
        return {"text": house(request.language).say("time-nudge-done", name=place.name)}

    return views_table.answer_json(request, do)


# --- report a problem ---------------------------------------------------------------------------------


@require_safe
def report_page(request: Visit, name: str) -> HttpResponse:
    """What a report holds, and a field to say what went wrong."""
    table = find_table(name, request.person)
    context = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "table": table,
        "holds": problem_report.what_it_holds(table, request.person),
        "at": request.GET.get("at", "") if request.GET.get("at", "").isdigit() else "",
        "longest": LONGEST_COMMENT,
    }
    return render(request, "report.html", context, using="jinja2")


@require_safe
def report(request: Visit, name: str) -> HttpResponse:
    """The report as a file."""
    table = find_table(name, request.person)
    if table.state == Table.OPEN or not table_has_begun(table):
        raise Http404
    try:
        BUCKETS.spend("why", by_caller(request, request.person))
    except Refused as refused:
        return refused_in_json(request, refused)
    position, viewer = looked_at(request, table, None)
    all_answers = len(seen_by(position, viewer.seat).words())
    at = _within(request.GET.get("at", ""), all_answers)
    everything = problem_report.may_share_all(table, request.person)
    if not everything and at < position.barrier:
        position, viewer = looked_at(request, table, str(at))
    data = problem_report.report(
        table,
        position,
        viewer.seat,
        viewer.language,
        everything=everything,
        at=at,
        comment=request.GET.get("comment", "")[:LONGEST_COMMENT],
    )
    response = JsonResponse(data, json_dumps_params={"indent": 1, "ensure_ascii": False})
    response["Content-Disposition"] = f'attachment; filename="report-{table.game}-{table.name}.json"'
    return response


# --- the picture --------------------------------------------------------------------------------------


@require_safe
def picture(request: Visit, name: str) -> HttpResponse:
    """The end of a game, to share."""
    table = find_table(name, request.person)
    if table.state != Table.OVER:
        return refused_in_json(request, Refused("table-not-over"))
    if not has_picture(table.game):
        raise Http404
    film = film_of(table)
    drawing = picture_of(table, film.at(len(film.words)), names_of(table, request.language), request.language)
    response = HttpResponse(drawing, content_type="image/svg+xml; charset=utf-8")
    response["Content-Disposition"] = f'inline; filename="{table.game}-{table.name}.svg"'
    return response
