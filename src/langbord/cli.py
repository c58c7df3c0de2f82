"""One command: langbord.

Whatever goes wrong ends with one sentence on stderr and an exit code: 2 for what was typed or read, 70 for a bug of
ours, 130 for Ctrl-C.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from langbord import COMPILED, games
from langbord.engine.errors import EngineFault, LangbordError, OptionError

if TYPE_CHECKING:
    from rich.console import Console

DONE, BAD, FAULT, STOPPED = 0, 2, 70, 130
LANGUAGES = ("en", "ru")
TABLE = 110  # columns of a table in a file


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and say how it went."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without Cyrillic shows question marks rather than an error
    try:
        args = _parser().parse_args(argv)
        code: int = args.command(args)
        sys.stdout.flush()
        return code
    except SystemExit as stop:  # argparse has spoken
        return stop.code if isinstance(stop.code, int) else BAD
    except LangbordError as error:
        return _end(BAD, _one_line(str(error)))
    except BrokenPipeError:
        _forget_stdout()
        return _end(BAD, "the output was closed before its end")
    except OSError as error:
        what = f"{error.filename}: " if error.filename else ""
        return _end(BAD, f"{what}{error.strerror or error}")
    except KeyboardInterrupt:
        return _end(STOPPED, "stopped")
    except Exception as error:
        notes = "; ".join(getattr(error, "__notes__", []))  # where the words are added by whoever holds the position
        what = str(error) if isinstance(error, EngineFault) else repr(error)
        return _end(FAULT, _one_line(f"this is a bug, please report it: {what}{'; ' if notes else ''}{notes}"))


def _end(code: int, sentence: str) -> int:
    print(f"langbord: {sentence}", file=sys.stderr)
    return code


def _one_line(text: str) -> str:
    """The first line, and how many more there are."""
    lines = text.splitlines() or [""]
    return lines[0] if len(lines) == 1 else f"{lines[0]} (and {len(lines) - 1} more)"


def _forget_stdout() -> None:
    """Nobody reads it any more, so what is left in it must not be written when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


# --- the commands ---------------------------------------------------------------------------------------------------


def _serve(args: argparse.Namespace) -> int:
    from langbord.server.serve import serve

    return serve(args.port, browser=args.browser)


def _terminal(args: argparse.Namespace) -> int:
    from langbord.terminal.main import run

    args.options = _options(args)
    if args.seats is None:
        args.seats = games.meta(args.game).first_seats
    return run(args) or DONE


def _selfplay(args: argparse.Namespace) -> int:
    from rich.console import Console

    from langbord.lab import selfplay

    plan = selfplay.Plan(
        args.game,
        args.seats,
        args.seed,
        _options(args),
        tuple(args.bots),
        check=args.check,
        share=args.share,
        hold=args.hold,
        keep_records=args.out is not None,
    )
    summary = selfplay.run(plan, args.games, first=args.first, processes=args.processes, out=args.out)
    console = Console()
    with console.capture() as captured:  # printed by us: rich ends the program by itself when a pipe is closed
        summary.show(console, list(plan.bots) if len(plan.bots) > 1 else list(plan.bots) * plan.seats)
    print(captured.get(), end="")
    if summary.violations:
        return _end(
            FAULT, f"{len(summary.violations)} violations: this is a bug, please report it with the words above"
        )
    return DONE


def _arena(args: argparse.Namespace) -> int:
    from langbord.lab import arena, arena_figures, arena_keep, arena_plot, plots

    plots.check(args.plot)
    arena_figures.new_model()
    options = _options(args)
    bots = tuple(name for names in args.bots for name in names)
    plan = arena.Plan(args.game, args.seats, args.seed, bots, options, keep_records=args.keep is not None)
    plan.validate()
    folder = args.keep and arena_keep.Folder(args.keep, plan.game, plan.seats, plan.seed, plan.bots, options)
    outcome = arena.run(plan, args.games, processes=args.jobs, folder=folder, cluster=args.ray)
    figures = arena_figures.Figures(outcome)
    if args.json:
        print(json.dumps(arena_figures.as_json(figures), indent=1, ensure_ascii=False), flush=True)
    else:
        console = _wide_console()
        with console.capture() as captured:  # printed by us: rich ends the program by itself when a pipe is closed
            arena_figures.show(console, figures)
        print(captured.get(), end="", flush=True)
    if args.plot is not None:
        arena_plot.draw(figures, args.plot)
    if outcome.stopped:
        return _end(STOPPED, "stopped")
    return _end(FAULT, f"{len(figures.faults)} games broke off, see above") if figures.faults else DONE


