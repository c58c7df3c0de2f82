"""What the page says beside the game: the recap of what changed, tips of a first game, clocks, language and light."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.visitors import Visitors

PAPER = "() => getComputedStyle(document.body).backgroundColor"


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1].partition("?")[0]


# --- since your last turn -----------------------------------------------------------------------------


def test_the_recap_is_a_mark_in_the_log_and_moves_nothing(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    page = guest.page
    top = page.locator("#table").bounding_box()
    host.press("#space-gold")
    host.confirm()
    guest.wait_for_turn()
    expect(page.locator("#log-scroll > #recap")).to_contain_text("Gold")
    assert page.locator("#table").bounding_box() == top
    expect(page.locator("#space-gold .changed")).not_to_have_count(0)  # the worker that has come
    page.reload()
    expect(page.locator("#recap")).to_contain_text("Gold")  # it is told for as long as it is this turn
    assert page.locator(".changed").count() == 0  # but lights up once


# --- a first game -------------------------------------------------------------------------------------


def test_tips_come_one_by_one_and_go_for_good(visitors: Visitors) -> None:
    page = visitors.page()
    player = visitors.first_against_a_bot(page)
    coach = page.locator("#coach")
    expect(coach).to_be_visible()
    first = coach.get_attribute("data-tip")
    assert page.locator(".coach-target").get_attribute("id") == coach.get_attribute("data-target")
    player.touch_it("#coach-got-it")
    expect(coach).to_be_hidden()
    assert page.locator(".coach-target").count() == 0

    look = player.look()
    while not look.held:
        look = player.press(f'[id="{look.lit[0]}"]')
    expect(coach).to_be_visible()  # a finished turn is new
    assert coach.get_attribute("data-tip") != first
    with page.expect_response("**/settings"):
        player.needs_no_tips()
    page.reload()
    expect(page.locator("#confirm")).to_be_visible()
    expect(coach).to_have_count(0)
    visitors.first_against_a_bot(page)  # nor in the next game
    expect(coach).to_have_count(0)


# --- clocks -------------------------------------------------------------------------------------------


def seconds(page: Page, seat: int) -> int:
    minutes, rest = page.locator(f"#clocks .clock-{seat}").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_a_clock_runs_down_and_a_bot_may_be_called(visitors: Visitors) -> None:
    host, guest = visitors.page(), visitors.page()
    link = visitors.open_table(host, option_start="0", clock_minutes="10")
    visitors.accept(guest, link, "Berit")
    host.wait_for_selector("#clocks")
    table = table_of(host)
    running, still = seconds(guest, 0), seconds(guest, 1)
    guest.wait_for_function(
        "before => { const [m, s] = document.querySelector('#clocks .clock-0').textContent.split(':').map(Number);"
        " return m * 60 + s <= before - 2; }",
        arg=running,
    )
    assert seconds(guest, 1) == still
    expect(host.locator(".bar-clock")).to_have_text(re.compile(r"^\d+:\d\d$"))
    expect(guest.locator("#timeout")).to_be_hidden()

    visitors.house.set_clock(table, 0, 0)  # time flies
    guest.reload()
    expect(guest.locator("#clocks .clock-0")).to_have_class(re.compile("clock-up"))
    player = Player(guest)
    player.touch_it("#timeout")
    assert player.wait_for_turn().mine  # a bot has moved for the one who is late


# --- language and light -------------------------------------------------------------------------------


def test_language_and_light_are_settings(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.bring_record(page, "won-2-seats", words=30)
    table, day = page.url, page.evaluate(PAPER)
    assert page.locator("html").get_attribute("lang") == "en"
    page.locator("#settings summary").click()
    page.locator("#settings [name=language][value=ru]").check(force=True)
    page.locator("#settings [name=theme][value=dark]").check(force=True)
    page.locator("#settings form button[type=submit]").first.click()
    expect(page.locator("html[lang=ru][data-theme=dark]")).to_be_attached()
    assert page.url == table
    assert re.search("[а-яё]{3}", page.locator("#bar-title").inner_text(), re.IGNORECASE)
    page.wait_for_load_state("load")  # with its style sheets
    night = page.evaluate(PAPER)
    assert night != day
    page.emulate_media(color_scheme="light")
    assert page.evaluate(PAPER) == night  # what was chosen counts more than the system
    player = Player(page)
    if player.look().tip:
        player.needs_no_tips()
    player.act()  # the stream speaks Russian too
    assert re.search("[а-яё]{3}", page.locator("#bar-title").inner_text(), re.IGNORECASE)


def test_without_a_setting_the_system_chooses_the_light(visitors: Visitors) -> None:
    papers = []
    for dark in (False, True):
        page = visitors.page(dark=dark)
        page.goto("/")
        papers.append(page.evaluate(PAPER))
    assert papers[0] != papers[1]
