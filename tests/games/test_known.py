"""What the published games state is marked `known` in the editions, and is what tables play with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from langbord import games
from langbord.games.nusfjord.edition.loader import HOUSE as FJORD
from langbord.games.nusfjord.edition.loader import check as check_fjord
from langbord.games.reykholt.edition.loader import HOUSE as FARM

#: The file and the list in it → the effects that are known, by slot. Costs and points of Nusfjord's are ours.
PUBLISHED: dict[tuple[str, str, str], dict[str, str]] = {
    ("nusfjord", "herring.toml", "building"): {
        "A03": "gain 4 fish",
        "A05": "when you build a ship: gain 3 wood",
        "A12": "when your reserve is emptied: gain 3 wood in reserve",
        "B05": "when your reserve is emptied: gain 1 gold in reserve",
        "B09": "when your reserve is full: transfer",
    },
    ("reykholt", "service.toml", "card"): {
        "A03": "when you seed: harvest up to 1",
        "A04": "when you harvest in work time: gain 1 mushroom",
        "A08": "special village-elder",
        "B01": "when you discard a greenhouse: gain 1 mushroom",
        "B05": "now: plant 1 carrot in each greenhouse",
        "B11": "now: plant 1 missing kind in each greenhouse",
        "B12": "now: plant 1 cauliflower in each greenhouse",
        "C10": "special mixed-seed",
        "C12": "special farm-girl",
        "D11": "special greenhouse-seller",
        "E01": "at start of harvest time, if a row is empty: gain 1 lettuce and 1 carrot",
        "E02": "special lease",
        "E03": "when you harvest first: gain 1 mushroom",
    },
}
HOUSES = {"nusfjord": FJORD, "reykholt": FARM}


def entries(game: str, edition: str, file: str, called: str) -> list[dict[str, Any]]:
    """The entries of a file of an edition, with those that it inherits."""
    house = HOUSES[game]
    found: list[dict[str, Any]] = house.reader(house.folder_of(edition)).read(file).data[called]
    return found


@pytest.mark.parametrize(("game", "file", "called"), PUBLISHED)
def test_what_is_known_is_what_tables_play_with(game: str, file: str, called: str) -> None:
    edition = games.meta(game).complete(2, {})["edition"]
    known = {entry["slot"]: entry["effect"] for entry in entries(game, edition, file, called) if entry.get("known")}
    assert known == PUBLISHED[game, file, called]


@pytest.mark.parametrize(("game", "file", "called"), PUBLISHED)
def test_what_is_marked_known_was_never_tuned(game: str, file: str, called: str) -> None:
    """An older edition may have tuned it: then it is not marked there."""
    for edition in HOUSES[game].offered():
        for entry in entries(game, edition, file, called):
            if entry.get("known"):
                assert entry["effect"] == PUBLISHED[game, file, called][entry["slot"]], (edition, entry["slot"])


def test_the_mark_is_yes_or_no_and_changes_no_hash(tmp_path: Path) -> None:
    board = '[edition]\nname = "mine"\ngame = "nusfjord"\nextends = "house-2"\ndecks = ["herring"]\n'
    (tmp_path / "board.toml").write_text(board, encoding="utf-8")
    card = '[[building]]\nslot = "A01"\ncost = "1 wood"\npoints = 1\nclass = "now"\neffect = "gain 1 gold"\n'
    hashes = set()
    for mark in ("", "known = true\n", "known = false\n"):
        (tmp_path / "herring.toml").write_text(card + mark, encoding="utf-8")
        assert check_fjord(tmp_path) == []
        hashes.add(FJORD.content_hash(tmp_path))
    assert len(hashes) == 1
    (tmp_path / "herring.toml").write_text(card + 'known = "yes"\n', encoding="utf-8")
    assert any("known is true or false" in line for line in check_fjord(tmp_path))
