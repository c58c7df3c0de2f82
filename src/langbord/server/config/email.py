"""How e-mails leave the house: by the mail server that EMAIL_URL, or Django's own variables, name. Without any they are
printed where the server runs, which is all that a house at home needs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote, urlsplit

from langbord.engine.errors import LangbordError

FORMS = "smtp+tls://user:password@host:587, smtps://user:password@host:465 or smtp://host:25"
#: The usual ports, and whether the conversation begins in the open and goes on encrypted, or is encrypted throughout.
WAYS = {"smtp": (25, False, False), "smtp+tls": (587, True, False), "smtps": (465, False, True)}
CONSOLE = "django.core.mail.backends.console.EmailBackend"
SMTP = "django.core.mail.backends.smtp.EmailBackend"
PATIENCE = 20  # seconds for each answer of the mail server


class BadEmailUrl(LangbordError):
    """The mail server cannot be made out."""


def mail_settings(variables: Mapping[str, str], host: str) -> dict[str, Any]:
    """Django's settings for e-mail; `host` is the name of our own house."""
    sender = variables.get("DEFAULT_FROM_EMAIL") or f"Langbord <noreply@{host}>"
    if "\n" in sender or "\r" in sender or "@" not in sender:
        raise BadEmailUrl("DEFAULT_FROM_EMAIL must be like 'Langbord <games@example.org>'")
    common = {"DEFAULT_FROM_EMAIL": sender, "SERVER_EMAIL": sender, "EMAIL_TIMEOUT": PATIENCE}
    if variables.get("EMAIL_URL"):
        return {**common, "EMAIL_BACKEND": SMTP, **by_url(variables["EMAIL_URL"])}
    if variables.get("EMAIL_HOST"):
        return {**common, "EMAIL_BACKEND": SMTP, **by_variables(variables)}
    return {**common, "EMAIL_BACKEND": CONSOLE}


def by_url(url: str) -> dict[str, Any]:
    """All in one line."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadEmailUrl(f"EMAIL_URL cannot be read: it must be like {FORMS}") from None
    if parts.scheme not in WAYS or not parts.hostname:
        raise BadEmailUrl(f"EMAIL_URL names no mail server: it must be like {FORMS}")
    usual, tls, ssl = WAYS[parts.scheme]
    return {
        "EMAIL_HOST": unquote(parts.hostname),
        "EMAIL_PORT": port or usual,
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": tls,
        "EMAIL_USE_SSL": ssl,
    }


def by_variables(variables: Mapping[str, str]) -> dict[str, Any]:
    """By the names that Django has for them."""
    tls, ssl = (variables.get(name, "").lower() in ("1", "true", "yes") for name in ("EMAIL_USE_TLS", "EMAIL_USE_SSL"))
    if tls and ssl:
        raise BadEmailUrl("EMAIL_USE_TLS and EMAIL_USE_SSL exclude each other: set one of them")
    port = variables.get("EMAIL_PORT") or ("587" if tls else "465" if ssl else "25")
    if not re.fullmatch("[0-9]{1,5}", port) or not 0 < int(port) < 65_536:
        raise BadEmailUrl(f"EMAIL_PORT is '{port}': it must be the number of a port")
    return {
        "EMAIL_HOST": variables["EMAIL_HOST"],
        "EMAIL_PORT": int(port),
        "EMAIL_HOST_USER": variables.get("EMAIL_HOST_USER", ""),
        "EMAIL_HOST_PASSWORD": variables.get("EMAIL_HOST_PASSWORD", ""),
        "EMAIL_USE_TLS": tls,
        "EMAIL_USE_SSL": ssl,
    }
