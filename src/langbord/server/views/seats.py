"""The link back to one's seat: the page that shows it, and the page that it leads to."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import rotate_token
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from langbord.engine.errors import LangbordError
from langbord.server.accounts.people import GUEST, Visit
from langbord.server.commands import table as commands
from langbord.server.commands.command import Caller
from langbord.server.http.rate_limits import BUCKETS, by_visitor
from langbord.server.models import Person, SeatLink, Table
from langbord.server.pages.refusals import refusal
from langbord.server.site_texts import house
from langbord.server.tables import seat_links
from langbord.server.tables.errors import Refused
from langbord.server.views.table import find_table


def _shown(request: Visit, template: str, context: dict[str, Any]) -> HttpResponse:
    """A page whose address, or what stands on it, lets somebody in: no other page is told where one came from."""
    language = request.language
    context |= {"h": house(language), "language": language, "person": request.person}
    response = render(request, template, context, using="jinja2")
    response["Referrer-Policy"] = "strict-origin"  # not "no-referrer", by which browsers hide where a form comes from
    response["X-Robots-Tag"] = "noindex"
    return response


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def my_seat(request: Visit, name: str) -> HttpResponse:
    """The link, as a text and to be photographed; a button to make one, another one, or none."""
    table = find_table(name, request.person)
    person = request.person
    if request.method == "POST":
        try:
            deed = request.POST.get("deed", "")
            if deed == "forget":
                commands.forget_seat_link.run(Caller.of(request), table)
            elif deed in ("make", "renew"):
                commands.seat_link.run(Caller.of(request), table, anew=deed == "renew")
            else:
                raise Refused("bad-request", 400)
        except LangbordError as error:
            return refusal(request, error)
        return HttpResponseRedirect(reverse("my-seat", args=[table.name]))
    if person is None or not table.places.filter(person=person).exists():
        raise Refused("not-your-table", 403)
    link = seat_links.of(table, person) if person.user_id is None else None
    over = table.state not in (Table.OPEN, Table.PLAYING)
    path = reverse("table", args=[table.name]) if link is None else reverse("back", args=[seat_links.token_of(link)])
    address = request.build_absolute_uri(path)
    shown = not over and (link is not None or person.user_id is not None)
    context = {
        "table": table,
        "over": over,
        "account": person.user_id is not None,
        "address": address if shown else "",
        "code": seat_links.drawn(address) if shown else "",
    }
    return _shown(request, "my_seat.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def back(request: Visit, token: str) -> HttpResponse:
    """Where the link leads. Looking does nothing, for messengers look at links by themselves: it takes a click."""
    link = seat_links.found_by(token)
    if link is None:
        BUCKETS.spend("invite", by_visitor(request))  # the bucket of links that lead nowhere
        raise Http404
    to_table = HttpResponseRedirect(reverse("table", args=[link.table_id]))
    if not seat_links.opens(link):
        return to_table  # to look at how it ended
    stands_for = _stands_for(request, link)
    if stands_for == "myself" and request.method != "POST":
        return to_table
    if request.method == "POST" and stands_for in ("myself", "anybody", "another"):
        if stands_for == "another" and request.POST.get("sure") != "yes":
            raise Refused("bad-request", 400)
        try:
            BUCKETS.spend("seat-link", by_visitor(request))
            _become(request, link.person)
            seat_links.sit_down_again(link)
        except LangbordError as error:
            return refusal(request, error)
        return to_table
    places = list(link.table.places.all())
    context = {
        "table": link.table,
        "places": places,
        "own": [place.number for place in places if place.person_id == link.person_id],
        "owner": link.person,
        "stands_for": stands_for,
        "action": request.path,
    }
    return _shown(request, "back.html", context)


def _stands_for(request: Visit, link: SeatLink) -> str:
    """Who has opened the link: its own guest, somebody in an account, another guest who would lose something, or
    anybody else; or, whoever it is, that the seat belongs to an account."""
    if request.person == link.person:
        return "myself"
    if link.person.user_id is not None:
        return "sign-in"
    if request.user.is_authenticated:
        return "account"
    if request.person is not None and seat_links.has_something(request.person):
        return "another"
    return "anybody"


def _become(request: Visit, guest: Person) -> None:
    """This browser is that guest from now on; whoever knew its session or its form token before is not."""
    if request.person == guest:
        return
    request.session.cycle_key()
    request.session[GUEST] = guest.pk
    rotate_token(request)
    request.person = guest
