"""R11: a game alone."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.moves import CARD_WORDS, HOUSE_WORDS, SPACE_WORDS
from langbord.games.reykholt.rules.state import NEUTRAL, OVER, State
from tests.games.reykholt.table import (
    after_tourism,
    asked,
    at_work,
    both,
    cards,
    give_goods,
    give_house,
    goods,
    houses,
    last_worker,
    owner,
    play,
    show_cards,
    stand,
    table,
    tables,
    why,
    words,
    worker_on,
    workers,
)
from tests.rules import rule

BLOCKED = {"P1": NEUTRAL, "P2": NEUTRAL}


def until_round(position: Position[State], number: int) -> Position[State]:
    """Play anything until a round begins."""
    while position.ask is not None and position.state.round < number:
        position.play(position.ask.moves[0])
    return position


@rule("R11.1")
def test_the_board_for_two_the_greenhouses_for_one_and_five_rounds() -> None:
    position = table(1)
    view = position.view(0)
    assert [space["word"] for space in view["spaces"]] == [column + row for column in "PFMT" for row in "123"]
    assert [pile["left"] for pile in view["piles"][:4]] == [1, 2, 2, 1]
    assert view["rounds"] == 5
    until_round(position, 6)
    assert (position.ask, position.state.phase, position.state.round) == (None, OVER, 5)


@rule("R11.2")
def test_three_cards_that_bring_tomato_lettuce_and_mushroom() -> None:
    assert len(table(1).state.display) == 3

    def change(state: State) -> None:
        show_cards(state, "A03 A04 A06")
        at_work(state)

    position = table(1, change)
    for card, stock in (
        ("A03", {"tomato": 1}),
        ("A04", {"tomato": 1, "lettuce": 1}),
        ("A06", {"tomato": 1, "lettuce": 1, "mushroom": 1}),
    ):
        play(position, f"T1 {card}")
        assert goods(position) == stock
        position.state.workers[SPACE_WORDS.index("T1")] = -1
        position = GAME.new_from(position.state, {}, seats=1)
    assert cards(position) == ["A03", "A04", "A06"]


@rule("R11.3")
def test_neutral_workers_block_the_flagged_property_spaces_to_the_end() -> None:
    position = table(1)
    assert workers(position) == BLOCKED
    assert why(position, "P1") == why(position, "P2") == "space-taken R3.2"
    while position.ask is not None:
        assert {word: worker for word, worker in workers(position).items() if worker == NEUTRAL} == BLOCKED
        position.play(position.ask.moves[0])
    assert workers(position)["P1"] == NEUTRAL


@rule("R11.4")
def test_each_work_time_begins_with_a_random_greenhouse_and_a_tomato() -> None:
    position = table(1)
    assert (goods(position), houses(position)) == ({"tomato": 1}, {"G19": {}})
    assert position.view(0)["players"][0]["workers"] == 3  # no worker was needed
    top = HOUSE_WORDS[position.state.random.cards[-1]]
    before = len(position.state.random)
    until_round(position, 2)
    assert top in {*houses(position), *(word for word in position.view(0)["piles"][4]["bottom"])}
    assert len(position.state.random) < before


@rule("R11.4", "R4.4")
def test_with_the_random_pile_empty_the_gift_is_two_tomatoes() -> None:
    def change(state: State) -> None:
        state.marked = []
        state.random.cards = []

    assert goods(table(1, change)) == {"tomato": 2}


@rule("R11.4")
def test_the_gift_is_no_action() -> None:
    def change(state: State) -> None:
        owner(cards="A07")(state)  # work in the market: 1 tomato

    assert goods(table(1, change)) == {"tomato": 1}


@rule("R11.5")
def test_two_colours_take_turns_three_workers_each() -> None:
    position = table(1)
    placed: dict[int, list[int]] = {}
    while position.ask is not None:
        if position.ask.prompt == "place-worker":
            number, before = position.state.round, set(workers(position))
            position.play(position.ask.moves[0])
            new = set(workers(position)) - before
            placed.setdefault(number, []).extend(workers(position)[word] for word in new)
        else:
            position.play(position.ask.moves[0])
    assert {number: set(colours) for number, colours in placed.items()} == {1: {0}, 2: {1}, 3: {0}, 4: {1}, 5: {0}}
    assert all(len(colours) <= 3 for colours in placed.values())
    assert len(placed[1]) == 3


@rule("R11.6")
def test_workers_stay_for_a_round_and_block() -> None:
    position = play(table(1, at_work), "M2 M1 first M3 first")
    until_round(position, 2)
    assert workers(position) == {**BLOCKED, "M1": 0, "M2": 0, "M3": 0}
    for word in ("M1", "M2", "M3"):
        assert why(position, word) == "space-taken R3.2"
    play(position, "F1")
    while asked(position)[1] != "place-worker":
        play(position, words(position)[0])
    play(position, "P3")
    while asked(position)[1] != "place-worker":
        play(position, words(position)[0])
    until_round(position, 3)
    home = workers(position)
    assert not {"M1", "M2", "M3"} & set(home)  # the three of round 1 are home
    assert {home["F1"], home["P3"]} == {1}  # those of round 2 stay
    assert sum(worker == 1 for worker in home.values()) == 3


@rule("R11.7")
def test_flags_look_at_the_workers_of_this_round_only() -> None:
    def change(state: State) -> None:
        give_house(state, 0, "G01")
        give_house(state, 0, "G05")
        give_house(state, 0, "G06")
        give_goods(state, 0, "4 tomato")
        state.round = 2
        worker_on(state, 0, "T2")  # a flagged Town Hall space of round 1
        at_work(state)

    position = table(1, change)
    assert "T3" in words(position)
    assert why(position, "T2") == "space-taken R3.2"


@rule("R11.7", "R3.8")
def test_within_a_round_flags_bind_alone_too() -> None:
    def change(state: State) -> None:
        for word in ("G01", "G05", "G06"):
            give_house(state, 0, word)
        give_goods(state, 0, "4 tomato")
        at_work(state)

    position = play(table(1, change), "T2 first G01")
    assert why(position, "T3") == "flag-used R3.8"


def ended(step: int, stock: str = "", scenario: str = "off") -> Position[State]:
    """The end of a game alone at this table."""

    def change(state: State) -> None:
        stand(state, (0, step))
        give_goods(state, 0, stock)
        after_tourism(state)
        state.round = state.rounds

    return table(1, change, scenario=scenario)


@rule("R11.8")
@pytest.mark.parametrize(("step", "winners"), [(20, []), (21, [0]), (22, [0])])
def test_the_aim_is_the_table_of_five_tomatoes(step: int, winners: list[int]) -> None:
    position = ended(step, "9 tomato, 9 lettuce, 9 mushroom")
    assert position.ask is None
    assert position.winners() == winners
    tables_of_five = [t["table"] for t in position.view(0)["track"]["tables"] if t["plates"] == 5]
    assert tables_of_five[0] == 21 == position.view(0)["solo"]["aim"]


@rule("R11.8")
def test_short_of_the_aim_nothing_is_scored() -> None:
    assert ended(20, "9 tomato").scores() == [0]


@rule("R11.9")
@pytest.mark.parametrize(
    ("step", "stock", "score"),
    [
        (21, "", 0),
        (21, "3 lettuce", 3),
        (23, "2 cauliflower", 22),
        (23, "2 cauliflower, 9 carrot", 22),  # only the kind of the next table counts
        (24, "12 carrot", 39),  # nine at most
        (30, "1 tomato", 91),  # into the second lap
    ],
)
def test_the_score_beyond_the_aim(step: int, stock: str, score: int) -> None:
    assert ended(step, stock).scores() == [score]


@rule("R11.10")
def test_the_variant_allows_a_blocked_space_once() -> None:
    def change(state: State) -> None:
        state.round = 2
        worker_on(state, 0, "M2", "M1", "M3")  # of round 1
        at_work(state)

    assert why(table(1, change), "P1") == "space-taken R3.2"  # without the variant
    position = table(1, change, variant="on")
    assert {"P1", "P2", "M1", "M2", "M3"} <= set(words(position))
    play(position, "M2")
    assert goods(position) == {"tomato": 1, "mushroom": 1}
    assert workers(position)["M2"] == 0  # the worker of round 1 stays
    assert why(position, "M1") == why(position, "P1") == "space-taken R3.2"  # once in the game


@rule("R11.10")
def test_the_variant_reaches_neutral_workers_but_not_those_of_this_round() -> None:
    position = play(table(1, at_work, variant="on"), "M2")
    assert why(position, "M2") == "space-taken R3.2"
    play(position, "P1 size-3")
    assert workers(position)["P1"] == NEUTRAL
    assert list(houses(position)) == ["G01"]


@rule("R11.10", "R3.8")
def test_with_the_variant_all_other_conditions_hold() -> None:
    position = table(1, both(owner("2 tomato"), at_work), variant="on")
    assert why(position, "T3") == "no-greenhouse R4.5"

    def flags(state: State) -> None:
        state.players[0].flags = 1  # a flagged Property space was taken in this round
        at_work(state)

    assert why(table(1, flags, variant="on"), "P1") == "flag-used R3.8"


@rule("R11.10")
def test_the_guest_stays_for_a_round_like_the_others() -> None:
    def change(state: State) -> None:
        state.round = 2
        worker_on(state, 0, "M2")
        last_worker(state)

    position = play(table(1, change, variant="on"), "M2")
    until_round(position, 3)
    assert workers(position)["M2"] == 1  # the old one went home, the guest stays
    assert why(position, "M2") == "space-taken R3.2"


@rule("R11.11", "R1.6")
def test_cards_that_need_an_opponent_are_left_out() -> None:
    met = set()
    for seed in range(40):
        state = GAME.new(1, seed=seed, options={"set": "E"}).state
        assert len(state.display) == 3
        met |= {CARD_WORDS[card] for card in state.display}
    assert met == {"E01", "E03", "E06"}  # not the lease, the good neighbour, the table by the door
    elders = {
        CARD_WORDS[card]
        for seed in range(60)
        for card in GAME.new(1, seed=seed, options={"set": "A", "story": "on"}).state.display
    }
    assert "A08" not in elders
    assert {"A10", "A11"} <= elders


@rule("R11.5", "R9.2")
def test_alone_there_is_one_tourism_turn() -> None:
    position = play(table(1, last_worker), "M2")
    assert asked(position) == (0, "tourism")
    play(position, "bonus")
    assert tables(position) == [1]
