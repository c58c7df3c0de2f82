"""Letters that would drive somebody's terminal, wherever the terminal tells what a file or a table says.

Records and editions with such letters are refused in test_hostile_records.py and test_hostile_editions.py.
"""

from __future__ import annotations

import pytest

from langbord.cli.shared import end
from langbord.engine.control_chars import is_plain, plain
from langbord.terminal import turning_points
from tests.server.past_games import recorded

ESCAPES = ("\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "\x08\x08\x08", "\r", "\u202eevil", "\ud800", "\x00")


@pytest.mark.parametrize("escape", ESCAPES, ids=repr)
def test_such_letters_are_shown_as_a_mark(escape: str) -> None:
    assert not is_plain(escape)
    assert is_plain(plain(f"Ada{escape}Bo"))
    assert plain("Ада, Bø — „ok“\t\n") == "Ада, Bø — „ok“\t\n"


@pytest.mark.parametrize("escape", ESCAPES, ids=repr)
def test_the_names_of_a_record(escape: str) -> None:
    record = {**recorded("won-2-seats"), "table": {"names": [f"Ada{escape}", escape]}}
    assert all(is_plain(name) for name in turning_points._names(record))
    assert turning_points._names(record)[0].startswith("Ada")


@pytest.mark.parametrize("escape", ESCAPES[:4], ids=repr)
def test_the_last_sentence_of_a_command(escape: str, capsys: pytest.CaptureFixture[str]) -> None:
    end(2, f"the file {escape} is missing")
    assert is_plain(capsys.readouterr().err)
