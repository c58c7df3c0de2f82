"""Editions and books were told by a hash of the bytes of their files, and are now told by one of their data.

Whatever is known by an old hash gets the new one. A table that was played with an edition that was changed afterwards
gets the one in the archive that is what it was, also among its options, and its turn start is found again with that.
What is not known stays as it is.
"""

import importlib
from typing import Any

from django.db import migrations

from langbord import games

OPTIONS = ("edition", "book")
TURN_STARTS = "langbord.server.migrations.0012_turn_start"


def tell_by_data(apps: Any, schema_editor: Any) -> None:
    """Tables and worlds, one by one: there may be many, and each has its own options."""
    starts = apps.get_model("tables", "TurnStart")
    for name in ("Table", "World"):
        model = apps.get_model("tables", name)
        for row in model.objects.only("pk", "game", "options", "edition").iterator(500):
            found = now_told(row.game, row.edition)
            if found is None:
                continue
            options = {**row.options}
            options.update({option: found["name"] for option in OPTIONS if options.get(option) == row.edition["name"]})
            model.objects.filter(pk=row.pk).update(edition=found, options=options)
            if name == "Table" and options != row.options:
                starts.objects.filter(table_id=row.pk).delete()  # found with other cards than those of the table
    for start in starts.objects.select_related("table").defer("state").iterator(500):
        found = now_told(start.table.game, start.edition)
        if found is not None:
            starts.objects.filter(pk=start.pk).update(edition=found)
    importlib.import_module(TURN_STARTS).keep_turn_starts(apps, schema_editor)


def now_told(game: str, told: Any) -> dict[str, str] | None:
    """How an edition is told now; None if it is not known, or told so already."""
    editions = games.plugin(game).editions if game in games.names() else None
    if editions is None or not isinstance(told, dict):
        return None
    for edition in editions().house.released():  # what was released stays listed there for ever
        if edition.called == told.get("name") and told.get("hash") in edition.files:
            return {"name": edition.name, "hash": edition.hash}
    return None


class Migration(migrations.Migration):
    dependencies = [("tables", "0012_turn_start")]

    operations = [migrations.RunPython(tell_by_data, migrations.RunPython.noop)]
