"""Requests to addresses that people have named. What they name may point anywhere, so the house does not lend itself:
such a request goes to the open net alone, to the very address that was looked up, not for long, and nowhere else if the
answer says so.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from django.conf import settings

from langbord.engine.errors import LangbordError
from langbord.server.tables.errors import Refused

LONGEST = 1000  # letters of an address
TIME = 8.0  # seconds for the whole of it, however slowly the other side speaks
PORTS = (80, 443, *range(1024, 65536))  # below lie those of mail servers and the like
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 in disguise, wherever a network translates it


class NotAllowed(LangbordError):
    """An address that leads into a network which is not everybody's."""


@dataclass(frozen=True)
class Place:
    """An address taken apart."""

    secure: bool
    host: str
    port: int
    path: str


def place_of(address: str) -> Place:
    """What is no address that can be sent to is refused in a sentence."""
    try:
        parts = urlsplit(address.strip())
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode() if not _is_number(parts.hostname) else parts.hostname
    except ValueError:  # also what no name of a host can be
        raise Refused("bad-hook", 400) from None
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    if not plain or not host or parts.scheme not in ("http", "https") or parts.username or parts.password:
        raise Refused("bad-hook", 400)
    secure = parts.scheme == "https"
    port = port or (443 if secure else 80)
    if port not in PORTS:
        raise Refused("bad-hook", 400)
    if _is_number(host) and not _may_reach(host):
        raise Refused("private-hook", 400)
    return Place(secure, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def post(address: str, body: bytes, headers: Mapping[str, str]) -> int:
    """Send it; the status that was answered. What else is answered nobody reads."""
    place = place_of(address)
    link = socket.create_connection(_found(place), timeout=TIME)
    if place.secure:  # before the clock runs: it must cut what is read from, and a wrapped socket is another one
        link = ssl.create_default_context().wrap_socket(link, server_hostname=place.host, do_handshake_on_connect=False)
    end = threading.Timer(TIME, _cut, [link])
    end.start()
    try:
        if isinstance(link, ssl.SSLSocket):
            link.do_handshake()
        connection = http.client.HTTPConnection(place.host, place.port, timeout=TIME)
        connection.sock = link  # so that no name is looked up a second time, and another address found
        connection.request("POST", place.path, body, {**headers, "Connection": "close"})
        return connection.getresponse().status
    finally:
        end.cancel()
        link.close()


def _found(place: Place) -> tuple[str, int]:
    """The first of its addresses. If one of them lies in a private network, none is taken."""
    found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not all(_may_reach(each) for each in addresses):
        raise NotAllowed("the address leads into a private network")
    return addresses[0], place.port


def _may_reach(address: str) -> bool:
    return settings.HOOKS == "private" or is_open(address)


def is_open(address: str) -> bool:
    """Whether an address is one of the open net: nothing that this machine, its neighbours or its maker's network
    answer to, however it is written."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped or found.sixtofour or found.teredo or found in TRANSLATED or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def _is_number(host: str | None) -> bool:
    try:
        ipaddress.ip_address(host or "")
    except ValueError:
        return False
    return True


def _cut(link: socket.socket) -> None:
    with contextlib.suppress(OSError):
        socket.socket.shutdown(link, socket.SHUT_RDWR)  # not that of TLS, which takes it from whoever reads
