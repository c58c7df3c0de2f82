"""Lands of Galzyr once more: travel, pick-up, trade, dice pool, stories and options; not what effects ask.

The book is read for what cards, scenes and places say; what holds is found from the view. What the view does not tell
(who refused a trade, what was lent before it was asked for, which scenes were played lately) makes a word a *maybe*:
then the list is compared as a subset.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from langbord.games.galzyr.book import model, reader
from langbord.games.galzyr.book.folders import HOUSE
from langbord.games.galzyr.book.phrases import (
    Box,
    ChangeVerb,
    Condition,
    Discard,
    DiscardChosen,
    LoseGold,
    Movement,
    NewPool,
    PayGold,
    Successes,
    TestSkill,
)
from tests.oracle.question import Moves, Question, View, among, exactly

SKILLS = ("might", "survival", "knowledge", "communication", "perception", "thievery")
#: True, False, or None: the view does not tell.
Maybe = bool | None
BEGINS = "story"
#: A scene was played lately in this month or one of the two before.
LATELY = 3


@functools.cache
def book_of(shelf: str) -> model.Book:
    """The book that lies on the table."""
    name = shelf.removeprefix("gentle:")
    folder = HOUSE.folder_of(name)
    return reader.load(folder if HOUSE.folder(name) is not None else folder.resolve(), shelf != name)


@functools.cache
def cards_of(shelf: str) -> dict[str, model.Card]:
    """The cards by their words."""
    return {f"n{card.number:03}": card for card in book_of(shelf).cards.values()}


def either(one: Maybe, other: Maybe) -> Maybe:
    """Or."""
    if one or other:
        return True
    return None if one is None or other is None else False


def both(one: Maybe, other: Maybe) -> Maybe:
    """And."""
    if one is False or other is False:
        return False
    return None if one is None or other is None else True


class Table:
    """The view, with the book beside it, for one adventurer."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: View = view["players"][seat]
        self.book = book_of(view["shelf"])
        self.cards = cards_of(view["shelf"])
        self.word = {card.id: word for word, card in self.cards.items()}
        self.world = self.book.world
        self.spaces = {space["word"]: space for space in view["spaces"]}
        self.slot = {space["id"]: space["word"] for space in view["spaces"]}
        self.space: View | None = self.spaces.get(self.me["space"])
        self.scene: View | None = view["scene"]

    # --- cards ------------------------------------------------------------------------------------

    def open_cards(self) -> list[str]:
        """Before the adventurer, for all to see."""
        me = self.me
        return [*me["statuses"], *me["companions"], *me["items"], *me["quests"]]

    def area(self) -> list[str]:
        """All that the adventurer has."""
        return [*self.open_cards(), *(self.me["hand"] or [])]

    def on_table(self) -> list[str]:
        """Global cards and those of the space."""
        return [*self.view["globals"], *(self.space["cards"] if self.space else [])]

    def lent(self) -> list[str]:
        """What a partner lends."""
        return self.scene["lent"] if self.scene and self.scene["seat"] == self.seat else []

    def partner(self) -> View | None:
        """The partner in a scene of the adventurer's own."""
        if self.scene is None or self.scene["seat"] != self.seat or self.scene["partner"] is None:
            return None
        found: View = self.view["players"][self.scene["partner"]]
        return found

    def number_named(self, word: str, card: str) -> str:
        """The card that a phrase names."""
        return card if word == "this" else self.word[word]

    def tagged(self, tag: str) -> list[str]:
        """The cards that give a tag."""
        return [word for word in [*self.open_cards(), *self.lent()] if tag in self.cards[word].tags]

    def born_with(self) -> set[str]:
        """The tags of the own board and the partner's."""
        heroes = {self.me["hero"]}
        if partner := self.partner():
            heroes.add(partner["hero"])
        return {tag for hero in self.world.adventurers if hero.id in heroes for tag in hero.tags}

    def has_tag(self, tag: str) -> bool:
        """From the board, a card, or the partner."""
        return tag in self.born_with() or bool(self.tagged(tag))

    # --- standing rules ---------------------------------------------------------------------------

    def standing(self, kind: str) -> tuple[list[Any], bool]:
        """The standing rules of a kind, and whether it is sure that there are no others."""
        found, sure = [], True
        for word in [*self.open_cards(), *self.lent(), *self.on_table()]:
            for passive in self.cards[word].passives:
                if passive.kind == kind:
                    holds = self.holds(passive.when, word)
                    sure = sure and holds is not None
                    if holds:
                        found.append(passive)
        return found, sure

    def ruled(self, kind: str) -> Maybe:
        """Whether such a standing rule holds."""
        found, sure = self.standing(kind)
        return True if found else False if sure else None

    # --- conditions -------------------------------------------------------------------------------

    def holds(self, conditions: tuple[tuple[Condition, ...], ...], card: str) -> Maybe:
        """All of the groups, of each any one."""
        result: Maybe = True
        for group in conditions:
            some: Maybe = False
            for one in group:
                true = self.true(one, card)
                some = either(some, None if true is None else true != one.negated)
            result = both(result, some)
        return result

    def true(self, one: Condition, card: str) -> Maybe:
        """One condition."""
        view, me, space, kind = self.view, self.me, self.space, one.kind
        if kind == "lately":
            return self._lately(one.word)
        if kind == "old":
            return self._old(card)
        simple: dict[str, Callable[[], bool]] = {
            "season": lambda: view["season"] == one.word,
            "month": lambda: _within(view["month"], one.low, one.high),
            "weekday": lambda: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].index(view["weekday"]) == one.low,
            "adventurer": lambda: me["hero"] == one.word,
            "mode": lambda: view["mode"] == one.word,
            "challenge": lambda: bool(view["challenge"]),
            "players": lambda: len(view["players"]) >= one.low,
            "tag": lambda: self.has_tag(one.word),
            "gold": lambda: me["gold"] >= one.low,
            "prestige": lambda: me["prestige"] + self._gained() >= one.low,
            "level": lambda: view["level"] >= one.low,
            "mark": lambda: me["marks"].get(one.word, 0) >= one.low,
            "items": lambda: sum(self.cards[item].price >= one.high for item in me["items"]) >= one.low,
            "companion": lambda: bool(me["companions"]),
            "at": lambda: space is not None and space["id"] == one.word,
            "near": lambda: space is not None and self._steps_to(self.slot[one.word]) <= one.low,
            "terrain": lambda: space is not None and space["terrain"] == one.word,
            "settlement": lambda: space is not None and space["settlement"],
            "harbour": lambda: space is not None and space["harbour"],
            "location": lambda: space is not None and space["location"],
            "on": lambda: card != "" and me["on_card"] == card,
            "company": lambda: bool(self.company()),
            "partner": lambda: self.scene is not None and self.scene["partner"] is not None,
            "has": lambda: self.number_named(one.word, card) in self.area(),
            "world": lambda: self.number_named(one.word, card) in view["globals"],
            "here": lambda: space is not None and self.number_named(one.word, card) in space["cards"],
            "play": lambda: self._in_play(self.number_named(one.word, card)),
            "available": lambda: self.number_named(one.word, card) in view["library"],
            "total": lambda: view["total"] >= one.low,
            "days": lambda: self._days(card) >= one.low,
            "last-day": lambda: view["phase"] in ("adventure", "calendar") and view["day"] + 1 >= view["last_day"],
            "seen": lambda: one.word in view["seen"],
            "achieved": lambda: one.word in view["achievements"],
        }
        return simple[kind]()

    def _lately(self, scene: str) -> Maybe:
        """The view tells which scenes were played, not when: in a young world they all were lately."""
        if scene not in self.view["seen"]:
            return False
        return True if self.view["months_played"] < LATELY else None

    def _old(self, card: str) -> Maybe:
        """The view tells which cards were there when the game began, not with whom."""
        if card not in self.view["since_start"]:
            return False
        return True if self.cards[card].copies == 1 else None

    def company(self) -> list[View]:
        """Others in the same space."""
        if self.space is None:
            return []
        return [other for other in self.view["players"] if other is not self.me and other["space"] == self.me["space"]]

    def _gained(self) -> int:
        return self.scene["prestige"][self.seat] if self.scene else 0

    def _steps_to(self, goal: str) -> int:
        far = {self.me["space"]: 0}
        todo = [self.me["space"]]
        for word in todo:
            for other in self.spaces[word]["roads"]:
                if other not in far:
                    far[other] = far[word] + 1
                    todo.append(other)
        return far.get(goal, 999)

    def _in_play(self, word: str) -> bool:
        anybody = [card for one in self.view["players"] for card in Table(self.view, one["seat"]).open_cards()]
        placed = [card for space in self.view["spaces"] for card in space["cards"]]
        return word in [*anybody, *self.area(), *placed, *self.view["globals"], *self.view["event"]]

    def _days(self, card: str) -> int:
        mine = [one["days"] for one in self.view["timers"] if one["card"] == card and one["seat"] == self.seat]
        all_of = [one["days"] for one in self.view["timers"] if one["card"] == card and one["seat"] is None]
        days: int = (mine or all_of or [0])[0]
        return days

    # --- prices -----------------------------------------------------------------------------------

    def payable(self, card: str, cost: tuple[Any, ...], starry: tuple[str, ...] = ()) -> Maybe:
        """Whether all of a price can be paid."""
        gold, result = 0, True
        chosen: Counter[tuple[str, str]] = Counter()
        known: Maybe = True
        for step in cost:
            effect = step.effect
            if isinstance(effect, PayGold | LoseGold):
                gold += effect.amount
            elif isinstance(effect, DiscardChosen):
                chosen[effect.kind, effect.tag] += effect.count
            elif isinstance(effect, Discard):
                given = self.number_named(effect.card, card)
                lies = given in self.area() or given in self.lent() or self._on_board(given)
                result = result and lies and not self._alone_gives(given, starry)
            elif isinstance(effect, Movement):
                result = result and bool(self.view["travelling"]) and self.view["steps"] + effect.amount >= 0
            else:
                known = None
        for (kind, tag), count in chosen.items():
            mine = [*self.me["quests"], *(self.me["hand"] or [])] if kind == "quest" else self.me[_PLURAL[kind]]
            able = [one for one in mine if not tag or tag in self.cards[one].tags]
            result = result and sum(not self._alone_gives(one, starry) for one in able) >= count
        return both(result and gold <= self.me["gold"], known)

    def _on_board(self, word: str) -> bool:
        placed = [card for space in self.view["spaces"] for card in space["cards"]]
        return word in [*placed, *self.view["globals"], *self.view["event"], *self.view["locations"]]

    def _alone_gives(self, word: str, starry: tuple[str, ...]) -> bool:
        """Whether without this one card none of the tags would be there (G7.8)."""
        if not starry:
            return False
        left = [*self.open_cards(), *self.lent()]
        if word in left:
            left.remove(word)
        return not any(tag in self.born_with() or any(tag in self.cards[one].tags for one in left) for tag in starry)


_PLURAL = {"item": "items", "companion": "companions", "status": "statuses"}


def _within(month: int, low: int, high: int) -> bool:
    return low <= month <= high if low <= high else month >= low or month <= high


class Answers:
    """Words that are sure, and those that may be."""

    def __init__(self, *sure: str) -> None:
        self.sure: set[str] = set(sure)
        self.maybe: set[str] = set()

    def add(self, word: str, able: Maybe) -> None:
        """One more word, if it may be."""
        if able:
            self.sure.add(word)
        elif able is None:
            self.maybe.add(word)

    def moves(self) -> Moves:
        """What may be answered."""
        return among(self.sure, self.maybe) if self.maybe - self.sure else exactly(self.sure)


def moves(question: Question) -> Moves | None:
    """What may be answered; None: an effect asks."""
    found = ANSWERS.get(question.prompt)
    return None if found is None else found(question, Table(question.view, question.seat))


# --- travel ---------------------------------------------------------------------------------------


def _travel(question: Question, table: Table) -> Moves:
    answers = Answers("story")
    me, here = table.me, table.space
    hand = me["hand"] or []
    answers.add("abandon", bool(hand) or any(table.cards[word].can_abandon for word in me["quests"]))
    answers.add("drop", bool(me["items"]))
    answers.add("trade", _can_trade(question, table))
    if here is not None:
        able: Maybe = not table.ruled("no travel") if table.ruled("no travel") is not None else None
        dear, sure = table.standing("leaving costs")
        cost = 1 + sum(one.number for one in dear if not (one.word and table.has_tag(one.word)))
        able = both(able, cost <= question.view["steps"] if sure else None)
        for word in here["roads"]:
            answers.add(word, able)
    for word in question.view["noticeboard"]:
        pickup = table.cards[word].pickup
        fits: Maybe = here is not None and (not pickup or pickup == here["id"])
        barred = table.ruled("no quests")
        answers.add(word, both(fits, None if barred is None else not barred))
    for word in [*table.open_cards(), *table.on_table()]:
        for use in table.cards[word].uses:
            on_the_road: Maybe = use.moment != "travel" or here is not None  # by rules 2
            answers.add(word, both(both(table.holds(use.when, word), table.payable(word, use.cost)), on_the_road))
    return answers.moves()


