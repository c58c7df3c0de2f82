"""Learning: a run makes a net, goes on where it was stopped, and the rounded net says what the whole numbers say."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from langbord.bots import nets
from langbord.cli import main
from langbord.engine.errors import OptionError
from langbord.lab.learn import fit, gate, page, run, samples
from langbord.lab.learn.samples import Samples, Work

ROOT = Path(__file__).parents[2]
np: Any = pytest.importorskip("numpy")


def silent(_: str) -> None:
    """Nobody listens."""


def small(folder: Path, **wishes: Any) -> run.Plan:
    teachers = (("calm", 1.0),)
    return run.Plan(
        "reykholt", folder, **{"games": 6, "worlds": 1, "most": 2, "others": 1, "teachers": teachers, **wishes}
    )


def made_up(positions: int = 3000, stages: int = 3) -> Samples:
    """Positions at which whoever has more of the first number mostly wins, the more so the later it is."""
    rng = np.random.default_rng(1)
    seats = rng.integers(2, 4, positions)
    numbers = rng.integers(0, 12, (positions, 3, 4)).astype(np.uint8)
    stage = rng.integers(0, stages, positions)
    there = np.arange(3)[None, :] < seats[:, None]
    steps = np.where(there, numbers[:, :, 0] * (0.2 + 0.3 * (stages - 1 - stage))[:, None], -1e9)
    chances = np.exp(steps - steps.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    won = np.zeros_like(chances)
    won[np.arange(positions), [rng.choice(3, p=row) for row in chances]] = 1
    return Samples(
        {
            "numbers": numbers * there[:, :, None].astype(np.uint8),
            "seats": seats,
            "stage": stage,
            "rest": np.ones(positions, bool),
            "game": np.arange(positions),
            "by_hand": there / seats[:, None],
            "chances": won,
            "worths": won,
        }
    )


@pytest.mark.parametrize("hidden", [(8, 4), ()])
def test_a_fit_finds_what_decides(hidden: tuple[int, ...]) -> None:
    data = made_up()
    fitted = fit.fit(data, 3, 1, hidden)
    features = samples.features_of("reykholt")
    net = fit.as_net(fitted, "reykholt", features)
    aside = fit.held_out(data)
    by_net = fit.loss_of(aside, fit.shares(net, aside)).log_loss
    even = fit.loss_of(aside, aside.by_hand).log_loss
    assert by_net < even - 0.15
    assert [round(each["n"]) for each in fit.by_stage(aside, {"net": fit.shares(net, aside)})] == [
        int(((aside.seats == seats) & (aside.stage == stage)).sum()) for seats in (2, 3) for stage in (2, 1, 0)
    ]
    blind = fit.fit(data, 3, 1, hidden, only=[1, 2, 3])
    unseen = fit.as_net(blind, "reykholt", features)
    assert fit.loss_of(aside, fit.shares(unseen, aside)).log_loss > even - 0.05


def test_ends_are_mixed_with_what_is_said_of_later_positions() -> None:
    """From the last position of a game back: its own end stays, and before it less and less of it counts."""
    data = made_up(600)
    data.arrays["game"] = np.arange(600) // 3
    features = samples.features_of("reykholt")
    net = fit.as_net(fit.fit(data, 3, 1, ()), "reykholt", features)
    found, said = fit.mixed(data, net), fit.shares(net, data)
    assert found.chances[2::3] == pytest.approx(data.chances[2::3])
    middle = fit.LATER * data.chances[2::3] + (1 - fit.LATER) * said[2::3]
    assert found.chances[1::3] == pytest.approx(middle, abs=1e-5)
    assert found.chances[::3] == pytest.approx(fit.LATER * middle + (1 - fit.LATER) * said[1::3], abs=1e-5)
    assert found.chances.sum(axis=1) == pytest.approx(np.ones(600), abs=1e-4)


def test_of_two_fits_the_better_one_is_taken() -> None:
    data = made_up()
    fitted, net = fit.learned(data, "reykholt", samples.features_of("reykholt"), 1, (), None)
    aside = data.where(data.game % fit.TENTHS == fit.STOPS)
    first = fit.as_net(fit.fit(data, 3, 1, ()), "reykholt", samples.features_of("reykholt"))
    assert fitted.games == 3000
    losses = [fit.loss_of(aside, fit.shares(each, aside)).log_loss for each in (net, first)]
    assert losses[0] <= losses[1]


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Two generations in two runs; the net of the file says what the arrays say; another seed has another folder."""
    plan = small(tmp_path)
    history = next(run.learn(plan, 60, silent))
    assert [each["number"] for each in history.generations] == [1]
    first = (tmp_path / "net-001.json").read_bytes()
    history = next(run.learn(plan, 60, silent))
    assert [each["number"] for each in history.generations] == [1, 2]
    assert (tmp_path / "net-001.json").read_bytes() == first
    assert history.generations[1]["window"] == [0, 1]
    assert history.generations[1]["games"] == 12
    assert all(0 <= each["gate"]["rate"] <= 1 and each["gate"]["games"] == 2 for each in history.generations)

    features = samples.features_of("reykholt")
    net = nets.read(tmp_path / "net-002.json", features)
    data = samples.load(tmp_path / "games-001.npz")
    given = fit.shares(json.loads((tmp_path / "net-002.json").read_text(encoding="utf-8")), data)
    for place in range(0, len(data), 7):
        seats = int(data.seats[place])
        rows = [[int(number) for number in data.numbers[place, seat]] for seat in range(seats)]
        said = net.judged(rows, int(data.stage[place]))[0]
        assert said == pytest.approx(given[place, :seats].tolist(), abs=1e-6)

    with pytest.raises(OptionError, match="take another folder"):
        next(run.learn(small(tmp_path, seed=2), 60, silent))
    (tmp_path / run.HISTORY).write_text("[]", encoding="utf-8")
    with pytest.raises(OptionError, match="no history"):
        next(run.learn(plan, 60, silent))


