"""Spoilt records, saves, worlds, editions, books and requests: some thousand here, more in `make soak`."""

from __future__ import annotations

import os
import random
import re

import pytest
from django.urls import URLPattern, resolve

from langbord.engine.errors import RecordError
from langbord.server import urls
from langbord.server.bots.runner import RUNNER
from langbord.server.http import rate_limits
from tests.attacks import fuzz, loaders, mutations, requests

pytestmark = [pytest.mark.compiled, pytest.mark.fuzz, pytest.mark.django_db(transaction=True)]
SEED = 10
CASES = 2_500
SOAK = int(os.environ.get("LANGBORD_FUZZ_CASES", "100000"))
PARTS = 8  # of the long run, so that it can be spread over the cores


@pytest.fixture(autouse=True)
def no_limits_and_no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RUNNER, "look_at", lambda name: None)
    for deed in rate_limits.LIMITS:
        monkeypatch.setitem(rate_limits.LIMITS, deed, (10**9, 10**9))


@pytest.mark.parametrize("part", range(2))
def test_whatever_comes_is_refused_or_played(part: int) -> None:
    found = fuzz.run(SEED, range(part * CASES, (part + 1) * CASES))
    assert not found, "\n".join(map(str, found))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_comes_is_refused_or_played_for_long(part: int) -> None:
    found = fuzz.run(SEED + 1, range(part * SOAK // PARTS, (part + 1) * SOAK // PARTS))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("way", [*loaders.DOORS], ids=lambda way: way.__name__)
def test_every_door_lets_something_in_that_is_not_spoilt(way: loaders.Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise all would be refused for some other reason, and nothing were tried."""
    monkeypatch.setattr(mutations, "of_json", lambda rng, data: data)
    monkeypatch.setattr(mutations, "of_text", lambda rng, text: text.encode())
    for case in range(3):
        way(random.Random(case))


def test_every_address_is_tried() -> None:
    ours = {route.name for route in urls.urlpatterns if isinstance(route, URLPattern)}
    tried = {resolve(re.sub(r"{\w}", "x", address)).url_name for _, address, _ in requests.PAGES}
    assert ours - tried == requests.ELSEWHERE


def test_a_traceback_a_hang_and_a_glut_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(rng: random.Random) -> None:
        raise KeyError("a mistake of ours")

    def hangs(rng: random.Random) -> None:
        while True:
            pass

    def gluts(rng: random.Random) -> None:
        bytearray(4 * fuzz.BYTES)

    def refuses(rng: random.Random) -> None:
        raise RecordError("no")

    monkeypatch.setattr(fuzz, "SECONDS", 0.1)
    for way, told in ((breaks, "KeyError"), (hangs, "TooLong"), (gluts, "MemoryError")):
        monkeypatch.setattr(fuzz, "doors", lambda way=way: [(way, 1)])
        (found,) = fuzz.run(1, range(1))
        assert found.error.startswith(told)
        assert str(found).endswith("python -m tests.attacks.fuzz --seed 1 --only 0")
    monkeypatch.setattr(fuzz, "doors", lambda: [(refuses, 1)])
    assert fuzz.run(1, range(3)) == []
