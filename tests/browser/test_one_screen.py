"""Several people at one screen: sides that are shown one by one, and boards that survive every new page."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from langbord import games
from langbord.engine.handover import holds_secrets
from tests.browser.visitors import Visitors
from tests.sides import common

SVG = "http://www.w3.org/2000/svg"
NAMES = ["Ann", "Bo", "Cy", "Di"]
#: What is drawn as a picture but is none: an element that was made anew by its name alone. And boards without a size.
BROKEN = """([svg, board]) => {
  const drawn = "svg, svg *, g, use, path, circle, polygon, polyline, rect, symbol, text";
  const wrong = [...document.querySelectorAll(drawn)]
    .filter((node) => node.namespaceURI !== svg && !node.parentElement.closest("foreignObject"));
  const found = wrong.map((node) => `${node.localName}#${node.id} in #${node.closest("[id]")?.id}`);
  const boards = [...document.querySelectorAll(board)].filter((node) => node.getClientRects().length);
  if (!boards.length) found.push("no board to be seen");
  for (const node of boards) {
    const { width, height } = node.getBoundingClientRect();
    if (width < 20 || height < 20 || !node.childElementCount) found.push(`${node.id} is ${width} × ${height}`);
  }
  return found;
}"""
STEP = """(at) => new Promise((done, fail) => {
  const replay = document.getElementById("replay");
  const end = performance.now() + 30000;
  const look = () => {
    if (replay.dataset.at === String(at)) return done(null);
    if (performance.now() > end) return fail(new Error(`the replay stands at ${replay.dataset.at}, not at ${at}`));
    setTimeout(look, 5);
  };
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  look();
})"""
#: The first event of a stream, as anybody can read it who has the session.
STREAM = """async () => {
  const response = await fetch(document.getElementById("live").dataset.stream);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("\\n\\n")) text += (await reader.read()).value;
  await reader.cancel();
  return text;
}"""
SOURCE = "() => fetch(location.href, { headers: { Accept: 'text/html' } }).then((response) => response.text())"
VIEW = "(name) => fetch(`/api/tables/${name}`).then((response) => response.json()).then((body) => body.view)"
CHANGED = """([version, lifted]) => {
  const { version: now, over } = document.getElementById("state").dataset;
  return Number(now) > version || (lifted && !document.getElementById("lift")) || over === "yes";
}"""


@dataclass(frozen=True)
class Title:
    """How a game is played and looked at."""

    seats: int
    options: dict[str, str]
    board: str
    secretive: bool = True


TITLES = {
    "nusfjord": Title(2, {}, "#table svg.track"),
    "reykholt": Title(2, {}, "#matrix", secretive=False),
    "keyharvest": Title(3, {}, "#table .map svg"),
    "galzyr": Title(2, {"mode": "competitive", "quests": "closed"}, "#map-svg"),
}


def record_of(game: str, *, secrets: bool, words: int = 40, seed: int = 5) -> dict[str, Any]:
    """A random game of a title: the first words of one in which two hide nothing from each other, so that each of them
    is shown their own side; or as far as to where everybody hides something."""
    title = TITLES[game] if secrets else Title(2, {}, "")
    position = games.load(game).new(title.seats, seed, title.options)
    rng = random.Random(seed)
    while position.ask is not None:
        hiding = all(holds_secrets(position, seat) for seat in range(position.seats))
        if hiding if secrets else len(position.words()) >= words:
            break
        word = position.game.vocabulary.word
        quests = [move for move in position.ask.moves if game == "galzyr" and word(move)[0] == "n"]
        wanted = quests if position.ask.prompt in ("travel", "start-quests") and quests else list(position.ask.moves)
        position.play(rng.choice(wanted))
    return {**position.record(), "table": {"names": NAMES[: position.seats]}}


def broken(page: Page, game: str) -> list[str]:
    found: list[str] = page.evaluate(BROKEN, [SVG, TITLES[game].board])
    return found


def act(page: Page) -> None:
    """Lift the curtain, confirm, or answer with some button."""
    state = page.evaluate("() => ({ ...document.getElementById('state').dataset })")
    lifted = page.locator("#lift").count() == 1
    page.evaluate(
        """(lifted) => document.querySelector(lifted ? "#lift" : "#confirm, #moves .move").dispatchEvent(
          new MouseEvent("click", { bubbles: true }))""",
        lifted,
    )
    page.wait_for_function(CHANGED, arg=[int(state["version"]), lifted])


def seen_by_others(page: Page, stranger: Page) -> list[str]:
    """The table as anybody sees it who has no seat there."""
    return common(stranger.request.get(page.url).text())


def covered(page: Page, stranger: Page) -> None:
    """Nothing that is a seat's own stands in the page, when it is fetched again, in its stream, or in what a program of
    the page could ask for."""
    public = seen_by_others(page, stranger)
    assert common(page.evaluate(SOURCE)) == public
    assert common(page.evaluate(STREAM)) == public
    name = page.url.rsplit("/", 1)[-1]
    assert page.evaluate(VIEW, name) == stranger.request.get(f"/api/tables/{name}").json()["view"]


def play_on(page: Page, game: str, stranger: Page, hand_overs: int, most: int) -> int:
    """Play through the page, looking at every new one, until the curtain came down so often or so many clicks were
    made; how often it did."""
    met = 0
    for _ in range(most):
        if page.locator(".panel-result").count():
            break
        if page.locator("#lift").count():
            if met < 2:
                covered(page, stranger)
            met += 1
            act(page)
            assert common(page.evaluate(SOURCE)) != seen_by_others(page, stranger)
            assert page.locator("#moves .move").count()
        else:
            act(page)
        assert broken(page, game) == []
        if met > hand_overs:
            break
    return met


@pytest.mark.parametrize("game", [game for game in TITLES if TITLES[game].secretive])
def test_people_who_hide_something_share_a_screen(visitors: Visitors, game: str) -> None:
    page, stranger = visitors.page(), visitors.page()
    visitors.bring(page, record_of(game, secrets=True))
    visitors.set_up(page, confirm="no", coached="yes")
    page.reload()
    page.wait_for_selector("#lift")
    covered(page, stranger)
    page.locator("#lift").click()
    page.wait_for_selector("#lift", state="detached")
    page.reload()  # the side that was shown for this question is shown still
    page.wait_for_selector("#moves .move")
    assert page.locator("#lift").count() == 0
    assert common(page.evaluate(SOURCE)) != seen_by_others(page, stranger)
    assert play_on(page, game, stranger, 1, 14)


def test_a_game_from_its_start_where_all_lies_open(visitors: Visitors) -> None:
    page = visitors.page()
    visitors.bring(page, record_of("reykholt", secrets=False, words=0))
    visitors.set_up(page, confirm="no", coached="yes")
    page.reload()
    page.wait_for_selector("#moves .move")
    assert play_on(page, "reykholt", page, 0, 7) == 0


def test_three_people_sit_down_at_one_screen(visitors: Visitors) -> None:
    """Through the form; the board of whoever is asked is there after each hand-over, without loading the page again."""
    page = visitors.page()
    page.goto("/new/keyharvest")
    for name, value in (("seats", "3"), ("seat-1", "same"), ("seat-2", "same")):
        page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)
    page.locator("form.new-table button[type=submit]").click()
    page.wait_for_url("**/t/*")
    visitors.set_up(page, confirm="no", coached="yes")
    page.reload()
    page.wait_for_selector("#lift")
    assert play_on(page, "keyharvest", visitors.page(), 2, 24) > 2


@pytest.mark.parametrize("game", TITLES)
def test_every_step_of_a_replay_has_its_boards(visitors: Visitors, game: str) -> None:
    page = visitors.page()
    step_through(visitors, page, game, record_of(game, secrets=False, words=25))


def step_through(visitors: Visitors, page: Page, game: str, record: dict[str, Any]) -> None:
    answers = visitors.bring(page, record)
    page.goto(f"{page.url}?at=0")
    page.wait_for_function("document.documentElement.dataset.tab")
    assert broken(page, game) == []
    found: dict[int, list[str]] = {}
    for at in range(1, answers + 1):
        page.evaluate(STEP, at)
        if faults := broken(page, game):
            found[at] = faults
    assert found == {}


@pytest.mark.soak
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_at_one_screen_and_all_of_its_replay(visitors: Visitors, game: str) -> None:
    page = visitors.page()
    visitors.bring(page, record_of(game, secrets=False, words=0))
    visitors.set_up(page, confirm="no", coached="yes")
    page.reload()
    page.wait_for_selector("#moves .move, #lift")
    play_on(page, game, visitors.page(), 100_000, 400)
    whole = record_of(game, secrets=False, words=600)
    step_through(visitors, page, game, whole)
