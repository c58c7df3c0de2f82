"""`make test` runs every test once, tells whatever goes wrong, and goes on without a C compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests import suite
from tools import compiled_copy, planted_faults

MARKS = ("soak", "compiled", "plain", "twice")


def test_every_test_runs_on_one_of_the_two_builds_and_what_is_marked_so_on_both() -> None:
    for number in range(2 ** len(MARKS)):
        marks = {mark for place, mark in enumerate(MARKS) if number >> place & 1}
        names = {mark: mark in marks for mark in MARKS}
        chosen = [eval(which, {}, names) for which in (suite.PLAIN, suite.COMPILED)]
        wanted = 2 if {"compiled", "twice"} <= marks and "plain" not in marks else 1
        assert sum(chosen) == (wanted if "soak" not in marks else 0), marks


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run; nothing is."""
    made: list[list[str]] = []

    def call(command: Sequence[str | Path], environment: Any, *, aloud: bool = False) -> tuple[bool, str]:
        made.append([Path(command[0]).name, *map(str, command[1:])])
        return "mypy" not in made[-1][0], ""

    monkeypatch.setattr(suite, "call", call)
    monkeypatch.setattr(compiled_copy, "cached", lambda opt: Path("somewhere/src"))
    return made


def test_both_tracks_run_and_a_failure_of_one_step_is_told(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled_copy, "missing", lambda: "")
    assert suite.Suite(2, ["-k", "ships"], quick=False).run() == 1
    assert [call[0] for call in calls if "pytest" not in call] == ["ruff", "ruff", "mypy", "lint-imports"]
    tested = [call for call in calls if "pytest" in call]
    assert all(call[-2:] == ["-k", "ships"] for call in tested)
    assert sorted(call[call.index("-m", 3) + 1] for call in tested) == sorted(
        [suite.PLAIN, suite.COMPILED, "not soak and both"]
    )
    told = capsys.readouterr().out
    assert "mypy: FAILED" in told
    assert told.count("passed") == 7


def test_without_a_compiler_the_plain_sources_are_tested_throughout(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled_copy, "missing", lambda: "no C compiler was found")
    assert suite.Suite(2, [], quick=True).run() == 0
    (call,) = calls
    assert call[call.index("-m", 3) + 1] == "not soak and not fuzz"
    assert [place for place in call if place.startswith("tests/")] == [*suite.QUICK]
    assert "the plain sources were tested throughout: no C compiler was found." in capsys.readouterr().out


def test_bytecode_is_kept_but_never_beside_the_sources_of_who_does_not_want_it() -> None:
    assert suite.with_bytecode({"PATH": "/bin"}) == {"PATH": "/bin"}
    code = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    own = suite.with_bytecode({"PYTHONDONTWRITEBYTECODE": "1"})
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, **own}, capture_output=True, text=True)
    assert done.stdout.split() == ["False", str(suite.ROOT / "build/bytecode")]


def test_every_planted_fault_still_has_its_place() -> None:
    """They are planted by hand (`python -m tools.planted_faults`); what has moved is noticed here."""
    for fault in planted_faults.FAULTS:
        fault.text(suite.ROOT)
        assert all((suite.ROOT / "tests" / path).is_file() for path in fault.tests.split()), fault.what
    assert len(planted_faults.FAULTS) == 20


def test_what_a_step_says_is_kept_and_what_chooses_nothing_is_no_failure() -> None:
    well, said = suite.call([sys.executable, "-c", "print('a fault'); raise SystemExit(3)"], {})
    assert (well, said) == (False, "a fault\n")
    assert suite.call([sys.executable, "-c", "print('nothing')"], {}) == (True, "")
    code = ["-c", f"raise SystemExit({suite.NOTHING_CHOSEN})"]
    assert suite.call([sys.executable, *code, "pytest"], {})[0]
    assert not suite.call([sys.executable, *code], {})[0]
