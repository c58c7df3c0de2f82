"""Pages of the diary in words: what was read, what was chosen, what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from langbord.engine.web import Words
from langbord.games.galzyr.book.model import Check, Line
from langbord.games.galzyr.book.vocabulary import MONTHS, SKILLS, WEEKDAYS
from langbord.games.galzyr.rules.diary import MonthEnd, Page, Passage
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.moves import CARD_WORDS
from langbord.games.galzyr.rules.passages import SHOWN, Note
from langbord.games.galzyr.rules.state import NOBODY

#: Notes that change an amount: what it is an amount of, and which way it goes.
AMOUNTS = {
    "prestige": ("prestige", 1),
    "gains-gold": ("gold", 1),
    "loses-gold": ("gold", -1),
    "pays": ("gold", -1),
}
#: Notes about a card that came or went.
CAME = ("gains", "buys")
WENT = ("discards", "abandons", "sells")
#: How standing rules begin that nobody wants.
HINDERS = ("no ", "leaving costs", "off board")


@dataclass(frozen=True)
class Result:
    """One thing that came of a scene; `hero` is whose it is, empty for the reader and for the whole table."""

    icon: str
    text: str
    good: bool
    hero: str = ""


class Retelling:
    """A book and a language, and who sat where in which month."""

    def __init__(self, land: Land, texts: Words, heroes: Mapping[int, tuple[str, ...]]) -> None:
        self.land: Land = land
        self.texts: Words = texts
        self.heroes: Mapping[int, tuple[str, ...]] = heroes

    # --- names ---

    def title(self, scene: str) -> str:
        """The title of a scene, in the words of the book."""
        return plain(self.land.scene(scene).title)

    def place(self, slot: str) -> str:
        """A space of the map; a word for somebody who stood on none."""
        for space in self.land.spaces:
            if space.slot == slot:
                return space.name
        return self.texts.say("journal-nowhere")

    def hero(self, hero: str) -> str:
        """An adventurer."""
        return self.texts.say(f"hero-{hero}")

    def month(self, month: int) -> str:
        """A month by its name."""
        return self.texts.say(f"month-{MONTHS[month - 1]}")

    def weekday(self, weekday: int) -> str:
        """A day of the week."""
        return self.texts.say(f"weekday-{WEEKDAYS[weekday]}")

    # --- the text ---

    def paragraphs(self, page: Page, passage: Passage) -> list[str]:
        """The prose of a block as it was read."""
        signs = iter(passage.signs)
        found: list[str] = []
        for line in self.land.scene(passage.scene).block(passage.block).lines:
            text = "".join(span.text for span in line.spans if not span.when or next(signs) == SHOWN)
            if text.strip():
                found.append(self._filled(page, text))
        return found

    def option(self, page: Page, passage: Passage) -> str:
        """The title of the option that was taken; empty if none was."""
        if passage.option == NOBODY:
            return ""
        return self._filled(
            page, plain(self.land.scene(passage.scene).block(passage.block).options[passage.option].title)
        )

    def _filled(self, page: Page, text: str) -> str:
        """`{name}` and `{partner}` by the adventurers' names in the book, which is English."""
        names = {adventurer.id: adventurer.name for adventurer in self.land.book.world.adventurers}
        text = text.replace("{name}", names.get(page.hero, "…")).replace("{partner}", names.get(page.fellow, "…"))
        return " ".join(text.split())

    # --- checks ---

    def check(self, passage: Passage) -> str:
        """`Knowledge, medium: 3 successes`; empty without a check."""
        test, total = check_of(self.land, passage), successes(passage)
        if test is None or total is None:
            return ""
        return self.texts.say(
            "journal-check",
            skill=self.texts.say(f"skill-{test.skill}"),
            difficulty=self.texts.say(f"difficulty-{test.difficulty}"),
            number=total,
        )

    def passed(self, passage: Passage) -> bool:
        """Whether the check went better than it could have."""
        return passed(self.land, passage)

    # --- what came of it ---

    def results(self, page: Page) -> list[Result]:
        """Prestige and gold added up, cards that came and went, marks, achievements, changes of the country."""
        found: list[Result] = []
        amounts: dict[tuple[int, str], int] = {}
        for note in page.notes:
            if note.key in AMOUNTS or note.key in ("buys", "sells"):
                kind, way = AMOUNTS.get(note.key, ("gold", -1 if note.key == "buys" else 1))
                amounts[note.seat, kind] = amounts.get((note.seat, kind), 0) + way * int(note.things[-1])
        for (seat, kind), amount in amounts.items():
            if amount:
                text = self.texts.say(f"journal-{kind}", number=f"{amount:+}".replace("-", "−"))
                found.append(Result(kind, text, amount > 0, self._whose(page, seat)))
        bought = {(note.seat, note.things[0]) for note in page.notes if note.key == "buys"}
        for note in page.notes:
            if note.key == "gains" and (note.seat, note.things[0]) in bought:
                continue  # it was bought, and is told as that
            result = self._result(page, note)
            if result is not None and result not in found:
                found.append(result)
        return found

    def _result(self, page: Page, note: Note) -> Result | None:
        say, whose = self.texts.say, self._whose(page, note.seat)
        if note.key in CAME or note.key in WENT:
            card = note.things[0]
            text = say(f"journal-{note.key}", card=self.texts.card(card).name)
            bad = note.key in WENT or (self._kind(card) == "status" and self._is_burden(card))
            return Result(self._kind(card), text, not bad, whose)
        if note.key == "gains-closed":
            return Result("quest", say("journal-gains-closed"), True, whose)
        if note.key == "replaces":
            old, new = (self.texts.card(card).name for card in note.things)
            return Result(self._kind(note.things[1]), say("journal-replaces", old=old, new=new), True)
        if note.key == "local":
            card, slot = note.things
            text = say("journal-local", card=self.texts.card(card).name, space=self.place(slot))
            return Result("local", text, True)
        if note.key == "mark":
            old, new = (say(f"skill-{skill}") for skill in note.things)
            return Result(note.things[1], say("journal-mark", old=old, new=new), True, whose)
        if note.key == "achieves":
            return Result("star", say("journal-achieves", title=self.achievement(note.things[0])), True)
        if note.key == "world":
            return Result("global", say("journal-world", card=self.texts.card(note.things[0]).name), True)
        if note.key == "transported":
            return Result("walk", say("journal-transported", space=self.place(note.things[0])), True, whose)
        return None

    def _kind(self, card: str) -> str:
        return self.land.cards[CARD_WORDS.index(card) + 1].type

    def _is_burden(self, card: str) -> bool:
        """A status that hinders: it forbids something, or takes dice, steps or successes away."""
        data = self.land.cards[CARD_WORDS.index(card) + 1]
        hinders = (passive.number < 0 or passive.kind.startswith(HINDERS) for passive in data.passives)
        return any(hinders) or any(box.must for box in data.boxes)

    def _whose(self, page: Page, seat: int) -> str:
        """The adventurer, if it is not the one whose scene it was."""
        if seat in (NOBODY, page.seat):
            return ""
        heroes = self.heroes.get(page.months, ())
        return self.hero(heroes[seat]) if seat < len(heroes) else self.texts.say("journal-others")

    def achievement(self, id_: str) -> str:
        """The title of an achievement, in the words of the book."""
        return dict(self.land.book.world.achievements).get(id_, id_)


