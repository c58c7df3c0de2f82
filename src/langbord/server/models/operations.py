"""What several processes must agree on."""

from __future__ import annotations

from django.db import models


class Bucket(models.Model):
    """How much of a limit somebody has left, where several processes must agree on it; see rate_limits.py."""

    pk = models.CompositePrimaryKey("deed", "who")
    deed = models.CharField(max_length=20)
    who = models.CharField(max_length=60)
    left = models.FloatField()
    since = models.DateTimeField(db_index=True)


class Pulse(models.Model):
    """One row: when a web process last gave a sign of life; see clocks.py."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    at = models.DateTimeField()
