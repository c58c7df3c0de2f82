"""Reykholt once more: spaces, seeding, harvesting, piles and tables. What a card does is read from the edition.

Cards that may be used at any time are let pass at every question; whether they can be used is not looked at.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import replace

from langbord.games.reykholt.edition import phrases
from langbord.games.reykholt.edition.loader import Deck, load_deck
from tests.oracle.question import Moves, Question, View, among, exactly

GOODS = ("tomato", "lettuce", "mushroom", "cauliflower", "carrot")
OPTIONS = ("first", "second", "third", "fourth")
COLUMNS = "PFMT"
#: True, False, or None: the view does not tell.
Maybe = bool | None
BEGINS = "place-worker"


@functools.cache
def deck_of(edition: str, letter: str) -> Deck:
    """The printed data."""
    return load_deck(edition, letter)


class Table:
    """The view, with the edition beside it, for one player."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.me: View = view["players"][seat]
        self.seat = seat
        self.deck = deck_of(view["edition"], view["set"])
        self.goods: dict[str, int] = dict(self.me["goods"])
        self.houses: list[View] = self.me["houses"]
        self.cards = {card.slot: card for card in self.deck.cards}
        self.printed = {house.slot: house for house in self.deck.greenhouses}

    # --- rules that are bent ----------------------------------------------------------------------

    def bent(self, rule: str) -> list[phrases.Effect]:
        """Event, scenario and cards that bend a rule now."""
        number = phrases.RULES.index(rule)
        found: list[phrases.Effect] = []
        for event in self.deck.events:
            if event.slot == self.view["event"]:
                found.append(event.effect)
        for scenario in self.deck.scenarios:
            if scenario.slot == self.view["scenario"]:
                alone = getattr(scenario, "solo_rule", None) if len(self.view["players"]) == 1 else None
                found.append(alone or scenario.rule)
        found += [self.cards[card["word"]].effect for card in self.me["cards"]]
        return [effect for effect in found if effect.rule == number]

    # --- greenhouses ------------------------------------------------------------------------------

    def takes(self, house: View) -> set[str]:
        """The kinds that may be seeded there."""
        every = {effect.number for effect in self.bent("greenhouses of N take every kind")}
        if house["word"] not in self.printed or house["size"] in every:
            return set(GOODS)
        return {GOODS[kind] for kind in self.printed[house["word"]].kinds}

    def empty(self) -> list[View]:
        """Greenhouses in which nothing grows."""
        return [house for house in self.houses if not any(house["beds"].values())]

    def planted(self) -> list[View]:
        """Those in which something does."""
        return [house for house in self.houses if any(house["beds"].values())]

    def loose(self) -> list[str]:
        """Greenhouses that are cards of their own."""
        return [house["word"] for house in self.houses if house["word"] in self.printed]

    def can_seed(self, times: int, houses: list[View] | None = None, goods: dict[str, int] | None = None) -> bool:
        """Whether so many different greenhouses can be seeded, each with a good of the stock."""
        left = self.empty() if houses is None else houses
        stock = self.goods if goods is None else goods
        if times <= 0:
            return True
        if len(left) < times:
            return False
        first, rest = left[0], left[1:]
        for good in self.takes(first):
            if stock.get(good) and self.can_seed(times - 1, rest, {**stock, good: stock[good] - 1}):
                return True
        return self.can_seed(times, rest, stock)

    def seeds(self, house: View, owed: int) -> set[str]:
        """The goods for a greenhouse that leave what is owed within reach."""
        others = [other for other in self.empty() if other is not house]
        return {
            good
            for good in self.takes(house)
            if self.goods[good] and self.can_seed(owed - 1, others, {**self.goods, good: self.goods[good] - 1})
        }

    # --- what can be done -------------------------------------------------------------------------

    def any_of(self, steps: Iterable[phrases.Step]) -> Maybe:
        """Whether one of them can be done."""
        found = [self.can(step) for step in steps]
        return True if True in found else None if None in found else False

    def can(self, step: phrases.Step) -> Maybe:
        """Whether a step can be done."""
        match step:
            case phrases.Gain() | phrases.GainAny() | phrases.TakeRandom() | phrases.Advance():
                return True
            case phrases.GainRarest():
                return bool(self.houses)
            case phrases.Seed():
                return self.can_seed(max(1, step.least))
            case phrases.SeedFromSupply():
                return bool(self.empty())
            case phrases.Harvest() | phrases.HarvestOne():
                return bool(self.planted())
            case phrases.TakeGreenhouse():
                return bool(self.piles(step.least, step.most))
            case phrases.TakeCard():
                return self._some(self.display())
            case phrases.ShareCard():
                return self._some(self.shareable())
            case phrases.PlantEach():
                return any(self.room(house) for house in self.houses)
            case phrases.PlantMissing():
                return any(self.room(house) and self.takes(house) - self.growing(house) for house in self.houses)
            case phrases.PlantMore():
                return any(self.room(house) for house in self.planted())
            case phrases.GainPer():
                return self._count(phrases.THINGS[step.thing]) > 0
            case phrases.Trade():
                return self._can_pay(step)

    def _some(self, cards: dict[str, Maybe]) -> Maybe:
        found = list(cards.values())
        return True if True in found else None if None in found else False

    def display(self) -> dict[str, Maybe]:
        """The cards on display; a red one must be of use, the good counted that comes with it (R6.2, R6.5)."""
        shown = self.view["display"]
        after = Table(self.view, self.seat)
        if good := self.next_of_stack():
            after.goods[good] += 1
        return {card: not self.cards[card].red or after.of_use(card) for card in shown}

    def next_of_stack(self) -> str:
        """The good that comes with the next card."""
        stack, shown = [GOODS[good] for good in self.deck.board.stack], len(self.view["display"])
        return stack[len(stack) - shown] if 0 < shown <= len(stack) else ""

    def of_use(self, card: str) -> Maybe:
        """Whether a red card could do something."""
        effect = self.cards[card].effect
        if effect.special:
            return None
        return self.any_of(step for action in effect.actions for step in action.alternatives)

    def shareable(self) -> dict[str, Maybe]:
        """Cards of neighbours that nobody shares yet; with two players none (R6.10)."""
        players = self.view["players"]
        if len(players) < 3:
            return {}
        beside = {(self.seat + step) % len(players) for step in (1, -1)}
        return {
            card["word"]: not card["red"] or self.of_use(card["word"])
            for seat in beside
            for card in players[seat]["cards"]
            if card["owner"] == seat and card["shared_with"] is None
        }

    def room(self, house: View) -> bool:
        """Whether a parcel is empty."""
        return bool(sum(house["beds"].values()) < house["size"])

    def growing(self, house: View) -> set[str]:
        """The kinds that grow there."""
        return {good for good, number in house["beds"].items() if number}

    def _count(self, thing: str) -> int:
        if thing == "service card":
            return len(self.me["cards"])
        if thing == "kind":
            return sum(number > 0 for number in self.goods.values())
        return len({"greenhouse": self.houses, "planted greenhouse": self.planted()}.get(thing, self.empty()))

    def piles(self, least: int, most: int) -> list[str]:
        """Face-up piles of these sizes that are not empty."""
        return [pile["word"] for pile in self.view["piles"] if least <= pile["size"] <= most and pile["cards"]]

    def _can_pay(self, trade: phrases.Trade) -> Maybe:
        cost = trade.cost
        named = dict(zip(GOODS, cost.goods, strict=True))
        if len(self.loose()) < cost.greenhouses or max(self.goods.values()) < cost.alike:
            return False
        if sum(self.goods.values()) < cost.any or any(self.goods[good] < number for good, number in named.items()):
            return False
        after = Table(self.view, self.seat)
        after.goods = {good: number - named[good] for good, number in self.goods.items()}
        return after.any_of(trade.gets)

    def actions_of(self, word: str) -> tuple[phrases.Action, ...]:
        """What a space says."""
        side = self.deck.spaces[0 if len(self.view["players"]) <= 2 else 1]
        return next(space.effect.actions for space in side if space.word == word)


