"""The Tourism Track on the page: the matrix of tables, the next ones against the stock, who stands where, and plans."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.reykholt.rules.moves import GOOD_WORDS, SCENARIO_WORDS
from langbord.games.reykholt.rules.tourism import GOOD_OF, PLATES_OF
from langbord.games.reykholt.rules.view_model import PlayerView
from langbord.games.reykholt.web.pieces import Good, Seen, capital, stock
from langbord.games.reykholt.web.tourism_plans import Plan, plans, shortlist

RIBBON = 5  # tables: one of each kind
LAP = 6 * len(GOOD_WORDS)  # tables until the track begins again
#: The matrix in its own units: row heads, cells, and the row of the start table above them.
LEFT, TOP, WIDTH, HEIGHT, START = 34, 32, 62, 50, 34
TOKEN = 15  # from one manager on a table to the next
TOURISM = "tourism"
BEFORE_TOURISM = ("dawn", "work", "harvest")


@dataclass(frozen=True)
class Cell:
    """A table of the track in the matrix."""

    table: int
    good: str
    plates: int
    x: int
    y: int
    state: str  # passed, next, ahead
    goal: bool
    label: str
    piece: Piece


@dataclass(frozen=True)
class Manager:
    """Where a manager stands; the foremost of a table stands farthest to the right."""

    seat: int
    x: int
    y: int
    lap: int
    label: str


@dataclass(frozen=True)
class Coming:
    """One of the next tables, against what the viewer owns."""

    table: int
    good: str
    plates: int
    have: int
    lacks: int
    seats: list[int]  # managers there, the foremost first
    label: str
    piece: Piece
    goal: bool


@dataclass(frozen=True)
class Place:
    """A player in standing order."""

    rank: int
    seat: int
    name: str
    table: str
    number: int
    waits: bool  # still has a turn in this Tourism Time
    label: str


@dataclass(frozen=True)
class ShownPlan:
    """A plan with its button."""

    plan: Plan
    name: str  # of the table it leads to
    keeps: list[Good]
    label: str
    piece: Piece
    best: bool
    farthest: bool


@dataclass(frozen=True)
class Track:
    """All of it."""

    width: int
    height: int
    heads: list[int]  # what the tables of each row cost, by the first of them
    cells: list[Cell]
    managers: list[Manager]
    ribbon: list[Coming]
    standing: list[Place]
    plans: list[ShownPlan]
    outlook: bool  # the plans are for later, with the harvest to come
    label: str


def track(seen: Seen) -> Track:
    """The track as the viewer sees it."""
    viewer = seen.viewer
    asked = seen.prompt == TOURISM
    found, outlook = _plans(seen, asked)
    best: dict[int, Plan] = {}
    for plan in found:
        best.setdefault(plan.table, plan)
    shown = [_in_lap(seen, table["table"], best) for table in seen.view["track"]["tables"]]
    return Track(
        width=LEFT + len(GOOD_WORDS) * WIDTH + 2,
        height=TOP + START + 6 * HEIGHT + 2,
        heads=[PLATES_OF[table] for table in shown[:: len(GOOD_WORDS)]],
        cells=[_cell(seen, table, best, asked) for table in shown],
        managers=[_manager(seen, player) for player in seen.players],
        ribbon=[] if viewer is None else [_coming(seen, viewer, step, best, asked) for step in range(1, RIBBON + 1)],
        standing=[_place(seen, seat) for seat in seen.view["track"]["order"]],
        plans=[_shown(seen, plan, found[0], asked) for plan in shortlist(found)[: None if asked else 1]],
        outlook=outlook,
        label=seen.say("track-now", places="; ".join(_place(seen, seat).label for seat in seen.view["track"]["order"])),
    )


def _plans(seen: Seen, asked: bool) -> tuple[list[Plan], bool]:
    """The plans for this turn; or, before it, what this round may still bring."""
    viewer = seen.viewer
    if viewer is None or seen.view["over"]:
        return [], False
    phase = seen.view["phase"]
    to_come = viewer["seat"] in seen.view["track"]["waiting"] if phase == TOURISM else phase in BEFORE_TOURISM
    return (plans(viewer), not asked) if asked or to_come else ([], False)


def goal_table(seen: Seen) -> int:
    """The table that a story or a game alone asks for; 0 if there is none."""
    if seen.view["scenario"] is not None:
        scenario = seen.deck.scenarios[SCENARIO_WORDS.index(seen.view["scenario"])]
        return scenario.place[seen.seats - 1]
    return int(seen.view["solo"]["aim"]) if seen.view["solo"] is not None else 0


def _spot(table: int) -> tuple[int, int]:
    """The upper left corner of a table; later laps go over the same tables (R8.2)."""
    if table == 0:
        return LEFT, TOP
    step = (table - 1) % LAP
    return LEFT + step % len(GOOD_WORDS) * WIDTH, TOP + START + step // len(GOOD_WORDS) * HEIGHT


def _in_lap(seen: Seen, table: int, best: dict[int, Plan]) -> int:
    """The table that a spot stands for now: once the next lap comes near, it has the price of that lap (R8.2)."""
    mine = seen.players[seen.view["track"]["order"][0]]["table"] if seen.viewer is None else seen.viewer["table"]
    near = max([mine + RIBBON, *best])
    return int(table + (near - table) // LAP * LAP) if near > table else table


def _cell(seen: Seen, table: int, best: dict[int, Plan], asked: bool) -> Cell:
    mine = -1 if seen.viewer is None else seen.viewer["table"]
    x, y = _spot(table)
    here = [seen.texts.seat(seat) for seat in seen.view["track"]["order"] if seen.players[seat]["table"] == table]
    name = seen.table(table)
    label = seen.say("table-with", table=name, seats=", ".join(here)) if here else name
    return Cell(
        table,
        GOOD_WORDS[GOOD_OF[table]],
        PLATES_OF[table],
        x,
        y,
        "ahead" if mine < 0 else "passed" if table <= mine else "next" if table == mine + 1 else "ahead",
        table == goal_table(seen),
        label if not (asked and table in best) else seen.say("go-to", table=name),
        _go(seen, best.get(table), asked),
    )


def _go(seen: Seen, plan: Plan | None, asked: bool) -> Piece:
    """A tap on a table within reach pays the way there."""
    return seen.gesture(plan.words) if asked and plan is not None and plan.words[0] in seen.legal else INERT


def _manager(seen: Seen, player: PlayerView) -> Manager:
    together = [seat for seat in seen.view["track"]["order"] if seen.players[seat]["table"] == player["table"]]
    behind = len(together) - 1 - together.index(player["seat"])
    x, y = _spot(player["table"])
    name = seen.texts.seat(player["seat"])
    label = seen.say("manager", seat=name, table=seen.table(player["table"]))
    down = 17 if player["table"] == 0 else HEIGHT - 12
    return Manager(player["seat"], x + 10 + behind * TOKEN, y + down, (player["table"] - 1) // LAP, label)


def _coming(seen: Seen, viewer: PlayerView, step: int, best: dict[int, Plan], asked: bool) -> Coming:
    table = viewer["table"] + step
    good, plates = GOOD_WORDS[GOOD_OF[table]], PLATES_OF[table]
    have = viewer["goods"][good]
    lacks = max(0, plates - have)
    seats = [seat for seat in seen.view["track"]["order"] if seen.players[seat]["table"] == table]
    said = seen.say("coming-lacks" if lacks else "coming-enough", table=seen.table(table), have=have, number=lacks)
    piece = _go(seen, best.get(table), asked)
    return Coming(table, good, plates, have, lacks, seats, said, piece, table == goal_table(seen))


def _place(seen: Seen, seat: int) -> Place:
    player = seen.players[seat]
    name, table = seen.texts.seat(seat), seen.table(player["table"])
    label = seen.say("place", rank=player["rank"], seat=name, table=table)
    return Place(
        player["rank"], seat, name, capital(table), player["table"], seat in seen.view["track"]["waiting"], label
    )


def _shown(seen: Seen, plan: Plan, first: Plan, asked: bool) -> ShownPlan:
    name = seen.table(plan.table)
    bonus = next((step["table"] for step in plan.way if step["how"] == "bonus"), 0)
    label = seen.say(
        "plan-with-bonus" if bonus else "plan-without-bonus",
        table=name,
        number=sum(step["how"] == "pay" for step in plan.way),
        bonus=seen.table(bonus),
        goods=seen.goods(plan.keeps),
    )
    keeps = [good for good in stock(seen, plan.keeps) if good.number]
    best = plan is first
    return ShownPlan(plan, capital(name), keeps, label, _go(seen, plan, asked), best, plan.table == first.table)
