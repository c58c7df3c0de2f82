"""What was thought about a game: hints and turning points."""

from __future__ import annotations

from django.db import models

from langbord.server.fields import JSONField
from langbord.server.models.tables import Table


class Hint(models.Model):
    """The hints that a seat has asked for, at one version of the table (see hints.py)."""

    THINKING, FOUND, FAILED = "thinking", "found", "failed"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField()
    version = models.PositiveIntegerField()  # of the draft
    state = models.CharField(max_length=8, default=THINKING)
    answer = JSONField(default=list)
    asked = models.DateTimeField()  # also tells one question from the next

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_hint_each")]
        indexes = [models.Index(fields=["state", "asked"], name="hints_overdue")]

    def __str__(self) -> str:
        return f"{self.table_id} seat {self.seat} {self.state}"


class Turning(models.Model):
    """The turning points of a finished game, or how far the search for them has come (see turning_points.py)."""

    WANTED, FAILED = "wanted", "failed"

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE)
    study = JSONField(default=dict)
    percent = models.PositiveSmallIntegerField(default=0)
    rules = models.PositiveIntegerField(default=0)  # of the study itself: an older kind is made anew
    state = models.CharField(max_length=8, blank=True, db_index=True)  # empty: nobody has asked, or it is done
    until = models.DateTimeField(null=True)  # whoever thinks it through must have given a sign of life

    def __str__(self) -> str:
        return f"{self.table_id} {self.percent} %"
