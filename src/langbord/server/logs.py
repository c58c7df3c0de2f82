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

#: What must not be told, and what stands there instead.
SECRETS = (
    (re.compile(r"(/(?:i|s|join|confirm|stop)/)[\w:-]+"), r"\1…"),
    (re.compile(r"(?i)(bearer\s+)[\w.~+/=-]+"), r"\1…"),
    (re.compile(r"(://[^:@/\s]*:)[^@\s]+(@)"), r"\1…\2"),
    (re.compile(r"(?i)((?:sessionid|csrftoken|password|token|secret)\W{1,5})[\w.~+/=-]{8,}"), r"\1…"),
)


def sieved(text: str) -> str:
    """A text without secrets."""
    for secret, stands_for in SECRETS:
        text = secret.sub(stands_for, text)
    return text


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        return sieved(super().format(record))


class JsonLines(logging.Formatter):
    """For programs: what `extra={"told": {…}}` brings stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
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
    lines = "langbord.server.logs.JsonLines" if form == "json" else "langbord.server.logs.Lines"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"visitors": {"()": "langbord.server.logs.VisitorsMistakes"}},
        "formatters": {"lines": {"()": lines}},
        "handlers": {
            "console": {"class": "logging.StreamHandler", "formatter": "lines"},
            "visitors": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["visitors"]},
            "count": {"class": "langbord.server.metrics.CountErrors", "level": "ERROR"},
        },
        "root": {"handlers": ["console", "count"], "level": "WARNING"},
        "loggers": {
            "langbord.requests": {"level": "INFO" if form == "json" else "WARNING"},
            "django.security": {"handlers": ["visitors"], "propagate": False},
        },
    }
