"""My stories: chapters are begun from the shelf, what is won is known, and after a won one the next is offered."""

from __future__ import annotations

import pytest

from langbord.locales import languages
from langbord.server.models import Table
from langbord.server.site_texts import words_of
from langbord.server.worlds import sagas
from tests.server.past_games import put_on_table
from tests.server.players import Player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]


def finished(player: Player, record: str, game: str, **more: object) -> Table:
    """A recorded game as if it had been played from a deal of this house."""
    table = put_on_table(record, player, game=game)
    Table.objects.filter(pk=table.pk).update(**{"origin": None, **more})
    table.refresh_from_db()
    return table


def test_a_won_chapter_leads_to_the_next_one_and_a_lost_one_does_not() -> None:
    ann = Player("Ann")
    shelf = sagas.shelf("reykholt", ann.person, "en")
    assert [row.won for row in shelf.rows] == [None] * 5
    lost = finished(ann, "story-nobody-solo", "reykholt")
    assert 'id="next-chapter"' not in ann.page(lost)
    won = finished(ann, "story-won-solo", "reykholt")
    chapter = sagas.chapter_of(won)
    assert chapter is not None
    row = next(row for row in sagas.shelf("reykholt", ann.person, "en").rows if row.chapter == chapter)
    assert row.won == won
    page = ann.page(won)
    following = sagas.shelf("reykholt", ann.person, "en").following
    assert following is not None
    assert f"/stories/reykholt/{following.chapter.key}" in page
    assert sagas.shelf("reykholt", Player("Bo").person, "en").won == 0


def test_what_was_brought_in_or_tried_from_the_middle_is_no_chapter() -> None:
    ann = Player("Ann")
    spoilt: tuple[dict[str, object], ...] = ({"imported": True}, {"origin": {"state": {}}}, {"ending": "conceded"})
    for more in spoilt:
        finished(ann, "story-won-solo", "reykholt", **more)
    assert sagas.shelf("reykholt", ann.person, "en").won == 0


def test_chapters_are_begun_from_the_shelf_and_gone_on_with() -> None:
    ann = Player("Ann", language="ru")
    page = ann.client.get("/stories").content.decode()
    for game in sagas.games_with_sagas():
        saga = sagas.saga_of(game)
        assert saga is not None
        for chapter in saga.chapters:
            told = saga.texts(chapter, words_of(game, "ru"))
            assert told.title in page
            assert f"/stories/{game}/{chapter.key}" in page
    answer = ann.client.post("/stories/nusfjord/cod", {})
    table = Table.objects.get()
    assert answer["Location"] == f"/t/{table.name}"
    assert (table.options["campaign"], table.options["deck"], table.seats) == ("on", "cod", 1)
    page = ann.client.get("/stories").content.decode()
    assert f'href="/t/{table.name}"' in page
    assert "Партия 1 из 3" in page
    ann.client.post("/stories/reykholt/S3", {"seats": "2"})
    story = Table.objects.get(game="reykholt")
    assert (story.options["scenario"], story.seats, story.places.get(number=1).bot) == ("3", 2, "calm")
    assert ann.client.post("/stories/reykholt/S9", {}).status_code == 404
    assert ann.client.post("/stories/nusfjord/cod", {"seats": "4"}).status_code == 400


@pytest.mark.parametrize("game", sagas.games_with_sagas())
@pytest.mark.parametrize("language", languages())
def test_every_chapter_has_its_letter(game: str, language: str) -> None:
    saga = sagas.saga_of(game)
    assert saga is not None
    words = words_of(game, language)
    for chapter in saga.chapters:
        told = saga.texts(chapter, words)
        assert all((told.title, told.letter, told.advice, told.won))
        assert not any("saga-" in part for part in (told.title, *told.letter, told.advice, told.won))
