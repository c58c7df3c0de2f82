"""The page for moderators: what was told of whom, with the table as everybody may see it, and what is done about it."""

from __future__ import annotations

from typing import Any

from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import User
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from langbord.engine.errors import LangbordError
from langbord.server.accounts import people, reports, second_factor
from langbord.server.accounts.people import Visit
from langbord.server.http.rate_limits import BUCKETS, by_person
from langbord.server.leaderboards import daily
from langbord.server.models import Person, Report, Table
from langbord.server.pages import table_page
from langbord.server.pages.live_page import viewer_of
from langbord.server.pages.refusals import refusal
from langbord.server.site_texts import house
from langbord.server.tables import seat_links
from langbord.server.tables.chat import chat_of
from langbord.server.tables.positions import BOARDS, DoesNotFit
from langbord.server.tables.seats import names_of

LINES = 60  # of the log and of the chat
SHOWN = 100


def _moderator(request: Visit) -> Person:
    """Who looks; to all others there is no such page."""
    user = request.user
    if not (isinstance(user, User) and user.is_active and user.has_perm("tables.change_person") and request.person):
        raise Http404
    if not user.is_staff:  # of whom no second factor is asked
        raise Http404
    return request.person


@require_safe
def index(request: Visit) -> HttpResponse:
    """What waits for a decision, and what was decided lately."""
    moderator = _moderator(request)
    context: dict[str, Any] = {
        "waiting": list(reports.open_for(moderator)[:SHOWN]),
        "decided": list(Report.objects.exclude(closed=None).select_related("judge").order_by("-closed")[:LINES]),
    }
    return _page(request, "moderation.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def look_at(request: Visit, number: int) -> HttpResponse:
    """One report: why, where, what was said there, what is known of them; and the decision."""
    moderator = _moderator(request)
    report = Report.objects.select_related("by", "about", "table", "judge").filter(pk=number).first()
    if report is None or moderator.pk in (report.about_id, report.by_id):
        raise Http404
    if request.method == "POST":
        decision = request.POST.get("decision", "")
        try:
            reports.decide(report, moderator, decision)
        except LangbordError as error:
            return refusal(request, error)
        _note(request, report, decision)
        return HttpResponseRedirect(reverse("moderation"))
    table = report.table
    context: dict[str, Any] = {
        "report": report,
        "handle": people.handle_of(report.about) if report.about is not None else "",
        "before": Report.objects.filter(about=report.about).exclude(pk=report.pk).order_by("-made")[:LINES]
        if report.about is not None
        else [],
        "chat": chat_of(table, request.language, names_of(table, request.language)) if table is not None else [],
        "log": _log(table, moderator, request.language) if table is not None else [],
        "decisions": reports.DECISIONS,
    }
    return _page(request, "moderation_report.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def second(request: Visit) -> HttpResponse:
    """Asks a moderator for the code of their app; whoever has none yet is shown what to tell the app."""
    moderator, user = _moderator(request), request.user
    assert isinstance(user, User)
    has = second_factor.has(user)
    wrong, spare = False, list[str]()
    if request.method == "POST":
        BUCKETS.spend("second", by_person(moderator, "second"))
        code = request.POST.get("code", "")[:20]
        if has and second_factor.show(request.session, user, code):
            return HttpResponseRedirect(_next(request))
        if not has:
            spare = second_factor.accept(request.session, user, code)
        wrong = not spare
    proposal = None if has or spare else second_factor.propose(request.session, user)
    context: dict[str, Any] = {
        "wrong": wrong,
        "spare": spare,
        "secret": proposal.secret if proposal else "",
        "drawn": seat_links.drawn(proposal.address) if proposal else "",
        "next": _next(request),
    }
    return _page(request, "second_factor.html", context)


def _next(request: Visit) -> str:
    wanted = request.GET.get("next", "")
    here = wanted.startswith(("/admin/", "/moderation/")) and url_has_allowed_host_and_scheme(wanted, None)
    return wanted if here else reverse("moderation")


def _log(table: Table, moderator: Person, language: str) -> list[str]:
    """The log as everybody may read it, the newest last: moderators play here too, and the deal of a day."""
    begun = table.state != Table.OPEN and not table.places.filter(person=None, bot="").exists()
    if not begun or not daily.may_look(table, moderator):
        return []
    try:
        with BOARDS.locked(table.name):
            table.refresh_from_db()
            board = BOARDS.get(table)
            viewer = viewer_of(table, board, None, language)
            options = table_page.options_for(table.options, viewer)
            texts = table_page.texts(language, table.game, options, names_of(table, language))
            return [texts.event(event) for event in table_page.readable(board.position, viewer)][-LINES:]
    except (DoesNotFit, LangbordError):
        return []


def _note(request: Visit, report: Report, decision: str) -> None:
    """As the other pages for moderators do: who did what to whom."""
    from django.contrib.contenttypes.models import ContentType

    assert isinstance(request.user, User)
    LogEntry.objects.create(
        user=request.user,
        content_type=ContentType.objects.get_for_model(Person),
        object_id=str(report.about_id or ""),
        object_repr=report.about.name if report.about is not None else "Guest",
        action_flag=CHANGE,
        change_message=f"Report {report.pk}: {decision}.",
    )


def _page(request: Visit, template: str, context: dict[str, Any]) -> HttpResponse:
    context |= {"h": house(request.language), "language": request.language, "person": request.person}
    return render(request, template, context, using="jinja2")
