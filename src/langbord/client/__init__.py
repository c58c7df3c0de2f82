"""A small client of the JSON API, for bots and other programs. It needs nothing but the standard library.

from langbord.client import Client
client = Client.guest("http://127.0.0.1:8017", name="Ada")
client.new_table(client.games()[0]["name"], "me", "calm")
for table in client.events():           # every table of mine: now, and whenever it has changed
    if table["moves"]:
        client.play(table, table["moves"][0]["word"])
"""

from __future__ import annotations

from langbord.client.http import Client, Refused
from langbord.client.shapes import Game, LogEvent, Mistake, Move, Question, Reason, Seat, Summary, Table

__all__ = [
    "Client",
    "Game",
    "LogEvent",
    "Mistake",
    "Move",
    "Question",
    "Reason",
    "Refused",
    "Seat",
    "Summary",
    "Table",
]
