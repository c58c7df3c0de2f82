"""The word `hint` at the terminal, and `langbord turning`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from langbord import cli, games
from langbord.bots import turning
from langbord.terminal import hints
from tests.terminal.keyboard import typed

pytestmark = pytest.mark.compiled

RECORDS = Path(__file__).parent.parent / "games"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little thinking as will do."""
    monkeypatch.setattr(hints, "SECONDS", 0.05)
    for name, number in (("FIRST_LOOK", 6), ("SECOND_LOOK", 4), ("WEIGHED", 6), ("LEAST", 0.001)):
        monkeypatch.setattr(turning, name, number)


def test_a_hint_says_what_to_do_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    session, text = typed(monkeypatch, "deforest", "hint")  # whichever forest it names, the wood comes at once
    assert "% to win" in text
    assert "At once: +5 wood" in text
    assert session.position.words() == ["deforest"]  # nothing was played


def test_a_hint_in_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "language ru", "подсказка")
    assert "% на победу" in text


def test_a_finished_turn_is_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = typed(monkeypatch, "gold", "hint")
    assert "Your turn is finished" in text
    assert "% to win" not in text


def test_the_turning_points_of_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["turning", str(RECORDS / "nusfjord/records/won-2-seats.json")]) == 0
    text = capsys.readouterr().out
    assert "Chances to win along the game" in text
    assert "100 |" in text
    assert "1 Player 1" in text
    assert "Better: " in text


def test_the_turning_points_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["turning", str(RECORDS / "nusfjord/records/solo-basic.json"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"alone", "points", "slips"}
    assert found["alone"]


def test_what_has_no_turning_points_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "story.json"
    path.write_text(json.dumps(games.load("galzyr").new(1, seed=1).record()), encoding="utf-8")
    assert cli.main(["turning", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "it is a story" in error
