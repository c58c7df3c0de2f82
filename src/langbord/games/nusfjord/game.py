"""Nusfjord as the rest of the house loads it."""

from __future__ import annotations

from typing import Any, Final

from langbord.engine.ask import Turn
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.face import CardFace
from langbord.engine.game import Game
from langbord.engine.meta import Options
from langbord.engine.table import Hand, Pile
from langbord.games.nusfjord import faults, moves, scoring, view, wording
from langbord.games.nusfjord.edition import HOUSE, load_deck
from langbord.games.nusfjord.meta import META
from langbord.games.nusfjord.state import FISHING, HOME, WORK, State, set_up
from langbord.games.nusfjord.turns import fishing_phase, home_phase, work_turn

SOLO_COLOURS: Final = {"basic": 2, "advanced": 3}


class Nusfjord(Game[State]):
    """One to five fishing companies."""

    meta = META
    vocabulary = moves.VOCABULARY
    state_type = State

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> State:
        start = options["start"]
        if start != "random" and int(start) >= seats:
            raise OptionError(f"option 'start' of Nusfjord: there is no seat {start} among {seats}")
        first = chance.below(seats) if start == "random" else int(start)
        colours = SOLO_COLOURS[options["solo"]] if seats == 1 else 0
        game = 1 if options["campaign"] == "on" else 0
        return set_up(load_deck(options["edition"], options["deck"]), chance, rules, seats, first, colours, game)

    def copy_state(self, state: State) -> State:
        return state.copy()

    def attach(self, state: State, options: Options) -> None:
        state.deck = load_deck(options["edition"], options["deck"])

    def turn(self, state: State) -> Turn | None:
        if state.phase == WORK:
            return work_turn(state)
        if state.phase == FISHING:
            return fishing_phase(state)
        return home_phase(state) if state.phase == HOME else None

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def hidden(self, state: State, seat: int) -> list[list[Pile | Hand]]:
        return view.hidden(state, seat)

    def card_word(self, card: int) -> str:
        return moves.card_word(card)

    def card_face(self, options: Options, word: str) -> CardFace:
        face = wording.card_face(load_deck(options["edition"], options["deck"]), word)
        return face or super().card_face(options, word)

    def edition(self, options: Options) -> tuple[str, str]:
        deck = load_deck(options["edition"], options["deck"])
        return (deck.edition, deck.content)

    def find_edition(self, options: Options, name: str, content: str) -> Options | None:
        return super().find_edition(options, name, content) or HOUSE.find(options, "edition", name, content)

    def faults(self, state: State) -> list[str]:
        return faults.faults(state)


GAME: Final = Nusfjord()
