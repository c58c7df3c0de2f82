"""The benchmark runs, with and without the engine it compares with, and leaves alone what was written by hand."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

from langbord.lab import bench


def test_without_catanatron_ours_is_still_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    rows, sentence = bench.measure(rounds=2, seconds=0.02)
    assert "catanatron is not installed" in sentence
    assert [row.name.split(",")[0] for row in rows] == ["decisions/s", "copy()", "imagine()"]


def test_with_another_engine_ratios_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SAMPLE_GAMES", 1)
    monkeypatch.setattr(bench, "catanatron", lambda: bench.Engine("the same again", bench.nusfjord().play))
    rows, sentence = bench.measure(rounds=3, seconds=0.02)
    assert rows[2].name == "ratio, round by round"
    assert len(rows[2].rounds.split()) == 3
    assert "Ratio of the medians" in sentence


def test_what_was_written_by_hand_stays(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    rows = [bench.Row("speed", "1", "", "")]
    bench.write(page, bench.page(rows, "Slow.", "once"))
    page.write_text(f"Before.\n{page.read_text(encoding='utf-8')}After.\n", encoding="utf-8")
    bench.write(page, bench.page(rows, "Fast.", "twice"))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Before.\n# Performance\n")
    assert text.endswith(f"{bench.END}\nAfter.\n")
    assert "Fast." in text
    assert "Slow." not in text


def test_the_page_does_not_tell_whose_machine_it_is() -> None:
    assert platform.node() not in "\n".join(bench.machine()).split()
