"""Games by bots that show what is wrong with the cards of an edition."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.lab import edition_trial


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """House-2 with a building that nobody can pay and one that is far too good."""
    folder = tmp_path / "mine"
    folder.mkdir()
    heading = '[edition]\nname = "mine"\ngame = "nusfjord"\nextends = "house-2"\ndecks = ["herring"]\n'
    (folder / "board.toml").write_text(heading)
    dear = 'slot = "A01"\ncost = "90 wood"\npoints = 1\nclass = "now"\neffect = "gain 1 fish"'
    good = 'slot = "A02"\ncost = "nothing"\npoints = 20\nclass = "now"\neffect = "gain 9 fish"'
    (folder / "herring.toml").write_text(f"[[building]]\n{dear}\n[[building]]\n{good}\n")
    return folder


def test_dead_cards_and_outliers_are_found(edition: Path) -> None:
    trial = edition_trial.tried(edition, 60, processes=1)
    assert trial.games == 60
    assert "A01" in trial.untaken["deck herring"]
    assert ("deck herring", "A02") in [each[:2] for each in trial.outliers]
    assert not trial.broken_off
    report = "\n".join(trial.lines())
    assert "never taken: A01" in report
    assert "A02: whoever took it had +" in report
