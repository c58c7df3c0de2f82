"""Lessons at a table of one's own."""

from __future__ import annotations

from django.db import models

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
