"""Every kind of page in a language that a test has made: whatever is not in its brackets is not in the locale files.

The forms of accounts are not among them: their fields and mistakes are Django's, in the languages that it speaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from babel import Locale
from django.core import mail
from django.test import Client, RequestFactory

from langbord import games, locales
from langbord.lab.translation_check import Messages
from langbord.plugin import plugin
from langbord.server import site_texts
from langbord.server.models import Table
from langbord.server.notifications import scheduler
from langbord.server.pages import jinja_env
from langbord.server.views import errors
from langbord.text import Texts, language_name
from tests import pseudo
from tests.server.letterbox import MINUTES, Account
from tests.server.past_games import GAMES, put_on_table
from tests.server.players import Player
from tests.server.world_games import GAME, begin, play_on, world_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots", "known_shuffle")]

MONTHS = [name for names in Locale.parse(pseudo.CODE).months["format"].values() for name in names.values()]
EDITIONS = [path.stem for game in games.names() for path in plugin(game).folder.glob("editions/*")]
#: People, the house, editions, and months, which are Babel's.
KNOWN = frozenset({"Langbord", "Zed", "Bob", *EDITIONS, *MONTHS})


@pytest.fixture(autouse=True, scope="module")
def translation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo.spoken(tmp_path_factory.mktemp("translation")):
        yield


def check(page: str, game: str = "", known: frozenset[str] = frozenset()) -> None:
    """A page says nothing but in brackets; the words of a game are the same in every language."""
    words = frozenset(games.load(game).vocabulary.words) if game else frozenset()
    own = {language_name(language) for language in locales.languages()}
    left = pseudo.untranslated(pseudo.Read(page).said, KNOWN | words | own | known)
    assert not left, left


def get(player: Player, path: str, status: int = 200) -> str:
    answer: Any = player.client.get(path)
    assert answer.status_code == status, (path, answer.status_code)
    return str(answer.content.decode())


@pytest.fixture
def zed() -> Player:
    return Player("Zed", language=pseudo.CODE)


@pytest.fixture
def bob() -> Player:
    return Player("Bob", language=pseudo.CODE)


def test_every_plural_is_there() -> None:
    game = games.load(games.names()[0])
    texts = Texts(pseudo.CODE, game, game.meta.complete(2, {}))
    assert {"one", "two", "few", "many"} <= set(pseudo.FORMS)
    said = Messages(locales.of_house(pseudo.CODE))
    counts = [key for key, forms in said.forms.items() if set(pseudo.FORMS) < forms]
    assert len(counts) > 10
    for key in counts:
        for number in (1, 2, 3, 8, 11, 1000):
            assert texts.say(key, **dict.fromkeys(said.values[key], number)).startswith(pseudo.OPEN)
    assert texts.problems == []


def test_pages_without_a_table(zed: Player) -> None:
    new = [f"/new/{name}" for name in games.names()]
    for path in ("/", "/daily", "/worlds", "/notices", "/settings/remove", *new):
        check(get(zed, path))
    for name in games.names():  # a lesson has its texts in its own file, in languages that somebody speaks
        told = "".join(path.read_text("utf-8") for path in plugin(name).lessons.glob("*.toml"))
        check(get(zed, f"/learn/{name}"), name, frozenset(pseudo.WORD.findall(told)))
    check(get(zed, "/nothing-here", 404))
    check(get(zed, "/t/nothing-here", 404))
    careful = Client(enforce_csrf_checks=True)
    careful.cookies = zed.client.cookies
    check(careful.post("/settings", {"name": "Bob"}).content.decode())
    broken: Any = RequestFactory().get("/")
    broken.language = pseudo.CODE
    check(errors.server_error(broken).content.decode())


@pytest.mark.parametrize("game", [name for name in games.names() if (GAMES / name / "records").is_dir()])
def test_tables(game: str, zed: Player, bob: Player) -> None:
    record = min(path.stem for path in (GAMES / game / "records").glob("won-2*.json"))
    for words in (40, None):
        table = put_on_table(record, zed, words=words, game=game)
        for path in ("", "?text", "?at=12", "/my-seat", "/report"):
            check(get(zed, f"/t/{table.name}{path}"), game)
        check(get(bob, f"/t/{table.name}"), game)
        if words is None:  # where long names are cut and wrapped: what has accents came from the locale files
            drawing = pseudo.Read(get(zed, f"/t/{table.name}/picture.svg"))
            left = pseudo.plain_words(" ".join(drawing.text))
            assert left <= KNOWN, left
        check(zed.play(table, "no-such-word").text, game)


def test_a_table_in_a_world_with_its_story(zed: Player) -> None:
    table = begin(zed)
    world = world_of(table)
    play_on(table, "pack-up")
    names = pseudo.of_the_book() | frozenset(re.findall(r"\w+", world.name))
    for path in (f"/t/{table.name}", f"/t/{table.name}?text", f"/t/{table.name}/story", f"/t/{table.name}/chronicle"):
        check(get(zed, path), GAME, names)
    check(get(zed, "/worlds"), GAME, names)


def test_waiting_for_others(zed: Player, bob: Player) -> None:
    game = games.names()[0]
    made: Any = zed.client.post(
        f"/new/{game}/create", {"seats": "3", "seat-0": "me", "seat-1": "open", "seat-2": "calm"}
    )
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    check(get(zed, f"/t/{table.name}"), game)
    check(get(bob, f"/i/{table.invite}"), game)
    check(get(zed, "/"))


def test_the_settings_say_which_games_are_still_in_english(zed: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    said = site_texts.house(pseudo.CODE).say
    told, *untold = games.names()
    titles = ", ".join(said(f"game-{name}-title") for name in untold)
    line = f"{language_name(pseudo.CODE)}: {said('settings-language-part', games=titles)}"
    assert line not in get(zed, "/")
    monkeypatch.setattr(jinja_env, "languages_of", lambda game: locales.languages() if game == told else ())
    jinja_env.still_in_english.cache_clear()
    assert line in get(zed, "/")
    jinja_env.still_in_english.cache_clear()


def test_letters(zed: Player) -> None:
    ann = Account("Bob", language=pseudo.CODE)
    ann.client.post("/notices", {"mail": "turn", "address": ann.address, **MINUTES})
    scheduler.letters()
    (letter,) = mail.outbox
    links = re.compile(r"https?://\S+|\S+@\S+")
    for text in (str(letter.subject), links.sub("", str(letter.body))):
        assert not pseudo.untranslated([text], KNOWN | {"testserver", "localhost"}), text


def test_the_check_sees_what_was_left_in_english() -> None:
    page = '<p>⟦Úñč⟧ Undo</p><i title="Take it back">⟦x⟧</i><p lang="en">Once</p><b data-lost="Not there.">⟦x ⟦y⟧⟧</b>'
    left = pseudo.untranslated(pseudo.Read(page).said, frozenset())
    assert left == {"Undo", "Take", "back", "Not", "there"}
    with pytest.raises(AssertionError, match="a bracket stands alone"):
        pseudo.outside("⟦Úñ")
