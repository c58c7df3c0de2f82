"""A person at a table of Reykholt: builds, seeds, harvests and goes on with as few clicks as the page allows."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.player import Look, Player

#: What to place a worker for, best first: seed what is empty, harvest all, fetch a greenhouse, take goods or a card.
WORK = (
    r"p\d-house-\w+-(carrot|cauliflower|mushroom|lettuce|tomato)$",
    r"harvest-all$",
    r"pile-",
    r"card-",
    r"space-M\d-\d$",
    r"space-(?=M)",
    r"space-T",
    r"p\d-house-\w+$",
    r"space-",
    r"move-",
)
#: How to answer any other question: with a piece on the table, with yes, or with the first button that goes on.
ANSWER = (
    r"plan-1$",
    r"p\d-house-\w+-\w+$",
    r"p\d-house-\w+$",
    r"pile-",
    r"card-",
    r"p\d-card-(?!.*use)",
    r"p\d-(carrot|cauliflower|mushroom|lettuce|tomato)$",
    r"move-(yes|pay|bonus)$",
    r"move-(?!stop|no|use)",
    r"move-",
)
SPACE = re.compile(r"move-[PFMT]\d$")
EVERY_FIFTH = 5  # worker does something else than the best, so that all of the board is used


class Grower(Player):
    """Plays Reykholt through the page alone, and counts the clicks of every work turn."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.work_turns: list[int] = []
        self.tourism_turns: list[int] = []
        self._working: bool = False

    def answer(self, look: Look) -> Look:
        """Click on what seems sensible."""
        if any(SPACE.match(piece) for piece in look.lit):
            self._finish()  # the turn before ended by itself
            self._working = True
        self._clicks += 1
        after = self.press(f'[id="{self.wish(look.lit)}"]')
        if after.held or not after.mine or any(SPACE.match(piece) for piece in after.lit):
            self._finish()
        return after

    def wish(self, lit: list[str]) -> str:
        """The id of the piece or button to click."""
        placing = any(SPACE.match(piece) for piece in lit)
        wishes: tuple[str, ...] = WORK if placing else ANSWER
        if placing and len(self.work_turns) % EVERY_FIFTH == EVERY_FIFTH - 1:
            wishes = (r"space-[TF]\d$", *WORK)
        for wish in wishes:
            found = [piece for piece in lit if re.match(wish, piece)]
            if found:
                return found[0]
        raise AssertionError(f"nothing to click among {lit}")

    def _finish(self) -> None:
        if self._clicks:
            (self.work_turns if self._working else self.tourism_turns).append(self._clicks)
        self._clicks = 0
        self._working = False
