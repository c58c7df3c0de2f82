from django.db import migrations, models

from langbord.server.fields import JSONField


class Migration(migrations.Migration):
    dependencies = [("tables", "0004_clock")]

    operations = [
        migrations.AddField(model_name="draft", name="gestures", field=JSONField(default=list)),
        migrations.AddField(model_name="person", name="forced", field=models.BooleanField(default=True)),
        migrations.AddField(model_name="seat", name="standing", field=JSONField(default=dict)),
        migrations.AddField(model_name="table", name="imported", field=models.BooleanField(default=False)),
    ]
