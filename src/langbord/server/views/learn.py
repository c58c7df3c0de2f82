"""Learning a game: how it is played, its lessons, its rules; reached without a table."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord import games
from langbord.engine.errors import LangbordError, OptionError
from langbord.lessons import guide, reader
from langbord.lessons.reader import Lesson
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_person
from langbord.server.models import Person, SharedPosition, Table
from langbord.server.pages.refusals import refusal
from langbord.server.plugins import figures, has_page, sheets
from langbord.server.site_texts import house, words_of
from langbord.server.tables import guided, learning
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.lessons import lesson_tables, shared_positions


@require_safe
def show(request: Visit, game: str) -> HttpResponse:
    """How a game is played."""
    if not has_page(game):
        raise Http404
    language = request.language
    meta = games.meta(game)
    lessons = reader.lessons_of(game)
    solved = learning.solved_by(request.person, game)
    open_ones = [lesson.name for lesson in lessons if lesson.name not in solved]
    words = words_of(game, language)
    context: dict[str, Any] = {
        "h": house(language),
        "t": words,
        "language": language,
        "person": request.person,
        "meta": meta,
        "game": game,
        "lessons": [(lesson, lesson.say(language)) for lesson in lessons],
        "solved": solved,
        "own": _own(request.person, game),
        "following": open_ones[0] if open_ones else "",
        "guided": guide.guide_of(game) is not None,
        "rules": words.rules(),
        "figures": figures(game, words.options),
        "sheets": sheets(game),
        "thumbs": [key for key in (f"learn-thumb-{number}" for number in range(1, 9)) if words.has(key)],
        "steps": [key for key in (f"learn-step-{number}" for number in range(1, 7)) if words.has(key)],
    }
    return render(request, "learn.html", context, using="jinja2")


def _own(person: Person | None, game: str) -> list[tuple[SharedPosition, int]]:
    """The positions and lessons that somebody has made, and how many have solved each."""
    if person is None:
        return []
    return [(shared, len(shared_positions.tried(shared).solved)) for shared in person.positions.filter(game=game)]


@require_POST
def begin(request: Visit, game: str, lesson: str) -> HttpResponse:
    """To a lesson, from its start."""
    if not has_page(game):
        raise Http404
    try:
        found = None if lesson == guide.NAME else reader.find(game, lesson)
    except OptionError:
        raise Http404 from None
    try:
        go = begin_guided(request, game) if found is None else _begin(request, found)
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(go)


def _begin(request: Visit, lesson: Lesson) -> str:
    person = people.find_or_make(request)
    BUCKETS.spend("seat", by_person(person))
    return reverse("table", args=[lesson_tables.begin(person, lesson).name])


def begin_guided(request: Visit, game: str) -> str:
    """To a guided first game, from its start."""
    found = guide.guide_of(game)
    if found is None:
        raise Refused("bad-request", 400)
    person = people.find_or_make(request)
    BUCKETS.spend("seat", by_person(person))
    table = guided.begin(person, found)
    table_moves.progress(table)
    return reverse("table", args=[table.name])


def leave_guided(request: Visit, table: Table) -> None:
    """The learner goes on alone, or would rather not begin."""
    if request.person is None or table.owner_id != request.person.pk:
        raise Refused("not-your-table", 403)
    guided.leave(table)


def again(request: Visit, table: Table) -> str:
    """From the table of a lesson to the same lesson once more; where that is."""
    return _begin(request, _own_lesson(request, table))


def following(request: Visit, table: Table) -> str:
    """To the lesson after it, or after the last one to all of them."""
    lesson = _own_lesson(request, table)
    if lesson.name.startswith(shared_positions.OWN):
        return reverse("position", args=[lesson.name.removeprefix(shared_positions.OWN)])
    known = reader.lessons_of(lesson.game)
    place = known.index(lesson) + 1
    return _begin(request, known[place]) if place < len(known) else reverse("learn", args=[lesson.game])


def _own_lesson(request: Visit, table: Table) -> Lesson:
    lesson = learning.lesson_of(table)
    if lesson is None:
        raise Refused("bad-request", 400)
    if request.person is None or table.owner_id != request.person.pk:
        raise Refused("not-your-table", 403)
    return lesson
