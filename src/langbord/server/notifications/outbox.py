"""Letters: written when they are due, stored, sent, and tried again while the mail server is away.

What is to be sent stands in the database: a letter is stored together with the turns that it tells of, and a turn can
be told of once. Whoever sends it first holds it for some minutes, so that nobody else does. A process that is killed
exactly between the mail server's yes and ours leaves a letter that is sent again, under the same Message-ID, by which
mailboxes know it for the same; at every other moment nothing is lost and nothing sent twice.
"""

from __future__ import annotations

import logging
import smtplib
import time
from collections.abc import Iterable
from datetime import datetime, timedelta

from allauth.account.models import EmailAddress
from django.conf import settings
from django.db import Error, IntegrityError, close_old_connections, transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from langbord.server.models import Letter, Notice, Person, Presence, Seat, Table, Told
from langbord.server.notifications import email_texts, preferences, waiting_turns
from langbord.server.notifications.presence import STREAMS, is_there
from langbord.server.tables import clocks

HELD = timedelta(minutes=5)  # longer than a conversation with a mail server takes
FIRST_WAIT, LONGEST_WAIT = timedelta(minutes=1), timedelta(hours=1)
GIVE_UP = timedelta(days=3)
KEEP = timedelta(days=30)  # letters, and the addresses on them, once nobody needs them
ASKING = (Letter.CONFIRM, Letter.ACCOUNT)  # letters to addresses that are not known to be anybody's
AT_ONCE = (*ASKING, Letter.RESET)  # letters that know no quiet hours
RESET_WITHIN = timedelta(hours=6)  # afterwards nobody waits for such a letter any more
MOST_A_DAY = {"address": 3, "person": 6}  # letters that ask somebody to confirm: nobody is to be pestered with them
TRIES_TO_MARK, PAUSE = 30, 1.0  # a sent letter is marked as such even if the database is away for half a minute
log = logging.getLogger(__name__)


class NotSent(Exception):
    """A letter that is to be tried again, and when; `server_away` if the mail server cannot be talked to at all."""

    def __init__(self, again: datetime, server_away: bool) -> None:
        super().__init__(f"to be tried again at {again}")
        self.again: datetime = again
        self.server_away: bool = server_away


# --- writing ------------------------------------------------------------------------------------------


def ask_to_confirm(notice: Notice, kind: str = Letter.CONFIRM) -> bool:
    """Write to an address that somebody has named; False if it has got enough of such letters today."""
    at = clocks.now()
    today = Letter.objects.filter(kind__in=ASKING, made__gt=at - timedelta(days=1))
    if today.filter(address=notice.address, person=notice.person, state=Letter.WAITING).exists():
        return True  # it is under way
    if today.filter(address=notice.address).count() >= MOST_A_DAY["address"]:
        return False
    if today.filter(person=notice.person).count() >= MOST_A_DAY["person"]:
        return False
    with transaction.atomic():
        hand_over(_letter(notice, kind, at))
    return True


def forgotten(person: Person, address: str) -> None:
    """Write to somebody who has forgotten their password."""
    at = clocks.now()
    with transaction.atomic():
        hand_over(Letter.objects.create(person=person, kind=Letter.RESET, address=address, made=at, next_try=at))


def write_due() -> None:
    """Write every letter that is due now."""
    at = clocks.now()
    waited = Q(person__notice__mail=Notice.TURN, table__changed__lte=at - timedelta(minutes=min(preferences.AFTER)))
    soon = waiting_turns.untold().filter(waited, Exists(_confirmed("person__user", "person__notice__address")))
    people = set(soon.filter(person__banned=False).values_list("person_id", flat=True))
    asked_along = waiting_turns.untold_invitations().filter(invited__notice__mail=Notice.TURN, invited__banned=False)
    known = Exists(_confirmed("invited__user", "invited__notice__address"))
    people.update(asked_along.filter(known).values_list("invited_id", flat=True))
    for person in sorted(people):
        _write(person, Notice.TURN, at)
    digests = Notice.objects.filter(mail=Notice.DIGEST, digest_due__lte=at)
    for person in digests.values_list("person_id", flat=True):
        _write(person, Notice.DIGEST, at)


