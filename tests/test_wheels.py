"""Wheels both ways, plain for every system and compiled for this one: each installs afresh and plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import pytest

from langbord import compiled
from tools import compiled_copy, own_games

GAME = """
import langbord, random
from langbord import games
rng = random.Random(3)
for name in games.names():
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


ROOT = Path(__file__).parents[1]
BUILT = ("__pycache__", "*.egg-info", "*.so", compiled.STAMP)
#: What every game brings; further kinds as it likes.
OF_A_GAME = {".py", ".md", ".ftl", ".html", ".svg", ".css", ".toml"}


def by_kind(names: Iterable[str]) -> dict[str, set[str]]:
    """Files by what their names end with."""
    found: dict[str, set[str]] = defaultdict(set)
    for name in names:
        found[PurePosixPath(name).suffix].add(name)
    return found


def test_the_wheel_holds_every_file_of_the_tree(tmp_path: Path) -> None:
    """Texts, rules, pictures, data: a kind that `package-data` forgets is missing only where somebody has installed."""
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy2(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns(*BUILT))
    tree = [path.relative_to(tmp_path / "src").as_posix() for path in (tmp_path / "src").rglob("*") if path.is_file()]
    build = "from setuptools import build_meta; build_meta.build_wheel('wheels')"
    call(sys.executable, "-c", build, cwd=tmp_path, LANGBORD_COMPILE="0")
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        held = [name for name in opened.namelist() if name.startswith("langbord/")]
        (points,) = (name for name in opened.namelist() if name.endswith(".dist-info/entry_points.txt"))
        told = opened.read(points).decode()
    packed, there = by_kind(held), by_kind(tree)
    for kind in sorted(packed.keys() | there.keys()):
        assert packed[kind] == there[kind], f"files that end with {kind!r}"
    for game in own_games.NAMES:
        mine = by_kind(name for name in held if name.startswith(f"langbord/games/{game}/"))
        assert mine.keys() >= OF_A_GAME, game
        assert f"langbord/games/{game}/RULES.md" in held
        assert f"langbord/games/{game}/web/templates/lobby.svg" in held
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name, value in project["entry-points"]["langbord.games"].items():
        assert f"{name} = {value}" in told


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