def moves(question: Question) -> Moves | None:
    """What may be answered."""
    found = ANSWERS.get(question.prompt)
    if found is None:
        return None
    table = Table(question.view, question.seat)
    quick = {card["word"] for card in table.me["cards"] if card["any_time"] and not card["used"]}
    moves = found(question, table)
    return replace(moves, also=moves.also | {f"use-{word}" for word in quick})


def _of(sure: Iterable[str], maybe: Iterable[str]) -> Moves:
    known, unsure = set(sure), set(maybe)
    return among(known, unsure) if unsure - known else exactly(known)


# --- workers --------------------------------------------------------------------------------------


def _place_worker(question: Question, table: Table) -> Moves:
    view = question.view
    sure: set[str] = set()
    maybe: set[str] = set()
    free = {
        column
        for column, rule in (("P", "flags in property are free"), ("T", "flags in town hall are free"))
        if table.bent(rule)
    }
    barred = {COLUMNS[column] for column in table.me["flags"]} - free
    closed = {effect.special for effect in table.bent("close SPACE")}
    solo = view["solo"]
    for space in view["spaces"]:
        word = space["word"]
        if word in closed or (space["flag"] and word[0] in barred):
            continue
        if space["worker"] is not None and not (solo and solo["variant"] and space["colour"] != solo["colour"]):
            continue
        able = table.any_of(step for action in table.actions_of(word) for step in action.alternatives)
        (sure if able else maybe if able is None else set()).add(word)
    return _of(sure or [] if maybe else sure or ["pass"], maybe | ({"pass"} if maybe and not sure else set()))


def _which_option(question: Question, table: Table) -> Moves:
    source = str(question.values["source"]).partition("-")[0]
    slots = {event.slot: event.effect for event in table.deck.events} | {
        word: card.effect for word, card in table.cards.items()
    }
    actions = slots[source].actions if source in slots else table.actions_of(source)
    choices = [action.alternatives for action in actions if len(action.alternatives) > 1]
    if len(choices) != 1:
        return among(OPTIONS)
    found = {OPTIONS[at]: table.can(step) for at, step in enumerate(choices[0])}
    return _of((word for word, able in found.items() if able), (word for word, able in found.items() if able is None))


