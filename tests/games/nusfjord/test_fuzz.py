"""Random play for every number of seats and every deck, with all checks at every decision."""

from __future__ import annotations

import random
from typing import cast

import pytest

from langbord.games.nusfjord.rules.game import GAME, Nusfjord
from langbord.games.nusfjord.rules.moves import CARD_WORDS
from langbord.games.nusfjord.rules.state import State
from langbord.games.nusfjord.rules.view_model import View
from langbord.lab.selfplay.invariant_checker import Checker, Violation

pytestmark = [pytest.mark.compiled, pytest.mark.fuzz]

#: No game of random moves was ever longer: any-time exchanges lose a quarter, so they end.
LONGEST = {1: 900, 2: 900, 3: 900, 4: 1200, 5: 1500}


def play_checked(game: Nusfjord, seats: int, seed: int, hold: bool, **options: str) -> Checker:
    """One random game; with `hold`, some finished turns are taken back before they are settled."""
    chance = random.Random(f"{seats} {seed} {options}")
    position = game.new(seats, seed=seed, options=options, hold=hold)
    checker = Checker(chance)
    checker.check(position)
    answers = 0
    while position.ask:
        position.play(chance.choice(position.ask.moves))
        checker.check(position)
        if position.held is not None:
            if chance.random() < 0.1:
                position.undo(1 + chance.randrange(position.draft))
            else:
                position.settle()
        answers += 1
        assert answers < LONGEST[seats]
    assert len(position.scores()) == seats
    return checker


@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_pass_every_check(seats: int, deck: str) -> None:
    seen: set[tuple[int, int]] = set()
    changed: set[tuple[int, int]] = set()
    for seed in range(2):
        checker = play_checked(GAME, seats, seed, seed % 2 == 1, deck=deck)
        seen |= checker.zones_seen
        changed |= checker.zones_changed
    assert seen == changed
    assert seen >= {(seat, pile) for seat in range(seats) for pile in range(3)}
    assert (seats < 5) or (0, 3) in seen  # elders lie face down with five seats only


@pytest.mark.parametrize("options", [{"solo": "advanced"}, {"campaign": "on"}, {"solo": "advanced", "campaign": "on"}])
def test_solo_games_and_campaigns_pass_every_check(options: dict[str, str]) -> None:
    for seed in range(2):
        play_checked(GAME, 1, seed, seed % 2 == 1, **options)


def leaking() -> list[Nusfjord]:
    """Made only here: from compiled rules nothing can be derived."""

    class ShowsHands(Nusfjord):
        def view(self, state: State, seat: int | None) -> View:
            hands = [[CARD_WORDS[card] for card in player.hand.cards] for player in state.players]
            return cast(View, {**super().view(state, seat), "hands": hands})

    class ShowsNextBuilding(Nusfjord):
        def view(self, state: State, seat: int | None) -> View:
            return cast(View, {**super().view(state, seat), "next": state.pile_a.cards[-1:]})

    class ShowsBuriedElder(Nusfjord):
        def view(self, state: State, seat: int | None) -> View:
            return cast(View, {**super().view(state, seat), "buried": state.cellar[0].cards[:]})

    return [ShowsHands(), ShowsNextBuilding(), ShowsBuriedElder()]


@pytest.mark.plain
@pytest.mark.parametrize("number", range(3), ids=["game0", "game1", "game2"])
def test_a_view_that_leaks_is_caught(number: int) -> None:
    with pytest.raises(Violation, match="is shown a secret"):
        play_checked(leaking()[number], 5, 1, hold=False)
