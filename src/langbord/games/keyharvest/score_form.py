"""A game of Key Harvest on a table of wood, told so that it can be scored: fields, workers and counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from langbord.engine.chance import Chance
from langbord.engine.meta import Options
from langbord.engine.score_form import Given, Misfit, ScoreForm, SheetField, number, things
from langbord.games.keyharvest.edition.loader import load_land
from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.moves import CROP_WORDS, REFERENCE_WORDS, SPACES, WORKER_WORDS
from langbord.games.keyharvest.rules.state import COUNTERS, FARMHANDS, OVER, State


def fields(seats: int, options: Options) -> tuple[SheetField, ...]:
    """Fields by their references, workers by their letters, counters by crop."""
    land = load_land(options["edition"])
    references = tuple(word for space, word in enumerate(REFERENCE_WORDS) if land.spaces >> space & 1)
    return (
        SheetField("fields", words=references, kind=""),
        SheetField("workers", words=tuple(WORKER_WORDS), kind="worker", once=False),
        *(SheetField(crop, COUNTERS) for crop in CROP_WORDS),
    )


def table(seats: int, options: Options, players: Sequence[Given], of_table: Given) -> State:
    """The table at the end of that game. Where a worker stands does not count; each is put where no field is."""
    state = GAME.begin(seats, options, Chance(bytes(32)), GAME.meta.rules)
    state.phase = OVER
    state.registry = state.bag_fields = 0
    state.stock = [COUNTERS] * len(CROP_WORDS)
    for player, given in zip(state.players, players, strict=True):
        player.fields = sum(1 << REFERENCE_WORDS.index(word) for word in things(given, "fields"))
        player.known = [number(given, crop) for crop in CROP_WORDS]
        player.secret.cards = []
        for crop, name in enumerate(CROP_WORDS):
            state.stock[crop] -= player.known[crop]
            if state.stock[crop] < 0:
                raise Misfit(player.seat, name, "room")
        free = [space for space in range(SPACES) if state.land.spaces >> space & 1 and not player.fields >> space & 1]
        for word, space in zip(things(given, "workers"), free, strict=False):
            worker = WORKER_WORDS.index(word)
            if not (FARMHANDS | state.townsfolk) >> worker & 1:
                raise Misfit(player.seat, "workers", "twice", word)
            player.worker_at[worker] = space
            player.workers |= 1 << space
            player.farmhands &= ~(1 << worker)
            state.townsfolk &= ~(1 << worker)
    return state


FORM: Final = ScoreForm(("edition",), fields, table)
