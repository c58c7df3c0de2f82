"""Editions and books were told by a hash of the bytes of their files, and are now told by one of their data.

Whatever is known by an old hash gets the new one. A table that was played with an edition that was changed afterwards
gets the one in the archive that is what it was, also among its options, and its turn start is found again with that.
What is not known stays as it is.
"""

import importlib
from typing import Any

from django.db import migrations

#: By game, name and hash of the files: the name and the hash of the data, as in the `released.toml` of each game.
EDITIONS = {
    ("nusfjord", "house-1", "0d556cacb7bbe1a5"): ("house-1", "7fa05518f11accbc"),
    ("nusfjord", "house-2", "0e5f6e85c452f0b1"): ("house-2-1", "31530d82ec15a273"),
    ("nusfjord", "house-2", "6a617135060f5fef"): ("house-2-2", "30228d18a36e4255"),
    ("nusfjord", "house-2", "64b7836909a84747"): ("house-2", "22699e971b3827c7"),
    ("nusfjord", "house-2", "2f96f8719841595a"): ("house-2", "22699e971b3827c7"),
    ("reykholt", "house-1", "1fbc9c94315a5312"): ("house-1", "ba1009359ee8c5bd"),
    ("reykholt", "house-2", "d9058dcd3c84add6"): ("house-2", "fb2d7cfaed30dc73"),
    ("keyharvest", "house-1", "102aefb08b86a4da"): ("house-1", "57b97aa61548da2b"),
    ("galzyr", "house-1", "b8cc255ff6b7a840"): ("house-1", "e9276835569385f8"),
}
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
    known = isinstance(told, dict) and EDITIONS.get((game, str(told.get("name")), str(told.get("hash"))))
    return {"name": known[0], "hash": known[1]} if known else None


class Migration(migrations.Migration):
    dependencies = [("tables", "0012_turn_start")]

    operations = [migrations.RunPython(tell_by_data, migrations.RunPython.noop)]
