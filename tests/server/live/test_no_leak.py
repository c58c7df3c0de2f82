"""No leak over the wire: what a seat's browser is sent is the same whatever the cards are that the seat cannot know.

Each table is shown as it is, and then with all that the seat cannot know dealt anew; both must be the same bytes, by
every way that leads out of the server (tests/server/wires.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from django.template import engines
from jinja2 import ChoiceLoader, DictLoader

from langbord.engine.chance import Chance
from langbord.engine.position import Position
from langbord.server.api import responses
from langbord.server.models import Draft, Move, Person, Table
from langbord.server.pages import between_turns, table_page
from langbord.server.pages.recap import Recap, recap
from langbord.server.tables import lifecycle, problem_report
from langbord.server.tables import seats as sitters
from langbord.server.tables.positions import BOARDS
from tests.server.past_games import after, recorded
from tests.server.players import board_of
from tests.server.wires import Eyes, imagined, leaks, ways

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]


# --- tables to look at ----------------------------------------------------------------------------------


def table_in_round(seats: int, round_number: int, seed: int, deck: str) -> tuple[Table, list[Person]]:
    """A table in the middle of a round, after random moves; of an odd seed maybe in the middle of a decision, of an
    even one where a turn or a question begins: there the recap tells what happened."""
    chance = random.Random(f"{seats} {round_number} {seed}")
    people = [Person.objects.create(name=f"P{number}") for number in range(seats)]
    wishes = [sitters.Wish(person) for person in people]
    table = lifecycle.create(people[0], "nusfjord", {"deck": deck}, wishes)
    position = board_of(table).position.copy()
    while position.ask is not None and position.view(0)["round"] < round_number:
        step(position, chance)
    for _ in range(chance.randrange(3 * seats)):
        if position.ask is not None and position.view(0)["round"] == round_number:
            step(position, chance)
    if seed % 2 == 0:
        position.settle()
    elif position.ask is not None:
        position.play(chance.choice(position.ask.moves))  # a click that is not settled, if it can be taken back
    return stored(table, position), people


def step(position: Position[Any], chance: random.Random) -> None:
    assert position.ask is not None
    position.play(chance.choice(position.ask.moves))
    if position.held is not None:
        position.settle()


def stored(table: Table, position: Position[Any]) -> Table:
    """The table as if all this had been played at it."""
    words, asked = position.words(), position.asked()
    rows = (Move(table=table, number=n, seat=asked[n][0], word=words[n]) for n in range(position.barrier))
    Move.objects.bulk_create(rows)
    Draft.objects.filter(table=table).update(number=position.barrier, version=3, words=words[position.barrier :])
    Table.objects.filter(pk=table.pk).update(moves_played=position.barrier)
    BOARDS.drop(table.name)  # which may have been dealt otherwise
    table.refresh_from_db()
    return table


@pytest.mark.parametrize(("seats", "round_number"), [(2, 1), (2, 4), (2, 5), (2, 6), (3, 4), (3, 5), (4, 5), (5, 5)])
def test_no_secret_goes_over_the_wire(seats: int, round_number: int) -> None:
    deck = ("herring", "mackerel", "cod")[(seats + round_number) % 3]
    table, people = table_in_round(seats, round_number, seats + round_number, deck)
    assert leaks(table, people) == []


def test_no_secret_goes_over_the_wire_when_all_is_over() -> None:
    """Then everything on the table is known, but not what nobody has drawn; and the key may be told."""
    position = after(recorded("won-3-seats"))
    people = [Person.objects.create(name=f"P{number}") for number in range(position.seats)]
    wishes = [sitters.Wish(person) for person in people]
    table = lifecycle.create(people[0], "nusfjord", dict(position.options), wishes)
    Table.objects.filter(pk=table.pk).update(
        origin=position.origin, state=Table.OVER, ending="played", scores=position.scores(), winners=position.winners()
    )
    table = stored(table, position)
    assert leaks(table, people) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_no_secret_goes_over_the_wire_at_many_tables(seats: int, seed: int) -> None:
    for round_number in range(1, 8):
        table, people = table_in_round(seats, round_number, seed, ("herring", "mackerel", "cod")[seed % 3])
        assert leaks(table, people, deals=2) == []


def test_the_tables_looked_at_have_secrets_and_drafts() -> None:
    """Otherwise the test above would prove nothing."""
    hands, drafts = 0, 0
    for seats, round_number in ((2, 4), (3, 4), (2, 5), (3, 5), (5, 5)):
        table, people = table_in_round(seats, round_number, 1, "cod")
        position = board_of(table).position
        hands += sum(len(player.hand.cards) > 0 for player in position.state.players)
        drafts += position.draft > 0
        other = imagined(position, 0, Chance(b"%032d" % 1))
        assert [p.hand.cards for p in other.state.players[1:]] != [p.hand.cards for p in position.state.players[1:]]
        assert len(people) == seats
    assert hands >= 5
    assert drafts >= 2


def test_the_recap_goes_over_the_wire() -> None:
    table, people = table_in_round(2, 4, 6, "cod")
    position = board_of(table).position
    assert position.ask is not None
    assert position.draft == 0
    assert (
        'id="recap"'
        in Eyes(position.ask.seat, people[position.ask.seat]).browser().get(f"/t/{table.name}").content.decode()
    )


# --- the test itself is tested ------------------------------------------------------------------------------

PAGES = {"page", "text", "stream", "text stream"}
PAST = {"past", "last"}


def hands(position: Position[Any]) -> str:
    return str([player.hand.cards for player in position.state.players])


def page_with_hands() -> Callable[..., dict[str, Any]]:
    honest = table_page.table_page

    def leaking(
        position: Position[Any], viewer: table_page.Viewer, names: tuple[str, ...], **more: Any
    ) -> dict[str, Any]:
        page = honest(position, viewer, names, **more)
        return page | {"log": [*page["log"], hands(position)], "names": [hands(position), *page["names"][1:]]}

    return leaking


def recap_with_hands() -> Callable[..., Recap]:
    def leaking(then: Position[Any], now: Position[Any], *rest: Any) -> Recap:
        told = recap(then, now, *rest)
        told.sentences.append(hands(now))
        return told

    return leaking


def body_with_hands() -> Callable[..., dict[str, Any]]:
    honest = responses.game_body

    def leaking(shown: Position[Any], *rest: Any) -> dict[str, Any]:
        return honest(shown, *rest) | {"draft": [hands(shown)]}

    return leaking


def report_with_hands() -> Callable[..., dict[str, Any]]:
    honest = problem_report.report

    def leaking(table: Table, position: Position[Any], seat: int | None, language: str, **more: Any) -> dict[str, Any]:
        return honest(table, position, seat, language, **more) | {"comment": hands(position)}

    return leaking


@pytest.mark.parametrize(
    ("module", "name", "leaking", "caught"),
    [
        (table_page, "table_page", page_with_hands, PAGES | PAST),
        (between_turns, "recap", recap_with_hands, PAGES),
        (responses, "game_body", body_with_hands, {"api"}),
        (problem_report, "report", report_with_hands, {"report"}),
    ],
)
def test_whatever_shows_a_hand_is_caught(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, leaking: Callable[[], Any], caught: set[str]
) -> None:
    table, people = table_in_round(2, 5, 4, "cod")
    monkeypatch.setattr(module, name, leaking())
    assert ways(leaks(table, people)) == caught


def test_a_reason_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = table_page.why_not

    def leaking(
        position: Position[Any], viewer: table_page.Viewer, names: tuple[str, ...], word: str
    ) -> dict[str, str]:
        next_card = position.state.pile_c.cards[-1:]
        return {**honest(position, viewer, names, word), "text": f"the next card is {next_card}"}

    table, people = table_in_round(2, 4, 1, "cod")
    monkeypatch.setattr(table_page, "why_not", leaking)
    assert "why gold" in ways(leaks(table, people))


@pytest.mark.parametrize(
    ("template", "caught"),
    [("live.html", PAGES), ("replay.html", PAST), ("text_table.html", {"text", "text stream", "last"})],
)
def test_a_template_that_shows_the_key_is_caught(
    monkeypatch: pytest.MonkeyPatch, template: str, caught: set[str]
) -> None:
    table, people = table_in_round(2, 4, 1, "cod")
    environment = engines["jinja2"].env  # type: ignore[attr-defined]
    loader = environment.loader
    source = loader.get_source(environment, template)[0].replace("{% block main %}", "{% block main %}{{ table.key }}")
    source = source if "table.key" in source else source + "{{ table.key }}"
    with monkeypatch.context() as patch:
        patch.setattr(environment, "loader", ChoiceLoader([DictLoader({template: source}), loader]))
        environment.cache.clear()
        found = leaks(table, people)
    environment.cache.clear()
    assert ways(found) == caught
    assert all(leak.endswith(": the key") for leak in found)
