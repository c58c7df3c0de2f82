"""Tables for the tests: the tiny world on the first day of a month, changed by hand and played by words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from langbord.engine.chance import Chance
from langbord.engine.log import Event
from langbord.engine.position import Position
from langbord.games.galzyr.book.parser import Grammar, Phrase
from langbord.games.galzyr.rules.cards.zones import Spot, anywhere, put, put_local, take, take_in
from langbord.games.galzyr.rules.conditions import holds
from langbord.games.galzyr.rules.doing import do_steps
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.land_loader import load_land
from langbord.games.galzyr.rules.moves import card_word
from langbord.games.galzyr.rules.state import ADVENTURE, NOWHERE, Player, State

BOOK = str(Path(__file__).parent / "tiny_book")
HEROES = ("bumir", "mor", "aysala", "keridai")


# --- laying out -----------------------------------------------------------------------------------------------------


def world(seats: int = 1, seed: int = 1, **options: str) -> Position[State]:
    """A new world, before anybody has chosen an adventurer."""
    return GAME.new(seats, seed=seed, options={"book": BOOK, "month": "5", **options})


def month(seats: int = 1, heroes: str = "aysala keridai bumir mor", **options: str) -> State:
    """The first morning of May, a Monday: everybody at the quay with nothing but gold, seat 0 to begin."""
    position = world(seats, 1, **options)
    play(position, *(f"h{HEROES.index(hero) + 1}" for hero in heroes.split()[:seats]))
    while position.state.phase != ADVENTURE:
        play(position, "L1" if prompt(position) == "start-place" else "stop")
    state = GAME.copy_state(position.state)
    state.first = state.active = state.weekday = state.steps = 0
    state.travelling = False
    for player in state.players:
        for card in list(player.statuses + player.quests + player.hand.cards):
            take(state, card, Spot("area", player.seat))
            put(state, card, "library")
        player.space, player.on_card = 0, 0
    return state


def write_more(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str, **scenes: str) -> None:
    """For this test the tiny world has more cards, and these scenes instead of its own."""
    fuller = folder / "fuller_book"
    shutil.copytree(BOOK, fuller)
    (fuller / "cards" / "more.cards").write_text(more, encoding="utf-8")
    for name, text in scenes.items():
        (fuller / "scenes" / "tiny" / f"{name}.scene").write_text(text, encoding="utf-8")
    monkeypatch.setattr("tests.games.galzyr.table.BOOK", str(fuller))


def begin(state: State, **options: str) -> Position[State]:
    """Play from this state on."""
    mode = "competitive" if state.competitive else "coop"
    return GAME.new_from(state, {"book": BOOK, "mode": mode, **options}, seats=len(state.players))


def number(card: str) -> int:
    """The number of a card of the tiny world."""
    return load_land(BOOK).number[card]


def word(card: str) -> str:
    """The word of a card."""
    return card_word(number(card))


def give(state: State, seat: int, *cards: str) -> None:
    """Cards come before an adventurer, from wherever they lie."""
    for card in cards:
        take_away(state, card)
        take_in(state, state.players[seat], number(card))


def lay(state: State, card: str, place: str = "") -> None:
    """A local card on a space, or a global one."""
    take_away(state, card)
    if place:
        put_local(state, number(card), state.land.index[place])
    else:
        put(state, number(card), "global")


def take_away(state: State, card: str) -> None:
    """Out of the library, or from elsewhere if it is not there."""
    there = number(card) in state.library
    spot = Spot("library") if there else anywhere(state, state.players[0], number(card))
    assert spot is not None
    take(state, number(card), spot)


def stand(state: State, seat: int, place: str) -> None:
    """Put a figure somewhere."""
    state.players[seat].space = state.land.index[place] if place else NOWHERE


# --- playing --------------------------------------------------------------------------------------------------------


def play(position: Position[State], *words: str) -> None:
    """Answer with these words."""
    for given in words:
        position.play(given)


def words(position: Position[State]) -> list[str]:
    """The legal answers."""
    assert position.ask is not None
    return [GAME.vocabulary.word(move) for move in position.ask.moves]


def prompt(position: Position[State]) -> str:
    """What is asked."""
    assert position.ask is not None
    return position.ask.prompt


def why_not(position: Position[State], given: str) -> str:
    """The key of the reason, and its paragraph."""
    assert position.ask is not None
    reason = position.why_not(position.ask.seat, given)
    assert reason is not None
    return f"{reason.key} {reason.paragraph}"


def do(state: State, phrase: str, *answers: str, seat: int = 0, card: str = "") -> list[str]:
    """Carry out a line of effects; answers with the prompts that were asked on the way."""
    asked: list[str] = []
    steps = Grammar().line(Phrase(phrase, 1))
    running = do_steps(state, state.players[seat], number(card) if card else 0, steps)
    given = list(answers)
    ask = next(running, None)
    while ask is not None:
        ask.list_moves(state)
        asked.append(ask.prompt)
        move = GAME.vocabulary.number(given.pop(0))
        assert move in ask.moves, (ask.prompt, [GAME.vocabulary.word(legal) for legal in ask.moves])
        try:
            ask = running.send(move)
        except StopIteration:
            ask = None
    assert not given
    assert GAME.faults(state) == []
    return asked


def true(state: State, phrase: str, seat: int = 0, card: str = "") -> bool:
    """Whether a condition holds."""
    conditions = Grammar().conditions(Phrase(phrase, 1))
    return holds(state, conditions, state.players[seat], number(card) if card else 0)


def loaded(monkeypatch: pytest.MonkeyPatch, *draws: int) -> None:
    """Chance answers with these numbers, and with the last one for ever."""
    left = list(draws)

    def below(chance: Chance, bound: int) -> int:
        chance.drawn += 1
        return min(left.pop(0) if len(left) > 1 else left[0], bound - 1)

    monkeypatch.setattr(Chance, "below", below)


# --- reading --------------------------------------------------------------------------------------------------------


def cards(state: State, *lists: list[int]) -> list[str]:
    """Cards by id."""
    return [state.land.cards[card].id for some in lists for card in some]


def player(position: Position[State], seat: int = 0) -> Player:
    """An adventurer."""
    return position.state.players[seat]


def told(position: Position[State], key: str, seat: int | None = None) -> list[Event]:
    """The lines of the log with this key."""
    return [event for event in position.log(seat) if event.key == key]
