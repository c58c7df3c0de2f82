"""Commands for writers: the book of Lands of Galzyr."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from langbord.plugin import BAD, DONE, FAULT


def add_to(commands: argparse._SubParsersAction[Any]) -> None:
    """What can be typed."""
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
    inner: argparse._SubParsersAction[Any], name: str, command: Callable[[argparse.Namespace], int], about: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = inner.add_parser(name, help=about)
    parser.set_defaults(command=command)
    parser.add_argument("--book", type=Path, metavar="FOLDER", help="another book than the one of the house")
    return parser


def _book_lint(args: argparse.Namespace) -> int:
    from langbord.games.galzyr.book.tools import lint_report as book_lint

    report = book_lint.report(args.book, args.check)
    for line in report.mistakes + ([] if args.no_advice else report.advice):
        print(line)
    print(report.summary())
    return BAD if report.mistakes else DONE


def _book_number(args: argparse.Namespace) -> int:
    from langbord.games.galzyr.book.tools import lint_report as book_lint

    print(book_lint.number(args.book))
    return DONE


def _book_map(args: argparse.Namespace) -> int:
    from langbord.games.galzyr.book import graph
    from langbord.games.galzyr.book.tools import lint_report as book_lint

    book = book_lint.draft(args.book)
    print(graph.dot(book, args.thread) if args.dot else graph.text(book, args.thread))
    return DONE


def _book_stats(args: argparse.Namespace) -> int:
    from langbord.games.galzyr.book.tools import lint_report as book_lint
    from langbord.games.galzyr.book.tools import stats as book_stats

    book = book_lint.draft(args.book)
    print(json.dumps(book_stats.counts(book), indent=1) if args.json else book_stats.text(book))
    return DONE


def _book_play(args: argparse.Namespace) -> int:
    from langbord.engine.chance import Chance, fresh_key, key_from_seed
    from langbord.games.galzyr.book.tools import lint_report as book_lint
    from langbord.games.galzyr.book.tools import try_scene

    setting = try_scene.Setting(
        args.adventurer, args.month, args.day, args.at, args.gold, tuple(args.tag), tuple(args.has)
    )
    chance = Chance(fresh_key() if args.seed is None else key_from_seed(args.seed))
    try_scene.trial(book_lint.draft(args.book), args.scene, setting, chance).run(_typed, print)
    return DONE


def _typed(prompt: str) -> str:
    """A line from the keyboard; nothing when it is closed."""
    try:
        return input(prompt)
    except EOFError:
        return ""


def _book_simulate(args: argparse.Namespace) -> int:
    from langbord.games.galzyr.book.tools import simulate

    plan = simulate.Plan(args.book, args.players, args.seats, args.months, args.mode, args.seed)
    report = simulate.run(plan, args.worlds, args.jobs)
    print(json.dumps(report.as_json(), indent=1) if args.json else report.text())
    return FAULT if report.stopped else DONE


def _book_survey(args: argparse.Namespace) -> int:
    from langbord.games.galzyr.book.tools import survey as book_survey

    trial = book_survey.Trial(args.keep, args.book, args.worlds, args.months, args.seed, args.jobs)
    survey = book_survey.run(trial, _note)
    (args.keep / "survey.json").write_text(json.dumps(survey.as_json(), indent=1) + "\n", encoding="utf-8")
    page = args.report or args.keep / "survey.md"
    page.write_text(survey.page(), encoding="utf-8")
    print(survey.page() + f"\nwritten: {page}")
    return FAULT if survey.stopped else DONE


def _note(line: str) -> None:
    """How far a long command has come."""
    print(line, file=sys.stderr, flush=True)


def _book_page(args: argparse.Namespace) -> int:
    from langbord.games.galzyr.book.tools import contents_page
    from langbord.games.galzyr.book.tools import lint_report as book_lint

    coverage = contents_page.read_coverage(args.survey) if args.survey is not None else None
    page = contents_page.page(book_lint.draft(args.book), coverage)
    if args.write is None:
        print(page, end="")
        return DONE
    args.write.write_text(page, encoding="utf-8")
    print(f"written: {args.write}")
    return DONE
