"""The table page and what can be done on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from django.http import Http404, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord.engine.errors import LangbordError
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.commands import table as commands
from langbord.server.commands.command import Caller
from langbord.server.http import refusals
from langbord.server.http.rate_limits import BUCKETS, by_caller
from langbord.server.leaderboards import daily
from langbord.server.models import Note, Person, Table
from langbord.server.pages import table_page, table_panels
from langbord.server.pages.live_page import live_context, viewer_of
from langbord.server.pages.refusals import refused_in_json, wants_json
from langbord.server.plugins import figures, has_story, scripts, sheets
from langbord.server.tables import export_record
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS
from langbord.server.tables.seats import names_of
from langbord.server.views import learn
from langbord.server.views.lobby import facts


def find_table(name: str, person: Person | None) -> Table:
    """A table by its name, if the person may look at it."""
    table = Table.objects.filter(name=name).first()
    if table is None:
        raise Http404
    daily.must_be_open(table, person)
    return table


@require_safe
def show(request: Visit, name: str) -> HttpResponse:
    """The table page."""
    table = find_table(name, request.person)
    person = request.person
    language = request.language
    context = live_context(table, person, language, "text" in request.GET)
    note = Note.objects.filter(table=table, person=person).first() if person else None
    context |= {
        "note": note.text if note else "",
        "invite_url": request.build_absolute_uri(reverse("invite", args=[table.invite])),
        "language": language,
        "rules": context["t"].rules(),
        "figures": figures(table.game, table.options),
        "standing": table_panels.standing_rows(table, context["viewer"].seats, context["t"]),
        "sheets": sheets(table.game),
        "scripts": scripts(table.game),
        "story_url": story_link(request, table),
    }
    if table.state == Table.OPEN:
        context["chosen"] = facts(table, language)
        return render(request, "open_table.html", context, using="jinja2")
    return render(request, "table.html", context, using="jinja2")


def story_link(request: Visit, table: Table) -> str:
    """The link to read along, if the game has something to read and the table is not from before there were any."""
    if table.story is None or not has_story(table.game):
        return ""
    return request.build_absolute_uri(reverse("story-link", args=[table.story]))


def answer_json(request: Visit, do: Callable[[], dict[str, Any] | None]) -> JsonResponse:
    """Do something at a table; every refusal comes back as one sentence in the player's language."""
    try:
        done = do()
    except LangbordError as error:
        return refused_in_json(request, error)
    return JsonResponse({"ok": True, **(done or {})})


def number(request: Visit, name: str) -> int:
    """A number of the form."""
    try:
        return int(request.POST[name])
    except (KeyError, ValueError):
        raise Refused("bad-request", 400, f"'{name}' must be a number") from None


@require_POST
def play(request: Visit, name: str) -> JsonResponse:
    """Words for the question asked."""
    table, caller = find_table(name, request.person), Caller.of(request)

    def do() -> dict[str, Any]:
        board = commands.play.run(
            caller,
            table,
            words=request.POST.get("words", "").split(),
            version=number(request, "version"),
            answers=number(request, "at"),
            forced=caller.person is not None and caller.person.forced,
        )
        return {"version": board.version}

    return answer_json(request, do)


@require_POST
def undo(request: Visit, name: str) -> JsonResponse:
    """Take back answers."""
    table, caller = find_table(name, request.person), Caller.of(request)

    def do() -> dict[str, Any]:
        return {
            "version": commands.undo.run(caller, table, number(request, "count"), number(request, "version")).version
        }

    return answer_json(request, do)


@require_POST
def settle(request: Visit, name: str) -> JsonResponse:
    """Confirm a finished turn."""
    table, caller = find_table(name, request.person), Caller.of(request)

    def do() -> dict[str, Any]:
        return {"version": commands.settle.run(caller, table, number(request, "version")).version}

    return answer_json(request, do)


@require_POST
def answer_always(request: Visit, name: str) -> JsonResponse:
    """Have a question answered from now on without being asked; an empty word ends that."""
    table, caller = find_table(name, request.person), Caller.of(request)
    prompt, word = request.POST.get("prompt", ""), request.POST.get("word", "")
    return answer_json(request, lambda: commands.answer_always.run(caller, table, prompt, word))


@require_POST
def lift(request: Visit, name: str) -> JsonResponse:
    """At a shared screen: show the side of the seat that is asked, whose person has come."""
    table, caller = find_table(name, request.person), Caller.of(request)
    return answer_json(request, lambda: commands.lift.run(caller, table, number(request, "seat")))


@require_POST
def hurry(request: Visit, name: str) -> JsonResponse:
    """Do not wait for the pauses of the bots."""
    table, caller = find_table(name, request.person), Caller.of(request)
    return answer_json(request, lambda: commands.hurry.run(caller, table))


@require_safe
def why(request: Visit, name: str) -> JsonResponse:
    """Why a word is not possible."""
    table = find_table(name, request.person)
    person = request.person
    language = request.language

    def do() -> dict[str, Any]:
        BUCKETS.spend("why", by_caller(request, person))
        with BOARDS.locked(table.name):
            table.refresh_from_db()
            if table.state == Table.OPEN:
                raise Refused("table-not-begun")
            board = BOARDS.get(table)
            viewer = viewer_of(table, board, person, language)
            word = request.GET.get("word", "")[:20]
            found = table_page.why_not(board.position, viewer, names_of(table, language), word)
        if "key" in found:
            refusals.unlit(table.name, viewer.seat, word, found["key"])
        return {name: text for name, text in found.items() if name != "key"}

    return answer_json(request, do)


