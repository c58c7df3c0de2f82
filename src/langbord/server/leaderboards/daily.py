"""The deal of the day: one shuffle and one set of options for everybody, one try that counts for each person.

Days are those of UTC. The key of a day is made from the secret of the server, so nobody can know it before, and it is
told when the day is over. Until then a person may look at the games of others only when their own try has ended.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import date

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

from langbord import games
from langbord.engine.meta import Options
from langbord.server.accounts import crowds
from langbord.server.models import Person, Solo, Table
from langbord.server.tables import lifecycle
from langbord.server.tables.errors import Refused
from langbord.server.tables.lifecycle import Deal
from langbord.server.tables.seats import Wish

#: Guests of one network address whose tries of a day count; whoever has an account is not counted.
GUESTS_OF_ONE_ADDRESS = 10


class Closed(Refused):
    """A table of a daily game that this person may not look at yet."""

    def __init__(self) -> None:
        super().__init__("daily-closed", 403)


def names() -> list[str]:
    """The games that have a deal of the day."""
    return [plugin.meta.name for plugin in games.plugins() if plugin.daily is not None and plugin.web is not None]


def today() -> date:
    """The day it is, the same for everybody."""
    return timezone.now().date()  # in UTC, as all our times are


def options_for(game: str, day: date) -> Options:
    """What is played on a day."""
    of_game = games.plugin(game).daily
    assert of_game is not None
    return games.meta(game).complete(1, of_game().options_for(day))


def key_for(game: str, day: date) -> bytes:
    """The key of a day's shuffle: that of those who have begun, also if the secret of the server was changed since."""
    begun = Table.objects.filter(daily=day, game=game).order_by("created").values_list("key", flat=True).first()
    if begun is not None:
        return bytes.fromhex(begun)
    return hmac.digest(settings.SECRET_KEY.encode(), f"langbord daily {game} {day.isoformat()}".encode(), "sha256")


# --- playing it ---------------------------------------------------------------------------------------


def try_of(person: Person | None, game: str, day: date) -> Solo | None:
    """The try of a person that counts."""
    if person is None:
        return None
    return Solo.objects.filter(game=game, day=day, person=person).select_related("table").first()


def sit_down(person: Person, game: str, device: str = "") -> Table:
    """Today's deal: the try that counts, or, when that has ended, a game for practice. Practice it is too where
    somebody else has tried it on this device, and where so many guests have from this address that it may be one who
    comes again and again."""
    day = today()
    first = try_of(person, game, day)
    if first is not None and first.table.state == Table.PLAYING:
        return first.table
    try:
        with transaction.atomic():
            options: dict[str, object] = dict(options_for(game, day))
            table = lifecycle.create(person, game, options, [Wish(person)], deal=Deal(day, key_for(game, day)))
            if first is None and not _tried_before(person, game, day, device):
                mark = _mark(day, device)
                Solo.objects.create(table=table, game=game, person=person, day=day, device=mark, crowd=crowds.here())
    except IntegrityError:  # two clicks at once: the other one was first
        return Solo.objects.get(game=game, day=day, person=person).table
    return table


def _mark(day: date, device: str) -> str:
    """By which a device is known again on the same day, and on no other."""
    return hashlib.sha256(f"{day} {device}".encode()).hexdigest()[:32] if device else ""


def _tried_before(person: Person, game: str, day: date, device: str) -> bool:
    """Whether this may be the second try of somebody who has another name by now."""
    others = Solo.objects.filter(game=game, day=day).exclude(person=person)
    if device and others.filter(device=_mark(day, device)).exists():
        return True
    crowd = crowds.here()
    guests = others.filter(crowd=crowd, person__user=None)
    return bool(crowd) and person.user_id is None and guests.count() >= GUESTS_OF_ONE_ADDRESS


# --- keeping it secret --------------------------------------------------------------------------------


def goes_on(table: Table) -> bool:
    """Whether this is a daily game that is being played: by its player alone, without any help."""
    return table.daily is not None and table.state == Table.PLAYING


def is_secret(table: Table) -> bool:
    """Whether somebody may still try the deal of this table, so that its key is not told."""
    return table.daily is not None and table.daily >= today()


def may_look(table: Table, person: Person | None) -> bool:
    """At one's own table always; at others' when the own try has ended, or, without one, when the day is over."""
    if table.daily is None or (person is not None and table.places.filter(person=person).exists()):
        return True
    mine = try_of(person, table.game, table.daily)
    return mine.table.state != Table.PLAYING if mine is not None else not is_secret(table)


def must_be_open(table: Table, person: Person | None) -> None:
    """Refuse whoever may not look."""
    if not may_look(table, person):
        raise Closed