def _balance(args: argparse.Namespace) -> int:
    from langbord.engine.tally import LineUp
    from langbord.lab import balance, balance_play, balance_plot, plots

    chosen = _options(args)
    line_ups = balance_play.line_ups(args.game)
    if args.seats is not None or chosen:
        seats = args.seats or 2
        titles = [f"{seats} seats", *(f"{name} {value}" for name, value in chosen.items())]
        line_ups = (LineUp(", ".join(titles), seats, chosen),)
    if args.games < 1:
        raise OptionError(f"{args.games} games cannot be played")
    plots.check(args.plot)
    reports = []
    for line_up in line_ups:
        report = balance_play.measure(args.game, line_up, args.bots, args.games, args.seed, args.jobs, args.keep)
        reports.append(report)
        if args.plot is not None:
            balance_plot.draw(args.plot, args.game, report)
        if not args.json:
            console = _wide_console()
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


def _wide_console() -> Console:
    """For tables: as wide as the terminal, and in a file wide enough for them."""
    from rich.console import Console

    return Console() if sys.stdout.isatty() else Console(width=TABLE)


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


def _turning(args: argparse.Namespace) -> int:
    from langbord.bots import turning
    from langbord.lab import records
    from langbord.terminal import turning as told

    record = records.read(args.file, args.line)
    study = told.study(args.file, record)
    if args.json:
        found = {key: study[key] for key in ("alone", "points", "slips")}
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print(told.as_text(args.file, record, turning.result(study), args.language))
    return DONE


def _edition_check(args: argparse.Namespace) -> int:
    from langbord.lab import edition_check

    found = edition_check.mistakes(args.path)
    for line in found:
        print(line, file=sys.stderr)
    if found:
        return BAD
    print(edition_check.contents(args.path))
    return DONE


def _book_lint(args: argparse.Namespace) -> int:
    from langbord.lab import book_lint

    report = book_lint.report(args.book, args.check)
    for line in report.mistakes + ([] if args.no_advice else report.advice):
        print(line)
    print(report.summary())
    return BAD if report.mistakes else DONE


def _book_number(args: argparse.Namespace) -> int:
    from langbord.lab import book_lint

    print(book_lint.number(args.book))
    return DONE


def _book_map(args: argparse.Namespace) -> int:
    from langbord.games.galzyr import graph
    from langbord.lab import book_lint

    book = book_lint.draft(args.book)
    print(graph.dot(book, args.thread) if args.dot else graph.text(book, args.thread))
    return DONE


def _book_stats(args: argparse.Namespace) -> int:
    from langbord.lab import book_lint, book_stats

    book = book_lint.draft(args.book)
    print(json.dumps(book_stats.counts(book), indent=1) if args.json else book_stats.text(book))
    return DONE


def _book_play(args: argparse.Namespace) -> int:
    from langbord.engine.chance import Chance, fresh_key, key_from_seed
    from langbord.lab import book_lint, book_play

    setting = book_play.Setting(
        args.adventurer, args.month, args.day, args.at, args.gold, tuple(args.tag), tuple(args.has)
    )
    chance = Chance(fresh_key() if args.seed is None else key_from_seed(args.seed))
    book_play.trial(book_lint.draft(args.book), args.scene, setting, chance).run(_typed, print)
    return DONE


def _typed(prompt: str) -> str:
    """A line from the keyboard; nothing when it is closed."""
    try:
        return input(prompt)
    except EOFError:
        return ""


def _book_simulate(args: argparse.Namespace) -> int:
    from langbord.lab import book_simulate

    plan = book_simulate.Plan(args.book, args.players, args.seats, args.months, args.mode, args.seed)
    report = book_simulate.run(plan, args.worlds, args.jobs)
    print(json.dumps(report.as_json(), indent=1) if args.json else report.text())
    return FAULT if report.stopped else DONE


