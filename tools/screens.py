"""`make screens`: play scripted games in real Chromium and write pictures of every kind of page to build/screens/.

Two people sit at a table of each game; their moves are those that bots would make, and are sent without clicking, which
is quick. The pictures of the first game have no name before theirs: the README shows one of them.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from langbord import bots, games
from langbord.engine.record import open_at_origin
from tests.browser import chromium
from tests.browser.house import House
from tests.browser.visitors import KEY, Visitors

FOLDER = Path(__file__).parent.parent / "build/screens"
GAMES = Path(games.__file__).parent
LARGEST = 800_000  # bytes
EARLY, MIDDLE = 0.08, 0.45  # of a game
#: What a script leaves to no chance, where a game has such an option.
FIXED = {"start": "0", "month": "7"}
#: Pictures of a question in the middle of a turn, where a game asks it.
MOMENTS = {"scene": "option", "dice": "check-reroll"}
SIZES = {1440: 900, 390: 844}
SETTINGS = """(values) => fetch("/settings", {
  method: "POST", redirect: "manual", body: new URLSearchParams(values),
  headers: { "X-CSRFToken": document.querySelector("[name=csrfmiddlewaretoken]").value },
}).then(() => null)"""
PLAY = """(values) => fetch(`${document.getElementById("live").dataset.base}/play`, {
  method: "POST", body: new URLSearchParams(values),
  headers: { "X-CSRFToken": document.getElementById("live").dataset.csrf, Accept: "application/json" },
}).then((answer) => answer.json())"""

ASKED = (
    """() => fetch(`/api/tables/${document.getElementById("live").dataset.table}`).then((answer) => answer.json())"""
)


@dataclass(frozen=True)
class Answer:
    """One move of a script, what it answers, and whether the first player begins a turn with it."""

    seat: int
    word: str
    prompt: str
    turn_of_host: bool


class Camera:
    """Takes pictures of a game's pages, named by game, page, width and light: `reykholt-table-390-dark.png`."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.folder: Path = folder
        self.prefix: str = prefix

    def shoot(self, page: Page, name: str, *, width: int = 1440, dark: bool = False, whole: bool = False) -> None:
        """One picture; what follows a plus in the name stands after the light, such as a language."""
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.mouse.move(0, 0)
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(300)
        kind, *rest = name.split("+")
        light = "dark" if dark else "light"
        path = self.folder / f"{'-'.join([f'{self.prefix}{kind}', str(width), light, *rest])}.png"
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


# --- playing ------------------------------------------------------------------------------------------


def fixed(game: str) -> dict[str, str]:
    """What the form of a game fixes."""
    return {option.name: FIXED[option.name] for option in games.meta(game).options if option.name in FIXED}


def script(game: str) -> list[Answer]:
    """A whole game of two calm bots, with the shuffle that the table will have."""
    loaded = games.load(game)
    position = open_at_origin(
        loaded, 2, loaded.meta.complete(2, fixed(game)), {"key": KEY}, loaded.meta.rules, hold=True
    )
    calm, rng = bots.load("calm"), random.Random(1)
    answers: list[Answer] = []
    turns = -1
    while (ask := position.ask) is not None:
        word = loaded.vocabulary.word(bots.answer(calm, position, rng))
        answers.append(Answer(ask.seat, word, ask.prompt, ask.seat == 0 and position.turns != turns))
        turns = position.turns
        position.play(word)
        if position.held is not None:
            position.settle()
    return answers


class Duel:
    """Two people at a table, who answer as the script says."""

    def __init__(self, visitors: Visitors, camera: Camera, game: str) -> None:
        self.pages: list[Page] = [visitors.page(), visitors.page()]
        self.answers: list[Answer] = script(game)
        self.said: int = 0
        host, guest = self.pages
        for page, name in ((host, "Astrid"), (guest, "Berit")):
            page.goto("/")
            set_up(page, name=name, confirm="no", forced="no", coached="yes")
        options = {f"option_{name}": value for name, value in fixed(game).items()}
        link = visitors.open_table(host, game, seats="2", **options)
        guest.goto(link)
        camera.shoot(guest, "invite", width=390)
        guest.locator("form[action$='/accept'] button[type=submit]").click()
        guest.wait_for_url("**/t/*")
        self.version: int = self.version_on(guest)

    @property
    def host(self) -> Page:
        return self.pages[0]

    @staticmethod
    def version_on(page: Page) -> int:
        """The version of the table that a page shows."""
        return int(page.locator("#state").get_attribute("data-version") or 0)

    def play(self, part: float) -> None:
        """Play so much of the game, and on until the first player begins a turn."""
        turns = [at for at, answer in enumerate(self.answers) if answer.turn_of_host]
        self._play_to(next((at for at in turns if at >= part * len(self.answers)), len(self.answers)))

    def play_until(self, prompt: str) -> bool:
        """Play until the first player is asked this; nothing happens if that never comes."""
        left = range(self.said, len(self.answers))
        found = [at for at in left if (self.answers[at].seat, self.answers[at].prompt) == (0, prompt)]
        if found:
            self._play_to(found[0])
        return bool(found)

    def _play_to(self, end: int) -> None:
        while self.said < end:
            answer = self.answers[self.said]
            self.version = say(self.pages[answer.seat], answer.word, self.version, self.said)
            self.said += 1
        self.host.reload()
        self.host.wait_for_selector("#bar")


