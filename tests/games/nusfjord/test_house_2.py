"""House-2: the same slots and boards as house-1; prices, points and some effects were tuned by self-play.

What every card of house-1 does is told in `cards/`; here are the cards whose phrase is another one now. `situations`
says how to read the tables.
"""

from __future__ import annotations

import random

import pytest

from langbord import games
from langbord.games.nusfjord.edition.grammar import Goods
from langbord.games.nusfjord.edition.loader import EDITIONS, Building, check, house_editions, load_deck
from langbord.games.nusfjord.rules.game import GAME
from langbord.locales import languages
from langbord.text import Texts
from tests.games.nusfjord.cards.situations import (
    Card,
    Line,
    at_the_end,
    build_for,
    cards,
    changes,
    lay_out,
    lines,
    one_less,
    played,
    unmarked,
    with_card,
    without_card,
)
from tests.games.nusfjord.table import why
from tests.games.nusfjord.test_fuzz import play_checked
from tests.rules import rule

OLD, NEW = "house-1", "house-2"
DECKS = ("herring", "mackerel", "cod")
MOVED = {"E05": "E10", "E06": "E12", "E10": "E05", "E12": "E06"}  # where house-1 has the elder of a slot

NOW = {
    "herring": """
C04 | 10 wood, 2 fish | 3 | pay 4 fish: gain 2 gold
    10 wood, 14 fish | build C04 S1 yes | wood -10, fish -2 -4, gold +2, points +3
    10 wood, 14 fish | build C04 S1 no | wood -10, fish -2, points +3
    10 wood, 5 fish | build C04 S1 | wood -10, fish -2, points +3
""",
    "cod": """
B07 | 8 wood, 2 fish | 1 | gain 1 gold per 2 shares, at most 2
    8 wood, 2 fish, 1 own share | build B07 S1 | wood -8, fish -2, points +1
    8 wood, 2 fish, 2 own shares | build B07 S1 | wood -8, fish -2, gold +1, points +1
    8 wood, 2 fish, 5 own shares, 0 unissued, 3 foreign shares | build B07 S1 | wood -8, fish -2, gold +2, points +1
""",
}

WHENEVER = {
    "mackerel": """
A03 | 1 wood | 0 | when you transfer: gain 3 wood
    + 2 fish in reserve | transfer | fish +2, reserve fish -2, wood +3
    + 11 wood, 2 fish in reserve | transfer | fish +2, reserve fish -2, wood +1
    - 7 fish in reserve, fishing | | fish +2, reserve fish +1
A06 | 1 wood | 0 | when you deforest: gain 3 fish
    + 1 wood | deforest D3 | wood +5, forests -1, fish +3
    - 1 wood | thin | wood +4
A11 | 1 wood | 0 | when you build a ship: gain 3 fish
    + 2 wood, 2 fish | ship sloop | wood -2, fish -2 +3, sloop +1
    - 3 wood, 1 gold, 1 sloop | build B02 S1 sloop | wood -3, gold -1, sloop -1, cutter +1, reserve fish +4, points +1
A14 | 1 wood | 0 | when you build a building: gain 1 wood per 2 forests, at most 2
    + 1 wood, forests 00011 | build A09 S1 | wood -1 +1, fish +3
    + 1 wood, forests 00211 | build A09 S1 | wood -1 +2, fish +3
    + 1 wood, forests 02222 | build A09 D1 | wood -1 +2, fish +3
    - 1 wood, forests 00001 | build A09 S1 | wood -1, fish +3
    - 2 wood, 2 fish | ship sloop | wood -2, fish -2, sloop +1
B07 | 3 wood, 1 gold | 1 | when an elder is full: gain 2 wood
    + E03+2, 1 plate | E03 D4 | plates -1, elder fish -2, fish +1 +1, wood +2 +5, forests -1
    + E01+2, E03+2, fishing | | elder fish -2 -2, fish +1 +1 +1, wood +4
    - E03+1, fishing | | elder fish +1, fish +2
""",
}

