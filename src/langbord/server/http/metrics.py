"""What a server can be measured by, for Prometheus. Each process tells its own figures: scrape every one of them.

Labels are routes and levels, never addresses, names or words: they come from a short list, and tell no secrets.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import Error
from prometheus_client import Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import REGISTRY, GaugeMetricFamily
from prometheus_client.registry import Collector

from langbord.server.subscribers import HUB

REQUESTS = Counter("langbord_requests", "Requests", ["method", "route", "status"])
MOVES = Histogram(
    "langbord_move_seconds",
    "From the arrival of a move to its acknowledgement",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
THINKING = Histogram(
    "langbord_bot_thinking_seconds",
    "From the question to the word of a bot",
    ["level"],
    buckets=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
ERRORS = Counter("langbord_errors", "Lines in the log that tell of an error", ["logger"])
REFUSALS = Counter(
    "langbord_refusals", "Requests that were refused, by what was wanted and the key of the refusal", ["command", "key"]
)
WATCHERS = Gauge("langbord_watchers", "Open streams")
WATCHERS.set_function(HUB.everybody)


class Tables(Collector):
    """Tables by state, counted when somebody asks; left out while the database is away."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        from django.db.models import Count

        from langbord.server.models import Table

        family = GaugeMetricFamily("langbord_tables", "Tables", labels=["state"])
        try:
            for state, count in Table.objects.values_list("state").annotate(Count("name")):
                family.add_metric([state], count)
        except Error:
            return
        yield family

    def describe(self) -> list[GaugeMetricFamily]:
        return []  # so that nothing is counted when this is registered


REGISTRY.register(Tables())


@contextmanager
def thinking(level: str) -> Iterator[None]:
    """While a bot thinks."""
    with THINKING.labels(level).time():
        yield


class CountErrors(logging.Handler):
    """A log handler that only counts."""

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()


def page() -> bytes:
    """All figures of this process, as Prometheus reads them."""
    return generate_latest(REGISTRY)
