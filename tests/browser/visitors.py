"""Opens browsers for people, lets them sit down, and writes down every complaint of their pages."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.browser.house import House
from tests.browser.player import Player

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: The shuffle of the scripted games.
KEY = "5a" * 32
TIMEOUT = 25_000  # milliseconds; far more than a page takes, for machines that are busy with other things


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
        # A stream is cut when its page goes. A redirect that a script did not care to follow is no fault either.
        if "/stream/" not in request.url and request.redirected_from is None:
            self.complaints.append(f"failed: {request.method} {request.url} {request.failure}")

    def _see(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"status {response.status}: {response.url}")

    # --- sitting down -------------------------------------------------------------------------------

    def open_table(self, host: Page, **choices: str) -> str:
        """The host opens a table through the form; its invite link."""
        host.goto("/new/nusfjord")
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
        host.wait_for_selector("#bar")
        return Player(host), Player(guest, touch=phone_guest)

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
