"""The shape of a country board: sets of spaces as bits, neighbours, groups (K1.2, K2)."""

from __future__ import annotations

from langbord.games.keyharvest.rules.moves import LONGEST_ROW


def bits(mask: int) -> list[int]:
    """The spaces of a set, in the order of their references."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def nth(mask: int, number: int) -> int:
    """The space at a place (from 0) of a set."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def spaces_of(rows: tuple[int, ...]) -> int:
    """All spaces of a board with rows of these lengths (K1.2)."""
    return sum(((1 << length) - 1) << (row * LONGEST_ROW) for row, length in enumerate(rows))


def neighbours_of(rows: tuple[int, ...]) -> list[int]:
    """For each space the set of those that share a side with it (K2.1). A row that is longer than the next by one
    reaches half a space beyond it on both sides."""
    spaces = spaces_of(rows)
    found = [0] * (len(rows) * LONGEST_ROW)
    for row, length in enumerate(rows):
        for number in range(length):
            near = [(row, number - 1), (row, number + 1)]
            for other in (row - 1, row + 1):
                if 0 <= other < len(rows):
                    shift = 0 if rows[other] > length else -1
                    near += [(other, number + shift), (other, number + shift + 1)]
            for other, place in near:
                if 0 <= place < rows[other]:
                    found[row * LONGEST_ROW + number] |= 1 << (other * LONGEST_ROW + place)
            assert not found[row * LONGEST_ROW + number] & ~spaces
    return found


def spot(rows: tuple[int, ...], space: int) -> tuple[float, int]:
    """Where a space is drawn: across in widths of a hex from the left end of the longest row, and its row."""
    row, number = divmod(space, LONGEST_ROW)
    return (number + (max(rows) - rows[row]) / 2, row)


def group_at(neighbours: list[int], fields: int, space: int) -> int:
    """The group that a field belongs to (K2.3)."""
    group = new = 1 << space
    while new:
        near = 0
        while new:
            low = new & -new
            near |= neighbours[low.bit_length() - 1]
            new ^= low
        new = near & fields & ~group
        group |= new
    return group


def groups(neighbours: list[int], fields: int) -> list[int]:
    """All groups, the largest first; among equals the one with the first reference (K2.3)."""
    found: list[int] = []
    while fields:
        group = group_at(neighbours, fields, (fields & -fields).bit_length() - 1)
        found.append(group)
        fields &= ~group
    found.sort(key=int.bit_count, reverse=True)
    return found


def unconnected(neighbours: list[int], fields: int) -> int:
    """The fields that have no field beside them (K2.4)."""
    alone = 0
    left = fields
    while left:
        low = left & -left
        if not neighbours[low.bit_length() - 1] & fields:
            alone |= low
        left ^= low
    return alone


def beside(neighbours: list[int], fields: int) -> tuple[int, int, int, int, int, int]:
    """For 0 to 5 the spaces that have at least so many fields beside them (K5.3)."""
    one = two = three = four = five = 0
    while fields:
        low = fields & -fields
        near = neighbours[low.bit_length() - 1]
        five |= four & near
        four |= three & near
        three |= two & near
        two |= one & near
        one |= near
        fields ^= low
    return (-1, one, two, three, four, five)
