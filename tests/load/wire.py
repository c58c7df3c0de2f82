"""HTTP as small as it can be: whoever measures must not be busier than what is measured."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from urllib.parse import urlencode

TOKEN = "t" * 32  # against forgery; a browser may choose its own, as long as cookie and header agree
VERSION = re.compile(rb'data-version="(\d+)"')
PASSED = re.compile(rb"event: version\ndata: (\d+)")


class Lost(Exception):
    """No answer came: whether the request was carried out is not known."""


@dataclass(frozen=True)
class Page:
    """A page that a stream brought; without a body, only word that the table has come so far, by answers that the
    viewer does not see."""

    version: int
    body: bytes

    def number(self, mark: bytes) -> int:
        found = re.search(mark + rb'="(\d+)"', self.body)
        assert found is not None, mark
        return int(found[1])


#: There is room at another process: the stream is to be opened anew.
ELSEWHERE = Page(-1, b"")


async def post(port: int, session: str, path: str, values: dict[str, object]) -> tuple[int, bytes]:
    """Status and body; every request has a connection of its own, which may go to another process next time."""
    body = urlencode(values).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAccept: application/json\r\n"
        f"Cookie: sessionid={session}; csrftoken={TOKEN}\r\nX-CSRFToken: {TOKEN}\r\n"
        f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(head.encode() + body)
            answer = await asyncio.wait_for(reader.read(-1), 60)
        finally:
            writer.close()
    except (OSError, TimeoutError) as error:
        raise Lost(str(error)) from None
    top, _, rest = answer.partition(b"\r\n\r\n")
    if not top.startswith(b"HTTP/1.1 ") or not rest:
        raise Lost("the answer was cut off")
    return int(top[9:12]), rest


async def stream(port: int, session: str, table: str, seen: int) -> AsyncIterator[Page]:
    """The pages of a table, as they come, for somebody who has `seen` one already, or not (-1); ends when the
    connection does."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
    except OSError:
        return
    try:
        head = f"GET /stream/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: sessionid={session}\r\n"
        known = f"Last-Event-ID: {seen}\r\n" if seen >= 0 else ""
        writer.write(f"{head}{known}\r\n".encode())
        parts: list[bytes] = []
        while chunk := await reader.read(2**18):
            parts.append(chunk)
            if b"\n\n" not in parts[-1] and not (len(parts) > 1 and parts[-2].endswith(b"\n")):
                continue
            *whole, rest = b"".join(parts).split(b"\n\n")
            parts = [rest]
            for body in whole:
                if found := VERSION.search(body):
                    yield Page(int(found[1]), body)
                elif found := PASSED.search(body):
                    yield Page(int(found[1]), b"")
                elif b"event: elsewhere" in body:
                    yield ELSEWHERE
                elif b"HTTP/1.1 " in body and b"HTTP/1.1 200" not in body:
                    raise AssertionError(f"the stream of table {table} was refused: {body[:80]!r}")
    except OSError:
        return
    finally:
        writer.close()
