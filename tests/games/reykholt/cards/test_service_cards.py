"""R6: taking, using and sharing service cards."""

from __future__ import annotations

import pytest

from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.state import State
from langbord.text import Texts
from tests.games.reykholt.table import (
    Change,
    after_tourism,
    after_work,
    asked,
    at_work,
    both,
    cards,
    give_card,
    give_goods,
    give_house,
    goods,
    houses,
    in_tourism,
    last_worker,
    owner,
    play,
    show_cards,
    stand,
    table,
    tables,
    why,
    words,
)
from tests.rules import rule

PERMANENT = "A03 A04 A05 A06 A07"  # none of them red


def shown(text: str) -> Change:
    """The display is this."""
    return lambda state: show_cards(state, text)


# --- taking -----------------------------------------------------------------------------------------------------------


@rule("R6.1")
def test_one_card_of_the_display() -> None:
    position = play(table(2, shown(PERMANENT)), "T1")
    assert words(position) == PERMANENT.split()
    assert why(position, "A01") == "card-not-there R6.1"
    play(position, "A05")
    assert cards(position) == ["A05"]
    assert goods(position) == {}  # five were there: no good of the stack


@rule("R6.1")
def test_cards_stay_to_the_end_of_the_game() -> None:
    position = play(table(2, shown(PERMANENT)), "T1 A07")
    while position.ask is not None:
        position.play(position.ask.moves[0])
    assert "A07" in cards(position)


@rule("R6.1")
def test_there_is_no_limit_to_cards() -> None:
    def change(state: State) -> None:
        show_cards(state, "B03")
        for card in ("A03", "A04", "A05", "A06", "A07", "B01", "B02"):
            give_card(state, 0, card)

    assert len(cards(play(table(2, change), "T1 B03"))) == 8


@rule("R6.2")
@pytest.mark.parametrize(
    ("display", "good"),
    [
        (PERMANENT, None),
        ("A03 A04 A05 A06", None),
        ("A03 A04 A05", "tomato"),
        ("A03 A04", "lettuce"),
        ("A03", "mushroom"),
    ],
)
def test_the_last_three_cards_bring_a_good(display: str, good: str | None) -> None:
    position = play(table(2, shown(display)), "T1 A03")
    assert goods(position) == ({good: 1} if good else {})
    stack = position.view(None)["stack"]
    assert stack == ["tomato", "lettuce", "mushroom"][max(0, 4 - len(display.split())) :]


@rule("R6.2", "R6.10")
def test_sharing_brings_no_good_of_the_stack() -> None:
    def change(state: State) -> None:
        show_cards(state, "A03")
        give_card(state, 1, "A04")

    position = play(table(3, change), "T3 second A04")
    assert (goods(position), cards(position)) == ({}, ["A04"])
    assert position.view(None)["stack"] == ["mushroom"]


@rule("R6.3")
def test_without_a_usable_card_nothing_can_be_taken() -> None:
    empty = table(2, shown(""))
    assert why(empty, "T1") == "no-card R6.3"
    red = table(2, shown("B05 C10"))  # both need greenhouses
    assert why(red, "T1") == "no-card R6.3"
    mixed = play(table(2, shown("B05 A07")), "T1")
    assert words(mixed) == ["A07"]


@rule("R6.4")
def test_a_card_works_from_the_moment_it_is_taken() -> None:
    def change(state: State) -> None:
        show_cards(state, PERMANENT)
        give_house(state, 0, "G15", "6 tomato")
        state.placed = 4  # the third worker of seat 0 comes now

    position = play(table(2, change), "T1 A06 M2")  # A06: at the end of Harvest Time you may harvest once more
    assert asked(position) == (0, "offer")


@rule("R6.4", "R6.9")
def test_a_card_does_not_answer_to_its_own_taking() -> None:
    position = play(table(2, shown("C07 C03 C05 C06 C08")), "T1 C07")  # a card: 1 carrot
    assert goods(position) == {}
    play(position, "M2")
    second = play(table(2, both(shown("C03 C04 C05 C06 C08"), owner(cards="C07"))), "T1 C03")
    assert goods(second) == {"carrot": 1}


@rule("R6.5")
def test_a_red_card_works_at_once_and_once() -> None:
    position = play(table(2, shown("A01 A03 A04 A05 A06")), "T1 A01")
    assert goods(position) == {"tomato": 1, "lettuce": 2}
    while position.state.round == 1:
        play(position, words(position)[-1])
    assert cards(position) == ["A01"]
    uses = [event for event in position.log(0) if event.key == "gains"]
    assert sum("tomato" in str(event.values) and "lettuce" in str(event.values) for event in uses) == 1


