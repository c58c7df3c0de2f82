"""Opens browsers for people, lets them sit down, and writes down every complaint of their pages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, FilePayload, Page, Request, Response

from langbord import games
from tests.browser.house import House
from tests.browser.player import Player

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: The shuffle of the scripted games.
KEY = "5a" * 32
GAMES = Path(__file__).parent.parent / "games"
SETTINGS = """(values) => fetch("/settings", {
  method: "POST", redirect: "manual", body: new URLSearchParams(values),
  headers: { "X-CSRFToken": document.querySelector("[name=csrfmiddlewaretoken]").value },
}).then(() => null)"""
TIMEOUT = 60_000  # milliseconds; far more than a page takes, for machines that are busy with other things


#: A test on each screen and in each language. The large one in English and the small one in Russian show between them
#: all that the other two do, which are looked at in `make soak`.
SCREENS_AND_LANGUAGES = pytest.mark.parametrize(
    ("language", "phone"),
    [
        pytest.param(
            language,
            phone,
            id=f"{language}-{'phone' if phone else 'desktop'}",
            marks=[] if phone == (language == "ru") else pytest.mark.soak,
        )
        for phone in (False, True)
        for language in ("en", "ru")
    ],
)


class Visitors:
    """Each visitor has a browser of their own: cookies, language, screen."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser: Browser = browser
        self.house: House = house
        self.complaints: list[str] = []  # errors in a console, failed requests
        self._contexts: list[BrowserContext] = []

    def page(self, *, phone: bool = False, language: str = "en", dark: bool = False) -> Page:
        """A newcomer's empty page."""
        context = self.browser.new_context(
            **(PHONE if phone else DESKTOP),
            base_url=self.house.url,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(TIMEOUT)
        self._contexts.append(context)
        return self.another_tab(context)

    def another_tab(self, context: BrowserContext) -> Page:
        """One more page of the same person."""
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        page.on("requestfailed", self._miss)
        page.on("response", self._see)
        return page

    def leave(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()

    def forgive(self, *parts: str) -> None:
        """Strike out complaints that a test provoked."""
        self.complaints = [complaint for complaint in self.complaints if not any(part in complaint for part in parts)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def _miss(self, request: Request) -> None:
        # Whoever leaves a page cuts its stream and whatever else is under way; ERR_ABORTED says just that. A redirect
        # that a script did not care to follow is no fault either.
        aborted = request.failure == "net::ERR_ABORTED"
        if not aborted and "/stream/" not in request.url and request.redirected_from is None:
            self.complaints.append(f"failed: {request.method} {request.url} {request.failure}")

    def _see(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"status {response.status}: {response.url}")

    # --- sitting down -------------------------------------------------------------------------------

    def open_table(self, host: Page, game: str = "nusfjord", **choices: str) -> str:
        """The host opens a table through the form; its invite link."""
        host.goto(f"/new/{game}")
        for name, value in choices.items():
            host.locator(f'input[name="{name.replace("_", "-")}"][value="{value}"]').check(force=True)
        host.locator("form.new-table button[type=submit]").click()
        host.wait_for_url("**/t/*")
        link = host.locator("#invite").input_value()
        self.house.fix_shuffle(host.url.rsplit("/", 1)[-1], KEY)
        return link

    def accept(self, guest: Page, link: str, name: str) -> None:
        """A guest opens an invite link and sits down."""
        guest.goto(link)
        guest.locator("#name").fill(name)
        guest.locator("form[action$='/accept'] button[type=submit]").click()
        guest.wait_for_url("**/t/*")

    def two_players(self, *, phone_guest: bool = False, **look: Any) -> tuple[Player, Player]:
        """Two people at a table of two that begins at once; the first one starts."""
        host = self.page(**look)
        guest = self.page(phone=phone_guest)
        self.accept(guest, self.open_table(host, option_start="0"), "Berit")
        host.wait_for_selector("html[data-tab] #bar")  # another page, whose script has run
        return Player(host), Player(guest, touch=phone_guest)

    def set_up(self, page: Page, **values: str) -> None:
        """Change settings; the next page shows them."""
        page.evaluate(SETTINGS, values)

    def bring_record(self, page: Page, name: str, words: int | None = None, game: str = "nusfjord") -> int:
        """Bring in a recorded game, or its first words, through the lobby; all seats are this person's. Its answers."""
        record = json.loads((GAMES / game / "records" / f"{name}.json").read_text(encoding="utf-8"))
        if words is not None:
            record = games.replay(record, words).record()
        return self.bring(page, record)

    def bring(self, page: Page, record: dict[str, Any]) -> int:
        """Bring in a file through the lobby; all seats are this person's. Its answers."""
        page.goto("/")
        page.locator("details.import summary").click()
        file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
        page.locator("#import-file").set_input_files(file)
        page.locator("form[action='/import'] button[type=submit]").click()
        page.wait_for_url("**/t/*")
        return len(record.get("record", record)["words"])

    def first_against_a_bot(self, page: Page) -> Player:
        """A table with a calm bot, through the form; the person begins, so nothing has happened before."""
        page.goto("/new/nusfjord")
        for name, value in (("seats", "2"), ("seat-1", "calm"), ("option-start", "0")):
            page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)
        page.locator("form.new-table button[type=submit]").click()
        page.wait_for_url("**/t/*")
        player = Player(page)
        player.wait_for_turn()
        return player

    def against_bots(self, page: Page, *, touch: bool = False) -> Player:
        """Play now, from the lobby: two clicks at most."""
        page.goto("/")
        button = page.locator("form[action='/play/nusfjord'] button[type=submit]")
        if touch:
            button.tap()
        else:
            button.click()
        page.wait_for_url("**/t/*")
        player = Player(page, touch=touch)
        player.wait_for_turn()
        return player
