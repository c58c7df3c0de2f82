"""The diary that a world keeps, and the journal made of it."""

from __future__ import annotations

import random
import re

import pytest

from langbord.engine.errors import RecordError
from langbord.engine.position import Position
from langbord.engine.record import resume
from langbord.games.galzyr.rules import diary, view
from langbord.games.galzyr.rules.diary import Page
from langbord.games.galzyr.rules.game import GAME
from langbord.games.galzyr.rules.log_lines import NOTED
from langbord.games.galzyr.rules.moves import GO_ON
from langbord.games.galzyr.rules.state import State
from langbord.games.galzyr.web.journal import Journal, drawer, journal, veiled
from langbord.games.galzyr.web.open_threads import asked_in, threads
from langbord.games.galzyr.web.pieces import Seen
from langbord.locales import languages
from langbord.text import Texts
from tests.games.galzyr.table import BOOK, begin, give, month, play, prompt, stand, word
from tests.games.pages import TEMPLATES


def wander(position: Position[State], months: int, seed: int = 1) -> None:
    """Any answers, until so many months are over."""
    chance = random.Random(seed)
    while position.ask is not None and position.state.months < months:
        over = position.ask.prompt == "month-over"
        position.play(GO_ON if over else chance.choice(position.ask.moves))


def wandered(seats: int, months: int, seed: int = 1, mode: str = "coop") -> Position[State]:
    """A world in which so many months have passed, in the middle of the next one."""
    position = GAME.new(seats, seed=seed, options={"book": BOOK, "mode": mode})
    wander(position, months, seed)
    chance = random.Random(seed)
    position.play(GO_ON)
    while len(diary.pages(position.state.diary)) == 0 or position.state.telling is None:
        assert position.ask is not None
        position.play(chance.choice(position.ask.moves))
    return position


def read(position: Position[State], seat: int | None, language: str = "en") -> Journal:
    """The journal of a seat."""
    texts = Texts(language, GAME, position.options)
    found = drawer(Seen(position.view(seat), texts, seat, frozenset()))
    assert texts.problems == []
    return found


def drawn(position: Position[State], seat: int | None, language: str = "en") -> str:
    """The drawer as it is sent."""
    texts = Texts(language, GAME, position.options)
    view_ = position.view(seat)
    book = journal(Seen(view_, texts, seat, frozenset()))
    html = TEMPLATES.get_template("galzyr/_journal.html").render(t=texts, view=view_, journal=book)
    assert texts.problems == []
    return html


# --- the diary --------------------------------------------------------------------------------------------------------


def played(position: Position[State]) -> Page:
    """Answer with the first legal word until a scene is over; its page."""
    while not diary.pages(position.state.diary):
        assert position.ask is not None
        position.play(position.ask.moves[0])
    return diary.pages(position.state.diary)[0]


def test_a_scene_is_written_down_when_it_ends() -> None:
    state = month(1)
    give(state, 0, "q.four")
    position = begin(state)
    play(position, "story", word("q.four"))
    assert position.state.diary == []
    page = played(position)
    assert (page.hero, page.month, page.day, page.weekday) == ("aysala", 5, 0, 0)
    assert page.card == word("q.four")
    assert page.space == "L1"
    assert page.passages[0].scene == page.scene


def test_taking_back_the_end_of_a_scene_takes_back_its_page() -> None:
    state = month(2)
    give(state, 0, "osk")
    position = GAME.new_from(state, {"book": BOOK}, seats=2, hold=True)
    play(position, "story", word("osk"), "alone", "o5")
    assert prompt(position) == "scene-end"
    play(position, "end")
    assert len(position.state.diary) == 1
    position.undo()
    assert (prompt(position), position.state.diary) == ("scene-end", [])


def test_all_that_is_written_can_be_read_again() -> None:
    for seed in range(4):
        position = wandered(3, 2, seed, "competitive")
        assert diary.faults(position.state) == []
        pages = diary.pages(position.state.diary)
        assert sum(position.state.seen.values()) >= len(pages)
        assert {page.scene for page in pages} <= set(position.state.seen)
        assert set(diary.month_ends(position.state.diary)) == {0, 1}


