"""Cards, spaces and events that players carry out themselves."""

from __future__ import annotations

import random
from pathlib import Path

from langbord import games
from langbord.engine.position import Position
from langbord.games.reykholt.rules.game import GAME
from langbord.games.reykholt.rules.state import State
from langbord.lab.selfplay.invariant_checker import Checker
from tests.rules import rule


def edition(folder: Path) -> str:
    """M1 and all service cards of set A are carried out by hand."""
    (folder / "board.toml").write_text('[edition]\nname = "mine"\ngame = "reykholt"\nextends = "house-3"\n')
    cards = [f'[[card]]\nslot = "A{number:02}"\neffect = "by hand: as it says"\n' for number in range(1, 8)]
    (folder / "service.toml").write_text("\n".join(cards))
    for side in ("spaces-1-2", "spaces-3-4"):
        (folder / f"{side}.toml").write_text('[[space]]\nslot = "M1"\neffect = "by hand: as it says"\n')
    events = [
        f'[[event]]\nslot = "V{number:02}"\nkind = "gift"\neffect = "by hand: for all"\n' for number in range(1, 6)
    ]
    (folder / "events.toml").write_text("\n".join(events))
    return str(folder)


def begun(folder: Path, seats: int = 2) -> Position[State]:
    return GAME.new(seats, seed=1, options={"edition": edition(folder), "start": "0"})


def play(position: Position[State], words: str) -> Position[State]:
    for word in words.split():
        position.play(word)
    return position


@rule("R7.18")
def test_a_space_is_carried_out_with_the_consent_of_the_others(tmp_path: Path) -> None:
    position = begun(tmp_path)
    play(position, "M1 add-carrot size-3 player-2 ahead")
    player = position.state.players[0]
    house = f"G{player.houses[-1] + 1:02}"
    play(position, f"player-1 {house} tomato stop")
    assert position.ask is not None
    assert (position.ask.seat, position.ask.prompt) == (1, "consent")
    play(position, "yes")
    player, other = position.state.players
    assert player.goods[4] == 1
    assert player.beds[-1] == 1
    assert (other.table, position.state.order) == (1, [1, 0])
    assert position.ask.prompt == "place-worker"
    assert games.replay(position.record()).words() == position.words()


@rule("R7.18")
def test_whoever_does_not_agree_undoes_all_steps(tmp_path: Path) -> None:
    position = begun(tmp_path)
    before = position.state.copy()
    play(position, "M1 add-carrot size-3 ahead player-2 ahead add-tomato take-tomato stop no")
    assert [player.houses for player in position.state.players] == [player.houses for player in before.players]
    assert [player.goods for player in position.state.players] == [player.goods for player in before.players]
    assert (position.state.order, position.state.piles) == (before.order, before.piles)


@rule("R7.18")
def test_a_card_is_used_once_a_round(tmp_path: Path) -> None:
    position = begun(tmp_path)
    card = position.state.display[0]
    word = GAME.vocabulary.words[GAME.vocabulary.number("A01") + card]
    play(position, f"T1 {word}")
    while position.ask is not None and position.ask.seat != 0:
        position.play(position.ask.moves[0])
    assert position.ask is not None
    play(position, f"use-{word} add-tomato stop yes")
    assert position.why_not(0, f"use-{word}") is not None


def test_random_games_with_it_keep_every_promise(tmp_path: Path) -> None:
    chance = random.Random(3)
    prompts: set[str] = set()
    for seats, scenario in ((3, "off"), (2, "1")):
        options = {"edition": edition(tmp_path), "scenario": scenario}
        position = GAME.new(seats, seed=3, options=options)
        checker = Checker(random.Random(1), 0.02)
        while position.ask is not None:
            prompts.add(position.ask.prompt)
            position.play(chance.choice(position.ask.moves))
            checker.check(position)
    assert {"adjust", "adjust-more", "consent"} <= prompts
