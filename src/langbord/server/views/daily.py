"""The page of the daily solo: today's deal, who came how far, the days before, and the best of all."""

from __future__ import annotations

import secrets
from datetime import date, timedelta
from typing import Any, Final

from babel.dates import format_date
from django.conf import settings
from django.core import signing
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord.engine.errors import LangbordError
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import spend_on_a_table
from langbord.server.leaderboards import daily, solo
from langbord.server.leaderboards.daily_texts import today_of
from langbord.server.models import Person
from langbord.server.pages.refusals import refusal
from langbord.server.site_texts import house, words_of

DEVICE: Final = "tried"  # the cookie of a browser in which a deal of some day was tried
DEVICE_AGE: Final = 7 * 24 * 3600


@require_safe
def show(request: Visit) -> HttpResponse:
    """The lists of a day, today if none is asked for."""
    day = _day(request.GET.get("day", ""))
    language = request.language
    context: dict[str, Any] = {
        "h": house(language),
        "language": language,
        "person": request.person,
        "on_its_page": True,
        "day": day,
        "date": format_date(day, "long", language),
        "today": day == daily.today(),
        "before": day - timedelta(days=1),
        "after": day + timedelta(days=1) if day < daily.today() else None,
        "games": [_lists(name, day, request.person, language) for name in daily.names()],
    }
    return render(request, "daily.html", context, using="jinja2")


@require_POST
def play(request: Visit, game: str) -> HttpResponse:
    """To today's deal."""
    if game not in daily.names():
        raise Http404
    person = people.find_or_make(request)
    try:
        spend_on_a_table(person, request)
        device = _device(request)
        table = daily.sit_down(person, game, device)
    except LangbordError as error:
        return refusal(request, error)
    response = HttpResponseRedirect(reverse("table", args=[table.name]))
    response.set_cookie(
        DEVICE,
        signing.dumps(device, salt=DEVICE),
        max_age=DEVICE_AGE,
        httponly=True,
        secure=settings.SECURE,
        samesite="Lax",
    )
    return response


def _device(request: Visit) -> str:
    """What a browser is known by that has tried a deal before, whoever it was; or a new mark."""
    try:
        return str(signing.loads(request.COOKIES.get(DEVICE, ""), salt=DEVICE, max_age=DEVICE_AGE))
    except signing.BadSignature:
        return secrets.token_hex(8)


def _day(asked: str) -> date:
    """The day asked for; what is no day, or not yet, means today."""
    today = daily.today()
    try:
        return max(date(2000, 1, 1), min(date.fromisoformat(asked), today))
    except ValueError:
        return today


def _lists(game: str, day: date, person: Person | None, language: str) -> dict[str, Any]:
    lines = solo.best(game, day, person)
    return {
        **today_of(game, day, person, language),
        "lines": lines,
        "open": {line.solo.table_id for line in lines if daily.may_look(line.solo.table, person)},
        "best": solo.best(game, None, person),
        "words": words_of(game, language),
    }