def _confirmed(user: str, address: str) -> QuerySet[EmailAddress]:
    found: QuerySet[EmailAddress] = EmailAddress.objects.filter(
        user=OuterRef(user), email=OuterRef(address), verified=True
    )
    return found


def _write(person: int, mail: str, at: datetime) -> None:
    """One letter for all turns of a person, if any is due; several workers may come here at once."""
    try:
        with transaction.atomic():
            notice = Notice.objects.select_for_update(of=("self",)).select_related("person").get(pk=person)
            if notice.mail != mail or preferences.quiet_until(notice, at) is not None:
                return
            if mail == Notice.DIGEST:
                if notice.digest_due is None or notice.digest_due > at:
                    return  # another worker was here
                notice.digest_due = preferences.next_digest(notice, at)
                notice.save(update_fields=["digest_due"])
            if notice.person.banned or not preferences.is_confirmed(notice):
                return
            seats = due(notice, at)
            if seats:
                letter = _letter(notice, mail, at)
                Told.objects.bulk_create(
                    Told(letter=letter, table=seat.table, seat=seat.number, turn=waiting_turns.turn_of(seat))
                    for seat in seats
                )
                hand_over(letter)
    except (IntegrityError, Notice.DoesNotExist):
        log.info("a letter for person %s was written already", person)


def due(notice: Notice, at: datetime) -> list[Seat]:
    """The turns to tell of: at once such as have waited, since they began and since their person left the table, for as
    long as was wished; in a digest all. None where the person is present."""
    found = []
    turns = waiting_turns.untold().filter(person=notice.person).order_by("table__changed")
    asked_along = waiting_turns.untold_invitations().filter(invited=notice.person).order_by("table__changed")
    for seat in [*turns, *waiting_turns.one_seat_each(asked_along)]:
        seen: datetime | None = getattr(seat, "last_seen")  # noqa: B009 (an annotation)
        since = max(seat.table.changed, seen) if seen is not None else seat.table.changed
        waited = notice.mail == Notice.DIGEST or at - since >= timedelta(minutes=notice.after)
        if waited and not present(notice.person, seat.table_id, seen, at):
            found.append(seat)
    return found


def present(person: Person, table: str, seen: datetime | None, at: datetime) -> bool:
    """Whether a person has a table open: in this process, or as another has noted."""
    return (person.pk, table) in STREAMS.all() or is_there(seen, at)


def _letter(notice: Notice, kind: str, at: datetime) -> Letter:
    return Letter.objects.create(person=notice.person, kind=kind, address=notice.address, made=at, next_try=at)


def hand_over(letter: Letter) -> None:
    """Have a letter sent soon: by a worker, whose job is committed with it, or by the round of this process."""
    from langbord.server.notifications import scheduler

    if settings.BOTS_BY_WORKERS:
        from langbord.server.notifications import jobs

        jobs.defer(letter.pk)
    else:
        transaction.on_commit(scheduler.hurry)


# --- sending ------------------------------------------------------------------------------------------


def to_send() -> Iterable[int]:
    """The letters that wait to be sent now and that nobody is sending."""
    at = clocks.now()
    free = Q(held_until=None) | Q(held_until__lt=at)
    found = Letter.objects.filter(free, state=Letter.WAITING, next_try__lte=at)
    return list(found.order_by("next_try").values_list("pk", flat=True))


