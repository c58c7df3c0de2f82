"""Whether a record that was made long ago is told again as the same game."""

from __future__ import annotations

from typing import Any

from langbord import games
from langbord.engine.position import Position

#: What every format tells in its own way, or some do not tell at all.
OF_THE_FORMAT = ("format", "edition", "asked", "turns", "end", "base", "base_answers")


def must_be_told_anew(position: Position[Any], record: dict[str, Any]) -> None:
    """What does not hang on the format is as it was; and what is told today is the same game again."""
    again = position.record()
    options = {"options": position.game.meta.with_defaults(record["options"])}
    assert {**record, **options, **{key: again[key] for key in OF_THE_FORMAT}} == again
    name, content = position.game.edition(position.options)
    assert again["edition"] == {"name": name, "hash": content}
    assert games.replay(again).record() == again
