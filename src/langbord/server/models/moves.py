"""What was answered at a table. Its truth is the list of settled moves; everything else can be found from it again."""

from __future__ import annotations

from django.db import models

from langbord.server.fields import JSONField
from langbord.server.models.tables import Table


class Move(models.Model):
    """A settled answer. Rows are only added, and go only when settled moves are taken back (`tables.rewind`)."""

    pk = models.CompositePrimaryKey("table_id", "number")
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="moves")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    word = models.CharField(max_length=20)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["number"]


class Draft(models.Model):
    """The unsettled answers of one seat: one row per table, overwritten at every click."""

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE)
    number = models.PositiveIntegerField(default=0)  # moves before it
    version = models.PositiveIntegerField(default=0)  # grows with every change, for the whole life of the table
    words = JSONField(default=list)
    gestures = JSONField(default=list)  # how many of them each click said; see clicks.py


class TurnStart(models.Model):
    """The last settled turn start of a table, as the rules had it: one row per table, overwritten with the moves that
    settle a turn. Whatever happens to the code, the table goes on from here."""

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE)
    number = models.PositiveIntegerField()  # moves before it
    turns = models.PositiveIntegerField()  # turns begun before it
    state = JSONField()
    hash = models.CharField(max_length=16)  # of the state in its canonical form
    rules = models.PositiveIntegerField()
    edition = JSONField()  # its name and content hash

    def __str__(self) -> str:
        return f"{self.table_id} from move {self.number}"


class TakenBack(models.Model):
    """Settled moves that were taken back: by whom, from which number on, and which they were. Rows are only added."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField()
    number = models.PositiveIntegerField()  # of the first of them
    moves = JSONField()  # the seat and the word of each
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["id"]

    def __str__(self) -> str:
        return f"{self.table_id} from {self.number}"
