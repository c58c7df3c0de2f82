"""A program that listens for messages, and a service that hands messages to browsers: real ones, in this process."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

HOST = "127.0.0.1"


@dataclass(frozen=True)
class Message:
    """What came."""

    path: str
    headers: dict[str, str]  # by names in small letters
    body: bytes

    @property
    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Listener:
    """Takes what it is sent, and answers with `status`."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.status: int = 204
        self.answer: dict[str, str] = {}
        self.came: threading.Event = threading.Event()
        self.port: int = 0

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"


@contextmanager
def listening() -> Iterator[Listener]:
    """One of these, on a port of its own."""
    listener = Listener()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            listener.messages.append(Message(self.path, headers, body))
            self.send_response(listener.status)
            for name, value in listener.answer.items():
                self.send_header(name, value)
            self.end_headers()
            listener.came.set()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (named by http.server)
            pass

    server = ThreadingHTTPServer((HOST, 0), Handler)
    listener.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield listener
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Phone:
    """A browser that takes messages: it alone can read them."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key: Any = ec.generate_private_key(ec.SECP256R1())
        self._auth: bytes = bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": letters(point), "auth": letters(self._auth)}

    def read(self, message: Message) -> dict[str, str]:
        import http_ece

        data = http_ece.decrypt(message.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, str] = json.loads(data)
        return found


def letters(data: bytes) -> str:
    """Bytes as they stand in addresses."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unlettered(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
