"""The lobby: play now, new table, my tables, open tables, tables to watch, past games; and settings."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.engine.meta import Meta, Option
from langbord.locales import languages
from langbord.plugin import find
from langbord.server.accounts import blocks, names, people
from langbord.server.accounts.people import Visit
from langbord.server.bots.pacing import PACES
from langbord.server.editions import shelf as editions
from langbord.server.editions import store
from langbord.server.http.rate_limits import BUCKETS, by_person, by_visitor, spend_on_a_table
from langbord.server.http.sanitize import one_line
from langbord.server.leaderboards import daily
from langbord.server.leaderboards.daily_texts import today_of
from langbord.server.models import Person, Table
from langbord.server.pages.refusals import refusal
from langbord.server.plugins import has_page, house_of
from langbord.server.site_texts import chosen, house, words_of
from langbord.server.tables import absence, clocks, guided, lifecycle
from langbord.server.tables import moves as table_moves
from langbord.server.tables import seats as sitters
from langbord.server.tables.errors import Refused
from langbord.server.tables.lists import my_tables, waited_for
from langbord.server.tables.seats import LEVELS, Wish
from langbord.server.worlds import sagas

SHOWN = 12
OWN = "own:"  # before the key of an edition that a player has written, in the form for a table


@require_safe
def lobby(request: Visit) -> HttpResponse:
    """The front page."""
    person = request.person
    language = request.language
    waiting = waited_for(person)
    mine = my_tables(person, waiting)
    own = [table.name for table in mine]
    listed = Table.objects.filter(listed=True).exclude(name__in=own).exclude(owner__in=blocks.unheard(person))
    running = listed.filter(state=Table.PLAYING)
    context: dict[str, Any] = {
        "h": house(language),
        "language": language,
        "person": person,
        "waiting": [table for table in mine if table.name in waiting],
        "shelf": [plugin.meta for plugin in games.plugins() if plugin.web is not None],
        "sagas": sagas.games_with_sagas(),
        "on_its_page": False,
        "imprint": bool(settings.IMPRINT),
        "daily": [today_of(name, daily.today(), person, language) for name in daily.names()],
        "mine": [_summary(table, person, language) for table in mine if table.state in (Table.OPEN, Table.PLAYING)],
        "open_tables": [_summary(table, person, language) for table in listed.filter(state=Table.OPEN)[:SHOWN]],
        "watch": [_summary(table, person, language) for table in running.order_by("-changed")[:SHOWN]],
        "past": [_summary(table, person, language) for table in mine if table.state == Table.OVER][:SHOWN],
    }
    return render(request, "lobby.html", context, using="jinja2")


def _summary(table: Table, person: Person | None, language: str) -> dict[str, Any]:
    places = list(table.places.all())
    mine = [place.number for place in places if person and place.person_id == person.pk]
    return {
        "table": table,
        "places": places,
        "waits_for_me": table.state == Table.PLAYING and table.waiting_for in mine,
        "mine": mine,
        "invited": person is not None and any(place.invited_id == person.pk for place in places),
        "chosen": facts(table, language),
        "alone": table.imported or len(mine) == len(places),  # in every seat nobody wins or loses
        "won": bool(table.winners and any(number in table.winners for number in mine)),
        "only_scored": (known := find(table.game)) is not None and known.meta.only_scored(table.seats, table.options),
    }


def facts(table: Table, language: str) -> list[str]:
    """What was chosen for a table, and whether some of its cards are carried out by hand."""
    told = chosen(table.game, table.options, language)
    return [*told, house(language).say("edition-table-by-hand")] if store.by_hand(table.options) else told


def _meta(name: str) -> Meta | None:
    """A game of the shelf; none while it cannot be played here yet."""
    return games.meta(name) if name in games.names() and has_page(name) else None


@require_POST
def play_now(request: Visit, game: str) -> HttpResponse:
    """A game against bots, at once."""
    if _meta(game) is None:
        raise Http404
    person = people.find_or_make(request)
    try:
        spend_on_a_table(person, request)
        seats = int(request.POST.get("seats", games.meta(game).first_seats))
        wishes = ([Wish(person)] + [Wish(bot=LEVELS[0])] * 9)[: max(seats, 0)]
        table = lifecycle.create(person, game, options_of(request, game, seats), wishes)
        guided.offer(person, table)
    except (LangbordError, ValueError) as error:
        return refusal(request, error)
    table_moves.progress(table)
    return HttpResponseRedirect(reverse("table", args=[table.name]))


@require_safe
def new_table(request: Visit, game: str) -> HttpResponse:
    """The form for a new table."""
    if _meta(game) is None:
        raise Http404
    language = request.language
    context = {
        "h": house(language),
        "language": language,
        "person": request.person,
        "meta": games.meta(game),
        "words": words_of(game, language),
        "levels": LEVELS,
        "clocks": clocks,
        "absence": absence,
        "world": None,  # see views_worlds.go_on
        "ways_on": None,
        "options": [option for option in games.meta(game).options if option.values],
        "editions": editions.choices(request.person, game),
        "chosen": {option.name: option.default for option in games.meta(game).options},
        "count": games.meta(game).first_seats,
        "proposed": ["me"],
        "called": [],
        "companions": {},
    }
    return render(request, "new_table.html", context, using="jinja2")


def _call(person: Person, name: str) -> None:
    """A guest says what they are called."""
    if person.user is None:
        names.call(person, name)


@require_POST
def create(request: Visit, game: str) -> HttpResponse:
    """A table as the form says."""
    if _meta(game) is None:
        raise Http404
    person = people.find_or_make(request)
    try:
        _call(person, request.POST.get("host-name", ""))
        spend_on_a_table(person, request)
        count = int(request.POST.get("seats", games.meta(game).first_seats))
        wishes = [wish(request, number, person) for number in range(min(count, 10))]
        table = lifecycle.create(
            person,
            game,
            options_of(request, game, count),
            wishes,
            listed=request.POST.get("listed") == "yes",
            pace="leisure" if request.POST.get("pace") == "leisure" else "live",
            clock=clock_of(request),
            hints=request.POST.get("hints") == "yes",
            rated=request.POST.get("rated") == "yes",
            patience=patience_of(request),
        )
    except (LangbordError, ValueError) as error:
        return refusal(request, error)
    table_moves.progress(table)
    return HttpResponseRedirect(reverse("table", args=[table.name]))


def clock_of(request: Visit) -> dict[str, Any] | None:
    """The clock of a form: of the two that it asks for, the one that fits the pace."""
    at_leisure = request.POST.get("pace") == "leisure"
    value = request.POST.get("clock-days" if at_leisure else "clock-minutes", "no")
    if value == "no":
        return None
    number, increment = int(value), int(request.POST.get("clock-increment", "0"))
    if number not in (clocks.DAYS if at_leisure else clocks.MINUTES) or increment not in clocks.INCREMENTS:
        raise Refused("bad-request", 400)
    return clocks.leisure(number) if at_leisure else clocks.live(number, increment)


def patience_of(request: Visit) -> int | None:
    """How long the others wait for somebody who is away, by the pace of a form; none: for ever."""
    at_leisure = request.POST.get("pace") == "leisure"
    value = request.POST.get("patience-days" if at_leisure else "patience-minutes", "")
    if not value or value == "never":
        return None if value else lifecycle.AS_USUAL
    if int(value) not in (absence.DAYS if at_leisure else absence.MINUTES):
        raise Refused("bad-request", 400)
    return int(value) * (clocks.DAY if at_leisure else clocks.MINUTE)


def wish(request: Visit, number: int, person: Person) -> Wish:
    """How the form fills a seat. Whoever sits beside the person may have a name there."""
    value = request.POST.get(f"seat-{number}", "open" if number else "me")  # of one alone the form does not ask
    if value == "me":
        return Wish(person)
    if value == "same":
        name = one_line(request.POST.get(f"name-{number}", ""), sitters.LONGEST_NAME)
        names.must_be_free(name, person)
        return Wish(person, name=name, beside=True)
    if value in LEVELS:
        return Wish(bot=value)
    return Wish()


def options_of(request: Visit, game: str, seats: int) -> dict[str, object]:
    """The options of a form; editions in folders of the server are not for visitors."""
    options: dict[str, object] = {}
    for option in games.meta(game).options:
        value = request.POST.get(f"option-{option.name}")
        if value is None:
            continue
        if not option.values:
            if (chosen_edition := edition_of(request, game, option, value)) is not None:
                options[option.name] = chosen_edition
            continue
        if value in option.values and not option.fits(value, seats):
            words = words_of(game, request.language)
            names = {"option": words.say(f"option-{option.name}"), "value": words.say(f"{option.name}-{value}")}
            raise LangbordError(house(request.language).say("refused-option-seats", seats=seats, **names))
        options[option.name] = value
    return options


def edition_of(request: Visit, game: str, option: Option, value: str) -> str | None:
    """An edition that the form names: one of the house, or one that a player has written."""
    house_editions = house_of(game, option)
    if house_editions is None or value == "":
        return None
    if value.startswith(OWN):
        edition = editions.usable(request.person, game).filter(key=value.removeprefix(OWN).replace("\0", "")).first()
        if edition is None:
            raise Refused("no-such-edition", 404)
        return store.seal(edition).name
    if value not in house_editions.offered():
        raise Refused("no-such-edition", 404)
    return value


@require_safe
def invite(request: Visit, token: str) -> HttpResponse:
    """An invite link: shows the table and its open seats, on a phone and without an account."""
    table = _invited(request, token)
    person = request.person
    full = table.state == Table.PLAYING  # whoever comes too late is told so, before they watch
    if not (full or table.state == Table.OPEN) or (person and table.places.filter(person=person).exists()):
        return HttpResponseRedirect(reverse("table", args=[table.name]))
    language = request.language
    context = {
        "h": house(language),
        "language": language,
        "person": person,
        "meta": games.meta(table.game),
        "chosen": facts(table, language),
        "table": table,
        "places": list(table.places.all()),
        "full": full,
    }
    return render(request, "invite.html", context, using="jinja2")


def _invited(request: Visit, token: str) -> Table:
    """The table of an invite. Whoever tries one after the other is soon answered no more."""
    table = Table.objects.filter(invite=token).first()
    if table is None:
        BUCKETS.spend("invite", by_visitor(request))
        raise Http404
    return table


@require_POST
def accept(request: Visit, token: str) -> HttpResponse:
    """Sit down by an invite link."""
    table = _invited(request, token)
    person = people.find_or_make(request)
    try:
        BUCKETS.spend("join", by_person(person))  # before the name: all their tables are told of it
        _call(person, request.POST.get("name", ""))
        lifecycle.join(table, person)
    except LangbordError as error:
        return refusal(request, error)
    table_moves.progress(table)
    return HttpResponseRedirect(reverse("table", args=[table.name]))


@require_POST
def set_up(request: Visit) -> HttpResponse:
    """Settings: name, language, theme, confirmation, sound."""
    person = people.find_or_make(request)
    BUCKETS.spend("seat", by_person(person, "settings"))  # of another name all their tables are told
    names.call(person, request.POST.get("name", ""))
    before = person.name
    if request.POST.get("language") in languages():
        person.language = request.POST["language"]
        request.session["language"] = person.language
        person.name = house(person.language).name(person.name)  # who has none of their own
    if request.POST.get("theme") in ("auto", "light", "dark"):
        person.theme = request.POST["theme"]
    if request.POST.get("pace") in PACES:
        person.pace = request.POST["pace"]
    for switch in ("confirm", "forced", "sound", "coached"):
        if switch in request.POST:
            setattr(person, switch, request.POST[switch] == "yes")
    if "tips" in request.POST:
        person.coached = request.POST["tips"] != "yes"
    person.save()
    if person.name != before:
        sitters.rename(person, before)
    back = request.POST.get("back", "/")
    here = back.startswith("/") and url_has_allowed_host_and_scheme(back, allowed_hosts=None)
    return HttpResponseRedirect(back if here else "/")
