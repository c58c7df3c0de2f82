"""Copies are independent, JSON comes back the same, and a wrong value is named with its place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from langbord.engine.codec import copier, from_json, layout_of, pinned_hash, state_hash, to_json
from langbord.engine.errors import RecordError
from langbord.engine.table import STATIC, formerly


@dataclass
class Leaf:
    number: int
    names: list[str]


@dataclass
class Tree:
    key: bytes
    flag: bool
    leaves: list[Leaf]
    grid: list[list[int]]
    counts: dict[str, int]
    by_seat: dict[int, list[int]]
    best: Leaf | None
    nothing: int | None
    helper: object = field(default="helper", metadata=STATIC, compare=False)


numbers = st.integers(-5, 500)
leaves = st.builds(Leaf, numbers, st.lists(st.text(max_size=5), max_size=3))
trees = st.builds(
    Tree,
    st.binary(max_size=8),
    st.booleans(),
    st.lists(leaves, max_size=3),
    st.lists(st.lists(numbers, max_size=3), max_size=3),
    st.dictionaries(st.text(max_size=4), numbers, max_size=3),
    st.dictionaries(st.integers(0, 5), st.lists(numbers, max_size=2), max_size=3),
    st.none() | leaves,
    st.none() | numbers,
)


@given(trees)
def test_a_copy_is_equal(tree: Tree) -> None:
    assert copier(Tree)(tree) == tree


@given(trees)
def test_json_comes_back_the_same(tree: Tree) -> None:
    assert from_json(Tree, to_json(tree)) == tree
    assert state_hash(from_json(Tree, to_json(tree))) == state_hash(tree)


def tree() -> Tree:
    return Tree(b"\x01", True, [Leaf(1, ["a"])], [[1, 2]], {"x": 1}, {3: [4]}, Leaf(2, []), None)


def test_a_copy_shares_nothing_but_what_is_static() -> None:
    one = tree()
    two = copier(Tree)(one)
    two.leaves[0].names.append("b")
    two.grid[0].append(3)
    two.counts["y"] = 2
    two.by_seat[3].append(5)
    two.best.number = 9
    assert one == tree()
    assert two.helper is one.helper
    assert "helper" not in to_json(one)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"flag": 1}, "state.flag: expected true or false, found 1"),
        ({"key": "zz"}, "state.key: expected hexadecimal digits, found 'zz'"),
        ({"leaves": {}}, "state.leaves: expected a list, found {}"),
        ({"leaves": [{"number": "x", "names": []}]}, "state.leaves[0].number: expected a whole number, found 'x'"),
        ({"leaves": [{"number": 1}]}, "state.leaves[0]: 'names' is missing"),
        ({"grid": [[1, None]]}, "state.grid[0][1]: expected a whole number, found None"),
        ({"by_seat": {"x": []}}, "state.by_seat: a key is not a whole number"),
        ({"best": []}, "state.best: expected an object, found []"),
        ({"more": 1}, "state: 'more' is not known here"),
        ({"counts": {"x": 1.5}}, "state.counts[x]: expected a whole number, found 1.5"),
    ],
)
def test_a_wrong_value_is_named_with_its_place(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        from_json(Tree, {**to_json(tree()), **change})
    assert str(error.value) == sentence


def test_a_state_that_cannot_be_saved_is_refused_at_once() -> None:
    @dataclass
    class Bad:
        things: set[int]

    with pytest.raises((TypeError, NameError)):
        copier(Bad)


# --- what was saved stays readable ----------------------------------------------------------------------


@dataclass
class Shed:
    """A state of yesterday."""

    seat: int
    boats: int = 2
    nets: list[Leaf] = field(default_factory=list)
    bell: Leaf | None = None


@dataclass
class Bough:
    """`Leaf` under another name, with its fields the other way round and one more."""

    names: list[str]
    number: int
    colour: str = "grey"


@dataclass
class Boathouse:
    """`Shed` today: a renamed class, renamed fields, another order, new fields with what they begin as."""

    seat: int
    buoys: dict[str, int] = field(default_factory=dict)
    chime: Bough | None = field(default=None, metadata=formerly("bell"))
    ropes: list[Bough] = field(default_factory=list, metadata=formerly("nets", "lines"))
    boats: int = 2
    tar: int = 7


SHEDS = st.builds(
    Shed,
    st.integers(0, 4),
    st.integers(0, 3),
    st.lists(st.builds(Leaf, st.integers(), st.lists(st.text(max_size=3), max_size=2)), max_size=2),
    st.none() | st.builds(Leaf, st.integers(), st.just([])),
)


@given(SHEDS)
def test_renamed_moved_and_new_fields_read_what_was_saved_and_change_no_fingerprint(shed: Shed) -> None:
    today = from_json(Boathouse, to_json(shed))
    assert (today.seat, today.boats, len(today.ropes), today.tar) == (shed.seat, shed.boats, len(shed.nets), 7)
    assert state_hash(today) == state_hash(shed)
    assert from_json(Boathouse, to_json(today)) == today
    assert pinned_hash(today, layout_of(Shed)) == pinned_hash(shed, layout_of(Shed))


@given(SHEDS, SHEDS)
def test_other_states_have_other_fingerprints(one: Shed, other: Shed) -> None:
    assert (state_hash(one) == state_hash(other)) == (one == other)
    today = from_json(Boathouse, to_json(one))
    today.tar += 1
    assert state_hash(today) != state_hash(one)


def test_a_field_by_its_name_in_between_is_known_too_and_any_other_is_not() -> None:
    data = {"seat": 1, "lines": [{"names": [], "number": 3}]}
    assert from_json(Boathouse, data).ropes == [Bough([], 3)]
    with pytest.raises(RecordError, match="'anchors' is not known here"):
        from_json(Boathouse, {**data, "anchors": 1})
    with pytest.raises(RecordError, match="'seat' is missing"):
        from_json(Boathouse, {"boats": 1})
