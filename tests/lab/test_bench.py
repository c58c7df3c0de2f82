"""The benchmark runs, with and without the engines it compares with, and leaves alone what was written by hand."""

from __future__ import annotations

import platform
import random
import sys
from pathlib import Path

import pytest

from langbord import games
from langbord.lab import bench, bench_copies, bench_engines, bench_page, bench_run

NOWHERE = Path()


def runner(name: str, way: str, *rates: float, free: float = 0.5) -> bench.Runner:
    """As if measured."""
    return bench.Runner(name, bench.API, way, NOWHERE, list(rates), [free] * len(rates))


def test_without_other_engines_ours_is_still_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "yardsticks", list)
    runners = bench.line_up(("nusfjord",), None)
    bench.measure(runners, rounds=2, seconds=0.02)
    assert [(runner.title, len(runner.rates)) for runner in runners] == [("Nusfjord, 3 seats, plain Python", 2)]
    assert min(runners[0].rates) > 0
    assert 0 < runners[0].free[0] <= 1
    assert "catanatron is not installed" in list(bench.sentences(runners))[-1]


def test_compiled_runs_beside_plain_and_inside_a_rollout() -> None:
    runners = bench.line_up(("galzyr",), NOWHERE)
    ways = [(runner.way, runner.loop) for runner in runners if runner.name == "galzyr"]
    assert ways == [(bench.PLAIN, "api"), (bench.FAST, "api"), (bench.INSIDE, "rollout")]
    assert runners[0].title.startswith("Lands of Galzyr, 1 seat,")


def test_ratios_are_those_of_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_engines, "title", lambda name: name)
    ours = runner("nusfjord", bench.PLAIN, 100, 300, 50, free=0.9)
    theirs = runner(bench_engines.CATANATRON, "", 50, 100, 50, free=0.3)
    sheet = bench.speeds([ours, theirs])
    assert sheet.columns == ["decisions/s", "median", "min – max", "× catanatron", "each round"]
    assert sheet.rows[0] == ["nusfjord, plain Python", "100", "50 – 300", "2.00", "100  300  50"]
    assert list(bench.sentences([ours, theirs])) == [
        "nusfjord: of the decisions 90% are between several moves, of catanatron's 30%, the others are forced; "
        "counting only those that are not, plain is 6.00 times catanatron."
    ]


def test_what_compiling_gains_is_told() -> None:
    ways = zip((bench.PLAIN, bench.FAST, bench.INSIDE), (10, 30, 80), strict=True)
    (sentence, *_) = bench.sentences([runner("reykholt", way, rate, rate) for way, rate in ways])
    assert sentence == "Reykholt, 3 seats: compiled 3.0 times plain, inside a roll-out 8.0 times."


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_can_be_driven_and_rolled_out(game: str) -> None:
    for loop in (bench.API, bench_engines.ROLLOUT):
        assert bench_engines.engine(game, loop)(random.choice) > 10


@pytest.mark.parametrize("name", [bench_engines.CATANATRON, *bench_engines.OPEN_SPIEL])
def test_the_engines_of_others_can_be_driven(name: str) -> None:
    pytest.importorskip("pyspiel" if name in bench_engines.OPEN_SPIEL else name)
    assert bench_engines.engine(name, bench.API)(random.choice) > 10
    assert name in bench_engines.title(name)


def test_an_engine_that_is_not_installed_is_told_as_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert bench_run.rate("hearts", bench.API, 0.01) is None


def test_copies_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_copies, "SAMPLE_GAMES", 1)
    found = bench_copies.copies("keyharvest", 0.001)
    assert [name.split(",")[0] for name in found] == ["copy()", "imagine()", "imagine(keep=False)", "copy()"]
    assert min(found.values()) > 0


def test_what_was_written_by_hand_stays(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    sheet = bench_page.Sheet(["speed", "median"], [["ours", "1"]])
    bench_page.write(page, bench_page.page([sheet], ["Slow."], "once", ["a machine"]))
    page.write_text(f"Before.\n{page.read_text(encoding='utf-8')}After.\n", encoding="utf-8")
    bench_page.write(page, bench_page.page([sheet], ["Fast."], "twice", ["a machine"]))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n# Performance\n")
    assert text.endswith(f"{bench_page.END}\nAfter.\n")
    assert "| speed | median |\n| --- | --: |\n| ours | 1 |\n" in text
    assert "Fast." in text
    assert "Slow." not in text


def test_the_page_does_not_tell_whose_machine_it_is() -> None:
    assert platform.node() not in "\n".join(bench_page.machine(bench.versions())).split()
