"""Tournaments."""

import django.db.models.deletion
from django.db import migrations, models

import langbord.server.fields
import langbord.server.models


class Migration(migrations.Migration):
    dependencies = [("tables", "0022_channels")]

    operations = [
        migrations.CreateModel(
            name="Tournament",
            fields=[
                (
                    "name",
                    models.CharField(
                        default=langbord.server.models.short_name, max_length=12, primary_key=True, serialize=False
                    ),
                ),
                ("title", models.CharField(max_length=60)),
                ("game", models.CharField(max_length=20)),
                ("seats", models.PositiveSmallIntegerField()),
                ("form", models.CharField(max_length=5)),
                ("rounds", models.PositiveSmallIntegerField()),
                ("days", models.PositiveSmallIntegerField()),
                ("rated", models.BooleanField(default=False)),
                ("state", models.CharField(default="open", max_length=8)),
                ("round", models.PositiveSmallIntegerField(default=0)),
                ("created", models.DateTimeField(auto_now_add=True)),
                (
                    "owner",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to="tables.person",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Entrant",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=30)),
                ("left", models.BooleanField(default=False)),
                (
                    "person",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="entries",
                        to="tables.person",
                    ),
                ),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="entrants", to="tables.tournament"
                    ),
                ),
            ],
            options={"ordering": ["id"]},
        ),
        migrations.CreateModel(
            name="Pairing",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("round", models.PositiveSmallIntegerField()),
                ("entrants", langbord.server.fields.JSONField(default=list)),
                ("points", langbord.server.fields.JSONField(null=True)),
                ("scores", langbord.server.fields.JSONField(null=True)),
                (
                    "table",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="pairings",
                        to="tables.table",
                    ),
                ),
                (
                    "tournament",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="pairings", to="tables.tournament"
                    ),
                ),
            ],
            options={"ordering": ["id"]},
        ),
        migrations.AddConstraint(
            model_name="entrant",
            constraint=models.UniqueConstraint(fields=("tournament", "person"), name="entered_once"),
        ),
    ]
