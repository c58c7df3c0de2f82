"""`make screens`: play scripted games in real Chromium and write pictures of every kind of page to docs/screens/."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium
from tests.browser.house import House
from tests.browser.player import Player, play_to_the_end
from tests.browser.visitors import Visitors

FOLDER = Path(__file__).parent.parent / "docs/screens"
LARGEST = 600_000  # bytes
EARLY, MIDDLE = 12, 70  # clicks of both players together
SIZES = {1440: 900, 390: 844}
SETTINGS = """(values) => fetch("/settings", {
  method: "POST", redirect: "manual", body: new URLSearchParams(values),
  headers: { "X-CSRFToken": document.querySelector("[name=csrfmiddlewaretoken]").value },
}).then(() => null)"""


def shoot(page: Page, name: str, *, width: int = 1440, dark: bool = False, whole: bool = False) -> None:
    """One picture, named by page, width and light: `table-390-dark.png`."""
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(300)
    *parts, last = name.split("+")  # what follows the light, such as a language
    rest = f"-{last}" if parts else ""
    path = FOLDER / f"{parts[0] if parts else last}-{width}-{'dark' if dark else 'light'}{rest}.png"
    if whole:  # a window as high as the page: what sticks to an edge of the window stays at the edge of the picture
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": height})
    page.screenshot(path=path)
    size = path.stat().st_size
    assert size < LARGEST, f"{path.name} has {size} bytes"
    print(f"{path.name}: {size // 1000} KB")


def set_up(page: Page, **values: str) -> None:
    """Change settings and look at the page again."""
    page.evaluate(SETTINGS, values)
    page.reload()


def pictures(visitors: Visitors) -> None:
    """All pictures, along one game of two people."""
    host_page, guest_page = visitors.page(), visitors.page()
    host_page.goto("/")
    set_up(host_page, name="Astrid")
    link = visitors.open_table(host_page, option_start="0")
    guest_page.goto(link)
    shoot(guest_page, "invite", width=390)
    guest_page.set_viewport_size({"width": 1440, "height": 900})
    visitors.accept(guest_page, link, "Berit")
    host_page.wait_for_selector("#bar")
    host, guest = Player(host_page), Player(guest_page)
    both = [host, guest]

    play_until_asked(both, EARLY)
    shoot(host_page, "table-early", whole=True)
    play_until_asked(both, MIDDLE)
    table_pictures(host_page)
    lobby_pictures(visitors, host_page)
    host_page.wait_for_selector("#bar")
    play_to_the_end(both)
    result_pictures(host_page)


def play_until_asked(players: list[Player], version: int) -> None:
    """Play to a version, and on until the first player must choose a space."""
    play_to_the_end(players, until=version)
    while "move-pass" not in players[0].look().lit:
        play_to_the_end(players, until=max(player.look().version for player in players) + 1)


def table_pictures(page: Page) -> None:
    """The middle of a game, large and small, by day and by night, in both languages."""
    shoot(page, "table", whole=True)
    shoot(page, "table", width=390)
    page.locator("#tab-me").click()
    shoot(page, "table-me", width=390, dark=True)
    page.locator("#tab-board").click()
    set_up(page, language="ru")
    shoot(page, "table+ru", dark=True, whole=True)
    shoot(page, "table+ru", width=390, dark=True)


def lobby_pictures(visitors: Visitors, page: Page) -> None:
    """The lobby with tables in it, the form for a new table, and the way in."""
    table = page.url
    visitors.open_table(visitors.page(), listed="yes")
    page.goto("/")
    shoot(page, "lobby+ru", width=390, dark=True)
    set_up(page, language="en")
    shoot(page, "lobby")
    page.goto("/new/nusfjord")
    shoot(page, "new-table", whole=True)
    page.goto(table)


def result_pictures(page: Page) -> None:
    """The end of a game."""
    shoot(page, "result")
    shoot(page, "result", width=390, dark=True)


def main() -> int:
    path = chromium.find()
    if path is None:
        print(chromium.HOW_TO, file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory(prefix="langbord-screens-") as folder:
        house = House(Path(folder) / "data")
        house.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
                visitors = Visitors(browser, house)
                pictures(visitors)
                visitors.leave()
                browser.close()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
