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
from django.conf import settings
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from tests import installed
from tests.databases import ON_POSTGRESQL, use_postgres

# No test touches the user's own data: the folder is chosen before Django reads its settings, which is why they are
# named here and not in pyproject.toml. The workers of xdist inherit it; each has a database of its own in it.
#
# Tests patch rules and read tracebacks, which compiled code knows nothing of: after `make fast` too they run the plain
# sources, unless LANGBORD_COMPILED=1 asks for the other way, as `make test` does for those that are marked `compiled`.
# That is settled when langbord is loaded, so before it.
ON_COMPILED = os.environ.setdefault("LANGBORD_COMPILED", "0") == "1"
if "PYTEST_XDIST_WORKER" not in os.environ:
    _DATA = Path(tempfile.mkdtemp(prefix="langbord-tests-"))
    atexit.register(shutil.rmtree, _DATA, ignore_errors=True)
    os.environ["LANGBORD_DATA"] = str(_DATA)
    os.environ["LANGBORD_TEST_DATABASE"] = str(_DATA / "test.sqlite3")
    os.environ["LANGBORD_BOT_PAUSE"] = "0"
    os.environ.pop("DATABASE_URL", None)
    os.environ["LANGBORD_TESTS_SITE"] = str(installed.note(installed.SKERRY, _DATA / "site"))
    if ON_POSTGRESQL:
        use_postgres()
# A game of another package is there in all tests, and nowhere else: nobody meets it in `make play`.
installed.on_path(installed.SKERRY, Path(os.environ["LANGBORD_TESTS_SITE"]))
os.environ["DJANGO_SETTINGS_MODULE"] = "langbord.server.settings"
django.setup()
settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # one that is not slow by itself
# Nothing here is about wall-clock time: a busy machine finds no fault.
hypothesis_settings.register_profile("any_machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
hypothesis_settings.load_profile("any_machine")
TESTS = Path(__file__).parent
#: Rooms where every test is as if it had a mark.
MARKED = {TESTS / "browser": "compiled", TESTS / "postgres": "both", TESTS / "load": "both"}


#: What takes longest is begun first: of what is still to be done a worker without work takes the end. A file of
#: `titles` plays one game for all its tests, and two workers would play it twice.
FIRST = (TESTS / "browser/titles", TESTS / "load", TESTS / "postgres")


def mark_of(path: Path) -> str | None:
    """The mark that the room of a file gives."""
    return next((mark for room, mark in MARKED.items() if path.is_relative_to(room)), None)


collect_ignore = [] if ON_POSTGRESQL else ["postgres"]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """A worker reads Django's settings as soon as it finds this, with the path that this process began with: before
    the game of another package is on it. It is told again above."""
    os.environ.pop("DJANGO_SETTINGS_MODULE", None)


def pytest_configure() -> None:
    from langbord import COMPILED

    if ON_COMPILED and not COMPILED:
        pytest.exit("LANGBORD_COMPILED=1, but nothing is compiled from these sources: run make fast, or make test", 2)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """On the compiled build only files with that mark are read: others derive from what is compiled, which cannot be.
    With `-m both` only those with that mark, for time."""
    if collection_path.suffix != ".py":
        return None
    wanted = ["compiled"] if ON_COMPILED else re.findall(r"\bboth\b", config.option.markexpr)
    if not wanted or mark_of(collection_path) == wanted[0]:
        return None
    return f"mark.{wanted[0]}" not in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the marks of their rooms, before anything is chosen by marks; the long ones to the front."""
    items.sort(key=lambda item: not any(item.path.is_relative_to(room) for room in FIRST))
    for item in items:
        mark = mark_of(item.path)
        if mark:
            item.add_marker(mark)


@pytest.fixture(scope="session")
def django_db_keepdb() -> bool:
    """With PostgreSQL the whole server goes at the end: nobody must be made to let go of a database first."""
    return ON_POSTGRESQL


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
    """Print the ledger, once in a run of several processes."""
    if os.environ.get("LANGBORD_LEDGER") == "0":
        return
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
