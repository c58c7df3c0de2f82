"""A paragraph of the rules may have a gist: a quoted line after it, apart or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord import locales, text
from langbord.text import Paragraph

RULES = """# Rules

## X1 The start

**X1.1** The first paragraph
over two lines.
> In short.

**X1.2** The second.

> Shorter still,
> in two lines.

**X1.3** Without.
"""


def test_the_gist_is_told_apart_from_the_paragraph(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "RULES.md").write_text(RULES, encoding="utf-8")
    monkeypatch.setattr(locales, "rules", lambda language, game: tmp_path / "RULES.md")
    assert text._rules("en", "x") == (
        Paragraph("X1.1", "The start", "The first paragraph over two lines.", "In short."),
        Paragraph("X1.2", "The start", "The second.", "Shorter still, in two lines."),
        Paragraph("X1.3", "The start", "Without.", ""),
    )
