"""Columns that came after 0011 have defaults of their own in the database: during an upgrade processes of the version
before, which do not know them, go on making tables and people."""

from django.db import migrations, models

from langbord.server.fields import JSONField


class Migration(migrations.Migration):
    dependencies = [("tables", "0025_strangers")]

    operations = [
        migrations.AlterField("person", "pace", models.CharField(db_default="normal", default="normal", max_length=7)),
        migrations.AlterField(
            "table", "lesson", models.CharField(blank=True, db_default="", default="", max_length=60)
        ),
        migrations.AlterField("table", "rated", models.BooleanField(db_default=False, default=False)),
        migrations.AlterField("table", "guide", models.CharField(blank=True, db_default="", default="", max_length=8)),
        migrations.AlterField("table", "unseated", JSONField(db_default=models.Value([], JSONField()), default=list)),
        migrations.AlterField("table", "taken_back", models.PositiveIntegerField(db_default=0, default=0)),
    ]
