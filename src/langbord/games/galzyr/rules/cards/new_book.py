"""A packed world goes on in another book: in one that extends its own, or in the same one played gently (G15.7)."""

from __future__ import annotations

from typing import Final

from langbord.engine.errors import OptionError
from langbord.games.galzyr.rules.diary import PARTS, SCENE
from langbord.games.galzyr.rules.land import IN_BOOK, Land
from langbord.games.galzyr.rules.land_loader import GENTLE
from langbord.games.galzyr.rules.passages import BLOCK
from langbord.games.galzyr.rules.state import State

_BLOCK: Final = f"{BLOCK} "


def move_into(state: State, land: Land) -> None:
    """Cards keep their numbers, for ids are for ever; what is new is laid where a new world has it; what has become
    something else goes to the vault. What was read is remembered as it was read."""
    old = state.land
    if old.shelf == land.shelf:
        return
    _must_follow(old, land)
    state.land = land
    _retire(state, [card for card, face in old.cards.items() if face.type != land.cards[card].type])
    _deal_new(state, old)
    _keep_words(state, old)


def _must_follow(old: Land, land: Land) -> None:
    """Only a book that extends another has all its cards and scenes."""
    if old.others is None or (GENTLE in old.shelf + land.shelf and old.book.id == land.book.id):
        return
    found = land
    while found.book.base:
        if found.book.base == old.shelf.removeprefix(GENTLE):
            return
        found = old.others(found.book.base)
    raise OptionError(f"a world of {old.shelf} goes on there, or in a book that extends it; {land.shelf} does not")


def _retire(state: State, cards: list[int]) -> None:
    """Cards that are something else now are of no use to whoever has them."""
    for card in cards:
        for lying in _zones(state):
            while card in lying:
                lying.remove(card)
                state.vault.append(card)
        state.locals = [local for local in state.locals if local.card != card]
        state.locations = [0 if lying == card else lying for lying in state.locations]


def _zones(state: State) -> list[list[int]]:
    """Where cards lie in a packed world, apart from the board."""
    slots = [slot.cards for slot in state.saves]
    hidden = [state.quest_slot.cards, state.event_deck.cards]
    return [state.library, state.noticeboard, state.quest_back, state.event_bottom, state.globals, *hidden, *slots]


def _deal_new(state: State, old: Land) -> None:
    """New cards, and more copies of known ones."""
    for number, card in sorted(state.land.cards.items()):
        before = old.cards[number].copies if number in old.cards else 0
        for _ in range(card.copies - before):
            if before or card.start in ("library", "origin", "board"):
                state.library.append(number)
            elif card.start == "global":
                state.globals.append(number)
            elif card.start == "slot":
                state.quest_back.append(number)
            elif card.start == "events":
                state.event_bottom.append(number)
            else:
                state.vault.append(number)
    state.library.sort()


def _keep_words(state: State, old: Land) -> None:
    """A scene that differs now is told in the diary by the book in which it was read."""
    books = old.book.scenes, state.land.book.scenes
    changed = {id_ for id_, scene in books[0].items() if id_ not in books[1] or scene.blocks != books[1][id_].blocks}
    state.diary = [_told(line, changed, old.shelf) for line in state.diary]


def _told(line: str, changed: set[str], shelf: str) -> str:
    if not line.startswith(f"{SCENE} "):
        return line
    parts = line.split(PARTS)
    for place, part in enumerate(parts):
        if part.startswith(_BLOCK) and part.split(" ")[1].rpartition("/")[0] in changed:
            parts[place] = f"{_BLOCK}{shelf}{IN_BOOK}{part.removeprefix(_BLOCK)}"
    return PARTS.join(parts)
