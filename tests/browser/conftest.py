"""A server, a Chromium, and people in front of it. Nothing of this starts before a test asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.house import House
from tests.browser.visitors import Visitors


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
        pytest.fail(chromium.HOW_TO, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    """People with a browser each; at the end no page may have complained."""
    visitors = Visitors(browser, house)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []
