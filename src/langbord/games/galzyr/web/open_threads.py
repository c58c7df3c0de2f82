"""What is open: quests and where they go on, leads that somebody would like to hear of, places with unread stories."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from langbord.games.galzyr.book.model import Scene
from langbord.games.galzyr.book.phrases import Condition, Conditions
from langbord.games.galzyr.book.vocabulary import TERRAINS
from langbord.games.galzyr.rules.land_loader import load_land
from langbord.games.galzyr.rules.moves import card_word
from langbord.games.galzyr.texts.retelling import plain
from langbord.games.galzyr.web.pieces import Seen

#: Conditions about the place, and those that speak of a card.
PLACES = ("at", "near", "terrain", "settlement", "harbour", "location")
CARDS = ("has", "world", "play", "here")
#: So many places are named one by one.
NAMED = 2
TAG = "tag-"
GOALS = 3
LEADS = 6
FAR = 99


@dataclass(frozen=True)
class Where:
    """Where something goes on: in words, and the nearest space that will do."""

    text: str
    nearest: str = ""
    steps: int = FAR
    steps_label: str = ""


@dataclass(frozen=True)
class Thread:
    """A card with something to be done about it."""

    word: str
    kind: str
    name: str
    label: str  # of its scene; empty if it has none
    note: str
    where: Where
    days: int | None = None
    days_label: str = ""
    hero: str = ""  # whose it is, for somebody who only looks on


@dataclass(frozen=True)
class Unread:
    """A place with stories that nobody of this world has read."""

    place: str
    stories: str
    where: Where


@dataclass(frozen=True)
class Goal:
    """A suggestion for the evening."""

    kind: str
    text: str
    name: str
    where: Where


@dataclass(frozen=True)
class Threads:
    """All that is open, and three things to begin with."""

    goals: tuple[Goal, ...]
    quests: tuple[Thread, ...]
    leads: tuple[Thread, ...]
    unread: tuple[Unread, ...]


def threads(seen: Seen) -> Threads:
    """As the viewer may know it: closed quests are named to their owner only."""
    steps = distances(seen)
    quests = sorted(_quests(seen, steps), key=_pressing)
    leads = _leads(seen, steps)
    unread = sorted(_unread(seen, steps), key=_near)
    return Threads(_goals(seen, steps, quests, leads, unread), tuple(quests), tuple(leads), tuple(unread))


def _pressing(thread: Thread) -> tuple[int, int]:
    return (FAR if thread.days is None else thread.days, thread.where.steps)


def _near(unread: Unread) -> int:
    return unread.where.steps


# --- the way ----------------------------------------------------------------------------------------


def distances(seen: Seen) -> dict[str, int]:
    """Steps from the viewer's figure to every space; empty for somebody without a figure on the map."""
    start = "" if seen.viewer is None else seen.viewer["space"]
    return steps_from(seen, start) if start else {}


def steps_from(seen: Seen, start: str) -> dict[str, int]:
    """Steps from a space to every other, on the roads of the season."""
    steps = {start: 0}
    reached = [start]
    for slot in reached:
        for other in seen.spaces[slot]["roads"]:
            if other not in steps:
                steps[other] = steps[slot] + 1
                reached.append(other)
    return steps


def whereabouts(seen: Seen, when: Conditions, steps: dict[str, int]) -> Where:
    """The spaces that the conditions allow; what else they ask for stands on the card."""
    groups = [group for group in when if all(atom.kind in PLACES for atom in group)]
    slots = [slot for slot in seen.spaces if all(_fits(seen, slot, group) for group in groups)]
    return at(seen, slots, steps, _in_words(seen, groups, slots))


def at(seen: Seen, slots: list[str], steps: dict[str, int], text: str) -> Where:
    """These spaces, with the nearest of them."""
    known = [slot for slot in slots if slot in steps]
    if not known:
        return Where(text)
    nearest = min(known, key=steps.__getitem__)
    name = seen.spaces[nearest]["name"]
    said = seen.texts.say("journal-steps", number=steps[nearest])
    return Where(text, "" if name == text else name, steps[nearest], said)


def _fits(seen: Seen, slot: str, group: tuple[Condition, ...]) -> bool:
    return any(_is_there(seen, slot, atom) != atom.negated for atom in group)


def _is_there(seen: Seen, slot: str, atom: Condition) -> bool:
    space = seen.spaces[slot]
    if atom.kind == "at":
        return bool(space["id"] == atom.word)
    if atom.kind == "near":
        return steps_from(seen, slot).get(seen.land.spaces[seen.land.index[atom.word]].slot, FAR) <= atom.low
    if atom.kind == "terrain":
        return bool(space["terrain"] == atom.word)
    return space["settlement"] if atom.kind == "settlement" else space["harbour"]


def _in_words(seen: Seen, groups: list[tuple[Condition, ...]], slots: list[str]) -> str:
    if not groups:
        return seen.texts.say("journal-anywhere")
    if 0 < len(slots) <= NAMED:
        names = [str(seen.spaces[slot]["name"]) for slot in slots]
        return names[0] if len(names) == 1 else seen.texts.say("journal-or", first=names[0], last=names[1])
    atom = groups[0][0]
    if len(groups) == len(groups[0]) == 1 and not atom.negated and atom.kind != "near":
        return seen.texts.say(f"journal-any-{atom.word if atom.word in TERRAINS else atom.kind}")
    return seen.texts.say("journal-one-of", number=len(slots))


# --- quests -----------------------------------------------------------------------------------------


def _quests(seen: Seen, steps: dict[str, int]) -> list[Thread]:
    found: list[Thread] = []
    for player in seen.players if seen.viewer is None else [seen.viewer]:
        hero = "" if seen.viewer is not None or not player["hero"] else seen.name("hero", player["hero"])
        for word in (*player["quests"], *(player["hand"] or ())):
            found.append(_thread(seen, word, player["seat"], steps, hero))
    return found


