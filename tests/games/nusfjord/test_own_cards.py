"""Cards that owners of a box write down: every effect that the sheets attest, as a phrase, and what it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from langbord.engine.errors import EditionError
from langbord.engine.position import Position
from langbord.games.nusfjord.edition.loader import check, load_deck
from langbord.games.nusfjord.rules.game import GAME
from langbord.games.nusfjord.rules.moves import CARD_WORDS
from langbord.games.nusfjord.rules.state import HOME, State
from tests.games.nusfjord.table import give_building, give_elder, goods, lay_open, play, reserve, table, why, words
from tests.rules import rule


def edition(folder: Path, *buildings: tuple[str, str, str, str, int], elder: str = "") -> str:
    """House-1 with some cards of somebody's own: slot, class, phrase, cost, points; and another E01."""
    (folder / "board.toml").write_text('[edition]\nname = "mine"\ngame = "nusfjord"\nextends = "house-1"\n')
    entries = [
        f'[[building]]\nslot = "{slot}"\ncost = "{cost}"\npoints = {points}\nclass = "{kind}"\neffect = "{phrase}"\n'
        for slot, kind, phrase, cost, points in buildings
    ]
    if entries:
        (folder / "herring.toml").write_text("\n".join(entries))
    if elder:
        (folder / "elders.toml").write_text(f'[[elder]]\nslot = "E01"\neffect = "{elder}"\n')
    return str(folder)


def one(folder: Path, kind: str, phrase: str) -> str:
    """The building A01 says this."""
    return edition(folder, ("A01", kind, phrase, "nothing", 0))


def built(folder: Path, kind: str, phrase: str, seats: int = 2, **has: int) -> Position[State]:
    """A table at which seat 0 owns such a building, and some goods."""

    def change(state: State) -> None:
        give_building(state, 0, "A01")
        for name, amount in has.items():
            if name in ("sloop", "cutter", "schooner"):
                state.players[0].ships[("sloop", "cutter", "schooner").index(name)] = amount
                state.ships[("sloop", "cutter", "schooner").index(name)] -= amount
            else:
                setattr(state.players[0], name, amount)

    return table(seats, change, edition=one(folder, kind, phrase))


#: What the sheets tell of printed cards, as phrases of a class of card.
ATTESTED = [
    ("now", "gain 4 fish"),
    ("whenever", "when you build a ship: gain 3 wood"),
    ("special", "when your reserve is emptied: gain 3 wood in reserve"),
    ("special", "when your reserve is emptied: gain 1 gold in reserve"),
    ("special", "when your reserve is full: transfer"),
    ("special", "rule moored"),
    ("special", "when the work phase ends: if 3 columns: gain 1 gold"),
    ("any time", "pay 3 fish: gain 1 gold"),
    ("once", "once: sell a ship: gain 3 gold, up to 6 times"),
    ("points", "1 point per 2 ships, at most 4"),
    ("now", "action take an elder"),
    ("now", "action take gold"),
    ("now", "gain 2 wood or 3 fish"),
    ("now", "if 3 ships: gain 2 gold"),
    ("whenever", "when you build a ship: action serve"),
    ("whenever", "when another builds a ship: gain 1 fish"),
    ("now", "gain 4 wood; others gain 1 wood"),
    ("points", "-1 point per empty space"),
    ("points", "3 points if most ships"),
]
ELDERS = [
    "action serve; gain 2 wood",
    "action serve, gain 1 wood a plate",
    "action build or ship",
    "upgrade",
    "gain 3 fish",
]


def test_every_attested_effect_is_a_phrase(tmp_path: Path) -> None:
    assert len(ATTESTED) <= 44
    entries = [(slot, kind, phrase, "1 wood", 0) for slot, (kind, phrase) in zip(CARD_WORDS, ATTESTED, strict=False)]
    deck = load_deck(edition(tmp_path, *entries), "herring")
    assert [card.effect.phrase for card in deck.buildings[: len(ATTESTED)]] == [phrase for _, phrase in ATTESTED]
    for phrase in ELDERS:
        assert load_deck(edition(tmp_path, elder=phrase), "herring").elders[0].effect.phrase == phrase
    for number, (word, _) in enumerate(zip(CARD_WORDS, ATTESTED, strict=False)):
        face = GAME.card_face({"edition": str(tmp_path), "deck": "herring"}, word)
        assert face.effect, number


