"""A position under a link of its own: it opens at the very question, tells no secret, and can be made a lesson."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.http import HttpResponse

from langbord import games
from langbord.server.accounts import people
from langbord.server.models import SharedPosition, Table
from langbord.server.pages import table_page
from langbord.server.tables.lessons import shared_positions
from tests.server.past_games import after, put_on_table, recorded
from tests.server.players import Player, position_of, sentence, sit_down

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quiet_bots")]
GAME = "won-2-seats"
AT = 46


def keep(player: Player, table: Table, at: int = AT) -> SharedPosition:
    answer = player.client.post(f"/t/{table.name}/position", {"at": at})
    assert answer.status_code == 302, sentence(answer)
    return SharedPosition.objects.get(code=answer["Location"].removeprefix("/p/"))


def lesson(player: Player, shared: SharedPosition, **values: object) -> HttpResponse:
    form: dict[str, Any] = {"title": "Gold", "text": "An idea.", "hint": "Look.", "turns": "1", "what": "me.gold"}
    answer: Any = player.client.post(f"/p/{shared.code}/lesson", form | {"least": "99"} | values)
    assert isinstance(answer, HttpResponse)
    return answer


def begin(player: Player, shared: SharedPosition, **values: str) -> Table:
    answer = player.client.post(f"/p/{shared.code}/begin", values)
    assert answer.status_code == 302, sentence(answer)
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[-1])


def test_a_position_of_a_game_that_is_over_opens_as_it_was_at_the_very_question() -> None:
    """In the middle of a turn too: what was answered before stands, and is not asked again."""
    ann, bo = Player("Ann"), Player("Bo")
    table = put_on_table(GAME, ann, Player("Cy"))
    record = recorded(GAME)
    asked = after(record).asked()
    at = next(n for n in range(20, len(asked)) if asked[n][0] == asked[n - 1][0] == 1 and asked[n][1] != "place-worker")
    shared = keep(ann, table, at)
    truth = after(record, at)
    assert shared.seat == asked[at][0] == 1  # nothing is a secret any more: it is the side that is asked
    page = bo.client.get(f"/p/{shared.code}").content.decode()
    assert 'id="begin-freely"' in page
    assert 'id="position-link"' not in page  # of its owner alone
    played = begin(bo, shared)
    position = position_of(played)
    assert position.view(1) == truth.view(1)
    assert position.ask is not None
    assert truth.ask is not None
    assert (position.ask.seat, position.ask.prompt, position.ask.moves) == (1, truth.ask.prompt, truth.ask.moves)
    assert played.places.get(number=1).person == bo.person
    assert played.places.get(number=0).bot == "calm"
    assert SharedPosition.objects.get().opened == 1


def test_what_was_answered_before_a_lesson_may_be_taken_back_and_is_then_not_judged() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann, Player("Cy"))
    asked = after(recorded(GAME)).asked()
    at = next(n for n in range(20, len(asked)) if asked[n][0] == asked[n - 1][0] and asked[n][1] != "place-worker")
    shared = keep(ann, table, at)
    assert shared.words
    assert lesson(ann, shared).status_code == 302
    played = begin(ann, shared)
    assert ann.post(played, "do/take-back", version=ann.marks(played)["version"]).ok
    assert "Gold: at least 99." in ann.page(played)


def test_a_position_of_a_running_game_is_what_the_seat_knows() -> None:
    ann, bo = Player("Ann", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ann, bo)
    assert ann.play(table, "deforest", "D4").ok
    answer = ann.client.post(f"/t/{table.name}/position", {})
    assert answer.status_code == 409
    assert "you are asked" in sentence(answer)
    shared = keep(bo, table, 2)
    truth = position_of(table)
    dealt = shared_positions.opened(shared)
    assert dealt.view(1) == truth.view(1)
    hidden = [[list(zone.cards) for zone in group] for group in truth.game.hidden(truth.state, 1)]
    again = [[list(zone.cards) for zone in group] for group in dealt.game.hidden(dealt.state, 1)]
    assert again != hidden
    assert "game is still played" in sentence(lesson(bo, shared))
    assert (begin(bo, shared).origin or {})["tried"]["table"] == table.name  # no help that the game forbids
    assert "tried" not in (begin(Player("Cy"), shared).origin or {})


def test_no_way_round_leads_to_help_in_a_running_game() -> None:
    """A game that was tried from it and is over tells of the running one as much."""
    ann, bo = Player("Ann", confirm=False), Player("Bo", confirm=False)
    table = sit_down(ann, bo)
    assert ann.play(table, "deforest", "D4").ok
    tried = bo.client.post(f"/t/{table.name}/try", {})
    fork = Table.objects.get(name=tried["Location"].rsplit("/", 1)[-1])
    for state in (Table.PLAYING, Table.OVER):
        Table.objects.filter(pk=fork.pk).update(state=state)
        shared = keep(bo, fork, 0)
        assert "game is still played" in sentence(lesson(bo, shared))
        assert (begin(bo, shared).origin or {})["tried"]["table"] == table.name
    Table.objects.filter(pk=table.pk).update(rated=True)
    assert bo.client.post(f"/t/{fork.name}/position", {"at": 0}).status_code == 409
    Table.objects.filter(pk=table.pk).update(state=Table.OVER)
    assert keep(bo, fork, 0).source is None


def test_nobody_fills_the_house_with_tables_from_a_link(settings: Any) -> None:
    ann = Player("Ann")
    shared = keep(ann, put_on_table(GAME, ann))
    settings.TABLES_PER_PERSON = 1
    begin(ann, shared)
    assert ann.client.post(f"/p/{shared.code}/begin").status_code == 429


def test_who_never_sat_there_and_daily_games_are_refused() -> None:
    ann = Player("Ann")
    table = put_on_table(GAME, ann)
    assert Player("Eve").client.post(f"/t/{table.name}/position", {"at": AT}).status_code == 403
    assert ann.client.post(f"/t/{table.name}/position", {"at": len(recorded(GAME)["words"])}).status_code == 409
    assert ann.client.get("/p/nonsense").status_code == 404


def test_a_lesson_of_ones_own_is_proved_solved_by_others_and_told_to_its_maker() -> None:
    ann, bo = Player("Ann"), Player("Bo")
    table = put_on_table(GAME, ann, Player("Cy"))
    record = recorded(GAME)
    asked = after(record).asked()
    at = next(n for n, word in enumerate(record["words"]) if word == "gold" and asked[n][0] == 0)
    shared = keep(ann, table, at)
    gold = after(record, at).view(0)["players"][0]["gold"]
    assert "reached already" in sentence(lesson(ann, shared, least=gold))
    assert "needs a goal" in sentence(lesson(ann, shared, what="me.secrets", least=3))
    assert lesson(bo, shared, least=gold + 1).status_code == 404  # of its owner alone
    assert lesson(ann, shared, least=gold + 1).status_code == 302
    shared.refresh_from_db()
    assert shared_positions.is_proven(shared)  # as it was played
    page = bo.client.get(f"/p/{shared.code}").content.decode()
    assert f"Gold: at least {gold + 1}." in page
    played = begin(bo, shared)
    assert "An idea." in bo.page(played)
    assert bo.play(played, "gold").ok
    page = bo.page(played)
    assert "Solved!" in page
    assert f'href="/p/{shared.code}"' in page
    page = ann.client.get(f"/p/{shared.code}").content.decode()
    assert re.search(r'id="solved-by">.*<li>Bo ', page, re.DOTALL)
    assert f"/p/{shared.code}" in ann.client.get("/learn/nusfjord").content.decode()
    assert "0" not in re.findall(r"solved by (\w+)", page)
    assert lesson(ann, shared, least=99).status_code == 302
    shared.refresh_from_db()
    assert not shared_positions.is_proven(shared)  # another goal: nobody has reached it
    assert ann.client.post(f"/p/{shared.code}/throw-away", {"sure": "yes"}).status_code == 302
    assert bo.client.get(f"/p/{shared.code}").status_code == 404
    assert bo.client.get(f"/t/{played.name}").status_code == 200  # who is in the middle of it goes on


def test_what_was_made_as_a_guest_is_kept_by_the_account() -> None:
    guest, ada = Player("Guest"), Player("Ada")
    shared = keep(guest, put_on_table(GAME, guest))
    people.claim(guest.person, ada.person)
    shared.refresh_from_db()
    assert shared.owner == ada.person


@pytest.mark.parametrize("game", games.names())
def test_goals_are_offered_in_every_game_and_in_words(game: str) -> None:
    """And the page of a position is drawn for the eye and as text, in another language too."""
    rules = games.load(game)
    seats = rules.meta.first_seats
    position = rules.new(seats, seed=3)
    state: Any = position.record()["base"]
    assert position.ask is not None
    shared = SharedPosition.objects.create(
        owner=Player("Ann").person,
        game=game,
        seats=seats,
        seat=position.ask.seat,
        options=rules.meta.complete(seats, {}),
        rules=rules.meta.rules,
        origin={"state": state},
    )
    found = shared_positions.aims(shared, position.view(shared.seat))
    assert {aim.key for aim in found} >= games.plugin(game).goals.keys()
    wanted = [(aim.path, 500) for aim in found][-2:]
    shared_positions.make_lesson(shared, title="T", text="", hint="", turns=2, wanted=wanted)
    reader = Player("Анна", language="ru")
    for query in ("", "?text"):
        page = reader.client.get(f"/p/{shared.code}{query}").content.decode()
        assert page.count("не меньше 500") >= len(wanted)
        assert "goal-" not in re.sub(r'(class|id)="[^"]*"', "", page)
    assert table_page.texts("ru", game, tuple(sorted(shared.options.items())), ("",)).problems == []
