"""Skerry: a tiny game with the nastiest cases, to prove that the engine's shape holds before any real game does.

On your turn: *row* draws an event in the middle of the action, which asks every seat or makes the worker act again;
*dive* draws secretly; *call* asks a rival out of turn about a secret hand; *rest* can be taken back after its last
click. *Trade* is possible at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from langbord.engine.ask import Ask, Choice, Part, Reason, Turn, Vocabulary
from langbord.engine.card_text import CardFace, CardTexts, Message
from langbord.engine.chance import Chance
from langbord.engine.errors import OptionError
from langbord.engine.game import Game
from langbord.engine.log import number, seat, thing
from langbord.engine.meta import Options
from langbord.engine.table import Hand, Pile, Table
from skerry.meta import META

if TYPE_CHECKING:
    from skerry.rules.view_model import BoatView, View

CARDS = 8  # 0–3: every seat is asked; 4–5: the worker acts again; 6–7: nothing
WORDS = [f"c{card}" for card in range(CARDS)] + ["row", "dive", "call", "rest", "yes", "no", "trade"]
VOCABULARY = Vocabulary(WORDS, aliases={"paddle": "row"})
ROW, DIVE, CALL, REST, YES, NO, TRADE = range(CARDS, CARDS + 7)
LENGTH = {"calm": 12, "gale": 30}  # turns
NOT_HERE = Reason("not-here", "S2.1")
EMPTY = Reason("pile-empty", "S2.2")
POOR = Reason("too-poor", "S2.7")


@dataclass
class Boat:
    coins: int = 2
    stars: int = 0
    hand: Hand = field(default_factory=Hand)


@dataclass
class State(Table):
    boats: list[Boat] = field(default_factory=list)
    pile: Pile = field(default_factory=Pile)
    sea: list[int] = field(default_factory=list)
    turn: int = 0
    length: int = 12


class Among(Choice[State]):
    """A few words, plus *trade* with two coins; *row* and *dive* need a card; cards are those of the asked hand."""

    def __init__(self, *words: int) -> None:
        self.words: tuple[int, ...] = words

    def among(self, state: State, seat: int) -> list[int]:
        return [move for move in range(len(WORDS)) if self.why_not(state, seat, move) is None]

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == TRADE:
            return None if state.boats[seat].coins >= 2 else POOR
        if move < CARDS and NO in self.words:
            return None if move in state.boats[seat].hand.cards and YES not in self.words else NOT_HERE
        if move not in self.words:
            return NOT_HERE
        return EMPTY if move in (ROW, DIVE) and not len(state.pile) else None


def ask(state: State, who: int, prompt: str, *words: int) -> Part[int]:
    """Ask; trades are done on the way and the question is put again."""
    while True:
        move = yield Ask(who, prompt, Among(*words))
        if move != TRADE:
            return move
        state.boats[who].coins -= 2
        state.boats[who].stars += 1


def act(state: State, who: int) -> Turn:
    """One action of a worker; an event may make it act again."""
    move = yield from ask(state, who, "act", ROW, DIVE, CALL, REST)
    state.log.tell("acts", seat(who), thing("word", WORDS[move]))
    if move == ROW:
        card = state.pile.draw(state, "event")
        state.sea.append(card)
        state.log.tell("event", thing("card", WORDS[card]))
        if card < 4:
            for other in range(len(state.boats)):
                answer = yield from ask(state, other, "help", YES, NO)
                state.boats[other].coins += 1 if answer == YES else 2
        elif card < 6:
            yield from act(state, who)
    elif move == DIVE:
        dealt = state.pile.deal(state, state.boats[who].hand, 1, "treasure")
        state.log.tell("dives", seat(who), number(len(dealt)))
        state.log.tell("finds", thing("card", WORDS[dealt[0]]), to=who)
    elif move == CALL:
        rival = (who + 1) % len(state.boats)
        shown = yield from ask(state, rival, "show", NO)
        if shown < CARDS:
            state.boats[rival].hand.play(shown)
            state.sea.append(shown)
            state.boats[rival].coins += 3
    else:
        state.boats[who].coins += 1
        if state.chance.below(4) == 0:
            state.boats[who].coins += 1


def turn(state: State) -> Turn:
    who = state.turn % len(state.boats)
    yield from act(state, who)
    if (yield from ask(state, who, "again", YES, NO)) == YES:
        state.boats[who].coins += 1
    state.turn += 1


class Skerry(Game[State]):
    meta = META
    vocabulary = VOCABULARY
    state_type = State

    def begin(self, seats: int, options: Options, chance: Chance, rules: int) -> State:
        cards = list(range(CARDS))
        chance.shuffle(cards)
        return State(
            chance, rules=rules, boats=[Boat() for _ in range(seats)], pile=Pile(cards), length=LENGTH[options["wind"]]
        )

    def turn(self, state: State) -> Turn | None:
        return None if state.turn >= state.length else turn(state)

    def scores(self, state: State) -> list[int]:
        return [3 * boat.stars + boat.coins + len(boat.hand) for boat in state.boats]

    def winners(self, state: State) -> list[int]:
        best = max(self.scores(state))
        return [seat for seat, score in enumerate(self.scores(state)) if score == best]

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        boats: list[BoatView] = [
            {
                "coins": boat.coins,
                "stars": boat.stars,
                "held": len(boat.hand),
                "cards": [WORDS[card] for card in boat.hand.cards] if owner == seat else [],
            }
            for owner, boat in enumerate(state.boats)
        ]
        view: View = {
            "turn": state.turn,
            "length": state.length,
            "boats": boats,
            "sea": [WORDS[card] for card in state.sea],
            "pile": len(state.pile),
        }
        return view

    def hidden(self, state: State, seat: int) -> list[list[Pile | Hand]]:
        rivals: list[Pile | Hand] = [boat.hand for owner, boat in enumerate(state.boats) if owner != seat]
        return [[state.pile, *rivals]]

    def card_face(self, options: Options, word: str) -> CardFace:
        if word not in WORDS[:CARDS]:
            raise OptionError(f"there is no card '{word}' in Skerry")
        kind = "help" if word in WORDS[:4] else "again" if word in WORDS[4:6] else "nothing"
        return CardFace(word, "event", kind, CardTexts({}, key=f"card-{word}"), effect=(Message(f"effect-{kind}"),))

    def edition(self, options: Options) -> tuple[str, str]:
        return ("skerry-1", "0")

    def faults(self, state: State) -> list[str]:
        cards = sorted(state.pile.cards + state.sea + [card for boat in state.boats for card in boat.hand.cards])
        return [] if cards == list(range(CARDS)) else [f"cards are {cards}"]


SKERRY = GAME = Skerry()
