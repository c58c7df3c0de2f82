"""The story part of a turn: which scenes are open, mandatory ones first, and events (G7.1 to G7.4)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.games.galzyr.book.model import SceneBox
from langbord.games.galzyr.rules.cards.zones import area, next_event, put, table_cards, turn_up
from langbord.games.galzyr.rules.choices import Offer, OneOf
from langbord.games.galzyr.rules.conditions import holds
from langbord.games.galzyr.rules.log_lines import card_value, tell
from langbord.games.galzyr.rules.moves import CARD, EVENT, OPTION, REST
from langbord.games.galzyr.rules.reasons import MANDATORY_FIRST, NO_EVENTS, SCENE_CLOSED, SOMETHING_TO_DO
from langbord.games.galzyr.rules.scenes import play_scene
from langbord.games.galzyr.rules.state import NOWHERE, Player, State


def cards_with_scenes(state: State, player: Player) -> list[int]:
    """Every card before the adventurer, in their space or for all that shows a scene."""
    return [card for card in area(player) + table_cards(state, player) if state.land.cards[card].scenes]


def open_boxes(state: State, player: Player, card: int) -> list[int]:
    """The scenes of a card whose conditions hold; if one of them is mandatory, only such (G7.2)."""
    boxes = state.land.cards[card].scenes
    fitting = [index for index, box in enumerate(boxes) if holds(state, box.when, player, card)]
    musts = [index for index in fitting if boxes[index].must]
    return musts or fitting


def is_mandatory(state: State, player: Player, card: int) -> bool:
    """Whether a card has a scene that must be played now."""
    boxes = state.land.cards[card].scenes
    return any(boxes[index].must for index in open_boxes(state, player, card))


class Story(Offer):
    """A card with an open scene, an event, or rest if there is nothing at all."""

    def near(self, state: State, seat: int) -> list[int]:
        cards = cards_with_scenes(state, state.players[seat])
        return [EVENT, REST, *sorted({CARD + card for card in cards})]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        cards = cards_with_scenes(state, player)
        must = [card for card in cards if is_mandatory(state, player, card)]
        if move == EVENT:
            return MANDATORY_FIRST if must else why_not_event(state, player)
        if move == REST:
            some = any(open_boxes(state, player, card) for card in cards)
            return SOMETHING_TO_DO if some or why_not_event(state, player) is None else None
        card = move - CARD
        if not open_boxes(state, player, card):
            return SCENE_CLOSED
        return MANDATORY_FIRST if must and card not in must else None


STORY_CHOICE: Final = Story()


def why_not_event(state: State, player: Player) -> Reason | None:
    """An event can be drawn everywhere on the board, while there are any (G7.3)."""
    if player.space == NOWHERE or not (state.event_deck.cards or state.event_bottom):
        return NO_EVENTS
    return None


def story(state: State, player: Player) -> Part[None]:
    """Exactly one scene (G7.1); events that it draws follow."""
    move = yield Ask(player.seat, "story", STORY_CHOICE)
    if move == REST:
        tell(state, "rests", player)
    elif move == EVENT:
        yield from play_event(state, player)
    else:
        yield from _play_card(state, player, move - CARD)
    while state.events_due:
        state.events_due -= 1
        yield from play_event(state, player)


def _play_card(state: State, player: Player, card: int) -> Part[None]:
    """A scene of a card; a quest held secretly is laid open for it."""
    turn_up(player, card)
    lines = open_boxes(state, player, card)
    line = lines[0]
    if len(lines) > 1:
        which = OneOf(*(OPTION + one for one in lines))
        line = (yield Ask(player.seat, "story-which", which, (card_value(state, card),))) - OPTION
    box: SceneBox = state.land.cards[card].scenes[line]
    tell(state, "plays", player, card_value(state, card))
    yield from play_scene(state, player, box.scene, card)


def play_event(state: State, player: Player) -> Part[None]:
    """The top card of the deck; its first row that fits gives the scene (G7.3). Then it goes where it says (G7.4)."""
    card = next_event(state)
    if not card:
        return
    state.drawn.append(card)
    face = state.land.cards[card]
    tell(state, "event-drawn", player, card_value(state, card))
    for row in face.rows:
        if holds(state, row.when, player, card):
            yield from play_scene(state, player, row.scene, card)
            break
    if card in state.drawn:
        state.drawn.remove(card)
        put(state, card, face.after or "events-bottom")
