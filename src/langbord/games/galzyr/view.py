"""What one seat may see, built up from nothing; and what it cannot know."""

from __future__ import annotations

from typing import Any

from langbord.engine.table import Hand, Pile
from langbord.games.galzyr import scoring, timers
from langbord.games.galzyr.conditions import mode_of, roads
from langbord.games.galzyr.dice import successes
from langbord.games.galzyr.markets import price
from langbord.games.galzyr.moves import OPTION_WORDS, card_word
from langbord.games.galzyr.scenes import options_of, why_not_option
from langbord.games.galzyr.state import NOBODY, NOWHERE, OVER, Check, Deal, Player, State, Telling
from langbord.games.galzyr.words import SKILLS, WEEKDAYS
from langbord.games.galzyr.zones import cards_at


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None: a spectator."""
    return {
        "book": state.land.book.id,
        "phase": state.phase,
        "over": state.phase == OVER,
        "mode": mode_of(state),
        "challenge": state.challenge,
        "month": state.month,
        "season": "winter" if state.winter else "summer",
        "weekday": WEEKDAYS[state.weekday],
        "day": state.day,
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
        "total": state.total,
        "scene": None if state.telling is None else _scene(state, state.telling, seat),
        "check": None if state.check is None else _check(state, state.check),
        "trade": None if state.deal is None else _deal(state.deal),
        "market": [
            {"card": card_word(card), "price": price(state, state.active_player, card)} for card in state.market
        ],
    }


def story_master(state: State) -> int:
    """Who reads aloud (G1.6)."""
    return (state.active + {1: 0, 2: 1, 3: 2, 4: 2}[len(state.players)]) % len(state.players)


def _words(cards: list[int]) -> list[str]:
    return [card_word(card) for card in cards]


def _space(state: State, space: int) -> dict[str, Any]:
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


def _player(state: State, player: Player, seat: int | None) -> dict[str, Any]:
    """An adventurer. Closed quests are named to their owner only (G11.2)."""
    return {
        "seat": player.seat,
        "hero": state.land.heroes[player.hero] if player.hero != NOBODY else "",
        "gold": player.gold,
        "marks": dict(zip(SKILLS, player.marks, strict=True)) if player.marks else {},
        "prestige": player.prestige,
        "space": state.land.spaces[player.space].slot if player.space != NOWHERE else "",
        "on_card": card_word(player.on_card) if player.on_card else "",
        "quests": _words(player.quests),
        "hand": _words(player.hand.cards) if seat == player.seat else None,
        "closed": len(player.hand.cards),
        "items": _words(player.items),
        "companions": _words(player.companions),
        "statuses": _words(player.statuses),
    }


def _save(state: State, hero: int) -> dict[str, Any]:
    slot = state.saves[hero]
    return {
        "hero": state.land.heroes[hero],
        "cards": _words(slot.cards),
        "gold": slot.gold,
        "marks": dict(zip(SKILLS, slot.marks, strict=True)) if slot.marks else {},
        "played": slot.played,
    }


def _scene(state: State, telling: Telling, seat: int | None) -> dict[str, Any]:
    """The scene that is going on. Which options are open may hang on closed quests: then only their owner is told."""
    player = state.players[telling.seat]
    options: list[dict[str, Any]] = []
    if telling.block and (seat == telling.seat or not state.closed):
        for index, option in enumerate(options_of(state)):
            reason = why_not_option(state, player, option)
            why = reason.key if reason else ""
            options.append({"word": OPTION_WORDS[index], "open": reason is None, "reason": why})
    return {
        "id": telling.scene,
        "seat": telling.seat,
        "card": card_word(telling.card) if telling.card else "",
        "partner": None if telling.partner == NOBODY else telling.partner,
        "block": telling.block,
        "read": list(telling.read),
        "option": None if telling.option == NOBODY else OPTION_WORDS[telling.option],
        "prestige": list(telling.prestige),
        "lent": _words(telling.lent),
        "lent_marks": telling.lent_marks,
        "options": options,
    }


def _check(state: State, check: Check) -> dict[str, Any]:
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
        "counted": [SKILLS[conversion.skill] for conversion in check.conversions],
        "used": [card_word(key // 100 % 1000) if key // 100 % 1000 else OPTION_WORDS[key % 100] for key in check.used],
        "successes": successes(state),
    }


def _deal(deal: Deal) -> dict[str, Any]:
    return {
        "seat": deal.seat,
        "other": deal.other,
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
