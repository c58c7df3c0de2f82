"""From month to month: a new world, gathering, setting up, the end scene, saving, going on (G2, G3, G14, G15)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason, Turn
from langbord.engine.log import number, thing
from langbord.engine.start_player import choose_start
from langbord.games.galzyr.book import model
from langbord.games.galzyr.book.phrases import Step
from langbord.games.galzyr.book.vocabulary import MONTHS, SKILLS, WEEKDAYS
from langbord.games.galzyr.rules import scoring
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.cards.changes import keep_limits
from langbord.games.galzyr.rules.cards.zones import age_key, area, fill_noticeboard, open_cards, take_in
from langbord.games.galzyr.rules.choices import Offer, OneOf, agrees
from langbord.games.galzyr.rules.conditions import mode_of, passives
from langbord.games.galzyr.rules.diary import write_month
from langbord.games.galzyr.rules.doing import do_steps
from langbord.games.galzyr.rules.log_lines import tell, tell_amount, tell_table
from langbord.games.galzyr.rules.moves import GO_ON, HERO, LEAVE_WORLD, NEW_WORLD, PACK_UP, RESET, SEAT, STOP
from langbord.games.galzyr.rules.reasons import FIRST_MONTH, KEEPS_IT, NO_SUCH_SEAT, NOT_HERE, TAKEN
from langbord.games.galzyr.rules.scenes import play_scene
from langbord.games.galzyr.rules.state import (
    ADVENTURE,
    CHOSEN,
    GATHER,
    NOBODY,
    OVER,
    PLACING,
    SAVING,
    SET_UP,
    Player,
    SaveSlot,
    State,
)
from langbord.games.galzyr.rules.travel import place_figure

LAST_MONTH: Final = 12
#: A footnote, a paragraph, a chapter, a legend.
LEVELS: Final = 4

# --- a new world (G2) -----------------------------------------------------------------------------


def new_world(state: State, month: int) -> None:
    """Every card where a world begins; `month` 0 is drawn."""
    land = state.land
    for player in state.players:
        _clear(player)
    state.library, state.vault, state.quest_back, state.event_bottom = [], [], [], []
    state.noticeboard, state.globals, state.locals, state.timers, state.since_start = [], [], [], [], []
    state.quest_slot.cards, state.event_deck.cards = [], []
    state.locations = [0] * LAST_MONTH
    state.saves = [SaveSlot() for _ in land.heroes]
    state.seen, state.last_seen, state.achievements, state.diary, state.months = {}, {}, [], [], 0
    for card in sorted(land.cards.values(), key=_number):
        for _ in range(card.copies):
            _deal(state, card)
    for hero in range(len(land.heroes)):
        fresh(state, hero)
    state.chance.shuffle(state.quest_slot.cards)
    state.chance.shuffle(state.event_deck.cards)
    state.month = month or 1 + state.chance.below(LAST_MONTH)
    fill_noticeboard(state)
    state.phase = GATHER


def _number(card: model.Card) -> int:
    return card.number


def _deal(state: State, card: model.Card) -> None:
    """A card to where it lies in a new world."""
    if card.start == "vault":
        state.vault.append(card.number)
    elif card.start == "slot":
        state.quest_slot.cards.append(card.number)
    elif card.start == "events":
        state.event_deck.cards.append(card.number)
    elif card.start == "global":
        state.globals.append(card.number)
    elif card.start == "board":
        state.locations[card.nr - 1] = card.number
    else:
        state.library.append(card.number)


def fresh(state: State, hero: int) -> None:
    """An adventurer as at the very first start: gold, marks, ability and origin quest (G3.5)."""
    adventurer = state.land.book.world.adventurers[hero]
    cards: list[int] = []
    for card in state.land.cards.values():
        if card.start == "origin" and card.hero == adventurer.id and card.number in state.library:
            state.library.remove(card.number)
            cards.append(card.number)
    state.saves[hero] = SaveSlot(cards, adventurer.gold, list(adventurer.marks), False)


def _clear(player: Player) -> None:
    """Nothing lies before the seat; the prestige stays to be read."""
    player.hero = NOBODY
    player.quests, player.items, player.companions, player.statuses = [], [], [], []
    player.hand.cards = []
    player.space, player.on_card, player.extra_steps, player.gold = -1, 0, 0, 0
    player.marks = [0] * len(SKILLS)


# --- gathering (G15.3, G15.4) ---------------------------------------------------------------------


class Gather(Offer):
    """An adventurer nobody has taken, or a reset of one who has played."""

    def near(self, state: State, seat: int) -> list[int]:
        return [RESET, *range(HERO, HERO + len(state.saves))]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        if move == RESET:
            return None if any(OWN.reason(state, seat, HERO + hero) is None for hero in played(state)) else FIRST_MONTH
        return TAKEN if taken(state, move - HERO) else OWN.reason(state, seat, move)


class Own(Offer):
    """An adventurer who has played before and whose player of last month has not refused to give them up."""

    def near(self, state: State, seat: int) -> list[int]:
        return [HERO + hero for hero in played(state)]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        return KEEPS_IT if owner(state, seat, move - HERO) in state.refused else None


OWN: Final = Own()
GATHERING: Final = Gather()


def owner(state: State, seat: int, hero: int) -> int:
    """Who else played this adventurer in the month before and has none yet; by rules 1 nobody is asked."""
    if state.rules < 2:
        return NOBODY
    waiting = (player for player in state.players if player.seat != seat and player.hero == NOBODY)
    return next((player.seat for player in waiting if player.usual == hero), NOBODY)


def taken(state: State, hero: int) -> bool:
    """Whether somebody plays this adventurer already."""
    return any(player.hero == hero for player in state.players)


def played(state: State) -> list[int]:
    """The adventurers in their save slots who have played before."""
    return [hero for hero, slot in enumerate(state.saves) if slot.played and not taken(state, hero)]


def gathering(state: State) -> Turn:
    """Each seat takes an adventurer out of its save slot; the others sit this month out."""
    for player in state.players:
        _clear(player)
        player.prestige = 0
    for player in state.players:
        state.refused = []
        while player.hero == NOBODY:
            move = yield Ask(player.seat, "gather", GATHERING)
            if move == RESET:
                yield from _reset(state, player)
            elif (yield from _is_given(state, player, move - HERO)):
                _take_seat(state, player, move - HERO)
    state.refused = []
    state.phase = SET_UP


def _is_given(state: State, player: Player, hero: int) -> Part[bool]:
    """Nobody takes or resets somebody else's adventurer without their word (G15.3)."""
    whose = owner(state, player.seat, hero)
    if whose == NOBODY or (yield from agrees(whose, "give-adventurer")):
        return True
    state.refused.append(whose)
    tell(state, "keeps-adventurer", state.players[whose], thing("hero", state.land.heroes[hero]))
    return False


