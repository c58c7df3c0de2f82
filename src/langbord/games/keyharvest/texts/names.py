"""By which names workers and events are looked up: they are those of the rulebook."""

from __future__ import annotations

from langbord.engine.web import Words
from langbord.games.keyharvest.rules.moves import EVENT_WORDS, WORKER_WORDS


def names(words: Words) -> dict[str, str]:
    """Names in small letters, and the worker or event that each means."""
    workers = {words.say(f"worker-{word}").lower(): word for word in WORKER_WORDS}
    return workers | {words.say(f"event-{word}").lower(): word for word in EVENT_WORDS}