def test_the_diary_is_kept_over_tables_and_ends_with_its_world() -> None:
    position = wandered(2, 1)
    while prompt(position) != "month-over":
        assert position.ask is not None
        position.play(random.Random(len(position.state.diary)).choice(position.ask.moves))
    kept = list(position.state.diary)
    play(position, "pack-up")
    other = GAME.next_table(position.state, 3, {"book": BOOK})
    assert other.state.diary == kept
    fresh = wandered(1, 1)
    while prompt(fresh) != "month-over":
        assert fresh.ask is not None
        fresh.play(random.Random(len(fresh.state.diary)).choice(fresh.ask.moves))
    play(fresh, "leave-world", "new-world")
    assert fresh.state.diary == []


def test_a_save_keeps_the_diary() -> None:
    position = wandered(2, 1)
    again = resume(GAME, position.save())
    assert again.state.diary == position.state.diary


@pytest.mark.parametrize(
    "line",
    [
        "x",
        "scene 0 5 0 0 0 mor - L1 - tiny.nowhere; block tiny.nowhere/start",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/nowhere",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/start 1; option 99",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/start 1111",
        "scene 0 5 0 0 0 nobody - L1 - tiny.talk; block tiny.talk/late",
        "scene 0 13 0 0 0 mor - L1 - tiny.talk; block tiny.talk/late",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/late; gains 0 n999",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/late; gains-gold 0",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/late; gains-gold 0 ²",
        f"scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/late; gains-gold 0 {'9' * 5000}",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/late; mark 0 might",
        "scene 0 5 0 0 0 mor - L1 - tiny.talk; block tiny.talk/late; prestige 0 L1",
        "month 0 5 nohow 3 mor:7",
        "month 0 5 coop 3 mor",
    ],
)
def test_a_diary_that_somebody_spoilt_is_refused(line: str) -> None:
    state = month(1)
    state.diary.append(line)
    data = begin(month(1)).save()
    data["base"]["diary"] = [line]
    assert diary.faults(state) != []
    with pytest.raises(RecordError, match="diary"):
        resume(GAME, data)


def test_everybody_reads_the_same_diary_and_no_closed_hand_is_in_it() -> None:
    for seed in range(3):
        position = wandered(2, 1, seed, "competitive")
        lines = [view.view(position.state, seat)["diary"] for seat in (0, 1, None)]
        assert lines[0] == lines[1] == lines[2] == position.state.diary
        signs = {sign for page in diary.pages(lines[0]) for passage in page.passages for sign in passage.signs}
        assert signs <= {"0", "1"}


def test_what_hangs_on_a_closed_quest_is_left_out() -> None:
    assert diary.for_all("block a.b/start 1+0-") == "block a.b/start 1001"
    assert diary.for_all("block a.b/start") == "block a.b/start"
    assert diary.for_all("gains 0 n001") == "gains 0 n001"


def test_every_note_of_a_scene_can_be_checked() -> None:
    assert set(diary.SHAPES) == {*NOTED, diary.WORLD}


def test_a_rollout_keeps_the_diary_too() -> None:
    quiet = GAME.new(2, seed=4, options={"book": BOOK}, log=False, keep=False)
    loud = GAME.new(2, seed=4, options={"book": BOOK})
    for position in (quiet, loud):
        wander(position, 1)
    assert quiet.state.diary == loud.state.diary != []


# --- the journal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_journal_can_be_put_into_words(seats: int, language: str) -> None:
    position = GAME.new(seats, seed=seats, options={"book": BOOK})
    chance = random.Random(seats)
    for answers in range(260):
        if position.ask is None:
            break
        if answers % 40 == 0:
            for seat in (*range(seats), None):
                read(position, seat, language)
        over = position.ask.prompt == "month-over"
        position.play(GO_ON if over else chance.choice(position.ask.moves))


