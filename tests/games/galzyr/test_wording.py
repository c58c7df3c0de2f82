"""Questions, answers, log, reasons and options of Galzyr are said in both languages."""

from __future__ import annotations

import copy
import random
import re
from dataclasses import replace

import pytest

from langbord.engine.ask import Ask, Reason
from langbord.engine.position import Position
from langbord.engine.start_player import CHOOSE_START
from langbord.games.galzyr.auto_answers import STANDING
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book.model import Use
from langbord.games.galzyr.book.parser import Grammar, Phrase
from langbord.games.galzyr.rules import reasons
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK, load_land
from langbord.games.galzyr.rules.state import State
from langbord.games.galzyr.rules.travel import use_card
from langbord.locales import HOUSE, languages
from langbord.text import Texts
from tests.games.galzyr.spoken import GALZYR, MESSAGES, check_plain, texts
from tests.games.galzyr.table import BOOK, begin, give, month, number, play, word
from tests.messages import messages_in
from tests.rules import rule

SOURCES = sorted(path for path in (HOUSE / "games/galzyr").rglob("*.py") if path.parent.name != "terminal")


def keys(pattern: str) -> set[str]:
    """What a pattern finds in the sources."""
    return {found for path in SOURCES for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


def test_every_question_has_its_message() -> None:
    asked = keys(r'\bAsk\([\w.]+, "([a-z-]+)"') | keys(r'agrees\([\w.]+, "([a-z-]+)"') | keys(r'"(check-[a-z]+)"[,}]')
    assert {"travel", "push", "check-last", "month-over"} <= asked
    prompts = {key.removeprefix("prompt-") for key in MESSAGES if key.startswith("prompt-")}
    assert prompts - {CHOOSE_START} <= asked  # the engine asks who begins
    assert asked - prompts <= {key for key in MESSAGES if key.startswith("check-")}


def test_every_line_of_the_log_has_its_message() -> None:
    plain = keys(r'\btell(?:_amount|_space|_table)?\(\s*state,\s*"([a-z0-9-]+)"')
    cards = keys(r'\btell_card\(\s*state,\s*"([a-z0-9-]+)"')
    told = plain | cards | {f"{key}-closed" for key in cards} | {"rolls", "rerolls", "start-drawn", "names-start"}
    assert {key.removeprefix("log-") for key in MESSAGES if key.startswith("log-")} == told


def test_every_reason_has_its_message() -> None:
    given = {reason.key for reason in vars(reasons).values() if isinstance(reason, Reason)}
    own = messages_in(sorted((HOUSE / "games/galzyr/locale/en").glob("*.ftl")))
    assert {key.removeprefix("why-") for key in own if key.startswith("why-")} == given


ANSWERS = {
    "gather": "hero reset",
    "reset-adventurer": "hero",
    "start-place": "space",
    "start-quests": "card stop",
    "travel": "space abandon drop trade story",
    "abandon": "card stop",
    "drop": "card stop",
    "trade-with": "seat",
    "trade": "card-give card-take give take offer stop",
    "trade-accept": "yes no",
    "story": "card card-several must must-several event rest which",
    "partner": "seat alone",
    "partner-accept": "yes no",
    "lend": "card marks stop",
    "option": "ask trade end asks",
    "scene-end": "end",
    "check-before": "stop",
    "check-effects": "stop",
    "check-last": "stop",
    "check-pool": "skill ask roll",
    "check-reroll": "reroll keep",
    "dice": "roll stop",
    "push": "yes no",
    "new-skill": "skill",
    "give-mark": "skill stop",
    "take-mark": "skill",
    "may": "yes no",
    "choose-card": "card stop",
    "choose-quest": "card stop",
    "choose-timer": "card",
    "keep-one": "card",
    "market": "card stop",
    "sell": "card stop",
    "transport": "space",
    "travel-on": "space stop",
    "too-many-items": "card stop",
    "too-many-quests": "card stop",
    "choose-start": "seat",
    "mvp": "seat",
    "month-over": "pack-up go-on new-world leave-world",
    "leave-world": "new-world stop",
    "give-adventurer": "yes no",
}
SHARED = ("use-card", "use-card-line", "pick-up-card", "way", "scene-line", "option", "die", "die-blank")


def test_every_answer_to_a_question_has_its_message_and_none_is_left_over() -> None:
    wanted = {f"move-{prompt}-{word}" for prompt, given in ANSWERS.items() for word in given.split()}
    wanted |= {f"move-{word}" for word in SHARED}
    assert {key for key in MESSAGES if key.startswith("move-")} == wanted


def test_answers_given_beforehand_are_refusals_that_can_be_read() -> None:
    for prompt, given in STANDING.items():
        assert f"standing-{prompt}" in MESSAGES
        for answer in given:
            assert answer in ANSWERS[prompt].split()
            assert f"standing-{prompt}-{answer}" in MESSAGES


def test_every_option_of_a_table_can_be_read() -> None:
    for option in GALZYR.meta.options:
        values = {"seat" if option.of_seats and value.isdigit() else value for value in option.values}
        assert {f"option-{option.name}", *(f"{option.name}-{value}" for value in values)} <= MESSAGES.keys()


@pytest.mark.parametrize("book", [HOUSE_BOOK, BOOK])
@pytest.mark.parametrize(("seats", "mode"), [(1, "coop"), (3, "coop"), (3, "competitive")])
def test_months_are_told_without_a_gap(seats: int, mode: str, book: str) -> None:
    options = {"book": book} | ({"mode": mode} if seats > 1 else {})
    position: Position[State] = GALZYR.new(seats, seed=seats, options=options)
    both = [Texts(language, GALZYR, position.options) for language in languages()]
    chance = random.Random(seats)
    for _ in range(400):
        if position.ask is None:
            break
        for told in both:
            lines = [told.move(position.ask, move) for move in position.ask.moves]
            assert len(set(lines)) == len(lines), lines
            for line in (told.prompt(position.ask), *lines, told.barrier(position.barrier_why)):
                check_plain(line)
        position.play(chance.choice(position.ask.moves))
    for told in both:
        for seat in range(seats):
            for event in position.log(seat):
                check_plain(told.event(event))
            assert [told.score_line(line["key"]) for line in position.view(seat)["players"][seat]["score"]]
        assert told.problems == []


def answers(position: Position[State], language: str) -> list[str]:
    assert position.ask is not None
    told = texts(language, BOOK)
    return [told.move(position.ask, move) for move in position.ask.moves]


def test_walks_and_scenes_are_named_by_the_book() -> None:
    state = month()
    give(state, 0, "osk")
    position = begin(state)
    assert {"Walk to Meadow (1 step)", "On to the story"} <= set(answers(position, "en"))
    assert "Идти: Meadow (1 шаг)" in answers(position, "ru")
    play(position, "story")
    assert "Talk to Osk (Osk)" in answers(position, "en")


@rule("G7.7")
def test_options_show_their_title_and_what_they_ask_for() -> None:
    state = month()
    give(state, 0, "osk", "lamp")
    position = begin(state)
    play(position, "story", word("osk"))
    assert answers(position, "en") == [
        "Convince them (convince: Communication, medium)",
        "Fight them (fight: Might, hard)",
        "Light the way (tag: light or flight; discard 1 item of your choice)",
        "Pay (pay 2 gold)",
        "Walk off",
    ]
    assert answers(position, "ru")[:4] == [
        "Convince them (убедить: Общение, средняя проверка)",
        "Fight them (драться: Сила, трудная проверка)",
        "Light the way (метка: свет или полёт; сбросьте 1 вещь на выбор)",
        "Pay (заплатите 2 золотых)",
    ]
    play(position, "o4")
    told = [texts("en", BOOK).event(event) for event in position.log(0) if event.key == "option"]
    assert told == ["Player 1 chooses: Pay"]


def test_what_one_agrees_to_is_said() -> None:
    state = month()
    give(state, 0, "osk", "hurt")
    position = begin(state)
    play(position, "story", word("osk"), "o4")
    assert position.ask is not None
    assert position.ask.prompt == "may"
    assert answers(position, "en") == ["Yes: hasten one of your timers by 1 day", "No"]


@rule("G6.1")
def test_a_card_with_several_uses_asks_which_and_says_what_each_does() -> None:
    state = month()
    land = load_land(BOOK)
    uses = [Use("turn", p.ALWAYS, (), Grammar().line(Phrase(text, 0))) for text in ("gain 1 gold", "gain rope")]
    lamp = number("lamp")
    state.land = copy.copy(land)
    state.land.cards = land.cards | {lamp: replace(land.cards[lamp], uses=tuple(uses))}
    give(state, 0, "lamp")
    which = use_card(state, state.players[0], lamp)
    ask = next(which)
    ask.list_moves(state)
    told = texts("en", BOOK)
    assert told.prompt(ask) == "Lamp: what do you use?"
    assert [told.move(ask, move) for move in ask.moves] == ["Gain 1 gold", "Gain “Rope”"]


def test_a_question_about_a_place_says_what_goes_there() -> None:
    position = GALZYR.new(2, seed=6)
    for adventurer in ("h1", "h3"):
        position.play(adventurer)
    ask = position.ask
    assert ask is not None
    assert ask.prompt == "transport"
    assert texts("en").prompt(ask) == "Toll by the Leg: to which space of the map?"
    assert texts("ru").prompt(ask) == "Toll by the Leg: в какую область карты?"
    figure = Ask(0, "transport", ask.choice, (("number", ("number", 0)),))
    assert texts("en").prompt(figure) == "Where do you go?"
