"""People with accounts who ask for e-mails, a wall clock that goes on when told to, and a real mail server."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from django.core import mail
from django.utils import timezone

from langbord.server.models import Notice, Person, Table
from langbord.server.notifications import scheduler
from tests.server.players import Player, sit_down

PASSWORD = "fjord-and-cod-7"
MINUTES = {"after": "15", "zone": "UTC"}


class Watch:
    """Begins now, for tables note by themselves when they last changed."""

    def __init__(self) -> None:
        self.at: datetime = timezone.now()

    def wait(self, **time: float) -> None:
        self.at += timedelta(**time)

    def hour(self, more: int = 0) -> str:
        return str((self.at.hour + more) % 24)


class Account(Player):
    """Somebody with an account; their turns need no confirmation."""

    def __init__(self, name: str, *, language: str = "en") -> None:
        super().__init__(name, confirm=False, language=language)
        self.name: str = name
        form = {"username": name, "password1": PASSWORD}
        assert self.client.post("/accounts/signup/", form).status_code == 302
        self.client.post("/settings", {"name": name, "confirm": "no", "language": language})

    @property
    def person(self) -> Person:
        return Person.objects.get(user__username=self.name)

    @property
    def notice(self) -> Notice:
        return Notice.objects.get(person=self.person)

    @property
    def address(self) -> str:
        return f"{self.person.pk}@example.org"

    def ask(self, **wishes: str) -> Any:
        """Fill in the page."""
        return self.client.post("/notices", {"mail": "turn", "address": self.address, **MINUTES, **wishes})

    def ask_and_confirm(self, **wishes: str) -> None:
        """The same, and the link in the letter."""
        assert self.ask(**wishes).status_code == 302
        scheduler.letters()
        link = re.search(r"/notices/confirm/\S+", str(mail.outbox[-1].body))
        assert link is not None
        assert self.client.post(link[0]).status_code == 200
        mail.outbox.clear()


def bo_waits_for(ada: Account, bo: Player | None = None) -> Table:
    """A table at which Ada is asked and somebody else waits."""
    return sit_down(ada, bo or Player("Bo", confirm=False))


class PostOffice:
    """A mail server of this process that keeps what it gets. It can be closed, and opened at the same address."""

    def __init__(self, port: int) -> None:
        self.port: int = port
        self.letters: list[EmailMessage] = []
        self.refuses: str = ""  # what it answers instead of taking a letter
        self._controller: Controller | None = None

    def open(self) -> None:
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    def close(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    async def handle_RCPT(  # noqa: N802 (named by aiosmtpd)
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(BytesParser(EmailMessage, policy=default).parsebytes(envelope.content))
        return "250 taken"


def body(letter: EmailMessage, kind: str) -> str:
    """The text of a letter, or its HTML."""
    part = letter.get_body((kind,))
    assert part is not None
    return str(part.get_content())
