"""`langbord learn`: nets that get better by playing against themselves."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from langbord import games
from langbord.cli.shared import DONE, STOPPED, Commands, Parser, end
from langbord.engine.errors import OptionError

#: How many threads numpy takes, by the library that it was built with.
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def add_to(commands: Commands[Parser]) -> None:
    """What can be typed."""
    parser = commands.add_parser("learn", help="let the sharp bot learn a game from games against itself")
    parser.set_defaults(command=_learn)
    parser.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help="of the run, to go on with (build/learn/GAME)")
    parser.add_argument("--seed", type=int, default=1, help="whole number (1)")
    parser.add_argument("--games", type=int, default=5000, help="at most so many in a generation (5000)")
    parser.add_argument("--worlds", type=int, default=40, help="imagined for a move in those games (40)")
    parser.add_argument("--match", type=int, default=2000, help="at most so many against the best so far (2000)")
    parser.add_argument("--others", type=int, default=200, help="so many against each of the others (200)")
    parser.add_argument("--seats", type=int, nargs="+", default=[], metavar="N", help="only tables of this size (all)")
    parser.add_argument("--jobs", "--processes", type=int, help="how many games at a time (one for each core)")
    parser.add_argument("--plot", type=Path, metavar="FOLDER", help="draw losses, matches and chances there")
    parser.add_argument("--install", action="store_true", help="learn nothing more: put the best net beside the game")


def _learn(args: argparse.Namespace) -> int:
    for name in THREADS:  # before numpy is loaded: its matrices are small, and threads would wait for each other
        os.environ.setdefault(name, "1")
    from langbord.lab import matplotlib_helpers as plots
    from langbord.lab import process_map
    from langbord.lab.learn import plot, run

    if min(args.minutes, args.games, args.worlds, args.match, args.others) <= 0:
        raise OptionError("minutes, games and worlds are to be more than nothing")
    folder = args.folder or Path("build/learn") / args.game
    if args.plot is not None:
        plots.check(args.plot / "losses.png") if args.plot.is_dir() else plots.check(args.plot)
    plan = run.Plan(
        args.game,
        folder,
        args.seed,
        args.games,
        args.worlds,
        args.match,
        args.others,
        process_map.processes_for(args.games, args.jobs),
        tuple(args.seats),
    )
    if args.install:
        for path in run.install(plan, _tell):
            print(f"written: {path}")
        return DONE
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        for history in run.learn(plan, args.minutes * 60, _tell):
            if args.plot is not None:
                plot.draw(args.plot, history, folder)
    except KeyboardInterrupt:
        return end(STOPPED, f"stopped; the same command goes on in {folder}")
    champion = run.history_of(plan).champion
    _tell(f"the best net: {folder / champion['net']}" if champion else "no net was better than what people wrote")
    return DONE


def _tell(sentence: str) -> None:
    print(sentence, flush=True)
