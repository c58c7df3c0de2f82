"""Reykholt in real browsers: a whole game of two people, the second on a phone; a game alone; a chapter of a story."""

from __future__ import annotations

import json
import re
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, FilePayload, Page

from langbord.games.reykholt.edition.loader import load_deck
from langbord.games.reykholt.rules.game import GAME
from tests.browser.house import House
from tests.browser.player import play_to_the_end
from tests.browser.test_accessible import faults
from tests.browser.test_phone import SMALL, TARGETS, TINY, fits
from tests.browser.titles.grower import Grower
from tests.browser.visitors import Visitors

TABS = ("me", "rivals", "log", "more", "board")
LOOKED_AT = (12, 40)  # from these versions on everything on the phone is measured once


@dataclass
class Game:
    """What was seen of a game while it was played."""

    host: Grower
    guest: Grower
    complaints: list[str]
    too_wide: list[int] = field(default_factory=list)  # versions at which the phone could be scrolled sideways
    measured: int = 0
    on_the_phone: list[str] = field(default_factory=list)  # what was too small there
    plans: list[str] = field(default_factory=list)  # what the foremost plan said, with the words it sends
    totals: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def game(browser: Browser, house: House) -> Iterator[Game]:
    """The whole game, played once for all tests here."""
    visitors = Visitors(browser, house)
    host_page, guest_page = visitors.page(), visitors.page(phone=True)
    visitors.accept(guest_page, visitors.open_table(host_page, "reykholt", seats="2", option_start="0"), "Berit")
    host_page.wait_for_selector("#bar")
    host, guest = Grower(host_page), Grower(guest_page, touch=True)
    for player in (host, guest):
        visitors.set_up(player.page, confirm="no", coached="yes")
        player.page.reload()
        player.page.wait_for_selector("#bar")
    game = Game(host, guest, visitors.complaints)
    play(game)
    yield game
    visitors.leave()


def play(game: Game) -> None:
    """Click by click, looking at both screens."""
    players = [game.host, game.guest]
    while not game.host.look().over:
        newest = max(player.look().version for player in players)
        for player in players:
            player.catch_up(newest)
        if not fits(game.guest.page):
            game.too_wide.append(newest)
        if game.measured < len(LOOKED_AT) and newest >= LOOKED_AT[game.measured]:
            game.measured += 1
            game.on_the_phone += too_small(game.guest.page)
        plan = game.host.page.locator("#plan-1[data-send]")
        if plan.count():
            game.plans.append(f"{plan.get_attribute('data-send')}: {plan.get_attribute('aria-label')}")
        play_to_the_end([*players], until=newest + 1)
    play_to_the_end([*players])
    game.totals = [player.page.locator(".panel-result tfoot").inner_text() for player in players]


def too_small(page: Page) -> list[str]:
    """Targets and letters too small for a thumb and an eye, on every tab, the whole track opened."""
    found: list[str] = []
    for tab in TABS:
        page.locator(f"#tab-{tab}").tap()
        if tab == "board":
            page.locator("#whole-track summary").tap()
            page.wait_for_selector(".matrix", state="visible")
        found += [f"{tab}: {target}" for target in page.evaluate(SMALL, TARGETS)]
        found += [f"{tab}: {text}" for text in page.evaluate(TINY)]
        found += faults(page, "#table")
    page.locator("#whole-track summary").tap()
    return found


def test_two_people_play_a_whole_game(game: Game) -> None:
    assert game.totals[0] == game.totals[1]
    assert game.complaints == []
    assert len(game.host.tops) == 1  # the table never moved


def test_a_work_turn_takes_few_clicks(game: Game) -> None:
    turns = game.host.work_turns + game.guest.work_turns
    print(f"clicks per work turn: median {statistics.median(turns)}, most {max(turns)}, {len(turns)} turns")
    assert len(turns) == 7 * 2 * 3
    assert statistics.median(turns) <= 3, turns


def test_tourism_is_one_click(game: Game) -> None:
    turns = game.host.tourism_turns + game.guest.tourism_turns
    assert statistics.median(turns) == 1, turns
    assert any(re.match(r"(pay )+bonus", plan) for plan in game.plans), game.plans


def test_a_phone_is_enough(game: Game) -> None:
    assert game.measured == len(LOOKED_AT)
    assert game.too_wide == []
    assert game.on_the_phone == []


# --- alone ------------------------------------------------------------------------------------------------------------


def alone(visitors: Visitors, page: Page, **options: str) -> Grower:
    """A game alone with a known shuffle, from its beginning."""
    record = GAME.new(1, seed=4, options=options).record()
    page.goto("/")
    page.locator("details.import summary").click()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.locator("#import-file").set_input_files(file)
    page.locator("form[action='/import'] button[type=submit]").click()
    page.wait_for_url("**/t/*")
    visitors.set_up(page, confirm="no", coached="yes")
    page.reload()
    page.wait_for_selector("#bar")
    return Grower(page)


def test_a_game_alone_to_its_end(visitors: Visitors) -> None:
    page = visitors.page(dark=True)
    player = alone(visitors, page)
    assert page.locator(".space .worker.seat-4").count() == 2
    assert "21 tables to go" in page.locator("#alone").inner_text()
    assert faults(page) == []
    colours: set[str] = set()
    while not player.look().over:
        player.act()
        for colour in ("0", "1"):
            if page.locator(f".space .worker.seat-{colour}").count():
                colours.add(colour)
    assert colours == {"0", "1"}
    assert len(player.work_turns) == 5 * 3
    assert statistics.median(player.work_turns) <= 3


def test_a_chapter_of_the_story(visitors: Visitors) -> None:
    page = visitors.page(language="ru")
    player = alone(visitors, page, scenario="1")
    assert "салат" in page.locator(".advice").inner_text()
    assert faults(page) == []
    events: list[str] = []
    while not player.look().over:
        shown = page.locator(".panel-tale .event")
        name = shown.get_attribute("id") if shown.count() else None
        if name is not None and name not in events:
            events.append(name)
        player.act()
    assert len(events) == 6  # one for each round
    assert page.locator("#tale-end").is_visible()
    place = load_deck("house-1", "A").scenarios[0].place[0]
    assert re.search(rf"\d+/{place}\b", page.locator(".goals").inner_text())
