"""Lands of Galzyr, as the house finds it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from langbord.games.galzyr.auto_answers import STANDING
from langbord.games.galzyr.meta import META
from langbord.plugin import (
    AddCommands,
    BotKnowledge,
    Chronicle,
    EditionLoader,
    GamePlugin,
    GameTexts,
    Observation,
    SavedWorlds,
    SetUp,
    TerminalTable,
    WebTable,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from langbord.engine.game import Game
    from langbord.engine.score_form import ScoreForm
    from langbord.engine.web import Words
    from langbord.games.galzyr.rules.state import State
    from langbord.games.galzyr.rules.view_model import View


def _rules() -> Game[State]:
    from langbord.games.galzyr.rules.game import GAME

    return GAME


def _texts() -> GameTexts[View]:
    from langbord.games.galzyr.texts import moves

    return GameTexts(
        move_face=moves.move_face,
        plain=moves.PLAIN,
        faced=moves.FACED,
        long=frozenset({"library", "seen", "diary", "saves"}),
    )


def _view() -> object:
    from langbord.games.galzyr.rules.view_model import View

    return View


def _web() -> WebTable[View]:
    from langbord.games.galzyr.web import context, summary, text_table, tips

    return WebTable(
        context=context.context,
        text_words=text_table.words,
        silent_reasons=text_table.SILENT,
        tips=tips.tips,
        figures=summary.figures,
        scene_begins=frozenset({"month-begins", "day", "event-drawn", "ends-month"}),
        scene_goes_on=frozenset({"timer", "timer-ends", "resets", "location", "noticeboard"}),
    )


def _terminal() -> TerminalTable:
    from langbord.games.galzyr.terminal import painter

    return TerminalTable(painter.GalzyrPainter, painter.BEHAVIOUR)


def _bots() -> BotKnowledge[State]:
    from langbord.games.galzyr.bots import evaluation, hint_facts, planner

    return BotKnowledge(sensible=evaluation.sensible, plan=planner.plan, advice=hint_facts.advice)


def _observation() -> Observation[State]:
    from langbord.games.galzyr.bots import observation

    return Observation(observation.LAYOUT, observation.observe, observation.PROMPTS)


def _editions() -> EditionLoader:
    from langbord.games.galzyr.book import folders

    return EditionLoader(folders.HOUSE)  # `langbord book lint` checks books


def _saved_worlds() -> SavedWorlds[State]:
    from langbord.games.galzyr import saved_worlds

    return SavedWorlds(
        figures=saved_worlds.figures,
        lines=saved_worlds.lines,
        pack_up=saved_worlds.pack_up,
        anew=saved_worlds.ANEW,
        options=saved_worlds.OPTIONS,
        kept=saved_worlds.KEPT,
        editions=("book", saved_worlds.books),
        names=saved_worlds.NAMES,
    )


def _chronicle() -> Callable[[State, Words], Chronicle]:
    from langbord.games.galzyr.texts import chronicle

    return chronicle.tell


def _commands() -> AddCommands:
    from langbord.games.galzyr.book.tools import cli

    return cli.add_to


def _score_form() -> ScoreForm[State]:
    from langbord.games.galzyr.score_form import FORM

    return FORM


PLUGIN: Final[GamePlugin[State, View]] = GamePlugin(
    meta=META,
    folder=Path(__file__).parent,
    rules=_rules,
    texts=_texts,
    api=1,
    score_form=_score_form,
    view=_view,
    web=_web,
    terminal=_terminal,
    bots=_bots,
    observation=_observation,
    editions=_editions,
    saved_worlds=_saved_worlds,
    chronicle=_chronicle,
    auto_answers=STANDING,
    commands=_commands,
    goals={"gold": "me.gold", "quests": "count(me.quests)", "items": "count(me.items)"},
    set_ups=(
        SetUp(1),
        SetUp(1, {"challenge": "on"}),
        SetUp(1, {"book": "house-2", "gentle": "on"}),
        *(SetUp(seats, {"mode": mode}) for seats in (2, 3, 4) for mode in ("coop", "competitive")),
        SetUp(2, {"mode": "coop", "quests": "closed", "start": "chooser"}),
    ),
)
