"""What cards and moves say, in no language yet: messages for locale/*/cards.ftl, things.ftl and moves.ftl."""

from __future__ import annotations

from langbord.engine.ask import Ask, Choice
from langbord.engine.card_text import CardFace, Message
from langbord.engine.log import Value
from langbord.games.nusfjord.edition.grammar import (
    BY_HAND,
    EVENTS,
    MOST,
    RULES,
    THINGS,
    BoardAction,
    Effect,
    Exchange,
    FeedElders,
    FillPlates,
    Gain,
    GainChoice,
    GainInReserve,
    GainPer,
    Goods,
    GrowForests,
    OnlyIf,
    OthersGain,
    Points,
    PointsIf,
    Sell,
    Step,
    Transfer,
    Upgrade,
)
from langbord.games.nusfjord.edition.loader import Deck
from langbord.games.nusfjord.rules import actions, choices
from langbord.games.nusfjord.rules.moves import (
    ADJUST,
    CARD,
    CARD_WORDS,
    CARDS,
    ELDER,
    ELDER_WORDS,
    ELDERS,
    PLACE,
    PLACE_WORDS,
    SEAT,
    SEAT_WORDS,
    SHIP,
    SHIP_WORDS,
    SPACE,
    SPACES,
    USE_CARD,
    VOCABULARY,
)
from langbord.games.nusfjord.rules.state import State

#: Events in which the sentence has named the Reserve already.
ABOUT_RESERVE = ("your reserve is emptied", "your reserve is full")


def message(key: str, **values: Value | Message) -> Message:
    """A message with its values by name."""
    return Message(key, tuple(values.items()))


def number(amount: int) -> Value:
    """A value that is a number."""
    return ("number", amount)


def goods(amount: Goods) -> Value:
    """A value that is some goods, to stand in a sentence."""
    return ("goods", str(amount))


def slug(phrase: str) -> str:
    """A phrase of the grammar as part of a key; the N of a rule is left out."""
    return "-".join(word for word in phrase.lower().split() if word != "n")


# --- cards ----------------------------------------------------------------------------------------


def card_face(deck: Deck, word: str) -> CardFace | None:
    """The face of a building or an elder; None if the word names neither."""
    if word in CARD_WORDS:
        building = deck.buildings[CARD_WORDS.index(word)]
        return CardFace(
            word=word,
            kind=word[0],
            card_class=building.card_class,
            texts=building.texts,
            cost=str(building.cost),
            points=building.points,
            effect=effect_messages(building.effect),
        )
    if word in ELDER_WORDS:
        elder = deck.elders[ELDER_WORDS.index(word)]
        effect = effect_messages(elder.effect, must_act=True)
        return CardFace(word, "elder", "elder", elder.texts, effect=effect)
    return None


def effect_messages(effect: Effect, must_act: bool = False) -> tuple[Message, ...]:
    """The sentences of an effect. An elder must take its action, a building offers it."""
    event = EVENTS[effect.event] if effect.kind == "when" else ""
    steps = [step_message(step, event, must_act) for step in effect.steps]
    if effect.kind == "hand":
        return (message("by-hand", text=("text", effect.phrase.removeprefix(BY_HAND).strip())),)
    if effect.kind == "rule":
        return (_rule(effect),)
    if effect.points is not None:
        return (_points(effect.points),)
    if effect.kind == "when":
        return (message("effect-when", event=message(f"event-{slug(event)}"), steps=_one_after_another(steps)),)
    if effect.kind == "once":
        return (message("effect-once", steps=_one_after_another(steps)),)
    key = "effect-any-time" if effect.kind == "any" else "effect-now"
    return tuple(message(key, step=step) for step in steps)


def _one_after_another(steps: list[Message]) -> Message:
    """Several steps as parts of one sentence."""
    joined = steps[0]
    for step in steps[1:]:
        joined = message("steps-then", first=joined, next=step)
    return joined


def _rule(effect: Effect) -> Message:
    rule = RULES[effect.rule]
    key = f"rule-{slug(rule)}"
    return message(key, number=number(effect.number)) if "N" in rule.split() else message(key)


def _points(points: Points | PointsIf) -> Message:
    if isinstance(points, PointsIf):
        return message("points-if", number=number(points.amount), condition=_condition(points.least, points.thing))
    per = message(f"per-{slug(THINGS[points.thing][0])}", each=number(points.each))
    if points.most:
        return message("points-per-most", number=number(points.amount), per=per, most=number(points.most))
    return message("points-per", number=number(points.amount), per=per)


def _condition(least: int, thing: int) -> Message:
    """`if you have at least …`"""
    word = slug(THINGS[thing][0])
    if least == MOST:
        return message("if-most", per=message(f"per-{word}", each=number(1)))
    return message(f"least-{word}", number=number(least)) if least else message(f"none-{word}")


