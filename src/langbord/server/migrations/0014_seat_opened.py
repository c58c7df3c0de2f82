"""Which side of a shared screen is shown: see curtain.py."""

from __future__ import annotations

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0013_edition_hashes")]

    operations = [
        migrations.AddField(model_name="seat", name="opened", field=models.PositiveIntegerField(null=True)),
    ]
