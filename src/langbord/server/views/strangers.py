"""People whom one meets here: who sits at a table, whom one would rather not hear, what moderators are told."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from langbord.engine.errors import LangbordError
from langbord.server.accounts import blocks, people, reports
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_person, by_visitor
from langbord.server.models import Chat, Person, Seat, Table
from langbord.server.pages.refusals import refusal
from langbord.server.site_texts import house
from langbord.server.views.table import find_table


def _other(handle: str) -> Person:
    person = Person.objects.filter(handle=handle).first()
    if person is None:
        raise Http404
    return person


def _met(table: Table, person: Person) -> list[Person]:
    """Everybody else who sits at a table, or has said something there."""
    there = set(Seat.objects.filter(table=table).exclude(person=None).values_list("person", flat=True))
    there |= set(Chat.objects.filter(table=table).exclude(person=None).values_list("person", flat=True))
    return list(Person.objects.filter(pk__in=there - {person.pk}).order_by("name", "pk"))


@require_safe
def at_table(request: Visit, name: str) -> HttpResponse:
    """The people of a table, for whoever sits there."""
    table = find_table(name, request.person)
    person = request.person
    if person is None or not table.places.filter(person=person).exists():
        raise Http404
    blocked = set(blocks.unheard(person))
    context: dict[str, Any] = {
        "table": table,
        "met": [(other, people.handle_of(other), other.pk in blocked) for other in _met(table, person)],
        "said": "reported" if "reported" in request.GET else "",
    }
    return _page(request, "people_at.html", context)


@require_safe
def blocked(request: Visit) -> HttpResponse:
    """Those whom one does not want to hear, to be heard again."""
    found = [(row.blocked, people.handle_of(row.blocked)) for row in blocks.blocked_by(request.person)]
    return _page(request, "blocked.html", {"blocked": found})


@require_POST
def block(request: Visit, handle: str) -> HttpResponse:
    """Hear no more of somebody."""
    return _do(request, handle, blocks.block)


@require_POST
def unblock(request: Visit, handle: str) -> HttpResponse:
    """Hear of them again."""
    return _do(request, handle, blocks.unblock)


def _do(request: Visit, handle: str, act: Any) -> HttpResponse:
    other = _other(handle)
    person = people.find_or_make(request)
    try:
        BUCKETS.spend("seat", by_person(person, "block"))
        act(person, other)
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(_back(request, reverse("blocked")))


def _back(request: Visit, otherwise: str) -> str:
    back = request.POST.get("back", "")
    here = back.startswith("/") and url_has_allowed_host_and_scheme(back, allowed_hosts=None)
    return back if here else otherwise


@require_http_methods(["GET", "HEAD", "POST"])
def report(request: Visit, handle: str) -> HttpResponse:
    """Tell the moderators of somebody."""
    about = _other(handle)
    told = request.POST if request.method == "POST" else request.GET
    table = Table.objects.filter(name=told.get("table", "").replace("\0", "")).first()
    person = request.person
    if table is not None and (person is None or not table.places.filter(person=person).exists()):
        table = None  # only of tables where one sits, so that nobody has moderators look at others
    if request.method == "POST":
        try:
            BUCKETS.spend("report-from", by_visitor(request))
            person = people.find_or_make(request)
            BUCKETS.spend("report", by_person(person))
            reports.write(person, about, table, request.POST.get("reason", ""), request.POST.get("text", ""))
            if request.POST.get("block") == "yes":
                blocks.block(person, about)
        except LangbordError as error:
            return refusal(request, error)
        if table is not None:
            return HttpResponseRedirect(f"{reverse('people-at', args=[table.name])}?reported")
        return HttpResponseRedirect(reverse("blocked"))
    return _page(request, "report_person.html", {"about": about, "table": table, "reasons": reports.REASONS})


def _page(request: Visit, template: str, context: dict[str, Any]) -> HttpResponse:
    context |= {"h": house(request.language), "language": request.language, "person": request.person}
    return render(request, template, context, using="jinja2")
