"""What lies in the middle of the table in Key Harvest: the track of events, the registry, the bag, the workers."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from langbord.games.keyharvest.rules.moves import EVENT_WORDS, WORKER_WORDS
from langbord.games.keyharvest.rules.placing import VALUE
from langbord.games.keyharvest.rules.view_model import View
from langbord.games.keyharvest.terminal.country_board import ON_ITS_WAY, field_sign, group_with, worker_sign
from langbord.tui.screen import DIM, WIDE, Look, grid, heading, joined, one_line, under

#: The paragraph that says what a worker or an event does.
PARAGRAPHS = {word: f"K9.{number}" for number, word in enumerate(WORKER_WORDS, 1)}
PARAGRAPHS |= {
    word: f"K12.{number}"
    for word, number in zip(EVENT_WORDS, (1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), strict=True)
}


def gist(look: Look[View], word: str) -> str:
    """What a worker or an event does, in one line."""
    return look.texts.rule(PARAGRAPHS[word]).gist


def value(worker: str) -> int:
    """The fields that a worker needs beside it, and its points."""
    return VALUE[WORKER_WORDS.index(worker)]


# --- events ---------------------------------------------------------------------------------------


def track(look: Look[View]) -> Text:
    """The ten spaces of the track with the events so far; the tenth brings the last turns."""
    view = look.view
    line = Text().append(look.say("keyharvest-events") + " ", style="bold")
    for number in range(1, view["spaces"] + 1):
        if number <= len(view["track"]):
            line.append(view["track"][number - 1], style="bold reverse")
        else:
            line.append("?" if number == view["check"] else look.marks.free, style="not bold")
        line.append(" ", style="not bold")
    notes = [
        look.say("keyharvest-track", count=len(view["track"]), spaces=view["spaces"]),
        look.say("keyharvest-bag", fields=view["bag"]["fields"], events=view["bag"]["events"]),
    ]
    told = look.marks.dot.join(notes)
    check = look.marks.dot + look.say("keyharvest-check", number=view["check"])
    if len(view["track"]) < view["check"] and line.cell_len + len(told) + len(check) <= look.width:
        told += check
    line.append(told, style="not bold dim")
    return one_line(look, line)


def came(look: Look[View], most: int) -> list[Text]:
    """The latest events by name."""
    view = look.view
    lines = [Text(look.say("keyharvest-came"), style="bold")]
    for number, event in list(enumerate(view["track"], 1))[-most:]:
        line = Text(f"{number:>2} ", style=DIM)
        lines.append(line.append(f"{event} {look.texts.say(f'event-{event}')}", style="not dim"))
    return lines


def last_turns(look: Look[View]) -> list[Text]:
    """What is left after the tenth event (K13.2); and the turns without an action, if they come to matter."""
    view = look.view
    lines: list[Text] = []
    if view["last"]:
        key = "keyharvest-last" if view["last"]["begun"] else "keyharvest-last-after"
        line = Text(look.say(key, count=view["last"]["left"]) + " ", style="bold")
        for turn in view["last"]["turns"]:
            sign = look.shape(turn["seat"])
            if turn["now"]:
                sign = Text("[").append_text(sign).append("]")
            elif turn["done"]:
                sign = Text(look.marks.free, style=DIM)
            line.append_text(sign)
            line.append(" ")
        lines.append(line)
    if view["idle"] * 2 >= view["idle_limit"]:
        lines.append(Text(look.say("keyharvest-idle", count=view["idle"], most=view["idle_limit"]), style="bold"))
    if view["dry"] * 2 >= view["dry_limit"] and not view["last"]:
        lines.append(Text(look.say("keyharvest-dry", count=view["dry"], most=view["dry_limit"]), style="bold"))
    return lines


def has_come(look: Look[View], event: str) -> str:
    """Whether an event was on the track, and whether it still is; "" if it never came."""
    if event in look.view["track"]:
        return look.say("keyharvest-seen")
    return look.say("keyharvest-put-back") if event in look.view["seen_events"] else ""


def running(look: Look[View]) -> list[Text]:
    """The event that goes on, with what it does."""
    lines: list[Text] = []
    for each in look.view["running"][-1:]:
        line = Text(f"{each['event']} {look.texts.say('event-' + each['event'])}: ", style="bold")
        line.append(gist(look, each["event"]), style="not bold")
        lines.append(line)
    return lines


def moving(look: Look[View], seat: int) -> list[Text]:
    """Fields that were drawn or handed on and lie nowhere yet; their space is marked on the board."""
    lines: list[Text] = []
    for word in look.view["moving"]:
        line = Text(f"{ON_ITS_WAY} ", style="bold")
        line.append_text(field_sign(look, word))
        line.append(f", {look.texts.say('crop-' + look.view['crop_of'][word])}: ", style="not bold")
        line.append(look.say("keyharvest-would-be", size=group_with(look, seat, word)), style="not bold")
        lines.append(line)
    return lines


# --- the registry ---------------------------------------------------------------------------------


def registry(look: Look[View]) -> Text:
    """The fields that can be offered for, in brackets those that can be chosen now."""
    line = Text().append(look.say("keyharvest-registry") + " ", style="bold")
    fields = [field_sign(look, word, legal=word in look.numbers) for word in look.view["registry"]]
    line.append_text(joined(fields, "  ") if fields else Text(look.say("keyharvest-none"), style="not bold"))
    if look.view["fallow"]:
        line.append(
            look.marks.dot + look.say("keyharvest-fallow", count=len(look.view["fallow"])), style="not bold dim"
        )
    return line


# --- workers --------------------------------------------------------------------------------------


def workers(look: Look[View]) -> RenderableType:
    """Who can be played: your farmhands and the townsfolk, each with value and effect, two in a line where they fit."""
    words = _free_workers(look)
    name_width = max((len(look.texts.say(f"worker-{word}")) for word in words), default=0)
    in_a_line = 2 if look.width >= WIDE else 1
    table = grid(*[width for _ in range(in_a_line) for width in (3, name_width, None)])
    lines = -(-len(words) // in_a_line)
    for line in range(lines):
        cells: list[Text] = []
        for word in words[line::lines]:
            legal = word in look.numbers
            sign = Text(worker_sign(word, value(word)), style="bold green" if legal else "bold")
            name = Text(look.texts.say(f"worker-{word}"), style="bold" if legal else "")
            cells += [sign, name, Text(gist(look, word), style=DIM)]
        table.add_row(*cells)
    return under(heading(look, look.say("keyharvest-workers"), look.say("keyharvest-workers-note")), table)


def workers_in_a_line(look: Look[View]) -> Text:
    """The same in signs only."""
    line = Text().append(look.say("keyharvest-workers") + " ", style="bold")
    line.append(" ".join(worker_sign(word, value(word)) for word in _free_workers(look)), style="not bold")
    line.append(" " + look.say("keyharvest-workers-short"), style="not bold dim")
    return one_line(look, line)


def _free_workers(look: Look[View]) -> list[str]:
    own = [] if look.seat is None else list(look.view["players"][look.seat]["farmhands"])
    return own + list(look.view["townsfolk"])
