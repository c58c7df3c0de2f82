"""Story mode: the event of the round and the goals of the scenario (R12)."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.ask import Turn
from langbord.engine.log import thing
from langbord.games.reykholt.edition.phrases import THINGS
from langbord.games.reykholt.rules.action_sequence import offer_all
from langbord.games.reykholt.rules.choices import window
from langbord.games.reykholt.rules.moves import EVENT_WORDS, HOUSE_CARDS, SCENARIO_WORDS
from langbord.games.reykholt.rules.rule_modifiers import bend_for_all
from langbord.games.reykholt.rules.service_cards import answer, forget
from langbord.games.reykholt.rules.state import NOBODY, Player, State
from langbord.games.reykholt.rules.trading import count


def begin(state: State) -> Turn:
    """What the set-up of the scenario gives everybody (R12.1)."""
    deeds = state.book.setup_deeds[state.scenario]
    if deeds:
        for player in state.clockwise():
            if state.rules >= 2:
                source = thing("scenario", SCENARIO_WORDS[state.scenario], "source")
                yield from offer_all(state, player, deeds, source)
                continue
            for deed in deeds:
                if deed.why_not(state, player) is None:
                    yield from deed.act(state, player)
    forget(state)


def reveal_event(state: State) -> Turn:
    """The top event; it holds for everybody (R12.3, R12.4)."""
    event = state.events.draw(state, "event") - HOUSE_CARDS
    state.event = event
    bend_for_all(state)
    state.log.tell("event", thing("event", EVENT_WORDS[event]))
    source = thing("event", EVENT_WORDS[event], "source")
    deeds = state.book.event_deeds[event]
    if deeds:
        for player in state.clockwise():
            if state.rules >= 2 and player.held & state.book.any_time:
                if not deeds[0].declinable or deeds[0].why_not(state, player) is not None:
                    yield from window(state, player)  # otherwise the event's own question offers the cards (R6.7)
            yield from offer_all(state, player, deeds, source)
            yield from answer(state, player)


def end_event(state: State) -> None:
    """Its bans end with the round (R12.4)."""
    if state.event != NOBODY:
        state.event = NOBODY
        bend_for_all(state)


@dataclass(frozen=True)
class Goal:
    """One condition of victory: what is needed and what is there."""

    key: str  # "place", or the kind of possession
    need: int
    have: int
    good: int = -1

    @property
    def met(self) -> bool:
        """Whether there is enough."""
        return self.have >= self.need


def goals(state: State, player: Player) -> list[Goal]:
    """What the scenario asks of a player: a place and a possession (R12.5)."""
    scenario = state.book.deck.scenarios[state.scenario]
    wanted = scenario.possession[len(state.players) - 1]
    owned = player.goods[wanted.good] if wanted.thing == "good" else count(player, THINGS.index(wanted.thing))
    return [
        Goal("place", scenario.place[len(state.players) - 1], player.table),
        Goal(wanted.thing.replace(" ", "-"), wanted.amount, owned, wanted.good),
    ]
