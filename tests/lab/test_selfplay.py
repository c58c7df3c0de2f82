"""Self-play: the same games on one core and on two, records that replay, and checks that find what is wrong."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.engine.errors import OptionError
from langbord.games.nusfjord.rules.game import Nusfjord
from langbord.games.nusfjord.rules.state import State
from langbord.lab.selfplay import run as selfplay
from langbord.lab.selfplay.run import Plan, play_batch, play_game, run
from langbord.lab.selfplay.summary import Summary, Tally

pytestmark = pytest.mark.compiled

PLAN = Plan("nusfjord", seats=3, seed=7)


def told(summary: Summary) -> dict[str, Any]:
    return {name: value for name, value in vars(summary).items() if name != "seconds"}


def test_one_process_and_two_play_the_same_games(tmp_path: Path) -> None:
    plan = replace(PLAN, keep_records=True, bots=("random", "calm", "random"))
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    alone = run(plan, 20, processes=1, out=one)
    together = run(plan, 20, processes=2, out=two)
    assert told(alone) == told(together)
    assert one.read_bytes() == two.read_bytes()
    assert alone.games == 20
    assert alone.violations == []


def test_a_game_is_the_same_alone_checked_and_recorded() -> None:
    plain = play_batch(PLAN, range(3, 5)).played[1]
    for plan in (PLAN, replace(PLAN, check=True), replace(PLAN, keep_records=True)):
        again = play_game(plan, 4)
        assert (again.scores, again.decisions) == (plain.scores, plain.decisions)


def test_other_seeds_and_other_numbers_are_other_games() -> None:
    seeds = {replace(PLAN, seed=seed).game_seed(number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900


def test_records_replay(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    summary = run(replace(PLAN, keep_records=True, options={"deck": "cod"}), 3, first=5, processes=1, out=out)
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    positions = [games.replay(record) for record in records]
    assert [position.options["deck"] for position in positions] == ["cod"] * 3
    assert sum(len(position.words()) for position in positions) == summary.decisions.total
    assert [sum(seat) for seat in zip(*(position.scores() for position in positions), strict=True)] == [
        tally.total for tally in summary.scores
    ]


@pytest.mark.parametrize("seats", [1, 3])
def test_sound_games_pass_the_checks_with_held_turns(seats: int) -> None:
    summary = run(Plan("nusfjord", seats, seed=1, check=True, hold=True), 1, processes=1)
    assert summary.violations == []
    assert sum(summary.endings.values()) == 1


def test_checks_find_a_lost_piece_and_say_how_to_get_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def faults(self: Nusfjord, state: State) -> list[str]:
        return ["a fish is lost"] if state.round == 2 else []

    monkeypatch.setattr(Nusfjord, "faults", faults)
    plan = replace(PLAN, check=True, options={"deck": "mackerel"})
    summary = run(plan, 2, first=3, processes=1)
    assert summary.endings == {"violation": 2}
    found = summary.violations[0]
    assert found.what == "a fish is lost"
    position = games.load("nusfjord").new(3, seed=plan.game_seed(3), options=plan.options)
    for word in found.words.split():
        position.play(word)
    assert position.state.round == 2
    assert shlex.split(found.command) == shlex.split(
        "langbord selfplay nusfjord --seats 3 --seed 7 --first 3 --games 1 --bots random --option deck=mackerel --check"
    )


@pytest.mark.plain
def test_checks_find_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Nusfjord.view

    def view(self: Nusfjord, state: State, seat: int | None) -> dict[str, Any]:
        return {**honest(self, state, seat), "next": state.pile_c.cards[-1:]}

    monkeypatch.setattr(Nusfjord, "view", view)
    summary = run(replace(PLAN, check=True), 1, processes=1)
    assert "is shown a secret" in summary.violations[0].what


@pytest.mark.plain
def test_rules_that_crash_are_told_with_their_words_even_when_none_were_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Nusfjord.turn

    def turn(self: Nusfjord, state: State) -> Any:
        if state.round == 2:
            raise ZeroDivisionError("the tide is out")
        return honest(self, state)

    monkeypatch.setattr(Nusfjord, "turn", turn)
    summary = run(PLAN, 1, processes=1)
    assert summary.endings == {"fault": 1}
    assert "the tide is out" in summary.violations[0].what
    assert len(summary.violations[0].words.split()) >= 8  # nine workers, the last of which fails


def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "ENDLESS", 10)
    assert run(PLAN, 1, processes=1).violations[0].what == "no end after 10 decisions"


def test_a_zone_that_is_never_dealt_anew_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "_batches", lambda *_: (batch for batch in [selfplay.Batch([], {(0, 2)}, set())]))
    found = run(PLAN, selfplay.ZONE_GAMES, processes=1).violations
    assert [violation.what for violation in found] == ["hidden zone 2 of seat 0 was never dealt anew, in no game"]


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (replace(PLAN, seats=9), "1 to 5 seats"),
        (replace(PLAN, game="chess"), "no game 'chess'"),
        (replace(PLAN, options={"deck": "salmon"}), "'salmon'"),
        (replace(PLAN, bots=("wild",)), "no bot 'wild'"),
        (replace(PLAN, hold=True), "needs --check"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(plan: Plan, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        run(plan, 1)


def test_tally() -> None:
    tally = Tally()
    for value in (2, -4, 4, 4, 5, 5, 7, 9):
        tally.add(value)
    assert (tally.count, tally.mean, tally.least, tally.most) == (8, 4.0, -4, 9)
    assert tally.sd == pytest.approx(3.8545, abs=1e-4)


def test_checks_at_a_share_of_the_decisions_do_not_change_the_games() -> None:
    whole = selfplay.Plan("nusfjord", 2, 7, check=True)
    sparse = selfplay.Plan("nusfjord", 2, 7, check=True, share=0.1)
    assert selfplay.play_game(sparse, 0).scores == selfplay.play_game(whole, 0).scores
    assert "--share 0.1" in sparse.command(0)
    with pytest.raises(OptionError, match="--share"):
        selfplay.Plan("nusfjord", 2, 7, share=0.1).validate()


def test_a_lost_piece_is_found_at_every_decision_even_when_all_else_is_checked_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(games.load("nusfjord")), "faults", lambda self, state: ["a fish is lost"])
    played = selfplay.play_game(selfplay.Plan("nusfjord", 2, 7, check=True, share=0.001), 0)
    assert played.violation is not None
    assert "a fish is lost" in played.violation.what
    assert played.decisions == 0
