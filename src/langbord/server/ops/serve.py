"""`langbord serve` and `langbord play`: migrate the database, start the server, open the browser."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from types import FrameType

from langbord.engine.errors import LangbordError

HOST = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")  # all addresses of this machine
FIRST_PORT = 8017
LOOK_ROUND, LOOK_AT_BOTS = 5.0, 60.0  # seconds
MIGRATING = 7_017  # the number of a lock in PostgreSQL: any, but always the same


class CannotServe(LangbordError):
    """The server cannot be started."""


def serve(port: int | None, host: str, *, browser: bool) -> int:
    """Run the server until it is stopped."""
    port = port or free_port()
    must_be_free(host, port)
    if not os.environ.get("LANGBORD_HOSTS"):  # at home: links in e-mails lead to this very server
        os.environ.setdefault("LANGBORD_URL", f"http://{HOST}:{port}")
        found = address_at_home() if host in EVERYWHERE else None
        if found is not None:  # the phones of the house
            os.environ["LANGBORD_HOSTS"] = f"{HOST},localhost,[::1],{found}"
    prepare()
    read_ahead()
    draw_ahead()
    wake_bots()
    shown = HOST if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    print(f"Langbord is at {address} (Ctrl-C stops it)", flush=True)
    if host in EVERYWHERE:
        tell_the_home(port)
    if browser:
        threading.Thread(target=open_when_up, args=(address,), daemon=True).start()
    run(port, host)
    return 0


def work(port: int | None, host: str) -> int:
    """Run a worker until it is stopped; at a port, if one is named, it tells how it is doing."""
    if port is not None:
        must_be_free(host, port)
    prepare()
    read_ahead()
    from langbord.server.http import health
    from langbord.server.ops import worker

    if port is not None:
        threading.Thread(target=health.serve, args=(port, host), daemon=True, name="probes").start()
    return worker.work()


def run(port: int, host: str = HOST) -> None:
    """Serve until told to stop; then open streams end by themselves."""
    import uvicorn
    from django.conf import settings

    from langbord.server.bots.runner import RUNNER
    from langbord.server.config import database
    from langbord.server.live.pg_listener import LISTENER
    from langbord.server.notifications import scheduler
    from langbord.server.subscribers import HUB
    from langbord.server.tables import clocks

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Told to stop. Uvicorn's own would raise the signal once more in the end, and nothing would be closed."""
            HUB.close()
            self.force_exit = self.should_exit and sig == signal.SIGINT  # who presses Ctrl-C twice waits for nobody
            self.should_exit = True

    config = uvicorn.Config(
        "langbord.server.asgi:application",
        host=host,
        port=port,
        log_config=None,  # what uvicorn has to say goes into our own log
        log_level="warning",
        access_log=False,  # which would tell addresses, and some let whoever knows them in
        timeout_graceful_shutdown=3,
    )
    stopped = threading.Event()
    anchor = database.keep_open()
    threading.Thread(target=clocks.beat, args=(settings.DATA / "alive", stopped), daemon=True, name="alive").start()
    threading.Thread(target=look_round, args=(stopped,), daemon=True, name="look round").start()
    threading.Thread(target=scheduler.go_on, args=(stopped,), daemon=True, name="notices").start()
    try:
        Server(config).run()
    finally:
        stopped.set()
        RUNNER.stop()
        LISTENER.stop()
        if anchor is not None:
            anchor.close()


def look_round(stop: threading.Event) -> None:
    """Now and then at all who wait for a bot, hints or turning points: nobody waits for ever, whatever went wrong."""
    from django.db import Error, close_old_connections

    from langbord.server import notify
    from langbord.server.analysis import hints

    last = time.monotonic()
    told = False
    while not stop.wait(LOOK_ROUND):
        with contextlib.suppress(Error):
            if not told:  # by now the proxy knows it too
                notify.opened()
                told = True
            hints.tidy()
            go_on_studying()
            if time.monotonic() - last > LOOK_AT_BOTS:
                wake_bots()
                last = time.monotonic()
        close_old_connections()


