from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0008_hints")]

    operations = [
        migrations.CreateModel(
            name="Bucket",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "deed", "who", blank=True, editable=False, primary_key=True, serialize=False
                    ),
                ),
                ("deed", models.CharField(max_length=20)),
                ("who", models.CharField(max_length=60)),
                ("left", models.FloatField()),
                ("since", models.DateTimeField(db_index=True)),
            ],
        ),
        migrations.CreateModel(
            name="Pulse",
            fields=[
                ("id", models.PositiveSmallIntegerField(default=1, primary_key=True, serialize=False)),
                ("at", models.DateTimeField()),
            ],
        ),
    ]