def _reset(state: State, player: Player) -> Part[None]:
    """One adventurer starts afresh (G15.4)."""
    if state.rules < 2:
        hero = (yield Ask(player.seat, "reset-adventurer", OneOf(*(HERO + hero for hero in played(state))))) - HERO
    else:
        hero = (yield Ask(player.seat, "reset-adventurer", OWN)) - HERO
        if not (yield from _is_given(state, player, hero)):
            return
    state.library = sorted(state.library + state.saves[hero].cards)
    state.saves[hero].cards = []
    if state.rules >= 2:
        _call_back(state, hero)
    fresh(state, hero)
    tell_table(state, "resets", thing("hero", state.land.heroes[hero]))


def _call_back(state: State, hero: int) -> None:
    """An origin that was told lies in the vault: it comes back too, so that it can be told again."""
    name = state.land.heroes[hero]
    told = [card for card in state.vault if state.land.cards[card].hero == name]
    state.vault = [card for card in state.vault if card not in told]
    state.library = sorted(state.library + told)


def _take_seat(state: State, player: Player, hero: int) -> None:
    """The adventurer's cards, gold and marks come out of the save slot."""
    slot = state.saves[hero]
    state.saves[hero] = SaveSlot(played=True)
    player.hero = player.usual = hero
    player.gold = slot.gold
    player.marks = slot.marks
    for card in slot.cards:
        take_in(state, player, card)
    tell(state, "gathers", player, thing("hero", state.land.heroes[hero]))


