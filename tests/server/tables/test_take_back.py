"""A settled turn is taken back: against bots at will, among people when all agree; and what was remembered of it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from langbord.engine.codec import state_hash
from langbord.server.analysis import hints
from langbord.server.leaderboards import solo
from langbord.server.models import Draft, Hint, Move, Solo, Table, TakenBack
from langbord.server.ops import verify
from langbord.server.tables import clocks, take_back
from langbord.server.tables import moves as table_moves
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS, Boards
from langbord.server.tables.replay import film_of
from langbord.server.worlds.progress import worlds_of
from tests.server.letterbox import Watch
from tests.server.players import Answer, Player, board_of, position_of, sit_down, truth, words_of
from tests.server.programs import Program
from tests.server.screens import SECRETIVE, asked, at_one_screen, play_until_another_is_asked, played
from tests.server.tables.test_absence import lines_of
from tests.server.world_games import begin, play_on

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("quiet_bots", "known_shuffle"),
]


def back(player: Player, table: Table, version: int | None = None) -> Answer:
    seen = player.marks(table)["version"] if version is None else version
    return player.post(table, "do/take-back", version=seen)


def turn(player: Player, table: Table) -> None:
    """One turn of a person: always the first answer that is not final before its time."""
    seat = position_of(table).ask
    assert seat is not None
    _answer_until(table, lambda: player.play(table, player.buttons(table)[0]).ok)


def bot_turn(table: Table) -> None:
    """One turn of the bot that is asked."""

    def answer() -> bool:
        board = board_of(table)
        ask = board.position.ask
        assert ask is not None
        place = table.places.get(number=ask.seat)
        word = board.position.game.vocabulary.word(ask.moves[0])
        table_moves.play(table, ask.seat, [word], board.version, board.answers, bot=place.bot)
        return True

    _answer_until(table, answer)


def _answer_until(table: Table, answer: Callable[[], bool]) -> None:
    """Until another seat is asked."""
    table.refresh_from_db()
    seat = table.waiting_for
    while table.waiting_for == seat and table.state == Table.PLAYING:
        assert answer()
        table.refresh_from_db()


def against_a_bot(turns: int = 2) -> tuple[Player, Table, list[int]]:
    """Ada and a bot after so many turns of each; and how many moves there were before each of hers."""
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    began = []
    for _ in range(turns):
        began.append(table.moves_played)
        turn(ada, table)
        bot_turn(table)
    return ada, table, began


# --- alone and against bots -------------------------------------------------------------------------------


def test_against_bots_the_last_turn_is_taken_back_and_the_one_before(quiet_bots: list[str]) -> None:
    ada, table, began = against_a_bot()
    settled, version = words_of(table), board_of(table).version
    seats = list(Move.objects.filter(table=table).values_list("seat", flat=True))
    assert 'id="take-back"' in ada.page(table)
    quiet_bots.clear()
    first = back(ada, table)
    assert first.ok
    assert first.data["version"] == version + 1
    assert words_of(table) == settled[: began[1]]
    assert quiet_bots == [table.name]
    assert back(ada, table).ok
    assert words_of(table) == []
    table.refresh_from_db()
    assert (table.moves_played, table.taken_back, table.waiting_for, table.state) == (0, 2, 0, Table.PLAYING)
    assert table.places.get(number=0).seen == 0
    assert back(ada, table).key == "nothing-to-take-back"
    moves = [list(move) for move in zip(seats, settled, strict=True)]
    rows = [(row.seat, row.number, row.moves) for row in TakenBack.objects.filter(table=table)]
    assert rows == [(0, began[1], moves[began[1] :]), (0, 0, moves[: began[1]])]
    assert lines_of(table) == ["house-took-back 0"] * 2


def test_chance_draws_the_same_again() -> None:
    ada, table, began = against_a_bot(turns=3)
    settled, state = words_of(table), state_hash(position_of(table).state)
    for _ in began:
        back(ada, table)
    for _ in began:
        turn(ada, table)
        bot_turn(table)
    assert words_of(table) == settled
    assert state_hash(position_of(table).state) == state


def test_the_same_request_twice_takes_one_turn_back() -> None:
    ada, table, began = against_a_bot()
    settled, version = words_of(table), board_of(table).version
    assert back(ada, table, version).ok
    again = back(ada, table, version)
    assert (again.status, again.key) == (409, "stale")
    assert words_of(table) == settled[: began[1]]


def test_alone_it_goes_back_beyond_what_chance_has_settled() -> None:
    """Where nobody else plays, answers can be taken back freely until something comes up."""
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, form={"seats": "1"})
    assert back(ada, table).key == "nothing-to-take-back"
    while not table.moves_played:
        assert ada.play(table, ada.buttons(table)[0]).ok
        table.refresh_from_db()
    settled = words_of(table)
    turns = [number for number in film_of(table).turns if number < len(settled)]
    assert ada.play(table, ada.buttons(table)[0]).ok
    assert back(ada, table).ok  # and what was drafted goes with it
    assert words_of(table) == settled[: turns[-1]]
    assert Draft.objects.get(table=table).words == []


def test_while_a_bot_thinks_its_answer_comes_too_late() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, bots=1)
    turn(ada, table)
    board = board_of(table)
    assert back(ada, table).ok
    with pytest.raises(Refused, match="stale"):
        table_moves.play(table, 1, ["gold"], board.version, board.answers, bot="calm")
    assert words_of(table) == []


def test_people_at_one_screen_take_back_the_last_turn_of_any_of_them() -> None:
    ada = Player("Ada", confirm=False)
    table = sit_down(ada, form={"seats": "2", "seat-1": "same"})
    turn(ada, table)
    taken = words_of(table)
    turn(ada, table)
    assert back(ada, table).ok
    assert words_of(table) == taken
    table.refresh_from_db()
    assert table.waiting_for == 1


def test_whoever_takes_back_at_a_shared_screen_does_not_see_the_side_of_another() -> None:
    ada = Player("Ada", confirm=False)
    seats, options = SECRETIVE["nusfjord"]
    table = at_one_screen(ada, played("nusfjord", seats, options, secrets=True))
    first = asked(table)
    assert ada.post(table, "lift", seat=first).ok
    play_until_another_is_asked(ada, table)
    table.refresh_from_db()
    assert back(ada, table).ok
    assert asked(table) == first
    assert f'id="lift" data-lift="{first}"' in ada.page(table)
    assert not ada.buttons(table)


# --- what other processes and pages have remembered ---------------------------------------------------------


def test_another_process_sees_the_game_that_went_on_otherwise() -> None:
    """It knows more moves than are left, or as many as there are again, of which some are others."""
    ada, table, began = against_a_bot()
    other = Boards()
    assert other.get(table).position.words() == words_of(table)
    film = film_of(table).words[:]
    ada.page(table, "?at=1")
    for _ in began:
        back(ada, table)
    words = ada.buttons(table)
    _answer_until(table, lambda: ada.play(table, ada.buttons(table)[-1]).ok)
    assert words_of(table)[0] == words[-1] != film[0]
    while table.moves_played <= len(film):
        bot_turn(table)
        turn(ada, table)
    assert other.get(table).position.words() == position_of(table).words()[: table.moves_played] == words_of(table)
    assert film_of(table).words == words_of(table)
    assert ada.client.get(f"/t/{table.name}?at=1").status_code == 200


def test_hints_of_before_are_stale_and_everything_is_as_verify_wants_it() -> None:
    ada, table, _ = against_a_bot()
    version = board_of(table).version
    Hint.objects.create(table=table, seat=0, version=version, state=Hint.FOUND, asked=clocks.now())
    back(ada, table)
    assert hints.asked_by(table, 0, board_of(table)) is None
    assert verify.stored().wrong == []


def test_a_refused_change_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    ada, table, _ = against_a_bot()
    before = truth(table)
    with monkeypatch.context() as patch:
        patch.setattr(table_moves, "progress", lambda table: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            back(ada, table)
    assert truth(table) == before
    assert position_of(table).words() == words_of(table)
    assert not TakenBack.objects.exists()


# --- the mark ---------------------------------------------------------------------------------------------


def test_the_table_and_its_result_say_so_and_the_score_is_on_no_list() -> None:
    ada = Player("Ada", confirm=False)
    made = ada.client.post("/new/reykholt/create", {"seats": "1", "seat-0": "me"})
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    assert solo.compares(table)
    play_along(table, 30)
    page = ada.page(table)
    assert 'id="taken-back"' not in page
    assert "the result will not be listed" in page
    assert back(ada, table).ok
    assert "A settled turn was taken back at this table." in ada.page(table)
    play_along(table, 100_000)
    assert not Solo.objects.exists()
    page = ada.page(table)
    assert 'id="taken-back-result"' in page
    assert "So this result is not listed among the best." in page
    assert json.loads(ada.client.get(f"/t/{table.name}/record").content)["table"]["taken_back"] == 1
    assert back(ada, table).key == "table-over"


def play_along(table: Table, answers: int) -> None:
    """So many first answers, stored at once."""
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        board = BOARDS.get(table)
        position = board.position.copy()
        for _ in range(answers):
            if position.ask is None:
                break
            position.play(position.ask.moves[0])
            if position.held is not None:
                position.settle()
        if position.draft:
            position.settle()
        table_moves.store(table, position, board)


def test_not_in_daily_games() -> None:
    ada = Player("Ada", confirm=False)
    made = ada.client.post("/daily/reykholt")
    table = Table.objects.get(name=made["Location"].rsplit("/", 1)[-1])
    ada.play(table, ada.buttons(table)[0])
    assert 'data-back="no"' in ada.page(table)
    refused = back(ada, table)
    assert (refused.status, refused.key, refused.is_one_sentence) == (409, "take-back-daily", True)


def test_not_past_the_beginning_of_another_world() -> None:
    ada = Player("Ada", confirm=False)
    table = begin(ada)
    play_on(table, worlds_of("galzyr").anew)
    table.refresh_from_db()
    number = Move.objects.get(table=table, word=worlds_of("galzyr").anew).number
    with pytest.raises(Refused, match="take-back-world"):
        take_back._rewind(table, number, 0)
    assert not TakenBack.objects.exists()


def test_a_world_is_as_far_as_its_table() -> None:
    ada = Player("Ada", confirm=False)
    table = begin(ada)
    play_along(table, 12)
    before = table.moves_played
    assert back(ada, table).ok
    table.refresh_from_db()
    assert table.moves_played < before
    assert table.world is not None
    assert table.world.figures == book_figures(table)


def book_figures(table: Table) -> object:
    return worlds_of(table.game).figures(position_of(table).state)


# --- among people -------------------------------------------------------------------------------------------


def three() -> tuple[Player, Player, Player, Table]:
    ada, bo, cy = (Player(name, confirm=False) for name in ("Ada", "Bo", "Cy"))
    table = sit_down(ada, bo, cy)
    assert ada.play(table, "gold").ok
    return ada, bo, cy, table


def test_all_others_must_agree() -> None:
    ada, bo, cy, table = three()
    assert bo.post(table, "do/take-back-agree").key == "nothing-asked"
    assert bo.post(table, "do/take-back-refuse").key == "nothing-asked"
    assert 'data-back="ask"' in ada.page(table)
    assert 'data-back="no"' in bo.page(table)
    assert back(bo, table).key == "nothing-to-take-back"
    assert back(ada, table).ok
    assert words_of(table) == ["gold"]
    assert back(ada, table).key == "take-back-asked"
    assert lines_of(table) == ["house-asks-back 0"]
    assert "You asked to take your last turn back." in ada.page(table)
    page = bo.page(table)
    assert "Ada would like to take the last turn back." in page
    assert 'data-deed="take-back-agree"' in page
    assert 'data-deed="take-back-agree"' not in ada.page(table)
    assert 'data-deed="take-back-agree"' not in Player("Eve").page(table)
    assert ada.post(table, "do/take-back-agree").key == "not-your-table"
    assert Player("Eve").post(table, "do/take-back-agree").key == "not-your-table"
    assert bo.post(table, "do/take-back-agree").ok
    assert bo.post(table, "do/take-back-agree").ok  # nothing new
    assert 'data-deed="take-back-agree"' not in bo.page(table)
    assert words_of(table) == ["gold"]
    assert cy.post(table, "do/take-back-agree").ok
    assert words_of(table) == []
    table.refresh_from_db()
    assert (table.take_back, table.taken_back, table.waiting_for) == (None, 1, 0)
    assert cy.post(table, "do/take-back-agree").key == "nothing-asked"


def test_one_who_refuses_is_enough_and_whoever_asked_may_think_better_of_it() -> None:
    ada, bo, cy, table = three()
    back(ada, table)
    bo.post(table, "do/take-back-agree")
    assert cy.post(table, "do/take-back-refuse").ok
    assert lines_of(table) == ["house-asks-back 0", "house-keeps-turn 2"]
    assert bo.post(table, "do/take-back-agree").key == "nothing-asked"
    back(ada, table)
    assert ada.post(table, "do/take-back-refuse").ok
    assert lines_of(table)[2:] == ["house-asks-back 0"]
    assert words_of(table) == ["gold"]


def test_it_lapses_when_anybody_moves_on() -> None:
    ada, bo, cy, table = three()
    back(ada, table)
    turn(bo, table)
    assert 'id="asks-back"' not in cy.page(table)
    assert cy.post(table, "do/take-back-agree").key == "nothing-asked"
    taken = words_of(table)
    assert back(ada, table).ok  # asked anew: now it is about both turns
    for player in (bo, cy):
        player.post(table, "do/take-back-agree")
    assert len(taken) > 1
    assert words_of(table) == []


def test_whoever_is_away_or_replaced_is_not_asked(watch: Watch) -> None:
    ada, _bo, cy, table = three()
    cy.post(table, "do/standin", level="calm")
    watch.wait(minutes=20)  # Bo is asked, and away
    assert back(ada, table).ok
    assert words_of(table) == []


def test_programs_ask_and_agree() -> None:
    ada, bo = Program("Ada"), Program("Bo")
    name = ada.table("me", "open", listed=True)
    bo.post(f"tables/{name}/join")
    ada.play(name, "gold")
    stale = ada.post(f"tables/{name}/take-back", version=0)
    assert stale.refusal == (409, "stale")
    version = ada.look(name)["version"]
    assert ada.post(f"tables/{name}/take-back", version=version).data["take_back"] == {"seat": 0, "number": 0}
    assert bo.post(f"tables/{name}/take-back-refuse").data["take_back"] is None
    ada.post(f"tables/{name}/take-back", version=version)
    after = bo.post(f"tables/{name}/take-back-agree").data
    assert (after["number"], after["taken_back"], after["version"] > version) == (0, 1, True)
    assert bo.post(f"tables/{name}/take-back-agree").refusal == (409, "nothing-asked")
