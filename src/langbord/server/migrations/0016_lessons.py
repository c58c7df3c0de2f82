"""Lessons: which table is one of, and how far somebody has come."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0015_absence")]

    operations = [
        migrations.AddField(
            model_name="table", name="lesson", field=models.CharField(blank=True, default="", max_length=60)
        ),
        migrations.CreateModel(
            name="LessonProgress",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=20)),
                ("lesson", models.CharField(max_length=60)),
                ("tries", models.PositiveIntegerField(default=0)),
                ("solved", models.DateTimeField(null=True)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.person"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("person", "game", "lesson"), name="one_progress_each")],
            },
        ),
    ]