def step_message(step: Step, event: str = "", must_act: bool = False) -> Message:
    """One step as a clause."""
    if isinstance(step, Gain):
        return message("step-gain", goods=goods(step.goods))
    if isinstance(step, GainInReserve):
        key = "step-gain-in-it" if event in ABOUT_RESERVE else "step-gain-in-reserve"
        return message(key, goods=goods(step.goods))
    if isinstance(step, GainPer):
        return _gain_per(step)
    if isinstance(step, Exchange):
        return _exchange(step)
    if isinstance(step, Transfer):
        return message("step-transfer-it" if event in ABOUT_RESERVE else "step-transfer")
    if isinstance(step, FillPlates):
        return message("step-fill-plates", number=number(step.count))
    if isinstance(step, FeedElders):
        return message("step-feed-elders")
    if isinstance(step, GrowForests):
        return message("step-grow-forests", number=number(step.count))
    if isinstance(step, Upgrade):
        return message("step-upgrade-paid", pay=goods(step.pay)) if step.pay != Goods() else message("step-upgrade")
    if isinstance(step, GainChoice):
        return message("step-gain-choice", first=goods(step.first), second=goods(step.second))
    if isinstance(step, Sell):
        one = message("one-ship", ship=("ship", SHIP_WORDS[step.kinds[0]]))
        ship = message("any-ship") if len(step.kinds) > 1 else one
        if step.times > 1:
            return message("step-sell-times", ship=ship, goods=goods(step.goods), times=number(step.times))
        return message("step-sell", ship=ship, goods=goods(step.goods))
    if isinstance(step, OthersGain):
        return message("step-others-gain", goods=goods(step.goods))
    if isinstance(step, OnlyIf):
        inner = step_message(step.step, event, must_act)
        return message("step-only-if", condition=_condition(step.least, step.thing), step=inner)
    return _action(step, must_act)


def _gain_per(step: GainPer) -> Message:
    gained = goods(Goods(**{step.good: step.amount}))
    per = message(f"per-{slug(THINGS[step.thing][0])}", each=number(step.each))
    if step.most:
        return message("step-gain-per-most", goods=gained, per=per, most=number(step.most))
    return message("step-gain-per", goods=gained, per=per)


def _exchange(step: Exchange) -> Message:
    key = "step-exchange" if isinstance(step.gain, Gain) else "step-exchange-in-reserve"
    pay, gain = goods(step.pay), goods(step.gain.goods)
    if step.times > 1:
        return message(f"{key}-times", pay=pay, gain=gain, times=number(step.times))
    return message(key, pay=pay, gain=gain)


def _action(step: BoardAction, must_act: bool) -> Message:
    named = message("action-one", action=("space", step.actions[0]))
    for word in step.actions[1:]:
        named = message("action-or", first=named, next=("space", word))
    key = "step-must-act" if must_act else "step-may-act"
    if step.cheaper != Goods():
        acts = message(f"{key}-cheaper", action=named, goods=goods(step.cheaper))
    else:
        acts = message(key, action=named)
    return message("step-act-plates", action=acts, goods=goods(step.each)) if step.each != Goods() else acts


# --- moves ----------------------------------------------------------------------------------------


def move_face(ask: Ask, move: int) -> Message:
    """What a move means at a question: spaces, places and cards by name, what costs something with its price."""
    word = VOCABULARY.word(move)
    if ask.prompt == "adjust" and (move >= ADJUST or PLACE <= move < PLACE + len(PLACE_WORDS)):
        return message("move-adjust", change=("change", word))
    if SPACE <= move < SPACE + SPACES:
        return message("move-space", space=("space", word))
    if CARD <= move < CARD + CARDS:
        return message("move-building", card=("card", word), price=("price", str(_building_price(ask, move - CARD))))
    if ELDER <= move < ELDER + ELDERS:
        return message("move-elder", card=("card", word))
    if PLACE <= move < PLACE + len(PLACE_WORDS):
        return message("move-place", place=("place", word))
    if SHIP <= move < SHIP + len(SHIP_WORDS):
        if ask.prompt in ("upgrade", "sell-ship"):
            return message(f"move-{ask.prompt}" + ("-ship" if ask.prompt == "upgrade" else ""), ship=("ship", word))
        return message("move-ship", ship=("ship", word), price=("price", str(_ship_price(ask, move - SHIP))))
    if USE_CARD <= move < USE_CARD + CARDS:
        return message("move-use-building", card=("card", CARD_WORDS[move - USE_CARD]))
    if SEAT <= move < SEAT + len(SEAT_WORDS):
        return message("move-seat", seat=("seat", move - SEAT))
    return Message(f"move-{ask.prompt}-{word}", ask.values)


def _building_price(ask: Ask, card: int) -> Goods:
    state, choice = _state(ask), _choice(ask)
    cost = state.deck.buildings[card].cost
    return cost.less(choice.cheaper) if isinstance(choice, actions.Buildings) else cost


def _ship_price(ask: Ask, offer: int) -> Goods:
    state, choice = _state(ask), _choice(ask)
    cheaper = choice.cheaper if isinstance(choice, actions.Ships) else Goods()
    return actions.SHIPS.cost(state, state.players[ask.seat], offer, cheaper)


def _state(ask: Ask) -> State:
    assert isinstance(ask.state, State)
    return ask.state


def _choice(ask: Ask) -> Choice[State]:
    """The choice without any-time buildings around it."""
    return ask.choice.inner if isinstance(ask.choice, choices.WithAnyTime) else ask.choice
