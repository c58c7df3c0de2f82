from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0002_token")]

    operations = [
        migrations.AddField(model_name="table", name="origin", field=models.JSONField(null=True)),
    ]
