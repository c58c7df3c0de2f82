"""Who is there: an account, or a guest known by the session. A guest becomes a person only when they do something."""

from __future__ import annotations

from django.db import transaction
from django.http import HttpRequest

from langbord.server.models import Person, Seat, Table
from langbord.text import LANGUAGES

GUEST = "person"  # the key in the session


class Visit(HttpRequest):
    """A request, once the middleware has found out who asks and in which language to answer."""

    person: Person | None
    language: str


def find(request: HttpRequest) -> Person | None:
    """The person behind a request, if there is one yet."""
    known = request.session.get(GUEST)
    guest = Person.objects.filter(pk=known, user=None).first() if known is not None else None
    if not request.user.is_authenticated:
        return guest
    person, made = Person.objects.get_or_create(user=request.user, defaults={"name": request.user.get_username()[:30]})
    if guest is not None:
        if made:
            person.language, person.theme = guest.language, guest.theme
            person.confirm, person.sound = guest.confirm, guest.sound
        claim(guest, person)
        del request.session[GUEST]
    elif made:
        person.language = language_of(request, None)
        person.save()
    return person


def find_or_make(request: HttpRequest) -> Person:
    """The person behind a request; a new guest if need be."""
    person = find(request)
    if person is None:
        language = language_of(request, None)
        person = Person.objects.create(name=guest_name(language), language=language)
        request.session[GUEST] = person.pk
    return person


def claim(guest: Person, person: Person) -> None:
    """A guest has signed in: their seats are now the account's, unless it sits at the same table already."""
    with transaction.atomic():
        for seat in Seat.objects.filter(person=guest):
            if not Seat.objects.filter(table=seat.table, person=person).exclude(pk=seat.pk).exists():
                seat.person = person
                seat.name = person.name
                seat.save()
        Table.objects.filter(owner=guest).update(owner=person)
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