# --- setting up (G3) ------------------------------------------------------------------------------


def setting_up(state: State) -> Turn:
    """Month, weekday, what cards say for the start, noticeboard, start player (G3.1 to G3.6)."""
    state.day = 0
    state.total = 0
    state.ending = False
    state.reader = NOBODY
    state.timers = []
    _lay_month_and_mode(state)
    state.weekday = state.chance.below(len(WEEKDAYS))
    state.first = state.active = yield from _start_player(state)
    tell_table(
        state, "month-begins", thing("month", MONTHS[state.month - 1]), thing("weekday", WEEKDAYS[state.weekday])
    )
    _tell_levels(state)
    yield from _for_table(state, "setup")
    for player in state.in_turn_order(state.first):
        for card in area(player):
            if card in open_cards(player):
                yield from do_steps(state, player, card, state.land.cards[card].on_setup)
    fill_noticeboard(state)
    for player in state.in_turn_order(state.first):
        yield from keep_limits(state, player)
    state.phase = PLACING


def _tell_levels(state: State) -> None:
    """What a group has to come to (G14.2)."""
    levels = [level.prestige[len(state.players) - 1] for level in state.land.book.world.levels]
    if not state.competitive and len(levels) == LEVELS:
        named = zip(("paragraph", "chapter", "legend"), levels[1:], strict=True)
        tell_table(state, "levels", *(number(prestige, name) for name, prestige in named))


def _start_player(state: State) -> Part[int]:
    """Who begins this month (G3.6)."""
    seats = len(state.players)
    if state.starter >= 0:
        return state.starter
    drawn = state.chance.below(seats)
    if state.starter == CHOSEN and seats > 1:
        return (yield from choose_start(state, drawn, seats, SEAT, NOT_HERE, NO_SUCH_SEAT))
    return drawn


def _lay_month_and_mode(state: State) -> None:
    """The cards of the month and of the mode lie among the global cards, and no others of their kind."""
    land = state.land
    mode = "competitive" if state.competitive else "coop"
    wanted = [land.month_cards.get(state.month, 0), land.mode_cards.get(mode, 0)]
    for card in list(state.globals):
        face = land.cards[card]
        if (face.month or face.mode) and card not in wanted:
            state.globals.remove(card)
            state.library = sorted([*state.library, card])
    for card in wanted:
        if card in state.library:
            state.library.remove(card)
            state.globals.append(card)


def table_in_play(state: State) -> list[int]:
    """Global cards, then local ones, then locations."""
    return state.globals + [local.card for local in state.locals] + [card for card in state.locations if card]


def _for_table(state: State, moment: str) -> Part[None]:
    """What the cards of the table say for the start or the saving of a month."""
    for card in table_in_play(state):
        if card in table_in_play(state):
            yield from do_steps(state, state.active_player, card, _says(state.land.cards[card], moment))


def _says(card: model.Card, moment: str) -> tuple[Step, ...]:
    """`setup: …`, or `save: …` with a timer that acts then too (G12.5)."""
    if moment == "setup":
        return card.on_setup
    return card.on_save + card.timer.steps if card.timer is not None and card.timer.saves else card.on_save


def placing(state: State) -> Turn:
    """Timers (G3.8) and ages (G3.9), then figures on the board (G3.7); by rules 1 the figures came first."""
    if state.rules >= 2:
        _set_timers(state)
    for player in state.in_turn_order(state.first):
        if not player.on_card and not passives(state, player, "off board"):
            yield from place_figure(state, player)
    if state.rules < 2:
        _set_timers(state)
    state.active = state.first
    state.phase = ADVENTURE


