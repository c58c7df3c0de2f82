"""Lands of Galzyr in real browsers: an evening alone, a scene for two, a phone, a voice, a second device."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from langbord.engine.chance import key_from_seed
from langbord.engine.position import Position
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.land_loader import load_land
from langbord.games.galzyr.rules.state import State
from tests.browser.test_accessible import faults
from tests.browser.test_phone import SMALL, TARGETS, TINY, fits
from tests.browser.titles.test_galzyr_map import ASKED, PLAY
from tests.browser.titles.wanderer import PLACE, Wanderer, among
from tests.browser.visitors import Visitors

SEED = 1
TABS = ("me", "rivals", "log", "more", "board")
MOST = 250  # clicks or answers; far more than a month takes
PROSE = "() => [...document.querySelectorAll('.read-prose')].map((node) => node.textContent.trim())"
TITLES = """() => [...document.querySelectorAll("#read:not([data-at='']) .read-title, .read-next")]
  .map((node) => node.textContent.trim())"""
#: A voice that says nothing, but remembers what it was told; `saying` is the utterance under way.
VOICE = """
window.told = [];
window.saying = null;
Object.defineProperty(window, "speechSynthesis", { value: {
  speak(utterance) { window.saying = utterance; window.told.push(`speak ${utterance.lang} ${utterance.text.trim()}`); },
  pause() { window.told.push("pause"); },
  resume() { window.told.push("resume"); },
  cancel() { window.saying = null; window.told.push("cancel"); },
} });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def alone(visitors: Visitors, page: Page, *, touch: bool = False) -> Wanderer:
    """A game alone in May with a known shuffle, from its beginning."""
    record = GAME.new(1, seed=SEED, options={"month": "5"}).record()
    page.goto("/")
    visitors.set_up(page, confirm="no", forced="no", coached="yes")
    page.reload()
    page.locator("details.import summary").click()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.locator("#import-file").set_input_files(file)
    page.locator("form[action='/import'] button[type=submit]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#bar")
    return Wanderer(page, touch=touch)


def read_on(player: Wanderer) -> list[str]:
    """Play until a scene has begun or gone on; what is to be read then."""
    before = player.page.evaluate(PROSE)
    for _ in range(MOST):
        player.act()
        now: list[str] = player.page.evaluate(PROSE)
        if now and now != before:
            return now
    raise AssertionError("no story ever comes")


# --- an evening alone -------------------------------------------------------------------------------------------------


def test_an_evening_alone_and_on_into_the_next_month(visitors: Visitors) -> None:
    page = visitors.page()
    player = alone(visitors, page)
    month = page.locator("#head-calendar b")
    expect(month).to_have_text("May")
    read, titles = [""], [""]
    while "deal-go-on" not in player.look().lit:
        assert len(player.clicked) < MOST
        player.act()
        read += [text for text in page.evaluate(PROSE) if text not in read]
        titles += [title for title in page.evaluate(TITLES) if title not in titles]
    land = load_land("house-1")
    assert land.scene(land.book.world.coop_end).title.source in titles
    expect(page.locator("#head-keepsake")).to_be_visible()
    player.press("#deal-go-on")
    expect(month).to_have_text("June")
    player.act()  # an adventurer goes out again

    page.locator("#journal-handle").click()
    folded = page.locator("#journal .journal-part[aria-labelledby=journal-head-earlier] details").first
    folded.locator("summary").click()
    known = folded.locator(".journal-title").all_text_contents()
    assert len(known) > 5
    assert {title.strip() for title in known} <= set(titles)

    page.goto(f"{page.url}/chronicle")
    told = " ".join((page.locator("#chronicle").text_content() or "").split())
    missing = [text for text in read if " ".join(text.split()) not in told]
    assert missing == []
    assert len(read) > 20


# --- two people, two screens ------------------------------------------------------------------------------------------


