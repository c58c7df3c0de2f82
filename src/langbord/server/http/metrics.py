"""What a server can be measured by, for Prometheus. Each process tells its own figures: scrape every one of them.

Labels are routes and levels, never addresses, names or words: they come from a short list, and tell no secrets.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
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


class Queues(Collector):
    """What waits: jobs for the workers, letters, reports for the moderators, and requests for a connection to the
    database. Counted when somebody asks; left out while the database is away."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        from django.db import transaction
        from django.db.models import Count, Min
        from django.utils import timezone

        from langbord.server.models import Letter, Report

        yield from _pool()
        letters = GaugeMetricFamily("langbord_letters", "Letters that wait or were given up", labels=["state"])
        oldest = GaugeMetricFamily("langbord_letter_wait_seconds", "How long the oldest letter that is due has waited")
        reports = GaugeMetricFamily("langbord_reports_open", "Reports that no moderator has decided")
        jobs = GaugeMetricFamily("langbord_jobs", "Jobs for the workers", labels=["queue", "state"])
        try:
            with transaction.atomic():
                kept = Letter.objects.exclude(state=Letter.SENT).values_list("state")
                for state, count in kept.annotate(Count("pk")):
                    letters.add_metric([state], count)
                now = timezone.now()
                due = Letter.objects.filter(state=Letter.WAITING, next_try__lte=now).aggregate(Min("made"))["made__min"]
                oldest.add_metric([], (now - due).total_seconds() if due is not None else 0.0)
                reports.add_metric([], Report.objects.filter(closed=None).count())
                for queue, state, count in _jobs():
                    jobs.add_metric([queue, state], count)
        except Error:
            return
        yield from (letters, oldest, reports, jobs)

    def describe(self) -> list[GaugeMetricFamily]:
        return []


def _jobs() -> list[tuple[str, str, int]]:
    """Jobs that wait or are done, where there are workers."""
    from django.conf import settings
    from django.db.models import Count

    if not settings.BOTS_BY_WORKERS:
        return []
    from procrastinate.contrib.django.models import ProcrastinateJob

    alive = ProcrastinateJob.objects.filter(status__in=("todo", "doing")).values_list("queue_name", "status")
    return list(alive.annotate(Count("pk")).order_by())


def _pool() -> Iterator[GaugeMetricFamily]:
    """The connections of this process, where it has a pool of them."""
    from django.db import connection

    pool = getattr(connection, "pool", None)
    if pool is None:
        return
    told = pool.get_stats()
    family = GaugeMetricFamily("langbord_database_connections", "Connections of this process", labels=["state"])
    family.add_metric(["open"], told.get("pool_size", 0))
    family.add_metric(["free"], told.get("pool_available", 0))
    family.add_metric(["wanted"], told.get("requests_waiting", 0))
    yield family


REGISTRY.register(Tables())
REGISTRY.register(Queues())
BOT_TABLES = Gauge("langbord_bot_tables_waiting", "Tables that wait for the bots of this process")
THOUGHTS = Gauge("langbord_thoughts", "Thoughts of bots, hints and turning points in this process", ["state"])
THINKERS = Gauge("langbord_thinkers", "Processes that think for this one")


def watch_queues(lengths: Callable[[], tuple[int, int, int, int]]) -> None:
    """What waits for the bots of this process: tables; thoughts that wait, are thought; processes."""
    BOT_TABLES.set_function(lambda: lengths()[0])
    THOUGHTS.labels("waiting").set_function(lambda: lengths()[1])
    THOUGHTS.labels("thought").set_function(lambda: lengths()[2])
    THINKERS.set_function(lambda: lengths()[3])


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
