"""The lobby with several games: cards, presets, options that fit the seats, and games that nobody has won."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client

from langbord import games
from langbord.engine.errors import OptionError
from langbord.engine.meta import Meta, Option
from langbord.server.models import Table
from tests.server.past_games import put_on_table
from tests.server.players import Player, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]


def card_of(page: str, game: str) -> str:
    start = page.index(f'aria-labelledby="game-{game}"')
    return page[start : page.index("</article>", start)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_game_has_a_card(language: str) -> None:
    page = Player("Ann", language=language).client.get("/").content.decode()
    for game in games.names():
        card = card_of(page, game)
        assert "<svg" in card
        assert f"/play/{game}" in card
    assert not re.search(r">\s*(game|option|set|start|lobby|daily)-[\w-]+\s*<", page)  # a message that is missing


@pytest.mark.parametrize("game", games.names())
def test_play_now_seats_bots_as_the_game_likes_it(game: str) -> None:
    made = Player("Ann").client.post(f"/play/{game}")
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    assert table.seats == games.meta(game).first_seats
    assert table.seats in games.meta(game).seats
    assert [place.bot for place in table.places.all()] == ["", *["calm"] * (table.seats - 1)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", games.names())
def test_the_form_names_every_option_and_value(game: str, language: str) -> None:
    page = unescape(Player("Ann", language=language).client.get(f"/new/{game}").content.decode())
    for option in games.meta(game).options:
        for value in option.values:
            found = re.search(rf'name="option-{option.name}" value="{value}"[^>]*><span>([^<]+)</span>', page)
            assert found is not None
            assert found[1].lower() not in (f"{option.name}-{value}".lower(), "")
        assert not re.search(rf"<legend>\s*option-{option.name}", page)


def test_the_form_shows_a_value_only_for_its_seats() -> None:
    page = Client().get("/new/reykholt").content.decode()
    assert re.search(r'<label data-only="1 2"><input type="radio" name="option-set" value="E"', page)
    assert re.search(r'<fieldset class="field" data-only="1">\s*<legend>Solo variant', page)


SET_E = {"option-set": "E"}
VARIANT = {"option-variant": "on"}


@pytest.mark.parametrize(
    ("language", "option", "said"),
    [
        ("en", SET_E, "Service cards: “set E (one or two seats)” is not possible with 3 players."),
        ("ru", SET_E, "Карты услуг: «набор E (один или два игрока)» не годится, если игроков 3."),
        ("en", VARIANT, "Solo variant: “one blocked space, once” is not possible with 3 players."),
    ],
)
def test_what_does_not_fit_the_seats_is_refused_in_a_sentence(language: str, option: dict[str, str], said: str) -> None:
    form = {"seats": "3", "seat-0": "me", **option}
    answer = Player("Ann", language=language).client.post("/new/reykholt/create", form)
    assert answer.status_code == 400
    assert said in unescape(answer.content.decode())
    assert not Table.objects.exists()


def test_a_value_may_be_for_some_seats_only() -> None:
    meta = Meta("x", "X", (1, 2, 3), 10, 1, (Option("set", "A", ("A", "B"), limited=(("B", (1, 2)),)),))
    assert meta.complete(2, {"set": "B"}) == {"set": "B"}
    assert meta.complete(3, {}) == {"set": "A"}
    with pytest.raises(OptionError, match="set B of X is for 1 or 2 seats only, not for 3"):
        meta.complete(3, {"set": "B"})


# --- endings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name", "lobby", "heading"),
    [
        ("reykholt", "solo-won", "Won", "You win"),
        ("reykholt", "solo-lost", "Lost", "Not won this time"),
        ("reykholt", "story-nobody-3-seats", "Nobody won", "Not won this time"),
        ("reykholt", "story-nobody-solo", "Lost", "Not won this time"),
        ("nusfjord", "solo-basic", "Finished", "The game is over: "),
        ("nusfjord", "campaign-missed", "Lost", "Not won this time"),
        ("keyharvest", "shared", None, "A shared victory"),
    ],
)
def test_how_a_game_ended(game: str, name: str, lobby: str | None, heading: str) -> None:
    ann = Player("Ann")
    table = put_on_table(name, ann, game=game)
    page = ann.page(table)
    assert heading in page
    assert f"/t/{table.name}?at=0" in page
    table.refresh_from_db()
    assert ('id="race"' in page) == any(table.scores or ())  # a line along zero tells nothing
    past = ann.client.get("/").content.decode()
    past = past[past.index("past-title") :]
    assert f"/t/{table.name}" in past
    if lobby:
        assert re.search(rf'class="state[^>]*>(<svg.*?</svg>)?{lobby}<', past, re.DOTALL)


@pytest.mark.parametrize(("game", "name"), [("keyharvest", "won-3-seats"), ("reykholt", "won-3-seats")])
def test_other_games_have_a_picture_to_share_too(game: str, name: str) -> None:
    ann = Player("Ann")
    table = put_on_table(name, ann, game=game)
    answer = ann.client.get(f"/t/{table.name}/picture.svg")
    text = answer.content.decode()
    assert answer.status_code == 200
    assert not re.search(r"class=|<use|<style|var\(|light-dark|href=|url\(", text)
    assert "Ann" in text


def test_a_game_without_a_drawing_offers_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Player("Ann")
    table = put_on_table("won-2-seats", ann)
    for module in ("pages.between_turns", "views.replay"):
        monkeypatch.setattr(f"langbord.server.{module}.has_picture", lambda _: False)
    assert "/picture.svg" not in ann.page(table)
    assert ann.client.get(f"/t/{table.name}/picture.svg").status_code == 404


# --- who is kept waiting ------------------------------------------------------------------------------------


def banner(player: Player) -> str:
    page = player.client.get("/").content.decode()
    start = page.index('<div id="waiting"')
    return unescape(page[start : page.index("</div>", start)])


def test_nobody_waits_where_there_are_only_bots_or_oneself() -> None:
    ann = Player("Ann")
    assert "<a" not in banner(ann)
    sit_down(ann, bots=1)
    assert "You can go on at one table" in banner(ann)
    sit_down(ann, form={"seats": "2", "seat-1": "same"})
    sit_down(ann)
    assert "You can go on at 3 tables" in banner(ann)
    assert "waiting for you" not in banner(ann)


def test_other_people_are_kept_waiting() -> None:
    ann = Player("Ann", confirm=False)
    together = sit_down(ann, Player("Bo"))
    sit_down(ann, bots=1)
    assert "A table is waiting for you" in banner(ann)
    assert f'href="/t/{together.name}"' in banner(ann)
    assert ann.play(together, "gold").ok
    assert "You can go on at one table" in banner(ann)


def test_where_people_wait_comes_first() -> None:
    ann = Player("Ann")
    together = sit_down(ann, Player("Bo"))
    sit_down(ann, bots=1)
    page = ann.client.get("/").content.decode()
    first = re.search(r'class="cover" href="/t/(\w+)"', page)
    assert first is not None
    assert first[1] == together.name


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "Можно продолжить игру"), (2, "Можно продолжить 2 игры"), (5, "Можно продолжить 5 игр")],
)
def test_how_many_can_be_gone_on_with_is_said_in_russian(number: int, said: str) -> None:
    vera = Player("Вера", language="ru")
    for _ in range(number):
        sit_down(vera, bots=1)
    assert f"<b>{said}</b>" in banner(vera)


def test_the_language_of_the_book_is_told_where_it_is_another() -> None:
    for address in ("/", "/new/galzyr"):
        assert "книга на английском" in Player("Вера", language="ru").client.get(address).content.decode()
        assert "in English" not in Player("Ann").client.get(address).content.decode()
    assert "на английском" not in Player("Вера", language="ru").client.get("/new/reykholt").content.decode()
