"""A person at a table: looks at the page, clicks what is lit, and counts the clicks."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooSlow

LOOK = """() => {
  const state = document.getElementById("state")?.dataset ?? {};
  const shown = (node) => node.id && !node.closest("[hidden]");
  return {
    version: Number(state.version ?? -1),
    mine: state.turn === "yes",
    held: document.getElementById("confirm") !== null,
    over: document.querySelector(".panel-result") !== null,
    top: Math.round(document.getElementById("table")?.getBoundingClientRect().top + scrollY),
    tip: document.getElementById("coach")?.hidden === false,
    prompt: document.getElementById("prompt")?.textContent ?? "",
    lit: [...document.querySelectorAll("[data-legal]")].filter(shown).map((node) => node.id),
  };
}"""
#: Bring an element into view and say where its middle is, what lies over it, and which tab would show it.
AIM = """(node) => {
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = node.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(middle, centre);
  const hit = top !== null && (node.contains(top) || top.contains(node));
  return {
    x: middle, y: centre, tab: width ? "" : node.closest("[data-tab]")?.dataset.tab ?? "",
    covered_by: hit ? "" : top === null ? "the edge of the window" : `${top.tagName} #${top.id} .${top.className}`,
  };
}"""
NEWER = "version => Number(document.getElementById('state')?.dataset.version ?? -1) > version"
SAID = (
    "() => [...document.querySelectorAll('#toast:not([hidden]), dialog[open]')].map((node) => node.textContent.trim())"
)
REACHED = "version => Number(document.getElementById('state')?.dataset.version ?? -1) >= version"

#: What to place a worker for, best first; of several pieces that match the last is taken.
WORK = (
    r"card-",
    r"ship-(schooner|cutter)$",
    r"ship-",
    r"plate-",
    r"elder-",
    r"space-(deforest|issue)$",
    r"space-(thin|gold|transfer|reforest|buy|build|build-2|ship|serve)$",
    r"space-copy",
    r"move-pass$",
)
#: How to answer any other question: with a piece on the table, with yes, or with the first button.
ANSWER = (
    r"(card|ship|elder|vessel)-",
    r"place-",
    r"plate-",
    r"space-",
    r"move-(yes|use)$",
    r"move-(?!stop|no)",
    r"move-",
)
PAUSE = 0.4  # seconds between two clicks on one spot: quicker ones count as a double click


@dataclass(frozen=True)
class Spot:
    """Where to click."""

    x: float
    y: float
    tab: str
    covered_by: str


@dataclass(frozen=True)
class Look:
    """What the page says."""

    version: int
    mine: bool
    held: bool
    over: bool
    top: int  # of the table, on the page
    tip: bool
    prompt: str
    lit: list[str]


class Player:
    """Plays through the page alone."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page: Page = page
        self.touch: bool = touch
        self.turns: list[int] = []  # clicks of each finished turn, its confirmation not counted
        self.confirms: int = 0
        self.tops: set[int] = set()  # where the table's top edge has been; once it is, it stays there
        self._clicks: int = 0
        self._last: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def look(self) -> Look:
        """The page as it stands."""
        look = Look(**self.page.evaluate(LOOK))
        self.tops.add(look.top)
        return look

    def press(self, what: str) -> Look:
        """Click or tap an element that changes the table, and wait for the change to come back."""
        before = self.look().version
        self.touch_it(what)
        return self.changed_since(before)

    def changed_since(self, version: int) -> Look:
        """Wait for what was done to come back; if it does not, say what the page said instead."""
        try:
            self.page.wait_for_function(NEWER, arg=version)
        except TooSlow:
            raise AssertionError(f"nothing came back: {self.page.evaluate(SAID)} {self.look()}") from None
        return self.look()

    def touch_it(self, what: str) -> None:
        """Click or tap the middle of an element, on a phone after opening the part of the table where it lies."""
        spot = self.aim(what)
        move = "node => node.matches('[data-legal], #confirm, #hurry') && Boolean(node.closest('#live[data-fresh]'))"
        if self.page.locator(what).first.evaluate(move):  # what has just appeared takes no click, but the keyboard
            if not self.touch:
                self.page.locator(what).first.dispatch_event("click")  # as Enter does
                return
            self.page.wait_for_selector("#live:not([data-fresh])", state="attached")
        then, x, y = self._last
        if abs(spot.x - x) < 20 and abs(spot.y - y) < 20:
            time.sleep(max(0.0, then + PAUSE - time.monotonic()))
        if self.touch:
            self.page.touchscreen.tap(spot.x, spot.y)
        else:
            self.page.mouse.click(spot.x, spot.y)
        self._last = (time.monotonic(), spot.x, spot.y)

    def aim(self, what: str) -> Spot:
        """Where an element is, once it is in view; it must be possible to touch it there."""
        target = self.page.locator(what).first
        if target.evaluate("node => node.matches('.bar:not(.listing) .move.on-board')"):  # folded, for a piece says it
            self.page.evaluate("() => document.getElementById('moves-open').click()")
        spot = Spot(**target.evaluate(AIM))
        if self.touch and spot.tab:
            self.page.locator(f"#tab-{spot.tab}").tap()
            spot = Spot(**target.evaluate(AIM))
        assert not spot.covered_by, f"{what} cannot be touched: {spot.covered_by} lies over it"
        return spot

    def act(self) -> Look:
        """One sensible gesture: answer the question, or confirm the finished turn."""
        look = self.look()
        assert look.mine, "it is not this player's turn"
        if look.tip:
            self.needs_no_tips()
        if look.held:
            return self.confirm()
        return self.answer(look)

    def answer(self, look: Look) -> Look:
        """Click on what seems sensible."""
        self._clicks += 1
        after = self.press(f'[id="{choose(look.lit)}"]')
        if after.held or not after.mine:
            self._finish_turn()
        return after

    def needs_no_tips(self) -> None:
        """Send the coach of the first game away."""
        if self.look().tip:
            self.touch_it("#coach-no-more")
            self.page.wait_for_selector("#coach", state="hidden")

    def confirm(self) -> Look:
        """Confirm the finished turn."""
        self.confirms += 1
        return self.press("#confirm")

    def catch_up(self, version: int) -> Look:
        """Wait until this screen shows what another one shows."""
        self.page.wait_for_function(REACHED, arg=version)
        return self.look()

    def wait_for_turn(self) -> Look:
        """Wait until it is this player's turn, or the game is over."""
        self.page.wait_for_selector("#state[data-turn=yes], .panel-result", state="attached")
        return self.look()

    def _finish_turn(self) -> None:
        self.turns.append(self._clicks)
        self._clicks = 0


def choose(lit: list[str]) -> str:
    """The id of the piece or button to click."""
    for wish in WORK if "move-pass" in lit else ANSWER:
        found = [piece for piece in lit if re.match(wish, piece)]
        if found:
            return found[0] if wish.startswith("move") else found[-1]
    raise AssertionError(f"nothing to click among {lit}")


def play_to_the_end(players: list[Player], until: int | None = None) -> Look:
    """All players act in turn; each of their screens must follow every click. `until`: stop at this version."""
    while True:
        looks = [player.look() for player in players]
        newest = max(look.version for look in looks)
        looks = [player.catch_up(newest) for player in players]
        if all(look.over for look in looks) or (until is not None and newest >= until):
            return looks[0]
        asked = [player for player, look in zip(players, looks, strict=True) if look.mine]
        assert len(asked) == 1, f"{len(asked)} players are asked at once: {looks}"
        asked[0].act()
