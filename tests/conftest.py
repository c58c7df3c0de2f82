"""The ledger: which paragraph of which RULES.md is proved by which tests. Printed at the end of every run."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = sorted((TESTS.parent / "src/langbord/games").glob("*/RULES.md"))


@functools.cache
def citations() -> dict[str, list[str]]:
    """Paragraph → the tests that cite it, read from the test files themselves."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for argument in mark.args:
                        assert isinstance(argument, ast.Constant), f"{path}: @rule takes plain texts"
                        found.setdefault(str(argument.value), []).append(f"{path.name}::{node.name}")
    return found


def paragraphs(path: Path) -> list[str]:
    """The numbered paragraphs of a RULES.md, in order."""
    return re.findall(r"^\*\*([A-Z]\d+\.\d+)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the ledger."""
    for path in RULES:
        wanted = paragraphs(path)
        proofs = {number: citations().get(number, []) for number in wanted}
        missing = [number for number, tests in proofs.items() if not tests]
        terminalreporter.section(f"ledger: {path.parent.name}")
        terminalreporter.write_line(" ".join(f"{number}:{len(tests)}" for number, tests in proofs.items()))
        terminalreporter.write_line(
            f"{len(wanted) - len(missing)} of {len(wanted)} paragraphs proved"
            + (f"; NOT PROVED: {', '.join(missing)}" if missing else "")
        )
