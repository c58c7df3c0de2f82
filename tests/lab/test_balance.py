"""Balance counts who took what and how they fared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from langbord import cli
from langbord.engine.tally import LineUp
from langbord.lab import balance
from langbord.lab.balance import Report

#: Seat 0 takes gold and wins, seat 1 takes the ship twice.
ANSWERS = [(0, "place-worker", "gold"), (1, "place-worker", "ship"), (1, "place-worker", "ship"), (1, "serve", "gold")]


def test_lift_is_the_holders_share_of_wins_against_an_even_one() -> None:
    report = Report(LineUp("two", 2))
    report.add(ANSWERS, [30, 20], [0], "nusfjord")
    report.add(ANSWERS, [20, 30], [0, 1], "nusfjord")
    figures = balance.as_json(report)
    assert figures["tables"]["spaces"]["gold"]["lift"] == 0.25
    assert figures["tables"]["spaces"]["ship"] | {"error": 0} == {
        "per_game": 2.0,
        "holders": 2,
        "lift": -0.25,
        "error": 0,
    }
    assert [place["lift"] for place in figures["places"]] == [0.25, -0.25]


def test_the_first_to_be_asked_has_the_first_place() -> None:
    report = Report(LineUp("three", 3))
    report.add([(2, "place-worker", "gold")], [1, 1, 9], [2], "nusfjord")
    assert [place.wins for place in report.places] == [1.0, 0.0, 0.0]


def test_games_that_nobody_wins_lower_what_is_even() -> None:
    report = Report(LineUp("two", 2))
    report.add(ANSWERS, [1, 1], [], "nusfjord")
    report.add(ANSWERS, [2, 1], [0], "nusfjord")
    assert report.even() == 0.25


def test_the_command_writes_its_chapter_and_leaves_the_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.md"
    page.write_text("# Balance\n\nBy hand.\n", encoding="utf-8")
    args = ["balance", "nusfjord", "--seats", "2", "--games", "2", "--bot", "calm", "--processes", "1"]
    for _ in range(2):
        assert cli.main([*args, "--write", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("## Nusfjord\n") == 1
    assert "By hand." in text
    assert "| gold |" in text
    capsys.readouterr()
    assert cli.main([*args, "--json"]) == 0
    (figures,) = json.loads(capsys.readouterr().out)
    assert figures["games"] == 2
    assert sum(place["lift"] for place in figures["places"]) == pytest.approx(0, abs=1e-3)


def test_a_game_has_line_ups_that_can_be_played() -> None:
    for line_up in balance.line_ups("nusfjord"):
        assert balance.measure("nusfjord", line_up, "random", 1, 7, 1).games == 1
