"""Commands of the laboratory: bots among themselves, records, editions."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from langbord.cli.shared import (
    BAD,
    DONE,
    FAULT,
    STOPPED,
    Commands,
    Parser,
    add_game,
    add_language,
    end,
    names_in,
    options_of,
    wide_console,
)
from langbord.engine.errors import OptionError


def add_to(commands: Commands[Parser]) -> None:
    """What can be typed."""
    _add_selfplay(commands)
    _add_arena(commands)
    _add_balance(commands)
    _add_replay(commands)
    _add_turning(commands)
    _add_edition(commands)


def _selfplay(args: argparse.Namespace) -> int:
    from rich.console import Console

    from langbord.lab.selfplay import run as selfplay

    plan = selfplay.Plan(
        args.game,
        args.seats,
        args.seed,
        options_of(args),
        tuple(name for names in args.bots for name in names),
        check=args.check,
        share=args.share,
        hold=args.hold,
        keep_records=args.out is not None,
    )
    summary = selfplay.run(plan, args.games, first=args.first, processes=args.jobs, out=args.out)
    console = Console()
    with console.capture() as captured:  # printed by us: rich ends the program by itself when a pipe is closed
        summary.show(console, list(plan.bots) if len(plan.bots) > 1 else list(plan.bots) * plan.seats)
    print(captured.get(), end="")
    if summary.violations:
        return end(FAULT, f"{len(summary.violations)} violations: this is a bug, please report it with the words above")
    return DONE


def _add_selfplay(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("selfplay", help="let bots play many games on all cores")
    parser.set_defaults(command=_selfplay)
    add_game(parser)
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument(
        "--seed", type=int, default=1, help="whole number; game k of a seed is always the same game (1)"
    )
    parser.add_argument("--first", type=int, default=0, metavar="K", help="begin with game K of the seed (0)")
    parser.add_argument(
        "--bots",
        type=names_in,
        nargs="+",
        default=[["random"]],
        metavar="BOT",
        help="random, calm, steady, sharp, sharp:400: one for all seats, or one for each",
    )
    parser.add_argument("--jobs", "--processes", type=int, help="how many at a time (one for each core)")
    parser.add_argument("--check", action="store_true", help="check the engine at every decision (slow)")
    parser.add_argument(
        "--share", type=float, default=1.0, help="with --check: check all at so many of the decisions (1.0)"
    )
    parser.add_argument("--hold", action="store_true", help="with --check: also hold finished turns and take some back")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the records there, one a line")


def _arena(args: argparse.Namespace) -> int:
    from langbord.lab import matplotlib_helpers as plots
    from langbord.lab.arena import plot as arena_plot
    from langbord.lab.arena import run as arena
    from langbord.lab.arena import statistics, store

    plots.check_picture(args.plot)
    statistics.new_model()
    options = options_of(args)
    bots = tuple(name for names in args.bots for name in names)
    plan = arena.Plan(args.game, args.seats, args.seed, bots, options, keep_records=args.keep is not None)
    plan.validate()
    folder = args.keep and store.Folder(args.keep, plan.game, plan.seats, plan.seed, plan.bots, options)
    outcome = arena.run(plan, args.games, processes=args.jobs, folder=folder, cluster=args.ray)
    figures = statistics.Figures(outcome)
    if args.json:
        print(json.dumps(statistics.as_json(figures), indent=1, ensure_ascii=False), flush=True)
    else:
        console = wide_console()
        with console.capture() as captured:  # printed by us: rich ends the program by itself when a pipe is closed
            statistics.show(console, figures)
        print(captured.get(), end="", flush=True)
    if args.plot is not None:
        arena_plot.draw(figures, args.plot)
    if outcome.stopped:
        return end(STOPPED, "stopped")
    return end(FAULT, f"{len(figures.faults)} games broke off, see above") if figures.faults else DONE


def _add_arena(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("arena", help="let bots play against each other, and rate them")
    parser.set_defaults(command=_arena)
    add_game(parser)
    parser.add_argument(
        "--bots", type=names_in, nargs="+", default=[["steady", "calm"]], metavar="BOT", help="who plays (steady calm)"
    )
    parser.add_argument("--games", type=int, default=100, help="how many, all bots together (100)")
    parser.add_argument("--seed", type=int, default=1, help="whole number; the same seed is the same arena (1)")
    parser.add_argument("--jobs", "--processes", type=int, help="how many games at a time (one for each core)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep every game there, and go on from there")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw ratings and pairs, such as arena.png")
    parser.add_argument("--json", action="store_true", help="the figures as JSON, and nothing else")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster, or on one begun here"
    )


def _balance(args: argparse.Namespace) -> int:
    from langbord.engine.balance import LineUp
    from langbord.lab import matplotlib_helpers as plots
    from langbord.lab.balance import games
    from langbord.lab.balance import plot as balance_plot
    from langbord.lab.balance import report as balance

    chosen = options_of(args)
    line_ups = games.line_ups(args.game)
    if args.seats is not None or chosen:
        seats = args.seats or 2
        titles = [f"{seats} seats", *(f"{name} {value}" for name, value in chosen.items())]
        line_ups = (LineUp(", ".join(titles), seats, chosen),)
    if args.games < 1:
        raise OptionError(f"{args.games} games cannot be played")
    plots.check(args.plot)
    reports = []
    for line_up in line_ups:
        report = games.measure(args.game, line_up, args.bots, args.games, args.seed, args.jobs, args.keep)
        reports.append(report)
        if args.plot is not None:
            balance_plot.draw(args.plot, args.game, report)
        if not args.json:
            console = wide_console()
            with console.capture() as captured:
                balance.show(console, report)
            print(captured.get(), end="", flush=True)
    if args.json:
        print(balance.dump(reports))
    elif len(reports) > 1:
        print("\n".join(["", *balance.summary(args.game, reports)]))
    setting = "".join(f" --option {name}={value}" for name, value in chosen.items())
    setting += f" --seats {args.seats}" if args.seats else ""
    how = f"langbord balance {args.game}{setting} --bots {args.bots} --games {args.games} --seed {args.seed}"
    if args.report is not None:
        args.report.write_text(balance.page(args.game, reports, how), encoding="utf-8")
    if args.write is not None:
        balance.write(args.write, args.game, reports, f"{how} --write")
    return DONE


def _add_balance(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("balance", help="what is taken how often, and what it does to winning")
    parser.set_defaults(command=_balance)
    add_game(parser)
    parser.set_defaults(seats=None)  # without seats and options: all line-ups of the game
    parser.add_argument("--bots", "--bot", default="steady", metavar="BOT", help="who plays all seats (steady)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each line-up (1000)")
    parser.add_argument("--seed", type=int, default=1, help="whole number (1)")
    parser.add_argument("--jobs", "--processes", type=int, help="how many games at a time (one for each core)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep every game there, and go on from there")
    parser.add_argument("--plot", type=Path, metavar="FOLDER", help="draw a picture of each line-up there")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with all figures there")
    parser.add_argument("--json", action="store_true", help="as JSON")
    page = Path("docs/balance.md")
    parser.add_argument("--write", type=Path, nargs="?", const=page, metavar="FILE", help=f"write it to {page} too")


def _replay(args: argparse.Namespace) -> int:
    from langbord.lab import records

    record = records.read(args.file, args.line)
    position = records.replay(args.file, record, args.at)
    of = len(record["words"])
    if args.json:
        print(json.dumps(records.as_json(position, of), ensure_ascii=False, indent=1))
    else:
        print(records.as_text(position, of, args.language))
    return DONE


def _add_replay(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("replay", help="check a record and tell where it stands")
    parser.set_defaults(command=_replay)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N words")
    parser.add_argument("--line", type=int, metavar="N", help="the record on this line (from 1), of a file with many")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)


def _turning(args: argparse.Namespace) -> int:
    from langbord.bots import turning
    from langbord.lab import records
    from langbord.terminal import turning_points as told

    record = records.read(args.file, args.line)
    study = told.study(args.file, record)
    if args.json:
        found = {key: study[key] for key in ("alone", "points", "slips")}
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print(told.as_text(args.file, record, turning.result(study), args.language))
    return DONE


def _add_turning(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("turning", help="show where the game of a record turned")
    parser.set_defaults(command=_turning)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--line", type=int, metavar="N", help="the record on this line (from 1), of a file with many")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)


def _edition_check(args: argparse.Namespace) -> int:
    from langbord.lab import edition_check

    found = edition_check.mistakes(args.path)
    for line in found:
        print(line, file=sys.stderr)
    if found:
        return BAD
    print(edition_check.contents(args.path))
    if args.play:
        from langbord.lab import edition_trial

        if not args.path.is_dir():
            return end(BAD, "games can be played with a whole edition: name its folder")
        for line in edition_trial.tried(args.path, args.play).lines():
            print(line)
    return DONE


def _add_edition(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("edition", help="work on an edition")
    inner = parser.add_subparsers(metavar="COMMAND", required=True)
    check = inner.add_parser("check", help="tell every mistake with file, line and column")
    check.set_defaults(command=_edition_check)
    check.add_argument("path", type=Path, metavar="PATH", help="the folder of an edition, or one .toml file of it")
    check.add_argument(
        "--play",
        type=int,
        nargs="?",
        const=200,
        default=0,
        metavar="GAMES",
        help="play games by bots (200), and tell cards that nobody takes, games that do not end, cards that stand out",
    )
