"""No leak over the wire: what a seat's browser is sent is the same whatever the cards are that the seat cannot know.

Each table is shown as it is, and then with all that the seat cannot know dealt anew; both must be the same bytes. The
pages are made by the server's own code from the stored table; only the board under them is exchanged. An imagined
position has no log, so it is given the true one: what the log may name is proved by the checks of the engine.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.template import engines
from jinja2 import ChoiceLoader, DictLoader

from langbord.engine.chance import Chance
from langbord.engine.position import Position
from langbord.server import pages, tables
from langbord.server.boards import BOARDS, Board
from langbord.server.models import Draft, Move, Person, Table
from langbord.server.views_table import live_page, names_of, viewer_of
from tests.server.players import board_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots")]


# --- tables to look at ----------------------------------------------------------------------------------


def table_in_round(seats: int, round_number: int, seed: int, deck: str) -> tuple[Table, list[Person]]:
    """A table in the middle of a round, after random moves, maybe in the middle of a decision."""
    chance = random.Random(f"{seats} {round_number} {seed}")
    people = [Person.objects.create(name=f"P{number}") for number in range(seats)]
    wishes = [tables.Wish(person) for person in people]
    table = tables.create(people[0], "nusfjord", {"deck": deck}, wishes)
    position = board_of(table).position.copy()
    while position.ask is not None and position.view(0)["round"] < round_number:
        step(position, chance)
    for _ in range(chance.randrange(3 * seats)):
        if position.ask is not None and position.view(0)["round"] == round_number:
            step(position, chance)
    if position.ask is not None:
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
    table.refresh_from_db()
    return table


# --- two worlds that a seat cannot tell apart -----------------------------------------------------------


def imagined(position: Position[Any], seat: int | None, chance: Chance) -> Position[Any]:
    """What the seat knows, with other cards behind it, standing at the same click."""
    seen = pages.seen_by(position, seat)
    if seat is None:  # a spectator knows what two seats have in common
        twin = seen.imagine(0, chance).imagine(1, chance)
        twin._seals.clear()  # which would show nothing to a spectator
    else:
        twin = seen.imagine(seat, chance)
    twin.wait_to_settle()
    twin.held = seen.held
    twin.barrier_why = seen.barrier_why
    twin._barrier = seen.barrier
    vars(twin)["log"] = seen.log
    return twin


def wire(table: Table, board: Board, person: Person | None, seat: int | None) -> list[str]:
    """Everything that a seat's browser is sent: its page in both languages, and the answer to each *why not?*"""
    BOARDS.put(table.name, board)
    sent: list[str] = []
    for language in ("en", "ru"):
        if person is not None:
            person.language = language
        sent.append(live_page(table.name, person, f"lang={language}"))
        assert BOARDS._boards[table.name] is board, "the page was not made from the board under test"
    viewer = viewer_of(table, board, person, "en")
    assert viewer.seat == seat
    for word in board.position.game.vocabulary.words:
        sent.append(str(pages.why_not(board.position, viewer, names_of(table), word)))
    return sent


def leaks(table: Table, people: list[Person], deals: int = 1) -> list[str]:
    """Where the bytes differ, for each seat and for a spectator."""
    true = board_of(table)
    found: list[str] = []
    eyes: list[tuple[int | None, Person | None]] = [*enumerate(people)]
    for seat, person in eyes + [(None, None)] * (len(people) > 1):
        before = wire(table, true, person, seat)
        if table.key in before[0]:
            found.append(f"seat {seat} reads the key")
        for deal in range(deals):
            other = imagined(true.position, seat, Chance(b"%032d" % deal))
            after = wire(table, Board(other, true.number, true.version), person, seat)
            found += [
                f"seat {seat}: {first_difference(*pair)}"
                for pair in zip(before, after, strict=True)
                if len({*pair}) > 1
            ]
    BOARDS.put(table.name, true)
    return found


def first_difference(one: str, two: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 60) : at + 60]!r} is …{two[max(0, at - 60) : at + 60]!r}"


@pytest.mark.parametrize(("seats", "round_number"), [(2, 1), (2, 4), (2, 5), (2, 6), (3, 4), (3, 5), (4, 5), (5, 5)])
def test_no_secret_goes_over_the_wire(seats: int, round_number: int) -> None:
    deck = ("herring", "mackerel", "cod")[(seats + round_number) % 3]
    table, people = table_in_round(seats, round_number, 1, deck)
    assert leaks(table, people) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_no_secret_goes_over_the_wire_at_many_tables(seats: int, seed: int) -> None:
    for round_number in range(1, 8):
        table, people = table_in_round(seats, round_number, seed, ("herring", "mackerel", "cod")[seed % 3])
        assert leaks(table, people, deals=4) == []


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


# --- the test itself is tested ------------------------------------------------------------------------------


def test_a_page_that_shows_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pages.table_page

    def leaking(position: Position[Any], viewer: pages.Viewer, names: tuple[str, ...], **more: Any) -> dict[str, Any]:
        page = honest(position, viewer, names, **more)
        hands = [player.hand.cards for player in position.state.players]
        return page | {"names": [f"{name} {hands}" for name in page["names"]], "log": [*page["log"], str(hands)]}

    table, people = table_in_round(2, 4, 1, "cod")
    assert leaks(table, people) == []
    monkeypatch.setattr(pages, "table_page", leaking)
    assert leaks(table, people) != []


def test_a_reason_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pages.why_not

    def leaking(position: Position[Any], viewer: pages.Viewer, names: tuple[str, ...], word: str) -> dict[str, str]:
        next_card = position.state.pile_c.cards[-1:]
        return {**honest(position, viewer, names, word), "text": f"the next card is {next_card}"}

    table, people = table_in_round(2, 4, 1, "cod")
    monkeypatch.setattr(pages, "why_not", leaking)
    assert leaks(table, people, deals=4) != []


def test_a_template_that_shows_the_key_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = table_in_round(2, 4, 1, "cod")
    environment = engines["jinja2"].env  # type: ignore[attr-defined]
    loader = environment.loader
    source = loader.get_source(environment, "live.html")[0] + "{{ table.key }}"
    with monkeypatch.context() as patch:
        patch.setattr(environment, "loader", ChoiceLoader([DictLoader({"live.html": source}), loader]))
        environment.cache.clear()
        assert leaks(table, people) == [f"seat {seat} reads the key" for seat in (0, 1, None)]
    environment.cache.clear()
    assert leaks(table, people) == []
