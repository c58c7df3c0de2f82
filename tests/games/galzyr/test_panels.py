"""The table in the browser: every legal word that has a place on the page is a lit piece, nobody else's page glows, ids
stay the same, and the map tells where one can go."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from langbord.engine.position import Position
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.land_loader import HOUSE_BOOK, load_land
from langbord.games.galzyr.rules.moves import HERO_WORDS, SPACE_WORDS
from langbord.games.galzyr.web import context as panels
from langbord.games.galzyr.web import summary, text_table
from langbord.games.galzyr.web.map_drawing import country
from langbord.locales import languages
from tests.games.galzyr.table import BOOK, begin, give, month, number, play, words
from tests.games.pages import Page, asking, draw, legal_for, texts
from tests.rules import rule

PAGE = Path(panels.__file__).parent
#: Tables that differ in what is on the page.
GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"book": BOOK, "month": "5"}),
    (2, {"book": BOOK, "month": "12"}),
    (3, {"book": BOOK, "month": "7", "mode": "competitive"}),
    (4, {"book": BOOK, "month": "1", "quests": "closed"}),
    (1, {"book": HOUSE_BOOK, "month": "6"}),
    (3, {"book": HOUSE_BOOK, "month": "11"}),
]
#: Questions whose card words are cards in play, to be found in the panels of this page.
ON_CARDS = ("abandon", "drop", "too-many-items", "too-many-quests", "start-quests")


def context(position: Position[Any], seat: int | None, language: str = "en") -> dict[str, Any]:
    """What the frame hands to the templates of the game."""
    t = texts(language, position)
    view, legal = asking(position, seat), legal_for(position, seat)
    names = [t.seat(number) for number in range(position.seats)]
    choices = [SimpleNamespace(word=word, label=word, final=False) for word in sorted(legal)]
    given = {
        "view": position.view(seat),
        "me": seat,
        "legal": legal,
        "final": legal,
        "ask": view["ask"],
        "t": t,
        "h": t,
    }
    return (
        given
        | {"names": names, "reasons": {}, "over": False, "choices": choices}
        | {"figures": summary.figures(position.options)}
        | panels.context(view, t, seat, legal)
    )


def render(position: Position[Any], seat: int | None, language: str = "en", template: str = "table.html") -> Page:
    """A page of the game; every text it needs must be there."""
    return draw(position, template, context(position, seat, language), language)


def random_positions(number: int, every: int, most: int = 400) -> Iterator[Position[Any]]:
    """Every so many decisions of a random game, and its end."""
    seats, options = GAMES[number]
    chance = random.Random(number)
    position = GAME.new(seats, seed=number, options=options)
    for count in range(most):
        if position.ask is None:
            break
        if count % every == 0:
            yield position
        position.play(chance.choice(position.ask.moves))
    yield position


def words_of(page: Page) -> set[str]:
    """All words that a tap on some lit piece says first."""
    return {attributes["data-word"] for attributes in page.lit()}


# --- every page -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_pages_of_random_games(number: int) -> None:
    """Every template renders in both languages; ids are unique; what glows is legal."""
    for turn, position in enumerate(random_positions(number, every=23)):
        language = languages()[turn % len(languages())]
        asked = position.ask.seat if position.ask is not None else 0
        for template in ("table.html", "text.html", "_pocket.html", "summary.html"):
            page = render(position, asked, language, template)
            ids = page.all("id")
            assert len(ids) == len(set(ids)), [key for key in set(ids) if ids.count(key) > 1]
            assert "style" not in [name for _, attributes in page.elements for name in attributes]
        page = render(position, asked, language)
        assert words_of(page) <= legal_for(position, asked)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_has_a_place_on_the_page_is_lit(number: int) -> None:
    """Spaces, adventurers, notices and cards that answer the question can be tapped where they lie."""
    for position in random_positions(number, every=3, most=260):
        if position.ask is None:
            continue
        seat, prompt = position.ask.seat, position.ask.prompt
        legal = legal_for(position, seat)
        view = asking(position, seat)
        wanted = {word for word in legal if word in SPACE_WORDS or word in HERO_WORDS}
        if prompt == "travel":
            wanted |= legal & set(view["noticeboard"])
        if prompt in ON_CARDS:
            wanted |= {word for word in legal if word.startswith("n") and word[1:].isdigit()}
        if prompt in ("give-mark", "take-mark", "new-skill", "check-pool"):
            wanted |= legal & set(SKILLS)
        if wanted:
            assert wanted <= words_of(render(position, seat)), prompt


@pytest.mark.parametrize("number", [1, 2, 5])
def test_nobody_elses_page_glows(number: int) -> None:
    for position in random_positions(number, every=31):
        asked = position.ask.seat if position.ask is not None else -1
        for seat in (None, *range(position.seats)):
            if seat != asked:
                assert render(position, seat).lit() == []


def test_an_element_keeps_its_id_when_the_table_changes() -> None:
    """A step of one's own: the same places, paths and figures are on the page before and after."""
    position = begin(month(2))
    before = render(position, 0)
    play(position, next(word for word in words(position) if word in SPACE_WORDS))
    after = render(position, 0)
    kept = re.compile(r"(place|road|figure|day|notice)-")
    assert [key for key in before.all("id") if kept.match(key)] == [key for key in after.all("id") if kept.match(key)]
    assert before.at("figure-0")["transform"] != after.at("figure-0")["transform"]