def _book_survey(args: argparse.Namespace) -> int:
    from langbord.lab import book_survey

    trial = book_survey.Trial(args.keep, args.book, args.worlds, args.months, args.seed, args.jobs)
    survey = book_survey.run(trial, _note)
    (args.keep / "survey.json").write_text(json.dumps(survey.as_json(), indent=1) + "\n", encoding="utf-8")
    page = args.report or args.keep / "survey.md"
    page.write_text(survey.page(), encoding="utf-8")
    print(survey.page() + f"\nwritten: {page}")
    return FAULT if survey.stopped else DONE


def _book_page(args: argparse.Namespace) -> int:
    from langbord.lab import book_lint, book_page

    coverage = book_page.read_coverage(args.survey) if args.survey is not None else None
    page = book_page.page(book_lint.draft(args.book), coverage)
    if args.write is None:
        print(page, end="")
        return DONE
    args.write.write_text(page, encoding="utf-8")
    print(f"written: {args.write}")
    return DONE


def _note(line: str) -> None:
    """How far a long command has come."""
    print(line, file=sys.stderr, flush=True)


def _rules(args: argparse.Namespace) -> int:
    from langbord.text import Texts

    game = games.load(args.game)
    seats = game.meta.seats[0]
    texts = Texts(args.language, game, game.meta.complete(seats, {}))
    wanted: str = args.paragraph.upper()
    paragraphs = texts.rules()
    if wanted:
        whole_chapter = [paragraph for paragraph in paragraphs if paragraph.number.startswith(f"{wanted}.")]
        paragraphs = whole_chapter or [texts.rule(wanted)]
    heading = ""
    for paragraph in paragraphs:
        if paragraph.heading != heading:
            heading = paragraph.heading
            print(f"{heading}\n")
        print(f"{paragraph.number}  {paragraph.text}\n")
    return DONE


def _games(args: argparse.Namespace) -> int:
    for name in games.NAMES:
        meta = games.meta(name)
        print(f"{name}: {meta.title}, {meta.seats[0]} to {meta.seats[-1]} seats, about {meta.minutes} minutes")
        for option in meta.options:
            seats = f", for {' or '.join(map(str, option.seats))} seats" if option.seats else ""
            values = " | ".join(option.values) or "any text"
            print(f"  --option {option.name}={option.default}  ({values}{seats})")
    return DONE


# --- what can be typed ----------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD, f"{self.prog}: {message}; {self.prog} --help shows what can be typed\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="langbord", description="One table for modern board games, every rule enforced.")
    how = "compiled" if COMPILED else "not compiled"
    version = f"langbord {importlib.metadata.version('langbord')} ({how})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_serve(commands)
    _add_terminal(commands)
    _add_selfplay(commands)
    _add_arena(commands)
    _add_balance(commands)
    _add_replay(commands)
    _add_turning(commands)
    _add_edition(commands)
    _add_book(commands)
    _add_rules(commands)
    listed = commands.add_parser("games", help="list the games and their options")
    listed.set_defaults(command=_games)
    return parser


_Commands = argparse._SubParsersAction  # argparse has no public name for what add_subparsers gives


def _add_serve(commands: _Commands[_Parser]) -> None:
    for name, browser, about in (
        ("play", True, "play in the browser: start the server and open its page"),
        ("serve", False, "start the server without a browser"),
    ):
        parser = commands.add_parser(name, help=about)
        parser.set_defaults(command=_serve, browser=browser)
        parser.add_argument("--port", type=int, help="the port on 127.0.0.1 (the first free one from 8017 on)")


