"""Nets as files: one per game, `bots/net.json` in its folder, with what it was made from and how good it was found."""

from __future__ import annotations

import base64
import functools
import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from langbord.bots.net import Layer, Net
from langbord.engine.errors import LangbordError
from langbord.plugin import Features, find

FORM: Final = 1
NET, FIT = "net.json", "fit.json"  # what `sharp` judges by, and the linear yardstick
LARGEST: Final = 2_000_000
UNITS: Final = 512
SAID: Final = 2  # what a net says of a seat: its chance, and what the end is worth to it

log = logging.getLogger(__name__)


class NetError(LangbordError):
    """A file that holds no net for these features, in one sentence."""


def read(path: Path, features: Features[Any]) -> Net:
    """The net in a file; a NetError says why it does not fit."""
    data = contents(path)
    named = [name for name, _ in features.names]
    if data.get("features") != named:
        raise NetError(f"{path}: {_other_features(data.get('features'), named)}")
    try:
        net = _made(data, len(named))
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise NetError(f"{path}: the weights of this net cannot be read ({error})") from None
    if any(len(by_stage) != features.stages for by_stage in net.factors):
        raise NetError(
            f"{path}: the net knows {len(net.factors[0])} stages of a game, and this game has {features.stages}"
        )
    return net


def contents(path: Path) -> dict[str, Any]:
    """All that a file of a net says; a NetError if it is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise NetError(f"{path}: a net has no more than {LARGEST:,} bytes")
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise NetError(f"{path}: {error.strerror or error}") from None
    except (ValueError, RecursionError):
        raise NetError(f"{path}: this is no JSON") from None
    if not isinstance(data, dict) or data.get("form") != FORM:
        raise NetError(f"{path}: this is no net of form {FORM}")
    return data


def _other_features(found: object, wanted: list[str]) -> str:
    if not isinstance(found, list):
        return "the net does not name its features"
    lost = [str(name) for name in found if name not in wanted]
    new = [name for name in wanted if name not in found]
    if lost or new:
        what = [f"it has no '{new[0]}'"] if new else []
        what += [f"nobody gives it '{lost[0]}'"] if lost else []
        return f"the net was made for other features: {' and '.join(what)}"
    return "the net was made for the same features in another order"


def _made(data: dict[str, Any], inputs: int) -> Net:
    gains = _whole(data["gains"], inputs, 1, 127)
    hidden: list[Layer] = []
    size = inputs
    for layer in data["hidden"]:
        hidden.append(_layer(layer, size))
        size = hidden[-1].units
    beside = _layer(data["beside"], inputs)
    last = _layer(data["last"], size) if hidden else None
    for single in (beside, last):
        if single is not None and single.units != SAID:
            raise ValueError(f"the last layer has {single.units} units")
    if len(data["factors"]) != SAID:
        raise ValueError("factors of what it says are missing")
    return Net(
        gains, beside, hidden, last, [_whole(by_stage, len(by_stage), 0, 1 << 20) for by_stage in data["factors"]]
    )


def _layer(data: dict[str, Any], inputs: int) -> Layer:
    units = len(data["added"])
    weights = base64.b64decode(data["weights"], validate=True)
    if not 1 <= units <= UNITS or len(weights) != units * inputs:
        raise ValueError(f"{len(weights)} weights for {units} units of {inputs} inputs")
    return Layer(
        inputs, weights, _whole(data["added"], units, -(1 << 31), 1 << 31), _whole(data["scales"], units, 0, 1 << 26)
    )


def _whole(found: Sequence[object], count: int, least: int, most: int) -> list[int]:
    """So many whole numbers between two."""
    whole = [number for number in found if type(number) is int and least <= number <= most]
    if len(whole) != count or len(found) != count:
        raise ValueError(f"{count} whole numbers are wanted")
    return whole


@functools.cache
def of_game(game: str, name: str = NET) -> Net | None:
    """The net that comes with a game; none if there is none, or, told in the log, if it does not fit."""
    plugin = find(game)
    if plugin is None or plugin.bots is None:
        return None
    features = plugin.bots().features
    path = plugin.folder / "bots" / name
    if features is None or not path.is_file():
        return None
    try:
        return read(path, features)
    except NetError as misfit:
        log.error("bots judge without a net: %s", misfit)
        return None
