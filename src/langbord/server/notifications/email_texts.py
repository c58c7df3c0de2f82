"""What letters say: a plain text, the same as simple HTML, and headers by which mailboxes can end them with one click.

Names are other people's words. They cannot get out of their line, are escaped in HTML, and whatever looks like the
address of a page in them is broken up: no mailbox makes a link of it.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from allauth.account.forms import default_token_generator
from allauth.account.utils import user_pk_to_url_str
from babel.dates import format_datetime
from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string
from django.urls import reverse

from langbord.server.models import Letter, Notice, Seat
from langbord.server.notifications import preferences, waiting_turns
from langbord.server.site_texts import house

LOOKS_LIKE_LINK = re.compile(r"(?<=\w)[.:/@\\]+(?=[\w/])|[:/\\]{2,}")


def tame(name: str) -> str:
    """A name as it may stand in a letter: one line of plain letters, and nothing that is taken for a link."""
    letters = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in name)
    return " ".join(LOOKS_LIKE_LINK.sub(" ", letters).split())


def message(letter: Letter, notice: Notice | None) -> EmailMultiAlternatives:
    """A letter, ready to be sent."""
    person = letter.person
    h = house(person.language)
    context = of_kind(letter, notice)
    context |= {"h": h, "language": person.language}
    text = render_to_string("letter.txt", context, using="jinja2")
    headers = {"Message-ID": message_id(letter), "Auto-Submitted": "auto-generated"}
    if context["stop"]:
        headers |= {"List-Unsubscribe": f"<{context['stop']}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    made = EmailMultiAlternatives(context["subject"], text, to=[letter.address], headers=headers)
    made.attach_alternative(render_to_string("letter.html", context, using="jinja2"), "text/html")
    return made


def of_kind(letter: Letter, notice: Notice | None) -> dict[str, Any]:
    """What stands in it."""
    if letter.kind == Letter.RESET:
        return forgotten(letter)
    assert notice is not None
    if letter.kind == Letter.ACCOUNT:
        return confirming(notice, "letter-confirm-account", "letter-taken-account")
    return confirming(notice) if letter.kind == Letter.CONFIRM else waiting(letter, notice)


def forgotten(letter: Letter) -> dict[str, Any]:
    """With the link by which a new password is set; it is good for as long as the present one is."""
    user = letter.person.user
    assert user is not None
    key = [user_pk_to_url_str(user), default_token_generator.make_token(user)]
    h = house(letter.person.language)
    host = urlsplit(settings.SITE).netloc
    return {
        "subject": h.say("letter-reset-subject"),
        "greeting": h.say("letter-hello-you"),
        "opening": h.say("letter-reset", name=tame(user.get_username()), host=host),
        "tables": [],
        "action": h.say("letter-reset-action"),
        "link": site(reverse("account_reset_password_from_key", args=key)),
        "closing": h.say("letter-not-you"),
        "stop": "",
        "settings": "",
    }


def confirming(notice: Notice, asks: str = "letter-confirm", taken: str = "letter-taken") -> dict[str, Any]:
    """To an address that somebody has named: it says nothing that they could choose, so it is of no use to pester."""
    h = house(notice.person.language)
    host = urlsplit(settings.SITE).netloc
    if preferences.is_anothers(notice):
        said = {"opening": h.say(taken, host=host), "action": "", "link": ""}
    else:
        link = site(reverse("confirm-address", args=[preferences.key_of(notice)]))
        said = {"opening": h.say(asks, host=host), "action": h.say("letter-confirm-action"), "link": link}
    return {
        "subject": h.say("letter-confirm-subject"),
        "greeting": h.say("letter-hello-you"),
        "tables": [],
        "closing": h.say("letter-not-you"),
        "stop": "",
        "settings": "",
        **said,
    }


def waiting(letter: Letter, notice: Notice) -> dict[str, Any]:
    """The turns that wait, each with a link to its table."""
    h = house(notice.person.language)
    turns = letter.turns.select_related("table").order_by("table__changed")
    seats = [Seat.objects.select_related("table").get(table=told.table_id, number=told.seat) for told in turns]
    tables = [table_line(seat, notice) for seat in seats]
    count = len(tables)
    invited = seats[0].invited_id is not None
    one = h.say("notices-invited" if invited else "notices-your-turn", game=tables[0]["game"])
    opening = h.say("letter-invited" if invited else "letter-one") if count == 1 else h.say("letter-many", number=count)
    return {
        "greeting": h.say("letter-hello", name=tame(notice.person.name)),
        "subject": one if count == 1 else h.say("lobby-waiting", number=count),
        "opening": opening,
        "tables": tables,
        "action": "",
        "link": "",
        "closing": h.say("letter-why"),
        "stop": site(reverse("stop-letters", args=[notice.token])),
        "settings": site(reverse("notices")),
    }


def table_line(seat: Seat, notice: Notice) -> dict[str, str]:
    """One table: its game, who else sits there, since when it waits, and the way there."""
    language = notice.person.language
    h = house(language)
    invited = h.say("invited-you")
    names = ", ".join(tame(name) for name in waiting_turns.others_at(seat, language))
    return {
        "game": h.title(seat.table.game),
        "with": h.say("notices-with", names=names),
        "since": h.say("letter-since", date=local(seat.table.changed, notice)) if seat.invited_id is None else invited,
        "link": site(reverse("table", args=[seat.table_id])),
    }


def local(at: datetime, notice: Notice) -> str:
    """A time by the person's own clock and in their language."""
    return str(format_datetime(at, "d MMMM, HH:mm", tzinfo=preferences.zone_of(notice), locale=notice.person.language))


def message_id(letter: Letter) -> str:
    """The same whenever this letter is sent: a mailbox that gets it twice can tell."""
    host = urlsplit(settings.SITE).hostname or "localhost"
    return f"<langbord.{letter.pk}.{letter.made:%Y%m%d%H%M%S%f}@{host}>"


def site(path: str) -> str:
    return f"{settings.SITE}{path}"
