"""No request is larger than anything that is sent here: it is refused before it fills memory or disk."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
App = Callable[[dict[str, Any], Receive, Any], Awaitable[None]]

TOO_MUCH = "That is more than may be sent here at once."
MOST = 3_000_000  # bytes; the file of a world is the largest that may come


async def no_larger(app: App, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Let the application answer, unless the request says that it is too large, or turns out to be."""
    if _said(scope) > MOST:
        await _refuse(scope, send)
        return
    got = 0
    answered = False

    async def measured() -> dict[str, Any]:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        return message if got <= MOST else {"type": "http.disconnect"}

    async def noted(message: dict[str, Any]) -> None:
        nonlocal answered
        answered = True
        await send(message)

    await app(scope, measured, noted)
    if got > MOST and not answered:
        await _refuse(scope, send)


def _said(scope: dict[str, Any]) -> int:
    """How much is to come, as far as the request tells."""
    said = dict(scope["headers"]).get(b"content-length", b"")
    return int(said) if said.isdigit() and len(said) < 20 else 0 if not said else MOST + 1


async def _refuse(scope: dict[str, Any], send: Send) -> None:
    kind, body = b"text/plain; charset=utf-8", TOO_MUCH.encode()
    if scope["path"].startswith("/api/"):
        kind, body = b"application/json", json.dumps({"key": "too-large", "text": TOO_MUCH}).encode()
    headers = [(b"content-type", kind), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})