def test_this_month_comes_first_and_the_one_before_it_is_folded() -> None:
    position = wandered(1, 5, 2)
    journal = read(position, 0)
    pages = diary.pages(position.state.diary)
    now = [page for page in pages if page.months == position.state.months]
    assert len(journal.month.scenes) == len(now)
    assert len(journal.earlier) == 1
    assert journal.earlier[0].id == f"journal-month-{position.state.months - 1}"
    assert "4" in journal.older
    listed = [scene.id for month_ in (journal.month, *journal.earlier) for scene in month_.scenes]
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("language", languages())
def test_the_drawer_has_every_id_once_and_a_heading_for_every_label(language: str) -> None:
    for seed in range(3):
        position = wandered(2, 2, seed)
        for seat in (0, None):
            html = drawn(position, seat, language)
            ids = re.findall(r'\bid="([^"]+)"', html)
            assert len(set(ids)) == len(ids)
            assert set(re.findall(r'aria-labelledby="([^"]+)"', html)) <= set(ids)
            assert set(re.findall(r'href="#(journal-[^"]+)"', html)) <= set(ids)
            assert " style=" not in html
            assert 'class="journal-article"' in html
            assert not re.findall(r"<details(?![^>]* id=)", html)  # what was unfolded stays so by its id


def test_achievements_are_veiled_until_they_are_found() -> None:
    assert veiled("Nine Furlongs of Rail") == "N··· F······· o· R···"
    assert veiled("Thirty-One Years") == "T·····-··· Y····"
    state = month(1)
    first, title = state.land.book.world.achievements[0]
    before = read(begin(state), 0).achievements
    assert not any(one.found for one in before)
    assert title not in {one.title for one in before}
    state.achievements.append(first)
    after = read(begin(state), 0).achievements
    assert [(one.id, one.title) for one in after if one.found] == [(first, title)]


def test_figures_count_checks_by_their_outcome() -> None:
    position = wandered(2, 3, 3)
    journal = read(position, 0)
    taken = [passage for page in diary.pages(position.state.diary) for passage in page.passages if passage.outcome >= 0]
    assert taken
    assert sum(skill.all for skill in journal.skills) == len(taken)
    assert 0 < sum(skill.passed for skill in journal.skills) < len(taken)


def test_leads_name_the_places_where_a_card_is_of_use() -> None:
    state = month(1)
    give(state, 0, "osk", "jailed")
    leads = {lead.word: lead for lead in read(begin(state), 0).threads.leads}
    assert leads[word("osk")].label == "Talk to Osk"
    assert leads[word("osk")].where.steps == 0
    assert word("q.one") not in leads
    assert "tag-flight" in asked_in(BOOK, "tiny.climb")


# --- open threads -----------------------------------------------------------------------------------------------------


def open_threads(state: State, seat: int | None, **options: str) -> list[tuple[str, str, int]]:
    """Name, place and steps of each quest that a seat is told of."""
    position = begin(state, **options)
    texts = Texts("en", GAME, position.options)
    found = threads(Seen(position.view(seat), texts, seat, frozenset()))
    return [(quest.word, quest.where.text, quest.where.steps) for quest in found.quests]


def test_a_quest_says_where_it_goes_on_and_how_far_that_is() -> None:
    state = month(1)
    give(state, 0, "q.one")
    ((quest, where, steps),) = open_threads(state, 0)
    assert quest == word("q.one")
    assert where
    stand(state, 0, "peak")
    assert open_threads(state, 0)[0][2] != steps


def test_a_closed_quest_is_a_thread_for_its_owner_only() -> None:
    state = month(2, mode="competitive")
    give(state, 0, "q.one")
    assert [quest for quest, _, _ in open_threads(state, 0)] == [word("q.one")]
    assert open_threads(state, 1) == []
    assert open_threads(state, None) == []


def test_there_are_three_goals_at_most_and_none_for_those_who_look_on() -> None:
    state = month(1)
    give(state, 0, "q.one", "q.two")
    position = begin(state)
    goals = read(position, 0).threads.goals
    assert 0 < len(goals) <= 3
    assert goals[0].kind == "quest"
    assert read(position, None).threads.goals == ()


def test_places_are_listed_until_their_stories_are_read() -> None:
    state = month(1)
    places = {place.place for place in read(begin(state), 0).threads.unread}
    assert places
    for card in state.locations:
        for box in state.land.cards[card].scenes if card else ():
            state.seen[box.scene] = 1
    assert read(begin(state), 0).threads.unread == ()
