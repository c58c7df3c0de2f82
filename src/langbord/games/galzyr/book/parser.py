"""The grammar of the book's phrases: conditions, effects, check effects, boxes and standing rules, read into data.

docs/writing-the-book.md describes it for writers. Cards, scenes, spaces, stacks, tags and achievements that a phrase
names are collected as references, and looked up when the whole book has been read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from langbord.engine.editions.parse_error import PhraseError, parse_int
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book import vocabulary


@dataclass(frozen=True)
class Reference:
    """A name that must exist somewhere in the book."""

    kind: str  # "card", "scene", "space", "stack", "tag", "achievement"
    word: str
    column: int


ID: Final = r"[a-z][a-z0-9]*(?:[-.][a-z0-9]+)*"

_COST_WORDS: Final = ("pay ", "discard ", "delay ", "hasten ", "abandon ", "lose ")

_PLURALS: Final = {"items": "item", "companions": "companion", "statuses": "status", "quests": "quest"}

_PLAIN_PLACES: Final = {
    "here": "here",
    "random location": "random",
    "next location": "next",
    "previous location": "previous",
}


@dataclass(frozen=True)
class Phrase:
    """A stretch of a line, which knows where it stands."""

    text: str
    column: int

    def strip(self) -> Phrase:
        bare = self.text.lstrip()
        return Phrase(bare.rstrip(), self.column + len(self.text) - len(bare))

    def split(self, separator: str) -> list[Phrase]:
        """The parts between separators, stripped."""
        parts: list[Phrase] = []
        column = self.column
        for part in self.text.split(separator):
            parts.append(Phrase(part, column).strip())
            column += len(part) + len(separator)
        return parts

    def cut(self, separator: str) -> tuple[Phrase, Phrase | None]:
        """What stands before and after the first separator, stripped; None without one."""
        before, found, after = self.text.partition(separator)
        head = Phrase(before, self.column).strip()
        return head, Phrase(after, self.column + len(before) + len(separator)).strip() if found else None

    def fail(self, message: str) -> PhraseError:
        return PhraseError(message, self.column)


class Grammar:
    """Reads phrases, and remembers whom they name."""

    def __init__(self) -> None:
        self.references: list[Reference] = []

    def refer(self, kind: str, word: str, column: int) -> str:
        """Note a name; `this` needs no looking up."""
        if word != "this":
            self.references.append(Reference(kind, word, column))
        return word

    # --- conditions ---

    def conditions(self, phrase: Phrase) -> p.Conditions:
        """`winter or sat, not tag warm`"""
        return tuple(self._any_of(part) for part in phrase.split(","))

    def _any_of(self, phrase: Phrase) -> tuple[p.Condition, ...]:
        atoms = [self._atom(part) for part in phrase.split(" or ")]
        if len({atom.negated for atom in atoms}) > 1:
            raise phrase.fail(
                "'not' before only a part of an 'or' can be misread: write it before each, or use a comma"
            )
        return tuple(atoms)

    def _atom(self, phrase: Phrase) -> p.Condition:
        if phrase.text.startswith("not "):
            return replace(self._atom(Phrase(phrase.text[4:], phrase.column + 4).strip()), negated=True)
        plain = _PLAIN_CONDITIONS.get(phrase.text)
        if plain is not None:
            return plain
        months = re.fullmatch(r"([a-z]+)-([a-z]+)", phrase.text)
        if months and months[1] in vocabulary.MONTHS and months[2] in vocabulary.MONTHS:
            return p.Condition(
                "month", low=vocabulary.MONTHS.index(months[1]) + 1, high=vocabulary.MONTHS.index(months[2]) + 1
            )
        for kind, pattern in _CONDITIONS:
            match = re.fullmatch(pattern, phrase.text)
            if match:
                return self._condition(kind, match, phrase)
        raise phrase.fail(f"'{phrase.text}' is not a condition")

    def _condition(self, kind: str, match: re.Match[str], phrase: Phrase) -> p.Condition:
        groups = match.groupdict()
        word = groups.get("word") or ""
        if kind in _REFERS:
            self.refer(_REFERS[kind], word, phrase.column + match.start("word"))
        if kind == "mark":
            _skill(word, phrase.column + match.start("word"))
        low, high = groups.get("low") or "0", groups.get("high") or "0"
        return p.Condition(kind, word, parse_int(low, phrase.column), parse_int(high, phrase.column))

    # --- effects ---

    def line(self, phrase: Phrase) -> tuple[p.Step, ...]:
        """A whole line of effects: `partner: if winter: gain 1 gold; gain shaken, else lose 1 gold`"""
        phrase = phrase.strip()
        if not phrase.text:
            raise phrase.fail("an effect is missing here")
        for who in vocabulary.WHO[1:]:
            if phrase.text.startswith(f"{who}:"):
                inner = self.line(_after(phrase, len(who) + 1))
                return tuple(replace(step, who=who) if step.who == "you" else step for step in inner)
        if phrase.text.startswith("if "):
            when, rest = _after(phrase, 3).cut(":")
            if rest is None:
                raise phrase.fail("a ':' must follow the condition")
            return (p.Step(p.If(self.conditions(when), self.line(rest))),)
        if phrase.text.startswith("choose:"):
            ways = _after(phrase, 7).split("|")
            if len(ways) < 2:
                raise phrase.fail("a choice needs two ways at least, with '|' between them")
            return (p.Step(p.Choose(tuple(self.line(way) for way in ways))),)
        if re.match(r"may\b", phrase.text):
            cost, rest = _after(phrase, 3).cut(":")
            if rest is None:
                raise phrase.fail("a ':' must stand after 'may', or after what it costs")
            return (p.Step(p.May(self.steps(cost) if cost.text else (), self.line(rest))),)
        if phrase.text.startswith("roll "):
            return (p.Step(p.Roll(tuple(self._band(band) for band in _bands(_after(phrase, 5))))),)
        return self.steps(phrase)

    def steps(self, phrase: Phrase) -> tuple[p.Step, ...]:
        """Steps with semicolons between them."""
        return tuple(self._step(part) for part in phrase.split(";"))

    def _step(self, phrase: Phrase) -> p.Step:
        for who in vocabulary.WHO[1:]:
            if phrase.text.startswith(f"{who}:"):
                return replace(self._step(_after(phrase, len(who) + 1)), who=who)
        first, rest = phrase.cut(", else ")
        otherwise = tuple(self._step(part) for part in rest.split(" and ")) if rest is not None else ()
        return p.Step(self._effect(first), "you", otherwise)

    def _band(self, band: tuple[int, int, Phrase]) -> p.Band:
        return p.Band(band[0], band[1], self.line(band[2]))

    def _effect(self, phrase: Phrase) -> p.Effect:
        for pattern, build in _EFFECTS:
            match = re.fullmatch(pattern, phrase.text)
            if match:
                return build(self, _Found(match, phrase.column))
        raise phrase.fail(_not_an_effect(phrase.text))

    def place(self, phrase: Phrase) -> p.Place:
        """`dunmere`, `any harbour`, `nearest forest`, `random location`, `here`"""
        if phrase.text in _PLAIN_PLACES:
            return p.Place(_PLAIN_PLACES[phrase.text])
        match = re.fullmatch(r"(any|nearest) ([a-z]+)", phrase.text)
        if match:
            known = (
                *vocabulary.TERRAINS,
                "settlement",
                "harbour",
                *(("location", "space") if match[1] == "any" else ()),
            )
            if match[2] not in known:
                raise PhraseError(f"after '{match[1]}' comes one of {', '.join(known)}", phrase.column + match.start(2))
            return p.Place(match[1], match[2])
        if not re.fullmatch(ID, phrase.text):
            raise phrase.fail(f"'{phrase.text}' is not a place")
        return p.Place("space", self.refer("space", phrase.text, phrase.column))

    # --- checks ---

    def box(self, phrase: Phrase) -> p.Box:
        """`may search, observe if winter: pay 1 gold: reroll 2, up to 3 times`; `must in might: -1`"""
        head, body = phrase.cut(":")
        if body is None or not body.text:
            raise phrase.fail("what it does must follow after a ':'")
        match = re.fullmatch(r"(may|must)(?: (?!if )(?P<what>.+?))?(?: if (?P<when>.+))?", head.text)
        if match is None:
            raise head.fail("a box begins with 'may' or 'must'")
        rest = Phrase(match["what"], head.column + match.start("what")).strip() if match["what"] else Phrase("", 0)
        when = self.conditions(Phrase(match["when"], head.column + match.start("when"))) if match["when"] else ()
        verbs, skills = self._verbs_or_skills(rest)
        cost, effects, times = self._paid_effects(body)
        return p.Box(match[1] == "must", verbs, skills, when, cost, effects, times, phrase.text)

    def _verbs_or_skills(self, phrase: Phrase) -> tuple[tuple[str, ...], tuple[str, ...]]:
        if phrase.text in ("", "any check"):
            return (), ()
        if phrase.text.startswith("in "):
            found = _after(phrase, 3).split(",")
            return (), tuple(_skill(part.text, part.column) for part in found)
        return tuple(_verb(part.text, part.column) for part in phrase.split(",")), ()

    def _paid_effects(self, body: Phrase) -> tuple[tuple[p.Step, ...], tuple[p.CheckEffect, ...], int]:
        times = 1
        match = re.search(r", up to (\d+) times$", body.text)
        if match:
            times = parse_int(match[1], body.column + match.start(1))
            body = Phrase(body.text[: match.start()], body.column)
        cost: tuple[p.Step, ...] = ()
        if body.text.startswith(_COST_WORDS):
            price, rest = body.cut(":")
            if rest is None:
                raise body.fail("what is got for it must follow after a ':'")
            cost, body = self.steps(price), rest
        return cost, self._check_effects(body), times

    def _check_effects(self, phrase: Phrase) -> tuple[p.CheckEffect, ...]:
        effects: list[p.CheckEffect] = []
        start = re.search(r"(?:^|; *)(roll|push) ", phrase.text)  # these take the rest of the line
        plain = Phrase(phrase.text[: start.start()], phrase.column) if start else phrase
        if plain.text:
            effects += [_check_effect(part) for part in plain.split(";")]
        if start:
            rest = _after(phrase, start.end())
            bands = tuple(_check_band(band) for band in _bands(rest))
            effects.append(p.CheckRoll(bands) if start[1] == "roll" else p.Push(bands))
        return tuple(effects)

    def use(self, body: Phrase) -> tuple[tuple[p.Step, ...], tuple[p.Step, ...]]:
        """What a use costs and does; without a second ':' it costs nothing."""
        if body.text.startswith(_COST_WORDS):
            price, rest = body.cut(":")
            if rest is not None:
                return self.steps(price), self.line(rest)
        return (), self.line(body)

    def passive(self, phrase: Phrase, when: p.Conditions) -> p.Passive:
        """`movement +1`, `leaving costs 1 unless warm`"""
        for form in vocabulary.PASSIVES:
            pattern = re.escape(form.replace("N", "<n>").replace("TAG", "<w>").replace("CARD", "<w>"))
            match = re.fullmatch(pattern.replace("<n>", r"(?P<n>\d+)").replace("<w>", rf"(?P<w>{ID})"), phrase.text)
            if match:
                found = match.groupdict()
                number, word = parse_int(found.get("n") or "0", phrase.column), found.get("w") or ""
                if word:
                    self.refer("tag" if "TAG" in form else "card", word, phrase.column + match.start("w"))
                kind = form.split(" N")[0].split(" +N")[0].split(" -N")[0].split(" CARD")[0]
                return p.Passive(kind, -number if "-N" in form else number, word, when)
        raise phrase.fail(f"'{phrase.text}' is not a standing rule; there are: {', '.join(vocabulary.PASSIVES)}")


# --- words with a closed list ---------------------------------------------------------------------------------------


def _skill(word: str, column: int) -> str:
    if word not in vocabulary.SKILLS:
        raise PhraseError(f"'{word}' is not a skill; skills are {', '.join(vocabulary.SKILLS)}", column)
    return word


def _verb(word: str, column: int) -> str:
    if word not in vocabulary.VERBS:
        raise PhraseError(f"'{word}' is not a verb; verbs are {', '.join(vocabulary.VERBS)}", column)
    return word


def _zone(word: str, column: int) -> str:
    if word not in vocabulary.ZONES:
        raise PhraseError(f"'{word}' is not a zone; zones are {', '.join(vocabulary.ZONES)}", column)
    return word


def check_line(phrase: Phrase) -> tuple[str, str, str]:
    """`convince, communication, medium` or `communication, medium`: verb (or nothing), skill, difficulty."""
    parts = phrase.split(",")
    if len(parts) not in (2, 3):
        raise phrase.fail("a check is written 'verb, skill, difficulty', or 'skill, difficulty' for a free verb")
    verb = _verb(parts[0].text, parts[0].column) if len(parts) == 3 else ""
    skill = _skill(parts[-2].text, parts[-2].column)
    if parts[-1].text not in vocabulary.DIFFICULTIES:
        raise parts[-1].fail(f"'{parts[-1].text}' is not a difficulty: {', '.join(vocabulary.DIFFICULTIES)}")
    return verb, skill, parts[-1].text


def _after(phrase: Phrase, count: int) -> Phrase:
    return Phrase(phrase.text[count:], phrase.column + count).strip()


# --- bands of the twelve-sided die ----------------------------------------------------------------------------------


def band_of(text: str, column: int) -> tuple[int, int]:
    """`1-6` or `12`"""
    match = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    if not match:
        raise PhraseError(f"'{text}' is not a band of the twelve-sided die, such as '1-6'", column)
    low, high = parse_int(match[1], column), parse_int(match[2] or match[1], column)
    if not 1 <= low <= high <= 12:
        raise PhraseError(f"a band goes up and lies between 1 and 12, not at {text}", column)
    return low, high


def _bands(phrase: Phrase) -> list[tuple[int, int, Phrase]]:
    """Bands with '|' between them, which cover 1 to 12 in order."""
    found: list[tuple[int, int, Phrase]] = []
    wanted = 1
    for part in phrase.split("|"):
        head, body = part.cut(":")
        if body is None:
            raise part.fail("a band is written '1-6: what happens'")
        low, high = band_of(head.text, head.column)
        if low != wanted:
            raise head.fail(f"the next band must begin at {wanted}")
        wanted = high + 1
        found.append((low, high, body))
    if wanted != 13:
        raise phrase.fail(f"the bands end at {wanted - 1}; they must go up to 12")
    return found


# --- check effects --------------------------------------------------------------------------------------------------


def _check_band(band: tuple[int, int, Phrase]) -> p.CheckBand:
    parts = band[2].split(",")
    stop = any(part.text == "stop" for part in parts)
    effects = tuple(_check_effect(part) for part in parts if part.text not in ("stop", "nothing"))
    return p.CheckBand(band[0], band[1], effects, stop)


def _check_effect(phrase: Phrase) -> p.CheckEffect:
    text, column = phrase.text, phrase.column
    match = re.fullmatch(r"([+-])(\d)", text)
    if match:
        return p.Successes(int(match[0]))
    if text == "+days":
        return p.DaysLeft()
    match = re.fullmatch(r"reroll (\d)(?: (\d) times)?", text)
    if match:
        if match[2] and match[1] != "1":
            raise phrase.fail("only one die can be thrown again several times: 'reroll 1 3 times'")
        return p.Reroll(int(match[1]), int(match[2] or 1))
    match = re.fullmatch(r"count (?:(\d) )?([a-z]+)", text)
    if match:
        return p.Convert(_skill(match[2], column + match.start(2)), 1, 1, int(match[1] or 0))
    match = re.fullmatch(r"turn (\d) ([a-z]+) into (\d)", text)
    if match:
        return p.Convert(_skill(match[2], column + match.start(2)), int(match[1]), int(match[3]), 0)
    match = re.fullmatch(r"skill ([a-z]+)", text)
    if match:
        if match[1] not in ("any", "neighbour"):
            _skill(match[1], column + match.start(1))
        return p.TestSkill(match[1])
    match = re.fullmatch(r"verb ([a-z]+)", text)
    if match:
        return p.ChangeVerb(_verb(match[1], column + match.start(1)))
    if text.startswith("pool "):
        return _pool(_after(phrase, 5))
    raise phrase.fail(
        f"'{text}' does nothing in a check; there are +N, -N, +days, reroll, count, turn, skill, verb, pool, roll, push"
    )


def _pool(phrase: Phrase) -> p.NewPool:
    base = 0
    marks: list[tuple[str, int]] = []
    for part in phrase.split(","):
        match = re.fullmatch(r"(\d) ([a-z]+)", part.text)
        if not match:
            raise part.fail("a pool is written '2 might, 3 base'")
        if match[2] == "base":
            base = int(match[1])
        else:
            marks.append((_skill(match[2], part.column + match.start(2)), int(match[1])))
    return p.NewPool(base, tuple(marks))


# --- tables of phrases ----------------------------------------------------------------------------------------------

_PLAIN_CONDITIONS: Final[dict[str, p.Condition]] = {
    **{word: p.Condition("season", word) for word in vocabulary.SEASONS},
    **{word: p.Condition("month", low=number, high=number) for number, word in enumerate(vocabulary.MONTHS, 1)},
    **{word: p.Condition("weekday", low=number) for number, word in enumerate(vocabulary.WEEKDAYS)},
    **{word: p.Condition("adventurer", word) for word in vocabulary.ADVENTURERS},
    **{word: p.Condition("mode", word) for word in vocabulary.MODES},
    **{word: p.Condition("terrain", word) for word in vocabulary.TERRAINS},
    **{
        word: p.Condition(word)
        for word in ("challenge", "companion", "settlement", "harbour", "location", "company", "partner", "old")
    },
    "on this": p.Condition("on", "this"),
    "last day": p.Condition("last-day"),
}

_CONDITIONS: Final = (
    ("players", r"players (?P<low>\d)"),
    ("tag", rf"tag (?P<word>{ID})"),
    ("gold", r"gold (?P<low>\d+)"),
    ("prestige", r"prestige (?P<low>\d+)"),
    ("level", r"level (?P<low>\d)"),
    ("mark", r"mark (?P<word>[a-z]+) (?P<low>[12])"),
    ("items", r"items (?P<low>\d)(?: worth (?P<high>\d+))?"),
    ("at", rf"at (?P<word>{ID})"),
    ("near", rf"near (?P<word>{ID}) (?P<low>\d)"),
    ("has", rf"has (?P<word>{ID})"),
    ("world", rf"world (?P<word>{ID})"),
    ("here", rf"here (?P<word>{ID})"),
    ("play", rf"in play (?P<word>{ID})"),
    ("available", rf"available (?P<word>{ID})"),
    ("total", r"total (?P<low>\d+)"),
    ("days", r"days (?P<low>\d)"),
    ("seen", rf"seen (?P<word>{ID})"),
    ("lately", rf"lately (?P<word>{ID})"),
    ("month-of", rf"this month (?P<word>{ID})"),
    ("done", r"done (?P<low>\d)"),
    ("failed", r"failed (?P<low>\d)"),
    ("achieved", rf"achieved (?P<word>{ID})"),
)

_REFERS: Final = {
    "tag": "tag",
    "at": "space",
    "near": "space",
    "has": "card",
    "world": "card",
    "here": "card",
    "play": "card",
    "available": "card",
    "seen": "scene",
    "lately": "scene",
    "month-of": "scene",
    "achieved": "achievement",
}


class _Found:
    """A phrase that fitted a pattern: its groups as what they stand for."""

    def __init__(self, match: re.Match[str], column: int) -> None:
        self.match: re.Match[str] = match
        self.column: int = column

    def word(self, name: str) -> str:
        return self.match.groupdict().get(name) or ""

    def number(self, name: str, instead: int = 1, most: int = 20) -> int:
        text = self.word(name)
        if not text:
            return instead
        number = parse_int(text, self.at(name))
        if not 1 <= number <= most:
            raise PhraseError(f"{text} is out of bounds: from 1 to {most}", self.at(name))
        return number

    def at(self, name: str) -> int:
        return self.column + self.match.start(name)

    def phrase(self, name: str) -> Phrase:
        return Phrase(self.word(name), self.at(name)).strip()

    def refer(self, grammar: Grammar, kind: str, name: str) -> str:
        return grammar.refer(kind, self.word(name), self.at(name))

    def zone(self) -> str:
        return _zone(self.word("zone"), self.at("zone")) if self.word("zone") else "library"

    def tag(self, grammar: Grammar) -> str:
        return self.refer(grammar, "tag", "tag") if self.word("tag") else ""

    def kind(self) -> str:
        word = self.word("kind")
        return _PLURALS.get(word, word)

    def several(self, grammar: Grammar, kind: str, name: str) -> tuple[str, ...]:
        return tuple(grammar.refer(kind, part.text, part.column) for part in self.phrase(name).split(","))


_Build = Callable[[Grammar, _Found], p.Effect]

_KIND: Final = r"(?P<kind>items?|companions?|status(?:es)?|quests?)"
_FROM: Final = r"(?: from (?P<zone>[a-z-]+))?"


def _swap(grammar: Grammar, found: _Found) -> p.Effect:
    skills = found.phrase("skills").split(" or ") if found.word("skills") else []
    return p.SwapMarks(found.number("n", most=4), tuple(_skill(part.text, part.column) for part in skills))


def _days(found: _Found) -> int:
    days = found.number("n", most=9)
    return -days if found.word("how") == "hasten" else days


_EFFECTS: Final[tuple[tuple[str, _Build], ...]] = (
    (r"gain (?P<n>\d+) gold", lambda g, f: p.GainGold(f.number("n"))),
    (r"lose (?P<n>\d+) gold", lambda g, f: p.LoseGold(f.number("n"))),
    (r"pay (?P<n>\d+) gold", lambda g, f: p.PayGold(f.number("n"))),
    (r"gain (?P<n>\d+) prestige", lambda g, f: p.GainPrestige(f.number("n", most=9))),
    (r"lose (?P<n>\d+) prestige", lambda g, f: p.GainPrestige(-f.number("n", most=9))),
    (
        rf"gain (?:a|(?P<n>\d)) random (?P<stack>{ID})",
        lambda g, f: p.GainRandom(f.refer(g, "stack", "stack"), f.number("n")),
    ),
    (
        rf"gain one of (?:(?P<n>\d) )?(?P<stack>{ID})",
        lambda g, f: p.GainOneOf(f.refer(g, "stack", "stack"), f.number("n", 0)),
    ),
    (r"draw (?:a quest|(?P<n>\d) quests?)", lambda g, f: p.DrawQuest(f.number("n"))),
    (r"draw event", lambda g, f: p.DrawEvent()),
    (
        rf"discard all {_KIND}(?: (?P<how>with|without) (?P<tag>{ID}))?",
        lambda g, f: p.DiscardAll(f.kind(), f.tag(g), f.word("how") == "without"),
    ),
    (
        rf"discard (?:an?|(?P<n>\d)) {_KIND}(?: with (?P<tag>{ID}))?",
        lambda g, f: p.DiscardChosen(f.kind(), f.tag(g), f.number("n")),
    ),
    (rf"discard (?P<card>{ID})", lambda g, f: p.Discard(f.refer(g, "card", "card"))),
    (
        rf"move (?P<card>{ID}) to (?P<zone>[a-z-]+)",
        lambda g, f: p.MoveCard(f.refer(g, "card", "card"), f.zone()),
    ),
    (
        rf"replace (?P<old>{ID}) with (?P<new>{ID}){_FROM}",
        lambda g, f: p.Replace(f.refer(g, "card", "old"), f.refer(g, "card", "new"), f.zone()),
    ),
    (r"abandon a quest", lambda g, f: p.Abandon("")),
    (rf"abandon (?P<card>{ID})", lambda g, f: p.Abandon(f.refer(g, "card", "card"))),
    (
        rf"offer (?P<n>\d) from (?P<stacks>{ID}(?:, {ID})*)",
        lambda g, f: p.Offer(f.several(g, "stack", "stacks"), f.number("n")),
    ),
    (rf"offer cards (?P<cards>{ID}(?:, {ID})*)", lambda g, f: p.OfferCards(f.several(g, "card", "cards"))),
    (
        r"sell (?:an item|(?P<n>\d) items?) for (?P<gold>\d+) gold(?: each)?",
        lambda g, f: p.SellItems(f.number("n"), f.number("gold")),
    ),
    (r"swap (?:a mark|(?P<n>\d) marks)(?: for (?P<skills>[a-z]+(?: or [a-z]+)*))?", _swap),
    (r"travel (?P<n>\d)", lambda g, f: p.Travel(f.number("n", most=9))),
    (r"movement \+(?P<n>\d)", lambda g, f: p.Movement(f.number("n", most=9))),
    (r"movement -(?P<n>\d)", lambda g, f: p.Movement(-f.number("n", most=9))),
    (r"go to (?P<place>[a-z0-9.\- ]+)", lambda g, f: p.GoTo(g.place(f.phrase("place")))),
    (r"figure on this", lambda g, f: p.FigureOnCard()),
    (
        rf"put (?P<card>{ID}) at (?P<place>[a-z0-9.\- ]+)",
        lambda g, f: p.PlaceCard(f.refer(g, "card", "card"), g.place(f.phrase("place"))),
    ),
    (r"(?P<how>delay|hasten) a timer (?P<n>\d)", lambda g, f: p.Delay("", _days(f))),
    (
        rf"(?P<how>delay|hasten) (?P<card>{ID}) (?P<n>\d)",
        lambda g, f: p.Delay(f.refer(g, "card", "card"), _days(f)),
    ),
    (rf"restart (?P<card>{ID})", lambda g, f: p.Restart(f.refer(g, "card", "card"))),
    (rf"unlock (?P<what>{ID})", lambda g, f: p.Unlock(f.refer(g, "achievement", "what"))),
    (rf"gain (?P<card>{ID}){_FROM}", lambda g, f: p.GainCard(f.refer(g, "card", "card"), f.zone())),
)

_FIRST_WORDS: Final = (
    "gain, lose, pay, draw, discard, move, replace, abandon, offer, sell, swap, travel, movement, go, figure, put, "
    "delay, hasten, restart, unlock"
)


def _not_an_effect(text: str) -> str:
    return f"'{text}' is not an effect; effects begin with {_FIRST_WORDS}, or a line with if, may, choose, roll"
