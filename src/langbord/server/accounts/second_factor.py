"""The second factor of moderators: a code of six digits from an app on another device (RFC 6238), which changes every
thirty seconds, or one of eight spare codes. It is asked for once in twelve hours, in each browser, before anything of
the house is shown to them; without one the rest of the house is theirs as everybody's.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlencode

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.sessions.backends.base import SessionBase
from django.db import transaction

from langbord.server.models import SecondFactor

STEP: Final = 30  # seconds
DIGITS: Final = 6
SECRET_BYTES: Final = 20
AROUND: Final = (-1, 0, 1)  # steps: clocks differ, and people type slowly
SPARE: Final = 8
LASTS: Final = 12 * 3600  # seconds
PASSED: Final = "second factor"  # in the session: when it was shown
PROPOSED: Final = "second factor proposed"  # in the session: a secret whose first code is awaited


@dataclass(frozen=True)
class Proposal:
    """What somebody's app is to be told."""

    secret: str
    address: str


def is_asked_for() -> bool:
    """Whether this house wants one: where others come in over TLS, unless it is said otherwise."""
    return bool(settings.SECOND_FACTOR)


def has(user: User) -> bool:
    """Whether somebody has one."""
    return SecondFactor.objects.filter(user=user).exists()


def passed(session: SessionBase) -> bool:
    """Whether it was shown in this browser, and not too long ago."""
    at = session.get(PASSED)
    return isinstance(at, int) and 0 <= int(time.time()) - at < LASTS


def propose(session: SessionBase, user: User) -> Proposal:
    """A secret for somebody who has none yet; the same until its first code comes."""
    secret = session.get(PROPOSED)
    if not isinstance(secret, str):
        secret = base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()
        session[PROPOSED] = secret
    house = settings.ALLOWED_HOSTS[0]
    told = urlencode({"secret": secret, "issuer": f"Langbord {house}"}, quote_via=quote)
    return Proposal(secret, f"otpauth://totp/{quote(f'{house}:{user.get_username()}')}?{told}")


def accept(session: SessionBase, user: User, code: str) -> list[str]:
    """The first code of what was proposed: from now on it is asked for. Tells the spare codes, this once; none if the
    code was wrong."""
    secret = str(session.get(PROPOSED, ""))
    step = _step_of(secret, code) if secret else None
    if step is None or has(user):
        return []
    spare = [f"{secrets.randbelow(10**8):08d}" for _ in range(SPARE)]
    SecondFactor.objects.create(user=user, secret=secret, last=step, spare=[_hash(one) for one in spare])
    del session[PROPOSED]
    session[PASSED] = int(time.time())
    return spare


def show(session: SessionBase, user: User, code: str) -> bool:
    """A code of somebody who has one. None is taken twice."""
    with transaction.atomic():
        own = SecondFactor.objects.select_for_update().filter(user=user).first()
        if own is None:
            return False
        step = _step_of(own.secret, code)
        if step is not None and step > own.last:
            own.last = step
        elif _hash(code.strip()) in own.spare:
            own.spare = [kept for kept in own.spare if kept != _hash(code.strip())]
        else:
            return False
        own.save(update_fields=["last", "spare"])
    session[PASSED] = int(time.time())
    return True


def forget(user: User) -> None:
    """Whoever no longer looks after the house is asked for none."""
    SecondFactor.objects.filter(user=user).delete()


def code_at(secret: str, step: int) -> str:
    """The code of a time step (RFC 4226, RFC 6238)."""
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), "sha1")
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFFFFFF
    return f"{number % 10**DIGITS:0{DIGITS}d}"


def _step_of(secret: str, code: str) -> int | None:
    """The step around now that a code is of."""
    told = "".join(code.split())
    now = int(time.time()) // STEP
    steps = [now + more for more in AROUND if hmac.compare_digest(code_at(secret, now + more).encode(), told.encode())]
    return steps[-1] if steps else None


def _hash(code: str) -> str:
    """Spare codes are chosen by chance; only who has the secret of the house can try them out on a stolen database."""
    return hmac.digest(settings.SECRET_KEY.encode(), f"langbord spare {code}".encode(), hashlib.sha256).hex()
