"""Reading along on a second device, and the chronicle: what a spectator may see, for whoever has the link."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from html import unescape
from typing import Any

import pytest
from django.test import Client

from langbord.server.http.rate_limits import LIMITS
from langbord.server.models import LETTERS, Table
from langbord.server.pages.jinja_env import prose
from langbord.server.tables import moves as table_moves
from langbord.server.tables.positions import BOARDS
from tests import plugins
from tests.server.players import Player, position_of, sit_down
from tests.server.wires import streamed
from tests.server.world_games import begin, packed, play_on

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def story(client: Client, table: Table) -> str:
    answer = client.get(f"/t/{table.name}/story")
    assert answer.status_code == 200, answer.content
    return answer.content.decode()


def live(page: str) -> str:
    """The part of the page that changes."""
    return page[page.index('<div id="live"') : page.index("</main>")]


def play_until(table: Table, prompt: str, seed: int = 1) -> None:
    """Any moves until a question is asked."""
    rng = random.Random(seed)
    with BOARDS.locked(table.name):
        board = BOARDS.get(table)
        position = board.position.copy()
        while position.ask is not None and position.ask.prompt != prompt:
            position.play(rng.choice(position.ask.moves))
            if position.held is not None:
                position.settle()
        table_moves.store(table, position, board)
    table.refresh_from_db()


# --- the link -----------------------------------------------------------------------------------------


def test_the_link_is_shown_to_the_people_of_the_table_and_leads_anybody_to_the_story() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = begin(ada)
    assert table.story is not None
    assert f"/s/{table.story}" in ada.page(table)
    assert table.story not in bo.page(table)
    answer: Any = Client().get(f"/s/{table.story}")
    assert answer["Location"] == f"/t/{table.name}/story"
    assert 'id="story-turn"' in story(Client(), table)


def test_the_link_cannot_be_guessed() -> None:
    ada = Player("Ada")
    tokens = {begin(ada).story for _ in range(5)}
    assert len(tokens) == 5
    for token in tokens:
        assert token is not None
        assert re.fullmatch(f"[{LETTERS}]{{12}}", token)  # 31 letters: 59 bits
    client = Client()
    answers = [client.get(f"/s/{'a' * 12}").status_code for _ in range(LIMITS["story"][0] + 1)]
    assert answers[0] == 404
    assert answers[-1] == 429


def test_the_link_gives_no_seat() -> None:
    ada = Player("Ada")
    table = begin(ada, form={"seats": "2", "seat-1": "open"})
    assert table.state == Table.OPEN
    assert Client().get(f"/i/{table.story}").status_code == 404
    assert "Waiting for players" in story(Client(), table)


def test_games_without_a_story_have_no_page_for_it() -> None:
    ada = Player("Ada")
    table = sit_down(ada, seats="1")
    assert ada.client.get(f"/t/{table.name}/story").status_code == 404
    assert "/s/" not in ada.page(table)
    assert ada.client.get(f"/t/{table.name}/chronicle").status_code == 404
    assert 'id="chronicle"' not in ada.page(table)


# --- what is seen -------------------------------------------------------------------------------------


def test_it_says_whose_turn_it_is_and_what_is_asked() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = begin(ada, bo, form={"seats": "2"})
    position = position_of(table)
    assert position.ask is not None
    page = live(story(Client(), table))
    assert ("Ada", "Bo")[position.ask.seat] in page
    assert 'id="story-question"' in page
    play_on(table, "pack-up")
    assert "The game is over" in live(story(Client(), table))


@pytest.mark.parametrize("prompt", ["travel", "option", "check-pool"])
def test_nobody_sees_more_than_a_spectator(prompt: str) -> None:
    """A seat's own page lights its moves and tells its closed quests; its story page is the same as a stranger's."""
    ada, bo = Player("Ada"), Player("Bo")
    table = begin(ada, bo, form={"seats": "2", "option-mode": "competitive"})
    play_until(table, prompt)
    pages = [live(story(player.client, table)) for player in (ada, bo, Player())]
    assert pages[0] == pages[1] == pages[2]
    assert "data-legal" not in pages[0]
    assert "<form" not in pages[0]


def test_a_draft_is_not_told() -> None:
    ada = Player("Ada")
    table = begin(ada)
    play_until(table, "travel")
    before = live(story(Client(), table))
    position = position_of(table)
    assert position.ask is not None
    moves = [move for move in position.ask.moves if not position.final(move)]
    assert moves, "another seed is needed: every move here is final"
    assert ada.play_on(table, moves[0]).ok
    after = live(story(Client(), table))
    version = re.compile(r'data-version="\d+"')
    assert version.sub("", before) == version.sub("", after)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_stream_brings_the_same_page(language: str) -> None:
    ada = Player("Ada", language=language)
    table = begin(ada)
    play_until(table, "option")
    page = live(story(ada.client, table))
    stream = re.search(r'data-stream="/stream/\w+\?([^"]*)"', page)
    assert stream is not None
    sent = streamed(table.name, None, unescape(stream[1]))
    assert sent.strip() in page
    assert ("ходит" in sent.lower() or "ход" in sent.lower()) == (language == "ru")


def test_a_game_without_a_story_streams_its_table() -> None:
    ada = Player("Ada")
    table = sit_down(ada, seats="1")
    assert 'id="bar-title"' in streamed(table.name, None, "story&lang=en")


# --- the chronicle ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Section:
    """As a game's chronicle.py makes them."""

    heading: str
    paragraphs: tuple[str, ...]
    kinds: tuple[str, ...]
    level: int = 2


@dataclass(frozen=True)
class Chronicle:
    """As a game's chronicle.py makes it."""

    title: str
    sections: tuple[Section, ...]
    language: str = "en"

    def markdown(self) -> str:
        return f"# {self.title}\n"


@pytest.fixture
def teller(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A game that tells a story; what it was asked to tell is noted."""
    asked: list[Any] = []

    def tell(state: Any, texts: Any) -> Chronicle:
        asked.append((state, texts.language))
        if state.months > 8:
            raise KeyError("no such scene")
        return Chronicle("A <month>", (Section("Monday", ("She _did_ go.", "2 < 3"), ("prose", "check")),))

    plugins.change(monkeypatch, "galzyr", chronicle=lambda: tell)
    return asked


def test_a_table_is_told_as_a_page_and_as_a_file(teller: list[Any]) -> None:
    ada = Player("Ada", language="ru")
    table = begin(ada)
    play_on(table, "pack-up")
    page = ada.client.get(f"/t/{table.name}/chronicle").content.decode()
    assert "<h1>A &lt;month&gt;</h1>" in page
    assert '<p class="told-prose" lang="en">She <em>did</em> go.</p>' in page
    assert '<p class="told-check">2 &lt; 3</p>' in page
    assert "<h3>Monday</h3>" in page
    assert f"/t/{table.name}/chronicle.md" in page
    file = ada.client.get(f"/t/{table.name}/chronicle.md")
    assert file["Content-Type"] == "text/markdown; charset=utf-8"
    assert file.content.decode() == "# A <month>\n"
    assert [language for _, language in teller] == ["ru", "ru"]
    assert 'id="chronicle"' in ada.page(table)


def test_a_world_is_told_to_its_owner(teller: list[Any]) -> None:
    ada = Player("Ada")
    world = packed(ada)
    assert "She <em>did</em> go." in ada.client.get(f"/worlds/{world.key}/chronicle").content.decode()
    assert ada.client.get(f"/worlds/{world.key}/chronicle.md").status_code == 200
    assert teller[0][0].months == 1


def test_what_cannot_be_told_gets_a_sentence(teller: list[Any]) -> None:
    ada = Player("Ada")
    world = packed(ada)
    assert world.state is not None
    world.state["months"] = 9
    world.save()
    answer = ada.client.get(f"/worlds/{world.key}/chronicle")
    assert answer.status_code == 409
    assert "This story cannot be told." in answer.content.decode()


def test_a_table_that_has_not_begun_has_no_chronicle(teller: list[Any]) -> None:
    ada = Player("Ada")
    table = begin(ada, form={"seats": "2", "seat-1": "open"})
    assert ada.client.get(f"/t/{table.name}/chronicle").status_code == 409
    assert teller == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a _b c_ d", "a <em>b c</em> d"),
        ("*b*", "<em>b</em>"),
        ("snake_case_name", "snake_case_name"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("<script>_x_</script>", "&lt;script&gt;<em>x</em>&lt;/script&gt;"),
    ],
)
def test_emphasis(text: str, shown: str) -> None:
    assert prose(text) == shown


def test_a_month_of_the_house_is_told_in_both_languages() -> None:
    for language in ("en", "ru"):
        ada = Player("Ada", language=language)
        table = begin(ada)
        play_on(table, "pack-up")
        page = ada.client.get(f"/t/{table.name}/chronicle").content.decode()
        assert 'class="told-prose"' in page
        assert ('class="told-prose" lang="en">' in page) == (language == "ru")
        assert ada.client.get(f"/t/{table.name}/chronicle.md").content.startswith(b"# ")
