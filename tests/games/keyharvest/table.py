"""Tables for the tests: an empty land, laid out by a few changes, played by words and read as words.

A board is written as its fields, `*` behind a harvested one, and its workers: `"B7 E4* A@C5"`.
"""

from __future__ import annotations

from collections.abc import Callable

from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.log import Event
from langbord.engine.position import Position
from langbord.games.keyharvest.edition.geometry import bits
from langbord.games.keyharvest.rules import bag as drawing
from langbord.games.keyharvest.rules.events import count_tiles
from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.moves import CARD_WORDS, CROP_WORDS, CROPS, FIRST_EVENT, REFERENCE_WORDS, SPACES
from langbord.games.keyharvest.rules.state import CHECKED, COUNTERS, UNSEEN, Lot, Player, State
from langbord.games.keyharvest.rules.supply import holding

Change = Callable[[State], None]
REGISTRY = "G1 G2 G3 G4 G5 G6"
TOWNSFOLK_FROM = 6  # the worker G


# --- laying out -------------------------------------------------------------------------------------------------------


def table(seats: int = 2, *changes: Change, hold: bool = False, **options: str) -> Position[State]:
    """The first turn of seat 0. Boards and hands are empty, G1 to G6 lie in the registry, all else in the bag."""
    options.setdefault("start", "0")
    complete = GAME.meta.complete(seats, options)
    state = GAME.begin(seats, complete, Chance(key_from_seed(1)), GAME.meta.rules)
    clear(state)
    for change in changes:
        change(state)
    return GAME.new_from(state, options, seats=seats, hold=hold)


def clear(state: State) -> None:
    """Nobody has anything yet."""
    for player in state.players:
        player.fields = 0
        player.known = [0] * CROPS
        player.secret.cards = []
    state.stock = [COUNTERS] * CROPS
    state.registry = mask(REGISTRY)
    state.bag_fields = state.land.spaces & ~state.registry


def board(seat: int, things: str) -> Change:
    """Fields and workers on a board."""

    def change(state: State) -> None:
        player = state.players[seat]
        for thing in things.split():
            worker, _, place = thing.rpartition("@")
            space = REFERENCE_WORDS.index(place.rstrip("*"))
            if worker:
                stand(state, player, "ABCDEFGHIJKL".index(worker), space)
                continue
            take_away(state, space)
            player.fields |= 1 << space
            if place.endswith("*"):
                player.harvested |= 1 << space

    return change


def stand(state: State, player: Player, worker: int, space: int) -> None:
    """A worker has been placed before."""
    player.worker_at[worker] = space
    player.workers |= 1 << space
    if worker < TOWNSFOLK_FROM:
        player.farmhands &= ~(1 << worker)
    else:
        state.townsfolk &= ~(1 << worker)


def hand(seat: int, **counters: int) -> Change:
    """Counters that all know of, from the stock."""

    def change(state: State) -> None:
        for word, number in counters.items():
            state.players[seat].known[CROP_WORDS.index(word)] += number
            state.stock[CROP_WORDS.index(word)] -= number

    return change


def secret(seat: int, crops: str) -> Change:
    """Counters that only their owner knows of, from the stock."""

    def change(state: State) -> None:
        for word in crops.split():
            state.players[seat].secret.cards.append(CROP_WORDS.index(word))
            state.stock[CROP_WORDS.index(word)] -= 1
        state.players[seat].secret.cards.sort()

    return change


def lot(seat: int, reference: str, **bid: int) -> Change:
    """A field in a store, with its bid from the stock."""

    def change(state: State) -> None:
        space = REFERENCE_WORDS.index(reference)
        take_away(state, space)
        counters = [bid.get(word, 0) for word in CROP_WORDS]
        state.players[seat].store.append(Lot(space, counters))
        state.stock = [left - number for left, number in zip(state.stock, counters, strict=True)]

    return change


def registry(references: str) -> Change:
    """Just these fields in the registry; those that lay there go into the bag."""

    def change(state: State) -> None:
        state.bag_fields |= state.registry
        state.registry = 0
        for word in references.split():
            take_away(state, REFERENCE_WORDS.index(word))
        state.registry = mask(references)

    return change


