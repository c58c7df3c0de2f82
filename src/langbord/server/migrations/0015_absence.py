"""Seats of the absent: how long the others wait, links back to a seat, invitations, and settled moves taken back."""

from datetime import timedelta

import django.db.models.deletion
import django.utils.timezone
from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

import langbord.server.fields
import langbord.server.models


def be_as_patient_as_usual(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Tables of before wait as new ones do by default; whoever is asked now has all of that time from here on."""
    tables = apps.get_model("tables", "Table").objects
    tables.filter(pace="leisure").update(patience=int(timedelta(days=2).total_seconds()))
    waiting = tables.filter(state="playing").exclude(waiting_for=None)
    waiting.update(waited_since=django.utils.timezone.now())


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0014_seat_opened"),
    ]

    operations = [
        migrations.AddField("table", "patience", models.PositiveIntegerField(default=1200, null=True)),
        migrations.AddField("table", "waited_since", models.DateTimeField(null=True)),
        migrations.AddField("table", "unseated", langbord.server.fields.JSONField(default=list)),
        migrations.AddField("table", "take_back", langbord.server.fields.JSONField(null=True)),
        migrations.AddField("table", "taken_back", models.PositiveIntegerField(default=0)),
        migrations.AddField(
            "seat",
            "invited",
            models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="tables.person"
            ),
        ),
        migrations.CreateModel(
            name="TakenBack",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.PositiveSmallIntegerField()),
                ("number", models.PositiveIntegerField()),
                ("moves", langbord.server.fields.JSONField()),
                ("at", models.DateTimeField(auto_now_add=True)),
                (
                    "table",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.table"),
                ),
            ],
            options={"ordering": ["id"]},
        ),
        migrations.CreateModel(
            name="SeatLink",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("handle", models.CharField(default=langbord.server.models.short_name, max_length=10, unique=True)),
                ("made", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.person"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.table"),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "person"), name="one_link_each")],
            },
        ),
        migrations.RunPython(be_as_patient_as_usual, migrations.RunPython.noop),
    ]
