"""A phone that is told with no page open: asked for by a click, sent by way of a service, shown by the browser."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.visitors import Visitors
from tests.server.listeners import Listener, Phone, listening

#: Stands for the service of the browser's maker, which a test cannot reach: gives the address of ours.
STUB = """
  const { endpoint, p256dh, auth } = %s;
  const plain = (text) => atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer;
  const made = {
    endpoint,
    getKey: (name) => bytes(name === "auth" ? auth : p256dh),
    unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; },
  };
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error("no such key");
    localStorage.setItem("subscribed", "yes");
    return made;
  };
  PushManager.prototype.getSubscription = async () => localStorage.getItem("subscribed") ? made : null;
"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
}"""


@pytest.fixture(autouse=True)
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """The service of the test is on this machine."""
    monkeypatch.setenv("LANGBORD_HOOKS", "private")


def test_a_message_is_asked_for_sent_and_shown(frail_house: House, frail_visitors: Visitors) -> None:
    pytest.importorskip("pywebpush")
    phone = Phone()
    with listening() as service:
        page = frail_visitors.page()
        page.context.grant_permissions(["notifications"], origin=frail_house.url)
        keys = {"endpoint": f"{service.url}/push/xyz", **phone.keys}
        page.context.add_init_script(STUB % json.dumps(keys))
        page.goto("/notices")
        expect(page.locator("[data-push=off]")).to_be_visible()
        assert service.messages == []
        page.locator("#push-on").click()
        expect(page.locator("[data-push=on]")).to_be_visible()
        told = next_message(service, phone)
        assert told["tag"] == "example"
        page.reload()
        expect(page.locator("[data-push=on]")).to_be_visible()
        deliver(page, frail_house, told)
        page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
        assert page.evaluate(SHOWN)[0]["tag"] == "example"
        page.locator("#push-off").click()
        expect(page.locator("[data-push=off]")).to_be_visible()


def next_message(service: Listener, phone: Phone) -> dict[str, str]:
    assert service.came.wait(60)
    service.came.clear()
    return phone.read(service.messages[-1])


def deliver(page: Page, house: House, message: dict[str, str]) -> None:
    """As the service hands it to the browser."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    words = {"origin": house.url, "registrationId": found[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", words)
    session.detach()
