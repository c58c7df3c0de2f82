"""Channels: a browser with no page open, a channel of Discord, a program. They are told once of each turn that waits
while its person is not at the table. There is none before somebody has asked for it.

What is to be told stands in the database (`Ring`), so a restart loses nothing; it is tried again while the other side
is away, and for as long as the turn waits. A browser that wants no more is forgotten at once, any other channel once
nothing has come through for some days.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery
from django.urls import reverse

from langbord.server.models import Channel, Notice, Person, Presence, Ring, Seat, Table
from langbord.server.notifications import email_texts, outbox, outgoing, preferences, push, scheduler, waiting_turns
from langbord.server.site_texts import house
from langbord.server.tables import clocks
from langbord.server.tables.errors import Refused

MOST = 10  # channels of one person
AFTER = timedelta(seconds=30)  # that a turn has waited: who plays just now needs no notice
HELD = timedelta(minutes=2)  # longer than sending takes
FIRST_WAIT, LONGEST_WAIT = timedelta(seconds=30), timedelta(hours=1)
GIVE_UP = timedelta(days=1)  # a ring that nobody hears
END = timedelta(days=5)  # a channel through which nothing comes
KEEP = timedelta(days=30)
AT_A_TIME, AT_ONCE = 40, 8
MARKS = re.compile(r"[\\*_~|`>#\[\]()@<-]")  # by which Discord lays out a line
Post = Callable[[], int]
log = logging.getLogger(__name__)


# --- who is told where --------------------------------------------------------------------------------


def subscribe(person: Person, address: str, p256dh: str, auth: str) -> Channel:
    """This browser is told from now on, and nobody else by it: who used it before has left it."""
    if not push.is_there():
        raise Refused("no-push", 404)
    outgoing.place_of(address)
    if not address.startswith("https://") and settings.HOOKS != "private":
        raise Refused("bad-hook", 400)
    if not push.are_keys(p256dh, auth):
        raise Refused("bad-request", 400)
    with transaction.atomic():
        Channel.objects.filter(kind=Channel.PUSH, address=address).exclude(person=person).delete()
        return _keep(person, Channel.PUSH, address, p256dh=p256dh, auth=auth)


def unsubscribe(person: Person, address: str) -> None:
    Channel.objects.filter(person=person, kind=Channel.PUSH, address=address).delete()


def add(person: Person, kind: str, address: str) -> Channel:
    """A program, or a channel of Discord, is told from now on."""
    if settings.HOOKS == "off":
        raise Refused("no-hooks", 404)
    if person.user is None:
        raise Refused("hooks-account", 403)
    if kind not in (Channel.HOOK, Channel.DISCORD):
        raise Refused("bad-request", 400)
    outgoing.place_of(address)
    return _keep(person, kind, address)


def _keep(person: Person, kind: str, address: str, **keys: str) -> Channel:
    mine = Channel.objects.filter(person=person)
    if mine.count() >= MOST and not mine.filter(address=address).exists():
        raise Refused("enough-channels", 409, values={"number": str(MOST)})
    values = {"kind": kind, **keys}
    return Channel.objects.update_or_create(
        person=person, address=address, defaults=values, create_defaults={**values, "made": clocks.now()}
    )[0]


def host_of(channel: Channel) -> str:
    """What a page shows of an address; the rest of it is often a secret."""
    return urlsplit(channel.address).hostname or ""


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: their browser goes on telling them."""
    known = Channel.objects.filter(person=person).values_list("address", flat=True)
    Channel.objects.filter(person=guest).exclude(address__in=list(known)).update(person=person)


# --- what is due --------------------------------------------------------------------------------------


def try_out(channel: Channel) -> None:
    """Tell it something, so that its owner sees whether it arrives."""
    at = clocks.now()
    with transaction.atomic():
        Ring.objects.create(channel=channel, made=at, next_try=at)
        transaction.on_commit(scheduler.hurry)


def go_round() -> None:
    """Note what is due, and send it."""
    if settings.HOOKS == "off" or not Channel.objects.exists():
        return
    write_due()
    send_due()


