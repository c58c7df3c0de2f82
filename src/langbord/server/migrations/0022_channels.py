"""Channels: browsers without an open page, and programs, that are told of waiting turns."""

import django.db.models.deletion
from django.db import migrations, models

import langbord.server.models


class Migration(migrations.Migration):
    dependencies = [("tables", "0021_guided")]

    operations = [
        migrations.CreateModel(
            name="Channel",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("key", models.CharField(default=langbord.server.models.short_name, max_length=10, unique=True)),
                ("kind", models.CharField(max_length=7)),
                ("address", models.CharField(max_length=1000)),
                ("p256dh", models.CharField(blank=True, max_length=100)),
                ("auth", models.CharField(blank=True, max_length=40)),
                ("secret", models.CharField(default=langbord.server.models.invite_token, max_length=24)),
                ("made", models.DateTimeField()),
                ("last", models.CharField(blank=True, max_length=7)),
                ("failing", models.DateTimeField(null=True)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="channels", to="tables.person"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Ring",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.PositiveSmallIntegerField(default=0)),
                ("turn", models.PositiveIntegerField(default=0)),
                ("state", models.CharField(default="waiting", max_length=7)),
                ("made", models.DateTimeField()),
                ("next_try", models.DateTimeField()),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("held_until", models.DateTimeField(null=True)),
                (
                    "channel",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="rings", to="tables.channel"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.table"
                    ),
                ),
            ],
        ),
        migrations.AddConstraint(
            model_name="channel",
            constraint=models.UniqueConstraint(fields=("person", "address"), name="one_channel_each"),
        ),
        migrations.AddConstraint(
            model_name="ring",
            constraint=models.UniqueConstraint(fields=("channel", "table", "seat", "turn"), name="rung_once"),
        ),
        migrations.AddIndex(
            model_name="ring",
            index=models.Index(fields=["state", "next_try"], name="rings_due"),
        ),
    ]
