"""`langbord new-game` makes a package that keeps to the contract as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests import installed

ROOT = Path(__file__).parents[2]
LANGBORD = Path(sys.executable).with_name("langbord")


def call(*command: str | Path, cwd: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    known = os.environ.get("PYTHONPATH", "")
    ours = ("PYTEST_", "DJANGO_", "LANGBORD_TEST")  # the database of this run is not for that one
    own = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    own |= {"PYTHONPATH": os.pathsep.join(filter(None, (path, known))), "LANGBORD_LEDGER": "0"}
    return subprocess.run(command, cwd=cwd, env=own, capture_output=True, text=True, check=False)


def test_a_new_game_passes_the_contract_tests_as_it_is(tmp_path: Path) -> None:
    made = call(LANGBORD, "new-game", "cairn", cwd=tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    package = tmp_path / "cairn"
    again = call(LANGBORD, "new-game", "cairn", cwd=tmp_path)
    assert (again.returncode, again.stderr) == (2, "langbord: cairn is there already\n")
    assert call(LANGBORD, "new-game", "My Game", cwd=tmp_path).stderr.startswith("langbord: 'My Game' is no name")
    lint = ("check", "--isolated", "--select", "E,F", "--line-length", "120", package)
    ruff = call(Path(sys.executable).with_name("ruff"), *lint, cwd=ROOT)
    assert ruff.returncode == 0, ruff.stdout
    path = os.pathsep.join(map(str, (package, installed.note(package, tmp_path / "site"))))
    checked = call(LANGBORD, "check-game", "cairn", cwd=tmp_path, path=path)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")
    pytest = (sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header")
    own = call(*pytest, "-c", os.devnull, package / "tests", cwd=package, path=path)
    assert own.returncode == 0, own.stdout
    rooms = ("tests/contract/test_games.py", "tests/contract/test_pages.py")
    house = call(*pytest, *rooms, "-k", "cairn", cwd=ROOT, path=path)
    assert house.returncode == 0, house.stdout
    assert house.stdout.splitlines()[0].count(".") >= 10, house.stdout
