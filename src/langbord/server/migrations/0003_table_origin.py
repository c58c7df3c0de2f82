from django.db import migrations

from langbord.server.fields import JSONField


class Migration(migrations.Migration):
    dependencies = [("tables", "0002_token")]

    operations = [
        migrations.AddField(model_name="table", name="origin", field=JSONField(null=True)),
    ]
