"""What several processes share: limits, signs of life, locks, and JSON that stays as it was written."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import psycopg
import pytest
from django.apps import apps
from django.core.cache import cache
from django.db import connection, models

from langbord.server.http import rate_limits
from langbord.server.http.rate_limits import LIMITS, Buckets, Who
from langbord.server.live.pg_listener import Listener, parameters
from langbord.server.models import Bucket, Pulse, Table
from langbord.server.notify import CHANGED, tell
from langbord.server.tables import clocks
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import changing
from tests.postgres.evening import wait_until
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]


def test_all_processes_take_from_one_bucket() -> None:
    size, _ = LIMITS["chat"]
    processes = [Buckets(), Buckets()]
    for number in range(size):
        processes[number % 2].spend("chat", Who("Ada"))
    for process in processes:
        with pytest.raises(Refused, match="too-fast"):
            process.spend("chat", Who("Ada"))
        process.spend("chat", Who("Bo"))


def test_a_bucket_fills_again() -> None:
    size, per_minute = LIMITS["chat"]
    for _ in range(size):
        Buckets().spend("chat", Who("Ada"))
    Bucket.objects.update(since=models.F("since") - timedelta(seconds=60 / per_minute))
    Buckets().spend("chat", Who("Ada"))
    with pytest.raises(Refused):
        Buckets().spend("chat", Who("Ada"))
    Bucket.objects.update(since=models.F("since") - timedelta(hours=2))
    rate_limits.forget_the_full()
    assert not Bucket.objects.exists()


def test_what_was_counted_of_those_who_signed_in_goes_with_its_time() -> None:
    """The cache itself only forgets when it is full, and counts all that is in it each time."""
    cache.set("over", 1, 600)
    cache.set("waits", 1, 600)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE langbord_cache SET expires = now() - interval '1 minute' WHERE cache_key LIKE '%:over'")
        rate_limits.forget_the_full()
        cursor.execute("SELECT cache_key FROM langbord_cache")
        assert [key for (key,) in cursor.fetchall()] == [":1:waits"]


def test_only_when_nobody_was_there_clocks_are_moved(tmp_path: Path) -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo, form={"clock-minutes": "10", "clock-increment": "0"})
    since = clocks.now() - timedelta(hours=1)
    Table.objects.filter(pk=table.pk).update(asked_since=since)
    clocks.after_downtime(tmp_path / "alive")  # the very first start
    table.refresh_from_db()
    assert table.asked_since == since
    Pulse.objects.update(at=clocks.now() - timedelta(seconds=clocks.BEAT))  # another process lives
    clocks.after_downtime(tmp_path / "alive")
    table.refresh_from_db()
    assert table.asked_since == since
    Pulse.objects.update(at=clocks.now() - timedelta(minutes=30))
    for _ in range(2):  # two processes start: the time is given back once
        clocks.after_downtime(tmp_path / "alive")
    table.refresh_from_db()
    assert table.asked_since is not None
    assert timedelta(minutes=30) <= table.asked_since - since < timedelta(minutes=31)


def test_whoever_changes_a_table_holds_its_row() -> None:
    table, other = sit_down(Player("Ada"), Player("Bo")), sit_down(Player("Cy"), Player("Di"))
    with psycopg.connect(**parameters()) as elsewhere, changing(table):
        take = "SELECT 1 FROM tables_table WHERE name = %s FOR UPDATE NOWAIT"
        assert elsewhere.execute(take, [other.name]).fetchone() == (1,)
        with pytest.raises(psycopg.errors.LockNotAvailable):
            elsewhere.execute(take, [table.name])


def test_json_is_kept_as_it_was_written() -> None:
    """jsonb would sort the keys, and the hash of a state depends on their order."""
    origin = {"state": {"zeta": 1, "a": {"y": 2, "x": 3}}}
    table = sit_down(Player("Ada"), Player("Bo"))
    Table.objects.filter(pk=table.pk).update(origin=origin)
    table.refresh_from_db()
    assert list(table.origin["state"]) == ["zeta", "a"]
    assert list(table.origin["state"]["a"]) == ["y", "x"]


def test_no_column_of_ours_is_jsonb() -> None:
    ours = [model._meta.db_table for model in apps.get_app_config("tables").get_models()]
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE data_type IN ('json', 'jsonb') AND table_name = ANY(%s)",
            [ours],
        )
        assert cursor.fetchall() == []


def test_news_reach_other_processes_and_a_cut_connection_is_made_again() -> None:
    heard: list[str] = []
    missed: list[bool] = []
    listener = Listener()
    listener.start({CHANGED: heard.append}, lambda: missed.append(True))
    try:
        wait_until(lambda: missed)
        tell("one")
        wait_until(lambda: "one" in heard)
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            cursor.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database() AND query IN ('SELECT 1')"
            )
        wait_until(lambda: len(missed) == 2)
        tell("two")
        wait_until(lambda: "two" in heard)
    finally:
        listener.stop()
