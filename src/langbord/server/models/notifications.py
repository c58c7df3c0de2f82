"""Who is told that a turn waits, by e-mail, on a phone or through a program, and of what."""

from __future__ import annotations

from django.db import models

from langbord.server.models.names import invite_token, short_name
from langbord.server.models.people import Person
from langbord.server.models.tables import Table


class Notice(models.Model):
    """How a person wants to be told by e-mail that a turn waits for them; without a row not at all (preferences.py)."""

    OFF, TURN, DIGEST = "off", "turn", "digest"

    person = models.OneToOneField(Person, primary_key=True, on_delete=models.CASCADE)
    mail = models.CharField(max_length=6, default=OFF)
    address = models.EmailField(blank=True)  # whether it is confirmed, django-allauth knows
    after = models.PositiveSmallIntegerField(default=15)  # minutes that a turn has waited
    hour = models.PositiveSmallIntegerField(default=8)  # of the digest, by the clock of the zone
    zone = models.CharField(max_length=40, default="UTC")
    quiet_from = models.PositiveSmallIntegerField(null=True)  # hours; none: no quiet hours
    quiet_to = models.PositiveSmallIntegerField(null=True)
    digest_due = models.DateTimeField(null=True, db_index=True)  # when the next digest is looked for
    token = models.CharField(max_length=24, default=invite_token, unique=True)  # of the link that ends the e-mails

    def __str__(self) -> str:
        return f"{self.person_id} {self.mail}"


class Presence(models.Model):
    """When somebody who gets e-mails was last seen at a table; see presence.py."""

    pk = models.CompositePrimaryKey("person_id", "table_id")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="+")
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    seen = models.DateTimeField(db_index=True)


class Letter(models.Model):
    """An e-mail that is to be sent, or was. What it says is found when it is sent; see outbox.py."""

    CONFIRM, TURN, DIGEST = "confirm", "turn", "digest"
    ACCOUNT, RESET = "account", "reset"  # an address that was named with a new account; a password was forgotten
    WAITING, SENT, FAILED = "waiting", "sent", "failed"

    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="letters")
    kind = models.CharField(max_length=7)
    address = models.EmailField()
    state = models.CharField(max_length=7, default=WAITING)
    made = models.DateTimeField()
    next_try = models.DateTimeField()
    tries = models.PositiveSmallIntegerField(default=0)
    held_until = models.DateTimeField(null=True)  # somebody is sending it, or was killed meanwhile

    class Meta:
        indexes = [models.Index(fields=["state", "next_try"], name="letters_due")]

    def __str__(self) -> str:
        return f"{self.kind} {self.pk} {self.state}"


class Told(models.Model):
    """A waiting turn that a letter tells of: one letter for each, whatever happens."""

    letter = models.ForeignKey(Letter, on_delete=models.CASCADE, related_name="turns")
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField()
    turn = models.PositiveIntegerField()  # the number of its first move, see waiting_turns.py

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat", "turn"], name="told_once")]

    def __str__(self) -> str:
        return f"{self.table_id} seat {self.seat} turn {self.turn}"


class Channel(models.Model):
    """Where somebody wants to be told at once that a turn waits: in a browser with no page open, in a channel of
    Discord, or by a program of theirs; see channels.py."""

    PUSH, HOOK, DISCORD = "push", "hook", "discord"
    SENT, FAILED, REFUSED = "sent", "failed", "refused"

    key = models.CharField(max_length=10, default=short_name, unique=True)  # by which pages name it
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="channels")
    kind = models.CharField(max_length=7)
    address = models.CharField(max_length=1000)
    p256dh = models.CharField(max_length=100, blank=True)  # what is sent to a browser only that browser can read
    auth = models.CharField(max_length=40, blank=True)
    secret = models.CharField(max_length=24, default=invite_token)  # signs what a program is sent
    made = models.DateTimeField()
    last = models.CharField(max_length=7, blank=True)  # how it went the last time
    failing = models.DateTimeField(null=True)  # since when nothing has come through

    class Meta:
        constraints = [models.UniqueConstraint(fields=["person", "address"], name="one_channel_each")]

    def __str__(self) -> str:
        return f"{self.kind} {self.key}"


class Ring(models.Model):
    """A waiting turn that a channel is told of, once; without a table somebody tries the channel."""

    WAITING, SENT, FAILED = "waiting", "sent", "failed"

    channel = models.ForeignKey(Channel, on_delete=models.CASCADE, related_name="rings")
    table = models.ForeignKey(Table, null=True, on_delete=models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField(default=0)
    turn = models.PositiveIntegerField(default=0)  # the number of its first move, see waiting_turns.py
    state = models.CharField(max_length=7, default=WAITING)
    made = models.DateTimeField()
    next_try = models.DateTimeField()
    tries = models.PositiveSmallIntegerField(default=0)
    held_until = models.DateTimeField(null=True)  # somebody is sending it, or was killed meanwhile

    class Meta:
        constraints = [models.UniqueConstraint(fields=["channel", "table", "seat", "turn"], name="rung_once")]
        indexes = [models.Index(fields=["state", "next_try"], name="rings_due")]

    def __str__(self) -> str:
        return f"{self.channel_id} {self.table_id} {self.state}"
