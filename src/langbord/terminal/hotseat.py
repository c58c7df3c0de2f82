"""Several people at one keyboard: nobody sees another's secrets."""

from __future__ import annotations

from rich.text import Text

from langbord.engine.handover import holds_secrets
from langbord.terminal.session import Session
from langbord.tui.screen import bar, seat_style


def maybe_hand_over(session: Session, seat: int) -> None:
    """Before a seat is shown something secret, or after another was: clear the screen and wait for its player."""
    before = session.viewer
    if before != seat:
        session.alone = False
    session.viewer = seat
    if len(session.seating.people) < 2:
        return
    hidden = holds_secrets(session.position, seat) and not session.alone
    left_behind = before is not None and before != seat and holds_secrets(session.position, before)
    if not hidden and not left_behind:
        return
    session.alone = True
    session.reader.forget()
    session.notes.clear()  # they are not this player's
    session.clear(wholly=True)
    name = session.texts.seat(seat)
    words = Text(f"{session.marks.turn} {session.marks.seats[seat]} {session.word('hand-over', name=name)}")
    session.show(bar(session.look(None), words, style=f"bold reverse {seat_style(seat)}"))
    session.reader.line(session.word("hand-over-enter", name=name) + " ")
    session.clear(wholly=True)
