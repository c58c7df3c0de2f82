"""What the text table tells beyond the view: the words whose "why not?" a player would otherwise have to ask for."""

from __future__ import annotations

from langbord.games.reykholt.rules.view_model import View

#: Reasons that only say that a word belongs to another question.
SILENT = frozenset({"not-here", "not-asked", "not-an-option", "greenhouse-not-yours", "card-not-yours"})


def words(view: View, me: int) -> list[str]:
    """Spaces, piles, service cards and own greenhouses, in the order of the text."""
    found = [space["word"] for space in view["spaces"]]
    found += [pile["word"] for pile in view["piles"]]
    found += view["display"]
    found += [card["word"] for player in view["players"] if player["seat"] != me for card in player["cards"]]
    found += [house["word"] for house in view["players"][me]["houses"]]
    found += [f"use-{card['word']}" for card in view["players"][me]["cards"] if card["any_time"]]
    found += ["pay", "bonus", "stop"] if view["phase"] == "tourism" else []
    return list(dict.fromkeys(found))