def _thread(seen: Seen, word: str, seat: int | None, steps: dict[str, int], hero: str = "") -> Thread:
    """A card with its first scene box."""
    data = seen.data(word)
    box = data.scenes[0] if data.scenes else None
    where = Where("") if box is None else whereabouts(seen, box.when, steps)
    days = seen.days(word, seat)
    return Thread(
        word=word,
        kind=data.type,
        name=plain(data.name),
        label="" if box is None else plain(box.label),
        note=" ".join(line.source for line in data.flavour),
        where=where,
        days=days,
        days_label="" if days is None else seen.texts.say("journal-days", number=days),
        hero=hero,
    )


# --- leads ------------------------------------------------------------------------------------------


def _leads(seen: Seen, steps: dict[str, int]) -> list[Thread]:
    """Cards before the viewer, then those of the country, that lead to a scene or are spoken of at some location."""
    own = seen.viewer
    held = [] if own is None else [*own["statuses"], *own["companions"], *own["items"]]
    laid = [word for word in seen.view["globals"] if not seen.data(word).month and not seen.data(word).mode]
    heard = spoken_of(seen)
    found: list[Thread] = []
    for word in dict.fromkeys((*held, *laid)):
        thread = _thread(seen, word, seen.me if word in held else None, steps)
        if thread.label:
            found.append(thread)
            continue
        slots = _where_of_use(seen, word, heard)
        if slots:
            names = ", ".join(str(seen.spaces[slot]["name"]) for slot in slots)
            where = at(seen, slots, steps, names)
            found.append(Thread(word, thread.kind, thread.name, "", thread.note, where, thread.days, thread.days_label))
    return found[:LEADS]


def _where_of_use(seen: Seen, word: str, heard: dict[str, list[str]]) -> list[str]:
    """The spaces where a card is asked for, or one of its tags if it is a status: goods have too many uses to list."""
    data = seen.data(word)
    tags = data.tags if data.type == "status" else ()
    return sorted({slot for name in (word, *(f"{TAG}{tag}" for tag in tags)) for slot in heard.get(name, ())})


def spoken_of(seen: Seen) -> dict[str, list[str]]:
    """By card and by tag: the spaces whose location cards lead to a scene that asks for it."""
    found: dict[str, list[str]] = {}
    for slot, space in seen.spaces.items():
        for word in space["cards"]:
            if seen.data(word).type != "location":
                continue
            for box in seen.data(word).scenes:
                for name in asked_in(seen.land.shelf, box.scene):
                    if slot not in found.setdefault(name, []):
                        found[name].append(slot)
    return found


@functools.cache
def asked_in(shelf: str, scene: str) -> tuple[str, ...]:
    """The cards that a scene's conditions speak of, by word, and the tags that open its options, as `tag-clue`."""
    land = load_land(shelf)
    found = {
        card_word(land.number[atom.word])
        for when in _conditions(land.scene(scene))
        for group in when
        for atom in group
        if atom.kind in CARDS and not atom.negated and atom.word in land.number
    }
    options = [option for block in land.scene(scene).blocks for option in block.options]
    found |= {f"{TAG}{tag}" for option in options for tag in option.starry}
    return tuple(sorted(found))


def _conditions(scene: Scene) -> list[Conditions]:
    found = [entry.when for entry in scene.entries]
    for block in scene.blocks:
        found += [span.when for line in block.lines for span in line.spans]
        found += [way.when for way in block.exits]
        for option in block.options:
            found.append(option.when)
            found += [] if option.check is None else [outcome.when for outcome in option.check.outcomes]
    return found


# --- unread stories ---------------------------------------------------------------------------------


def _unread(seen: Seen, steps: dict[str, int]) -> list[Unread]:
    """Location by location, how many of its scenes this world has not read."""
    found: list[Unread] = []
    for slot, space in seen.spaces.items():
        locations = [seen.data(word) for word in space["cards"] if seen.data(word).type == "location"]
        scenes = {box.scene for data in locations for box in data.scenes} - set(seen.view["seen"])
        if scenes:
            said = seen.texts.say("journal-unread-line", number=len(scenes))
            found.append(Unread(space["name"], said, at(seen, [slot], steps, space["name"])))
    return found


# --- goals ------------------------------------------------------------------------------------------


def _goals(
    seen: Seen, steps: dict[str, int], quests: list[Thread], leads: list[Thread], unread: list[Unread]
) -> tuple[Goal, ...]:
    """A quest, a lead, something new; then whatever is left, the nearest first."""
    if seen.viewer is None or not seen.viewer["hero"]:
        return ()
    do = [_goal(seen, "quest", quest.name, quest.where) for quest in quests if quest.label]
    follow = [_goal(seen, "lead", lead.name, lead.where) for lead in leads if lead.kind != "global"]
    read = [_goal(seen, "unread", place.place, place.where) for place in unread]
    take = [_notice(seen, word, steps) for word in seen.view["noticeboard"] if seen.data(word).pickup]
    first = [kind[0] for kind in (do, follow, read) if kind]
    rest = [goal for kind in (do, take, follow, read) for goal in kind if goal not in first]
    return tuple((first + rest)[:GOALS])


def _goal(seen: Seen, kind: str, name: str, where: Where) -> Goal:
    return Goal(kind, seen.texts.say(f"journal-goal-{kind}"), name, where)


def _notice(seen: Seen, word: str, steps: dict[str, int]) -> Goal:
    data = seen.data(word)
    slot = seen.land.spaces[seen.land.index[data.pickup]].slot
    return _goal(seen, "notice", plain(data.name), at(seen, [slot], steps, seen.spaces[slot]["name"]))
