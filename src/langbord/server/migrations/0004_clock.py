from django.db import migrations, models

from langbord.server.fields import JSONField


class Migration(migrations.Migration):
    dependencies = [("tables", "0003_table_origin")]

    operations = [
        migrations.AddField(model_name="table", name="clock", field=JSONField(null=True)),
        migrations.AddField(model_name="table", name="asked_since", field=models.DateTimeField(null=True)),
        migrations.AddField(model_name="seat", name="time_left", field=models.FloatField(null=True)),
    ]
