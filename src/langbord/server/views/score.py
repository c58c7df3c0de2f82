"""The score sheet: what lies before each player at the end of a game on a table of wood is told, and the rules count.

Nothing is stored: all of it stands in the address of the page.
"""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from langbord import games, score_sheet
from langbord.engine.errors import LangbordError
from langbord.engine.meta import Meta, Option, Options
from langbord.engine.score_form import Misfit, ScoreForm, SheetField
from langbord.server.accounts.people import Visit
from langbord.server.editions import shelf
from langbord.server.http.rate_limits import BUCKETS, by_caller
from langbord.server.http.sanitize import one_line
from langbord.server.pages.refusals import refusal
from langbord.server.plugins import house_of, score_forms
from langbord.server.site_texts import house
from langbord.server.tables import seats as sitters
from langbord.server.tables.errors import Refused
from langbord.server.views.lobby import edition_of
from langbord.text import Texts


@require_safe
def index(request: Visit) -> HttpResponse:
    """The games that can be scored."""
    context = {"h": house(request.language), "language": request.language, "person": request.person}
    metas = [games.meta(game) for game in score_forms()]
    return render(request, "score_games.html", context | {"metas": metas}, using="jinja2")


@require_safe
def sheet(request: Visit, game: str) -> HttpResponse:
    """The sheet of a game: what is told of each player, and what it comes to."""
    form = score_sheet.form_of(game) if game in score_forms() else None
    if form is None:
        raise Http404
    meta = games.meta(game)
    asked = request.GET.get("seats", "")
    seats = int(asked) if asked in [str(count) for count in meta.seats] else meta.first_seats
    try:
        BUCKETS.spend("score", by_caller(request, request.person))
        options = _options(request, meta, form, seats)
        fields = form.fields(seats, options)
    except LangbordError as error:
        return refusal(request, error)
    names = [one_line(request.GET.get(f"name-{seat}", ""), sitters.LONGEST_NAME) for seat in range(seats)]
    texts = Texts(request.language, games.load(game), options, names)
    typed = [
        {field.name: " ".join(request.GET.getlist(f"{field.name}-{seat}")) for field in fields} for seat in range(seats)
    ]
    of_table = {field.name: request.GET.get(field.name, "") for field in fields if field.of_table}
    counted: score_sheet.Counted | None = None
    fault = ""
    if "count" in request.GET:
        try:
            given, told = score_sheet.read_all(fields, typed, of_table)
            counted = score_sheet.count(game, seats, options, given, told)
        except Misfit as misfit:
            fault = score_sheet.told(texts, misfit)
    context: dict[str, Any] = {
        "h": house(request.language),
        "t": texts,
        "language": request.language,
        "person": request.person,
        "meta": meta,
        "seats": seats,
        "names": names,
        "fields": [_shown(texts, field) for field in fields],
        "choices": [_choice(texts, option, options, seats) for option in _asked(meta, form, seats)],
        "editions": shelf.choices(request.person, game),
        "chosen": {name: request.GET.get(f"option-{name}", value) for name, value in options.items()},
        "typed": typed,
        "of_table": of_table,
        "counted": counted,
        "verdict": score_sheet.verdict(texts, counted) if counted is not None else "",
        "fault": fault,
        "longest": sitters.LONGEST_NAME,
    }
    return render(request, "score.html", context, using="jinja2")


def _asked(meta: Meta, form: ScoreForm[Any], seats: int) -> list[Option]:
    """The options that the score hangs on and that have values to choose from; editions are asked beside them."""
    return [
        option
        for option in meta.options
        if option.name in form.options and option.values and (not option.seats or seats in option.seats)
    ]


def _options(request: Visit, meta: Meta, form: ScoreForm[Any], seats: int) -> Options:
    """What the sheet is counted by: an edition that may be used, and the options that count."""
    chosen: dict[str, object] = {}
    for option in meta.options:
        value = request.GET.get(f"option-{option.name}", "")
        if option.name not in form.options or not value:
            continue
        if house_of(meta.name, option) is not None:
            edition = edition_of(request, meta.name, option, value)
            chosen |= {option.name: edition} if edition is not None else {}
        elif option.fits(value, seats) and option.knows(value):
            chosen[option.name] = value
    if len(str(chosen)) > 300:
        raise Refused("bad-request", 400)
    return games.load(meta.name).complete(seats, chosen)


def _choice(texts: Texts, option: Option, options: Options, seats: int) -> dict[str, Any]:
    values = [(value, texts.say(f"{option.name}-{value}")) for value in option.values if option.fits(value, seats)]
    return {"name": option.name, "label": texts.say(f"option-{option.name}"), "values": values}


def _shown(texts: Texts, field: SheetField) -> dict[str, Any]:
    """A field with its name, and the things that can be chosen with theirs."""
    words = [(word, _name(texts, field, word)) for word in field.words]
    return {
        "name": field.name,
        "label": texts.say(f"sheet-{field.name}"),
        "most": field.most,
        "words": words,
        "of_table": field.of_table,
    }


def _name(texts: Texts, field: SheetField, word: str) -> str:
    if field.kind == "card":
        return texts.card(word).name
    return texts.say(f"{field.kind}-{word}") if field.kind else ""
