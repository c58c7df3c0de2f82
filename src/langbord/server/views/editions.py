"""My editions: the shelf, and the page on which one is written, card by card."""

from __future__ import annotations

import json
import re
from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from langbord.engine.editions.parse_error import PhraseError
from langbord.engine.errors import LangbordError
from langbord.locales import languages
from langbord.server.accounts import people
from langbord.server.accounts.people import Visit
from langbord.server.editions import shelf, tables_of_cards
from langbord.server.editions.drafts import BOARD, LONGEST_NAME, Deck, Draft, Entry, forms_of, with_forms
from langbord.server.editions.store import MOST
from langbord.server.http.rate_limits import BUCKETS, by_caller, by_person
from langbord.server.http.sanitize import one_line
from langbord.server.models import OwnEdition
from langbord.server.pages.refusals import refusal, refused_in_json, wants_json
from langbord.server.plugins import loader_house
from langbord.server.site_texts import house, words_of
from langbord.server.tables.errors import Refused


@require_safe
def index(request: Visit) -> HttpResponse:
    """My editions, the last changed first."""
    mine = OwnEdition.objects.filter(owner=request.person) if request.person else OwnEdition.objects.none()
    h = house(request.language)
    rows = [
        {"edition": edition, "left": sum(file["missing"] for file in shelf.overview(Draft(edition)))}
        for edition in mine[:MOST]
        if edition.game in with_forms()
    ]
    context: dict[str, Any] = {
        "h": h,
        "language": request.language,
        "person": request.person,
        "rows": rows,
        "games": [(game, list(loader_house(game).offered())) for game in with_forms()],
        "bases": {game: _base(game) for game in with_forms()},
        "longest": LONGEST_NAME,
    }
    return render(request, "editions.html", context, using="jinja2")


def _base(game: str) -> str:
    forms = forms_of(game)
    return forms.base if forms is not None else ""


@require_POST
def new(request: Visit) -> HttpResponse:
    """A new edition: from one of the house, or a skeleton to be filled in; or with the cards of a file."""
    person = people.find_or_make(request)
    try:
        BUCKETS.spend("edition-new", by_person(person))
        game = request.POST.get("game", "")
        if game not in with_forms():
            raise Refused("no-such-edition", 404)
        if OwnEdition.objects.filter(owner=person).count() >= MOST:
            raise Refused("too-many-editions")
        base = request.POST.get("base", "")
        blank = base == "skeleton"
        base = _base(game) if blank or base not in loader_house(game).offered() else base
        name = one_line(request.POST.get("name", ""), LONGEST_NAME) or house(request.language).say("edition-untitled")
        edition = OwnEdition(owner=person, game=game, name=name, draft={"base": base, "blank": blank})
        draft = Draft(edition)
        file = request.FILES.get("file")
        if isinstance(file, UploadedFile):
            _put_file(draft, file)
        draft.save()
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("edition", args=[edition.key]))


def _put_file(draft: Draft, file: UploadedFile[Any]) -> None:
    """A zipped folder of TOML files, or one of them."""
    if file.size is None or file.size > tables_of_cards.LARGEST:
        raise Refused("edition-too-large", 413)
    content = file.read()
    name = str(file.name or "")
    if name.endswith(".zip"):
        files = tables_of_cards.unzipped(content)
        order = sorted(files, key=lambda each: each != "board.toml")
    else:
        files, order = {name: content.decode("utf-8", "replace")}, [name]
    for each in order:
        tables_of_cards.put_toml(draft, each, files[each])


# --- writing --------------------------------------------------------------------------------------------


@require_safe
def edit(request: Visit, key: str) -> HttpResponse:
    """The page on which an edition is written: `?card=cod/A01` is the card that is open."""
    try:
        edition = shelf.readable(key, request.person)
        draft = Draft(edition)
        open_card = _open_card(draft, request.GET.get("card", ""))
    except LangbordError as error:
        return refusal(request, error)
    h = house(request.language)
    file, slot = open_card if open_card is not None else ("", "")
    context: dict[str, Any] = {
        "h": h,
        "language": request.language,
        "person": request.person,
        "edition": edition,
        "mine": request.person is not None and edition.owner_id == request.person.pk,
        "files": shelf.overview(draft),
        "figures": _figures(draft),
        "figures_open": "figures" in request.GET,
        "card": card_context(draft, file, slot, request.language) if slot else None,
        "forms": draft.forms,
        "languages_known": languages(),
        "undo": len(edition.past),
        "json": json.dumps,
        "longest": LONGEST_NAME,
    }
    return render(request, "edition.html", context, using="jinja2")


def _open_card(draft: Draft, asked: str) -> tuple[str, str] | None:
    """File and slot of the card to be shown: the one asked for, or the first that is missing."""
    file, _, slot = asked.partition("/")
    for deck in draft.decks():
        if deck.file == file and slot in deck.kind.slots:
            return file, slot
    every = [(deck, slot) for deck in draft.decks() for slot in deck.kind.slots]
    missing = [(deck.file, slot) for deck, slot in every if draft.is_missing(deck, slot)]
    return missing[0] if missing else (every[0][0].file, every[0][1]) if every else None


