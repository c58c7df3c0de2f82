"""Other decks mixed into the first display (N1.11)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from langbord import games
from langbord.engine.errors import OptionError
from langbord.games.nusfjord.edition.loader import Deck, decks_of, load_deck, name_of
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARD_WORDS, FIRST_B, FIRST_C
from langbord.text import Texts
from tests.rules import rule

EDITION = GAME.meta.complete(2, {})["edition"]
DECKS = {deck: load_deck(EDITION, deck) for deck in decks_of(EDITION)}


def origin(deck: Deck, card: int) -> tuple[str, str]:
    """The deck and the slot that a building was printed with."""
    ((place,),) = {deck.buildings[card].texts.places[:1]}
    _, printed, slot = place.rsplit("/", 2)
    return (printed, slot)


@rule("N1.11")
@pytest.mark.parametrize("main", DECKS)
def test_the_first_display_is_of_all_decks_and_the_rest_of_one(main: str) -> None:
    shown: Counter[str] = Counter()
    for word in range(60):
        deck = load_deck(EDITION, name_of(main, str(word)))
        first = {*deck.first}
        assert len(deck.first) == len(first) == 15
        assert sum(card < FIRST_B for card in first) == 9
        assert max(first) < FIRST_C
        origins = [origin(deck, card) for card in range(len(CARD_WORDS))]
        assert len({*origins}) == len(origins)
        assert [building.slot for building in deck.buildings] == CARD_WORDS
        for card, (printed, slot) in enumerate(origins):
            assert slot[0] == CARD_WORDS[card][0]
            if card not in first:
                assert (printed, slot) == (main, CARD_WORDS[card])
            shown.update([printed] if card in first else [])
    assert shown.total() == 60 * 15
    assert all(count == pytest.approx(300, abs=75) for count in shown.values()), shown  # a third of each: ± 5 sd


@rule("N1.11")
def test_every_building_of_every_deck_can_come() -> None:
    came = {
        origin(deck, card) for word in range(150) for deck in [load_deck(EDITION, f"cod+{word}")] for card in deck.first
    }
    assert len(came) == 3 * FIRST_C


@rule("N1.11", "N9.3", "N9.5")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_mixture_is_dealt_as_its_word_says_and_replayed(seats: int) -> None:
    chance = random.Random(seats)
    options = {"deck": "mackerel", "mixed": "harbour-day"}
    position = GAME.new(seats, seed=seats, options=options)
    deck = position.state.deck
    lies_open = [*position.state.open_a, *position.state.open_b]
    assert sorted(lies_open) == sorted(deck.first)
    assert sorted(GAME.new(seats, seed=99, options=options).state.open_a) == sorted(position.state.open_a)
    assert position.view(None)["deck"] == "mackerel+harbour-day"
    while position.ask is not None:
        position.play(chance.choice(position.ask.moves))
        assert GAME.faults(position.state) == []
    again = games.replay(position.record())
    assert (again.words(), again.scores()) == (position.words(), position.scores())


@rule("N1.11")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_of_another_deck_reads_as_it_does_there(language: str) -> None:
    mixed = Texts(language, GAME, GAME.meta.complete(2, {"mixed": "1"}))
    deck = load_deck(EDITION, "herring+1")
    foreign = [card for card in deck.first if origin(deck, card)[0] != "herring"]
    assert foreign
    for card in foreign:
        printed, slot = origin(deck, card)
        there = Texts(language, GAME, GAME.meta.complete(2, {"deck": printed})).card(slot)
        here = mixed.card(CARD_WORDS[card])
        assert (here.name, here.text, here.cost, here.points) == (there.name, there.text, there.cost, there.points)


@rule("N1.11")
def test_a_campaign_is_not_mixed_and_a_lone_deck_has_none_to_mix_in(tmp_path_factory: pytest.TempPathFactory) -> None:
    with pytest.raises(OptionError, match="campaign of Nusfjord is played with one deck"):
        GAME.new(1, options={"campaign": "on", "mixed": "1"})
    folder = tmp_path_factory.mktemp("lone")
    (folder / "board.toml").write_text(
        f'[edition]\nname = "lone"\ngame = "nusfjord"\nextends = "{EDITION}"\ndecks = ["cod"]\n'
    )
    with pytest.raises(OptionError, match="one deck only"):
        GAME.new(2, options={"edition": str(folder), "deck": "cod", "mixed": "1"})
