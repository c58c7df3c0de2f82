"""A real click is followed from the request to another's screen, and docs/architecture.md tells the way it went."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from pathlib import Path
from types import FrameType

import pytest
from asgiref.sync import sync_to_async

import langbord
from tests.server.onlookers import Onlooker, until
from tests.server.players import Player, sit_down

pytestmark = [
    pytest.mark.plain,  # what is compiled cannot be followed
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle", "nobody_watches"),
]
SOURCES = f"{Path(langbord.__file__).parent}/"
PAGE = Path(__file__).parents[3] / "docs/architecture.md"

Call = tuple[str, str]  # file and function


class Trace:
    """The functions of the house in the order in which they are first called, by any thread, while it is on."""

    def __init__(self) -> None:
        self.calls: dict[Call, None] = {}
        self.on: bool = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(SOURCES):
            self.calls[frame.f_code.co_filename.removeprefix(SOURCES), frame.f_code.co_name] = None


def told() -> tuple[list[Call], tuple[str, ...]]:
    """What the page tells: the way, and what is passed."""
    section = PAGE.read_text(encoding="utf-8").partition("## One click")[2].partition("\n## ")[0]
    way = re.findall(r"^\| `([\w/]+\.py)` \| `(\w+)` \|", section, re.MULTILINE)
    passed = section.partition("Passed on the way:")[2].partition("\n\n")[0]
    return way, tuple(re.findall(r"`([\w/]+(?:\.py|/))`", passed))


def test_the_page_tells_the_way_of_a_click() -> None:
    ada, bo = Player("Ada", confirm=False), Player("Bo")
    table = sit_down(ada, bo)
    marks = ada.marks(table)
    trace = Trace()

    def click() -> bool:
        sys.setprofile(trace.note)
        return ada.post(table, "play", words="gold", **marks).ok

    async def watched() -> None:
        onlooker = Onlooker(f"/stream/{table.name}", bo.client, query=b"lang=en")
        await onlooker.come()
        await asyncio.sleep(0.3)  # a first one may be shown a page more
        known = onlooker.pages
        trace.on = True
        sys.setprofile(trace.note)
        assert await sync_to_async(click)()
        await until(lambda: onlooker.pages > known)
        trace.on = False
        await onlooker.go()

    threading.setprofile(trace.note)  # of the threads that begin from now on, in which pages are drawn
    try:
        asyncio.run(watched())
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
    way, passed = told()
    called = list(trace.calls)
    assert [call for call in way if call not in trace.calls] == []
    assert sorted(way, key=called.index) == way
    files = {file for file, _ in called}
    assert sorted(file for file in files - {file for file, _ in way} if not file.startswith(passed)) == []
    assert [place for place in passed if not any(file.startswith(place) for file in files)] == []
