"""How strong people are."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from langbord.server.models.people import Person
from langbord.server.models.tables import Table


class Rating(models.Model):
    """What is believed of a person at a game with so many seats: an estimate and its deviation; see ratings.py."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="ratings")
    game = models.CharField(max_length=20)
    seats = models.PositiveSmallIntegerField()
    mu = models.FloatField()
    sigma = models.FloatField()
    low = models.FloatField()  # what boards are ordered by
    played = models.PositiveIntegerField(default=0)
    changed = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "game", "seats"], name="one_rating_each")]
        indexes = [models.Index(fields=["game", "seats", "-low"], name="strongest_first")]

    def __str__(self) -> str:
        return f"{self.person_id} {self.game} {self.seats}"


class RatingChange(models.Model):
    """What one table has changed of a rating."""

    rating = models.ForeignKey(Rating, on_delete=models.CASCADE, related_name="changes")
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    place = models.PositiveSmallIntegerField()
    before = models.FloatField()
    mu = models.FloatField()
    sigma = models.FloatField()
    at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["rating", "table"], name="rated_once")]

    def __str__(self) -> str:
        return f"{self.table_id} {self.before} {self.mu}"
