"""`langbord score`: the score of a game that was played on a table of wood."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from langbord import games, score_sheet
from langbord.cli.shared import DONE, Commands, Parser, add_game, add_language, options_of, wide_console
from langbord.engine.control_chars import plain
from langbord.engine.errors import LangbordError, OptionError
from langbord.engine.score_form import Given, Misfit, SheetField
from langbord.text import Texts

LARGEST: Final = 100_000  # bytes of a file


def add_to(commands: Commands[Parser]) -> None:
    """What can be typed."""
    parser = commands.add_parser("score", help="score a game that was played on a table of wood, by an edition")
    parser.set_defaults(command=_score)
    add_game(parser)
    parser.add_argument("--file", type=Path, help="a TOML file with a [[player]] for each; without it, questions")
    parser.add_argument("--blank", action="store_true", help="print such a file to be filled in")
    add_language(parser)


def _score(args: argparse.Namespace) -> int:
    game = args.game
    form = score_sheet.form_of(game)
    if form is None:
        raise OptionError(f"no score sheet is known for {games.meta(game).title}")
    from_file = args.file is not None and not args.blank
    players, table = _from_file(args.file) if from_file else ([], {})
    args.seats = len(players) if from_file else args.seats
    options = games.load(game).complete(args.seats, options_of(args))
    fields = form.fields(args.seats, options)
    if args.blank:
        print(_blank(args.seats, fields))
        return DONE
    texts = Texts(args.language, games.load(game), options)
    if args.file is None:
        given, of_table = _asked(texts, args.seats, fields)
        names = texts
    else:
        names = Texts(args.language, games.load(game), options, [player.get("name", "") for player in players])
        try:
            given, of_table = score_sheet.read_all(fields, players, table)
        except Misfit as misfit:
            raise LangbordError(score_sheet.told(names, misfit)) from None
    try:
        _print(names, score_sheet.count(game, args.seats, options, given, of_table))
    except Misfit as misfit:
        raise LangbordError(score_sheet.told(names, misfit)) from None
    return DONE


def _from_file(path: Path) -> tuple[list[dict[str, str]], dict[str, str]]:
    """What a file tells: `[[player]]` with its fields, and `[table]`."""
    if path.stat().st_size > LARGEST:
        raise OptionError(f"{path}: the file is larger than {LARGEST} bytes")
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise OptionError(f"{path}: {plain(str(error))}") from None
    players = data.get("player")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players) or not players:
        raise OptionError(f"{path}: expected a [[player]] for each player")
    table = data.get("table", {})
    return [_typed(player) for player in players], _typed(table) if isinstance(table, dict) else {}


def _typed(found: Mapping[str, object]) -> dict[str, str]:
    return {key: " ".join(map(str, value)) if isinstance(value, list) else str(value) for key, value in found.items()}


def _blank(seats: int, fields: Sequence[SheetField]) -> str:
    lines: list[str] = []
    for field in fields:
        if field.of_table:
            lines += ["[table]"] * (not lines) + [f"{field.name} = 0"]
    for seat in range(seats):
        lines += ["", "[[player]]", f'name = "{seat + 1}"']
        lines += [f"{field.name} = {[] if field.words else 0}" for field in fields if not field.of_table]
    return "\n".join(lines).strip()


def _asked(texts: Texts, seats: int, fields: Sequence[SheetField]) -> tuple[list[Given], Given]:
    """Field by field, until what is typed can be."""
    of_table = {field.name: _ask(texts, field, 0) for field in fields if field.of_table}
    given: list[Given] = []
    for seat in range(seats):
        print(f"\n{texts.seat(seat)}")
        given.append({field.name: _ask(texts, field, seat) for field in fields if not field.of_table})
    return given, of_table


def _ask(texts: Texts, field: SheetField, seat: int) -> int | tuple[str, ...]:
    name = texts.say(f"sheet-{field.name}")
    if field.words:
        question = texts.say("sheet-ask-words", field=name, word=field.words[0])
    else:
        question = texts.say("sheet-ask-number", field=name)
    while True:
        print(f"  {question} ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise OptionError("the input ended before the sheet was full")
        try:
            return score_sheet.read(field, line, seat)
        except Misfit as misfit:
            print(f"  {score_sheet.told(texts, misfit)}")


def _print(texts: Texts, counted: score_sheet.Counted) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    seats = range(len(counted.scores))
    for _ in seats:
        table.add_column(justify="right")
    table.add_row(Text(), *(Text(texts.seat(seat), style="bold") for seat in seats))
    for row in counted.rows():
        points = [counted.points(seat, row) for seat in seats]
        cells = ["" if point is None else str(point) for point in points]
        table.add_row(Text(texts.score_line(*row)), *(Text(cell) for cell in cells))
    table.add_row(Text(texts.say("frame-total"), style="bold"), *(Text(str(score)) for score in counted.scores))
    console = wide_console()
    console.print(table)
    console.print(Text(score_sheet.verdict(texts, counted)))
