"""The word `hint`: the best moves at the question that is asked, and why."""

from __future__ import annotations

from rich.text import Text

from langbord.bots.hint_words import Told, told
from langbord.bots.hints import hints
from langbord.bots.search import Budget
from langbord.terminal.session import Session
from langbord.tui.screen import DIM, indented

SECONDS = 1.0  # of thinking


def show_hints(session: Session) -> None:
    """Think, and say what to do and why. It knows no more than the seat that is asked."""
    position, t = session.position, session.texts
    ask = position.ask
    assert ask is not None
    found = hints(position, ask.seat, session.rng.getrandbits(64), Budget(seconds=SECONDS))
    if not found:
        session.show(Text(t.say("hint-none")))
    for hint in found:
        _show(session, told(hint, position, t))
    if found:
        session.show(Text(t.say("hint-how-planned" if found[0].told else "hint-how"), style=DIM))


def _show(session: Session, hint: Told) -> None:
    head = Text(hint.words, style="bold")
    head.append(f"  {hint.line}", style="not bold")
    outcome = session.marks.dot.join(text for text in (hint.win, hint.score) if text)
    if outcome:
        head.append(f"  ({outcome})", style=DIM)
    session.show(head)
    for reason in hint.reasons:
        session.show(indented(Text(reason)))
