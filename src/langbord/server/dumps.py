"""All that is stored as lines of JSON, as it was at one moment: the same file for SQLite and PostgreSQL, so a house can
also move from one to the other. The first line tells of which form of the database it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Any

from django.apps import apps
from django.core.management import call_command
from django.core.management.color import no_style
from django.core.serializers.json import DjangoJSONEncoder
from django.db import connection, models, transaction
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from langbord.engine.errors import LangbordError

FORMAT = 1
#: What only tells of the running processes.
PASSING = {"tables.bucket", "tables.hint", "tables.presence", "tables.pulse"}


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


# --- writing ------------------------------------------------------------------------------------------


def write(file: IO[str]) -> None:
    """A line for each row."""
    with one_moment():
        applied = sorted(MigrationRecorder(connection).applied_migrations())
        must_be_newest(applied)
        _line(file, {"langbord": FORMAT, "migrations": applied})
        for model in stored_models():
            fields = model._meta.concrete_fields
            names = [field.attname for field in fields]
            for row in model._default_manager.order_by().values_list(*names).iterator(2000):
                values = {field.column: value for field, value in zip(fields, row, strict=True)}
                _line(file, {"in": model._meta.db_table, "row": values})


def must_be_newest(applied: list[tuple[str, str]]) -> None:
    """This version knows only its own form of the database."""
    missing = set(MigrationLoader(connection).graph.leaf_nodes()) - set(applied)
    if missing:
        raise BadBackup("the database is of an older version of Langbord: use that one, or start this one first")


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


# --- reading ------------------------------------------------------------------------------------------


def read(lines: Iterable[str]) -> None:
    """Fill an empty database, brought to the form that the file is of. To bring it to the newest is left to the caller,
    and then to call `count_on`."""
    parsed = _parsed(lines)
    head = next(parsed, {})
    if head.get("langbord") != FORMAT:
        raise BadBackup("this is no backup of Langbord")
    for app, name in last_migrations(head["migrations"]):
        call_command("migrate", app, name, verbosity=0, interactive=False)
    fields = {model._meta.db_table: by_column(model) for model in stored_models()}
    with transaction.atomic(), connection.cursor() as cursor:
        for table in fields:
            if table in connection.introspection.table_names(cursor):
                cursor.execute(f"DELETE FROM {connection.ops.quote_name(table)}")  # what migrating has put there
        for line in parsed:
            if line["in"] not in fields:
                raise BadBackup(f"the backup is of another version: it has '{line['in']}'")
            _insert(cursor, line["in"], fields[line["in"]], line["row"])


def count_on() -> None:
    """New rows get numbers after those that were put in."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), stored_models()):
            cursor.execute(statement)


def _parsed(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(lines, 1):
        try:
            value = json.loads(line)
        except ValueError:
            raise BadBackup(f"line {number} of the backup cannot be read: is the file complete?") from None
        if not isinstance(value, dict):
            raise BadBackup(f"line {number} of the backup is not one of ours")
        yield value


def last_migrations(applied: list[list[str]]) -> list[tuple[str, str]]:
    """The last migration of each app that the file is of, as far as there is such an app here."""
    graph = MigrationLoader(connection).graph
    done = {(str(app), str(name)) for app, name in applied}
    foreign = {key for key in done if key[0] in graph_apps(graph) and key not in graph.nodes}
    if foreign:
        raise BadBackup(f"the backup is of a newer version: it knows of '{min(foreign)[1]}'")
    known = done & set(graph.nodes)
    after = {parent.key for key in known for parent in graph.node_map[key].parents if parent.key[0] == key[0]}
    return sorted(known - after)


def graph_apps(graph: Any) -> set[str]:
    return {app for app, _ in graph.nodes}


def by_column(model: type[models.Model]) -> dict[str, models.Field[Any, Any]]:
    return {field.column: field for field in model._meta.concrete_fields if field.column}


def _insert(cursor: Any, table: str, fields: dict[str, models.Field[Any, Any]], row: dict[str, Any]) -> None:
    """As it is: the fields that set themselves when something is saved must not."""
    quote = connection.ops.quote_name
    values = []
    for column, value in row.items():
        field = fields.get(column)
        if field is None:
            raise BadBackup(f"the backup is of another version: '{table}' has '{column}'")
        values.append(field.get_db_prep_save(field.to_python(value), connection))
    columns = ", ".join(quote(column) for column in row)
    places = ", ".join(["%s"] * len(row))
    cursor.execute(f"INSERT INTO {quote(table)} ({columns}) VALUES ({places})", values)
