"""Editions that players write: what they are still writing, and what tables play with, which never changes."""

from __future__ import annotations

from django.db import models

from langbord.server.fields import JSONField
from langbord.server.models.names import short_name
from langbord.server.models.people import Person


class OwnEdition(models.Model):
    """What somebody is writing; see server/editions/drafts.py for its form."""

    key = models.CharField(primary_key=True, max_length=12, default=short_name)
    owner = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="editions")
    game = models.CharField(max_length=20)
    name = models.CharField(max_length=60)
    draft = JSONField(default=dict)
    past = JSONField(default=list)  # what stood there before the last changes, the newest last
    public = models.BooleanField(default=False)  # others may read its cards, and play with it
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-changed"]

    def __str__(self) -> str:
        return f"{self.game} {self.name}"


class SealedEdition(models.Model):
    """An edition as tables play with it. Its name is a hash of what stands in it."""

    name = models.CharField(primary_key=True, max_length=30)
    game = models.CharField(max_length=20)
    title = models.CharField(max_length=60)
    files = JSONField()  # the text of each, by its name
    owners = models.ManyToManyField(Person, related_name="+")  # who wrote it, or brought it in with a record
    public = models.BooleanField(default=False)
    by_hand = models.BooleanField(default=False)  # players carry some of its cards out themselves
    made = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.game} {self.title}"
