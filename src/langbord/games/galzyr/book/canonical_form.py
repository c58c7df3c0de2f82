"""The form in which the data of a book is hashed. Records name it for ever, so what is written here is never changed.

The form is JSON with sorted keys, without spaces and in ASCII; the hash is the first 16 hexadecimal digits of its
SHA-256 (`hash_of` of `engine.editions.files`). It holds what play hangs on, and nothing that people only read: no name,
title, label, premise, notice or flavour, no text of a scene, no article, no note for the map's picture, no place in a
file. It is spelt out below word by word, so that no name of a class or field of ours is in it.

Of an object, what is nothing (0, an empty text or list, false) is left out, so that something new that a book does not
use leaves its hash as it is. A list in angle brackets is told by its places, all of them written.

    book        {"world", "cards": [card …] in the order of the files, "scenes": [scene …] by id}
    card        {"id", "type", "number", "copies" if not 1, "stack", "hero", "start" if not "library", "tags", "price",
                "pickup", "place", "nr", "month", "mode", "after", "rows": [<conditions, scene> …],
                "scenes": [<scene, conditions, must> …], "boxes", "always": [<kind, number, word, conditions> …],
                "uses": [<moment, conditions, cost, steps> …], "timer": <days, saves, steps>, "gained", "setup", "save",
                "abandon": steps, "kept": never to be abandoned, "stays", "leave": [conditions]}
    scene       {"id", "number", "partner", "enter": [<block, conditions> …], "blocks"}
    block       {"name", "variants": [conditions …] of the stretches of its text in order (a state notes of each
                whether it was shown), "steps", "options", "exits": [<to, conditions, low, high> …]}
    option      {"tags", "when": conditions, "cost": steps, "check", "to"}
    check       {"verb", "skill", "difficulty", "outcomes": [<least, to, conditions> …], "boxes"}
    box         {"must", "verbs", "skills", "when": conditions, "cost": steps, "effects", "times" if not 1}
    conditions  [[<kind, word, low, high> …] …], all of the outer and any of the inner list; "not " before the kind
    steps       [{"who" if not "you", "do": <effect …>, "else": steps} …]
    place       <kind, word>
    world       {"spaces": by slot, "adventurers", "achievements": ids in order, "dice": <base, advanced, count>,
                "difficulty", "days": <co-operative, competitive>, "levels": [prestige …], "summer",
                "ends": <co-operative, competitive>, "limits": <movement, items, quests, gold, noticeboard, swaps,
                same colour>}
    space       {"id", "slot", "terrain", "settlement", "harbour", "summer", "winter": ids in order}
    adventurer  {"id", "tags", "marks", "gold", "save": steps}

Effects begin with the words that `_effect` and `_check_effect` give them.
"""

from __future__ import annotations

from typing import Any, assert_never

from langbord.engine.editions.files import hash_of
from langbord.games.galzyr.book import model as b
from langbord.games.galzyr.book import phrases as p

Form = dict[str, Any]
Row = list[Any]


def book_hash(book: b.Book) -> str:
    """The hash of a book's data."""
    return hash_of(book_form(book))


def book_form(book: b.Book) -> Form:
    """The book in the form above."""
    return {
        "world": _world(book.world),
        "cards": [_card(card) for card in book.cards.values()],
        "scenes": [_scene(book.scenes[id_]) for id_ in sorted(book.scenes)],
    }


def _object(**parts: Any) -> Form:
    """An object without what is nothing."""
    return {name: value for name, value in parts.items() if value}


# --- the world ----------------------------------------------------------------------------------------


def _world(world: b.World) -> Form:
    return _object(
        spaces=[_space(space) for space in sorted(world.spaces, key=_slot)],
        adventurers=[_adventurer(adventurer) for adventurer in world.adventurers],
        achievements=sorted(id_ for id_, _ in world.achievements),
        dice=[list(world.base_die), list(world.advanced_die), world.base_dice],
        difficulty=list(world.difficulty),
        days=[list(world.coop_days), list(world.competitive_days)],
        levels=[list(level.prestige) for level in world.levels],
        summer=list(world.summer),
        ends=[world.coop_end, world.competitive_end],
        limits=[
            world.movement,
            world.item_limit,
            world.quest_limit,
            world.gold_limit,
            world.noticeboard,
            world.swaps,
            world.same_colour,
        ],
        pays=world.hard_pays,
    )