# --- the map ----------------------------------------------------------------------------------------------


@rule("G5.1")
def test_two_steps_are_one_gesture() -> None:
    """A space two steps away sends both words, and says how far it is."""
    position = begin(month(1))
    context_of = context(position, 0)
    far = [place for place in context_of["map"].places if place.steps == 2]
    assert far
    for place in far:
        step, end = place.piece.send.split()
        assert end == place.word
        assert step in legal_for(position, 0)
        assert "2 steps" in place.label
        trying = position.copy()
        play(trying, step, end)
        assert trying.view(0)["players"][0]["space"] == place.word
    assert all(place.piece.send == "" for place in context_of["map"].places if place.steps == 1)


@rule("G5.4")
@pytest.mark.parametrize("season", ["5", "12"])
def test_paths_of_the_other_season_are_drawn_as_closed(season: str) -> None:
    position = GAME.new(1, seed=1, options={"book": HOUSE_BOOK, "month": season})
    drawn = context(position, 0)["map"].roads
    view = position.view(0)
    roads = {(space["word"], other) for space in view["spaces"] for other in space["roads"]}
    assert {road.key for road in drawn if road.state == "closed"}
    for road in drawn:
        first, second = road.key.split("-")
        assert ((first, second) in roads) == (road.state != "closed")


@rule("G6.3")
def test_a_notice_shows_its_public_side_only() -> None:
    """Where it is picked up and what it asks for; not what its owner would read."""
    position = GAME.new(1, seed=1, options={"book": HOUSE_BOOK})
    land = load_land(HOUSE_BOOK)
    html = render(position, 0).html
    for word in position.view(0)["noticeboard"]:
        card = land.cards[int(word[1:])]
        private = [line.source for line in card.flavour]
        assert f'id="notice-{word}"' in html
        for line in private:
            assert line not in html


@rule("G11.2")
def test_closed_quests_show_only_their_backs_to_others() -> None:
    state = month(2, mode="competitive")
    give(state, 1, "q.one")
    position = begin(state)
    name = load_land(BOOK).cards[number("q.one")].name.source
    mine, theirs = context(position, 1)["mine_area"], context(position, 0)["rivals"][0]
    assert name in [card.name for card in mine.quests]
    assert mine.closed == 0
    assert name not in [card.name for card in theirs.quests]
    assert theirs.closed == 1


def test_the_country_is_drawn_within_its_frame() -> None:
    """Names stand inside the map, on no other name; every space has its ground."""
    land = country(HOUSE_BOOK)
    assert {ground.word for ground in land.grounds} == set(land.labels)
    for label in land.labels.values():
        assert land.left < label.x < land.left + land.width
        assert land.top < label.y < land.top + land.height
    places = [(label.x, label.y) for label in land.labels.values()]
    assert len(set(places)) == len(places)
    assert {glyph.kind for glyph in land.glyphs} >= {"pine", "oak", "mound", "peak", "tuft"}