@rule("N8.14")
def test_a_bonus_by_the_columns_of_ones_workers(tmp_path: Path) -> None:
    phrase = "when the work phase ends: if 3 columns: gain 1 gold"
    for spaces, gold in (("gold issue elder", 1), ("gold serve build", 0)):
        position = built(tmp_path, "special", phrase)
        state = position.state.copy()
        for word in spaces.split():
            state.workers[
                ["gold", "transfer", "serve", "build", "build-2", "issue"].index(word) if word != "elder" else 11
            ].append(0)
        state.phase = HOME
        after = GAME.new_from(state, position.options, seats=2)
        assert after.state.players[0].gold == gold


@rule("N8.17")
def test_ships_are_sold_to_the_supply(tmp_path: Path) -> None:
    position = built(tmp_path, "once", "once: sell a ship: gain 3 gold, up to 2 times", sloop=2, cutter=1)
    before = list(position.state.ships)
    play(position, "use-A01 sloop cutter")
    player = position.state.players[0]
    assert player.ships == [1, 0, 0]
    assert player.gold == 6
    assert position.state.ships == [before[0] + 1, before[1] + 1, before[2]]
    position = built(tmp_path, "once", "once: sell a sloop: gain 1 gold", sloop=1, cutter=1)
    play(position, "use-A01")
    assert words(position) == ["sloop", "stop"]
    assert why(position, "cutter") == "not-here N4.2"
    play(position, "stop")
    assert position.state.players[0].ships == [1, 1, 0]


@rule("N8.16")
def test_one_of_two_gains_is_named(tmp_path: Path) -> None:
    mine = one(tmp_path, "now", "gain 2 wood or 3 fish")
    for answer, got in (("yes", (0, 2, 0)), ("no", (3, 0, 0))):
        position = table(change=lambda state: lay_open(state, "A01"), edition=mine)
        play(position, f"build A01 S1 {answer}")
        assert goods(position.state.players[0]) == got


def test_a_card_may_offer_an_elder_or_gold(tmp_path: Path) -> None:
    position = table(change=lambda state: lay_open(state, "A01"), edition=one(tmp_path, "now", "action take gold"))
    play(position, "build A01 S1 gold")
    assert position.state.players[0].gold == 1
    position = table(
        change=lambda state: lay_open(state, "A01"), edition=one(tmp_path, "now", "action take an elder or take gold")
    )
    play(position, "build A01 S1 elder E03")
    assert position.state.players[0].elders == [2]


@rule("N8.13")
def test_what_others_do_is_noticed(tmp_path: Path) -> None:
    mine = one(tmp_path, "whenever", "when another builds a ship: gain 2 fish; gain 1 wood in reserve")

    def change(state: State) -> None:
        give_building(state, 1, "A01")
        for player in state.players:
            player.wood = player.fish = 4

    position = table(3, change, edition=mine)
    play(position, "ship sloop")
    assert goods(position.state.players[1]) == (6, 4, 0)
    assert reserve(position.state.players[1]) == (0, 1, 0)
    assert goods(position.state.players[0]) == (2, 2, 0)
    assert goods(position.state.players[2]) == (4, 4, 0)
    play(position, "ship sloop")  # one's own ship is not another's
    assert goods(position.state.players[1]) == (4, 2, 0)


def test_others_gain_too(tmp_path: Path) -> None:
    mine = one(tmp_path, "now", "gain 4 wood; others gain 1 wood")
    position = table(3, lambda state: lay_open(state, "A01"), edition=mine)
    play(position, "build A01 S1")
    assert [player.wood for player in position.state.players] == [4, 1, 1]


@rule("N8.15")
@pytest.mark.parametrize(
    ("phrase", "mine", "theirs", "points"),
    [
        ("3 points if most ships", 2, 2, 3),
        ("3 points if most ships", 1, 2, 0),
        ("3 points if most ships", 0, 0, 0),
        ("-1 point per 2 ships", 3, 0, -1),
        ("-1 point per ship, at most 2", 3, 0, -2),
        ("-2 points if no ship", 0, 0, -2),
        ("1 point per ship of others", 0, 3, 3),
    ],
)
def test_points_against_others_and_below_nothing(
    phrase: str, mine: int, theirs: int, points: int, tmp_path: Path
) -> None:
    position = built(tmp_path, "points", phrase)
    state = position.state.copy()
    for player, sloops in zip(state.players, (mine, theirs), strict=True):
        player.ships[0] = sloops
        state.ships[0] -= sloops
    view = GAME.view(state, 0)
    lines = {line["key"]: line["points"] for line in view["players"][0]["score"]}
    assert lines["building-points"] == points


