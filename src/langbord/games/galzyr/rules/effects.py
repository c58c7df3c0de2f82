"""Effects of scenes and cards: what each does, and whether it was done in full (G7.10)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.engine.log import number, thing
from langbord.games.galzyr.book.phrases import (
    Abandon,
    Choose,
    Delay,
    Discard,
    DiscardAll,
    DiscardChosen,
    DrawEvent,
    DrawQuest,
    FigureOnCard,
    GainCard,
    GainGold,
    GainOneOf,
    GainPrestige,
    GainRandom,
    GoTo,
    If,
    LoseGold,
    May,
    MoveCard,
    Movement,
    OfferCards,
    PayGold,
    PlaceCard,
    Replace,
    Restart,
    Roll,
    SellItems,
    SwapMarks,
    Travel,
    Unlock,
)
from langbord.games.galzyr.book.phrases import Offer as Market
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules import figures, markets
from langbord.games.galzyr.rules.cards import changes, timers
from langbord.games.galzyr.rules.cards.costs import named, payable, way_open
from langbord.games.galzyr.rules.cards.zones import AREA, in_play
from langbord.games.galzyr.rules.choices import Offer, OneOf, Ways
from langbord.games.galzyr.rules.conditions import holds
from langbord.games.galzyr.rules.doing import ASKING, PLAIN, do_steps
from langbord.games.galzyr.rules.log_lines import card_value, note, tell, tell_amount, tell_table
from langbord.games.galzyr.rules.moves import CARD, NO, OPTION, SKILL, STOP, YES
from langbord.games.galzyr.rules.reasons import NO_MARK, SKILL_NOT_NAMED, TWO_MARKS
from langbord.games.galzyr.rules.state import NOBODY, Player, State, Timer

#: The most marks of one skill (G10.9).
MARKS_PER_SKILL: Final = 2


# --- gold and prestige ----------------------------------------------------------------------------


def gain_gold(state: State, player: Player, card: int, effect: GainGold) -> bool:
    """At most so much gold as the dial shows (G10.6)."""
    before = player.gold
    player.gold = min(before + effect.amount, state.land.book.world.gold_limit)
    tell_amount(state, "gains-gold", player, player.gold - before)
    return True


def lose_gold(state: State, player: Player, card: int, effect: LoseGold) -> bool:
    """What is there (G10.6)."""
    lost = min(player.gold, effect.amount)
    player.gold -= lost
    tell_amount(state, "loses-gold", player, lost)
    return lost == effect.amount


def pay_gold(state: State, player: Player, card: int, effect: PayGold) -> bool:
    """All of it or not at all."""
    if player.gold < effect.amount:
        return False
    player.gold -= effect.amount
    tell_amount(state, "pays", player, effect.amount)
    return True


def gain_prestige(state: State, player: Player, card: int, effect: GainPrestige) -> bool:
    """In a scene it is added up and given at the end (G7.12)."""
    telling = state.telling
    if telling is not None:
        telling.prestige[player.seat] += effect.amount
        note(state, "prestige", player.seat, effect.amount)
    else:
        give_prestige(state, player, effect.amount)
    return True


def give_prestige(state: State, player: Player, amount: int) -> None:
    """Move the token on the prestige track; never below 0."""
    before = player.prestige
    player.prestige = max(0, before + amount)
    if player.prestige > before:
        tell_amount(state, "prestige", player, player.prestige - before)
    elif player.prestige < before:
        tell_amount(state, "loses-prestige", player, before - player.prestige)


# --- small things ---------------------------------------------------------------------------------


def movement(state: State, player: Player, card: int, effect: Movement) -> bool:
    """For the travel that is going on, or else the next one (G5.2)."""
    if state.travelling and player.seat == state.active:
        state.steps = max(0, state.steps + effect.amount)
    else:
        player.extra_steps += effect.amount
    return True


def draw_event(state: State, player: Player, card: int, effect: DrawEvent) -> bool:
    """An event follows after this scene."""
    state.events_due += 1
    return True


def unlock(state: State, player: Player, card: int, effect: Unlock) -> bool:
    """An achievement of the world."""
    if effect.achievement not in state.achievements:
        state.achievements.append(effect.achievement)
        tell(state, "achieves", player, thing("achievement", effect.achievement))
    return True


# --- effects that choose among effects ------------------------------------------------------------


def conditional(state: State, player: Player, card: int, effect: If) -> Part[bool]:
    """`if …: …`"""
    if holds(state, effect.when, player, card):
        yield from do_steps(state, player, card, effect.steps)
    return True


def may(state: State, player: Player, card: int, effect: May) -> Part[bool]:
    """Asked only if it can be paid."""
    if not payable(state, player, card, effect.cost):
        return False
    if (yield Ask(player.seat, "may", Ways({YES: effect.cost + effect.steps}, NO))) == YES:
        yield from do_steps(state, player, card, effect.cost)
        yield from do_steps(state, player, card, effect.steps)
        return True
    return False


def choose(state: State, player: Player, card: int, effect: Choose) -> Part[bool]:
    """One of several ways; those that cannot be paid are not offered unless none can."""
    ways = range(len(effect.ways))
    open_ways = [way for way in ways if way_open(state, player, card, effect.ways[way])] or list(ways)
    move = yield Ask(player.seat, "choose", Ways({OPTION + way: effect.ways[way] for way in open_ways}))
    yield from do_steps(state, player, card, effect.ways[move - OPTION])
    return True


def throw(state: State, player: Player) -> int:
    """The twelve-sided die."""
    thrown = 1 + state.chance.below(12)
    tell(state, "d12", player, number(thrown))
    return thrown


def roll(state: State, player: Player, card: int, effect: Roll) -> Part[bool]:
    """`roll 1-6: … | 7-12: …`"""
    thrown = throw(state, player)
    for band in effect.bands:
        if band.low <= thrown <= band.high:
            yield from do_steps(state, player, card, band.steps)
            break
    return True


# --- marks (G10.9) --------------------------------------------------------------------------------


class GiveMark(Offer):
    """A mark to give away, for which another may be taken."""

    def __init__(self, skills: tuple[int, ...]) -> None:
        self.skills: tuple[int, ...] = skills

    def near(self, state: State, seat: int) -> list[int]:
        return [STOP, *(SKILL + skill for skill in range(len(SKILLS)))]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        marks = state.players[seat].marks
        if move == STOP:
            return None
        if not marks[move - SKILL]:
            return NO_MARK
        able = any(marks[skill] < MARKS_PER_SKILL and skill != move - SKILL for skill in self.skills)
        return None if able else TWO_MARKS


class TakeMark(Offer):
    """The mark to take for it."""

    def __init__(self, given: int, skills: tuple[int, ...]) -> None:
        self.given: int = given
        self.skills: tuple[int, ...] = skills

    def near(self, state: State, seat: int) -> list[int]:
        return [SKILL + skill for skill in range(len(SKILLS))]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        skill = move - SKILL
        if skill not in self.skills or skill == self.given:
            return SKILL_NOT_NAMED
        return TWO_MARKS if state.players[seat].marks[skill] >= MARKS_PER_SKILL else None


def swap_marks(state: State, player: Player, card: int, effect: SwapMarks) -> Part[bool]:
    """Up to so many swaps, one mark for another."""
    skills = tuple(SKILLS.index(word) for word in effect.skills or SKILLS)
    for _ in range(effect.count):
        given = yield Ask(player.seat, "give-mark", GiveMark(skills))
        if given == STOP:
            return False
        taken = yield Ask(player.seat, "take-mark", TakeMark(given - SKILL, skills))
        player.marks[given - SKILL] -= 1
        player.marks[taken - SKILL] += 1
        tell(
            state,
            "mark",
            player,
            thing("skill", SKILLS[given - SKILL], "from"),
            thing("skill", SKILLS[taken - SKILL], "to"),
        )
    return True


# --- timers (G12.2 to G12.4) ----------------------------------------------------------------------


def ring(state: State, timer: Timer) -> Part[None]:
    """A timer acts."""
    state.timers.remove(timer)
    face = state.land.cards[timer.card]
    tell_table(state, "timer-ends", card_value(state, timer.card))
    if face.mode:
        state.ending = True
        return
    owner = state.players[timer.seat] if timer.seat != NOBODY else state.active_player
    if face.timer is not None:
        yield from do_steps(state, owner, timer.card, face.timer.steps)


def delay(state: State, player: Player, card: int, effect: Delay) -> Part[bool]:
    """Further away or nearer; what reaches today acts at once."""
    if effect.card:
        moved = named(state, card, effect.card)
    else:
        own = [timer.card for timer in state.timers if timer.seat == player.seat]
        if not own:
            return False
        moves = sorted({CARD + own_card for own_card in own})
        moved = (yield Ask(player.seat, "choose-timer", OneOf(*moves))) - CARD
    seat = owner_of(state, player, moved)
    timer = timers.find(state, moved, seat)
    if timer is None:
        if effect.days <= 0 or in_play(state, player, moved) is None:
            return False
        timers.place_at(state, moved, seat, state.day + effect.days)  # a timer that sets itself again
        return True
    timers.place_at(state, moved, seat, timer.day + effect.days)
    moved_timer = timers.find(state, moved, seat)
    if moved_timer is not None and moved_timer.day <= state.day:
        yield from ring(state, moved_timer)
    return True


def restart(state: State, player: Player, card: int, effect: Restart) -> bool:
    """The timer is set to its full length."""
    moved = named(state, card, effect.card)
    if in_play(state, player, moved) is None:
        return False
    timers.place(state, moved, owner_of(state, player, moved))
    return True


def owner_of(state: State, player: Player, card: int) -> int:
    """Whose card it is, in play; NOBODY for one of the table."""
    spot = in_play(state, player, card)
    return spot.seat if spot is not None and spot.zone == AREA else NOBODY


PLAIN.update(
    {
        GainGold: gain_gold,
        LoseGold: lose_gold,
        PayGold: pay_gold,
        GainPrestige: gain_prestige,
        Movement: movement,
        DrawEvent: draw_event,
        Unlock: unlock,
        Restart: restart,
        Discard: changes.discard,
        DiscardAll: changes.discard_all,
        MoveCard: changes.move_card,
        FigureOnCard: figures.onto_card,
    }
)

ASKING.update(
    {
        If: conditional,
        May: may,
        Choose: choose,
        Roll: roll,
        SwapMarks: swap_marks,
        Delay: delay,
        GainCard: changes.gain_card,
        GainRandom: changes.gain_random,
        DrawQuest: changes.draw_quests,
        DiscardChosen: changes.discard_chosen,
        Replace: changes.replace,
        Abandon: changes.abandon_effect,
        GainOneOf: markets.gain_one_of,
        Market: markets.offer,
        OfferCards: markets.offer_cards,
        SellItems: markets.sell_items,
        Travel: figures.travel,
        GoTo: figures.go_to,
        PlaceCard: changes.place_card,
    }
)
