"""All that goes over the wire to one pair of eyes, by the way it goes; and two worlds that they cannot tell apart.

The pages and bodies are made by the server's own code from the stored table; only the board under them, and the film of
its past, are exchanged. An imagined position has no log, so it is given the true one: what the log may name is proved
by the checks of the engine.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from langbord.engine.chance import Chance
from langbord.engine.position import Position
from langbord.server.accounts.people import GUEST
from langbord.server.live import payload
from langbord.server.models import Person, Table
from langbord.server.pages import between_turns, table_page
from langbord.server.pages.live_page import viewer_of
from langbord.server.tables import clocks, problem_report
from langbord.server.tables.moves import seen_by
from langbord.server.tables.positions import BOARDS, Board
from langbord.server.tables.replay import Film, film_of
from langbord.server.tables.seats import names_of
from langbord.server.views import replay
from tests.server.players import board_of

#: What is different in every answer and tells nothing: the mask over the token against forged requests.
MASK = re.compile(r'(csrfmiddlewaretoken" value=|data-csrf=)"\w+"')


@dataclasses.dataclass(frozen=True)
class Eyes:
    """Who looks: the person of a seat, or a spectator without either."""

    seat: int | None
    person: Person | None

    def browser(self) -> Client:
        """A browser in which this person has been here before."""
        client = Client()
        if self.person is not None:
            session = client.session
            session[GUEST] = self.person.pk
            session.save()
            client.cookies["sessionid"] = session.session_key or ""
        return client

    def speak(self, language: str) -> None:
        if self.person is not None:
            self.person.language = language
            self.person.save()


def streamed(table: str, who: int | None, query: str) -> str:
    """What a stream brings to somebody who knows nothing yet, as a browser puts it together."""
    sight = payload.newest(table, who, query, None)
    assert sight is not None
    return "\n".join(line[6:] for line in sight.body.decode().split("\n") if line.startswith("data: "))


# --- two worlds that a seat cannot tell apart -----------------------------------------------------------


def imagined(position: Position[Any], seat: int | None, chance: Chance) -> Position[Any]:
    """What the seat knows, with other cards behind it, standing at the same click."""
    seen = seen_by(position, seat)
    if seat is None:  # a spectator knows what two seats have in common
        twin = seen.imagine(0, chance).imagine(1, chance)
        twin._seals.clear()  # which would show nothing to a spectator
    else:
        twin = seen.imagine(seat, chance)
    twin.wait_to_settle()
    twin.held = seen.held
    twin.barrier_why = seen.barrier_why
    twin._barrier = seen.barrier
    return with_log(twin, seen)


def with_log(twin: Position[Any], true: Position[Any]) -> Position[Any]:
    """The imagined position, and every copy of it, with the log of the true one."""
    honest = twin.copy
    vars(twin)["log"] = true.log
    vars(twin)["copy"] = lambda **options: with_log(honest(**options), true)
    return twin


class OtherFilm:
    """The past of a table, each point of it with other cards behind what the seat knew then."""

    def __init__(self, true: Film, seat: int | None, chance: Chance) -> None:
        self.words: list[str] = true.words
        self.turns: list[int] = true.turns
        self.turn_before: Callable[[int], int] = true.turn_before
        self.turn_after: Callable[[int], int] = true.turn_after
        self._true: Film = true
        self._seat: int | None = seat
        self._chance: Chance = chance
        self.rounds = [dataclasses.replace(entry, scores=tuple(self.at(entry.at).scores())) for entry in true.rounds]

    def at(self, number: int) -> Position[Any]:
        return imagined(self._true.at(number), self._seat, self._chance)


class LooksAt:
    """What the seats saw last, from a film: nothing of another deal may be remembered."""

    def __init__(self, film: Film | OtherFilm) -> None:
        self._film: Film | OtherFilm = film

    def note(self, table: Table, seat: int, number: int, position: Position[Any]) -> None:
        pass

    def at(self, table: Table, seat: int, number: int) -> Position[Any]:
        return self._film.at(number)


# --- the wire -------------------------------------------------------------------------------------------


def wire(table: Table, board: Board, film: Film | OtherFilm, eyes: Eyes) -> dict[str, str]:
    """Every page and body for these eyes, by the way it goes."""
    sent: dict[str, str] = {}
    client = eyes.browser()
    number = len(film.words)
    addresses = {
        "page": f"/t/{table.name}",
        "text": f"/t/{table.name}?text",
        "past": f"/t/{table.name}?at={number - 3}",
        "last": f"/t/{table.name}?at={number}&text",
        "api": f"/api/tables/{table.name}",
    }
    if not problem_report.may_share_all(table, eyes.person):  # otherwise it holds the record
        addresses["report"] = f"/t/{table.name}/report.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "film_of", lambda _: film)
        patch.setattr(between_turns, "rounds_of", lambda _: film.rounds)
        patch.setattr(between_turns, "LAST_LOOKS", LooksAt(film))
        # dealt by chance, and not of a position that is imagined already; tables/test_reports.py compares these
        patch.setattr(problem_report, "as_the_seat_knows", lambda position, seat: {})
        between_turns._recaps.clear()
        BOARDS.put(table.name, board)
        eyes.speak("en")
        for way, address in addresses.items():
            answer = client.get(address)
            assert answer.status_code == 200, f"{address}: {answer.content!r}"
            sent[way] = MASK.sub("", answer.content.decode())
        who = eyes.person.pk if eyes.person else None
        sent["stream"] = streamed(table.name, who, "lang=en")
        eyes.speak("ru")
        sent["text stream"] = streamed(table.name, who, "lang=ru&text")
        sent["progress"] = streamed(table.name, who, "json")
        assert BOARDS._boards[table.name] is board, "the pages were not made from the board under test"
        viewer = viewer_of(table, board, eyes.person, "en")
        assert viewer.seat == eyes.seat
        for word in board.position.game.vocabulary.words:
            sent[f"why {word}"] = str(table_page.why_not(board.position, viewer, names_of(table), word))
    between_turns._recaps.clear()
    return sent


def leaks(table: Table, people: list[Person], deals: int = 1) -> list[str]:
    """Where the bytes differ, for each seat and for a spectator; each begins with seat and way."""
    true = board_of(table)
    film = film_of(table)
    found: list[str] = []
    everybody = [Eyes(seat, person) for seat, person in enumerate(people)]
    with pytest.MonkeyPatch.context() as patch:
        at = clocks.now()
        patch.setattr(clocks, "now", lambda: at)  # how long somebody is waited for is no secret, and goes on
        for eyes in everybody + [Eyes(None, None)] * (len(people) > 1):
            before = wire(table, true, film, eyes)
            found += [f"seat {eyes.seat}, {way}: the key" for way, body in before.items() if table.key in body]
            for deal in range(deals):
                chance = Chance(b"%032d" % deal)
                other = Board(imagined(true.position, eyes.seat, chance), true.number, true.version)
                after = wire(table, other, OtherFilm(film, eyes.seat, chance), eyes)
                assert before.keys() == after.keys()
                found += [
                    f"seat {eyes.seat}, {way}: {first_difference(before[way], after[way])}"
                    for way in before
                    if before[way] != after[way]
                ]
    BOARDS.put(table.name, true)
    return found


def ways(leaks: list[str]) -> set[str]:
    """By which ways something leaked, to whomever."""
    return {leak.partition(", ")[2].partition(":")[0] for leak in leaks}


def first_difference(one: str, two: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 60) : at + 60]!r} is …{two[max(0, at - 60) : at + 60]!r}"