@rule("R6.5")
def test_a_red_card_that_does_nothing_cannot_be_taken() -> None:
    position = play(table(2, shown("B05 B03 B04 B06 B07")), "T1")
    assert why(position, "B05") == "red-unusable R6.5"  # no greenhouse with an empty parcel
    full = play(table(2, both(shown("B05 B03 B04 B06 B07"), owner("", {"G01": "3 carrot"}))), "T1")
    assert why(full, "B05") == "red-unusable R6.5"
    room = play(table(2, both(shown("B05 B03 B04 B06 B07"), owner("", {"G01": "2 carrot"}))), "T1 B05")
    assert houses(room) == {"G01": {"carrot": 3}}


@rule("R6.2", "R6.5")
def test_the_good_of_the_stack_counts_for_what_a_red_card_needs() -> None:
    """D01 wants three goods: two and the tomato that comes with the third last card."""
    position = play(table(2, both(shown("D01 D03 D04"), owner("2 carrot")), set="D"), "T1")
    assert (why(position, "D01"), goods(position)) == (None, {"carrot": 2})
    play(position, "D01")
    assert asked(position)[1] != "place-worker"  # what is discarded
    four = play(table(2, both(shown("D01 D03 D04 D05"), owner("2 carrot")), set="D"), "T1")
    assert why(four, "D01") == "red-unusable R6.5"


# --- when cards act ---------------------------------------------------------------------------------------------------


@rule("R6.6")
def test_a_card_that_names_a_phase_answers_to_other_cards_too() -> None:
    start = owner("1 tomato", {"G15": "", "G01": "2 carrot"}, "A03 A04")
    position = play(table(4, start), "F1 G15 tomato yes G01")  # seed, harvest by the pump: harvested in Work Time
    assert goods(position) == {"carrot": 1, "mushroom": 1}


@rule("R6.6")
def test_a_card_for_workers_in_a_column_answers_to_each_of_them() -> None:
    position = play(table(2, owner(cards="A07")), "M3 second")  # a carrot; a tomato for a worker in Market
    assert goods(position) == {"carrot": 1, "tomato": 1}
    play(position, "M1 second M2")  # the rival, for whom it does nothing; then a tomato and a mushroom of the space
    assert goods(position) == {"carrot": 1, "tomato": 3, "mushroom": 1}
    assert goods(position, 1) == {"lettuce": 2}


@rule("R6.6")
def test_outside_work_time_it_does_not_answer() -> None:
    start = both(owner("", {"G01": "3 carrot"}, "A04 A06"), after_work)
    position = play(table(2, start), "yes G01")  # Harvest Time, and a harvest at its end
    assert goods(position) == {"carrot": 2}


@rule("R6.6")
def test_a_card_that_says_action_answers_only_to_spaces() -> None:
    start = both(owner("1 tomato", {"G15": "", "G01": "2 carrot"}, "A03 C12"), after_tourism)
    position = table(2, start)
    play(position, "yes G15 tomato")  # seeding at the start of Homecoming Time is no action
    assert asked(position)[1] == "place-worker"


@rule("R6.7")
def test_an_any_time_card_is_offered_with_every_question_of_its_own() -> None:
    position = table(2, owner("2 tomato", cards="D10"))  # 2 tomatoes for a lettuce and a cauliflower
    assert "use-D10" in words(position)
    play(position, "use-D10")
    assert goods(position) == {"lettuce": 1, "cauliflower": 1}
    assert asked(position) == (0, "place-worker")
    assert why(position, "use-D10") == "card-used R6.7"


@rule("R6.7")
def test_an_any_time_card_works_in_tourism_time() -> None:
    def change(state: State) -> None:
        give_goods(state, 0, "2 tomato")
        give_card(state, 0, "D10")
        stand(state, (0, 1), (1, 0))
        in_tourism(state)

    position = play(table(2, change), "use-D10 pay")  # to the lettuce table
    assert tables(position) == [2, 0]


@rule("R6.7")
def test_an_any_time_card_is_offered_at_the_end_of_a_phase() -> None:
    def change(state: State) -> None:
        give_goods(state, 0, "2 tomato")
        give_card(state, 0, "D10")
        last_worker(state)

    position = play(table(2, change), "M2")  # the opponent's last worker
    assert (asked(position), words(position)) == ((0, "window"), ["use-D10", "stop"])
    play(position, "use-D10")
    assert asked(position) == (0, "tourism")


