"""The map: where everybody stands, where one can go, and what lies where."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.galzyr.book.model import Space
from langbord.games.galzyr.book.phrases import Conditions
from langbord.games.galzyr.book.vocabulary import MONTHS, TERRAINS
from langbord.games.galzyr.rules.view_model import SpaceView
from langbord.games.galzyr.texts.messages import bare
from langbord.games.galzyr.web.map_drawing import Country, Label, country
from langbord.games.galzyr.web.pieces import Seen

#: Questions that a space answers.
SPACES = ("start-place", "travel", "transport", "travel-on")
#: Where several figures stand around a space, so that its name can be read.
AROUND = ((-4, -42), (-44, -14), (40, -14), (-4, 34))


@dataclass(frozen=True)
class Find:
    """Something that lies on a space: a notice, a card, or the place of a quest."""

    kind: str  # notice, local, location, quest
    name: str


@dataclass(frozen=True)
class Place:
    """A space on the map."""

    word: str
    name: str
    x: int
    y: int
    terrain: str
    settlement: bool
    harbour: bool
    location: bool
    here: bool
    piece: Piece
    steps: int  # to go there in one gesture; 0 if it is none
    label: str
    lines: Label
    finds: tuple[Find, ...]
    facts: str
    ways: tuple[str, ...]  # the names of the spaces one step away

    @property
    def notices(self) -> int:
        """How many quests are given out here."""
        return sum(find.kind == "notice" for find in self.finds)

    @property
    def locals(self) -> int:
        """How many local cards lie here."""
        return sum(find.kind == "local" for find in self.finds)

    @property
    def quests(self) -> int:
        """How many of the viewer's quests can go on here."""
        return sum(find.kind == "quest" for find in self.finds)


@dataclass(frozen=True)
class Road:
    """A path."""

    key: str
    path: str
    state: str  # open, closed (in this season), way (one can go it now)


@dataclass(frozen=True)
class Figure:
    """An adventurer on the map."""

    seat: int
    hero: str
    letter: str
    x: int
    y: int
    label: str
    mine: bool
    active: bool


@dataclass(frozen=True)
class Station:
    """Where the railway stands or has been."""

    x: int
    y: int
    name: str
    now: bool


@dataclass(frozen=True)
class Map:
    """The whole map."""

    country: Country
    places: tuple[Place, ...]
    roads: tuple[Road, ...]
    figures: tuple[Figure, ...]
    away: tuple[str, ...]  # who is not on the board, and where instead
    stations: tuple[Station, ...]
    waters: tuple[tuple[str, str], ...]  # how it looks (sea, river, dry), path
    month: str
    steps: str
    label: str


def map_panel(seen: Seen) -> Map:
    """The map as the viewer sees it."""
    drawn = country(seen.land.shelf)
    ways = _ways(seen)
    aims = _aims(seen)
    places = tuple(_place(seen, space, drawn, ways, aims) for space in seen.view["spaces"])
    steps = seen.say("steps-left", number=seen.view["steps"]) if seen.prompt == "travel" else ""
    return Map(
        country=drawn,
        places=places,
        roads=tuple(_roads(seen, drawn)),
        figures=tuple(_figures(seen)),
        away=tuple(_away(seen)),
        stations=tuple(_stations(seen, drawn)),
        waters=tuple(_waters(seen, drawn)),
        month=seen.name("month", MONTHS[seen.view["month"] - 1]),
        steps=steps,
        label=seen.say("map-label"),
    )


# --- where one can go -------------------------------------------------------------------------------


def _ways(seen: Seen) -> dict[str, list[str]]:
    """The words that take the viewer to each space that can be reached now."""
    if seen.prompt not in SPACES:
        return {}
    if seen.prompt == "travel":
        return seen.view["routes"]
    return {word: [word] for word in seen.spaces if word in seen.legal}


def _stands(seen: Seen, word: str) -> bool:
    return seen.viewer is not None and seen.viewer["space"] == word


def steps_from(seen: Seen, start: str) -> dict[str, int]:
    """How many steps it is from a space to the others, on the paths of the season."""
    far = {start: 0}
    reached = [start]
    for word in reached:
        for other in seen.spaces[word]["roads"]:
            if other not in far:
                far[other] = far[word] + 1
                reached.append(other)
    return far


# --- what lies where ------------------------------------------------------------------------------------


def _aims(seen: Seen) -> dict[str, list[str]]:
    """Where the viewer's own quests go on: names of quests by space."""
    aims: dict[str, list[str]] = {}
    player = seen.viewer
    for word in [] if player is None else player["quests"] + (player["hand"] or []):
        card = seen.data(word)
        name = bare(card.name)
        for box in card.scenes:
            if _somewhere(box.when):
                for space in seen.land.spaces:
                    if _fits(space, box.when) and name not in aims.setdefault(space.slot, []):
                        aims[space.slot].append(name)
    return aims


def _somewhere(when: Conditions) -> bool:
    """Whether a scene asks for a place at all."""
    return any(_placed(condition.kind) for group in when for condition in group)


def _placed(kind: str) -> bool:
    return kind in ("at", "terrain", "settlement", "harbour", "location")


