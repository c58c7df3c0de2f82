"""R1 and R2: the table at the start, and the shape of a round."""

from __future__ import annotations

from itertools import pairwise

import pytest

from langbord.engine.errors import OptionError
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.moves import CARD_WORDS, GOOD_WORDS, HOUSE_WORDS, SPACE_WORDS
from langbord.games.reykholt.rules.state import State
from tests.games.reykholt.table import (
    after_tourism,
    after_work,
    asked,
    give_card,
    give_goods,
    give_house,
    goods,
    in_tourism,
    last_worker,
    play,
    stand,
    table,
    told,
    why,
    words,
)
from tests.rules import rule

SLOTS = {
    3: ["G01", "G02", "G03", "G04"],
    4: ["G05", "G06", "G07", "G08", "G09"],
    5: ["G10", "G11", "G12", "G13", "G14"],
    6: ["G15", "G16", "G17", "G18"],
}
ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def letters(cards: list[int]) -> set[str]:
    return {CARD_WORDS[card][0] for card in cards}


# --- R1 ---------------------------------------------------------------------------------------------------------------


@rule("R1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_rounds_and_the_farthest_wins(seats: int) -> None:
    position = table(seats)
    seen = set()
    while position.ask is not None:
        seen.add(position.state.round)
        position.play(position.ask.moves[-1])
    assert seen == {1, 2, 3, 4, 5, 6, 7}
    assert position.scores() == [player.table for player in position.state.players]
    (winner,) = position.winners()
    assert position.scores()[winner] == max(position.scores())


@rule("R1.2")
@pytest.mark.parametrize(("seats", "rows"), [(1, "123"), (2, "123"), (3, "23456"), (4, "123456")])
def test_spaces_by_seats(seats: int, rows: str) -> None:
    position = table(seats)
    shown = [space["word"] for space in position.view(None)["spaces"]]
    assert shown == [column + row for column in "PFMT" for row in rows]
    assert [space["column"] for space in position.view(None)["spaces"]] == [
        "PFMT".index(word[0]) for word in shown
    ]  # Property, Field, Market, Town Hall from the left
    for word in set(SPACE_WORDS) - set(shown):
        assert why(position, word) == "space-not-on-board R1.2"


@rule("R1.3")
@pytest.mark.parametrize(
    ("seats", "counts"), [(1, [1, 2, 2, 1]), (2, [2, 3, 3, 2]), (3, [3, 4, 4, 3]), (4, [4, 5, 5, 4])]
)
def test_greenhouses_by_seats(seats: int, counts: list[int]) -> None:
    piles = table(seats).view(None)["piles"][:4]
    assert [(pile["size"], pile["left"]) for pile in piles] == list(zip([3, 4, 5, 6], counts, strict=True))
    size = {slot: size for size, slots in SLOTS.items() for slot in slots}
    for pile in piles:
        assert [size[word] for word in pile["cards"]] == [pile["size"]] * pile["left"]


@rule("R1.4")
def test_the_random_pile_has_the_marked_card_on_top_of_four_shuffled_ones() -> None:
    orders = set()
    for seed in range(20):
        state = GAME.new(2, seed=seed).state
        assert [HOUSE_WORDS[house] for house in state.marked] == ["G19"]
        assert sorted(HOUSE_WORDS[house] for house in state.random.cards) == ["G20", "G21", "G22", "G23"]
        orders.add(tuple(state.random.cards))
    assert len(orders) > 5


@rule("R1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_marked_card_of_the_random_pile_is_known(seats: int) -> None:
    assert table(seats).view(0)["piles"][4] == {
        "word": "random",
        "size": 0,
        "cards": [],
        "left": 5,
        "next": "G19",
        "bottom": [],
    }
    position = table(seats, lambda state: give_house(state, 0, "G19"))
    assert position.view(0)["piles"][4]["next"] is None


@rule("R1.5")
@pytest.mark.parametrize("letter", "ABCD")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_of_the_chosen_set(seats: int, letter: str) -> None:
    position = table(seats, set=letter)
    assert len(position.state.display) == 5
    assert letters(position.state.display) == {letter}
    dealt = {tuple(GAME.new(seats, seed=seed, options={"set": letter}).state.display) for seed in range(20)}
    assert len(dealt) > 5


@rule("R1.5")
def test_the_display_is_not_refilled() -> None:
    def change(state: State) -> None:
        state.display = [CARD_WORDS.index(word) for word in ("A03", "A04", "A05", "A06", "A07")]

    position = play(table(2, change), "T1 A03")
    assert position.view(None)["display"] == ["A04", "A05", "A06", "A07"]
    while position.state.round == 1:
        assert position.ask is not None
        position.play(position.ask.moves[0])
    assert set(position.view(None)["display"]) <= {"A04", "A05", "A06", "A07"}


@rule("R1.6")
def test_set_e_is_for_two_seats_or_one() -> None:
    assert letters(table(2, set="E").state.display) == {"E"}
    assert letters(table(1, set="E").state.display) == {"E"}
    for seats in (3, 4):
        with pytest.raises(OptionError, match="set E"):
            table(seats, set="E")


@rule("R1.7")
@pytest.mark.parametrize(("letter", "base", "all_cards"), [("A", 7, 11), ("B", 8, 12), ("C", 8, 12), ("D", 7, 11)])
def test_story_cards_join_the_set_of_their_letter(letter: str, base: int, all_cards: int) -> None:
    def met(story: str) -> set[str]:
        found: set[str] = set()
        for seed in range(60):
            state = GAME.new(2, seed=seed, options={"set": letter, "story": story}).state
            assert len(state.display) == 5
            found |= {CARD_WORDS[card] for card in state.display}
        return found

    assert met("off") == {f"{letter}{number:02}" for number in range(1, base + 1)}
    assert met("on") == {f"{letter}{number:02}" for number in range(1, all_cards + 1)}


@rule("R1.8")
def test_the_stack_beside_the_display() -> None:
    assert table(2).view(None)["stack"] == ["tomato", "lettuce", "mushroom"]


@rule("R1.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_nothing(seats: int) -> None:
    for player in table(seats).view(None)["players"]:
        assert (player["workers"], player["table"]) == (3, 0)
        assert set(player["goods"].values()) == {0}
        assert (player["houses"], player["cards"]) == ([], [])


@rule("R1.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_or_set_and_stands_in_front(seats: int) -> None:
    for start in range(seats):
        position = table(seats, start=str(start))
        assert asked(position) == (start, "place-worker")
        assert position.view(None)["track"]["order"] == [(start + step) % seats for step in range(seats)]
    assert {GAME.new(seats, seed=seed).state.first for seed in range(40)} == set(range(seats))
    with pytest.raises(OptionError, match=f"no seat {seats}" if seats < 4 else "4"):
        table(seats, start=str(seats))


@rule("R1.11")
def test_five_goods_without_limit() -> None:
    assert GOOD_WORDS == ["tomato", "lettuce", "mushroom", "cauliflower", "carrot"]

    def change(state: State) -> None:
        for seat in (0, 1):
            state.players[seat].goods = [500] * 5

    position = play(table(2, change), "M1 first")  # far more than any box of goods holds
    assert goods(position)["tomato"] == 502


@rule("R1.12")
def test_stocks_are_open_to_everybody() -> None:
    position = table(3, lambda state: give_goods(state, 1, "2 carrot"))
    for viewer in (0, 1, 2, None):
        assert position.view(viewer)["players"][1]["goods"]["carrot"] == 2


@rule("R1.12")
def test_what_grows_cannot_be_paid() -> None:
    def change(state: State) -> None:
        in_tourism(state)
        give_house(state, 0, "G01", "3 tomato")
        stand(state, (0, 0), (1, 0))

    position = table(2, change)
    assert words(position) == ["bonus"]
    assert why(position, "pay") == "cannot-pay-table R9.3"

    def houses_and_a_good(state: State) -> None:
        give_house(state, 0, "G01", "3 tomato")
        give_house(state, 0, "G05", "4 tomato")
        give_goods(state, 0, "1 tomato")

    assert why(table(2, houses_and_a_good), "T3") == "not-alike R3.10"


# --- R2 ---------------------------------------------------------------------------------------------------------------


@rule("R2.1")
@ALL_SEATS
def test_the_four_phases_of_a_round(seats: int) -> None:
    position = table(seats)
    while position.state.round == 1:
        assert position.ask is not None
        position.play(position.ask.moves[-1])
    phases = [dict(event.values)["phase"][1] for event in position.log(0) if event.key == "phase-begins"]
    assert phases == ["work", "harvest", "tourism", "home", "work"]
    assert told(position).count("round-begins") == 2


@rule("R2.2")
def test_effects_of_one_moment_go_clockwise_from_the_start_player() -> None:
    def change(state: State) -> None:
        for seat, card in enumerate(["A06", "D06", "B10"]):  # two at the end, one at the start of Harvest Time
            give_card(state, seat, card)
        give_house(state, 0, "G01", "3 tomato")
        give_goods(state, 1, "1 tomato")
        state.first = 1
        after_work(state)

    position = table(3, change)
    assert asked(position) == (1, "offer")  # seat 1 starts this round
    play(position, "no")
    assert asked(position) == (0, "offer")


@rule("R2.2")
def test_effects_around_tourism_time_go_in_the_order_of_the_track() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "C11", 1)  # start of Tourism Time, table shared: a cauliflower
        stand(state, (1, 3), (0, 3), (2, 1))
        after_work(state)

    position = table(3, change)
    gains = [dict(event.values)["seat"][1] for event in position.log(0) if event.key == "gains"]
    assert gains == [1, 0]


@rule("R2.2")
def test_the_last_window_of_tourism_time_opens_in_the_order_of_the_track() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "B08", 1)  # any time, once a round: a good for another
        for seat in (0, 1):
            give_goods(state, seat, "1 carrot")
        stand(state, (1, 9), (0, 3))
        after_tourism(state)

    assert asked(table(2, change))[0] == 1


@rule("R2.3")
def test_nobody_is_asked_where_there_is_nothing_to_decide() -> None:
    def change(state: State) -> None:
        last_worker(state)
        give_house(state, 0, "G01", "3 tomato")
        give_house(state, 1, "G05", "2 lettuce, 1 tomato")

    position = play(table(2, change), "M2")
    assert goods(position, 0) == {"tomato": 1}  # one kind: no question
    assert asked(position) == (1, "harvest-good")  # mixed: a question
    play(position, "lettuce")
    assert asked(position) == (0, "tourism")


@rule("R2.1")
def test_rounds_are_counted_in_the_log() -> None:
    position = table(2)
    while position.ask is not None:
        position.play(position.ask.moves[-1])
    rounds = [dict(event.values)["number"][1] for event in position.log(0) if event.key == "round-begins"]
    assert all(
        isinstance(number, int) and isinstance(later, int) and later == number + 1 for number, later in pairwise(rounds)
    )
    assert len(rounds) == 7