def _which_action(question: Question, table: Table) -> Moves:
    placed = [word for _, prompt, word in question.said if prompt == "place-worker"]
    if not placed or any(prompt == "which-action" for _, prompt, _ in question.said):
        return among(OPTIONS)
    found = {
        OPTIONS[at]: table.any_of(action.alternatives)
        for at, action in enumerate(table.actions_of(placed[-1]))
        if not all(isinstance(step, phrases.Gain) for step in action.alternatives)
    }
    return _of((word for word, able in found.items() if able), (word for word, able in found.items() if able is None))


# --- greenhouses ----------------------------------------------------------------------------------


def _seed(question: Question, table: Table) -> Moves:
    owed = question.values["number"]
    houses = [house["word"] for house in table.empty() if table.seeds(house, max(1, owed))]
    return exactly(houses, [] if owed > 0 else ["stop"])


def _seed_good(question: Question, table: Table) -> Moves:
    house = next(house for house in table.houses if house["word"] == question.values["house"])
    asked = [
        told["number"] for told, (_, prompt, _) in zip(question.told, question.said, strict=True) if prompt == "seed"
    ]
    return exactly(table.seeds(house, max(1, asked[-1]))) if asked else among(table.seeds(house, 1))


def _harvest(question: Question, table: Table) -> Moves:
    left = question.values["number"]
    done: list[str] = []
    for (seat, prompt, word), told in reversed(list(zip(question.said, question.told, strict=True))):
        if seat != question.seat or (prompt not in ("harvest", "harvest-good") and not word.startswith("use-")):
            break
        if prompt == "harvest" and not word.startswith("use-"):
            if told["number"] != left + len(done) + 1:
                break
            done.append(word)
    growing = [house["word"] for house in table.planted()]
    before = [told["number"] for told, said in zip(question.told, question.said, strict=True) if said[1] == "harvest"]
    if not done and left + 1 not in before:  # beside another action it may be left out (R5.6)
        return replace(exactly(growing), also=frozenset(["stop"]))
    return among("stop", growing)


def _own(question: Question, table: Table) -> Moves:
    return exactly(table.loose())


def _growing(question: Question, table: Table) -> Moves:
    house = next(house for house in table.houses if house["word"] == question.values["house"])
    return exactly(good for good, number in house["beds"].items() if number)


def _take_house(question: Question, table: Table) -> Moves:
    everything = table.piles(3, 6)
    placed = [word for _, prompt, word in question.said if prompt == "place-worker" and not word.startswith("use-")]
    if not placed or any(prompt in ("offer", "which-option") for _, prompt, _ in question.said):
        return among(everything)
    steps = [step for action in table.actions_of(placed[-1]) for step in action.alternatives]
    steps += [get for step in steps if isinstance(step, phrases.Trade) for get in step.gets]
    takes = [step for step in steps if isinstance(step, phrases.TakeGreenhouse)]
    if len({(step.least, step.most) for step in takes}) != 1:
        return among(everything)
    return exactly(table.piles(takes[0].least, takes[0].most))


# --- goods, cards, tables -------------------------------------------------------------------------


def _goods(question: Question, table: Table) -> Moves:
    least = question.values["number"] if question.prompt == "discard-alike" else 1
    return exactly(good for good, number in table.goods.items() if number >= least)


def _cards(cards: dict[str, Maybe]) -> Moves:
    return _of((card for card, able in cards.items() if able), (card for card, able in cards.items() if able is None))


def _take_card(question: Question, table: Table) -> Moves:
    return _cards(table.display())


def _share_card(question: Question, table: Table) -> Moves:
    return _cards(table.shareable())


def _tourism(question: Question, table: Table) -> Moves:
    number = table.me["table"] + 1
    good, plates = GOODS[(number - 1) % 5], -(-number // 5)
    pay = ["pay"] if table.goods[good] >= plates else []
    return exactly(pay, "stop" if table.me["bonus_used"] else "bonus")


ANSWERS: dict[str, Callable[[Question, Table], Moves]] = {
    "choose-start": lambda question, table: exactly(
        f"player-{player['seat'] + 1}" for player in question.view["players"]
    ),
    "place-worker": _place_worker,
    "tourism": _tourism,
    "which-option": _which_option,
    "which-action": _which_action,
    "seed": _seed,
    "seed-good": _seed_good,
    "harvest": _harvest,
    "harvest-good": _growing,
    "take-house": _take_house,
    "discard-house": _own,
    "give-house": _own,
    "discard": _goods,
    "discard-alike": _goods,
    "offer": lambda question, table: exactly("yes", "no"),
    "take-card": _take_card,
    "share-card": _share_card,
    "choose-good": lambda question, table: exactly(GOODS),
    "choose-house": lambda question, table: among("stop", (house["word"] for house in table.houses)),
    "plant-good": lambda question, table: among(GOODS),
    "window": lambda question, table: exactly("stop"),
}
