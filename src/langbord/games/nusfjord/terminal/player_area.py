"""What lies before a player of Nusfjord: supply, harbour, council, shares; rivals as strips."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from langbord.games.nusfjord.edition.grammar import Effect, Goods
from langbord.games.nusfjord.edition.loader import Board
from langbord.games.nusfjord.rules.view_model import Good, PlaceView, PlayerView, SeatedElder, View
from langbord.games.nusfjord.terminal.short_effects import short
from langbord.tui.scores import PAST_GAME
from langbord.tui.screen import DIM, WIDE, Look, figure, grid, heading, joined, one_line

GOODS_STYLES = {"fish": "cyan", "wood": "green", "gold": "yellow"}
ORDER: tuple[Good, ...] = ("wood", "fish", "gold")
SUPPLY: tuple[Good, ...] = ("fish", "wood", "gold")
BESIDE_FISH: tuple[Good, ...] = ("wood", "gold")
NAMED = 100  # from this width on there is room for the texts of cards
SHIPS = ("sloop", "cutter", "schooner")
SCORE_ORDER = ("ships", "buildings", "building-points", "shares", "gold", "unissued", "empty", "past-game")
HARBOUR: tuple[tuple[str, ...], ...] = (("D1", "D3"), ("D2", "D4"), ("S1", "D5"))
HARBOUR_FLAT: tuple[tuple[str, ...], ...] = (("D1", "D2", "S1"), ("D3", "D4", "D5"))


@dataclass(frozen=True)
class Printed:
    """What is printed on the cards of the deck, by word."""

    costs: dict[str, Goods]
    effects: dict[str, Effect]


# --- goods ----------------------------------------------------------------------------------------


def goods(look: Look[View], amount: Goods) -> Text:
    """A price in short: 2w 1f."""
    parts = [
        Text(f"{getattr(amount, good)}{look.say(f'short-{good}')}", style=GOODS_STYLES[good])
        for good in ORDER
        if getattr(amount, good)
    ]
    return joined(parts, " ") if parts else Text(look.say("nusfjord-free"))


def price(look: Look[View], printed: Printed, word: str) -> Text:
    """The printed price of a building."""
    return goods(look, printed.costs[word])


def effect_in(look: Look[View], printed: Printed, word: str, room: int, *, labelled: bool = True) -> str:
    """What a card does: its text where that fits, a few signs where it does not or the window is narrow."""
    text = look.texts.card(word).text
    return text if look.width >= NAMED and len(text) <= room else short(look, printed.effects[word], labelled=labelled)


def affordable(look: Look[View], seat: int, word: str) -> bool:
    """Whether the viewer has the goods for a building."""
    own = look.view["players"][seat]["own"]
    return own is not None and word in own["payable"]


def amounts(look: Look[View], player: PlayerView) -> Text:
    """A player's goods in short."""
    return joined([Text(f"{player[good]}{look.say(f'short-{good}')}", style=GOODS_STYLES[good]) for good in ORDER], " ")


# --- my area --------------------------------------------------------------------------------------


def mine(
    look: Look[View], board: Board, printed: Printed, seat: int, *, terse: bool = False, effects: bool = False
) -> RenderableType:
    """All that lies before a player. `terse`: council in one line; `effects`: what the buildings do."""
    player = look.view["players"][seat]
    things: list[RenderableType] = [
        _title(look, seat),
        supply(look, board, seat, _shares(look, seat)),
        *([] if terse else [next_fishing(look, player)]),
        harbour(look, seat, flat=terse),
    ]
    if player["elders"]:
        things.append(_council_line(look, player) if terse else _council(look, printed, player))
    if seat == look.seat and isinstance(player["hand"], list):
        things += _hand(look, printed, player["hand"], terse=terse)
    elif isinstance(player["hand"], int) and player["hand"]:
        things.append(Text(look.say("nusfjord-hand-closed", count=player["hand"])))
    if effects:
        things += _buildings(look, player)
    return Group(*things)


