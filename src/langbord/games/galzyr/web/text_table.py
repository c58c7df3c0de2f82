"""What the text table tells beyond the view: the words whose "why not?" a player would otherwise have to ask for."""

from __future__ import annotations

from langbord.games.galzyr.rules.view_model import View

#: Reasons that only say that a word belongs to another question, or what every far place would say.
SILENT = frozenset({"not-here", "not-asked", "not-an-option", "too-far"})


def words(view: View, me: int) -> list[str]:
    """Spaces, notices, and the viewer's own cards, in the order of the text."""
    player = view["players"][me]
    found = [space["word"] for space in view["spaces"]]
    found += view["noticeboard"]
    for kind in ("quests", "items", "companions", "statuses"):
        found += player[kind]
    found += player["hand"] or []
    found += ["event", "rest", "story", "abandon", "drop", "trade"]
    return list(dict.fromkeys(found))
