"""What must hold at any moment: nothing lost, nothing invented, no limit broken. For the tests and `--check`."""

from __future__ import annotations

from langbord.games.nusfjord.rules.moves import CARDS
from langbord.games.nusfjord.rules.state import NOBODY, OVER, WORK, Player, State
from langbord.games.nusfjord.rules.supply import COUNCIL_OF, bent, track_taken, wood_limit

MOST_GOODS = 10_000


def faults(state: State) -> list[str]:
    """Everything that is wrong with a state; an empty list if nothing is."""
    found = _pieces(state) + _cards(state) + _workers(state)
    for player in state.players:
        found += [f"seat {player.seat}: {fault}" for fault in _player(state, player)]
    return found


def _pieces(state: State) -> list[str]:
    """Shares, ships, forests, plates."""
    board = state.deck.board
    found: list[str] = []
    seats = len(state.players)
    for owner, player in enumerate(state.players):
        shares = player.unissued + state.market[owner] + sum(other.shares[owner] for other in state.players)
        if shares != 5:
            found.append(f"seat {owner} has {shares} shares in the game")
    for kind in range(3):
        ships = state.ships[kind] + sum(player.ships[kind] for player in state.players)
        if ships != board.ship_supply[seats - 1] or state.ships[kind] < 0:
            found.append(f"{ships} ships of kind {kind}")
    tiles = state.forest_supply + sum(sum(player.forests) for player in state.players)
    if tiles != board.forest_tiles or state.forest_supply < 0:
        found.append(f"{tiles} forest tiles")
    if not 0 <= state.plates <= len(board.plates):
        found.append(f"{state.plates} plates filled")
    return found


def _cards(state: State) -> list[str]:
    """Every building and every elder of the game is in exactly one place."""
    found: list[str] = []
    cards = state.open_a + state.open_b + state.open_c + state.pile_a.cards + state.pile_b.cards + state.pile_c.cards
    for player in state.players:
        cards = cards + player.cards + player.hand.cards
    if state.site != NOBODY:
        cards.append(state.site)
    if len(set(cards)) != len(cards):
        found.append("a building is in two places")
    if not state.game and len(cards) != CARDS:
        found.append(f"{len(cards)} buildings")
    board, seats = state.deck.board, len(state.players)
    elders = [elder for stack in state.stacks for elder in stack]
    elders += [card - CARDS for cellar in state.cellar for card in cellar.cards]
    elders += [elder for player in state.players for elder in player.elders]
    if len(set(elders)) != len(elders):
        found.append("an elder is in two places")
    if len(elders) != board.elders_face_up[seats - 1] + board.elders_face_down[seats - 1]:
        found.append(f"{len(elders)} elders")
    for stack, cellar in zip(state.stacks, state.cellar, strict=True):
        if not stack and len(cellar):
            found.append("an uncovered elder lies face down")
    return found


def _workers(state: State) -> list[str]:
    """No space over its capacity, no player with more than three workers out."""
    found: list[str] = []
    out = [colour for workers in state.workers for colour in workers]
    out += [colour for player in state.players for colour in player.elder_worker if colour != NOBODY]
    for colour in set(out):
        if out.count(colour) > state.deck.board.workers:
            found.append(f"{out.count(colour)} workers of colour {colour}")
    for space, workers in enumerate(state.workers):
        if len(workers) > state.capacity[space] and not any(state.deck.bending):
            found.append(f"space {space} is over its capacity")
    if state.phase == WORK and not 0 <= state.placed < state.deck.board.workers * len(state.players):
        found.append(f"{state.placed} workers placed")
    if not 1 <= state.round <= state.deck.board.rounds or (
        state.phase == OVER and state.round != state.deck.board.rounds
    ):
        found.append(f"round {state.round}")
    return found


def _player(state: State, player: Player) -> list[str]:
    """One harbour."""
    board = state.deck.board
    found: list[str] = []
    goods = [player.fish, player.wood, player.gold, player.reserve_fish, player.reserve_wood, player.reserve_gold]
    if min(goods) < 0 or player.unissued < 0 or min(player.shares) < 0 or min(player.ships) < 0:
        found.append("something is below zero")
    if max(goods) > MOST_GOODS:
        found.append("more goods than any game gives")
    if player.wood > wood_limit(state, player):
        found.append(f"{player.wood} wood")
    if any(fish not in (0, 1, 2) for fish in player.elder_fish):
        found.append(f"fish on elders: {player.elder_fish}")
    if not len(player.elders) == len(player.elder_fish) == len(player.elder_worker):
        found.append("the council is torn")
    if len(player.elders) > bent(state, player, COUNCIL_OF, board.council):
        found.append(f"{len(player.elders)} elders")
    if track_taken(state, player) > board.track:
        found.append("the track is overfull")
    for cells, forests, buildings in zip(board.cells, player.forests, player.places, strict=True):
        if len(buildings) > cells or (forests and buildings) or not 0 <= forests <= (2 if cells == 2 else 0):
            found.append(f"a place has {forests} forests and {len(buildings)} buildings on {cells} spaces")
    standing = sorted([card for place in player.places for card in place] + player.moored)
    if standing != sorted(player.cards) or player.built != sum(1 << card for card in player.cards):
        found.append("the buildings do not agree with their places")
    return found
