"""What a stream sends, and how little it asks the database for it: this is done for every watcher of every move."""

from __future__ import annotations

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import Undefined
from markupsafe import Markup, escape

from langbord.server.live.compression import packed
from langbord.server.live.parts import difference, shown
from langbord.server.live.payload import newest
from langbord.server.models import Person, Table
from langbord.server.pages.jinja_env import PageEnvironment, environment
from tests.server.players import Player, board_of, sit_down
from tests.server.wires import streamed

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def looks(table: Table, who: Person) -> list[str]:
    """The tables of the database that are asked for a page, one name for each time."""
    streamed(table.name, who.pk, "lang=en")  # what is read once for all pages does not count
    with CaptureQueriesContext(connection) as asked:
        streamed(table.name, who.pk, "lang=en")
    return [str(query["sql"]).split(" FROM ")[1].split()[0].strip('"') for query in asked]


def test_a_page_asks_the_database_five_times_at_most() -> None:
    ada, bo, eve = Player("Ada", confirm=False), Player("Bo"), Player("Eve")
    table = sit_down(ada, bo)
    at_all = ["tables_table", "tables_person", "tables_seat", "tables_chat"]
    assert looks(table, ada.person) == at_all
    assert looks(table, bo.person) == [*at_all, "tables_seat"]  # is he waited for elsewhere?
    assert looks(table, eve.person) == [*at_all, "tables_seat"]


def test_who_knows_the_newest_version_is_sent_nothing() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    table = sit_down(ada, bo)
    version = board_of(table).version
    assert newest(table.name, bo.person.pk, "lang=en", version) is None
    assert ada.play(table, "gold").ok
    sight = newest(table.name, bo.person.pk, "lang=en", version)
    assert sight is not None
    assert (sight.version, sight.body.startswith(f"id: {version + 1}\nevent: page\ndata: ".encode())) == (
        version + 1,
        True,
    )


def test_a_program_is_told_how_far_the_table_has_come() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    table = sit_down(ada, bo)
    assert ada.play(table, "gold").ok
    assert json.loads(streamed(table.name, None, "json")) == {"number": 1, "version": 1, "state": "playing"}


def test_a_table_that_is_gone_has_nothing_to_show() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, bo)
    name = table.name
    table.delete()
    sight = newest(name, ada.person.pk, "lang=en", None)
    assert sight is not None
    assert sight.body == b""


# --- printing -----------------------------------------------------------------------------------------


class Drawn:
    def __html__(self) -> str:
        return "<b>drawn</b>"


@given(st.one_of(st.text(), st.integers(), st.floats(), st.booleans(), st.none(), st.text().map(Markup)))
def test_things_are_printed_as_markupsafe_escapes_them(value: object) -> None:
    assert PageEnvironment.shown(value) == str(escape(value))


def test_whatever_else_a_template_prints_is_escaped_too() -> None:
    class Sneaky(str):
        pass

    page = environment(autoescape=True).from_string(
        "{% macro box(inside) %}<i>{{ inside }}</i>{% endmacro %}"
        '{{ name }}|{{ box(name) }}|{{ drawn }}|{{ "x" if no }}|{{ name ~ name }}|'
        "{% set kept %}{{ name }}{% endset %}{{ kept }}"
    )
    said = page.render(name=Sneaky("<&>"), drawn=Drawn(), no=False)
    safe = "&lt;&amp;&gt;"
    assert said == f"{safe}|<i>{safe}</i>|<b>drawn</b>||{safe}{safe}|{safe}"
    assert PageEnvironment.shown(Undefined()) == ""


# --- parts --------------------------------------------------------------------------------------------


def put_together(before: str, said: str) -> str:
    """As wire.js does it."""
    held = before.split("\n")
    count, *rest = said.split("\n")
    assert int(count) == len(held)
    lines = []
    for line in rest:
        if line.startswith("+"):
            lines.append(line[1:])
        else:
            first, number = map(int, line[1:].split(" "))
            assert 0 <= first < first + number <= len(held)
            lines += held[first : first + number]
    return "\n".join(lines)


PAGES = st.lists(st.sampled_from(["", "a", "b", "+c", "=1 2", " d", "e"]), max_size=12).map("\n".join)


@given(PAGES, PAGES)
def test_a_page_is_put_together_from_the_one_before_and_what_is_new(before: str, after: str) -> None:
    assert put_together(before, difference(shown(before), after)) == after


def test_a_move_sends_little_of_a_page() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    table = sit_down(ada, bo)
    before = streamed(table.name, bo.person.pk, "lang=en")
    assert ada.play(table, "gold").ok
    after = streamed(table.name, bo.person.pk, "lang=en")
    said = difference(shown(before), after)
    assert put_together(before, said) == after
    assert len(packed(said.encode(), True)) < len(packed(after.encode(), True)) / 3
    assert len(packed(said.encode(), True)) < 5_000