def _can_trade(question: Question, table: Table) -> Maybe:
    if table.ruled("no trade") is not False:
        return None if table.ruled("no trade") is None else False
    if any(prompt == "trade-accept" and word == "no" for _, prompt, word in question.said):
        return None if table.company() else False
    found: Maybe = False
    for other in table.company():
        there = Table(question.view, other["seat"]).ruled("no trade")
        goods = bool(table.me["gold"] or table.me["items"] or other["gold"] or other["items"])
        found = either(found, both(goods, None if there is None else not there))
    return found


def _abandon(question: Question, table: Table) -> Moves:
    quests = [*table.me["quests"], *(table.me["hand"] or [])]
    return exactly(word for word in quests if table.cards[word].can_abandon)


def _items(question: Question, table: Table) -> Moves:
    return exactly(table.me["items"])


def _start_place(question: Question, table: Table) -> Moves:
    return exactly(word for word, space in table.spaces.items() if space["location"])


def _start_quests(question: Question, table: Table) -> Moves:
    here = table.space
    assert here is not None
    fits = [word for word in question.view["noticeboard"] if table.cards[word].pickup in ("", here["id"])]
    barred = table.ruled("no quests")
    return among("stop", fits) if barred is None else exactly("stop", [] if barred else fits)


# --- trade ----------------------------------------------------------------------------------------


