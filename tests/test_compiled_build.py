"""What people run after `make fast`, or from a compiled wheel. In `make test` these run on the compiled build, in a
process of its own; so do all that are marked `compiled` elsewhere: bots, hints, the command line, the laboratory, its
adapters and fuzz. `test_compiled.py` compares the games themselves."""

from __future__ import annotations

import importlib
import json
import pkgutil
import queue
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import langbord
from benchmarks import server_latency
from langbord.engine import errors
from langbord.lab.optional_imports import MissingPackage
from tests.databases import ON_POSTGRESQL

pytestmark = pytest.mark.compiled
LANGBORD = Path(sys.executable).with_name("langbord")
#: Not without their surroundings: the job queue of PostgreSQL; and what runs when it is loaded.
ELSEWHERE = {"langbord.server.jobs"} if not ON_POSTGRESQL else set()
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(langbord.__path__, "langbord.")
    if not module.name.endswith("__main__") and module.name not in ELSEWHERE
)


def command(*words: object, text: str = "") -> str:
    """The command as it is typed; what it prints."""
    done = subprocess.run([LANGBORD, *map(str, words)], input=text, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def test_it_is_known_what_runs() -> None:
    engine = importlib.import_module("langbord.engine.position").__file__
    assert engine is not None
    assert engine.endswith(EXTENSION_SUFFIXES[0]) == langbord.COMPILED
    assert command("--version").endswith(" (compiled)\n" if langbord.COMPILED else " (not compiled)\n")


@pytest.mark.parametrize("room", sorted({name.split(".")[1] for name in MODULES}))
def test_every_module_loads(room: str) -> None:
    for name in MODULES:
        if name.split(".")[1] == room:
            importlib.import_module(name)


def test_an_error_of_ours_can_be_one_of_python_too() -> None:
    """An error that was compiled could not, and nothing of the laboratory would load."""
    for name, error in vars(errors).items():
        if isinstance(error, type) and issubclass(error, Exception):
            for other in (ImportError, OSError, KeyError, UnicodeError):
                assert issubclass(type(f"Both{name}", (error, other), {}), error)
    assert issubclass(MissingPackage, ImportError)
    assert issubclass(MissingPackage, errors.LangbordError)


def test_an_arena_of_several_processes() -> None:
    words = ("arena", "keyharvest", "--bots", "calm,random", "--games", 4, "--jobs", 2, "--json")
    assert json.loads(command(*words))["games"] == 4


def test_selfplay_replay_and_turning(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command("selfplay", "reykholt", "--bots", "calm", "--games", 2, "--seats", 2, "--jobs", 2, "--out", file)
    assert json.loads(command("replay", file, "--line", 2, "--json"))["scores"]
    assert json.loads(command("turning", file, "--line", 2, "--json"))


def test_a_game_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGBORD_DATA", str(tmp_path))
    shown = command("terminal", "nusfjord", "--seats", 2, "--seed", 3, text="hint\ngold\nquit\n")
    assert "round 1 of 7" in shown
    assert "Goodbye. The game is kept" in shown


def test_the_click_benchmark_is_not_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It runs with the limits that users have, and ends with an error if one of them is met."""
    page = tmp_path / "performance.md"
    assert server_latency.main(["--tables", "2", "--moves", "4", "--write", str(page)]) == 0
    sentence = "Nusfjord, 2 tables alive, 4 moves, from the click to the other screen: median "
    assert sentence in capfd.readouterr().out
    assert sentence in page.read_text(encoding="utf-8")


def test_no_two_guests_of_the_click_benchmark_come_from_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    class Found(Exception):
        """Enough is seen."""

    def note(port: int, addresses: list[str]) -> server_latency.Duel:
        seen.extend(addresses)
        if len(seen) >= 2 * 300:
            raise Found
        return server_latency.Duel("", [], queue.Queue())

    monkeypatch.setattr(server_latency, "open_duel", note)
    monkeypatch.setattr(
        server_latency, "start_server", lambda port, folder: subprocess.Popen([sys.executable, "-c", ""])
    )
    with pytest.raises(Found):
        server_latency.measure(1000, 1)
    assert len(set(seen)) == 600
