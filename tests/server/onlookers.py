"""Those who watch a table by its stream, in the same process and without a network."""

from __future__ import annotations

import asyncio
from typing import Any

from django.test import Client

from langbord.server.live import sse


class Onlooker:
    """A connection to a stream, which can be read or not."""

    def __init__(
        self, path: str, client: Client | None = None, address: str = "10.0.0.1", query: bytes = b"json"
    ) -> None:
        cookie = client.cookies["sessionid"].value.encode() if client and "sessionid" in client.cookies else b""
        headers = [(b"cookie", b"sessionid=" + cookie)] if cookie else []
        self.scope: dict[str, Any] = {
            "type": "http",
            "path": path,
            "query_string": query,
            "headers": headers,
            "client": (address, 1),
        }
        self.sent: list[dict[str, Any]] = []
        self.reads: asyncio.Event = asyncio.Event()
        self.reads.set()
        self.leaves: asyncio.Event = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def come(self) -> int:
        """Open the stream; its status."""
        self.task = asyncio.create_task(sse.stream(self.scope, self._receive, self._send))
        while not self.sent and not self.task.done():
            await asyncio.sleep(0.005)
        return int(self.sent[0]["status"])

    async def go(self) -> None:
        self.leaves.set()
        assert self.task is not None
        await asyncio.wait_for(self.task, 20)

    @property
    def told(self) -> list[bytes]:
        """All that was sent, beginnings and ends left out."""
        return [message["body"] for message in self.sent if message.get("body")]

    @property
    def pages(self) -> int:
        """What there was to see, or, for a program, to know."""
        return sum(b"\nevent: version\n" not in body for body in self.told)

    async def _receive(self) -> dict[str, Any]:
        await self.leaves.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] == "http.response.body":
            await self.reads.wait()


async def until(true: Any) -> None:
    for _ in range(2_000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come to that")
