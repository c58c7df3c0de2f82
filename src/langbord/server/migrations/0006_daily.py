import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0005_gestures_standing")]

    operations = [
        migrations.AddField(model_name="table", name="daily", field=models.DateField(null=True)),
        migrations.AddField(model_name="seat", name="helped", field=models.BooleanField(default=False)),
        migrations.CreateModel(
            name="Solo",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="tables.table",
                    ),
                ),
                ("game", models.CharField(max_length=20)),
                ("day", models.DateField(null=True)),
                ("score", models.IntegerField(null=True)),
                ("reached", models.IntegerField(null=True)),
                (
                    "person",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="solos",
                        to="tables.person",
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("game", "day", "person"), name="one_try_a_day")],
                "indexes": [models.Index(fields=["game", "day", "-score", "-reached"], name="best_first")],
            },
        ),
    ]