def _figures(draft: Draft) -> list[tuple[str, list[tuple[str, str]]]]:
    """The tables of the board: their keys with values as they are typed."""
    return [
        (table, [(key, json.dumps(given, ensure_ascii=False)) for key, given in keys.items()])
        for table, keys in draft.figures()[BOARD].items()
    ]


def card_context(draft: Draft, file: str, slot: str, language: str) -> dict[str, Any]:
    """A card with its fields, what it says in every language, and what is wrong with it."""
    deck = draft.deck(file)
    entry = draft.card(file, slot)
    slots = list(deck.kind.slots)
    at = slots.index(slot)
    return {
        "file": file,
        "slot": slot,
        "kind": deck.kind,
        "entry": entry,
        "names": _by_language(entry.get("name")),
        "notes": _by_language(entry.get("note")),
        "said": said(draft, deck, entry),
        "faults": draft.faults(deck, slot),
        "written": slot in draft.written(file),
        "before": slots[at - 1] if at else "",
        "after": slots[at + 1] if at + 1 < len(slots) else "",
    }


def _by_language(given: Any) -> dict[str, str]:
    return given if isinstance(given, dict) else {"en": given} if given else {}


def said(draft: Draft, deck: Deck, entry: Entry) -> dict[str, str]:
    """What a card says, in each language; empty where its phrase is none yet."""
    try:
        sentences = draft.forms.sentences(deck.kind.name, entry)
    except PhraseError:
        return {}
    found: dict[str, str] = {}
    for language in languages():
        words = words_of(draft.edition.game, language)
        texts = [words.tell(sentence) for sentence in sentences]
        found[language] = " ".join(text[:1].upper() + text[1:] for text in texts)
    return found


def _answer(request: Visit, draft: Draft, file: str, slot: str) -> HttpResponse:
    """How a card stands now: for a script, or by going back to the page."""
    if not wants_json(request):
        after = request.POST.get("next", slot) or slot
        return HttpResponseRedirect(f"{reverse('edition', args=[draft.edition.key])}?card={file}/{after}")
    deck = draft.deck(file)
    entry = draft.card(file, slot)
    faults = [
        {"field": fault.field, "text": fault.message, "column": fault.column} for fault in draft.faults(deck, slot)
    ]
    state = "faulty" if faults else "written" if slot in draft.written(file) else "missing"
    left = sum(one["missing"] for one in shelf.overview(draft))
    told = {"ok": True, "state": state, "faults": faults, "said": said(draft, deck, entry), "left": left}
    return JsonResponse(told | {"undo": len(draft.edition.past)})


def _refused(request: Visit, error: LangbordError) -> HttpResponse:
    return refused_in_json(request, error) if wants_json(request) else refusal(request, error)


@require_POST
def put_card(request: Visit, key: str) -> HttpResponse:
    """A card as it was typed; saved as one goes."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        draft = Draft(shelf.mine(key, request.person))
        file, slot = request.POST.get("file", ""), request.POST.get("slot", "")
        deck = draft.deck(file)
        draft.put(file, slot, None if request.POST.get("clear") == "yes" else entry_of(request, deck))
        draft.save()
        return _answer(request, draft, file, slot)
    except LangbordError as error:
        return _refused(request, error)


def entry_of(request: Visit, deck: Deck) -> Entry:
    """The fields of the form."""
    entry: Entry = {field.name: request.POST.get(field.name, "") for field in deck.kind.fields}
    for text in deck.kind.texts:
        entry[text] = {language: request.POST.get(f"{text}-{language}", "") for language in languages()}
    return entry


@require_safe
def expected(request: Visit, key: str) -> HttpResponse:
    """What could stand at the word that is being typed."""
    try:
        BUCKETS.spend("edition-words", by_caller(request, request.person))
        draft = Draft(shelf.mine(key, request.person))
        file, slot, field = (request.GET.get(name, "") for name in ("file", "slot", "field"))
        others = {"class": request.GET["class"]} if "class" in request.GET else {}
        return JsonResponse({"ok": True, **draft.expected(file, slot, field, request.GET.get("text", ""), others)})
    except LangbordError as error:
        return refused_in_json(request, error)


@require_POST
def undo(request: Visit, key: str) -> HttpResponse:
    """Take the last change back."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        draft = Draft(shelf.mine(key, request.person))
        where = draft.undo()
        draft.save()
    except LangbordError as error:
        return _refused(request, error)
    return HttpResponseRedirect(f"{reverse('edition', args=[key])}{f'?card={where}' if where else '?figures'}")


