"""Editions that players write."""

import django.db.models.deletion
from django.db import migrations, models

import langbord.server.fields
import langbord.server.models.names


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0019_ratings"),
    ]

    operations = [
        migrations.CreateModel(
            name="OwnEdition",
            fields=[
                (
                    "key",
                    models.CharField(
                        default=langbord.server.models.names.short_name,
                        max_length=12,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("game", models.CharField(max_length=20)),
                ("name", models.CharField(max_length=60)),
                ("draft", langbord.server.fields.JSONField(default=dict)),
                ("past", langbord.server.fields.JSONField(default=list)),
                ("public", models.BooleanField(default=False)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("changed", models.DateTimeField(auto_now=True)),
                (
                    "owner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="editions", to="tables.person"
                    ),
                ),
            ],
            options={
                "ordering": ["-changed"],
            },
        ),
        migrations.CreateModel(
            name="SealedEdition",
            fields=[
                ("name", models.CharField(max_length=30, primary_key=True, serialize=False)),
                ("game", models.CharField(max_length=20)),
                ("title", models.CharField(max_length=60)),
                ("files", langbord.server.fields.JSONField()),
                ("public", models.BooleanField(default=False)),
                ("by_hand", models.BooleanField(default=False)),
                ("made", models.DateTimeField(auto_now_add=True)),
                ("owners", models.ManyToManyField(related_name="+", to="tables.person")),
            ],
        ),
    ]
