"""The house editions: what the game lays down, what the guide asks of our own cards, and how mistakes are told."""

from __future__ import annotations

import itertools
import shutil
from collections import Counter
from pathlib import Path

import pytest

from langbord.engine.errors import EditionError
from langbord.games.reykholt.edition import loader
from langbord.games.reykholt.edition import phrases as grammar
from langbord.games.reykholt.edition.loader import SETS, Card, Deck, Space, house_editions, load_deck
from langbord.games.reykholt.edition.phrases import (
    Advance,
    Effect,
    Gain,
    GainAny,
    PlantEach,
    PlantMissing,
    Step,
    TakeCard,
    TakeGreenhouse,
    TakeRandom,
    Trade,
)
from langbord.games.reykholt.rules.game import GAME
from langbord.locales import languages
from langbord.text import Texts
from tests.rules import rule

HOUSE = loader.EDITIONS / "house-1"
HOUSES = house_editions()
WORTH = (1.0, 1.1, 1.3, 1.6, 2.0)
WORKERS = 3
PROPERTY, FIELD, MARKET, TOWN_HALL = range(4)


@pytest.fixture(params=HOUSES)
def deck(request: pytest.FixtureRequest) -> Deck:
    return load_deck(request.param, "A")


def in_play(deck: Deck, seats: int) -> list[Space]:
    """The spaces of a seat count: with three the top row is covered (R1.2)."""
    return [space for space in deck.spaces[seats > 2] if seats != 3 or space.row > 1]


def steps(effect: Effect) -> list[Step]:
    return [step for action in effect.actions for step in action.alternatives]


def works_empty_handed(step: Step) -> bool:
    return isinstance(step, Gain | GainAny | TakeGreenhouse | TakeRandom | TakeCard | Advance)


# --- what the game lays down ----------------------------------------------------------------------


@rule("R1.2")
@pytest.mark.parametrize(("seats", "count"), [(1, 12), (2, 12), (3, 20), (4, 24)])
def test_spaces_by_seats(deck: Deck, seats: int, count: int) -> None:
    spaces = in_play(deck, seats)
    assert len(spaces) == count
    assert Counter(space.column for space in spaces) == dict.fromkeys(range(4), count // 4)


def test_flags(deck: Deck) -> None:
    """Two in each of the outer columns for one and two seats; for more, most spaces of these columns."""
    for side, flagged in zip(deck.spaces, (2, 4), strict=True):
        count = Counter(space.column for space in side if space.flag)
        assert count == {PROPERTY: flagged, TOWN_HALL: flagged}


@rule("R1.3")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(1, (1, 2, 2, 1)), (2, (2, 3, 3, 2)), (3, (3, 4, 4, 3)), (4, (4, 5, 5, 4))]
)
def test_greenhouses_by_seats(deck: Deck, seats: int, sizes: tuple[int, ...]) -> None:
    count = Counter(house.pile for house in deck.greenhouses if house.seats <= seats)
    assert tuple(count[size] for size in (3, 4, 5, 6)) == sizes
    assert count[loader.RANDOM] == 5
    assert sum(house.first for house in deck.greenhouses) == 1


@rule("R4.1", "R4.2")
def test_the_smaller_the_greenhouse_the_rarer_its_goods(deck: Deck) -> None:
    for house in deck.greenhouses:
        if house.pile != loader.RANDOM:
            assert house.kinds == tuple(range(8 - house.size))
        assert house.golden == max(house.kinds)


@rule("R1.6", "R1.7")
@pytest.mark.parametrize(
    ("letter", "base", "story"), [("A", 7, 11), ("B", 8, 12), ("C", 8, 12), ("D", 7, 11), ("E", 6, 6)]
)
@pytest.mark.parametrize("house", HOUSES)
def test_sets(house: str, letter: str, base: int, story: int) -> None:
    deck = load_deck(house, letter)
    assert (len(deck.pool(2, story=False)), len(deck.pool(2, story=True))) == (base, story)
    assert {deck.cards[number].letter for number in deck.pool(4, story=True)} == {letter}


@rule("R1.6")
@pytest.mark.parametrize("house", HOUSES)
def test_a_solo_game_leaves_out_what_needs_an_opponent(house: str) -> None:
    deck = load_deck(house, "E")
    assert [deck.cards[number].slot for number in deck.pool(1, story=False)] == ["E01", "E03", "E06"]