def brief(look: Look[View], board: Board, printed: Printed, seat: int) -> RenderableType:
    """The same in a line for each part, for windows of a few lines."""
    player = look.view["players"][seat]
    places = [
        Text(place["word"] + " ", style="bold").append_text(_place(look, place, len(player["places"]), named=False))
        for place in player["places"]
    ]
    lines = [supply(look, board, seat, _shares(look, seat)), one_line(look, joined(places, look.marks.dot))]
    if player["elders"]:
        lines.append(one_line(look, _council_line(look, player)))
    if hand_of(look):
        line = Text(look.say("nusfjord-hand") + " ", style="bold")
        for word in hand_of(look):
            mark = look.marks.affordable if affordable(look, seat, word) else ""
            line.append(f"{mark}{word} ", style="not bold")
        lines.append(line)
    return Group(_title(look, seat), *lines)


def _title(look: Look[View], seat: int) -> Text:
    """Whose harbour it is, and how many points it comes to."""
    player = look.view["players"][seat]
    title = look.say("nusfjord-mine") if seat == look.seat else look.texts.seat(seat)
    points, past = points_of(player)
    notes = [look.say("nusfjord-score-campaign" if past else "nusfjord-score-now", points=points, past=past)]
    if seat == look.view["start"] and len(look.view["players"]) > 1:
        notes.append(look.say("nusfjord-starts"))
    return heading(look, title, look.marks.dot.join(notes))


def points_of(player: PlayerView) -> tuple[int, int]:
    """The points of the game that is played, and those of the games before it in a campaign."""
    past = sum(line["points"] for line in player["score"] if line["key"] == PAST_GAME)
    return sum(line["points"] for line in player["score"]) - past, past


def supply(look: Look[View], board: Board, seat: int, *more: Text) -> Text:
    """Goods at hand; the Reserve apart; the fishing track; and what else belongs there."""
    player = look.view["players"][seat]
    line = Text()
    line.append(look.texts.say("label-supply") + " ", style="bold")
    for good in SUPPLY:
        limit = f"/{player['wood_limit']}" if good == "wood" else ""
        line.append(f"{look.texts.say(f'good-{good}')} {player[good]}{limit}", style=GOODS_STYLES[good])
        line.append("" if good == "gold" else "  ")
    second = Text()
    reserve = player["reserve"]
    second.append(look.texts.say("label-reserve") + " ", style="bold")
    second.append(f"{look.texts.say('good-fish')} {reserve['fish']}/{player['reserve_limit']}", GOODS_STYLES["fish"])
    for good in BESIDE_FISH:
        if reserve[good]:
            second.append(f"  {look.texts.say(f'good-{good}')} {reserve[good]}", style=GOODS_STYLES[good])
    third = Text()
    third.append(look.texts.say("label-haul") + " ", style="bold")
    third.append(str(player["haul"]), style=GOODS_STYLES["fish"])
    taken = player["track"]["taken"]
    better = [at for at in range(taken, len(board.haul)) if board.haul[at] > player["haul"]]
    if better:
        third.append(
            look.say("nusfjord-haul-next", fish=board.haul[better[0]], spaces=better[0] + 1 - taken), style=DIM
        )
    ships = _ships(look, player)
    third.append(look.marks.dot + ships)
    third.append(look.say("nusfjord-track", taken=taken, length=player["track"]["length"]), style=DIM)
    return joined([line, second, third, *more], look.marks.dot)


def next_fishing(look: Look[View], player: PlayerView) -> Text:
    """Where the haul would go if the fishing were now, step by step (N3)."""
    line = Text(look.say("nusfjord-portions") + " ", style="bold")
    parts = [
        Text(look.say(f"nusfjord-portion-{portion['key']}", number=portion["fish"], wanted=portion["wanted"]))
        for portion in player["portions"]
        if portion["wanted"]
    ]
    for part in parts:
        part.stylize("not bold")
    return one_line(look, line.append_text(joined(parts, look.marks.dot)))


def _ships(look: Look[View], player: PlayerView) -> str:
    owned = [
        f"{look.texts.say(f'ship-{word}')} {look.marks.times}{player['ships'][word]}"
        for word in SHIPS
        if player["ships"][word]
    ]
    return ", ".join(owned) or look.say("nusfjord-no-ships")


