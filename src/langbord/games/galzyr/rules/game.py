"""Lands of Galzyr as the rest of the house loads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from langbord.engine.ask import Turn
from langbord.engine.card_text import CardFace
from langbord.engine.chance import Chance, fresh_key, key_from_seed
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.meta import Options
from langbord.engine.position import Position
from langbord.engine.start_player import CHOOSER, check_start
from langbord.engine.table import Hand, Pile
from langbord.games.galzyr.book.folders import HOUSE as BOOKS
from langbord.games.galzyr.meta import META
from langbord.games.galzyr.rules import effects as effects  # fills the table of effects
from langbord.games.galzyr.rules import invariants, moves, scoring, view
from langbord.games.galzyr.rules.cards.new_book import move_into
from langbord.games.galzyr.rules.land_loader import load_land, shelf_of
from langbord.games.galzyr.rules.months import ending, gathering, new_world, placing, reopen, saving, setting_up
from langbord.games.galzyr.rules.state import (
    ADVENTURE,
    CALENDAR,
    CHOSEN,
    DRAWN,
    END_SCENE,
    GATHER,
    OVER,
    PLACING,
    SAVING,
    SET_UP,
    Player,
    State,
)
from langbord.games.galzyr.rules.turns import adventure_turn, calendar_phase
from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.texts import moves as wording

TURNS: Final = {
    GATHER: gathering,
    SET_UP: setting_up,
    PLACING: placing,
    ADVENTURE: adventure_turn,
    CALENDAR: calendar_phase,
    END_SCENE: ending,
    SAVING: saving,
}


def _must_seat(state: State, seats: int) -> None:
    """Everybody plays an adventurer of their own (G1.2)."""
    if seats > len(state.land.heroes):
        raise OptionError(f"the book has too few adventurers for {seats} seats: {len(state.land.heroes)}")


class Galzyr(Game[State]):
    """One to four adventurers in a world that goes on from month to month."""

    meta = META
    vocabulary = moves.VOCABULARY
    state_type = State

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> State:
        state = State(chance)
        state.play_by(rules)
        state.land = load_land(shelf_of(options))
        _must_seat(state, seats)
        state.players = [Player(seat) for seat in range(seats)]
        self._set_options(state, seats, options)
        new_world(state, 0 if options["month"] == "random" else int(options["month"]))
        return state

    def _set_options(self, state: State, seats: int, options: Options) -> None:
        """What the table chose: mode, closed quests, challenge, who begins."""
        state.competitive = options["mode"] == "competitive"
        by_mode = options["quests"] == "by-mode" and state.competitive
        state.closed = seats > 1 and (by_mode or options["quests"] == "closed")
        state.challenge = options["challenge"] == "on"
        check_start(self.meta.title, options, seats)
        start = options["start"]
        state.starter = int(start) if start.isdigit() else CHOSEN if start == CHOOSER else DRAWN

    def packed(self, state: State) -> bool:
        return state.phase == OVER

    def next_table(
        self, world: State, seats: int, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> Position[State]:
        """A new table in a packed world (G15.1): the same book, or one that extends it (G15.7), and any number of
        seats; the world is its origin."""
        complete = self.meta.complete(self.meta.check_seats(seats), options or {})
        if world.phase != OVER:
            raise OptionError("only a world that was packed up can be taken up by another table")
        _must_seat(world, seats)
        state = self.copy_state(world)
        state.play_by(self.meta.rules)  # a new month is played by the newest rules
        move_into(state, load_land(shelf_of(complete)))
        state.chance = Chance(fresh_key() if seed is None else key_from_seed(seed))
        reopen(state, seats)
        self._set_options(state, seats, complete)
        return self.new_from(state, complete, seats=seats)

    def attach(self, state: State, options: Options) -> None:
        state.land = load_land(shelf_of(options))

    def turn(self, state: State) -> Turn | None:
        begin = TURNS.get(state.phase)
        return None if begin is None else begin(state)

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
        face = wording.named_face(load_land(options["book"]), word)
        return super().card_face(options, word) if face is None else face

    def edition(self, options: Options) -> tuple[str, str]:
        land = load_land(options["book"])
        return (land.book.id, land.content())

    def find_edition(self, options: Options, name: str, content: str) -> Options | None:
        return super().find_edition(options, name, content) or BOOKS.find(options, "book", name, content)

    def faults(self, state: State) -> list[str]:
        return invariants.faults(state)


GAME: Final = Galzyr()
