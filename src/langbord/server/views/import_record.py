"""A game or a world brought in as a file: what it costs, and the page that takes the record of a game."""

from __future__ import annotations

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from langbord.engine.errors import LangbordError
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_person, by_visitor, spend_on_a_table
from langbord.server.models import Person, Table
from langbord.server.pages import live_page
from langbord.server.pages.refusals import refusal
from langbord.server.site_texts import house
from langbord.server.tables import curtain, problem_report
from langbord.server.tables.export_record import OWN_EDITION, ending_of
from langbord.server.tables.import_record import Unsound, checked, origin_of, read, record_in, seat


@require_POST
def import_record(request: Visit) -> HttpResponse:
    """A record file becomes a table: over if its game is over, otherwise to be played on."""
    try:
        spend_on_a_file(request)
        data = read(request.FILES.get("record"))
        record, at = record_in(data)
        brings = people.find_or_make(request) if OWN_EDITION in record else request.person
        position = checked(record, at, draft=problem_report.is_report(data), person=brings)
        owner = people.find_or_make(request)  # a guest is made only for a sound record
        spend_on_a_table(owner, request)
        table = seat(position, origin_of(position.origin), owner, ending_of(record, position.seats), page_of)
        if problem_report.is_report(data):
            curtain.leave_open(table)
    except Unsound as error:
        text = house(request.language).say(f"lobby-import-{error.key}", detail=error.detail)
        return refusal(request, LangbordError(text))
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("table", args=[table.name]))


def page_of(table: Table, person: Person) -> str:
    """The table page as its owner will see it."""
    return live_page.drawn(table, person)


def spend_on_a_file(request: Visit) -> None:
    """A file is work before anybody knows whether it holds. It costs the person and the network address: guests are
    made as quickly as files."""
    if request.person is not None:
        BUCKETS.spend("import", by_person(request.person))
    BUCKETS.spend("import-from", by_visitor(request))
