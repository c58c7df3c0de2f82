"""Skerry, as the house finds it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from langbord.plugin import GamePlugin, GameTexts, Observation, ScoreLine, SetUp, TerminalTable, WebTable
from skerry.meta import META

if TYPE_CHECKING:
    from langbord.engine.game import Game
    from skerry.rules.game import State
    from skerry.rules.view_model import View


def _rules() -> Game[State]:
    from skerry.rules.game import GAME

    return GAME


def _texts() -> GameTexts[View]:
    from skerry.texts import moves

    return GameTexts(move_face=moves.move_face)


def _view() -> object:
    from skerry.rules.view_model import View

    return View


def _web() -> WebTable[View]:
    from skerry.web import context

    return WebTable(context=context.context)


def _terminal() -> TerminalTable:
    from langbord.tui.behaviour import PLAIN
    from skerry.terminal import painter

    return TerminalTable(painter.SkerryPainter, PLAIN)


def _observation() -> Observation[State]:
    from skerry.bots import observation

    return Observation(observation.LAYOUT, observation.observe, observation.PROMPTS)


def _score_sheets(view: View) -> list[list[ScoreLine]]:
    """A view of Skerry has boats, not players, and keeps no score."""
    return [
        [
            {"key": "stars", "card": "", "points": 3 * boat["stars"]},
            {"key": "coins", "card": "", "points": boat["coins"]},
            {"key": "treasure", "card": "", "points": boat["held"]},
        ]
        for boat in view["boats"]
    ]


def _round_of(view: View) -> int:
    return view["turn"] // len(view["boats"]) + 1


PLUGIN: Final[GamePlugin[State, View]] = GamePlugin(
    meta=META,
    folder=Path(__file__).parent,
    rules=_rules,
    texts=_texts,
    api=1,
    view=_view,
    web=_web,
    terminal=_terminal,
    observation=_observation,
    score_sheets=_score_sheets,
    round_of=_round_of,
    set_ups=(SetUp(2, {"wind": "gale"}), *(SetUp(seats) for seats in META.seats)),
)
