"""Lessons in the browser: with the mouse, from the keyboard in the text table, on a phone; a wrong way is told why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from langbord import games
from langbord.lessons import reader
from langbord.lessons.reader import Lesson
from tests.browser.player import Player
from tests.browser.visitors import Visitors

GAME = "nusfjord"
EVERY = [lesson for name in games.names() for lesson in reader.lessons_of(name)]


def begin(page: Page, name: str, game: str = GAME) -> None:
    page.goto(f"/learn/{game}")
    page.locator(f"#lesson-{name} button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_load_state("networkidle")


def move(page: Page, word: str) -> None:
    version = page.locator("#state").get_attribute("data-version")
    page.locator(f"#move-{word}").dispatch_event("click")  # it may be folded, for a piece says it
    expect(page.locator("#state")).not_to_have_attribute("data-version", str(version))


def test_a_wrong_way_then_a_right_one_on_a_phone(visitors: Visitors) -> None:
    page = visitors.page(phone=True, language="ru")
    lesson = reader.find(GAME, "sloop")
    said = lesson.say("ru")
    begin(page, lesson.name)
    expect(page.locator("#lesson-goal")).to_contain_text(said.goal)
    page.locator("#lesson-hint-1 summary").click()
    expect(page.locator("#lesson-hint-2 summary")).to_be_visible()
    for word in ("serve", "thin"):  # a plate is filled by itself: no other answer is possible
        move(page, word)
    expect(page.locator("#lesson-result")).to_contain_text(said.wrong[0])
    old = page.url
    page.locator("#lesson-again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != old)
    page.wait_for_load_state("networkidle")
    for word in ("thin", "ship"):
        move(page, word)
    expect(page.locator("#lesson-result")).to_contain_text(said.solved)
    page.locator("#lesson-all").click()
    expect(page.locator(f"#lesson-{lesson.name} .lesson-done")).to_be_visible()


def test_a_lesson_is_solved_from_the_keyboard_in_the_text_table(visitors: Visitors) -> None:
    page = visitors.page()
    lesson = reader.find(GAME, "own-share")
    begin(page, lesson.name)
    page.goto(f"{page.url}?text")
    page.wait_for_load_state("networkidle")
    expect(page.locator("#lesson-idea")).to_contain_text(lesson.say("en").idea)
    for word in lesson.ways[0]:
        version = page.locator("#state").get_attribute("data-version")
        page.locator(f"#move-{word}").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#state")).not_to_have_attribute("data-version", str(version))
    expect(page.locator("#lesson-result")).to_contain_text(lesson.say("en").solved)


every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.key)


@pytest.mark.soak
@every_lesson
def test_every_lesson_is_solved_with_the_mouse(visitors: Visitors, lesson: Lesson) -> None:
    page = visitors.page()
    begin(page, lesson.name, lesson.game)
    player = Player(page)
    for word in lesson.ways[0]:
        look = player.wait_for_turn()
        if look.held:
            player.confirm()
            player.wait_for_turn()
        if page.locator(f"#move-{word}").count():  # otherwise it was answered by itself: nothing else was possible
            player.press(f"#move-{word}")
    if player.look().held and not page.locator(".lesson-solved").count():
        player.confirm()
    expect(page.locator("#lesson-result")).to_contain_text(lesson.say("en").solved)


@pytest.mark.soak
@every_lesson
def test_every_lesson_is_solved_by_typing_in_the_text_table(visitors: Visitors, lesson: Lesson) -> None:
    page = visitors.page(language="ru")
    begin(page, lesson.name, lesson.game)
    page.goto(f"{page.url}?text")
    page.wait_for_load_state("networkidle")
    player = Player(page)
    for word in lesson.ways[0]:
        look = player.wait_for_turn()
        if look.held:
            type_in(page, "confirm")
            player.wait_for_turn()
        if page.locator(f"#move-{word}").count():
            type_in(page, word)
    if player.look().held and not page.locator(".lesson-solved").count():
        type_in(page, "confirm")
    expect(page.locator("#lesson-result")).to_contain_text(lesson.say("ru").solved)


def type_in(page: Page, word: str) -> None:
    version = page.locator("#state").get_attribute("data-version")
    page.locator("#typed-words").fill(word)
    page.keyboard.press("Enter")
    expect(page.locator("#state")).not_to_have_attribute("data-version", str(version))
