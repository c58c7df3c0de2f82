"""Every test has a data folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the terminal keeps its games during a test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("LANGBORD_DATA", str(folder))
    return folder