@rule("R6.7")
def test_the_end_of_harvest_time_is_such_a_moment() -> None:
    def change(state: State) -> None:
        give_goods(state, 1, "1 tomato")
        give_house(state, 1, "G15", "3 tomato")
        give_card(state, 1, "D10")
        after_work(state)

    position = table(2, change)
    assert (asked(position), words(position)) == ((1, "window"), ["use-D10", "stop"])  # with the tomato just harvested
    play(position, "stop")
    assert asked(position) == (0, "tourism")


@rule("R6.7")
def test_the_ends_of_tourism_time_and_of_homecoming_are_such_moments() -> None:
    def change(state: State) -> None:
        give_goods(state, 0, "2 tomato")
        give_card(state, 0, "D10")
        stand(state, (0, 5), (1, 0))
        in_tourism(state)

    position = play(table(2, change), "bonus stop bonus")
    assert (asked(position), position.state.phase) == ((0, "window"), "tourism")
    play(position, "stop")
    assert (asked(position), position.state.phase) == ((0, "window"), "home")
    play(position, "use-D10")
    assert (position.state.round, goods(position)["cauliflower"]) == (2, 1)


@rule("R6.7")
def test_once_a_round() -> None:
    position = play(table(2, owner("4 tomato", cards="D10")), "use-D10")
    assert "use-D10" not in words(position)
    while position.state.round == 1:
        play(position, words(position)[0])
    assert position.state.players[0].used == 0


@rule("R6.7")
def test_an_any_time_card_of_another_player_cannot_be_used() -> None:
    position = table(2, both(owner("1 tomato", cards="B08"), lambda state: give_card(state, 1, "D10")))
    assert why(position, "use-D10") == "card-not-yours R6.7"
    assert why(position, "use-A03") == "card-no-any-time R6.7"


@rule("R6.7")
def test_it_never_leaves_a_question_without_an_answer() -> None:
    start = owner("2 tomato", {"G23": ""}, "D10")  # a greenhouse for tomatoes and mushrooms
    position = play(table(4, start), "F1")  # seed: the tomatoes are all there is to seed with
    assert why(position, "use-D10") == "no-answer-left R6.7"
    assert words(position) == ["G23"]
    fits = play(table(4, owner("2 tomato", {"G15": ""}, "D10")), "F1 use-D10 G15 lettuce")
    assert houses(fits) == {"G15": {"lettuce": 6}}  # this one takes lettuce too


@rule("R6.7")
def test_in_the_middle_of_an_action_it_may_not_ask_anything_itself() -> None:
    start = owner("3 tomato", {"G15": ""}, "B08")  # a good for any good: it asks which
    assert "use-B08" in words(table(4, start))
    assert why(play(table(4, start), "F1"), "use-B08") == "no-answer-left R6.7"


@rule("R6.8")
def test_gifts_come_by_themselves() -> None:
    position = play(table(2, owner(cards="A07")), "M2")  # work in the market: 1 tomato
    assert goods(position) == {"tomato": 2, "mushroom": 1}
    assert asked(position) == (1, "place-worker")


@rule("R6.8")
def test_offers_may_be_declined() -> None:
    start = owner("1 tomato", {"G15": "", "G01": "2 carrot"}, "A03")
    position = play(table(4, start), "F1 G15 tomato")
    assert (asked(position), words(position)) == ((0, "offer"), ["yes", "no"])
    play(position, "no")
    assert houses(position)["G01"] == {"carrot": 2}
    assert asked(position) == (1, "place-worker")


@rule("R6.8")
def test_an_impossible_offer_is_not_made() -> None:
    start = both(owner("", cards="D06"), after_work)  # a good for a carrot, without any good
    assert asked(table(2, start)) == (0, "tourism")


@rule("R6.9")
def test_cards_act_by_their_numbers_each_once() -> None:
    start = owner("1 tomato", {"G15": "", "G01": "2 carrot"}, "C03 A03")  # got in the other order
    position = play(table(4, start), "F1 G15 tomato")
    assert asked(position) == (0, "offer")  # A03 before C03
    assert goods(position) == {}
    play(position, "no")
    assert goods(position) == {"tomato": 1}


# --- sharing ----------------------------------------------------------------------------------------------------------


