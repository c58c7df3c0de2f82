"""Lines of JSON (json_dump.py), put into an empty database. Whatever is not as `dumps.write` writes it is told with its
line, and then no row is kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from django.core.exceptions import ValidationError
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import DataError, IntegrityError, InterfaceError, ProgrammingError, connection, models, transaction
from django.db.migrations.loader import MigrationLoader

from langbord.engine.errors import first_line
from langbord.server.ops.json_dump import FORMAT, WITHOUT_END, BadBackup, Key, stored_models, unknown

Line = dict[str, Any]
Columns = dict[str, "models.Field[Any, Any]"]
#: What a value raises that does not belong where it stands.
MISFITS: tuple[type[Exception], ...] = (
    *(DataError, IntegrityError, InterfaceError, ProgrammingError, ValidationError),
    *(TypeError, ValueError, AttributeError, OverflowError),
)


def read(path: Path) -> list[str]:
    """Fill an empty database, brought to the form that the file is of; gives what is worth knowing. To bring it to the
    newest form is left to the caller, and then to call `count_on`."""
    with path.open("rb") as file:
        lines = _parsed(path, file)
        heading = _heading(path, lines)
        for app, name in last_migrations({(app, name) for app, name in heading["migrations"]}):
            call_command("migrate", app, name, verbosity=0, interactive=False)
        with transaction.atomic():
            rows, end = _put_in(path, lines)
            if heading["langbord"] != WITHOUT_END:
                _must_be_whole(path, rows, end)
            _must_fit_together(path)
    if heading["langbord"] == WITHOUT_END:
        return [f"{path} is of an older format, which cannot tell whether it is whole"]
    return []


def count_on() -> None:
    """New rows get numbers after those that were put in."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), stored_models()):
            cursor.execute(statement)


def _parsed(path: Path, lines: Iterable[bytes]) -> Iterator[tuple[int, Line]]:
    """The lines with their numbers."""
    for number, line in enumerate(lines, 1):
        try:
            value = json.loads(line.decode())
        except (ValueError, RecursionError):
            raise BadBackup(f"line {number} of {path} cannot be read: is the file a backup, and whole?") from None
        if not isinstance(value, dict):
            raise _misfit(path, number, "it is no object")
        yield number, value


def _misfit(path: Path, number: int, why: str) -> BadBackup:
    return BadBackup(f"line {number} of {path} is not what a backup has: {why}")


# --- the heading --------------------------------------------------------------------------------------


def _heading(path: Path, lines: Iterator[tuple[int, Line]]) -> Line:
    number, line = next(lines, (0, {}))
    form = line.get("langbord")
    if type(form) is not int:
        raise BadBackup(f"{path} is no backup of Langbord")
    if form not in (FORMAT, WITHOUT_END):
        raise BadBackup(f"{path} is of another version of Langbord: its format is {form}, and {FORMAT} is ours")
    keys = line.get("migrations")
    if not isinstance(keys, list) or not all(_is_key(key) for key in keys) or ["tables", "0001_initial"] not in keys:
        raise _misfit(path, number, "'migrations' does not tell of which form of the database it is")
    return line


def _is_key(key: object) -> bool:
    return isinstance(key, list) and len(key) == 2 and all(isinstance(part, str) for part in key)


def last_migrations(applied: set[Key]) -> list[Key]:
    """The last migration of each app that a backup is of, as far as there is such an app here."""
    loader = MigrationLoader(connection)
    graph = loader.graph
    foreign = unknown(applied, loader)
    if foreign:
        raise BadBackup(f"the backup is of a newer version of Langbord: it knows of '{min(foreign)[1]}'")
    known = applied & set(graph.nodes)
    after = {parent.key for key in known for parent in graph.node_map[key].parents if parent.key[0] == key[0]}
    return sorted(known - after)


# --- the rows -----------------------------------------------------------------------------------------


def _put_in(path: Path, lines: Iterator[tuple[int, Line]]) -> tuple[Counter[str], Line | None]:
    """Put every row into its table; gives how many there were, and the last line if there is one."""
    tables = _tables()
    rows = Counter[str]()
    end: Line | None = None
    with connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f"DELETE FROM {connection.ops.quote_name(table)}")  # what migrating has put there
        for number, line in lines:
            if end is not None:
                raise _misfit(path, number, "it comes after the last line")
            if "end" in line:
                end = line
                continue
            try:
                rows[_insert(cursor, tables, line)] += 1
            except MISFITS as error:
                raise _misfit(path, number, _why(error)) from None
    return rows, end


def _tables() -> dict[str, Columns]:
    """The tables that the database has in this form, and the columns that each has."""
    with connection.cursor() as cursor:
        there = set(connection.introspection.table_names(cursor))
        return {
            model._meta.db_table: _columns(cursor, model) for model in stored_models() if model._meta.db_table in there
        }


def _columns(cursor: Any, model: type[models.Model]) -> Columns:
    there = {column.name for column in connection.introspection.get_table_description(cursor, model._meta.db_table)}
    return {field.column: field for field in model._meta.concrete_fields if field.column and field.column in there}


def _insert(cursor: Any, tables: dict[str, Columns], line: Line) -> str:
    """Put a row in as it is, for the fields that set themselves when something is saved must not; gives its table."""
    table, row = line.get("in"), line.get("row")
    if not isinstance(table, str) or not isinstance(row, dict) or not row:
        raise ValueError("it must have a table ('in') and a row ('row')")
    if table not in tables:
        raise ValueError(f"there is no table '{table}' in the form that the first line tells")
    values = []
    for column, value in row.items():
        field = tables[table].get(column)
        if field is None:
            raise ValueError(f"there is no '{column}' in '{table}' in the form that the first line tells")
        values.append(field.get_db_prep_save(field.to_python(value), connection))
    quote = connection.ops.quote_name
    columns = ", ".join(quote(column) for column in row)
    places = ", ".join(["%s"] * len(row))
    cursor.execute(f"INSERT INTO {quote(table)} ({columns}) VALUES ({places})", values)
    return table


def _why(error: BaseException) -> str:
    return first_line(error) if not isinstance(error, ValidationError) else error.messages[0]


# --- the end ------------------------------------------------------------------------------------------


def _must_be_whole(path: Path, rows: Counter[str], end: Line | None) -> None:
    if end is None:
        raise BadBackup(f"{path} is not whole: its last line is missing, after {rows.total()} rows")
    told = end.get("rows")
    if not isinstance(told, dict):
        raise BadBackup(f"{path} is not whole: its last line does not count the rows")
    for table in sorted({*told, *rows}):
        if told.get(table, 0) != rows[table]:
            raise BadBackup(f"{path} is not whole: it has {rows[table]} of {told.get(table, 0)} rows of '{table}'")


def _must_fit_together(path: Path) -> None:
    """Before the transaction ends, which would tell less of it."""
    try:
        connection.check_constraints()
    except IntegrityError as error:
        raise BadBackup(f"{path} is not whole: {first_line(error)}") from None
