"""The form for a new table: nothing in it is wider than its place, and those beside one can be given names."""

from __future__ import annotations

import pytest

from langbord import games
from tests.browser.visitors import Visitors

WIDTHS = (320, 390, 768, 1024, 1440, 1920)
#: What is wider than its box. An unseen field lies upon each label; it is the label that counts.
WIDE = """() => [...document.querySelectorAll("form.new-table, form.new-table :not(svg, svg *, input)")]
  .filter((node) => node.checkVisibility() && node.clientWidth && node.scrollWidth > node.clientWidth + 1)
  .map((node) => `${node.tagName} ${node.className}: ${node.scrollWidth} > ${node.clientWidth}`)"""
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "ru"])  # the longer words
def test_nothing_is_wider_than_its_place(visitors: Visitors, language: str) -> None:
    page = visitors.page(language=language)
    for game in games.names():
        page.goto(f"/new/{game}")
        page.locator("input[name=seats]").last.check(force=True)
        page.locator("input[name=seat-1][value=same]").check(force=True)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate(WIDE) == [], (game, width)
            assert not page.evaluate(SIDEWAYS), (game, width)


def test_whoever_sits_beside_one_can_be_given_a_name(visitors: Visitors) -> None:
    page = visitors.page(language="ru")
    page.goto("/new/nusfjord")
    name = page.get_by_label("Имя").and_(page.locator("[name=name-1]"))
    assert not name.is_visible()
    page.locator("input[name=seat-1][value=same]").check(force=True)
    assert name.get_attribute("placeholder") == "Гость 2"
    name.fill("Берит")
    page.locator("form.new-table button[type=submit]").click()
    page.wait_for_selector("#bar")
    assert "Берит" in page.locator("#live").inner_text()


def test_whoever_plays_alone_is_not_asked_who_sits_where(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/new/reykholt")
    page.locator("input[name=seats][value='1']").check(force=True)
    assert not page.locator("#who").is_visible()
    assert not page.locator(".place").first.is_visible()
    page.locator("form.new-table button[type=submit]").click()
    page.wait_for_selector("#bar")  # the game has begun


def test_the_chosen_file_is_named(visitors: Visitors) -> None:
    page = visitors.page(language="ru")
    page.goto("/")
    page.locator("details.import summary").click()
    assert page.locator(".import .file-name").inner_text() == "Файл не выбран"
    page.locator("#import-file").set_input_files(
        {"name": "партия.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    assert page.locator(".import .file-name").inner_text() == "партия.json"
