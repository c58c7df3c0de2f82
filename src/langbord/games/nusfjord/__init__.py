"""Nusfjord, as the house finds it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from langbord.games.nusfjord.auto_answers import STANDING
from langbord.games.nusfjord.meta import META
from langbord.plugin import (
    Balance,
    BotKnowledge,
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
    from langbord.engine.ask import Ask
    from langbord.engine.game import Game
    from langbord.engine.score_form import ScoreForm
    from langbord.games.nusfjord.rules.state import State
    from langbord.games.nusfjord.rules.view_model import View


def _rules() -> Game[State]:
    from langbord.games.nusfjord.rules.game import GAME

    return GAME


def _texts() -> GameTexts[View]:
    from langbord.games.nusfjord.texts import moves_and_cards, names, recap

    return GameTexts(
        move_face=moves_and_cards.move_face,
        plain=frozenset({"text"}),
        recap=recap.sentences,
        names=names.names,
    )


def _view() -> object:
    from langbord.games.nusfjord.rules.view_model import View

    return View


def _web() -> WebTable[View]:
    from langbord.games.nusfjord.web import context, summary, text_table, tips

    return WebTable(
        context=context.context,
        text_words=text_table.words,
        silent_reasons=text_table.SILENT,
        tips=tips.tips,
        figures=summary.figures,
        scene_begins=frozenset({"round-begins"}),
        scene_goes_on=frozenset(
            {"fishes", "share-fish", "elder-full", "laid-out", "draws", "plates-filled", "campaign-goes-on"}
        ),
    )


def _terminal() -> TerminalTable:
    from langbord.games.nusfjord.terminal import campaign, painter

    return TerminalTable(painter.NusfjordPainter, campaign.BEHAVIOUR)


def _bots() -> BotKnowledge[State]:
    from langbord.games.nusfjord.bots import evaluation, features, hint_facts

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
    )


def _observation() -> Observation[State]:
    from langbord.games.nusfjord.bots import observation

    return Observation(observation.LAYOUT, observation.observe, observation.PROMPTS, observation.WITHOUT_PLACE)


def _editions() -> EditionLoader:
    from langbord.games.nusfjord.edition import forms, loader

    return EditionLoader(loader.HOUSE, loader.check, loader.FILES, loader.load_deck, forms.edition_forms)


def _balance() -> Balance:
    from langbord.games.nusfjord.bots import balance

    return Balance(balance.LINE_UPS, balance.counted)


def _only_answer(state: State, ask: Ask) -> str | None:
    from langbord.games.nusfjord.rules.evening import only_answer

    return only_answer(state, ask)


def _score_form() -> ScoreForm[State]:
    from langbord.games.nusfjord.score_form import FORM

    return FORM


def _saga() -> Saga:
    from langbord.games.nusfjord.saga import SAGA

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
    saga=_saga,
    auto_answers=STANDING,
    only_answer=_only_answer,
    goals={
        "fish": "me.fish",
        "wood": "me.wood",
        "gold": "me.gold",
        "haul": "me.haul",
        "elders": "count(me.elders)",
        "plates": "table.plates.filled",
    },
    set_ups=(
        *(SetUp(seats, {"deck": deck}) for seats in (2, 3, 4, 5) for deck in ("herring", "mackerel", "cod")),
        *(
            SetUp(1, {"deck": deck, "solo": solo})
            for deck in ("herring", "mackerel", "cod")
            for solo in ("basic", "advanced")
        ),
        SetUp(3, {"start": "chooser"}),
        SetUp(1, {"campaign": "on"}),
        SetUp(2, {"mixed": "1"}),
        SetUp(4, {"deck": "cod", "mixed": "2"}),
    ),
)
