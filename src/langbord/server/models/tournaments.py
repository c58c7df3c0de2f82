"""Tournaments: who plays in them, and who has met whom."""

from __future__ import annotations

from django.db import models

from langbord.server.fields import JSONField
from langbord.server.models.names import short_name
from langbord.server.models.people import Person
from langbord.server.models.tables import Table


class Tournament(models.Model):
    """Several rounds of tables among the same people. Whoever knows its name may look, and come along
    before it begins."""

    OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
    ROUND_ROBIN, SWISS = "all", "swiss"

    name = models.CharField(primary_key=True, max_length=12, default=short_name)
    title = models.CharField(max_length=60)
    owner = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="+")
    game = models.CharField(max_length=20)
    seats = models.PositiveSmallIntegerField()  # at a table, at most
    form = models.CharField(max_length=5)
    rounds = models.PositiveSmallIntegerField()  # of the Swiss form; the other finds its own when it begins
    days = models.PositiveSmallIntegerField()  # for a turn; 0: nobody minds the time
    rated = models.BooleanField(default=False)
    state = models.CharField(max_length=8, default=OPEN)
    round = models.PositiveSmallIntegerField(default=0)  # that is played, from 1
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.game} {self.name}"


class Entrant(models.Model):
    """Somebody who plays in a tournament."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="entrants")
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="entries")
    name = models.CharField(max_length=30)  # as of then
    left = models.BooleanField(default=False)  # is paired no more

    class Meta:
        constraints = [models.UniqueConstraint(fields=["tournament", "person"], name="entered_once")]
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.tournament_id} {self.name}"


class Pairing(models.Model):
    """Who meets whom in a round; alone: whoever has nobody to meet."""

    tournament = models.ForeignKey(Tournament, on_delete=models.CASCADE, related_name="pairings")
    round = models.PositiveSmallIntegerField()
    entrants = JSONField(default=list)  # their ids, as they sit
    table = models.ForeignKey(Table, null=True, on_delete=models.SET_NULL, related_name="pairings")
    points = JSONField(null=True)  # one for each of them, once the table is over
    scores = JSONField(null=True)  # of the game

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.tournament_id} {self.round}"
