"""A book of the smallest size, for tests to put one mistake at a time into."""

from __future__ import annotations

from pathlib import Path

WORLD = """
[book]
id = "small"
title = "The Small Book"
[[space]]
id = "dunmere"
slot = "L1"
name = "Dunmere"
terrain = "grassland"
settlement = true
harbour = true
[[space]]
id = "reeds"
slot = "W01"
name = "The Reeds"
terrain = "forest"
[[space]]
id = "knoll"
slot = "W02"
name = "The Knoll"
terrain = "hill"
[[space]]
id = "scree"
slot = "W03"
name = "The Scree"
terrain = "mountain"
[[road]]
between = ["dunmere", "reeds"]
[[road]]
between = ["reeds", "knoll"]
[[road]]
between = ["knoll", "scree"]
[[road]]
between = ["dunmere", "knoll"]
season = "winter"
[[adventurer]]
id = "mor"
name = "Mor"
species = "frilled lizard"
tags = ["boaster"]
marks = { communication = 2, might = 1, knowledge = 1 }
save = ["gain 1 gold"]
[dice]
base = ["might", "survival", "knowledge", "communication", "perception", "thievery"]
advanced = ["own own", "own own", "before", "before", "after", "after"]
count = 5
[difficulty]
easy = 1
medium = 2
hard = 3
[days]
coop = [8, 7, 6, 5]
competitive = [0, 7, 6, 5]
[[level]]
name = "Talked of"
prestige = [5, 9, 12, 14]
[season]
summer = [3, 4, 5, 6, 7, 8]
[ends]
competitive = "end.rivals"
coop = "end.together"
[limits]
movement = 2
items = 3
quests = 3
gold = 20
noticeboard = 3
swaps = 4
same_colour = 2
[tags]
gear = ["light"]
body = ["boaster", "flight", "warm"]
[achievements]
dry-feet = "Dry Feet"
"""

CARDS = """
## location dunmere.quay  Dunmere, the Quay
place dunmere
nr 1
start board
scene -> ferry.toll : Take the ferry
"""

SCENE = """
# ferry.toll  The Toll
premise: A ferryman wants to be paid in something else.
partner

== start
The ferry is a door on eleven barrels.

* Talk the man round | convince, communication, medium
  2: over
  else: wet
* Pay -> over
  pay 1 gold
* Walk away -> end

== over
You arrive.
> gain 1 prestige
-> end

== wet
You swim.
> lose 1 gold
-> end
"""

END = """
# end.{name}  The End, {name}
premise: The month is over for {name}.

== start
So it ends, {name}.
-> end
"""


def write_book(folder: Path, scene: str = SCENE, cards: str = CARDS, world: str = WORLD, **scenes: str) -> Path:
    """The small book, with one scene, its cards or its world replaced; further scenes of the thread `ferry` by name."""
    (folder / "cards").mkdir(parents=True)
    (folder / "scenes" / "ferry").mkdir(parents=True)
    (folder / "scenes" / "end").mkdir()
    (folder / "world.toml").write_text(world, encoding="utf-8")
    (folder / "cards" / "all.cards").write_text(cards, encoding="utf-8")
    (folder / "scenes" / "ferry" / "toll.scene").write_text(scene, encoding="utf-8")
    for name, text in scenes.items():
        (folder / "scenes" / "ferry" / f"{name}.scene").write_text(text, encoding="utf-8")
    for name in ("rivals", "together"):
        (folder / "scenes" / "end" / f"{name}.scene").write_text(END.format(name=name), encoding="utf-8")
    return folder
