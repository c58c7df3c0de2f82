"""The table in the browser: every legal word is a lit piece, one gesture sends what can be played, the markup keeps its
promises, and nothing hidden is on the page."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from langbord.engine.chance import Chance, key_from_seed
from langbord.engine.position import Position
from langbord.games.keyharvest.edition.geometry import bits
from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.moves import ACTION_WORDS, CROP_WORDS, REFERENCE_WORDS, SEAT_WORDS
from langbord.games.keyharvest.rules.placing import VALUE
from langbord.games.keyharvest.web import context as panels
from langbord.games.keyharvest.web import hexes
from langbord.locales import languages
from tests.games.keyharvest.table import board, event, hand, lot, play, registry, secret, table
from tests.games.pages import TEMPLATES, Page, asking, draw, legal_for, texts
from tests.rules import rule

PAGE = Path(panels.__file__).parent
#: Answers that are no piece: only the bar under the table has them.
BAR_WORDS = {"end", "remove", "all", "place", "hand-on", "discard", "pass", "stop", "draw", *SEAT_WORDS}
#: Fewest and most; the one between them in `make soak-long`.
SIZES = [2, pytest.param(3, marks=pytest.mark.soak), 4]


def context(position: Position[Any], seat: int | None, language: str = "en") -> dict[str, Any]:
    """What the frame hands to the templates of the game."""
    t = texts(language, position)
    view, legal = asking(position, seat), legal_for(position, seat)
    names = [t.seat(number) for number in range(position.seats)]
    given = {
        "view": view,
        "me": seat,
        "legal": legal,
        "final": legal,
        "ask": view["ask"],
        "t": t,
        "h": t,
        "over": False,
    }
    return given | {"names": names, "reasons": {}} | panels.context(view, t, seat, legal)


def render(position: Position[Any], seat: int | None, language: str = "en", template: str = "table.html") -> Page:
    """A page of the game; every text it needs must be there."""
    return draw(position, template, context(position, seat, language), language)


@cache
def drawings() -> frozenset[str]:
    """The symbols that the frame puts on every page of the game."""
    sprite = TEMPLATES.get_template("keyharvest/sprite.svg").render()
    return frozenset(re.findall(r'<symbol id="([\w-]+)"', sprite))


def random_positions(seats: int, seed: int, every: int) -> list[Position[Any]]:
    """Positions of a random game, the last one included."""
    chance = random.Random(f"{seats} {seed}")
    position = GAME.new(seats, seed=seed)
    found: list[Position[Any]] = []
    answers = 0
    while position.ask:
        if answers % every == 0:
            found.append(position.copy())
        position.play(chance.choice(position.ask.moves))
        answers += 1
    return [*found, position]


# --- the drawn board --------------------------------------------------------------------------------------------------


@rule("K2.1")
def test_the_drawn_neighbours_are_those_of_the_rules() -> None:
    land = table(2).state.land
    for space in bits(land.spaces):
        drawn = {beyond for beyond in hexes.sides(tuple(land.rows))[REFERENCE_WORDS[space]] if beyond}
        assert drawn == {REFERENCE_WORDS[beside] for beside in bits(land.neighbours[space])}


def test_a_hedge_runs_round_a_group_and_not_through_it() -> None:
    rows = tuple(table(2).state.land.rows)
    assert hexes.hedge(rows, ["D4"]).count("M") == 6
    assert hexes.hedge(rows, ["D4", "D5"]).count("M") == 10
    ring = ["D4", *filter(None, hexes.sides(rows)["D4"])]
    assert hexes.hedge(rows, ring).count("M") == 18


# --- promises ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", SIZES)
def test_pages_of_a_whole_game_keep_their_promises(seats: int, language: str) -> None:
    for position in random_positions(seats, seed=seats, every=61):
        for seat in (0, seats - 1, None):
            page = render(position, seat, language)
            assert " style=" not in page.html
            assert "<script" not in page.html
            assert not re.search(r"\son\w+=", page.html)
            ids = page.all("id")
            assert len(ids) == len(set(ids))
            assert {link[1:] for link in page.all("href")} <= {*ids, *drawings()}
            assert set(page.all("aria-labelledby")) <= set(ids)
            assert all(page.all("aria-label"))
            assert render(position, seat, language, "text.html").html
            assert render(position, seat, language, "_pocket.html").html


@pytest.mark.parametrize("seats", SIZES)
def test_every_legal_word_is_lit_or_in_the_bar(seats: int) -> None:
    for position in random_positions(seats, seed=seats + 7, every=11):
        if position.ask is None:
            continue
        seat = position.ask.seat
        legal = legal_for(position, seat)
        page = render(position, seat)
        lit = {piece["data-word"] for piece in page.lit()}
        assert lit <= legal
        wanted = legal - BAR_WORDS
        if position.ask.prompt == "action":
            wanted -= set(ACTION_WORDS)  # pieces are shortcuts there; not every action has one at hand
        assert lit - BAR_WORDS - set(ACTION_WORDS) == wanted, position.ask.prompt
        for piece in page.lit():
            assert (piece["role"], piece["tabindex"]) == ("button", "0")
            assert piece["aria-label"]
            assert piece["id"]
        assert not render(position, (seat + 1) % seats).lit()


@pytest.mark.parametrize("seats", SIZES)
def test_what_one_gesture_sends_can_be_played(seats: int) -> None:
    sent: set[str] = set()
    for position in random_positions(seats, seed=seats + 20, every=7):
        if position.ask is None:
            continue
        for piece in render(position, position.ask.seat).lit():
            gesture = piece.get("data-send", "")
            if "data-sheet" in piece:
                gesture = f"{piece['data-words']} {chosen(position, piece)}"
                sent.add(piece["data-sheet"])
            trial = position.copy()
            for word in gesture.split():
                assert trial.ask is not None
                assert trial.ask.seat == position.ask.seat
                trial.play(word)
            sent.update(gesture.split()[:1])
    assert sent >= {"bid", "harvest", "offer", "transfer", "worker"}


@rule("K12.6", "K12.9", "K9.9")
def test_a_payment_is_chosen_before_it_is_sent() -> None:
    rich = hand(0, wheat=4), board(1, "A1 E9"), board(0, "B2 B3 C2 C4 D2 D3")
    asking = {
        "registry-G2": event("T", *rich),
        "bag": event("Q", *rich),
        "p1-E9": play(table(2, *rich), "worker I C3"),
    }
    for key, position in asking.items():
        piece = render(position, 0).at(key)
        assert piece["data-sheet"] == "pay"
        before = position.view(0)["players"][0]["counters"]
        play(position, f"{piece['data-words']} {chosen(position, piece)}")
        assert before - position.view(0)["players"][0]["counters"] == int(piece["data-count"]), key


def chosen(position: Position[Any], piece: dict[str, str]) -> str:
    """The counters that the sheet of a piece would send: as few as it asks for."""
    assert position.ask is not None
    crops = position.view(position.ask.seat)["players"][position.ask.seat]["crops"]
    held = [crop for crop in CROP_WORDS for _ in range(crops[crop])]
    few = held[: int(piece["data-count"]) or 1]
    return " ".join([*few, *([piece["data-last"]] if len(few) < len(held) else [])])


# --- pieces -----------------------------------------------------------------------------------------------------------


@rule("K4.1", "K4.2")
def test_a_tap_on_a_ripe_field_harvests_its_group() -> None:
    position = table(2, board(0, "B2 B3 C3* E6 F1"))
    page = render(position, 0)
    assert page.at("p0-B2")["data-send"] == "harvest B2 all"
    assert page.at("p0-E6")["data-send"] == "harvest E6"
    assert "data-legal" not in page.at("p0-C3")
    play(position, "harvest B2 all")
    assert [field["word"] for field in position.view(0)["players"][0]["fields"] if not field["harvested"]] == [
        "E6",
        "F1",
    ]


@rule("K7.1", "K7.2")
def test_a_field_of_the_registry_asks_for_a_bid() -> None:
    piece = render(table(2, hand(0, wheat=2)), 0).at("registry-G3")
    assert (piece["data-sheet"], piece["data-words"], piece["data-last"]) == ("bid", "offer G3", "stop")
    full = table(2, hand(0, wheat=2), lot(0, "A1", hops=1), lot(0, "A2", hops=1))
    assert "data-legal" not in render(full, 0).at("registry-G3")


@rule("K9.5", "K9.7")
@pytest.mark.parametrize(("worker", "price"), [("E", 3), ("G", 2)])
def test_a_worker_who_buys_asks_for_the_price(worker: str, price: int) -> None:
    fields = "B2 B3 C2 C4 D2 D3"
    position = table(2, board(0, fields), hand(0, wheat=4), lot(1, "F6", wine=2))
    piece = render(play(position, f"worker {worker} C3"), 0).at("store-F6")
    assert (piece["data-sheet"], piece["data-count"]) == ("pay", str(price))


@rule("K5.3")
def test_spaces_for_a_worker_say_what_it_needs_and_what_is_there() -> None:
    position = play(table(2, board(0, "B2 B3 E6")), "worker C")
    page = render(position, 0)
    assert {piece["data-word"] for piece in page.lit() if piece["id"].startswith("p0-")} == {"A2", "C3"}
    assert page.html.count('<text class="need" y="24">2/2</text>') == 2


@rule("K5.5")
def test_a_space_under_a_lower_worker_shows_through() -> None:
    position = play(table(2, board(0, "B2 B3 A@C3")), "worker C")
    page = render(position, 0)
    assert "data-legal" in page.at("p0-C3")
    assert "through" in page.at("p0-worker-A")["class"]
    assert page.html.count('class="over"') == 1


@rule("K1.3")
def test_fields_that_can_be_had_are_shown_at_their_places() -> None:
    position = table(2, board(0, "B2 B3"), board(1, "C5"), registry("D4 E6"), lot(1, "A2", wine=1))
    mine, other = context(position, 0)["countries"]
    assert [(field.word, field.where, field.seat) for field in mine.awaited] == [
        ("A2", "store", 1),
        ("D4", "registry", -1),
        ("E6", "registry", -1),
    ]
    assert other.awaited == []


@rule("K11.2")
def test_a_question_of_an_event_is_no_turn_of_ones_own() -> None:
    position = event("X", board(0, "B2 B3 A@A2"), board(1, "C5 C6 A@B5"))
    assert not context(position, 0)["aside"]
    play(position, "pass")
    assert context(position, 1)["aside"]


def test_all_values_of_workers_are_drawn() -> None:
    page = render(table(2), 0)
    assert re.findall(r'<span class="value" aria-hidden="true">(\d)</span>', page.html)[-6:] == list(
        map(str, VALUE[6:])
    )


@rule("K2.3")
def test_a_board_without_fields_says_nothing_of_groups() -> None:
    position = table(2, board(1, "C5"))
    for language, none in (("en", "no fields"), ("ru", "полей нет")):
        areas = context(position, 0, language)["areas"]
        assert areas[0].land == none
        assert "1" in areas[1].land or areas[1].land == "one field"
        label = context(position, 0, language)["countries"][0].label
        assert "{" not in label
        assert "roup" not in label
        assert "руппа" not in label


# --- secrets ----------------------------------------------------------------------------------------------------------


@rule("K1.11")
def test_secret_counters_of_others_are_question_marks() -> None:
    position = table(3, secret(1, "wine wine hops"), secret(2, "cider cider hops"), hand(1, wheat=1))
    assert 'class="counter unknown"' in render(position, 0).html
    assert 'class="counter unknown"' not in render(position, 1).html  # that of seat 2 is proved
    assert render(position, 1).at("p1-wine")["aria-label"] == "2 wine"
    assert render(position, 0).at("p1-wine")["aria-label"] == "0 wine"


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.soak)])
def test_a_page_is_the_same_whatever_is_hidden(seats: int) -> None:
    for number, position in enumerate(random_positions(seats, seed=3, every=40)):
        if position.ask is None:
            continue
        for seat in range(seats):
            twin = position.imagine(seat, Chance(key_from_seed(number)))
            for template in ("table.html", "text.html", "_pocket.html"):
                assert render(twin, seat, "en", template).html == render(position, seat, "en", template).html
