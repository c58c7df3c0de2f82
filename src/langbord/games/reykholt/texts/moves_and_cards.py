"""Reykholt in messages: what stands on spaces, cards and events, made from their phrases, and what a move means."""

from __future__ import annotations

from langbord.engine.ask import Ask
from langbord.engine.card_text import CardFace, CardTexts, Message
from langbord.engine.log import Value
from langbord.games.reykholt.edition import phrases
from langbord.games.reykholt.edition.loader import Card, Deck, Event, Greenhouse, Scenario, Space
from langbord.games.reykholt.edition.phrases import (
    BY_HAND,
    CONDITIONS,
    GOODS_WORDS,
    MOMENTS,
    NO_GOODS,
    NO_LIMIT,
    RULES,
    THINGS,
    WHENS,
    Action,
    Bundle,
    Cost,
    Effect,
    Step,
)
from langbord.games.reykholt.rules.beds import amount
from langbord.games.reykholt.rules.choices import OneOf, WithCards, WithQuickCards
from langbord.games.reykholt.rules.moves import (
    ADD,
    CARD,
    CARD_WORDS,
    CARDS,
    EVENT_WORDS,
    GOOD,
    GOODS,
    GROW_WORDS,
    HOUSE,
    HOUSE_WORDS,
    OPTION,
    OPTIONS,
    PILE,
    PILES,
    PLACES_TO_GROW,
    PLOT_WORDS,
    RANDOM_PILE,
    SCENARIO_WORDS,
    SEAT,
    SEAT_WORDS,
    SPACE,
    SPACE_WORDS,
    SPACES,
    USE_CARD,
    VOCABULARY,
    space_face,
)
from langbord.games.reykholt.rules.state import State

#: Kinds of values whose name stands on their face.
FACED = frozenset({"house", "space", "event", "scenario"})
PLOT_SIZE = 2


def message(key: str, **values: Value | Message) -> Message:
    """A message with its values by name."""
    return Message(key, tuple(values.items()))


def number(amount: int) -> Value:
    """A plain number."""
    return ("number", amount)


def goods(bundle: Bundle) -> Value:
    """Goods as the texts count them."""
    parts = [f"{amount} {GOODS_WORDS[good]}" for good, amount in enumerate(bundle) if amount]
    return ("goods", ", ".join(parts) or "nothing")


def slug(phrase: str) -> str:
    """A phrase of the grammar as part of a message key."""
    return phrase.lower().replace(" ", "-")


# --- faces ----------------------------------------------------------------------------------------


def face_of(deck: Deck, word: str) -> CardFace | None:
    """What a service card, a space (with its side), a greenhouse, an event or a scenario shows."""
    if word in CARD_WORDS:
        return _card(deck.cards[CARD_WORDS.index(word)])
    if word in HOUSE_WORDS:
        return _house(deck.greenhouses[HOUSE_WORDS.index(word)])
    if word in PLOT_WORDS:
        texts = CardTexts({}, key=f"house-seller-{PLOT_WORDS.index(word) + 1}")
        return CardFace(word, "greenhouse", "greenhouse", texts, effect=(_beds(PLOT_SIZE, tuple(range(GOODS))),))
    if word in EVENT_WORDS:
        return _event(deck.events[EVENT_WORDS.index(word)])
    if word in SCENARIO_WORDS:
        return _scenario(deck.scenarios[SCENARIO_WORDS.index(word)])
    name, _, side = word.partition("-")
    if name in SPACE_WORDS and side in ("2", "4"):
        for space in deck.spaces[0 if side == "2" else 1]:
            if space.word == name:
                return _space(space, word)
    return None


def _card(card: Card) -> CardFace:
    card_class = "red" if card.red else "any" if card.effect.kind == "any" else "lasting"
    return CardFace(card.slot, "service", card_class, card.texts, effect=card_messages(card.effect))


def _house(house: Greenhouse) -> CardFace:
    return CardFace(house.slot, "greenhouse", "greenhouse", house.texts, effect=(_beds(house.size, house.kinds),))


def _event(event: Event) -> CardFace:
    return CardFace(event.slot, "event", event.kind, event.texts, effect=card_messages(event.effect))


def _scenario(scenario: Scenario) -> CardFace:
    effect = (*card_messages(scenario.set_up), *card_messages(scenario.rule))
    if scenario.solo_rule is not None:
        effect = (*effect, message("effect-alone", rule=_rule(scenario.solo_rule)))
    return CardFace(scenario.slot, "scenario", "scenario", scenario.texts, effect=effect, note="advice")


def _space(space: Space, word: str) -> CardFace:
    card_class = "flagged" if space.flag else "open"
    return CardFace(word, "space", card_class, space.texts, effect=card_messages(space.effect))


