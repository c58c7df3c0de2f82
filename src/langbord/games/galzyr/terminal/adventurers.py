"""The adventurers of Galzyr in text: one's own with quests and belongings, the others as strips, the choice of one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal.seen import SKILL_STYLES, seen_by, set_prose
from langbord.games.galzyr.web.adventurers import Area, areas, heroes
from langbord.games.galzyr.web.open_threads import Thread, threads
from langbord.games.galzyr.web.pieces import Card
from langbord.tui.screen import DIM, Look, heading, joined, seat_style, under

KINDS = ("items", "companions", "statuses", "abilities")


def area_of(look: Look[View], seat: int) -> Area:
    """What one adventurer has, as the viewer sees it."""
    return next(area for area in areas(seen_by(look)) if area.seat == seat)


def mine(look: Look[View], *, full: bool) -> RenderableType:
    """One's own adventurer. `full`: cards with their texts."""
    assert look.seat is not None
    area = area_of(look, look.seat)
    if not area.hero:
        return Group()
    shown: list[RenderableType] = [_skills(look, area)]
    quests = {thread.word: thread for thread in threads(seen_by(look)).quests}
    if area.quests:
        shown += [_quest(look, card, quests[card.word]) for card in area.quests if card.word in quests]
    shown += _belongings(look, area, full=full)
    return under(_head(look, area), *shown)


def _head(look: Look[View], area: Area) -> Text:
    notes = [area.where, look.say("galzyr-gold", number=area.gold), area.prestige_label]
    if area.first:
        notes.append(look.texts.say("page-first"))
    return heading(look, f"{area.hero_name}, {area.species}", look.marks.dot.join(note for note in notes if note))


def _skills(look: Look[View], area: Area) -> Text:
    """Skills with marks, and the tags that open starry options."""
    parts = [
        Text(f"{skill.name} {skill.marks}", style=SKILL_STYLES[skill.word]) for skill in area.skills if skill.marks
    ]
    line = joined(parts, look.marks.dot)
    if area.tags:
        tags = ", ".join(tag.name for tag in area.tags)
        line.append(f"{look.marks.dot}{look.marks.star} {tags}", style=DIM)
    return line


def _quest(look: Look[View], card: Card, thread: Thread) -> Text:
    """A quest: what is to be done, where, how far that is, and until when."""
    line = Text(f"{look.marks.flag} {card.name}", style="bold")
    line.append(f" {card.word}", style=DIM)
    notes = [thread.label, thread.where.text, thread.where.nearest, thread.where.steps_label, thread.days_label]
    said = look.marks.dot.join(note for note in notes if note)
    if said:
        line.append(f"  {said}", style="not bold")
    return line


def _belongings(look: Look[View], area: Area, *, full: bool) -> list[RenderableType]:
    shown: list[RenderableType] = []
    kinds: tuple[Sequence[Card], ...] = (area.items, area.companions, area.statuses, area.abilities)
    for kind, cards in zip(KINDS, kinds, strict=True):
        if cards and full:
            shown.append(Text(look.texts.say(f"page-{kind}"), style="bold"))
            shown += [card_lines(look, card) for card in cards]
        elif cards:
            line = Text(f"{look.texts.say(f'page-{kind}')}: ", style=DIM)
            shown.append(line.append_text(joined([_short(look, card) for card in cards], ", ")))
    return shown


def _short(look: Look[View], card: Card) -> Text:
    line = Text(card.name, style="bold not dim").append(f" {card.word}", style="not bold dim")
    if card.days is not None:
        line.append(f" ({look.say('galzyr-days-short', number=card.days)})", style="not bold dim")
    return line


def card_lines(look: Look[View], card: Card) -> RenderableType:
    """A card with all it says."""
    line = Text(f"{card.word}  {card.name}", style="bold")
    line.append(f"  {card.kind_name}", style="not bold dim")
    if card.tags:
        line.append(
            f"{look.marks.dot}{look.marks.star} " + ", ".join(tag.name for tag in card.tags), style="not bold dim"
        )
    shown: list[RenderableType] = [line]
    if card.text:
        shown.append(set_prose(look, card.text, indent=6))
    if card.note:
        shown.append(set_prose(look, card.note.replace("_", ""), style="italic dim", indent=6))
    if card.days_label:
        shown.append(set_prose(look, card.days_label, style=DIM, indent=6))
    return Group(*shown)


# --- everybody --------------------------------------------------------------------------------------


def area(look: Look[View], seat: int) -> RenderableType:
    """All that lies before an adventurer, with the texts of the cards."""
    if seat == look.seat:
        return mine(look, full=True)
    person = area_of(look, seat)
    shown: list[RenderableType] = [_skills(look, person)] if person.hero else []
    if person.quests:
        shown.append(Text(look.texts.say("page-quests"), style="bold"))
        shown += [card_lines(look, card) for card in person.quests]
    if person.closed:
        shown.append(Text(person.closed_label, style=DIM))
    head = _head(look, person) if person.hero else heading(look, person.hero_name)
    return under(
        Text(person.name, style=f"bold {seat_style(seat)}"), head, *shown, *_belongings(look, person, full=True)
    )


def rivals(look: Look[View]) -> RenderableType | None:
    """The others, each in a line."""
    others = [person for person in areas(seen_by(look)) if person.seat != look.seat and person.hero]
    if not others:
        return None
    return under(heading(look, look.texts.say("text-others")), *(_strip(look, person) for person in others))


def _strip(look: Look[View], person: Area) -> Text:
    line = look.tag(person.seat).append(f" {person.hero_name}", style="default")
    cards = [*person.quests, *person.items, *person.companions, *person.statuses]
    notes = [person.where, look.say("galzyr-gold", number=person.gold), person.prestige_label]
    notes += [person.closed_label] if person.closed else []
    notes += [", ".join(card.name for card in cards)] if cards else []
    return line.append("  " + look.marks.dot.join(note for note in notes if note), style="default")


# --- choosing ---------------------------------------------------------------------------------------


def hero_line(look: Look[View], word: str) -> str:
    """What there is to know of an adventurer before choosing one."""
    for hero in heroes(seen_by(look)):
        if hero.word == word:
            skills = ", ".join(f"{skill.name} {skill.marks}" for skill in hero.skills if skill.marks)
            tags = ", ".join(tag.name for tag in hero.tags)
            saved = look.texts.say("page-hero-saved") if hero.played else ""
            notes = [skills, look.say("galzyr-gold", number=hero.gold), f"{look.marks.star} {tags}", saved]
            return f"{hero.story}\n{look.marks.dot.join(note for note in notes if note)}"
    return ""