def send(number: int) -> None:
    """Send a letter, if there is still something to tell."""
    letter = _take(number)
    if letter is None:
        return
    notice = Notice.objects.filter(person=letter.person_id).first()
    quiet = preferences.quiet_until(notice, clocks.now()) if notice is not None and letter.kind not in AT_ONCE else None
    if quiet is not None:
        Letter.objects.filter(pk=number).update(held_until=None, next_try=quiet)
        return
    if not _is_wanted(letter, notice):
        letter.delete()
        return
    try:
        email_texts.message(letter, notice).send()
    except Exception as error:
        _again(letter, error)
    else:
        _mark_sent(number)


def _take(number: int) -> Letter | None:
    """Hold a letter; None if somebody else does, or it was sent."""
    at = clocks.now()
    free = Q(held_until=None) | Q(held_until__lt=at)
    mine = Letter.objects.filter(free, pk=number, state=Letter.WAITING, next_try__lte=at).update(held_until=at + HELD)
    return Letter.objects.select_related("person").filter(pk=number).first() if mine else None


def _is_wanted(letter: Letter, notice: Notice | None) -> bool:
    """Whether it is still to be sent. Turns that were made meanwhile, and those that their person sits in front of, are
    taken off it: the latter may be told of later."""
    if letter.kind == Letter.RESET:
        user = letter.person.user
        return user is not None and user.is_active and clocks.now() - letter.made < RESET_WITHIN
    if notice is None:
        return False
    if letter.kind == Letter.ACCOUNT:
        return notice.address == letter.address and not preferences.is_confirmed(notice)
    if letter.kind == Letter.CONFIRM:
        return notice.address == letter.address and notice.mail != Notice.OFF and not preferences.is_confirmed(notice)
    if notice.mail == Notice.OFF or notice.address != letter.address or not preferences.is_confirmed(notice):
        return False
    at = clocks.now()
    for told in letter.turns.all():
        seen = Presence.objects.filter(person=letter.person, table=told.table_id).values_list("seen", flat=True).first()
        waits = waiting_turns.still_waits(told, letter.person)
        if not waits or present(letter.person, told.table_id, seen, at):
            told.delete()
    return bool(letter.turns.exists())


def _again(letter: Letter, error: Exception) -> None:
    """Note that it could not be sent, and when it is tried again; a mail server that will never take it is believed."""
    at = clocks.now()
    if refused_for_good(error) or at - letter.made > GIVE_UP:
        log.warning("letter %s is given up: %s", letter.pk, describe(error))
        Letter.objects.filter(pk=letter.pk).update(state=Letter.FAILED, held_until=None)
        return
    again = at + min(FIRST_WAIT * 2 ** min(letter.tries, 10), LONGEST_WAIT)
    Letter.objects.filter(pk=letter.pk).update(tries=letter.tries + 1, next_try=again, held_until=None)
    log.warning("letter %s could not be sent: %s; it is tried again", letter.pk, describe(error))
    about_this_letter = isinstance(error, smtplib.SMTPResponseException | smtplib.SMTPRecipientsRefused)
    raise NotSent(again, server_away=isinstance(error, OSError) and not about_this_letter) from error


def refused_for_good(error: Exception) -> bool:
    """Whether the mail server says that it will not take this letter, today or later."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500


def describe(error: Exception) -> str:
    """One line without addresses, which mail servers like to repeat."""
    code = getattr(error, "smtp_code", None)
    return f"{type(error).__name__} {code}" if code else type(error).__name__


def _mark_sent(number: int) -> None:
    for left in reversed(range(TRIES_TO_MARK)):
        try:
            Letter.objects.filter(pk=number).update(state=Letter.SENT, held_until=None)
            return
        except Error:
            if not left:
                raise
            close_old_connections()
            time.sleep(PAUSE)


def forget_old() -> None:
    """Letters that are done with, but for those about turns and invitations that may still wait."""
    done = Letter.objects.exclude(state=Letter.WAITING).filter(made__lt=clocks.now() - KEEP)
    done.exclude(turns__table__state__in=(Table.OPEN, Table.PLAYING)).delete()
