"""A server, a Chromium, and people in front of it. Nothing of this starts before a test asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.house import House
from tests.browser.visitors import TIMEOUT, Visitors


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of this process."""
    house = House(tmp_path_factory.mktemp("house") / "data")
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium. It leaves with the package: while it runs, Django believes to be inside an event loop."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.what_is_missing(), pytrace=False)
    with sync_playwright() as playwright:
        expect.set_options(timeout=TIMEOUT)  # playwright's own would be five seconds, also on a busy machine
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    house = House(tmp_path / "data")
    house.start()
    yield house
    house.maybe_stop()


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    """People with a browser each; at the end no page may have complained."""
    visitors = Visitors(browser, house)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []


@pytest.fixture
def frail_visitors(browser: Browser, frail_house: House) -> Iterator[Visitors]:
    """People at that server. Their pages may complain that nobody answers, and of nothing else."""
    visitors = Visitors(browser, frail_house)
    yield visitors
    visitors.leave()
    visitors.forgive(
        "ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"
    )
    assert visitors.complaints == []
