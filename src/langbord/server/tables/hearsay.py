"""A game as one seat knows it: a record that comes to the very question that stands now, and tells no secret.

It begins at the last turn start, with all that the seat cannot know dealt anew, save what has come to light since.
From there the seat's own answers are given again. What others answered, and what chance brought, is tried until the
seat sees what it saw; so the record is one of the games that might have led here, and says no more about the true one.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from langbord.engine.chance import Chance, fresh_key
from langbord.engine.errors import LangbordError
from langbord.engine.position import Position
from langbord.engine.record import UNPLAYABLE
from langbord.engine.table import Hand

MOST_ANSWERS = 500  # that are tried in all: somebody waits for the file


def retold(position: Position[Any], seat: int, chance: Chance | None = None) -> Position[Any] | None:
    """A game that might have come to this position, as the seat knows it; None if none was found. The position must be
    without the draft of another seat."""
    try:
        return _Telling(position, seat, chance or Chance(fresh_key())).find()
    except (LangbordError, *UNPLAYABLE):
        return None


def from_turn_start(position: Position[Any], seat: int) -> Position[Any]:
    """The start of the running turn, with all dealt anew that the seat cannot know."""
    state, _ = position.try_from_here(seat, Chance(fresh_key()))
    return position.game.new_from(state, position.options, seats=position.seats, hold=True)


class _Telling:
    """The search for one."""

    def __init__(self, position: Position[Any], seat: int, chance: Chance) -> None:
        self.position: Position[Any] = position
        self.seat: int = seat
        self.chance: Chance = chance
        first = position.base.answers
        self.words: list[str] = position.words()[first:]
        self.asked: list[tuple[int, str]] = position.asked()[first:]
        self.left: int = MOST_ANSWERS
        self.seen: list[tuple[Any, ...]] = []  # by the seat, after each answer
        true = self._begin(position.game.copy_state(position.base.state))
        self.before: tuple[Any, ...] = self._look(true)
        for word in self.words:
            _answer(true, word)
            self.seen.append(self._look(true))

    def find(self) -> Position[Any] | None:
        while self.left > 0:
            self.left -= 1
            begun = self._begin(self._dealt())
            if self._look(begun) != self.before:
                continue
            found = self._follow(begun)
            if found is not None:
                if not self.position.draft:
                    found.settle()
                return found
        return None

    def _begin(self, state: Any) -> Position[Any]:
        return self.position.game.new_from(state, self.position.options, seats=self.position.seats, hold=True)

    def _look(self, position: Position[Any]) -> tuple[Any, ...]:
        """What the seat sees, reads and is asked."""
        ask = position.ask
        asked = None if ask is None else (ask.seat, ask.prompt, ask.values)
        moves = list(ask.moves) if ask is not None and ask.seat == self.seat else None
        return (position.view(self.seat), position.log(self.seat), asked, moves)

    def _dealt(self) -> Any:
        """The turn start, dealt anew. What has left the hidden places since then is known by now, and stays where it
        was."""
        game, now = self.position.game, self.position.state
        state = game.copy_state(self.position.base.state)
        groups, later = game.hidden(state, self.seat), game.hidden(now, self.seat)
        alike = len(groups) == len(later)
        for index, group in enumerate(groups):
            came: Counter[int] = Counter()
            shrunk = list(group)
            if alike:
                came = Counter(card for zone in group for card in zone.cards)
                came.subtract(card for zone in later[index] for card in zone.cards)
                if len(group) == len(later[index]):
                    shrunk = [zone for zone, then in zip(group, later[index], strict=True) if len(zone) > len(then)]
            free: list[tuple[Any, int]] = []
            for zone in sorted(group, key=lambda zone: not any(zone is one for one in shrunk)):
                for place in reversed(range(len(zone.cards))):
                    if came[zone.cards[place]] > 0:
                        came[zone.cards[place]] -= 1
                    else:
                        free.append((zone, place))
            cards = sorted(zone.cards[place] for zone, place in free)
            self.chance.shuffle(cards)
            for (zone, place), card in zip(free, cards, strict=True):
                zone.cards[place] = card
            for zone in group:
                if isinstance(zone, Hand):
                    zone.cards.sort()
        state.chance = self.chance.heir(state.chance.drawn)
        return state

    def _follow(self, position: Position[Any]) -> Position[Any] | None:
        """The same questions and sights, answer by answer: its own as they were, those of others any that fit."""
        for word, question, seen in zip(self.words, self.asked, self.seen, strict=True):
            ask = position.ask
            if ask is None or (ask.seat, ask.prompt) != question:
                return None
            number = position.game.vocabulary.number(word)
            answers = [number] if ask.seat == self.seat else list(ask.moves)
            self.chance.shuffle(answers)
            for answer in answers:
                self.left -= 1
                twin = position.copy()
                _answer(twin, position.game.vocabulary.word(answer))
                if self._look(twin) == seen:
                    break
            else:
                return None
            position = twin
        return position


def _answer(position: Position[Any], word: str) -> None:
    if position.held is not None:
        position.settle()
    position.play(word)
