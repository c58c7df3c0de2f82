"""What the commands share: how a command ends, how a game and its options are typed."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, NoReturn

from langbord import games, locales
from langbord.engine.control_chars import plain
from langbord.engine.errors import OptionError
from langbord.plugin import BAD as BAD
from langbord.plugin import DONE as DONE
from langbord.plugin import FAULT as FAULT

if TYPE_CHECKING:
    from rich.console import Console

STOPPED = 130
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
    parser.add_argument("game", metavar="GAME", nargs="?", default=games.names()[0], help=", ".join(games.names()))
    parser.add_argument("--seats", type=int, default=2, help="how many players (2)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="langbord games lists them")
    for name in short_options():
        parser.add_argument(f"--{name}", dest=f"option_{name}", help=f"short for --option {name}=…")


def short_options() -> list[str]:
    """Options that can be given by their name: what a game is played with comes first among its options, and is what
    one wants to change most often; `edition` names a folder of one's own."""
    first = [plugin.meta.options[0] for plugin in games.plugins() if plugin.meta.options]
    return sorted({option.name for option in first if option.values and not option.of_seats} | {"edition"})


def add_language(parser: argparse.ArgumentParser) -> None:
    help_ = f"{', '.join(locales.languages())} (as your system)"
    parser.add_argument("--language", choices=locales.languages(), default=_own_language(), help=help_)


def _own_language() -> str:
    """The language of the system, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return locales.spoken([value]) or locales.BASE
    return locales.BASE


def port_number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is no port: these are the numbers from 1 to 65535")
    return int(text)


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """The options of the game, from --option and its short forms."""
    given = list(args.option)
    for name in short_options():
        value = getattr(args, f"option_{name}")
        given += [f"{name}={value}"] if value is not None else []
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionError(f"--option {pair}: write it as NAME=VALUE")
        if options.setdefault(name, value) != value:
            raise OptionError(f"option '{name}' is given twice: {options[name]} and {value}")
    return options
