"""Who is there: an account, or a guest known by the session. A guest becomes a person only when they do something."""

from __future__ import annotations

import secrets
from typing import Any

from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import AbstractBaseUser, User
from django.contrib.sessions.backends.base import SessionBase
from django.db import transaction
from django.db.models.signals import pre_save
from django.dispatch import receiver
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare

from langbord.locales import BASE, known, languages, spoken
from langbord.server.accounts import blocks, tokens
from langbord.server.accounts.tokens import hash_of
from langbord.server.http.rate_limits import BUCKETS, by_visitor
from langbord.server.http.sanitize import one_line
from langbord.server.leaderboards import ratings, solo
from langbord.server.models import (
    ApiToken,
    Note,
    Person,
    Report,
    Seat,
    SeatLink,
    SharedPosition,
    Table,
    World,
    short_name,
)
from langbord.server.notifications import channels
from langbord.server.site_texts import house
from langbord.server.tables import learning, seats
from langbord.server.tournaments import progress as cups

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
    known = in_session(request.session)
    if known is not None and not (GUEST in request.session and SESSION_KEY in request.session):
        return known
    guest = guest_in(request.session)
    if not request.user.is_authenticated:  # as Django has it, which ends sessions of before another password
        return guest
    made = not Person.objects.filter(user=request.user).exists()
    person = of_account(request.user)
    if guest is not None:
        if made:
            person.language, person.theme = guest.language, guest.theme
            person.confirm, person.sound, person.forced = guest.confirm, guest.sound, guest.forced
            person.pace = guest.pace
        claim(guest, person)
        del request.session[GUEST]
    elif made:
        person.language = language_of(request, None)
        person.save()
    return person


def in_session(session: SessionBase) -> Person | None:
    """The person whom a session belongs to, for pages and streams alike: an account that still has the password that
    it was opened with, or else a guest. It only reads; what is to be written (a guest who has signed in, an account
    that comes for the first time) is seen to by the page."""
    key = session.get(SESSION_KEY)
    if key is None:
        return guest_in(session)
    user = User.objects.filter(pk=key, is_active=True).first()
    if user is None or not _opened_by(session, user):
        return None
    return Person.objects.filter(user=user).first()


def guest_in(session: SessionBase) -> Person | None:
    """The guest of a session."""
    known = session.get(GUEST)
    return Person.objects.filter(pk=known, user=None).first() if known is not None else None


def _opened_by(session: SessionBase, user: User) -> bool:
    """Whether a session was opened with the password that the account has, and with a secret that this server has, or
    had before (SECRET_KEY_FALLBACKS)."""
    told = str(session.get(HASH_SESSION_KEY, ""))
    hashes = (user.get_session_auth_hash(), *user.get_session_auth_fallback_hash())
    return any(constant_time_compare(told, known) for known in hashes)


def of_account(user: AbstractBaseUser) -> Person:
    """The person of an account; made when it is first used."""
    assert isinstance(user, User)
    name = one_line(user.get_username(), seats.LONGEST_NAME) or guest_name(BASE)
    return Person.objects.get_or_create(user=user, defaults={"name": name})[0]


def find_or_make(request: HttpRequest) -> Person:
    """The person behind a request; a new guest if need be."""
    person = find(request)
    if person is None:
        BUCKETS.spend("guest-from", by_visitor(request))
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
    first = Person.objects.filter(token_hash=hash_of(token)).exclude(user__is_active=False).first()
    named = None if first is not None else tokens.valid(token)
    return named.person if named is not None else first


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
        ApiToken.objects.filter(person__user=instance).delete()


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
        SharedPosition.objects.filter(owner=guest).update(owner=person)
        solo.claim(guest, person)
        learning.claim(guest, person)
        ratings.claim(guest, person)
        channels.claim(guest, person)
        cups.claim(guest, person)
        blocks.claim(guest, person)
        Report.objects.filter(about=guest).update(about=person)
        Report.objects.filter(by=guest).update(by=person)
        person.muted = person.muted or guest.muted  # an account is made as quickly as a name
        person.coached = person.coached or guest.coached
        person.save()


def handle_of(person: Person) -> str:
    """The name of a person's page, which nobody can guess from another; made when it is first wanted."""
    if person.handle is None:
        Person.objects.filter(pk=person.pk, handle=None).update(handle=short_name())
        person.refresh_from_db(fields=["handle"])
    assert person.handle is not None
    return person.handle


def language_of(request: HttpRequest, person: Person | None) -> str:
    """The person's language, or the browser's first that we speak."""
    if person is not None:
        return known(person.language)
    chosen = request.session.get("language")
    if chosen in languages():
        return str(chosen)
    return spoken(request.headers.get("Accept-Language", "").split(",")) or BASE


def guest_name(language: str) -> str:
    """A name until they choose one."""
    return house(language).say("guest-name")
