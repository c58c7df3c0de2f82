"""Playing and keeping the games that balance is counted by.

A folder holds a file for each line-up, bot and seed, with a record a line, game 0 first: what `langbord selfplay --out`
writes. A file can be gone on with, and is counted anew each time.
"""

from __future__ import annotations

import functools
import itertools
import json
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from langbord import games
from langbord.engine.balance import LineUp
from langbord.engine.errors import EngineFault, LangbordError, OptionError
from langbord.lab import process_map
from langbord.lab.balance.count import Report, Sheet, sheet_of, tally_of
from langbord.lab.selfplay import run
from langbord.lab.selfplay.run import Plan


def line_ups(game: str) -> tuple[LineUp, ...]:
    """The line-ups that the game wants to be judged by."""
    found: tuple[LineUp, ...] = tally_of(game).line_ups
    return found


def measure(
    game: str, line_up: LineUp, bot: str, count: int, seed: int, processes: int | None = None, keep: Path | None = None
) -> Report:
    """Play the games of one line-up and count; a line-up may want fewer than `count`."""
    tally_of(game)
    count = min(count, line_up.games or count)
    plan = Plan(game, line_up.seats, seed, line_up.options, (bot,), keep_answers=True)
    plan.validate()
    processes = process_map.processes_for(count, processes)
    report = Report(line_up)
    sheets = _sheets(plan, count, processes) if keep is None else _kept_sheets(plan, line_up, count, processes, keep)
    with process_map.progress(count) as advance:
        for sheet in sheets:
            report.add(sheet)
            advance(1)
    return report


def _sheets(plan: Plan, count: int, processes: int) -> Iterator[Sheet]:
    with closing(process_map.spread(functools.partial(_play, plan), range(count), processes)) as played:
        for sheet, _ in played:
            yield sheet


def _play(plan: Plan, number: int) -> tuple[Sheet, dict[str, Any] | None]:
    """Play one game and count it; a game that is broken off is an error."""
    played = run.play_game(plan, number)
    if played.violation is not None:
        raise EngineFault(str(played.violation))
    return sheet_of(plan, number, (word for _, _, word in played.answers)), played.record


# --- with a folder --------------------------------------------------------------------------------------------------


def _kept_sheets(plan: Plan, line_up: LineUp, count: int, processes: int, folder: Path) -> Iterator[Sheet]:
    """Those that lie there, then the rest, which are written down."""
    plan = replace(plan, keep_records=True)
    folder.mkdir(parents=True, exist_ok=True)
    path = file_of(folder, plan, line_up)
    kept = list(itertools.islice(_read(path, plan), count))
    with closing(process_map.spread(functools.partial(_count, path, plan), enumerate(kept), processes)) as counted:
        yield from counted
    rest = process_map.spread(functools.partial(_play, plan), range(len(kept), count), processes)
    with path.open("a", encoding="utf-8") as file, closing(rest) as played:
        for sheet, record in played:
            file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
            file.flush()
            yield sheet


def file_of(folder: Path, plan: Plan, line_up: LineUp) -> Path:
    """The file of a line-up."""
    name = f"{plan.game} {line_up.title} {plan.bots[0]} seed {plan.seed}"
    return folder / (re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") + ".jsonl")


def _read(path: Path, plan: Plan) -> Iterator[list[str]]:
    """The words of each game in a file; a line that was cut off is taken away."""
    if not path.exists():
        return
    text = path.read_text(encoding="utf-8")
    whole, _, cut = text.rpartition("\n")
    if cut:
        path.write_text(whole + "\n" if whole else "", encoding="utf-8")
    heading = _heading(plan)
    game = games.load(plan.game)
    del heading["edition"]  # older versions told it otherwise
    for number, line in enumerate(whole.splitlines()):
        try:
            record = json.loads(line)
            fits = all(record[name] == value for name, value in heading.items())
            fits = fits and game.find_told(heading["options"], record["edition"]) == heading["options"]
            fits = fits and record["origin"] == {"seed": plan.game_seed(number)}
            words: list[str] = record["words"]
        except (ValueError, KeyError, TypeError):
            raise OptionError(f"{path}:{number + 1}: this is not a record") from None
        if not fits:
            raise OptionError(f"{path}:{number + 1}: this is game {number} of other rules or cards; remove the file")
        yield words


def _heading(plan: Plan) -> dict[str, Any]:
    """What all records of a plan have in common."""
    game = games.load(plan.game)
    options = game.meta.complete(plan.seats, plan.options)
    edition, content = game.edition(options)
    return {
        "game": plan.game,
        "rules": game.meta.rules,
        "edition": {"name": edition, "hash": content},
        "seats": plan.seats,
        "options": options,
    }


def _count(path: Path, plan: Plan, kept: tuple[int, list[str]]) -> Sheet:
    number, words = kept
    try:
        return sheet_of(plan, number, words)
    except LangbordError as error:
        raise OptionError(f"{path}:{number + 1}: {error}") from None
