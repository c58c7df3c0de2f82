"""The score of a game that was played on a table of wood: what lies there is told, and the rules count it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from langbord.engine.meta import Options
from langbord.engine.score_form import Given, Misfit, ScoreForm, SheetField
from langbord.plugin import GamePlugin, ScoreLine, plugin
from langbord.text import Texts

LONGEST: Final = 600  # letters of one field


@dataclass(frozen=True)
class Counted:
    """Every line of every player, the totals, and who has won."""

    sheets: list[list[ScoreLine]]
    scores: list[int]
    winners: list[int]

    def rows(self) -> list[tuple[str, str]]:
        """The lines of all, each once, as key and card."""
        found: list[tuple[str, str]] = []
        for sheet in self.sheets:
            found += [row for line in sheet if (row := (line["key"], line["card"])) not in found]
        return [row for row in found if not row[1]] + sorted(row for row in found if row[1])

    def points(self, seat: int, row: tuple[str, str]) -> int | None:
        """What a line brings a player; None where they have none such."""
        found = [line["points"] for line in self.sheets[seat] if (line["key"], line["card"]) == row]
        return sum(found) if found else None


def form_of(game: str) -> ScoreForm[Any] | None:
    """How a game is told; None if it cannot be."""
    found: GamePlugin[Any, Any] = plugin(game)
    return found.score_form() if found.score_form is not None else None


def read(field: SheetField, text: str, seat: int) -> int | tuple[str, ...]:
    """What was typed into a field: a number, or words in any order. Nothing is 0, or none."""
    text = text.strip()[:LONGEST]
    if not field.words:
        if not text:
            return 0
        if not re.fullmatch(r"\d{1,3}", text, re.ASCII) or int(text) > field.most:
            raise Misfit(seat, field.name, "number", str(field.most))
        return int(text)
    known = {word.lower(): word for word in field.words}
    found: list[str] = []
    for part in re.split(r"[\s,;]+", text):
        if part and part.lower() not in known:
            raise Misfit(seat, field.name, "unknown", part[:20])
        if part and known[part.lower()] not in found:
            found.append(known[part.lower()])
    return tuple(sorted(found, key=field.words.index))


def read_all(
    fields: Sequence[SheetField], players: Sequence[Mapping[str, str]], table: Mapping[str, str]
) -> tuple[list[Given], Given]:
    """What was typed, for each player and for the table; a thing that lies before two is a Misfit."""
    given: list[Given] = [
        {field.name: read(field, typed.get(field.name, ""), seat) for field in fields if not field.of_table}
        for seat, typed in enumerate(players)
    ]
    for field in fields:
        taken: set[str] = set()
        for seat, told in enumerate(given) if field.words and field.once and not field.of_table else ():
            here = told[field.name]
            assert isinstance(here, tuple)
            if twice := sorted(taken & set(here)):
                raise Misfit(seat, field.name, "twice", twice[0])
            taken |= set(here)
    return given, {field.name: read(field, table.get(field.name, ""), 0) for field in fields if field.of_table}


def count(game: str, seats: int, options: Options, players: Sequence[Given], table: Given) -> Counted:
    """What it comes to by the rules."""
    form = form_of(game)
    assert form is not None
    found = plugin(game)
    rules = found.rules()
    state = form.table(seats, options, players, table)
    return Counted(found.score_sheets(rules.view(state, None)), rules.scores(state), list(rules.winners(state)))


def told(texts: Texts, misfit: Misfit) -> str:
    """What cannot be, in a sentence."""
    fault = texts.say(f"sheet-misfit-{misfit.key}", word=misfit.word)
    field = texts.say(f"sheet-{misfit.field}")
    return texts.say("sheet-misfit", name=texts.seat(misfit.seat), field=field, fault=fault)


def verdict(texts: Texts, counted: Counted) -> str:
    """Who has won, in a sentence."""
    best = max(counted.scores)
    if not counted.winners:
        return texts.say("sheet-nobody")
    if len(counted.scores) == 1:
        return texts.say("sheet-alone", number=best)
    names = [texts.seat(seat) for seat in counted.winners]
    if len(names) == 1:
        return texts.say("sheet-wins", name=names[0], number=counted.scores[counted.winners[0]])
    return texts.say("sheet-shared", names=", ".join(names), number=best)
