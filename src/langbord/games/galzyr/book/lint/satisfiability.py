"""Whether conditions can hold at all, or cannot fail: tried out over every case of what they speak of."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator

from langbord.games.galzyr.book import vocabulary
from langbord.games.galzyr.book.model import Book, Space
from langbord.games.galzyr.book.phrases import Condition, Conditions

#: One case: what each thing that the conditions speak of amounts to, by its name.
Case = dict[str, str | int]

_PLACES = ("at", "near", "terrain", "settlement", "harbour", "location")
_AMOUNTS = ("gold", "prestige", "level", "total", "days", "done", "failed")
_MOST_CASES = 100_000


def can_hold(book: Book, conditions: Conditions) -> bool:
    """Is there a case in which they hold? Yes, too, if there are too many cases to try."""
    return _any_case(book, (conditions,), lambda case: holds(book, conditions, case))


def can_fail(book: Book, conditions: Conditions) -> bool:
    """Is there a case in which they do not hold?"""
    return _any_case(book, (conditions,), lambda case: not holds(book, conditions, case))


def can_all_fail(book: Book, given: Iterable[Conditions]) -> bool:
    """Is there a case in which none of them holds?"""
    every = tuple(given)
    return _any_case(book, every, lambda case: not any(holds(book, conditions, case) for conditions in every))


def implies(book: Book, narrow: Conditions, wide: Conditions) -> bool:
    """Does the first never hold without the second?"""
    both = (narrow, wide)
    return not _any_case(book, both, lambda case: holds(book, narrow, case) and not holds(book, wide, case))


def _any_case(book: Book, given: tuple[Conditions, ...], test: Callable[[Case], bool]) -> bool:
    atoms = [atom for conditions in given for clause in conditions for atom in clause]
    for number, case in enumerate(_cases(book, atoms)):
        if number >= _MOST_CASES or test(case):
            return True
    return False


def holds(book: Book, conditions: Conditions, case: Case) -> bool:
    """Do the conditions hold in this case?"""
    return all(any(_atom_holds(book, atom, case) for atom in clause) for clause in conditions)


def _atom_holds(book: Book, atom: Condition, case: Case) -> bool:
    return _bare(book, atom, case) != atom.negated


def _bare(book: Book, atom: Condition, case: Case) -> bool:
    if atom.kind in _PLACES:
        return _at(book, atom, str(case["space"]))
    if atom.kind == "season":
        return (int(case["month"]) in book.world.summer) == (atom.word == "summer")
    if atom.kind == "month":
        return in_months(int(case["month"]), atom)
    if atom.kind == "weekday":
        return case["weekday"] == atom.low
    if atom.kind == "adventurer":
        return case["adventurer"] == atom.word
    if atom.kind == "mode":
        return str(case["table"]).split(" ")[0] == atom.word
    if atom.kind == "players":
        return int(str(case["table"]).split(" ")[1]) >= atom.low
    if atom.kind in _AMOUNTS:
        return int(case[atom.kind]) >= atom.low
    if atom.kind == "mark":
        return int(case[f"mark {atom.word}"]) >= atom.low
    return case[_name(atom)] == 1


def in_months(month: int, atom: Condition) -> bool:
    """Does a month lie in `november-february`? The year goes round."""
    if atom.low <= atom.high:
        return atom.low <= month <= atom.high
    return month >= atom.low or month <= atom.high


def _at(book: Book, atom: Condition, id_: str) -> bool:
    space = next(space for space in book.world.spaces if space.id == id_)
    if atom.kind == "at":
        return space.id == atom.word
    if atom.kind == "terrain":
        return space.terrain == atom.word
    if atom.kind == "settlement":
        return space.settlement
    if atom.kind == "harbour":
        return space.harbour
    if atom.kind == "location":
        return space.location
    return space.id in _within(book, atom.word, atom.low)


def _within(book: Book, start: str, steps: int) -> set[str]:
    spaces: dict[str, Space] = {space.id: space for space in book.world.spaces}
    found = {start}
    for _ in range(steps):
        found |= {near for id_ in found for near in (*spaces[id_].summer, *spaces[id_].winter)}
    return found


def _name(atom: Condition) -> str:
    return f"{atom.kind} {atom.word} {atom.low} {atom.high}"


def _cases(book: Book, atoms: list[Condition]) -> Iterator[Case]:
    """Every case of what these conditions speak of; those that contradict themselves are left out."""
    values: dict[str, list[str | int]] = {}
    for atom in atoms:
        if atom.kind in _PLACES:
            values["space"] = [space.id for space in book.world.spaces]
        elif atom.kind in ("season", "month"):
            values["month"] = list(range(1, 13))
        elif atom.kind == "weekday":
            values["weekday"] = list(range(7))
        elif atom.kind == "adventurer":
            values["adventurer"] = list(vocabulary.ADVENTURERS)
        elif atom.kind in ("mode", "players"):
            values["table"] = ["solo 1", *(f"{mode} {n}" for mode in vocabulary.MODES[1:] for n in (2, 3, 4))]
        elif atom.kind in _AMOUNTS:
            values.setdefault(atom.kind, [0]).append(atom.low)
        elif atom.kind == "mark":
            values[f"mark {atom.word}"] = [0, 1, 2]
        else:
            values[_name(atom)] = [0, 1]
    names = list(values)
    for found in itertools.product(*values.values()):
        case: Case = dict(zip(names, found, strict=True))
        if _possible(book, atoms, case):
            yield case


def _possible(book: Book, atoms: list[Condition], case: Case) -> bool:
    """A card brings its tags along; a partner is company; company needs two players."""
    for atom in atoms:
        if atom.kind == "has" and case[_name(atom)] == 1:
            for tag in book.cards[atom.word].tags if atom.word in book.cards else ():
                if case.get(f"tag {tag} 0 0") == 0:
                    return False
    if case.get("partner  0 0") == 1 and case.get("company  0 0") == 0:
        return False
    alone = str(case.get("table", "")).endswith(" 1")
    return not (alone and (case.get("company  0 0") == 1 or case.get("partner  0 0") == 1))
