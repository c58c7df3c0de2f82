"""What a seat may see, and what it cannot know (G11.1, G11.2)."""

from __future__ import annotations

import pytest

from langbord.engine.chance import Chance
from langbord.engine.log import Log
from langbord.games.galzyr.rules import view
from langbord.games.galzyr.rules.state import State
from langbord.lab.selfplay.invariant_checker import Violation
from tests.games.galzyr.table import begin, cards, do, give, month, number, play, player, prompt, told, word
from tests.games.galzyr.test_fuzz import play_checked
from tests.rules import rule


@rule("G11.2")
def test_plain_quests_are_closed_in_competitive_play() -> None:
    state = month(2, mode="competitive")
    give(state, 0, "q.one", "q.two")  # the second has a timer that everybody sees
    assert cards(state, state.players[0].hand.cards) == ["q.one"]
    assert cards(state, state.players[0].quests) == ["q.two"]
    other = view.view(state, 1)["players"][0]
    assert (other["hand"], other["closed"], other["quests"]) == (None, 1, [word("q.two")])
    assert view.view(state, None)["players"][0]["hand"] is None
    assert view.view(state, 0)["players"][0]["hand"] == [word("q.one")]


@rule("G11.2")
@pytest.mark.parametrize(
    ("mode", "quests", "closed"),
    [("coop", "by-mode", 0), ("coop", "closed", 1), ("competitive", "open", 0), ("competitive", "by-mode", 1)],
)
def test_the_table_can_choose_the_other_way(mode: str, quests: str, closed: int) -> None:
    state = month(2, mode=mode, quests=quests)
    give(state, 0, "q.one")
    assert len(state.players[0].hand) == closed


@rule("G11.1")
def test_a_quest_is_laid_open_when_its_scene_is_played() -> None:
    state = month(2, mode="competitive")
    give(state, 0, "q.four")
    position = begin(state)
    play(position, "story", word("q.four"))
    assert (player(position).hand.cards, player(position).quests) == ([], [number("q.four")])


@rule("G11.1", "G11.2")
def test_the_log_names_a_closed_quest_to_its_owner_only() -> None:
    state = month(2, mode="competitive")
    state.noticeboard.append(number("q.seven"))
    for zone in (state.library, state.quest_slot.cards):
        if number("q.seven") in zone:
            zone.remove(number("q.seven"))
    state.noticeboard = list(dict.fromkeys(state.noticeboard))
    state.players[0].space = state.land.index["mill"]
    position = begin(state)
    play(position, word("q.seven"))
    assert [event.value("card") for event in told(position, "picks-up", 0)] == [word("q.seven")]
    assert told(position, "picks-up", 1) == []
    assert len(told(position, "picks-up-closed", 1)) == 1


@rule("G11.2")
def test_a_quest_that_cannot_be_gained_is_not_named() -> None:
    state = month(2, mode="competitive")
    give(state, 1, "q.next")
    state.log = Log(on=True)
    do(state, "gain q.next; gain lamp; gain lamp")
    keys = [event.key for event in state.log.events]
    assert keys == ["unavailable-quest", "gains", "unavailable"]


def test_an_imagined_table_deals_the_hidden_anew() -> None:
    state = month(2, mode="competitive")
    give(state, 0, "q.one", "q.four")
    position = begin(state)
    hands = set()
    for seed in range(8):
        imagined = position.imagine(1, Chance(bytes([seed]) * 32))
        hands.add(tuple(imagined.state.players[0].hand.cards))
        assert prompt(imagined) == "travel"
    assert len(hands) > 2
    own = position.imagine(0, Chance(b"1" * 32))
    assert own.state.players[0].hand.cards == state.players[0].hand.cards


def test_a_view_that_leaks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.view

    def leaking(state: State, seat: int | None) -> dict[str, object]:
        return {**honest(state, seat), "next": list(state.event_deck.cards)}

    monkeypatch.setattr(view, "view", leaking)
    with pytest.raises(Violation, match="shown a secret"):
        play_checked(2, 0, 20)
