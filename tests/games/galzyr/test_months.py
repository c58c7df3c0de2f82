"""New worlds, gathering, setting up, the end, saving and going on (G1, G2, G3, G14, G15)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from langbord.engine.errors import EditionError, OptionError
from langbord.engine.position import Position
from langbord.engine.record import replay
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.state import ADVENTURE, END_SCENE, GATHER, NOBODY, NOWHERE, OVER, SAVING, State
from langbord.games.galzyr.rules.view import story_master
from tests.games.galzyr.small_book import write_book
from tests.games.galzyr.table import (
    BOOK,
    HEROES,
    begin,
    cards,
    do,
    give,
    lay,
    loaded,
    month,
    number,
    play,
    player,
    prompt,
    told,
    why_not,
    word,
    words,
    world,
)
from tests.rules import rule


def until(position: Position[State], asked: str) -> None:
    """The first answer to everything, until this is asked."""
    while prompt(position) != asked:
        play(position, words(position)[0] if prompt(position) != "travel" else "story")


def at_the_end(state: State) -> Position[State]:
    """The month is over: the end scene comes next."""
    state.phase = END_SCENE
    return begin(state)


def over(state: State) -> Position[State]:
    """Everything saved; pack up or go on?"""
    position = at_the_end(state)
    until(position, "month-over")
    return position


# --- a new world ----------------------------------------------------------------------------------------------------


@rule("G2.1", "G2.2", "G2.3", "G2.4", "G2.6")
def test_every_card_lies_where_a_world_begins() -> None:
    state = world().state
    assert (len(state.noticeboard), len(state.quest_slot)) == (3, 4)
    assert {state.land.cards[card].start for card in state.noticeboard + state.quest_slot.cards} == {"slot"}
    assert sorted(cards(state, state.event_deck.cards)) == ["ev.goose", "ev.letter", "ev.storm"]
    assert cards(state, state.vault) == ["relic"]
    assert cards(state, state.globals) == ["toll"]
    assert cards(state, [card for card in state.locations if card]) == [
        "quay.card",
        "mill.west",
        "mill.east",
        "ruin.card",
    ]
    assert GAME.faults(state) == []


@rule("G2.6")
def test_a_lost_or_doubled_card_is_noticed() -> None:
    state = world().state
    lost = state.library.pop()
    assert GAME.faults(state) == [f"card {lost}: 0 of 1"]
    state.library += [lost, lost]
    assert GAME.faults(state) == [f"card {lost}: 2 of 1"]


@rule("G2.5")
def test_the_first_month_is_rolled() -> None:
    months = {GAME.new(1, seed=seed, options={"book": BOOK}).state.month for seed in range(60)}
    assert months == set(range(1, 13))


@rule("G2.2", "G2.3")
def test_quests_and_events_are_shuffled() -> None:
    orders = {tuple(world(seed=seed).state.quest_slot.cards) for seed in range(9)}
    decks = {tuple(world(seed=seed).state.event_deck.cards) for seed in range(9)}
    assert len(orders) > 3
    assert len(decks) > 3


def test_a_book_that_is_not_there_is_refused() -> None:
    with pytest.raises(EditionError, match="there is no book 'nothing'"):
        GAME.new(1, options={"book": "nothing"})


# --- gathering and setting up ---------------------------------------------------------------------------------------


@rule("G1.2")
def test_each_seat_takes_an_adventurer_of_its_own() -> None:
    position = world(2)
    assert words(position) == ["h1", "h2", "h3", "h4"]
    play(position, "h3")
    assert why_not(position, "h3") == "adventurer-taken G1.2"
    assert why_not(position, "reset") == "first-month G15.4"


@rule("G1.3")
def test_nobody_competes_alone() -> None:
    with pytest.raises(OptionError, match="for 2 or 3 or 4 seats only"):
        world(1, mode="competitive")


def test_a_book_of_one_adventurer_is_for_one_player(tmp_path: Path) -> None:
    book = str(write_book(tmp_path))
    assert GAME.new(1, seed=1, options={"book": book}).ask is not None
    with pytest.raises(OptionError, match="too few adventurers for 2 seats: 1"):
        GAME.new(2, seed=1, options={"book": book})


@rule("G3.5", "G13.1", "G11.5")
def test_a_fresh_adventurer() -> None:
    position = world()
    play(position, "h2")
    adventurer = player(position)
    assert (adventurer.gold, sum(adventurer.marks)) == (10, 4)
    assert cards(position.state, adventurer.statuses, adventurer.quests) == ["mor.voice", "mor.origin"]


@rule("G3.7", "G11.5")
def test_figures_are_placed_unless_a_card_keeps_them_off() -> None:
    position = world(2)
    play(position, "h2", "h3")
    assert position.ask is not None
    assert (prompt(position), position.ask.seat) == ("start-place", 1)
    assert words(position) == ["L1", "L2", "L3"]
    assert why_not(position, "W01") == "not-a-location G3.7"
    assert player(position).space == NOWHERE


@rule("G11.5", "G5.6")
def test_the_origin_scene_puts_the_figure_on_the_board() -> None:
    position = world()
    play(position, "h2")
    assert words(position) == ["story"]
    play(position, "story", word("mor.origin"), "end")
    assert player(position).space == position.state.land.index["ruin"]
    assert cards(position.state, player(position).quests) == ["mor.second"]


@rule("G3.7", "G6.3")
def test_quests_are_picked_up_at_the_start() -> None:
    position = world()
    play(position, "h3")
    state = position.state
    place = state.land.cards[state.noticeboard[0]].pickup
    quest = state.noticeboard[0]
    play(position, state.land.spaces[state.land.index[place]].slot)
    assert prompt(position) == "start-quests"
    play(position, f"n{quest:03}")
    assert quest in player(position).quests


@rule("G3.2", "G3.6")
def test_weekday_and_start_player_are_drawn() -> None:
    days, firsts = set(), set()
    for seed in range(60):
        position = world(2, seed)
        play(position, "h3", "h4")
        days.add(position.state.weekday)
        firsts.add(position.state.first)
    assert (days, firsts) == (set(range(7)), {0, 1})


@rule("G3.3", "G3.4")
def test_what_the_month_says_is_done_first() -> None:
    position = world(month="1")
    play(position, "h3", "L1")
    assert player(position).gold == 9
    position = world(month="2")
    play(position, "h3", "L1")
    assert number("ev.flood") in position.state.event_deck.cards
    assert len(position.state.noticeboard) == 3


@rule("G3.8", "G3.9")
def test_timers_are_set_and_cards_know_their_age() -> None:
    position = over(month())
    give(position.state, 0, "candle")
    state = position.state
    state.players[0].items.remove(number("candle"))
    state.saves[2].cards.append(number("candle"))
    state.timers = []
    play(position, "go-on", "h3", "L1")
    while position.state.phase != ADVENTURE:
        play(position, "stop")
    ends = [(position.state.land.cards[timer.card].id, timer.day) for timer in position.state.timers]
    assert ends == [("mode.coop", 4), ("candle", 2)]
    assert 1000 + number("candle") in position.state.since_start


@rule("G3.8")
def test_timers_of_the_table_are_set_first_then_those_of_the_adventurers_in_turn_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = month(3, heroes="aysala keridai bumir")
    for seat in range(3):
        give(state, seat, "hurt")
    lay(state, "snow", "peak")
    lay(state, "line")
    loaded(monkeypatch, 1)  # seat 1 begins
    position = over(state)
    play(position, "go-on", "h3", "h4", "h1")
    while position.state.phase != ADVENTURE:
        play(position, "L1" if prompt(position) == "start-place" else "stop")
    timers = position.state.timers
    assert sorted(cards(position.state, [timer.card for timer in timers[:3]])) == ["line", "mode.coop", "snow"]
    assert [timer.seat for timer in timers] == [NOBODY, NOBODY, NOBODY, 1, 2, 0]


@rule("G1.6")
def test_the_story_master() -> None:
    masters = []
    for seats in (1, 2, 3, 4):
        state = month(seats)
        masters.append(story_master(state))
    assert masters == [0, 1, 2, 2]


# --- the end --------------------------------------------------------------------------------------------------------


@rule("G14.1")
def test_rivals_share_a_tie_and_the_first_in_turn_order_reads() -> None:
    state = month(3, mode="competitive")
    for adventurer, prestige in zip(state.players, (4, 1, 4), strict=True):
        adventurer.prestige = prestige
    state.first = 1
    position = at_the_end(state)
    assert position.state.telling is not None
    assert (position.state.telling.scene, position.state.reader) == ("tiny.rivals", 2)
    play(position, "end", "pack-up")
    assert (position.scores(), position.winners()) == ([4, 1, 4], [0, 2])


@rule("G14.2")
@pytest.mark.parametrize(("prestige", "block", "winners"), [(2, "bad", []), (3, "good", [0, 1])])
def test_friends_reach_a_level_together(prestige: int, block: str, winners: list[int]) -> None:
    state = month(2)
    state.players[0].prestige, state.players[1].prestige = 2, prestige
    position = at_the_end(state)
    assert (prompt(position), words(position)) == ("mvp", ["seat-1", "seat-2"])
    play(position, "seat-2")
    assert position.state.telling is not None
    assert position.state.telling.read == ["tiny.friends/start", f"tiny.friends/{block}"]
    assert position.state.reader == 1
    play(position, "end", "pack-up")
    assert position.winners() == winners


@rule("G12.5", "G14.4")
def test_timers_are_removed_and_save_effects_happen() -> None:
    state = month()
    give(state, 0, "hurt", "mule", "dull")
    state = over(state).state
    assert state.timers == []
    assert "hurt" in cards(state, state.saves[2].cards)  # its timer did not act
    assert "mule" not in cards(state, state.saves[2].cards)  # `timer 3 or save`
    assert "dull" not in cards(state, state.saves[2].cards)
    assert cards(state, [state.locations[2]]) == ["mill.burnt"]


@rule("G13.1")
def test_the_ability_comes_back() -> None:
    state = over(month()).state
    assert cards(state, state.saves[2].cards) == ["aysala.over"]


@rule("G14.5")
@pytest.mark.parametrize(("now", "after"), [(1, 2), (2, 3), (5, 6), (12, 1)])
def test_the_next_month_follows(now: int, after: int) -> None:
    state = month()
    state.month = now
    assert over(state).state.month == after


# --- going on -------------------------------------------------------------------------------------------------------


@rule("G15.1")
def test_a_packed_world_is_taken_up_by_another_table() -> None:
    state = month(2)
    give(state, 0, "lamp")
    state.players[0].gold = 7
    position = over(state)
    assert words(position) == ["pack-up", "go-on", "leave-world"]
    play(position, "pack-up")
    assert (position.state.phase, position.ask) == (OVER, None)
    slot = position.state.saves[2]
    assert slot.gold == 7
    assert number("lamp") in slot.cards
    again = GAME.next_table(position.state, 3, {"book": BOOK, "mode": "competitive"}, seed=4)
    assert len(again.state.players) == 3
    play(again, "h3", "h1", "h2")
    assert number("lamp") in player(again).items
    assert again.state.months == 1
    record = again.record()
    assert record["origin"]["state"]["phase"] == GATHER


def test_only_a_packed_world_is_taken_up() -> None:
    with pytest.raises(OptionError, match="packed"):
        GAME.next_table(month(), 1, {"book": BOOK})


@rule("G1.1", "G15.2", "G3.4")
def test_the_world_goes_on() -> None:
    state = month()
    state.players[0].prestige = 5
    lay(state, "camp", "peak")
    position = over(state)
    assert position.scores() == [5]
    play(position, "go-on", "h3", "L2")
    assert (position.scores(), position.state.months, position.state.month) == ([0], 1, 6)
    assert cards(position.state, [local.card for local in position.state.locals]) == ["camp"]
    assert player(position).space == position.state.land.index["mill"]


@rule("G15.3")
def test_adventurers_join_and_sit_out() -> None:
    state = month()
    give(state, 0, "lamp")
    position = over(state)
    play(position, "go-on", "h1")
    assert position.state.saves[2].played
    assert number("lamp") in position.state.saves[2].cards
    assert position.state.land.heroes[player(position).hero] == "bumir"


@rule("G15.4")
def test_one_adventurer_starts_afresh() -> None:
    state = month()
    give(state, 0, "lamp")
    state.players[0].gold = 3
    do(state, "swap a mark", "thievery", "might")
    position = over(state)
    play(position, "go-on", "reset")
    assert words(position) == ["h3"]
    play(position, "h3")
    assert number("lamp") in position.state.library
    assert why_not(position, "reset") == "first-month G15.4"
    play(position, "h3")
    adventurer = player(position)
    assert (adventurer.gold, adventurer.marks) == (10, [0, 1, 0, 0, 2, 1])
    assert cards(position.state, adventurer.statuses) == ["aysala.over"]


@rule("G15.4")
@pytest.mark.parametrize("rules", [1, 2])
def test_an_origin_that_was_told_can_be_told_again(rules: int) -> None:
    state = month(heroes="mor")
    state.play_by(rules)
    hero = state.land.heroes[state.players[0].hero]
    own = [card.number for card in state.land.cards.values() if card.hero == hero and card.type == "quest"]
    assert own
    for card in own:
        if card in state.library:
            state.library.remove(card)
            state.vault.append(card)
    position = over(state)
    play(position, "go-on", "reset", "h2")
    held = {*position.state.library, *position.state.saves[1].cards}
    assert (set(own) <= held) == (rules >= 2)
    assert set(own).isdisjoint(position.state.vault) == (rules >= 2)


@rule("G15.3")
def test_nobody_takes_or_resets_an_adventurer_of_somebody_else_without_their_word() -> None:
    position = over(month(2))
    play(position, "go-on", "reset")
    assert words(position) == ["h3", "h4"]
    play(position, "h4")
    assert (position.ask.seat, prompt(position)) == (1, "give-adventurer")  # type: ignore[union-attr]
    play(position, "no")
    assert position.ask is not None
    assert position.ask.seat == 0
    assert why_not(position, "h4") == "keeps-adventurer G15.3"
    play(position, "h3")
    play(position, "h4")
    assert [player.hero for player in position.state.players] == [2, 3]


@rule("G15.3")
def test_whoever_agrees_gives_the_adventurer_up() -> None:
    position = over(month(2))
    play(position, "go-on", "h4", "yes", "h3")
    assert [player.hero for player in position.state.players] == [3, 2]


@rule("G15.5")
def test_by_rules_1_a_new_world_began_at_once() -> None:
    state = month()
    state.play_by(1)
    position = over(state)
    assert words(position) == ["pack-up", "go-on", "new-world"]


@rule("G14.2")
def test_what_the_levels_ask_for_is_told_when_the_month_begins() -> None:
    position = world(2, book="house-1")
    play(position, "h3", "h1")
    levels = [level.prestige[1] for level in position.state.land.book.world.levels]
    line = told(position, "levels")[0]
    assert [line.value(name) for name in ("paragraph", "chapter", "legend")] == levels[1:]


@rule("G3.7", "G3.8")
@pytest.mark.parametrize("rules", [1, 2])
def test_timers_stand_before_the_figures_do(rules: int) -> None:
    position = world()
    position.state.play_by(rules)
    play(position, "h3")
    while prompt(position) != "start-place":
        play(position, words(position)[0])
    assert bool(position.state.timers) == (rules >= 2)


@rule("G15.5")
def test_the_whole_world_starts_afresh() -> None:
    state = month()
    give(state, 0, "lamp")
    do(state, "unlock first; move rope to vault")
    position = over(state)
    play(position, "leave-world", "stop")
    assert prompt(position) == "month-over"
    play(position, "leave-world", "new-world")
    now = position.state
    assert (now.phase, now.months, now.achievements, now.seen) == (GATHER, 0, [], {})
    assert cards(now, now.vault) == ["relic"]
    assert GAME.faults(now) == []


@rule("G1.1", "G15.2")
def test_a_year_of_random_play() -> None:
    chance = random.Random(12)
    position = GAME.new(2, seed=12, options={"book": BOOK, "month": "4"}, keep=False)
    months = []
    while position.state.months < 12:
        assert position.ask is not None
        if prompt(position) == "month-over":
            months.append(position.state.month)
            play(position, "go-on")
        else:
            position.play(chance.choice(position.ask.moves))
    assert months[:4] == [5, 6, 7, 8]
    assert set(HEROES) >= {position.state.land.heroes[adventurer.hero] for adventurer in position.state.players}
    assert told(position, "month-begins")
    assert position.state.phase in (SAVING, GATHER)


def test_a_record_of_two_months_is_played_again() -> None:
    chance = random.Random(3)
    position = GAME.new(2, seed=3, options={"book": BOOK})
    while position.state.months < 2:
        assert position.ask is not None
        position.play("go-on" if prompt(position) == "month-over" else chance.choice(position.ask.moves))
    again = replay(GAME, position.record())
    assert again.state == position.state
    assert again.log(0) == position.log(0)


def test_a_card_shows_its_face() -> None:
    options = GAME.meta.complete(1, {"book": BOOK})
    face = GAME.card_face(options, word("lamp"))
    assert (face.texts.own["name"]["en"], face.cost, face.kind) == ("Lamp", "3 gold", "item")
    with pytest.raises(OptionError, match="n999"):
        GAME.card_face(options, "n999")
