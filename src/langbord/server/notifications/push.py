"""Web Push: a message to a browser that has no page open, by way of the service that its maker runs (RFC 8030).

The message can be read by that browser alone (RFC 8291). The house says who it is with a key (VAPID, RFC 8292) that
follows from its secret key: so all processes have the same, and there is none to be made, kept or lost.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import hmac
import importlib.util
import json
import re
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings

from langbord.server.models import Channel
from langbord.server.notifications import outgoing

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
LIVES = 24 * 3600  # seconds that the service keeps a message for a phone that is off
GONE = (404, 410)  # the browser wants no more


def is_there() -> bool:
    """Whether this house can do it: the package is there, and nobody has forbidden it."""
    return settings.HOOKS != "off" and importlib.util.find_spec("pywebpush") is not None


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser can have made them: a point of the curve, and 16 bytes."""
    return bool(re.fullmatch(r"[\w-]{87}=?", p256dh, re.ASCII) and re.fullmatch(r"[\w-]{22}(==)?", auth, re.ASCII))


def public_key() -> str:
    """What a browser is told, so that it takes messages from nobody else."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _key(settings.SECRET_KEY).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


@functools.cache
def _key(secret: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    digest = hmac.digest(secret.encode(), b"langbord.push.vapid", hashlib.sha512)
    number = int.from_bytes(digest, "big") % (ORDER - 1) + 1
    return Vapid02(ec.derive_private_key(number, ec.SECP256R1()))


def send(channel: Channel, message: dict[str, str]) -> int:
    """Hand a message to the service of that browser; what it answers."""
    from pywebpush import WebPusher

    subscription = {"endpoint": channel.address, "keys": {"p256dh": channel.p256dh, "auth": channel.auth}}
    data = json.dumps(message, ensure_ascii=False).encode()
    body = WebPusher(subscription).encode(data, content_encoding="aes128gcm")["body"]
    parts = urlsplit(channel.address)
    host = urlsplit(settings.SITE).hostname or "localhost"
    sender = settings.SITE if settings.SITE.startswith("https:") else f"mailto:langbord@{host}"
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": sender}
    headers = {
        **_key(settings.SECRET_KEY).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIVES),
        "Urgency": "normal",
    }
    return outgoing.post(channel.address, body, headers)
