"""Commands for whoever writes a game: a folder to begin with, and what is wrong with a game."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from langbord import games
from langbord.cli.shared import BAD, DONE, Commands, Parser, end
from langbord.engine.errors import OptionError
from langbord.plugin import API, NAME

TEMPLATE: Final = Path(__file__).with_name("new_game")
SUFFIX: Final = ".txt"  # so that nobody takes a file of the template for one of ours


def add_to(commands: Commands[Parser]) -> None:
    """What can be typed."""
    new = commands.add_parser("new-game", help="a folder with a small game, to make another of it")
    new.add_argument("name", metavar="NAME", help="small letters and digits")
    new.add_argument("--folder", type=Path, default=Path(), help="where to put it (here)")
    new.set_defaults(command=_new_game)
    check = commands.add_parser("check-game", help="whether a game keeps to what the house relies on")
    check.add_argument("name", metavar="NAME")
    check.add_argument("--seed", type=int, default=1, help="whole number (1)")
    check.set_defaults(command=_check_game)


def _new_game(args: argparse.Namespace) -> int:
    folder = make(args.name, args.folder)
    print(f"{folder} has a game to begin with. Install it and see it in the lobby:")
    print(f"  pip install --editable {folder}")
    print(f"  langbord check-game {args.name}")
    print("  langbord play")
    return DONE


def _check_game(args: argparse.Namespace) -> int:
    from langbord.lab import contract

    found = contract.faults(games.plugin(args.name), seed=args.seed)
    for fault in found:
        print(fault)
    return end(BAD, f"{len(found)} faults in {args.name}") if found else DONE


def make(name: str, where: Path) -> Path:
    """Write the folder of a new game; nothing that is there is overwritten."""
    if not NAME.fullmatch(name):
        raise OptionError(f"'{name}' is no name for a game: small letters and digits, a letter first")
    if name in games.names():
        raise OptionError(f"there is a game '{name}' already")
    folder = where / name
    if folder.exists():
        raise OptionError(f"{folder} is there already")
    words = {"name": name, "title": name.capitalize(), "class": name.capitalize(), "api": str(API)}
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        path = source.relative_to(TEMPLATE).as_posix().removesuffix(SUFFIX)
        path = re.sub(r"^game/", f"{name}/", path).replace("@name@", name).replace("test_game", f"test_{name}")
        text = re.sub(r"@(\w+)@", lambda match: words[match[1]], source.read_text(encoding="utf-8"))
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder
