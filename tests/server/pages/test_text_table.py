"""The text table: the whole game in headings, lists and buttons, with a reason for whatever is not possible."""

from __future__ import annotations

import itertools
import random
import re
from html.parser import HTMLParser

import pytest

from langbord.server.models import Table
from tests.server.players import Player, position_of, sit_down
from tests.server.wires import streamed

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]
#: In the order in which a player asks.
PARTS = ["Now", "My harbour", "Actions", "Banquet table", "Buildings", "Ships", "Elders", "Who holds whose shares"]
PARTS += ["Rivals", "The seven rounds", "Score so far", "What happened"]


class Reading(HTMLParser):
    """A page as it is read: headings with their levels, and the text of each table row and list item."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.headings: list[tuple[int, str]] = []
        self.lines: list[str] = []
        self.ids: list[str] = []
        self._texts: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value or "" for name, value in attrs if name == "id"]
        if re.fullmatch(r"h[1-6]|li|tr", tag):
            self._texts = []

    def handle_data(self, data: str) -> None:
        self._texts.append(data)

    def handle_endtag(self, tag: str) -> None:
        text = " ".join(" ".join(self._texts).split())
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append((int(tag[1]), text))
        elif tag in ("li", "tr"):
            self.lines.append(text)

    def line(self, begin: str) -> str:
        return next(line for line in self.lines if line.startswith(begin))


def live(page: str) -> str:
    """The part of a page that changes."""
    return page[page.index('<div id="live"') : page.index('<div id="toast"')]


def read(player: Player, table: Table) -> Reading:
    return Reading(live(player.page(table, "?text")))


def test_every_part_has_its_heading_in_order() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    headings = read(ada, table).headings
    assert [text for level, text in headings if level == 2][: len(PARTS)] == PARTS
    assert [text for level, text in headings if level == 1] == ["Your turn. Where does your worker go?"]
    levels = [level for level, _ in headings]
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))  # none is skipped


def test_spaces_say_who_stands_there_and_why_not() -> None:
    ada, bo = Player("Ada"), Player("Bo", confirm=False)
    table = sit_down(ada, bo)
    page = read(ada, table)
    assert page.line("Deforest deforest") == "Deforest deforest nobody 1 Possible."
    assert page.line("Build a Ship ship").endswith("There is no ship that you can pay for and have room for.")
    ada.play(table, "gold")
    ada.settle(table)
    assert read(bo, table).line("+1 Gold gold") == "+1 Gold gold Ada 0 This space is full."


def test_not_asked_there_is_nothing_to_press_and_nothing_to_explain() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    page = bo.page(table, "?text")
    assert 'class="button move"' not in page
    assert read(bo, table).line("Deforest deforest") == "Deforest deforest nobody 1 –"
    assert "Ada is asked: Where does your worker go?" in " ".join(re.sub("<[^>]+>", " ", live(page)).split())


def test_the_stream_sends_the_text_too() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    for query in ("lang=en&text", "text"):
        body = streamed(table.name, ada.person.pk, query)
        assert 'class="table text-table"' in body
        assert "tabletop" not in body
    assert "tabletop" in streamed(table.name, ada.person.pk, "lang=en")


def test_each_table_leads_to_the_other_and_takes_typed_answers() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert 'href="?text"' in ada.page(table)
    assert 'id="typed-words"' not in ada.page(table)
    text = ada.page(table, "?text")
    assert 'href="?"' in text
    assert 'id="typed-words"' in text
    assert re.search(r'id="heard" role="log" aria-live="polite"', text)
    assert '<h1 id="bar-title" class="bar-title">' in text  # or the question would be read out twice
    watching = Player().page(table, "?text")
    assert 'id="typed-words"' not in watching
    assert "My harbour" not in watching


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_can_be_played_from_it(language: str) -> None:
    chance = random.Random(language)
    ada = Player("Ada", confirm=False, language=language)
    table = sit_down(ada, seats="1")
    page = ""
    for _ in range(400):
        page = ada.page(table, "?text")
        words = re.findall(r'id="move-([\w-]+)"', page)
        ids = Reading(page).ids
        assert len(ids) == len(set(ids))
        if not words:
            break
        version, at = (int(found) for found in re.findall(r'data-(?:version|answers)="(\d+)"', page)[:2])
        assert ada.play(table, chance.choice(words), version=version, at=at).ok
    assert position_of(table).ask is None
    assert 'id="result-title"' in page
    assert not re.search(r">\s*(text|page|label|frame|tip|typed)-[a-z-]+\s*<", page)  # no key without its message


def test_tips_are_shown_to_newcomers_only() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    assert 'data-tip="tip-worker"' in ada.page(table)
    assert 'data-tip="tip-worker-read"' in ada.page(table, "?text")
    assert "data-tip" not in bo.page(table)  # it is not Bo's turn
    ada.client.post("/settings", {"coached": "yes"})
    assert "data-tip" not in ada.page(table)


@pytest.mark.parametrize("query", ["", "?text"])
def test_the_player_summary_is_on_every_table(query: str) -> None:
    ada = Player("Ada")
    table = sit_down(ada, seats="2")  # waiting for a second player
    assert 'id="drawer-summary"' in ada.page(table, query)
    assert ada.page(table, query).count('id="i-fish"') == 1
    bo = Player("Bo")
    bo.post(table, "do/join", invite=table.invite)
    assert ada.page(table, query).count('id="i-fish"') == 1
