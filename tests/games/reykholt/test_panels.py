"""The table in the browser: every legal word is a lit piece, one gesture sends what can be played, and the markup keeps
its promises."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from langbord.engine.position import Position
from langbord.games.reykholt.edition.loader import house_editions, load_deck
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.moves import GOOD_WORDS, HOUSE_WORDS, OPTION_WORDS, PILE_WORDS
from langbord.games.reykholt.web import context as panels
from langbord.games.reykholt.web import icons, summary
from langbord.games.reykholt.web.pieces import Seen
from langbord.games.reykholt.web.tourism_plans import plans, shortlist
from langbord.games.reykholt.web.tourism_track import track
from langbord.locales import languages
from tests.games.pages import TEMPLATES, Page, asking, draw, legal_for, texts
from tests.games.reykholt.table import (
    at_work,
    both,
    give_card,
    give_goods,
    give_house,
    in_tourism,
    owner,
    play,
    show_cards,
    stand,
    table,
    worker_on,
)
from tests.rules import rule

PAGE = Path(panels.__file__).parent
#: Answers that are no piece: only the bar under the table has them.
BAR_WORDS = {"pay", "bonus", "stop", "pass", "yes", "no", *OPTION_WORDS}
#: Tables that differ in what is on the page.
GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"set": "C"}),
    (1, {"scenario": "2", "variant": "on", "set": "B"}),
    (2, {"set": "B", "story": "on"}),
    (2, {"set": "E"}),
    (3, {"set": "D", "story": "on"}),
    (4, {"set": "A", "story": "on"}),
    (4, {"set": "C", "story": "on", "scenario": "4"}),
]


def context(position: Position[Any], seat: int | None, language: str = "en") -> dict[str, Any]:
    """What the frame hands to the templates of the game."""
    t = texts(language, position)
    view, legal = asking(position, seat), legal_for(position, seat)
    names = [t.seat(number) for number in range(position.seats)]
    given = {"view": view, "me": seat, "legal": legal, "final": legal, "ask": view["ask"], "t": t, "h": t}
    return (
        given
        | {"names": names, "reasons": {}, "over": False, "figures": summary.figures(position.options)}
        | panels.context(view, t, seat, legal)
    )


def render(position: Position[Any], seat: int | None, language: str = "en", template: str = "table.html") -> Page:
    """A page of the game; every text it needs must be there."""
    return draw(position, template, context(position, seat, language), language)


def random_positions(number: int, every: int) -> Iterator[Position[Any]]:
    """Every so many decisions of a random game, and its end."""
    seats, options = GAMES[number]
    chance = random.Random(number)
    position = GAME.new(seats, seed=number, options=options)
    count = 0
    while position.ask is not None:
        count += 1
        if count % every == 0:
            yield position
        position.play(chance.choice(position.ask.moves))
    yield position


@cache
def drawings() -> frozenset[str]:
    """The ids of all drawings."""
    return frozenset(Page(TEMPLATES.get_template("reykholt/sprite.svg").render()).all("id"))


# --- markup -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_pages_keep_their_promises(number: int) -> None:
    for position in random_positions(number, every=37):
        for seat, language in ((0, "en"), (None, "ru")):
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
            assert render(position, seat, language, "summary.html").html


@pytest.mark.parametrize("edition", house_editions())
def test_every_phrase_is_drawn_with_icons_that_exist(edition: str) -> None:
    deck = load_deck(edition, "A")
    effects = [card.effect for card in deck.cards] + [event.effect for event in deck.events]
    effects += [space.effect for side in deck.spaces for space in side]
    effects += [scenario.rule for scenario in deck.scenarios]
    tables = (icons.WHEN_ICONS, icons.MOMENT_ICONS, icons.CONDITION_ICONS, icons.RULE_ICONS, icons.THING_ICONS)
    rows = [row for effect in effects for row in icons.rows(effect)]
    rows += [row for known in tables for row in known.values()]
    assert {f"i-{bit.icon}" for row in rows for bit in row if bit.icon} <= drawings()
    assert all(row for row in rows)


# --- moves ------------------------------------------------------------------------------------------------------------


@cache
def questions(number: int) -> list[tuple[Position[Any], Page]]:
    """Questions of a random game, with the page of whoever is asked."""
    found: list[tuple[Position[Any], Page]] = []
    for position in random_positions(number, every=2 + GAMES[number][0]):
        if position.ask is not None:
            found.append((position.copy(), render(position, position.ask.seat)))
    return found


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_legal_word_is_lit_or_in_the_bar(number: int) -> None:
    for position, page in questions(number):
        assert position.ask is not None
        legal = legal_for(position, position.ask.seat)
        lit = {piece["data-word"] for piece in page.lit()}
        lit_ids = {piece["id"] for piece in page.lit()}
        assert lit <= legal
        assert lit - BAR_WORDS == legal - BAR_WORDS, position.ask.prompt
        for piece in page.lit():
            assert piece["id"]
            if f"{piece['id']}-1" in lit_ids:  # it holds buttons, and is none itself
                assert (piece["role"], piece.get("tabindex")) == ("group", None)
                assert piece["aria-label"]
            elif piece["id"] != "harvest-all":  # a real button
                assert (piece["role"], piece["tabindex"]) == ("button", "0")
                assert piece["aria-label"]


@pytest.mark.parametrize("number", [number for number, (seats, _) in enumerate(GAMES) if seats > 1])
def test_nothing_is_lit_for_whoever_is_not_asked(number: int) -> None:
    for position, _ in questions(number)[::9]:
        assert position.ask is not None
        assert not render(position, (position.ask.seat + 1) % position.seats).lit()


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_one_gesture_sends_can_be_played(number: int) -> None:
    sent: set[str] = set()
    for position, page in questions(number):
        assert position.ask is not None
        for piece in page.lit():
            trial = position.copy()
            for word in piece.get("data-send", "").split():
                assert trial.ask is not None, piece
                assert trial.ask.seat == position.ask.seat, piece
                assert word in legal_for(trial, trial.ask.seat), (piece, position.ask.prompt)
                trial.play(word)
                sent.add(word)
    assert sent >= {"pay", "bonus", "stop", "tomato"}
    assert sent & set(HOUSE_WORDS)
    assert sent & set(PILE_WORDS) or GAMES[number][0] == 1  # alone the flagged Property spaces are blocked


@rule("R4.3", "R5.1")
def test_one_tap_takes_a_greenhouse_and_another_one_seeds_it() -> None:
    position = table(2, at_work)
    assert render(position, 0).at("pile-size-4")["data-send"] == "P1 size-4"
    assert render(position, 0).at("pile-size-6")["data-send"] == "P1 size-6"  # brings a tomato besides, as P2 a lettuce
    play(position, "P1 size-4 M1 first")
    page = render(position, 0)
    house = position.view(0)["players"][0]["houses"][0]["word"]
    assert page.at(f"p0-house-{house}-tomato")["data-send"] == f"F1 {house} tomato"  # the space gives the tomato
    assert "data-legal" not in page.at(f"p0-house-{house}-lettuce")
    assert "data-legal" not in page.at("pile-size-5")  # the flag of Property is used
    assert page.at("pile-size-5")["data-word"] == "P3 size-5"


@rule("R3.6")
def test_each_side_of_an_or_can_be_tapped() -> None:
    position = table(2, at_work)
    page = render(position, 0)
    assert page.at("space-M1-1")["data-send"] == "M1 first"
    assert page.at("space-M3-2")["data-send"] == "M3 second"
    assert "data-legal" in page.at("space-M1")  # the space itself asks which of the two
    assert "data-send" not in page.at("space-M1")
    assert "data-legal" in page.at("space-M2")
    play(position, "M1")
    assert position.ask is not None
    assert texts("en", position).prompt(position.ask) == "Roadside Stall: which of the two?"
    page = render(position, 0)
    assert {piece["id"]: piece["data-word"] for piece in page.lit()} == {"space-M1-1": "first", "space-M1-2": "second"}


@rule("R5.6")
def test_all_planted_greenhouses_are_harvested_by_one_tap() -> None:
    planted = {"G01": "2 carrot", "G05": "1 tomato"}
    position = table(2, both(owner("", planted), at_work))
    sent = render(position, 0).at("harvest-all")["data-send"]
    assert sent == "F2 G01 G05"
    play(position, sent)
    assert position.view(0)["players"][0]["goods"] | {} == dict.fromkeys(GOOD_WORDS, 0) | {"tomato": 1, "carrot": 1}


@rule("R6.2", "R6.5")
def test_a_card_is_taken_by_one_tap_unless_it_is_red_and_of_no_use() -> None:
    def cards(state: Any) -> None:
        show_cards(state, "B05 A03 D01")

    page = render(table(2, both(cards, at_work)), 0)
    assert page.at("card-A03")["data-send"] == "T1 A03"
    assert "data-legal" not in page.at("card-B05")  # needs an empty parcel
    assert page.at("card-B05")["data-word"] == "T1 B05"  # and can be asked about
    assert "data-legal" not in page.at("card-D01")  # needs two goods
    assert page.html.count('class="on-stack next-good"') == 1


@rule("R6.10", "R6.11")
def test_a_shared_card_lies_with_both_neighbours() -> None:
    def shared(state: Any) -> None:
        give_card(state, 1, "A03", 2)
        give_card(state, 1, "A04")

    position = table(4, both(shared, at_work))
    page = render(position, 0)
    assert page.html.count('title="Shared with Player 3."') == 1
    assert page.html.count('title="Shared with Player 2."') == 1
    assert page.at("p1-card-A04")["data-send"] == "T3 second A04"
    assert "data-legal" not in page.at("p1-card-A03")


@rule("R1.2", "R3.2", "R11.3")
def test_who_stands_on_a_space() -> None:
    def busy(state: Any) -> None:
        at_work(state)
        worker_on(state, 1, "F1")

    assert 'id="covered"' in render(table(3, at_work), 0).html
    page = render(table(2, busy), 0)
    assert "taken" in page.at("space-F1")["class"]
    assert "Taken by Player 2." in page.at("space-F1")["aria-label"]
    assert "A neutral worker stands there." in render(table(1), 0).at("space-P1")["aria-label"]


# --- the track --------------------------------------------------------------------------------------------------------


def thought(stock: str, step: int = 0, cards: str = "") -> list[Any]:
    """The plans of seat 0 at this table with these goods."""

    def change(state: Any) -> None:
        in_tourism(state)
        owner(stock, cards=cards)(state)
        stand(state, (0, step), (1, 0))

    position = table(2, change)
    return shortlist(plans(position.view(0)["players"][0]))


@rule("R9.4", "R9.5", "R9.7")
def test_a_plan_uses_the_bonus_where_the_goods_end() -> None:
    best = thought("1 tomato, 1 mushroom")[0]
    assert best.words == ["pay", "bonus", "pay"]  # the lettuce is missing
    assert (best.table, best.keeps["lettuce"]) == (3, 1)


@rule("R9.6", "R9.7")
def test_plans_to_one_table_are_compared_by_what_is_kept() -> None:
    first, second, third, *nearer = thought("1 tomato, 1 lettuce")
    assert [plan.table for plan in (first, second, third)] == [3, 2, 1]
    assert first.words == ["pay", "pay", "bonus"]
    assert second.words == ["pay", "bonus"]
    assert second.keeps == {"tomato": 0, "lettuce": 2, "mushroom": 0, "cauliflower": 0, "carrot": 0}
    assert third.words == ["bonus", "stop"]
    assert nearer == []


@rule("R9.4")
def test_cards_change_what_the_bonus_gives() -> None:
    assert thought("", 9)[0].keeps["carrot"] == 2
    assert thought("", 9, "C05")[0].keeps["lettuce"] == 1


def test_a_tap_on_a_table_pays_the_way_there() -> None:
    def rich(state: Any) -> None:
        in_tourism(state)
        give_goods(state, 0, "1 tomato, 1 mushroom")

    position = table(2, rich)
    page = render(position, 0)
    assert page.at("table-3")["data-send"] == page.at("plan-1")["data-send"] == "pay bonus pay"
    assert "data-legal" not in page.at("table-4")
    play(position, page.at("coming-3")["data-send"])
    assert position.view(0)["players"][0]["table"] == 3


@rule("R8.3", "R8.2")
def test_managers_stand_in_order_and_go_round_again() -> None:
    def ahead(state: Any) -> None:
        at_work(state)
        stand(state, (1, 31), (0, 2), (2, 2))

    page = render(table(3, ahead), 0)
    front, behind = (page.at(f"manager-{seat}")["transform"] for seat in (0, 2))
    x = [int(transform.split("(")[1].split()[0]) for transform in (front, behind)]
    assert x[0] > x[1]
    assert page.html.count('class="lap"') == 1


def on_the_matrix(step: int, stock: str = "") -> list[tuple[int, int, str]]:
    """What the spots of the matrix show to seat 0 at this table: the table, its price, and where it lies."""

    def change(state: Any) -> None:
        in_tourism(state)
        owner(stock)(state)
        stand(state, (0, step), (1, 0))

    position = table(2, change)
    seen = Seen(asking(position, 0), texts("en", position), 0, legal_for(position, 0))
    return [(cell.table, cell.plates, cell.state) for cell in track(seen).cells]


@rule("R8.2")
def test_the_matrix_shows_the_prices_of_the_next_lap_as_it_comes_near() -> None:
    assert on_the_matrix(25) == [
        *((number, (number + 4) // 5, "passed") for number in range(1, 26)),
        (26, 6, "next"),
        *((number, 6, "ahead") for number in range(27, 31)),
    ]
    near = on_the_matrix(29)
    assert near[:5] == [(31, 7, "ahead"), (32, 7, "ahead"), (33, 7, "ahead"), (34, 7, "ahead"), (5, 1, "passed")]
    assert near[28:] == [(29, 6, "passed"), (30, 6, "next")]
    round_again = on_the_matrix(33)
    assert round_again[2:9] == [
        (33, 7, "passed"),
        (34, 7, "next"),
        (35, 7, "ahead"),
        *((number, 8, "ahead") for number in (36, 37, 38)),
        (9, 2, "passed"),
    ]


@rule("R8.2")
def test_a_table_of_the_next_lap_can_be_tapped() -> None:
    def rich(state: Any) -> None:
        in_tourism(state)
        stand(state, (0, 29), (1, 0))
        give_goods(state, 0, "6 carrot, 7 tomato")

    position = table(2, rich)
    page = render(position, 0)
    assert page.at("table-32")["data-send"] == "pay pay bonus"
    play(position, page.at("table-32")["data-send"])
    assert position.view(0)["players"][0]["table"] == 32


# --- story and solo ---------------------------------------------------------------------------------------------------


@rule("R12.5", "R12.6")
def test_a_story_shows_its_goals_and_ends_with_a_tale() -> None:
    for language in languages():
        position = next(iter(random_positions(1, every=20)))
        page = render(position, 0, language)
        assert page.html.count('class="open"') + page.html.count('class="met"') == 2
        assert 'id="tale-end"' not in page.html
    *_, end = random_positions(1, every=1000)
    assert 'id="tale-end"' in render(end, 0).html


@rule("R11.8")
def test_alone_the_aim_is_marked() -> None:
    page = render(table(1, at_work), 0)
    assert "goal" in page.at("table-21")["class"]
    assert "The aim is tomato 5: 21 tables to go" in page.html


@rule("R11.8")
def test_alone_the_end_says_how_far_one_came() -> None:
    *_, end = random_positions(0, every=1000)
    assert end.ask is None
    page = render(end, 0)
    assert "The aim was tomato 5. You came to " in page.html
    assert "to go" not in page.html
    assert "to place" not in page.html


def test_parcels_fill_and_empty() -> None:
    def planted(state: Any) -> None:
        at_work(state)
        give_house(state, 0, "G05", "3 mushroom")

    page = render(table(2, planted), 0)
    beds = [page.at(f"p0-house-G05-bed-{number}")["class"] for number in range(1, 5)]
    assert beds == ["bed grown", "bed grown", "bed grown", "bed"]
    assert "golden" in page.at("p0-house-G05-cauliflower")["class"]
