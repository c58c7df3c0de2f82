"""N1: the game and its set-up."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from langbord import games
from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.errors import CannotUndo, OptionError
from langbord.games.nusfjord.edition.loader import check, load_deck
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import ELDER_WORDS, card_word
from langbord.games.nusfjord.rules.state import OVER, WORK, State
from langbord.games.nusfjord.terminal.painter import NusfjordPainter
from langbord.terminal.saves import Seating
from langbord.terminal.session import Session
from langbord.text import Texts
from tests.games.nusfjord.table import give_elder, goods, play, reserve, rich, table, why, words
from tests.rules import rule

ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
HIDDEN_ELDERS = {"E13", "E14", "E15", "E16", "E17", "E18"}


def everybody_rich(state: State) -> None:
    for player in state.players:
        rich(player)


# --- the course of the game -------------------------------------------------------------------------------------------


@rule("N1.1")
@ALL_SEATS
def test_there_are_seven_rounds_each_with_fishing_before_the_work(seats: int) -> None:
    position = GAME.new(seats, seed=1, options={"start": "0"})
    for number in range(1, 8):
        assert (position.state.round, position.state.phase) == (number, WORK)
        for player in position.state.players:  # three fish a round: two to the own shares, one to the Reserve
            assert (player.fish, player.reserve_fish) == (2 * number, number)
        play(position, "pass " * 3 * seats)
    assert position.ask is None
    assert position.state.phase == OVER


@rule("N1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_round_ends_with_the_workers_coming_home(seats: int) -> None:
    position = GAME.new(seats, seed=1)
    for _ in range(7):
        play(position, "gold" + " pass" * (3 * seats - 1))
    assert sum(player.gold for player in position.state.players) == 7


@rule("N1.1")
def test_most_points_at_the_end_win() -> None:
    def change(state: State) -> None:
        state.round = 7
        state.players[1].gold = 1

    position = play(table(3, change), "pass " * 8)
    assert position.winners() == []  # not before the last worker
    play(position, "pass")
    assert position.scores() == [-6, -5, -6]
    assert position.winners() == [1]


# --- the boards -------------------------------------------------------------------------------------------------------

SMALL_SIDE = {"gold": 1, "transfer": 1, "serve": 1, "build": 1, "build-2": 1, "issue": 1, "buy": 1, "deforest": 1}
SMALL_SIDE |= {"thin": 1, "reforest": 1, "ship": 1, "elder": 1}
LARGE_SIDE = {"gold": 1, "transfer": 1, "serve": 1, "build": 3, "issue": 2, "buy": 1, "deforest": 2}
LARGE_SIDE |= {"thin": 1, "reforest": 1, "ship": 2, "elder": 2}


@rule("N1.2")
@pytest.mark.parametrize(
    ("seats", "side"), [(1, SMALL_SIDE), (2, SMALL_SIDE), (3, LARGE_SIDE), (4, LARGE_SIDE), (5, LARGE_SIDE)]
)
def test_the_side_of_the_action_board_depends_on_the_seats(seats: int, side: dict[str, int]) -> None:
    spaces = table(seats).view(0)["spaces"]
    assert {space["word"]: space["capacity"] for space in spaces if not space["word"].startswith("copy")} == side


@rule("N1.2")
@pytest.mark.parametrize(("seats", "reason"), [(1, None), (2, None), (3, "N1.2"), (4, "N1.2"), (5, "N1.2")])
def test_a_space_of_the_other_side_cannot_be_used(seats: int, reason: str | None) -> None:
    position = table(seats, everybody_rich)
    assert why(position, "build-2") == (reason and f"space-not-on-board {reason}")
    assert ("build-2" in words(position)) is (reason is None)


@rule("N1.2")
@pytest.mark.parametrize("seats", [0, 6, -1])
def test_one_to_five_play(seats: int) -> None:
    with pytest.raises(OptionError, match="1 to 5 seats"):
        GAME.new(seats, seed=1)


@rule("N1.3")
def test_the_seven_plates_cost_1_2_3_3_4_4_and_5_fish() -> None:
    def change(state: State) -> None:
        state.plates = 0
        state.players[0].fish = 22

    position = play(table(2, change), "serve")
    left = []
    for _ in range(7):
        play(position, "plate")
        left.append(position.state.players[0].fish)
    assert left == [21, 19, 16, 13, 9, 5, 0]
    assert position.state.plates == 7
    assert position.ask is not None
    assert position.ask.seat == 1  # there is no eighth


@rule("N1.3")
@pytest.mark.parametrize(("seats", "filled", "price"), [(1, 1, 2), (2, 1, 2), (3, 2, 3), (4, 3, 3), (5, 4, 4)])
def test_the_first_plates_are_filled_at_the_start(seats: int, filled: int, price: int) -> None:
    position = table(seats, everybody_rich)
    assert position.state.plates == filled
    play(position, "serve plate")
    assert position.state.players[0].fish == 20 - price


@rule("N1.4")
@pytest.mark.parametrize(("seats", "each"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_ship_supply(seats: int, each: int) -> None:
    assert table(seats).view(0)["ships"] == {"sloop": each, "cutter": each, "schooner": each}


# --- elders -----------------------------------------------------------------------------------------------------------


@rule("N1.5")
@pytest.mark.parametrize(
    ("seats", "places", "face_down"),
    [
        (1, "E01-E07 E02 E03 E04 E05 E06", 0),
        (2, "E01-E07 E02 E03 E04 E05 E06", 0),
        (3, "E01-E07 E02-E08 E03-E09 E04 E05 E06", 0),
        (4, "E01-E07 E02-E08 E03-E09 E04-E10 E05-E11 E06-E12", 0),
        (5, "E01-E07 E02-E08 E03-E09 E04-E10 E05-E11 E06-E12", 1),
    ],
)
def test_elders_lie_on_six_places_and_only_the_top_ones_can_be_taken(seats: int, places: str, face_down: int) -> None:
    position = table(seats)
    elders = position.view(0)["elders"]
    assert ["-".join(place["shown"]) for place in elders] == places.split()
    assert [place["face_down"] for place in elders] == [face_down] * 6
    tops = sorted(place.split("-")[-1] for place in places.split())
    assert words(play(position, "elder")) == tops
    for word in sorted(set(ELDER_WORDS) - set(tops)):
        assert why(position, word) == "elder-not-on-top N1.5"


@rule("N1.5")
def test_with_five_seats_elders_13_to_18_are_shuffled_under_the_places() -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(5):
        cellar = table(5, seed=seed).state.cellar
        assert [len(pile) for pile in cellar] == [1] * 6
        seen.add(tuple(card_word(pile.cards[0]) for pile in cellar))
    assert all(set(order) == HIDDEN_ELDERS for order in seen)
    assert len(seen) > 1


@rule("N1.6")
def test_a_face_down_elder_that_becomes_the_top_is_turned_up_at_once() -> None:
    position = table(5, lambda state: give_elder(state, 1, "E07"))
    hidden = card_word(position.state.cellar[0].cards[0])
    play(position, "elder")
    assert why(position, hidden) == "elder-not-on-top N1.5"
    play(position, "E01")
    assert position.ask is not None
    assert position.ask.seat == 0  # the turn of the taker is not even over
    for seat in (None, 0, 1, 2, 3, 4):
        assert position.view(seat)["elders"][0] == {"shown": [hidden], "face_down": 0}
    assert hidden in words(play(position, "stop elder"))


@rule("N1.6")
def test_turning_up_an_elder_cannot_be_taken_back() -> None:
    position = play(table(5, lambda state: give_elder(state, 1, "E07")), "elder E01")
    with pytest.raises(CannotUndo, match="elder"):
        position.undo()
    covered = play(table(5), "elder E07")
    covered.undo()
    assert "E07" in words(covered)


@rule("N1.6")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_a_face_down_elder_is_a_secret_of_the_table(seat: int) -> None:
    position = table(5)
    shown = json.dumps([position.view(seat), position.view(None)])
    assert not any(word in shown for word in HIDDEN_ELDERS)
    imagined = [position.imagine(seat, Chance(key_from_seed(key))) for key in range(40)]
    assert {card_word(twin.state.cellar[0].cards[0]) for twin in imagined} == HIDDEN_ELDERS


# --- buildings --------------------------------------------------------------------------------------------------------


@rule("N1.7")
@ALL_SEATS
@pytest.mark.parametrize("deck", ["herring", "mackerel", "cod"])
def test_nine_a_and_six_b_lie_open_and_the_rest_face_down(seats: int, deck: str) -> None:
    position = table(seats, deck=deck)
    state = position.state
    assert state.deck.name == deck
    shown = position.view(0)["open"]
    assert (len(shown["A"]), len(shown["B"]), shown["C"]) == (9, 6, [])
    assert position.view(0)["piles"] == {"A": 9, "B": 6, "C": 14}
    a_cards = shown["A"] + [card_word(card) for card in state.pile_a.cards]
    b_cards = shown["B"] + [card_word(card) for card in state.pile_b.cards]
    assert sorted(a_cards) == [f"A{number:02}" for number in range(1, 19)]
    assert sorted(b_cards) == [f"B{number:02}" for number in range(1, 13)]
    assert sorted(map(card_word, state.pile_c.cards)) == [f"C{number:02}" for number in range(1, 15)]
    texts = Texts("en", position.game, position.options)
    assert len({texts.card(building.slot).name for building in state.deck.buildings}) == 44


@rule("N1.7")
def test_each_kind_of_building_is_shuffled() -> None:
    states = [table(3, seed=seed).state for seed in range(5)]
    assert len({tuple(state.open_a) for state in states}) > 1
    assert len({tuple(state.open_b) for state in states}) > 1
    assert len({tuple(state.pile_c.cards) for state in states}) > 1


@rule("N1.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_sees_what_lies_in_the_piles(seat: int) -> None:
    position = table(3)
    shown = json.dumps([position.view(seat), position.view(None)])
    piles = [position.state.pile_a, position.state.pile_b, position.state.pile_c]
    assert not any(card_word(card) in shown for pile in piles for card in pile.cards)
    imagined = [position.imagine(seat, Chance(key_from_seed(key))).state for key in range(5)]
    assert len({tuple(state.pile_c.cards) for state in imagined}) > 1


@rule("N1.7")
def test_there_is_no_fourth_deck() -> None:
    with pytest.raises(OptionError, match="herring, mackerel, cod"):
        GAME.new(2, seed=1, options={"deck": "plaice"})


@rule("N1.8")
@pytest.mark.parametrize(("seats", "added_a", "added_b"), [(1, 0, 0), (2, 0, 0), (3, 3, 2), (4, 4, 2), (5, 5, 3)])
def test_with_one_or_two_seats_the_other_a_and_b_buildings_stay_out(seats: int, added_a: int, added_b: int) -> None:
    position = GAME.new(seats, seed=1)
    before = position.view(0)["open"]
    play(position, "pass " * 3 * seats * 6)
    assert position.state.round == 7
    after = position.view(0)["open"]
    assert len(set(after["A"]) - set(before["A"])) == added_a
    assert len(set(after["B"]) - set(before["B"])) == added_b


# --- the players ------------------------------------------------------------------------------------------------------


@rule("N1.9")
@ALL_SEATS
def test_each_player_begins_with_nothing_but_workers_and_shares(seats: int) -> None:
    position = table(seats)
    for player in position.state.players:
        assert goods(player) == reserve(player) == (0, 0, 0)
        assert player.shares == [2 if owner == player.seat else 0 for owner in range(seats)]
        assert player.unissued == 3
        assert (player.cards, player.elders, player.ships, player.hand.cards) == ([], [], [0, 0, 0], [])
    assert position.state.market == [0] * seats
    play(position, "pass " * (3 * seats - 1))  # three workers each
    assert position.state.round == 1
    play(position, "pass")
    assert position.state.round == 2


@rule("N1.10")
@ALL_SEATS
def test_the_start_player_is_drawn(seats: int) -> None:
    drawn = set()
    for seed in range(40):
        position = GAME.new(seats, seed=seed)
        assert position.ask is not None
        assert position.ask.seat == position.view(None)["start"]
        drawn.add(position.ask.seat)
    assert drawn == set(range(seats))


@rule("N1.10")
@ALL_SEATS
def test_the_players_may_set_the_start_player(seats: int) -> None:
    for start in range(seats):
        asked = {GAME.new(seats, seed=seed, options={"start": str(start)}).ask for seed in range(5)}
        assert {ask and ask.seat for ask in asked} == {start}
    with pytest.raises(OptionError, match="start"):
        GAME.new(seats, seed=1, options={"start": str(seats)})


@rule("N1.10")
@pytest.mark.parametrize("start", ["0", "1", "2", "3", "4"])
def test_later_seats_are_not_compensated(start: str) -> None:
    players = GAME.new(5, seed=1, options={"start": start}).state.players
    assert {(goods(player), reserve(player)) for player in players} == {((2, 0, 0), (1, 0, 0))}


@rule("N1.10")
def test_the_start_moves_each_round() -> None:
    position = GAME.new(3, seed=1, options={"start": "1"})
    starts = []
    for _ in range(4):
        starts.append(position.ask and position.ask.seat)
        play(position, "pass " * 9)
    assert starts == [1, 0, 2, 1]


# --- an edition with decks of its own ---------------------------------------------------------------------------------


@rule("N1.7")
def test_an_edition_with_decks_of_its_own_can_be_played(tmp_path: Path) -> None:
    """A deck of another name than those of the house: set up, named in the terminal, played to its end, replayed."""
    (tmp_path / "board.toml").write_text(
        '[edition]\nname = "mine"\ngame = "nusfjord"\nextends = "house-2"\ndecks = ["plaice"]\n', encoding="utf-8"
    )
    names = 'name = { en = "Card", ru = "Карта" }\n'
    cod = "".join(
        f'[[building]]\nslot = "{card.slot}"\n{names}cost = "{card.cost}"\npoints = {card.points}\n'
        f'class = "{card.card_class}"\neffect = "{card.effect.phrase}"\n\n'
        for card in load_deck("house-2", "cod").buildings
    )
    (tmp_path / "plaice.toml").write_text(cod, encoding="utf-8")
    assert check(tmp_path) == []
    options = {"edition": str(tmp_path), "deck": "plaice"}
    position, chance = GAME.new(3, seed=1, options=options), random.Random(1)
    look = Session(position, Seating(("", "", "")), "en", Console(width=100)).look(0)
    assert "plaice" in NusfjordPainter(position.options).headline(look)
    while position.ask is not None:
        position.play(chance.choice(position.ask.moves))
    assert games.replay(position.record()).scores() == position.scores()
    with pytest.raises(OptionError, match="must be one of: plaice; 'herring' is not"):
        GAME.new(3, seed=1, options={"edition": str(tmp_path)})
    with pytest.raises(OptionError, match="must be one of: herring, mackerel, cod; 'plaice' is not"):
        GAME.new(3, seed=1, options={"deck": "plaice"})
