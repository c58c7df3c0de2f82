"""Tables for the tests: a position, changed as a test needs it, and played by words."""

from __future__ import annotations

from collections.abc import Callable

from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.position import Position
from langbord.games.reykholt.rules import beds
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.moves import (
    CARD_WORDS,
    EVENT_WORDS,
    GOOD_WORDS,
    GROW_WORDS,
    HOUSE_CARDS,
    HOUSE_WORDS,
    PLOTS,
    SPACE_WORDS,
)
from langbord.games.reykholt.rules.state import HARVEST, NOBODY, TOURISM, WORK, State

#: Paragraphs are proved on the edition that is played when nobody asks for another.
EDITION = GAME.meta.complete(2, {})["edition"]

Change = Callable[[State], None]
Goods = dict[str, int]


def table(
    seats: int = 2, change: Change | None = None, *, hold: bool = False, seed: int = 1, **options: str
) -> Position[State]:
    """Round 1 before anything has happened; seat 0 starts. `change` may alter anything before play begins."""
    options.setdefault("start", "0")
    options.setdefault("edition", EDITION)
    complete = GAME.meta.complete(seats, options)
    state = GAME.begin(seats, complete, Chance(key_from_seed(seed)), GAME.meta.rules)
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


def asked(position: Position[State]) -> tuple[int, str]:
    """Who is asked, and what."""
    assert position.ask is not None
    return (position.ask.seat, position.ask.prompt)


def why(position: Position[State], word: str) -> str | None:
    """The key and paragraph of the reason why a word is not legal for the asked seat: 'space-taken R3.2'."""
    assert position.ask is not None
    reason = position.why_not(position.ask.seat, word)
    return None if reason is None else f"{reason.key} {reason.paragraph}"


# --- changing a state -------------------------------------------------------------------------------------------------


def both(*changes: Change) -> Change:
    """One change after another."""

    def change(state: State) -> None:
        for each in changes:
            each(state)

    return change


def read_goods(text: str) -> list[int]:
    """`2 tomato, 1 carrot` as amounts of each good."""
    goods = [0] * len(GOOD_WORDS)
    for part in text.split(", ") if text else []:
        amount, word = part.split()
        goods[GOOD_WORDS.index(word)] += int(amount)
    return goods


def give_goods(state: State, seat: int, text: str) -> None:
    """A player's stock is this."""
    state.players[seat].goods = read_goods(text)


def give_house(state: State, seat: int, word: str, growing: str = "") -> None:
    """Let a player own a greenhouse already; it leaves its pile."""
    house = HOUSE_WORDS.index(word)
    for pile in [*state.piles, state.marked, state.random.cards, state.returned]:
        if house in pile:
            pile.remove(house)
    bed = sum(amount * beds.ONE[good] for good, amount in enumerate(read_goods(growing)))
    state.players[seat].houses.append(house)
    state.players[seat].beds.append(bed)


def give_card(state: State, seat: int, word: str, partner: int = NOBODY) -> None:
    """Let a player use a service card already, perhaps together with a neighbour."""
    card = CARD_WORDS.index(word)
    if card in state.display:
        state.display.remove(card)
    state.owner[card] = seat
    effect = state.book.deck.cards[card]
    if effect.hoard:
        state.hoards[card] = list(reversed(effect.hoard))
    users = [seat] if partner == NOBODY else [seat, partner]
    if partner != NOBODY:
        state.partner[card] = partner
    for user in users:
        player = state.players[user]
        player.cards.append(card)
        player.held |= 1 << card
        if effect.effect.special == "greenhouse-seller":
            player.houses += range(HOUSE_CARDS, HOUSE_CARDS + PLOTS)
            player.beds += [0] * PLOTS


def show_cards(state: State, text: str) -> None:
    """The display is this."""
    state.display = [CARD_WORDS.index(word) for word in text.split()]


def stand(state: State, *places: tuple[int, int]) -> None:
    """Managers on the track as (seat, table), the farthest first."""
    state.order = [seat for seat, _ in places]
    for seat, step in places:
        state.players[seat].table = step


def owner(stock: str = "", houses: dict[str, str] | None = None, cards: str = "") -> Change:
    """Seat 0 has these goods, greenhouses (with what grows there) and cards."""

    def change(state: State) -> None:
        give_goods(state, 0, stock)
        for word, growing in (houses or {}).items():
            give_house(state, 0, word, growing)
        for card in cards.split():
            give_card(state, 0, card)

    return change


def worker_on(state: State, colour: int, *spaces: str) -> None:
    """Workers that stand there already."""
    for word in spaces:
        state.workers[SPACE_WORDS.index(word)] = colour


def at_work(state: State) -> None:
    """Past the start of Work Time."""
    state.phase = WORK


def last_worker(state: State) -> None:
    """Only the last worker of the round is still to be placed."""
    state.phase = WORK
    state.placed = 3 * len(state.players) - 1


def after_work(state: State) -> None:
    """All workers have been placed; Harvest Time is next."""
    state.phase = HARVEST
    state.placed = 3 * len(state.players)


def in_tourism(state: State) -> None:
    """Tourism Time has begun."""
    after_work(state)
    state.phase = TOURISM
    state.waiting = (1 << len(state.players)) - 1


def after_tourism(state: State) -> None:
    """Everybody has had a turn on the track."""
    after_work(state)
    state.phase = TOURISM
    state.waiting = 0


def next_event(state: State, word: str) -> None:
    """This event lies on top."""
    card = HOUSE_CARDS + EVENT_WORDS.index(word)
    state.events.cards.remove(card)
    state.events.cards.append(card)


# --- looking at it ----------------------------------------------------------------------------------------------------


def goods(position: Position[State], seat: int = 0) -> Goods:
    """The stock, without what there is none of."""
    return {word: amount for word, amount in zip(GOOD_WORDS, position.state.players[seat].goods, strict=True) if amount}


def houses(position: Position[State], seat: int = 0) -> dict[str, Goods]:
    """The greenhouses of a player and what grows in them."""
    player = position.state.players[seat]
    return {
        GROW_WORDS[house]: {GOOD_WORDS[good]: beds.amount(bed, good) for good in beds.kinds(bed)}
        for house, bed in zip(player.houses, player.beds, strict=True)
    }


def cards(position: Position[State], seat: int = 0) -> list[str]:
    """The service cards that a player uses."""
    return [CARD_WORDS[card] for card in position.state.players[seat].cards]


def tables(position: Position[State]) -> list[int]:
    """How far each seat has come."""
    return [player.table for player in position.state.players]


def workers(position: Position[State]) -> dict[str, int]:
    """The spaces with workers, and whose they are."""
    return {word: worker for word, worker in zip(SPACE_WORDS, position.state.workers, strict=True) if worker != NOBODY}


def told(position: Position[State], seat: int = 0) -> list[str]:
    """The keys of the log."""
    return [event.key for event in position.log(seat)]
