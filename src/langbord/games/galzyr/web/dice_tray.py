"""The dice tray: the check that is going on, its dice, what can still be done, and how the successes come about."""

from __future__ import annotations

from dataclasses import dataclass

from langbord.engine.web import INERT, Piece
from langbord.games.galzyr.book.phrases import Box, Successes
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules.moves import DIE_WORDS
from langbord.games.galzyr.rules.view_model import CheckView, SceneView
from langbord.games.galzyr.web.options import OddsRow, die_name, die_number, odds_rows, promised
from langbord.games.galzyr.web.pieces import Seen

#: Questions in which cards may act.
WINDOWS = ("check-before", "check-effects", "check-last")
#: Questions that are answered in the tray.
IN_TRAY = (*WINDOWS, "check-line", "check-pool", "check-reroll", "dice", "push", "new-skill")
#: Plain answers, as buttons in this order; the first that is there is the one to press.
BUTTONS = ("roll", "reroll", "keep", "yes", "no", "stop", "ask")


@dataclass(frozen=True)
class Die:
    """A die of the pool; `face` is empty before the roll, or if the face is blank."""

    number: int
    kind: str
    name: str
    face: tuple[str, ...]
    counts: int
    chosen: bool
    label: str
    piece: Piece


@dataclass(frozen=True)
class Swap:
    """A skill for whose mark a die can be swapped, or that can be tested instead."""

    skill: str
    name: str
    marks: int
    used: int
    tested: bool
    piece: Piece
    label: str


@dataclass(frozen=True)
class Help:
    """A card, or a line of the scene, that may or must act now. What it does, the move itself says."""

    word: str
    name: str
    kind: str
    must: bool
    piece: Piece


@dataclass(frozen=True)
class Line:
    """One reason why there are so many successes."""

    text: str
    amount: int


@dataclass(frozen=True)
class Button:
    """A plain answer."""

    word: str
    label: str
    first: bool
    piece: Piece


@dataclass(frozen=True)
class Tray:
    """The whole check."""

    mine: bool
    skill: str
    skill_name: str
    verb: str
    difficulty: str
    difficulty_name: str
    pips: int
    dice: tuple[Die, ...]
    rolled: bool
    roll: int  # changes with every roll, so that the dice tumble anew
    swaps: tuple[Swap, ...]
    choosing_skill: bool
    choosing_dice: bool
    helps: tuple[Help, ...]
    buttons: tuple[Button, ...]
    lines: tuple[Line, ...]
    total: int
    verdict: str
    odds: tuple[OddsRow, ...]


def tray(seen: Seen) -> Tray | None:
    """The check, while there is one."""
    check = seen.view["check"]
    if check is None:
        return None
    scene = seen.scene
    wanted = promised(seen, check["difficulty"])
    rolled = check["rolled"]
    return Tray(
        mine=seen.me == scene["seat"],
        skill=check["skill"],
        skill_name=seen.name("skill", check["skill"]),
        verb=seen.name("verb", check["verb"]) if check["verb"] else "",
        difficulty=check["difficulty"],
        difficulty_name=seen.name("difficulty", check["difficulty"]),
        pips=wanted,
        dice=tuple(_die(seen, check, place) for place in range(len(check["dice"]))),
        rolled=rolled,
        roll=2 if check["rerolled"] else 1 if rolled else 0,
        swaps=_swaps(seen, scene, check),
        choosing_skill=seen.prompt == "new-skill",
        choosing_dice=seen.prompt == "dice",
        helps=_helps(seen, scene, check),
        buttons=_buttons(seen, rolled and check["successes"] >= max(wanted, 1)),
        lines=_lines(seen, scene, check) if rolled else _bonus_lines(seen, scene, check),
        total=check["successes"],
        verdict=_verdict(seen, check["successes"], wanted) if rolled else "",
        odds=_odds(seen, check, wanted),
    )


def _die(seen: Seen, check: CheckView, place: int) -> Die:
    given = check["dice"][place]
    face = tuple(given["face"])
    shown = ", ".join(seen.name("skill", skill) for skill in face)
    name = die_name(seen, given["die"])
    key = "dice-face" if face else "dice-blank" if check["rolled"] else "dice-waiting"
    return Die(
        number=place + 1,
        kind=given["die"],
        name=name,
        face=face,
        counts=face.count(check["skill"]),
        chosen=given["chosen"],
        label=seen.texts.say(key, number=place + 1, die=name, face=shown),
        piece=seen.piece(DIE_WORDS[place], "dice") if seen.prompt == "dice" else INERT,
    )


def _swaps(seen: Seen, scene: SceneView, check: CheckView) -> tuple[Swap, ...]:
    """While the pool is built: all six skills, with the marks there are. While a skill is chosen: the skills."""
    if seen.prompt not in ("check-pool", "new-skill"):
        return ()
    used = [die["die"] for die in check["dice"]]
    found: list[Swap] = []
    for skill in SKILLS:
        marks, gone, name = scene["pool"]["marks"][skill], used.count(skill), seen.name("skill", skill)
        key = "dice-swap" if seen.prompt == "check-pool" else "dice-test-instead"
        label = seen.texts.say(key, skill=name, number=marks - gone)
        found.append(Swap(skill, name, marks, gone, skill == check["skill"], seen.piece(skill), label))
    return tuple(found)


