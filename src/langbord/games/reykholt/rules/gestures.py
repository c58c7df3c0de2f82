"""What one tap may say while a worker is to be placed: found by trying the words on copies of the table."""

from __future__ import annotations

from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.moves import (
    CARD,
    CARDS,
    GOOD,
    GOODS,
    HOUSE,
    OPTION,
    OPTIONS,
    PILE,
    PILE_WORDS,
    PLACES_TO_GROW,
    RANDOM_PILE,
    SPACE,
    SPACES,
    VOCABULARY,
)
from langbord.games.reykholt.rules.state import WORK, Player, State
from langbord.games.reykholt.rules.trial import Trial
from langbord.games.reykholt.rules.turns import PLACES, work_turn
from langbord.games.reykholt.rules.view_model import Gestures

CHOICES = ("which-action", "which-option")


class Way:
    """A space, the choices on the way, and where they lead."""

    def __init__(self, moves: list[int], trial: Trial, flag: bool, gains: int) -> None:
        self.moves: list[int] = moves
        self.trial: Trial = trial
        self.flag: bool = flag
        self.gains: int = gains  # goods that the space gives besides

    def words(self, *more: int) -> list[str]:
        """What a tap says that goes this way and on."""
        return [VOCABULARY.word(move) for move in (*self.moves, *more)]


def gestures(state: State, player: Player) -> Gestures | None:
    """None while the player has no worker to place."""
    if state.phase != WORK or state.all_placed() or state.active() is not player or state.acting:
        return None
    ways = _ways(state, player)
    return {
        "piles": _piles(state, ways),
        "cards": _answers(ways, "take-card", CARD, CARDS),
        "shared": _answers(ways, "share-card", CARD, CARDS),
        "seeds": _seeds(state, player, ways),
        "harvests": _answers(sorted(ways, key=_fewest_harvests), "harvest", HOUSE, PLACES_TO_GROW),
        "harvest_all": _harvest_all(state, player, ways),
        "sides": _sides(ways),
    }


def _try(state: State, player: Player, moves: list[int]) -> Trial | None:
    """The table after these words; None where one of them is not possible."""
    trial = Trial(state, player.seat)
    trial.begin(work_turn(trial.state))
    for move in moves:
        if not trial.say(move):
            return None
    return trial


def _ways(state: State, player: Player) -> list[Way]:
    """All ways to a first question of a space, or to its end: the richest first, and flags are spared."""
    found: list[Way] = []
    waiting = [[move] for move in PLACES.among(state, player.seat) if SPACE <= move < SPACE + SPACES]
    while waiting:
        moves = waiting.pop(0)
        trial = _try(state, player, moves)
        if trial is None:
            continue
        gains = sum(trial.player.goods) - sum(player.goods)
        found.append(Way(moves, trial, bool(state.book.flags[moves[0] - SPACE]), gains))
        if trial.ask is not None and trial.ask.prompt in CHOICES:
            waiting += [[*moves, move] for move in trial.moves() if OPTION <= move < OPTION + OPTIONS]
    return sorted(found, key=lambda way: (-way.gains, way.flag, len(way.moves)))


def _answers(ways: list[Way], prompt: str, first: int, count: int) -> dict[str, list[str]]:
    """The best way to each answer of a question."""
    found: dict[str, list[str]] = {}
    for way in ways:
        if way.trial.asks(prompt):
            for move in way.trial.moves():
                if first <= move < first + count:
                    found.setdefault(VOCABULARY.word(move), way.words(move))
    return found


def _piles(state: State, ways: list[Way]) -> dict[str, list[str]]:
    """A greenhouse that is chosen, or that the space gives by itself."""
    found: dict[str, list[str]] = {}
    for way in ways:
        if way.trial.asks("take-house"):
            for move in way.trial.moves():
                if PILE <= move < PILE + RANDOM_PILE:
                    found.setdefault(VOCABULARY.word(move), way.words(move))
        for pile in range(RANDOM_PILE):
            if len(way.trial.state.piles[pile]) < len(state.piles[pile]):
                found.setdefault(PILE_WORDS[pile], way.words())
        if way.trial.state.random_left() < state.random_left():
            found.setdefault(PILE_WORDS[RANDOM_PILE], way.words())
    return found


def _seeds(state: State, player: Player, ways: list[Way]) -> dict[str, dict[str, list[str]]]:
    """The best way to each kind in each empty greenhouse."""
    found: dict[str, dict[str, list[str]]] = {}
    for way in ways:
        if not way.trial.asks("seed"):
            continue
        for house in way.trial.moves():
            trial = _try(state, player, [*way.moves, house]) if HOUSE <= house < HOUSE + PLACES_TO_GROW else None
            if trial is None or not trial.asks("seed-good"):
                continue
            goods = found.setdefault(VOCABULARY.word(house), {})
            for move in trial.moves():
                if GOOD <= move < GOOD + GOODS:
                    goods.setdefault(VOCABULARY.word(move), way.words(house, move))
    return found


def _fewest_harvests(way: Way) -> int:
    """Ways with many harvests come first."""
    if not way.trial.asks("harvest") or way.trial.ask is None:
        return 0
    return -max([int(value) for name, (_, value) in way.trial.ask.values if name == "number"], default=0)


def _harvest_all(state: State, player: Player, ways: list[Way]) -> list[str]:
    """Every planted greenhouse by one worker, where nothing else is asked on the way."""
    planted = [HOUSE + house for house, bed in zip(player.houses, player.beds, strict=True) if bed]
    if len(planted) < 2 or any(len(beds.kinds(bed)) > 1 for bed in player.beds):
        return []
    for way in ways:
        if way.trial.asks("harvest") and _try(state, player, [*way.moves, *planted]) is not None:
            return way.words(*planted)
    return []


def _sides(ways: list[Way]) -> dict[str, list[list[str]]]:
    """Each side of an "or" that is the first question of its space."""
    found: dict[str, list[list[str]]] = {}
    for way in ways:
        if len(way.moves) == 1 and way.trial.asks("which-option"):
            sides = [way.words(move) for move in way.trial.moves() if OPTION <= move < OPTION + OPTIONS]
            found[VOCABULARY.word(way.moves[0])] = sides
    return found
