"""While a house of several processes is upgraded, those of the version before go on writing into the new schema."""

from __future__ import annotations

import pytest
from django.db import connection
from django.db.migrations.loader import MigrationLoader

#: The schema of the first version that anybody may upgrade from.
OLDEST = ("tables", "0011_notices")


@pytest.mark.both
@pytest.mark.django_db
def test_what_older_processes_do_not_know_of_has_a_default_in_the_database() -> None:
    models = MigrationLoader(connection).project_state(OLDEST).apps.get_models()
    checked = 0
    with connection.cursor() as cursor:
        for model in models:
            known = {field.column for field in model._meta.local_fields}
            for column in connection.introspection.get_table_description(cursor, model._meta.db_table):
                if column.name not in known:
                    checked += 1
                    assert column.null_ok or column.default is not None, f"{model._meta.db_table}.{column.name}"
    assert checked > 10
