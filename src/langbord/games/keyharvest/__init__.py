"""Key Harvest, as the house finds it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from langbord.games.keyharvest.auto_answers import STANDING
from langbord.games.keyharvest.meta import META
from langbord.plugin import (
    Balance,
    BotKnowledge,
    EditionLoader,
    Features,
    GamePlugin,
    GameTexts,
    Observation,
    SetUp,
    TerminalTable,
    WebTable,
)

if TYPE_CHECKING:
    from langbord.engine.game import Game
    from langbord.engine.score_form import ScoreForm
    from langbord.games.keyharvest.rules.state import State
    from langbord.games.keyharvest.rules.view_model import View


def _rules() -> Game[State]:
    from langbord.games.keyharvest.rules.game import GAME

    return GAME


def _texts() -> GameTexts[View]:
    from langbord.games.keyharvest.texts import moves, names, recap

    return GameTexts(
        move_face=moves.move_face,
        plain=moves.PLAIN,
        long=frozenset({"crop_of", "pairs", "in_bag", "rows"}),
        recap=recap.sentences,
        names=names.names,
    )


def _view() -> object:
    from langbord.games.keyharvest.rules.view_model import View

    return View


def _web() -> WebTable[View]:
    from langbord.games.keyharvest.web import context, summary, text_table, tips

    return WebTable(
        context=context.context,
        text_words=text_table.words,
        silent_reasons=text_table.SILENT,
        tips=tips.tips,
        figures=summary.figures,
        scene_begins=frozenset({"event-drawn", "last-turns", "events-back", "stalled", "runs-dry", "game-ends"}),
        scene_goes_on=frozenset({"tie-fields", "tie-counters", "tie-shared", "shows-counters", "turn-begins"}),
    )


def _terminal() -> TerminalTable:
    from langbord.games.keyharvest.terminal import painter
    from langbord.tui.behaviour import TableBehaviour

    return TerminalTable(painter.KeyHarvestPainter, TableBehaviour(announces=frozenset({"turn-begins"})))


def _bots() -> BotKnowledge[State]:
    from langbord.games.keyharvest.bots import evaluation, features, hint_facts

    return BotKnowledge(
        sensible=evaluation.sensible,
        value=evaluation.value,
        outlook=evaluation.outlook,
        at_rest=evaluation.at_rest,
        ahead=evaluation.AHEAD,
        parts=evaluation.parts,
        features=Features(
            features.NAMES, features.read, features.STAGES, features.stage, features.covers, features.BY_HAND
        ),
        hint_facts=hint_facts.facts,
        stage=lambda state: state.phase,
    )


def _observation() -> Observation[State]:
    from langbord.games.keyharvest.bots import observation

    return Observation(observation.LAYOUT, observation.observe, observation.PROMPTS)


def _editions() -> EditionLoader:
    from langbord.games.keyharvest.edition import forms, loader

    return EditionLoader(loader.HOUSE, loader.check, loader.FILES, forms=forms.edition_forms)


def _balance() -> Balance:
    from langbord.games.keyharvest.bots import balance

    return Balance(balance.LINE_UPS, balance.counted)


def _score_form() -> ScoreForm[State]:
    from langbord.games.keyharvest.score_form import FORM

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
    balance=_balance,
    auto_answers=STANDING,
    goals={
        "counters": "me.counters",
        "fields": "count(me.fields)",
        "workers": "count(me.workers)",
        "store": "count(me.store)",
    },
    set_ups=(*(SetUp(seats) for seats in (2, 3, 4)), SetUp(3, {"start": "chooser"})),
)
