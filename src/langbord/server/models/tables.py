"""Tables, who sits there, and what is said there."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from langbord import games
from langbord.server.fields import JSONField
from langbord.server.models.names import invite_token, short_name, story_token
from langbord.server.models.people import Person


class Table(models.Model):
    """One game being played, about to begin, or over."""

    OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"

    name = models.CharField(primary_key=True, max_length=12, default=short_name)
    game = models.CharField(max_length=20)
    seats = models.PositiveSmallIntegerField()
    options = JSONField(default=dict)
    key = models.CharField(max_length=64)  # of the shuffle, unless the origin has its own; told at the end: fairness.py
    origin = JSONField(null=True)  # where it began, if not with a shuffle: {"state": …}
    rules = models.PositiveIntegerField()
    edition = JSONField(default=dict)
    state = models.CharField(max_length=8, default=OPEN, db_index=True)
    listed = models.BooleanField(default=False)
    pace = models.CharField(max_length=8, default="live")  # live, leisure
    invite = models.CharField(max_length=24, default=invite_token, unique=True)
    story = models.CharField(max_length=12, default=story_token, unique=True, null=True)  # of the link to read along
    owner = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="+")
    # Where it was made, see crowds.py.
    crowd = models.CharField(max_length=32, blank=True, default="", db_default="", db_index=True)
    looked = models.DateTimeField(null=True)  # when somebody last looked, if bots play alone: looks.py
    moves_played = models.PositiveIntegerField(default=0)
    waiting_for = models.PositiveSmallIntegerField(null=True)  # the seat that is asked
    clock = JSONField(null=True)  # its kind and times, see clocks.py; none if nobody minds the time
    asked_since = models.DateTimeField(null=True)  # since when the asked person's clock runs
    # Seconds, see absence.py; none: others wait for ever
    patience = models.PositiveIntegerField(null=True, default=1200)
    waited_since = models.DateTimeField(null=True)  # since when the asked seat has given no sign of life
    ending = models.CharField(max_length=10, blank=True)  # played, conceded, agreed
    scores = JSONField(null=True)
    winners = JSONField(null=True)
    daily = models.DateField(null=True)  # the day whose deal it is, of a daily game and of practice with its deal
    hints = models.BooleanField(default=False)  # allowed among people; alone and against bots they always are
    rated = models.BooleanField(default=False, db_default=False)  # its end changes ratings: leaderboards/ratings.py
    # Its name, if it is the table of one
    lesson = models.CharField(max_length=60, blank=True, default="", db_default="")
    # "offer" or "on": a guided first game (guided.py)
    guide = models.CharField(max_length=8, blank=True, default="", db_default="")
    imported = models.BooleanField(default=False)  # brought in from a file; nobody here has won or lost it
    rematch = models.ForeignKey("self", null=True, on_delete=models.SET_NULL, related_name="+")
    world = models.ForeignKey("World", null=True, on_delete=models.SET_NULL, related_name="tables")
    # The numbers of people whom the host has sent away
    unseated = JSONField(default=list, db_default=models.Value([], JSONField()))
    take_back = JSONField(null=True)  # somebody asks to take a settled turn back, see take_back.py
    # How often settled moves were; also the age of what is cached
    taken_back = models.PositiveIntegerField(default=0, db_default=0)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True, db_index=True)

    def __str__(self) -> str:
        return f"{self.game} {self.name}"

    @property
    def rounds(self) -> str:
        """What its rounds are called: the key of a word."""
        return games.meta(self.game).rounds


class Seat(models.Model):
    """A place at a table: a person's, a bot's, or nobody's yet."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="places")
    number = models.PositiveSmallIntegerField()
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="places")
    invited = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="+")  # it is kept for them
    bot = models.CharField(max_length=20, blank=True)  # a level; also while it stands in for the person
    name = models.CharField(max_length=30, blank=True)
    conceded = models.BooleanField(default=False)
    agrees_to_end = models.BooleanField(default=False)
    helped = models.BooleanField(default=False)  # a bot has stood in, if only for a while
    hints = models.PositiveIntegerField(default=0)  # asked for, which everybody may know at the end
    seen = models.PositiveIntegerField(default=0)  # moves played when its person last moved, for the recap
    nudged = models.DateTimeField(null=True)
    time_left = models.FloatField(null=True)  # seconds on its clock, when it was last stopped
    standing = JSONField(default=dict)  # what it always answers, by prompt; see auto_answers.py
    opened = models.PositiveIntegerField(null=True)  # moves played when its side was last shown: curtain.py

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_each")]
        ordering = ["number"]

    def __str__(self) -> str:
        return f"{self.table_id} seat {self.number}"


class SeatLink(models.Model):
    """The link by which a guest comes back to their seat from another device. Half of it stands here, and opens nothing
    without the secret of the server; see seat_links.py."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="+")
    handle = models.CharField(max_length=10, default=short_name, unique=True)
    made = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "person"], name="one_link_each")]

    def __str__(self) -> str:
        return f"{self.table_id} person {self.person_id}"


class Chat(models.Model):
    """A line of chat."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chat")
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL)
    name = models.CharField(max_length=30)
    text = models.CharField(max_length=500)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["id"]


class Note(models.Model):
    """Private notes of a person at a table."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE)
    person = models.ForeignKey(Person, on_delete=models.CASCADE)
    text = models.TextField(max_length=5000, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "person"], name="one_note_each")]