def _trade(question: Question, table: Table) -> Moves:
    deal = question.view["trade"]
    one, other = (question.view["players"][deal[side]] for side in ("seat", "other"))
    answers = Answers("stop")
    answers.add("give", not deal["take_gold"] and deal["give_gold"] < one["gold"])
    answers.add("take", not deal["give_gold"] and deal["take_gold"] < other["gold"])
    free = Counter([*one["items"], *other["items"]]) - Counter([*deal["give"], *deal["take"]])
    for word in free:
        answers.add(word, True)
    something = bool(deal["give_gold"] or deal["take_gold"] or deal["give"] or deal["take"])
    limit = table.world.gold_limit
    gold = one["gold"] + deal["take_gold"] <= limit and other["gold"] + deal["give_gold"] <= limit
    more = len(deal["take"]) - len(deal["give"])
    fits = both(_carries(question.view, one, more), _carries(question.view, other, -more))
    answers.add("offer", both(something and gold, fits))
    return answers.moves()


def _carries(view: View, who: View, more: int) -> Maybe:
    """Whether so many more items find room."""
    if more <= 0:
        return True
    table = Table(view, who["seat"])
    found, sure = table.standing("items")
    most = max([table.world.item_limit, *(one.number for one in found)])
    fits = len(who["items"]) + more <= most
    return fits if sure or fits else None


# --- stories and scenes -----------------------------------------------------------------------------


def _story(question: Question, table: Table) -> Moves:
    answers = Answers()
    some: Maybe = False
    opened: dict[str, Maybe] = {}
    forced: dict[str, Maybe] = {}
    for word in dict.fromkeys([*table.area(), *table.on_table()]):
        opened[word] = forced[word] = False
        for box in table.cards[word].scenes:
            holds = table.holds(box.when, word)
            opened[word] = either(opened[word], holds)
            forced[word] = either(forced[word], both(holds, box.must))
    must: Maybe = False
    for word, holds in opened.items():
        some = either(some, holds)
        must = either(must, forced[word])
    events = table.space is not None and question.view["event_deck"] > 0
    for word, holds in opened.items():
        freely: Maybe = None if must is None else not must
        answers.add(word, both(holds, either(freely, forced[word])))
    answers.add("event", both(events, None if must is None else not must))
    nothing: Maybe = None if some is None else not some
    answers.add("rest", both(nothing, not events))
    return answers.moves()


