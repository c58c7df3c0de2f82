"""One Russian word for each thing, as the Russian rulebook has it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from langbord.games import reykholt

FOLDER = Path(reykholt.__file__).parent
FILES = [*sorted((FOLDER / "locale/ru").glob("*.ftl")), FOLDER / "RULES.ru.md"]

#: The word that stands for a thing → what is never said instead.
TERMS = {
    "витрина": r"\bряду\.|карты ряда|из ряда",  # where the service cards lie; rows are of the board
    "колода": r"стопк\w+ теплиц|в стопку|из стопки\.|на стопку",  # of greenhouses; a stack is of three goods
    "сезон": r"\bфаз\w+",
    "флаг": r"флаж\w+",
    "не менее": r"не меньше",
    "в любой сезон": r"в любой момент, раз|class-any = в любой момент|действующую \*в любой момент",
    "колонка": r"столб(?:ец|ц)\w*",
    "сюжетные карты": r"карты? историй",
    "при посадке": r"при засадке",
    "Тепловой насос": r"Горячий насос",
    "Оконный мастер": r"Продав(?:ец|ц)\w+",
    "кочан цветной капусты": r"цветных капуст\b|цветные капусты",
    "моркови, морковок": r"морковей",
    "столы после цели": r"столы за целью",
    "иначе": r"на стол наоборот|пройти наоборот",
    "раз в раунд": r"раз за раунд",
    "раз за игру": r"\bодин раз занятая|\bоднажды\b",
}


@pytest.mark.parametrize("term", TERMS)
def test_one_word_for_one_thing(term: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in FILES
        for line in path.read_text("utf-8").splitlines()
        if re.search(TERMS[term], line, re.IGNORECASE)
    ]
    assert found == [], f"it is called {term}"


@pytest.mark.parametrize("term", ["витрин", "колод", "сезон", "флаг", "не менее", "в любой сезон"])
def test_the_word_is_said(term: str) -> None:
    said = "".join(path.read_text("utf-8").lower() for path in FILES)
    assert term in said
