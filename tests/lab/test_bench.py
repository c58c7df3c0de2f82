"""The benchmark runs, with and without the engines it compares with, and leaves alone what was written by hand."""

from __future__ import annotations

import importlib.metadata
import platform
import random
import sys
from pathlib import Path

import pytest

from benchmarks import copies, engines, measure_one, report, run, search, search_bots
from benchmarks import runner as bench_runner
from benchmarks.adapters import YARDSTICK
from langbord import games

NOWHERE = Path()


def runner(name: str, way: str, *rates: float, free: float = 0.5) -> bench_runner.Runner:
    """As if measured."""
    return bench_runner.Runner(name, run.API, way, NOWHERE, list(rates), [free] * len(rates))


def test_without_other_engines_ours_is_still_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "yardsticks", list)
    runners = run.line_up(("nusfjord",), None)
    run.measure(runners, rounds=2, seconds=0.02)
    assert [(runner.title, len(runner.rates)) for runner in runners] == [("Nusfjord, 3 seats, plain Python", 2)]
    assert min(runners[0].rates) > 0
    assert 0 < runners[0].free[0] <= 1
    assert "catanatron is not installed" in list(run.sentences(runners))[-1]


def test_compiled_runs_beside_plain_and_inside_a_rollout() -> None:
    runners = run.line_up(("galzyr",), NOWHERE)
    ways = [(runner.way, runner.loop) for runner in runners if runner.name == "galzyr"]
    assert ways == [(bench_runner.PLAIN, "api"), (bench_runner.FAST, "api"), (bench_runner.INSIDE, "rollout")]
    assert runners[0].title.startswith("Lands of Galzyr, 1 seat,")


def test_ratios_are_those_of_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "title", lambda name: name)
    ours = runner("nusfjord", bench_runner.PLAIN, 100, 300, 50, free=0.9)
    theirs = runner(engines.CATANATRON, "", 50, 100, 50, free=0.3)
    sheet = run.speeds([ours, theirs])
    assert sheet.columns == ["decisions/s", "median", "min – max", "× catanatron", "each round"]
    assert sheet.rows[0] == ["nusfjord, plain Python", "100", "50 – 300", "2.00", "100  300  50"]
    assert list(run.sentences([ours, theirs])) == [
        "nusfjord: of the decisions 90% are between several moves, of catanatron's 30%, the others are forced; "
        "counting only those that are not, plain is 6.00 times catanatron."
    ]


def test_what_compiling_gains_is_told() -> None:
    ways = zip((bench_runner.PLAIN, bench_runner.FAST, bench_runner.INSIDE), (10, 30, 80), strict=True)
    (sentence, *_) = run.sentences([runner("reykholt", way, rate, rate) for way, rate in ways])
    assert sentence == "Reykholt, 3 seats: compiled 3.0 times plain, inside a roll-out 8.0 times."


@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_driven_and_rolled_out(game: str) -> None:
    for loop in (run.API, engines.ROLLOUT):
        assert engines.engine(game, loop)(random.choice) > 10


@pytest.mark.parametrize("name", [engines.CATANATRON, *engines.OPEN_SPIEL])
def test_the_engines_of_others_can_be_driven(name: str) -> None:
    pytest.importorskip("pyspiel" if name in engines.OPEN_SPIEL else name)
    assert engines.engine(name, run.API)(random.choice) > 10
    assert name in engines.title(name)


def test_an_engine_that_is_not_installed_is_told_as_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert measure_one.rate("hearts", run.API, 0.01) is None


def test_copies_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "SAMPLE_GAMES", 1)
    found = copies.copies("keyharvest", 0.001)
    assert [name.split(",")[0] for name in found] == ["copy()", "imagine()", "imagine(keep=False)", "copy()"]
    assert min(found.values()) > 0


def test_what_was_written_by_hand_stays(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    sheet = report.Sheet(["speed", "median"], [["ours", "1"]])
    report.write(page, report.page([sheet], ["Slow."], "once", ["a machine"]))
    page.write_text(f"Before.\n{page.read_text(encoding='utf-8')}After.\n", encoding="utf-8")
    report.write(page, report.page([sheet], ["Fast."], "twice", ["a machine"]))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n# Performance\n")
    assert text.endswith(f"{report.END}\nAfter.\n")
    assert "| speed | median |\n| --- | --: |\n| ours | 1 |\n" in text
    assert "Fast." in text
    assert "Slow." not in text


def test_the_page_does_not_tell_whose_machine_it_is() -> None:
    assert platform.node() not in "\n".join(report.machine(run.versions())).split()


@pytest.mark.parametrize("name", ["nusfjord", search.HEARTS, search.HEARTS_IN_PYTHON])
def test_searches_are_measured_by_the_answers_in_their_worlds(name: str) -> None:
    if name != "nusfjord":
        pytest.importorskip("pyspiel")
    found = search.searches(name, 0.01)
    assert found["rate"] > found["worlds"] > 0


@pytest.mark.parametrize("name", ["reykholt", engines.CATANATRON])
def test_bots_that_look_one_answer_ahead_are_measured(name: str) -> None:
    if name == engines.CATANATRON:
        pytest.importorskip("catanatron")
    assert search.one_ply(name, 0.001)["rate"] > 0


def test_bots_and_interfaces_stand_beside_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    hanabi, ours = f"PettingZoo {YARDSTICK}", "Nusfjord, PettingZoo AEC"
    told = {
        "search": {"worlds": 100.0, "rate": 2000.0},
        "one-ply": {"rate": 50.0},
        "interfaces": {ours: 300.0, hanabi: 100.0},
    }
    monkeypatch.setattr(bench_runner.Runner, "ask", lambda self, loop, seconds: told[loop])
    monkeypatch.setattr(search_bots, "installed", lambda name: True)
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "1.0")
    searches = search_bots.searches(None, 1, 1.0)
    assert searches.columns[:4] == ["search", "worlds/s", "answers/world", "answers/s"]
    assert searches.rows[0] == ["Nusfjord, 3 seats, plain Python", "100", "20.0", "2,000", "1.00", "1.00"]
    assert [row[0] for row in searches.rows[-2:]] == list(search_bots._SEARCHES.values())
    assert search_bots.one_ply(None, 1, 1.0).rows[0][1:] == ["50", "1.00"]
    assert search_bots.interfaces(None, 1.0).rows == [[ours, "300", "3.00"], [hanabi, "100", "1.00"]]