def _option(question: Question, table: Table) -> Moves:
    scene = table.scene
    assert scene is not None
    options = table.book.scenes[scene["id"]].block(scene["block"]).options
    closed = {at: _open(table, option, scene["card"]) for at, option in enumerate(options, 1)}
    forbids = table.ruled("no hard checks")
    hard = {at for at, option in enumerate(options, 1) if option.check and option.check.difficulty == "hard"}
    soft: Maybe = False
    for at, able in closed.items():
        if at not in hard:
            soft = either(soft, able)
    answers = Answers()
    for at, able in closed.items():
        barred = both(forbids, soft) if at in hard else False
        answers.add(f"o{at}", both(able, None if barred is None else not barred))
    if not answers.sure:
        answers.add("end", None if answers.maybe else True)
    if table.partner() is not None:
        answers.add("ask", None)
        answers.add("trade", None)
    return answers.moves()


def _open(table: Table, option: model.Option, card: str) -> Maybe:
    """Conditions, tags and price of an option."""
    held = tuple(tag for tag in option.starry if table.has_tag(tag))
    starred = bool(held) or not option.starry
    return both(both(table.holds(option.when, card), starred), table.payable(card, option.cost, held))


# --- checks ---------------------------------------------------------------------------------------


def _pool(question: Question, table: Table) -> Moves:
    check, scene = question.view["check"], table.scene
    assert scene is not None
    answers = Answers("roll")
    dice = [die["die"] for die in check["dice"]]
    swapped = [die for die in dice if die != "base"]
    barred = table.ruled("no tested marks")
    for skill in SKILLS:
        marks = table.me["marks"].get(skill, 0)
        if scene["lent_marks"] and scene["partner"] is not None:
            marks += question.view["players"][scene["partner"]]["marks"].get(skill, 0)
        used = swapped.count(skill)
        able: Maybe = "base" in dice and len(swapped) < table.world.swaps
        able = both(able, used < table.world.same_colour and used < marks)
        if skill == check["skill"]:
            able = both(able, None if barred is None else not barred)
        answers.add(skill, able)
    if table.partner() is not None:
        answers.add("ask", None)
    return answers.moves()


@dataclass(frozen=True)
class Line:
    """A line that may act in a check."""

    owner: Table
    card: str
    number: int
    box: Box
    copies: int

    @property
    def word(self) -> str:
        """What the player says to use it."""
        return self.card or f"o{self.number + 1}"


def _lines(question: Question, table: Table) -> list[tuple[Line, Maybe]]:
    """All lines that fit verb or skill in this window, and whether they hold and are not used up."""
    check, scene = question.view["check"], table.scene
    assert scene is not None
    lent = Table(question.view, scene["partner"]) if scene["partner"] is not None else table
    own: Counter[str] = Counter([*table.open_cards(), *table.on_table()])
    lends: Counter[str] = Counter(scene["lent"])
    found = [(table, word, number) for word, number in own.items()]
    found += [(lent, word, number) for word, number in lends.items()]
    lines = [
        Line(owner, word, at, box, number)
        for owner, word, number in found
        for at, box in enumerate(table.cards[word].boxes)
    ]
    option = table.book.scenes[scene["id"]].block(scene["block"]).options[int(scene["option"][1:]) - 1]
    if option.check is not None:
        lines += [Line(table, "", at, box, 1) for at, box in enumerate(option.check.boxes)]
    return [
        (line, both(line.owner.holds(line.box.when, line.card), _unused(question, table, line)))
        for line in lines
        if _fits(line.box, check) and WINDOWS[question.prompt] in _windows(line.box)
    ]


def _fits(box: Box, check: View) -> bool:
    """Whether a line is about such a check."""
    return check["verb"] in box.verbs or check["skill"] in box.skills or not (box.verbs or box.skills)


def _unused(question: Question, table: Table, line: Line) -> Maybe:
    """Not used up, and payable unless it must act anyway."""
    twice: Maybe = False
    if line.card and table.cards[line.card].type == "item":
        twice = table.ruled("items twice")
    most = line.box.times * line.copies
    lines = question.view["check"]["lines"]
    spent = [used for used in lines if (used["card"], used["line"]) == (line.card, line.number)]
    used = sum(not line.card or one["owner"] == line.owner.seat for one in spent)
    left: Maybe = used < most if used < most or not twice else used < 2 * most
    if used >= most and twice is None:
        left = None
    return both(left, True if line.box.must else line.owner.payable(line.card, line.box.cost))


WINDOWS = {"check-before": "before", "check-effects": "after", "check-last": "last"}


