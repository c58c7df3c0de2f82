"""Standing answers: a seat says beforehand what it always answers to a question that others' turns put to it.

A game lists in its `auto_answers` which prompts may be answered so, and with which words. Such an answer is the
seat's own: it is logged, stored and settled as if its person had clicked it the moment they were asked. Questions
inside a person's own unsettled turn are left to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from langbord import games
from langbord.engine.position import Position
from langbord.server.models import Seat, Table

if TYPE_CHECKING:
    from collections.abc import Mapping


MOST = 200  # answers in a row; two seats must not keep each other busy for ever


def possible(game: str) -> Mapping[str, tuple[str, ...]]:
    """The words that may stand for each prompt; nothing for a game without such questions."""
    return games.plugin(game).auto_answers


def answer(table: Table, position: Position[Any]) -> range:
    """Give the standing answers of whoever is asked; tells which answers these are."""
    first = len(position.words())
    plugin = games.plugin(table.game)
    if (plugin.auto_answers or plugin.only_answer) and table.state == Table.PLAYING:
        seats: dict[int, Seat] | None = None
        for _ in range(MOST):
            if position.ask is None or position.draft:
                break
            word = only_answer(position)
            if word is None and position.ask.prompt in plugin.auto_answers:  # few questions are: others read no seats
                if seats is None:
                    seats = {place.number: place for place in table.places.exclude(standing={})}
                word = _word(seats, position)
            if word is None:
                break
            position.play(word)
            position.settle()
    return range(first, len(position.words()))


def only_answer(position: Position[Any]) -> str | None:
    """The one answer to the question that is worth giving, if the game knows of one."""
    find, ask = games.plugin(position.game.meta.name).only_answer, position.ask
    return find(position.state, ask) if find is not None and ask is not None and position.held is None else None


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
