"""Telling the moderators of somebody: who, at which table, why. Moderators see the table as everybody may see it, its
chat and its log, and what was told of this person before; they decide, and the report is closed.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db.models import Q, QuerySet
from django.utils import timezone

from langbord.server.accounts import bans
from langbord.server.http.sanitize import lines
from langbord.server.models import Person, Report, Table
from langbord.server.site_texts import house
from langbord.server.tables import seats
from langbord.server.tables.errors import Refused

REASONS: Final = ("words", "name", "cheating", "stalling", "other")
DECISIONS: Final = ("nothing", "rename", "mute", "ban")
LONGEST: Final = 1000
ONCE_IN: Final = timedelta(hours=1)  # of the same person by the same
MOST_OPEN: Final = 20  # of one person


def write(by: Person, about: Person, table: Table | None, reason: str, text: str) -> Report:
    """Somebody tells of another whom they have met: at a table, or on their page."""
    if about.pk == by.pk:
        raise Refused("not-yourself")
    if reason not in REASONS:
        raise Refused("bad-request", 400)
    mine = Report.objects.filter(by=by, closed=None)
    if mine.filter(about=about, made__gt=timezone.now() - ONCE_IN).exists():
        raise Refused("reported-lately", 429)
    if mine.count() >= MOST_OPEN:
        raise Refused("too-many-reports", 429)
    return Report.objects.create(
        by=by, about=about, table=table, name=about.name, reason=reason, text=lines(text, LONGEST).strip()
    )


def open_for(moderator: Person) -> QuerySet[Report]:
    """What nobody has decided, the oldest first. Of themselves nobody decides, nor of what they have told."""
    found = Report.objects.filter(closed=None).exclude(Q(about=moderator) | Q(by=moderator))
    return found.select_related("by", "about", "table").order_by("made")


def decide(report: Report, moderator: Person, decision: str) -> None:
    """What is done about it. All that is told of the same person and not decided is closed with it."""
    if decision not in DECISIONS:
        raise Refused("bad-request", 400)
    if report.closed is not None:
        raise Refused("report-closed")
    if moderator.pk in (report.about_id, report.by_id):
        raise Refused("report-own", 403)
    about = report.about
    if about is not None and decision != "nothing":
        if about.user is not None and about.user.is_staff:
            raise Refused("report-moderator", 403)
        _do(about, decision)
    same = Q(pk=report.pk) | Q(about=report.about_id, closed=None)
    told = Report.objects.filter(same if report.about_id is not None else Q(pk=report.pk))
    told.update(closed=timezone.now(), decision=decision, judge=moderator)


def _do(about: Person, decision: str) -> None:
    if decision == "rename":
        before, about.name = about.name, house(about.language).say("guest-name")
        about.save(update_fields=["name"])
        seats.rename(about, before)
    elif decision == "mute":
        Person.objects.filter(pk=about.pk).update(muted=True)
    else:
        Person.objects.filter(pk=about.pk).update(banned=True)
        bans.hand_seats_over(about)
