"""What one tap may send while a worker is to be placed: the space, the choices on the way, and what is taken there.

Everything is worked out from the view. Where it does not say for sure what would be asked, there is no such gesture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from langbord.games.reykholt import grammar
from langbord.games.reykholt.grammar import RULES, Action, Cost, Effect, Step
from langbord.games.reykholt.moves import GOOD_WORDS, HOUSE_WORDS, OPTION_WORDS
from langbord.games.reykholt.pieces import Seen
from langbord.games.reykholt.seeding import enough

HARVEST_AT_MOST = RULES.index("harvest at most N")
PLACING = "place-worker"
#: Effects that lie beyond what a view can foresee.
UNKNOWN = None


@dataclass(frozen=True)
class Way:
    """The words that lead to a step of a space, the goods owned when it begins, and the step."""

    words: list[str]
    goods: list[int]
    step: Step
    gains: int  # goods that the space gives besides


def goods_of(player: dict[str, Any]) -> list[int]:
    """A stock as amounts by kind."""
    return [player["goods"][word] for word in GOOD_WORDS]


def ways(seen: Seen, wanted: Callable[[Step], bool]) -> list[Way]:
    """All ways to a wanted step over the spaces that are legal now: the richest first, and flags are spared."""
    if seen.prompt != PLACING or seen.viewer is None:
        return []
    words = [space["word"] for space in seen.view["spaces"] if space["word"] in seen.legal]
    found = [way for word in words for way in _ways_over(seen, seen.viewer, word, wanted)]
    return sorted(found, key=lambda way: (-way.gains, seen.space(way.words[0]).flag, len(way.words)))


def _ways_over(seen: Seen, player: dict[str, Any], word: str, wanted: Callable[[Step], bool]) -> list[Way]:
    actions = seen.space(word).effect.actions
    goods, gains = goods_of(player), 0
    left: list[int] = []
    for place, action in enumerate(actions):
        gain = action.alternatives[0]
        if len(action.alternatives) == 1 and isinstance(gain, grammar.Gain):
            goods = [owned + more for owned, more in zip(goods, gain.goods, strict=True)]
            gains += sum(gain.goods)
        else:
            left.append(place)
    able = {place: sides(seen, player, actions[place], goods) for place in left}
    if any(side is UNKNOWN for known in able.values() for side in known):
        return []
    possible = [place for place in left if any(able[place])]
    found: list[Way] = []
    for place in possible:
        first = [word, OPTION_WORDS[place]] if len(possible) > 1 else [word]
        for number, step in enumerate(actions[place].alternatives):
            if able[place][number] and wanted(step):
                choice = [OPTION_WORDS[number]] if sum(map(bool, able[place])) > 1 else []
                found.append(Way(first + choice, goods, step, gains))
    return found


def either(seen: Seen, word: str) -> list[list[str]]:
    """A space that offers one of several things, all of them possible: the words for each; else nothing."""
    if seen.prompt != PLACING or word not in seen.legal:
        return []
    open_ways = _ways_over(seen, seen.players[seen.me or 0], word, lambda step: True)
    return (
        [way.words for way in open_ways] if len(open_ways) > 1 and all(len(way.words) == 2 for way in open_ways) else []
    )


# --- what is possible -------------------------------------------------------------------------------------------------


def sides(seen: Seen, player: dict[str, Any], action: Action, goods: list[int]) -> list[bool | None]:
    """Which alternatives of an action are possible."""
    return [possible(seen, player, step, goods) for step in action.alternatives]


def possible(seen: Seen, player: dict[str, Any], step: Step, goods: list[int]) -> bool | None:
    """Whether a step can be done with these goods; None where the view does not tell."""
    match step:
        case grammar.Gain() | grammar.GainAny() | grammar.TakeRandom() | grammar.Advance():
            return True
        case grammar.Seed():
            return enough(seedable(player, goods), goods, step.least)
        case grammar.Harvest() | grammar.HarvestOne():
            return any(house["filled"] for house in player["houses"])
        case grammar.TakeGreenhouse():
            return any(pile["cards"] for pile in seen.view["piles"] if step.least <= pile["size"] <= step.most)
        case grammar.TakeCard():
            return _any_of([takeable(seen, player, word, goods) for word in seen.view["display"]])
        case grammar.ShareCard():
            return _any_of([_usable(seen, player, word, goods) for word in shareable(seen, player)])
        case grammar.Trade():
            if not _can_pay(player, step.cost, goods):
                return False
            return _any_of([possible(seen, player, get, goods) for get in step.gets])
        case _:
            return UNKNOWN


def _any_of(known: list[bool | None]) -> bool | None:
    return True if any(known) else UNKNOWN if UNKNOWN in known else False


def seedable(player: dict[str, Any], goods: list[int]) -> list[int]:
    """For each empty greenhouse that could be seeded: which kinds of the stock it takes, as bits."""
    masks = [fitting(house, goods) for house in player["houses"] if not house["filled"]]
    return [mask for mask in masks if mask]


def fitting(house: dict[str, Any], goods: list[int]) -> int:
    """The kinds of the stock that a greenhouse takes, as bits."""
    return sum(1 << kind for kind, word in enumerate(GOOD_WORDS) if goods[kind] and word in house["allowed"])


def takeable(seen: Seen, player: dict[str, Any], word: str, goods: list[int]) -> bool | None:
    """Whether a card of the display may be taken: a red one only if it can be used (R6.5)."""
    return _usable(seen, player, word, goods)


def _usable(seen: Seen, player: dict[str, Any], word: str, goods: list[int]) -> bool | None:
    card = seen.card(word)
    return _can_act(seen, player, card.effect, goods) if card.red else True


def _can_act(seen: Seen, player: dict[str, Any], effect: Effect, goods: list[int]) -> bool | None:
    if not effect.actions:
        return UNKNOWN
    return _any_of([side for action in effect.actions for side in sides(seen, player, action, goods)])


def shareable(seen: Seen, player: dict[str, Any]) -> list[str]:
    """Cards in front of the neighbours that nobody shares yet (R6.10, R6.11)."""
    if seen.seats < 3:
        return []
    beside = {(player["seat"] + 1) % seen.seats, (player["seat"] - 1) % seen.seats}
    return [
        card["word"]
        for other in seen.players
        if other["seat"] in beside
        for card in other["cards"]
        if card["owner"] == other["seat"] and card["shared_with"] is None
    ]


def _can_pay(player: dict[str, Any], cost: Cost, goods: list[int]) -> bool:
    owned = sum(house["word"] in HOUSE_WORDS for house in player["houses"])
    named = all(amount <= have for amount, have in zip(cost.goods, goods, strict=True))
    return owned >= cost.greenhouses and named and max(goods) >= cost.alike and sum(goods) >= cost.any


def usable_any_time(seen: Seen, player: dict[str, Any], goods: list[int]) -> bool:
    """Whether a card could be used at will with these goods (R6.7)."""
    cards = [card["word"] for card in player["cards"] if card["any_time"] and not card["used"]]
    return any(_can_act(seen, player, seen.card(word).effect, goods) for word in cards)


# --- gestures ---------------------------------------------------------------------------------------------------------


def take_house(seen: Seen, size: int, pile: str) -> list[str]:
    """Place a worker and take the top greenhouse of a pile: `P1 size-4`; nothing if there is no such way."""

    def takes(step: Step) -> bool:
        return isinstance(step, grammar.TakeGreenhouse) and step.least <= size <= step.most

    for way in ways(seen, takes):
        assert isinstance(way.step, grammar.TakeGreenhouse)
        return way.words if way.step.least == way.step.most else [*way.words, pile]
    return []


def take_random(seen: Seen) -> list[str]:
    """Place a worker and take the top random greenhouse."""
    found = ways(seen, lambda step: isinstance(step, grammar.TakeRandom))
    return found[0].words if found else []


def take_card(seen: Seen, word: str) -> list[str]:
    """Place a worker and take a card: `T1 A03`."""
    for way in ways(seen, lambda step: isinstance(step, grammar.TakeCard)):
        if seen.viewer is not None and takeable(seen, seen.viewer, word, way.goods):
            return [*way.words, word]
    return []


def share_card(seen: Seen, word: str) -> list[str]:
    """Place a worker and share a neighbour's card."""
    for way in ways(seen, lambda step: isinstance(step, grammar.ShareCard)):
        if seen.viewer is not None and word in shareable(seen, seen.viewer):
            return [*way.words, word] if _usable(seen, seen.viewer, word, way.goods) else []
    return []


