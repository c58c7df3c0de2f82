"""The table in the browser: every phrase is drawn, every legal word is a lit piece, the markup keeps its promises."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.engine.position import Position
from langbord.games.nusfjord.edition.grammar import EVENTS, RULES, THINGS
from langbord.games.nusfjord.edition.loader import Building, Elder, house_editions, load_deck
from langbord.games.nusfjord.web import context as panels
from langbord.games.nusfjord.web import icons
from langbord.locales import languages
from tests.games.pages import TEMPLATES, Page, legal_for, texts

PAGE = Path(panels.__file__).parent
DECKS = ("herring", "mackerel", "cod")
NUSFJORD = games.load("nusfjord")
#: Alone, most, and one between them: each with another deck. The others in `make soak-long`.
SIZES = [1, pytest.param(2, marks=pytest.mark.soak), 3, pytest.param(4, marks=pytest.mark.soak), 5]


def render(position: Position[Any], seat: int | None, language: str = "en") -> str:
    t = texts(language, position)
    view, legal = position.view(seat), legal_for(position, seat)
    ask = None if position.ask is None else {"seat": position.ask.seat, "prompt": position.ask.prompt, "text": ""}
    given = {"view": view, "me": seat, "legal": legal, "final": legal, "ask": ask, "t": t}
    html = TEMPLATES.get_template("nusfjord/table.html").render(given | panels.context(view, t, seat, legal))
    assert not t.problems
    return html


def random_positions(seats: int, seed: int, every: int = 1, **options: str) -> list[Position[Any]]:
    """Positions of a random game, the last one included."""
    chance = random.Random(f"{seats} {seed}")
    position = NUSFJORD.new(seats, seed=seed, options=options)
    found: list[Position[Any]] = []
    answers = 0
    while position.ask:
        if answers % every == 0:
            found.append(position.copy())
        position.play(chance.choice(position.ask.moves))
        answers += 1
    return [*found, position]


def symbols() -> set[str]:
    sprite = TEMPLATES.get_template("nusfjord/sprite.svg").render()
    return set(re.findall(r'<symbol id="i-([\w-]+)"', sprite))


# --- icons -----------------------------------------------------------------------------------------


def test_every_word_of_the_grammar_is_drawn() -> None:
    assert set(icons.EVENT_ICONS) == set(EVENTS)
    assert set(icons.THING_ICONS) == {singular for singular, _ in THINGS}
    assert set(icons.RULE_ICONS) == set(RULES)
    rows = [*icons.EVENT_ICONS.values(), *icons.THING_ICONS.values(), *icons.RULE_ICONS.values()]
    assert {bit.icon for row in rows for bit in row if bit.icon} <= symbols()


@pytest.mark.parametrize("edition", house_editions())
@pytest.mark.parametrize("name", DECKS)
def test_every_step_of_every_card_gives_icons(name: str, edition: str) -> None:
    deck = load_deck(edition, name)
    drawn = symbols()
    cards: list[Building | Elder] = [*deck.buildings, *deck.elders]
    for card in cards:
        rows = icons.rows(card.effect)
        assert len(rows) == max(1, len(card.effect.steps)), card.slot
        for row in rows:
            named = {bit.icon for bit in row if bit.icon}
            assert named, card.slot
            assert named <= drawn, card.slot


def test_a_payment_up_to_three_times() -> None:
    weigh_house = load_deck("house-1", "herring").buildings[9]
    (row,) = icons.rows(weigh_house.effect)
    assert [(bit.text, bit.icon) for bit in row] == [("2", "fish"), ("", "then"), ("1", "gold"), ("≤ 3×", "")]


# --- templates -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", SIZES)
def test_pages_of_a_whole_game_keep_their_promises(seats: int, language: str) -> None:
    deck = DECKS[seats % 3]
    drawn = {f"i-{name}" for name in symbols()}
    for position in random_positions(seats, seed=seats, every=23, deck=deck):
        for seat in (0, seats - 1, None):
            html = render(position, seat, language)
            page = Page(html)
            assert " style=" not in html
            assert "<script" not in html
            assert not re.search(r"\son\w+=", html)
            ids = page.all("id")
            assert len(ids) == len(set(ids))
            assert {link[1:] for link in page.all("href")} <= {*ids, *drawn}
            assert set(page.all("aria-labelledby")) <= set(ids)
            assert all(page.all("aria-label"))
            assert all(page.all("data-word"))


@pytest.mark.parametrize("options", [{"solo": "advanced"}, {"campaign": "on"}])
def test_solo_games_can_be_drawn(options: dict[str, str]) -> None:
    for position in random_positions(1, seed=3, every=29, **options):
        assert render(position, 0)


@pytest.mark.parametrize("seats", SIZES)
def test_exactly_the_legal_words_are_lit(seats: int) -> None:
    for position in random_positions(seats, seed=0, every=7, deck=DECKS[seats % 3]):
        if position.ask is None:
            continue
        seat, legal = position.ask.seat, legal_for(position, position.ask.seat)
        page = Page(render(position, seat))
        assert {piece["data-word"] for piece in page.lit()} == legal - panels.BAR_WORDS
        for piece in page.lit():
            assert piece["role"] == "button"
            assert piece["tabindex"] == "0"
            assert piece["aria-label"]
            assert piece.get("id")
            assert "data-final" in piece
        if seats > 1:
            assert not Page(render(position, (seat + 1) % seats)).lit()


@pytest.mark.parametrize("seats", SIZES)
def test_what_one_gesture_sends_can_be_played(seats: int) -> None:
    sent: set[str] = set()
    for seed in range(2):
        for position in random_positions(seats, seed, every=11, deck=DECKS[(seats + seed) % 3]):
            if position.ask is None:
                continue
            for piece in Page(render(position, position.ask.seat)).lit():
                gesture = piece.get("data-send") or ""
                trial = position.copy()
                for word in gesture.split():
                    assert trial.ask is not None
                    assert trial.ask.seat == position.ask.seat
                    trial.play(word)
                assert not gesture or gesture.split()[0] == piece["data-word"]
                sent.update(gesture.split()[:1])
    assert sent >= {"build", "ship", "elder", "serve"}


def test_a_stack_of_two_forests_is_told_and_drawn() -> None:
    html = render(NUSFJORD.new(2, seed=1), 0)
    assert html.count('href="#i-woods-2"') == 2
    assert html.count('href="#i-woods-1"') == 4


def test_the_hand_of_a_rival_is_not_on_the_page() -> None:
    positions = (found for found in random_positions(3, seed=5) if found.view(None)["players"][1]["hand"])
    position = next(positions)
    hand = position.view(1)["players"][1]["hand"]
    assert hand
    ids = Page(render(position, 0)).all("id")
    assert not [word for word in hand if f"card-{word}" in ids]
    assert all(f"card-{word}" in Page(render(position, 1)).all("id") for word in hand)


def test_a_worker_who_stands_on_a_space_is_not_at_hand_any_more() -> None:
    """Whatever is still asked about its action, and after it; alone the colours take turns."""
    for seats in (1, 2):
        position = NUSFJORD.new(seats, seed=1, options={"deck": "herring"})
        while position.ask is not None and position.ask.prompt != "place-worker":
            position.play(position.ask.moves[0])
        assert position.ask is not None
        seat = position.ask.seat
        assert position.view(seat)["players"][seat]["workers"] == 3
        position.play("deforest")
        assert position.ask.prompt == "deforest"
        assert position.view(seat)["players"][seat]["workers"] == 2
        position.play(position.ask.moves[0])
        assert position.view(seat)["players"][seat]["workers"] == 2
