"""Whoever may not write in the chat, or is banned, comes back under another name: a guest is made by one click. So the
network from which they try it is noted, and for some days those are not heard who have come from there since, as
long as they have no account of before. People who were there before are not meant.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.utils import timezone

from langbord.server.accounts import crowds
from langbord.server.models import Person, Silence

LASTS: Final = timedelta(days=3)
NOTED_EVERY: Final = timedelta(minutes=10)


def note() -> None:
    """Somebody who may not be heard tries it from where the present request comes."""
    crowd, now = crowds.here(), timezone.now()
    if not crowd:
        return
    known = Silence.objects.filter(pk=crowd, until__gt=now).first()
    if known is None:
        Silence.objects.update_or_create(pk=crowd, defaults={"since": now, "until": now + LASTS})
    elif known.until < now + LASTS - NOTED_EVERY:
        Silence.objects.filter(pk=crowd).update(until=now + LASTS)


def meant(person: Person) -> bool:
    """Whether this may be somebody of those, under another name."""
    crowd = crowds.here()
    if not crowd:
        return False
    return Silence.objects.filter(pk=crowd, until__gt=timezone.now(), since__lt=person.created).exists()


def forget_old() -> None:
    """They may be heard again."""
    Silence.objects.filter(until__lt=timezone.now()).delete()
