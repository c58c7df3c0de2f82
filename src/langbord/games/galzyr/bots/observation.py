"""What a seat sees as one row of numbers, for programs that learn: open things, the own quests, the question.

Nothing is read here that `view.py` would not show the seat; the tests deal all secrets anew and want the same row. A
book is made of words, and most of them are left out: of the scene that is going on the row holds a fingerprint.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from langbord.engine.ask import Ask
from langbord.engine.observation_layout import Field, Layout, Question, question_fields, small
from langbord.engine.start_player import CHOOSE_START
from langbord.games.galzyr.book.vocabulary import SKILLS
from langbord.games.galzyr.rules import scoring
from langbord.games.galzyr.rules.cards import timers
from langbord.games.galzyr.rules.conditions import mode_of
from langbord.games.galzyr.rules.dice import successes, symbols
from langbord.games.galzyr.rules.moves import CARD_WORDS, CARDS, HERO_WORDS, OPTIONS, SPACE_WORDS, VOCABULARY
from langbord.games.galzyr.rules.state import NOBODY, NOWHERE, PHASES, Check, Deal, Player, State, Telling

SEATS: Final = 4
MONTHS: Final = 12
WEEK: Final = 7
SPACES: Final = len(SPACE_WORDS)
MODES: Final = {"solo": 0, "coop": 1, "competitive": 2}
PHASE_NUMBER: Final = {phase: number for number, phase in enumerate(PHASES)}
#: Every question of the game.
PROMPTS: Final = (
    *("gather", "reset-adventurer", "start-place", "start-quests", "travel", "abandon", "drop", "use-which"),
    *("trade-with", "trade", "trade-accept", "story", "story-which", "partner", "partner-accept", "lend", "option"),
    *("scene-end", "check-before", "check-effects", "check-last", "check-line", "check-pool", "check-reroll", "dice"),
    *("push", "new-skill", "give-mark", "take-mark", "may", "choose", "choose-card", "choose-quest", "choose-timer"),
    *("keep-one", "market", "sell", "transport", "travel-on", "too-many-items", "too-many-quests", "mvp", "month-over"),
    *("leave-world", "give-adventurer"),
    CHOOSE_START,
)
CARD_NUMBER: Final = {word: number for number, word in enumerate(CARD_WORDS, 1)}
NUMBERS: Final = CARDS + 1  # cards by their number; place 0 stays empty
FINGERPRINTS: Final = 256  # scenes and blocks are sorted into so many

LAYOUT: Final = Layout(
    [
        Field("seats", SEATS, 1, "how many players: one place is 1"),
        Field("mode", len(MODES), 1, "solo, coop, competitive: one place is 1"),
        Field("challenge", 1, 1, "1 with the challenge"),
        Field("phase", len(PHASES), 1, f"{', '.join(PHASES)}: one place is 1"),
        Field("month", MONTHS, 1, "January to December: one place is 1"),
        Field("weekday", WEEK, 1, "Monday to Sunday: one place is 1"),
        Field("day", 1, 14, "days played"),
        Field("days-left", 1, 14, "days until the month is over"),
        Field("first", SEATS, 1, "who is first, by seat from the observer on"),
        Field("active", SEATS, 1, "whose turn it is, by seat from the observer on"),
        *question_fields(SEATS, PROMPTS, len(VOCABULARY)),
        Field("named", NUMBERS, 1, "the card that the question names"),
        Field("number", 1, 6, "the number in the question"),
        Field("steps", 1, 6, "steps left"),
        Field("level", 1, 4, "the level that the group has reached"),
        Field("prestige", 1, 40, "the prestige of all"),
        Field("open", NUMBERS, 1, "cards that lie open: noticeboard, market, event, global, local and location cards"),
        Field("locals", SPACES, 3, "local cards on each space"),
        Field("timers", NUMBERS, 14, "days until the timer of a card acts, and one more"),
        Field("quest-slot", 1, 40, "cards in the quest slot"),
        Field("event-deck", 1, 40, "cards in the event deck"),
        Field("scene", FINGERPRINTS, 1, "the scene that is going on, sorted by a fingerprint of its name"),
        Field("block", FINGERPRINTS, 1, "the same for its block"),
        Field("teller", SEATS, 1, "whose scene it is, by seat from the observer on"),
        Field("partner", SEATS, 1, "who takes part in it, by seat from the observer on"),
        Field("option", OPTIONS, 1, "the option that was chosen in it"),
        Field("check", len(SKILLS), 1, "the skill that is checked"),
        Field("dice", 1 + len(SKILLS), 6, "base dice and advanced dice of each skill in the pool"),
        Field("rolled", 2, 1, "1 after the roll, 1 after a reroll"),
        Field("symbols", len(SKILLS), 6, "symbols that the dice show"),
        Field("successes", 1, 8, "successes so far"),
        Field("trade", SEATS, 1, "the other side of the trade, by seat from the observer on"),
        Field("trade-gold", 2, 10, "gold given and taken in it"),
        Field("achievements", 1, 40, "achievements of the world"),
        Field("hand", NUMBERS, 1, "closed quests of the observer"),
    ],
    [
        Field("here", 1, 1, "1 where somebody sits"),
        Field("hero", len(HERO_WORDS), 1, "the adventurer: one place is 1"),
        Field("gold", 1, 20, "gold"),
        Field("marks", len(SKILLS), 3, "skill marks"),
        Field("prestige", 1, 15, "prestige of this month"),
        Field("space", SPACES, 1, "where the figure stands"),
        Field("on-card", 1, 1, "1 if it stands on a card"),
        Field("cards", NUMBERS, 1, "quests that lie open, items, companions, statuses"),
        Field("kinds", 4, 4, "how many of each of these"),
        Field("closed", 1, 4, "how many closed quests"),
    ],
    SEATS,
)
SIZE: Final = LAYOUT.size
QUESTION: Final = Question(LAYOUT, PROMPTS)

AT_SEATS: Final = LAYOUT.at("seats") - 1
AT_MODE: Final = LAYOUT.at("mode")
AT_CHALLENGE: Final = LAYOUT.at("challenge")
AT_PHASE: Final = LAYOUT.at("phase")
AT_MONTH: Final = LAYOUT.at("month") - 1
AT_WEEKDAY: Final = LAYOUT.at("weekday")
AT_DAY: Final = LAYOUT.at("day")
AT_DAYS_LEFT: Final = LAYOUT.at("days-left")
AT_FIRST: Final = LAYOUT.at("first")
AT_ACTIVE: Final = LAYOUT.at("active")
AT_NAMED: Final = LAYOUT.at("named")
AT_NUMBER: Final = LAYOUT.at("number")
AT_STEPS: Final = LAYOUT.at("steps")
AT_LEVEL: Final = LAYOUT.at("level")
AT_PRESTIGE: Final = LAYOUT.at("prestige")
AT_OPEN: Final = LAYOUT.at("open")
AT_LOCALS: Final = LAYOUT.at("locals")
AT_TIMERS: Final = LAYOUT.at("timers")
AT_QUEST_SLOT: Final = LAYOUT.at("quest-slot")
AT_EVENT_DECK: Final = LAYOUT.at("event-deck")
AT_SCENE: Final = LAYOUT.at("scene")
AT_BLOCK: Final = LAYOUT.at("block")
AT_TELLER: Final = LAYOUT.at("teller")
AT_PARTNER: Final = LAYOUT.at("partner")
AT_OPTION: Final = LAYOUT.at("option")
AT_CHECK: Final = LAYOUT.at("check")
AT_DICE: Final = LAYOUT.at("dice") + 1  # a base die is −1
AT_ROLLED: Final = LAYOUT.at("rolled")
AT_SYMBOLS: Final = LAYOUT.at("symbols")
AT_SUCCESSES: Final = LAYOUT.at("successes")
AT_TRADE: Final = LAYOUT.at("trade")
AT_TRADE_GOLD: Final = LAYOUT.at("trade-gold")
AT_ACHIEVEMENTS: Final = LAYOUT.at("achievements")
AT_HAND: Final = LAYOUT.at("hand")
PLAYERS: Final = LAYOUT.players
BLOCK: Final = LAYOUT.block
IN_HERO: Final = LAYOUT.within("hero")
IN_GOLD: Final = LAYOUT.within("gold")
IN_MARKS: Final = LAYOUT.within("marks")
IN_PRESTIGE: Final = LAYOUT.within("prestige")
IN_SPACE: Final = LAYOUT.within("space")
IN_ON_CARD: Final = LAYOUT.within("on-card")
IN_CARDS: Final = LAYOUT.within("cards")
IN_KINDS: Final = LAYOUT.within("kinds")
IN_CLOSED: Final = LAYOUT.within("closed")


def observe(state: State, ask: Ask | None, seat: int) -> bytearray:
    """The row of a seat; `ask` is the question that stands, None when the game is over."""
    row = bytearray(SIZE)
    seats = len(state.players)
    row[AT_SEATS + seats] = 1
    row[AT_MODE + MODES[mode_of(state)]] = 1
    row[AT_CHALLENGE] = state.challenge
    row[AT_PHASE + PHASE_NUMBER[state.phase]] = 1
    row[AT_MONTH + state.month] = 1
    row[AT_WEEKDAY + state.weekday] = 1
    row[AT_DAY] = small(state.day)
    row[AT_DAYS_LEFT] = small(max(0, timers.last_day(state) - state.day))
    row[AT_FIRST + (state.first - seat) % seats] = 1
    row[AT_ACTIVE + (state.active - seat) % seats] = 1
    if ask is not None:
        _question(row, ask, seat, seats)
    row[AT_STEPS] = small(max(0, state.steps))
    row[AT_LEVEL] = scoring.level(state)
    row[AT_PRESTIGE] = small(max(0, scoring.total(state)))
    _table(state, row)
    if state.telling is not None:
        _telling(row, state.telling, seat, seats)
    if state.check is not None:
        _check(state, row, state.check)
    if state.deal is not None:
        _deal(row, state.deal, seat, seats)
    row[AT_ACHIEVEMENTS] = small(len(state.achievements))
    for card in state.players[seat].hand.cards:
        row[AT_HAND + card] = 1
    for place in range(seats):
        _player(state, row, state.players[(seat + place) % seats], PLAYERS + place * BLOCK)
    return row


def _question(row: bytearray, ask: Ask, seat: int, seats: int) -> None:
    """Who is asked what, and what the question names."""
    QUESTION.fill(row, ask, seat, seats)
    for _, (kind, thing) in ask.values:
        if kind == "card" and thing in CARD_NUMBER:
            row[AT_NAMED + CARD_NUMBER[str(thing)]] = 1
        elif kind == "number":
            row[AT_NUMBER] = small(max(0, int(thing)))


def _table(state: State, row: bytearray) -> None:
    """Cards that lie open to all, and the tokens on the calendar."""
    for zone in (state.noticeboard, state.market, state.drawn, state.globals, state.locations):
        for card in zone:
            row[AT_OPEN + card] = 1
    row[AT_OPEN] = 0  # a location without a card
    for local in state.locals:
        row[AT_OPEN + local.card] = 1
        row[AT_LOCALS + local.space] += 1
    for timer in state.timers:
        row[AT_TIMERS + timer.card] = small(max(0, timer.day - state.day) + 1)
    row[AT_QUEST_SLOT] = small(len(state.quest_slot.cards) + len(state.quest_back))
    row[AT_EVENT_DECK] = small(len(state.event_deck.cards) + len(state.event_bottom))


def _telling(row: bytearray, telling: Telling, seat: int, seats: int) -> None:
    """The scene that is going on."""
    row[AT_SCENE + crc32(telling.scene.encode()) % FINGERPRINTS] = 1
    row[AT_BLOCK + crc32(f"{telling.scene}/{telling.block}".encode()) % FINGERPRINTS] = 1
    row[AT_TELLER + (telling.seat - seat) % seats] = 1
    if telling.partner != NOBODY:
        row[AT_PARTNER + (telling.partner - seat) % seats] = 1
    if telling.option != NOBODY:
        row[AT_OPTION + telling.option] = 1


def _check(state: State, row: bytearray, check: Check) -> None:
    """The check that is going on."""
    row[AT_CHECK + check.skill] = 1
    for die in check.dice:
        row[AT_DICE + die] += 1
    if check.faces:
        row[AT_ROLLED] = 1
        row[AT_ROLLED + 1] = check.rerolled
        for skill, shown in enumerate(symbols(state)):
            row[AT_SYMBOLS + skill] = small(shown)
        row[AT_SUCCESSES] = small(successes(state))


def _deal(row: bytearray, deal: Deal, seat: int, seats: int) -> None:
    """The trade that is being put together."""
    other = deal.seat if deal.other == seat else deal.other
    row[AT_TRADE + (other - seat) % seats] = 1
    row[AT_TRADE_GOLD] = small(deal.give_gold)
    row[AT_TRADE_GOLD + 1] = small(deal.take_gold)


def _player(state: State, row: bytearray, player: Player, at: int) -> None:
    """One adventurer with what everybody sees of them."""
    row[at] = 1
    if player.hero != NOBODY:
        row[at + IN_HERO + player.hero] = 1
    row[at + IN_GOLD] = small(player.gold)
    for skill, marks in enumerate(player.marks):
        row[at + IN_MARKS + skill] = small(marks)
    row[at + IN_PRESTIGE] = small(max(0, player.prestige))
    if player.space != NOWHERE:
        row[at + IN_SPACE + player.space] = 1
    row[at + IN_ON_CARD] = player.on_card != 0
    for kind, cards in enumerate((player.quests, player.items, player.companions, player.statuses)):
        row[at + IN_KINDS + kind] = small(len(cards))
        for card in cards:
            row[at + IN_CARDS + card] = 1
    row[at + IN_CLOSED] = small(len(player.hand.cards))
