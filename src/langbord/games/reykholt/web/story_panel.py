"""The round and what is special about this game: phases, a game alone, or a chapter of the story with its event."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.games.reykholt.rules.moves import EVENT_WORDS, SCENARIO_WORDS
from langbord.games.reykholt.web.pieces import Seen

PHASES = ("work", "harvest", "tourism", "home")


@dataclass(frozen=True)
class Phase:
    """A phase of the round."""

    word: str
    name: str
    now: bool


@dataclass(frozen=True)
class Event:
    """The event of the round."""

    word: str
    kind: str  # gift, dilemma, restriction
    name: str
    class_name: str
    text: str
    note: str
    asks: bool


@dataclass(frozen=True)
class Tale:
    """A chapter: what happens, what the tourism officer says, and how it ends."""

    name: str
    number: int
    story: list[str]  # paragraphs
    advice: str
    rules: str
    event: Event | None
    end: str  # "" while it is told


@dataclass(frozen=True)
class Alone:
    """What only a game alone has."""

    told: str  # how far it is to the aim, or in the end was
    colour: int
    variant: bool
    score: int
    lines: list[tuple[str, int]]


def phases(seen: Seen) -> list[Phase]:
    """The four phases; what comes before the first worker belongs to Work Time."""
    now = "work" if seen.view["phase"] == "dawn" else seen.view["phase"]
    return [Phase(word, seen.say(f"phase-{word}"), word == now) for word in PHASES]


def tale(seen: Seen) -> Tale | None:
    """The story, if one is told."""
    word = seen.view["scenario"]
    if word is None:
        return None
    words = seen.texts.card(word)
    end = ""
    if seen.view["over"]:
        won = any(all(goal["met"] for goal in player["goals"]) for player in seen.players)
        end = seen.texts.card_says(word, "won" if won else "lost")
    return Tale(
        name=words.name,
        number=SCENARIO_WORDS.index(word) + 1,
        story=[part.strip() for part in seen.texts.card_says(word, "story").split("\n\n")],
        advice=words.note.strip(),
        rules=words.text,
        event=_event(seen, seen.view["event"]) if seen.view["event"] is not None else None,
        end=end.strip(),
    )


def _event(seen: Seen, word: str) -> Event:
    data, words = seen.deck.events[EVENT_WORDS.index(word)], seen.texts.card(word)
    asks = seen.values.get("source") == word
    return Event(word, data.kind, words.name, words.card_class, words.text, words.note, asks)


def alone(seen: Seen) -> Alone | None:
    """A game alone, unless a story is told."""
    solo = seen.view["solo"]
    if solo is None or seen.view["scenario"] is not None:
        return None
    player = seen.players[0]
    lines = [(seen.texts.score_line(line["key"]), line["points"]) for line in player["score"]]
    return Alone(
        told=_aim(seen, solo["aim"], player["table"]),
        colour=solo["colour"],
        variant=solo["variant"],
        score=sum(points for _, points in lines),
        lines=lines,
    )


def _aim(seen: Seen, aim: int, table: int) -> str:
    if table >= aim:
        return seen.say("aim-reached", table=seen.table(aim))
    if seen.view["over"]:
        return seen.say("aim-missed", table=seen.table(aim), reached=seen.table(table), number=aim - table)
    return seen.say("aim", table=seen.table(aim), number=aim - table)
