"""Which scenes are open, events, blocks and options (G7)."""

from __future__ import annotations

import pytest

from langbord.games.galzyr.rules.state import NOWHERE, State
from tests.games.galzyr.table import (
    begin,
    cards,
    give,
    lay,
    loaded,
    month,
    number,
    play,
    player,
    prompt,
    stand,
    why_not,
    word,
    words,
)
from tests.rules import rule


def events(state: State, *order: str) -> None:
    """The event deck in this order, the first on top."""
    state.library = sorted(
        [card for card in state.library if state.land.cards[card].type != "event"]
        + [number(event) for event in ("ev.goose", "ev.storm", "ev.letter", "ev.flood") if event not in order]
    )
    state.event_deck.cards = [number(event) for event in order[::-1]]
    state.event_bottom = []


@rule("G7.1", "G11.3")
def test_scenes_of_cards_spaces_and_events_are_open() -> None:
    state = month()
    give(state, 0, "osk", "q.four", "q.one")
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story")
    open_cards = {word("osk"), word("q.four"), word("snow"), word("quay.card")}
    assert set(words(position)) == open_cards | {"event"}
    assert why_not(position, word("q.one")) == "scene-closed G7.2"
    assert why_not(position, word("toll")) == "scene-closed G7.2"
    assert why_not(position, "rest") == "something-to-do G7.1"


@rule("G7.2", "G11.5")
def test_a_mandatory_scene_goes_first() -> None:
    state = month(heroes="mor")
    give(state, 0, "mor.second", "q.four")
    position = begin(state)
    play(position, "story")
    assert words(position) == [word("mor.second")]
    assert why_not(position, word("q.four")) == "mandatory-first G7.2"
    assert why_not(position, "event") == "mandatory-first G7.2"
    play(position, word("mor.second"), "end")
    assert player(position).prestige == 2


@rule("G7.1")
def test_one_rests_only_if_there_is_nothing() -> None:
    state = month()
    events(state)
    stand(state, 0, "meadow")
    position = begin(state)
    play(position, "story")
    assert words(position) == ["rest"]
    assert why_not(position, "event") == "no-events G7.3"


@rule("G7.3")
@pytest.mark.parametrize(
    ("place", "weekday", "scene"),
    [
        ("quay", 0, "tiny.gamble"),
        ("quay", 5, "tiny.talk"),
        ("meadow", 0, "tiny.talk"),
        ("ruin", 0, "tiny.zones"),
        ("peak", 0, "tiny.talk"),
    ],
)
def test_the_first_row_that_holds_gives_the_scene(place: str, weekday: int, scene: str) -> None:
    state = month()
    state.weekday = weekday
    events(state, "ev.goose")
    stand(state, 0, place)
    position = begin(state)
    play(position, "story", "event")
    assert position.state.telling is not None
    assert position.state.telling.scene == scene
    assert cards(position.state, position.state.drawn) == ["ev.goose"]


@rule("G7.4")
@pytest.mark.parametrize(("event", "zone"), [("ev.letter", "library"), ("ev.storm", "deck"), ("ev.flood", "vault")])
def test_afterwards_the_event_goes_where_it_says(event: str, zone: str) -> None:
    state = month(heroes="mor")
    events(state, event)
    stand(state, 0, "meadow")
    position = begin(state)
    play(position, "story", "event")
    play(position, *(["o1", "stop", "roll", "keep"] if event == "ev.storm" else ["o5"]))
    while prompt(position) != "travel":
        play(position, words(position)[-1])
    now = position.state
    lying = {"library": now.library, "deck": now.event_deck.cards, "vault": now.vault}
    assert number(event) in lying[zone]


@rule("G7.4")
def test_an_event_that_says_nothing_goes_to_the_bottom() -> None:
    state = month()
    events(state, "ev.goose", "ev.storm")
    stand(state, 0, "peak")
    position = begin(state)
    play(position, "story", "event", "o5", "end")
    assert cards(position.state, position.state.event_bottom) == ["ev.goose"]
    assert cards(position.state, position.state.event_deck.cards) == ["ev.storm"]


