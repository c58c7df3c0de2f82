"""What is stored. The truth of a table is its list of moves; everything else can be found from it again."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from django.utils import timezone

from langbord import games
from langbord.server.fields import JSONField

#: Letters of table names and invite links: none that look alike.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def short_name() -> str:
    """A name nobody guesses by counting."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def invite_token() -> str:
    """A link that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(24))


def story_token() -> str:
    """Short enough to be typed on another device, too long to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


class Person(models.Model):
    """Somebody who plays: a guest known by their session, or an account."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.CASCADE)
    name = models.CharField(max_length=30)
    language = models.CharField(max_length=5, default="en")
    theme = models.CharField(max_length=5, default="auto")  # auto, light, dark
    confirm = models.BooleanField(default=True)  # finished turns wait for a confirmation
    sound = models.BooleanField(default=False)
    forced = models.BooleanField(default=True)  # questions that a click leaves one answer to are answered with it
    coached = models.BooleanField(default=False)  # has seen the first-game bubbles
    muted = models.BooleanField(default=False)
    banned = models.BooleanField(default=False)
    token_hash = models.CharField(max_length=64, null=True, unique=True, editable=False)  # of a token for the API
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name


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
    moves_played = models.PositiveIntegerField(default=0)
    waiting_for = models.PositiveSmallIntegerField(null=True)  # the seat that is asked
    clock = JSONField(null=True)  # its kind and times, see clocks.py; none if nobody minds the time
    asked_since = models.DateTimeField(null=True)  # since when the asked person's clock runs
    patience = models.PositiveIntegerField(
        null=True, default=1200
    )  # seconds, see absence.py; none: others wait for ever
    waited_since = models.DateTimeField(null=True)  # since when the asked seat has given no sign of life
    ending = models.CharField(max_length=10, blank=True)  # played, conceded, agreed
    scores = JSONField(null=True)
    winners = JSONField(null=True)
    daily = models.DateField(null=True)  # the day whose deal it is, of a daily game and of practice with its deal
    hints = models.BooleanField(default=False)  # allowed among people; alone and against bots they always are
    imported = models.BooleanField(default=False)  # brought in from a file; nobody here has won or lost it
    rematch = models.ForeignKey("self", null=True, on_delete=models.SET_NULL, related_name="+")
    world = models.ForeignKey("World", null=True, on_delete=models.SET_NULL, related_name="tables")
    unseated = JSONField(default=list)  # the numbers of people whom the host has sent away
    take_back = JSONField(null=True)  # somebody asks to take a settled turn back, see take_back.py
    taken_back = models.PositiveIntegerField(default=0)  # how often settled moves were; also the age of what is cached
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True, db_index=True)

    def __str__(self) -> str:
        return f"{self.game} {self.name}"

    @property
    def rounds(self) -> str:
        """What its rounds are called: the key of a word."""
        return games.meta(self.game).rounds


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


class Draft(models.Model):
    """The unsettled answers of one seat: one row per table, overwritten at every click."""

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE)
    number = models.PositiveIntegerField(default=0)  # moves before it
    version = models.PositiveIntegerField(default=0)  # grows with every change, for the whole life of the table
    words = JSONField(default=list)
    gestures = JSONField(default=list)  # how many of them each click said; see clicks.py


class Hint(models.Model):
    """The hints that a seat has asked for, at one version of the table (see hints.py)."""

    THINKING, FOUND, FAILED = "thinking", "found", "failed"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="+")
    seat = models.PositiveSmallIntegerField()
    version = models.PositiveIntegerField()  # of the draft
    state = models.CharField(max_length=8, default=THINKING)
    answer = JSONField(default=list)
    asked = models.DateTimeField()  # also tells one question from the next

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "seat"], name="one_hint_each")]
        indexes = [models.Index(fields=["state", "asked"], name="hints_overdue")]

    def __str__(self) -> str:
        return f"{self.table_id} seat {self.seat} {self.state}"


class Turning(models.Model):
    """The turning points of a finished game, or how far the search for them has come (see turning_points.py)."""

    WANTED, FAILED = "wanted", "failed"

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE)
    study = JSONField(default=dict)
    percent = models.PositiveSmallIntegerField(default=0)
    rules = models.PositiveIntegerField(default=0)  # of the study itself: an older kind is made anew
    state = models.CharField(max_length=8, blank=True, db_index=True)  # empty: nobody has asked, or it is done
    until = models.DateTimeField(null=True)  # whoever thinks it through must have given a sign of life

    def __str__(self) -> str:
        return f"{self.table_id} {self.percent} %"


class Solo(models.Model):
    """A solo game on a list: the one try of a person at a day's deal, or any other that was played to its end."""

    table = models.OneToOneField(Table, primary_key=True, on_delete=models.CASCADE)
    game = models.CharField(max_length=20)
    person = models.ForeignKey(Person, null=True, on_delete=models.SET_NULL, related_name="solos")
    day = models.DateField(null=True)  # of a daily game; none: a deal of its own
    score = models.IntegerField(null=True)  # none: not played to its end
    reached = models.IntegerField(null=True)  # how far it came, as the game measures it; parts equal scores

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "day", "person"], name="one_try_a_day")]
        indexes = [models.Index(fields=["game", "day", "-score", "-reached"], name="best_first")]

    def __str__(self) -> str:
        return f"{self.table_id} {self.day or ''} {self.score}"


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


class Bucket(models.Model):
    """How much of a limit somebody has left, where several processes must agree on it; see rate_limits.py."""

    pk = models.CompositePrimaryKey("deed", "who")
    deed = models.CharField(max_length=20)
    who = models.CharField(max_length=60)
    left = models.FloatField()
    since = models.DateTimeField(db_index=True)


class Pulse(models.Model):
    """One row: when a web process last gave a sign of life; see clocks.py."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    at = models.DateTimeField()


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
