"""What one seat may see, built up from nothing; and what it cannot know."""

from __future__ import annotations

from langbord.engine.table import Hand, Pile
from langbord.games.galzyr.book import model
from langbord.games.galzyr.book.vocabulary import SKILLS, WEEKDAYS
from langbord.games.galzyr.rules import scoring
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.zones import cards_at
from langbord.games.galzyr.rules.conditions import (
    has_tag,
    holds,
    mode_of,
    passives,
    roads,
    room_for_items,
    room_for_quests,
    tag_sources,
)
from langbord.games.galzyr.rules.dice import converted, dice_of, successes
from langbord.games.galzyr.rules.markets import price
from langbord.games.galzyr.rules.moves import OPTION_WORDS, card_word
from langbord.games.galzyr.rules.partners import lent_marks
from langbord.games.galzyr.rules.passages import Note, Passage, passages, title_of
from langbord.games.galzyr.rules.scenes import harder_by, options_of, why_not_option
from langbord.games.galzyr.rules.state import ADVENTURE, NOBODY, NOWHERE, OVER, Check, Deal, Player, State, Telling
from langbord.games.galzyr.rules.story_phase import cards_with_scenes, open_boxes
from langbord.games.galzyr.rules.trade import gold_left
from langbord.games.galzyr.rules.travel import routes
from langbord.games.galzyr.rules.view_model import (
    BoxView,
    CheckView,
    NoteView,
    OptionView,
    PassageView,
    PlayerView,
    PoolView,
    RowView,
    SaveView,
    SceneView,
    SpaceView,
    StoryView,
    TradeView,
    UsedView,
    View,
)


def view(state: State, seat: int | None) -> View:
    """The table as a seat sees it; None: a spectator."""
    return {
        "book": state.land.book.id,
        "shelf": state.land.shelf,
        "phase": state.phase,
        "over": state.phase == OVER,
        "mode": mode_of(state),
        "challenge": state.challenge,
        "month": state.month,
        "season": "winter" if state.winter else "summer",
        "weekday": WEEKDAYS[state.weekday],
        "day": state.day,
        "round": state.day + 1,  # a round is one day (G4.1)
        "last_day": timers.last_day(state),
        "months_played": state.months,
        "first": state.first,
        "active": state.active,
        "story_master": story_master(state),
        "reader": None if state.reader == NOBODY else state.reader,
        "level": scoring.level(state),
        "prestige": scoring.total(state),
        "steps": state.steps,
        "travelling": state.travelling,
        "routes": _routes(state) if seat == state.active else {},
        "spaces": [_space(state, space) for space in range(len(state.land.spaces))],
        "players": [_player(state, player, seat) for player in state.players],
        "noticeboard": _words(state.noticeboard),
        "quest_slot": len(state.quest_slot.cards) + len(state.quest_back),
        "quests_behind": _words(state.quest_back),
        "event_deck": len(state.event_deck.cards) + len(state.event_bottom),
        "events_beneath": _words(state.event_bottom),
        "event": _words(state.drawn),
        "library": _words(state.library),
        "vault": _words(state.vault),
        "globals": _words(state.globals),
        "locations": [card_word(card) if card else "" for card in state.locations],
        "saves": [_save(state, hero) for hero in range(len(state.saves))],
        "timers": [
            {
                "card": card_word(timer.card),
                "seat": None if timer.seat == NOBODY else timer.seat,
                "day": timer.day,
                "days": timer.day - state.day,
            }
            for timer in state.timers
        ],
        "since_start": [card_word(key % 1000) for key in state.since_start],
        "seen": dict(state.seen),
        "achievements": list(state.achievements),
        "diary": list(state.diary),
        "total": state.total,
        "stories": _stories(state) if seat == state.active else [],
        "scene": None if state.telling is None else _scene(state, state.telling, seat),
        "check": None if state.check is None else _check(state, state.check),
        "trade": None if state.deal is None else _deal(state, state.deal),
        "market": [
            {"card": card_word(card), "price": price(state, state.active_player, card)} for card in state.market
        ],
    }


def story_master(state: State) -> int:
    """Who reads aloud (G1.6)."""
    return (state.active + {1: 0, 2: 1, 3: 2, 4: 2}[len(state.players)]) % len(state.players)


def _words(cards: list[int]) -> list[str]:
    return [card_word(card) for card in cards]


