"""A campaign of Nusfjord: the score of each game is shown when it ends, and the aim is named."""

from __future__ import annotations

import re

import pytest

from langbord.terminal.game_loop import play
from tests.terminal.keyboard import Player, table

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_game_of_a_campaign_ends_with_its_score(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    player = Player(monkeypatch, 5)
    session = table(player, 1, seed=5, language=language, campaign="on")
    play(session)
    player.news()
    text = player.everything()
    assert session.texts.problems == []
    scores = session.position.view(0)["campaign"]["scores"]
    minus = [str(score).replace("-", "−") for score in (scores[0], sum(scores))]
    if language == "en":
        assert re.search(rf"Score of game 1 .*Total +{minus[0]} *\n.*campaign stands at {minus[0]} ", text, re.DOTALL)
        assert re.search(rf"Score of game 2 .*Total +{minus[1]} *\n.*after 2 games; its aim is 100", text, re.DOTALL)
        assert f"The 2 earlier games of the campaign  {minus[1]:>9}".split() == _line(text, "The 2 earlier")
        assert "the aim, 100, was not reached" in text
        assert " before " in text.split("game 2 of the campaign")[1]
    else:
        assert text.index("Счёт партии 1") < text.index("Счёт партии 2") < text.index("Итоговый счёт")
        assert "Прошлые партии кампании: 2" in text
        assert "цель, 100, не достигнута" in text


def _line(text: str, start: str) -> list[str]:
    return next(line for line in text.splitlines() if line.startswith(start)).split()