ANY_TIME = {
    "mackerel": """
A04 | 1 wood | 0 | pay 1 fish: gain 2 wood in reserve
    2 fish | use-A04 use-A04 [use-A04 cannot-pay N4.6] | fish -2, reserve wood +4
    1 fish, 12 wood, 12 wood in reserve | use-A04 | fish -1, reserve wood +2
""",
}

POINTS = {
    "herring": """
C08 | 8 wood, 1 fish, 1 gold | 1 | 1 point per ship, at most 3
    0 sloops = 0 | 1 sloop, 1 cutter = 2 | 1 sloop, 1 cutter, 1 schooner = 3 | 2 sloops, 2 cutters = 3
C09 | 8 wood, 4 fish | 1 | 1 point per 3 fish, at most 3
    2 fish, 9 fish in reserve = 0 | 8 fish = 2 | 9 fish = 3 | 12 fish = 3
C11 | 8 wood, 4 fish | 1 | 3 points if 9 haul
    0 sloops = 0 | 1 cutter, 1 schooner = 0 | 2 schooners = 3 | 3 schooners, 1 sloop = 3
C14 | 6 fish, 2 gold | 1 | 1 point per forest, at most 3
    forests 00000 = 0 | forests 00020 = 2 | forests 00111 = 3 | forests 00211 = 3
""",
    "mackerel": """
C07 | 10 wood, 2 fish | 0 | 1 point per elder, at most 3
    0 fish = 0 | E01, E02 = 2 | E01, E02, E03 = 3 | E01, E02, E03, E04 = 3
C08 | 8 wood, 1 fish, 1 gold | 0 | 1 point per 3 haul, at most 3
    0 sloops = 1 | 1 cutter = 2 | 2 schooners = 3 | 3 schooners, 1 sloop = 3
C13 | 9 fish, 1 gold | 0 | 1 point per 2 wooded spaces, at most 3
    forests 00000 = 0 | forests 00002 = 1 | forests 00211 = 3 | forests 01111 = 3
""",
    "cod": """
C06 | 9 wood, 2 fish | 1 | 1 point per 3 gold, at most 3
    2 gold = 0 | 3 gold = 1 | 9 gold = 3 | 12 gold = 3
C08 | 8 wood, 1 fish, 1 gold | 0 | 1 point per 2 shares, at most 3
    1 own share = 0 | 2 own shares, 3 foreign shares = 2 | 5 own shares, 0 unissued, 3 foreign shares = 3
C09 | 4 wood, 2 gold | 0 | 1 point per foreign share, at most 2
    5 own shares, 0 unissued = 0 | 1 foreign share = 1 | 2 foreign shares = 2 | 4 foreign shares = 2
C10 | 6 fish, 2 gold | 1 | 3 points if no unissued shares
    3 unissued = 0 | 1 unissued = 0 | 0 unissued = 3
C11 | 9 fish, 1 gold | 1 | 1 point per 2 wooded spaces, at most 2
    forests 00000 = 0 | forests 00002 = 1 | forests 00022 = 2 | forests 01111 = 2
""",
}

ELDERS = """
E04 | action reforest; gain 1 fish
    0 wood | E04 D1 | forests +2, fish +1
    - forests 11111
E05 | action deforest; gain 1 wood
    0 wood | E05 D4 | wood +5 +1, forests -1
    12 wood | E05 D5 | forests -1
    - forests 00000
E06 | action build; gain 1 fish
    1 wood, 1 fish | E06 A11 S1 | wood -1, fish -1 +1, points +1
    - 1 wood, 0 fish, open A11
    - 0 wood, 1 fish, open A11
E07 | action ship or reforest; gain 2 fish
    2 wood, 2 fish | E07 ship sloop | wood -2, fish -2 +2, sloop +1
    1 wood | E07 [ship no-ship N5.11] reforest D1 | forests +2, fish +2
    - 1 wood, forests 11111
E08 | action build, 1 wood cheaper; gain 1 fish
    2 wood, 2 fish | E08 A16 S1 | wood -2, fish -2 +1, points +1
    0 wood, 1 fish | E08 A11 S1 | wood -0, fish -1 +1, points +1
    - 1 wood, 2 fish, open A16
E09 | gain 1 wood, 1 fish; action ship
    1 wood, 1 fish | E09 sloop | wood +1 -2, fish +1 -2, sloop +1
    - 0 wood, 1 fish
    - 1 wood, 0 fish
E10 | action serve; gain 2 fish
    3 fish, 4 plates | E10 plate | fish -3 +2, gold +1, plates +1
    3 fish | E10 plate plate | fish -1 -2 +2, gold +2, plates +2
    - 2 fish, 4 plates
E12 | action issue or buy; gain 2 wood
    0 gold | E12 issue | gold +2, unissued -1, board +1, wood +2
    2 gold, 2 shares on the board | E12 buy | gold -2, shares +2, board -2, wood +2
    - 0 unissued, 1 gold, 2 shares on the board
"""

