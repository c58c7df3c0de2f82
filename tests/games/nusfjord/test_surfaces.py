"""One rule in one place: page, text table and terminal show what the rules let a player pay, take and do."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from langbord.engine.position import Position
from langbord.games.nusfjord.edition.grammar import RULES, Goods
from langbord.games.nusfjord.edition.loader import load_deck
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARD_WORDS, SHIP_WORDS
from langbord.games.nusfjord.rules.state import State
from langbord.games.nusfjord.rules.view_model import Own, View
from langbord.games.nusfjord.terminal.painter import NusfjordPainter
from langbord.games.nusfjord.terminal.player_area import goods as signs
from langbord.games.nusfjord.web import context as panels
from langbord.terminal.saves import Seating
from langbord.terminal.session import Session
from langbord.tui.screen import Look
from tests.games.nusfjord.table import give_building, lay_open, play, rich, table
from tests.games.pages import TEMPLATES, asking, legal_for, texts
from tests.rules import rule

DECKS = ("herring", "mackerel", "cod")
#: Rules that change a price or what an action gives.
BENT = ("plates cost", "ships cost", "schooner for", "shares cost", "issuing pays", "deforest gives", "thin out adds")


def bending(deck: str) -> list[str]:
    """The buildings of a deck that change a price or a gain."""
    buildings = load_deck("house-2", deck).buildings
    return [card.slot for card in buildings if card.effect.rule >= 0 and RULES[card.effect.rule].startswith(BENT)]


def positions(deck: str, seats: int, seed: int) -> Iterator[Position[State]]:
    """Questions of a random game in which the first players own what bends prices, and everybody is rich at first."""
    chance = random.Random(f"{deck} {seats} {seed}")
    new = GAME.new(seats, seed=seed, options={"deck": deck, "edition": "house-2"})
    state = new.state.copy()
    for card in bending(deck):
        give_building(state, 0, card)
    for player in state.players:
        rich(player)
        player.unissued -= 1
        state.market[player.seat] += 1
    position = GAME.new_from(state, new.options, seats=seats)
    while position.ask is not None:
        if chance.random() < 0.2:
            yield position.copy()
        position.play(chance.choice(position.ask.moves))


CASES = [(deck, seats, seed) for seed, (deck, seats) in enumerate(zip(DECKS, (2, 3, 5), strict=True))]


def page_of(position: Position[State], seat: int) -> dict[str, Any]:
    view = asking(position, seat)
    return dict(panels.context(view, texts("en", position), seat, legal_for(position, seat)))


def read_aloud(position: Position[State], seat: int, page: dict[str, Any]) -> str:
    """The table as text."""
    t, view = texts("en", position), asking(position, seat)
    names = [t.seat(number) for number in range(position.seats)]
    given = {"view": view, "me": seat, "legal": legal_for(position, seat), "ask": view["ask"], "t": t, "names": names}
    html = TEMPLATES.get_template("nusfjord/text.html").render(given | {"reasons": {}, "over": True, "h": t} | page)
    assert not t.problems
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def look_at(position: Position[State], seat: int) -> Look[View]:
    return Session(position, Seating(("",) * position.seats), "en", Console(width=140)).look(seat)


def paid(position: Position[State], words: str, seat: int) -> Goods:
    """What playing words costs, less what it gives."""
    trial = position.copy()
    before = trial.state.players[seat].copy()
    for word in words.split():
        trial.play(word)
    now = trial.state.players[seat]
    return Goods(before.fish - now.fish, before.wood - now.wood, before.gold - now.gold)


def own(view: View, seat: int) -> Own:
    shown = view["players"][seat]["own"]
    assert shown is not None
    return shown


@rule("N5.3", "N5.7", "N5.11", "N8.5")
@pytest.mark.parametrize(("deck", "seats", "seed"), CASES)
def test_what_is_shown_is_what_is_paid(deck: str, seats: int, seed: int) -> None:
    """Ships, plates and shares on the page, on the text table and in the terminal."""
    tried: set[str] = set()
    for position in positions(deck, seats, seed):
        assert position.ask is not None
        seat = position.ask.seat
        view: View = position.view(seat)
        page, look = page_of(position, seat), look_at(position, seat)
        painter = NusfjordPainter(position.options)
        legal = legal_for(position, seat)
        placing = position.ask.prompt == "place-worker"
        offers = {offer.word: offer for dock in page["shipyard"] for offer in dock.offers}
        text = read_aloud(position, seat, page)
        for word in SHIP_WORDS:
            cost = Goods(**view["players"][seat]["ship_offers"][word]["cost"])
            if placing and "ship" in legal:
                twin = position.copy()
                twin.play("ship")
                payable = word in legal_for(twin, seat)
                assert offers[word].piece.lit == payable == offers[word].affordable, word
                if payable and not any_watching(position.state, seat):
                    assert paid(position, f"ship {word}", seat) == cost
                    tried.add("ship")
            shown = {bit.icon: bit.text for bit in offers[word].cost}
            assert shown == {good: str(n) for good, n in vars(cost).items() if n}
            assert texts("en", position).price(str(cost)) in offers[word].label
            assert offers[word].label in text or texts("en", position).price(str(cost)) in text
            at = min(SHIP_WORDS.index(word), 2)
            assert signs(look, cost).plain in painter._ship(look, at).plain
        plates = page["banquet"].plates
        assert [plate.price for plate in plates] == view["players"][seat]["plate_prices"]
        if "serve" in legal and placing:
            words = own(view, seat)["plates"]
            lit = [plate.piece.send for plate in plates if plate.piece.lit]
            assert lit == [" ".join(["serve", *each]) for each in words]
            trial = position.copy()
            trial.play("serve")
            fish = trial.state.players[seat].fish
            trial.play("plate")
            if not any_watching(position.state, seat):
                assert fish - trial.state.players[seat].fish == view["players"][seat]["next_plate"]
            tried.add("serve")
        if "buy" in legal and placing and not any_watching(position.state, seat):
            assert paid(position, "buy", seat).gold == view["players"][seat]["share_price"] == page["shares"].price
            tried.add("buy")
        for space in ("issue", "deforest", "thin"):
            if placing and space in legal and not any_watching(position.state, seat):
                trial = position.copy()
                before = trial.state.players[seat].copy()
                trial.play(space)
                if space == "deforest":
                    assert trial.ask is not None
                    trial.play(trial.ask.moves[0])
                after, gives = trial.state.players[seat], view["players"][seat]["gives"][space]
                assert (after.wood - before.wood, after.gold - before.gold) == (gives["wood"], gives["gold"])
                tried.add(space)
    assert tried >= {"ship", "serve"}


def any_watching(state: State, seat: int) -> bool:
    """Whether a building would act on its own, or the round ends with this worker."""
    last = state.placed + 1 == state.deck.board.workers * len(state.players)
    return last or any(state.players[seat].built & mask for mask in state.deck.watching)


@rule("N5.4")
@pytest.mark.parametrize(("deck", "seats", "seed"), CASES)
def test_what_is_lit_is_legal_and_what_is_marked_can_be_paid(deck: str, seats: int, seed: int) -> None:
    for position in positions(deck, seats, seed + 10):
        assert position.ask is not None
        seat = position.ask.seat
        view: View = position.view(seat)
        legal = legal_for(position, seat)
        page, look = page_of(position, seat), look_at(position, seat)
        assert set(look.numbers) == legal
        cards = {card.word: card for group in page["buildings"] if group.kind != "site" for card in group.cards}
        marked = {word for word in cards if NusfjordPainter(position.options)._mark(look, word).plain}
        payable = set(own(view, seat)["payable"])
        assert {word for word, card in cards.items() if card.affordable} == payable
        assert marked == payable | (legal & set(cards))
        if position.ask.prompt == "place-worker" and legal & {"build", "build-2"}:
            twin = position.copy()
            twin.play("build" if "build" in legal else "build-2")
            buildable = legal_for(twin, seat) & set(CARD_WORDS)
            assert buildable == set(own(view, seat)["buildable"])
            assert {word for word, card in cards.items() if card.piece.lit} == buildable


@rule("N3.1", "N3.2", "N3.3", "N3.4", "N3.5")
@pytest.mark.parametrize(("deck", "seats", "seed"), CASES)
def test_the_next_haul_goes_where_it_is_shown_to_go(deck: str, seats: int, seed: int) -> None:
    """On the page, in the terminal and in the log, whose sentence tells every step."""
    chance = random.Random(seed)
    position = GAME.new(seats, seed=seed, options={"deck": deck})
    checked = 0
    while position.ask is not None:
        seen: View = position.view(None)
        before, number = len(position.log(None)), seen["round"]
        position.play(chance.choice(position.ask.moves))
        told = [event for event in position.log(None)[before:] if event.key == "fishes"]
        if len(told) == seats and position.state.round == number + 1:
            first: View = seen
            event = told[0]
            player = first["players"][int(event.value("seat"))]
            fish = {portion["key"]: portion["fish"] for portion in player["portions"]}
            keys = ("elders", "board", "rivals", "own", "reserve", "lost")
            amounts = {key: int(event.value(key)) for key in keys}
            assert sum(amounts.values()) == int(event.value("number"))
            if int(event.value("number")) == player["haul"] and first["market"] == position.view(None)["market"]:
                checked += amounts == fish
            sentence = texts("en", position).event(event)
            for key, said in {"elders": "to the elders", "own": "for own shares", "rivals": "of others"}.items():
                assert (said in sentence) == bool(amounts[key])
    assert checked >= 3


def test_page_and_terminal_show_the_way_of_the_haul() -> None:
    position = GAME.new(3, seed=2)
    page, look = page_of(position, 0), look_at(position, 0)
    assert position.ask is not None
    harbour = page["harbour"]
    portions = position.view(0)["players"][0]["portions"]
    assert [(step.key, step.fish) for step in harbour.payments] == [(step["key"], step["fish"]) for step in portions]
    console = Console(width=140, record=True)
    console.print(NusfjordPainter(position.options).area(look, 0))
    assert "Next haul: own shares 2/2 · Reserve 1/" in console.export_text()
    assert "2 of 2 fish to the shares at home" in read_aloud(position, 0, page)


@rule("N8.9", "N6.4")
def test_a_discount_is_told_and_shown_on_the_price_that_is_paid() -> None:
    """A02 of house-1 builds a ship for two wood less, once it stands."""

    def change(state: State) -> None:
        lay_open(state, "A02")
        rich(state.players[0])

    position = play(table(2, change), "build A02 S1 ship")
    assert position.ask is not None
    assert position.ask.prompt == "choose-ship"
    assert texts("en", position).prompt(position.ask) == "Which ship do you build for 2 wood less?"
    assert texts("ru", position).prompt(position.ask) == "Какой корабль построить со скидкой (2 древесины)?"
    page, look = page_of(position, 0), look_at(position, 0)
    sloop = next(offer for dock in page["shipyard"] for offer in dock.offers if offer.word == "sloop")
    cost = paid(position, "sloop", 0)
    assert {bit.icon: bit.text for bit in sloop.cost} == {good: str(n) for good, n in vars(cost).items() if n}
    assert NusfjordPainter(position.options)._ship(look, 0).plain == signs(look, cost).plain
