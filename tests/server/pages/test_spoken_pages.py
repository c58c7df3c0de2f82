"""Pages name bots and worlds, and propose words to type, in the language of whoever looks."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from langbord import games
from langbord.server.models import Table
from tests.server.players import Player, position_of, sit_down
from tests.server.world_games import (
    begin,
    world_of,
)

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


# --- names of bots, and words to type -----------------------------------------------------------------


def test_bots_have_names_in_the_language_of_the_page() -> None:
    ada, vera = Player("Ada"), Player("Вера", language="ru")
    for player, name in ((ada, "Calm Bodil"), (vera, "Спокойная Бодиль")):
        table = sit_down(player, bots=1)
        assert name in player.page(table)
        other = "Calm" if player is vera else "Спокойный"
        assert other not in re.sub(r"<script.*?</script>|<input[^>]*>", "", player.page(table), flags=re.DOTALL)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_hint_for_typing_has_words_of_the_present_question(game: str, language: str) -> None:
    ada = Player("Ada", language=language)
    seats = games.meta(game).seats[0]
    form = {"seats": str(seats), "seat-0": "me", "option-start": "0"} | {f"seat-{n}": "calm" for n in range(1, seats)}
    made: Any = ada.client.post(f"/new/{game}/create", form)
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    page = ada.page(table, "?text")
    hint = re.search(r'id="typed-hint">(.*?)</p>', page)
    assert hint is not None
    position = position_of(table)
    assert position.ask is not None
    words = set(position.game.vocabulary.words)
    said = [word.strip(".,:") for word in hint[1].split()]
    legal = {position.game.vocabulary.word(move) for move in position.ask.moves}
    if position.ask.seat == 0:
        assert legal & set(said)
    foreign = {"serve", "plate", "build"} - words
    assert not foreign & set(said)


def test_a_viewer_without_a_seat_types_nothing() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = sit_down(ada, seats="1")
    assert 'id="typed-hint"' not in bo.page(table, "?text")


def test_the_page_of_a_world_table_says_its_world() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    table = begin(ada)
    assert world_of(table).name in unescape(ada.page(table))
    assert world_of(table).name not in unescape(bo.page(table))