def bag(order: str) -> Change:
    """Just these fields and events in the bag, drawn in this order. An event that stands twice is the one that goes
    back into the bag after the next field. Other fields lie fallow, other events have been ignored."""

    def change(state: State) -> None:
        tiles = order.split()
        state.fallow |= state.bag_fields
        for word in tiles:
            if word in REFERENCE_WORDS:
                take_away(state, REFERENCE_WORDS.index(word))
        state.bag_fields = mask(" ".join(word for word in tiles if word in REFERENCE_WORDS))
        events = sorted({CARD_WORDS.index(word) for word in tiles if word not in REFERENCE_WORDS})
        everywhere = [*state.bag_known, *state.bag_events.cards, *state.removed.cards, *state.ignored, *state.track]
        elsewhere = sorted({*everywhere} - {*events, *state.track})
        unseen = UNSEEN if len(state.players) > 2 else 0
        state.removed.cards, state.ignored = elsewhere[:unseen], elsewhere[unseen:]
        state.bag_known = []
        state.bag_events.cards = events
        state.chance = chance_for(state, tiles)

    return change


def chance_for(state: State, tiles: list[str]) -> Chance:
    """A generator with which the tiles of the bag come in this order."""
    wanted = [tile_number(word) for word in tiles]
    for seed in range(100_000):
        twin = GAME.copy_state(state)
        twin.chance = Chance(key_from_seed(seed))
        if all(drawn_is(twin, number, wanted[at + 1 :]) for at, number in enumerate(wanted)):
            return Chance(key_from_seed(seed))
    raise AssertionError(f"no generator draws {tiles}")


def drawn_is(state: State, wanted: int, later: list[int]) -> bool:
    """Draw; whether it is the tile that was wanted. Events still to come lie aside until a field comes, the others go
    on the track."""
    tile = drawing.draw(state)
    if tile < SPACES:
        aside = [event for event in state.ignored if event + SPACES in later]
        drawing.put_back(state, aside)
        state.ignored = [event for event in state.ignored if event not in aside]
    elif tile in later:
        state.ignored.append(tile - SPACES)
    elif not state.ending():
        state.track.append(tile - SPACES)
        if len(state.track) == CHECKED:
            count_tiles(state)
    return tile == wanted


def tile_number(word: str) -> int:
    """As the bag numbers its tiles."""
    return REFERENCE_WORDS.index(word) if word in REFERENCE_WORDS else SPACES + CARD_WORDS.index(word)


def track(events: str) -> Change:
    """Events that have already taken place."""

    def change(state: State) -> None:
        state.track = [CARD_WORDS.index(word) for word in events.split()]
        state.seen = state.track[:]
        for pile in (state.bag_events.cards, state.removed.cards, state.bag_known, state.ignored):
            pile[:] = [event for event in pile if event not in state.track]

    return change


def stock(**counters: int) -> Change:
    """Just so many counters of these crops in the stock; the rest is in the hand of the last seat."""

    def change(state: State) -> None:
        for word, number in counters.items():
            crop = CROP_WORDS.index(word)
            state.players[-1].known[crop] += state.stock[crop] - number
            state.stock[crop] = number

    return change


def active(seat: int) -> Change:
    """Whose turn it is."""

    def change(state: State) -> None:
        state.active = seat

    return change


def take_away(state: State, space: int) -> None:
    """Remove a field from wherever it lies free."""
    for player in state.players:
        assert not player.fields >> space & 1, f"{REFERENCE_WORDS[space]} lies on a board already"
    state.registry &= ~(1 << space)
    state.bag_fields &= ~(1 << space)
    state.fallow &= ~(1 << space)


def mask(references: str) -> int:
    """A set of fields."""
    return sum(1 << REFERENCE_WORDS.index(word) for word in references.split())


# --- playing ----------------------------------------------------------------------------------------------------------


def play(position: Position[State], line: str) -> Position[State]:
    """Play words separated by spaces; whatever is played, nothing is lost or invented."""
    for word in line.split():
        position.play(word)
        assert GAME.faults(position.state) == []
    return position


def event(letter: str, *changes: Change, seats: int = 2, draws: str = "G7", drawer: int = 0) -> Position[State]:
    """An event comes up: `drawer` offers G1 for a counter of wheat, and draws it while filling the registry. `draws`
    are the tiles that come after it, and all that the bag then holds."""
    lay_out = [*changes, active(drawer), hand(drawer, wheat=1), bag(f"{letter} {draws}")]
    position = play(table(seats, *lay_out), "offer G1 wheat")
    return play(position, "stop") if asked(position) == f"{drawer} bid" else position


