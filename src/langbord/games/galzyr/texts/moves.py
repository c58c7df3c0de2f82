"""Galzyr in messages: what a move means. What stands on cards is in card_text.py and the modules it is made of."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask
from langbord.engine.card_text import CardFace, CardTexts, Message
from langbord.engine.log import Value
from langbord.games.galzyr.book import model
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.choices import Ways
from langbord.games.galzyr.rules.conditions import holds
from langbord.games.galzyr.rules.dice import check_of
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.markets import price
from langbord.games.galzyr.rules.moves import (
    CARD,
    CARD_WORDS,
    DICE,
    DIE,
    HERO,
    HERO_WORDS,
    OPTION,
    SEAT,
    SEAT_WORDS,
    SKILL,
    SPACE,
    SPACE_WORDS,
    VOCABULARY,
    is_card,
    is_option,
)
from langbord.games.galzyr.rules.partners import telling_of
from langbord.games.galzyr.rules.passages import title_of
from langbord.games.galzyr.rules.scenes import options_of
from langbord.games.galzyr.rules.skill_checks import PROMPT, helps, in_window, scene_boxes, why_not_use
from langbord.games.galzyr.rules.state import Player, State
from langbord.games.galzyr.rules.story_phase import is_mandatory, open_boxes
from langbord.games.galzyr.rules.trade import deal_of
from langbord.games.galzyr.rules.travel import leaving_costs, own_and_table, usable_lines
from langbord.games.galzyr.texts.cards import NOTICE, RULES, face_of, notice_of, rules_of, use_line_message
from langbord.games.galzyr.texts.effects import steps_message
from langbord.games.galzyr.texts.messages import (
    bare,
    card_value,
    counted,
    joined,
    message,
    number,
    tag_name,
    words_of_book,
)
from langbord.games.galzyr.texts.skill_checks import line_message

#: Kinds of values whose name the book gives: events are cards, and spaces, scenes and achievements have a face as well.
FACED: Final = frozenset({"event", "space", "scene", "achievement"})

#: Kinds of values that are the same in every language: words of the book, names of blocks, faces of dice.
PLAIN: Final = frozenset({"book", "block", "dice"})


# --- faces ----------------------------------------------------------------------------------------


def named_face(land: Land, word: str) -> CardFace | None:
    """Whatever has a name in the book, by the word that logs and moves use for it."""
    if word.endswith(NOTICE):
        return notice_of(land, word.removesuffix(NOTICE))
    if word.endswith(RULES):
        return rules_of(land, word.removesuffix(RULES))
    if word in CARD_WORDS:
        return face_of(land, word)
    if word in SPACE_WORDS:
        for space in land.spaces:
            if space.slot == word:
                return CardFace(word, "space", "space", CardTexts({"name": {"en": space.name}}))
    if word in land.book.scenes:
        return CardFace(word, "scene", "scene", CardTexts({"name": {"en": bare(land.scene(word).title)}}))
    for achievement, title in land.book.world.achievements:
        if achievement == word:
            return CardFace(word, "achievement", "achievement", CardTexts({"name": {"en": title}}))
    return None


# --- moves ----------------------------------------------------------------------------------------


def move_face(ask: Ask, move: int) -> Message:
    """What a move means at a question."""
    state = ask.state
    assert isinstance(state, State)
    player = state.players[ask.seat]
    key = f"move-{ask.prompt}"
    if SPACE <= move < SPACE + len(SPACE_WORDS):
        return _space(state, player, ask, move)
    if is_card(move):
        return _card(state, player, ask, move - CARD)
    if is_option(move):
        return _option(state, player, ask, move)
    if SKILL <= move < SKILL + len(SKILLS):
        return _skill(state, player, key, move - SKILL)
    if DIE <= move < DIE + DICE:
        return _die(state, move - DIE)
    if HERO <= move < HERO + len(HERO_WORDS):
        return message(f"{key}-hero", hero=("hero", state.land.heroes[move - HERO]))
    if SEAT <= move < SEAT + len(SEAT_WORDS):
        return message(f"{key}-seat", seat=("seat", move - SEAT))
    if isinstance(ask.choice, Ways) and move in ask.choice.ways:
        return message(f"{key}-{VOCABULARY.word(move)}", steps=steps_message(state.land, ask.choice.ways[move]))
    if ask.prompt in ("trade", "trade-accept"):
        return _deal(state, ask, VOCABULARY.word(move))
    return Message(f"{key}-{VOCABULARY.word(move)}")


def _space(state: State, player: Player, ask: Ask, move: int) -> Message:
    """A space by its name; a step with what it costs."""
    space: Value = ("space", VOCABULARY.word(move))
    if ask.prompt == "travel":
        return message("move-travel-space", space=space, steps=counted(leaving_costs(state, player), "step"))
    return message(f"move-{ask.prompt}-space", space=space)


def _card(state: State, player: Player, ask: Ask, card: int) -> Message:
    """A card by its name, and what happens to it."""
    prompt, named = ask.prompt, card_value(card)
    if prompt == "travel":
        return _card_on_the_way(state, player, card)
    if prompt == "story":
        return _card_with_scenes(state, player, card)
    if prompt in PROMPT.values():
        return _card_in_check(state, player, prompt, card)
    if prompt == "market":
        return message("move-market-card", card=named, gold=counted(price(state, player, card), "gold"))
    if prompt == "sell":
        return message("move-sell-card", card=named, gold=counted(int(dict(ask.values)["number"][1]), "gold"))
    if prompt == "trade":
        deal = deal_of(state)
        gives = player.items.count(card) > deal.give.count(card)
        return message("move-trade-card-give" if gives else "move-trade-card-take", card=named)
    return message(f"move-{prompt}-card", card=named)


def _card_on_the_way(state: State, player: Player, card: int) -> Message:
    """A card to use, with what it does if there is but one thing; or a notice to pick up."""
    lines = usable_lines(state, player, card) if card in own_and_table(state, player) else []
    if len(lines) == 1:
        does = use_line_message(state.land, state.land.cards[card].uses[lines[0]])
        return message("move-use-card-line", card=card_value(card), does=does)
    return message("move-use-card" if lines else "move-pick-up-card", card=card_value(card))


def _card_with_scenes(state: State, player: Player, card: int) -> Message:
    """The label of its scene, or its name if there is more than one."""
    key = "move-story-must" if is_mandatory(state, player, card) else "move-story-card"
    lines = open_boxes(state, player, card)
    if len(lines) > 1:
        return message(f"{key}-several", card=card_value(card), number=number(len(lines)))
    return message(key, card=card_value(card), label=_label(state, player, card, lines[0]))


def _label(state: State, player: Player, card: int, line: int) -> Value:
    """What a scene box says, to this adventurer now."""
    spans = state.land.cards[card].scenes[line].label.spans
    text = "".join(span.text for span in spans if holds(state, span.when, player, card))
    return words_of_book(" ".join(text.replace("_", "").split()))


def _card_in_check(state: State, player: Player, prompt: str, card: int) -> Message:
    """A card to use in a check, with what it does if there is but one line."""
    window = next(window for window, asked in PROMPT.items() if asked == prompt)
    lines = [
        line.box
        for line in helps(state, player)
        if line.card == card and in_window(line.box, window) and why_not_use(state, player, line) is None
    ]
    if len({box.phrase for box in lines}) == 1:
        return message("move-use-card-line", card=card_value(card), does=line_message(state.land, lines[0]))
    return message("move-use-card", card=card_value(card))


# --- options --------------------------------------------------------------------------------------


def _option(state: State, player: Player, ask: Ask, move: int) -> Message:
    """`o1`, `o2` …: an option of the scene, a line of a card, one of several ways."""
    place = move - OPTION
    if ask.prompt == "option":
        return _scene_option(state, options_of(state)[place])
    if isinstance(ask.choice, Ways):
        return message("move-way", steps=steps_message(state.land, ask.choice.ways[move]))
    if ask.prompt in PROMPT.values():
        return message("move-scene-line", does=line_message(state.land, scene_boxes(state)[place]))
    card = CARD_WORDS.index(str(dict(ask.values)["card"][1])) + 1
    face = state.land.cards[card]
    if ask.prompt == "story-which":
        return message("move-story-which", label=_label(state, player, card, place))
    if ask.prompt == "use-which":
        return message("move-way", steps=use_line_message(state.land, face.uses[place]))
    return message("move-way", steps=line_message(state.land, face.boxes[place]))


def _scene_option(state: State, option: model.Option) -> Message:
    """Its title, and what it asks for: a tag, a price, a check (G7.7)."""
    telling = telling_of(state)
    title = words_of_book(title_of(state, telling, option.title, telling.seat).replace("_", ""))
    details: list[Message] = []
    if option.starry:
        tags = [message("tag-named", tag=tag_name(tag)) for tag in option.starry]
        details.append(message("asks-tag", tags=joined(tags, "or-last", "or-comma")))
    if option.cost:
        details.append(steps_message(state.land, option.cost))
    if option.check is not None:
        details.append(check_message(option.check))
    if not details:
        return message("move-option", title=title)
    return message("move-option-asks", title=title, details=joined(details, "steps-semicolon", "steps-semicolon"))


def check_message(check: model.Check) -> Message:
    """Verb, skill and difficulty of a check."""
    skill, difficulty = ("skill", check.skill), ("difficulty", check.difficulty)
    if check.verb:
        return message("asks-check-verb", verb=("verb", check.verb), skill=skill, difficulty=difficulty)
    return message("asks-check", skill=skill, difficulty=difficulty)


# --- checks and bargains --------------------------------------------------------------------------


def _skill(state: State, player: Player, key: str, skill: int) -> Message:
    """A skill; where marks count, with how many there are."""
    named = ("skill", SKILLS[skill])
    if key in ("move-give-mark", "move-take-mark"):
        return message(f"{key}-skill", skill=named, number=number(player.marks[skill]))
    return message(f"{key}-skill", skill=named)


def _die(state: State, die: int) -> Message:
    """A die by its place and what it shows."""
    check = check_of(state)
    shown = state.land.symbols(check.dice[die], check.faces[die])
    if not shown:
        return message("move-die-blank", number=number(die + 1))
    symbols = [f"{shown.count(skill)} {SKILLS[skill]}" for skill in sorted(set(shown))]
    return message("move-die", number=number(die + 1), symbols=("goods", ", ".join(symbols)))


def _deal(state: State, ask: Ask, word: str) -> Message:
    """What is given and asked for so far, from the side of whoever is asked."""
    deal = deal_of(state)
    key = f"move-{ask.prompt}-{word}"
    if word not in ("offer", "yes"):
        return message(key)
    gives, takes = _pieces(deal.give_gold, deal.give), _pieces(deal.take_gold, deal.take)
    if ask.seat != deal.seat:
        gives, takes = takes, gives
    return message(key, give=gives, take=takes)


def _pieces(gold: int, cards: list[int]) -> Message:
    parts = [message("piece-gold", gold=counted(gold, "gold"))] if gold else []
    parts += [message("piece-card", card=card_value(card)) for card in cards]
    return joined(parts, "steps-and") if parts else message("piece-none")
