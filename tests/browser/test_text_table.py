"""A whole game on the text table against a bot, by typed answers and buttons alone, as a screen reader's user plays."""

from __future__ import annotations

import random
from dataclasses import replace

from playwright.sync_api import Page

from tests.browser.player import Look, Player
from tests.browser.test_accessible import faults
from tests.browser.visitors import Visitors

TITLE = "() => document.getElementById('bar-title').textContent.replace(/\\s+/g, ' ').trim()"
NEWEST = "() => document.querySelector('#log li')?.textContent.trim() ?? ''"
SAID = "text => document.getElementById('heard').textContent.replace(/\\s+/g, ' ').includes(text)"
MORE_SAID = "count => document.getElementById('heard').childElementCount > count"
#: What is answered only if nothing else is possible: it does not bring the game on.
IDLE = ("pass", "stop", "no")


def type_in(page: Page, words: str) -> None:
    page.locator("#typed-words").fill(words)
    page.keyboard.press("Enter")


def answer(player: Player, words: str) -> Look:
    """Type an answer and wait for the table to change."""
    before = player.look().version
    type_in(player.page, words)
    return player.changed_since(before)


def press(player: Player, button: str) -> Look:
    """Press a button from the keyboard."""
    before = player.look().version
    player.page.locator(button).press("Enter")
    return player.changed_since(before)


def choices(page: Page) -> list[str]:
    words: list[str] = page.locator("#moves .move").evaluate_all("moves => moves.map(move => move.dataset.word)")
    return [word for word in words if word not in IDLE] or words


def is_told(page: Page, text: str) -> None:
    """The live region says it."""
    page.wait_for_function(SAID, arg=text)


def ask_why(page: Page, word: str) -> str:
    """The answer to `why …`, as it is read out."""
    said = page.locator("#heard p").count()
    type_in(page, f"why {word}")
    page.wait_for_function(MORE_SAID, arg=said)
    return page.locator("#heard p").last.inner_text()


def at_the_text_table(visitors: Visitors) -> Player:
    """A guest against a calm bot; the guest begins."""
    player = visitors.first_against_a_bot(visitors.page())
    player.page.goto(f"{player.page.url}?text")
    assert player.page.locator("#heard").get_attribute("aria-live") == "polite"
    return player


def test_reasons_undo_and_mistakes_by_typing(visitors: Visitors) -> None:
    player = at_the_text_table(visitors)
    page = player.page
    start, title = player.look(), page.evaluate(TITLE)
    assert len(ask_why(page, "ship")) > 10
    assert ask_why(page, "nonsense") != ask_why(page, "ship")
    assert page.locator("#typed-words").input_value() == ""

    type_in(page, "nonsense")  # is told, and stays to be put right
    page.wait_for_function(MORE_SAID, arg=3)
    assert page.locator("#typed-words").input_value() == "nonsense"
    assert replace(player.look(), top=start.top) == start  # what is said stands above the table

    assert answer(player, "DEFOREST").prompt == "Where do you fell a forest?"
    is_told(page, "Where do you fell a forest?")
    assert answer(player, "undo").prompt == start.prompt
    is_told(page, title)  # the question that stood when the page came is not told by itself
    assert answer(player, f"deforest {deforested(player)}").held
    assert answer(player, "undo 2").prompt == start.prompt


def deforested(player: Player) -> str:
    """A place with a forest, found by asking and taking back."""
    answer(player, "deforest")
    place = choices(player.page)[0]
    press(player, "#undo")
    return place


def test_a_whole_game_by_typed_answers_and_buttons(visitors: Visitors) -> None:
    player = at_the_text_table(visitors)
    page = player.page
    page.evaluate("window.never_reloaded = true")
    chance = random.Random(7)
    typed = pressed = 0
    while not (look := player.wait_for_turn()).over:
        if typed + pressed:
            is_told(page, page.evaluate(TITLE))
            is_told(page, page.evaluate(NEWEST))
        if typed + pressed == 30:
            assert faults(page) == []
        word = "confirm" if look.held else chance.choice(choices(page))
        if chance.random() < 0.5:
            typed += 1
            answer(player, word)
        else:
            pressed += 1
            press(player, "#confirm" if look.held else f'[id="move-{word}"]')
    is_told(page, page.evaluate(TITLE))
    assert page.locator(".panel-result tfoot").inner_text()
    assert faults(page) == []
    assert min(typed, pressed) >= 20
    assert page.evaluate("window.never_reloaded")