def _beds(size: int, kinds: tuple[int, ...]) -> Message:
    if len(kinds) == GOODS:
        return message("face-beds-all", number=number(size))
    bundle = ", ".join(GOODS_WORDS[kind] for kind in kinds)
    return message("face-beds", number=number(size), kinds=("kinds", bundle))


# --- effects --------------------------------------------------------------------------------------


def card_messages(effect: Effect) -> tuple[Message, ...]:
    """An effect in sentences."""
    if effect.kind == "hand":
        return (message("by-hand", text=("text", effect.phrase.removeprefix(BY_HAND).strip())),)
    if effect.kind == "special":
        return (message(f"special-{effect.special}"),)
    if effect.kind == "rule":
        return (_rule(effect),)
    may = effect.kind in ("when", "at", "any", "everyone")
    steps = _one_after_another([action_message(action, may) for action in effect.actions])
    if effect.kind == "now":
        return (message("effect-now", steps=steps),)
    if effect.kind == "any":
        return (message("effect-any", steps=steps),)
    if effect.kind == "everyone":
        return (message("effect-everyone", steps=steps),)
    moment = message(f"when-{slug(WHENS[effect.moment])}" if effect.kind == "when" else _moment(effect.moment))
    if effect.condition >= 0:
        condition = message(f"if-{slug(CONDITIONS[effect.condition])}")
        key = "effect-when-if" if effect.kind == "when" else "effect-at-if"
        return (message(key, moment=moment, condition=condition, steps=steps),)
    return (message("effect-at", moment=moment, steps=steps),)


def _moment(moment: int) -> str:
    return f"at-{slug(MOMENTS[moment])}"


def _one_after_another(steps: list[Message], key: str = "steps-and") -> Message:
    joined = steps[0]
    for step in steps[1:]:
        joined = message(key, first=joined, next=step)
    return joined


