"""What a person wants to be told by e-mail, and when: at once or once a day, and never in their quiet hours.

Nothing is sent before it is asked for, and nothing to an address before its owner has confirmed it. Reckoning with time
is all in here; which turns wait is in waiting_turns.py, the letters themselves in outbox.py.
"""

from __future__ import annotations

import functools
import re
import zoneinfo
from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta, tzinfo

from allauth.account.models import EmailAddress
from django.core import signing
from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from langbord.server.models import Notice, Person
from langbord.server.tables import clocks
from langbord.server.tables.errors import Refused

AFTER = (5, 15, 60, 240)  # minutes that a turn may have waited before a letter goes out
HOURS = range(24)
CONFIRM_WITHIN = timedelta(days=3)
SALT = "langbord.notices.confirm"
#: Zones that name a place; the others are the same by other names.
REGIONS = ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")


# --- wishes -------------------------------------------------------------------------------------------


def of(person: Person) -> Notice:
    """What a person wants; not stored before they say so."""
    found = Notice.objects.filter(person=person).first()
    return found or Notice(person=person, address=known_address(person))


def known_address(person: Person) -> str:
    """The address that came with the account, if any."""
    found = EmailAddress.objects.filter(user=person.user).order_by("-verified", "-primary").first()
    return str(found.email) if found is not None and person.user is not None else ""


def change(notice: Notice, wishes: Mapping[str, str]) -> None:
    """Take over what a form says, or refuse all of it. Does not store."""
    mail = wishes.get("mail", Notice.OFF)
    if mail not in (Notice.OFF, Notice.TURN, Notice.DIGEST):
        raise Refused("bad-request", 400)
    notice.address = address_in(wishes.get("address", ""), needed=mail != Notice.OFF)
    notice.mail = mail
    notice.after = number_in(wishes.get("after", str(notice.after)), AFTER)
    notice.hour = number_in(wishes.get("hour", str(notice.hour)), HOURS)
    notice.zone = wishes.get("zone", notice.zone)
    if notice.zone not in zones():
        raise Refused("bad-request", 400)
    notice.quiet_from = notice.quiet_to = None
    if wishes.get("quiet") == "yes":
        notice.quiet_from = number_in(wishes.get("quiet-from", ""), HOURS)
        notice.quiet_to = number_in(wishes.get("quiet-to", ""), HOURS)
    notice.digest_due = next_digest(notice, clocks.now()) if mail == Notice.DIGEST else None


def address_in(text: str, *, needed: bool) -> str:
    """An address as it is stored. Nothing that a mail server could read as more than one."""
    address = text.strip().lower()
    if not address and not needed:
        return ""
    try:
        validate_email(address)
    except ValidationError:
        raise Refused("bad-address", 400) from None
    if len(address) > 254:
        raise Refused("bad-address", 400)
    return address


def number_in(text: str, among: range | tuple[int, ...]) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) not in among:
        raise Refused("bad-request", 400)
    return int(text)


def stop(token: str) -> Notice | None:
    """End the e-mails of whoever got this token; None if nobody did."""
    notice = Notice.objects.filter(token=token).first()
    if notice is not None:
        Notice.objects.filter(pk=notice.pk).update(mail=Notice.OFF, digest_due=None)
    return notice


# --- addresses ----------------------------------------------------------------------------------------


def is_confirmed(notice: Notice) -> bool:
    """Whether the address is known to be this person's."""
    user = notice.person.user
    return user is not None and EmailAddress.objects.filter(user=user, email=notice.address, verified=True).exists()


def is_anothers(notice: Notice) -> bool:
    """Whether another account has confirmed this address; then it cannot be this one's too."""
    others = EmailAddress.objects.filter(email=notice.address, verified=True).exclude(user=notice.person.user)
    return bool(others.exists())


def key_of(notice: Notice) -> str:
    """What the link in a letter carries to confirm its address: signed, and good for some days."""
    found, _ = EmailAddress.objects.get_or_create(user=notice.person.user, email=notice.address)
    return signing.dumps(found.pk, salt=SALT)


def in_key(key: str) -> EmailAddress | None:
    """The address that such a link is about, if it is one of ours and not too old."""
    try:
        number = signing.loads(key, salt=SALT, max_age=CONFIRM_WITHIN)
    except signing.BadSignature:
        return None
    return EmailAddress.objects.filter(pk=number).first()


def confirm(address: EmailAddress) -> bool:
    """Whoever reads the letters there has said that they want them."""
    confirmed = bool(address.set_verified())
    if confirmed:
        address.set_as_primary(conditional=True)
    return confirmed


# --- time ---------------------------------------------------------------------------------------------


@functools.cache
def zones() -> tuple[str, ...]:
    """The time zones to choose from."""
    found = (name for name in zoneinfo.available_timezones() if name.partition("/")[0] in REGIONS and "/" in name)
    return ("UTC", *sorted(found))


def zone_of(notice: Notice) -> tzinfo:
    """A zone that this machine does not know (any more) is UTC."""
    try:
        return zoneinfo.ZoneInfo(notice.zone)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError):
        return UTC


def next_at(hour: int, zone: tzinfo, at: datetime) -> datetime:
    """The next time that a clock there shows this hour, after `at`."""
    local = at.astimezone(zone)
    day = local.date()
    while True:
        found = datetime.combine(day, time(hour), zone).astimezone(UTC)
        if found > at:
            return found
        day += timedelta(days=1)


def next_digest(notice: Notice, at: datetime) -> datetime:
    """When the next digest is due."""
    return next_at(notice.hour, zone_of(notice), at)


def quiet_until(notice: Notice, at: datetime) -> datetime | None:
    """When the quiet hours end that it is now in; None outside of them."""
    first, end = notice.quiet_from, notice.quiet_to
    if first is None or end is None or first == end:
        return None
    hour = at.astimezone(zone_of(notice)).hour
    quiet = first <= hour < end if first < end else hour >= first or hour < end
    return next_at(end, zone_of(notice), at) if quiet else None
