"""People who would rather not meet, and what moderators are told of."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from langbord.server.fields import JSONField
from langbord.server.models.people import Person
from langbord.server.models.tables import Table


class Block(models.Model):
    """Somebody does not want to hear from another; see accounts/blocks.py."""

    by = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="blocks")
    blocked = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="+")
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["by", "blocked"], name="one_block_each")]

    def __str__(self) -> str:
        return f"{self.by_id} blocks {self.blocked_id}"


class Report(models.Model):
    """Somebody tells the moderators of another; see accounts/reports.py."""

    by = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="+")
    about = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="+")
    table = models.ForeignKey(Table, null=True, on_delete=models.SET_NULL, related_name="+")
    name = models.CharField(max_length=30)  # what they were called then; moderators are told, if it was the name
    reason = models.CharField(max_length=8)
    text = models.TextField(max_length=1000, blank=True)
    made = models.DateTimeField(auto_now_add=True)
    closed = models.DateTimeField(null=True, db_index=True)
    decision = models.CharField(max_length=8, blank=True)  # what was done about it
    judge = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="+")

    def __str__(self) -> str:
        return f"report {self.pk}"


class Silence(models.Model):
    """Whoever was told to be silent tried to be heard from this network: new guests from there are not heard for a
    while; see accounts/silences.py."""

    network = models.CharField(max_length=32, primary_key=True)  # as crowds.py knows it
    since = models.DateTimeField()
    until = models.DateTimeField(db_index=True)


class SecondFactor(models.Model):
    """What an account that looks after the house is asked for besides its password; see accounts/second_factor.py."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE)
    secret = models.CharField(max_length=40)
    last = models.BigIntegerField(default=0)  # the time step of the last code that was taken: none counts twice
    spare = JSONField(default=list)  # hashes of the codes for whoever has lost the device
    made = models.DateTimeField(auto_now_add=True)
