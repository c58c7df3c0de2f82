"""The folder of an arena: every game as a record, so that it can be looked at, and the arena gone on with.

`arena.json` says what is played, `games.jsonl` holds a record a line, `faults.jsonl` the games that broke off.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from langbord import games
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.meta import Options
from langbord.lab.arena.results import Result, from_line

HEADING, GAMES, FAULTS = "arena.json", "games.jsonl", "faults.jsonl"


class Folder:
    """Where the games of one arena are kept."""

    def __init__(self, path: Path, game: str, seats: int, seed: int, bots: tuple[str, ...], options: dict[str, str]):
        meta = games.meta(game)
        self.rules: Game[Any] = games.load(game)
        complete = meta.complete(meta.check_seats(seats), options)
        edition, content = self.rules.edition(complete)
        self.path = path
        self.heading: dict[str, Any] = {
            "game": game,
            "rules": meta.rules,
            "edition": f"{edition} ({content})",
            "seats": seats,
            "options": complete,
            "bots": list(bots),
            "seed": seed,
        }

    def take_up(self) -> list[Result]:
        """The games that lie here already; a folder of another arena is refused."""
        self.path.mkdir(parents=True, exist_ok=True)
        heading = self.path / HEADING
        if heading.exists():
            self._compare(heading)
        elif (self.path / GAMES).exists():
            raise OptionError(f"'{self.path}' holds games, but no {HEADING} that says of which arena")
        else:
            heading.write_text(json.dumps(self.heading, indent=1) + "\n", encoding="utf-8")
        return [*self._results(GAMES), *self._results(FAULTS)]

    def _compare(self, heading: Path) -> None:
        try:
            found = json.loads(heading.read_text(encoding="utf-8"))
            other = [name for name, value in self.heading.items() if found.get(name) != value]
            if other == ["edition"] and self._has_another_hash(str(found["edition"])):
                other = []
        except (ValueError, AttributeError):
            raise OptionError(f"'{heading}' is not what an arena has written") from None
        if other:
            name = other[0]
            raise OptionError(
                f"'{self.path}' holds another arena: {name} {_said(found.get(name))}, not {_said(self.heading[name])}"
            )

    def _has_another_hash(self, told: str) -> bool:
        """Whether the same edition is told as an older version told it."""
        name, _, content = told.removesuffix(")").rpartition(" (")
        options: Options = self.heading["options"]
        return self.rules.find_edition(options, name, content) == options

    def _results(self, name: str) -> list[Result]:
        path = self.path / name
        if not path.exists():
            return []
        text = path.read_text(encoding="utf-8")
        whole, _, cut = text.rpartition("\n")
        if cut:  # stopped in the middle of a line
            path.write_text(whole + "\n" if whole else "", encoding="utf-8")
        found: list[Result] = []
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                found.append(from_line(json.loads(line)))
            except (ValueError, KeyError, TypeError):
                raise OptionError(f"{path}:{number}: this is not a game of an arena") from None
        return found

    def add(self, result: Result) -> None:
        """One more game."""
        path = self.path / (GAMES if result.fault is None else FAULTS)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.as_line(), ensure_ascii=False, separators=(",", ":")) + "\n")


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {found}" for name, found in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
