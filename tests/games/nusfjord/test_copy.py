"""The copy spaces (N5.13 to N5.15), and what "full" means for the two Build spaces (N5.5)."""

from __future__ import annotations

import pytest

from langbord.engine.position import Position
from langbord.games.nusfjord.rules.moves import SPACE_WORDS
from langbord.games.nusfjord.rules.state import State
from tests.games.nusfjord.table import Change, give_elder, goods, play, rich, table, why, words
from tests.rules import rule

#: Workers that fill a space on the side for three to five seats.
ROOM = {
    "gold": 1,
    "transfer": 1,
    "serve": 1,
    "build": 3,
    "issue": 2,
    "buy": 1,
    "deforest": 2,
    "thin": 1,
    "reforest": 1,
    "ship": 2,
    "elder": 2,
}
COLUMNS = {
    "copy-1": ["gold", "transfer", "serve", "build"],
    "copy-2": ["issue", "buy", "deforest", "thin", "reforest"],
    "copy-3": ["ship", "elder"],
}


def able(state: State) -> None:
    """Seat 0 could carry out any action."""
    player = state.players[0]
    rich(player)
    player.wood = 10
    player.reserve_fish = 1
    state.players[-1].unissued -= 1
    state.market[-1] += 1


def put_workers(state: State, space: str, count: int) -> None:
    """Workers of the last seat (alone: of the second colour) stand on a space."""
    state.workers[SPACE_WORDS.index(space)] = [max(1, len(state.players) - 1)] * count


def filled(seats: int, *spaces: str, change: Change = able) -> Position[State]:
    """These spaces are full, on the side for three to five seats."""

    def fill(state: State) -> None:
        change(state)
        for space in spaces:
            put_workers(state, space, ROOM[space])

    return table(seats, fill)


def workers_on(position: Position[State], space: str) -> int:
    """How many workers stand on a space."""
    return len(position.state.workers[SPACE_WORDS.index(space)])


@rule("N5.13")
@pytest.mark.parametrize(
    ("seats", "solo", "there"),
    [
        (1, "basic", ["copy"]),
        (1, "advanced", ["copy-1", "copy-2", "copy-3"]),
        (2, None, []),
        (3, None, []),
        (4, None, ["copy"]),
        (5, None, ["copy-1", "copy-2", "copy-3"]),
    ],
)
def test_copy_spaces_lie_out_with_four_and_five_seats_and_alone(seats: int, solo: str | None, there: list[str]) -> None:
    def change(state: State) -> None:
        able(state)
        for space in ("gold", "thin", "elder"):  # one of each column
            put_workers(state, space, ROOM[space])

    position = table(seats, change) if solo is None else table(seats, change, solo=solo)
    assert [word for word in words(position) if word.startswith("copy")] == there
    for word in {"copy", "copy-1", "copy-2", "copy-3"} - set(there):
        assert why(position, word) == "space-not-on-board N1.2"


@rule("N5.13", "N5.14")
@pytest.mark.parametrize("space", ROOM)
def test_with_four_seats_any_full_action_can_be_copied(space: str) -> None:
    assert words(play(filled(4, space), "copy")) == [space]


@rule("N5.13")
@pytest.mark.parametrize("space", ROOM)
def test_a_space_with_room_for_a_worker_cannot_be_copied(space: str) -> None:
    def almost(state: State) -> None:
        able(state)
        put_workers(state, space, ROOM[space] - 1)

    assert why(table(4, almost), "copy") == "nothing-to-copy N5.13"
    other = "gold" if space != "gold" else "thin"
    assert why(play(filled(4, other, change=almost), "copy"), space) == "copy-not-full N5.13"


@rule("N5.13")
def test_a_copied_action_is_carried_out_at_its_cost() -> None:
    position = play(filled(4, "ship"), "copy ship sloop")
    assert goods(position.state.players[0]) == (18, 8, 20)
    assert position.state.players[0].ships == [1, 0, 0]


@rule("N5.13")
def test_an_action_that_could_not_be_carried_out_cannot_be_copied() -> None:
    def poor(state: State) -> None:
        state.players[0].fish = 1

    assert why(filled(4, "ship", change=poor), "copy") == "nothing-to-copy N5.13"
    position = play(filled(4, "ship", "transfer", "gold", change=poor), "copy")
    assert words(position) == ["gold"]
    assert why(position, "ship") == "no-ship N5.11"
    assert why(position, "transfer") == "reserve-empty N5.2"
    assert why(position, "stop") == "cannot-decline N4.4"


@rule("N5.13")
def test_the_worker_stands_on_the_copy_space_which_is_then_full() -> None:
    position = play(filled(4, "gold", "thin"), "copy gold")
    assert (workers_on(position, "copy"), workers_on(position, "gold")) == (1, 1)
    assert goods(position.state.players[0]) == (20, 10, 21)
    assert why(position, "copy") == "space-full N4.3"


@rule("N5.13")
def test_a_space_filled_in_play_can_be_copied_in_the_same_round_by_whoever_filled_it() -> None:
    position = play(table(4), "gold pass pass pass copy gold")
    assert goods(position.state.players[0]) == (0, 0, 2)


