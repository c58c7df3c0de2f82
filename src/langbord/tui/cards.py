"""A card in full, as it is read."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.tui.screen import DIM, Look, indented


def face(look: Look[Any], word: str, called: str = "") -> RenderableType:
    """All that stands on a card; `called` is what players type for it. An OptionError if there is no such card."""
    card = look.texts.card(word)
    facts = [card.card_class]
    if card.cost:
        facts += [look.say("card-cost", cost=card.cost), look.say("card-points", points=card.points)]
    lines = [
        Text(f"{called or card.word}  {card.name}", style="bold"),
        Text(look.marks.dot.join(facts), style=DIM),
        Text(card.text),
    ]
    if card.note:
        lines.append(Text(card.note, style="italic dim"))
    return indented(Group(*lines))