def _set_timers(state: State) -> None:
    """The table's first, the adventurers' last."""
    state.timers = []
    state.since_start = []
    for card in table_in_play(state):
        timers.place(state, card, NOBODY)
        if state.land.cards[card].mode:
            timers.place_at(state, card, NOBODY, length(state))
        state.since_start.append(age_key(card, NOBODY))
    for player in state.in_turn_order(state.first):
        for card in area(player):
            timers.place(state, card, player.seat)
            if card not in player.hand.cards:
                state.since_start.append(age_key(card, player.seat))


def length(state: State) -> int:
    """How many days the month has (G4.3)."""
    world = state.land.book.world
    days = world.competitive_days if state.competitive else world.coop_days
    return days[len(state.players) - 1]


# --- the end (G14) --------------------------------------------------------------------------------


def ending(state: State) -> Turn:
    """Who reads the end scene, and the scene."""
    reader = _first_winner(state)
    if mode_of(state) == "coop":
        seats = OneOf(*(SEAT + player.seat for player in state.players))
        reader = (yield Ask(state.first, "mvp", seats)) - SEAT
    state.reader = state.active = reader
    world = state.land.book.world
    scene = world.competitive_end if state.competitive else world.coop_end
    tell_table(state, "ends-month", number(scoring.level(state)))
    if scene:
        yield from play_scene(state, state.players[reader], scene, 0)
    state.events_due = 0
    write_month(state)
    state.phase = SAVING


def _first_winner(state: State) -> int:
    """Of tied winners the first in turn order; alone, oneself."""
    winners = scoring.winners(state)
    for player in state.in_turn_order(state.first):
        if player.seat in winners:
            return player.seat
    return state.first


def saving(state: State) -> Turn:
    """Timers are taken away, save effects happen, the month passes; then pack up or go on (G14.4, G14.5, G15)."""
    state.timers = []
    month = state.month
    yield from _for_table(state, "save")
    for player in state.in_turn_order(state.first):
        for card in open_cards(player):
            if card in open_cards(player):
                yield from do_steps(state, player, card, _says(state.land.cards[card], "save"))
        yield from do_steps(state, player, 0, state.land.book.world.adventurers[player.hero].on_save)
    state.timers = []
    state.months += 1
    state.month = _next_month(state, month)
    _pack(state)
    move = yield from _how_it_goes_on(state)
    if move == PACK_UP:
        tell_table(state, "packed")
        state.phase = OVER
    elif move == GO_ON:
        state.phase = GATHER
    else:
        tell_table(state, "new-world")
        new_world(state, 0)


def _how_it_goes_on(state: State) -> Part[int]:
    """Pack up, go on, or, once it has been said twice, leave this world for a new one (G15.5)."""
    if state.rules < 2:
        return (yield Ask(state.reader, "month-over", OneOf(PACK_UP, GO_ON, NEW_WORLD)))
    while True:
        move = yield Ask(state.reader, "month-over", OneOf(PACK_UP, GO_ON, LEAVE_WORLD))
        if move != LEAVE_WORLD:
            return move
        if (yield Ask(state.reader, "leave-world", OneOf(NEW_WORLD, STOP))) == NEW_WORLD:
            return NEW_WORLD


def _next_month(state: State, month: int) -> int:
    """The month card that lies there now, if a save effect changed it; otherwise the one that follows."""
    for card in state.globals:
        laid = state.land.cards[card].month
        if laid and laid != month:
            return laid
    return month % LAST_MONTH + 1


def _pack(state: State) -> None:
    """The cards of each adventurer go into their save slot, with gold and marks (G15.1)."""
    state.since_start = []
    for player in state.players:
        cards = open_cards(player) + player.hand.lay_open(state, "quests")
        state.saves[player.hero] = SaveSlot(cards, player.gold, player.marks, True)
        tell_amount(state, "saves", player, len(cards))
        _clear(player)


def reopen(state: State, seats: int) -> None:
    """A packed world for a table of so many seats: the next thing is to gather."""
    state.players = [Player(seat) for seat in range(seats)]
    state.first = state.active = 0
    state.reader = NOBODY
    state.phase = GATHER
    for player in state.players:
        _clear(player)
