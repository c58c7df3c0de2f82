"""What must hold at every decision of every game: the checks of the fuzz tests and of `langbord selfplay --check`."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable
from typing import Any

from langbord.engine.ask import Ask
from langbord.engine.chance import Chance
from langbord.engine.errors import CannotUndo, LangbordError
from langbord.engine.position import Position
from langbord.engine.record import resume
from langbord.plugin import find

PLAYED_ON = 10  # moves that a copy is played on


class Violation(Exception):
    """A check that failed, with the words that lead there."""


class Checker:
    """Runs the checks along one game and remembers what only several decisions together can show."""

    def __init__(self, chance: random.Random, share: float = 1.0) -> None:
        self.chance: random.Random = chance
        self.share: float = share  # of the decisions at which everything is checked; at the others only the pieces are
        self.log_seen: dict[int, int] = {}
        self.due: bool = True  # everything is checked at the coming decision
        self.zones_seen: set[tuple[int, int]] = set()  # hidden zones met with cards that could differ
        self.zones_changed: set[tuple[int, int]] = set()  # those that did differ in some deal

    def check(self, position: Position[Any]) -> None:
        """All checks at this decision; raises Violation."""
        try:
            self.pieces(position)
            due, self.due = self.due, self.share >= 1.0 or self.chance.random() < self.share
            if not due:
                self.skip_log(position)
                return
            self.moves_and_reasons(position)
            self.round_trip(position)
            self.undo(position)
            for seat in range(position.seats):
                self.no_leak(position, seat)
                self.log_names_nothing_hidden(position, seat)
        except Violation:
            raise
        except (AssertionError, LangbordError, ArithmeticError, LookupError, TypeError) as error:
            raise Violation(f"{error!r} after: {' '.join(position.words())}") from error

    def pieces(self, position: Position[Any]) -> None:
        """Nothing is lost or invented, and no limit is broken."""
        faults = position.game.faults(position.state)
        self._must(not faults, position, "; ".join(faults))

    def moves_and_reasons(self, position: Position[Any]) -> None:
        """`among` and `why_not` agree over the whole vocabulary."""
        ask = position.ask
        if ask is None:
            return
        legal = set(ask.moves)
        self._must(len(legal) == len(ask.moves), position, "a move is listed twice")
        for move in range(len(position.game.vocabulary)):
            reason = ask.choice.why_not(position.state, ask.seat, move)
            if (reason is None) != (move in legal):
                word = position.game.vocabulary.word(move)
                self._must(False, position, f"'{word}' at '{ask.prompt}': {reason}")
            if reason is not None and not reason.key:
                word = position.game.vocabulary.word(move)
                self._must(False, position, f"'{word}' is refused without a reason")

    def round_trip(self, position: Position[Any]) -> None:
        """Saved and resumed it is the same, and both play on in the same way."""
        copied = position.copy(log=False)
        resumed = resume(position.game, json.loads(json.dumps(position.save())))
        self._same(position, copied, position, "the copy")
        self._same(position, resumed, position, "the resumed save")
        self._must(resumed.held == position.held and resumed.draft == position.draft, position, "held or draft lost")
        for _ in range(PLAYED_ON):
            if copied.held is not None:
                copied.settle()
                resumed.settle()
            if copied.ask is None:
                break
            move = self.chance.choice(copied.ask.moves)
            copied.play(move)
            resumed.play(move)
            self._same(copied, resumed, position, "a copy and a resumed save, played on,")

    def undo(self, position: Position[Any]) -> None:
        """The draft can be taken back and played again; not one answer more."""
        twin = position.copy(log=False)
        draft = twin.draft
        try:
            twin.undo(draft + 1)
            self._must(False, position, "undo crossed the barrier")
        except CannotUndo:
            pass
        if not draft:
            return
        words = position.words()[-draft:]
        marks = position.state.chance.drawn + position.state.reveals
        twin.undo(draft)
        self._must(marks == twin.state.chance.drawn + twin.state.reveals, position, "undo un-saw something")
        for word in words:
            twin.play(word)
        self._same(position, twin, position, "the draft, taken back and played again,")
        self._must(twin.held == position.held, position, "the draft, played again, is not held as before")

    def no_leak(self, position: Position[Any], seat: int) -> None:
        """All that a seat is shown is the same when what it cannot know is dealt anew."""
        seed = Chance(self.chance.randbytes(32))
        other = Chance(self.chance.randbytes(32))
        imagined = position.imagine(seat, Chance(seed.key))
        self._must(
            self._shown(position, seat) == self._shown(imagined, seat), position, f"seat {seat} is shown a secret"
        )
        twice = position.imagine(seat, other).imagine(seat, Chance(seed.key))
        self._must(twice.state == imagined.state, position, f"imagining twice differs from once for seat {seat}")
        before = position.game.hidden(position.state, seat)
        after = imagined.game.hidden(imagined.state, seat)
        for group, (old, new) in enumerate(zip(before, after, strict=True)):
            if len({card for zone in old for card in zone.cards}) > 1:
                self.zones_seen.add((seat, group))
            if any(a.cards != b.cards for a, b in zip(old, new, strict=True)):
                self.zones_changed.add((seat, group))

    def skip_log(self, position: Position[Any]) -> None:
        """What was named before the decision that is checked next may be hidden again by then: as in a new world."""
        if self.due:
            self.log_seen = {seat: len(position.log(seat)) for seat in range(position.seats)}

    def log_names_nothing_hidden(self, position: Position[Any], seat: int) -> None:
        """A card that a seat cannot see is not named to it."""
        events = position.log(seat)
        new = events[self.log_seen.get(seat, 0) :]
        self.log_seen[seat] = len(events) if position.draft == 0 else self.log_seen.get(seat, 0)
        if not new:
            return
        hidden = {
            position.game.card_word(card)
            for group in position.game.hidden(position.state, seat)
            for zone in group
            for card in zone.cards
        }
        for event in new:
            for _, (kind, thing) in event.values:
                self._must(kind != "card" or thing not in hidden, position, f"the log names {thing} to seat {seat}")

    @staticmethod
    def _shown(position: Position[Any], seat: int) -> object:
        """Everything that a seat is shown here."""
        ask: Ask | None = position.ask
        shown: list[object] = [position.view(seat), row_of(position.game.meta.name)(position.state, ask, seat)]
        if ask is not None:
            shown += [ask.seat, ask.prompt, ask.values]
            if ask.seat == seat:
                shown.append(ask.moves)
                shown.append(
                    [ask.choice.why_not(position.state, seat, m) for m in range(len(position.game.vocabulary))]
                )
        return shown

    def _same(self, one: Position[Any], two: Position[Any], at: Position[Any], what: str) -> None:
        self._must(one.state == two.state, at, f"{what} has another state")
        if one.ask is None or two.ask is None:
            self._must(one.ask is two.ask, at, f"{what} differs in being over")
            return
        same = (one.ask.seat, one.ask.prompt, one.ask.moves) == (two.ask.seat, two.ask.prompt, two.ask.moves)
        self._must(same, at, f"{what} asks something else")

    def _must(self, holds: bool, position: Position[Any], what: str) -> None:
        if not holds:
            raise Violation(f"{what} after: {' '.join(position.words())}")


@functools.cache
def row_of(game: str) -> Callable[[Any, Ask | None, int], bytearray]:
    """What makes the numbers that a seat sees; a game of the tests may have none."""
    installed = find(game)
    if installed is None or installed.observation is None:
        return lambda state, ask, seat: bytearray()
    return installed.observation().observe
