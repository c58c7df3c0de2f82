"""What the text table tells beyond the view: the words whose "why not?" a player would otherwise have to ask for."""

from __future__ import annotations

from langbord.games.keyharvest.rules.moves import ACTION_WORDS
from langbord.games.keyharvest.rules.view_model import View

#: Reasons that only say that a word belongs to another question.
SILENT = frozenset({"not-here", "not-asked", "cannot-decline", "at-least-one"})


def words(view: View, me: int) -> list[str]:
    """Actions, the registry, the stores, and the workers who could be played, in the order of the text."""
    found = list(ACTION_WORDS)
    found += view["registry"]
    found += [lot["field"] for player in view["players"] for lot in player["store"]]
    found += view["players"][me]["farmhands"]
    found += view["townsfolk"]
    return list(dict.fromkeys(found))
