"""Ratings of people, and the names of their pages."""

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0018_api_tokens"),
    ]

    operations = [
        migrations.AddField(
            model_name="person",
            name="handle",
            field=models.CharField(editable=False, max_length=12, null=True, unique=True),
        ),
        migrations.AddField(
            model_name="table",
            name="rated",
            field=models.BooleanField(default=False),
        ),
        migrations.CreateModel(
            name="Rating",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("game", models.CharField(max_length=20)),
                ("seats", models.PositiveSmallIntegerField()),
                ("mu", models.FloatField()),
                ("sigma", models.FloatField()),
                ("low", models.FloatField()),
                ("played", models.PositiveIntegerField(default=0)),
                ("changed", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="ratings", to="tables.person"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="RatingChange",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("place", models.PositiveSmallIntegerField()),
                ("before", models.FloatField()),
                ("mu", models.FloatField()),
                ("sigma", models.FloatField()),
                ("at", models.DateTimeField()),
                (
                    "rating",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="changes", to="tables.rating"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to="tables.table"),
                ),
            ],
        ),
        migrations.AddIndex(
            model_name="rating",
            index=models.Index(fields=["game", "seats", "-low"], name="strongest_first"),
        ),
        migrations.AddConstraint(
            model_name="rating",
            constraint=models.UniqueConstraint(fields=("person", "game", "seats"), name="one_rating_each"),
        ),
        migrations.AddConstraint(
            model_name="ratingchange",
            constraint=models.UniqueConstraint(fields=("rating", "table"), name="rated_once"),
        ),
    ]
