"""Faults planted in the rules, to see whether the second move generators find them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from langbord.engine.errors import LangbordError
from langbord.games.galzyr.rules import dice, scenes, story_phase, trade, travel
from langbord.games.galzyr.rules import reasons as road_reasons
from langbord.games.keyharvest.rules import effects, events, placing, stores
from langbord.games.nusfjord.edition import grammar
from langbord.games.nusfjord.rules import actions, copying, elders
from langbord.games.nusfjord.rules import reasons as fjord_reasons
from langbord.games.nusfjord.rules import state as state_of_fjord
from langbord.games.reykholt.rules import greenhouses, harvesting, seeding, tourism, trading, turns
from langbord.games.reykholt.rules import moves as farm_moves
from tests.oracle.compare import Tally, compare


@dataclass(frozen=True)
class Fault:
    """One mistake: what is put in place of what."""

    name: str
    game: str
    place: Any
    attribute: str
    wrong: Callable[[Any], Any]  # from what stands there

    @contextlib.contextmanager
    def planted(self) -> Iterator[None]:
        """The rules with the mistake in them."""
        with patch.object(self.place, self.attribute, self.wrong(getattr(self.place, self.attribute))):
            yield


@dataclass(frozen=True)
class Sign:
    """What gave a fault away."""

    what: str  # "" if nothing did
    prompt: str = ""  # of the question
    questions: int = 0  # that had been asked

    def __bool__(self) -> bool:
        return bool(self.what)


def found(fault: Fault, questions: int) -> Sign:
    """What gives the fault away within so many questions, if anything does."""
    tally = Tally()
    with fault.planted():
        try:
            compare(fault.game, questions, most_faults=1, tally=tally)
        except (LangbordError, LookupError, ValueError, AssertionError) as error:
            return Sign(f"the game breaks: {error!r}", questions=tally.questions)
    return Sign(tally.faults[0] if tally.faults else "", "".join(tally.prompts), tally.questions)


def instead(value: Any) -> Callable[[Any], Any]:
    """Another value."""
    return lambda right: value


def never(right: Any) -> Any:
    """No reason against anything."""
    return lambda *args: None


FAULTS: tuple[Fault, ...] = (
    Fault(
        "a worker of value 3 needs two fields",
        "keyharvest",
        placing,
        "VALUE",
        instead((1, 1, 2, 2, 2, 3, 4, 4, 4, 5, 5, 5)),
    ),
    Fault("the own store is matched like a rival's", "keyharvest", stores, "transferable", lambda right: _matched),
    Fault(
        "buying costs nothing beyond the bid",
        "keyharvest",
        stores,
        "price",
        lambda right: lambda lot, more: sum(lot.bid),
    ),
    Fault("a third field fits into a store", "keyharvest", stores, "STORE", instead(3)),
    Fault(
        "the best crop is that of all fields", "keyharvest", events, "most_unharvested", lambda right: _of_all_fields
    ),
    Fault(
        "a field beside a rival's worker is unconnected too",
        "keyharvest",
        effects,
        "unconnected_of_others",
        lambda right: _all_of_others,
    ),
    Fault(
        "a plate costs one fish less",
        "nusfjord",
        actions.ServeFish,
        "price_of",
        lambda right: lambda self, *args: max(1, right(self, *args) - 1),
    ),
    Fault("thinning out with a full wood store", "nusfjord", actions.ThinOut, "why_not", never),
    Fault("reforesting takes one tile", "nusfjord", actions.Reforest, "why_not", never),
    Fault("a schooner fits on any track", "nusfjord", actions.BuildShip, "there", lambda right: lambda *args: True),
    Fault("free spaces can be copied", "nusfjord", copying.CopySpace, "why_not_copy", lambda right: _copies_free),
    Fault("elders act without a plate", "nusfjord", elders, "why_not_act", never),
    Fault("the bonus may be used twice", "reykholt", tourism.Tables, "among", lambda right: _bonus_twice),
    Fault(
        "one plate less is paid",
        "reykholt",
        tourism,
        "PLATES_OF",
        lambda right: [max(0, plates - 1) for plates in right],
    ),
    Fault("a greenhouse takes every kind", "reykholt", seeding, "takes", lambda right: lambda *args: seeding.ALL_KINDS),
    Fault("what is owed may be left", "reykholt", seeding, "keeps_enough", lambda right: lambda *args: True),
    Fault("flags bar nothing", "reykholt", turns, "barred_flags", lambda right: lambda *args: 0),
    Fault(
        "empty greenhouses can be harvested",
        "reykholt",
        harvesting.Planted,
        "why_not_house",
        lambda right: lambda self, *args: None,
    ),
    Fault(
        "a plot can be discarded",
        "reykholt",
        greenhouses.Cards,
        "why_not_house",
        lambda right: lambda self, *args: None,
    ),
    Fault("three alike will do for four", "reykholt", trading, "Alike", lambda right: lambda count: right(count - 1)),
    Fault("one may walk on without a step left", "galzyr", travel, "why_not_step", lambda right: _walks_on(right)),
    Fault("quests are picked up from afar", "galzyr", travel, "why_not_pick_up", never),
    Fault("a die is swapped without a mark", "galzyr", dice, "_why_not_swap", lambda right: _any_swap),
    Fault("a locked option is open", "galzyr", scenes, "_why_closed", never),
    Fault("scenes are open whatever they ask", "galzyr", story_phase, "holds", lambda right: lambda *args: True),
    Fault("an offer with nothing in it", "galzyr", trade, "_why_not_offer", never),
)


def _matched(state: Any, player: Any) -> int:
    return sum(1 << lot.offered for owner in state.players for lot in owner.store if stores.can_match(player, lot))


def _of_all_fields(state: Any, player: Any) -> int:
    counts = [(player.fields & growing).bit_count() for growing in state.land.growing]
    most = max(counts)
    return sum(1 << crop for crop, number in enumerate(counts) if number == most) if most else 0


def _all_of_others(state: Any, player: Any) -> int:
    fields = 0
    for other in state.players:
        if other is not player:
            fields |= other.fields
    return fields


def _copies_free(self: Any, state: Any, player: Any, space: int) -> Any:
    if space >= state_of_fjord.COPY or not state.capacity[space]:
        return fjord_reasons.SPACE_NOT_HERE
    return copying.BOARD[space].why_not(state, player, grammar.NOTHING)


def _bonus_twice(self: Any, state: Any, seat: int) -> list[int]:
    return [farm_moves.BONUS, farm_moves.STOP]


def _any_swap(state: Any, player: Any, skill: int) -> Any:
    return None if -1 in dice.check_of(state).dice else road_reasons.NO_MARK


def _walks_on(right: Any) -> Any:
    def why_not_step(state: Any, player: Any, space: int) -> Any:
        reason = right(state, player, space)
        return None if reason is road_reasons.NO_STEPS else reason

    return why_not_step