# --- small things -----------------------------------------------------------------------------------


def heroes_by_month(ends: Mapping[int, MonthEnd], months: int, now: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """Who sat where: in months that ended, and in this one."""
    found = {end.months: tuple(hero for hero, _ in end.prestige) for end in ends.values()}
    found.setdefault(months, now)
    return found


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]


def plain(line: Line) -> str:
    """A line without what hangs on a condition."""
    return "".join(span.text for span in line.spans if not span.when).strip()


def check_of(land: Land, passage: Passage) -> Check | None:
    """The check of the option that was taken."""
    if passage.option == NOBODY:
        return None
    return land.scene(passage.scene).block(passage.block).options[passage.option].check


def successes(passage: Passage) -> int | None:
    """What the check came to; None if it was never rolled."""
    found = [int(note.things[0]) for note in passage.after if note.key == "successes"]
    return found[-1] if found else None


def passed(land: Land, passage: Passage) -> bool:
    """Whether a check had a better outcome than its last one."""
    test = check_of(land, passage)
    return test is not None and 0 <= passage.outcome < len(test.outcomes) - 1


def tally(land: Land, pages: list[Page]) -> dict[str, tuple[int, int]]:
    """Checks by skill, in the order of the ring: how many were passed, of how many."""
    counted = dict.fromkeys(SKILLS, (0, 0))
    for page in pages:
        for passage in page.passages:
            test = check_of(land, passage)
            if test is not None and passage.outcome != NOBODY:
                good, all_ = counted[test.skill]
                counted[test.skill] = (good + passed(land, passage), all_ + 1)
    return counted
