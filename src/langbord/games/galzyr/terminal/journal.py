"""The journal of Galzyr in text: what is open, what has been, who was met, what was achieved."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal.seen import emphasised, seen_by, set_prose
from langbord.games.galzyr.web.journal import Journal, Month, Scene, drawer
from langbord.games.galzyr.web.open_threads import Thread, Where
from langbord.games.galzyr.web.options import runs
from langbord.tui.screen import DIM, Look, heading, under

#: What can be written behind `journal`; the words of each in the language of the table stand in its messages.
PARTS = ("open", "months", "people", "achievements")


def journal_page(look: Look[View], rest: list[str]) -> RenderableType:
    """What is open and this month; or the part that is wanted."""
    book = drawer(seen_by(look))
    part = _part(look, rest[0].lower()) if rest else ""
    if part == "months":
        return Group(*(_month(look, month) for month in (book.month, *book.earlier)), Text(book.older, style=DIM))
    if part == "people":
        return _encyclopedia(look, book)
    if part == "achievements":
        return _achievements(look, book)
    shown = [_threads(look, book)]
    if part != "open":
        shown += [_month(look, book.month), Text(look.say("galzyr-journal-parts"), style=DIM)]
    return Group(*shown)


def recap(look: Look[View]) -> RenderableType:
    """The latest month in which anything happened."""
    book = drawer(seen_by(look))
    told = [month for month in (book.month, *book.earlier) if month.scenes]
    return _month(look, told[0]) if told else Group()


def _part(look: Look[View], typed: str) -> str:
    for part in PARTS:
        if typed == part or typed in look.say(f"galzyr-journal-{part}").split():
            return part
    return ""


# --- what is open -----------------------------------------------------------------------------------


def _threads(look: Look[View], book: Journal) -> RenderableType:
    say, threads = look.texts.say, book.threads
    shown: list[RenderableType] = []
    if threads.goals:
        shown.append(heading(look, say("journal-goals")))
        shown += [_line(look, goal.name, goal.text, goal.where) for goal in threads.goals]
    if threads.quests or threads.leads:
        shown.append(heading(look, say("journal-threads")))
        shown += [_thread(look, thread) for thread in (*threads.quests, *threads.leads)]
    if threads.unread:
        shown.append(heading(look, say("journal-unread")))
        shown += [_line(look, place.place, place.stories, place.where) for place in threads.unread]
    return Group(*shown) if shown else Text(say("journal-threads-none"), style=DIM)


def _thread(look: Look[View], thread: Thread) -> RenderableType:
    line = _line(look, thread.name, thread.label, thread.where, thread.days_label)
    if not thread.note:
        return line
    return Group(line, set_prose(look, thread.note.replace("_", ""), style="italic dim", indent=4))


def _line(look: Look[View], name: str, said: str, where: Where, more: str = "") -> Text:
    line = Text(f"  {name}", style="bold")
    notes = [said, where.text if where.text != name else "", where.nearest, where.steps_label, more]
    told = look.marks.dot.join(note for note in notes if note)
    return line.append(f"  {told}" if told else "", style="not bold")


# --- what has been ----------------------------------------------------------------------------------


def _month(look: Look[View], month: Month) -> RenderableType:
    if not month.scenes:
        return under(heading(look, month.heading), Text("  " + look.texts.say("journal-month-empty"), style=DIM))
    return under(heading(look, month.heading, month.note), *(_scene(look, scene) for scene in reversed(month.scenes)))


def _scene(look: Look[View], scene: Scene) -> RenderableType:
    hero = scene.hero if len(look.view["players"]) > 1 else ""
    notes = look.marks.dot.join(note for note in (scene.day, scene.place, hero) if note)
    lines: list[RenderableType] = [Text(f"  {scene.title}", style="bold").append(f"  {notes}", style="not bold dim")]
    for step in scene.steps:
        said = Text(step.title.replace("_", ""))
        if step.check:
            said.append(f"  {step.check}", style="green" if step.passed else "red")
        lines.append(set_prose(look, said, indent=4))
    results = look.marks.dot.join(
        f"{result.hero}: {result.text}" if result.hero else result.text for result in scene.results
    )
    if results:
        lines.append(set_prose(look, results, style=DIM, indent=4))
    return Group(*lines)


# --- who was met, what was achieved -----------------------------------------------------------------


def _encyclopedia(look: Look[View], book: Journal) -> RenderableType:
    shown: list[RenderableType] = []
    for shelf in book.shelves:
        shown.append(heading(look, shelf.heading))
        for entry in shelf.entries:
            shown.append(Text(f"  {entry.name}", style="bold"))
            shown += [set_prose(look, emphasised(runs(paragraph)), indent=4) for paragraph in entry.paragraphs]
    shown.append(Text(book.hidden or look.texts.say("journal-encyclopedia-none"), style=DIM))
    return Group(*shown)


def _achievements(look: Look[View], book: Journal) -> RenderableType:
    lines = [
        Text(f"  {one.title}", style="bold" if one.found else DIM).append(f"  {one.note}", style="not bold dim")
        for one in book.achievements
    ]
    figures = [Text(f"  {figure.name}: {figure.value}") for figure in book.figures]
    skills = [Text(f"  {skill.name}: {skill.value}") for skill in book.skills]
    say = look.texts.say
    return Group(
        heading(look, say("journal-achievements")), *lines, heading(look, say("journal-figures")), *figures, *skills
    )
