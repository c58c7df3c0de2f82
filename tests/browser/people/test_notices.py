"""Notices in a real browser: asked for by a click, told while nobody looks, counted in the title, ended by a link."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.house import House
from tests.browser.test_accessible import faults
from tests.browser.visitors import SCREENS_AND_LANGUAGES, Visitors

#: Stands for the browser's own, and tells what it would have shown. `asked` counts the questions for permission.
STUB = """
  localStorage.getItem("shown") ?? localStorage.setItem("shown", "[]");
  window.asked = 0;
  window.Notification = class extends EventTarget {
    static get permission() { return localStorage.getItem("permission") ?? "default"; }
    static async requestPermission() {
      window.asked += 1;
      localStorage.setItem("permission", localStorage.getItem("answer") ?? "granted");
      return Notification.permission;
    }
    constructor(title, { body, tag }) {
      super();
      const shown = [...JSON.parse(localStorage.getItem("shown")), { title, body, tag }];
      localStorage.setItem("shown", JSON.stringify(shown));
      window.latest = this;
    }
    close() {}
  };
"""
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOW = """() => {
  delete document.hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def shown(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("() => JSON.parse(localStorage.getItem('shown'))")
    return found


def stub(context: BrowserContext) -> None:
    context.add_init_script(STUB)


def turn_on(page: Page) -> None:
    page.goto("/notices")
    page.locator("#browser-on").click()
    page.locator("#browser-off").wait_for()


def sign_up(page: Page, name: str) -> None:
    page.goto("/accounts/signup/?next=/notices")
    page.locator("[name=username]").fill(name)
    page.locator("[name=password1]").fill("fjord-and-cod-7")
    page.locator("main button[type=submit]").click()
    page.wait_for_url("**/notices")


def test_permission_is_asked_for_by_a_click_and_never_otherwise(visitors: Visitors) -> None:
    page = visitors.page()
    stub(page.context)
    visitors.against_bots(page)
    for address in ("/", "/notices"):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("asked") == 0
    assert page.locator("[data-state=off]").is_visible()
    page.locator("#browser-on").focus()
    page.keyboard.press("Enter")
    page.locator("[data-state=on]").wait_for()
    assert page.evaluate("asked") == 1
    assert [notice["tag"] for notice in shown(page)] == ["example"]
    assert page.evaluate("document.activeElement.id") == "browser-off"
    page.keyboard.press("Enter")
    page.locator("[data-state=off]").wait_for()


def test_who_says_no_is_told_so_and_not_asked_again(visitors: Visitors) -> None:
    page = visitors.page()
    stub(page.context)
    page.goto("/notices")
    page.evaluate("localStorage.setItem('answer', 'denied')")
    page.locator("#browser-on").click()
    page.locator("[data-state=denied]").wait_for()
    assert not page.locator("#browser-on").is_visible()
    assert shown(page) == []


def test_a_turn_that_comes_while_nobody_looks_is_told_once(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    stub(guest.page.context)
    tab = visitors.another_tab(guest.page.context)
    turn_on(tab)
    tab.close()
    guest.page.reload()
    guest.page.wait_for_selector("#bar")
    title = guest.page.title()
    guest.page.evaluate(HIDE)
    host.wait_for_turn()
    host.press("#space-gold")
    host.press("#confirm")
    guest.page.wait_for_function("() => document.title.startsWith('(1) ')")
    guest.page.wait_for_function("() => JSON.parse(localStorage.getItem('shown')).length === 2")
    told = shown(guest.page)[1]
    assert told["title"] == "Nusfjord: it is your turn"
    assert told["body"].startswith("With ")
    other = visitors.another_tab(guest.page.context)  # a second tab, also in the background, says nothing more
    other.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    with other.expect_response("**/notices/waiting**"):
        other.goto("/")
    other.wait_for_function("() => document.title.startsWith('(1) ')")
    assert len(shown(other)) == 2
    guest.page.evaluate("latest.dispatchEvent(new Event('click'))")
    guest.page.evaluate(SHOW)
    assert guest.page.title() == title  # what one looks at is not counted


def test_without_notifications_the_title_counts_all_the_same(visitors: Visitors) -> None:
    host, guest = visitors.two_players()
    page = visitors.another_tab(host.page.context)
    page.goto("/")
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert "Notification" in page.evaluate("Object.getOwnPropertyNames(window)")
    elsewhere = visitors.another_tab(guest.page.context)
    with elsewhere.expect_response("**/notices/waiting**"):
        elsewhere.goto("/")
    assert not elsewhere.title().startswith("(")


@SCREENS_AND_LANGUAGES
def test_the_page_is_for_everybody(visitors: Visitors, language: str, phone: bool) -> None:
    page = visitors.page(language=language, phone=phone)
    page.goto("/notices")
    assert faults(page) == []
    sign_up(page, f"reader-{language}-{phone}")
    page.locator("[name=mail][value=digest]").check(force=True)
    page.locator("[name=quiet]").check(force=True)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#address").fill(f"{language}.{phone}@example.org")
    page.locator(".mail-form button[type=submit]").click()
    page.wait_for_url("**said=sent")
    assert faults(page) == []


def test_only_what_belongs_to_the_choice_is_shown(visitors: Visitors) -> None:
    page = visitors.page()
    sign_up(page, "chooser")
    parts = {"address": "#address", "after": ".only-turn", "hour": "#hour", "quiet": "#quiet-from"}

    def visible() -> set[str]:
        return {name for name, part in parts.items() if page.locator(part).is_visible()}

    assert visible() == set()
    page.locator("[name=mail][value=turn]").check(force=True)
    assert visible() == {"address", "after"}
    page.locator("[name=quiet]").check(force=True)
    page.locator("[name=mail][value=digest]").check(force=True)
    assert visible() == {"address", "hour", "quiet"}
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert page.locator("#zone").input_value() == zone  # the device's own, until another is chosen


def test_the_link_in_a_letter_ends_the_e_mails_with_one_click(visitors: Visitors, house: House) -> None:
    page = visitors.page()
    sign_up(page, "stopper")
    page.locator("[name=mail][value=turn]").check(force=True)
    page.locator("#address").fill("stopper@example.org")
    page.locator(".mail-form button[type=submit]").click()
    page.wait_for_url("**said=sent")
    ((token, mail),) = notice(house, "stopper@example.org")
    assert (bool(re.fullmatch(r"\w{24}", token)), mail) == (True, "turn")
    stranger = visitors.page()  # another device, nobody signed in
    stranger.goto(f"/notices/stop/{token}")  # no other click
    stranger.get_by_role("heading", name="Done").wait_for()
    assert notice(house, "stopper@example.org") == [(token, "off")]


def notice(house: House, address: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(house.data / "langbord.sqlite3", timeout=60)) as database:
        return database.execute("SELECT token, mail FROM tables_notice WHERE address = ?", [address]).fetchall()