def test_known_cards(deck: Deck) -> None:
    """The cards whose effect is known, where their number is known too."""
    phrase = {card.slot: card.effect.phrase for card in deck.cards}
    assert phrase["A08"] == "special village-elder"
    planted = "cauliflower" if deck.edition == "house-2" else "carrot"
    assert phrase["B05"] == f"now: plant 1 {planted} in each greenhouse"
    assert phrase["B11"] == "now: plant 1 missing kind in each greenhouse"
    assert phrase["B12"] == "now: plant 1 cauliflower in each greenhouse"
    assert phrase["C12"] == "special farm-girl"
    assert phrase["D11"] == "special greenhouse-seller"
    assert phrase["E01"] == "at start of harvest time, if a row is empty: gain 1 lettuce and 1 carrot"
    assert phrase["E02"] == "special lease"
    red = {card.slot for card in deck.cards if card.red}
    assert {"B05", "B11", "B12", "E02", "C10"} <= red
    assert not red & {"A08", "C12", "D11", "E01"}


@pytest.mark.parametrize(
    ("column", "fragment"),
    [
        (PROPERTY, "take a greenhouse"),
        (PROPERTY, "take a random greenhouse"),
        (FIELD, "seed 1 to 2"),
        (FIELD, "seed at least 1"),
        (FIELD, "seed at least 2"),
        (FIELD, "gain 1 tomato; seed 1"),
        (FIELD, "harvest up to 3"),
        (FIELD, "harvest up to 2 from one greenhouse"),
        (MARKET, "gain 2 tomato or 2 lettuce"),
        (MARKET, "1 mushroom"),
        (TOWN_HALL, "discard 1 greenhouse: advance 1"),
        (TOWN_HALL, "discard 2 greenhouses and 2 alike: "),
        (TOWN_HALL, "take a service card"),
        (TOWN_HALL, "share a service card"),
    ],
)
def test_every_known_piece_of_the_board_appears(deck: Deck, column: int, fragment: str) -> None:
    phrases = [space.effect.phrase for side in deck.spaces for space in side if space.column == column]
    assert any(fragment in phrase for phrase in phrases)