def lying(state: State) -> None:
    """With four seats: a card in front of everybody but seat 0."""
    for seat, card in ((1, "A03"), (2, "A04"), (3, "A05")):
        give_card(state, seat, card)
    show_cards(state, "")
    at_work(state)


@rule("R6.10")
def test_a_shared_card_serves_both_each_for_themselves() -> None:
    def change(state: State) -> None:
        give_card(state, 1, "A07")  # work in the market: 1 tomato
        show_cards(state, "")

    position = play(table(3, change), "T3 A07")
    assert (cards(position, 0), cards(position, 1)) == (["A07"], ["A07"])
    play(position, "M5 M3")  # seat 1 works in the market, then seat 2
    assert goods(position, 1) == {"tomato": 2, "mushroom": 1}
    assert (goods(position, 0), goods(position, 2)) == ({}, {"lettuce": 1, "mushroom": 1})
    play(position, "M4 second")
    assert goods(position, 0) == {"carrot": 1, "tomato": 1}


@rule("R6.10")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_one_or_two_seats_no_space_shares(seats: int) -> None:
    spaces = table(seats).state.book.deck.spaces[0]
    assert not any("share" in space.effect.phrase for space in spaces)
    assert any("share" in space.effect.phrase for space in table(3).state.book.deck.spaces[1])


@rule("R6.11")
def test_only_neighbours_share() -> None:
    position = play(table(4, lying), "T6")
    assert words(position) == ["A03", "A05"]
    assert why(position, "A04") == "not-neighbour R6.11"  # the player opposite


@rule("R6.11")
def test_with_three_seats_everybody_is_a_neighbour() -> None:
    def change(state: State) -> None:
        give_card(state, 1, "A03")
        give_card(state, 2, "A04")
        show_cards(state, "")

    assert words(play(table(3, change), "T3")) == ["A03", "A04"]


@rule("R6.11")
def test_a_card_is_shared_only_once() -> None:
    def change(state: State) -> None:
        give_card(state, 1, "A03", 2)
        give_card(state, 2, "A04")
        give_card(state, 0, "A05")
        show_cards(state, "")

    position = play(table(3, change), "T3")
    assert words(position) == ["A04"]
    assert why(position, "A03") == why(position, "A05") == "card-not-shareable R6.11"


@rule("R6.11")
def test_with_nothing_to_share_the_action_is_impossible() -> None:
    position = table(3, shown(""))
    reason = position.why_not(0, "T3")  # take a card, or share one: the reason names each side
    assert reason is not None
    assert (reason.key, [value for _, (_, value) in reason.values]) == ("neither-side", ["no-card", "nothing-to-share"])
    told = Texts("en", GAME, position.options).reason(reason)
    assert told == (
        "Neither side is possible. The first: There is no card that you could take. "
        "The second: Your neighbours have no card that you could share."
    )


@rule("R6.12", "R6.5")
def test_a_shared_red_card_works_once_for_the_new_user_too() -> None:
    def change(state: State) -> None:
        give_card(state, 1, "A01")  # used by seat 1 long ago
        show_cards(state, "")

    position = play(table(3, change), "T3 A01")
    assert goods(position, 0) == {"tomato": 1, "lettuce": 2}
    assert goods(position, 1) == {}


@rule("R6.12")
def test_a_red_card_that_does_nothing_for_you_cannot_be_shared() -> None:
    def change(state: State) -> None:
        give_card(state, 1, "C10")  # needs an empty greenhouse of five
        give_card(state, 2, "A03")
        show_cards(state, "")

    position = play(table(3, change), "T3")
    assert words(position) == ["A03"]
    assert why(position, "C10") == "red-unusable R6.5"


@rule("R6.13")
def test_goods_on_a_shared_card_are_there_once() -> None:
    def change(state: State) -> None:
        give_card(state, 0, "D03", 1)
        for seat, house in ((0, "G15"), (1, "G16")):
            give_goods(state, seat, "1 tomato")
            give_house(state, seat, house)

    position = table(4, change)
    hoard = position.view(None)["players"][0]["cards"][0]["goods"]
    assert hoard == ["tomato", "lettuce", "mushroom", "cauliflower", "carrot"]
    play(position, "F1 G15 tomato yes F2 G16 tomato yes")
    assert (goods(position, 0), goods(position, 1)) == ({"tomato": 1}, {"tomato": 1, "lettuce": 1})
    for seat in (0, 1):
        assert position.view(None)["players"][seat]["cards"][0]["goods"] == hoard[2:]
