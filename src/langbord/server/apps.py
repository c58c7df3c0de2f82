"""The one Django app of the house."""

from __future__ import annotations

from django.apps import AppConfig
from django.db.backends.signals import connection_created


class ServerConfig(AppConfig):
    """Tables, seats, moves, people."""

    name = "langbord.server"
    label = "tables"
    verbose_name = "Langbord"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from langbord.engine.editions import own
        from langbord.server.editions import store

        connection_created.connect(_prepare_sqlite)
        own.keep(store.lay_out)


def _prepare_sqlite(sender: object, connection: object, **_: object) -> None:
    """Write-ahead log, and wait rather than fail when another thread is writing."""
    if getattr(connection, "vendor", "") == "sqlite":
        with connection.cursor() as cursor:  # type: ignore[attr-defined]
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA busy_timeout=10000")
