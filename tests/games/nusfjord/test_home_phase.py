"""The home phase: workers come home, the start passes on, and the later rounds bring new buildings (N9)."""

from __future__ import annotations

import itertools

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARD_WORDS, SPACE_WORDS
from langbord.games.nusfjord.rules.state import NOBODY, OVER, State
from tests.games.nusfjord.harbour import asked, at_random, last_worker, names, owner
from tests.games.nusfjord.table import give_elder, give_hand, lay_open, play, table, why, words
from tests.rules import rule


def before(new_round: int, seats: int, deck: str = "herring") -> Position[State]:
    """The last worker before a round."""
    return table(seats, lambda state: last_worker(state, of_round=new_round - 1), deck=deck)


def counts(state: State) -> tuple[int, int, int]:
    """How many A, B and C buildings lie open."""
    return (len(state.open_a), len(state.open_b), len(state.open_c))


def told(position: Position[State], seat: int | None, key: str) -> list[str]:
    """The cards that events of one kind name to a seat."""
    return [str(event.value("card")) for event in position.log(seat) if event.key == key]


# --- workers and the start --------------------------------------------------------------------------------------------


@rule("N9.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("of_round", [1, 6, 7])
def test_all_workers_come_home_in_the_seventh_round_too(seats: int, of_round: int) -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=of_round)
        state.workers[SPACE_WORDS.index("gold")] = [0]
        state.workers[SPACE_WORDS.index("issue")] = [1]
        give_elder(state, 1, "E03")
        state.players[1].elder_worker = [1]

    state = play(table(seats, change), "thin").state
    assert state.workers == [[] for _ in SPACE_WORDS]
    assert state.players[1].elder_worker == [NOBODY]
    assert (state.round, state.phase == OVER) == (min(of_round + 1, 7), of_round == 7)


@rule("N9.1")
def test_the_spaces_are_free_again_and_everybody_has_three_workers() -> None:
    position = play(table(2), "gold thin pass pass pass pass")
    assert "gold" in words(position)
    assert "thin" in words(position)
    play(position, "pass pass pass pass pass")
    assert (position.state.round, asked(position)[0]) == (2, 0)
    play(position, "pass")
    assert position.state.round == 3