def _fits(space: Space, when: Conditions) -> bool:
    """Whether a space is such a place; conditions that are about something else are left out."""
    for group in when:
        asked = [condition for condition in group if _placed(condition.kind)]
        if len(asked) == len(group) and not any(_is(space, one.kind, one.word) != one.negated for one in asked):
            return False
    return True


def _is(space: Space, kind: str, word: str) -> bool:
    if kind == "at":
        return space.id == word
    if kind == "terrain":
        return space.terrain == word
    return {"settlement": space.settlement, "harbour": space.harbour, "location": space.location}[kind]


def _place(
    seen: Seen, space: SpaceView, drawn: Country, ways: dict[str, list[str]], aims: dict[str, list[str]]
) -> Place:
    word = space["word"]
    way = ways.get(word, [])
    finds = [Find("quest", name) for name in aims.get(word, [])]
    finds += [Find("notice", seen.texts.card(card).name) for card in space["notices"]]
    finds += [Find(seen.data(card).type, seen.texts.card(card).name) for card in space["cards"]]
    facts = _facts(seen, space)
    said = [f"{space['name']}: {facts}."]
    if way:
        said.append(seen.say("steps-away", number=len(way)) if seen.prompt == "travel" else seen.say("can-go"))
    said += [seen.say(f"find-{find.kind}", name=find.name) for find in finds]
    return Place(
        word=word,
        name=space["name"],
        x=space["x"],
        y=space["y"],
        terrain=space["terrain"],
        settlement=space["settlement"],
        harbour=space["harbour"],
        location=space["location"],
        here=_stands(seen, word),
        piece=seen.gesture(way) if way else Piece(word) if seen.me is not None else INERT,
        steps=len(way),
        label=" ".join(said),
        lines=drawn.labels[word],
        finds=tuple(finds),
        facts=facts,
        ways=tuple(seen.spaces[other]["name"] for other in space["roads"]),
    )


def _facts(seen: Seen, space: SpaceView) -> str:
    """Terrain, settlement, harbour; and who stands there."""
    kinds = [seen.name("terrain", space["terrain"])] if space["terrain"] in TERRAINS else []
    kinds += [seen.say(kind) for kind in ("settlement", "harbour") if space[kind]]
    kinds += [seen.say("stands-here", seat=seen.texts.seat(seat)) for seat in space["figures"]]
    return ", ".join(kinds)


def _roads(seen: Seen, drawn: Country) -> list[Road]:
    """Open paths, those the viewer can take now, and those that another season opens."""
    here = seen.viewer["space"] if seen.viewer else ""
    going = seen.prompt in ("travel", "travel-on")
    roads = []
    for (first, second), path in drawn.roads.items():
        state = "open" if second in seen.spaces[first]["roads"] else "closed"
        if state == "open" and going and here in (first, second) and {first, second} & seen.legal:
            state = "way"
        roads.append(Road(f"{first}-{second}", path, state))
    return roads


# --- figures, railway, river --------------------------------------------------------------------------------


def _figures(seen: Seen) -> list[Figure]:
    figures = []
    for player in seen.players:
        if player["space"] and player["hero"]:
            space = seen.spaces[player["space"]]
            dx, dy = AROUND[space["figures"].index(player["seat"])]
            name = seen.name("hero", player["hero"])
            figures.append(
                Figure(
                    seat=player["seat"],
                    hero=player["hero"],
                    letter=name[:1],
                    x=space["x"] + dx,
                    y=space["y"] + dy,
                    label=seen.say("figure", hero=name, seat=seen.texts.seat(player["seat"]), space=space["name"]),
                    mine=player["seat"] == seen.me,
                    active=player["seat"] == seen.view["active"],
                )
            )
    return figures


def _away(seen: Seen) -> list[str]:
    """Adventurers who are not on the board."""
    said = []
    for player in seen.players:
        if player["hero"] and not player["space"]:
            hero = seen.name("hero", player["hero"])
            card = player["on_card"]
            on_card = seen.say("away-on-card", hero=hero, card=seen.texts.card(card).name) if card else ""
            said.append(on_card or seen.say("away", hero=hero))
    return said


def _stations(seen: Seen, drawn: Country) -> list[Station]:
    """The railway where it stands now, and the benches it left behind."""
    lying = {seen.data(word).id: word for word in seen.view["globals"]}
    cards = list(drawn.rails)
    now = next((place for place, card in enumerate(cards) if card in lying), -1)
    stations = []
    for card in cards[: now + 1]:
        stop = drawn.rails[card]
        space = seen.spaces[stop.space]
        here = card in lying
        name = seen.texts.card(lying[card]).name if here else seen.say("station", space=space["name"])
        stations.append(Station(stop.x, stop.y, name, here))
    return stations


def _waters(seen: Seen, drawn: Country) -> list[tuple[str, str]]:
    """Which bed the river lies in hangs on what the world has become."""
    states = {seen.data(word).id for word in seen.view["globals"]}
    dry = set()
    if "river.home" in states:
        dry.add("moved")
    elif "river.shared" not in states:
        dry.add("old")
    found = []
    for water in drawn.waters:
        look = "sea" if water.kind == "sea" else "dry" if water.kind in dry else "river"
        found.append((look, water.path))
    return sorted(found, key=lambda water: ("sea", "dry", "river").index(water[0]))
