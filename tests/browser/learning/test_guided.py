"""A newcomer presses Play now, is offered a guided first game, and follows it to its free part by what it proposes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from langbord import games
from langbord.lessons import guide
from tests.browser.player import Player
from tests.browser.visitors import Visitors

MOST = 200  # clicks
#: Where nothing is proposed: what ends it soonest.
PLAIN = ("move-end", "move-stop", "move-keep", "move-pass")
GUIDED = [name for name in games.names() if guide.guide_of(name) is not None]
#: One on each screen and in each language; all together in `make soak`.
FIRST = {("nusfjord", "en", False), ("reykholt", "ru", True)}


@pytest.mark.parametrize(
    ("game", "language", "phone"),
    [
        pytest.param(
            game,
            language,
            phone,
            id=f"{game}-{language}-{'phone' if phone else 'desktop'}",
            marks=[] if (game, language, phone) in FIRST else pytest.mark.soak,
        )
        for game in GUIDED
        for language in ("en", "ru")
        for phone in (False, True)
    ],
)
def test_who_follows_what_is_proposed_comes_to_the_free_part(
    visitors: Visitors, game: str, language: str, phone: bool
) -> None:
    found = guide.guide_of(game)
    assert found is not None
    page = visitors.page(phone=phone, language=language)
    page.goto("/")
    page.locator(f"form[action='/play/{game}'] button[type=submit]").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.locator("#guide-begin").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    player = Player(page, touch=phone)
    player.wait_for_turn()
    win, free = found.texts[language]
    expect(page.locator("#guide-said")).to_contain_text(win)
    proposed = 0
    for _ in range(MOST):
        look = player.wait_for_turn()
        if page.locator("#guide[data-free]").count():
            break
        if look.held:
            player.confirm()
            continue
        word = page.locator("#guide").get_attribute("data-proposed")
        if word:
            proposed += 1
            expect(page.locator(".coach-target")).to_have_count(1)
            player.press(f"#move-{word}")
        else:
            move = next((move for move in PLAIN if move in look.lit), None)
            player.press(f"#{move}" if move else "#moves .move")
    assert proposed >= len(found.steps)
    expect(page.locator("#guide-said")).to_contain_text(free)
    player.touch_it("#guide-leave")
    expect(page.locator("#guide")).to_have_count(0)