def test_the_railway_stands_where_the_world_says() -> None:
    position = GAME.new(1, seed=1, options={"book": HOUSE_BOOK})
    stations = context(position, 0)["map"].stations
    assert [station.now for station in stations] == [True]
    assert stations[0].name == "The Line at Winterhook Yard"


# --- calendar, words, summary --------------------------------------------------------------------------------


@rule("G4.3")
@pytest.mark.parametrize(("seats", "days"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_strip_has_a_day_for_every_round(seats: int, days: int) -> None:
    position = GAME.new(seats, seed=1, options={"book": HOUSE_BOOK})
    strip = context(position, 0)["calendar"]
    assert len(strip.days) == days
    play(position, *HERO_WORDS[:seats])
    strip = context(position, 0)["calendar"]
    assert len(strip.days) == days
    assert [day.state for day in strip.days].count("today") == 1
    assert strip.days[0].weekday == texts("en", position).say(f"weekday-{position.view(0)['weekday']}")


@pytest.mark.parametrize("ending", ["go-on", "leave-world new-world"])
def test_no_day_is_marked_before_the_month_has_begun(ending: str) -> None:
    """Which weekday comes first is drawn once everybody has gathered; before, the state still has the last one."""
    position = GAME.new(1, seed=1, options={"book": BOOK})
    for _ in range(2):
        strip = context(position, 0)["calendar"]
        assert {(day.weekday, day.state) for day in strip.days} == {("", "coming")}
        assert (strip.today, strip.left) == (0, "4 days left")
        assert "4 days left" in render(position, 0, template="_pocket.html").html
        while position.ask is not None and position.ask.prompt != "month-over":
            position.play(position.ask.moves[0])
        for word in ending.split():
            position.play(word)


def test_the_answers_at_the_end_of_a_month_stand_as_in_the_bar() -> None:
    position = GAME.new(1, seed=1, options={"book": BOOK})
    while position.ask is not None and position.ask.prompt != "month-over":
        position.play(position.ask.moves[0])
    picks = context(position, 0)["reading"]["bargain"].picks
    assert [pick.piece.word for pick in picks] == ["pack-up", "go-on", "leave-world"]


def test_every_timer_sits_somewhere_on_the_strip() -> None:
    met = 0
    for position in random_positions(5, every=9):
        strip = context(position, 0)["calendar"]
        sitting = [timer for day in strip.days for timer in day.timers] + list(strip.end)
        cards = load_land(HOUSE_BOOK).cards
        timers = [timer for timer in position.view(0)["timers"] if not cards[int(timer["card"][1:])].mode]
        assert len(sitting) == len(timers)
        met += len(timers)
    assert met


@rule("G14.1")
def test_a_month_that_is_over_is_remembered() -> None:
    """Once it is saved the adventurers have gone home: the page still tells who went, and what they played."""
    *_, position = random_positions(0, every=1000, most=900)
    while position.ask is not None and position.ask.prompt != "month-over":
        position.play(position.ask.moves[0])
    context_of = context(position, 0)
    kept, strip = context_of["keepsake"], context_of["calendar"]
    assert kept.done
    assert [traveller.seat for traveller in kept.travellers] == [0]
    assert kept.scenes
    assert {day.state for day in strip.days} == {"past"}
    assert strip.month == kept.month
    assert "keepsake-scenes" in render(position, 0).html


def test_the_text_table_asks_about_words_of_the_vocabulary() -> None:
    position = begin(month(1))
    assert set(text_table.words(position.view(0), 0)) <= set(GAME.vocabulary.words)


def test_every_drawing_and_every_ink_exists() -> None:
    """What a template uses is in the sprite, and what the sprite is painted with is in the inks."""
    sprite = (PAGE / "templates/sprite.svg").read_text(encoding="utf-8")
    symbols = set(re.findall(r'<symbol id="gz-([\w-]+)"', sprite))
    for position in random_positions(5, every=40):
        html = render(position, 0).html + render(position, 0, "en", "summary.html").html
        assert set(re.findall(r'href="#gz-([\w-]+)"', html)) <= symbols
    inks = (PAGE / "static/inks.css").read_text(encoding="utf-8")
    used = {name for found in re.findall(r'class="([^"]+)"', sprite) for name in found.split() if name[:2] == "gz"}
    assert {name for name in used if f".{name} " not in inks} == set()
