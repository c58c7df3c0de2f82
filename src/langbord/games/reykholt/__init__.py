"""Reykholt, as the house finds it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from langbord.games.reykholt.auto_answers import STANDING
from langbord.games.reykholt.meta import META
from langbord.plugin import (
    Balance,
    BotKnowledge,
    Daily,
    EditionLoader,
    Features,
    GamePlugin,
    GameTexts,
    Observation,
    Saga,
    SetUp,
    TerminalTable,
    WebTable,
)

if TYPE_CHECKING:
    from langbord.engine.game import Game
    from langbord.engine.score_form import ScoreForm
    from langbord.games.reykholt.rules.state import State
    from langbord.games.reykholt.rules.view_model import View


def _rules() -> Game[State]:
    from langbord.games.reykholt.rules.game import GAME

    return GAME


def _texts() -> GameTexts[View]:
    from langbord.games.reykholt.texts import moves_and_cards, names, recap

    return GameTexts(
        move_face=moves_and_cards.move_face,
        plain=frozenset({"text"}),
        faced=moves_and_cards.FACED,
        recap=recap.sentences,
        names=names.names,
    )


def _view() -> object:
    from langbord.games.reykholt.rules.view_model import View

    return View


def _web() -> WebTable[View]:
    from langbord.games.reykholt.web import context, summary, text_table, tips

    return WebTable(
        context=context.context,
        text_words=text_table.words,
        silent_reasons=text_table.SILENT,
        tips=tips.tips,
        figures=summary.figures,
        tie="page-tie-broken",
        scene_begins=frozenset({"round-begins", "phase-begins", "event"}),
        scene_goes_on=frozenset({"harvests"}),
    )


def _terminal() -> TerminalTable:
    from langbord.games.reykholt.terminal import painter
    from langbord.tui.behaviour import PLAIN

    return TerminalTable(painter.ReykholtPainter, PLAIN)


def _bots() -> BotKnowledge[State]:
    from langbord.games.reykholt.bots import evaluation, features, hint_facts

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
        stage=lambda state: (state.round, state.phase),
        hint_lines=hint_facts.lines,
    )


def _observation() -> Observation[State]:
    from langbord.games.reykholt.bots import observation

    return Observation(observation.LAYOUT, observation.observe, observation.PROMPTS, observation.WITHOUT_PLACE)


def _editions() -> EditionLoader:
    from langbord.games.reykholt.edition import forms, loader

    return EditionLoader(loader.HOUSE, loader.check, loader.FILES, loader.load_deck, forms.edition_forms)


def _balance() -> Balance:
    from langbord.games.reykholt.bots import balance

    return Balance(balance.LINE_UPS, balance.counted)


def _daily() -> Daily:
    from langbord.games.reykholt import daily

    return Daily(daily.options_for, daily.counts, daily.reached)


def _score_form() -> ScoreForm[State]:
    from langbord.games.reykholt.score_form import FORM

    return FORM


def _saga() -> Saga:
    from langbord.games.reykholt.saga import SAGA

    return SAGA


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
    daily=_daily,
    saga=_saga,
    auto_answers=STANDING,
    goals={
        "table": "me.table",
        "growing": "me.houses.*.filled",
        "houses": "count(me.houses)",
        "cards": "count(me.cards)",
        "tomato": "me.goods.tomato",
        "lettuce": "me.goods.lettuce",
        "mushroom": "me.goods.mushroom",
        "carrot": "me.goods.carrot",
        "cauliflower": "me.goods.cauliflower",
    },
    set_ups=(
        *(SetUp(seats, {"set": letter}) for seats in (1, 2) for letter in "ABCDE"),
        *(SetUp(seats, {"set": letter}) for seats in (3, 4) for letter in "ABCD"),
        *(SetUp(seats, {"set": letter, "story": "on"}) for seats in (1, 2) for letter in "ABCDE"),
        *(SetUp(seats, {"set": letter, "story": "on"}) for seats in (3, 4) for letter in "ABCD"),
        *(SetUp(seats, {"scenario": str(number)}) for seats in (1, 2, 3, 4) for number in range(1, 6)),
        SetUp(1, {"variant": "on"}),
        SetUp(3, {"start": "chooser"}),
    ),
)
