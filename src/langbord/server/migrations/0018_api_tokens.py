"""Tokens for programs with a name, a scope and an end."""

import django.db.models.deletion
from django.db import migrations, models

import langbord.server.fields


class Migration(migrations.Migration):
    dependencies = [("tables", "0017_pace")]

    operations = [
        migrations.CreateModel(
            name="ApiToken",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(blank=True, max_length=40)),
                ("hash", models.CharField(editable=False, max_length=64, unique=True)),
                ("scopes", langbord.server.fields.JSONField(default=list)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("used", models.DateTimeField(null=True)),
                ("expires", models.DateTimeField(null=True)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="tokens", to="tables.person"
                    ),
                ),
            ],
        ),
    ]
