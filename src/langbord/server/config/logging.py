"""The log: lines for people, or, with LANGBORD_LOG=json, one JSON object a line for programs.

Whatever is logged, by whomever, passes the same sieve: links that let somebody in, tokens and passwords do not come
through.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

LONGEST = 2_000  # letters of a message: visitors choose how long the address is that leads nowhere
#: What must not be told, and what stands there instead. Visitors write what is searched here: no two beginnings of a
#: pattern may run over the same letters, or a long address would take minutes.
SECRETS = (
    (re.compile(r"(/(?:i|s|b|join|back|confirm|stop)/)[\w:-]+"), r"\1…"),
    (re.compile(r"(?i)(bearer\s+)[\w.~+/=-]+"), r"\1…"),
    (re.compile(r"(://[^:@/\s]*:)(?:[^@\s:]|:(?!//))++(@)"), r"\1…\2"),
    (re.compile(r"(?i)((?:sessionid|csrftoken|password|token|secret)\W{1,5})[\w.~+/=-]{8,}"), r"\1…"),
)


def sieved(text: str) -> str:
    """A text without secrets."""
    for secret, stands_for in SECRETS:
        text = secret.sub(stands_for, text)
    return text


def brief(message: str) -> str:
    """A message without secrets that is not too long; cut afterwards, or half a secret would be none."""
    told = sieved(message)
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"


class Lines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (as logging calls it)
        return brief(super().formatMessage(record))

    def format(self, record: logging.LogRecord) -> str:
        return sieved(super().format(record))


class JsonLines(logging.Formatter):
    """For programs: what `extra={"told": {…}}` brings stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": brief(record.getMessage()),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return sieved(json.dumps(told, ensure_ascii=False, default=str))


class VisitorsMistakes(logging.Filter):
    """What visitors do wrong (a name that is not ours, more than may be sent) is worth a line, and not an alarm."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
            record.exc_info = None
        return True


def logging_settings(form: str) -> dict[str, Any]:
    """Django's LOGGING. A line for every request is written for programs only."""
    lines = "langbord.server.config.logging.JsonLines" if form == "json" else "langbord.server.config.logging.Lines"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"visitors": {"()": "langbord.server.config.logging.VisitorsMistakes"}},
        "formatters": {"lines": {"()": lines}},
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": "lines"},
            "visitors": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["visitors"]},
            "count": {"class": "langbord.server.http.metrics.CountErrors", "level": "ERROR"},
        },
        "root": {"handlers": ["console", "count"], "level": "WARNING"},
        "loggers": {
            "langbord.requests": {"level": "INFO" if form == "json" else "WARNING"},
            # Why a click was refused: one line, at home too; for programs also what was clicked while it was not lit.
            "langbord.refusals": {"level": "DEBUG" if form == "json" else "INFO"},
            "django.security": {"handlers": ["visitors"], "propagate": False},
        },
    }
