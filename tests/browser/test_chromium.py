"""A Chromium is found in a known order, else installed; and where neither works, one sentence says what to do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import chromium

OWN = """
import pathlib, playwright.sync_api
from tests.browser import chromium
assert chromium.playwrights_own() is None
with playwright.sync_api.sync_playwright() as running:
    path = pathlib.Path(running.chromium.executable_path)
path.parent.mkdir(parents=True)
path.touch()
assert chromium.playwrights_own() == path
"""


class Machine:
    """A machine with nothing on it but what a test puts there."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder: Path = folder
        self.usr_bin: Path = folder / "usr-bin"
        self.path: Path = folder / "path"
        self.own: Path = folder / "own/chrome"
        self.told: Path = folder / "told"  # which commands were run
        for place in (self.usr_bin, self.path):
            place.mkdir()
        patch.setattr(chromium, "FIRST", str(self.usr_bin))
        patch.setattr(chromium, "playwrights_own", lambda: self.own if self.own.exists() else None)
        patch.setattr(chromium, "is_root", lambda: False)
        patch.setattr(sys, "executable", str(self.path / "python"))
        patch.setenv("PATH", str(self.path))
        patch.delenv(chromium.VARIABLE, raising=False)

    def put(self, place: Path, name: str, does: str = "exit 0") -> Path:
        """A command that notes how it was called and then does something."""
        file = place / name
        file.write_text(f'#!/bin/sh\necho "{name} $*" >>{self.told}\n{does}\n')
        file.chmod(0o755)
        return file

    def ran(self) -> list[str]:
        return self.told.read_text().splitlines() if self.told.exists() else []


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_the_order(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that is put there is found before those that were there already."""
    assert chromium.find() is None
    machine.own.parent.mkdir()
    machine.own.touch()
    assert chromium.find() == machine.own
    for name in ("google-chrome-stable", "chromium"):
        for place in (machine.path, machine.usr_bin):
            put = machine.put(place, name)
            assert chromium.find() == put
    named = machine.put(machine.folder, "my-browser")
    monkeypatch.setenv(chromium.VARIABLE, str(named))
    assert chromium.find() == named


def test_nothing_is_installed_where_one_is_found(machine: Machine) -> None:
    machine.put(machine.usr_bin, "chromium")
    machine.put(machine.path, "python")
    assert chromium.main() == 0
    assert machine.ran() == []


def test_playwright_installs_its_own(machine: Machine, capfd: pytest.CaptureFixture[str]) -> None:
    machine.put(machine.path, "python", f"/bin/mkdir -p {machine.own.parent}; : >{machine.own}; echo much noise")
    assert chromium.main() == 0
    assert machine.ran() == ["python -m playwright install chromium"]
    assert chromium.find() == machine.own
    told = capfd.readouterr()
    assert "No Chromium yet" in told.out
    assert "noise" not in told.out
    assert told.err == ""


def test_root_falls_back_to_the_system(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "is_root", lambda: True)
    machine.put(machine.path, "python", "exit 1")
    machine.put(machine.path, "apt-get", f'test "$1" = install && : >{machine.usr_bin}/chromium; exit 0')
    chromium.maybe_install()
    assert machine.ran() == [
        "python -m playwright install --with-deps chromium",
        "apt-get update -qq",
        "apt-get install -y -qq chromium",
    ]


def test_where_nothing_works_it_says_how(machine: Machine, capfd: pytest.CaptureFixture[str]) -> None:
    machine.put(machine.path, "python", "exit 1")
    assert chromium.main() == 0  # all tests without a browser are to run
    assert capfd.readouterr().err.strip() == chromium.HOW_TO
    assert "\n" not in chromium.HOW_TO


def test_a_named_one_that_is_not_there_is_said_and_nothing_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    machine.put(machine.usr_bin, "chromium")
    machine.put(machine.path, "python")
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere/chromium")
    assert chromium.main() == 0
    assert machine.ran() == []
    assert capfd.readouterr().err.strip() == "LANGBORD_CHROMIUM says /nowhere/chromium, but there is no such file."


def test_playwrights_own_is_found_where_playwright_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    subprocess.run([sys.executable, "-c", OWN], check=True, cwd=Path(__file__).parents[2])