# --- reading ----------------------------------------------------------------------------------------------------------


def asked(position: Position[State]) -> str:
    """Who is asked, and what: '0 action'; 'nobody' at the end."""
    return "nobody" if position.ask is None else f"{position.ask.seat} {position.ask.prompt}"


def words(position: Position[State]) -> str:
    """The legal moves."""
    assert position.ask is not None
    return " ".join(GAME.vocabulary.word(move) for move in position.ask.moves)


def why(position: Position[State], word: str) -> str | None:
    """The key and paragraph of the reason why a word is not legal for the asked seat: 'store-full K7.1'."""
    assert position.ask is not None
    reason = position.why_not(position.ask.seat, word)
    return None if reason is None else f"{reason.key} {reason.paragraph}"


def references(fields: int) -> str:
    """A set of fields as words."""
    return " ".join(REFERENCE_WORDS[space] for space in bits(fields))


def board_of(position: Position[State], seat: int = 0) -> str:
    """Fields in order, then workers: 'B7 E4* A@C5'."""
    player = position.state.players[seat]
    fields = [REFERENCE_WORDS[space] + "*" * (player.harvested >> space & 1) for space in bits(player.fields)]
    placed = [
        f"{'ABCDEFGHIJKL'[at]}@{REFERENCE_WORDS[space]}" for at, space in enumerate(player.worker_at) if space >= 0
    ]
    return " ".join(fields + placed)


def hand_of(position: Position[State], seat: int = 0) -> str:
    """All counters of a seat: '2 hops 1 wheat'."""
    return amounts(holding(position.state.players[seat]))


def amounts(counters: list[int]) -> str:
    """Counters by crop in words."""
    return " ".join(f"{number} {CROP_WORDS[crop]}" for crop, number in enumerate(counters) if number)


def store_of(position: Position[State], seat: int = 0) -> dict[str, str]:
    """The fields of a store with their bids."""
    return {REFERENCE_WORDS[each.offered]: amounts(each.bid) for each in position.state.players[seat].store}


def farmhands_of(position: Position[State], seat: int = 0) -> str:
    """The farmhands not on the board: 'ABCDEF'."""
    return "".join("ABCDEF"[at] for at in range(6) if position.state.players[seat].farmhands >> at & 1)


def townsfolk_of(position: Position[State]) -> str:
    """The townsfolk on the town board: 'GHIJKL'."""
    return "".join("ABCDEFGHIJKL"[at] for at in range(12) if position.state.townsfolk >> at & 1)


def registry_of(position: Position[State]) -> str:
    """The registry in order."""
    return references(position.state.registry)


def fallow_of(position: Position[State]) -> str:
    """The fallow fields in order."""
    return references(position.state.fallow)


def bag_of(position: Position[State]) -> str:
    """All tiles of the bag, fields first."""
    state = position.state
    events = sorted([*state.bag_known, *state.bag_events.cards])
    return " ".join([*references(state.bag_fields).split(), *(CARD_WORDS[event] for event in events)])


def track_of(position: Position[State]) -> str:
    """The events on the track in order."""
    return " ".join(CARD_WORDS[event] for event in position.state.track)


def stock_of(position: Position[State], crop: str) -> int:
    """The counters of a crop in the stock."""
    return position.state.stock[CROP_WORDS.index(crop)]


def told(position: Position[State], *keys: str) -> list[Event]:
    """The lines of the log with one of these keys, as all read them once the draft is settled."""
    settled = position.copy()
    settled.settle()
    return [line for line in settled.log(None) if line.key in keys]


def events_told(position: Position[State], key: str) -> str:
    """The events that lines of the log with this key name."""
    return " ".join(str(line.value("event")) for line in told(position, key))


def score(position: Position[State], seat: int = 0, viewer: int | None = None) -> dict[str, int]:
    """The lines of a score sheet, as a viewer sees them."""
    lines = position.view(viewer)["players"][seat]["score"]
    return {line["key"]: line["points"] for line in lines}


def all_events() -> str:
    """M to Z."""
    return " ".join(CARD_WORDS[FIRST_EVENT:])
