"""The words of phrases: what the forms offer is what the parsers read."""

from __future__ import annotations

import random
import tomllib

import pytest

from langbord import games
from langbord.engine.editions import wording
from langbord.engine.editions.forms import GOODS, PHRASE, CardKind, EditionForms
from langbord.engine.editions.wording import Alt, Free, Many, Number, Opt, Rule, Seq, Word, completions, read, seq

FILLED = [plugin.meta.name for plugin in games.plugins() if plugin.editions is not None and plugin.editions().forms]


def forms_of(game: str) -> EditionForms:
    editions = games.plugin(game).editions
    assert editions is not None
    forms = editions().forms
    assert forms is not None
    return forms()


def entries(game: str, kind: CardKind) -> list[dict[str, object]]:
    """Every card of this kind in the editions of the house."""
    editions = games.plugin(game).editions
    assert editions is not None
    found: list[dict[str, object]] = []
    for folder in editions().house.offered().values():
        for path in folder.glob(f"{kind.file or '*'}.toml"):
            found += tomllib.loads(path.read_text("utf-8")).get(kind.name, [])
    return found


@pytest.mark.parametrize("game", FILLED)
def test_the_words_know_every_phrase_of_the_house(game: str) -> None:
    forms = forms_of(game)
    for kind in forms.kinds:
        for entry in entries(game, kind):
            for field in kind.fields:
                text = entry.get(field.name)
                if field.kind in (PHRASE, GOODS) and isinstance(text, str):
                    found = read(forms.rule(kind.name, field.name, entry), text)
                    assert found.whole, f"{text}: at {found.column} expected {found.expected}"


def made_up(rule: Rule, chance: random.Random) -> str:
    """Some phrase that follows a rule."""
    if isinstance(rule, Word):
        return rule.text
    if isinstance(rule, Number):
        return str(chance.randint(1, 6))
    if isinstance(rule, Alt):
        return made_up(chance.choice([part for part in rule.parts if not _by_hand(part)]), chance)
    if isinstance(rule, Opt):
        return made_up(rule.part, chance) if chance.random() < 0.4 else ""
    if isinstance(rule, Seq):
        return joined(made_up(part, chance) for part in rule.parts)
    if isinstance(rule, Many):
        parts = [made_up(rule.part, chance) for _ in range(chance.choice((1, 1, 2)))]
        return joined(
            word for number, part in enumerate(parts) for word in ((rule.between, part) if number else (part,))
        )
    assert isinstance(rule, Free)
    return "whatever"


def _by_hand(rule: Rule) -> bool:
    return isinstance(rule, Seq) and isinstance(rule.parts[-1], Free)


def joined(parts: object) -> str:
    text = ""
    for part in parts:  # type: ignore[attr-defined]
        text += part if not text or part[:1] in wording.SIGNS else f" {part}" if part else ""
    return text


#: What a parser may have against words that follow the rules: their sense.
SENSE = (
    "stands twice|would set itself off|nothing that asks|only 'build' and 'ship'|second number is the smaller"
    "|have 3 to 6 parcels|one arrow|an any-time effect|goods are named|kinds stand once|at least 1|spaces are P1"
    "|is no space|one condition|one 'action' at most|a payment buys|expected an amount such as|is not a step"
    "|has goods on the card|fixed gain|'gain GOODS' or 'upgrade'"
)


@pytest.mark.parametrize("game", FILLED)
def test_what_is_put_together_word_by_word_is_read(game: str) -> None:
    """Of random phrases the parsers refuse nothing but what makes no sense, and most are read."""
    forms, chance = forms_of(game), random.Random(3)
    for kind in forms.kinds:
        for field in kind.fields:
            if field.kind not in (PHRASE, GOODS) or field.optional:
                continue
            good = 0
            classes = next((each.choices for each in kind.fields if each.name == "class"), ("",))
            for number in range(150):
                entry = {"slot": kind.slots[0], "cost": "nothing", "class": classes[number % len(classes)]}
                rule = forms.rule(kind.name, field.name, entry)
                entry[field.name] = made_up(rule, chance)
                assert read(rule, entry[field.name]).whole, entry[field.name]
                wrong = [fault for fault in forms.faults(kind.name, entry) if fault.field == field.name]
                good += not wrong
                for fault in wrong:
                    assert any(part in fault.message for part in SENSE.split("|")), (entry[field.name], fault.message)
            assert good > 90, (kind.name, field.name, good)


def test_what_could_stand_there() -> None:
    rule = seq("gain", Number(), wording.words("fish", "wood"), Opt(seq(", at most", Number())))
    assert completions(rule, "") == (0, ["gain"])
    assert completions(rule, "ga") == (0, ["gain"])
    assert completions(rule, "gain 2 w") == (7, ["wood"])
    assert completions(rule, "gain 2 wood") == (11, [", at most"])
    assert read(rule, "gain two fish").expected == [wording.NUMBER]
    assert read(rule, "gain 2 gould").column == 7
    assert read(rule, "gain 2 gould").expected == ["fish", "wood"]
    assert completions(rule, "gain 2 ood") == (7, ["wood"])


@pytest.mark.parametrize(
    "text", ["gain " * 5000, "(" * 9000, "1 " * 4000, "when " * 2000, "\x00", "gain 1 fish; " * 900]
)
def test_no_text_takes_long(text: str) -> None:
    forms = forms_of("nusfjord")
    for kind in forms.kinds:
        found = read(forms.rule(kind.name, "effect", {"class": "now"}), text)
        assert found.column <= wording.LONGEST
