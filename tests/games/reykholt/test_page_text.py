"""The table as text: it tells what could be played and why not, and recaps say what changed."""

from __future__ import annotations

import copy
import itertools
from typing import Any

from langbord.games.reykholt.auto_answers import STANDING
from langbord.games.reykholt.texts import recap
from langbord.games.reykholt.web import text_table
from langbord.locales import languages
from tests.games.pages import texts
from tests.games.reykholt.table import at_work, both, give_card, in_tourism, owner, play, table
from tests.games.reykholt.test_panels import GAMES, random_positions, render


def test_the_words_that_can_be_asked_about_are_on_the_table() -> None:
    def planted(state: Any) -> None:
        owner("", {"G05": "2 tomato"}, "B08")(state)
        give_card(state, 1, "A03")
        at_work(state)

    words = text_table.words(table(2, planted).view(0), 0)
    assert words[:3] == ["P1", "P2", "P3"]
    assert {"T3", "size-6", "random", "G05", "A03", "use-B08"} <= set(words)
    assert "pay" not in words
    assert text_table.words(table(2, in_tourism).view(0), 0)[-3:] == ["pay", "bonus", "stop"]


def test_the_text_table_names_greenhouses_and_plans() -> None:
    position = table(2, both(owner("1 tomato", {"G05": "2 mushroom"}), at_work))
    html = render(position, 0, template="text.html").html
    assert "Cottage House, 4 parcels: 2 mushrooms <code>G05</code>" in html
    assert "tomato 1: you have 1, enough" in html
    touring = render(table(2, both(owner("1 tomato"), in_tourism)), 0, template="text.html").html
    assert (
        "To lettuce 1: one payment, the bonus at lettuce 1. Then left: 1 lettuce say: <code>pay bonus</code>" in touring
    )


def test_a_recap_begins_with_what_concerns_the_seat() -> None:
    position = table(2, at_work)
    play(position, "P1 size-3")
    before = copy.deepcopy(position.view(0))
    play(position, "M1 first M2 T1")
    play(position, position.view(1)["display"][0])
    said = recap.sentences(before, position.view(0), texts("en", position), 0)
    assert said[0] == "Your goods: +1 tomato, +1 mushroom"
    assert "Taken: Roadside Stall, Notice Board" in said
    assert said[-1].startswith("Taken from the display: ")


def test_recaps_of_whole_games_have_their_words() -> None:
    for number, language in itertools.product(range(len(GAMES)), languages()):
        views = []
        position = None
        for position in random_positions(number, every=15):
            views.append(position.view(0))
        assert position is not None
        t = texts(language, position)
        t.problems.clear()
        for before, now in itertools.pairwise(views):
            recap.sentences(before, now, t, 0)
        assert not t.problems


def test_standing_answers_have_their_words() -> None:
    for language in languages():
        t = texts(language, table(2))
        t.problems.clear()
        for prompt, words in STANDING.items():
            t.say(f"standing-{prompt}")
            for word in words:
                t.say(f"standing-{prompt}-{word}")
        assert not t.problems
