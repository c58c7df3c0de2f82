"""Whether the tests notice: twenty faults, planted one at a time in a copy of the sources.

    python -m tools.planted_faults [NUMBER...]      # all of them take some minutes

Each fault is one a person might make, in the rules, the server or the engine, and is named with the tests that must
find it. The copy is tested as it is first; then a fault is caught if its tests fail. It is run whenever tests become
fewer or shorter (docs/decisions/0011-fast-tests.md); `make test` does not run it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from langbord import compiled

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "tools", "examples", "pyproject.toml", "setup.py")
PASSED, FAILED = 0, 1  # what pytest ends with


@dataclass(frozen=True)
class Fault:
    """What stands in a file under src/langbord/, what is put there instead, and where it must be noticed."""

    what: str
    file: str
    was: str
    now: str
    tests: str  # under tests/

    def text(self, root: Path) -> str:
        """The file with the fault. What it was must stand there once."""
        text = (root / "src/langbord" / self.file).read_text(encoding="utf-8")
        if text.count(self.was) != 1:
            raise ValueError(f"{self.file} no longer has, once, what is to be spoilt: {self.was!r}")
        return text.replace(self.was, self.now)


FAULTS = (
    Fault("the first of a shuffle is never left where it is", "engine/chance.py",
          "other = self.below(last + 1)", "other = self.below(last)", "engine/test_chance.py"),
    Fault("what chance has shown can be taken back", "engine/position.py",
          'self._move_barrier("chance")', "pass", "engine/test_position.py"),
    Fault("others read what is not settled", "engine/position.py",
          "if self.draft and self._asked[self._barrier][0] != who:", "if self.draft and who is None:",
          "engine/test_position.py"),
    Fault("one answer too many is taken back", "engine/position.py",
          "if answers > self.draft:", "if answers > self.draft + 1:", "engine/test_position.py"),
    Fault("shares that were not issued score", "games/nusfjord/rules/scoring.py",
          'Line("unissued", -unissued)', 'Line("unissued", unissued)', "games/nusfjord/test_scoring.py"),
    Fault("the fewest points win", "games/nusfjord/rules/scoring.py",
          "best = max(totals)", "best = min(totals)", "games/nusfjord/test_scoring.py"),
    Fault("rivals get fish before the action board", "games/nusfjord/rules/fishing.py",
          "ORDER: Final = (ELDERS_EAT, ON_BOARD, WITH_RIVALS,", "ORDER: Final = (ELDERS_EAT, WITH_RIVALS, ON_BOARD,",
          "games/nusfjord/test_fishing.py"),
    Fault("a tie is a majority", "games/keyharvest/rules/scoring.py",
          "all(hand.crops[crop] < own", "all(hand.crops[crop] <= own", "games/keyharvest/test_scoring.py"),
    Fault("the second group scores once", "games/keyharvest/rules/scoring.py",
          "2 * sizes[1]", "sizes[1]", "games/keyharvest/test_scoring.py"),
    Fault("a worker takes the place of an equal", "games/keyharvest/rules/placing.py",
          "if VALUE[other] >= value:", "if VALUE[other] > value:", "games/keyharvest/test_placing_workers.py"),
    Fault("the manager stands behind those who are there", "games/reykholt/rules/tourism.py",
          "state.players[order[place]].table > table", "state.players[order[place]].table >= table",
          "games/reykholt/test_track.py"),
    Fault("one greenhouse is harvested twice", "games/reykholt/rules/harvesting.py",
          "if house in self.done:", "if house in self.done[1:]:", "games/reykholt/test_harvesting.py"),
    Fault("steps cost nothing", "games/galzyr/rules/travel.py",
          "    cost = 1\n", "    cost = 0\n", "games/galzyr/test_travel.py"),
    Fault("the last window opens before its time", "games/galzyr/rules/skill_checks.py",
          "yield from _window(state, player, AFTER_ROLL)\n    yield from _window(state, player, LAST)",
          "yield from _window(state, player, LAST)\n    yield from _window(state, player, AFTER_ROLL)",
          "games/galzyr/test_checks.py"),
    Fault("a request that comes twice is refused", "server/tables/moves.py",
          "return board  # the same request, come a second time", "pass", "server/tables/test_gestures.py"),
    Fault("whoever is not asked may answer", "server/tables/moves.py",
          "if asked not in (None, seat):", "if asked not in (None, seat) and not words:",
          "server/pages/test_requests.py"),
    Fault("others see a turn before it is confirmed", "server/tables/moves.py",
          "if position.draft and drafting_seat(position) != seat:", "if position.draft and seat is None:",
          "server/tables/test_tables.py server/tables/test_fairness.py server/live/test_no_leak.py"),
    Fault("no limit is kept", "server/http/rate_limits.py",
          "if left < 1:", "if left < -10_000:", "attacks/test_floods.py"),
    Fault("half of a link is enough", "server/tables/seat_links.py",
          "if not any(hmac.compare_digest(token_of(link, secret).encode(), token.encode()) for secret in secrets):",
          "if link is None:",
          "server/tables/test_seat_links.py"),
    Fault("the curtain stays up when another has answered", "server/tables/curtain.py",
          "return all(seat == place.number for seat, _ in position.asked()[place.opened :])", "return True",
          "server/tables/test_curtain.py"),
)  # fmt: skip


def test(copy: Path, paths: set[str]) -> int:
    """What pytest ends with in the copy."""
    own = {compiled.SWITCH: "0", "PYTHONPATH": str(copy / "src"), "LANGBORD_LEDGER": "0"}
    how = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *(f"tests/{path}" for path in sorted(paths))]
    return subprocess.run(
        how, cwd=copy, env={**os.environ, **own}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ).returncode


def copied(folder: Path) -> Path:
    """A copy of all that the tests read."""
    built = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=built)
        else:
            shutil.copy2(ROOT / name, folder)
    return folder


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.planted_faults", description="Whether the tests notice.")
    parser.add_argument("numbers", type=int, nargs="*", metavar="NUMBER", help=f"1 to {len(FAULTS)} (all)")
    wanted = parser.parse_args().numbers or range(1, len(FAULTS) + 1)
    caught = 0
    with tempfile.TemporaryDirectory(prefix="langbord-faults-") as folder:
        copy = copied(Path(folder))
        sound = test(copy, {path for number in wanted for path in FAULTS[number - 1].tests.split()})
        if sound != PASSED:
            print("Without any fault these tests do not pass: mend that first.")
            return 1
        for number in wanted:
            fault = FAULTS[number - 1]
            file = copy / "src/langbord" / fault.file
            before = file.read_text(encoding="utf-8")
            file.write_text(fault.text(copy), encoding="utf-8")
            noticed = test(copy, set(fault.tests.split())) == FAILED
            file.write_text(before, encoding="utf-8")
            caught += noticed
            print(f"{number:2} {'caught' if noticed else 'NOT CAUGHT'}: {fault.what} ({fault.tests})", flush=True)
    print(f"{caught} of {len(wanted)} planted faults were caught")
    return int(caught < len(wanted))


if __name__ == "__main__":
    sys.exit(main())
