"""The terminal table: `langbord terminal`."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from langbord import bots, games
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.terminal import files, worlds
from langbord.terminal.files import Seating
from langbord.terminal.play import play
from langbord.terminal.screen import heading
from langbord.terminal.session import PAINTERS, Session


def run(args: argparse.Namespace, console: Console | None = None) -> int:
    """Sit down at a new table or a saved one, and play."""
    console = console or Console(highlight=False, emoji=False, markup=False)
    position, seating = _loaded(args) if args.load else _new(args)
    session = Session(position, seating, args.language, console, args.seed)
    session.world = args.world
    if args.load:
        session.autosave = files.autosave_for(args.load, position.game.meta.name)
    try:
        if not args.load:
            _maybe_welcome(session)
        play(session)
    except (EOFError, KeyboardInterrupt):
        console.print()
        session.keep()
        key = "left" if session.autosave_works else "left-unkept"
        session.say(key, file=str(session.autosave))
        if session.world is not None:
            session.say("world-waits", file=str(session.world))
    return 0


def _new(args: argparse.Namespace) -> tuple[Position[Any], Seating]:
    game = games.load(args.game)
    if args.game not in PAINTERS:
        raise OptionError(f"{game.meta.title} cannot be played in the terminal yet")
    if args.world is not None:
        position = worlds.begin(game, args.world, args.seats, args.options, args.seed)
    else:
        position = game.new(args.seats, args.seed, args.options, hold=True)
    return position, _seating(args, position.seats)


def _loaded(args: argparse.Namespace) -> tuple[Position[Any], Seating]:
    position, seating = files.read(args.load)
    return position, seating or _seating(args, position.seats)


def _seating(args: argparse.Namespace, seats: int) -> Seating:
    """A person on the first seat and bots on the others; or people everywhere."""
    if args.hot_seat or seats == 1:
        return Seating(("",) * seats)
    bots.line_up(args.bots, seats - 1)
    names = args.bots * (seats - 1) if len(args.bots) == 1 else args.bots
    return Seating(("", *names))


def _maybe_welcome(session: Session) -> None:
    """How to play the first turn, once in a data folder."""
    game = session.position.game.meta.name
    if not files.is_first_game(game):
        return
    look = session.look(None)
    session.clear()
    session.show(heading(look, session.word("welcome")))
    session.show(Padding(Text(session.word(f"first-{game}")), (0, 2)))
    if session.console.is_terminal:
        session.reader.line(session.word("welcome-enter") + " ")
