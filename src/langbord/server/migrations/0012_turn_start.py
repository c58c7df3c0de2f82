"""A place for the last settled turn start of each table, filled for those that are being played.

The turn starts are found by playing the stored moves, which this version still plays as the one before did. A table
whose moves it cannot play is left without, and told in the log: it was so before, too.
"""

from __future__ import annotations

import logging
from typing import Any

import django.db.models.deletion
from django.db import migrations, models

import langbord.server.fields

log = logging.getLogger(__name__)


def keep_turn_starts(apps: Any, schema_editor: Any) -> None:
    """Of every running table that has none yet."""
    from langbord import games
    from langbord.engine.codec import canonical, canonical_hash
    from langbord.engine.errors import LangbordError, first_line
    from langbord.engine.record import UNPLAYABLE, open_at_origin

    tables, moves, starts = (apps.get_model("tables", name) for name in ("Table", "Move", "TurnStart"))
    for table in tables.objects.filter(state="playing", turnstart=None).order_by("name").iterator():
        words = moves.objects.filter(table=table, number__lt=table.moves_played).order_by("number")
        try:
            game = games.load(table.game)
            origin = table.origin or {"key": table.key}
            position = open_at_origin(game, table.seats, table.options, origin, table.rules, hold=True)
            for word in words.values_list("word", flat=True):
                position.play(word)
                if position.held is not None:
                    position.settle()
            position.settle()
        except (LangbordError, *UNPLAYABLE) as error:
            log.error("table %s (%s) does not fit this version: %s", table.name, table.game, first_line(error))
            continue
        base = position.base
        state = canonical(base.state)
        name, content = game.edition(position.options)
        starts.objects.create(
            table=table,
            number=base.answers,
            turns=base.turns,
            state=state,
            hash=canonical_hash(state),
            rules=position.rules,
            edition={"name": name, "hash": content},
        )


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0011_notices"),
    ]

    operations = [
        migrations.CreateModel(
            name="TurnStart",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="tables.table",
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("turns", models.PositiveIntegerField()),
                ("state", langbord.server.fields.JSONField()),
                ("hash", models.CharField(max_length=16)),
                ("rules", models.PositiveIntegerField()),
                ("edition", langbord.server.fields.JSONField()),
            ],
        ),
        migrations.RunPython(keep_turn_starts, migrations.RunPython.noop, elidable=False),
    ]