def say(page: Page, word: str, version: int, at: int) -> int:
    """Send one answer, when the limit of moves a minute allows it; the version of the table after it."""
    while True:
        done: dict[str, Any] = page.evaluate(PLAY, {"words": word, "version": version, "at": at})
        if done["ok"]:
            return int(done["version"])
        assert done["key"] == "too-fast", f"{word}, the {at + 1}th answer: {done['text']}"
        page.wait_for_timeout(500)


def play_alone(page: Page, name: str, seed: int) -> None:
    """The solo of the day, with any moves until it is over."""
    rng = random.Random(seed)
    page.goto("/")
    set_up(page, name=name, confirm="no", forced="no", coached="yes")
    page.locator("form[action^='/daily/'] button[type=submit]").click()
    page.wait_for_url("**/t/*")
    while words := (body := page.evaluate(ASKED))["moves"]:
        say(page, rng.choice(words)["word"], body["version"], body["answers"])
    page.reload()


# --- the pictures -------------------------------------------------------------------------------------


def game_pictures(visitors: Visitors, camera: Camera, game: str) -> None:
    """All pages of one game, along one game of two people."""
    duel = Duel(visitors, camera, game)
    page = duel.host
    duel.play(EARLY)
    camera.shoot(page, "table-early", whole=True)
    duel.play(MIDDLE)
    table = page.url
    camera.shoot(page, "table", whole=True)
    camera.shoot(page, "table", width=390)
    page.locator("#tab-me").click()
    camera.shoot(page, "table-me", width=390, dark=True)
    page.locator("#tab-board").click()
    for name, prompt in MOMENTS.items():
        if duel.play_until(prompt):
            camera.shoot(page, name, whole=True)
            camera.shoot(page, name, width=390, dark=True)
    if games.plugin(game).has_template("story.html"):
        page.goto(f"{table}/story")
        camera.shoot(page, "story")
    page.goto(f"{table}?at={duel.said // 2}")
    camera.shoot(page, "replay", dark=True)
    page.goto(f"{table}?text")
    camera.shoot(page, "text", width=390)
    page.goto(table)
    set_up(page, language="ru")
    camera.shoot(page, "table+ru", dark=True, whole=True)
    camera.shoot(page, "table+ru", width=390, dark=True)
    page.goto(f"/new/{game}")
    camera.shoot(page, "new-table+ru", width=390, dark=True)
    set_up(page, language="en")
    camera.shoot(page, "new-table", whole=True)
    page.goto(table)
    duel.play(1)
    camera.shoot(page, "result")
    camera.shoot(page, "result", width=390, dark=True)
    if games.plugin(game).chronicle is not None:
        page.goto(f"{table}/chronicle")
        camera.shoot(page, "chronicle")
    if games.meta(game).worlds:
        page.goto("/worlds")
        camera.shoot(page, "worlds")


def house_pictures(visitors: Visitors, camera: Camera) -> None:
    """The lobby with tables in it, the solo of the day, and the way in."""
    visitors.open_table(visitors.page(), listed="yes")
    page = visitors.page()
    page.goto("/")
    set_up(page, name="Astrid", language="ru")
    page.locator("form[action^='/play/'] button[type=submit]").first.click()
    page.wait_for_url("**/t/*")
    play_alone(visitors.page(), "Berit", 1)
    solo = visitors.page()
    play_alone(solo, "Cecilie", 2)
    camera.shoot(solo, "solo-result")
    page.goto("/")
    camera.shoot(page, "lobby+ru", width=390, dark=True, whole=True)
    page.goto("/daily")
    camera.shoot(page, "daily+ru", width=390, dark=True)
    set_up(page, language="en")
    page.goto("/")
    camera.shoot(page, "lobby")
    solo.goto("/daily")
    camera.shoot(solo, "daily")
    page.goto("/accounts/login/")
    camera.shoot(page, "sign-in", dark=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every kind of page.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--games", nargs="*", help="only these; the lobby is always there")
    args = parser.parse_args()
    path = chromium.find()
    if path is None:
        print(chromium.HOW_TO, file=sys.stderr)
        return 1
    args.folder.mkdir(parents=True, exist_ok=True)
    for old in args.folder.glob("*.png"):
        old.unlink()
    shown = [name for name in games.names() if games.plugin(name).web is not None]
    with tempfile.TemporaryDirectory(prefix="langbord-screens-") as folder:
        house = House(Path(folder) / "data")
        house.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
                visitors = Visitors(browser, house)
                for name in shown if args.games is None else args.games:
                    prefix = "" if name == games.names()[0] else f"{name}-"
                    game_pictures(visitors, Camera(args.folder, prefix), name)
                house_pictures(visitors, Camera(args.folder))
                visitors.leave()
                browser.close()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