def to_the_partner() -> Position[State]:
    """Answers that lead two adventurers into one space and before a scene for two, found by the engine alone."""
    position = GAME.new(2, seed=SEED, options={"mode": "coop", "month": "5"})
    for _ in range(MOST):
        ask = position.ask
        assert ask is not None
        if ask.prompt == "partner":
            return position
        legal = [GAME.vocabulary.word(move) for move in ask.moves]
        position.play(sensible(position.view(ask.seat), ask.prompt, ask.seat, legal))
    raise AssertionError("the two never meet")


def sensible(view: dict[str, Any], prompt: str, seat: int, legal: list[str]) -> str:
    """Towards the other one; there, a scene for two. Rolls are kept, anything else is the first answer."""
    here, there = view["players"][seat]["space"], view["players"][1 - seat]["space"]
    if prompt == "travel":
        return "story" if not here or not there or here == there else step(view, there, legal)
    if prompt == "story" and here == there:
        for story in view["stories"]:
            if story["card"] in legal and any(box["partner"] for box in story["boxes"]):
                return str(story["card"])
    if plain := [word for word in ("roll", "keep") if word in legal]:
        return plain[0]
    return next(word for word in legal if word not in ("abandon", "drop", "trade", "ask"))


def step(view: dict[str, Any], there: str, legal: list[str]) -> str:
    """The first step on the shortest way; the story, if there is none."""
    roads = {space["word"]: space["roads"] for space in view["spaces"]}
    first = {word: word for word in legal if word in roads}
    ways = deque(first)
    while ways and there not in first:
        place = ways.popleft()
        for road in roads[place]:
            if road not in first:
                first[road] = first[place]
                ways.append(road)
    return first.get(there, "story")


def say(page: Page, word: str) -> None:
    """Send one answer, when the limit of moves a minute allows it."""
    asked = page.evaluate(ASKED)
    while True:
        done = page.evaluate(PLAY, {"words": word, "version": asked["version"], "at": asked["answers"]})
        if done["ok"]:
            return
        assert done["key"] == "too-fast", f"{word}: {done['text']}"
        page.wait_for_timeout(500)


def test_a_scene_for_two(visitors: Visitors) -> None:
    """The active one asks, the other agrees on their own screen and lends; both read the same."""
    position = to_the_partner()
    pages = [visitors.page(), visitors.page()]
    link = visitors.open_table(pages[0], "galzyr", seats="2", option_mode="coop", option_month="5")
    visitors.house.fix_shuffle(pages[0].url.rsplit("/", 1)[-1], key_from_seed(SEED).hex())
    visitors.accept(pages[1], link, "Berit")
    for page in pages:
        page.wait_for_selector("#bar")
        visitors.set_up(page, confirm="no", forced="no", coached="yes")
    replayed = GAME.new(2, seed=SEED, options={"mode": "coop", "month": "5"})
    for word in position.words():
        assert replayed.ask is not None
        say(pages[replayed.ask.seat], word)
        replayed.play(word)
    assert replayed.ask is not None
    seat = replayed.ask.seat
    for page in pages:
        page.reload()
        page.wait_for_selector("#bar")
    mine, theirs = Wanderer(pages[seat]), Wanderer(pages[1 - seat])
    assert not theirs.look().mine
    after = mine.press(f"#deal-seat-{2 - seat}")

    theirs.catch_up(after.version)
    assert theirs.look().mine
    assert not after.mine
    expect(mine.page.locator(".read-waiting")).to_be_visible()
    theirs.press("#deal-yes")
    after = theirs.press("#deal-marks")
    if "deal-stop" in after.lit:
        after = theirs.press("#deal-stop")
    assert not after.mine

    mine.catch_up(after.version)
    texts = [page.evaluate(PROSE) for page in pages]
    assert texts[0]
    assert texts[0] == texts[1]
    for page in pages:
        expect(page.locator(".read-over")).to_contain_text("Berit")
    assert any(piece.startswith("choice-") for piece in mine.look().lit)
    assert theirs.look().lit == []
    read_on(mine)
    theirs.catch_up(mine.look().version)
    assert theirs.page.evaluate(PROSE) == mine.page.evaluate(PROSE)


# --- a phone ----------------------------------------------------------------------------------------------------------


