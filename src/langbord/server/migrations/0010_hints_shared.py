import django.db.models.deletion
from django.db import migrations, models

from langbord.server.fields import JSONField


class Migration(migrations.Migration):
    dependencies = [("tables", "0009_many_processes")]

    operations = [
        migrations.CreateModel(
            name="Hint",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("seat", models.PositiveSmallIntegerField()),
                ("version", models.PositiveIntegerField()),
                ("state", models.CharField(default="thinking", max_length=8)),
                ("answer", JSONField(default=list)),
                ("asked", models.DateTimeField()),
                (
                    "table",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.table"),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["state", "asked"], name="hints_overdue")],
                "constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_hint_each")],
            },
        ),
        migrations.AddField("turning", "state", models.CharField(blank=True, db_index=True, max_length=8)),
        migrations.AddField("turning", "until", models.DateTimeField(null=True)),
    ]
