"""A person at a table of Key Harvest: offers, transfers and harvests with as few clicks as the page allows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.player import Look, Player

LOOK = """() => {
  const ids = (selector) => [...document.querySelectorAll(selector)].map((node) => node.id);
  const counters = [...document.querySelectorAll("#bar .pocket-counters b")].map((node) => Number(node.textContent));
  return {
    stored: ids(".area.own .stored[data-legal]"),
    registry: ids(".listed[data-legal]"),
    ripe: ids(".country.home .look-field[data-legal]"),
    workers: ids(".area.own .folk[data-legal]"),
    pieces: ids("#table [data-legal]"),
    counters: counters.reduce((all, number) => all + number, 0),
    event: document.querySelector("#bar .going")?.innerText.replace(/\\s+/g, " ") ?? "",
  };
}"""
HEX = re.compile(r"p\d-(worker-)?[A-L]\d?$")
MORE = "#sheet [data-step='1']:enabled"


@dataclass(frozen=True)
class Farm:
    """What a farmer sees: ids of what is lit, counters in hand, and the event that is going on."""

    stored: list[str]
    registry: list[str]
    ripe: list[str]
    workers: list[str]
    pieces: list[str]
    counters: int
    event: str


class Farmer(Player):
    """Plays Key Harvest through the page alone, and counts the clicks of every offer."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.offers: list[int] = []
        self.events: list[str] = []  # what the bar said whenever an event asked this player

    def farm(self) -> Farm:
        """The page as it stands."""
        return Farm(**self.page.evaluate(LOOK))

    def answer(self, look: Look) -> Look:
        """Click on what seems sensible."""
        farm = self.farm()
        if farm.event:
            self.events.append(farm.event)
        piece = self.wish(look.lit, farm)
        if self.touch and HEX.match(piece):
            self.look_closer()
        if self.page.locator(f'[id="{piece}"][data-sheet]').count():
            return self.pay(piece)
        return self.press(f'[id="{piece}"]')

    def wish(self, lit: list[str], farm: Farm) -> str:
        """Fields first, then counters for the next bid, now and then a worker. What events offer is declined."""
        wishes = [*farm.stored, *(farm.ripe if farm.counters < 2 else []), *(farm.registry if farm.counters else [])]
        if "move-end" in lit:
            sometimes = farm.workers[:1] if len(self.offers) % 3 == 2 else []
            return [*sometimes, *wishes, *farm.ripe, *farm.workers, "move-end"][0]
        if "move-pass" in lit:
            return "move-pass"
        if "move-stop" in lit and (farm.stored or farm.registry):  # one more transfer or offer?
            return [*wishes, "move-stop"][0]
        return [*farm.pieces, *lit][0]

    def pay(self, piece: str) -> Look:
        """Choose the counters that a piece asks for, and send all with one gesture."""
        before = self.look().version
        self.touch_it(f'[id="{piece}"]')
        self.page.wait_for_selector("#sheet[open]")
        clicks = 2  # the piece, and the button that sends
        bid = 1 + len(self.offers) % 2
        while self.page.locator(MORE).count() and (clicks < 2 + bid or self.page.locator("#sheet-send").is_disabled()):
            self.page.locator(MORE).last.click()
            clicks += 1
        self.page.locator("#sheet-send").click()
        if piece.startswith("registry-"):
            self.offers.append(clicks)
        return self.changed_since(before)

    def look_closer(self) -> None:
        """On a phone the first tap on the board makes it larger."""
        if not self.page.locator("html[data-zoomed]").count():
            self.page.locator("#tab-board").tap()
            self.page.locator(".country.home .map").tap()
            self.page.wait_for_selector("html[data-zoomed]")
