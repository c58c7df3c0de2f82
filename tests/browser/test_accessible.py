"""axe-core finds nothing serious on any kind of page, by day and by night, in both languages, large and small."""

from __future__ import annotations

import functools
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Page

from tests.browser.visitors import SCREENS_AND_LANGUAGES, Visitors

#: What else a screen reader meets does not depend on the light.
CONTRAST = ["color-contrast"]
TABS = ("me", "rivals", "log", "more")
RUN = """async ([where, rules, theme]) => {
  document.documentElement.dataset.theme = theme;
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  return (await axe.run({ include: [[where]] }, { resultTypes: ["violations"], ...only })).violations;
}"""


@functools.cache
def axe() -> str:
    """The text of axe-core."""
    return (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page, where: str = "html") -> list[str]:
    """What axe-core calls serious or critical in a part of the page, by day and by night."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe())
    lights: list[tuple[str, list[str]]] = [("light", []), ("dark", CONTRAST)]
    found = [(theme, page.evaluate(RUN, [where, rules, theme])) for theme, rules in lights]
    return [
        f"{theme}: {fault['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for theme, violations in found
        for fault in violations
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def check(page: Page, language: str, *addresses: str) -> None:
    for address in addresses:
        page.goto(address)
        assert page.locator("html").get_attribute("lang") == language, address
        assert faults(page) == [], address


def test_a_page_with_faults_is_caught(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/accounts/login/")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault.split()[:2] for fault in faults(page)] == [["light:", "button-name:"]]
    page.evaluate("document.querySelector('main').lastElementChild.remove()")
    page.evaluate("document.styleSheets[0].insertRule('label { color: light-dark(#999, #555) !important; }')")
    assert {tuple(fault.split()[:2]) for fault in faults(page)} == {
        ("light:", "color-contrast:"),
        ("dark:", "color-contrast:"),
    }


@SCREENS_AND_LANGUAGES
def test_pages_beside_the_table(visitors: Visitors, language: str, phone: bool) -> None:
    page = visitors.page(language=language, phone=phone)
    link = visitors.open_table(visitors.page(), listed="yes")
    check(
        page, language, "/", "/daily", "/new/nusfjord", "/new/reykholt", link, "/accounts/login/", "/accounts/signup/"
    )
    visitors.bring_record(page, "won-2-seats", words=30)
    check(page, language, f"{page.url}/report", "/", "/me", "/ratings")  # the lobby now with a table
    page.goto("/nowhere")
    assert faults(page) == []
    visitors.forgive("404")
    visitors.open_table(page)
    assert faults(page) == []  # the waiting room


@SCREENS_AND_LANGUAGES
def test_the_table(visitors: Visitors, language: str, phone: bool) -> None:
    page = visitors.page(language=language, phone=phone)
    player = visitors.against_bots(page, touch=phone)
    assert faults(page) == []  # with the first tip
    for _ in range(3):
        player.act()
        player.wait_for_turn()
    for tab in TABS if phone else ():
        page.locator(f"#tab-{tab}").tap()
        assert faults(page, ".drawers" if tab == "more" else f"[data-tab={tab}]") == [], tab
    check(page, language, f"{page.url}?text", f"{page.url}?at=5", f"{page.url}?at=5&text")


@SCREENS_AND_LANGUAGES
def test_the_end(visitors: Visitors, language: str, phone: bool) -> None:
    page = visitors.page(language=language, phone=phone)
    visitors.bring_record(page, "won-3-seats")
    page.locator("#race-table summary").click()
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.soak)])
def test_what_opens_over_the_table(visitors: Visitors, language: str) -> None:
    page = visitors.page(language=language)
    visitors.bring_record(page, "won-2-seats", words=30)
    for drawer in ("summary", "rules", "notes", "chat", "table"):
        page.locator(f"#drawer-{drawer} summary").first.click()
        assert faults(page, f"#drawer-{drawer}") == [], drawer
    page.keyboard.press("Escape")
    page.locator("#settings summary").click()
    assert faults(page, "header") == []
    page.locator("#settings summary").click()
    page.locator("#table [data-card]").first.click(button="right")
    page.wait_for_selector("#large[open]")
    assert faults(page, "#large") == []