def _add_terminal(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("terminal", help="play in the terminal")
    parser.set_defaults(command=_terminal)
    _add_game(parser)
    parser.set_defaults(seats=None)  # as many as the game is first played with
    parser.add_argument("--seed", type=int, help="a whole number that fixes the shuffle; without it nobody can know it")
    parser.add_argument(
        "--bots", type=_names, default=["calm"], help="calm, steady, sharp, random: one for all others, or a,b"
    )
    parser.add_argument("--hot-seat", action="store_true", help="people on all seats, at one keyboard, and no bots")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument(
        "--world", type=Path, metavar="FILE", help="in games with worlds: pack up there, and go on from there"
    )
    _add_language(parser)


def _add_selfplay(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("selfplay", help="let bots play many games on all cores")
    parser.set_defaults(command=_selfplay)
    _add_game(parser)
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument(
        "--seed", type=int, default=1, help="whole number; game k of a seed is always the same game (1)"
    )
    parser.add_argument("--first", type=int, default=0, metavar="K", help="begin with game K of the seed (0)")
    parser.add_argument(
        "--bots",
        type=_names,
        default=["random"],
        help="random, calm, steady, sharp, sharp:400: one for all seats, or a,b",
    )
    parser.add_argument("--processes", type=int, help="how many at a time (one for each core)")
    parser.add_argument("--check", action="store_true", help="check the engine at every decision (slow)")
    parser.add_argument(
        "--share", type=float, default=1.0, help="with --check: check all at so many of the decisions (1.0)"
    )
    parser.add_argument("--hold", action="store_true", help="with --check: also hold finished turns and take some back")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the records there, one a line")


def _add_arena(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("arena", help="let bots play against each other, and rate them")
    parser.set_defaults(command=_arena)
    _add_game(parser)
    parser.add_argument(
        "--bots", type=_names, nargs="+", default=[["steady", "calm"]], metavar="BOT", help="who plays (steady calm)"
    )
    parser.add_argument("--games", type=int, default=100, help="how many, all bots together (100)")
    parser.add_argument("--seed", type=int, default=1, help="whole number; the same seed is the same arena (1)")
    parser.add_argument("--jobs", type=int, help="how many games at a time (one for each core)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep every game there, and go on from there")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw ratings and pairs, such as arena.png")
    parser.add_argument("--json", action="store_true", help="the figures as JSON, and nothing else")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster, or on one begun here"
    )


def _add_balance(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("balance", help="what is taken how often, and what it does to winning")
    parser.set_defaults(command=_balance)
    _add_game(parser)
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


def _add_replay(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("replay", help="check a record and tell where it stands")
    parser.set_defaults(command=_replay)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N words")
    parser.add_argument("--line", type=int, metavar="N", help="the record on this line (from 1), of a file with many")
    parser.add_argument("--json", action="store_true", help="as JSON")
    _add_language(parser)


def _add_turning(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("turning", help="show where the game of a record turned")
    parser.set_defaults(command=_turning)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--line", type=int, metavar="N", help="the record on this line (from 1), of a file with many")
    parser.add_argument("--json", action="store_true", help="as JSON")
    _add_language(parser)


def _add_edition(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("edition", help="work on an edition")
    inner = parser.add_subparsers(metavar="COMMAND", required=True)
    check = inner.add_parser("check", help="tell every mistake with file, line and column")
    check.set_defaults(command=_edition_check)
    check.add_argument("path", type=Path, metavar="PATH", help="the folder of an edition, or one .toml file of it")


def _add_book(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("book", help="work on the book of Lands of Galzyr")
    inner = parser.add_subparsers(metavar="COMMAND", required=True)
    lint = _add_book_command(inner, "lint", _book_lint, "tell every mistake with file, line and column")
    lint.add_argument("--check", default="", help="only this check, by the name in brackets")
    lint.add_argument("--no-advice", action="store_true", help="mistakes only")
    _add_book_command(inner, "number", _book_number, "give display numbers to what is new")
    drawn = _add_book_command(inner, "map", _book_map, "what opens each scene, what it gives, where it leads")
    drawn.add_argument("thread", nargs="?", default="", metavar="THREAD", help="only this folder of scenes")
    drawn.add_argument("--dot", action="store_true", help="as a graph for Graphviz")
    stats = _add_book_command(inner, "stats", _book_stats, "count scenes, cards, blocks, words")
    stats.add_argument("--json", action="store_true", help="as JSON")
    tried = _add_book_command(inner, "play", _book_play, "try one scene at the keyboard")
    tried.add_argument("scene", metavar="SCENE", help="the id of a scene, such as ferry.toll")
    tried.add_argument("--as", dest="adventurer", default="mor", help="who plays it (mor)")
    tried.add_argument("--month", default="may", help="january … december (may)")
    tried.add_argument("--day", default="mon", help="mon … sun (mon)")
    tried.add_argument("--at", default="", metavar="SPACE", help="the id of a space")
    tried.add_argument("--gold", type=int, default=10, help="how much there is to spend (10)")
    tried.add_argument("--tag", action="append", default=[], help="a tag to have, besides those of the adventurer")
    tried.add_argument("--has", action="append", default=[], metavar="CARD", help="a card to have or to be in play")
    tried.add_argument("--seed", type=int, help="a whole number that fixes the dice")
    simulated = _add_book_command(inner, "simulate", _book_simulate, "let simple players live through many months")
    simulated.add_argument("--players", default="quests", help="random, curious, greedy or quests (quests)")
    simulated.add_argument("--worlds", type=int, default=20, help="how many worlds (20)")
    simulated.add_argument("--months", type=int, default=12, help="months in each world (12)")
    simulated.add_argument("--seats", type=int, default=1, help="how many adventurers (1)")
    simulated.add_argument("--mode", default="coop", help="coop or competitive (coop)")
    simulated.add_argument("--seed", type=int, default=1, help="whole number (1)")
    simulated.add_argument("--jobs", type=int, default=1, help="how many at a time (1)")
    simulated.add_argument("--json", action="store_true", help="as JSON")
    survey = _add_book_command(inner, "survey", _book_survey, "the long trial by all kinds of players; can be taken up")
    survey.add_argument("--keep", type=Path, required=True, metavar="FOLDER", help="where the figures are kept")
    survey.add_argument("--report", type=Path, metavar="FILE", help="where to write the page (survey.md in the folder)")
    survey.add_argument("--worlds", type=int, default=2000, help="how many worlds by each kind (2000)")
    survey.add_argument("--months", type=int, default=12, help="months in each world (12)")
    survey.add_argument("--seed", type=int, default=1, help="whole number (1)")
    survey.add_argument("--jobs", type=int, default=1, help="how many worlds at a time (1)")
    contents = _add_book_command(inner, "page", _book_page, "what is in the book, as a page with all premises")
    contents.add_argument(
        "--survey", type=Path, metavar="FOLDER", help="tell what was met, from the folder of a survey"
    )
    page = Path("docs/book.md")
    contents.add_argument("--write", type=Path, nargs="?", const=page, metavar="FILE", help=f"write it to {page}")


def _add_book_command(
    inner: _Commands[_Parser], name: str, command: Callable[[argparse.Namespace], int], about: str
) -> _Parser:
    parser = inner.add_parser(name, help=about)
    parser.set_defaults(command=command)
    parser.add_argument("--book", type=Path, metavar="FOLDER", help="another book than the one of the house")
    return parser


def _add_rules(commands: _Commands[_Parser]) -> None:
    parser = commands.add_parser("rules", help="show the rules of a game")
    parser.set_defaults(command=_rules)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "paragraph", metavar="PARAGRAPH", nargs="?", default="", help="such as N5.4, or N5 for a chapter"
    )
    _add_language(parser)


def _add_game(parser: argparse.ArgumentParser) -> None:
    """The game and how it is set up."""
    parser.add_argument("game", metavar="GAME", nargs="?", default=games.NAMES[0], help=", ".join(games.NAMES))
    parser.add_argument("--seats", type=int, default=2, help="how many players (2)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="langbord games lists them")
    parser.add_argument("--deck", help="short for --option deck=…")
    parser.add_argument("--set", help="short for --option set=…")
    parser.add_argument("--edition", help="short for --option edition=…")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=_own_language(), help="en or ru (as your system)")


def _own_language() -> str:
    """The language of the system, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _options(args: argparse.Namespace) -> dict[str, str]:
    """The options of the game, from --option and its short forms."""
    given = list(args.option)
    given += [f"{name}={value}" for name in ("deck", "set", "edition") if (value := getattr(args, name)) is not None]
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"--option {pair}: write it as NAME=VALUE")
        if options.setdefault(name, value) != value:
            raise OptionError(f"option '{name}' is given twice: {options[name]} and {value}")
    return options


if __name__ == "__main__":
    sys.exit(main())
