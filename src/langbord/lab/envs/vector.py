"""Many tables at once, as numpy arrays: for programs that learn from self-play or against others.

    tables = Tables(GAME, 64, seats=2, seed=1)
    while learning:
        tables.step(choose(tables.observations, tables.masks, tables.seats_to_move))

Every table waits for one seat; `step` takes one move for each. A finished table begins a new game at once: `dones`
tells that it did, and `rewards` what the finished game was worth to each seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

from langbord.engine import side_by_side
from langbord.engine.errors import IllegalMove, OptionError
from langbord.engine.numbers import as_int
from langbord.engine.position import Position
from langbord.lab import optional_imports
from langbord.lab.envs import episodes, observations, rewards

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = optional_imports.load("numpy", "a set of tables")


class Tables:
    """`count` tables of the same kind."""

    def __init__(
        self,
        game: str,
        count: SupportsIndex,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        seed: SupportsIndex | None = None,
    ) -> None:
        tables = as_int(count)
        if tables is None or tables < 1:
            raise OptionError(f"at least one table is needed, and a whole number of them, not {count!r}")
        self.series = episodes.Series(game, seats, options)
        self.series.seed(seed)
        self.count: int = tables
        self.seats: int = self.series.seats
        self.worth = rewards.load(reward)
        self.rows = observations.load(game)
        self.observations: NDArray[np.float32] = np.zeros((tables, self.rows.size), np.float32)
        self.masks: NDArray[np.bool_] = np.zeros((tables, self.rows.moves), np.bool_)
        self.seats_to_move: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((tables, self.seats), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self._asked: list[int] = [0] * tables
        self._worlds: bool = self.series.game.meta.worlds
        self.positions: list[Position[Any]] = []
        self.reset()

    def reset(self) -> None:
        """New games at all tables."""
        self.positions = [self.series.begin() for _ in range(self.count)]
        self.rewards[:] = 0.0
        self.dones[:] = False
        self._look()

    def step(self, moves: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """One move for each table, by the seat to move there; arrays hold the next question afterwards. If one of the
        moves is not possible, none is made."""
        chosen = self._checked(moves)
        if self.dones.any():
            self.rewards[:] = 0.0
            self.dones[:] = False
        positions = self.positions
        over = side_by_side.answer_all(positions, chosen)
        if self._worlds:
            for position in positions:
                episodes.pack_up(position)
            over = [table for table, position in enumerate(positions) if position.ask is None]
        for table in over:
            self.rewards[table] = self.worth(positions[table])
            self.dones[table] = True
            positions[table] = self.series.begin()
        self._look()

    def _checked(self, moves: Sequence[int] | NDArray[np.integer[Any]]) -> list[int]:
        """The moves as plain numbers, each possible at its table."""
        if not isinstance(moves, Iterable):
            raise IllegalMove(f"moves are a row of whole numbers, one for each table; {moves!r} is not")
        if isinstance(moves, np.ndarray) and not (moves.ndim == 1 and moves.dtype.kind in "iu"):
            raise IllegalMove(f"moves are a row of whole numbers; {moves.dtype} of shape {moves.shape} is not")
        chosen: list[int] = moves.tolist() if isinstance(moves, np.ndarray) else list(moves)
        if len(chosen) != self.count:
            raise IllegalMove(f"{len(chosen)} moves are given for {self.count} tables; each table needs one")
        if all(type(move) is int for move in chosen) and side_by_side.first_wrong(self.positions, chosen) < 0:
            return chosen
        return [self._legal(table, move) for table, move in enumerate(chosen)]

    def _legal(self, table: int, move: int) -> int:
        """A move that is not a plain number, or not possible: then it is told where."""
        try:
            return self.positions[table].legal(move)
        except IllegalMove as error:
            raise IllegalMove(f"table {table}: {error}; no table has moved") from None

    def _look(self) -> None:
        """Fill the arrays with what the seats to move see."""
        seen = side_by_side.look_at_all(self.positions, self.rows.observe, self._asked)
        counts = np.frombuffer(b"".join(seen), np.uint8).reshape(self.count, self.rows.size)
        np.multiply(counts, self.rows.scale, out=self.observations)
        np.minimum(self.observations, 1.0, out=self.observations)
        legal = self.rows.legal
        np.not_equal(counts[:, legal : legal + self.rows.moves], 0, out=self.masks)
        self.seats_to_move[:] = self._asked
