"""A data folder of its own for every run, and the ledger, printed at its end: which tests prove which paragraph."""

from __future__ import annotations

import ast
import atexit
import functools
import os
import re
import shutil
import tempfile
from pathlib import Path

import django
import pytest

from tests.databases import ON_POSTGRESQL, use_postgres

# No test touches the user's own data: the folder is chosen before Django reads its settings, which is why they are
# named here and not in pyproject.toml. The workers of xdist inherit it; each has a database of its own in it.
if "PYTEST_XDIST_WORKER" not in os.environ:
    _DATA = Path(tempfile.mkdtemp(prefix="langbord-tests-"))
    atexit.register(shutil.rmtree, _DATA, ignore_errors=True)
    os.environ["LANGBORD_DATA"] = str(_DATA)
    os.environ["LANGBORD_TEST_DATABASE"] = str(_DATA / "test.sqlite3")
    os.environ["LANGBORD_BOT_PAUSE"] = "0"
    os.environ["DJANGO_SETTINGS_MODULE"] = "langbord.server.settings"
    os.environ.pop("DATABASE_URL", None)
    if ON_POSTGRESQL:
        use_postgres()
    # Tests patch rules and read tracebacks, which compiled code knows nothing of: after `make fast` too they run the
    # plain sources, and test_compiled.py proves that compiled is the same. LANGBORD_COMPILED=1 asks for the other way.
    os.environ.setdefault("LANGBORD_COMPILED", "0")
django.setup()
collect_ignore = [] if ON_POSTGRESQL else ["postgres"]


@pytest.fixture(scope="session")
def django_db_keepdb() -> bool:
    """With PostgreSQL the whole server goes at the end: nobody must be made to let go of a database first."""
    return ON_POSTGRESQL


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