def test_the_same_game_is_played_for_the_same_number() -> None:
    work = Work("reykholt", "calm", "1 0 calm")
    assert samples.play(work, 3) == samples.play(work, 3)
    assert samples.play(work, 3).rows != samples.play(work, 4).rows
    seats = {samples.table_of(work, random.Random(seed))[0] for seed in range(40)}
    assert seats == {2, 3, 4}


def test_what_is_held_out_stays_so() -> None:
    """Games of several generations are told apart, and none changes between learning and figures."""
    parts = [made_up(50), made_up(30)]
    both = samples.together(parts)
    assert len(set(both.game.tolist())) == 80
    assert (both.game % 10).tolist() == [*(parts[0].game % 10), *(parts[1].game % 10)]


def test_a_match_ends_when_it_is_certain() -> None:
    even, better, worse = (gate.Match("one", "other") for _ in range(3))
    for number in range(200):
        even.add(number % 2)
        better.add(1.0 if number % 4 else 0.0)
        worse.add(0.0 if number % 4 else 1.0)
    assert gate.decided(better)
    assert gate.decided(worse)
    assert not gate.decided(even)
    assert [gate.passed(each) for each in (even, better, worse)] == [False, True, False]


def test_who_plays_better_wins_a_match() -> None:
    work = Work("reykholt", "steady", "test", seats=(2,))
    results = list(gate.match(work, "random", 4, 1, decide=False))
    assert results[-1].games == 4
    assert results[-1].rate > 0.7


def test_a_game_without_features_cannot_be_learned(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "nice", lambda step: step)  # or all tests after this one had to stand back
    assert main(["learn", "galzyr", "--folder", str(tmp_path)]) == 2
    assert "declares no features" in capsys.readouterr().err
    assert main(["learn", "reykholt", "--minutes", "0"]) == 2
    assert main(["learn", "reykholt", "--install", "--folder", str(tmp_path)]) == 2
    assert "no champion yet" in capsys.readouterr().err


def test_the_pages_are_those_of_the_code_and_the_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for path, wanted in page.wanted_pages().items():
        assert path.read_text(encoding="utf-8") == wanted, "run: python -m langbord.lab.learn.page --write"
