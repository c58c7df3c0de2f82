"""Scenes of Galzyr: the prose as it was read, what came of it, the options, and the scenes to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal.seen import PROSE, SKILL_STYLES, TONES, capital, emphasised, seen_by, set_prose
from langbord.games.galzyr.web.options import Choice, choices
from langbord.games.galzyr.web.reading import NoteLine, PassagePane, ScenePane, Story, StoryBox, reading
from langbord.tui.screen import DIM, Look, Row, grid, heading, joined, under


class Bookmark:
    """How far somebody has read on this screen: what stands above is not printed again."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.parts: list[str] = []  # of the scene, as they were shown

    def new_from(self, look: Look[View]) -> int:
        """The first part that is new to the reader; from now on all of them are known."""
        scene = pane(look)
        parts = [] if scene is None else [part.plain for part in parts_of(look, scene)]
        known = self.parts if self.seat == look.seat else []
        self.seat, self.parts = look.seat, parts
        at = 0
        while at < min(len(known), len(parts)) and known[at] == parts[at]:
            at += 1
        return at

    def everything(self, look: Look[View]) -> None:
        """The whole scene is shown."""
        self.seat = None
        self.new_from(look)


# --- the prose --------------------------------------------------------------------------------------


def pane(look: Look[View]) -> ScenePane | None:
    """The scene that goes on, if there is one."""
    scene: ScenePane | None = reading(seen_by(look))["scene"]
    return scene


def parts_of(look: Look[View], scene: ScenePane) -> list[Text]:
    """A scene in the order it is read: title, paragraphs, what came of them, the choice, the roll."""
    parts = [_title(look, scene)]
    for passage in scene.passages:
        parts += _passage(look, passage)
    return parts


def _title(look: Look[View], scene: ScenePane) -> Text:
    line = Text(scene.title.upper(), style="bold")
    reader = "" if look.view["story_master"] in look.bots else scene.reader
    notes = [note for note in (scene.whose, reader) if note]
    if notes:
        line.append("  " + look.marks.dot.join(notes), style="not bold dim")
    return line


def _passage(look: Look[View], passage: PassagePane) -> list[Text]:
    parts = [Text(passage.title, style="bold")] if passage.title else []
    parts += [emphasised(paragraph.runs) for paragraph in passage.paragraphs]
    if passage.notes:
        parts.append(_notes(look, passage.notes))
    if passage.option:
        parts.append(Text(f"{look.marks.turn} ", style="bold").append_text(emphasised(passage.option)))
        result = _result(look, passage)
        if result.plain:
            parts.append(result)
    return parts


def _result(look: Look[View], passage: PassagePane) -> Text:
    """What was rolled, what the outcomes asked for, and what the option cost."""
    line = Text()
    if passage.total:
        line.append(capital(passage.total), style="bold")
        if len(passage.rows) > 1:
            asked = " / ".join(row.text if not row.taken else f"[{row.text}]" for row in passage.rows)
            line.append(f"  {look.texts.say('read-rows')}: {asked}", style=DIM)
    if passage.after:
        if line.plain:
            line.append("\n")
        line.append_text(_notes(look, passage.after))
    return line


def _notes(look: Look[View], notes: Sequence[NoteLine]) -> Text:
    lines = [Text(f"{look.marks.dot.strip()} {note.text}", style=f"bold {TONES[note.tone]}".strip()) for note in notes]
    return Text("\n").join(lines)


def told(look: Look[View], start: int) -> RenderableType:
    """The scene from a part on, with air between the paragraphs."""
    scene = pane(look)
    assert scene is not None
    parts = parts_of(look, scene)
    if start == len(parts) and look.prompt == "option":
        start = _last_passage(look, scene)
    shown: list[RenderableType] = []
    for part in parts[start:]:
        shown += [Text(), set_prose(look, part)]
    if scene.gathered and look.prompt == "scene-end":
        shown += [Text(), set_prose(look, capital(scene.gathered), style=DIM)]
    if shown:
        shown.append(Text())
    return Group(*shown)


def _last_passage(look: Look[View], scene: ScenePane) -> int:
    """Where the newest passage begins: a question after it is not asked without it."""
    return len(parts_of(look, scene)) - len(_passage(look, scene.passages[-1])) if scene.passages else 0


# --- the options ------------------------------------------------------------------------------------


