"""What a page answers when it refuses: one sentence, on a page of its own or, for scripts, alone."""

from __future__ import annotations

from django.http import HttpResponse, JsonResponse
from django.shortcuts import render

from langbord.engine.errors import LangbordError
from langbord.server.accounts.people import Visit
from langbord.server.http import refusals
from langbord.server.models import Table
from langbord.server.pages import error_texts
from langbord.server.site_texts import house
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import DoesNotFit, GameGone


def refusal(request: Visit, error: Exception) -> HttpResponse:
    """A page that says what cannot be done."""
    language = request.language
    h = house(language)
    text = error_texts.say(error, language) if isinstance(error, LangbordError) else h.say("refused-bad-request")
    context = {"h": h, "language": language, "person": request.person, "text": text}
    refusals.note(request, error_texts.key_of(error)[0] if isinstance(error, LangbordError) else "bad-request", error)
    status = error.status if isinstance(error, Refused) else 400
    return render(request, "refused.html", context, status=status, using="jinja2")


def refuse(request: Visit, refused: Refused) -> HttpResponse:
    """What was refused before a page had anything to say about it."""
    if wants_json(request):
        return refused_in_json(request, refused)
    return refusal(request, refused)


def wants_json(request: Visit) -> bool:
    """Whether a script asks, and no browser that opens a page."""
    return request.headers.get("Accept", "").startswith("application/json")


def refused_in_json(request: Visit, error: LangbordError) -> JsonResponse:
    """One sentence in the language of whoever asks, for a script."""
    key, status = error_texts.key_of(error)
    refusals.note(request, key, error)
    return JsonResponse({"ok": False, "key": key, "text": error_texts.say(error, request.language)}, status=status)


def misfit_page(request: Visit, misfit: DoesNotFit) -> HttpResponse:
    """What happened, and what can be done; for scripts, one sentence."""
    if wants_json(request):
        return refused_in_json(request, misfit)
    refusals.note(request, error_texts.key_of(misfit)[0])
    table, person = misfit.table, request.person
    context = {
        "h": house(request.language),
        "language": request.language,
        "person": person,
        "table": table,
        "gone": isinstance(misfit, GameGone),
        "sits": person is not None and table.places.filter(person=person).exists(),
        "playing": table.state == Table.PLAYING,
        "lost": None if misfit.start is None else table.moves_played - misfit.start,
    }
    return render(request, "misfit.html", context, status=409, using="jinja2")
