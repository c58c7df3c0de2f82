"""The benchmark runs, with and without the engine it compares with, and leaves alone what was written by hand."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

from langbord import games
from langbord.lab import bench


def test_without_catanatron_ours_is_still_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setattr(games, "NAMES", ("nusfjord",))
    rows, sentences = bench.measure(rounds=2, seconds=0.02)
    assert "catanatron is not installed" in sentences[0]
    assert [row.name.split(",")[0] for row in rows] == ["decisions/s", *["Nusfjord"] * 3]
    assert [row.name.split(": ")[1].split(",")[0] for row in rows[1:]] == ["copy()", "imagine()", "copy()"]


def test_with_another_engine_ratios_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SAMPLE_GAMES", 1)
    monkeypatch.setattr(bench, "catanatron", lambda: bench.Engine("the same again", bench.ours("nusfjord").play))
    monkeypatch.setattr(games, "NAMES", ("nusfjord",))
    rows, sentences = bench.measure(rounds=3, seconds=0.02)
    assert rows[2].name == "ratio, Nusfjord, 3 seats"
    assert len(rows[2].rounds.split()) == 3
    assert "ratio of the medians" in sentences[0]


def test_what_was_written_by_hand_stays(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    rows = [bench.Row("speed", "1", "", "")]
    bench.write(page, bench.page(rows, ["Slow."], "once"))
    page.write_text(f"Before.\n{page.read_text(encoding='utf-8')}After.\n", encoding="utf-8")
    bench.write(page, bench.page(rows, ["Fast."], "twice"))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n# Performance\n")
    assert text.endswith(f"{bench.END}\nAfter.\n")
    assert "Fast." in text
    assert "Slow." not in text


def test_the_page_does_not_tell_whose_machine_it_is() -> None:
    assert platform.node() not in "\n".join(bench.machine()).split()
