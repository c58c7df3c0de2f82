"""Which editions somebody has: those that they write, those that others have opened to all, those of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db.models import Q, QuerySet

from langbord import games
from langbord.server.editions.drafts import Draft
from langbord.server.models import OwnEdition, Person
from langbord.server.plugins import house_of
from langbord.server.tables.errors import Refused

MOST_SHOWN = 30


def usable(person: Person | None, game: str) -> QuerySet[OwnEdition]:
    """The editions that somebody may set up a table with."""
    mine = Q(owner=person) if person is not None else Q(pk__in=[])
    return OwnEdition.objects.filter(mine | Q(public=True), game=game)


def mine(key: str, person: Person | None) -> OwnEdition:
    """An edition of this person."""
    found = OwnEdition.objects.filter(key=key, owner=person).first() if person is not None else None
    if found is None:
        raise Refused("no-such-edition", 404)
    return found


def readable(key: str, person: Person | None) -> OwnEdition:
    """An edition that this person may read."""
    found = OwnEdition.objects.filter(key=key).first()
    if found is None or not (found.public or (person is not None and found.owner_id == person.pk)):
        raise Refused("no-such-edition", 404)
    return found


@dataclass(frozen=True)
class Choices:
    """What the form for a table offers."""

    option: str  # the option that names the edition
    default: str
    house: list[str]
    own: list[OwnEdition]
    decks: list[tuple[str, str]]  # decks that only they have, with the name of the edition
    deck_option: str


def choices(person: Person | None, game: str) -> Choices | None:
    """The editions that can be chosen for a table; None if there is but one."""
    for option in games.meta(game).options:
        house = house_of(game, option)
        if house is None:
            continue
        own = list(usable(person, game)[:MOST_SHOWN])
        if len(house.offered()) < 2 and not own:
            return None
        drafts = [(edition, _draft(edition)) for edition in own]
        whole = [edition for edition, draft in drafts if draft is not None]
        decks = [(deck, edition.name) for edition, draft in drafts if draft is not None for deck in draft.own_decks()]
        forms = next((draft.forms for _, draft in drafts if draft is not None), None)
        deck_option = forms.deck_option if forms is not None else ""
        return Choices(option.name, option.default, list(house.offered()), whole, decks, deck_option)
    return None


def _draft(edition: OwnEdition) -> Draft | None:
    """An edition that a table could be set up with now."""
    try:
        draft = Draft(edition)
        return None if draft.check() else draft
    except Refused:
        return None


def overview(draft: Draft) -> list[dict[str, Any]]:
    """Every file with its cards: written, missing, faulty, or as the base has them."""
    found: list[dict[str, Any]] = []
    for deck in draft.decks():
        written, inherited = draft.written(deck.file), draft.inherited(deck)
        cards = []
        for slot in deck.kind.slots:
            faulty = bool(draft.faults(deck, slot))
            state = "faulty" if faulty else "written" if slot in written else "missing"
            if state == "missing" and not draft.is_missing(deck, slot):
                state = "inherited"
            entry = written.get(slot, inherited.get(slot, {}))
            name = entry.get("name", "")
            shown = name if isinstance(name, str) else name.get("en", "")
            cards.append({"slot": slot, "state": state, "name": shown})
        missing = sum(card["state"] == "missing" for card in cards)
        found.append({"file": deck.file, "own": deck.own, "cards": cards, "missing": missing})
    return found
