"""Fitting a net to samples, with numpy alone, and what the fitted one is worth on games that it has not seen.

Floats learn, whole numbers play: at the end every weight is rounded to 8 bits (`bots/net.py`), and all figures are
taken from the rounded net.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from typing import Any, Final

from langbord.bots.net import FACTOR_BITS, FULL, ONE, SCALE_BITS, WORTH_BITS
from langbord.bots.nets import FORM, SAID
from langbord.lab.learn.samples import Samples, numpy
from langbord.plugin import Features

HIDDEN: Final = (32, 16)
EPOCHS, BATCH = 24, 256
PATIENCE: Final = 5  # epochs without a better loss on games set aside
RATE, LEAST_RATE = 3e-3, 1e-4
DECAY: Final = 0.3
#: Of the games one in ten is for the figures, one in ten to stop in time.
TENTHS: Final = 10
HELD_OUT, STOPS = 0, 1
CEILING: Final = FULL / ONE
#: The end of one game says little of a position long before it. So a second net is fitted to ends that are mixed, from
#: each position back to the one before, with what the first net says of the later one: so much of them stays the end.
LATER: Final = 0.3
#: Numbers larger than all but one in a thousand may be cut.
CUT: Final = 99.9


@dataclass
class Fitted:
    """A net in floats, by the names of its parts, and how it was fitted."""

    gains: Any
    parts: dict[str, Any]
    epochs: int
    loss: float
    games: int
    positions: int


def gains_of(samples: Samples) -> Any:
    """By how much each number is multiplied, so that it uses the range of an input."""
    np = numpy()
    seated = samples.numbers[_seated(samples)]
    high = np.maximum(np.percentile(seated, CUT, axis=0), 1) if len(seated) else np.ones(samples.numbers.shape[2])
    return np.maximum(1, np.floor(FULL / high)).astype(np.int64)


def fit(
    samples: Samples, stages: int, seed: int, hidden: tuple[int, ...] = HIDDEN, only: list[int] | None = None
) -> Fitted:
    """A net for these games. `only`: the places of the numbers that it may look at."""
    np = numpy()
    rng = np.random.default_rng(seed)
    gains = gains_of(samples)
    inputs = np.minimum(samples.numbers.astype(np.int64) * gains, FULL).astype(np.float32) / ONE
    if only is not None:
        unseen = np.ones(inputs.shape[2], bool)
        unseen[only] = False
        inputs[:, :, unseen] = 0
    parts = _beginning(rng, inputs.shape[2], hidden, stages)
    of_game = samples.game % TENTHS
    training = np.flatnonzero((of_game != HELD_OUT) & (of_game != STOPS))
    aside = np.flatnonzero(of_game == STOPS)
    batches = _Batches(samples, inputs)
    adam = _Adam(parts)
    best, kept, since, epoch = float("inf"), {name: part.copy() for name, part in parts.items()}, 0, 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS) + LEAST_RATE
        order = rng.permutation(training)
        for start in range(0, len(order), BATCH):
            batch = batches.of(order[start : start + BATCH])
            adam.step(parts, _slopes(parts, batch, len(hidden)), rate)
        loss = _loss(parts, batches.of(aside), len(hidden)) if len(aside) else 0.0
        since += 1
        if loss < best - 1e-5:
            best, kept, since = loss, {name: part.copy() for name, part in parts.items()}, 0
        if since >= PATIENCE:
            break
    return Fitted(gains, kept, epoch + 1, best, len(np.unique(samples.game)), len(samples))


def learned(
    samples: Samples, game: str, features: Features[Any], seed: int, hidden: tuple[int, ...], only: list[int] | None
) -> tuple[Fitted, dict[str, Any]]:
    """A net in two steps, the second with ends mixed by the first; of both the one that loses less on the games set
    aside to stop in time."""
    first = fit(samples, features.stages, seed, hidden, only)
    net = as_net(first, game, features)
    second = fit(mixed(samples, net), features.stages, seed + 1, hidden, only)
    later = as_net(second, game, features)
    aside = samples.where(samples.game % TENTHS == STOPS)
    losses = [loss_of(aside, shares(each, aside)).log_loss for each in (net, later)]
    return (second, later) if losses[1] < losses[0] else (first, net)


def mixed(samples: Samples, net: dict[str, Any]) -> Samples:
    """The same positions with other ends: that of a position is mostly what the net says of the next of its game."""
    np = numpy()
    said = {"chances": shares(net, samples), "worths": shares(net, samples, 1)}
    said["worths"][samples.seats == 2] = said["chances"][samples.seats == 2]
    found = {}
    for name, given in said.items():
        ends = samples.arrays[name].copy()
        for place in range(len(ends) - 2, -1, -1):
            if samples.game[place] == samples.game[place + 1]:
                ends[place] = LATER * ends[place + 1] + (1 - LATER) * given[place + 1]
        found[name] = np.asarray(ends, np.float32)
    return Samples({**samples.arrays, **found})


def _beginning(rng: Any, numbers: int, hidden: tuple[int, ...], stages: int) -> dict[str, Any]:
    np = numpy()
    parts = {"beside": np.zeros((numbers, SAID), np.float32), "factor": np.zeros((stages, SAID), np.float32)}
    size = numbers
    for place, units in enumerate(hidden):
        parts[f"weights{place}"] = (rng.standard_normal((size, units)) * (1 / size) ** 0.5).astype(np.float32)
        parts[f"added{place}"] = np.full(units, 0.1, np.float32)
        size = units
    if hidden:
        parts["last"] = (rng.standard_normal((size, SAID)) * 0.1).astype(np.float32)
    return parts


@dataclass
class _Batch:
    inputs: Any
    seated: Any
    stage: Any
    wanted: Any  # by position, seat and what is said


class _Batches:
    def __init__(self, samples: Samples, inputs: Any) -> None:
        np = numpy()
        self.inputs = inputs
        self.seated = _seated(samples)
        self.stage = samples.stage
        self.wanted = np.stack([samples.chances, samples.worths], axis=2)

    def of(self, chosen: Any) -> _Batch:
        return _Batch(self.inputs[chosen], self.seated[chosen], self.stage[chosen], self.wanted[chosen])


def _seated(samples: Samples) -> Any:
    """Where somebody sits."""
    return numpy().arange(samples.numbers.shape[1])[None, :] < samples.seats[:, None]


def _forward(parts: dict[str, Any], batch: _Batch, layers: int) -> tuple[list[Any], Any, Any]:
    """What each layer holds, what the net says of each seat, and the shares."""
    np = numpy()
    held = [batch.inputs]
    said = batch.inputs @ parts["beside"]
    for place in range(layers):
        held.append(np.clip(held[-1] @ parts[f"weights{place}"] + parts[f"added{place}"], 0, CEILING))
    if layers:
        said = said + held[-1] @ parts["last"]
    steps = said * np.exp(parts["factor"])[batch.stage][:, None, :]
    steps = np.where(batch.seated[:, :, None], steps, -1e9)
    steps = np.exp(steps - steps.max(axis=1, keepdims=True))
    return held, said, steps / steps.sum(axis=1, keepdims=True)


def _loss(parts: dict[str, Any], batch: _Batch, layers: int) -> float:
    np = numpy()
    shares = _forward(parts, batch, layers)[2]
    return float(-(batch.wanted * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def _slopes(parts: dict[str, Any], batch: _Batch, layers: int) -> dict[str, Any]:
    """How the loss changes with every weight."""
    np = numpy()
    held, said, shares = _forward(parts, batch, layers)
    factor = np.exp(parts["factor"])[batch.stage][:, None, :]
    steps = (shares - batch.wanted) * batch.seated[:, :, None] / (len(batch.stage) * SAID)
    slopes: dict[str, Any] = {"factor": np.zeros_like(parts["factor"])}
    np.add.at(slopes["factor"], batch.stage, (steps * said * factor).sum(axis=1))
    back = steps * factor
    flat = back.reshape(-1, SAID)
    slopes["beside"] = _flat(batch.inputs).T @ flat
    if layers:
        slopes["last"] = _flat(held[-1]).T @ flat
        down = back @ parts["last"].T
        for place in range(layers - 1, -1, -1):
            above = held[place + 1]
            down = down * ((above > 0) & (above < CEILING))
            slopes[f"weights{place}"] = _flat(held[place]).T @ _flat(down)
            slopes[f"added{place}"] = _flat(down).sum(axis=0)
            if place:
                down = down @ parts[f"weights{place}"].T
    return slopes


def _flat(array: Any) -> Any:
    return array.reshape(-1, array.shape[-1])


class _Adam:
    """Adam, with weights that fade a little."""

    def __init__(self, parts: dict[str, Any]) -> None:
        np = numpy()
        self.mean = {name: np.zeros_like(part) for name, part in parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in parts.items()}
        self.steps = 0

    def step(self, parts: dict[str, Any], slopes: dict[str, Any], rate: float) -> None:
        np = numpy()
        self.steps += 1
        for name, part in parts.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slopes[name] - mean)
            square += 0.001 * (slopes[name] ** 2 - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            if name != "factor":
                part *= 1 - rate * DECAY
            part -= rate * step


# --- in whole numbers -----------------------------------------------------------------------------------------------


def as_net(fitted: Fitted, game: str, features: Features[Any]) -> dict[str, Any]:
    """The file of a net, rounded; what it was trained from is added by whoever knows it."""
    np = numpy()
    parts = fitted.parts
    hidden = []
    place = 0
    while f"weights{place}" in parts:
        hidden.append(_layer(parts[f"weights{place}"], parts[f"added{place}"], 1.0))
        place += 1
    nothing = np.zeros(SAID, np.float32)
    of_worth = (1 << WORTH_BITS) / ONE
    return {
        "form": FORM,
        "game": game,
        "features": [name for name, _ in features.names],
        "gains": [int(gain) for gain in fitted.gains],
        "hidden": hidden,
        "beside": _layer(parts["beside"], nothing, of_worth),
        "last": _layer(parts["last"], nothing, of_worth) if hidden else None,
        "factors": [
            [round(float(factor) * (1 << FACTOR_BITS)) for factor in np.exp(parts["factor"][:, said])]
            for said in range(SAID)
        ],
    }


def _layer(weights: Any, added: Any, larger: float) -> dict[str, Any]:
    """A layer in 8 bits: each unit has a scale of its own. `larger`: what comes out is so much finer than a unit."""
    np = numpy()
    scale = np.maximum(np.abs(weights).max(axis=0), 1e-6) / FULL
    whole = np.rint(weights / scale).astype(np.int8)
    return {
        "weights": base64.b64encode(whole.T.tobytes()).decode("ascii"),
        "added": [round(float(each) * ONE / float(unit)) for each, unit in zip(added, scale, strict=True)],
        "scales": [max(1, round(float(unit) * larger * (1 << SCALE_BITS))) for unit in scale],
    }


def shares(net: dict[str, Any], samples: Samples, said: int = 0) -> Any:
    """What a net says of the chances at each position: the whole numbers of `bots/net.py`, for many at once."""
    np = numpy()
    values = np.minimum(samples.numbers.astype(np.int64) * np.array(net["gains"]), FULL)
    worth = _sums(net["beside"], values)
    if net["hidden"]:
        for layer in net["hidden"]:
            values = np.clip(_sums(layer, values), 0, FULL)
        worth = worth + _sums(net["last"], values)
    factors = np.array(net["factors"][said])[samples.stage]
    steps = (worth[:, :, said] * factors[:, None] >> WORTH_BITS) / 1024
    steps = np.where(_seated(samples), steps, -1e9)
    steps = np.exp(steps - steps.max(axis=1, keepdims=True))
    return steps / steps.sum(axis=1, keepdims=True)


def _sums(layer: dict[str, Any], values: Any) -> Any:
    np = numpy()
    units = len(layer["added"])
    weights = np.frombuffer(base64.b64decode(layer["weights"]), np.int8).reshape(units, -1).astype(np.int64)
    return (values @ weights.T + np.array(layer["added"])) * np.array(layer["scales"]) >> SCALE_BITS


# --- how good it is -------------------------------------------------------------------------------------------------


@dataclass
class Loss:
    """How far chances were from what came, over some positions."""

    count: int = 0
    log_loss: float = 0.0
    brier: float = 0.0
    #: By tenths of the chance given: how often, the mean chance, and how much of the win came.
    tenths: list[list[float]] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """For the file of the net."""
        return {"n": self.count, "log_loss": round(self.log_loss, 4), "brier": round(self.brier, 4)}


def held_out(samples: Samples) -> Samples:
    """Positions of games that no fit has seen, at the moments when all seats are equally far."""
    return samples.where((samples.game % TENTHS == HELD_OUT) & samples.rest)


def loss_of(samples: Samples, given: Any) -> Loss:
    """Log loss and Brier score (the mean over seats) of these chances."""
    np = numpy()
    if not len(samples):
        return Loss()
    seated = _seated(samples)
    came = samples.chances
    log_loss = -(came * np.log(np.clip(given, 1e-6, 1))).sum(axis=1).mean()
    brier = (((given - came) ** 2) * seated).sum(axis=1) / samples.seats
    tenths = []
    chances, wins = given[seated], came[seated]
    for tenth in range(10):
        there = (chances >= tenth / 10) & ((chances < (tenth + 1) / 10) | (tenth == 9))
        if there.any():
            tenths.append([int(there.sum()), float(chances[there].mean()), float(wins[there].mean())])
    return Loss(len(samples), float(log_loss), float(brier.mean()), tenths)


def by_stage(samples: Samples, judged: dict[str, Any]) -> list[dict[str, Any]]:
    """For each number of seats and each stage what every way to judge has lost. `judged`: its chances by name."""
    np = numpy()
    found = []
    for seats in sorted(set(samples.seats.tolist())):
        for stage in sorted(set(samples.stage.tolist()), reverse=True):
            there = np.flatnonzero((samples.seats == seats) & (samples.stage == stage))
            if len(there):
                some = samples.where(there)
                losses = {name: loss_of(some, given[there]).as_json() for name, given in judged.items()}
                found.append({"seats": seats, "stage": stage, "n": len(there), **losses})
    return found
