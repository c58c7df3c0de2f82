"""What has changed between two views of a seat, in a few sentences: what concerns the seat first."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.engine.web import Words
from langbord.games.keyharvest.rules.moves import CROP_WORDS
from langbord.games.keyharvest.rules.view_model import FieldView, PlayerView, View, WorkerView


def sentences(before: View, now: View, texts: Words, me: int) -> list[str]:
    """Both views are of the seat `me`."""
    return [
        *_end(before, now, texts),
        *_counters(before["players"][me], now["players"][me], texts),
        *_fields(before["players"][me], now["players"][me], texts),
        *_workers(before["players"][me], now["players"][me], texts),
        *_store(before, now, texts, me),
        *_rivals(before, now, texts, me),
        *_events(before, now, texts),
        *_registry(before, now, texts),
        *_townsfolk(before, now, texts, me),
    ]


def _end(before: View, now: View, texts: Words) -> Iterator[str]:
    if now["ending"] and not before["ending"]:
        yield texts.say("change-ending")


def _counters(before: PlayerView, now: PlayerView, texts: Words) -> Iterator[str]:
    more = [(crop, now["crops"][crop] - before["crops"][crop]) for crop in CROP_WORDS]
    said = ", ".join(f"{'+' if by > 0 else '−'}{texts.price(f'{abs(by)} {crop}')}" for crop, by in more if by)
    if said:
        yield texts.say("change-counters", goods=said)


def _words(things: list[FieldView] | list[WorkerView]) -> list[str]:
    return [thing["word"] for thing in things]


def _fields(before: PlayerView, now: PlayerView, texts: Words) -> Iterator[str]:
    """Fields that came to the seat's board or left it, and those turned up again."""
    old, new = _words(before["fields"]), _words(now["fields"])
    yield from _gone_and_come("fields", old, new, texts)
    cut = {field["word"] for field in before["fields"] if field["harvested"]}
    ripe = [field["word"] for field in now["fields"] if field["word"] in cut and not field["harvested"]]
    if ripe:
        yield texts.say("change-ripe", fields=", ".join(ripe), number=len(ripe))


def _workers(before: PlayerView, now: PlayerView, texts: Words) -> Iterator[str]:
    """Workers of the seat that went back, or stand elsewhere now."""
    where = {worker["word"]: worker["at"] for worker in now["workers"]}
    for worker in before["workers"]:
        name, at = texts.say(f"worker-{worker['word']}"), where.get(worker["word"])
        if at is None:
            yield texts.say("change-worker-gone", worker=name)
        elif at != worker["at"]:
            yield texts.say("change-worker-moved", worker=name, field=at)


def _store(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    """What others took from the seat's store, and what they offer now."""
    old = [lot["field"] for lot in before["players"][me]["store"]]
    new = [lot["field"] for lot in now["players"][me]["store"]]
    sold = [field for field in old if field not in new]
    if sold:
        yield texts.say("change-sold", fields=", ".join(sold), number=len(sold))
    for player in now["players"]:
        if player["seat"] == me:
            continue
        known = {lot["field"] for lot in before["players"][player["seat"]]["store"]}
        offered = [lot["field"] for lot in player["store"] if lot["field"] not in known]
        if offered:
            yield texts.say("change-offered", seat=texts.seat(player["seat"]), fields=", ".join(offered))


def _rivals(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    """Fields that came to the boards of the others, what they harvested, and workers who are new there."""
    for player in now["players"]:
        if player["seat"] == me:
            continue
        seat, then = texts.seat(player["seat"]), before["players"][player["seat"]]
        fields = [word for word in _words(player["fields"]) if word not in _words(then["fields"])]
        ripe = {field["word"] for field in then["fields"] if not field["harvested"]}
        cut = [field["word"] for field in player["fields"] if field["word"] in ripe and field["harvested"]]
        workers = [word for word in _words(player["workers"]) if word not in _words(then["workers"])]
        if fields:
            yield texts.say("change-rival-fields", seat=seat, fields=", ".join(fields), number=len(fields))
        if cut:
            yield texts.say("change-rival-harvest", seat=seat, fields=", ".join(cut), number=len(cut))
        if workers:
            names = ", ".join(texts.say(f"worker-{worker}") for worker in workers)
            yield texts.say("change-rival-workers", seat=seat, workers=names, number=len(workers))


def _events(before: View, now: View, texts: Words) -> Iterator[str]:
    came = [texts.say(f"event-{event}") for event in now["seen_events"][len(before["seen_events"]) :]]
    if came:
        yield texts.say("change-events", events=", ".join(came), number=len(came), track=len(now["track"]))
    if len(now["track"]) < len(before["track"]) + len(came) and not now["ending"]:
        yield texts.say("change-events-back")


def _registry(before: View, now: View, texts: Words) -> Iterator[str]:
    come = [field for field in now["registry"] if field not in before["registry"]]
    if come:
        yield texts.say("change-registry", fields=", ".join(come), number=len(come))


def _townsfolk(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    """Townsfolk whom others took; those who are free again."""
    taken = [worker for worker in before["townsfolk"] if worker not in now["townsfolk"]]
    freed = [worker for worker in now["townsfolk"] if worker not in before["townsfolk"]]
    mine = set(_words(now["players"][me]["workers"]))
    gone = [texts.say(f"worker-{worker}") for worker in taken if worker not in mine]
    if gone:
        yield texts.say("change-townsfolk-gone", workers=", ".join(gone))
    if freed:
        yield texts.say("change-townsfolk-free", workers=", ".join(texts.say(f"worker-{worker}") for worker in freed))


def _gone_and_come(key: str, old: list[str], new: list[str], texts: Words) -> Iterator[str]:
    gone = [word for word in old if word not in new]
    come = [word for word in new if word not in old]
    if gone:
        yield texts.say(f"change-{key}-gone", fields=", ".join(gone), number=len(gone))
    if come:
        yield texts.say(f"change-{key}-new", fields=", ".join(come), number=len(come))
