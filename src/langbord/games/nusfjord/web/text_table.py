"""What the text table tells beyond the view: the words whose "why not?" a player would otherwise have to ask for."""

from __future__ import annotations

from langbord.games.nusfjord.rules.moves import SHIP_WORDS
from langbord.games.nusfjord.rules.view_model import View

#: Reasons that only say that a word belongs to another question.
SILENT = frozenset({"not-here", "not-asked", "cannot-decline", "elder-not-yours"})


def words(view: View, me: int) -> list[str]:
    """Spaces, buildings, ships and elders on the table, in the order of the text."""
    hand = view["players"][me]["hand"]
    found = [space["word"] for space in view["spaces"]]
    found += [word for kind in "ABC" for word in view["open"][kind]]
    found += hand if isinstance(hand, list) else []
    found += SHIP_WORDS
    found += [stack["shown"][-1] for stack in view["elders"] if stack["shown"]]
    found += [elder["word"] for elder in view["players"][me]["elders"]]
    return list(dict.fromkeys(found))
