"""A position under a link of its own: to look at, to play on from, and to make a lesson of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord.engine.errors import LangbordError
from langbord.lessons.reader import MOST_TURNS
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.commands import table as commands
from langbord.server.commands.command import Caller
from langbord.server.commands.table import Looked
from langbord.server.http.rate_limits import BUCKETS, by_person, spend_on_a_table
from langbord.server.models import SharedPosition, Table
from langbord.server.pages import goal_texts, table_page
from langbord.server.pages.refusals import refusal, refused_in_json, wants_json
from langbord.server.plugins import scripts, sheets
from langbord.server.site_texts import house
from langbord.server.tables.errors import Refused
from langbord.server.tables.lessons import lesson_tables, position_tables, shared_positions
from langbord.server.views.replay import looked_at
from langbord.server.views.table import find_table


@require_POST
def keep(request: Visit, name: str) -> HttpResponse:
    """A link to a point of a table; without `at`, to where it stands."""
    table = find_table(name, request.person)

    def look() -> Looked:
        position, viewer = looked_at(request, table, request.POST.get("at"))
        return Looked(position, viewer.seat)

    try:
        shared = commands.keep_position.run(Caller.of(request), table, look)
    except LangbordError as error:
        return refused_in_json(request, error) if wants_json(request) else refusal(request, error)
    go = reverse("position", args=[shared.code])
    return JsonResponse({"ok": True, "go": go}) if wants_json(request) else HttpResponseRedirect(go)


# --- its page -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offered:
    """Something that a goal may ask for, as the form offers it."""

    path: str
    label: str
    now: int
    then: list[int]  # after each of the next own turns, as it was played


@require_safe
def show(request: Visit, code: str) -> HttpResponse:
    """The position, as the seat saw it that is asked."""
    shared = shared_positions.find(code)
    position = shared_positions.opened(shared)
    language = request.language
    person = request.person
    viewer = table_page.Viewer(
        seat=shared.seat,
        seats=(shared.seat,),
        language=language,
        theme=person.theme if person else "auto",
        confirm=True,
        sound=False,
        text_only="text" in request.GET,
    )
    page = table_page.table_page(position, viewer, ("",) * shared.seats, still=True)
    mine = person is not None and shared.owner_id == person.pk
    lesson = shared_positions.lesson_of(shared) if shared.lesson is not None else None
    context: dict[str, Any] = {
        **page,
        "h": house(language),
        "language": language,
        "person": person,
        "table": Table(name=shared.code, game=shared.game, seats=shared.seats, options=shared.options),
        "shared": shared,
        "lesson": lesson,
        "goal": goal_texts.told(lesson.goal, page["t"], house(language)) if lesson else "",
        "proven": shared_positions.is_proven(shared),
        "mine": mine,
        "link": request.build_absolute_uri(reverse("position", args=[shared.code])),
        "sheets": sheets(shared.game),
        "scripts": scripts(shared.game),
        "most_turns": MOST_TURNS,
        "longest": {
            "title": shared_positions.LONGEST_TITLE,
            "text": shared_positions.LONGEST_TEXT,
            "hint": shared_positions.LONGEST_HINT,
        },
    }
    if mine:
        context |= {"tried": shared_positions.tried(shared), "offered": _offered(shared, page), "asked": _asked(shared)}
    return render(request, "position.html", context, using="jinja2")


def _offered(shared: SharedPosition, page: dict[str, Any]) -> list[Offered]:
    """The list of goals, each with how much there is of it now and was later."""
    seen = shared_positions.as_played(shared)
    h = house(page["viewer"].language)
    found = []
    for aim in shared_positions.aims(shared, page["view"]):
        count = aim.figure
        now, *then = (count.of(shared.game, view, shared.seat) for view in (page["view"], *seen))
        found.append(Offered(aim.path, goal_texts.label(aim, page["t"], h), now, then))
    return found


def _asked(shared: SharedPosition) -> list[tuple[str, int | str]]:
    """The goal as the form has it: what, and how much; the second may be left out."""
    conditions = shared_positions.lesson_of(shared).goal
    asked: list[tuple[str, int | str]] = [(goal_texts.path_of(one), int(one.value)) for one in conditions]
    return [*asked, *[("", "")] * (shared_positions.MOST_GOALS - len(asked))]


# --- what is done there -------------------------------------------------------------------------------


@require_POST
def begin(request: Visit, code: str) -> HttpResponse:
    """To a table of one's own at this question: of the lesson, if there is one and it is not otherwise asked for."""
    person = people.find_or_make(request)
    try:
        shared = shared_positions.find(code)
        spend_on_a_table(person, request)
        if shared.lesson is not None and "freely" not in request.POST:
            table = lesson_tables.begin(person, shared_positions.lesson_of(shared))
        else:
            table = position_tables.play_on(shared, person)
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("table", args=[table.name]))


@require_POST
def make_lesson(request: Visit, code: str) -> HttpResponse:
    """A goal, a text and a hint."""
    try:
        shared = _mine(request, code)
        asked = zip(request.POST.getlist("what"), request.POST.getlist("least"), strict=False)
        shared_positions.make_lesson(
            shared,
            title=request.POST.get("title", ""),
            text=request.POST.get("text", ""),
            hint=request.POST.get("hint", ""),
            turns=int(request.POST.get("turns", "1")),
            wanted=[(what, int(least)) for what, least in asked if what],
        )
    except ValueError:
        return refusal(request, Refused("lesson-no-goal", 400))
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("position", args=[code]))


@require_POST
def throw_away(request: Visit, code: str) -> HttpResponse:
    """The link leads nowhere from now on."""
    try:
        shared = _mine(request, code)
        if request.POST.get("sure") != "yes":
            raise Refused("bad-request", 400)
        shared_positions.throw_away(shared)
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(f"{reverse('learn', args=[shared.game])}#own-lessons")


def _mine(request: Visit, code: str) -> SharedPosition:
    """A position of this person's; those of others are answered like such as are not there."""
    if request.person is None:
        raise Refused("no-such-position", 404)
    BUCKETS.spend("position", by_person(request.person))
    shared = shared_positions.find(code)
    if shared.owner_id != request.person.pk:
        raise Refused("no-such-position", 404)
    return shared
