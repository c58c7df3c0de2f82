"""Every key that the code can ask for stands in both languages, with the same values, and reads without a mistake."""

from __future__ import annotations

import ast
import contextlib
import functools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.engine.ask import Reason
from langbord.engine.card_text import Message
from langbord.engine.editions.parse_error import PhraseError
from langbord.engine.errors import OptionError
from langbord.engine.log import Event
from langbord.games.nusfjord.edition.grammar import CLASSES, EVENTS, RULES, THINGS, Goods
from langbord.games.nusfjord.edition.loader import house_editions
from langbord.games.nusfjord.edition.parser import read_effect
from langbord.games.nusfjord.rules.moves import CARD_WORDS, ELDER_WORDS, PLACE_WORDS, SHIP_WORDS, SPACE_WORDS
from langbord.games.nusfjord.texts import moves_and_cards
from langbord.locales import HOUSE, languages
from langbord.text import CardText, Texts
from tests.messages import messages

NUSFJORD = games.load("nusfjord")
DECKS = ("herring", "mackerel", "cod")
SOURCES = [
    *sorted(path for path in (HOUSE / "games/nusfjord").rglob("*.py") if path.parent.name != "terminal"),
    HOUSE / "engine/position.py",
    HOUSE / "engine/by_hand.py",
    HOUSE / "engine/start_player.py",
]

Keys = dict[str, set[str]]  # message → the names of its values


def texts(language: str, seats: int = 3, **options: str) -> Texts:
    return Texts(language, NUSFJORD, NUSFJORD.meta.complete(seats, options))


# --- what the locale files hold -----------------------------------------------------------------------


MESSAGES = {language: messages(language, "nusfjord") for language in languages()}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert MESSAGES["ru"].keys() == MESSAGES["en"].keys()
    assert {key: MESSAGES["ru"][key] for key in MESSAGES["ru"]} == MESSAGES["en"]


# --- what the code asks for: read from the source -----------------------------------------------------


