"""Key Harvest as the rest of the house loads it."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Turn
from langbord.engine.chance import Chance
from langbord.engine.game import Game
from langbord.engine.meta import Options
from langbord.engine.start_player import find_start
from langbord.engine.table import Hand, Pile
from langbord.games.keyharvest.edition.loader import HOUSE, load_land
from langbord.games.keyharvest.meta import META
from langbord.games.keyharvest.rules import invariants, moves, scoring, view
from langbord.games.keyharvest.rules.state import OVER, START, State, set_up
from langbord.games.keyharvest.rules.turns import choosing_start, player_turn
from langbord.games.keyharvest.rules.view_model import View


class KeyHarvest(Game[State]):
    """Two to four farmers."""

    meta = META
    vocabulary = moves.VOCABULARY
    state_type = State

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> State:
        start = find_start(META.title, options, seats, chance)
        state = set_up(load_land(options["edition"]), chance, rules, seats)
        state.first = state.active = start.seat
        if start.chooses:
            state.phase = START
            state.chooser = start.seat
        return state

    def copy_state(self, state: State) -> State:
        return state.copy()

    def attach(self, state: State, options: Options) -> None:
        state.land = load_land(options["edition"])

    def turn(self, state: State) -> Turn | None:
        if state.phase == START:
            return choosing_start(state)
        return None if state.phase == OVER else player_turn(state)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def hidden(self, state: State, seat: int) -> list[list[Pile | Hand]]:
        return view.hidden(state, seat)

    def card_word(self, card: int) -> str:
        return moves.CARD_WORDS[card]

    def edition(self, options: Options) -> tuple[str, str]:
        land = load_land(options["edition"])
        return (land.edition, land.content)

    def find_edition(self, options: Options, name: str, content: str) -> Options | None:
        return super().find_edition(options, name, content) or HOUSE.find(options, "edition", name, content)

    def faults(self, state: State) -> list[str]:
        return invariants.faults(state)


GAME: Final = KeyHarvest()
