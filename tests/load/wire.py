"""HTTP as small as it can be: whoever measures must not be busier than what is measured. What comes is packed and in
parts, as a browser is sent it."""

from __future__ import annotations

import asyncio
import re
import zlib
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
    wire: int = 0  # bytes that came for it

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
        head = f"GET /stream/{table}?parts HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: sessionid={session}\r\n"
        known = f"Last-Event-ID: {seen}\r\n" if seen >= 0 else ""
        writer.write(f"{head}Accept-Encoding: gzip\r\n{known}\r\n".encode())
        top = await reader.readuntil(b"\r\n\r\n")
        if not top.startswith(b"HTTP/1.1 200"):
            raise AssertionError(f"the stream of table {table} was refused: {top[:80]!r}")
        unpack = zlib.decompressobj(wbits=31)
        kept, held, wire = b"", b"", 0
        while size := int((await reader.readline()).strip() or b"0", 16):  # a chunk
            kept += unpack.decompress((await reader.readexactly(size + 2))[:-2])
            wire += size
            *whole, kept = kept.split(b"\n\n")
            for event in whole:
                if found := PASSED.search(event):
                    yield Page(int(found[1]), b"", wire)
                elif b"event: elsewhere" in event:
                    yield ELSEWHERE
                elif b"event: part" in event or b"event: page" in event:
                    said = b"\n".join(line[6:] for line in event.split(b"\n") if line.startswith(b"data: "))
                    held = put_together(held, said) if b"event: part" in event else said
                    found = VERSION.search(held)
                    assert found is not None, "a page without a version"
                    yield Page(int(found[1]), held, wire)
                wire = 0
    except (OSError, asyncio.IncompleteReadError, ValueError):
        return
    finally:
        writer.close()


def put_together(before: bytes, said: bytes) -> bytes:
    """The page that comes of the one before, as wire.js makes it."""
    held = before.split(b"\n")
    _, *rest = said.split(b"\n")
    lines: list[bytes] = []
    for line in rest:
        if line.startswith(b"+"):
            lines.append(line[1:])
        else:
            first, number = map(int, line[1:].split(b" "))
            lines += held[first : first + number]
    return b"\n".join(lines)
