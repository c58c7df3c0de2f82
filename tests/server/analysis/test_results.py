"""The end of a game: the race as a chart and as a table, and a picture that stands alone."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from django.test import Client

from langbord.server.models import Table
from langbord.server.pages.score_chart import HEIGHT, WIDTH, apart, named, race, short, spread
from langbord.server.tables.replay import Round
from tests.server.past_games import put_on_table, recorded
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]
FINISHED = ("won-2-seats", "won-3-seats", "won-5-seats", "solo-basic", "campaign-won")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", FINISHED)
def test_the_race_is_a_chart_and_a_table(name: str) -> None:
    ann = Player("Ann")
    table = put_on_table(name, ann)
    page = ann.page(table)
    chart = page[page.index('id="race"') : page.index("</figure>")]
    assert chart.count('class="race-line"') == table.seats
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', chart, re.DOTALL)
    assert len(rows) == table.seats
    table.refresh_from_db()
    assert table.scores is not None
    ends = [int(re.findall(r"<b>(-?\d+)</b>", cells)[-1]) for _, cells in rows]
    assert ends == table.scores
    for number in re.findall(r"\?at=(\d+)", chart):
        assert int(number) <= len(recorded(name)["words"])


def test_the_race_stays_inside_its_frame_whatever_the_scores() -> None:
    names = ["A", "B", "C", "D", "E"]
    for final in ([0, 0, 0, 0, 0], [-12, 40, 40, 40, 39], [7, -3, 0, 1, 250]):
        drawn = race([Round(1, 0, (0, -5, -5, 3, 2)), Round(2, 9, (1, 2, 3, 4, 5))], final, names)
        for line in drawn.lines:
            assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in line.points)
        assert len({line.shape for line in drawn.lines}) == 5  # told apart without their colours
        heights = sorted(line.label_y for line in drawn.lines)
        assert all(high - low >= 19.9 for low, high in pairwise(heights))


def test_names_at_the_same_height_move_apart() -> None:
    assert spread([50, 50, 50], 20, 0, 100) == [50, 70, 90]
    assert spread([95, 96], 20, 0, 100) == [80, 100]


def test_short_names_tell_the_seats_apart() -> None:
    """The number of a bot stays; nothing is cut that has room."""
    assert [short(name, 9) for name in ("Гость", "Спокойный 2", "Спокойный 3")] == ["Гость", "Спокой… 2", "Спокой… 3"]
    assert short("Спокойный 2") == "Спокойный 2"
    assert short("Bartholomew the Great", 9) == "Bartholo…"
    assert short("Room 19842026", 9) == "Room 198…"  # that is no number of a seat
    assert all(len(short("Ш" * number + " 12", 9)) <= 9 for number in range(20))


def test_names_of_rounds_never_run_into_each_other() -> None:
    assert apart([0, 40, 80], 30) == {0, 1, 2}
    assert apart([0, 20, 40, 60, 80], 30) == {0, 2, 4}
    assert apart([0, 40, 45, 80], 30) == {0, 1, 3}  # rounds of a real game are not equally long
    assert apart([0, 40, 80], 30, 60) == {0, 1}  # beyond stands the end
    assert apart([], 30) == set()
    assert apart([7], 30) == {0}
    ticks = named([(48 + 30 * number, str(number)) for number in range(14)], 48 + 30 * 14)
    assert [tick.label for tick in ticks if tick.shown] == ["0", "2", "4", "6", "8", "10", "12"]
    assert [tick.label for tick in ticks if tick.on_phone] == ["0", "2", "4", "6", "8", "10"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", FINISHED)
def test_the_picture_stands_alone(name: str, language: str) -> None:
    ann = Player("Ann & <Co>", language=language)
    table = put_on_table(name, ann)
    answer = ann.client.get(f"/t/{table.name}/picture.svg")
    assert answer["Content-Type"].startswith("image/svg+xml")
    text = answer.content.decode()
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert not re.search(r"class=|<use|<style|var\(|light-dark|href=|url\(", text)  # needs nothing around it
    assert "Ann & <Co>" in unescape(text)
    table.refresh_from_db()
    said = [element.text for element in root.iter(f"{SVG}text")]
    assert table.scores is not None
    assert all(str(score).replace("-", "−") in said for score in table.scores)
    for colour in re.findall(r'(?:fill|stroke)="([^"]*)"', text):
        assert re.fullmatch(r"#[0-9a-f]{3,8}|none|rgb\(.*\)", colour), colour


def test_a_game_that_goes_on_has_no_picture() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = sit_down(ann, bo)
    assert Client().get(f"/t/{table.name}/picture.svg").status_code == 409


def test_a_game_that_was_given_up_shows_its_race_too() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = sit_down(ann, bo)
    assert ann.post(table, "do/concede").ok
    table.refresh_from_db()
    assert table.state == Table.OVER
    page = bo.page(table)
    assert 'id="race"' in page
    assert "/picture.svg" in page
    assert bo.client.get(f"/t/{table.name}/picture.svg").status_code == 200
