"""The terminal table: `langbord terminal`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from langbord import bots, games
from langbord.engine.errors import OptionError
from langbord.engine.position import Position
from langbord.lessons import reader
from langbord.terminal import learning, saves, worlds
from langbord.terminal.game_loop import play
from langbord.terminal.saves import FileTrouble, Seating
from langbord.terminal.session import Session, table_of
from langbord.text import Texts
from langbord.tui.screen import heading


def run(args: argparse.Namespace, console: Console | None = None) -> int:
    """Sit down at a new table or a saved one, and play."""
    console = console or Console(highlight=False, emoji=False, markup=False)
    try:
        lesson = reader.find(args.game, args.lesson) if args.lesson else None
        loaded = saves.find(args.load) if args.load and lesson is None else None
        if lesson is not None:
            position, seating = learning.start(lesson), learning.seating(lesson)
        else:
            position, seating = _loaded(args, loaded) if loaded else _new(args)
    except FileTrouble as trouble:
        raise OptionError(_sentence(trouble, args.game, args.language)) from None
    session = Session(position, seating, args.language, console, args.seed)
    session.world = args.world
    if loaded:
        session.autosave = saves.autosave_for(loaded, position.game.meta.name)
    try:
        if lesson is not None:
            learning.begin(session, lesson)
        elif not loaded:
            _maybe_welcome(session)
        play(session)
    except (EOFError, KeyboardInterrupt):
        console.print()
        session.keep()
        session.say_goodbye()
    return 0


def _sentence(trouble: FileTrouble, game: str, language: str) -> str:
    """What is wrong with a file, said before there is a table; every game has the same words for it."""
    rules = games.load(game)
    texts = Texts(language, rules, rules.meta.complete(rules.meta.first_seats, {}))
    return texts.say(f"terminal-{trouble.key}", file=str(trouble.path), detail=trouble.detail)


def _new(args: argparse.Namespace) -> tuple[Position[Any], Seating]:
    game = games.load(args.game)
    table_of(args.game)  # before anything is begun
    if args.world is not None:
        position = worlds.begin(game, args.world, args.seats, args.options, args.seed)
    else:
        position = game.new(args.seats, args.seed, args.options, hold=True)
    return position, _seating(args, position.seats)


def _loaded(args: argparse.Namespace, path: Path) -> tuple[Position[Any], Seating]:
    position, seating = saves.read(path)
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
    if not saves.is_first_game(game):
        return
    look = session.look(None)
    session.clear()
    session.show(heading(look, session.word("welcome")))
    session.show(Padding(Text(session.word("first")), (0, 2)))
    if session.console.is_terminal:
        session.reader.line(session.word("welcome-enter") + " ")
