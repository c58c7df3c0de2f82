"""Tables for the tests: a position in the work phase, changed as a test needs it, and played by words."""

from __future__ import annotations

from collections.abc import Callable

from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARD_WORDS, ELDER_WORDS
from langbord.games.nusfjord.rules.state import NOBODY, WORK, Player, State

#: The tests name cards by slot, price and phrase, as this edition has them; it never changes.
EDITION = "house-1"

Change = Callable[[State], None]


def table(
    seats: int = 2, change: Change | None = None, *, hold: bool = False, seed: int = 1, **options: str
) -> Position[State]:
    """Round 1, work phase, nothing fished yet; seat 0 starts. `change` may alter anything before play begins."""
    options.setdefault("start", "0")
    options.setdefault("edition", EDITION)
    complete = GAME.meta.complete(seats, options)
    state = GAME.begin(seats, complete, Chance(key_from_seed(seed)), GAME.meta.rules)
    state.phase = WORK
    if change is not None:
        change(state)
    return GAME.new_from(state, options, seats=seats, hold=hold)


def play(position: Position[State], words: str) -> Position[State]:
    """Play words separated by spaces."""
    for word in words.split():
        position.play(word)
    return position


def words(position: Position[State]) -> list[str]:
    """The legal moves as words."""
    assert position.ask is not None
    return [GAME.vocabulary.word(move) for move in position.ask.moves]


def why(position: Position[State], word: str) -> str | None:
    """The key and paragraph of the reason why a word is not legal for the asked seat: 'reserve-empty N5.2'."""
    assert position.ask is not None
    reason = position.why_not(position.ask.seat, word)
    return None if reason is None else f"{reason.key} {reason.paragraph}"


def rich(player: Player) -> None:
    """Enough of everything."""
    player.fish, player.wood, player.gold = 20, 12, 20


def give_building(state: State, seat: int, word: str, place: int = 1) -> None:
    """Let a player own a building already (S1 is place 0, D1 place 1 …); it leaves the display or its pile."""
    card = CARD_WORDS.index(word)
    take_away(state, word)
    player = state.players[seat]
    player.cards.append(card)
    player.built |= 1 << card
    player.places[place].append(card)


def lay_open(state: State, *cards: str) -> None:
    """Make sure that these buildings lie open."""
    for word in cards:
        take_away(state, word)
        shown = {"A": state.open_a, "B": state.open_b, "C": state.open_c}[word[0]]
        shown.append(CARD_WORDS.index(word))
        shown.sort()


def take_away(state: State, word: str) -> None:
    """Remove a building from wherever it lies."""
    card = CARD_WORDS.index(word)
    piles = [state.open_a, state.open_b, state.open_c, state.pile_a.cards, state.pile_b.cards, state.pile_c.cards]
    for pile in [*piles, *(player.hand.cards for player in state.players)]:
        if card in pile:
            pile.remove(card)


def give_elder(state: State, seat: int, word: str, fish: int = 0) -> None:
    """Let a player have an elder in the council already."""
    elder = ELDER_WORDS.index(word)
    for stack in state.stacks:
        if elder in stack:
            stack.remove(elder)
    player = state.players[seat]
    player.elders.append(elder)
    player.elder_fish.append(fish)
    player.elder_worker.append(NOBODY)


def give_hand(state: State, seat: int, *cards: str) -> None:
    """Put C buildings into a hand."""
    for word in cards:
        take_away(state, word)
        state.players[seat].hand.cards.append(CARD_WORDS.index(word))
    state.players[seat].hand.cards.sort()


def goods(player: Player) -> tuple[int, int, int]:
    """Fish, wood and gold in the supply."""
    return (player.fish, player.wood, player.gold)


def reserve(player: Player) -> tuple[int, int, int]:
    """Fish, wood and gold in the Reserve."""
    return (player.reserve_fish, player.reserve_wood, player.reserve_gold)


def score_line(position: Position[State], seat: int, key: str) -> int:
    """The points of one line (or several of one kind) of a seat's score sheet."""
    lines = position.view(seat)["players"][seat]["score"]
    return sum(line["points"] for line in lines if line["key"] == key)
