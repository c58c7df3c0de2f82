"""docs/observations.md: every field of the observations of all games. `python -m langbord.lab.observation_page --write`

Without `--write` it says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from langbord import games
from langbord.engine.observation_layout import Field

PAGE: Final = Path("docs/observations.md")
GAMES: Final = Path(games.__file__).parent

HEAD: Final = """# Observations: what stands where

What a seat sees, as one row of numbers (`langbord.lab.envs.observations`, and every adapter of [the
laboratory](lab.md)). A row is made of what the seat may see and of nothing else: open things, its own hand, and the
question that is asked; a test deals all secrets anew at every decision and wants the same row. It has the same length
for every number of seats. The
fields of the table come first, then a block for each seat: the observer's own, then the others as they sit; blocks of
empty seats are 0. "By seat from the observer on" means the same order.

Every number is a count (in a few fields, such as `worker-at`, the number of a place) divided by *most* and cut off
at 1, so all lie between 0 and 1; *places* are counted from 0.
Things that have words (moves, cards, spaces, fields) stand in the order of the vocabulary, or of their numbers on the
cards. What is the same in every game of an edition (prices, crops of fields, texts of cards) is left out.

This page is made by `python -m langbord.lab.observation_page --write`; a test holds it to the code.
"""


def page() -> str:
    """The whole page: the games that come with the house, whatever else is installed."""
    own = [name for name in games.names() if games.plugin(name).folder.is_relative_to(GAMES)]
    return "\n".join([HEAD, *map(_game, own)])


def _game(name: str) -> str:
    of_game = games.plugin(name).observation
    assert of_game is not None
    layout = of_game().layout
    meta = games.meta(name)
    lines = [f"## {meta.title}", "", f"{layout.size} numbers, {layout.length('legal')} moves.", ""]
    lines += ["| field | places | length | most | meaning |", "|---|---|--:|--:|---|"]
    lines += _rows(layout.table, 0)
    lines += [
        "",
        f"Then {layout.seats} blocks of {layout.block} numbers, the first at place {layout.players}. Within a block:",
        "",
    ]
    lines += ["| field | places | length | most | meaning |", "|---|---|--:|--:|---|"]
    lines += [*_rows(layout.player, 0), ""]
    return "\n".join(lines)


def _rows(fields: list[Field], start: int) -> list[str]:
    lines: list[str] = []
    for field in fields:
        end = start + field.length - 1
        places = str(start) if field.length == 1 else f"{start}–{end}"
        lines.append(f"| {field.name} | {places} | {field.length} | {field.most} | {field.meaning} |")
        start = end + 1
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m langbord.lab.observation_page", description="The fields, listed.")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE}")
    if parser.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    if not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != page():
        print(f"{PAGE} is out of date: run python -m langbord.lab.observation_page --write", file=sys.stderr)
        return 1
    print(f"{PAGE} is up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
