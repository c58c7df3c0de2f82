"""Tokens for programs that have a name, may do so much, and end some day. Only their hashes are kept.

The first token of a person (`POST /api/guest`, `POST /api/token`) stands with the person and may do everything.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from django.db.models import Q
from django.utils import timezone

from langbord.server.models import ApiToken, Person
from langbord.server.tables.errors import Refused

READ, PLAY, ACCOUNT = "read", "play", "account"
SCOPES: Final = (READ, PLAY, ACCOUNT)  # looking on; all that is done at tables; tokens
LONGEST_NAME = 40
MOST = 20  # of one person
MOST_DAYS = 3660
USED_AGAIN = timedelta(hours=1)  # a use is noted as often
ABOUT_TOKENS = re.compile(r"/api/(v1/)?tokens?(/|$)")


def hash_of(token: str) -> str:
    """A token has 256 random bits: a plain hash is enough, and can be looked up."""
    return hashlib.sha256(token.encode()).hexdigest()


def make(person: Person, name: str, scopes: Sequence[str], days: int | None) -> tuple[ApiToken, str]:
    """A new one, and what opens it."""
    ApiToken.objects.filter(person=person, expires__lt=timezone.now()).delete()
    if ApiToken.objects.filter(person=person).count() >= MOST:
        raise Refused("too-many-tokens")
    told = secrets.token_urlsafe(32)
    expires = timezone.now() + timedelta(days=days) if days is not None else None
    kept = [scope for scope in SCOPES if scope in scopes]
    return ApiToken.objects.create(person=person, name=name, hash=hash_of(told), scopes=kept, expires=expires), told


def of(person: Person) -> list[ApiToken]:
    """Those of a person, the newest first."""
    return list(ApiToken.objects.filter(person=person).order_by("-pk"))


def valid(token: str) -> ApiToken | None:
    """The token with a name that these letters open, if it has not ended."""
    current = Q(expires=None) | Q(expires__gt=timezone.now())
    found = ApiToken.objects.select_related("person").filter(current, hash=hash_of(token))
    return found.exclude(person__user__is_active=False).first()


def forget(token: str) -> bool:
    """The token opens nothing any more; False if it is not one with a name."""
    return ApiToken.objects.filter(hash=hash_of(token)).delete()[0] > 0


def needed(method: str, path: str) -> str:
    """What a token must be good for, to do this."""
    if ABOUT_TOKENS.match(path):
        return ACCOUNT
    return READ if method in ("GET", "HEAD") else PLAY


def must_allow(person: Person, token: str, scope: str) -> None:
    """Refuse what a token is not good for."""
    if person.token_hash == hash_of(token):
        return
    found = valid(token)
    if found is None:
        raise Refused("unknown-token", 401)
    if scope not in found.scopes:
        raise Refused("token-scope", 403)
    now = timezone.now()
    if found.used is None or now - found.used > USED_AGAIN:
        ApiToken.objects.filter(pk=found.pk).update(used=now)