def test_a_card_may_cost_points(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("A01", "now", "gain 9 fish", "nothing", -3))
    position = table(change=lambda state: lay_open(state, "A01"), edition=mine)
    before = GAME.scores(position.state)[0]
    play(position, "build A01 S1")
    assert GAME.scores(position.state)[0] == before - 3 + 1  # and one space less is empty


def test_a_whenever_may_offer_an_action(tmp_path: Path) -> None:
    position = built(tmp_path, "whenever", "when you take gold: action thin out or deforest", wood=0)
    play(position, "gold")
    assert words(position) == ["deforest", "thin", "stop"]
    play(position, "thin")
    assert position.state.players[0].wood == 4


@rule("N6.5")
@pytest.mark.parametrize(
    ("phrase", "sloops", "wood", "refused"),
    [
        ("upgrade", 1, 0, None),
        ("upgrade", 0, 0, "elder-cannot-act N6.4"),
        ("gain 1 wood; pay 2 wood: upgrade", 1, 1, None),
        ("gain 1 wood; pay 2 wood: upgrade", 1, 0, "elder-cannot-act N6.4"),
        ("sell a sloop: gain 2 gold; gain 1 fish", 0, 0, "elder-cannot-act N6.4"),
        ("gain 3 fish", 0, 0, None),
        ("grow 1 forest", 0, 0, None),
    ],
)
def test_elders_without_an_action(phrase: str, sloops: int, wood: int, refused: str | None, tmp_path: Path) -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E01")
        state.players[0].ships[0] = sloops
        state.ships[0] -= sloops
        state.players[0].wood = wood

    position = table(change=change, edition=edition(tmp_path, elder=phrase))
    assert why(position, "E01") == refused
    if refused is None:
        play(position, "E01")
        if phrase == "gain 3 fish":
            assert position.state.players[0].fish == 3
        if "upgrade" in phrase:
            play(position, "sloop")
            assert position.state.players[0].ships == [0, 1, 0]


def test_an_elder_serves_with_wood_for_each_plate(tmp_path: Path) -> None:
    def change(state: State) -> None:
        give_elder(state, 0, "E01")
        state.players[0].fish = 9

    position = table(change=change, edition=edition(tmp_path, elder="action serve, gain 1 wood a plate"))
    play(position, "E01 plate plate stop")
    assert goods(position.state.players[0]) == (6, 2, 2)


@pytest.mark.parametrize(
    ("buildings", "told"),
    [
        ([("A01", "when you take gold: action take gold")], "this would set itself off again"),
        ([("A01", "when an elder is full: feed elders")], "this would set itself off again"),
        (
            [("A01", "when you deforest: action reforest"), ("A02", "when you reforest: action deforest")],
            "these cards set each other off without end: A01, A02",
        ),
        ([("A01", "when another passes: pay 1 fish: gain 1 gold")], "nothing that asks"),
    ],
)
def test_what_would_never_end_is_refused(buildings: list[tuple[str, str]], told: str, tmp_path: Path) -> None:
    edition(tmp_path, *((slot, "whenever", phrase, "nothing", 0) for slot, phrase in buildings))
    found = check(tmp_path)
    assert any(told in line for line in found), found


@pytest.mark.parametrize(
    ("phrase", "column", "told"),
    [
        ("sell a boat: gain 1 gold", 7, "'boat' is no ship"),
        ("gain 1 wood or 2 gould", 17, "'gould' is not a good"),
        ("if 2 shps: gain 1 gold", 5, "'shps' is nothing that can be counted"),
        ("action serve, gain 1 wod a plate", 21, "'wod' is not a good"),
        ("action ship, gain 1 wood a plate", 18, "only 'serve' fills plates"),
    ],
)
def test_mistakes_name_the_word(phrase: str, column: int, told: str, tmp_path: Path) -> None:
    mine = one(tmp_path, "now", phrase)
    with pytest.raises(EditionError, match=told) as refused:
        load_deck(mine, "herring")
    line = (tmp_path / "herring.toml").read_text().splitlines()[5]
    assert f":6:{line.index(phrase) + column + 1}:" in str(refused.value)


def test_house_3_has_the_two_elders_for_every_number_of_seats() -> None:
    deck = load_deck("house-3", "cod")
    seven = [elder.effect.phrase for elder in deck.elders[:7]]
    assert "pay 4 wood: upgrade" in seven
    assert "action build or ship; gain 1 fish" in seven
    assert GAME.meta.complete(2, {})["edition"] == "house-2"