def options(look: Look[View], rows: Sequence[Row], *, full: bool) -> RenderableType:
    """Every option, open or not, with what it asks for; then the other answers."""
    told = choices(seen_by(look))
    table = grid(4, 4, None)
    table.columns[-1].no_wrap = False
    table.columns[-1].overflow = "fold"
    table.columns[-1].max_width = PROSE
    final = {row.word: row.final for row in rows}
    for choice in told:
        number = look.numbers.get(choice.word)
        mark = look.marks.final if final.get(choice.word) else ""
        sign = Text(f"{number:>2}{mark}", style="bold green") if number else Text(f" {look.marks.minus}", style=DIM)
        text = emphasised(choice.title, style="bold" if number else DIM)
        asks = _asks(look, choice)
        if asks.plain:
            text = Text().append_text(text).append("\n" if full else "  ").append_text(asks)
        table.add_row(sign, Text(choice.word, style="bold" if number else DIM), text)
    for row in rows:
        if row.word not in {choice.word for choice in told}:
            table.add_row(Text(f"{row.number:>2}", style="bold green"), Text(row.word, style="bold"), Text(row.meaning))
    return table


def _asks(look: Look[View], choice: Choice) -> Text:
    """Skill and difficulty, price, star; why it is closed."""
    parts: list[Text] = []
    if choice.test is not None:
        test = choice.test
        line = Text(capital(test.skill_name), style=SKILL_STYLES[test.skill])
        line.append(f" ({test.verb})" if test.verb else "")
        line.append(f", {test.difficulty_name}")
        line.append(f": {look.say('galzyr-needs', number=test.pips)}" if test.pips else "")
        parts.append(line)
    parts += [Text(cost.text, style="yellow") for cost in choice.costs]
    if choice.star:
        parts.append(Text(f"{look.marks.star} {choice.star}"))
    if choice.why:
        parts.append(Text(choice.why))
    return Text(look.marks.dot, style=DIM).join(parts)


def odds(look: Look[View]) -> RenderableType:
    """How likely the options of the scene are, with the best dice there are."""
    tested = [choice for choice in choices(seen_by(look)) if choice.test is not None and not choice.closed]
    if not tested:
        return Text(look.say("galzyr-no-odds"), style=DIM)
    shown: list[RenderableType] = []
    for choice in tested:
        assert choice.test is not None
        title = Text(f"{choice.word}  ", style="bold").append_text(emphasised(choice.title))
        shown += [title, Text(f"    {choice.test.dice_label}", style=DIM), *odds_lines(look, choice.test.odds)]
    shown.append(Text(look.say("galzyr-odds-note"), style=DIM))
    return under(heading(look, look.say("galzyr-odds")), *shown)


def odds_lines(look: Look[View], rows: Sequence[Any]) -> list[Text]:
    """A bar for each number of successes; what the difficulty asks for stands out."""
    lines: list[Text] = []
    for row in rows:
        full, more = round(row.once / 5), round(row.twice / 5)
        line = Text(f"    {row.least}+ ", style="bold" if row.promised else "")
        line.append(look.marks.full * full)
        line.append(look.marks.half * (more - full), style=DIM)
        line.append(" " * (20 - more))
        line.append("  " + look.say("galzyr-odds-row", once=row.once, twice=row.twice))
        lines.append(line)
    return lines


# --- scenes to choose from --------------------------------------------------------------------------


def stories(look: Look[View]) -> RenderableType | None:
    """What could be read where the adventurer stands."""
    found = reading(seen_by(look))["stories"]
    if not found:
        return None
    key = "read-stories" if look.prompt == "story" else "read-stories-here"
    lines = [set_prose(look, _story(look, story)) for story in found]
    return under(heading(look, look.texts.say(key)), *lines)


def _story(look: Look[View], story: Story) -> Text:
    """A card with the labels of its scenes."""
    boxes = [_box(look, box) for box in story.boxes]
    return Text(f"{story.name}: ", style="bold").append_text(joined(boxes, " / "))


def _box(look: Look[View], box: StoryBox) -> Text:
    line = emphasised(box.label, style="not bold")
    if box.must:
        line.append(f" ({look.texts.say('read-must')})", style="bold red")
    if box.partner and _in_company(look):
        line.append(f" ({look.texts.say('read-partner')})", style=DIM)
    return line


def _in_company(look: Look[View]) -> bool:
    """Whether somebody else stands where the viewer does."""
    return any(look.seat in space["figures"] and len(space["figures"]) > 1 for space in look.view["spaces"])
