"""Compiled and plain are one game: the same states, moves, logs, choices, refusals. What is compiled is never old."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from langbord import compiled, games
from tools import compiled_copy, own_games

ROOT = Path(__file__).parents[1]
Plan = dict[str, Any]


@pytest.fixture(scope="session")
def twin() -> Path:
    """The `src` of a compiled copy. It is made once, and again when a source has changed; the C compiler hurries."""
    reason = compiled_copy.missing()
    if reason:
        pytest.skip(reason)
    return compiled_copy.cached(opt=0)


def run(source: Path, *command: str, text: str = "", **switches: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own that finds the house in `source`."""
    path = os.pathsep.join(filter(None, (str(source), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path, compiled.SWITCH: "1", **switches}
    return subprocess.run(
        [sys.executable, *command], input=text, env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )


# --- the same game --------------------------------------------------------------------------------------------------


def played(source: Path, plans: list[Plan], switch: str) -> list[str]:
    """What is told of these games."""
    done = run(source, "-m", "tests.twin_games", text=json.dumps(plans), **{compiled.SWITCH: switch})
    assert done.returncode == 0, done.stderr
    how, *lines = done.stdout.splitlines()
    facts = json.loads(how)
    assert facts["compiled"] == (switch == "1")
    assert facts["engine"].startswith(str(source))
    assert facts["engine"].endswith(EXTENSION_SUFFIXES[0] if switch == "1" else ".py")
    return lines


def compare(twin: Path, plans: list[Plan]) -> None:
    """Plain and compiled, from the same folder."""
    plain, fast = played(twin, plans, "0"), played(twin, plans, "1")
    last = ""
    for one, two in zip(plain, fast, strict=False):
        last = one if one.startswith("{") else last
        assert one == two, last
    assert len(plain) == len(fast)
    assert sum(line.startswith("end ") for line in plain) == len(plans)


def line_ups(game: str) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, and every value of every option with one number of seats that it fits."""
    meta = games.meta(game)
    found: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in meta.seats]
    for option in meta.options:
        for number, value in enumerate(option.values):
            fitting = [seats for seats in meta.seats if option.fits(value, seats)]
            if option.seats:
                fitting = [seats for seats in fitting if seats in option.seats]
            if value.isdigit() and option.of_seats:
                fitting = [seats for seats in fitting if int(value) < seats]
            if value != option.default and fitting:
                found.append((fitting[number % len(fitting)], {option.name: value}))
    return found


def plans(game: str, player: str, seeds: range, most: int) -> list[Plan]:
    return [
        {"game": game, "seats": seats, "options": options, "seed": seed, "player": player, "most": most}
        for seats, options in line_ups(game)
        for seed in seeds
    ]


@pytest.mark.parametrize("game", games.names())
def test_random_games_are_the_same(twin: Path, game: str) -> None:
    compare(twin, plans(game, "random", range(1, 2), most=250))


@pytest.mark.parametrize("game", games.names())
def test_bots_choose_the_same(twin: Path, game: str) -> None:
    seats = games.meta(game).first_seats
    common: Plan = {"game": game, "seats": seats, "options": {}, "seed": 5}
    players = [("calm", 100), ("steady", 40), ("sharp:12", 12)]
    compare(twin, [{**common, "player": player, "most": most} for player, most in players])


@pytest.mark.soak
@pytest.mark.parametrize("game", games.names())
def test_many_games_are_the_same(twin: Path, game: str) -> None:
    many = 2 if game == "galzyr" else 20  # whose months take so much longer
    compare(twin, plans(game, "random", range(100, 100 + many), most=5000))
    compare(twin, plans(game, "steady", range(100, 102), most=300))


# --- the traps of the compiler --------------------------------------------------------------------------------------


def test_nothing_is_written_that_the_compiler_is_known_to_get_wrong() -> None:
    """A shift of a 64-bit number is done with 32 bits; `__new__` of a compiled class runs `__init__` too; two names of
    one growing `vec` share their memory."""
    for path in compiled_copy.group(ROOT / "src"):
        text = path.read_text(encoding="utf-8")
        nodes = list(ast.walk(ast.parse(text)))
        assert "librt" not in text, path
        assert not any(isinstance(node, ast.Attribute) and node.attr == "__new__" for node in nodes), path
        shifts = any(isinstance(node, ast.LShift) for node in nodes)
        assert not (shifts and "i64" in text), path


def test_the_rules_of_every_game_are_compiled() -> None:
    found = {path.relative_to(ROOT / "src/langbord").as_posix() for path in compiled_copy.group(ROOT / "src")}
    for game in own_games.NAMES:
        for name in ("game", "state", "turns", "scoring", "moves", "view"):
            assert f"games/{game}/rules/{name}.py" in found
        assert f"games/{game}/bots/evaluation.py" in found
    assert {"engine/position.py", "engine/rollout.py", "bots/steady.py", "bots/sharp.py"} <= found
    assert not [name for name in found if {"web", "texts", "terminal", "pages"} & set(name.split("/"))]


# --- never old ------------------------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder that looks like a compiled house, with one source."""
    folder = tmp_path / "langbord"
    folder.mkdir()
    source = folder / "rules.py"
    source.write_text("PRICE = 1\n", encoding="utf-8")
    (folder / compiled.STAMP).write_text(json.dumps(compiled.stamp(folder, [source])), encoding="utf-8")
    (tmp_path / f"{compiled.LIBRARY}{EXTENSION_SUFFIXES[0]}").touch()
    return folder


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `choose` sets is taken back."""
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.setenv(compiled.SWITCH, "1")


def test_what_was_compiled_from_these_sources_is_used(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compiled.choose(house)
    os.utime(house / "rules.py", (1, 1))  # another time, the same content: copied, or checked out again
    assert compiled.choose(house)
    assert capsys.readouterr().err == ""


def test_nothing_compiled_is_no_word_about_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not compiled.choose(tmp_path)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("text", ["PRICE = 2\n", "PRICE = 10\n"])
def test_a_changed_source_is_played_and_it_is_said_once(
    house: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (house / "rules.py").write_text(text, encoding="utf-8")
    os.utime(house / "rules.py", (1, 1))
    assert not compiled.choose(house)
    assert capsys.readouterr().err == f"{compiled.OLD}\n"
    assert not compiled.choose(house)  # as a process that this one starts
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("broken", ["", "[]", '{"rules.py": 3}', '{"gone.py": [1, 2, "3"]}'])
def test_a_stamp_that_says_nothing_is_no_stamp(house: Path, broken: str, capsys: pytest.CaptureFixture[str]) -> None:
    (house / compiled.STAMP).write_text(broken, encoding="utf-8")
    assert not compiled.choose(house)
    assert capsys.readouterr().err == f"{compiled.OLD}\n"


def test_a_build_that_was_broken_off_is_not_used(house: Path) -> None:
    (house / compiled.STAMP).unlink()
    assert not compiled.choose(house)


def test_the_plain_sources_can_be_asked_for(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(compiled.SWITCH, "0")
    assert not compiled.choose(house)
    assert capsys.readouterr().err == ""


def test_the_command_says_how_it_runs(twin: Path) -> None:
    ask = ("-m", "langbord.cli", "--version")
    assert run(twin, *ask).stdout.endswith(" (compiled)\n")
    assert run(twin, *ask, **{compiled.SWITCH: "0"}).stdout.endswith(" (not compiled)\n")


def test_after_a_change_the_new_rules_are_played_by_all_processes(twin: Path, tmp_path: Path) -> None:
    """In a copy of the compiled house a word of the vocabulary is renamed."""
    copy = tmp_path / "src"
    shutil.copytree(twin, copy, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
    command = ("-m", "langbord.cli", "selfplay", "keyharvest", "--games", "2", "--processes", "2", "--seats", "2")
    before = run(copy, *command)
    assert (before.returncode, before.stderr) == (0, "")
    source = copy / "langbord/engine/chance.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nNEW = True\n", encoding="utf-8")
    after = run(copy, *command)
    assert (after.returncode, after.stderr) == (0, f"{compiled.OLD}\n")
    seen = run(copy, "-c", "from langbord.engine import chance; print(chance.NEW)")
    assert seen.stdout == "True\n"