def _slot(space: b.Space) -> str:
    return space.slot


def _space(space: b.Space) -> Form:
    return _object(
        id=space.id,
        slot=space.slot,
        terrain=space.terrain,
        settlement=space.settlement,
        harbour=space.harbour,
        summer=sorted(space.summer),
        winter=sorted(space.winter),
    )


def _adventurer(adventurer: b.Adventurer) -> Form:
    return _object(
        id=adventurer.id,
        tags=list(adventurer.tags),
        marks=list(adventurer.marks),
        gold=adventurer.gold,
        save=_steps(adventurer.on_save),
    )


# --- cards --------------------------------------------------------------------------------------------


def _card(card: b.Card) -> Form:
    return _object(
        id=card.id,
        type=card.type,
        number=card.number,
        copies=0 if card.copies == 1 else card.copies,
        stack=card.stack,
        hero=card.hero,
        start="" if card.start == "library" else card.start,
        tags=list(card.tags),
        price=card.price,
        pickup=card.pickup,
        place=[] if card.place is None else _place(card.place),
        nr=card.nr,
        month=card.month,
        mode=card.mode,
        after=card.after,
        rows=[[_conditions(row.when), row.scene] for row in card.rows],
        scenes=[[box.scene, _conditions(box.when), box.must] for box in card.scenes],
        boxes=[_box(box) for box in card.boxes],
        always=[[rule.kind, rule.number, rule.word, _conditions(rule.when)] for rule in card.passives],
        uses=[[use.moment, _conditions(use.when), _steps(use.cost), _steps(use.steps)] for use in card.uses],
        timer=[] if card.timer is None else [card.timer.days, card.timer.saves, _steps(card.timer.steps)],
        gained=_steps(card.on_gain),
        setup=_steps(card.on_setup),
        save=_steps(card.on_save),
        abandon=_steps(card.on_abandon),
        kept=not card.can_abandon,
        stays=card.stays,
        leave=[] if card.leave_if is None else [_conditions(card.leave_if)],
    )


def _box(box: p.Box) -> Form:
    return _object(
        must=box.must,
        verbs=list(box.verbs),
        skills=list(box.skills),
        when=_conditions(box.when),
        cost=_steps(box.cost),
        effects=[_check_effect(effect) for effect in box.effects],
        times=0 if box.times == 1 else box.times,
    )


# --- scenes -------------------------------------------------------------------------------------------


def _scene(scene: b.Scene) -> Form:
    return _object(
        id=scene.id,
        number=scene.number,
        partner=scene.partner,
        enter=[[entry.block, _conditions(entry.when)] for entry in scene.entries],
        blocks=[_block(block) for block in scene.blocks],
    )


def _block(block: b.Block) -> Form:
    return _object(
        name=block.name,
        variants=[_conditions(span.when) for line in block.lines for span in line.spans if span.when],
        steps=_steps(block.steps),
        options=[_option(option) for option in block.options],
        exits=[[way.target, _conditions(way.when), way.low, way.high] for way in block.exits],
    )


def _option(option: b.Option) -> Form:
    return _object(
        tags=list(option.starry),
        when=_conditions(option.when),
        cost=_steps(option.cost),
        check={} if option.check is None else _check(option.check),
        to=option.target,
    )


def _check(check: b.Check) -> Form:
    return _object(
        verb=check.verb,
        skill=check.skill,
        difficulty=check.difficulty,
        outcomes=[[outcome.least, outcome.target, _conditions(outcome.when)] for outcome in check.outcomes],
        boxes=[_box(box) for box in check.boxes],
    )


# --- phrases ------------------------------------------------------------------------------------------


def _conditions(conditions: p.Conditions) -> list[list[Row]]:
    return [[_condition(atom) for atom in clause] for clause in conditions]


def _condition(atom: p.Condition) -> Row:
    return [f"not {atom.kind}" if atom.negated else atom.kind, atom.word, atom.low, atom.high]


def _place(place: p.Place) -> Row:
    return [place.kind, place.word]


def _steps(steps: tuple[p.Step, ...]) -> list[Form]:
    return [_step(step) for step in steps]


