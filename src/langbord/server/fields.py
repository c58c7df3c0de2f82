"""JSON as it was written. PostgreSQL's jsonb sorts the keys of objects, and the hash of a state depends on their order;
so there, as in SQLite, it is kept as text."""

from __future__ import annotations

import json
from typing import Any

from django.db import models
from django.db.backends.base.base import BaseDatabaseWrapper


class JSONField(models.JSONField):
    """Gives back exactly what was put in, the order of keys included."""

    def db_type(self, connection: BaseDatabaseWrapper) -> str | None:
        return "text" if connection.vendor == "postgresql" else super().db_type(connection)

    def get_db_prep_value(self, value: Any, connection: BaseDatabaseWrapper, prepared: bool = False) -> Any:
        if connection.vendor != "postgresql" or hasattr(value, "as_sql"):
            return super().get_db_prep_value(value, connection, prepared)
        return json.dumps(value, cls=self.encoder)
