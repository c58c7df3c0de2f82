"""Whatever stands on a card of Galzyr is said in both languages, and no word of the grammar is left in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from langbord.engine.card_text import Message
from langbord.engine.errors import OptionError
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.model import SceneBox, Use
from langbord.games.galzyr.book.parser import Grammar, Phrase
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK, load_land
from langbord.games.galzyr.rules.moves import card_word
from langbord.games.galzyr.texts.cards import passive_message, scene_box_message, use_message
from langbord.games.galzyr.texts.conditions import conditions_message
from langbord.games.galzyr.texts.effects import place_message, steps_message
from langbord.games.galzyr.texts.messages import house_words, slug
from langbord.games.galzyr.texts.skill_checks import box_message
from langbord.locales import languages
from tests.games.galzyr.spoken import MESSAGES, check_plain, texts
from tests.games.galzyr.table import BOOK, word
from tests.rules import rule


def said(language: str, sentence: Message) -> str:
    """A message of the tiny book in words, without any gap."""
    told = texts(language, BOOK)
    text = told._tell(sentence)
    assert told.problems == []
    check_plain(text)
    return text


# --- every phrase of the grammar ------------------------------------------------------------------------------------

CONDITIONS = (
    "winter",
    "march",
    "november-february",
    "sat",
    "mor",
    "coop",
    "challenge",
    "players 3",
    "tag flight",
    "gold 2",
    "prestige 3",
    "level 1",
    "mark might 1",
    "mark thievery 2",
    "items 2",
    "items 1 worth 5",
    "companion",
    "company",
    "partner",
    "at quay",
    "near mill 1",
    *vocabulary.TERRAINS,
    "settlement",
    "harbour",
    "location",
    "on this",
    "old",
    "days 2",
    "last day",
    *(f"{kind} {card}" for kind in ("has", "world", "here", "in play", "available") for card in ("snow", "this")),
    "total 3",
    "seen tiny.climb",
    "lately tiny.climb",
    "this month tiny.climb",
    "done 2",
    "failed 1",
    "achieved first",
)

EFFECTS = (
    "gain 2 gold",
    "lose 1 gold, else gain hurt and lose 1 prestige",
    "pay 5 gold",
    "gain 3 prestige; partner: gain 1 prestige",
    "all: lose 1 gold",
    "gain lamp; gain rope; gain sword from vault",
    "gain a random goods; gain 2 random goods",
    "gain one of goods; gain one of 3 goods",
    "draw a quest; draw 2 quests",
    "discard this; discard lamp",
    *(f"discard a {kind}; discard 2 {kind}s with warm" for kind in ("item", "companion", "quest")),
    "discard a status; discard all statuses with warm",
    "discard all items; discard all companions without flight; discard all quests",
    *(f"move this to {zone}; move snow to {zone}" for zone in vocabulary.ZONES),
    "replace this with rope; replace snow with camp from vault",
    "abandon this; abandon q.one; abandon a quest",
    "offer 1 from goods; offer 3 from goods, fine",
    "offer cards lamp, rope",
    "sell an item for 3 gold; sell 2 items for 3 gold each",
    "swap a mark; swap 2 marks; swap a mark for might or survival; swap 2 marks for knowledge",
    "travel 1; travel 2; movement +1; movement -2",
    "go to quay; figure on this; put snow at here; put this at quay",
    "delay this 2; hasten lamp 1; delay a timer 1; hasten a timer 5; restart this",
    "draw event; unlock first",
    "if winter or sat, gold 2: gain 1 gold; gain lamp",
    "may pay 2 gold; discard this: gain lamp",
    "may: travel 1",
    "choose: gain 2 gold | gain lamp; lose 1 gold",
    "roll 1-6: gain 1 gold | 7-11: lose 1 gold | 12: gain lamp",
)

PLACES = (
    "quay",
    "here",
    "random location",
    "next location",
    "previous location",
    *(f"any {word}" for word in (*vocabulary.TERRAINS, "settlement", "harbour", "location", "space")),
    *(f"nearest {word}" for word in (*vocabulary.TERRAINS, "settlement", "harbour")),
)

BOXES = (
    "may search, observe, mend: +1",
    "must in might, survival: -2",
    "may any check if winter: reroll 2; reroll 1; reroll 1 3 times",
    "must if winter: +days",
    "may fight: count 2 thievery; count 1 thievery; count might; turn 2 might into 3; turn 1 might into 2",
    "may fight: pay 1 gold: +1, up to 3 times",
    "may in might: skill any; skill neighbour; skill survival",
    "may fight: verb convince",
    "may any check: discard this: pool 2 might, 1 survival, 4 base",
    "may any check: discard this: pool 1 base",
    "may fight: roll 1-6: +1 | 7-12: nothing",
    "may fight: +1; push 1-3: -1, stop | 4-12: +1",
)


def phrase(text: str) -> Phrase:
    return Phrase(text, 0)


def conditions(text: str) -> p.Conditions:
    return Grammar().conditions(phrase(text))


def sentences() -> Iterator[Message]:
    """Every phrase of the grammar, as it would stand on a card."""
    land = load_land(BOOK)
    for text in CONDITIONS:
        yield conditions_message(land, conditions(text))
        yield conditions_message(land, conditions(f"not {text}"))
    yield conditions_message(land, conditions("winter or sat or sun, gold 1, not tag warm"))
    for text in EFFECTS:
        yield steps_message(land, Grammar().line(phrase(text)))
    for text in PLACES:
        yield place_message(land, Grammar().place(phrase(text)))
    for text in BOXES:
        yield box_message(land, Grammar().box(phrase(text)))
    for form in vocabulary.PASSIVES:
        text = form.replace("N", "2").replace("TAG", "warm").replace("CARD", "hurt")
        for when in (p.ALWAYS, conditions("winter")):
            yield passive_message(land, Grammar().passive(phrase(text), when))
    label = land.cards[land.number["q.one"]].scenes[0].label
    for must in (True, False):
        for when in (p.ALWAYS, conditions("at quay")):
            yield scene_box_message(land, SceneBox("tiny.climb", when, must, label))
    cost = Grammar().steps(phrase("pay 1 gold"))
    for moment in ("turn", "travel"):
        for when in (p.ALWAYS, conditions("settlement")):
            yield use_message(land, Use(moment, when, cost, Grammar().line(phrase("gain lamp"))))


def inside(message: Message) -> Iterator[Message]:
    """A message and all within it."""
    yield message
    for _, value in message.values:
        if isinstance(value, Message):
            yield from inside(value)


def test_the_phrases_here_are_all_there_are() -> None:
    read = [atom for text in CONDITIONS for group in conditions(text) for atom in group]
    assert {atom.kind for atom in read} == set(p.CONDITION_KINDS)
    assert {type(step.effect) for text in EFFECTS for step in Grammar().line(phrase(text))} == set(p.Effect.__args__)
    boxes = [Grammar().box(phrase(text)) for text in BOXES]
    assert {type(effect) for box in boxes for effect in box.effects} == set(p.CheckEffect.__args__)


@pytest.mark.parametrize("language", languages())
def test_every_phrase_of_the_grammar_is_said(language: str) -> None:
    for sentence in sentences():
        said(language, sentence)


def test_every_message_of_a_phrase_has_just_its_values_and_none_is_left_over() -> None:
    seen: set[str] = set()
    for sentence in sentences():
        for part in inside(sentence):
            seen.add(part.key)
            assert MESSAGES.get(part.key) == frozenset(name for name, _ in part.values), part.key
    kinds = ("step-", "if-", "unless-", "check-", "place-", "passive", "box-", "pool-", "every-", "use", "scene-")
    spare = {"passive-prices-more"}  # cards only make things cheaper so far
    assert [key for key in MESSAGES if key.startswith(kinds) and key not in seen | spare] == []


SAID = {
    "gain 2 gold; gain lamp; lose 1 prestige": (
        "gain 2 gold, gain “Lamp” and lose 1 prestige",
        "получите 2 золотых, получите карту «Lamp» и уменьшите славу на 1",
    ),
    "pay 1 gold, else discard this": (
        "pay 1 gold (if you cannot: discard this card)",
        "заплатите 1 золотой (если не получится: сбросьте эту карту)",
    ),
    "if winter, not tag warm: lose 5 gold": (
        "if it is winter and you do not have the tag “warm”, lose 5 gold",
        "если сейчас зима и у вас нет метки «тепло» — потеряйте 5 золотых",
    ),
    "discard 2 companions": (
        "discard 2 companions of your choice",
        "сбросьте 2 попутчиков на выбор",
    ),
}


@pytest.mark.parametrize("text", SAID)
def test_phrases_read_as_sentences(text: str) -> None:
    message = steps_message(load_land(BOOK), Grammar().line(phrase(text)))
    assert tuple(said(language, message) for language in languages()) == SAID[text]


# --- every card -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", [HOUSE_BOOK, BOOK])
@pytest.mark.parametrize("language", languages())
def test_every_card_reads_well(language: str, book: str) -> None:
    land, told = load_land(book), texts(language, book)
    ids = {name for name in (*land.book.cards, *land.book.scenes, *land.book.stacks) if set(".-") & set(name)}
    for number in land.cards:
        card = told.card(card_word(number))
        assert card.name
        assert card.card_class
        if card.text:
            check_plain(card.text)
            assert card.text.endswith("."), card.text
            assert not ids & set(re.findall(r"[a-z][a-z0-9.-]*[a-z0-9]", card.text)), card.text
            assert language == "en" or re.search("[а-я]", card.text), card.text
    assert told.problems == []


def test_tags_and_stacks_of_the_house_have_names() -> None:
    tags, stacks = house_words()
    wanted = {f"tag-{tag}" for tag in tags} | {f"stack-{slug(stack)}" for stack in stacks}
    assert wanted - MESSAGES.keys() == set()


def test_names_that_the_book_gives_are_found_by_their_words() -> None:
    told = texts("ru", BOOK)
    assert (told.card("L1").name, told.card("tiny.climb").kind, told.card("first").name) == (
        "Quay",
        "scene",
        "First of All",
    )
    with pytest.raises(OptionError, match="there is no card 'n999'"):
        told.card("n999")


@rule("G11.1")
@pytest.mark.parametrize("language", languages())
def test_the_public_side_of_a_quest_keeps_the_private_one(language: str) -> None:
    land, told = load_land(HOUSE_BOOK), texts(language)
    for number, card in land.cards.items():
        if card.type == "quest" and card.notice is not None:
            notice = told.card(f"{card_word(number)}-notice")
            assert notice.note == card.notice.source
            assert land.spaces[land.index[card.pickup]].name in notice.text
            assert not any(box.label.source in notice.text + notice.note for box in card.scenes)
            assert notice.text in told.card(card_word(number)).text


@rule("G7.3", "G7.7")
def test_an_event_tells_when_it_has_a_scene_but_not_which() -> None:
    land, told = load_land(HOUSE_BOOK), texts("en")
    for number, card in land.cards.items():
        for row in card.rows:
            assert land.scene(row.scene).title.source not in told.card(card_word(number)).text


def test_pages_that_show_tags_apart_get_a_card_without_them() -> None:
    told = texts("en", BOOK)
    whole, rules = told.card(word("lamp")), told.card(f"{word('lamp')}-rules")
    assert whole.text == f"Tags: light. {rules.text}"
    assert (rules.name, rules.cost) == (whole.name, whole.cost)
