"""Words tried on a copy: what a turn would ask and change. Nobody hears of it, and it ends where anything hidden or
another player's answer would be needed."""

from __future__ import annotations

from langbord.engine.ask import Ask, Turn
from langbord.engine.log import SILENT
from langbord.games.reykholt.rules.moves import VOCABULARY
from langbord.games.reykholt.rules.state import Player, State


class Trial:
    """A copy of the table with a turn that goes on there."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: State = state.copy()
        self.state.log = SILENT
        self.player: Player = self.state.players[seat]
        self.ask: Ask | None = None  # the next question to the seat; None: the turn is over, or nobody knows
        self.words: list[str] = []
        self._reveals: int = self.state.reveals
        self._drawn: int = self.state.chance.drawn
        self._turn: Turn | None = None

    def begin(self, turn: Turn) -> None:
        """Run the turn to its first question."""
        self._turn = turn
        self._next(next(turn, None))

    def moves(self) -> list[int]:
        """The answers to the question."""
        return [] if self.ask is None else self.ask.choice.among(self.state, self.ask.seat)

    def asks(self, prompt: str) -> bool:
        """Whether this is the question."""
        return self.ask is not None and self.ask.prompt == prompt

    def say(self, move: int) -> bool:
        """Answer; False where the move is not possible."""
        turn = self._turn
        if turn is None or move not in self.moves():
            return False
        self.words.append(VOCABULARY.word(move))
        try:
            self._next(turn.send(move))
        except StopIteration:
            self._next(None)
        return True

    def _next(self, ask: Ask | None) -> None:
        hidden = self.state.reveals != self._reveals or self.state.chance.drawn != self._drawn
        self.ask = None if hidden or ask is None or ask.seat != self.player.seat else ask
