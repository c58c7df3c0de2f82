"""The copy spaces: carry out the action of a full space (N5.13, N5.14)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Reason, Turn
from langbord.games.nusfjord.edition.grammar import EVENTS, NOTHING, Goods
from langbord.games.nusfjord.rules import actions, cards, choices
from langbord.games.nusfjord.rules.moves import ELDER, ELDERS, SPACE, SPACE_WORDS, SPACES, STOP
from langbord.games.nusfjord.rules.reasons import (
    NO_COPY_OF_COPY,
    NO_COPY_OF_ELDER,
    NOT_FULL,
    NOT_HERE,
    NOTHING_TO_COPY,
    OTHER_COLUMN,
    SPACE_NOT_HERE,
)
from langbord.games.nusfjord.rules.state import COPY, COPY_1, Player, State
from langbord.games.nusfjord.rules.supply import tell_thing

COPIED: Final = EVENTS.index("you copy an action")
BOARD: Final = [actions.BY_WORD[word] for word in SPACE_WORDS[:COPY]]


def blocked(state: State, space: int) -> bool:
    """Whether every space with the action of this one is full: the two Build spaces share theirs (N5.13)."""
    return all(state.full(other) for other in state.spaces if other < COPY and BOARD[other] is BOARD[space])


class CopySpace(actions.Action):
    """A copy space: of any column, or of its own."""

    def __init__(self, space: int) -> None:
        self.space: int = space

    def why_not(self, state: State, player: Player, cheaper: Goods) -> Reason | None:
        return None if self.targets(state, player) else NOTHING_TO_COPY

    def act(self, state: State, player: Player, cheaper: Goods) -> Turn:
        move = yield from choices.decide(state, player, "copy", CopyTargets(self))
        if move == STOP:
            return
        tell_thing(state, "copies", player, "space", SPACE_WORDS[move - SPACE])
        yield from BOARD[move - SPACE].act(state, player, NOTHING)
        yield from cards.happen(state, player, COPIED)

    def targets(self, state: State, player: Player) -> list[int]:
        """The spaces that this player could copy here."""
        return [space for space in range(COPY) if self.why_not_copy(state, player, space) is None]

    def why_not_copy(self, state: State, player: Player, space: int) -> Reason | None:
        """Whether this player could copy a space here."""
        if space >= COPY:
            return NO_COPY_OF_COPY
        if not state.capacity[space]:
            return SPACE_NOT_HERE
        if self.space >= COPY_1 and state.deck.board.column[space] != self.space - COPY_1 + 1:
            return OTHER_COLUMN
        if not (state.full(space) if state.rules < 2 else blocked(state, space)):
            return NOT_FULL
        return BOARD[space].why_not(state, player, NOTHING)


class CopyTargets(choices.Due):
    """Full spaces to copy (N5.13, N9.7)."""

    def __init__(self, copy: CopySpace) -> None:
        self.copy: CopySpace = copy

    def possible(self, state: State, seat: int) -> list[int]:
        return [SPACE + space for space in self.copy.targets(state, state.players[seat])]

    def why_impossible(self, state: State, seat: int, move: int) -> Reason | None:
        if SPACE <= move < SPACE + SPACES:
            return self.copy.why_not_copy(state, state.players[seat], move - SPACE)
        return NO_COPY_OF_ELDER if ELDER <= move < ELDER + ELDERS else NOT_HERE


class Spot:
    """The action of a space, in a holder: compiled, one of many kinds is read faster from it than from a list."""

    def __init__(self, action: actions.Action) -> None:
        self.action: actions.Action = action


#: The actions of all spaces: those of the board, then the copy spaces.
SPOTS: Final = [Spot(action) for action in BOARD] + [Spot(CopySpace(space)) for space in range(COPY, SPACES)]
