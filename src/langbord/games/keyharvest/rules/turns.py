"""The order of play, as generators: who begins, one turn per player, the last turns, the end (K3, K13)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Choice, Reason, Turn
from langbord.engine.log import Value, number
from langbord.engine.start_player import choose_start
from langbord.games.keyharvest.rules import moves
from langbord.games.keyharvest.rules.actions import ACTIONS
from langbord.games.keyharvest.rules.moves import ACTION, ACTION_WORDS, CROPS, END, SEAT
from langbord.games.keyharvest.rules.reasons import ACTION_TWICE, NO_SUCH_SEAT, NOT_HERE, TRANSFER_AFTER_OFFER
from langbord.games.keyharvest.rules.scoring import tie_break
from langbord.games.keyharvest.rules.state import (
    ACTIONS_PER_TURN,
    DRY_ROUNDS,
    IDLE_ROUNDS,
    LAST_TURNS,
    NOWHERE,
    OVER,
    PLAY,
    Player,
    State,
)
from langbord.games.keyharvest.rules.supply import goods, tell

TRANSFER: Final = ACTION_WORDS.index("transfer")
OFFER: Final = 1 << ACTION_WORDS.index("offer")
#: What the log says of a tie, by what decided (K14.6).
TIES: Final = {"fields": "tie-fields", "counters": "tie-counters", "shared": "tie-shared"}
LEFT: Final[list[tuple[tuple[str, Value], ...]]] = [(number(left, "left"),) for left in range(ACTIONS_PER_TURN + 1)]


# --- who begins (K1.10) ---------------------------------------------------------------------------


def choosing_start(state: State) -> Turn:
    """A drawn player names the start player."""
    named = yield from choose_start(state, state.chooser, len(state.players), SEAT, NOT_HERE, NO_SUCH_SEAT)
    state.first = state.active = named
    state.chooser = NOWHERE
    state.phase = PLAY


# --- a turn (K3) ----------------------------------------------------------------------------------


def player_turn(state: State) -> Turn:
    """Up to two different actions (K3.2)."""
    player = state.players[state.active]
    state.turn += 1
    if state.log.on:
        tell(state, "turn-begins", player, number(round_of(state)))
    for left in range(ACTIONS_PER_TURN, 0, -1):
        move = yield Ask(player.seat, "action", ACTIONS_LEFT, LEFT[left])
        if move == END:
            break
        state.done |= 1 << (move - ACTION)
        yield from ACTIONS[move - ACTION].act(state, player)
    end_turn(state, player)


def round_of(state: State) -> int:
    """The round of the running turn, from 1."""
    return max(0, state.turn - 1) // len(state.players) + 1


class ActionsLeft(Choice[State]):
    """The actions not yet taken in this turn that can be carried out, or the end of the turn."""

    def among(self, state: State, seat: int) -> list[int]:
        player = state.players[seat]
        legal = [
            ACTION + action
            for action in range(moves.ACTIONS)
            if not state.done >> action & 1 and ACTIONS[action].why_not(state, player) is None
        ]
        if state.done & OFFER and ACTION + TRANSFER in legal:
            legal.remove(ACTION + TRANSFER)
        legal.append(END)
        return legal

    def why_not(self, state: State, seat: int, move: int) -> Reason | None:
        if move == END:
            return None
        action = move - ACTION
        if not 0 <= action < moves.ACTIONS:
            return NOT_HERE
        if state.done >> action & 1:
            return ACTION_TWICE
        if action == TRANSFER and state.done & OFFER:
            return TRANSFER_AFTER_OFFER
        return ACTIONS[action].why_not(state, state.players[seat])


ACTIONS_LEFT: Final = ActionsLeft()


# --- the end (K13) --------------------------------------------------------------------------------


def end_turn(state: State, player: Player) -> None:
    """On to the next player, or to the last turns, or to the end (K13.2, K13.4, K13.5)."""
    seats = len(state.players)
    if state.done:
        state.idle = 0
    else:
        state.idle += 1
        if state.log.on:
            tell(state, "no-action", player)
    state.done = 0
    state.active = (state.active + 1) % seats
    if state.last:
        state.last -= 1
        if not state.last:
            end_game(state)
    elif state.ending():
        state.last = LAST_TURNS * seats
        if state.log.on:
            state.log.tell("last-turns", number(state.last))
    elif state.idle == IDLE_ROUNDS * seats:
        if state.log.on:
            state.log.tell("stalled")
        end_game(state)
    elif state.rules >= 2 and state.turn - state.taken >= DRY_ROUNDS * seats:
        if state.log.on:
            state.log.tell("runs-dry", number(DRY_ROUNDS))
        end_game(state)


def end_game(state: State) -> None:
    """All counters are shown; it is time to score (K14)."""
    state.phase = OVER
    for player in state.players:
        shown = [0] * CROPS
        for crop in player.secret.lay_open(state, "hands"):
            player.known[crop] += 1
            shown[crop] += 1
        if state.log.on and any(shown):
            tell(state, "shows-counters", player, goods(shown))
    if state.log.on:
        state.log.tell("game-ends")
        if by := tie_break(state):
            state.log.tell(TIES[by])