def seed(seen: Seen, house: dict[str, Any], good: str) -> list[str]:
    """Place a worker and seed a greenhouse: `F1 G05 tomato`; or only the latter, where that is asked."""
    player = seen.viewer
    if player is None or house["filled"]:
        return []
    if seen.prompt == "seed" and house["word"] in seen.legal:
        owed = int(seen.values.get("number", 0))
        return [house["word"], good] if _keeps_enough(player, house, good, goods_of(player), owed) else []
    for way in ways(seen, lambda step: isinstance(step, grammar.Seed)):
        assert isinstance(way.step, grammar.Seed)
        if _keeps_enough(player, house, good, way.goods, way.step.least):
            return [*way.words, house["word"], good]
    return []


def _keeps_enough(player: dict[str, Any], house: dict[str, Any], good: str, goods: list[int], owed: int) -> bool:
    """Whether the kind can be seeded there and leaves the other seedings that are owed within reach (R5.4)."""
    kind = GOOD_WORDS.index(good)
    if not fitting(house, goods) >> kind & 1:
        return False
    rest = [owned - (number == kind) for number, owned in enumerate(goods)]
    others = [fitting(other, rest) for other in player["houses"] if not other["filled"] and other is not house]
    return enough([mask for mask in others if mask], rest, owed - 1) if owed > 1 else True


def harvest(seen: Seen, house: dict[str, Any]) -> list[str]:
    """Place a worker and begin to harvest with this greenhouse."""
    if not house["filled"]:
        return []
    found = ways(seen, lambda step: isinstance(step, grammar.Harvest))
    found.sort(key=lambda way: -way.step.most if isinstance(way.step, grammar.Harvest) else 0)
    return [*found[0].words, house["word"]] if found else []


def harvest_all(seen: Seen) -> list[str]:
    """Place a worker and harvest every planted greenhouse, where there are not too many for one worker."""
    if seen.viewer is None:
        return []
    planted = [house for house in seen.viewer["houses"] if house["filled"]]
    if len(planted) < 2 or any(len(house["beds"]) > 1 for house in planted):
        return []
    for way in ways(seen, lambda step: isinstance(step, grammar.Harvest)):
        assert isinstance(way.step, grammar.Harvest)
        if len(planted) <= min([way.step.most, *seen.numbers(seen.viewer, HARVEST_AT_MOST)]):
            return [*way.words, *(house["word"] for house in planted)]
    return []
