"""Key Harvest in real browsers: one whole game of two people, the second of them on a phone."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.house import House
from tests.browser.player import play_to_the_end
from tests.browser.test_accessible import faults
from tests.browser.test_phone import SMALL, TARGETS, TINY, fits
from tests.browser.titles.farmer import Farmer
from tests.browser.visitors import SCREENS_AND_LANGUAGES, Visitors

#: A shuffle in which ten events come early.
SHORT = f"{0x73:064x}"
EARLY = 20  # clicks of both players together
LATE = 420  # answers of a recorded game, in its last turns
TABS = ("me", "rivals", "log", "more", "board")


@dataclass
class Game:
    """What was seen of a game while it was played."""

    host: Farmer
    guest: Farmer
    complaints: list[str]
    asked: list[tuple[str, int]] = field(default_factory=list)  # an event, as the host's bar names it; who was asked
    too_wide: list[int] = field(default_factory=list)  # versions at which the phone could be scrolled sideways
    on_the_phone: list[str] | None = None  # what was too small there
    last_turns: list[str] = field(default_factory=list)  # what the opened track said in the end phase
    totals: list[str] = field(default_factory=list)


@pytest.fixture(scope="module")
def game(browser: Browser, house: House) -> Iterator[Game]:
    """The whole game, played once for all tests here."""
    visitors = Visitors(browser, house)
    host_page, guest_page = visitors.page(), visitors.page(phone=True)
    link = visitors.open_table(host_page, "keyharvest", seats="2", option_start="0")
    house.fix_shuffle(host_page.url.rsplit("/", 1)[-1], SHORT)
    visitors.accept(guest_page, link, "Berit")
    host_page.wait_for_selector("#bar")
    host, guest = Farmer(host_page), Farmer(guest_page, touch=True)
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
        for seat, player in enumerate(players):
            look = player.catch_up(newest)
            if look.mine:
                note(game, seat, look.version)
        play_to_the_end([*players], until=newest + 1)
    play_to_the_end([*players])
    game.totals = [player.page.locator(".panel-result tfoot").inner_text() for player in players]


def note(game: Game, seat: int, version: int) -> None:
    """What a look at the table tells before the next click."""
    event = game.host.farm().event
    if event and (event, seat) not in game.asked[-1:]:
        game.asked.append((event, seat))
    if not fits(game.guest.page):
        game.too_wide.append(version)
    if game.on_the_phone is None and version >= EARLY:
        game.on_the_phone = too_small(game.guest.page)
    if not game.last_turns and game.host.page.locator(".last-turns .now").count():
        game.last_turns = last_turns(game.host.page)


def too_small(page: Page) -> list[str]:
    """Targets and letters too small for a thumb and an eye, on every tab; the board only once it is zoomed."""
    found: list[str] = []
    for tab in TABS:
        page.locator(f"#tab-{tab}").tap()
        if tab == "board" and not page.locator("html[data-zoomed]").count():
            page.locator(".country.home .map").tap()
        found += [f"{tab}: {target}" for target in page.evaluate(SMALL, TARGETS)]
        found += [f"{tab}: {text}" for text in page.evaluate(TINY)]
    return found


def last_turns(page: Page) -> list[str]:
    """Open the yellow track: the table of the last turns takes the place of the town."""
    page.locator("#events summary").click()
    page.wait_for_selector(".last-turns", state="visible")
    hidden = [name for name in ("registry", "folk", "stock") if not page.locator(f".panel-{name}").is_visible()]
    colour = page.locator(".panel-events").evaluate("node => getComputedStyle(node).backgroundColor")
    cells = page.locator(".last-turns td[class] [aria-label]")
    said = [f"hidden {' '.join(hidden)}", colour, *(cell.get_attribute("aria-label") or "" for cell in cells.all())]
    page.locator("#events summary").click()
    return said


def test_two_people_play_a_whole_game(game: Game) -> None:
    assert game.totals[0] == game.totals[1]
    assert game.complaints == []


def test_an_offer_takes_few_clicks(game: Game) -> None:
    offers = game.host.offers + game.guest.offers
    print(f"clicks per offer: median {statistics.median(offers)}, most {max(offers)}, {len(offers)} offers")
    assert statistics.median(offers) <= 4, offers


def test_an_event_asks_everybody_in_order_from_whoever_drew_it(game: Game) -> None:
    rounds = [
        (event, [seat for _, seat in asked]) for event, asked in itertools.groupby(game.asked, lambda one: one[0])
    ]
    answered_by_both = [(event, seats) for event, seats in rounds if {0, 1} == {*seats}]
    assert answered_by_both, rounds
    for event, seats in answered_by_both:
        assert ("you drew it" in event) == (seats[0] == 0), event
    assert any("drew it" in event for event in game.guest.events)


def test_the_end_phase_is_yellow_and_counts_the_turns(game: Game) -> None:
    hidden, colour, *turns = game.last_turns
    assert hidden == "hidden registry folk stock"
    assert colour == "rgb(255, 217, 59)"
    assert len(turns) == 4
    assert [turn for turn in turns if turn.endswith(": now")] == turns[:1]


def test_a_phone_is_enough(game: Game) -> None:
    assert game.too_wide == []
    assert game.on_the_phone == []


@SCREENS_AND_LANGUAGES
def test_axe_finds_nothing_serious(visitors: Visitors, language: str, phone: bool) -> None:
    page = visitors.page(language=language, phone=phone)
    visitors.bring_record(page, "won-4-seats", LATE, game="keyharvest")
    assert faults(page) == []
    page.locator("#events summary").click()
    assert faults(page, ".panel-events") == []
    page.locator("#events summary").click()
    page.locator(".listed[data-sheet]").first.click()
    page.wait_for_selector("#sheet[open]")
    assert faults(page, "#sheet") == []
    for address in ("?text", "?at=200"):
        page.goto(f"{page.url.split('?')[0]}{address}")
        assert faults(page) == [], address
