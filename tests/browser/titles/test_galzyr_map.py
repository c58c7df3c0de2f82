"""The map of Galzyr in real browsers: by keyboard on a desk, as a sheet under a thumb."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors

ASKED = (
    """() => fetch(`/api/tables/${document.getElementById("live").dataset.table}`).then((answer) => answer.json())"""
)
PLAY = """(values) => fetch(`${document.getElementById("live").dataset.base}/play`, {
  method: "POST", body: new URLSearchParams(values),
  headers: { "X-CSRFToken": document.getElementById("live").dataset.csrf, Accept: "application/json" },
}).then((answer) => answer.json())"""
FAR = ".map-place[data-send]"  # where two steps lead
MOST = 300  # answers until somebody may walk; far more than an origin story takes


def solo(visitors: Visitors, *, phone: bool = False) -> Page:
    """A game alone, before an adventurer is chosen."""
    page = visitors.page(phone=phone)
    page.goto("/")
    visitors.set_up(page, confirm="no", forced="no", coached="yes")
    page.goto("/new/galzyr")
    page.locator('input[name="seats"][value="1"]').check(force=True)
    page.locator("form.new-table button[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#bar")
    return page


def walk_on(page: Page) -> dict[str, Any]:
    """Answer by chance until the adventurer stands on the board and can take two steps; what the page then knows."""
    chance = random.Random(1)
    for _ in range(MOST):
        asked: dict[str, Any] = page.evaluate(ASKED)
        if asked["question"]["prompt"] == "travel" and asked["view"]["steps"] > 1 and _stands(asked):
            page.reload()
            page.wait_for_selector("#bar")
            # Mud and burdens take both steps for one; then the story goes on until the road is free.
            if page.locator(FAR).count():
                return asked
        word = chance.choice([move["word"] for move in asked["moves"]])
        page.evaluate(PLAY, {"words": word, "version": asked["version"], "at": asked["answers"]})
    raise AssertionError("nobody ever walks")


def _stands(asked: dict[str, Any]) -> bool:
    return bool(asked["view"]["players"][0]["space"])


def test_an_adventurer_is_chosen_by_portrait(visitors: Visitors) -> None:
    page = solo(visitors)
    page.locator("#hero-h3").click()
    expect(page.locator("#head-mine")).to_have_text("Aysala")
    expect(page.locator("#head-gather")).to_have_count(0)


def test_two_steps_by_keyboard(visitors: Visitors) -> None:
    """A place two steps away takes the focus, Enter goes there, and one undo brings both steps back."""
    page = solo(visitors)
    asked = walk_on(page)
    far = page.locator(FAR).first
    place = (far.get_attribute("id") or "").removeprefix("place-")
    before = page.locator("#figure-0").get_attribute("transform") or ""
    far.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#place-{place}.here")).to_be_visible()
    expect(page.locator("#figure-0")).not_to_have_attribute("transform", before)
    page.locator("#undo").click()
    expect(page.locator(f"#place-{asked['view']['players'][0]['space']}.here")).to_be_visible()


def test_a_place_out_of_reach_tells_what_is_there(visitors: Visitors) -> None:
    page = solo(visitors)
    walk_on(page)
    place = page.locator(".map-place:not([data-legal]):not(.here)").first
    name = place.locator(".large-name").text_content() or ""
    place.click()
    expect(page.locator("#large")).to_be_visible()
    expect(page.locator("#large-body .large-name")).to_have_text(name)


#: Where each name of the map can be clicked, and what is hit there: the place whose name or dot it is.
NAMES = """() => Object.fromEntries([...document.querySelectorAll(".map-name")].map((name) => {
  name.scrollIntoView({ block: "center" });
  const hits = [...name.querySelectorAll("tspan")].flatMap((line) => [0.2, 0.5, 0.8].map((share) => {
    const at = line.getExtentOfChar(Math.floor(line.textContent.length * share));
    const to = new DOMPoint(at.x + at.width / 2, at.y + at.height / 2).matrixTransform(name.getScreenCTM());
    const hit = document.elementFromPoint(to.x, to.y)?.closest(".map-name, .map-place");
    return hit?.dataset.place ?? hit?.id.replace("place-", "") ?? "";
  }));
  return [name.dataset.place, hits];
}))"""


def test_a_name_is_as_good_as_its_dot(visitors: Visitors) -> None:
    page = solo(visitors)
    walk_on(page)
    hits: dict[str, list[str]] = page.evaluate(NAMES)
    assert len(hits) == page.locator(".map-place").count()
    assert {place: set(hit) for place, hit in hits.items()} == {place: {place} for place in hits}
    unlit = page.locator(".map-place:not([data-legal]):not(.here)").first
    word = (unlit.get_attribute("id") or "").removeprefix("place-")
    page.locator(f'.map-name[data-place="{word}"] tspan').first.click()
    expect(page.locator("#large-body .large-name")).to_have_text(unlit.locator(".large-name").text_content() or "")
    page.keyboard.press("Escape")
    lit = page.locator(".map-name.lit").first
    word = lit.get_attribute("data-place") or ""
    lit.locator("tspan").first.click()
    expect(page.locator(f"#place-{word}.here")).to_be_visible()


def test_after_a_scene_the_map_comes_into_view(visitors: Visitors) -> None:
    page = solo(visitors)
    walk_on(page)
    for _ in range(MOST):
        asked: dict[str, Any] = page.evaluate(ASKED)
        if asked["question"]["prompt"] == "scene-end":
            break
        words = [move["word"] for move in asked["moves"]]
        word = next((word for word in ("story", "keep", "roll", "stop") if word in words), words[0])
        page.evaluate(PLAY, {"words": word, "version": asked["version"], "at": asked["answers"]})
    expect(page.locator("#read-end")).to_be_attached()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_selector("#live:not([data-fresh])", state="attached")  # what has just appeared takes no click
    page.locator("#read-end").click()
    expect(page.locator("#read-end")).to_have_count(0)
    expect(page.locator("#head-map")).to_be_in_viewport()
    top, edge = page.evaluate(
        "['#head-map', '#bar'].map((part) => document.querySelector(part).getBoundingClientRect())"
    )
    assert top["top"] >= edge["bottom"]


def test_the_map_is_a_sheet_on_a_phone(visitors: Visitors) -> None:
    """It fills the screen, shows where one stands, can be zoomed, and goes away again."""
    page = solo(visitors, phone=True)
    walk_on(page)
    button = page.locator("#map-sheet summary")
    button.click()
    sheet = page.locator(".map")
    expect(page.locator("#map-in")).to_be_visible()
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["y"], round(box["width"])) == (0, 0, 390)
    expect(page.locator("#figure-0")).to_be_in_viewport()
    wide = page.locator("#map-svg").bounding_box()
    page.locator("#map-in").click()
    wider = page.locator("#map-svg").bounding_box()
    assert wide is not None
    assert wider is not None
    assert wider["width"] > wide["width"]
    expect(page.locator("#figure-0")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#map-in")).to_be_hidden()
    button.click()
    expect(page.locator("#map-in")).to_be_visible()
    button.click()
    expect(page.locator("#map-in")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
