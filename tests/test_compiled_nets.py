"""Nets say the same compiled and plain, to the bit; and a run of learning from nothing beats what people wrote."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from langbord import compiled
from tests.test_compiled import run, twin

__all__ = ["twin"]  # a fixture


@pytest.mark.soak
def test_nets_say_the_same_of_10_000_positions(twin: Path) -> None:
    """Of each game; the numbers that they are told, too."""
    lines = {}
    for switch in ("0", "1"):
        done = run(twin, "-m", "tests.twin_nets", "10000", **{compiled.SWITCH: switch})
        assert done.returncode == 0, done.stderr
        how, *lines[switch] = done.stdout.splitlines()
        assert how == ("compiled" if switch == "1" else "plain")
    assert lines["0"] == lines["1"]
    assert lines["0"]


@pytest.mark.soak
def test_ten_minutes_of_learning_beat_what_people_wrote(twin: Path, tmp_path: Path) -> None:
    """From nothing, on two cores."""
    minutes = ("--minutes", "10", "--jobs", "2", "--folder", str(tmp_path))
    done = run(twin, "-m", "langbord", "learn", "reykholt", *minutes)
    assert done.returncode == 0, done.stderr
    history = json.loads((tmp_path / "history.json").read_text(encoding="utf-8"))
    first = next(each["gate"] for each in history["generations"] if each["champion"])
    assert first["other"].startswith("sharp-hand")
    assert first["rate"] >= 0.53
    assert first["limits"][0] > 0.5