# --- what the guide asks --------------------------------------------------------------------------


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("letter", SETS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_round_one_every_worker_finds_a_space_with_two_to_spare(house: str, letter: str, seats: int) -> None:
    """Empty-handed; one flag a column and player; the cards the worst that can be dealt; alone, two spaces blocked."""
    deck = load_deck(house, letter)
    spaces = [space for space in in_play(deck, seats) if any(works_empty_handed(step) for step in steps(space.effect))]
    if seats == 1:
        spaces = [space for space in spaces if not (space.flag and space.column == PROPERTY)]
    for_cards = [space for space in spaces if all(needs_a_card(step) for step in steps(space.effect))]
    others = [space for space in spaces if space not in for_cards]
    free = sum(not space.flag for space in others)
    for column in (PROPERTY, TOWN_HALL):
        free += min(seats, sum(space.flag for space in others if space.column == column))
    free += min(len(for_cards), fewest_usable_cards(deck, seats))
    assert free >= WORKERS * seats + 2


def needs_a_card(step: Step) -> bool:
    return isinstance(step, TakeCard) or not works_empty_handed(step)


def fewest_usable_cards(deck: Deck, seats: int) -> int:
    """Of the display, in the worst deal: red cards may be of no use to an empty hand."""
    size = deck.board.display if seats > 1 else deck.board.solo_display
    pool = [deck.cards[number] for number in deck.pool(seats, story=False)]
    return min(sum(usable(card) for card in cards) for cards in itertools.combinations(pool, size))


def usable(card: Card) -> bool:
    return not card.red or any(works_empty_handed(step) for step in steps(card.effect))


def test_a_solo_player_can_reach_the_open_piles(deck: Deck) -> None:
    """Two Property spaces are blocked for good; the piles must still be of use."""
    reached = [
        space.word
        for space in in_play(deck, 1)
        if not (space.flag and space.column == PROPERTY)
        and any(isinstance(get, TakeGreenhouse) for step in steps(space.effect) for get in gets(step))
    ]
    assert reached == ["P3"]


def gets(step: Step) -> tuple[Step, ...]:
    return step.gets if isinstance(step, Trade) else (step,)


def test_market_spaces_give_two_to_two_and_a_half(deck: Deck) -> None:
    for side in deck.spaces:
        for space in side:
            if space.column == MARKET:
                best = max(worth(step) for step in steps(space.effect))
                assert 1.75 <= best <= 2.5, space.word


def worth(step: Step) -> float:
    """Goods gained less goods given; a good of any kind is reckoned as a lettuce."""
    if isinstance(step, Gain):
        return sum(count * value for count, value in zip(step.goods, WORTH, strict=True))
    assert isinstance(step, Trade)
    return sum(worth(get) for get in step.gets) - WORTH[1] * (step.cost.any + step.cost.alike)


def test_nothing_advances_for_nothing(deck: Deck) -> None:
    """Every free table is paid for with a greenhouse or two goods at least, and never more than two at once."""
    effects = [space.effect for side in deck.spaces for space in side] + [card.effect for card in deck.cards]
    for effect in effects:
        for step in steps(effect):
            assert not isinstance(step, Advance), effect.phrase
            if isinstance(step, Trade):
                tables = sum(get.tables for get in step.gets if isinstance(get, Advance))
                price = step.cost.any + step.cost.alike + 2 * step.cost.greenhouses
                assert price >= 2 * tables, effect.phrase


@pytest.mark.parametrize("letter", SETS)
def test_each_set_has_two_red_cards_and_a_mix(letter: str, deck: Deck) -> None:
    base = [card for card in deck.cards if card.letter == letter and not card.story]
    assert sum(card.red for card in base) == 2
    grows = ("you seed", "harvest", "take every kind", "secret-hoard", "you empty", "greenhouse: seed")
    tourism = ("the bonus", "shared table", "tourism time", "pay for")
    times = ("harvest time", "homecoming time")
    lasting = [card.effect.phrase for card in base if not card.red]
    assert any(any(word in phrase for word in tourism) for phrase in lasting)
    assert any(any(f"of {word}" in phrase for word in times) for phrase in lasting)
    growing = sum(any(word in phrase for word in grows) and "of harvest" not in phrase for phrase in lasting)
    assert growing >= (1 if letter == "E" else 2)


def test_lasting_cards_bring_one_good_at_a_time(deck: Deck) -> None:
    """The known one that brings two is the exception."""
    for card in deck.cards:
        if card.effect.kind in ("when", "at") and card.slot != "E01":
            for step in steps(card.effect):
                if isinstance(step, Gain):
                    assert sum(step.goods) == 1, card.slot


def test_two_cards_in_three_are_said_by_the_grammar(deck: Deck) -> None:
    special = [card.slot for card in deck.cards if card.effect.kind == "special"]
    assert 3 * len(special) <= len(deck.cards)
    assert {card.effect.special for card in deck.cards} - {""} == set(grammar.SPECIALS)


def test_planting_in_every_greenhouse_happens_once(deck: Deck) -> None:
    for card in deck.cards:
        if any(isinstance(step, PlantEach | PlantMissing) for step in steps(card.effect)):
            assert card.red, card.slot


def test_events(deck: Deck) -> None:
    assert Counter(event.kind for event in deck.events) == {"gift": 5, "dilemma": 4, "restriction": 4}
    for event in deck.events:
        for step in steps(event.effect):
            if isinstance(step, Gain):
                assert worth(step) <= 2.2, event.slot


def test_scenarios(deck: Deck) -> None:
    for scenario in deck.scenarios:
        assert all(6 <= rounds <= 8 for rounds in scenario.rounds)
        assert scenario.rule.kind == "rule"
        assert all(10 < step <= 30 for step in scenario.place)
    for earlier, later in itertools.pairwise(deck.scenarios):
        assert earlier.rounds <= later.rounds


@pytest.mark.parametrize("language", languages())
def test_no_two_cards_share_a_name_and_every_story_is_told(deck: Deck, language: str) -> None:
    texts = Texts(language, GAME, GAME.meta.complete(2, {"edition": deck.edition}))
    count = Counter(texts.card(card.slot).name for card in deck.cards)
    assert not [name for name, times in count.items() if times > 1]
    assert all(texts.card(event.slot).note for event in deck.events)
    for scenario in deck.scenarios:
        assert all(texts.card_says(scenario.slot, what) for what in ("story", "advice", "won", "lost"))
    assert texts.problems == []


# --- mistakes -------------------------------------------------------------------------------------


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HOUSE, tmp_path / "mine"))


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(path: Path, text: str) -> int:
    return next(number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if text in line)


def test_the_house_edition_has_no_mistakes() -> None:
    assert loader.check(HOUSE) == []