@functools.cache
def scopes() -> list[ast.AST]:
    """Every function of the source, and every statement outside of functions and classes."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    outside = [node for tree in trees for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    return [*functions, *outside]


def calls(name: str) -> Iterator[tuple[ast.Call, ast.AST]]:
    """All calls of a function or method of this name, with the function they stand in."""
    for scope in scopes():
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", "")):
                yield node, scope


def text_of(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def value_names(node: ast.AST, scope: ast.AST) -> set[str]:
    """The names of the values made by seat(), number(), thing() or a plain tuple somewhere in an expression."""
    if isinstance(node, ast.Name):
        made = [part.value for part in ast.walk(scope) if isinstance(part, ast.Assign) and _assigns(part, node.id)]
        return set().union(*(value_names(value, scope) for value in made))
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):  # made once, in a list outside
        lists = [part.value for part in scopes() if isinstance(part, ast.AnnAssign) and _names(part, node.value.id)]
        return set().union(*(value_names(made.elt, scope) for made in lists if isinstance(made, ast.ListComp)))
    if isinstance(node, ast.Tuple) and node.elts and text_of(node.elts[0]):
        return {text_of(node.elts[0])}
    if isinstance(node, ast.Tuple):
        return set().union(*(value_names(part, scope) for part in node.elts))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        name = node.func.id
        if name in ("seat", "number"):
            return {text_of(node.args[1]) if len(node.args) > 1 else name}
        if name == "thing":
            return {text_of(node.args[2] if len(node.args) > 2 else node.args[0])}
    return set()


def _assigns(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _names(node: ast.AnnAssign, name: str) -> bool:
    return isinstance(node.target, ast.Name) and node.target.id == name


def asked_keys() -> Keys:
    """Prompts."""
    found: Keys = {}
    for call, scope in calls("decide"):
        if len(call.args) > 2 and text_of(call.args[2]):
            values = value_names(call.args[4], scope) if len(call.args) > 4 else set()
            found.setdefault(f"prompt-{text_of(call.args[2])}", set()).update(values)
    for call, scope in calls("Ask"):
        if len(call.args) in (3, 4) and text_of(call.args[1]):
            values = value_names(call.args[3], scope) if len(call.args) > 3 else set()
            found.setdefault(f"prompt-{text_of(call.args[1])}", set()).update(values)
    return found


def reason_keys() -> Keys:
    found: Keys = {}
    for call, scope in calls("Reason"):
        values = value_names(call.args[2], scope) if len(call.args) > 2 else set()
        found.setdefault(f"why-{text_of(call.args[0])}", set()).update(values)
    return found


def event_keys() -> Keys:
    found: Keys = {}
    for call, scope in calls("tell"):
        if text_of(call.args[0]):  # state.log.tell(key, *values)
            values = set().union(*(value_names(value, scope) for value in call.args[1:]))
            found.setdefault(f"log-{text_of(call.args[0])}", set()).update(values)
        elif text_of(call.args[1]):  # tell(state, key, player)
            found[f"log-{text_of(call.args[1])}"] = {"seat"}
    for call, _ in calls("tell_number"):
        found[f"log-{text_of(call.args[1])}"] = {"seat", "number"}
    for call, _ in calls("tell_thing"):
        found[f"log-{text_of(call.args[1])}"] = {"seat", text_of(call.args[3])}
    return found


def barrier_keys() -> Keys:
    names = ("reveal", "draw", "draw_several", "deal", "lay_open", "_move_barrier")
    constants = (
        text_of(part) for name in names for call, _ in calls(name) for value in call.args for part in ast.walk(value)
    )
    return {f"barrier-{text}": set() for text in constants if text}


def score_keys() -> Keys:
    return {
        f"score-{text_of(call.args[0])}": {"card"} if len(call.args) > 2 else set()
        for call, _ in calls("Line")
        if text_of(call.args[0])
    }


def word_keys() -> Keys:
    """Everything that is only named."""
    named = [f"space-{word}" for word in SPACE_WORDS] + [f"place-{word}" for word in PLACE_WORDS]
    named += [f"ship-{word}" for word in SHIP_WORDS] + [f"deck-{deck}" for deck in DECKS]
    named += [f"class-{moves_and_cards.slug(name)}" for name in CLASSES] + [
        f"kind-{kind}" for kind in ("A", "B", "C", "elder")
    ]
    named += [f"phase-{phase}" for phase in ("fishing", "work", "home", "over")]
    named += [f"good-{good}" for good in ("fish", "wood", "gold")]
    named += [f"option-{option.name}" for option in NUSFJORD.meta.options] + ["amount-nothing", "price-nothing"]
    return {key: set() for key in named} | {f"amount-{good}": {"number"} for good in ("fish", "wood", "gold")}


def test_the_scan_finds_what_there_is() -> None:
    assert {"prompt-place-worker", "prompt-exchange", "prompt-evening"} <= asked_keys().keys()
    assert asked_keys()["prompt-exchange"] == {"pay", "gain"}
    assert asked_keys()["prompt-place-building"] == {"card"}
    assert {"why-not-asked", "why-game-over", "why-unsettled", "why-not-here"} <= reason_keys().keys()
    assert reason_keys()["why-plate-too-dear"] == {"number"}
    assert event_keys()["log-share-fish"] == {"seat", "number", "from"}
    assert event_keys()["log-upgrades"] == {"seat", "old", "new"}
    reveals = ("start", "settled", "chance", "imagined", "buildings", "elder", "hand", "hands")
    assert barrier_keys().keys() == {f"barrier-{why}" for why in reveals}
    assert {"score-ships", "score-building-points", "score-past-game"} <= score_keys().keys()


#: Values that the code gives and a message may leave out.
NOT_NEEDED = {"log-campaign-goes-on": {"seat"}}


@pytest.mark.parametrize("keys", [asked_keys, reason_keys, event_keys, barrier_keys, score_keys, word_keys])
def test_every_key_in_the_code_has_its_message_with_just_its_values(keys: Any) -> None:
    found: Keys = keys()
    assert found
    for key, values in found.items():
        assert key in MESSAGES["en"], key
        assert MESSAGES["en"][key] == values - NOT_NEEDED.get(key, set()), key


def test_no_message_is_left_over() -> None:
    """Prompts, reasons, events, barriers and score lines that nothing asks for."""
    known = asked_keys() | reason_keys() | event_keys() | barrier_keys() | score_keys()
    kinds = ("prompt-", "why-", "log-", "barrier-", "score-")
    assert [key for key in MESSAGES["en"] if key.startswith(kinds) and key not in known] == []


# --- every word of the grammar ----------------------------------------------------------------------------

STEPS = (
    "gain 1 fish; gain 2 wood, 1 gold; gain 3 wood in reserve",
    "gain 1 wood per ship; gain 1 wood per 2 ships, at most 4",
    "pay 2 fish: gain 1 gold; pay 2 fish: gain 1 gold, up to 3 times; pay 1 wood: gain 1 fish in reserve",
    "pay 1 wood: gain 1 fish in reserve, up to 2 times; transfer; fill 1 plate; fill 5 plates; feed elders",
    "grow 1 forest; grow 2 forests; grow 5 forests; upgrade; pay 1 gold: upgrade",
    "action serve; action build, 1 wood cheaper; action deforest or thin out or reforest",
    "gain 1 wood or 2 fish; sell a ship: gain 2 gold; sell a sloop: gain 1 gold, up to 3 times; others gain 1 fish",
    "if 2 ships: gain 1 gold; if no elder: upgrade; if most ships: gain 1 fish; action serve, gain 1 wood a plate",
)
NUMBERS = (1, 2, 5, 21)


def grammar() -> Iterator[Message]:
    """Sentences with every step, event, thing and rule of the grammar."""
    for steps in STEPS:
        yield from moves_and_cards.effect_messages(read_effect(steps, "now"))
        yield from moves_and_cards.effect_messages(read_effect(f"once: {steps}", "once"))
    for action in ("build", "ship, 2 wood cheaper", "issue or buy", "serve, gain 1 wood a plate"):
        yield from moves_and_cards.effect_messages(read_effect(f"action {action}", "elder"), must_act=True)
    for event in EVENTS:
        for steps in ("gain 2 fish in reserve", "transfer", "feed elders", "if most ships: gain 1 gold"):
            with contextlib.suppress(PhraseError):  # what would set itself off again
                yield from moves_and_cards.effect_messages(read_effect(f"when {event}: {steps}", "whenever"))
    yield from moves_and_cards.effect_messages(read_effect("pay 1 fish: gain 1 wood", "any time"))
    for number in NUMBERS:
        for rule in RULES:
            yield from moves_and_cards.effect_messages(read_effect(f"rule {rule.replace('N', str(number))}", "special"))
        for one, many in THINGS:
            for phrase in (
                f"per {number} {one}",
                f"per {number} {many}, at most 3",
                f"if {number} {one}",
                f"if no {many}",
                f"if most {many}",
            ):
                yield from moves_and_cards.effect_messages(read_effect(f"{number} points {phrase}", "points"))


def inside(message: Message) -> Iterator[Message]:
    """A message and all within it."""
    yield message
    for _, value in message.values:
        if isinstance(value, Message):
            yield from inside(value)


def test_every_word_of_the_grammar_has_its_message_with_just_its_values() -> None:
    seen: set[str] = set()
    for sentence in grammar():
        for message in inside(sentence):
            seen.add(message.key)
            assert MESSAGES["en"].get(message.key) == frozenset(name for name, _ in message.values), message.key
    kinds = ("effect-", "step-", "steps-", "action-", "event-", "rule-", "points-", "per-", "least-", "none-")
    assert [key for key in MESSAGES["en"] if key.startswith(kinds) and key not in seen] == []


def test_numbers_and_cases_in_sentences() -> None:
    expected = {
        "gain 1 wood per 2 forests, at most 4": (
            "Gain 1 wood for every 2 forests, at most 4.",
            "Получите 1 древесину за каждые 2 жетона леса, но не больше 4.",
        ),
        "gain 5 fish, 1 wood, 2 gold": (
            "Gain 1 wood, 5 fish and 2 gold.",
            "Получите 1 древесину, 5 рыб и 2 золота.",
        ),
        "gain 1 fish per elder": ("Gain 1 fish for each elder.", "Получите 1 рыбу за каждого старейшину."),
    }
    for phrase, wanted in expected.items():
        sentence = moves_and_cards.effect_messages(read_effect(phrase, "now"))[0]
        assert tuple(said(texts(language), sentence) for language in languages()) == wanted


def said(words: Texts, sentence: Message) -> str:
    """A sentence as it would stand on a card."""
    text = words._tell(sentence)
    return text[0].upper() + text[1:]


# --- every card ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("edition", house_editions())
def test_every_card_reads_well(language: str, deck: str, edition: str) -> None:
    words = texts(language, deck=deck, edition=edition)
    for word in CARD_WORDS + ELDER_WORDS:
        card = words.card(word)
        check_sentence(card.text)
        assert card.name
        assert card.card_class
        assert (card.kind == "elder") == (card.cost == "")
        check_plain(f"{card.name}{card.card_class}{card.cost}{card.note}")
        assert has_letters(language, f"{card.text}{card.cost}")
    assert words.problems == []
    print(f"{language} {deck}: {words.card('B07').name} ({words.card('B07').cost}): {words.card('B07').text}")


def check_sentence(text: str) -> None:
    check_plain(text)
    assert text.endswith("."), text
    assert text[0].isupper() or text[0].isdigit(), text


def check_plain(text: str) -> None:
    assert not set("{}$\n") & set(text), text
    assert "???" not in text, text
    assert not any(slip in text for slip in ("  ", " .", "..", " ,", ",,")), text


def has_letters(language: str, text: str) -> bool:
    """Whether a text is in the letters of its language (the slots A, B and C are Latin everywhere)."""
    letters = [letter for letter in text if letter.isalpha() and letter not in "ABC"]
    return all(("а" <= letter.lower() <= "я" or letter in "ёЁ") == (language == "ru") for letter in letters)


def test_a_card_in_full() -> None:
    assert texts("ru", edition="house-1").card("C03") == CardText(
        word="C03",
        name="Сельдяная ярмарка",
        kind="C",
        card_class="однократно",
        cost="5 древесины, 2 золота",
        points=2,
        text="Один раз за игру: перенесите всё из Резерва в запас; "
        "затем вы можете до 3 раз заплатить 3 рыбы и получить 1 золото.",
        note="Два дня торгуют, потом неделю подметают.",
    )
    with pytest.raises(OptionError, match="there is no card 'Z01' in Nusfjord"):
        texts("en").card("Z01")


# --- whole games ----------------------------------------------------------------------------------------------

TABLES = [(1, {"solo": "basic"}), (1, {"solo": "advanced", "campaign": "on"})]
TABLES += [(seats, {"deck": DECKS[seats % 3]}) for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_are_told_without_a_gap(seats: int, options: dict[str, str], seed: int) -> None:
    both = [texts(language, seats, **options) for language in languages()]
    position = NUSFJORD.new(seats, seed, options)
    chance = random.Random(seed)
    reasons: set[Reason] = set()
    while position.ask is not None:
        ask = position.ask
        reasons.update(filter(None, (position.why_not(ask.seat, move) for move in range(len(NUSFJORD.vocabulary)))))
        for words in both:
            assert words.prompt(ask).endswith("?"), words.prompt(ask)
            check_line(words, words.prompt(ask))
            moves = [words.move(ask, move) for move in ask.moves]
            assert len(set(moves)) == len(moves), moves
            for text in [*moves, words.barrier(position.barrier_why)]:
                check_line(words, text)
        position.play(chance.choice(ask.moves))
    for words in both:
        for reason in reasons:
            check_sentence(words.reason(reason))
        for seat in range(seats):
            for event in position.log(seat):
                check_line(words, words.event(event))
            for line in position.view(seat)["players"][seat]["score"]:
                check_line(words, words.score_line(line["key"], line["card"]))
        assert words.problems == []


def check_line(words: Texts, text: str) -> None:
    check_plain(text)
    assert text
    assert not text.endswith("."), text
    if words.language == "ru":
        assert any("а" <= letter.lower() <= "я" for letter in text), text


ANSWERS = {
    "place-worker": ["pass"],
    "serve": ["plate", "stop"],
    "exchange": ["yes", "no"],
    "choose-gain": ["yes", "no"],
    "sell-ship": ["stop"],
    "adjust": ["stop"],
    "consent": ["yes", "no"],
    "use-new-elder": ["use", "stop"],
    **{prompt: ["stop"] for prompt in ("upgrade", "card-action", "evening", "choose-building", "copy", "elder-action")},
}


def test_answers_that_depend_on_the_question_have_their_messages() -> None:
    expected = {f"move-{prompt}-{word}" for prompt, words in ANSWERS.items() for word in words}
    kinds = (
        "space",
        "building",
        "elder",
        "place",
        "ship",
        "upgrade-ship",
        "sell-ship",
        "use-building",
        "seat",
        "adjust",
    )
    assert {key for key in MESSAGES["en"] if key.startswith("move-")} == expected | {f"move-{kind}" for kind in kinds}
    for prompt, words in ANSWERS.items():
        for word in words:
            assert MESSAGES["en"][f"move-{prompt}-{word}"] <= asked_keys()[f"prompt-{prompt}"]


def test_prices_of_moves_are_those_that_are_paid() -> None:
    """With a discount a building is offered at what it costs now."""
    position = NUSFJORD.new(2, 1, {"start": "0", "edition": "house-1"})
    player = position.state.players[0]
    player.elders, player.elder_fish, player.elder_worker = [7], [0], [-1]  # the Stonemason: build, 2 wood cheaper
    player.wood, player.fish, player.gold = 12, 12, 12
    position.state.open_a = [CARD_WORDS.index("A02")]
    assert position.ask is not None
    position.ask.list_moves(position.state)
    position.play("E08")
    assert position.ask.prompt == "choose-building"
    move = NUSFJORD.vocabulary.number("A02")
    assert texts("en", edition="house-1").move(position.ask, move) == "Mould Loft (2 wood, 1 fish)"
    assert texts("ru", edition="house-1").move(position.ask, move) == "Плаз (2 древесины, 1 рыба)"


# --- the rest of the contract -----------------------------------------------------------------------------------


def test_an_unknown_language_is_one_clear_sentence() -> None:
    with pytest.raises(OptionError, match=r"^there is no language 'no'; there is en, ru$"):
        texts("no")


def test_seats_have_names() -> None:
    options = NUSFJORD.meta.complete(3, {})
    words = Texts("ru", NUSFJORD, options, ["Анна", ""])
    assert [words.seat(seat) for seat in range(3)] == ["Анна", "Игрок 2", "Игрок 3"]
    event = Event("places-worker", (("seat", ("seat", 0)), ("space", ("space", "deforest"))))
    assert words.event(event) == "Анна ставит рабочего: Вырубить лес"
    assert texts("en").event(event) == "Player 1 places a worker: Deforest"


def test_an_unknown_key_is_shown_as_it_is() -> None:
    words = texts("ru")
    assert words.say("no-such-key") == "no-such-key"
    assert words.problems == ["no-such-key is missing in ru", "no-such-key is missing in en"]


def test_goods_that_are_nothing() -> None:
    event = Event("gains", (("seat", ("seat", 0)), ("goods", ("goods", str(Goods())))))
    assert texts("en").event(event) == "Player 1 gains nothing"
    assert texts("ru").event(event) == "Игрок 1 ничего не получает"


@pytest.mark.parametrize("language", languages())
def test_the_rules_are_read_by_paragraph(language: str) -> None:
    words = texts(language)
    rules = words.rules()
    assert [paragraph.number for paragraph in rules[:2]] == ["N1.1", "N1.2"]
    assert all(paragraph.heading and paragraph.text for paragraph in rules)
    assert words.rule("n4.2") in rules
    with pytest.raises(OptionError, match="the rules of Nusfjord have no paragraph 'N99'"):
        words.rule("N99")


def test_every_reason_names_a_paragraph_that_can_be_read() -> None:
    for call, _ in calls("Reason"):
        number = text_of(call.args[1])
        assert number == "" or texts("en").rule(number).text


def test_rules_say_the_same_number_of_paragraphs() -> None:
    numbers = [[paragraph.number for paragraph in texts(language).rules()] for language in languages()]
    assert numbers[0] == numbers[1]
    assert len(numbers[0]) == Path(HOUSE / "games/nusfjord/RULES.md").read_text(encoding="utf-8").count("\n**N")
