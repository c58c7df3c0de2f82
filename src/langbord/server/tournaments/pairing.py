"""Who meets whom. Plain numbers stand for people; nothing here knows a table.

*Round robin*: everybody meets everybody once, two at a table. *Swiss*: whoever stands alike meets, and nobody twice as
long as that can be; tables of two or more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Group = list[int]  # those at a table; one alone has nobody to meet
TRIES = 20_000  # steps of looking for a round in which nobody meets twice


@dataclass
class Past:
    """What was played in the rounds before."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    alone: Counter[int] = field(default_factory=Counter)
    first: Counter[int] = field(default_factory=Counter)  # sat on the first seat

    def note(self, group: Sequence[int]) -> None:
        """Those have met, as they sat."""
        if len(group) == 1:
            self.alone[group[0]] += 1
            return
        self.first[group[0]] += 1
        for number, one in enumerate(group):
            for other in group[number + 1 :]:
                self.met[frozenset((one, other))] += 1

    def often(self, one: int, others: Iterable[int]) -> int:
        """How often somebody has met these already."""
        return sum(self.met[frozenset((one, other))] for other in others)


def round_robin(people: Sequence[int], number: int) -> list[Group]:
    """A round, from 1: all but one stand in a circle that turns by one each time."""
    circle: list[int | None] = [*people]
    if len(circle) % 2:
        circle.append(None)
    still, turning = circle[0], circle[1:]
    by = (number - 1) % len(turning)
    turned = [still, *turning[by:], *turning[:by]]
    half = len(turned) // 2
    found: list[Group] = []
    for place, (one, other) in enumerate(zip(turned[:half], reversed(turned[half:]), strict=True)):
        pair = [one, other] if (place or number) % 2 else [other, one]  # who turns comes to another place each time
        found.append([person for person in pair if person is not None])
    return sorted(found, key=len, reverse=True)


def rounds_of(count: int) -> int:
    """How many rounds it takes until all have met."""
    return count - 1 + count % 2


def sizes(count: int, seats: int) -> list[int]:
    """How many sit at each table: as many as may, and at no two tables numbers that differ by more than one. Nobody
    sits alone but where two sit at each table."""
    if seats == 2:
        return [2] * (count // 2) + [1] * (count % 2)
    tables = -(-count // seats)
    small, larger = divmod(count, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def swiss(standing: Sequence[int], seats: int, past: Past) -> list[Group]:
    """A round among those who stand in this order, the best first."""
    left = list(standing)
    wanted = sizes(len(left), seats)
    alone: list[Group] = []
    if wanted and wanted[-1] == 1:  # the last of those who were alone least
        fewest = min(past.alone[person] for person in left)
        sits_out = next(person for person in reversed(left) if past.alone[person] == fewest)
        left.remove(sits_out)
        alone = [[sits_out]]
        wanted.pop()
    groups = _pairs(left, past) if seats == 2 else _groups(left, wanted, past)
    return [_seated(group, past) for group in groups] + alone


def _pairs(standing: list[int], past: Past) -> list[Group]:
    """Neighbours, and nobody twice if there is such a round; otherwise as few as going down the list gives."""
    budget = TRIES

    def rest(left: list[int]) -> list[Group] | None:
        nonlocal budget
        if not left:
            return []
        one, *others = left
        for other in others:
            budget -= 1
            if budget < 0:
                return None
            if not past.often(one, [other]):
                found = rest([person for person in others if person != other])
                if found is not None:
                    return [[one, other], *found]
        return None

    return rest(standing) or _groups(standing, [2] * (len(standing) // 2), past)


def _groups(standing: list[int], wanted: list[int], past: Past) -> list[Group]:
    """Down the list: whoever comes next, if they have met those at the table less often than any other."""
    left = list(standing)
    found: list[Group] = []
    for size in wanted:
        group = [left.pop(0)]
        while len(group) < size:
            chosen = min(left, key=lambda person: past.often(person, group))
            left.remove(chosen)
            group.append(chosen)
        found.append(group)
    return found


def _seated(group: Group, past: Past) -> Group:
    """Whoever has sat first least sits first."""
    return sorted(group, key=lambda person: past.first[person])
