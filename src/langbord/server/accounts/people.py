"""Who is there: an account, or a guest known by the session. A guest becomes a person only when they do something."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from django.contrib.auth.models import AbstractBaseUser, User
from django.db import transaction
from django.db.models.signals import pre_save
from django.dispatch import receiver
from django.http import HttpRequest

from langbord.server.http.rate_limits import BUCKETS
from langbord.server.http.sanitize import one_line
from langbord.server.leaderboards import solo
from langbord.server.models import Note, Person, Seat, SeatLink, Table, World
from langbord.server.tables import seats
from langbord.text import LANGUAGES

GUEST = "person"  # the key in the session


class Visit(HttpRequest):
    """A request, once the middleware has found out who asks and in which language to answer."""

    person: Person | None
    language: str


def find(request: HttpRequest) -> Person | None:
    """The person behind a request, if there is one yet."""
    token = bearer_token(request)
    if token is not None:  # then the cookie does not count: a token needs no CSRF token beside it
        return by_token(token)
    known = request.session.get(GUEST)
    guest = Person.objects.filter(pk=known, user=None).first() if known is not None else None
    if not request.user.is_authenticated:
        return guest
    made = not Person.objects.filter(user=request.user).exists()
    person = of_account(request.user)
    if guest is not None:
        if made:
            person.language, person.theme = guest.language, guest.theme
            person.confirm, person.sound, person.forced = guest.confirm, guest.sound, guest.forced
        claim(guest, person)
        del request.session[GUEST]
    elif made:
        person.language = language_of(request, None)
        person.save()
    return person


def of_account(user: AbstractBaseUser) -> Person:
    """The person of an account; made when it is first used."""
    assert isinstance(user, User)
    name = one_line(user.get_username(), seats.LONGEST_NAME) or guest_name(LANGUAGES[0])
    return Person.objects.get_or_create(user=user, defaults={"name": name})[0]


def find_or_make(request: HttpRequest) -> Person:
    """The person behind a request; a new guest if need be."""
    person = find(request)
    if person is None:
        BUCKETS.spend("guest-from", str(request.META.get("REMOTE_ADDR")))
        language = language_of(request, None)
        person = Person.objects.create(name=guest_name(language), language=language)
        request.session.cycle_key()  # whoever knew the old one is not this guest
        request.session[GUEST] = person.pk
    return person


def bearer_token(request: HttpRequest) -> str | None:
    """The token that a program sends with a request to the API."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and request.path.startswith("/api/") else None


def by_token(token: str) -> Person | None:
    """The person whom a token was given to, unless their account was shut."""
    return Person.objects.filter(token_hash=hash_of(token)).exclude(user__is_active=False).first()


def new_token(person: Person) -> str:
    """A token for the API. Only its hash is kept, so it can be told this once."""
    token = secrets.token_urlsafe(32)
    person.token_hash = hash_of(token)
    person.save()
    return token


def forget_token(person: Person) -> None:
    """The token opens nothing any more."""
    person.token_hash = None
    person.save(update_fields=["token_hash"])


@receiver(pre_save, sender=User)
def forget_token_with_the_password(instance: User, **_: Any) -> None:
    """Whoever changes a password wants nobody else to be let in any more: sessions end by themselves, tokens here."""
    before = User.objects.filter(pk=instance.pk).values_list("password", flat=True).first()
    if before is not None and before != instance.password:
        Person.objects.filter(user=instance).update(token_hash=None)


def hash_of(token: str) -> str:
    """A token has 256 random bits: a plain hash is enough, and can be looked up."""
    return hashlib.sha256(token.encode()).hexdigest()


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: their seats are now the account's, unless it sits at the same table already."""
    with transaction.atomic():
        sits_at = set(Seat.objects.filter(person=person).values_list("table_id", flat=True))
        moved = Seat.objects.filter(person=guest).exclude(table_id__in=sits_at)
        links = SeatLink.objects.filter(person=guest)
        links.exclude(table_id__in=sits_at).update(person=person)  # they only lead to the table from now on
        links.delete()
        moved.update(person=person)
        invited = Seat.objects.filter(invited=guest)
        invited.exclude(table_id__in=sits_at).update(invited=person)
        invited.update(invited=None, name="")
        seats.rename(person, guest.name)
        noted = set(Note.objects.filter(person=person).values_list("table_id", flat=True))
        Note.objects.filter(person=guest).exclude(table_id__in=noted).update(person=person)
        Table.objects.filter(owner=guest).update(owner=person)
        World.objects.filter(owner=guest).update(owner=person)
        solo.claim(guest, person)
        person.coached = person.coached or guest.coached
        person.save()


def language_of(request: HttpRequest, person: Person | None) -> str:
    """The person's language, or the browser's first that we speak."""
    if person is not None:
        return person.language
    chosen = request.session.get("language")
    if chosen in LANGUAGES:
        return str(chosen)
    for part in request.headers.get("Accept-Language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def guest_name(language: str) -> str:
    """A name until they choose one."""
    return "Гость" if language == "ru" else "Guest"
