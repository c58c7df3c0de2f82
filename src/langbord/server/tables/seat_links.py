"""Links by which guests come back to their seats from another device, or after their browser has forgotten them.

A link is half a number that is stored and half what the secret of the server makes of it: so a page can show it again,
and whoever reads the database alone cannot. It is good until the table is over, as long as its person sits there. It
makes a browser the same guest; into an account it lets nobody, for that has a password.
"""

from __future__ import annotations

import base64
import hmac

import segno
from django.conf import settings
from django.db import transaction
from django.utils import timezone
from markupsafe import Markup

from langbord.server.models import Person, Seat, SeatLink, Table, World, short_name
from langbord.server.tables import stand_ins
from langbord.server.tables.errors import Refused

HANDLE = 10  # letters of the half that is stored
SECRET_BYTES = 16


def token_of(link: SeatLink, secret: str = "") -> str:
    """What stands in the address; as this or an older secret of the server makes it."""
    key = (secret or settings.SECRET_KEY).encode()
    digest = hmac.digest(key, f"langbord seat {link.handle}".encode(), "sha256")
    return link.handle + base64.b32encode(digest[:SECRET_BYTES]).decode().rstrip("=").lower()


def found_by(token: str) -> SeatLink | None:
    """The link that this is the address of, if its person still sits there and may come."""
    link = SeatLink.objects.select_related("table", "person").filter(handle=token[:HANDLE]).first()
    if link is None:
        return None
    secrets = ("", *settings.SECRET_KEY_FALLBACKS)
    if not any(hmac.compare_digest(token_of(link, secret).encode(), token.encode()) for secret in secrets):
        return None
    return link if Seat.objects.filter(table=link.table, person=link.person).exists() else None


def opens(link: SeatLink) -> bool:
    """Whether there is still a seat to come back to."""
    return link.table.state in (Table.OPEN, Table.PLAYING) and not link.person.banned


# --- of one's own seat --------------------------------------------------------------------------------


def of(table: Table, person: Person) -> SeatLink | None:
    """The link of a person at a table, if they have one."""
    return SeatLink.objects.filter(table=table, person=person).first()


def make(table: Table, person: Person, *, anew: bool = False) -> SeatLink:
    """A link; the one that there is, unless it is wanted anew: then the old one leads nowhere any more."""
    if not table.places.filter(person=person).exists():
        raise Refused("not-your-table", 403)
    if person.user_id is not None:
        raise Refused("seat-link-account")
    if table.state not in (Table.OPEN, Table.PLAYING):
        raise Refused("table-over")
    with transaction.atomic():
        link, made = SeatLink.objects.get_or_create(table=table, person=person)
        if anew and not made:
            link.handle, link.made = short_name(), timezone.now()
            link.save(update_fields=["handle", "made"])
    return link


def forget(table: Table, person: Person) -> None:
    """The link leads nowhere any more."""
    SeatLink.objects.filter(table=table, person=person).delete()


def drawn(address: str) -> Markup:
    """An address as a QR code: an SVG that may stand in a page, with the margin that a camera needs."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(scale=6, border=4, dark="#000", light="#fff", omitsize=True))


# --- coming back --------------------------------------------------------------------------------------


def has_something(person: Person) -> bool:
    """Whether a guest has something that a browser should not lose by becoming another."""
    plays = Seat.objects.filter(person=person, table__state__in=(Table.OPEN, Table.PLAYING))
    return plays.exists() or World.objects.filter(owner=person).exists()


def sit_down_again(link: SeatLink) -> None:
    """Whoever comes back takes their seats from the bots that played in them."""
    if link.table.state != Table.PLAYING:
        return
    lent = link.table.places.filter(person=link.person, conceded=False).exclude(bot="")
    for place in lent:
        stand_ins.stand_in(link.table, place.number, "")