def write_due() -> None:
    """A ring for each turn that waits and each channel of its person. Several processes may come here at once."""
    at = clocks.now()
    waits = due(at)
    if not waits:
        return
    channels: dict[int, list[Channel]] = {}
    for channel in Channel.objects.filter(person__in=waits, person__banned=False):
        channels.setdefault(channel.person_id, []).append(channel)
    rings = [
        Ring(channel=channel, table_id=table, seat=seat, turn=turn, made=at, next_try=at)
        for person, turns in waits.items()
        for channel in channels.get(person, ())
        for table, seat, turn in turns
    ]
    rung = set(Ring.objects.filter(channel__person__in=waits).values_list("channel", "table", "seat", "turn"))
    Ring.objects.bulk_create(
        [ring for ring in rings if (ring.channel_id, ring.table_id, ring.seat, ring.turn) not in rung],
        ignore_conflicts=True,
    )


def due(at: datetime) -> dict[int, list[tuple[str, int, int]]]:
    """The turns that have waited a moment while their person was not at the table, by person."""
    found: dict[int, list[tuple[str, int, int]]] = {}
    late = Q(table__changed__lte=at - AFTER)
    asked = with_presence(waiting_turns.waiting(), "person").filter(late, Exists(_channels("person")))
    invited = waiting_turns.invitations().select_related("table")
    invited = with_presence(invited, "invited").filter(late, Exists(_channels("invited")))
    for seat in asked:
        _note(found, seat, seat.person, waiting_turns.turn_of(seat), at)
    for seat in waiting_turns.one_seat_each(invited):
        _note(found, seat, seat.invited, waiting_turns.INVITED, at)
    return found


def _note(
    found: dict[int, list[tuple[str, int, int]]], seat: Seat, person: Person | None, turn: int, at: datetime
) -> None:
    assert person is not None
    seen: datetime | None = getattr(seat, "last_seen")  # noqa: B009 (an annotation)
    if not outbox.present(person, seat.table_id, seen, at):
        found.setdefault(person.pk, []).append((seat.table_id, seat.number, turn))


def with_presence(seats: QuerySet[Seat], whose: str) -> QuerySet[Seat]:
    """With the time when their person was `last_seen` at the table."""
    seen = Presence.objects.filter(table=OuterRef("table"), person=OuterRef(whose)).values("seen")[:1]
    return seats.annotate(last_seen=Subquery(seen)).select_related(whose)


def _channels(whose: str) -> QuerySet[Channel]:
    return Channel.objects.filter(person=OuterRef(whose))


# --- sending ------------------------------------------------------------------------------------------


def send_due() -> None:
    """Send what waits, several at once: one that does not answer holds up no other."""
    at = clocks.now()
    free = Q(held_until=None) | Q(held_until__lt=at)
    waiting = Ring.objects.filter(free, state=Ring.WAITING, next_try__lte=at)
    posts: list[tuple[Ring, Post]] = []
    for number in waiting.order_by("next_try").values_list("pk", flat=True)[:AT_A_TIME]:
        if waiting.filter(pk=number).update(held_until=at + HELD):
            ring = Ring.objects.select_related("channel__person", "table").get(pk=number)
            post = prepared(ring, at)
            if post is not None:
                posts.append((ring, post))
    if not posts:
        return
    with ThreadPoolExecutor(AT_ONCE, thread_name_prefix="channel") as pool:
        answers = [(ring, pool.submit(post)) for ring, post in posts]
    for ring, answer in answers:
        error = answer.exception()
        settle(ring, 0 if error is not None else answer.result(), error)


def prepared(ring: Ring, at: datetime) -> Post | None:
    """What is to be sent now, if there still is something to tell."""
    channel = ring.channel
    person = channel.person
    if ring.table is None:
        return _post(ring, _try_message(ring))
    if channel.kind != Channel.HOOK:  # programs do not sleep
        notice = Notice.objects.filter(person=person).first()
        quiet = preferences.quiet_until(notice, at) if notice is not None else None
        if quiet is not None:
            Ring.objects.filter(pk=ring.pk).update(held_until=None, next_try=quiet)
            return None
    seen = Presence.objects.filter(person=person, table=ring.table).values_list("seen", flat=True).first()
    waits = waiting_turns.waits(ring.table.name, ring.seat, ring.turn, person) and not person.banned
    if not waits or outbox.present(person, ring.table.name, seen, at):
        ring.delete()  # if the turn still waits once they have left, they are told then
        return None
    return _post(ring, _turn_message(ring))


