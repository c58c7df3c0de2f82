"""The log: every line that the rules tell has its text, and every text is told."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from langbord.engine import start_player
from langbord.games.keyharvest import rules
from langbord.locales import languages
from tests.messages import messages

SOURCES = [*sorted(Path(rules.__file__).parent.glob("*.py")), Path(start_player.__file__)]


@pytest.mark.parametrize("language", languages())
def test_every_text_of_the_log_is_told_and_every_line_has_its_text(language: str) -> None:
    strings = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    told = {
        key
        for path in SOURCES
        for key in re.findall(r"""\btell\((?:state, )?"([\w-]+)\"""", path.read_text(encoding="utf-8"))
    }
    written = {key.removeprefix("log-") for key in messages(language, "keyharvest") if key.startswith("log-")}
    assert told <= written
    assert written <= strings
