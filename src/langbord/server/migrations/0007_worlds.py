import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

import langbord.server.models
from langbord.server.fields import JSONField


class Migration(migrations.Migration):
    dependencies = [("tables", "0006_daily")]

    operations = [
        migrations.CreateModel(
            name="World",
            fields=[
                (
                    "key",
                    models.CharField(
                        default=langbord.server.models.short_name, max_length=12, primary_key=True, serialize=False
                    ),
                ),
                ("name", models.CharField(max_length=60)),
                ("game", models.CharField(max_length=20)),
                ("state", JSONField(null=True)),
                ("seats", models.PositiveSmallIntegerField()),
                ("options", JSONField(default=dict)),
                ("rules", models.PositiveIntegerField()),
                ("edition", JSONField(default=dict)),
                ("figures", JSONField(default=dict)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("played", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "owner",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="worlds",
                        to="tables.person",
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="+", to="tables.table"
                    ),
                ),
            ],
            options={"ordering": ["-played"]},
        ),
        migrations.AddField(
            model_name="table",
            name="world",
            field=models.ForeignKey(
                null=True, on_delete=django.db.models.deletion.SET_NULL, related_name="tables", to="tables.world"
            ),
        ),
        # In two steps: one token for all the tables there are would not be unique, so these have none.
        migrations.AddField(model_name="table", name="story", field=models.CharField(max_length=12, null=True)),
        migrations.AlterField(
            model_name="table",
            name="story",
            field=models.CharField(default=langbord.server.models.story_token, max_length=12, null=True, unique=True),
        ),
    ]
