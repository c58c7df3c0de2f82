"""Lessons at a table of one's own, and positions that are handed on by link."""

from __future__ import annotations

from django.db import models

from langbord.server.fields import JSONField
from langbord.server.models.names import short_name
from langbord.server.models.people import Person


class LessonProgress(models.Model):
    """How far somebody has come with a lesson."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="+")
    game = models.CharField(max_length=20)
    lesson = models.CharField(max_length=60)
    tries = models.PositiveIntegerField(default=0)
    solved = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "game", "lesson"], name="one_progress_each")]

    def __str__(self) -> str:
        return f"{self.game}/{self.lesson} person {self.person_id}"


class SharedPosition(models.Model):
    """A position under a link of its own, and the lesson that its owner made of it: shared_positions.py."""

    code = models.CharField(primary_key=True, max_length=12, default=short_name)
    owner = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="positions")
    game = models.CharField(max_length=20)
    seats = models.PositiveSmallIntegerField()
    seat = models.PositiveSmallIntegerField()  # with whose eyes it is looked at
    options = JSONField(default=dict)
    rules = models.PositiveIntegerField()
    edition = JSONField(default=dict)
    origin = JSONField()  # the start of the running turn: {"state": …}
    words = JSONField(default=list)  # what has been answered since
    later = JSONField(default=list)  # how it went on, as far as it may be known: of a lesson the proof
    source = JSONField(null=True)  # {"table", "at"}: the game that was being played when it was kept
    lesson = JSONField(null=True)  # {"title", "text", "hint", "goal": […], "turns", "proven"}; none: a mere position
    opened = models.PositiveIntegerField(default=0)  # tables that began here
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-made"]

    def __str__(self) -> str:
        return f"{self.game} position {self.code}"
