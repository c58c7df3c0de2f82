"""Nusfjord as the rest of the house loads it."""

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
from langbord.games.nusfjord.edition.loader import HOUSE, UNMIXED, deck_of, decks_of
from langbord.games.nusfjord.meta import META
from langbord.games.nusfjord.rules import invariants, moves, scoring, view
from langbord.games.nusfjord.rules.fishing import fishing_phase
from langbord.games.nusfjord.rules.state import FISHING, HOME, START, WORK, State, set_up
from langbord.games.nusfjord.rules.turns import choosing_start, home_phase, work_turn
from langbord.games.nusfjord.rules.view_model import View
from langbord.games.nusfjord.texts import moves_and_cards

SOLO_COLOURS: Final = {"basic": 2, "advanced": 3}


class Nusfjord(Game[State]):
    """One to five fishing companies."""

    meta = META
    vocabulary = moves.VOCABULARY
    state_type = State

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> State:
        start = find_start(META.title, options, seats, chance)
        colours = SOLO_COLOURS[options["solo"]] if seats == 1 else 0
        game = 1 if options["campaign"] == "on" else 0
        deck = deck_of(options)
        state = set_up(deck, chance, rules, seats, start.seat, colours, game)
        if start.chooses:
            state.phase = START
        return state

    def check_options(self, options: Options) -> None:
        decks = decks_of(options["edition"])
        if decks and options["deck"] not in decks:  # without any, whoever reads the edition is told what is wrong
            wanted = ", ".join(decks)
            raise OptionError(f"option 'deck' of {META.title} must be one of: {wanted}; {options['deck']!r} is not")
        if options.get("mixed", UNMIXED) != UNMIXED:
            if len(decks) == 1:
                raise OptionError(f"this edition of {META.title} has one deck only: there is none to mix in")
            if options["campaign"] == "on":
                raise OptionError(f"a campaign of {META.title} is played with one deck: option 'mixed' must be off")

    def copy_state(self, state: State) -> State:
        return state.copy()

    def attach(self, state: State, options: Options) -> None:
        state.deck = deck_of(options)

    def turn(self, state: State) -> Turn | None:
        if state.phase == WORK:
            return work_turn(state)
        if state.phase == FISHING:
            return fishing_phase(state)
        if state.phase == START:
            return choosing_start(state)
        return home_phase(state) if state.phase == HOME else None

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def hidden(self, state: State, seat: int) -> list[list[Pile | Hand]]:
        return view.hidden(state, seat)

    def card_word(self, card: int) -> str:
        return moves.card_word(card)

    def card_face(self, options: Options, word: str) -> CardFace:
        face = moves_and_cards.card_face(deck_of(options), word)
        return face or super().card_face(options, word)

    def by_hand(self, options: Options) -> bool:
        deck = deck_of(options)
        return bool(deck.by_hand) or any(elder.effect.kind == "hand" for elder in deck.elders)

    def edition(self, options: Options) -> tuple[str, str]:
        deck = deck_of(options)
        return (deck.edition, deck.content)

    def find_edition(self, options: Options, name: str, content: str) -> Options | None:
        return super().find_edition(options, name, content) or HOUSE.find(options, "edition", name, content)

    def faults(self, state: State) -> list[str]:
        return invariants.faults(state)


GAME: Final = Nusfjord()