@rule("N5.13", "N5.15")
@pytest.mark.parametrize("seats", [5, 1])
@pytest.mark.parametrize("copy", COLUMNS)
def test_a_copy_space_by_column_copies_only_its_own_column(copy: str, seats: int) -> None:
    def everything_full(state: State) -> None:
        able(state)
        for space in ROOM:
            put_workers(state, space, ROOM[space])

    position = table(5, everything_full) if seats == 5 else table(1, everything_full, solo="advanced")
    play(position, copy)
    # Alone there are two Build spaces, of which one is free here.
    assert words(position) == [space for space in COLUMNS[copy] if seats > 1 or space != "build"]
    for space in set(ROOM) - set(COLUMNS[copy]):
        assert why(position, space) == "copy-other-column N5.13"


@rule("N5.13", "N5.15")
@pytest.mark.parametrize(("copy", "space"), [(copy, space) for copy in COLUMNS for space in COLUMNS[copy]])
def test_a_full_space_opens_the_copy_space_of_its_column_and_no_other(copy: str, space: str) -> None:
    position = filled(5, space)
    assert [word for word in words(position) if word.startswith("copy")] == [copy]
    for other in set(COLUMNS) - {copy}:
        assert why(position, other) == "nothing-to-copy N5.13"


@rule("N5.13")
def test_each_of_the_three_copy_spaces_takes_one_worker() -> None:
    position = play(filled(5, "gold", "thin", "deforest", "elder"), "copy-1 gold pass pass pass pass copy-2 thin")
    assert why(position, "copy-1") == "space-full N4.3"
    assert why(position, "copy-2") == "space-full N4.3"
    assert why(position, "copy-3") is None


@rule("N5.14")
def test_no_copy_space_is_copied() -> None:
    position = play(filled(5, "gold", "thin"), "copy-1 gold pass pass pass pass copy-2")
    assert words(position) == ["thin"]
    assert why(position, "copy-1") == "copy-of-copy N5.14"
    assert why(play(filled(4, "gold"), "copy"), "copy") == "copy-of-copy N5.14"


@rule("N5.14")
def test_a_full_copy_space_alone_gives_nothing_to_copy() -> None:
    def copies(state: State) -> None:
        able(state)
        put_workers(state, "copy-1", 1)
        put_workers(state, "copy-2", 1)

    assert why(table(5, copies), "copy-3") == "nothing-to-copy N5.13"


@rule("N5.14")
def test_copying_never_uses_an_elder_in_a_council() -> None:
    def with_elders(state: State) -> None:
        able(state)
        state.plates = 5
        give_elder(state, 0, "E03")
        give_elder(state, 1, "E04")
        state.players[1].elder_worker[0] = 1

    position = play(table(4, with_elders), "E03 D3 pass pass pass")
    assert why(position, "copy") == "nothing-to-copy N5.13"
    position = play(filled(4, "gold", change=with_elders), "E03 D3 pass pass pass copy")
    assert words(position) == ["gold"]
    assert why(position, "E03") is not None
    assert why(position, "E04") is not None


@rule("N5.14")
@pytest.mark.parametrize(("seats", "copy"), [(4, "copy"), (5, "copy-3")])
def test_taking_an_elder_may_be_copied_and_the_elder_used_at_once(seats: int, copy: str) -> None:
    position = play(filled(seats, "elder"), f"{copy} elder E09 use sloop")  # a wood and 2 fish for a ship
    assert position.state.players[0].elder_fish == [1]
    assert goods(position.state.players[0]) == (20, 9, 20)
    assert position.state.players[0].ships == [1, 0, 0]


@rule("N5.5")
@pytest.mark.parametrize(("full", "other"), [("build", "build-2"), ("build-2", "build")])
def test_each_build_space_is_full_by_itself(full: str, other: str) -> None:
    def change(state: State) -> None:
        able(state)
        put_workers(state, full, 1)

    position = table(1, change)
    assert why(position, full) == "space-full N4.3"
    assert other in words(position)


@rule("N5.5")
def test_both_build_spaces_lie_in_the_first_column() -> None:
    def change(state: State) -> None:
        able(state)
        put_workers(state, "build", 1)
        put_workers(state, "build-2", 1)

    assert words(play(table(1, change, solo="advanced"), "copy-1")) == ["build", "build-2"]


@rule("N5.13")
def test_building_is_blocked_only_when_both_its_spaces_are_full() -> None:
    """Alone both Build spaces and a copy space lie out."""

    def full(*spaces: str, rules: int = 2) -> Position[State]:
        def change(state: State) -> None:
            state.play_by(rules)
            able(state)
            for space in spaces:
                put_workers(state, space, 1)

        return table(1, change)

    assert why(full("build"), "copy") == "nothing-to-copy N5.13"
    assert why(play(full("build", "gold"), "copy"), "build") == "copy-not-full N5.13"
    assert set(words(play(full("build", "build-2"), "copy"))) == {"build", "build-2"}
    assert words(play(full("build", rules=1), "copy")) == ["build"]
