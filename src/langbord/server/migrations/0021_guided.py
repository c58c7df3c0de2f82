"""Guided first games: which table is one, or offers it."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0020_own_editions")]

    operations = [
        migrations.AddField(
            model_name="table", name="guide", field=models.CharField(blank=True, default="", max_length=8)
        ),
    ]
