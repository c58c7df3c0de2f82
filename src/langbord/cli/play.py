"""Commands for players: the table in the browser and in the terminal, the rules, the games there are."""

from __future__ import annotations

import argparse
from pathlib import Path

from langbord import games, locales
from langbord.cli.shared import (
    BAD,
    DONE,
    Commands,
    Parser,
    add_game,
    add_language,
    end,
    names_in,
    options_of,
    port_number,
)


def add_to(commands: Commands[Parser]) -> None:
    """What can be typed."""
    _add_serve(commands)
    _add_terminal(commands)
    _add_rules(commands)
    spoken = commands.add_parser("languages", help="list the languages, and what their translations lack")
    spoken.set_defaults(command=_languages)
    spoken.add_argument("language", metavar="LANGUAGE", nargs="?", help="only this one, such as de")
    _add_mcp(commands)
    listed = commands.add_parser("games", help="list the games and their options")
    listed.set_defaults(command=_games)


def _serve(args: argparse.Namespace) -> int:
    from langbord.server.ops.serve import serve

    return serve(args.port, args.host, browser=args.browser)


def _add_serve(commands: Commands[Parser]) -> None:
    for name, browser, about in (
        ("play", True, "play in the browser: start the server and open its page"),
        ("serve", False, "start the server without a browser"),
    ):
        parser = commands.add_parser(name, help=about)
        parser.set_defaults(command=_serve, browser=browser)
        parser.add_argument("--port", type=port_number, help="the port (the first free one from 8017 on)")
        parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: this machine only)")


def _mcp(args: argparse.Namespace) -> int:
    from langbord.mcp.server import run

    run(args.language, args.seed)
    return DONE


def _add_mcp(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("mcp", help="let an assistant play: a server of the Model Context Protocol")
    parser.set_defaults(command=_mcp)
    add_language(parser)
    parser.add_argument("--seed", type=int, help="deal every table from this number, for tests")


def _terminal(args: argparse.Namespace) -> int:
    from langbord.terminal.app import run

    args.options = options_of(args)
    if args.seats is None:
        args.seats = games.meta(args.game).first_seats
    return run(args) or DONE


def _add_terminal(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("terminal", help="play in the terminal")
    parser.set_defaults(command=_terminal)
    add_game(parser)
    parser.set_defaults(seats=None)  # as many as the game is first played with
    parser.add_argument("--seed", type=int, help="a whole number that fixes the shuffle; without it nobody can know it")
    parser.add_argument(
        "--bots",
        type=names_in,
        default=["calm"],
        help="calm, curious, steady, keen, sharp, master: one for all others, or a,b",
    )
    parser.add_argument("--lesson", metavar="NAME", help="a lesson: langbord lessons list shows which there are")
    parser.add_argument("--hot-seat", action="store_true", help="people on all seats, at one keyboard, and no bots")
    parser.add_argument(
        "--load", type=Path, metavar="FILE", help="go on with a saved game: a file, a name in the data folder, or last"
    )
    parser.add_argument(
        "--world", type=Path, metavar="FILE", help="in games with worlds: pack up there, and go on from there"
    )
    add_language(parser)


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


def _add_rules(commands: Commands[Parser]) -> None:
    parser = commands.add_parser("rules", help="show the rules of a game")
    parser.set_defaults(command=_rules)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "paragraph", metavar="PARAGRAPH", nargs="?", default="", help="such as N5.4, or N5 for a chapter"
    )
    add_language(parser)


def _languages(args: argparse.Namespace) -> int:
    from langbord.lab import translation_check
    from langbord.text import language_name

    found: list[str] = []
    for language in [args.language] if args.language else locales.languages():
        found += [f"{language}: {line}" for line in translation_check.mistakes(language)]
        counts = translation_check.counted(language).items()
        parts = [f"{game or 'frame'} {'in English' if count is None else count}" for game, count in counts]
        print(f"{language}: {language_name(language)}: messages: {', '.join(parts)}")
    for line in found:
        print(line)
    if found:
        return end(BAD, f"{len(found)} mistakes")
    return DONE


def _games(args: argparse.Namespace) -> int:
    for name in games.names():
        meta = games.meta(name)
        print(f"{name}: {meta.title}, {meta.seats[0]} to {meta.seats[-1]} seats, about {meta.minutes} minutes")
        for option in meta.options:
            seats = f", for {' or '.join(map(str, option.seats))} seats" if option.seats else ""
            values = " | ".join(option.values) or "any text"
            print(f"  --option {option.name}={option.default}  ({values}{seats})")
    return DONE
