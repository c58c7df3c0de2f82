"""The shelf of worlds: go on, rename, copy, take along as a file, bring in, throw away."""

from __future__ import annotations

import re
from typing import Any

from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.plugin import find
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_caller, by_visitor, spend_on_a_table
from langbord.server.models import Person, Table, World
from langbord.server.pages import table_page
from langbord.server.pages.refusals import refusal
from langbord.server.plugins import has_chronicle
from langbord.server.site_texts import house, words_of
from langbord.server.tables import absence, clocks
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.import_record import Unsound, read_json
from langbord.server.tables.seats import LEVELS, Wish
from langbord.server.views import lobby
from langbord.server.views.import_record import page_of, spend_on_a_file
from langbord.server.worlds import actions, files, progress

AGAIN = "again-"  # before the seat of somebody who sat at the last table


@require_safe
def shelf(request: Visit) -> HttpResponse:
    """My worlds, the last played first."""
    mine = World.objects.filter(owner=request.person) if request.person else World.objects.none()
    context: dict[str, Any] = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "worlds": [_row(world, request.language) for world in mine.select_related("table")[: actions.MOST]],
        "games": [games.meta(name) for name in games.names() if games.meta(name).worlds],
        "longest": progress.LONGEST_NAME,
    }
    return render(request, "worlds.html", context, using="jinja2")


def _row(world: World, language: str) -> dict[str, Any]:
    if find(world.game) is None:  # its table says so; nothing of it can be told
        return {"world": world, "lines": [], "table": world.running, "chronicle": False}
    texts = words_of(world.game, language)
    return {
        "world": world,
        "lines": progress.worlds_of(world.game).lines(world.figures, texts) if world.figures else [],
        "table": world.running,
        "chronicle": world.state is not None and has_chronicle(world.game),
    }


# --- going on -----------------------------------------------------------------------------------------


def _last_table(world: World) -> Table | None:
    """Where it was played last; a table that nobody came to does not count."""
    return world.tables.exclude(state=Table.CLOSED, moves_played=0).order_by("-created").first()


def _companions(world: World) -> dict[str, Person]:
    """Who else sat at the last table of a world, by what the form calls them."""
    last = _last_table(world)
    if last is None:
        return {}
    places = last.places.select_related("person").exclude(person=world.owner)
    return {f"{AGAIN}{place.number}": place.person for place in places if place.person is not None}


def _as_last_time(world: World) -> list[str]:
    """How the form proposes to fill the seats: as they were."""
    last = _last_table(world)
    proposed: list[str] = []
    for place in last.places.all() if last is not None else ():
        if place.person_id is not None and place.person_id == world.owner_id:
            proposed.append("same" if "me" in proposed else "me")
        elif place.person_id is not None:
            proposed.append(f"{AGAIN}{place.number}")
        else:
            proposed.append(place.bot or "open")
    return proposed if "me" in proposed else ["me", *proposed[1:]]


def _names_last_time(world: World) -> list[str]:
    """What those who sat beside the owner were called; nothing for all others."""
    last = _last_table(world)
    if last is None or last.imported:
        return []
    own = "" if world.owner is None else world.owner.name
    beside = [place.person_id == world.owner_id and place.name != own for place in last.places.all()]
    return [place.name if named else "" for place, named in zip(last.places.all(), beside, strict=True)]


@require_safe
def go_on(request: Visit, key: str) -> HttpResponse:
    """The form for a table that goes on in a world."""
    world = actions.mine(key, request.person)
    running = world.running
    if running is not None:
        return HttpResponseRedirect(reverse("table", args=[running.name]))
    meta, book = games.meta(world.game), progress.worlds_of(world.game)
    context = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "meta": meta,
        "words": words_of(world.game, request.language),
        "levels": LEVELS,
        "clocks": clocks,
        "absence": absence,
        "world": world,
        "editions": None,
        "lines": book.lines(world.figures, words_of(world.game, request.language)) if world.figures else [],
        "options": [option for option in meta.options if option.values and _may_choose(world, option.name)],
        "ways_on": _ways_on(world),
        "chosen": {option.name: world.options.get(option.name, option.default) for option in meta.options},
        "count": world.seats,
        "proposed": _as_last_time(world),
        "called": _names_last_time(world),
        "companions": _companions(world),
    }
    return render(request, "new_table.html", context, using="jinja2")