def _helps(seen: Seen, scene: SceneView, check: CheckView) -> tuple[Help, ...]:
    """What may act now; of a card with several lines, the lines."""
    if seen.prompt not in (*WINDOWS, "check-line"):
        return ()
    found: list[Help] = []
    for word in sorted(seen.legal):
        if word[0] == "n" and word[1:].isdigit():
            boxes = [box for box in seen.data(word).boxes if _fits(box, check)]
            must = any(box.must for box in boxes)
            found.append(Help(word, seen.texts.card(word).name, seen.data(word).type, must, seen.piece(word)))
        elif word[0] == "o" and word[1:].isdigit():
            found.append(Help(word, "", "book", _must_line(seen, scene, word), seen.piece(word)))
    return tuple(found)


def _must_line(seen: Seen, scene: SceneView, word: str) -> bool:
    if seen.prompt == "check-line":
        return False
    boxes = _scene_boxes(seen, scene)
    return boxes[int(word[1:]) - 1].must


def _scene_boxes(seen: Seen, scene: SceneView) -> tuple[Box, ...]:
    if scene["option"] is None:
        return ()
    option = seen.land.scene(scene["id"]).block(scene["block"]).options[int(scene["option"][1:]) - 1]
    return option.check.boxes if option.check is not None else ()


def _fits(box: Box, check: CheckView) -> bool:
    return check["verb"] in box.verbs or check["skill"] in box.skills or not (box.verbs or box.skills)


def _buttons(seen: Seen, enough: bool) -> tuple[Button, ...]:
    """The plain answers; whoever has enough is not urged to roll again."""
    if seen.prompt not in IN_TRAY:
        return ()
    words = [word for word in BUTTONS if word in seen.legal]
    if enough and "keep" in words:
        words.sort(key=lambda word: word != "keep")
    return tuple(
        Button(word, seen.texts.say(f"dice-{seen.prompt}-{word}"), place == 0, seen.piece(word))
        for place, word in enumerate(words)
    )


# --- why there are so many successes ----------------------------------------------------------------


def _lines(seen: Seen, scene: SceneView, check: CheckView) -> tuple[Line, ...]:
    """Die by die, then what cards turn into successes, then what they add; the sum is the total, never below 0."""
    found: list[Line] = []
    name = seen.name("skill", check["skill"])
    for place, die in enumerate(check["dice"]):
        counts = die["face"].count(check["skill"])
        if counts:
            text = seen.texts.say("dice-line-die", number=place + 1, skill=name, count=counts)
            found.append(Line(text, counts))
    for conversion in check["conversions"]:
        skill = seen.name("skill", conversion["skill"])
        twice = conversion["spent"] if conversion["skill"] == check["skill"] else 0  # counted die by die above
        if conversion["gives"]:
            found.append(Line(seen.texts.say("dice-line-counts", skill=skill), conversion["gives"] - twice))
    found += _bonus_lines(seen, scene, check)
    short = check["successes"] - sum(line.amount for line in found)
    if short > 0:
        found.append(Line(seen.texts.say("dice-line-floor"), short))
    return tuple(found)


def _bonus_lines(seen: Seen, scene: SceneView, check: CheckView) -> tuple[Line, ...]:
    """What each used card has added for certain; the rest came of the twelve-sided die or of days left."""
    found: list[Line] = []
    for used in check["lines"]:
        boxes = seen.data(used["card"]).boxes if used["card"] else _scene_boxes(seen, scene)
        effects = boxes[used["line"]].effects if used["line"] < len(boxes) else ()
        amount = sum(effect.amount for effect in effects if isinstance(effect, Successes))
        if amount:
            name = seen.texts.card(used["card"]).name if used["card"] else seen.texts.say("dice-scene-itself")
            found.append(Line(seen.texts.say("dice-line-card", card=name), amount))
    rest = check["bonus"] - sum(line.amount for line in found)
    if rest:
        found.append(Line(seen.texts.say("dice-line-rest"), rest))
    return tuple(found)


def _verdict(seen: Seen, total: int, wanted: int) -> str:
    """The total against what the difficulty promises. What the outcomes ask is seen when one has happened (G7.7)."""
    if not wanted:
        return seen.texts.say("dice-verdict-unknown", total=total)
    return seen.texts.say(
        "dice-verdict-enough" if total >= wanted else "dice-verdict-short", total=total, wanted=wanted
    )


def _odds(seen: Seen, check: CheckView, wanted: int) -> tuple[OddsRow, ...]:
    """Of the roll to come: the first, or the second one of all dice."""
    if check["rerolled"] or not check["dice"] or (check["rolled"] and seen.prompt != "check-reroll"):
        return ()
    pool = tuple(die_number(die["die"]) for die in check["dice"])
    key = "dice-odds-again-row" if check["rolled"] else "choice-odds-row"
    return odds_rows(seen, pool, SKILLS.index(check["skill"]), wanted, check["bonus"], key)