def _windows(box: Box) -> str:
    """When a line acts follows from what it does; bought successes may come early or late."""
    kinds = {type(effect) for effect in box.effects}
    if kinds & {TestSkill, ChangeVerb}:
        return "before"
    if NewPool in kinds:
        return "last"
    return "before after" if box.cost and not box.must and kinds <= {Successes} else "after"


def _window(question: Question, table: Table) -> Moves:
    answers = Answers()
    due: Maybe = False
    for line, able in _lines(question, table):
        answers.add(line.word, able)
        due = either(due, both(line.box.must, able))
    answers.add("stop", None if due is None else not due)
    return answers.moves()


def _story_which(question: Question, table: Table) -> Moves:
    card = question.values["card"]
    answers, must = Answers(), Answers()
    for at, box in enumerate(table.cards[card].scenes, 1):
        holds = table.holds(box.when, card)
        answers.add(f"o{at}", holds)
        if box.must:
            must.add(f"o{at}", holds)
    return must.moves() if must.sure else among(answers.sure, answers.maybe) if must.maybe else answers.moves()


def _new_skill(question: Question, table: Table) -> Moves:
    return among(SKILLS)


def _dice(question: Question, table: Table) -> Moves:
    dice = question.view["check"]["dice"]
    chosen = sum(die["chosen"] for die in dice)
    free = [f"die{at}" for at, die in enumerate(dice, 1) if not die["chosen"]]
    return exactly("stop", ["roll"] if chosen else [], free if chosen < question.values["number"] else [])


# --- who plays ------------------------------------------------------------------------------------


def _gather(question: Question, table: Table) -> Moves:
    taken = {player["hero"] for player in question.view["players"]}
    played = any(save["played"] and save["hero"] not in taken for save in question.view["saves"])
    free = [f"h{at}" for at, save in enumerate(question.view["saves"], 1) if save["hero"] not in taken]
    if any(prompt == "give-adventurer" and word == "no" for _, prompt, word in question.said):
        return among([], [*free, "reset"])  # whose adventurer was asked for before is not told
    return exactly(free, ["reset"] if played else [])


def _market(question: Question, table: Table) -> Moves:
    dearer, sure = table.standing("prices")
    more = sum(one.number for one in dearer)
    cheap = [
        goods["card"]
        for goods in question.view["market"]
        if max(0, table.cards[goods["card"]].price + more) <= table.me["gold"]
    ]
    return exactly("stop", cheap) if sure else among("stop", (goods["card"] for goods in question.view["market"]))


def _partner(question: Question, table: Table) -> Moves:
    return among("alone", (f"seat-{other['seat'] + 1}" for other in table.company()))


def _lend(question: Question, table: Table) -> Moves:
    scene = question.view["scene"]
    lent = scene["lent"]
    mine = [*table.me["items"], *table.me["companions"], *table.me["statuses"]]
    left = (word for word in mine if lent.count(word) < mine.count(word))  # by rules 2
    return exactly("stop", ["marks"] if not scene["lent_marks"] else [], left)


ANSWERS: dict[str, Callable[[Question, Table], Moves]] = {
    "travel": _travel,
    "abandon": _abandon,
    "drop": _items,
    "start-place": _start_place,
    "start-quests": _start_quests,
    "trade": _trade,
    "trade-accept": lambda question, table: exactly("yes", "no"),
    "story": _story,
    "option": _option,
    "scene-end": lambda question, table: exactly("end"),
    "check-pool": _pool,
    "check-reroll": lambda question, table: exactly("reroll", "keep"),
    "dice": _dice,
    "check-before": _window,
    "check-effects": _window,
    "check-last": _window,
    "story-which": _story_which,
    "new-skill": _new_skill,
    "gather": _gather,
    "month-over": lambda question, table: exactly("pack-up", "go-on", "leave-world"),
    "leave-world": lambda question, table: exactly("new-world", "stop"),
    "market": _market,
    "too-many-items": _items,
    "choose-start": lambda question, table: exactly(
        f"seat-{player['seat'] + 1}" for player in question.view["players"]
    ),
    "mvp": lambda question, table: exactly(f"seat-{player['seat'] + 1}" for player in question.view["players"]),
    "partner": _partner,
    "partner-accept": lambda question, table: exactly("yes", "no"),
    "lend": _lend,
}