def _routes(state: State) -> dict[str, list[str]]:
    if not state.travelling:
        return {}
    slots = [space.slot for space in state.land.spaces]
    return {
        slots[space]: [slots[step] for step in steps] for space, steps in routes(state, state.active_player).items()
    }


def _space(state: State, space: int) -> SpaceView:
    land = state.land
    place = land.spaces[space]
    notices = [card for card in state.noticeboard if land.cards[card].pickup == place.id]
    return {
        "word": place.slot,
        "id": place.id,
        "name": place.name,
        "terrain": place.terrain,
        "settlement": place.settlement,
        "harbour": place.harbour,
        "location": place.location,
        "x": place.x,
        "y": place.y,
        "figures": [player.seat for player in state.players if player.space == space],
        "notices": _words(notices),
        "cards": _words(cards_at(state, space)),
        "roads": [land.spaces[other].slot for other in roads(state, space)],
    }


def _player(state: State, player: Player, seat: int | None) -> PlayerView:
    """An adventurer. Closed quests are named to their owner only (G11.2)."""
    return {
        "seat": player.seat,
        "hero": state.land.heroes[player.hero] if player.hero != NOBODY else "",
        "gold": player.gold,
        "marks": dict(zip(SKILLS, player.marks, strict=True)) if player.marks else {},
        "prestige": player.prestige,
        "score": [{"key": "prestige", "card": "", "points": player.prestige}],
        "space": state.land.spaces[player.space].slot if player.space != NOWHERE else "",
        "on_card": card_word(player.on_card) if player.on_card else "",
        "quests": _words(player.quests),
        "hand": _words(player.hand.cards) if seat == player.seat else None,
        "closed": len(player.hand.cards),
        "items": _words(player.items),
        "companions": _words(player.companions),
        "statuses": _words(player.statuses),
        "room_quests": max(0, room_for_quests(state, player)) if seat == player.seat else None,
        "room_items": _room_for_items(state, player) if seat == player.seat else None,
    }


def _room_for_items(state: State, player: Player) -> int:
    return 0 if player.hero == NOBODY else max(0, room_for_items(state, player))


def _save(state: State, hero: int) -> SaveView:
    slot = state.saves[hero]
    return {
        "hero": state.land.heroes[hero],
        "cards": _words(slot.cards),
        "gold": slot.gold,
        "marks": dict(zip(SKILLS, slot.marks, strict=True)) if slot.marks else {},
        "played": slot.played,
    }


def _stories(state: State) -> list[StoryView]:
    """The scenes that are open to the active adventurer where they stand, card by card (G7.1, G7.2)."""
    player = state.active_player
    if state.phase != ADVENTURE or state.telling is not None:
        return []
    found: list[StoryView] = []
    for card in dict.fromkeys(cards_with_scenes(state, player)):
        boxes = state.land.cards[card].scenes
        lines = [_story(state, card, boxes[line], line) for line in open_boxes(state, player, card)]
        if lines:
            found.append({"card": card_word(card), "must": any(line["must"] for line in lines), "boxes": lines})
    return found


def _story(state: State, card: int, box: model.SceneBox, line: int) -> BoxView:
    spans = [span.text for span in box.label.spans if holds(state, span.when, state.active_player, card)]
    return {
        "word": OPTION_WORDS[line],
        "label": " ".join("".join(spans).split()),
        "must": box.must,
        "partner": state.land.scene(box.scene).partner,
    }


def _scene(state: State, telling: Telling, seat: int | None) -> SceneView:
    """The scene that is going on, with the text as it was read."""
    return {
        "id": telling.scene,
        "seat": telling.seat,
        "card": card_word(telling.card) if telling.card else "",
        "partner": None if telling.partner == NOBODY else telling.partner,
        "block": telling.block,
        "read": list(telling.read),
        "passages": [_passage(state, telling, passage, seat) for passage in passages(state, telling, seat)],
        "option": None if telling.option == NOBODY else OPTION_WORDS[telling.option],
        "prestige": list(telling.prestige),
        "lent": _words(telling.lent),
        "lent_marks": telling.lent_marks,
        "harder": harder_by(state, telling.scene),
        "options": [_option(state, telling, index, seat) for index in range(len(options_of(state)))]
        if telling.block
        else [],
        "pool": _pool(state, state.players[telling.seat]),
    }