@require_POST
def chat(request: Visit, name: str) -> JsonResponse:
    """Say something."""
    table, caller = find_table(name, request.person), Caller.of(request)
    return answer_json(request, lambda: commands.say.run(caller, table, request.POST.get("text", "")))


@require_POST
def note(request: Visit, name: str) -> JsonResponse:
    """Keep private notes."""
    table, caller = find_table(name, request.person), Caller.of(request)
    return answer_json(request, lambda: commands.note.run(caller, table, request.POST.get("text", "")))


def _rematch(request: Visit, table: Table, caller: Caller) -> dict[str, Any]:
    return {"go": reverse("table", args=[commands.rematch.run(caller, table).name])}


def _join(request: Visit, table: Table, caller: Caller) -> None:
    seat = number(request, "seat") if "seat" in request.POST else None
    commands.join.run(caller, table, seat, request.POST.get("invite", ""))


def _take_back(request: Visit, table: Table, caller: Caller) -> dict[str, Any]:
    return {"version": commands.take_back.run(caller, table, number(request, "version"))}


#: What the buttons around a table do, by the end of their address: the forms of the commands that have one.
DEEDS: Final[dict[str, Callable[[Visit, Table, Caller], dict[str, Any] | None]]] = {
    "join": _join,
    "leave": lambda request, table, caller: commands.leave.run(caller, table),
    "decline": lambda request, table, caller: commands.decline.run(caller, table),
    "unseat": lambda request, table, caller: commands.unseat.run(caller, table, number(request, "seat")),
    "fill": lambda request, table, caller: commands.fill.run(caller, table, request.POST.get("level", "")),
    "rematch": _rematch,
    "lesson-again": lambda request, table, caller: {"go": learn.again(request, table)},
    "guide-begin": lambda request, table, caller: {"go": learn.begin_guided(request, table.game)},
    "guide-leave": lambda request, table, caller: learn.leave_guided(request, table),
    "lesson-next": lambda request, table, caller: {"go": learn.following(request, table)},
    "concede": lambda request, table, caller: commands.concede.run(caller, table),
    "agree": lambda request, table, caller: commands.agree_to_end.run(caller, table),
    "play-on": lambda request, table, caller: commands.play_on.run(caller, table),
    "standin": lambda request, table, caller: commands.stand_in.run(caller, table, request.POST.get("level", "")),
    "timeout": lambda request, table, caller: commands.time_out.run(caller, table, number(request, "seat")),
    "take-back": _take_back,
    "take-back-agree": lambda request, table, caller: commands.agree_to_take_back.run(caller, table),
    "take-back-refuse": lambda request, table, caller: commands.refuse_to_take_back.run(caller, table),
}


@require_POST
def seat_deed(request: Visit, name: str, deed: str) -> HttpResponse:
    """Concede, agree to end or not, lend the seat to a bot or take it back, play for the absent, rematch, and so on."""
    table = find_table(name, request.person)
    caller = Caller.of(request, people.find_or_make(request))

    def do() -> dict[str, Any] | None:
        if deed not in DEEDS:
            raise Refused("bad-request", 400)
        return DEEDS[deed](request, table, caller)

    answer = answer_json(request, do)
    if wants_json(request) or request.headers.get("HX-Request"):
        return answer
    data = json.loads(answer.content)
    return HttpResponseRedirect(data.get("go") or reverse("table", args=[table.name])) if data["ok"] else answer


@require_POST
def misfit_deed(request: Visit, name: str, deed: str) -> HttpResponse:
    """Go on from the last turn start, or end the table."""
    table = find_table(name, request.person)
    caller = Caller.of(request, people.find_or_make(request))
    if deed == "go-on":
        commands.go_on.run(caller, table)
    elif deed == "give-up":
        commands.give_up.run(caller, table)
        return HttpResponseRedirect(reverse("lobby"))
    else:
        raise Refused("bad-request", 400)
    return HttpResponseRedirect(reverse("table", args=[table.name]))


@require_POST
def ask_hint(request: Visit, name: str) -> JsonResponse:
    """Hints for the question that is put to this person; they come with the stream of the table."""
    table = find_table(name, request.person)
    return answer_json(request, lambda: commands.hint.run(Caller.of(request), table))


@require_POST
def close_hints(request: Visit, name: str) -> JsonResponse:
    """Put the hints away."""
    table = find_table(name, request.person)
    return answer_json(request, lambda: commands.close_hints.run(Caller.of(request), table))


@require_POST
def find_turning(request: Visit, name: str) -> JsonResponse:
    """Think a finished game through; what is found comes with the stream of the table."""
    table = find_table(name, request.person)
    return answer_json(request, lambda: commands.find_turning.run(Caller.of(request), table))


@require_safe
def record(request: Visit, name: str) -> HttpResponse:
    """The record of a finished game, for everybody; it holds the key of the shuffle, so not before the end."""
    table = find_table(name, request.person)
    closed = "daily-record" if daily.is_secret(table) else "" if table.state == Table.OVER else "table-not-over"
    if closed:
        return refused_in_json(request, Refused(closed))
    response = JsonResponse(export_record.exported(table, request.person), json_dumps_params={"indent": 1})
    response["Content-Disposition"] = f'attachment; filename="{table.game}-{table.name}.json"'
    return response
