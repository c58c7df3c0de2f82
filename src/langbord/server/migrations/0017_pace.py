"""How fast the bots of somebody's tables move."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0016_lessons")]

    operations = [
        migrations.AddField(model_name="person", name="pace", field=models.CharField(default="normal", max_length=7)),
    ]
