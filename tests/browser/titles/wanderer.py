"""A person at a table of Lands of Galzyr: reads, takes scenes and options, walks on, and makes no deals."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.player import Look, Player, Spot

NOTICE = r"notice-n\d+$"
PLACE = r"place-[LW]\d+$"
OPTION = r"choice-o\d+$"
SWAP = r"swap-"
#: What only goes round in circles, or gives something away for nothing.
NEVER = re.compile(
    r"(read|move|deal|dice)-(abandon|drop|trade|ask|new-world|leave-world|pack-up|reset)$|deal-(more|handful|give|take)-"
)
#: Whatever is asked, the first of these that is lit.
WISHES = (
    r"hero-h\d$",
    r"story-n\d+-",
    r"help-",
    r"dice-(roll|keep|yes|stop|no)$",
    r"read-(end|event|story|rest)$",
    r"deal-(go-on|yes)$",
    r"deal-(?!stop|no|alone)",
    r"deal-",
    PLACE,
    r"die-",
    SWAP,
    r"move-(?!stop|no)",
    r"",
)
MONTHLY = 2  # notices taken in an evening
EVERY_THIRD = 3  # choice is the last option, so that not only first ones are read


class Wanderer(Player):
    """Plays Galzyr through the page alone: a quest now and then, a step, the story."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.clicked: list[str] = []  # ids, one after the other
        self._notices: int = 0
        self._options: int = 0

    def answer(self, look: Look) -> Look:
        """Click on what seems sensible."""
        wish = self.wish([piece for piece in look.lit if not NEVER.match(piece)] or look.lit)
        self.clicked.append(wish)
        return self.press(f'[id="{wish}"]')

    def wish(self, lit: list[str]) -> str:
        """The id of the piece or button to click."""
        last = self.clicked[-1] if self.clicked else ""
        if "read-story" in lit:
            return self._travel(lit, last)
        if "dice-roll" in lit and not re.match(SWAP, last) and (swaps := among(SWAP, lit)):
            return swaps[0]
        if options := among(OPTION, lit):
            self._options += 1
            return options[-1 if self._options % EVERY_THIRD == 0 else 0]
        if "dice-reroll" in lit and self._options % 2:
            return "dice-reroll"
        if "deal-stop" in lit and last.startswith("deal-"):
            return "deal-stop"  # one thing bought, lent or sold is enough
        for wish in WISHES:
            if found := among(wish, lit):
                return found[0]
        raise AssertionError("nothing to click")

    def _travel(self, lit: list[str], last: str) -> str:
        """A quest if there is one, one gesture on the map, then the story."""
        if self._notices < MONTHLY and (notices := among(NOTICE, lit)):
            self._notices += 1
            return notices[0]
        places = among(PLACE, lit)
        return "read-story" if re.match(PLACE, last) or not places else places[-1]

    def aim(self, what: str) -> Spot:
        """On a phone the map is a sheet that is opened first."""
        if self.touch and "place-" in what and not self.page.locator(what).is_visible():
            self.page.locator("#tab-board").tap()
            if not self.page.locator(what).is_visible():
                self.page.locator("#map-sheet summary").tap()
        return super().aim(what)


def among(wish: str, lit: list[str]) -> list[str]:
    """Those of the lit pieces that match."""
    return [piece for piece in lit if re.match(wish, piece)]