@rule("N9.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_who_was_last_in_a_round_is_first_in_the_next(seats: int, first: int) -> None:
    position = GAME.new(seats, seed=1, options={"start": str(first)})
    rounds: list[list[int]] = [[] for _ in range(7)]
    while position.ask is not None:
        rounds[position.state.round - 1].append(position.ask.seat)
        position.play("pass")
    clockwise = [(first + turn) % seats for turn in range(seats)]
    assert rounds[0] == clockwise * 3
    for old, new in itertools.pairwise(rounds):
        assert new == (old[-1:] + old[: seats - 1]) * 3


# --- new buildings ----------------------------------------------------------------------------------------------------


@rule("N9.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_round_3_adds_as_many_a_buildings_as_there_are_seats_from_3_on(seats: int) -> None:
    position = before(3, seats)
    old, pile = position.state.open_a[:], position.state.pile_a.cards[:]
    state = play(position, "pass").state
    added = seats if seats >= 3 else 0
    assert counts(state) == (9 + added, 6, 0)
    assert sorted(state.open_a) == sorted([*old, *pile[len(pile) - added :]])
    assert len(state.pile_a) == 9 - added


@rule("N9.4")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_round_4_deals_c_buildings_into_hands(seats: int, drawn: int) -> None:
    position = before(4, seats)
    pile = position.state.pile_c.cards[:]
    state = play(position, "pass").state
    assert [len(player.hand) for player in state.players] == [drawn] * seats
    assert counts(state)[2] == 0
    dealt = [card for player in state.players for card in player.hand.cards]
    assert sorted([*dealt, *state.pile_c.cards]) == sorted(pile)
    assert len(state.pile_c) == 14 - drawn * seats


@rule("N9.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hand_is_seen_by_its_owner_alone(seats: int) -> None:
    position = play(before(4, seats), "pass")
    hands = [names(player.hand.cards) for player in position.state.players]
    for viewer in [*range(seats), None]:
        shown = [player["hand"] for player in position.view(viewer)["players"]]
        assert shown == [hand if seat == viewer else len(hand) for seat, hand in enumerate(hands)]
        assert sorted(told(position, viewer, "draws-card")) == ([] if viewer is None else hands[viewer])


@rule("N9.4")
def test_the_hand_of_another_cannot_be_built() -> None:
    def change(state: State) -> None:
        state.round = 5
        give_hand(state, 1, "C09")
        lay_open(state, "A03")
        state.players[0].wood = 8

    position = play(table(2, change), "build")
    assert why(position, "C09") == why(position, "C08") == "card-not-there N5.4"  # as if it lay in the pile


@rule("N9.5")
@pytest.mark.parametrize(("seats", "added"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 3)])
def test_round_5_adds_b_buildings_from_3_seats_on(seats: int, added: int) -> None:
    position = before(5, seats)
    old, pile = position.state.open_b[:], position.state.pile_b.cards[:]
    state = play(position, "pass").state
    assert counts(state) == (9, 6 + added, 0)
    assert sorted(state.open_b) == sorted([*old, *pile[len(pile) - added :]])


@rule("N9.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_round_6_lays_all_hands_open_before_anybody_moves(seats: int) -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=5)
        give_hand(state, 0, "C03", "C09")
        give_hand(state, 1, "C05")

    position = table(seats, change)
    pile = position.state.pile_c.cards[:]
    play(position, "pass")
    assert position.state.round == 6
    assert names(position.state.open_c) == ["C03", "C05", "C09"]
    assert position.view(None)["open"]["C"] == ["C03", "C05", "C09"]
    assert [len(player.hand) for player in position.state.players] == [0] * seats
    assert position.state.pile_c.cards == pile


@rule("N9.6")
def test_from_round_6_on_everybody_may_build_them() -> None:
    def change(state: State) -> None:
        last_worker(state, of_round=5)
        give_hand(state, 0, "C09")
        for player in state.players:
            player.wood = 8

    position = play(table(2, change), "pass build C09 S1")
    builder = position.state.players[1]
    assert (asked(position)[0], names(builder.cards), position.state.open_c) == (0, ["C09"], [])


@rule("N9.3", "N9.4", "N9.5", "N9.6")
@pytest.mark.parametrize(("seats", "a", "b", "hand"), [(2, 9, 6, 4), (3, 12, 8, 3), (4, 13, 8, 2), (5, 14, 9, 2)])
def test_what_lies_open_in_each_round_when_nobody_builds(seats: int, a: int, b: int, hand: int) -> None:
    position = GAME.new(seats, seed=2)
    seen: dict[int, tuple[int, int, int, int]] = {}
    while position.ask is not None:
        state = position.state
        seen.setdefault(state.round, (*counts(state), len(state.players[0].hand)))
        position.play("pass")
    late = (a, b, hand * seats, 0)
    assert [seen[number] for number in range(1, 8)] == [
        *[(9, 6, 0, 0)] * 2,
        (a, 6, 0, 0),
        (a, 6, 0, hand),
        (a, b, 0, hand),
        late,
        late,
    ]


# --- what a hand tells ------------------------------------------------------------------------------------------------


@rule("N9.7")
def test_who_builds_from_the_hand_shows_the_card_and_no_other() -> None:
    def change(state: State) -> None:
        state.round = 5
        give_hand(state, 0, "C09", "C12")
        state.players[0].wood = 8

    position = play(table(2, change), "build C09 S1")
    assert told(position, 1, "builds") == ["C09"]
    shown = position.view(1)["players"][0]
    assert (shown["places"][0]["buildings"], shown["hand"]) == (["C09"], 1)
    assert names(position.state.players[0].hand.cards) == ["C12"]


@rule("N9.7")
@pytest.mark.parametrize("other", ["C05", "C14"])  # 2 wood after the discount; 3 wood
def test_a_question_about_building_does_not_tell_what_a_hand_could_pay_for(other: str) -> None:
    def holding(card: str, wood: int) -> Position[State]:
        def change(state: State) -> None:
            owner(shown="B01", wood=wood, gold=2)(state)  # action build, 3 wood cheaper
            state.round = 5
            state.open_a = []
            state.open_b = [CARD_WORDS.index("B01")]
            give_hand(state, 0, card)

        return play(table(2, change, deck="cod"), "build B01 S1")

    nothing, something = holding("C06", wood=6), holding(other, wood=6)
    assert words(nothing) == ["stop"]
    assert words(something) == ["build", "stop"]
    assert asked(nothing) == asked(something) == (0, "card-action")
    assert nothing.view(1) == something.view(1)
    assert nothing.log(1) == something.log(1)
    after = (play(nothing, "stop"), play(something, "stop"))
    assert after[0].view(1) == after[1].view(1)
    assert after[0].log(1) == after[1].log(1)


@rule("N9.7")
def test_without_a_hand_an_impossible_building_is_not_asked_for() -> None:
    def change(state: State) -> None:
        owner(shown="B01", wood=6, gold=2)(state)
        state.open_a = []
        state.open_b = [CARD_WORDS.index("B01")]

    assert asked(play(table(2, change, deck="cod"), "build B01 S1")) == (1, "place-worker")


@rule("N9.4", "N9.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hands_are_held_in_rounds_4_and_5_only(seats: int) -> None:
    for position in at_random(GAME.new(seats, seed=seats), seed=seats):
        held = sum(len(player.hand) for player in position.state.players)
        assert (held > 0) <= (position.state.round in (4, 5))
        assert (len(position.state.open_c) > 0) <= (position.state.round >= 6)
