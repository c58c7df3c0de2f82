"""A rated table in the browser: asked for, played, and seen afterwards on the players' pages and on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitors import SCREENS_AND_LANGUAGES, Visitors

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
CONCEDE = """(name) => fetch(`/t/${name}/do/concede`, {
  method: "POST", redirect: "manual",
  headers: { "X-CSRFToken": document.querySelector("[name=csrfmiddlewaretoken]").value },
}).then((answer) => answer.status)"""


@SCREENS_AND_LANGUAGES
def test_a_rated_game_is_found_on_the_pages_about_people(visitors: Visitors, language: str, phone: bool) -> None:
    host, guest = visitors.page(language=language, phone=phone), visitors.page(language=language)
    link = visitors.open_table(host, rated="yes", option_start="0")
    visitors.set_up(host, name="Astrid", language=language)
    visitors.accept(guest, link, "Berit")
    guest.wait_for_selector("#bar")
    assert guest.evaluate(CONCEDE, guest.url.rsplit("/", 1)[1].partition("?")[0]) in (0, 200)
    host.goto("/me")
    assert "/who/" in host.url
    history = host.locator("table.history")
    expect(history).to_contain_text("Berit")
    expect(history.locator(".place-1")).to_have_text("1")
    expect(host.locator("[aria-labelledby=ratings] tbody tr")).to_have_count(1)
    assert not host.evaluate(SIDEWAYS)
    search = host.locator("input[name=q]")
    search.fill("nobody of this name")
    search.press("Enter")
    expect(host.locator("table.history")).to_have_count(0)
    host.locator("input[name=q]").fill("beri")
    host.locator("input[name=q]").press("Enter")
    expect(host.locator("table.history tbody tr")).to_have_count(1)
    host.goto("/ratings")
    expect(host.locator(".ranking tr.mine")).to_contain_text("Astrid")
    assert not host.evaluate(SIDEWAYS)
    host.locator(".ranking a", has_text="Berit").first.click()
    expect(host.locator("h1")).to_have_text("Berit")
    assert visitors.complaints == []
