"""Reykholt as the rest of the house loads it."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Turn
from langbord.engine.card_text import CardFace
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.meta import Options
from langbord.engine.start_player import find_start
from langbord.engine.table import Hand, Pile
from langbord.games.reykholt.edition.loader import HOUSE, load_deck
from langbord.games.reykholt.meta import META
from langbord.games.reykholt.rules import invariants, moves, scoring, view
from langbord.games.reykholt.rules.compiling import load_book
from langbord.games.reykholt.rules.setup import set_up
from langbord.games.reykholt.rules.state import DAWN, HARVEST, HOME, NOBODY, START, TOURISM, WORK, State
from langbord.games.reykholt.rules.turns import (
    choosing_start,
    dawn_turn,
    evening_turn,
    harvest_turn,
    home_turn,
    last_guests_turn,
    track_turn,
    work_turn,
)
from langbord.games.reykholt.rules.view_model import View
from langbord.games.reykholt.texts import moves_and_cards

MOST_SEATS_FOR_E: Final = 2


class Reykholt(Game[State]):
    """One to four growers of vegetables."""

    meta = META
    vocabulary = moves.VOCABULARY
    state_type = State

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> State:
        if options["set"] == "E" and seats > MOST_SEATS_FOR_E:
            raise OptionError(f"option 'set' of Reykholt: set E is for one or two seats, not for {seats}")
        start = find_start(META.title, options, seats, chance)
        book = load_book(options["edition"], options["set"], seats)
        scenario = NOBODY if options["scenario"] == "off" else int(options["scenario"]) - 1
        told = options["story"] == "on" or (options["story"] == "auto" and scenario != NOBODY)  # R12.1
        cards = book.deck.pool(seats, story=told)
        state = set_up(book, chance, rules, start.seat, cards, scenario)
        if start.chooses:
            state.phase = START
        state.variant = options["variant"] == "on"
        return state

    def copy_state(self, state: State) -> State:
        return state.copy()

    def attach(self, state: State, options: Options) -> None:
        state.book = load_book(options["edition"], options["set"], len(state.players))

    def turn(self, state: State) -> Turn | None:
        phase = state.phase
        if phase == WORK:
            return evening_turn(state) if state.all_placed() else work_turn(state)
        if phase == TOURISM:
            return track_turn(state) if state.waiting else last_guests_turn(state)
        if phase == HARVEST:
            return harvest_turn(state)
        if phase == HOME:
            return home_turn(state)
        if phase == START:
            return choosing_start(state)
        return dawn_turn(state) if phase == DAWN else None

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def places(self, state: State) -> list[int]:
        return scoring.places(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def hidden(self, state: State, seat: int) -> list[list[Pile | Hand]]:
        return view.hidden(state, seat)

    def card_word(self, card: int) -> str:
        return moves.card_word(card)

    def card_face(self, options: Options, word: str) -> CardFace:
        return moves_and_cards.face_of(load_deck(options["edition"], options["set"]), word) or super().card_face(
            options, word
        )

    def by_hand(self, options: Options) -> bool:
        deck = load_deck(options["edition"], options["set"])
        spaces = [space.effect for side in deck.spaces for space in side]
        effects = [*spaces, *(card.effect for card in deck.cards), *(event.effect for event in deck.events)]
        return any(effect.kind == "hand" for effect in effects)

    def edition(self, options: Options) -> tuple[str, str]:
        deck = load_deck(options["edition"], options["set"])
        return (deck.edition, deck.content)

    def find_edition(self, options: Options, name: str, content: str) -> Options | None:
        return super().find_edition(options, name, content) or HOUSE.find(options, "edition", name, content)

    def faults(self, state: State) -> list[str]:
        return invariants.faults(state)


GAME: Final = Reykholt()