@require_POST
def take_up(request: Visit, key: str) -> HttpResponse:
    """A table as the form says."""
    world = actions.mine(key, request.person)
    person = people.find_or_make(request)
    companions = _companions(world)
    try:
        spend_on_a_table(person, request)
        count = int(request.POST.get("seats", world.seats))
        wishes = [_wish(request, number, person, companions) for number in range(min(count, 10))]
        table = actions.take_up(
            world,
            person,
            _options(request, world, count),
            wishes,
            listed=request.POST.get("listed") == "yes",
            pace="leisure" if request.POST.get("pace") == "leisure" else "live",
            clock=lobby.clock_of(request),
            hints=request.POST.get("hints") == "yes",
            patience=lobby.patience_of(request),
        )
    except (LangbordError, ValueError) as error:
        return refusal(request, error)
    table_moves.progress(table)
    return HttpResponseRedirect(reverse("table", args=[table.name]))


def _wish(request: Visit, number: int, person: Person, companions: dict[str, Person]) -> Wish:
    """How the form fills a seat: one more than that for a new table can."""
    again = companions.get(request.POST.get(f"seat-{number}", ""))
    return lobby.wish(request, number, person) if again is None else Wish(again, invited=again != person)


def _options(request: Visit, world: World, seats: int) -> dict[str, object]:
    """What is chosen anew; a world that was never packed up begins anew, and chooses everything."""
    options = lobby.options_of(request, world.game, seats)
    return {name: value for name, value in options.items() if _may_choose(world, name)}


def _may_choose(world: World, option: str) -> bool:
    own = progress.worlds_of(world.game)
    chosen_anew = option in own.options or (own.editions is not None and option == own.editions[0])
    return world.state is None or chosen_anew


def _ways_on(world: World) -> tuple[str, list[str]] | None:
    """The option of the edition and those in which a packed world may go on, its own first; None without a choice."""
    told = progress.worlds_of(world.game).editions
    if world.state is None or told is None:
        return None
    name, known = told
    found = list(known(games.meta(world.game).with_defaults(world.options)))
    return (name, found) if len(found) > 1 else None


# --- the owner's other deeds --------------------------------------------------------------------------


@require_POST
def rename(request: Visit, key: str) -> HttpResponse:
    """Another name."""
    world = actions.mine(key, request.person)
    BUCKETS.spend("world", by_caller(request, request.person))
    actions.rename(world, request.POST.get("name", ""))
    return HttpResponseRedirect(reverse("worlds"))


@require_POST
def duplicate(request: Visit, key: str) -> HttpResponse:
    """A second world like this one."""
    world = actions.mine(key, request.person)
    person = people.find_or_make(request)
    spend_on_a_table(person, request)
    actions.duplicate(world, person)
    return HttpResponseRedirect(reverse("worlds"))


@require_POST
def throw_away(request: Visit, key: str) -> HttpResponse:
    """Delete a world; the page has asked before."""
    world = actions.mine(key, request.person)
    BUCKETS.spend("world", by_caller(request, request.person))
    if request.POST.get("sure") != "yes":
        raise Refused("bad-request", 400)
    actions.throw_away(world)
    return HttpResponseRedirect(reverse("worlds"))


# --- files --------------------------------------------------------------------------------------------


@require_safe
def export(request: Visit, key: str) -> HttpResponse:
    """The world as a file."""
    world = actions.mine(key, request.person)
    BUCKETS.spend("import", by_caller(request, request.person))
    response = JsonResponse(files.export(world), json_dumps_params={"ensure_ascii": False})
    name = re.sub(r"[^A-Za-z0-9]+", "-", world.name).strip("-").lower() or world.key
    response["Content-Disposition"] = f'attachment; filename="{world.game}-{name}.world.json"'
    return response


@require_POST
def bring_in(request: Visit) -> HttpResponse:
    """A file becomes a world of whoever brings it."""
    try:
        spend_on_a_file(request)
        data = read_json(request.FILES.get("world"), files.LARGEST)
        for _ in files.records_of(data):  # each becomes a table
            BUCKETS.spend("create-from", by_visitor(request))
        packed = files.checked(data, table_page.look)
        files.bring_in(packed, people.find_or_make(request), page_of)  # a guest is made only for a sound world
    except Unsound as error:
        text = house(request.language).say(f"world-import-{error.key}", detail=error.detail)
        return refusal(request, LangbordError(text))
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("worlds"))
