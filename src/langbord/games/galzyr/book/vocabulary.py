"""The closed vocabularies of the book: whatever a phrase may name that is neither a card nor a scene nor a place.

Tags and achievements belong to a book and are listed in its `world.toml`.
"""

from __future__ import annotations

from typing import Final

#: In the order of the ring (G1.4): each skill has the one before and the one after it as neighbours.
SKILLS: Final = ("might", "survival", "knowledge", "communication", "perception", "thievery")

#: Two for each skill by nature; an option may test any skill with any verb.
VERBS: Final = {
    "fight": "might",
    "force": "might",
    "climb": "survival",
    "explore": "survival",
    "recall": "knowledge",
    "mend": "knowledge",
    "convince": "communication",
    "intimidate": "communication",
    "observe": "perception",
    "search": "perception",
    "sneak": "thievery",
    "unlock": "thievery",
}

DIFFICULTIES: Final = ("easy", "medium", "hard", "unknown")
TERRAINS: Final = ("grassland", "forest", "hill", "mountain")
SEASONS: Final = ("summer", "winter")
MONTHS: Final = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
ADVENTURERS: Final = ("bumir", "mor", "aysala", "keridai")
MODES: Final = ("solo", "coop", "competitive")

CARD_TYPES: Final = ("quest", "item", "companion", "status", "local", "global", "event", "location")

#: What the encyclopedia speaks of; a people is a kind of inhabitants, a person is one of them.
ARTICLE_KINDS: Final = ("place", "person", "people", "thing", "custom")

#: Where a card can be sent. `slot` is the back of the quest slot, `events` is shuffled into the deck.
ZONES: Final = ("library", "vault", "slot", "noticeboard", "events", "events-bottom", "global")

#: Where a card lies when a world begins; `origin` is the save slot of the card's adventurer.
STARTS: Final = ("library", "vault", "slot", "events", "global", "board", "origin")

#: What the player may be asked to choose a card of: `discard an item`.
KINDS: Final = ("item", "companion", "status", "quest")

#: Whom a line is addressed to.
WHO: Final = ("you", "partner", "all")

#: Standing rules of a card, with N for a number, TAG, CARD or SKILL for a word. `always: …`
PASSIVES: Final = (
    "movement +N",
    "movement -N",
    "no travel",
    "off board",
    "no trade",
    "no quests",
    "no partner",
    "no tested marks",
    "no hard checks",
    "dice -N",
    "dice +N",
    "prices -N",
    "items N",
    "items twice",
    "leaving costs N",
    "leaving costs N unless TAG",
    "ward CARD",
)


def neighbours(skill: str) -> tuple[str, str]:
    """The skills on both sides in the ring."""
    place = SKILLS.index(skill)
    return SKILLS[place - 1], SKILLS[(place + 1) % len(SKILLS)]
