"""Standing answers: a seat says beforehand what it always answers to a question that others' turns put to it.

A game lists in its `standing` module which prompts may be answered so, and with which words. Such an answer is the
seat's own: it is logged, stored and settled as if its person had clicked it the moment they were asked. Questions
inside a person's own unsettled turn are left to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from langbord.engine.position import Position
from langbord.server.models import Seat, Table
from langbord.server.parts import part

if TYPE_CHECKING:
    from collections.abc import Mapping

from langbord.text import Texts

MOST = 200  # answers in a row; two seats must not keep each other busy for ever


def possible(game: str) -> Mapping[str, tuple[str, ...]]:
    """The words that may stand for each prompt; nothing for a game without such questions."""
    found = part(game, "standing")
    prompts: Mapping[str, tuple[str, ...]] = found.STANDING if found is not None else {}
    return prompts


@dataclass(frozen=True)
class Row:
    """A question on the sheet of standing answers: the words to choose from, and what they mean."""

    prompt: str
    label: str
    words: list[tuple[str, str]]
    chosen: str  # "" if the seat wants to be asked


def rows(table: Table, seats: tuple[int, ...], t: Texts) -> list[Row]:
    """The sheet of a seat; none for people who share a screen, who are asked one by one."""
    if len(seats) != 1 or table.state != Table.PLAYING:
        return []
    chosen = table.places.get(number=seats[0]).standing
    return [
        Row(
            prompt,
            t.say(f"standing-{prompt}"),
            [("", t.say("frame-standing-ask")), *((word, t.say(f"standing-{prompt}-{word}")) for word in words)],
            chosen.get(prompt, ""),
        )
        for prompt, words in possible(table.game).items()
    ]


def answer(table: Table, position: Position[Any]) -> range:
    """Give the standing answers of whoever is asked; tells which answers these are."""
    first = len(position.words())
    if possible(table.game) and table.state == Table.PLAYING:
        seats = {place.number: place for place in table.places.exclude(standing={})}
        for _ in range(MOST):
            word = _word(seats, position)
            if word is None:
                break
            position.play(word)
            position.settle()
    return range(first, len(position.words()))


def _word(seats: Mapping[int, Seat], position: Position[Any]) -> str | None:
    """The standing answer to the question that is asked now, if it is possible."""
    ask = position.ask
    if ask is None or position.draft or ask.seat not in seats or seats[ask.seat].bot:
        return None
    word = seats[ask.seat].standing.get(ask.prompt)
    vocabulary = position.game.vocabulary
    if word is None or word not in possible(position.game.meta.name).get(ask.prompt, ()) or not vocabulary.knows(word):
        return None
    return str(word) if vocabulary.number(word) in ask.moves else None
