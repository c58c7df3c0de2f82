"""People: guests and accounts."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from langbord.server.fields import JSONField


class Person(models.Model):
    """Somebody who plays: a guest known by their session, or an account."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.CASCADE)
    name = models.CharField(max_length=30)
    language = models.CharField(max_length=5, default="en")
    theme = models.CharField(max_length=5, default="auto")  # auto, light, dark
    confirm = models.BooleanField(default=True)  # finished turns wait for a confirmation
    sound = models.BooleanField(default=False)
    forced = models.BooleanField(default=True)  # questions that a click leaves one answer to are answered with it
    # At which bots move: slow, normal, instant
    pace = models.CharField(max_length=7, default="normal", db_default="normal")
    coached = models.BooleanField(default=False)  # has seen the first-game bubbles
    muted = models.BooleanField(default=False)
    banned = models.BooleanField(default=False)
    token_hash = models.CharField(max_length=64, null=True, unique=True, editable=False)  # of a token for the API
    # Of their page, once it has been asked for
    handle = models.CharField(max_length=12, null=True, unique=True, editable=False)
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name


class ApiToken(models.Model):
    """A token for programs that has a name, may do so much, and ends some day; see accounts/tokens.py."""

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=40, blank=True)
    hash = models.CharField(max_length=64, unique=True, editable=False)
    scopes = JSONField(default=list)
    created = models.DateTimeField(auto_now_add=True)
    used = models.DateTimeField(null=True)
    expires = models.DateTimeField(null=True)  # none: never

    def __str__(self) -> str:
        return f"{self.person_id} {self.name}"
