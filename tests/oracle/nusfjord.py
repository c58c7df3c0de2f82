"""Nusfjord once more: the board's actions, elders, the harbour and copying. What a card says is read from the edition.

Buildings that may be used in between are let pass at every question; whether they can be used is not looked at.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import replace

from langbord.games.nusfjord.edition import grammar
from langbord.games.nusfjord.edition.grammar import BoardAction, Gain, GainPer, Goods
from langbord.games.nusfjord.edition.loader import Deck, load_deck
from tests.oracle.question import Moves, Question, View, among, exactly

#: True, False, or None: the view does not tell.
Maybe = bool | None
BEGINS = "place-worker"
OFFERS = ("sloop", "cutter", "schooner", "schooner-gold")
KINDS = ("sloop", "cutter", "schooner", "schooner")
COPIES = ("copy", "copy-1", "copy-2", "copy-3")


@functools.cache
def deck_of(edition: str, deck: str) -> Deck:
    """The printed data."""
    return load_deck(edition, deck)


class Table:
    """The view, with the edition beside it, for one player."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.me: View = view["players"][seat]
        self.deck = deck_of(view["edition"], view["deck"])
        self.board = self.deck.board
        self.buildings = {building.slot: building for building in self.deck.buildings}
        self.elders = {elder.slot: elder for elder in self.deck.elders}
        self.fish: int = self.me["fish"]
        self.wood: int = self.me["wood"]
        self.gold: int = self.me["gold"]
        self.filled: int = view["plates"]["filled"]
        self.places: list[View] = self.me["places"]
        self.spaces = {space["word"]: space for space in view["spaces"]}

    # --- what buildings bend ----------------------------------------------------------------------

    def built(self) -> list[str]:
        """One's own buildings."""
        return [*(word for place in self.places for word in place["buildings"]), *self.me["moored"]]

    def bent(self, rule: str) -> list[int]:
        """The numbers of the own buildings that bend a rule."""
        number = grammar.RULES.index(rule)
        effects = [self.buildings[word].effect for word in self.built()]
        return [effect.number for effect in effects if effect.kind == "rule" and effect.rule == number]

    def pays(self, cost: Goods) -> bool:
        """Whether there are the goods for a price."""
        return self.fish >= cost.fish and self.wood >= cost.wood and self.gold >= cost.gold

    # --- actions ----------------------------------------------------------------------------------

    def can(self, word: str, cheaper: Goods = grammar.NOTHING) -> bool:
        """Whether an action of the board can be carried out."""
        match word:
            case "gold":
                return True
            case "transfer":
                return any(self.me["reserve"].values())
            case "serve":
                return self.plate_price() is not None and self.fish >= (self.plate_price() or 0)
            case "build" | "build-2":
                return bool(self.payable(cheaper))
            case "issue":
                return bool(self.me["unissued"])
            case "buy":
                return sum(self.view["market"]) > 0 and self.gold >= self.share_price()
            case "deforest":
                return any(place["forests"] for place in self.places)
            case "thin":
                wood_limit = max([self.board.wood_limit, *self.bent("wood limit N")])
                return any(place["forests"] for place in self.places) and self.wood < wood_limit
            case "reforest":
                return self.view["forest_supply"] >= 2 and bool(self.empty_doubles())
            case "ship":
                return bool(self.ships(cheaper))
            case "elder":
                council = max([self.board.council, *self.bent("council of N")])
                return len(self.me["elders"]) < council and bool(self.tops())
        return bool(self.targets(word))

    def plate_price(self) -> int | None:
        """What the next plate costs; None if the table is full."""
        if self.filled == len(self.board.plates):
            return None
        less = self.bent("plates cost N less")
        price: int = self.board.plates[self.filled]
        return max(1, price - max(less)) if less else price

    def share_price(self) -> int:
        """All shares of the market, less the discounts."""
        less = max([0, *self.bent("shares cost N less")])
        shares: int = sum(self.view["market"])
        discount: int = self.board.share_discount[self.view["round"] - 1]
        return max(0, shares - discount - less)

    def payable(self, cheaper: Goods) -> list[str]:
        """Buildings in sight that can be paid for and find room."""
        moored = grammar.RULES.index("moored")
        found: list[str] = []
        for word in [*self.view["open"]["A"], *self.view["open"]["B"], *self.view["open"]["C"], *self.me["hand"]]:
            building = self.buildings[word]
            needs_room = not (building.effect.kind == "rule" and building.effect.rule == moored)
            if self.pays(building.cost.less(cheaper)) and (self.free_places() or not needs_room):
                found.append(word)
        return found

    def free_places(self) -> list[str]:
        """Places with a free building space: no Forest, and not all cells taken."""
        return [
            place["word"] for place in self.places if not place["forests"] and place["cells"] > len(place["buildings"])
        ]

    def empty_doubles(self) -> list[str]:
        """Double spaces with neither Forest nor building."""
        return [
            place["word"]
            for place in self.places
            if place["word"] != "S1" and not place["forests"] and not place["buildings"]
        ]

    def tops(self) -> list[str]:
        """The elders that can be taken."""
        return [place["shown"][-1] for place in self.view["elders"] if place["shown"]]

    def ships(self, cheaper: Goods) -> list[str]:
        """The ships that are there, fit on the track and can be paid for."""
        lengths = {ship.kind: ship.length for ship in self.board.ships}
        taken = self.board.boat + sum(lengths[at] * self.me["ships"][kind] for at, kind in enumerate(KINDS[:3]))
        less = Goods(wood=max([0, *self.bent("ships cost N wood less")]))
        found: list[str] = []
        for offer, ship in zip(OFFERS, self.board.ships, strict=True):
            cost = ship.cost.less(less)
            if offer == "schooner-gold":
                cost = Goods(gold=min([ship.cost.gold, *self.bent("schooner for N gold")]))
            room = taken + ship.length <= self.board.track
            if self.view["ships"][KINDS[OFFERS.index(offer)]] and room and self.pays(cost.less(cheaper)):
                found.append(offer)
        return found

    def targets(self, copy: str) -> list[str]:
        """The blocked spaces that a copy space can copy: of any column, or of its own. Building has two spaces on the
        smaller board, and is blocked when both are full (N5.13)."""
        column = 0 if copy == "copy" else int(copy[-1])
        free = {
            word.removesuffix("-2")
            for word, space in self.spaces.items()
            if len(space["workers"]) < space["capacity"] and word not in COPIES
        }
        return [
            word
            for word, space in self.spaces.items()
            if word not in COPIES
            and (not column or space["column"] == column)
            and word.removesuffix("-2") not in free
            and self.can(word)
        ]

    # --- elders -----------------------------------------------------------------------------------

    def fed(self, word: str) -> tuple[Table | None, bool]:
        """The table once an elder has eaten and given what it gives first; None if it cannot eat. The second says
        whether all of that is known."""
        after = Table(self.view, self.me["seat"])
        after.fish, after.wood, after.gold = self.fish, self.wood, self.gold
        if self.filled:
            after.filled -= 1
        elif self.fish and self.bent("elders eat at home"):
            after.fish -= 1
        else:
            return (None, True)
        fish = next(elder["fish"] for elder in self.me["elders"] if elder["word"] == word)
        steps = list(self.elders[word].before)
        if fish == 2:
            after.fish += max(self.bent("full elder keeps N") or [1])
            full = grammar.EVENTS.index("an elder is full")
            watching = [self.buildings[built].effect for built in self.built()]
            for effect in watching:
                steps += effect.steps if effect.kind == "when" and effect.event == full else ()
        known = True
        for step in steps:
            if isinstance(step, Gain):
                after.gain(step.goods)
            elif isinstance(step, GainPer):
                amount = self._counted(step)
                known = known and amount is not None
                after.gain(grammar.so_much(step.good, amount or 0))
        return (after, known)

    def _counted(self, step: GainPer) -> int | None:
        if grammar.THINGS[step.thing][0] != "forest":
            return None
        amount: int = step.amount * (sum(place["forests"] for place in self.places) // step.each)
        return min(amount, step.most) if step.most else amount

    def gain(self, goods: Goods) -> None:
        """Wood as far as it fits."""
        self.fish += goods.fish
        self.gold += goods.gold
        limit = max([self.board.wood_limit, *self.bent("wood limit N")])
        self.wood = max(self.wood, min(limit, self.wood + goods.wood))

    def can_use(self, word: str) -> Maybe:
        """Whether an elder can be fed and act."""
        after, known = self.fed(word)
        if after is None:
            return False
        able = after.any_of(self.elders[word].action)
        return able if known else True if able else None

    def any_of(self, action: BoardAction) -> bool:
        """Whether one of the actions of an elder can be carried out."""
        return any(self.can(word, action.cheaper) for word in action.actions)


def moves(question: Question) -> Moves | None:
    """What may be answered."""
    found = ANSWERS.get(question.prompt)
    if found is None:
        return None
    table = Table(question.view, question.seat)
    answered = found(question, table)
    return replace(answered, also=answered.also | {f"use-{word}" for word in table.built()})


def _of(answers: dict[str, Maybe], *sure: str) -> Moves:
    maybe = {word for word, able in answers.items() if able is None}
    known = {word for word, able in answers.items() if able} | set(sure)
    return among(known, maybe) if maybe else exactly(known)


def _place_worker(question: Question, table: Table) -> Moves:
    answers: dict[str, Maybe] = {}
    for word, space in table.spaces.items():
        always = word == "transfer" and bool(table.bent("transfer is always open"))
        if len(space["workers"]) < space["capacity"] or always:
            answers[word] = table.can(word)
    for elder in table.me["elders"]:
        if elder["worker"] < 0:
            answers[elder["word"]] = table.can_use(elder["word"])
    return _of(answers, "pass")


def _acting(question: Question) -> str:
    """Who or what the action at hand comes from: a space, an elder, or a card, of which nothing is known."""
    for (_, prompt, word), told in reversed(list(zip(question.said, question.told, strict=True))):
        if word.startswith("use-"):
            continue
        if prompt == "card-action":
            return "card"
        if prompt == "use-new-elder" and word == "use":
            return f"{told['card']}"
        if prompt == "place-worker":
            return str(word)
    return "card"


def _cheaper(question: Question, table: Table) -> Goods | None:
    """The discount on the action at hand; None if a card grants it."""
    acting = _acting(question)
    if acting == "card":
        return None
    return table.elders[acting].action.cheaper if acting in table.elders else grammar.NOTHING


def _choose_building(question: Question, table: Table) -> Moves:
    cheaper = _cheaper(question, table)
    shown = question.view["open"]
    everything = [*shown["A"], *shown["B"], *shown["C"], *table.me["hand"], "stop"]
    return among(everything) if cheaper is None else exactly(table.payable(cheaper) or ["stop"])


def _choose_ship(question: Question, table: Table) -> Moves:
    cheaper = _cheaper(question, table)
    return among(OFFERS) if cheaper is None else exactly(table.ships(cheaper))


def _serve(question: Question, table: Table) -> Moves:
    served = any(prompt == "serve" and word == "plate" for _, prompt, word in question.said)
    can = table.can("serve")
    return exactly(["plate"] if can else [], ["stop"] if served else [])


def _copy(question: Question, table: Table) -> Moves:
    placed = [word for _, prompt, word in question.said if prompt == "place-worker" and word in COPIES]
    space = placed[-1] if placed else ""
    return exactly(table.targets(space) or ["stop"]) if space else among(table.spaces)


def _elder_action(question: Question, table: Table) -> Moves:
    acting = _acting(question)
    if acting not in table.elders:
        return among(table.spaces, "stop")
    action = table.elders[acting].action
    return exactly([word for word in action.actions if table.can(word, action.cheaper)] or ["stop"])


def _use_new_elder(question: Question, table: Table) -> Moves:
    return _of({"use": table.can_use(question.values["card"])}, "stop")


def _places(question: Question, table: Table) -> Moves:
    single = question.prompt == "grow-forest"
    return exactly(
        place["word"] for place in table.places if (place["forests"] == 1 if single else place["forests"] > 0)
    )


def _elders(question: Question, table: Table) -> Moves:
    words: Iterable[str] = (elder["word"] for elder in table.me["elders"])
    return among(words)


ANSWERS: dict[str, Callable[[Question, Table], Moves]] = {
    "choose-start": lambda question, table: exactly(
        f"player-{player['seat'] + 1}" for player in question.view["players"]
    ),
    "place-worker": _place_worker,
    "serve": _serve,
    "place-building": lambda question, table: exactly(table.free_places()),
    "choose-building": _choose_building,
    "deforest": _places,
    "grow-forest": _places,
    "take-elder": lambda question, table: exactly(table.tops()),
    "choose-ship": _choose_ship,
    "use-new-elder": _use_new_elder,
    "reforest": lambda question, table: exactly(table.empty_doubles()),
    "copy": _copy,
    "evening": lambda question, table: exactly("stop"),
    "elder-action": _elder_action,
    "exchange": lambda question, table: exactly("yes", "no"),
    "card-action": lambda question, table: among(table.spaces, "stop"),
    "upgrade": lambda question, table: among("stop", OFFERS),
    "feed-elder": _elders,
}
