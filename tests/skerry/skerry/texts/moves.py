"""What a move means at a question."""

from __future__ import annotations

from langbord.engine.ask import Ask
from langbord.engine.card_text import Message
from skerry.rules.game import CARDS, VOCABULARY


def move_face(ask: Ask, move: int) -> Message:
    """A card by its name; a word by the question it answers."""
    word = VOCABULARY.word(move)
    if move < CARDS:
        return Message("move-card", (("card", ("card", word)),))
    return Message("move-trade") if word == "trade" else Message(f"move-{ask.prompt}-{word}")