def test_a_drawn_event_follows_its_scene() -> None:
    state = month()
    events(state, "ev.goose")
    stand(state, 0, "mill")
    position = begin(state)
    play(position, "story", word("mill.east"))
    while prompt(position) != "option":
        play(position, words(position)[0])
    play(position, "o4")
    while prompt(position) not in ("scene-end", "option"):
        play(position, words(position)[-1])
    play(position, "end")
    assert position.state.telling is not None
    assert position.state.drawn == [number("ev.goose")]


@rule("G7.6", "G7.7")
def test_options_that_do_not_apply_are_not_offered() -> None:
    state = month(heroes="keridai")
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story", word("snow"))
    assert prompt(position) == "option"
    assert words(position) == ["o1", "o2", "o4", "o5"]
    assert why_not(position, "o3") == "needs-tag G7.8"
    assert why_not(position, "end") == "an-option-is-open G7.6"
    scene = position.view(0)["scene"]
    assert [option["open"] for option in scene["options"]] == [True, True, False, True, True]
    assert "outcomes" not in str(scene)


@rule("G7.8")
def test_the_card_of_a_starry_option_must_stay() -> None:
    state = month(heroes="keridai")
    give(state, 0, "lamp")
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story", word("snow"))
    assert why_not(position, "o3") == "cannot-pay G7.9"  # the lamp is the only item, and gives the light
    give(state, 0, "sword")
    position = begin(state)
    play(position, "story", word("snow"), "o3")
    assert words(position) == [word("sword")]
    assert why_not(position, word("lamp")) == "tag-must-stay G7.8"


@rule("G7.8")
def test_a_second_card_with_the_tag_sets_the_first_free() -> None:
    state = month(heroes="keridai")
    give(state, 0, "lamp", "candle")
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story", word("snow"), "o3")
    assert words(position) == sorted([word("lamp"), word("candle")])


@rule("G7.9")
def test_a_price_must_be_paid() -> None:
    state = month()
    state.players[0].gold = 1
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story", word("snow"))
    assert why_not(position, "o4") == "cannot-pay G7.9"


@rule("G7.12")
def test_prestige_is_given_when_the_scene_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 11)
    state = month()
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "story", word("snow"), "o4")
    while prompt(position) != "scene-end":
        play(position, "no")
    assert player(position).prestige == 0
    play(position, "end")
    assert player(position).prestige == 1


def test_a_scene_can_lead_into_another() -> None:
    state = month()
    give(state, 0, "lamp", "sword")
    stand(state, 0, "mill")
    position = begin(state)
    play(position, "story", word("mill.east"))
    while prompt(position) != "option":
        play(position, words(position)[0])
    play(position, "o3")
    while prompt(position) != "option":
        play(position, words(position)[0])
    assert position.state.telling is not None
    assert position.state.telling.scene == "tiny.talk"
    assert set(position.state.seen) == {"tiny.zones", "tiny.talk"}


@rule("G7.7")
def test_what_was_read_cannot_be_unread() -> None:
    state = month()
    give(state, 0, "q.one")
    lay(state, "snow", "quay")
    position = begin(state)
    play(position, "abandon", word("q.one"), "story")
    assert position.draft == 3
    play(position, word("snow"))
    assert (position.draft, position.barrier_why) == (0, "story")
    play(position, "o2", "survival")
    position.undo(2)  # no dice have fallen yet
    play(position, "o5")
    assert position.draft == 1  # nothing more to read: it only ends
    play(position, "end")


def test_somebody_lost_off_the_board_is_placed_anew() -> None:
    state = month()
    state.players[0].space = NOWHERE
    position = begin(state)
    assert prompt(position) == "start-place"


@rule("G11.3")
def test_a_quest_that_is_done_goes_where_the_scene_says(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch, 4)
    state = month()
    give(state, 0, "q.four")
    position = begin(state)
    play(position, "story", word("q.four"), "o1", "roll", "keep", "end")
    assert position.state.quest_back == [number("q.four")]
    assert player(position).prestige == 3
