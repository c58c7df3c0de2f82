"""Wheels both ways, plain for every system and compiled for this one: each installs afresh and plays."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from langbord import compiled
from tools import compiled_copy

GAME = """
import langbord, random
from langbord import games
rng = random.Random(3)
for name in games.NAMES:
    position = games.load(name).new(games.meta(name).first_seats, seed=3)
    for _ in range(60):
        position.play(rng.choice(position.ask.moves))
    assert games.replay(position.record()).words() == position.words()
print(langbord.COMPILED)
"""


def call(*command: str | Path, cwd: Path, **switches: str) -> str:
    # From here on nothing of this checkout may be found, and nothing of this run decides what is played.
    plain = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", compiled.SWITCH)}
    done = subprocess.run(command, cwd=cwd, env={**plain, **switches}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["0", "1"])
def test_a_wheel_installs_and_plays(tmp_path: Path, kind: str) -> None:
    reason = compiled_copy.missing()
    if reason:
        pytest.skip(reason)
    checkout = compiled_copy.cached(opt=0).parent
    switches = {"LANGBORD_COMPILE": kind, "LANGBORD_OPT": "0"}
    pip = ("-m", "pip", "--disable-pip-version-check", "-q")
    how = ("--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path)
    call(sys.executable, *pip, "wheel", ".", *how, cwd=checkout, **switches)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl") == (kind == "0")
    assert any(name.startswith(compiled.LIBRARY) for name in names) == (kind == "1")
    assert (f"langbord/{compiled.STAMP}" in names) == (kind == "1")
    call(sys.executable, "-m", "venv", tmp_path / "fresh", cwd=tmp_path)
    fresh = tmp_path / "fresh" / "bin"
    call(fresh / "python", *pip, "install", "--no-deps", wheel, cwd=tmp_path)
    assert call(fresh / "python", "-c", GAME, cwd=tmp_path) == f"{kind == '1'}\n"
    told = "compiled" if kind == "1" else "not compiled"
    assert call(fresh / "langbord", "--version", cwd=tmp_path).endswith(f"({told})\n")
