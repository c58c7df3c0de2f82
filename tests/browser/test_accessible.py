"""axe-core finds nothing serious on any page, by day and by night, in both languages; and no page complains."""

from __future__ import annotations

import functools
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Page

from tests.browser.visitors import Visitors

LOOKS = [pytest.param("en", False, id="en-light"), pytest.param("ru", True, id="ru-dark")]


@functools.cache
def axe() -> str:
    """The text of axe-core."""
    return (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """What axe-core calls serious or critical."""
    page.evaluate(axe())
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(("language", "dark"), LOOKS)
def test_pages_before_the_table(visitors: Visitors, language: str, dark: bool) -> None:
    page = visitors.page(language=language, dark=dark)
    link = visitors.open_table(visitors.page(), listed="yes")
    for address in ("/", "/new/nusfjord", link, "/accounts/login/", "/accounts/signup/"):
        page.goto(address)
        assert page.locator("html").get_attribute("lang") == language
        assert faults(page) == [], address


@pytest.mark.parametrize(("language", "dark"), LOOKS)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table_and_its_result(visitors: Visitors, language: str, dark: bool, phone: bool) -> None:
    page = visitors.page(language=language, dark=dark, phone=phone)
    player = visitors.against_bots(page, touch=phone)
    for _ in range(4):
        player.act()
        player.wait_for_turn()
    assert faults(page) == []
    page.goto(page.url)
    page.on("dialog", lambda dialog: dialog.accept())
    if phone:
        page.locator("#tab-more").tap()
    page.locator("#drawer-table summary").click()
    page.locator("[data-deed=concede]").click()
    page.wait_for_selector(".panel-result", state="attached")
    assert faults(page) == []


@pytest.mark.parametrize(("language", "dark"), LOOKS)
def test_the_waiting_room(visitors: Visitors, language: str, dark: bool) -> None:
    page = visitors.page(language=language, dark=dark)
    visitors.open_table(page)
    assert faults(page) == []