def harbour(look: Look[View], seat: int, *, flat: bool = False) -> Table:
    """The eleven building spaces as they lie: D1, D2 and S1 on the left, D3 to D5 on the right; `flat`: in two rows."""
    player = look.view["players"][seat]
    places = {place["word"]: place for place in player["places"]}
    rows = HARBOUR_FLAT if flat else HARBOUR
    table = grid(*[width for _ in rows[0] for width in (2, 2, None)])
    for row in rows:
        cells: list[Text] = []
        for word in row:
            number = look.numbers.get(word) if seat == look.seat else None
            cells += [
                Text(str(number) if number else "", style="bold green", justify="right"),
                Text(word, style="bold"),
                _place(look, places[word], len(row)),
            ]
        table.add_row(*cells)
    if player["moored"]:
        table.add_row(Text(), Text(), Text(look.say("nusfjord-moored") + " " + _names(look, player["moored"])))
    return table


def _place(look: Look[View], place: PlaceView, in_a_row: int, *, named: bool = True) -> Text:
    """Forests, buildings, empty spaces; `named`: with the word for a forest."""
    if place["forests"]:
        trees = Text(look.marks.forest * place["forests"], style=GOODS_STYLES["wood"])
        trees.append(" " + look.say("nusfjord-forest") if named else "", style=DIM)
        return trees
    parts = [
        Text(_named(look, word, (look.width // in_a_row - 7) // place["cells"] - 5)) for word in place["buildings"]
    ]
    parts += [Text("[ ]", style=DIM)] * place["free"]
    return joined(parts, " ")


def _named(look: Look[View], word: str, room: int) -> str:
    """A building by word, and by name where there is room."""
    name = look.texts.card(word).name
    if room < 6:
        return word
    return f"{word} {name if len(name) <= room else name[: room - 1] + '…'}"


def _names(look: Look[View], words: list[str]) -> str:
    return ", ".join(f"{word} {look.texts.card(word).name}" for word in words)


def _shares(look: Look[View], seat: int) -> Text:
    """What a player holds, who holds theirs, and what is not issued yet."""
    player = look.view["players"][seat]
    line = Text()
    line.append(look.texts.say("label-shares") + " ", style="bold")
    held = [look.shape(owner, count) for owner, count in enumerate(player["shares"]) if count]
    line.append_text(joined(held, " ") if held else Text(look.say("nusfjord-none")))
    away = [(other["seat"], other["shares"][seat]) for other in look.view["players"] if other["seat"] != seat]
    parts = [f"{look.texts.seat(other)} {count}" for other, count in away if count]
    if look.view["market"][seat]:
        parts.append(look.say("nusfjord-on-board", count=look.view["market"][seat]))
    if parts:
        line.append(look.marks.dot + look.say("nusfjord-shares-away", where=", ".join(parts)))
    line.append(look.marks.dot + look.say("nusfjord-unissued", count=player["unissued"]))
    return line


def _council(look: Look[View], printed: Printed, player: PlayerView) -> Table:
    """One elder a line, with what it does: it is one more action space of its owner."""
    table = grid(2, 3, 18, 7, None)
    for elder in player["elders"]:
        text = look.texts.card(elder["word"])
        number = look.numbers.get(elder["word"]) if player["seat"] == look.seat else None
        table.add_row(
            Text(str(number) if number else "", style="bold green", justify="right"),
            Text(elder["word"], style="bold"),
            Text(text.name),
            _on_elder(look, elder),
            Text(effect_in(look, printed, elder["word"], look.width - 34), style="" if elder["worker"] < 0 else DIM),
        )
    return table


def _council_line(look: Look[View], player: PlayerView) -> Text:
    line = Text(look.texts.say("label-council") + " ", style="bold")
    parts: list[Text] = []
    for elder in player["elders"]:
        number = look.numbers.get(elder["word"])
        part = Text(f"{number} " if number else "", style="green")
        part.append(f"{elder['word']} {look.texts.card(elder['word']).name} ", style="not bold default")
        part.append_text(_on_elder(look, elder))
        parts.append(part)
    line.append_text(joined(parts, look.marks.dot))
    return line


def _on_elder(look: Look[View], elder: SeatedElder) -> Text:
    """Fish on an elder (a third is never kept there), and the worker."""
    line = Text(f"{elder['fish']}/3{look.say('short-fish')}", style=GOODS_STYLES["fish"])
    if elder["worker"] >= 0:
        line.append(" ")
        line.append_text(look.shape(elder["worker"]))
    return line


def hand_of(look: Look[View]) -> list[str]:
    """The viewer's own hand; nobody else's is in the view."""
    if look.seat is None:
        return []
    hand = look.view["players"][look.seat]["hand"]
    return hand if isinstance(hand, list) else []


def _hand(look: Look[View], printed: Printed, hand: list[str], *, terse: bool) -> list[RenderableType]:
    """Secret cards, one line each."""
    if not hand:
        return []
    name = 24 if look.width >= WIDE else 18
    label = look.say("nusfjord-hand")
    table = grid(2, *((len(label),) if terse else ()), 3, name, 9, 2, None)
    for word in hand:
        text = look.texts.card(word)
        number = look.numbers.get(word)
        can = look.seat is not None and affordable(look, look.seat, word)
        table.add_row(
            Text(str(number) if number else look.marks.affordable if can else "", style="bold green", justify="right"),
            *((Text(label, style=DIM),) if terse else ()),
            Text(word, style="bold"),
            Text(text.name, style="bold" if can else ""),
            price(look, printed, word),
            Text(str(text.points) if text.points else look.marks.free, justify="right"),
            Text(effect_in(look, printed, word, look.width - name - 21)),
        )
    return [table] if terse else [Text(look.say("nusfjord-hand-title"), style="bold"), table]


def _buildings(look: Look[View], player: PlayerView) -> list[RenderableType]:
    """What the buildings of a player do."""
    words = [word for place in player["places"] for word in place["buildings"]] + player["moored"]
    if not words:
        return []
    table = grid(3, 24 if look.width >= WIDE else 18, None)
    table.columns[-1].no_wrap = False
    table.columns[-1].overflow = "fold"
    for word in words:
        text = look.texts.card(word)
        effect = Text(text.card_class + ": ", style=DIM)
        effect.append(text.text, style="not dim")
        if word in player["used"]:
            effect.append(" " + look.say("nusfjord-used"), style=DIM)
        table.add_row(Text(word, style="bold"), Text(text.name), effect)
    return [table]


# --- rivals ---------------------------------------------------------------------------------------


def rivals(look: Look[View], seats: list[int]) -> Table:
    """The others, one line each."""
    names = [_rival_name(look, seat) for seat in seats]
    name_width = min(20, max(14, *(len(name) for name in names)))
    table = grid(name_width, 4, 11, 7, 4, 5, 3, 6, 4, None)
    columns = ("points", "supply", "reserve", "haul", "buildings", "forests", "shares", "hand", "elders")
    heads = [Text(look.say(f"nusfjord-rival-{column}", forest=look.marks.forest), style=DIM) for column in columns]
    for head in (heads[0], *heads[3:8]):
        head.justify = "right"
    table.add_row(Text(look.say("nusfjord-rivals"), style="bold"), *heads)
    for seat, name in zip(seats, names, strict=True):
        table.add_row(name, *_rival(look, look.view["players"][seat]))
    return table


def rivals_in_a_line(look: Look[View], seats: list[int]) -> Text:
    """Hardly more than their points, for windows of a few lines."""
    line = Text(look.say("nusfjord-rivals") + " ", style="bold")
    parts = [
        look.tag(seat).append(
            " " + look.say("nusfjord-points", points=sum(points_of(look.view["players"][seat]))), style="default"
        )
        for seat in seats
    ]
    line.append_text(joined(parts, look.marks.dot))
    return one_line(look, line.append(" " + look.say("nusfjord-players"), style="not bold dim"))


def _rival_name(look: Look[View], seat: int) -> Text:
    name = look.tag(seat)
    name.stylize("bold")
    if seat == look.view["start"]:
        name.append(" " + look.say("nusfjord-first"), style="not bold")
    return name


def _rival(look: Look[View], player: PlayerView) -> list[Text]:
    numbers = [
        player["haul"],
        sum(len(place["buildings"]) for place in player["places"]) + len(player["moored"]),
        sum(place["forests"] for place in player["places"]),
        sum(player["shares"]),
    ]
    hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    reserve = Goods(**player["reserve"])
    return [
        Text(figure(look, sum(points_of(player))), style="bold", justify="right"),
        amounts(look, player),
        goods(look, reserve) if reserve != Goods() else Text(look.marks.free),
        *(Text(str(number), justify="right") for number in numbers),
        Text(str(hand) if hand else look.marks.free, justify="right"),
        Text(" ".join(elder["word"] for elder in player["elders"]) or look.marks.free),
    ]
