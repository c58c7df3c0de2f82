"""Alone: workers that stay, copies, open C buildings, and the campaign of three games (N11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from langbord.engine.codec import to_json
from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARD_WORDS, CARDS, ELDER_WORDS, FIRST_B, FIRST_C, SPACE_WORDS
from langbord.games.nusfjord.rules.state import NOBODY, OVER, State
from tests.games.nusfjord.harbour import last_worker, mine, names
from tests.games.nusfjord.table import Change, give_building, give_elder, play, score_line, table, why, words
from tests.rules import rule

MODES = ("basic", "advanced")


def out(state: State) -> dict[str, list[int]]:
    """The colours of the workers on the action board, by space."""
    return {word: workers for word, workers in zip(SPACE_WORDS, state.workers, strict=True) if workers}


def staying(state: State) -> list[str]:
    """Where workers lie, on spaces and elders."""
    council = zip(state.players[0].elders, state.players[0].elder_worker, strict=True)
    elders = [ELDER_WORDS[elder] for elder, worker in council if worker != NOBODY]
    return sorted([*(word for word, workers in out(state).items() for _ in workers), *elders])


# --- the table --------------------------------------------------------------------------------------------------------


@rule("N11.1")
@pytest.mark.parametrize("mode", MODES)
def test_the_solo_table(mode: str) -> None:
    state = GAME.new(1, seed=1, options={"solo": mode}).state
    capacity = dict(zip(SPACE_WORDS, state.capacity, strict=True))
    board = SPACE_WORDS[: SPACE_WORDS.index("copy")]
    assert [capacity[word] for word in board] == [1] * 12  # two Build spaces, one worker everywhere
    assert (state.plates, state.ships, len(state.players)) == (1, [3, 3, 3], 1)
    assert state.stacks == [[0, 6], [1], [2], [3], [4], [5]]
    assert all(not len(cellar) for cellar in state.cellar)
    assert (len(state.open_a), len(state.open_b), len(state.open_c)) == (9, 6, 0)


@rule("N11.2", "N11.3")
@pytest.mark.parametrize(("mode", "copies"), [("basic", ["copy"]), ("advanced", ["copy-1", "copy-2", "copy-3"])])
def test_copy_spaces(mode: str, copies: list[str]) -> None:
    state = table(1, solo=mode).state
    assert [
        word for word in SPACE_WORDS if word.startswith("copy") and state.capacity[SPACE_WORDS.index(word)]
    ] == copies


# --- workers that stay ------------------------------------------------------------------------------------------------


@rule("N11.2")
def test_basic_workers_stay_for_one_further_round() -> None:
    position = play(table(1), "gold thin issue")
    assert (position.state.round, out(position.state)) == (2, {"gold": [0], "issue": [0], "thin": [0]})
    assert why(position, "gold") == why(position, "thin") == why(position, "issue") == "space-full N4.3"
    play(position, "deforest D4 reforest D1 pass")
    assert (position.state.round, out(position.state)) == (3, {"deforest": [1], "reforest": [1]})
    assert why(position, "deforest") == "space-full N4.3"
    play(position, "gold pass pass")
    assert out(position.state) == {"gold": [0]}
    play(position, "deforest D5 pass pass")
    assert (position.state.round, out(position.state)) == (5, {"deforest": [1]})


@rule("N11.3")
def test_advanced_workers_stay_for_two_further_rounds() -> None:
    position = play(table(1, solo="advanced"), "gold pass pass")
    assert out(position.state) == {"gold": [0]}
    play(position, "thin pass pass")
    assert out(position.state) == {"gold": [0], "thin": [1]}
    assert why(position, "gold") == why(position, "thin") == "space-full N4.3"
    play(position, "issue pass pass")
    assert (position.state.round, out(position.state)) == (4, {"issue": [2], "thin": [1]})
    play(position, "gold pass pass")
    assert (position.state.round, out(position.state)) == (5, {"gold": [0], "issue": [2]})


@rule("N11.2", "N11.3", "N11.4")
@pytest.mark.parametrize(("mode", "colours"), [("basic", 2), ("advanced", 3)])
@pytest.mark.parametrize("seed", range(4))
def test_who_stays_in_each_round_of_a_whole_game(mode: str, colours: int, seed: int) -> None:
    placed: list[tuple[int, str]] = []  # round and space or elder of each worker
    position = GAME.new(1, seed=seed, options={"solo": mode})
    chance = random.Random(seed)
    while position.ask is not None:
        state = position.state
        word = words(position)[chance.randrange(len(position.ask.moves))]
        if position.ask.prompt == "place-worker":
            if state.placed == 0:
                assert staying(state) == sorted(where for number, where in placed if number > state.round - colours)
            if word != "pass" and not word.startswith("use-"):
                placed.append((state.round, word))
        position.play(word)
    assert {number for number, _ in placed} == set(range(1, 8))


@rule("N11.2")
def test_a_worker_that_stays_makes_a_space_full_for_the_copy_space() -> None:
    position = play(table(1), "gold thin pass")
    assert why(position, "copy") is None
    play(position, "copy")
    assert words(position) == ["gold", "thin"]
    gold = mine(position)[2]
    assert mine(play(position, "gold"))[2] == gold + 1
    assert why(play(position, "pass pass"), "copy") == "space-full N4.3"  # the worker there stays as well


@rule("N11.2")
def test_the_copy_space_copies_any_column() -> None:
    def change(state: State) -> None:
        for space in ("gold", "thin", "elder"):
            state.workers[SPACE_WORDS.index(space)] = [1]

    position = play(table(1, change), "copy")
    assert words(position) == ["gold", "thin", "elder"]


@rule("N11.3")
@pytest.mark.parametrize(("copy", "target"), [("copy-1", "gold"), ("copy-2", "thin"), ("copy-3", "elder")])
def test_each_advanced_copy_space_copies_its_own_column(copy: str, target: str) -> None:
    def change(state: State) -> None:
        for space in ("gold", "thin", "elder"):
            state.workers[SPACE_WORDS.index(space)] = [1]

    position = play(table(1, change, solo="advanced"), copy)
    assert words(position) == [target]


@rule("N11.4")
@pytest.mark.parametrize(("mode", "blocked"), [("basic", [2]), ("advanced", [2, 3])])
def test_a_worker_that_stays_on_an_elder_blocks_it(mode: str, blocked: list[int]) -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E06")  # issue or buy
        state.plates = 7

    position = play(table(1, change, solo=mode), "E06 issue pass pass")
    busy: list[int] = []
    for number in range(2, 5):
        assert position.state.round == number
        if why(position, "E06") == "elder-busy N6.3":
            busy.append(number)
        else:
            assert "E06" in words(position)
        play(position, "pass pass pass")
    assert busy == blocked


# --- buildings and shares ---------------------------------------------------------------------------------------------


@rule("N11.5")
@pytest.mark.parametrize("mode", MODES)
def test_four_c_buildings_in_round_4_and_three_more_in_round_6(mode: str) -> None:
    position = GAME.new(1, seed=4, options={"solo": mode})
    order = names(position.state.pile_c.cards[::-1])
    opened: dict[int, list[str]] = {}
    while position.ask is not None:
        opened.setdefault(position.state.round, names(position.state.open_c))
        assert len(position.state.players[0].hand) == 0
        position.play("pass")
    four, seven = sorted(order[:4]), sorted(order[:7])
    assert [opened[number] for number in range(1, 8)] == [[], [], [], four, four, seven, seven]


@rule("N11.5")
def test_they_lie_open_and_can_be_built() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=3)
        state.pile_c.cards.sort(key=lambda card: card != CARD_WORDS.index("C09"), reverse=True)
        state.players[0].wood = 8

    position = play(table(1, change), "pass")
    assert "C09" in position.view(None)["open"]["C"]
    assert names(play(position, "build C09 S1").state.players[0].cards) == ["C09"]


@rule("N11.6")
def test_issued_shares_wait_on_the_action_board_and_their_fish_are_lost() -> None:
    position = play(table(1), "issue pass pass")  # round 2: a haul of three
    player = position.state.players[0]
    assert (position.state.market, player.shares, player.unissued) == ([1], [2], 2)
    assert (player.fish, player.reserve_fish) == (2, 0)
    assert score_line(position, 0, "shares") == 2
    play(position, "buy pass pass")  # round 3
    player = position.state.players[0]
    assert (position.state.market, player.shares) == ([0], [3])
    assert (player.fish, player.reserve_fish, player.gold) == (5, 0, 1)
    assert score_line(position, 0, "shares") == 3


# --- the campaign -----------------------------------------------------------------------------------------------------


def kinds(cards: set[int]) -> tuple[int, int, int]:
    """How many A, B and C buildings."""
    a, b = sum(card < FIRST_B for card in cards), sum(FIRST_B <= card < FIRST_C for card in cards)
    return (a, b, len(cards) - a - b)


def opening(state: State) -> dict[str, Any]:
    """All that must be the same at the start of each game of a campaign; its cards and its chance are not."""
    data = to_json(state)
    changing = ("chance", "reveals", "revealed", "game", "past_scores", "past_cards")
    cards = ("pile_a", "pile_b", "pile_c", "open_a", "open_b", "open_c")
    return {key: value for key, value in data.items() if key not in (*changing, *cards)}


def end_of_game(number: int, change: Change | None = None, deck: str = "herring") -> Position[State]:
    """The last worker of the last round of a game of a campaign."""

    def last(state: State) -> None:
        last_worker(state, of_round=7)
        state.game = number
        if change is not None:
            change(state)

    return table(1, last, campaign="on", deck=deck)


@rule("N11.7")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
def test_a_whole_campaign_of_random_moves(deck: str, mode: str) -> None:
    options = {"campaign": "on", "deck": deck, "solo": mode}
    position = GAME.new(1, seed=7, options=options)
    first = opening(position.state)
    chance = random.Random(7)
    seen: dict[int, set[int]] = {}
    built: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    while position.ask is not None:
        state = position.state
        if state.game not in seen:
            assert opening(state) == first  # nothing else is carried over
            seen[state.game] = {*state.open_a, *state.open_b}
            dealt = seen[state.game] | {*state.pile_a.cards, *state.pile_b.cards, *state.pile_c.cards}
            if state.game == 3:
                assert dealt == set(range(CARDS)) - built[1] - built[2]
        seen[state.game] |= {*state.open_c}
        word = words(position)[chance.randrange(len(position.ask.moves))]
        if position.ask.prompt == "choose-building" and word in CARD_WORDS:
            built[state.game].add(CARD_WORDS.index(word))
        position.play(word)
    assert (position.state.game, position.state.phase, position.state.round) == (3, OVER, 7)
    assert kinds(seen[1]) == kinds(seen[2]) == (9, 6, 7)
    assert seen[1] | seen[2] == set(range(CARDS))
    assert all(built[game] <= seen[game] for game in (1, 2, 3))
    assert built[1] | built[2]
    assert set(position.state.players[0].cards) == built[3]
    past = position.state.past_scores
    assert (len(past), score_line(position, 0, "past-game")) == (2, sum(past))


@rule("N11.7")
@pytest.mark.parametrize("number", [1, 2])
def test_nothing_is_carried_over(number: int) -> None:
    def change(state: State) -> None:
        player = state.players[0]
        player.fish, player.wood, player.gold = 9, 8, 7
        player.reserve_fish, player.reserve_wood, player.reserve_gold = 6, 5, 4
        player.ships, player.unissued, player.forests = [1, 1, 1], 1, [0, 2, 0, 1, 0, 2]
        state.ships, state.market, state.plates, state.forest_supply = [2, 2, 2], [2], 5, 25
        give_building(state, 0, "B02", 2)
        player.used = player.built
        give_elder(state, 0, "E03", fish=2)
        player.elder_worker = [0]
        state.workers[0] = [0]

    position = play(end_of_game(number, change, deck="cod"), "pass")
    assert (position.state.game, position.state.round) == (number + 1, 1)
    fresh = GAME.new(1, seed=1, options={"campaign": "on", "deck": "cod", "start": "0"})
    assert opening(position.state) == opening(fresh.state)
    lines = [7 + 7 + 2 + 1, -1, -4]  # gold and ships, shares and B02; unissued; empty: S1, one of D2, D4
    assert position.state.past_scores == [sum(lines)]


@rule("N11.7")
def test_the_second_game_has_the_other_half() -> None:
    position = end_of_game(1)
    state = position.state
    state_a, state_b, state_c = (set(pile.cards) for pile in (state.pile_a, state.pile_b, state.pile_c))
    state = play(position, "pass").state
    assert (set(state.open_a), set(state.open_b), set(state.pile_c.cards)) == (state_a, state_b, state_c)


@rule("N11.7")
@pytest.mark.parametrize(("a", "b", "c"), [(4, 3, 5), (9, 6, 7), (11, 7, 9), (18, 12, 14)])
def test_the_third_game_is_dealt_from_all_cards_not_built_before_if_need_be_fewer(a: int, b: int, c: int) -> None:
    def change(state: State) -> None:
        state.past_cards = [*range(a), *range(FIRST_B, FIRST_B + b), *range(FIRST_C, FIRST_C + c)]

    position = play(end_of_game(2, change), "pass")
    state = position.state
    left_a, left_b, left_c = 18 - a, 12 - b, 14 - c
    assert (len(state.open_a), len(state.open_b), state.open_c) == (min(9, left_a), min(6, left_b), [])
    dealt = {*state.open_a, *state.open_b, *state.pile_a.cards, *state.pile_b.cards, *state.pile_c.cards}
    assert dealt == set(range(CARDS)) - set(state.past_cards)
    opened: dict[int, int] = {}
    while position.ask is not None:
        opened[position.state.round] = len(position.state.open_c)
        position.play("pass")
    assert (opened[4], opened[7]) == (min(4, left_c), min(7, left_c))


@rule("N11.7")
def test_what_is_built_in_the_second_game_is_missing_from_the_third() -> None:
    def change(state: State) -> None:
        state.past_cards = [CARD_WORDS.index("C01")]
        give_building(state, 0, "A03")

    state = play(end_of_game(2, change), "pass").state
    dealt = {*state.open_a, *state.open_b, *state.pile_a.cards, *state.pile_b.cards, *state.pile_c.cards}
    assert names(sorted(set(range(CARDS)) - dealt)) == ["A03", "C01"]


@rule("N11.8")
@pytest.mark.parametrize(("gold", "won"), [(45, []), (46, [0]), (60, [0])])
def test_a_campaign_is_won_with_100_points_over_its_three_games(gold: int, won: list[int]) -> None:
    def change(state: State) -> None:
        state.past_scores = [35, 25]
        state.players[0].gold = gold

    position = play(end_of_game(3, change), "pass")
    assert position.ask is None
    assert (position.scores(), position.winners()) == ([35 + 25 + gold - 6], won)


@rule("N11.8")
@pytest.mark.parametrize("mode", MODES)
def test_a_single_game_has_no_aim_and_counts_as_won(mode: str) -> None:
    position = play(table(1, lambda state: last_worker(state, of_round=7), solo=mode), "pass")
    assert position.ask is None
    assert (position.scores(), position.winners()) == ([-6], [0])