EACH_NOW = [(deck, line) for deck, text in NOW.items() for line in lines(text)]
EACH_WHENEVER = [(deck, line) for deck, text in WHENEVER.items() for line in lines(text)]
EACH_ANY_TIME = [(deck, line) for deck, text in ANY_TIME.items() for line in lines(text)]
EACH_POINTS = [(deck, line) for deck, text in POINTS.items() for line in lines(text)]
CHANGED = (NOW, WHENEVER, ANY_TIME, POINTS)
EACH_CARD = [(deck, card) for found in CHANGED for deck, text in found.items() for card in cards(text)]
USED = [line for line in lines(ELDERS) if not line.cells[0].startswith("-")]
REFUSED = [line for line in lines(ELDERS) if line.cells[0].startswith("-")]


# --- what it is -------------------------------------------------------------------------------------------------------


def test_it_is_what_a_table_plays_with_unless_somebody_asks_for_another() -> None:
    position = GAME.new(2, seed=1)
    assert position.options["edition"] == NEW
    assert GAME.edition(position.options) == (NEW, load_deck(NEW, "herring").content)
    assert house_editions()[:2] == (OLD, NEW)


def test_it_is_without_mistakes() -> None:
    assert check(EDITIONS / NEW) == []


def test_the_boards_are_those_of_house_1() -> None:
    assert load_deck(NEW, "herring").board == load_deck(OLD, "herring").board


@pytest.mark.parametrize("deck", DECKS)
def test_each_slot_has_the_building_that_it_had(deck: str) -> None:
    old, new = ([same(edition, deck, each) for each in load_deck(edition, deck).buildings] for edition in (OLD, NEW))
    assert new == old


def same(edition: str, deck: str, building: Building) -> object:
    """What the two editions share of a building."""
    return (building.slot, building.card_class, *names(edition, deck, building.slot))


def names(edition: str, deck: str, slot: str) -> list[tuple[str, str]]:
    """Name and note in every language."""
    options = GAME.meta.complete(2, {"edition": edition, "deck": deck})
    cards = [Texts(language, GAME, options).card(slot) for language in languages()]
    return [(card.name, card.note) for card in cards]


def test_each_slot_has_the_elder_that_it_had_but_for_two_exchanges() -> None:
    old, new = ({elder.slot: elder for elder in load_deck(edition, "cod").elders} for edition in (OLD, NEW))
    assert list(new) == list(old)
    for slot in new:
        assert names(NEW, "cod", slot) == names(OLD, "cod", MOVED.get(slot, slot))


#: By letter: worth with gold as three (least, most), most wood, most gold.
PRICES = {"A": (1, 7, 7, 1), "B": (5, 12, 10, 2), "C": (4, 12, 10, 3)}


@pytest.mark.parametrize("letter", PRICES)
def test_nothing_is_free_and_nothing_dearer_than_twelve(letter: str) -> None:
    costs = [
        building.cost for deck in DECKS for building in load_deck(NEW, deck).buildings if building.slot[0] == letter
    ]
    worth = [worth_of(cost) for cost in costs]
    found = (min(worth), max(worth), max(cost.wood for cost in costs), max(cost.gold for cost in costs))
    assert found == PRICES[letter]


def worth_of(cost: Goods) -> int:
    return cost.fish + cost.wood + 3 * cost.gold


# --- what is new in it ------------------------------------------------------------------------------------------------


