"""Gestures: what one click sent. A click may say several words, and those that it leaves no choice about follow by
themselves; undo takes a whole gesture back, so that nobody comes to a question that they never saw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from langbord.engine.position import Position

#: What follows by itself once the words of a click are played, in the turn of this number, for somebody who confirms
#: finished turns or does not.
GoOn = Callable[[Position[Any], int, bool], None]


def fit(sizes: Sequence[int], draft: int) -> list[int]:
    """The sizes of the gestures of a draft of so many answers, the latest last. What was taken back falls off the
    end; answers that no size tells of were clicks of one word each."""
    found: list[int] = []
    for size in sizes:
        rest = draft - sum(found)
        if rest > 0:
            found.append(min(size, rest))
    return found + [1] * (draft - sum(found))


def nothing_more(position: Position[Any], turn: int, confirms: bool) -> None:
    """Programs say every word themselves, unless they ask for more."""


def answer_forced(position: Position[Any], turn: int, confirms: bool) -> None:
    """Answer the questions to which the click has left but one answer, as long as it can be taken back. A finished turn
    of somebody who does not confirm is settled at once, so the answer that finishes it is theirs to give."""
    while _leaves_no_choice(position, turn):
        assert position.ask is not None
        move = position.ask.moves[0]
        after = position.copy()
        after.play(move)
        if after.draft == 0 or (after.held is not None and not confirms):
            return
        position.play(move)


def _leaves_no_choice(position: Position[Any], turn: int) -> bool:
    """Without a draft the click itself was final, and whoever is asked next looks first; so do they in a new turn."""
    if position.ask is None or position.held is not None or not position.draft or position.turns != turn:
        return False
    return len(position.ask.moves) == 1
