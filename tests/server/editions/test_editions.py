"""Editions that players write: typed card by card, checked, played, and read by nobody who may not."""

from __future__ import annotations

import contextlib
import io
import json
import random
import zipfile
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from langbord.server.editions import store, tables_of_cards
from langbord.server.editions.drafts import Draft
from langbord.server.models import OwnEdition, SealedEdition, Table
from langbord.server.tables import endings
from langbord.server.tables.errors import Refused
from langbord.server.tables.positions import BOARDS
from tests.server.players import Player

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("quiet_bots", "known_shuffle")]
SECRET = "Grandfathers Smokehouse"
PHRASES = {
    "now": "gain 4 fish",
    "whenever": "when you build a ship: gain 3 wood",
    "any time": "pay 3 fish: gain 1 gold",
    "once": "once: gain 2 wood or 3 fish",
    "special": "rule wood limit 14",
    "points": "1 point per 2 ships, at most 4",
}


def json_of(response: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(response.content)
    return found


def begin(player: Player, game: str, base: str, name: str = "Our box") -> OwnEdition:
    answer = player.client.post("/editions/new", {"game": game, "base": base, "name": name})
    assert answer.status_code == 302, answer.content
    return OwnEdition.objects.get(key=answer["Location"].split("/")[-2])


def type_card(player: Player, edition: OwnEdition, file: str, slot: str, **fields: object) -> dict[str, Any]:
    name = fields.pop("name", slot)
    values = {"file": file, "slot": slot, "name-en": name, **fields}
    path = f"/editions/{edition.key}/card"
    return json_of(player.client.post(path, values, headers={"accept": "application/json"}))


def a_deck(player: Player, name: str = "plaice") -> OwnEdition:
    """A deck of one's own: 44 buildings with every timing class."""
    edition = begin(player, "nusfjord", "house-2")
    player.client.post(f"/editions/{edition.key}/settings", {"name": edition.name, "deck": name})
    slots = Draft(OwnEdition.objects.get(key=edition.key)).deck(name).kind.slots
    for number, slot in enumerate(slots):
        kind = list(PHRASES)[number % len(PHRASES)]
        typed = {"class": kind, "effect": PHRASES[kind], "cost": "1 wood", "points": number % 3}
        answer = type_card(player, edition, name, slot, name=f"{SECRET} {slot}", **typed)
        assert answer["state"] == "written", answer
    return OwnEdition.objects.get(key=edition.key)


def table_with(player: Player, edition: OwnEdition, **more: str) -> Table:
    values = {"seats": "2", "seat-0": "me", "seat-1": "calm", "option-edition": f"own:{edition.key}", **more}
    answer = player.client.post(f"/new/{edition.game}/create", values)
    assert answer.status_code == 302, answer.content.decode()[-600:]
    return Table.objects.get(name=answer["Location"].rsplit("/", 1)[1])


def test_a_deck_is_typed_and_played_with() -> None:
    ada = Player("Ada")
    edition = a_deck(ada)
    asked = {"file": "plaice", "slot": "A01", "field": "effect", "text": "ga"}
    assert json_of(ada.client.get(f"/editions/{edition.key}/words", asked))["words"] == ["gain"]
    assert "Nothing is missing" in ada.client.get(f"/editions/{edition.key}/check").content.decode()
    form = ada.client.get("/new/nusfjord").content.decode()
    assert f"own:{edition.key}" in form
    assert 'value="plaice"' in form
    table = table_with(ada, edition, **{"option-deck": "plaice"})
    assert table.options["deck"] == "plaice"
    assert table.edition["name"].startswith("own-")
    assert SECRET in ada.page(table)
    move = ada.buttons(table)[0]
    assert ada.play(table, move).ok


def test_set_e_of_six_cards_is_typed_and_played_with() -> None:
    ada = Player("Ada")
    edition = begin(ada, "reykholt", "house-3")
    phrases = [
        "at start of harvest time, if a row is empty: gain 1 lettuce and 1 carrot",
        "now: plant 1 carrot in each greenhouse",
        "when you harvest first: gain 1 mushroom",
        "when you work in row 2: gain 1 lettuce",
        "any time, once a round: discard 2 tomato: gain 1 mushroom",
        "when you seed: harvest up to 1",
    ]
    for number, phrase in enumerate(phrases, 1):
        answer = type_card(ada, edition, "service", f"E0{number}", name=f"{SECRET} {number}", effect=phrase)
        assert answer["faults"] == []
        assert answer["said"]["en"]
        assert answer["said"]["ru"] != answer["said"]["en"]
    table = table_with(ada, edition, **{"option-set": "E"})
    assert SECRET in ada.page(table)


def test_a_mistake_is_told_at_its_word_and_a_card_is_undone() -> None:
    ada = Player("Ada")
    edition = begin(ada, "nusfjord", "skeleton")
    answer = type_card(ada, edition, "cod", "A01", **{"class": "now"}, effect="gain 4 fisch", cost="2 wood", points="1")
    assert answer["state"] == "faulty"
    assert answer["faults"] == [
        {"field": "effect", "text": "'fisch' is not a good; goods are fish, wood and gold", "column": 7}
    ]
    told = json_of(
        ada.client.get(
            f"/editions/{edition.key}/words", {"file": "cod", "slot": "A01", "field": "effect", "text": "gain 4 fisch"}
        )
    )
    assert (told["column"], told["words"]) == (7, ["fish", "wood", "gold"]) or told["words"] == []
    answer = type_card(ada, edition, "cod", "A01", **{"class": "now"}, effect="gain 4 fish", cost="2 wood", points="1")
    assert answer["state"] == "written"
    assert "missing" in ada.client.get(f"/editions/{edition.key}/check").content.decode()
    ada.client.post(f"/editions/{edition.key}/undo")
    assert Draft(OwnEdition.objects.get(key=edition.key)).written("cod")["A01"]["effect"] == "gain 4 fisch"
    made = ada.client.post("/new/nusfjord/create", {"seats": "1", "option-edition": f"own:{edition.key}"})
    assert made.status_code == 409


def test_nobody_reads_a_private_edition_without_leave() -> None:
    """Page, stream's page, API, replay, record, picture, its own page: to a stranger slots, not texts."""
    ada, eve = Player("Ada"), Player("Eve")
    edition = a_deck(ada)
    table = table_with(ada, edition, **{"option-deck": "plaice", "listed": "yes"})
    ada.play(table, ada.buttons(table)[0])
    secret, own = SECRET.split()[0], "gain 4 fish"
    addresses = ["", "?text", "?at=1", "/why?word=A01", "/report.json", "/report"]
    pages = {path: eve.client.get(f"/t/{table.name}{path}").content.decode() for path in addresses}
    pages["api"] = eve.client.get(f"/api/tables/{table.name}").content.decode()
    pages["api why"] = eve.client.get(f"/api/tables/{table.name}/why?word=A01").content.decode()
    pages["edition"] = eve.client.get(f"/editions/{edition.key}/").content.decode()
    pages["file"] = eve.client.get(f"/editions/{edition.key}/file").content.decode("utf-8", "replace")
    pages["check"] = eve.client.get(f"/editions/{edition.key}/check").content.decode()
    pages["form"] = eve.client.get("/new/nusfjord").content.decode()
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        endings.end(table, "agreed", [])
    pages["over"] = eve.client.get(f"/t/{table.name}").content.decode()
    pages["record"] = eve.client.get(f"/t/{table.name}/record").content.decode()
    pages["api record"] = eve.client.get(f"/api/tables/{table.name}/record").content.decode()
    pages["picture"] = eve.client.get(f"/t/{table.name}/picture.svg").content.decode()
    for name, page in pages.items():
        assert secret not in page, name
        assert own not in page.lower(), name
    assert "A01" in pages[""] or "B01" in pages[""]
    assert secret in ada.page(table)
    assert secret in ada.client.get(f"/t/{table.name}/record").content.decode()
    values = {"game": "nusfjord", "seats": ["me", "calm"], "options": {"edition": table.edition["name"]}}
    for client in (eve.client, Client()):
        answer = client.post("/api/tables", json.dumps(values), content_type="application/json")
        assert answer.status_code >= 400
    assert (
        eve.client.post("/new/nusfjord/create", {"seats": "1", "option-edition": f"own:{edition.key}"}).status_code
        == 404
    )
    extends = f'[edition]\nname = "x"\ngame = "nusfjord"\nextends = "{table.edition["name"]}"\n'
    upload = SimpleUploadedFile("board.toml", extends.encode())
    eve.client.post("/editions/new", {"game": "nusfjord", "base": table.edition["name"], "file": upload})
    assert OwnEdition.objects.get(owner=eve.person).draft["base"] == "house-2"


def test_a_record_travels_with_its_edition_and_is_refused_without() -> None:
    ada, bo, eve = Player("Ada"), Player("Bo"), Player("Eve")
    edition = a_deck(ada)
    table = table_with(ada, edition, **{"option-deck": "plaice"})
    with BOARDS.locked(table.name):
        table.refresh_from_db()
        endings.end(table, "agreed", [])
    with_cards = ada.client.get(f"/t/{table.name}/record").content
    without = eve.client.get(f"/t/{table.name}/record").content
    answer = eve.client.post("/import", {"record": SimpleUploadedFile("r.json", without)})
    assert answer.status_code == 400
    answer = bo.client.post("/import", {"record": SimpleUploadedFile("r.json", with_cards)})
    assert answer.status_code == 302
    torn = json.loads(with_cards)
    torn["own_edition"]["files"]["plaice.toml"] = torn["own_edition"]["files"]["plaice.toml"].replace(
        "4 fish", "9 fish"
    )
    answer = eve.client.post("/import", {"record": SimpleUploadedFile("r.json", json.dumps(torn).encode())})
    assert answer.status_code == 400


def test_an_edition_that_is_open_to_all_can_be_read_copied_and_played() -> None:
    ada, bo = Player("Ada"), Player("Bo")
    edition = a_deck(ada)
    ada.client.post(f"/editions/{edition.key}/settings", {"name": "Open box", "public": "yes"})
    assert SECRET.split()[0] in bo.client.get(f"/editions/{edition.key}/").content.decode()
    assert table_with(bo, edition, **{"option-deck": "plaice"}).edition["name"].startswith("own-")
    bo.client.post(f"/editions/{edition.key}/copy")
    assert OwnEdition.objects.get(owner=bo.person).draft == edition.draft
    assert bo.client.post(f"/editions/{edition.key}/card", {"file": "cod", "slot": "A01"}).status_code == 404


def test_house_editions_can_be_chosen_and_folders_cannot() -> None:
    ada = Player("Ada")
    values = {"seats": "1", "option-edition": "house-1"}
    answer = ada.client.post("/new/nusfjord/create", values)
    assert Table.objects.get(name=answer["Location"].rsplit("/", 1)[1]).options["edition"] == "house-1"
    for wrong in ("/etc", "../house-1", "own-0123456789abcdef", "own-0123456789abcdef-veil"):
        answer = ada.client.post("/new/nusfjord/create", {"seats": "1", "option-edition": wrong})
        assert answer.status_code == 404, wrong


def test_a_name_holds_no_script_and_no_letter_that_nobody_sees() -> None:
    ada = Player("Ada")
    edition = begin(ada, "nusfjord", "house-2", name="<script>alert(1)</script>")
    name = "<img src=x onerror=alert(1)>\u202e"
    type_card(ada, edition, "cod", "A01", name=name, **{"class": "now"}, effect="gain 4 fish", cost="1 wood", points=1)
    page = ada.client.get(f"/editions/{edition.key}/?card=cod/A01").content.decode()
    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert "\u202e" not in page
    table = table_with(ada, edition, **{"option-deck": "cod"})
    assert "<img src=x" not in ada.page(table)


def test_pasted_tables_and_files_become_cards() -> None:
    ada = Player("Ada")
    edition = begin(ada, "nusfjord", "skeleton")
    heads = ["slot", "name", "cost", "points", "class", "effect"]
    rows = "A01;Salt Loft;2 wood;1;now;gain 4 fish\n;Rope Walk;nothing;0;now;gain 2 wood"
    text = f"{';'.join(heads)}\n{rows}"
    path = f"/editions/{edition.key}/paste"
    page = ada.client.post(path, {"file-of-cards": "cod", "text": text}).content.decode()
    assert "Rope Walk" in page
    columns = {
        f"column-{number}": name for number, name in enumerate(["slot", "name", "cost", "points", "class", "effect"])
    }
    ada.client.post(path, {"file-of-cards": "cod", "text": text, "write": "yes", "heading": "yes", **columns})
    cards = Draft(OwnEdition.objects.get(key=edition.key)).written("cod")
    assert cards["A01"]["effect"] == "gain 4 fish"
    assert cards["A02"]["name"] == {"en": "Rope Walk"} or cards["A02"]["name"] == "Rope Walk"
    zipped = ada.client.get(f"/editions/{edition.key}/file").content
    again = ada.client.post(
        "/editions/new", {"game": "nusfjord", "base": "skeleton", "file": SimpleUploadedFile("box.zip", zipped)}
    )
    copy = Draft(OwnEdition.objects.get(key=again["Location"].split("/")[-2])).written("cod")
    assert copy["A01"]["effect"] == "gain 4 fish"
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("cod.toml", "x" * 5_000_000)
    answer = ada.client.post(
        "/editions/new", {"game": "nusfjord", "file": SimpleUploadedFile("b.zip", bomb.getvalue())}
    )
    assert answer.status_code == 413


def test_figures_keep_their_form() -> None:
    ada = Player("Ada")
    edition = begin(ada, "nusfjord", "house-2")
    path = f"/editions/{edition.key}/figures"
    assert ada.client.post(path, {"harbour/wood_limit": "14"}).status_code == 302
    for wrong in ('"many"', "[1]", "true", "{", "9" * 50, "[" * 5000):
        assert ada.client.post(path, {"harbour/wood_limit": wrong}).status_code == 400, wrong
    assert Draft(OwnEdition.objects.get(key=edition.key)).figures()["board"]["harbour"]["wood_limit"] == 14
    table = table_with(ada, OwnEdition.objects.get(key=edition.key))
    assert BOARDS.get(table).position.state.deck.board.wood_limit == 14


def test_no_more_than_the_shelf_holds() -> None:
    ada = Player("Ada")
    edition = begin(ada, "nusfjord", "house-2")
    OwnEdition.objects.bulk_create(
        [OwnEdition(owner=ada.person, game="nusfjord", name="x", draft={}) for _ in range(store.MOST - 1)]
    )
    assert ada.client.post("/editions/new", {"game": "nusfjord", "base": "house-2"}).status_code == 409
    assert edition.past == []


LETTERS = "AB01 [](){}=\"'\n\\:;,.#-−\u202e\u0000éж🐟<>&%"


def fuzzed(chance: random.Random, whole: dict[str, str]) -> str:
    """A file of an edition with something wrong in it, or whatever."""
    text = chance.choice(list(whole.values()))[:3000]
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(text) + 1)
        how = chance.randrange(3)
        junk = "".join(chance.choice(LETTERS) for _ in range(chance.randrange(1, 12)))
        text = text[:at] + junk + text[at + (how * chance.randrange(40)) :]
    return text