def too_small(page: Page) -> list[str]:
    """Targets and letters too small for a thumb and an eye, and what is too wide, on every tab."""
    found: list[str] = []
    for tab in TABS:
        page.locator(f"#tab-{tab}").tap()
        found += [] if fits(page) else [f"{tab}: can be scrolled sideways"]
        found += [f"{tab}: {target}" for target in page.evaluate(SMALL, TARGETS)]
        found += [f"{tab}: {text}" for text in page.evaluate(TINY)]
    return found


def too_small_in_the_journal(page: Page) -> list[str]:
    """The same in the open journal, which axe-core looks at as well."""
    page.locator("#tab-me").tap()
    page.locator("#journal-handle").tap()
    expect(page.locator("#journal-sheet")).to_be_visible()
    found = [] if fits(page) else ["the journal can be scrolled sideways"]
    found += [*page.evaluate(SMALL, TARGETS), *page.evaluate(TINY), *faults(page, "#table")]
    page.locator("#journal-handle").tap()
    return found


def test_a_few_turns_by_touch(visitors: Visitors) -> None:
    page = visitors.page(phone=True)
    player = alone(visitors, page, touch=True)
    measured = set[str]()
    found: list[str] = []
    while page.locator("#day-4.today").count() == 0:
        assert len(player.clicked) < MOST
        kinds = {piece.split("-")[0] for piece in player.act().lit} - {"move"}
        assert fits(page), player.clicked
        if kinds - measured:
            measured |= kinds
            found += [f"{sorted(kinds)}: {fault}" for fault in too_small(page)]
    assert {"choice", "dice", "place", "story"} <= measured
    assert among(PLACE, player.clicked)  # on the map's own sheet
    assert found == []
    assert too_small_in_the_journal(page) == []
    visitors.set_up(page, language="ru")
    page.reload()
    page.wait_for_selector("#bar")
    assert page.locator("html").get_attribute("lang") == "ru"
    read_on(player)
    assert too_small(page) == []
    assert faults(page) == []
    assert too_small_in_the_journal(page) == []


# --- a voice ----------------------------------------------------------------------------------------------------------


def heard(page: Page) -> list[str]:
    """What the voice was told since this was asked last."""
    told: list[str] = page.evaluate("() => window.told.splice(0)")
    return told


def test_reading_aloud(visitors: Visitors) -> None:
    """It begins when it is asked to, never by itself."""
    page = visitors.page()
    page.add_init_script(VOICE)
    player = alone(visitors, page)
    text = read_on(player)
    assert [told for told in heard(page) if told.startswith("speak")] == []
    assert len(text) > 1
    spoken = [f"speak en {part}" for part in text]
    speaking = page.locator(".read-prose.speaking")

    page.locator("#read-speak").click()
    assert heard(page)[-1] == spoken[0]
    expect(speaking).to_have_text(text[0])
    page.locator("#read-pause").click()
    assert heard(page) == ["pause"]
    page.locator("#read-resume").click()
    assert heard(page) == ["resume"]
    page.evaluate("window.saying.onend()")
    assert heard(page) == [spoken[1]]
    expect(speaking).to_have_text(text[1])
    page.locator("#read-stop").click()
    assert heard(page)[-1] == "cancel"
    expect(speaking).to_have_count(0)

    page.locator("#read-speak").click()
    read_on(player)  # what was being read is not on the page any more
    assert heard(page)[-1] == "cancel"
    expect(speaking).to_have_count(0)


# --- a second device --------------------------------------------------------------------------------------------------


def test_the_story_on_a_second_device(visitors: Visitors) -> None:
    page, device = visitors.page(), visitors.page(phone=True)
    player = alone(visitors, page)
    device.goto(f"{page.url}/story")
    expect(device.locator("#story-text")).to_be_visible()
    for _ in range(3):
        read = read_on(player)
        expect(device.locator(".read-prose")).to_have_text(read)
    expect(device.locator("[data-legal]")).to_have_count(0)
    assert fits(device)
    assert faults(device) == []
