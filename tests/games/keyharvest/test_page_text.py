"""The table as text: it tells what could be played and why not, and recaps say what changed."""

from __future__ import annotations

import itertools

from langbord.games.keyharvest.auto_answers import STANDING
from langbord.games.keyharvest.rules.game import GAME
from langbord.games.keyharvest.rules.moves import EVENT_WORDS, WORKER_WORDS
from langbord.games.keyharvest.texts import recap
from langbord.games.keyharvest.web import summary, text_table
from langbord.locales import languages
from tests.games.keyharvest.table import board, hand, lot, play, table
from tests.games.keyharvest.test_panels import random_positions, render
from tests.games.pages import TEMPLATES, texts


def test_the_words_that_can_be_asked_about_are_on_the_table() -> None:
    position = table(2, board(0, "B2 A@B3"), lot(1, "A1", hops=1))
    words = text_table.words(position.view(0), 0)
    assert words[:4] == ["harvest", "worker", "transfer", "offer"]
    assert {"G1", "G6", "A1", "B", "F", "G", "L"} <= set(words)
    assert "A" not in words  # it stands on the board


def test_the_text_table_names_fields_and_bids() -> None:
    position = table(2, board(0, "B2 B3*"), lot(1, "A1", hops=2), hand(0, wheat=1))
    html = render(position, 0, template="text.html").html
    assert "<code>B3</code> wheat, harvested" in html
    assert "in the store of Player 2. Bid: 2 hops" in html


def test_a_recap_begins_with_what_concerns_the_seat() -> None:
    position = table(2, board(0, "B2"), board(1, "E5"), lot(0, "A1", hops=1), hand(1, hops=1, wheat=1), hand(0, wine=1))
    before = position.view(0)
    play(position, "end transfer A1")
    after = position.view(0)
    said = recap.sentences(before, after, texts("en", position), 0)
    assert said[0] == "Your counters: +2 hops"
    assert "A1 was taken from your store" in said


def test_recaps_of_a_whole_game_have_their_words() -> None:
    for language in languages():
        t = texts(language, GAME.new(3, seed=4))
        t.problems.clear()
        views = [position.view(0) for position in random_positions(3, seed=4, every=15)]
        for before, now in itertools.pairwise(views):
            recap.sentences(before, now, t, 0)
        assert not t.problems


def test_the_summary_knows_every_worker_and_event() -> None:
    figures = summary.figures(GAME.meta.complete(2, {}))
    for language in languages():
        t = texts(language, GAME.new(2, seed=4))
        t.problems.clear()
        html = TEMPLATES.get_template("keyharvest/summary.html").render(t=t, figures=figures)
        assert not t.problems
        assert html.count("<strong>") == len(WORKER_WORDS) + len(EVENT_WORDS)


def test_standing_answers_have_their_words() -> None:
    for language in languages():
        t = texts(language, GAME.new(2, seed=4))
        t.problems.clear()
        for prompt, words in STANDING.items():
            t.say(f"standing-{prompt}")
            for word in words:
                t.say(f"standing-{prompt}-{word}")
        assert not t.problems
