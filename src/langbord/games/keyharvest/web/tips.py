"""Tips for a first game: short sentences at real decisions, found from what the player sees and has answered so far."""

from __future__ import annotations

from langbord.engine.tips import Lesson, Moment, Tip, at, tips_of
from langbord.games.keyharvest.auto_answers import STANDING

#: Questions that an event puts, to whoever is asked first.
EVENT_PROMPTS = frozenset({*STANDING, "give-away", "good-harvest", "new-crop", "windfall"})
LAST_ROUND = 3  # that is told anything


def tips(moment: Moment) -> list[Tip]:
    """What there is to say at this moment; after the third round nothing."""
    return tips_of(LESSONS, moment) if moment.view["round"] <= LAST_ROUND else []


def _choosing(moment: Moment, round_number: int, taken: int) -> bool:
    """Whether an action is to be chosen in this round, after so many in this turn."""
    return moment.prompt == "action" and moment.view["round"] == round_number and len(moment.view["actions"]) == taken


def _first_turn_held(moment: Moment) -> bool:
    """The end of a turn, not of an answer to an event: nothing is under way."""
    return moment.held and moment.view["round"] == 1 and not (moment.view["running"] or moment.view["actions"])


def _first_event(moment: Moment) -> bool:
    return moment.prompt in EVENT_PROMPTS and not any(prompt in EVENT_PROMPTS for prompt, _ in moment.answered)


def _can_transfer_own(moment: Moment) -> bool:
    return "transfer" in moment.legal and bool(moment.player["store"])


def _ripe_field(moment: Moment) -> str:
    """An unharvested field on the own board."""
    ripe = [field["word"] for field in moment.player["fields"] if not field["harvested"]]
    return f"p{moment.seat}-{ripe[0]}" if ripe else "head-country"


def _registered_field(moment: Moment) -> str:
    """A field of the registry."""
    registry = moment.view["registry"]
    return f"registry-{registry[0]}" if registry else "head-registry"


def _stored_field(moment: Moment) -> str:
    return f"store-{moment.player['store'][0]['field']}"


def _farmhands(moment: Moment) -> str:
    return f"p{moment.seat}-folk-{moment.player['farmhands'][0]}" if moment.player["farmhands"] else "head-country"


#: In the order in which they are said if several fit; the last one ends the coaching.
LESSONS = (
    Lesson("confirm", _first_turn_held, at("confirm")),
    Lesson("event", _first_event, at("head-events")),
    Lesson("displaced", lambda moment: moment.first_time("move-worker"), at("head-country")),
    Lesson("bid", lambda moment: moment.first_time("bid"), at("head-registry")),
    Lesson("place", lambda moment: moment.first_time("place"), at("head-country"), read=True),
    Lesson("turn", lambda moment: _choosing(moment, 1, 0), _registered_field, read=True),
    Lesson("harvest", lambda moment: _choosing(moment, 1, 1) and "harvest" in moment.legal, _ripe_field, read=True),
    Lesson("transfer", lambda moment: _choosing(moment, 2, 0) and _can_transfer_own(moment), _stored_field, read=True),
    Lesson("worker", lambda moment: _choosing(moment, 2, 1) and "worker" in moment.legal, _farmhands, read=True),
    Lesson("points", lambda moment: _choosing(moment, 3, 0), at("head-standing")),
)