def fuzz(edition: OwnEdition, number: int, seed: int) -> None:
    """Each is read as a file, as a table, and card by card; only refusals come back."""
    chance = random.Random(seed)
    whole = Draft(edition).files()
    for _ in range(number):
        text = fuzzed(chance, whole)
        blank = {"base": "house-2", "blank": True, "decks": ["plaice"]}
        draft = Draft(OwnEdition(game="nusfjord", name="x", draft=blank))
        deck = draft.deck("plaice")
        with contextlib.suppress(Refused):
            name = chance.choice(["plaice.toml", "board.toml", "cod.toml", "x.toml"])
            tables_of_cards.put_toml(draft, name, text)
        with contextlib.suppress(Refused):
            rows = tables_of_cards.rows_of(text)
            tables_of_cards.put_rows(draft, deck, rows, tables_of_cards.fields_of(deck))
        draft.expected("plaice", "A01", "effect", text[:200], {"class": chance.choice(list(PHRASES))})
        draft.files()
        for slot in deck.kind.slots[:6]:
            draft.faults(deck, slot)


def test_fuzzed_editions_are_refused_or_read() -> None:
    ada = Player("Ada")
    fuzz(a_deck(ada), 150, 1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_many_fuzzed_editions_are_refused_or_read(part: int) -> None:
    """200,000 in all."""
    ada = Player("Ada")
    fuzz(a_deck(ada), 20_000, 2 + part)


def test_sealed_editions_never_change() -> None:
    ada = Player("Ada")
    edition = a_deck(ada)
    table = table_with(ada, edition, **{"option-deck": "plaice"})
    type_card(
        ada, edition, "plaice", "A01", name="Other", **{"class": "now"}, effect="gain 1 fish", cost="1 wood", points=1
    )
    other = table_with(ada, OwnEdition.objects.get(key=edition.key), **{"option-deck": "plaice"})
    assert other.edition["name"] != table.edition["name"]
    assert SealedEdition.objects.count() == 2
    ada.client.post(f"/editions/{edition.key}/delete", {"sure": "yes"})
    BOARDS.drop(table.name)
    assert SECRET.split()[0] in ada.page(table)