def test_every_phrase_that_is_new_in_its_slot_is_here() -> None:
    for deck in DECKS:
        old, new = (load_deck(edition, deck) for edition in (OLD, NEW))
        changed = {
            building.slot: building.effect.phrase
            for before, building in zip(old.buildings, new.buildings, strict=True)
            if building.effect.phrase != before.effect.phrase
        }
        assert {card.slot: card.face[-1] for name, card in EACH_CARD if name == deck} == changed
        elders = {
            elder.slot: elder.effect.phrase
            for before, elder in zip(old.elders, new.elders, strict=True)
            if elder.effect.phrase != before.effect.phrase
        }
        assert {card.slot: card.face[-1] for card in cards(ELDERS)} == elders


@rule("N4.6", "N5.4")
@pytest.mark.parametrize(("deck", "card"), EACH_CARD, ids=str)
def test_a_building_costs_what_it_says_and_has_its_printed_points(deck: str, card: Card) -> None:
    cost, points = card.face[0], int(card.face[1])
    assert build_for(deck, card.slot, cost, edition=NEW) == points
    for poorer in one_less(cost):
        assert build_for(deck, card.slot, poorer, edition=NEW) == "nothing-affordable N5.4"


@rule("N8.1", "N8.8")
@pytest.mark.parametrize(("deck", "line"), EACH_NOW, ids=str)
def test_now(deck: str, line: Line) -> None:
    assert played(deck, line.cells[0], line.cells[1], edition=NEW) == changes(line.cells[2])


@rule("N8.2")
@pytest.mark.parametrize(("deck", "line"), EACH_WHENEVER, ids=str)
def test_whenever(deck: str, line: Line) -> None:
    found = with_card(deck, line, edition=NEW)
    assert found == changes(line.cells[2])
    assert (without_card(deck, line, edition=NEW) != found) == line.cells[0].startswith("+")


@rule("N8.3")
@pytest.mark.parametrize(("deck", "line"), EACH_ANY_TIME, ids=str)
def test_any_time(deck: str, line: Line) -> None:
    assert with_card(deck, line, edition=NEW) == changes(line.cells[2])


@rule("N8.6")
@pytest.mark.parametrize(("deck", "line"), EACH_POINTS, ids=str)
def test_points(deck: str, line: Line) -> None:
    for cell in line.cells:
        situation, points = cell.split(" = ")
        found = at_the_end(deck, f"{line.slot}, {situation}", "building-points", line.slot, edition=NEW)
        assert found == int(points), cell


def around(line: Line) -> str:
    """The situation of a line with its elder among five seats; one plate is filled unless the line says otherwise."""
    plates = "" if "plates" in line.cells[0] else ", 1 plate"
    return f"{unmarked(line)}{plates}, {line.slot}, 5 seats"


@rule("N6.1", "N6.4")
@pytest.mark.parametrize("line", USED, ids=str)
def test_a_worker_on_an_elder(line: Line) -> None:
    change = changes(f"{line.cells[2]}, plates -1, elder fish +1")
    assert played("herring", around(line), line.cells[1], edition=NEW) == change


@rule("N6.4")
@pytest.mark.parametrize("line", REFUSED, ids=str)
def test_an_elder_whose_action_is_not_possible(line: Line) -> None:
    assert why(lay_out("herring", around(line), edition=NEW), line.slot) == "elder-cannot-act N6.4"


# --- old and new tables -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_a_game_replays_with_the_edition_it_was_played_with(edition: str) -> None:
    options = {} if edition == NEW else {"edition": edition}
    position, chance = GAME.new(3, seed=4, options=options), random.Random(4)
    while position.ask is not None:
        position.play(chance.choice(position.ask.moves))
    record = position.record()
    assert record["edition"] == {"name": edition, "hash": load_deck(edition, "herring").content}
    again = games.replay(record)
    assert again.record() == record
    assert again.scores() == position.scores()


@pytest.mark.parametrize("edition", [OLD, NEW])
@pytest.mark.parametrize("deck", DECKS)
def test_random_games_pass_every_check(deck: str, edition: str) -> None:
    for seats in (1, 3):
        play_checked(GAME, seats, 11, seats == 3, deck=deck, edition=edition)