def test_a_folder_of_your_own_is_read_and_told_apart(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_deck(str(mine), "B").content == load_deck("house-1", "B").content
    spoil(mine, "service.toml", "now: gain 1 mushroom and 1 carrot", "now: gain 1 carrot and 2 lettuce")
    assert load_deck(str(mine), "B").content != load_deck("house-1", "B").content
    monkeypatch.chdir(mine.parent)
    assert loader.check(Path("mine")) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "at", "column", "words"),
    [
        (
            "service.toml",
            "now: gain 1 mushroom and 1 carrot",
            "now: gain 2 parrot",
            "2 parrot",
            23,
            "B04: 'parrot' is not a good",
        ),
        (
            "spaces-1-2.toml",
            '"gain 1 tomato; seed 1"',
            '"gain 1 tomato; sneeze"',
            "sneeze",
            26,
            "F1: 'sneeze' is not a",
        ),
        ("events.toml", "rule close M2", "rule close M1", "M1", 22, "V12: close a space of row 2 or 3"),
        ("greenhouses.toml", 'kinds = "all"', 'kinds = "leek"', "leek", 10, "G01: 'leek' is not a good"),
        ("scenarios.toml", "hold 5 carrot", "hold 5 sheep", "sheep", 22, "S3: 'sheep' is nothing to hold"),
    ],
)
def test_a_mistake_in_a_phrase_names_line_and_column(
    mine: Path, file: str, old: str, new: str, at: str, column: int, words: str
) -> None:
    spoil(mine, file, old, new)
    (found,) = loader.check(mine)
    assert found.startswith(f"{mine / file}:{line_of(mine / file, at)}:{column}: {words}")


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("board.toml", "count = 7", "", "'count' is missing"),
        ("board.toml", "count = 7", "count = 0", "rounds.count must be a number"),
        ("board.toml", "count = 7", "count = true", "rounds.count must be a number"),
        ("board.toml", "count = 7", "count = 100", "rounds.count must be a number"),
        ("board.toml", 'stack = "tomato', 'stack = "leek', "'leek' is not a good"),
        ("spaces-1-2.toml", 'slot = "T3"', 'slot = "T2"', "missing T3"),
        ("spaces-1-2.toml", 'slot = "T3"', f'slot = "T{"9" * 5000}"', "missing T3"),
        ("spaces-1-2.toml", '"take a service card"', '"share a service card"', "nobody to share a card with"),
        ("spaces-3-4.toml", 'slot = "M1"', 'slot = "M1"\nflag = true', "only spaces of Property and Town Hall"),
        ("spaces-3-4.toml", "flag = true", "flag = 1", "true or false"),
        ("greenhouses.toml", "size = 3", "size = 2", "'size' must be a number from 3 to 6"),
        ("greenhouses.toml", "seats = 1", "seats = 5", "'seats' must be a number from 1 to 4"),
        ("greenhouses.toml", "first = true", "", "exactly one greenhouse is the first"),
        ("greenhouses.toml", "seats = 1", "seats = 1\nfirst = true", "is a random one"),
        ("greenhouses.toml", 'pile = "random"', 'pile = "left"', "'left' is no pile"),
        ("service.toml", 'slot = "E06"', 'slot = "E06"\nstory = true\ncolour = "red"', "'colour' is not known here"),
        ("service.toml", 'slot = "E03"', 'slot = "E03"\nstory = true', "without an opponent"),
        ("service.toml", 'slot = "A01"', 'slot = "A01"\nhoard = "carrot"', "a secret hoard, and nothing else"),
        ("service.toml", 'effect = "special lease"', "", "'effect' is missing"),
        ("scenarios.toml", "rounds = [6,", "rounds = [9,", "'rounds' is a list of 4 numbers from 1 to 8"),
        ("scenarios.toml", 'place = ["tomato-6",', 'place = ["lettuce-9",', "'lettuce-9' is no table"),
        ("scenarios.toml", 'place = ["tomato-6",', "place = [", "'place' is a list of 4 tables"),
        ("scenarios.toml", 'possession = ["hold 4 lettuce", ', "possession = [", "one phrase, or a list of 4 by seats"),
        ("scenarios.toml", '"hold 4 lettuce"', '"hold 4 leek"', "'leek' is nothing to hold"),
        ("events.toml", 'kind = "gift"', 'kind = "joke"', "'joke' is no kind of event"),
        ("events.toml", 'kind = "gift"', 'kind = "restriction"', "a restriction bends a rule"),
        ("events.toml", "[[event]]", "[event]", "events.toml"),
    ],
)
def test_other_mistakes(mine: Path, file: str, old: str, new: str, words: str) -> None:
    spoil(mine, file, old, new)
    found = loader.check(mine)
    assert any(words in line for line in found)
    assert all(line.startswith(str(mine / file)) for line in found)


def test_a_missing_file_and_a_missing_set(mine: Path) -> None:
    (mine / "events.toml").unlink()
    assert loader.check(mine) == [f"{mine / 'events.toml'}: the file is missing or cannot be read"]
    with pytest.raises(EditionError, match="there is no set 'F'"):
        load_deck("house-1", "F")