def set_up() -> None:
    """Read the settings and set Django up."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "langbord.server.settings")
    import django

    django.setup()


def prepare() -> None:
    """Set Django up, bring the database to its newest form, and start the clocks again."""
    set_up()
    from django.conf import settings

    from langbord.server.config import database
    from langbord.server.tables import clocks

    with database.in_a_sentence():
        migrate()
    clocks.after_downtime(settings.DATA / "alive")


def read_ahead() -> None:
    """Read what all tables share."""
    from langbord.server.ops import warm_up as shared_things

    shared_things.read_ahead()


def draw_ahead() -> None:
    """Where others serve meanwhile, a process opens when it is as quick as they are; at home nobody wants to wait."""
    from django.conf import settings

    from langbord.server.ops import warm_up as shared_things

    if settings.ON_POSTGRESQL:
        shared_things.draw_ahead()


def migrate() -> None:
    """The newest form of the database. Where several processes start at once, one does it and the others wait."""
    from django.conf import settings
    from django.core.management import call_command
    from django.db import connection

    if not settings.ON_POSTGRESQL:
        call_command("migrate", verbosity=0, interactive=False)
        return
    with connection.cursor() as cursor:
        while True:  # asked again and again, for whoever waits for a lock is soon turned away (database.py)
            cursor.execute("SELECT pg_try_advisory_lock(%s)", [MIGRATING])
            if cursor.fetchone()[0]:
                break
            time.sleep(0.2)
        try:
            call_command("migrate", verbosity=0, interactive=False)
            call_command("createcachetable", verbosity=0)
        finally:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [MIGRATING])


def wake_bots() -> None:
    """Let waiting bots move. Where there are workers, they see to it themselves."""
    from django.conf import settings

    from langbord.server import dispatch

    if not settings.BOTS_BY_WORKERS:
        dispatch.look_at_all()


def go_on_studying() -> None:
    """Games that were being thought through. Where there are workers, they see to this too."""
    from django.conf import settings

    from langbord.server.analysis import turning_points

    if not settings.BOTS_BY_WORKERS:
        turning_points.take_up()


def free_port() -> int:
    """The usual port, or the next that nobody uses."""
    for port in range(FIRST_PORT, FIRST_PORT + 50):
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) != 0:
                return port
    raise CannotServe(f"no free port between {FIRST_PORT} and {FIRST_PORT + 49}: name one with --port")


def must_be_free(host: str, port: int) -> None:
    """One clear sentence rather than a stack of lines."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (socket.gaierror, UnicodeError):
        raise CannotServe(f"--host {host}: there is no such address") from None
    with socket.socket(family, kind) as probe:
        probe.setsockopt(
            socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
        )  # as the server itself: only who listens is in its way
        try:
            probe.bind(place)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise CannotServe(f"port {port} is in use already: choose another with --port") from None
            raise CannotServe(f"port {port} of {host} cannot be used: {error.strerror}") from None


def tell_the_home(port: int) -> None:
    """How phones in the same network come here: the address, and a picture of it to be looked at by a camera."""
    import segno
    from django.conf import settings

    found = address_at_home()
    if found is None:
        return
    address = f"http://{found}:{port}/"
    if found not in settings.ALLOWED_HOSTS and "*" not in settings.ALLOWED_HOSTS:
        print(f"Phones in this network would find it at {address} if LANGBORD_HOSTS named {found}", flush=True)
        return
    print(f"Phones in this network find it at {address}", flush=True)
    if sys.stdout.isatty():
        segno.make(address, error="m", micro=False).terminal(compact=True)


def address_at_home() -> str | None:
    """The address of this machine in its network; None if it is in none. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is kept for examples: only the way there counts
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(("127.", "0.")) else found


def open_when_up(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