def _post(ring: Ring, message: dict[str, str]) -> Post:
    channel = ring.channel
    if channel.kind == Channel.PUSH:
        return partial(push.send, channel, message)
    if channel.kind == Channel.DISCORD:
        body = json.dumps(for_discord(message)).encode()
    else:
        body = json.dumps({"event": message["event"], "id": f"{channel.key}-{ring.pk}", **message}).encode()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Langbord",
        "X-Langbord-Signature": f"sha256={signature(channel.secret, body)}",
    }
    return partial(outgoing.post, channel.address, body, headers)


def signature(secret: str, body: bytes) -> str:
    """By which a program knows that it was us."""
    return hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def _turn_message(ring: Ring) -> dict[str, str]:
    person, table = ring.channel.person, ring.table
    assert table is not None
    h = house(person.language)
    seat = Seat.objects.select_related("table").get(table=table, number=ring.seat)
    invited = ring.turn == waiting_turns.INVITED
    names = ", ".join(email_texts.tame(name) for name in waiting_turns.others_at(seat, person.language))
    return {
        "event": "invited" if invited else "your-turn",
        "title": h.say("notices-invited" if invited else "notices-your-turn", game=h.title(table.game)),
        "text": h.say("notices-with", names=names),
        "game": table.game,
        "table": table.name,
        "tag": f"{table.name}-invited" if invited else f"{table.name}-{ring.seat}-{ring.turn}",
        "address": email_texts.site(reverse("table", args=[table.name])),
    }


def _try_message(ring: Ring) -> dict[str, str]:
    h = house(ring.channel.person.language)
    return {
        "event": "try",
        "title": h.say("notices-example"),
        "text": h.say("notices-example-text"),
        "tag": "example",
        "address": email_texts.site(reverse("notices")),
    }


def for_discord(message: dict[str, str]) -> dict[str, Any]:
    """The form that Discord takes, and others that took it over. Nobody is called by name, whatever names say."""
    text = MARKS.sub(lambda mark: f"\\{mark[0]}", message["text"])
    line = f"**{message['title']}**\n{text}\n{message['address']}"
    return {"username": "Langbord", "content": line, "allowed_mentions": {"parse": []}}


def settle(ring: Ring, status: int, error: BaseException | None) -> None:
    """Note how it went, and whether it is tried again."""
    at = clocks.now()
    channel = Channel.objects.filter(pk=ring.channel_id).first()
    if channel is None:
        return
    if 200 <= status < 300:
        Ring.objects.filter(pk=ring.pk).update(state=Ring.SENT, held_until=None)
        Channel.objects.filter(pk=channel.pk).update(last=Channel.SENT, failing=None)
        return
    if channel.kind == Channel.PUSH and status in push.GONE:
        channel.delete()
        return
    log.warning("channel %s could not be told: %s", channel.key, type(error).__name__ if error else status)
    if channel.failing is not None and at - channel.failing > END:
        log.warning("channel %s is given up", channel.key)
        channel.delete()
        return
    refused = isinstance(error, outgoing.NotAllowed | Refused) or (300 <= status < 500 and status not in (408, 429))
    last = Channel.REFUSED if refused else Channel.FAILED
    Channel.objects.filter(pk=channel.pk).update(last=last, failing=channel.failing or at)
    if refused or ring.table_id is None or at - ring.made > GIVE_UP:
        Ring.objects.filter(pk=ring.pk).update(state=Ring.FAILED, held_until=None)
        return
    again = at + min(FIRST_WAIT * 2 ** min(ring.tries, 10), LONGEST_WAIT)
    Ring.objects.filter(pk=ring.pk).update(tries=ring.tries + 1, next_try=again, held_until=None)


def forget_old() -> None:
    """Rings that are done with, but for those about turns that may still wait."""
    done = Ring.objects.exclude(state=Ring.WAITING).filter(made__lt=clocks.now() - KEEP)
    done.exclude(table__state__in=(Table.OPEN, Table.PLAYING)).delete()