def _rule(effect: Effect) -> Message:
    rule = RULES[effect.rule]
    if rule.endswith("SPACE"):
        return message("rule-close", row=number(effect.number), column=("column", effect.special[0]))
    if rule.endswith("TABLE"):
        table = effect.number - 1
        good = ("good", GOODS_WORDS[table % GOODS])
        return message("rule-start-at", good=good, number=number(table // GOODS + 1))
    return message(f"rule-{slug(rule)}", number=number(effect.number))


def action_message(action: Action, may: bool = False) -> Message:
    """One action: a step, or one of several. `may`: where the rules let its owner decline, it says so."""
    joined = step_message(action.alternatives[0], may)
    # Where a side has its price, it must be plain that the price is for this side alone.
    priced = any(isinstance(step, phrases.Trade) for step in action.alternatives)
    for number, step in enumerate(action.alternatives[1:]):
        key = "steps-or" if not priced else "steps-either" if number == 0 else "steps-either-more"
        joined = message(key, first=joined, next=step_message(step, may))
    return joined


def step_message(step: Step, may: bool = False) -> Message:
    """A step of the grammar as a clause."""
    free = number(1 if may else 0)
    match step:
        case phrases.Gain():
            return message("step-gain", goods=goods(step.goods))
        case phrases.GainAny():
            return message("step-gain-any", number=number(step.count))
        case phrases.GainRarest():
            return message("step-gain-rarest")
        case phrases.GainPer():
            per = message(f"per-{slug(THINGS[step.thing])}")
            one = goods(_single(step.good))
            return message("step-gain-per", goods=one, per=per, most=number(step.most))
        case phrases.Seed():
            if step.most == NO_LIMIT:
                return message("step-seed-least", number=number(step.least), may=free)
            if step.most != step.least:
                return message("step-seed-to", number=number(step.least), most=number(step.most), may=free)
            return message("step-seed", number=number(step.least), may=free)
        case phrases.SeedFromSupply():
            return message("step-seed-from-supply", may=free)
        case phrases.Harvest():
            return message("step-harvest", number=number(step.most), may=free)
        case phrases.HarvestOne():
            return message("step-harvest-one", number=number(step.most), may=free)
        case phrases.TakeGreenhouse():
            return _take_greenhouse(step, free)
        case phrases.TakeRandom():
            return message("step-take-random")
        case phrases.TakeCard():
            return message("step-take-card")
        case phrases.ShareCard():
            return message("step-share-card")
        case phrases.Advance():
            return message("step-advance", number=number(step.tables))
        case phrases.PlantEach():
            return message("step-plant-each", goods=goods(_single(step.good)))
        case phrases.PlantMissing():
            return message("step-plant-missing")
        case phrases.PlantMore():
            return message("step-plant-more", number=number(step.most), may=free)
        case phrases.Trade():
            gets = _one_after_another([step_message(get) for get in step.gets], "gets-and")
            return message("step-trade", cost=_cost(step.cost), gets=gets, may=free)


def _take_greenhouse(step: phrases.TakeGreenhouse, free: Value) -> Message:
    if (step.least, step.most) == (phrases.SMALLEST, phrases.LARGEST):
        return message("step-take-greenhouse", may=free)
    if step.least == step.most:
        return message("step-take-greenhouse-of", number=number(step.least), may=free)
    return message("step-take-greenhouse-from", number=number(step.least), most=number(step.most), may=free)


def _single(good: int) -> Bundle:
    first, second, third, fourth, fifth = (int(good == kind) for kind in range(GOODS))
    return (first, second, third, fourth, fifth)


def _cost(cost: Cost) -> Message:
    parts: list[Message] = []
    if cost.greenhouses:
        parts.append(message("cost-greenhouses", number=number(cost.greenhouses)))
    if cost.goods != NO_GOODS:
        parts.append(message("cost-goods", goods=goods(cost.goods)))
    if cost.alike:
        parts.append(message("cost-alike", number=number(cost.alike)))
    if cost.any:
        parts.append(message("cost-any", number=number(cost.any)))
    joined = parts[0]
    for part in parts[1:]:
        joined = message("cost-and", first=joined, next=part)
    return joined


# --- moves ----------------------------------------------------------------------------------------


def move_face(ask: Ask, move: int) -> Message:
    """What a move means at a question."""
    word = VOCABULARY.word(move)
    state = ask.state
    assert isinstance(state, State)
    if ask.prompt.startswith("adjust") and (move >= ADD or GOOD <= move < GOOD + GOODS):
        return message("move-adjust", change=("change", word))
    if SPACE <= move < SPACE + SPACES:
        return message("move-space", space=("space", space_face(move - SPACE, len(state.players))))
    if HOUSE <= move < HOUSE + PLACES_TO_GROW:
        return _house_move(ask, state, move - HOUSE)
    if PILE <= move < PILE + PILES:
        if move - PILE == RANDOM_PILE:
            return message("move-pile-random")
        return message("move-pile", number=number(move - PILE + phrases.SMALLEST))
    if GOOD <= move < GOOD + GOODS:
        owned = state.players[ask.seat].goods[move - GOOD]
        return message("move-good", good=("good", word), number=number(owned))
    if CARD <= move < CARD + CARDS:
        return message("move-card", card=("card", word))
    if USE_CARD <= move < USE_CARD + CARDS:
        return message("move-use-card", card=("card", CARD_WORDS[move - USE_CARD]))
    if OPTION <= move < OPTION + OPTIONS:
        return _option(ask, move - OPTION)
    if SEAT <= move < SEAT + len(SEAT_WORDS):
        return message("move-seat", seat=("seat", move - SEAT))
    return Message(f"move-{ask.prompt}-{word}", ask.values)


def _house_move(ask: Ask, state: State, house: int) -> Message:
    """A greenhouse by its name; where one that looks the same could be meant too, with what grows in it."""
    size = number(state.book.size[house])
    named = ("house", GROW_WORDS[house])
    others = [move - HOUSE for move in ask.moves if HOUSE <= move < HOUSE + PLACES_TO_GROW and move != HOUSE + house]
    bed = _bed(state, house)
    if bed is None or not any(_look_alike(state, house, other) for other in others):
        return message("move-house", house=named, number=size)
    if not bed:
        return message("move-house-empty", house=named, number=size)
    first, second, third, fourth, fifth = (amount(bed, good) for good in range(GOODS))
    return message("move-house-planted", house=named, number=size, goods=goods((first, second, third, fourth, fifth)))


def _look_alike(state: State, one: int, other: int) -> bool:
    """Whether two greenhouses are of the same kind; the beds of the Seller are told apart by their names."""
    if max(one, other) >= len(HOUSE_WORDS):
        return False
    first, second = state.book.deck.greenhouses[one], state.book.deck.greenhouses[other]
    return (first.size, first.kinds) == (second.size, second.kinds)


def _bed(state: State, house: int) -> int | None:
    """What grows in a greenhouse; None if it is nobody's."""
    for player in state.players:
        if house in player.houses:
            return player.beds[player.houses.index(house)]
    return None


def _option(ask: Ask, place: int) -> Message:
    """The n-th action of a space, or the n-th side of an "or", as its clause."""
    choice = ask.choice.inner if isinstance(ask.choice, WithCards | WithQuickCards) else ask.choice
    if isinstance(choice, OneOf):
        told = choice.deeds[place].told
        if told is not None:
            return action_message(told)
    return message("move-option", number=number(place + 1))
