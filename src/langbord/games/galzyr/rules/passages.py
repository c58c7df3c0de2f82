"""What was read in a scene, and what came of it: written into the state while it is played, read out for the page.

`Telling.told` is a list of short lines, so that a packed state stays small:
`block ferry.toll/start 10+` (a sign for each stretch of text with a condition: did it hold when it was read?),
`option 2` (the second one was taken), `outcome 1` (of its check), and the notes of journal.py, such as `gains 0 n012`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from langbord.engine.table import Hand
from langbord.games.galzyr.book import model
from langbord.games.galzyr.rules.conditions import holds
from langbord.games.galzyr.rules.state import NOBODY, Player, State, Telling

#: A stretch of text was shown, was not, was shown to the reader alone, was shown to all others: what hangs on a quest
#: held secretly would tell of it, so others read on as if that hand were empty (G11.2).
SHOWN, NOT_SHOWN, READER_ONLY, OTHERS_ONLY = "1", "0", "+", "-"

BLOCK: Final = "block"
OPTION: Final = "option"
OUTCOME: Final = "outcome"


@dataclass(frozen=True)
class Note:
    """Something that came of a block: the key of the log, who (NOBODY: the table), and what."""

    key: str
    seat: int
    things: tuple[str, ...]


@dataclass(frozen=True)
class Passage:
    """One block as it was read."""

    scene: str
    block: str
    paragraphs: tuple[str, ...]
    notes: tuple[Note, ...]
    option: int = NOBODY  # taken at its end
    outcome: int = NOBODY  # of its check
    after: tuple[Note, ...] = ()  # what the option cost, and what was rolled


# --- writing ----------------------------------------------------------------------------------------


def read_block(state: State, player: Player, block: model.Block) -> None:
    """Which stretches of its text hold now."""
    telling = state.telling
    assert telling is not None
    if telling.partner != NOBODY:
        telling.fellow = telling.partner
    signs = "".join(_sign(state, player, span) for line in block.lines for span in line.spans if span.when)
    telling.told.append(f"{BLOCK} {telling.scene}/{block.name} {signs}".rstrip())


def _sign(state: State, player: Player, span: model.Span) -> str:
    assert state.telling is not None
    card = state.telling.card
    known = holds(state, span.when, player, card)
    if not player.hand.cards:
        return SHOWN if known else NOT_SHOWN
    public = holds(state, span.when, empty_handed(player), card)
    if known == public:
        return SHOWN if known else NOT_SHOWN
    return READER_ONLY if known else OTHERS_ONLY


def empty_handed(player: Player) -> Player:
    """An adventurer as others know them."""
    return replace(player, hand=Hand())


def choose_option(telling: Telling, index: int) -> None:
    """An option was taken."""
    telling.told.append(f"{OPTION} {index + 1}")


def settle_outcome(telling: Telling, index: int) -> None:
    """A check has had its outcome."""
    telling.told.append(f"{OUTCOME} {index + 1}")


# --- reading ----------------------------------------------------------------------------------------


def passages(state: State, telling: Telling, seat: int | None) -> list[Passage]:
    """The scene so far, as a seat has read it."""
    found: list[Passage] = []
    for line in telling.told:
        key, *things = line.split(" ")
        if key == BLOCK:
            scene, _, name = things[0].rpartition("/")
            signs = things[1] if len(things) > 1 else ""
            found.append(_read(state, telling, scene, name, signs, seat == telling.seat))
        elif not found:
            continue  # before the first block nothing happens that is worth a note
        elif key == OPTION:
            found[-1] = replace(found[-1], option=int(things[0]) - 1)
        elif key == OUTCOME:
            found[-1] = replace(found[-1], outcome=int(things[0]) - 1)
        else:
            said = Note(key, int(things[0]), tuple(things[1:]))
            if found[-1].option == NOBODY:
                found[-1] = replace(found[-1], notes=(*found[-1].notes, said))
            else:
                found[-1] = replace(found[-1], after=(*found[-1].after, said))
    return found


def _read(state: State, telling: Telling, scene: str, name: str, signs: str, reader: bool) -> Passage:
    yes = (SHOWN, READER_ONLY if reader else OTHERS_ONLY)
    left = iter(signs)
    paragraphs: list[str] = []
    for line in state.land.scene(scene).block(name).lines:
        text = "".join(span.text for span in line.spans if not span.when or next(left) in yes)
        if text.strip():
            paragraphs.append(fill(state, telling, text))
    return Passage(scene, name, tuple(paragraphs), ())


def title_of(state: State, telling: Telling, line: model.Line, seat: int | None) -> str:
    """A title as a seat reads it now: of an option, for example."""
    player = state.players[telling.seat]
    knower = player if seat == telling.seat else empty_handed(player)
    text = "".join(span.text for span in line.spans if holds(state, span.when, knower, telling.card))
    return fill(state, telling, text)


def fill(state: State, telling: Telling, text: str) -> str:
    """`{name}` and `{partner}` filled in, and single spaces where a stretch was left out."""
    text = text.replace("{name}", _name(state, telling.seat))
    if "{partner}" in text:
        text = text.replace("{partner}", _name(state, telling.fellow))
    return " ".join(text.split())


def _name(state: State, seat: int) -> str:
    hero = state.players[seat].hero if seat != NOBODY else NOBODY
    return state.land.book.world.adventurers[hero].name if hero != NOBODY else "…"
