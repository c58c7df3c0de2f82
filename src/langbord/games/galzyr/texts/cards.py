"""What stands on a card, in sentences made from its phrases; and the public side of a quest."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from langbord.engine.card_text import CardFace, CardTexts, Message
from langbord.engine.log import Value
from langbord.games.galzyr.book import phrases as p
from langbord.games.galzyr.book.model import Card, EventRow, SceneBox, Use
from langbord.games.galzyr.rules.land import Land
from langbord.games.galzyr.rules.moves import CARD_WORDS
from langbord.games.galzyr.texts.conditions import conditions_message
from langbord.games.galzyr.texts.effects import place_message, steps_message
from langbord.games.galzyr.texts.messages import (
    THIS,
    bare,
    card_name,
    counted,
    joined,
    message,
    number,
    slug,
    space_name,
    tag_name,
    words_of_book,
)
from langbord.games.galzyr.texts.skill_checks import box_message

#: `n012-notice` is the public side of the quest `n012`.
NOTICE: Final = "-notice"

#: `n012-rules` is the same card without the sentence about its tags, for pages that show them in another way.
RULES: Final = "-rules"


#: A month or a state of the world may bring in a score of cards; to name them all would tell the story beforehand.
MOST_STEPS_TOLD: Final = 3


def face_of(land: Land, word: str) -> CardFace | None:
    """A card as whoever may see all of it reads it."""
    card = _card(land, word)
    if card is None:
        return None
    flavour = " ".join(bare(line) for line in card.flavour)
    return CardFace(
        word=word,
        kind=card.type,
        card_class=_class(card),
        texts=_english(bare(card.name), flavour),
        cost=f"{card.price} gold" if card.price else "",
        effect=card_sentences(land, card),
    )


def rules_of(land: Land, word: str) -> CardFace | None:
    """A card without the sentence about its tags."""
    face = face_of(land, word)
    if face is None:
        return None
    return replace(face, word=word + RULES, effect=tuple(said for said in face.effect if said.key != "face-tags"))


def notice_of(land: Land, word: str) -> CardFace | None:
    """A quest on the noticeboard: what is offered, and where it is picked up (G11.1)."""
    card = _card(land, word)
    if card is None or card.type != "quest":
        return None
    notice = "" if card.notice is None else bare(card.notice)
    effect = (_pickup(land, card),) if card.pickup else (message("face-pickup-anywhere"),)
    return CardFace(word + NOTICE, card.type, _class(card), _english(bare(card.name), notice), effect=effect)


def _english(name: str, note: str) -> CardTexts:
    """A name and a note of the book."""
    return CardTexts({"name": {"en": name}, "note": {"en": note}})


def _card(land: Land, word: str) -> Card | None:
    return land.cards.get(CARD_WORDS.index(word) + 1) if word in CARD_WORDS else None


def _class(card: Card) -> str:
    if card.type == "quest" and card.hero:
        return "origin"
    if card.type == "status" and card.hero and card.start == "origin":
        return "ability"
    if card.month:
        return "month"
    return "mode" if card.mode else card.type


# --- the sentences in the order of a card --------------------------------------------------------


def card_sentences(land: Land, card: Card) -> tuple[Message, ...]:
    """All of its rules, and none of its prose."""
    found: list[Message] = [*_about(land, card)]
    found += [box_message(land, box) for box in card.boxes]
    found += [passive_message(land, passive) for passive in card.passives]
    found += [use_message(land, use) for use in card.uses]
    found += [scene_box_message(land, box) for box in card.scenes]
    if card.rows:
        found.append(_rows(land, card.rows))
        found.append(message("face-after", zone=("zone", card.after or "events-bottom")))
    if card.timer is not None:
        key = "face-timer-saves" if card.timer.saves else "face-timer"
        found.append(message(key, days=counted(card.timer.days, "day"), steps=steps_message(land, card.timer.steps)))
    if len(card.on_setup) > MOST_STEPS_TOLD:
        found.append(message("face-setup-many", number=("number", len(card.on_setup))))
    moments = (
        ("face-gained", card.on_gain),
        ("face-setup", card.on_setup if len(card.on_setup) <= MOST_STEPS_TOLD else ()),
        ("face-save", card.on_save),
        ("face-abandon", card.on_abandon),
    )
    found += [message(key, steps=steps_message(land, steps)) for key, steps in moments if steps]
    if card.leave_if is not None:
        key = "face-leave-quest" if card.type == "quest" else "face-leave"
        found.append(message(key, condition=conditions_message(land, card.leave_if)))
    if not card.can_abandon:
        found.append(message("face-never-abandon"))
    if card.stays:
        found.append(message("face-stays"))
    return tuple(found)


def _about(land: Land, card: Card) -> list[Message]:
    """Tags, whose it is, where it lies."""
    found: list[Message] = []
    if card.tags:
        tags = [message("tag-named", tag=tag_name(tag)) for tag in card.tags]
        found.append(message("face-tags", tags=joined(tags, "list-comma")))
    if card.hero:
        found.append(message("face-hero", hero=("hero", card.hero)))
    if card.pickup:
        found.append(_pickup(land, card))
    if card.type == "location" and card.nr:
        found.append(message("face-location", number=number(card.nr)))
    elif card.place is not None:
        found.append(message("face-place", place=place_message(land, card.place)))
    return found


def _pickup(land: Land, card: Card) -> Message:
    return message("face-pickup", space=space_name(land, card.pickup))


def passive_message(land: Land, passive: p.Passive) -> Message:
    """A standing rule."""
    key, values = _passive(land, passive)
    rule = message(f"passive-{key}", **values)
    if passive.when:
        return message("passive-if", condition=conditions_message(land, passive.when), rule=rule)
    return message("passive", rule=rule)


def _passive(land: Land, passive: p.Passive) -> tuple[str, dict[str, Value]]:
    kind, amount = passive.kind, abs(passive.number)
    less = "-less" if passive.number < 0 else "-more"
    if kind in ("movement", "dice", "prices"):
        unit = {"movement": "step", "dice": "die", "prices": "gold"}[kind]
        return kind + less, {"number": counted(amount, unit)}
    if kind == "items":
        return kind, {"number": counted(amount, "item")}
    if kind == "leaving costs":
        steps = {"number": counted(amount, "step")}
        return (
            ("leaving-costs-unless", {**steps, "tag": tag_name(passive.word)}) if passive.word else (slug(kind), steps)
        )
    if kind == "ward":
        return kind, {"card": card_name(land, passive.word)}
    return slug(kind), {}


def use_message(land: Land, use: Use) -> Message:
    """`use on turn …` as a sentence."""
    moment = message(f"use-on-{use.moment}")
    does = use_line_message(land, use)
    if use.when:
        return message("use-if", moment=moment, condition=conditions_message(land, use.when), does=does)
    return message("use", moment=moment, does=does)


def use_line_message(land: Land, use: Use) -> Message:
    """What a use costs and does."""
    steps = steps_message(land, use.steps)
    return message("box-cost", cost=steps_message(land, use.cost), does=steps) if use.cost else steps


def scene_box_message(land: Land, box: SceneBox) -> Message:
    """A scene that the card opens."""
    key = "scene-must" if box.must else "scene-may"
    label = words_of_book(bare(box.label))
    if box.when:
        return message(f"{key}-if", label=label, condition=conditions_message(land, box.when))
    return message(key, label=label)


def _rows(land: Land, rows: tuple[EventRow, ...]) -> Message:
    """Under which conditions an event has a scene; which scenes they are is told when one is played (G7.7)."""
    said = [conditions_message(land, _unnamed(row)) if row.when else message("row-always") for row in rows]
    return message("face-rows", rows=joined(said, "steps-semicolon", "steps-semicolon"))


def _unnamed(row: EventRow) -> p.Conditions:
    """A row that asks whether its own scene was played says "this scene"."""
    return tuple(
        tuple(replace(atom, word=THIS) if atom.word == row.scene else atom for atom in group) for group in row.when
    )
