"""The kinds of questions: which moves are legal, and why the others are not, side by side."""

from __future__ import annotations

from typing import ClassVar, Final

from langbord.engine.ask import Choice, Reason
from langbord.games.keyharvest.edition.geometry import bits
from langbord.games.keyharvest.rules.moves import CROP, CROPS, PASS, SPACES, STOP, WORKER, WORKERS
from langbord.games.keyharvest.rules.reasons import (
    AT_LEAST_ONE,
    CANNOT_DECLINE,
    CROP_NOT_HELD,
    MUST_FINISH,
    NO_SUCH_SPACE,
    NONE_IN_STOCK,
    NOT_HERE,
    NOT_IN_REGISTRY,
    NOT_ON_RIVAL_BOARD,
    NOT_UNCONNECTED,
    NOT_YOUR_FIELD,
    WORKER_NOT_ON_BOARD,
)
from langbord.games.keyharvest.rules.state import Player, State
from langbord.games.keyharvest.rules.supply import held

MUST: Final[tuple[int, ...]] = ()
MAY_PASS: Final = (PASS,)
MAY_STOP: Final = (STOP,)


def why_not_word(words: tuple[int, ...], move: int, declined: Reason = CANNOT_DECLINE) -> Reason | None:
    """The words beside the real answers: only where the question names them."""
    if move in words:
        return None
    if move == STOP:
        return AT_LEAST_ONE
    return declined if move == PASS else NOT_HERE


class Words(Choice[State]):
    """Nothing but a few words."""

    def __init__(self, words: tuple[int, ...]) -> None:
        self.words: tuple[int, ...] = words

    def among(self, state: State, seat: int) -> list[int]:
        return list(self.words)

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        return why_not_word(self.words, move)


class References(Choice[State]):
    """References out of a set that all can see, and a few words. Each kind gives its reason for the others."""

    declined: ClassVar[Reason] = CANNOT_DECLINE

    def __init__(self, legal: int, words: tuple[int, ...]) -> None:
        self.legal: int = legal
        self.words: tuple[int, ...] = words

    def reason(self, state: State, player: Player, space: int) -> Reason:
        """Why a space of the board is not among them."""
        raise NotImplementedError

    def among(self, state: State, seat: int) -> list[int]:
        moves = bits(self.legal)
        moves.extend(self.words)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move >= SPACES:
            return why_not_word(self.words, move, self.declined)
        if self.legal >> move & 1:
            return None
        return self.reason(state, state.players[seat], move) if state.land.spaces >> move & 1 else NO_SUCH_SPACE


class OwnFields(References):
    """Fields on the own board."""

    def reason(self, state: State, player: Player, space: int) -> Reason:
        return NOT_YOUR_FIELD


class FieldToGive(OwnFields):
    """A field on the own board that is the price of something already chosen."""

    declined = MUST_FINISH


class RegistryFields(References):
    """Fields in the registry."""

    def reason(self, state: State, player: Player, space: int) -> Reason:
        return NOT_IN_REGISTRY


class OthersUnconnected(References):
    """Unconnected fields on the boards of others."""

    def reason(self, state: State, player: Player, space: int) -> Reason:
        on_boards = any(other.fields >> space & 1 for other in state.players if other is not player)
        return NOT_UNCONNECTED if on_boards else NOT_ON_RIVAL_BOARD


class Workers(Choice[State]):
    """Workers out of a set that all can see, and a few words. Each kind gives its reason for the others."""

    def __init__(self, legal: int, words: tuple[int, ...]) -> None:
        self.legal: int = legal
        self.words: tuple[int, ...] = words

    def reason(self, state: State, player: Player, worker: int) -> Reason:
        """Why a worker is not among them."""
        raise NotImplementedError

    def among(self, state: State, seat: int) -> list[int]:
        moves = [WORKER + worker for worker in range(WORKERS) if self.legal >> worker & 1]
        moves.extend(self.words)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not WORKER <= move < WORKER + WORKERS:
            return why_not_word(self.words, move)
        return None if self.legal >> (move - WORKER) & 1 else self.reason(state, state.players[seat], move - WORKER)


class OwnWorkers(Workers):
    """Workers on the own board."""

    def reason(self, state: State, player: Player, worker: int) -> Reason:
        return WORKER_NOT_ON_BOARD


class CropsInHand(Choice[State]):
    """A counter of the asked player, and a few words."""

    def __init__(self, words: tuple[int, ...], none: Reason) -> None:
        self.words: tuple[int, ...] = words
        self.none: Reason = none  # why the list cannot end yet

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [CROP + crop for crop in range(CROPS) if held(player, crop)]
        moves.extend(self.words)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if CROP <= move < CROP + CROPS:
            return None if held(state.players[seat], move - CROP) else CROP_NOT_HELD
        if move == STOP and STOP not in self.words:
            return self.none
        return why_not_word(self.words, move, MUST_FINISH)


class CropsInStock(Choice[State]):
    """A counter of the stock, and a few words. `legal` and `why` narrow the crops, where a rule does."""

    declined: ClassVar[Reason] = CANNOT_DECLINE

    def __init__(self, words: tuple[int, ...], legal: int = (1 << CROPS) - 1, why: Reason = NONE_IN_STOCK) -> None:
        self.words: tuple[int, ...] = words
        self.legal: int = legal
        self.why: Reason = why

    def among(self, state: State, seat: int) -> list[int]:
        moves = [CROP + crop for crop, left in enumerate(state.stock) if left and self.legal >> crop & 1]
        moves.extend(self.words)
        return moves

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if not CROP <= move < CROP + CROPS:
            return why_not_word(self.words, move, self.declined)
        if not state.stock[move - CROP]:
            return NONE_IN_STOCK
        return None if self.legal >> (move - CROP) & 1 else self.why