def _passage(state: State, telling: Telling, passage: Passage, seat: int | None) -> PassageView:
    """A block as it was read: its text, what came of it, and the option that was taken."""
    option = ""
    rows: list[RowView] = []
    if passage.option != NOBODY:
        taken = state.land.scene(passage.scene).block(passage.block).options[passage.option]
        option = title_of(state, telling, taken.title, seat)
        if taken.check is not None and passage.outcome != NOBODY:
            rows = _rows(state, passage, taken.check)
    return {
        "scene": passage.scene,
        "block": passage.block,
        "paragraphs": list(passage.paragraphs),
        "notes": [_note(note) for note in passage.notes],
        "option": option,
        "after": [_note(note) for note in passage.after],
        "rows": rows,
    }


def _rows(state: State, passage: Passage, test: model.Check) -> list[RowView]:
    """The demands of the outcomes, the best first, once one has happened; those that hang on more are left out."""
    harder = harder_by(state, passage.scene)
    return [
        {"least": 0 if result.least == model.ELSE else result.least + harder, "taken": index == passage.outcome}
        for index, result in enumerate(test.outcomes)
        if not result.when or index == passage.outcome
    ]


def _note(note: Note) -> NoteView:
    return {"key": note.key, "seat": None if note.seat == NOBODY else note.seat, "things": list(note.things)}


def _option(state: State, telling: Telling, index: int, seat: int | None) -> OptionView:
    """An option; what it may lead to is not shown (G7.7). Whether it is open may hang on closed quests: then only
    their owner is told."""
    player = state.players[telling.seat]
    option = options_of(state)[index]
    told = seat == telling.seat or not state.closed
    reason = why_not_option(state, player, option) if told else None
    tags = [tag for tag in option.starry if has_tag(state, player, tag)]
    return {
        "word": OPTION_WORDS[index],
        "title": title_of(state, telling, option.title, seat),
        "open": reason is None if told else None,
        "reason": reason.key if reason else "",
        "tags": tags,
        "givers": _words(sorted({card for tag in tags for card in tag_sources(state, player, tag)})),
    }


def _pool(state: State, player: Player) -> PoolView:
    """What a check would be rolled with: the dice, and the marks for which dice can be swapped (G8.3, G8.4)."""
    return {
        "dice": dice_of(state, player),
        "marks": {
            skill: (player.marks[index] if player.marks else 0) + lent_marks(state, index)
            for index, skill in enumerate(SKILLS)
        },
        "no_tested": bool(passives(state, player, "no tested marks")),
    }


def _check(state: State, check: Check) -> CheckView:
    return {
        "skill": SKILLS[check.skill],
        "verb": check.verb,
        "difficulty": check.difficulty,
        "window": check.window,
        "dice": [
            {
                "die": SKILLS[die] if die != NOBODY else "base",
                "face": [SKILLS[skill] for skill in state.land.symbols(die, check.faces[index])] if check.faces else [],
                "chosen": index in check.chosen,
            }
            for index, die in enumerate(check.dice)
        ],
        "rolled": bool(check.faces),
        "rerolled": check.rerolled,
        "bonus": check.bonus,
        "lines": [_used_line(key) for key in check.used],
        "conversions": [
            {"skill": SKILLS[conversion.skill], "spent": spent, "gives": gives}
            for conversion, (spent, gives) in zip(check.conversions, converted(state), strict=True)
        ],
        "counted": [SKILLS[conversion.skill] for conversion in check.conversions],
        "used": [card_word(key // 100 % 1000) if key // 100 % 1000 else OPTION_WORDS[key % 100] for key in check.used],
        "successes": successes(state),
    }


def _used_line(key: int) -> UsedView:
    """Whose card was used, which, and which of its lines; no card: a line of the scene."""
    card = key // 100 % 1000
    return {"owner": key // 100_000, "card": card_word(card) if card else "", "line": key % 100}


def _deal(state: State, deal: Deal) -> TradeView:
    give_left, take_left = gold_left(state, deal)
    return {
        "seat": deal.seat,
        "other": deal.other,
        "give_left": give_left,
        "take_left": take_left,
        "give_gold": deal.give_gold,
        "take_gold": deal.take_gold,
        "give": _words(deal.give),
        "take": _words(deal.take),
    }


def hidden(state: State, seat: int) -> list[list[Pile | Hand]]:
    """The order of the quest slot with the closed hands of others; the order of the event deck."""
    quests: list[Pile | Hand] = [state.quest_slot]
    quests += [player.hand for player in state.players if player.seat != seat]
    return [quests, [state.event_deck]]
