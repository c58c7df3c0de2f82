"""The adventurers: their boards, what they carry, and the choice of one before a month begins."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.moves import HERO_WORDS
from langbord.games.galzyr.rules.view_model import PlayerView
from langbord.games.galzyr.web.pieces import Card, Seen, Tag, capital

#: Questions that a skill on one's own board answers.
MARKS = ("give-mark", "take-mark", "new-skill", "check-pool")
#: Questions that one's own adventurer's choice answers.
HEROES = ("gather", "reset-adventurer")
#: The six corners of the ring, in hundredths from its middle, clockwise from the top.
CORNERS = ((0, -80), (69, -40), (69, 40), (0, 80), (-69, 40), (-69, -40))


@dataclass(frozen=True)
class Skill:
    """A skill on the board, with its marks."""

    word: str
    name: str
    marks: int
    x: int  # in the ring
    y: int
    label: str
    piece: Piece


@dataclass(frozen=True)
class Area:
    """What one adventurer has."""

    seat: int
    name: str
    hero: str  # "" before one is chosen
    hero_name: str
    species: str
    gold: int
    gold_limit: int
    gold_label: str
    prestige: int
    prestige_label: str
    skills: tuple[Skill, ...]
    tags: tuple[Tag, ...]
    quests: tuple[Card, ...]
    closed: int  # quests that the viewer may not see
    closed_label: str
    free_quests: int  # places left
    items: tuple[Card, ...]
    free_items: int
    companions: tuple[Card, ...]
    statuses: tuple[Card, ...]
    abilities: tuple[Card, ...]
    where: str
    mine: bool
    active: bool
    first: bool
    reads: bool  # is story master
    asked: bool
    piece: Piece  # the seat as an answer

    @property
    def cards(self) -> int:
        """How many cards lie here."""
        shown = (self.quests, self.items, self.companions, self.statuses, self.abilities)
        return sum(len(cards) for cards in shown) + self.closed


@dataclass(frozen=True)
class Hero:
    """An adventurer to choose."""

    word: str
    hero: str
    name: str
    species: str
    skills: tuple[Skill, ...]
    tags: tuple[Tag, ...]
    gold: int
    story: str
    taken: int  # the seat that has them; -1: nobody
    played: bool
    piece: Piece
    label: str


def areas(seen: Seen) -> list[Area]:
    """The viewer first, then clockwise."""
    start = seen.me or 0
    return [_area(seen, seen.players[(start + step) % seen.seats]) for step in range(seen.seats)]


def _area(seen: Seen, player: PlayerView) -> Area:
    seat: int = player["seat"]
    mine = seat == seen.me
    hero = player["hero"]
    world = seen.land.book.world
    hand = player["hand"] or []
    statuses = [seen.table_card(word, seat) for word in player["statuses"]]
    items = tuple(seen.table_card(word, seat) for word in player["items"])
    quests = [seen.table_card(word, seat) for word in player["quests"]]
    quests += [seen.table_card(word, seat, closed=True) for word in hand]
    unseen = 0 if player["hand"] is not None else player["closed"]
    return Area(
        seat=seat,
        name=seen.texts.seat(seat),
        hero=hero,
        hero_name=seen.name("hero", hero) if hero else seen.say("no-hero"),
        species=seen.say(f"species-{hero}") if hero else "",
        gold=player["gold"],
        gold_limit=world.gold_limit,
        gold_label=seen.say("gold", number=player["gold"], limit=world.gold_limit),
        prestige=player["prestige"],
        prestige_label=seen.say("prestige", number=player["prestige"]),
        skills=_ring(seen, player["marks"], mine=mine),
        tags=_tags(seen, player) if hero else (),
        quests=tuple(quests),
        closed=unseen,
        closed_label=seen.say("closed-quests", number=unseen),
        free_quests=player["room_quests"] or 0,
        items=items,
        free_items=player["room_items"] or 0,
        companions=tuple(seen.table_card(word, seat) for word in player["companions"]),
        statuses=tuple(card for card in statuses if not seen.data(card.word).hero),
        abilities=tuple(card for card in statuses if seen.data(card.word).hero),
        where=_where(seen, player),
        mine=mine,
        active=seat == seen.view["active"] and seen.view["phase"] == "adventure",
        first=seat == seen.view["first"] and seen.seats > 1,
        reads=seen.view["scene"] is not None and seat == seen.view["story_master"] and seen.seats > 1,
        asked=seen.asked == seat,
        piece=seen.piece(f"seat-{seat + 1}") if f"seat-{seat + 1}" in seen.legal else INERT,
    )


def _where(seen: Seen, player: PlayerView) -> str:
    if player["space"]:
        name: str = seen.spaces[player["space"]]["name"]
        return name
    if player["on_card"]:
        return seen.texts.card(player["on_card"]).name
    return seen.say("off-board") if player["hero"] else ""


def _ring(seen: Seen, marks: dict[str, int], *, mine: bool) -> tuple[Skill, ...]:
    """The six skills in the order of the ring; neighbours stand side by side (G1.4)."""
    ring = []
    for (x, y), word in zip(CORNERS, SKILLS, strict=True):
        number = marks.get(word, 0)
        name = seen.name("skill", word)
        label = seen.say("marks-of", skill=capital(name), number=number)
        lit = mine and seen.prompt in MARKS and word in seen.legal
        ring.append(Skill(word, capital(name), number, x, y, label, Piece(word, lit=True) if lit else INERT))
    return tuple(ring)


def _tags(seen: Seen, player: PlayerView) -> tuple[Tag, ...]:
    """What opens starry options: tags of the adventurer and of the cards that lie open."""
    words = list(seen.adventurer(player["hero"]).tags)
    for kind in ("items", "companions", "statuses", "quests"):
        words += [tag for card in player[kind] for tag in seen.data(card).tags]
    return seen.tags(dict.fromkeys(words))


# --- choosing an adventurer -----------------------------------------------------------------------------


def heroes(seen: Seen) -> list[Hero]:
    """The adventurers of the book, with what a save slot holds for them (G3.5)."""
    taken = {player["hero"]: player["seat"] for player in seen.players if player["hero"]}
    found = []
    for word, adventurer, save in zip(HERO_WORDS, seen.land.book.world.adventurers, seen.view["saves"], strict=False):
        seat = taken.get(adventurer.id, -1)
        holder = seen.players[seat] if seat >= 0 else save
        marks = holder["marks"] or dict(zip(SKILLS, adventurer.marks, strict=True))
        name, species = seen.name("hero", adventurer.id), seen.say(f"species-{adventurer.id}")
        skills = _ring(seen, marks, mine=False)
        best = ", ".join(skill.label for skill in skills if skill.marks)
        lit = seen.prompt in HEROES and word in seen.legal
        state = seen.say("hero-taken", seat=seen.texts.seat(seat)) if seat >= 0 else ""
        label = ". ".join(part for part in (f"{name}, {species}", best, state) if part)
        found.append(
            Hero(
                word=word,
                hero=adventurer.id,
                name=name,
                species=species,
                skills=skills,
                tags=seen.tags(adventurer.tags),
                gold=holder["gold"],
                story=seen.say(f"story-{adventurer.id}"),
                taken=seat,
                played=bool(save["played"]) and seat < 0,
                piece=Piece(word, lit=lit) if seen.me is not None else INERT,
                label=label,
            )
        )
    return found
