"""What is stored, by subject. Migrations find the makers of names here."""

from __future__ import annotations

from langbord.server.models.analysis import Hint, Turning
from langbord.server.models.editions import OwnEdition, SealedEdition
from langbord.server.models.leaderboards import Solo
from langbord.server.models.lessons import LessonProgress, SharedPosition
from langbord.server.models.moves import Draft, Move, TakenBack, TurnStart
from langbord.server.models.names import LETTERS, invite_token, short_name, story_token
from langbord.server.models.notifications import Channel, Letter, Notice, Presence, Ring, Told
from langbord.server.models.operations import Bucket, Pulse
from langbord.server.models.people import ApiToken, Person
from langbord.server.models.ratings import Rating, RatingChange
from langbord.server.models.strangers import Block, Report, SecondFactor, Silence
from langbord.server.models.tables import Chat, Note, Seat, SeatLink, Table
from langbord.server.models.tournaments import Entrant, Pairing, Tournament
from langbord.server.models.worlds import World

__all__ = [
    "LETTERS",
    "ApiToken",
    "Block",
    "Bucket",
    "Channel",
    "Chat",
    "Draft",
    "Entrant",
    "Hint",
    "LessonProgress",
    "Letter",
    "Move",
    "Note",
    "Notice",
    "OwnEdition",
    "Pairing",
    "Person",
    "Presence",
    "Pulse",
    "Rating",
    "RatingChange",
    "Report",
    "Ring",
    "SealedEdition",
    "Seat",
    "SeatLink",
    "SecondFactor",
    "SharedPosition",
    "Silence",
    "Solo",
    "Table",
    "TakenBack",
    "Told",
    "Tournament",
    "TurnStart",
    "Turning",
    "World",
    "invite_token",
    "short_name",
    "story_token",
]
