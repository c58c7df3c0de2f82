"""Worlds, which go on from table to table."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from langbord.server.fields import JSONField
from langbord.server.models.names import short_name
from langbord.server.models.people import Person
from langbord.server.models.tables import Table


class World(models.Model):
    """What goes on from table to table, in games that have worlds. It lies packed up, or is played at a table."""

    key = models.CharField(primary_key=True, max_length=12, default=short_name)
    name = models.CharField(max_length=60)
    game = models.CharField(max_length=20)
    owner = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="worlds")
    state = JSONField(null=True)  # as it was last packed up; none before the first time
    seats = models.PositiveSmallIntegerField()  # of the table that packed it up
    options = JSONField(default=dict)  # of that table
    rules = models.PositiveIntegerField()
    edition = JSONField(default=dict)
    figures = JSONField(default=dict)  # how far it has come, for the shelf, as the game tells it
    table = models.ForeignKey(Table, null=True, on_delete=models.SET_NULL, related_name="+")  # it is played at
    created = models.DateTimeField(auto_now_add=True)
    played = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-played"]

    def __str__(self) -> str:
        return f"{self.game} {self.name}"

    @property
    def running(self) -> Table | None:
        """The table that it is played at, or will be once everybody has come."""
        return self.table if self.table is not None and self.table.state in (Table.OPEN, Table.PLAYING) else None
