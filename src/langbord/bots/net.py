"""A small net that judges one seat, in whole numbers alone: the same to the bit compiled and plain, on every machine.

Numbers of a seat → 32 → 16 → 2, and a linear part beside it. All seats share it; what it says of them is made into
shares of the win by `shares_of`. Weights are of 8 bits; a sum over 127 · 127 · inputs has room in 64.

A unit of the hidden layers holds 0 to 127, which is 0 to nearly 2. After each sum comes the scale of the
unit, in 1/65536.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from struct import Struct
from typing import TYPE_CHECKING, Final

from langbord.engine.table import COMPILED

if TYPE_CHECKING:
    from mypy_extensions import i64

#: What is said of a seat.
CHANCE, WORTH = 0, 1
#: The most that an input or a unit can hold, and what is 1 of it.
FULL: Final = 127
ONE: Final = 64
SCALE_BITS: Final = 16
#: Added to weights so that none is below 0.
RAISED: Final = 128
#: Of a worth and of the factor of a stage; together they are 1/1024 of a step of e.
WORTH_BITS: Final = 12
FACTOR_BITS: Final = 10
#: e to the -1/1024, in 62 bits.
LESS: Final = 4607184617107619805
FARTHEST: Final = 20 * 1024  # e to the -20 is nothing
WHOLE: Final = 4611686018427387904  # 1, in 62 bits


def _falling() -> tuple[list[int], list[int]]:
    """e to the -k/1024 for k below 128, and e to the -k/8, in 30 bits: by whole numbers, not by the library of the
    machine, which may round otherwise on another one."""
    fine: list[int] = []
    value = WHOLE
    for _ in range(129):
        fine.append(value >> 32)
        value = value * LESS >> 62
    step = WHOLE
    for _ in range(128):
        step = step * LESS >> 62
    coarse: list[int] = []
    value = WHOLE
    for _ in range((FARTHEST >> 7) + 1):
        coarse.append(value >> 32)
        value = value * step >> 62
    return fine, coarse


FINE, COARSE = _falling()


class Layer:
    """Weights with a row for each unit, what is added, and the scale of each unit."""

    def __init__(self, inputs: int, weights: bytes, added: Sequence[int], scales: Sequence[int]) -> None:
        self.inputs: int = inputs
        self.units: int = len(added)
        #: With 128 added, so that none is below 0: as bytes, which compiled code reads fastest.
        self.raised: bytes = bytes([(weight + RAISED) & 255 for weight in weights])
        #: The same for code that is not compiled: of each input the weights to all units side by side in a long number.
        #: To multiply it is to multiply them all, and no sum is so large that it reaches the next.
        self.columns: list[int] = [
            int.from_bytes(
                b"".join(bytes((self.raised[unit * inputs + place], 0, 0, 0)) for unit in range(self.units)), "little"
            )
            for place in range(inputs)
        ]
        self.lanes: Struct = Struct(f"<{self.units}I")
        self.added: list[int] = list(added)
        self.scales: list[int] = list(scales)

    def sums(self, values: bytes) -> list[int]:
        """The sum of each unit, with its scale."""
        found: list[int] = []
        raised = self.raised
        count: i64 = self.inputs
        at: i64 = 0
        i: i64 = 0
        total: i64 = 0
        while i < count:
            total += values[i]
            i += 1
        extra: i64 = RAISED * total
        added, scales = self.added, self.scales
        weight: i64 = 0
        value: i64 = 0
        for unit in range(self.units):
            s: i64 = 0
            i = 0
            while i < count:
                weight = raised[at]  # as machine words: a product of two others is looked at for its size
                value = values[i]
                s += weight * value
                at += 1
                i += 1
            scaled: i64 = (s - extra + added[unit]) * scales[unit]
            found.append(scaled >> SCALE_BITS)
        return found

    def plain_sums(self, values: bytes) -> list[int]:
        """The same, as it is quickest without a compiler."""
        side_by_side = sum(map(mul, self.columns, values))
        extra = RAISED * sum(values)
        sums = self.lanes.unpack(side_by_side.to_bytes(self.lanes.size, "little"))
        return [
            (each - extra + added) * scale >> SCALE_BITS
            for each, added, scale in zip(sums, self.added, self.scales, strict=True)
        ]


class Net:
    """Layers one after the other, and the linear part beside them. `gains` bring the numbers of a seat to 0 to 127.

    It says two things of a seat: how likely it wins, and what the end will be worth to it, places behind the first
    included. `factors` say for each of them, by stage, how much a step counts."""

    def __init__(
        self,
        gains: Sequence[int],
        beside: Layer,
        hidden: Sequence[Layer],
        last: Layer | None,
        factors: Sequence[Sequence[int]],
    ) -> None:
        self.gains: list[int] = list(gains)
        self.beside: Layer = beside
        self.hidden: list[Layer] = list(hidden)
        self.last: Layer | None = last
        self.factors: list[list[int]] = [list(stages) for stages in factors]
        #: Sums as they are quickest without a compiler; otherwise as they are quickest with one.
        self.plain: bool = not COMPILED

    def says(self, numbers: list[int]) -> list[int]:
        """What the net says of a seat, in 1/4096."""
        values = self.inputs(numbers)
        said = self._sums(self.beside, values)
        if self.last is None:
            return said
        for layer in self.hidden:
            values = _clipped(self._sums(layer, values))
        more = self._sums(self.last, values)
        return [said[CHANCE] + more[CHANCE], said[WORTH] + more[WORTH]]

    def inputs(self, numbers: list[int]) -> bytes:
        """The numbers of a seat as the first layer takes them."""
        gains = self.gains
        found: list[int] = []
        for place in range(len(gains)):
            found.append(min(numbers[place] * gains[place], FULL))
        return bytes(found)

    def judged(self, rows: list[list[int]], stage: int) -> tuple[list[float], list[float]]:
        """From the numbers of all seats the share of the win of each, and of what the end is worth."""
        said = [self.says(row) for row in rows]
        chance, worth = self.factors[CHANCE][stage], self.factors[WORTH][stage]
        chances = shares_of([each[CHANCE] * chance >> WORTH_BITS for each in said])
        if len(rows) == 2:  # with two seats there is no place behind the first
            return chances, chances
        return chances, shares_of([each[WORTH] * worth >> WORTH_BITS for each in said])

    def _sums(self, layer: Layer, values: bytes) -> list[int]:
        return layer.plain_sums(values) if self.plain else layer.sums(values)


def _clipped(sums: list[int]) -> bytes:
    """As bytes, from 0 to 127."""
    found: list[int] = []
    for each in sums:
        found.append(0 if each < 0 else min(each, FULL))
    return bytes(found)


def shares_of(steps: list[int]) -> list[float]:
    """How the win is shared among seats, where 1024 more are e times the chance."""
    best = max(steps)
    weights: list[int] = []
    for step in steps:
        less = min(best - step, FARTHEST)
        weights.append(COARSE[less >> 7] * FINE[less & 127] >> 30)
    total = sum(weights)
    return [weight / total for weight in weights]
