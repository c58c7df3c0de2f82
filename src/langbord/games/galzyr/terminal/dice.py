"""A skill check of Galzyr in text: the dice with their faces, why there are so many successes, the odds."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal.reading import odds, odds_lines
from langbord.games.galzyr.terminal.seen import SKILL_STYLES, capital, seen_by
from langbord.games.galzyr.web.dice_tray import Die, Tray, tray
from langbord.games.galzyr.web.options import BASE, choices
from langbord.tui.screen import DIM, Look, heading, joined, under


def dice(look: Look[View]) -> RenderableType | None:
    """The check that is going on, if there is one."""
    table = tray(seen_by(look))
    if table is None:
        return None
    asked = look.say("galzyr-needs", number=table.pips) if table.pips else ""
    what = [capital(table.skill_name) + (f" ({table.verb})" if table.verb else ""), table.difficulty_name, asked]
    head = heading(look, look.texts.say("dice-heading"), look.marks.dot.join(part for part in what if part))
    shown: list[RenderableType] = [_faces(look, table)] if table.dice else []
    if table.lines:
        shown.append(_count(look, table))
    if table.rolled:
        shown.append(Text(f"  {table.verdict}", style="bold green" if _enough(table) else "bold"))
    if look.prompt == "check-pool":
        shown.append(_marks(look, table))
        shown += _advice(look, table)
    if table.odds and look.prompt in ("check-pool", "check-reroll"):
        shown.append(_chance(look, table))
    return under(head, *shown)


def _enough(table: Tray) -> bool:
    return table.total >= max(1, table.pips)


def _faces(look: Look[View], table: Tray) -> Text:
    """`[Might Might] [ ] [Survival]`: the symbols that count stand out."""
    faces = [_die(look, die, table) for die in table.dice]
    line = Text("  ")
    line.append_text(joined(faces, " "))
    return line


def _die(look: Look[View], die: Die, table: Tray) -> Text:
    style = "" if die.kind == BASE else SKILL_STYLES[die.kind]
    if not table.rolled:
        return Text(f"[{die.name}]", style=style or DIM)
    made = Text("[", style=style or DIM)
    names = [look.texts.say(f"skill-{skill}") for skill in die.face]
    for at, (skill, name) in enumerate(zip(die.face, names, strict=True)):
        counts = skill == table.skill
        made.append(" " if at else "")
        made.append(name.upper() if counts else name, style="bold not dim" if counts else "")
    made.append(look.marks.free if not names else "")
    made.append("]")
    if die.chosen:
        made.stylize("reverse")
    return made


def _count(look: Look[View], table: Tray) -> Text:
    """Die by die and card by card."""
    parts = [Text(f"{line.text} {line.amount:+}".replace("-", look.marks.minus)) for line in table.lines]
    return Text("  ", style=DIM).append_text(joined(parts, look.marks.dot))


def _called(look: Look[View], skill: str) -> str:
    """The word that is typed for a skill, and its name where that is another."""
    name = look.texts.say(f"skill-{skill}").lower()
    return skill if name == skill else f"{skill} ({name})"


def _marks(look: Look[View], table: Tray) -> Text:
    """The marks for which dice can still be swapped, by the words that swap them."""
    left = [swap for swap in table.swaps if swap.marks - swap.used > 0]
    line = Text(f"  {look.say('galzyr-marks-left')} ", style=DIM)
    parts = [
        Text(f"{_called(look, swap.skill)} {look.marks.times}{swap.marks - swap.used}", style=SKILL_STYLES[swap.skill])
        for swap in left
    ]
    return line.append_text(joined(parts, ", ")) if parts else line.append(look.say("galzyr-none"))


def _advice(look: Look[View], table: Tray) -> list[Text]:
    """The words that swap the best dice in, as long as none has been swapped."""
    if any(die.kind != BASE for die in table.dice):
        return []
    tests = [choice.test for choice in choices(seen_by(look)) if choice.taken]
    best = [die for test in tests if test is not None for die in test.dice if die != BASE]
    return [Text(f"  {look.say('galzyr-best', words=' '.join([*best, 'roll']))}", style=DIM)] if best else []


def _chance(look: Look[View], table: Tray) -> Text:
    """How likely the number is that the difficulty asks for; one, if nobody knows it."""
    row = next((row for row in table.odds if row.promised), table.odds[0])
    key = "galzyr-chance-again" if table.rolled else "galzyr-chance"
    return Text(f"  {look.say(key, number=row.least, once=row.once, twice=row.twice)}", style=DIM)


def odds_page(look: Look[View], rest: list[str]) -> RenderableType:
    """Of the roll to come, or of all options."""
    table = tray(seen_by(look))
    if table is None:
        return odds(look)
    if not table.odds:
        return Text(look.say("galzyr-no-odds"), style=DIM)
    return under(heading(look, look.say("galzyr-odds")), Group(*odds_lines(look, table.odds)))