@require_POST
def put_figure(request: Visit, key: str) -> HttpResponse:
    """A figure of the boards."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        draft = Draft(shelf.mine(key, request.person))
        for name, text in request.POST.items():
            table, _, figure = name.partition("/")
            if figure:
                try:
                    given = json.loads(str(text)[:2000])
                except ValueError:
                    raise Refused("no-such-figure", 400) from None
                if draft.figures()[BOARD].get(table, {}).get(figure) != given:
                    draft.put_figure(BOARD, table, figure, given)
        draft.save()
    except (LangbordError, RecursionError) as error:
        return _refused(request, error if isinstance(error, LangbordError) else Refused("no-such-figure", 400))
    return HttpResponseRedirect(f"{reverse('edition', args=[key])}?figures")


@require_POST
def settings(request: Visit, key: str) -> HttpResponse:
    """Its name, whether others may read it, a deck more."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        draft = Draft(shelf.mine(key, request.person))
        draft.edition.name = one_line(request.POST.get("name", ""), LONGEST_NAME) or draft.edition.name
        if "public" in request.POST:
            draft.edition.public = request.POST["public"] == "yes"
        if request.POST.get("deck"):
            draft.add_deck(request.POST["deck"].strip().lower())
        draft.save()
    except LangbordError as error:
        return _refused(request, error)
    return HttpResponseRedirect(reverse("edition", args=[key]))


# --- many cards at once -----------------------------------------------------------------------------------


@require_POST
def paste(request: Visit, key: str) -> HttpResponse:
    """A table of cards: first its columns are shown, then they are written."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        draft = Draft(shelf.mine(key, request.person))
        upload = request.FILES.get("file")
        if isinstance(upload, UploadedFile) and str(upload.name).endswith((".toml", ".zip")):
            _put_file(draft, upload)
            draft.save()
            return HttpResponseRedirect(reverse("edition", args=[key]))
        text = request.POST.get("text", "")
        if isinstance(upload, UploadedFile) and (upload.size or 0) <= tables_of_cards.LARGEST:
            text = upload.read().decode("utf-8-sig", "replace")
        deck = draft.deck(request.POST.get("file-of-cards", ""))
        rows = tables_of_cards.rows_of(text)
        if not rows:
            raise Refused("no-table", 400)
        columns, heading = tables_of_cards.guessed(deck, rows)
        if request.POST.get("write") == "yes":
            columns = [request.POST.get(f"column-{number}", "") for number in range(len(columns))]
            body = rows[1:] if request.POST.get("heading") == "yes" else rows
            tables_of_cards.put_rows(draft, deck, body, columns)
            draft.save()
            return HttpResponseRedirect(reverse("edition", args=[key]))
    except LangbordError as error:
        return _refused(request, error)
    context = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "edition": draft.edition,
        "deck": deck,
        "rows": rows[:12],
        "all": len(rows),
        "text": text,
        "columns": columns,
        "heading": heading,
        "fields": tables_of_cards.fields_of(deck),
    }
    return render(request, "edition_columns.html", context, using="jinja2")


@require_safe
def check(request: Visit, key: str) -> HttpResponse:
    """Everything that is missing or wrong."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        draft = Draft(shelf.readable(key, request.person))
    except LangbordError as error:
        return _refused(request, error)
    context = {
        "h": house(request.language),
        "language": request.language,
        "person": request.person,
        "edition": draft.edition,
        "found": draft.check(),
        "by_hand": draft.by_hand(),
    }
    return render(request, "edition_check.html", context, using="jinja2")


@require_safe
def file(request: Visit, key: str) -> HttpResponse:
    """The edition as a zipped folder."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        draft = Draft(shelf.readable(key, request.person))
    except LangbordError as error:
        return _refused(request, error)
    name = re.sub(r"[^a-z0-9]+", "-", draft.edition.name.lower()).strip("-") or draft.edition.key
    response = HttpResponse(tables_of_cards.zipped(draft.files(), name), content_type="application/zip")
    response["Content-Disposition"] = f'attachment; filename="{name}.zip"'
    return response


@require_POST
def duplicate(request: Visit, key: str) -> HttpResponse:
    """A copy of one's own, of an edition that one may read."""
    person = people.find_or_make(request)
    try:
        BUCKETS.spend("edition-new", by_person(person))
        edition = shelf.readable(key, person)
        if OwnEdition.objects.filter(owner=person).count() >= MOST:
            raise Refused("too-many-editions")
        copy = OwnEdition.objects.create(owner=person, game=edition.game, name=edition.name, draft=edition.draft)
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("edition", args=[copy.key]))


@require_POST
def throw_away(request: Visit, key: str) -> HttpResponse:
    """Delete an edition; tables that play with it go on."""
    try:
        BUCKETS.spend("edition", by_caller(request, request.person))
        edition = shelf.mine(key, request.person)
        if request.POST.get("sure") != "yes":
            raise Refused("bad-request", 400)
        edition.delete()
    except LangbordError as error:
        return refusal(request, error)
    return HttpResponseRedirect(reverse("editions"))
