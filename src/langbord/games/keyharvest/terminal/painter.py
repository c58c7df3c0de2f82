"""How Key Harvest is drawn.

The boards: keyharvest_country.py; the middle of the table: keyharvest_town.py; the players: keyharvest_players.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.engine.errors import OptionError
from langbord.engine.meta import Options
from langbord.games.keyharvest.rules.moves import CROP_WORDS, EVENT_WORDS, REFERENCE_WORDS, WORKER_WORDS
from langbord.games.keyharvest.rules.view_model import View
from langbord.games.keyharvest.terminal import players as areas
from langbord.games.keyharvest.terminal import town
from langbord.games.keyharvest.terminal.country_board import group_with, worker_sign
from langbord.games.keyharvest.texts.moves import PLACING
from langbord.tui.scores import score_sheet, verdict
from langbord.tui.screen import DIM, Look, Section, grid, heading, indented, prose, under

SCORE_ORDER = ("workers", "largest", "second", "crops")


class KeyHarvestPainter:
    """Draws one table."""

    def __init__(self, options: Options) -> None:
        self.kinds: tuple[str, ...] = ("W", "E")

    # --- in a few words -----------------------------------------------------------------------------

    def headline(self, look: Look[View]) -> str:
        view = look.view
        parts = [look.texts.say("game-keyharvest-title")]
        if view["over"]:
            parts.append(look.say("keyharvest-over"))
        else:
            parts.append(look.say("keyharvest-round", round=view["round"]))
        for event in view["running"]:
            parts.append(look.texts.say(f"event-{event['event']}"))
        return look.marks.dot.join(parts)

    def progress(self, look: Look[View]) -> str:
        view = look.view
        if view["running"] or view["active"] != look.seat:
            return ""
        done = len(view["actions"])  # an action counts from its first question on
        number = done + 1 if look.prompt == "action" else max(1, done)
        return look.say("keyharvest-action", number=number, of=view["actions_per_turn"])

    def ways(self, look: Look[View], word: str) -> tuple[str, ...]:
        view = look.view
        if word in WORKER_WORDS or word == "remove":
            return ("worker",)
        if word in view["registry"]:
            return ("offer",)
        if any(lot["field"] == word for player in view["players"] for lot in player["store"]):
            return ("transfer",)
        mine = [] if look.seat is None else view["players"][look.seat]["fields"]
        return ("harvest",) if word == "all" or any(field["word"] == word for field in mine) else ()

    def detail(self, look: Look[View], word: str) -> tuple[str, str]:
        """What a worker does; how large the group would be that a new field joins."""
        if word not in look.numbers or look.seat is None:
            return ("", "")
        if word in WORKER_WORDS:
            told = town.gist(look, word)
            return (told, told)
        mine = {field["word"] for field in look.view["players"][look.seat]["fields"]}
        if word not in REFERENCE_WORDS or look.prompt in PLACING or word in mine:
            return ("", "")
        told = look.say("keyharvest-would-be", size=group_with(look, look.seat, word))
        return (told, told)

    # --- pictures -----------------------------------------------------------------------------------

    def picture(self, look: Look[View]) -> list[Section]:
        middle = [*town.running(look), *town.last_turns(look), town.registry(look)]
        sections = [
            Section((partial(town.track, look),)),
            Section((lambda: Group(*middle),)),
        ]
        if look.seat is not None:
            mine = partial(areas.area, look, look.seat)
            sections.append(Section((partial(_with_key, look, mine), mine), ranks=(3,)))
            workers = (partial(town.workers, look), partial(town.workers_in_a_line, look))
            sections.append(Section(workers, ranks=(4,)))
        everybody = partial(areas.players, look)
        sections.append(Section((partial(everybody, fields=True), partial(everybody, fields=False)), ranks=(5,)))
        return sections

    def close_up(self, look: Look[View]) -> list[Section]:
        """The board and whatever else can be chosen from; the whole table for the second action."""
        if look.prompt == "action":
            return self.picture(look)
        view = look.view
        shown: list[RenderableType] = [*town.running(look)]
        chosen = set() if look.prompt in PLACING else set(look.numbers) - {"pass", "stop"}
        if chosen & set(view["registry"]):  # a space to place on is no field of the registry
            shown.append(town.registry(look))
        if look.seat is not None:
            shown += town.moving(look, look.seat)
            only_crops = bool(chosen) and chosen <= set(CROP_WORDS)
            shown.append(areas.counters_in_a_line(look, look.seat) if only_crops else areas.area(look, look.seat))
        rivals = [
            player["seat"]
            for player in view["players"]
            if player["seat"] != look.seat and chosen & {field["word"] for field in player["fields"]}
        ]
        shown += areas.boards(look, rivals)
        if any(lot["field"] in chosen for player in view["players"] for lot in player["store"]):
            shown.append(areas.players(look, fields=False))
        return [Section((lambda: Group(*shown),))]

    def area(self, look: Look[View], seat: int) -> RenderableType:
        return Group(areas.area(look, seat), areas.store_in_a_line(look, seat))

    def cards(self, look: Look[View], kind: str) -> RenderableType:
        """All workers and all events, each in one line."""
        parts: list[RenderableType] = []
        if kind in ("", "W"):
            parts.append(self._listed(look, "keyharvest-workers", WORKER_WORDS))
        if kind in ("", "E"):
            parts.append(self._listed(look, "keyharvest-events", EVENT_WORDS))
        return Group(*parts)

    def _listed(self, look: Look[View], title: str, words: list[str]) -> RenderableType:
        names = [_name(look, word) for word in words]
        table = grid(2, max(map(len, names)), None)
        table.columns[-1].no_wrap = False
        table.columns[-1].overflow = "fold"
        for word, name in zip(words, names, strict=True):
            seen = town.has_come(look, word)
            sign = worker_sign(word, town.value(word)) if word in WORKER_WORDS else word
            effect = Text(town.gist(look, word))
            if seen:
                effect.append(f" {seen}", style=DIM)
            table.add_row(Text(sign, style="bold"), Text(name), effect)
        return under(heading(look, look.say(title)), table)

    def explain(self, look: Look[View], word: str) -> RenderableType:
        word = word.upper()
        if word in town.PARAGRAPHS:
            return _explained(look, word)
        if word in look.view["crop_of"]:
            crop = look.texts.say(f"crop-{look.view['crop_of'][word]}")
            line = Text(f"{word}, {crop}: ", style="bold")
            line.append(_where(look, word), style="not bold")
            return indented(line)
        raise OptionError(f"'{word}' is no field, no worker and no event")

    # --- the score ----------------------------------------------------------------------------------

    def scores(self, look: Look[View]) -> RenderableType:
        return score_sheet(look, SCORE_ORDER)

    def verdict(self, look: Look[View], winners: Sequence[int], scores: Sequence[int]) -> str:
        said = verdict(look, winners, scores)
        by = look.view["tie_break"]
        return f"{said} {look.say(f'keyharvest-tie-{by}')}" if by else said


def _with_key(look: Look[View], mine: partial[RenderableType]) -> RenderableType:
    return Group(mine(), areas.key_to_signs(look))


def _name(look: Look[View], word: str) -> str:
    return look.texts.say(f"worker-{word}" if word in WORKER_WORDS else f"event-{word}")


def _explained(look: Look[View], word: str) -> RenderableType:
    """A worker or an event, with the paragraph of the rules that is about it."""
    title = f"{word}  {_name(look, word)}"
    number = town.PARAGRAPHS[word]
    lines = [
        Text(title, style="bold"),
        Text(town.gist(look, word)),
        prose(f"{number} {look.texts.rule(number).text}"),
    ]
    if word in WORKER_WORDS:
        lines.append(Text(_where_worker(look, word), style=DIM))
    elif seen := town.has_come(look, word):
        lines.append(Text(seen, style=DIM))
    return indented(Group(*lines))


def _where_worker(look: Look[View], word: str) -> str:
    at = [
        look.say("keyharvest-at", seat=look.texts.seat(player["seat"]), space=worker["at"])
        for player in look.view["players"]
        for worker in player["workers"]
        if worker["word"] == word
    ]
    if word in look.view["townsfolk"]:
        return look.say("keyharvest-in-town")
    return ", ".join(at) or look.say("keyharvest-nowhere")


def _where(look: Look[View], word: str) -> str:
    """Where a field lies; whatever is nowhere else is in the bag."""
    view = look.view
    for player in view["players"]:
        if any(field["word"] == word for field in player["fields"]):
            return look.say("keyharvest-on-board", seat=look.texts.seat(player["seat"]))
        if any(lot["field"] == word for lot in player["store"]):
            return look.say("keyharvest-in-store", seat=look.texts.seat(player["seat"]))
    for place in ("registry", "fallow", "moving"):
        if word in view[place]:
            return look.say(f"keyharvest-in-{place}")
    return look.say("keyharvest-in-bag")
