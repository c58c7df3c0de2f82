"""What has changed between two views of a seat, in a few sentences: what concerns the seat first."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.engine.web import Words
from langbord.games.nusfjord.rules.view_model import Good, GoodsView, PlayerView, View

GOODS: tuple[Good, ...] = ("fish", "wood", "gold")


def sentences(before: View, now: View, texts: Words, me: int) -> list[str]:
    """Both views are of the seat `me`."""
    return [
        *_round(before, now, texts),
        *_goods(before["players"][me], now["players"][me], texts),
        *_my_shares(before, now, texts, me),
        *_full_spaces(before, now, texts),
        *_cards(before, now, texts),
        *_plates(before, now, texts, me),
    ]


def _round(before: View, now: View, texts: Words) -> Iterator[str]:
    if _another_round(before, now):
        yield texts.say("change-round", number=now["round"], seat=texts.seat(now["start"]))


def _another_round(before: View, now: View) -> bool:
    return bool(before["round"] != now["round"])


def _goods(before: PlayerView, now: PlayerView, texts: Words) -> Iterator[str]:
    """Fish, wood and gold of the seat, in its supply and in its Reserve."""
    supply = _differences(before, now, texts)
    if supply:
        yield texts.say("change-supply", goods=supply)
    reserve = _differences(before["reserve"], now["reserve"], texts)
    if reserve:
        yield texts.say("change-reserve", goods=reserve)


def _differences(before: PlayerView | GoodsView, now: PlayerView | GoodsView, texts: Words) -> str:
    more = [(good, now[good] - before[good]) for good in GOODS]
    return ", ".join(f"{'+' if by > 0 else '−'}{texts.price(f'{abs(by)} {good}')}" for good, by in more if by)


def _my_shares(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    """Shares of the seat that rivals have bought."""
    for old, new in zip(before["players"], now["players"], strict=True):
        bought = new["shares"][me] - old["shares"][me]
        if new["seat"] != me and bought > 0:
            yield texts.say("change-shares", seat=texts.seat(new["seat"]), number=bought)
    if before["market"] != now["market"]:
        yield texts.say("change-market", number=sum(now["market"]))


def _full_spaces(before: View, now: View, texts: Words) -> Iterator[str]:
    """Spaces where no worker fits any more; at the end of a round all go home, so then every full space is news."""
    known = set() if _another_round(before, now) else _full(before)
    full = [texts.say(f"space-{word}") for word in _full(now) if word not in known]
    if full:
        yield texts.say("change-full", spaces=", ".join(full))


def _full(view: View) -> dict[str, None]:
    """The words of the full spaces, in the order of the board."""
    return {space["word"]: None for space in view["spaces"] if len(space["workers"]) >= space["capacity"]}


def _cards(before: View, now: View, texts: Words) -> Iterator[str]:
    """Buildings and elders that others took, and those newly laid out."""
    for key, old, new in (
        ("buildings", _open(before), _open(now)),
        ("elders", _shown(before), _shown(now)),
    ):
        gone = [texts.card(word).name for word in old if word not in new]
        come = [texts.card(word).name for word in new if word not in old]
        if gone:
            yield texts.say(f"change-{key}-gone", cards=", ".join(gone), number=len(gone))
        if come:
            yield texts.say(f"change-{key}-new", cards=", ".join(come), number=len(come))


def _open(view: View) -> list[str]:
    return [word for kind in "ABC" for word in view["open"][kind]]


def _shown(view: View) -> list[str]:
    return [word for stack in view["elders"] for word in stack["shown"]]


def _plates(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    filled = now["plates"]["filled"] - before["plates"]["filled"]
    if filled > 0:
        yield texts.say("change-plates", number=filled, price=now["players"][me]["next_plate"] or 0)
    elif filled < 0:
        yield texts.say("change-plates-empty", number=-filled, price=now["players"][me]["next_plate"] or 0)
