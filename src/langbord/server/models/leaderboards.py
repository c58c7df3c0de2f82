"""Solo games that are compared."""

from __future__ import annotations

from django.db import models

from langbord.server.models.people import Person
from langbord.server.models.tables import Table


class Solo(models.Model):
    """A solo game on a list: the one try of a person at a day's deal, or any other that was played to its end."""

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE)
    game = models.CharField(max_length=20)
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="solos")
    day = models.DateField(null=True)  # of a daily game; none: a deal of its own
    # Where a try of a day came from, see daily.py.
    device = models.CharField(max_length=32, blank=True, default="", db_default="")
    crowd = models.CharField(max_length=32, blank=True, default="", db_default="")
    score = models.IntegerField(null=True)  # none: not played to its end
    reached = models.IntegerField(null=True)  # how far it came, as the game measures it; parts equal scores

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "day", "person"], name="one_try_a_day")]
        indexes = [models.Index(fields=["game", "day", "-score", "-reached"], name="best_first")]

    def __str__(self) -> str:
        return f"{self.table_id} {self.day or ''} {self.score}"
