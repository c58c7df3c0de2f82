"""What the commands share: how a command ends, how a game and its options are typed."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, NoReturn

from langbord import games
from langbord.engine.errors import OptionError
from langbord.engine.plain import plain

if TYPE_CHECKING:
    from rich.console import Console

DONE, BAD, FAULT, STOPPED = 0, 2, 70, 130
LANGUAGES = ("en", "ru")
TABLE = 110  # columns of a table in a file


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD, f"{self.prog}: {message}; {self.prog} --help shows what can be typed\n")


Commands = argparse._SubParsersAction  # argparse has no public name for what add_subparsers gives


def end(code: int, sentence: str) -> int:
    print(f"langbord: {plain(sentence)}", file=sys.stderr)
    return code


def wide_console() -> Console:
    """For tables: as wide as the terminal, and in a file wide enough for them."""
    from rich.console import Console

    return Console() if sys.stdout.isatty() else Console(width=TABLE)


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game and how it is set up."""
    parser.add_argument("game", metavar="GAME", nargs="?", default=games.NAMES[0], help=", ".join(games.NAMES))
    parser.add_argument("--seats", type=int, default=2, help="how many players (2)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="langbord games lists them")
    parser.add_argument("--deck", help="short for --option deck=…")
    parser.add_argument("--set", help="short for --option set=…")
    parser.add_argument("--edition", help="short for --option edition=…")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=_own_language(), help="en or ru (as your system)")


def _own_language() -> str:
    """The language of the system, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def port_number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is no port: these are the numbers from 1 to 65535")
    return int(text)


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def options_of(args: argparse.Namespace) -> dict[str, str]:
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
