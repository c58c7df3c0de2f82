"""Key Harvest as the rest of the house loads it."""

from __future__ import annotations

from typing import Any, Final

from langbord.engine.ask import Turn
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.meta import Options
from langbord.engine.table import Hand, Pile
from langbord.games.keyharvest import faults, moves, scoring, view
from langbord.games.keyharvest.edition import HOUSE, load_land
from langbord.games.keyharvest.meta import META
from langbord.games.keyharvest.state import OVER, START, State, set_up
from langbord.games.keyharvest.turns import choosing_start, player_turn


class KeyHarvest(Game[State]):
    """Two to four farmers."""

    meta = META
    vocabulary = moves.VOCABULARY
    state_type = State

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> State:
        start = options["start"]
        if start.isdigit() and int(start) >= seats:
            raise OptionError(f"option 'start' of Key Harvest: there is no seat {start} among {seats}")
        first = int(start) if start.isdigit() else chance.below(seats)
        state = set_up(load_land(options["edition"]), chance, rules, seats)
        state.first = state.active = first
        if start == "chooser":
            state.phase = START
            state.chooser = first
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

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
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
        return faults.faults(state)


GAME: Final = KeyHarvest()
