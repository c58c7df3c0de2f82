"""What everybody can see besides the map: notices, what the world has become, and what lies where the viewer is."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import Piece
from langbord.games.galzyr.texts.messages import bare
from langbord.games.galzyr.web.map import steps_from
from langbord.games.galzyr.web.pieces import Card, Seen

#: Questions that a notice answers.
NOTICES = ("travel", "start-quests")


@dataclass(frozen=True)
class Notice:
    """The public side of a quest (G6.3)."""

    word: str
    name: str
    text: str
    place: str
    way: str  # how far it is from the viewer
    near: bool
    label: str
    piece: Piece


@dataclass(frozen=True)
class World:
    """What the world has become: global cards, apart from those of month and mode."""

    states: tuple[Card, ...]
    month: Card | None
    mode: Card | None


def notices(seen: Seen) -> list[Notice]:
    """The quests on the board, as their public side shows them."""
    start = seen.viewer["space"] if seen.viewer else ""
    far = steps_from(seen, start) if start else {}
    return [_notice(seen, word, far) for word in seen.view["noticeboard"]]


def _notice(seen: Seen, word: str, far: dict[str, int]) -> Notice:
    data = seen.data(word)
    name = bare(data.name)
    text = bare(data.notice) if data.notice is not None else ""
    if data.pickup:
        space = seen.land.spaces[seen.land.index[data.pickup]]
        place = seen.say("pick-up-at", space=space.name)
        steps = far.get(space.slot)
    else:
        place, steps = seen.say("pick-up-anywhere"), 0
    way = "" if steps is None or not far else seen.say("notice-way", number=steps)
    return Notice(
        word=word,
        name=name,
        text=text,
        place=place,
        way=way,
        near=steps == 0 and bool(far),
        label=" ".join(part for part in (f"{name}.", text, f"{place}.", way) if part),
        piece=seen.piece(word, *NOTICES),
    )


def world(seen: Seen) -> World:
    """The cards that lie there for everybody."""
    states: list[Card] = []
    month: Card | None = None
    mode: Card | None = None
    for word in seen.view["globals"]:
        data = seen.data(word)
        card = seen.table_card(word)
        if data.month:
            month = card
        elif data.mode:
            mode = card
        else:
            states.append(card)
    return World(tuple(states), month, mode)


def here(seen: Seen) -> list[Card]:
    """Locations and local cards in the viewer's space; for a spectator, in the space of whoever is active."""
    player = seen.viewer or seen.players[seen.view["active"]]
    space = player["space"]
    cards = [seen.table_card(word) for word in seen.spaces[space]["cards"]] if space else []
    if player["on_card"]:
        cards = [card for card in cards if card.word != player["on_card"]]
    return cards
