"""What is asked beside options and dice: markets, trade, lending, choices among cards, skills, people and places."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.moves import VOCABULARY
from langbord.games.galzyr.rules.view_model import SpaceView, TradeView
from langbord.games.galzyr.web.options import tags_in_words
from langbord.games.galzyr.web.pieces import Seen

CARDS = (
    "market",
    "sell",
    "keep-one",
    "lend",
    "choose-card",
    "choose-quest",
    "choose-timer",
    "too-many-items",
    "too-many-quests",
    "abandon",
    "drop",
    "start-quests",
)
MARKS = ("give-mark", "take-mark")
PEOPLE = ("choose-start", "partner", "trade-with", "mvp")
PLACES = ("start-place", "transport", "travel-on")
TRADE = ("trade", "trade-accept")
#: Questions whose answers say all in their own words; adventurers to choose from have a panel of their own.
PLAIN = (
    "gather",
    "may",
    "choose",
    "use-which",
    "story-which",
    "partner-accept",
    "month-over",
    "leave-world",
    "give-adventurer",
)

#: So many gold pieces a second button of the stepper adds at once.
HANDFUL = 5


@dataclass(frozen=True)
class Pick:
    """Something that can be chosen. Where `name` is empty the move itself says what it is."""

    id: str
    piece: Piece
    icon: str = ""
    name: str = ""
    line: str = ""
    text: str = ""
    price: int | None = None
    skill: str = ""
    number: int | None = None  # marks of the skill
    chosen: bool = False
    book: bool = False  # the name is the book's, hence English


@dataclass(frozen=True)
class Side:
    """One side of a trade."""

    seat: int
    name: str
    hero: str
    gold: int  # that they have
    puts: int  # of it into the deal
    more: Piece  # one gold piece more
    handful: Piece
    items: tuple[Pick, ...]


@dataclass(frozen=True)
class Bargain:
    """A question with everything that can be said to it."""

    kind: str  # cards, marks, people, places, trade, plain
    prompt: str
    lead: str
    gold: int | None
    picks: tuple[Pick, ...]
    sides: tuple[Side, ...]
    words: tuple[str, ...]  # plain answers, as buttons


def bargain(seen: Seen) -> Bargain | None:
    """What is asked, unless options, dice or the map answer it."""
    prompt = seen.prompt
    if prompt in TRADE:
        deal = seen.view["trade"]
        return None if deal is None else _trade(seen, deal)
    found: tuple[Pick, ...] = ()
    kind = "plain"
    if prompt in CARDS:
        kind, found = "cards", _cards(seen)
    elif prompt in MARKS:
        kind, found = "marks", tuple(_mark(seen, skill) for skill in SKILLS)
    elif prompt in PEOPLE:
        kind, found = "people", tuple(_person(seen, word) for word in sorted(seen.legal) if word[:5] == "seat-")
    elif prompt in PLACES:
        kind, found = "places", tuple(_place(seen, word) for word in sorted(seen.legal) if word in seen.spaces)
    elif prompt in PLAIN:
        plain = sorted((word for word in seen.legal if not _is(word, "h")), key=VOCABULARY.number)  # as in the bar
        found = tuple(Pick(f"deal-{word}", seen.piece(word)) for word in plain)
    else:
        return None
    said = {pick.piece.word for pick in found}
    words = tuple(word for word in sorted(seen.legal, key=_order) if word not in said and not _is(word, "h"))
    viewer = seen.viewer
    gold = viewer["gold"] if viewer is not None and prompt in ("market", "sell") else None
    return Bargain(kind, prompt, _lead(seen), gold, found, (), words)


def _is(word: str, letter: str) -> bool:
    return word[0] == letter and word[1:].isdigit()


def _order(word: str) -> tuple[bool, str]:
    """What ends the question comes last."""
    return (word in ("stop", "no", "alone"), word)


def _lead(seen: Seen) -> str:
    if seen.prompt == "sell":
        return seen.texts.say("deal-lead-sell", number=int(seen.values["number"]))
    if seen.prompt == "transport" and int(seen.values["number"]):
        return seen.texts.say("deal-lead-place-card")
    leads = ("market", "keep-one", "lend", "too-many-items", "too-many-quests", "give-mark", "take-mark", "transport")
    return seen.texts.say(f"deal-lead-{seen.prompt}") if seen.prompt in leads else ""


# --- cards ------------------------------------------------------------------------------------------


def _cards(seen: Seen) -> tuple[Pick, ...]:
    """The cards in question, also those that cannot be chosen where it matters why."""
    viewer = seen.viewer
    assert viewer is not None
    prices: dict[str, int] = {}
    if seen.prompt in ("market", "keep-one"):
        words = [goods["card"] for goods in seen.view["market"]]
        if seen.prompt == "market":
            prices = {goods["card"]: goods["price"] for goods in seen.view["market"]}
    elif seen.prompt == "lend":
        words = viewer["items"] + viewer["companions"] + viewer["statuses"]
    elif seen.prompt in ("sell", "drop", "too-many-items"):
        words = list(viewer["items"])
    else:
        words = sorted(word for word in seen.legal if _is(word, "n"))
    lent = seen.view["scene"]["lent"] if seen.view["scene"] else []
    return tuple(
        card_pick(seen, f"deal-{word}-{place}", word, seen.piece(word), prices.get(word), word in lent)
        for place, word in enumerate(words)
    )


def card_pick(seen: Seen, key: str, word: str, piece: Piece, price: int | None = None, chosen: bool = False) -> Pick:
    """A card with what stands on it."""
    data, words = seen.data(word), seen.texts.card(f"{word}-rules")  # the tags are shown apart
    line = " · ".join(part for part in (words.card_class, tags_in_words(seen, data.tags)) if part)
    return Pick(key, piece, data.type, words.name, line, words.text, price, chosen=chosen, book=True)


# --- marks, people, places ----------------------------------------------------------------------------


def _mark(seen: Seen, skill: str) -> Pick:
    viewer = seen.viewer
    marks = viewer["marks"].get(skill, 0) if viewer is not None else 0
    return Pick(f"deal-{skill}", seen.piece(skill), skill, seen.name("skill", skill), skill=skill, number=marks)


def _person(seen: Seen, word: str) -> Pick:
    seat = int(word[5:]) - 1
    hero = seen.players[seat]["hero"]
    icon = f"hero-{hero}" if hero else "partner"
    return Pick(f"deal-{word}", seen.piece(word), icon, seen.texts.seat(seat), seen.name("hero", hero) if hero else "")


def place_line(seen: Seen, space: SpaceView) -> str:
    """`forest, settlement, harbour`"""
    kinds = [kind for kind in ("settlement", "harbour") if space[kind]]
    return ", ".join([seen.name("terrain", space["terrain"]), *(seen.texts.say(f"read-{kind}") for kind in kinds)])


def _place(seen: Seen, word: str) -> Pick:
    space = seen.spaces[word]
    icon = "harbour" if space["harbour"] else "settlement" if space["settlement"] else "walk"
    return Pick(f"deal-{word}", seen.piece(word), icon, space["name"], place_line(seen, space), book=True)


# --- trade --------------------------------------------------------------------------------------------


def _trade(seen: Seen, deal: TradeView) -> Bargain:
    """Both sides of the table; who is asked stands on the left."""
    sides = (
        _side(seen, deal["seat"], "give", deal["give_gold"], deal["give_left"], deal["give"]),
        _side(seen, deal["other"], "take", deal["take_gold"], deal["take_left"], deal["take"]),
    )
    if seen.me == deal["other"]:
        sides = (sides[1], sides[0])
    ends = [word for word in ("offer", "yes", "no", "stop") if word in seen.legal]
    lead = seen.texts.say(
        f"deal-lead-{seen.prompt}", name=seen.texts.seat(deal["other"]), from_name=seen.texts.seat(deal["seat"])
    )
    return Bargain("trade", seen.prompt, lead, None, (), sides, tuple(ends))


def _side(seen: Seen, seat: int, word: str, puts: int, left: int, cards: list[str]) -> Side:
    player = seen.players[seat]
    asked = seen.prompt == "trade"
    handful = min(HANDFUL, left)
    items: list[Pick] = []
    spare = list(cards)
    for place, item in enumerate(player["items"]):
        chosen = item in spare
        if chosen:
            spare.remove(item)
        piece = seen.piece(item, "trade") if asked and not chosen else INERT
        items.append(card_pick(seen, f"deal-{word}-{item}-{place}", item, piece, None, chosen))
    return Side(
        seat=seat,
        name=seen.texts.seat(seat),
        hero=player["hero"],
        gold=player["gold"],
        puts=puts,
        more=seen.piece(word, "trade") if asked else INERT,
        handful=seen.gesture([word] * handful) if asked and word in seen.legal and handful > 1 else INERT,
        items=tuple(items),
    )
