"""Positions under a link of their own, and the lessons that players make of them."""

import django.db.models.deletion
from django.db import migrations, models

import langbord.server.fields
import langbord.server.models.names


class Migration(migrations.Migration):
    dependencies = [("tables", "0023_tournaments")]

    operations = [
        migrations.CreateModel(
            name="SharedPosition",
            fields=[
                (
                    "code",
                    models.CharField(
                        default=langbord.server.models.names.short_name,
                        max_length=12,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("game", models.CharField(max_length=20)),
                ("seats", models.PositiveSmallIntegerField()),
                ("seat", models.PositiveSmallIntegerField()),
                ("options", langbord.server.fields.JSONField(default=dict)),
                ("rules", models.PositiveIntegerField()),
                ("edition", langbord.server.fields.JSONField(default=dict)),
                ("origin", langbord.server.fields.JSONField()),
                ("words", langbord.server.fields.JSONField(default=list)),
                ("later", langbord.server.fields.JSONField(default=list)),
                ("source", langbord.server.fields.JSONField(null=True)),
                ("lesson", langbord.server.fields.JSONField(null=True)),
                ("opened", models.PositiveIntegerField(default=0)),
                ("made", models.DateTimeField(auto_now_add=True)),
                (
                    "owner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="positions", to="tables.person"
                    ),
                ),
            ],
            options={"ordering": ["-made"]},
        ),
    ]
