"""Blocks, reports, silences, second factors; where tables and tries come from."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import langbord.server.fields


class Migration(migrations.Migration):
    dependencies = [
        ("auth", "0012_alter_user_first_name_max_length"),
        ("tables", "0024_shared_positions"),
    ]

    operations = [
        migrations.CreateModel(
            name="SecondFactor",
            fields=[
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("secret", models.CharField(max_length=40)),
                ("last", models.BigIntegerField(default=0)),
                ("spare", langbord.server.fields.JSONField(default=list)),
                ("made", models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name="Silence",
            fields=[
                ("network", models.CharField(max_length=32, primary_key=True, serialize=False)),
                ("since", models.DateTimeField()),
                ("until", models.DateTimeField(db_index=True)),
            ],
        ),
        migrations.AddField(
            model_name="solo",
            name="crowd",
            field=models.CharField(blank=True, db_default="", default="", max_length=32),
        ),
        migrations.AddField(
            model_name="solo",
            name="device",
            field=models.CharField(blank=True, db_default="", default="", max_length=32),
        ),
        migrations.AddField(
            model_name="table",
            name="crowd",
            field=models.CharField(blank=True, db_default="", db_index=True, default="", max_length=32),
        ),
        migrations.AddField(
            model_name="table",
            name="looked",
            field=models.DateTimeField(null=True),
        ),
        migrations.CreateModel(
            name="Report",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=30)),
                ("reason", models.CharField(max_length=8)),
                ("text", models.TextField(blank=True, max_length=1000)),
                ("made", models.DateTimeField(auto_now_add=True)),
                ("closed", models.DateTimeField(db_index=True, null=True)),
                ("decision", models.CharField(blank=True, max_length=8)),
                (
                    "about",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="tables.person"
                    ),
                ),
                (
                    "by",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="tables.person"
                    ),
                ),
                (
                    "judge",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="tables.person"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="tables.table"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Block",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("made", models.DateTimeField(auto_now_add=True)),
                (
                    "blocked",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.person"
                    ),
                ),
                (
                    "by",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="blocks", to="tables.person"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("by", "blocked"), name="one_block_each")],
            },
        ),
    ]
