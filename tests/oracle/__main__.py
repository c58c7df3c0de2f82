"""The long form: `python -m tests.oracle --questions 100000`, so many of each game."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from langbord import COMPILED, games
from tests.oracle.compare import ORACLES, Tally, compare
from tests.oracle.faults import FAULTS, found

PAGE = Path(__file__).parents[2] / "docs" / "second-generators.md"
KEPT = Path(__file__).parents[2] / "build" / "oracle"  # what has been measured, until the page is written

HEAD = """# The second move generators, in figures

Which words may be answered is worked out twice: by the rules, and by [`tests/oracle`](../tests/oracle), which was
written from the rulebook. It imports nothing of the rules (a test looks) and is given what the asked seat is given: the
view, the question, and what has been said aloud since the turn began. What a card says is read from the edition or the
book, as a player reads it. Random games of all set-ups are played, and each question is put to both.
*Exactly*: the same words. *Subset*: the rules allow nothing beyond what the generator names, which knows that it cannot
know all. *Not*: the question is not looked at.

Written by `python -m tests.oracle --questions 100000 --write` and `python -m tests.oracle --faults --write`."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("--questions", type=int, default=100_000, help="how many of each game (100000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (1)")
    parser.add_argument("--only", choices=ORACLES, help="this game alone")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE; printed only")
    parser.add_argument("--faults", action="store_true", help="plant the faults instead, one by one")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(PAGE.parents[1])} anew")
    args = parser.parse_args()
    chosen = [game for game in ORACLES if args.only in (None, game)]
    options = dict(each.split("=", 1) for each in args.option)
    sound = plant(chosen, args.questions) if args.faults else agree(chosen, args.questions, args.seed, options)
    if args.write:
        write()
    return 0 if sound else 1


def keep(name: str, text: str, kept: bool = True) -> None:
    """Print what was measured, and keep it for the page."""
    print(text, flush=True)
    if not kept:
        return
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{name}.md").write_text(text + "\n", encoding="utf-8")


def agree(chosen: list[str], questions: int, seed: int, options: dict[str, str]) -> bool:
    """Put the questions of random games to both; whether they agree everywhere."""
    wrong = 0
    for game in chosen:
        begun = time.process_time()
        tally = compare(game, questions, seed, options=options)
        keep(game, "\n".join(_told(game, tally)), kept=not options)
        print(f"  {time.process_time() - begun:.0f} s")
        for told in tally.faults:
            print(f"  {told}", flush=True)
        wrong += len(tally.faults)
    return not wrong


def _told(game: str, tally: Tally) -> Iterator[str]:
    yield f"## {games.meta(game).title}"
    yield ""
    disagree = f"{len(tally.faults)} disagreements" if tally.faults else "no disagreement"
    yield f"{tally.questions:,} questions, {tally.share:.1%} compared exactly: {disagree}."
    yield ""
    yield "| question | compared | exactly | subset | not |"
    yield "|---|---|--:|--:|--:|"
    yield from tally.table()


def plant(chosen: list[str], questions: int) -> bool:
    """Plant the faults; whether each is found."""
    if COMPILED:
        print("Faults can be planted in the plain sources only: LANGBORD_COMPILED=0.", file=sys.stderr)
        return False
    lines = ["| game | fault | found by question | at |", "|---|---|--:|---|"]
    caught, planted = 0, 0
    for fault in FAULTS:
        if fault.game not in chosen:
            continue
        sign = found(fault, questions)
        planted += 1
        caught += bool(sign)
        place = f"`{sign.prompt}`" if sign.prompt else "an error" if sign else "–"
        lines.append(f"| {games.meta(fault.game).title} | {fault.name} | {sign.questions:,} | {place} |")
        print(f"{fault.game}: {fault.name}: {sign.what or 'NOT FOUND'}", flush=True)
    heading = f"## Faults planted in the rules\n\n{caught} of {planted} found, each within {questions:,} questions.\n\n"
    keep("faults", heading + "\n".join(lines))
    return caught == planted


def write() -> None:
    """The page, of all that has been measured."""
    parts = [KEPT / f"{name}.md" for name in (*ORACLES, "faults")]
    texts = [part.read_text(encoding="utf-8").rstrip() for part in parts if part.exists()]
    PAGE.write_text("\n\n".join([HEAD, *texts]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
