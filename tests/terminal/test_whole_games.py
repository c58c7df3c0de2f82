"""Whole games at the keyboard: nothing missing, nothing too wide, nobody sees another's hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from langbord import games
from langbord.terminal.game_loop import play
from tests.terminal.keyboard import Player, table

pytestmark = pytest.mark.compiled

#: Seats, people, width, language, options. Each deck, width and language, alone and several at one screen; the others
#: in `make soak-long`.
TABLES = [
    (1, (0,), 80, "ru", {"solo": "advanced"}),
    pytest.param(1, (0,), 120, "en", {"campaign": "on", "deck": "mackerel"}, marks=pytest.mark.soak),
    pytest.param(2, (0,), 120, "ru", {"deck": "cod"}, marks=pytest.mark.soak),
    (3, (0,), 80, "en", {"deck": "mackerel"}),
    (3, (0, 2), 120, "ru", {"deck": "cod"}),
    (4, (0,), 140, "en", {}),
    (5, (0,), 80, "ru", {"deck": "mackerel"}),
    pytest.param(5, (1,), 120, "en", {"deck": "cod"}, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("seats", "people", "width", "language", "options"), TABLES)
def test_a_game_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
    data_folder: Path,
    seats: int,
    people: tuple[int, ...],
    width: int,
    language: str,
    options: dict[str, str],
) -> None:
    player = Player(monkeypatch, seed=seats, width=width)
    session = table(player, seats, people=people, seed=11 + seats, language=language, **options)
    play(session)
    end = player.news()
    assert session.position.ask is None
    assert session.texts.problems == []
    for score in session.position.scores():
        assert str(score) in end
    assert session.autosave.parent == data_folder
    assert session.autosave.name in end.replace("\n", "")
    record = json.loads(session.autosave.read_text(encoding="utf-8"))
    assert games.replay(record).scores() == session.position.scores()


def test_bots_alone_are_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(monkeypatch, seed=1)
    session = table(player, 3, people=())
    play(session)
    assert player.prompts == []
    assert player.news().count("places a worker") > 30


@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.soak)])
def test_no_hand_but_ones_own_is_ever_shown(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    player = Player(monkeypatch, seed=5, width=80)
    session = table(player, 3, people=(0, 1, 2), seed=21, language=language)
    own_seen = 0
    handed_to: int | None = None
    looked = player.type

    def watch(prompt: str) -> str:
        nonlocal own_seen, handed_to
        line = looked(prompt)
        shown = player.shown[-1]
        for seat, owner in enumerate(session.position.state.players):
            for card in owner.hand.cards:
                word = session.position.game.card_word(card)
                seen = word in shown or session.texts.card(word).name in shown
                own_seen += seen
                assert not seen or handed_to == seat == session.viewer
        if "Enter" in prompt:
            handed_to = session.viewer
        return line

    monkeypatch.setattr("builtins.input", watch)
    play(session)
    assert own_seen > 10
    assert sum("Enter" in prompt for prompt in player.prompts) >= 10  # handed over in rounds 4 and 5
    first = next(at for at, prompt in enumerate(player.prompts) if "Enter" in prompt)
    assert len(player.shown[first + 1].splitlines()) > 20  # and then the table is shown
