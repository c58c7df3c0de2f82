"""All that is stored as lines of JSON, as it was at one moment: the same file for SQLite and PostgreSQL, so a house can
also move from one to the other. The first line tells of which form of the database it is; the last how many rows there
are, so that a file that was cut is not taken for a whole one. Read again by json_dump_reading.py."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from django.apps import apps
from django.core.serializers.json import DjangoJSONEncoder
from django.db import connection, models, transaction
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from langbord.engine.errors import LangbordError

FORMAT = 2
WITHOUT_END = 1  # files of this older format have no last line
#: What only tells of the running processes.
PASSING = {"tables.bucket", "tables.hint", "tables.presence", "tables.pulse"}

Key = tuple[str, str]  # of a migration: its app and its name


class BadBackup(LangbordError):
    """A file that cannot be restored."""


def stored_models() -> list[type[models.Model]]:
    """Everything with a table of its own, links between two others included."""
    found = apps.get_models(include_auto_created=True)
    return [
        model
        for model in found
        if model._meta.managed and not model._meta.proxy and model._meta.label_lower not in PASSING
    ]


def write(file: IO[str]) -> None:
    """A line for each row, between a heading and a count."""
    with one_moment():
        applied = must_be_newest()
        _line(file, {"langbord": FORMAT, "migrations": applied})
        rows = Counter[str]()
        for model in stored_models():
            fields = model._meta.concrete_fields
            names = [field.attname for field in fields]
            for row in model._default_manager.order_by().values_list(*names).iterator(2000):
                values = {field.column: value for field, value in zip(fields, row, strict=True)}
                _line(file, {"in": model._meta.db_table, "row": values})
                rows[model._meta.db_table] += 1
        _line(file, {"end": True, "rows": rows})


def must_be_newest() -> list[Key]:
    """The migrations that were applied: this version knows only its own form of the database."""
    loader = MigrationLoader(connection)
    applied = set(MigrationRecorder(connection).applied_migrations())
    if set(loader.graph.leaf_nodes()) - applied:
        raise BadBackup("the database is of an older version of Langbord: use that one, or start this one first")
    if unknown(applied, loader):
        raise BadBackup("the database is of a newer version of Langbord: use that one")
    return sorted(applied)


def unknown(applied: set[Key], loader: MigrationLoader) -> set[Key]:
    """Those that came after this version, of the apps that it has."""
    there = set(loader.disk_migrations)
    own = {app for app, _ in there}
    return {key for key in applied if key[0] in own and key not in there}


@contextmanager
def one_moment() -> Iterator[None]:
    """Whatever others write meanwhile is not seen."""
    with transaction.atomic():
        if connection.vendor == "postgresql":
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield


def _line(file: IO[str], value: object) -> None:
    file.write(json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False) + "\n")
