"""Key Harvest once more: geometry from the lengths of the rows, and the moves of every question."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

from tests.oracle.question import Moves, Question, View, exactly

#: Fields that a worker needs, and points.
NEEDS = dict(zip("ABCDEFGHIJKL", (1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5), strict=True))
#: Who does what at the questions of workers, and how much dearer the Skilled worker buys.
DEARER = {"E": 1, "G": 0}
#: Begins what a seat then goes on with.
BEGINS = "action"


@functools.cache
def near(rows: tuple[int, ...]) -> dict[str, frozenset[str]]:
    """Which spaces share a side: in half widths a row is set in by what it lacks, and neighbours are two apart in the
    same row, one apart in the next."""
    places = {
        (row, 2 * number + max(rows) - length): f"{'ABCDEFGHIJ'[row]}{number + 1}"
        for row, length in enumerate(rows)
        for number in range(length)
    }
    steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    return {
        word: frozenset(places[row + down, at + right] for down, right in steps if (row + down, at + right) in places)
        for (row, at), word in places.items()
    }


class Country:
    """A board as the view shows it."""

    def __init__(self, view: View, seat: int) -> None:
        self.near = near(tuple(view["rows"]))
        self.area = view["players"][seat]
        self.fields = {field["word"] for field in self.area["fields"]}
        self.ripe = {field["word"] for field in self.area["fields"] if not field["harvested"]}
        self.cut = self.fields - self.ripe
        self.workers = {worker["word"]: worker["at"] for worker in self.area["workers"]}

    def group(self, word: str) -> set[str]:
        """All fields linked to one."""
        found, todo = {word}, [word]
        while todo:
            for other in self.near[todo.pop()] & self.fields - found:
                found.add(other)
                todo.append(other)
        return found

    def alone(self) -> set[str]:
        """Fields with no field beside them."""
        return {field for field in self.fields if not self.near[field] & self.fields}

    def room(self, worker: str) -> set[str]:
        """Where a worker may stand; if it stands here it is taken up first."""
        others = {at: word for word, at in self.workers.items() if word != worker}
        own = self.workers.get(worker)
        return {
            space
            for space in self.near
            if space not in self.fields
            and space != own
            and len(self.near[space] & self.fields) >= NEEDS[worker]
            and not any(at in self.near[space] for at in others)
            and (space not in others or NEEDS[others[space]] < NEEDS[worker])
        }


def some(crops: dict[str, int]) -> list[str]:
    """The crops of which there are any."""
    return [crop for crop, number in crops.items() if number]


def moves(question: Question) -> Moves | None:
    """What may be answered."""
    return ANSWERS[question.prompt](question)


# --- a turn ---------------------------------------------------------------------------------------


def _action(question: Question) -> Moves:
    view, me = question.view, question.me
    country = Country(view, question.seat)
    can = {"end"}
    if country.ripe:
        can.add("harvest")
    if country.workers or _playable(question):
        can.add("worker")
    if _transferable(question) and "offer" not in view["actions"]:
        can.add("transfer")
    if len(me["store"]) < 2 and view["registry"] and me["counters"]:
        can.add("offer")
    return exactly(can - set(view["actions"]))


def _playable(question: Question) -> set[str]:
    country = Country(question.view, question.seat)
    return {worker for worker in (*question.me["farmhands"], *question.view["townsfolk"]) if country.room(worker)}


def _transferable(question: Question) -> set[str]:
    held = question.me["crops"]
    return {
        lot["field"]
        for player in question.view["players"]
        for lot in player["store"]
        if player["seat"] == question.seat or all(held[crop] >= number for crop, number in lot["bid"].items())
    }


def _harvest(question: Question) -> Moves:
    country = Country(question.view, question.seat)
    cut = [word for seat, prompt, word in question.said if (seat, prompt) == (question.seat, "harvest")]
    if cut and cut[-1] != "all":
        return exactly(country.ripe & country.group(cut[-1]), "all", "stop")
    one_group = all(country.ripe <= country.group(field) for field in country.ripe)
    return exactly(country.ripe, ["all"] if one_group else [])


def _harvest_instead(question: Question) -> Moves:
    return exactly(some(question.view["stock"]), "pass")


def _worker(question: Question) -> Moves:
    return exactly(_playable(question), ["remove"] if question.me["workers"] else [])


def _spaces(question: Question) -> Moves:
    country = Country(question.view, question.seat)
    return exactly(country.room(question.values["worker"]), ["pass"] if question.prompt == "move-worker" else [])


def _transfer(question: Question) -> Moves:
    return exactly(_transferable(question), ["stop"] if _second(question) else [])


def _offer(question: Question) -> Moves:
    return exactly(question.view["registry"], ["stop"] if question.values["left"] == 1 else [])


def _second(question: Question) -> bool:
    """Whether one part of the same action was answered before."""
    return any((seat, prompt) == (question.seat, question.prompt) for seat, prompt, _ in question.said)


def _bid(question: Question) -> Moves:
    return exactly(some(question.me["crops"]), ["stop"] if question.values["number"] else [])


def _pay(question: Question) -> Moves:
    return exactly(some(question.me["crops"]))


# --- workers --------------------------------------------------------------------------------------


def _own_workers(question: Question) -> Moves:
    words = {worker["word"] for worker in question.me["workers"]}
    if question.prompt == "copy":
        words.discard("J")
    return exactly(words, [] if question.prompt == "remove" else ["pass"])


def _extra_crop(question: Question) -> Moves:
    country = Country(question.view, question.seat)
    worker, left = question.values["worker"], question.values["left"]
    fields = country.ripe & country.near[country.workers[worker]]
    if worker == "B" and left == 1:
        taken = [word for seat, prompt, word in question.said if (seat, prompt) == (question.seat, "extra-crop")]
        return exactly(fields - {taken[-1]}, "stop")
    return exactly(fields, "pass")


def _take_crop(question: Question) -> Moves:
    return exactly(some(question.view["stock"]), ["pass"] if question.values["left"] == 2 else [])


def _turn_up(question: Question) -> Moves:
    country = Country(question.view, question.seat)
    return exactly(country.cut & country.near[country.workers["D"]], "all", _stop(question))


def _stop(question: Question) -> str:
    return "stop" if question.before() else "pass"


def _buy(question: Question) -> Moves:
    more = DEARER[question.values["worker"]]
    return exactly(
        "pass",
        [
            lot["field"]
            for player in question.view["players"]
            for lot in player["store"]
            if player["seat"] != question.seat and sum(lot["bid"].values()) + more <= question.me["counters"]
        ],
    )


def _own_fields(question: Question) -> Moves:
    may = question.prompt in ("blind-swap", "replacement")
    return exactly((field["word"] for field in question.me["fields"]), ["pass"] if may else [])


def _registry(question: Question) -> Moves:
    return exactly(question.view["registry"], "pass")


def _rivals_unconnected(question: Question) -> Moves:
    seats: Iterable[int] = (player["seat"] for player in question.view["players"] if player["seat"] != question.seat)
    return exactly("pass", *(Country(question.view, seat).alone() for seat in seats))


# --- events ---------------------------------------------------------------------------------------


def _receive(question: Question) -> Moves:
    last = [each["drawer"] for each in question.view["running"] if each["event"] == "O"][-1] == question.seat
    if last:
        return exactly("place", "discard")
    return exactly("place", "hand-on", ["discard"] if question.me["fields"] else [])


def _good_harvest(question: Question) -> Moves:
    counts: dict[str, int] = {}
    for field in question.me["fields"]:
        if not field["harvested"]:
            counts[field["crop"]] = counts.get(field["crop"], 0) + 1
    best = {crop for crop, number in counts.items() if number == max(counts.values())}
    stock = set(some(question.view["stock"]))
    return exactly(stock if best - stock else best, "pass")


def _new_crop(question: Question) -> Moves:
    end = "stop" if question.values["left"] == 1 else "pass"
    return exactly(Country(question.view, question.seat).cut, end)


def _remote_harvest(question: Question) -> Moves:
    country = Country(question.view, question.seat)
    mine = [prompt for seat, prompt, _ in question.said if seat == question.seat]
    again = bool(mine) and (mine[-1] == "remote-harvest" or mine[-2:] == ["remote-harvest", "harvest-instead"])
    return exactly(country.alone() & country.ripe, "all", "stop" if again else "pass")


def _reposition(question: Question) -> Moves:
    country = Country(question.view, question.seat)
    return exactly((worker for worker in country.workers if country.room(worker)), "pass")


ANSWERS: dict[str, Callable[[Question], Moves]] = {
    "choose-start": lambda question: exactly(
        f"player-{number}" for number in range(1, 1 + len(question.view["players"]))
    ),
    "action": _action,
    "harvest": _harvest,
    "harvest-instead": _harvest_instead,
    "worker": _worker,
    "remove": _own_workers,
    "place": _spaces,
    "transfer": _transfer,
    "offer": _offer,
    "bid": _bid,
    "move-worker": _spaces,
    "extra-crop": _extra_crop,
    "take-crop": _take_crop,
    "turn-up": _turn_up,
    "buy": _buy,
    "fallow": _own_fields,
    "store": _registry,
    "seize": _rivals_unconnected,
    "copy": _own_workers,
    "draw": lambda question: exactly("draw", "pass"),
    "keep": lambda question: exactly("place", "discard"),
    "take": _registry,
    "pay": _pay,
    "pay-stock": _pay,
    "blind-swap": _own_fields,
    "exchange": _rivals_unconnected,
    "exchange-give": _own_fields,
    "give-away": _own_fields,
    "receive": _receive,
    "good-harvest": _good_harvest,
    "lucky-dip": lambda question: exactly("draw", "pass"),
    "lucky-dip-registry": _registry,
    "new-crop": _new_crop,
    "quick-sale": _registry,
    "registry-swap": _registry,
    "swap-give": _own_fields,
    "remote-harvest": _remote_harvest,
    "replacement": _own_fields,
    "reposition": _reposition,
    "reposition-to": _spaces,
    "vacation": _own_workers,
    "windfall": lambda question: exactly(some(question.view["stock"])),
}
