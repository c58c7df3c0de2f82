"""What has changed between two views of a seat, in a few sentences: what concerns the seat first."""

from __future__ import annotations

from collections.abc import Iterator

from langbord.engine.web import Words
from langbord.games.reykholt.rules.moves import GOOD_WORDS, SPACE_WORDS, space_face
from langbord.games.reykholt.rules.view_model import PlayerView, View


def sentences(before: View, now: View, texts: Words, me: int) -> list[str]:
    """Both views are of the seat `me`."""
    return [
        *_round(before, now, texts),
        *_event(before, now, texts),
        *_goods(before["players"][me], now["players"][me], texts),
        *_houses(before["players"][me], now["players"][me], texts),
        *_tables(before, now, texts, me),
        *_taken(before, now, texts, me),
        *_cards(before, now, texts, me),
    ]


def _another_round(before: View, now: View) -> bool:
    return bool(before["round"] != now["round"])


def _round(before: View, now: View, texts: Words) -> Iterator[str]:
    if _another_round(before, now):
        yield texts.say("change-round", number=now["round"], seat=texts.seat(now["start"]))


def _event(before: View, now: View, texts: Words) -> Iterator[str]:
    if now["event"] is not None and (now["event"] != before["event"] or _another_round(before, now)):
        yield texts.say("change-event", event=texts.card(now["event"]).name)


def _goods(before: PlayerView, now: PlayerView, texts: Words) -> Iterator[str]:
    more = [(good, now["goods"][good] - before["goods"][good]) for good in GOOD_WORDS]
    said = ", ".join(f"{'+' if by > 0 else '−'}{texts.price(f'{abs(by)} {good}')}" for good, by in more if by)
    if said:
        yield texts.say("change-goods", goods=said)


def _houses(before: PlayerView, now: PlayerView, texts: Words) -> Iterator[str]:
    """Greenhouses of the seat that came, left, or ran empty."""
    old = {house["word"]: house["filled"] for house in before["houses"]}
    new = {house["word"]: house["filled"] for house in now["houses"]}
    for key, words in (
        ("houses-new", [word for word in new if word not in old]),
        ("houses-gone", [word for word in old if word not in new]),
        ("houses-empty", [word for word in new if old.get(word) and not new[word]]),
    ):
        if words:
            names = ", ".join(texts.card(word).name for word in words)
            yield texts.say(f"change-{key}", houses=names, number=len(words))


def _tables(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    """Who moved along the track, and whether it changed where the seat stands."""
    for old, new in zip(before["players"], now["players"], strict=True):
        by = new["table"] - old["table"]
        if by and new["seat"] != me:
            yield texts.say("change-advanced", seat=texts.seat(new["seat"]), number=by)
    old_rank, rank = before["players"][me]["rank"], now["players"][me]["rank"]
    if rank != old_rank:
        yield texts.say("change-rank", rank=rank, number=len(now["players"]))


def _taken(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    """Spaces that others have taken in this round."""
    known = set() if _another_round(before, now) else _occupied(before, me)
    taken = [word for word in _occupied(now, me) if word not in known]
    if taken:
        seats = now["seats"]
        names = [texts.card(space_face(SPACE_WORDS.index(word), seats)).name for word in taken]
        yield texts.say("change-taken", spaces=", ".join(names), number=len(names))


def _occupied(view: View, me: int) -> dict[str, None]:
    """The words of the spaces where a worker of somebody else stands, in the order of the board."""
    return {space["word"]: None for space in view["spaces"] if space["worker"] not in (None, me)}


def _cards(before: View, now: View, texts: Words, me: int) -> Iterator[str]:
    """Service cards that others took, and own ones that a neighbour shares now."""
    mine = {card["word"] for card in now["players"][me]["cards"]}
    gone = [texts.card(word).name for word in before["display"] if word not in now["display"] and word not in mine]
    if gone:
        yield texts.say("change-cards-gone", cards=", ".join(gone), number=len(gone))
    shared = {card["word"] for card in before["players"][me]["cards"] if card["shared_with"] is not None}
    for card in now["players"][me]["cards"]:
        if card["owner"] == me and card["shared_with"] is not None and card["word"] not in shared:
            seat = texts.seat(card["shared_with"])
            yield texts.say("change-card-shared", card=texts.card(card["word"]).name, seat=seat)
