"""Tournaments: one's own, a new one, and the page of one."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from langbord import games
from langbord.engine.errors import LangbordError
from langbord.server.accounts import names as called
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_caller, by_person, by_visitor, spend_on_a_table
from langbord.server.http.sanitize import one_line
from langbord.server.models import Person, Tournament
from langbord.server.pages.refusals import refusal
from langbord.server.site_texts import house
from langbord.server.tables.errors import Refused
from langbord.server.tournaments import progress, standings

LONGEST_TITLE = 60
SHOWN = 50


@require_http_methods(["GET", "HEAD", "POST"])
def all_of_mine(request: Visit) -> HttpResponse:
    """Those that one plays in or has set up; and the form for a new one."""
    if request.method == "POST":
        return _create(request)
    BUCKETS.spend("profile", by_caller(request, request.person))
    mine = Tournament.objects.none()
    if request.person is not None:
        mine = Tournament.objects.filter(entrants__person=request.person)
        mine |= Tournament.objects.filter(owner=request.person)
    context: dict[str, Any] = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "mine": list(mine.distinct().order_by("-created")[:SHOWN]),
        "games": [plugin.meta for plugin in games.plugins() if progress.can_have_one(plugin.meta)],
        "rounds": progress.ROUNDS,
        "days": progress.DAYS,
        "seats": range(2, 1 + max(max(plugin.meta.seats) for plugin in games.plugins())),
    }
    return render(request, "tournaments.html", context, using="jinja2")


def _create(request: Visit) -> HttpResponse:
    person = people.find_or_make(request)
    form = request.POST
    game = form.get("game", "")
    try:
        spend_on_a_table(person, request)  # it makes some
        if game not in games.names():
            raise Refused("bad-request", 400)
        _call(person, form.get("host-name", ""))
        made = progress.create(
            person,
            one_line(form.get("title", ""), LONGEST_TITLE) or house(request.language).title(game),
            game,
            int(form.get("seats", "2")),
            form.get("form", Tournament.ROUND_ROBIN),
            rounds=int(form.get("rounds", progress.ROUNDS[0])),
            days=int(form.get("days", "3")),
            rated=form.get("rated") == "yes",
        )
    except (LangbordError, ValueError) as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("tournament", args=[made.name]))


def _call(person: Person, name: str) -> None:
    """A guest says what they are called."""
    if person.user is None:
        called.call(person, name)


@require_safe
def show(request: Visit, name: str) -> HttpResponse:
    """How it stands, round by round."""
    tournament = _known(request, name)
    if (
        tournament.state == Tournament.PLAYING
        and not tournament.pairings.filter(round=tournament.round, points__isnull=True).exists()
    ):
        progress.go_on(tournament.name)  # something went wrong when the last table was over
        tournament.refresh_from_db()
    person = request.person
    lines = standings.lines(tournament)
    names = {line.entrant.pk: _name(line.entrant.person, line.entrant.name) for line in lines}
    rounds: dict[int, list[Any]] = {}
    for pairing in tournament.pairings.select_related("table"):
        rounds.setdefault(pairing.round, []).append(pairing)
    mine = next((line.entrant for line in lines if person is not None and line.entrant.person_id == person.pk), None)
    context: dict[str, Any] = {
        "h": house(request.language),
        "language": request.language,
        "person": person,
        "tournament": tournament,
        "lines": lines,
        "names": names,
        "rounds": sorted(rounds.items(), reverse=True),
        "mine": mine,
        "host": person is not None and tournament.owner_id == person.pk,
        "fewest": progress.FEWEST,
        "full": len(lines) >= progress.MOST,
        "link": request.build_absolute_uri(reverse("tournament", args=[tournament.name])),
    }
    return render(request, "tournament.html", context, using="jinja2")


def _name(person: Person | None, then: str) -> str:
    return person.name if person is not None else then


@require_POST
def join(request: Visit, name: str) -> HttpResponse:
    """Come along; a guest says what they are called."""
    tournament = _known(request, name)
    person = people.find_or_make(request)
    BUCKETS.spend("join", by_person(person))
    _call(person, request.POST.get("name", ""))
    return _done(request, tournament, lambda: progress.join(tournament, person))


@require_POST
def deed(request: Visit, name: str, deed: str) -> HttpResponse:
    """Leave; and what only its host may: begin, send somebody away, close."""
    tournament = _known(request, name)
    BUCKETS.spend("seat", by_caller(request, request.person, "tournament"))
    person = request.person
    if person is None:
        raise Refused("cup-not-in-it", 403)
    given = request.POST.get("entrant", "")
    number = int(given) if given.isascii() and given.isdigit() and len(given) < 10 else 0
    deeds = {
        "leave": lambda: progress.leave(tournament, person),
        "begin": lambda: progress.begin(tournament, person),
        "send-away": lambda: progress.send_away(tournament, person, number),
        "close": lambda: progress.close(tournament, person),
    }
    if deed not in deeds:
        raise Http404
    return _done(request, tournament, deeds[deed])


def _done(request: Visit, tournament: Tournament, what: Any) -> HttpResponse:
    try:
        what()
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("tournament", args=[tournament.name]))


def _known(request: Visit, name: str) -> Tournament:
    """Whoever tries one name after the other is soon answered no more."""
    tournament = Tournament.objects.filter(name=name).select_related("owner").first()
    if tournament is None:
        BUCKETS.spend("invite", by_visitor(request))
        raise Http404
    return tournament