def _step(step: p.Step) -> Form:
    who = "" if step.who == "you" else step.who
    return _object(who=who, do=_effect(step.effect), **{"else": _steps(step.otherwise)})


def _effect(effect: p.Effect) -> Row:
    if isinstance(effect, p.If):
        return ["if", _conditions(effect.when), _steps(effect.steps)]
    if isinstance(effect, p.May):
        return ["may", _steps(effect.cost), _steps(effect.steps)]
    if isinstance(effect, p.Choose):
        return ["choose", [_steps(way) for way in effect.ways]]
    if isinstance(effect, p.Roll):
        return ["roll", [[band.low, band.high, _steps(band.steps)] for band in effect.bands]]
    if isinstance(effect, p.GainGold):
        return ["gain gold", effect.amount]
    if isinstance(effect, p.LoseGold):
        return ["lose gold", effect.amount]
    if isinstance(effect, p.PayGold):
        return ["pay gold", effect.amount]
    if isinstance(effect, p.GainPrestige):
        return ["gain prestige", effect.amount]
    if isinstance(effect, p.GainCard):
        return ["gain", effect.card, effect.zone]
    if isinstance(effect, p.GainRandom):
        return ["gain random", effect.stack, effect.count]
    if isinstance(effect, p.GainOneOf):
        return ["gain one of", effect.stack, effect.shown]
    if isinstance(effect, p.DrawQuest):
        return ["draw quests", effect.count]
    if isinstance(effect, p.Discard):
        return ["discard", effect.card]
    if isinstance(effect, p.DiscardChosen):
        return ["discard chosen", effect.kind, effect.tag, effect.count]
    if isinstance(effect, p.DiscardAll):
        return ["discard all", effect.kind, effect.tag, effect.without]
    if isinstance(effect, p.MoveCard):
        return ["move", effect.card, effect.zone]
    if isinstance(effect, p.Replace):
        return ["replace", effect.old, effect.new, effect.zone]
    if isinstance(effect, p.Abandon):
        return ["abandon", effect.card]
    if isinstance(effect, p.Offer):
        return ["offer", list(effect.stacks), effect.count]
    if isinstance(effect, p.OfferCards):
        return ["offer cards", list(effect.cards)]
    if isinstance(effect, p.SellItems):
        return ["sell items", effect.count, effect.gold]
    if isinstance(effect, p.SwapMarks):
        return ["swap marks", effect.count, list(effect.skills)]
    if isinstance(effect, p.Travel):
        return ["travel", effect.spaces]
    if isinstance(effect, p.Movement):
        return ["movement", effect.amount]
    if isinstance(effect, p.GoTo):
        return ["go to", _place(effect.place)]
    if isinstance(effect, p.FigureOnCard):
        return ["figure on this"]
    if isinstance(effect, p.PlaceCard):
        return ["put", effect.card, _place(effect.place)]
    if isinstance(effect, p.Delay):
        return ["delay", effect.card, effect.days]
    if isinstance(effect, p.Restart):
        return ["restart", effect.card]
    if isinstance(effect, p.DrawEvent):
        return ["draw event"]
    if isinstance(effect, p.Unlock):
        return ["unlock", effect.achievement]
    assert_never(effect)


def _check_effect(effect: p.CheckEffect) -> Row:
    if isinstance(effect, p.Successes):
        return ["successes", effect.amount]
    if isinstance(effect, p.DaysLeft):
        return ["days left"]
    if isinstance(effect, p.Reroll):
        return ["reroll", effect.dice, effect.times]
    if isinstance(effect, p.Convert):
        return ["convert", effect.skill, effect.symbols, effect.successes, effect.times]
    if isinstance(effect, p.CheckRoll):
        return ["roll", [_band(band) for band in effect.bands]]
    if isinstance(effect, p.Push):
        return ["push", [_band(band) for band in effect.bands]]
    if isinstance(effect, p.TestSkill):
        return ["skill", effect.word]
    if isinstance(effect, p.ChangeVerb):
        return ["verb", effect.verb]
    if isinstance(effect, p.NewPool):
        return ["pool", effect.base, [[skill, count] for skill, count in effect.marks]]
    assert_never(effect)


def _band(band: p.CheckBand) -> Row:
    return [band.low, band.high, [_check_effect(effect) for effect in band.effects], band.stop]
