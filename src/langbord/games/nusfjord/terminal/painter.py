"""How Nusfjord is drawn: the board, the cards on offer, the score. What lies before a player: nusfjord_area.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from langbord.engine.meta import Options
from langbord.games.nusfjord.edition.grammar import Goods, discount_of
from langbord.games.nusfjord.edition.loader import MIXED, Board, deck_of
from langbord.games.nusfjord.rules.moves import CARD_WORDS, ELDER_WORDS, PLACE_WORDS, SHIP_WORDS
from langbord.games.nusfjord.rules.scoring import CAMPAIGN_AIM
from langbord.games.nusfjord.rules.turns import CAMPAIGN_GAMES
from langbord.games.nusfjord.rules.view_model import SpaceView, View
from langbord.games.nusfjord.terminal import player_area as areas
from langbord.games.nusfjord.terminal.player_area import (
    GOODS_STYLES,
    NAMED,
    Printed,
    affordable,
    effect_in,
    goods,
    price,
)
from langbord.games.nusfjord.terminal.short_effects import effects_of, short
from langbord.tui.cards import face
from langbord.tui.scores import score_sheet, verdict
from langbord.tui.screen import (
    DIM,
    GUTTER,
    Look,
    Section,
    flowing,
    grid,
    heading,
    joined,
    one_line,
    side_by_side,
    under,
)

SHIPS = ("sloop", "cutter", "schooner")
OF_THE_HOUSE = ("herring", "mackerel", "cod")
COLUMNS = 3
THREE_CARDS = 150  # from this width on three cards fit in a line
STOCK = 46  # columns for what lies on the table for all
#: Where a word of a later question comes from, so that `why A07` can answer before the worker is placed.
BUILDS, TAKES_ELDERS, BUILDS_SHIPS, SERVES = ("build", "build-2"), ("elder",), ("ship",), ("serve",)
CHANGES_PLACES = ("build", "build-2", "deforest", "reforest")


class NusfjordPainter:
    """Draws one table; the figures printed on its boards come from the edition."""

    def __init__(self, options: Options) -> None:
        self.kinds: tuple[str, ...] = ("A", "B", "C", "E")
        deck = deck_of(options)
        self.board: Board = deck.board
        self.printed: Printed = Printed({card.slot: card.cost for card in deck.buildings}, effects_of(deck))

    # --- in a few words -----------------------------------------------------------------------------

    def headline(self, look: Look[View]) -> str:
        view = look.view
        parts = [look.texts.say("game-nusfjord-title"), self._deck(look)]
        if view["campaign"]:
            parts.append(look.say("nusfjord-campaign", number=view["campaign"]["game"]))
        if not view["over"]:
            parts.append(look.say("nusfjord-round", round=view["round"], rounds=view["rounds"]))
        parts.append(look.texts.say(f"phase-{view['phase']}"))
        return look.marks.dot.join(parts)

    def _deck(self, look: Look[View]) -> str:
        """A deck of the house by its name; one of an edition of somebody's own by its word."""
        deck, _, mixed = look.view["deck"].partition(MIXED)
        name = look.texts.say(f"deck-{deck}") if deck in OF_THE_HOUSE else deck
        return look.say("nusfjord-mixed", deck=name, mixed=mixed) if mixed else name

    def progress(self, look: Look[View]) -> str:
        view = look.view
        if view["active"] is None:
            return ""
        worker = view["placed"] // len(view["players"]) + 1
        return look.say("nusfjord-worker", worker=worker, workers=self.board.workers)

    def ways(self, look: Look[View], word: str) -> tuple[str, ...]:
        if word in CARD_WORDS:
            return BUILDS
        if word in ELDER_WORDS:
            return TAKES_ELDERS
        if word in SHIP_WORDS:
            return BUILDS_SHIPS
        if word in PLACE_WORDS:
            return CHANGES_PLACES
        return SERVES if word == "plate" else ()

    def detail(self, look: Look[View], word: str) -> tuple[str, str]:
        """The points and the effect of a card, in full and in short."""
        card = word.removeprefix("use-")
        if word not in look.numbers or not (card in CARD_WORDS or card in ELDER_WORDS):
            return ("", "")
        text = look.texts.card(card)
        points = look.say("nusfjord-points", points=text.points) + look.marks.dot if text.points else ""
        return (points + text.text, points + short(look, self.printed.effects[card]))

    # --- pictures -----------------------------------------------------------------------------------

    def picture(self, look: Look[View]) -> list[Section]:
        cards = [word for kind in "ABC" for word in look.view["open"][kind]]
        forms: list[Callable[[Look[View], list[str]], RenderableType]]
        forms = [self._cards, self._near_and_far, self._in_few_lines, self._words_only, self._words_in_a_line]
        elders = (self._elders, self._elders_short, self._elders_in_a_line)
        sections = [
            Section((partial(self._rounds, look),)),
            Section((partial(self._action_board, look), partial(self._board_in_words, look)), ranks=(11,)),
            Section(tuple(partial(form, look) for form in elders), ranks=(3, 10)),
            Section(tuple(partial(form, look, cards) for form in forms), ranks=(4, 5, 9, 12)),
        ]
        if look.seat is not None:
            mine = partial(areas.mine, look, self.board, self.printed, look.seat)
            brief = partial(areas.brief, look, self.board, self.printed, look.seat)
            sections.append(Section((mine, partial(mine, terse=True), brief), ranks=(6, 14)))
        rivals = [player["seat"] for player in look.view["players"] if player["seat"] != look.seat]
        if rivals:
            others = (partial(areas.rivals, look, rivals), partial(areas.rivals_in_a_line, look, rivals))
            sections.append(Section(others, ranks=(13,)))
        return sections

    def close_up(self, look: Look[View]) -> list[Section]:
        prompt = look.prompt
        shown: list[RenderableType] = []
        if look.seat is not None:
            shown.append(areas.supply(look, self.board, look.seat))
            if set(look.numbers) & set(PLACE_WORDS):
                shown.append(areas.harbour(look, look.seat))
        if prompt == "serve":
            shown.append(self._banquet(look))
        elif prompt in ("choose-ship", "upgrade"):
            shown.append(self._ships_in_lines(look))
        return [Section((lambda: Group(*shown),))]

    def area(self, look: Look[View], seat: int) -> RenderableType:
        return areas.mine(look, self.board, self.printed, seat, effects=True)

    def cards(self, look: Look[View], kind: str) -> RenderableType:
        if kind == "E":
            return self._elders(look)
        words = [word for each in "ABC" for word in look.view["open"][each] if kind in ("", each)]
        hand = areas.hand_of(look) if kind in ("", "C") else []
        return self._cards(look, words + hand, whole=True)

    def explain(self, look: Look[View], word: str) -> RenderableType:
        return face(look, word)

    # --- the board ----------------------------------------------------------------------------------

    def _rounds(self, look: Look[View]) -> Text:
        """The strip of rounds with what the coming ones bring (N9.3 to N9.6)."""
        view = look.view
        line = Text()
        for number in range(1, view["rounds"] + 1):
            if number == view["round"]:
                line.append(f"[{number}]", style="bold reverse")
            else:
                line.append(str(number), style=DIM if number < view["round"] else "")
            line.append(" ")
        coming: list[Text] = []
        for number in range(view["round"] + 1, view["rounds"] + 1):
            brings = self._brings(look, number)
            if brings:
                part = Text(look.say("nusfjord-in-round", round=number) + " ", style="bold")
                part.append(", ".join(brings), style="not bold")
                coming.append(part)
        if view["discount"]:
            line.append(" " + look.say("nusfjord-discount-now", gold=view["discount"]))
        for part in coming:
            line.append("  ")
            line.append_text(part)
        return line

    def _brings(self, look: Look[View], number: int) -> list[str]:
        """What happens before a round."""
        board, seats = self.board, len(look.view["players"])
        at = seats - 1
        brings: list[str] = []
        if number == 3 and board.a_in_round_3[at]:
            brings.append(look.say("nusfjord-more-cards", count=board.a_in_round_3[at], kind="A"))
        if number == 4 and board.c_in_round_4[at]:
            key = "nusfjord-more-cards" if seats == 1 else "nusfjord-hands"
            brings.append(look.say(key, count=board.c_in_round_4[at], kind="C"))
        if number == 5 and board.b_in_round_5[at]:
            brings.append(look.say("nusfjord-more-cards", count=board.b_in_round_5[at], kind="B"))
        if number == 6 and seats > 1:
            brings.append(look.say("nusfjord-hands-open"))
        if number == 6 and board.c_in_round_6[at]:
            brings.append(look.say("nusfjord-more-cards", count=board.c_in_round_6[at], kind="C"))
        if board.share_discount[number - 1] != board.share_discount[number - 2]:
            brings.append(look.say("nusfjord-discount", gold=board.share_discount[number - 1]))
        return brings

    def _action_board(self, look: Look[View]) -> RenderableType:
        """The spaces; beside them, where there is room, what lies on the table for all."""
        width = self._spaces_width(look)
        if look.width - width - GUTTER < STOCK:
            spaces = self._spaces(look, named=width <= look.width)
            both = joined([self._banquet(look), self._market(look)], look.marks.dot)
            return under(self._board_heading(look), spaces, both, self._ships_in_a_line(look))
        width = look.width - max(STOCK, (look.width - GUTTER) * 2 // 5) - GUTTER if look.width > 2 * STOCK else width
        left = look.narrower(max(width, self._spaces_width(look)))
        right = look.narrower(look.width - left.width - GUTTER)
        return side_by_side(
            under(self._board_heading(left), self._spaces(left, named=True)),
            under(
                heading(right, look.say("nusfjord-stock")),
                self._banquet(right),
                self._ships_in_lines(right),
                self._market(right),
            ),
            left.width,
        )

    def _board_in_words(self, look: Look[View]) -> RenderableType:
        """The spaces by their words, for windows of a few lines."""
        parts: list[Text] = []
        for space in (space for column in self._columns(look) for space in column):
            number = look.numbers.get(space["word"])
            part = Text(f"{number} " if number else "", style="bold green")
            part.append(space["word"] + " ", style="bold default" if number else DIM)
            parts.append(part.append_text(self._pips(look, space)))
        both = one_line(look, joined([self._banquet(look), self._market(look)], look.marks.dot))
        return Group(flowing(look, parts), both, self._ships_in_a_line(look))

    def _board_heading(self, look: Look[View]) -> Text:
        return heading(look, look.say("nusfjord-actions"), look.say("nusfjord-actions-note"))

    def _columns(self, look: Look[View]) -> list[list[SpaceView]]:
        """Three columns, as on the board; a copy space under its column, that of no column under the last (N5.15)."""
        columns: list[list[SpaceView]] = [[] for _ in range(COLUMNS)]
        for space in look.view["spaces"]:
            at = space["column"] or (int(space["word"][-1]) if space["word"][-1].isdigit() else COLUMNS)
            columns[at - 1].append(space)
        return columns

    def _spaces_width(self, look: Look[View]) -> int:
        """How wide the board is with all names written out."""
        return sum(
            2 + 1 + max(len(space["word"]) for space in column) + 1
            + max(len(look.texts.say(f"space-{space['word']}")) for space in column) + 1
            + max(len(self._pips(look, space)) for space in column) + 3
            for column in self._columns(look)
        )  # fmt: skip

    def _spaces(self, look: Look[View], *, named: bool) -> Table:
        """What can be done with a worker: number, word, name (or a shorter hint), who stands there."""
        columns = self._columns(look)
        key = "space-{}" if named else "terminal-nusfjord-space-{}"
        words = [max(len(space["word"]) for space in column) for column in columns]
        pips = [max(len(self._pips(look, space)) for space in column) + 1 for column in columns]
        names = [max(len(look.texts.say(key.format(space["word"]))) for space in column) for column in columns]
        while sum(words) + sum(pips) + sum(names) + COLUMNS * 6 > look.width and max(names) > 3:
            names[names.index(max(names))] -= 1
        widths = [width for at in range(COLUMNS) for width in (2, words[at], names[at], pips[at])]
        table = grid(*widths, expand=False)
        for line in range(max(len(column) for column in columns)):
            cells: list[Text] = []
            for column in columns:
                cells += self._space(look, column[line], key) if line < len(column) else [Text()] * 4
            table.add_row(*cells)
        return table

    def _space(self, look: Look[View], space: SpaceView, key: str) -> list[Text]:
        number = look.numbers.get(space["word"])
        legal = number is not None
        return [
            Text(str(number) if legal else "", style="bold green", justify="right"),
            Text(space["word"], style="bold" if legal else DIM),
            Text(look.texts.say(key.format(space["word"])), style="" if legal else DIM),
            self._pips(look, space),
        ]

    def _pips(self, look: Look[View], space: SpaceView) -> Text:
        """Who stands there, and how many more could."""
        line = Text()
        for colour in space["workers"]:
            line.append_text(look.shape(colour))
        line.append(look.marks.free * (space["capacity"] - len(space["workers"])))
        return line

    def _banquet(self, look: Look[View]) -> Text:
        plates = look.view["plates"]
        line = Text(look.say("nusfjord-banquet") + " ", style="bold", no_wrap=True, overflow="ellipsis")
        prices = plates["prices"] if look.seat is None else look.view["players"][look.seat]["plate_prices"]
        for index, cost in enumerate(prices):
            if index < plates["filled"]:
                line.append(look.marks.plate, style=GOODS_STYLES["fish"] + " not bold")
            elif index == plates["filled"]:
                line.append(f"[{cost}]", style="reverse")
            else:
                line.append(str(cost), style="not bold")
            line.append(" ")
        if look.seat is not None:
            following = look.view["players"][look.seat]["next_plate"]
            key = "nusfjord-banquet-full" if following is None else "nusfjord-next-plate"
            line.append(look.say(key, fish=following or 0), style="not bold")
        return line

    def _ship(self, look: Look[View], at: int) -> Text:
        """What a ship costs the viewer, for wood and fish or for gold."""
        ways = SHIP_WORDS[at:] if SHIPS[at] == "schooner" else SHIP_WORDS[at : at + 1]
        offers = None if look.seat is None else look.view["players"][look.seat]["ship_offers"]
        costs = [look.view["ship_costs"][word] if offers is None else offers[word]["cost"] for word in ways]
        less = discount_of(look.values)
        return joined([goods(look, Goods(**cost).less(less)) for cost in costs], "/")

    def _ships_in_a_line(self, look: Look[View]) -> Text:
        parts: list[Text] = []
        for at, word in enumerate(SHIPS):
            part = Text()
            part.append(f"{look.texts.say(f'ship-{word}')} ", style="bold")
            part.append_text(self._ship(look, at))
            part.append(f" {look.marks.times}{look.view['ships'][word]}", style=DIM)
            parts.append(part)
        line = joined(parts, look.marks.dot)
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def _ships_in_lines(self, look: Look[View]) -> Table:
        table = grid(3, 13, 9, None)
        for at, word in enumerate(SHIPS):
            ship = self.board.ships[at]
            number = look.numbers.get(word)
            left = look.view["ships"][word]
            table.add_row(
                Text(str(number) if number else "", style="bold green", justify="right"),
                Text(look.texts.say(f"ship-{word}"), style="bold"),
                self._ship(look, at),
                Text(look.say("nusfjord-ship", length=ship.length, points=ship.points, left=left)),
            )
        return table

    def _market(self, look: Look[View]) -> Text:
        """The shares on the action board."""
        market = look.view["market"]
        line = Text(look.say("nusfjord-market") + " ", style="bold", no_wrap=True, overflow="ellipsis")
        if not any(market):
            line.append(look.say("nusfjord-none"), style="not bold")
            return line
        for seat, shares in enumerate(market):
            if shares:
                line.append_text(look.shape(seat, shares))
                line.append(" ")
        if look.seat is not None:
            cost = look.view["players"][look.seat]["share_price"]
            line.append(look.say("nusfjord-market-price", gold=cost), style="not bold")
        return line

    # --- cards --------------------------------------------------------------------------------------

    def _elders(self, look: Look[View]) -> RenderableType:
        """The top elder of each place, with what it does."""
        name = 18 if look.width >= NAMED else 16
        table = grid(2, 3, name, None)
        for stack in look.view["elders"]:
            if not stack["shown"]:
                continue
            word = stack["shown"][-1]
            text = look.texts.card(word)
            below = list(reversed(stack["shown"][:-1]))
            below += [look.say("nusfjord-face-down")] * stack["face_down"]
            note = "  " + look.say("nusfjord-below", what=", ".join(below)) if below else ""
            effect = Text(effect_in(look, self.printed, word, look.width - name - 8 - len(note)))
            effect.append(note, style=DIM)
            table.add_row(self._mark(look, word), Text(word, style="bold"), Text(text.name), effect)
        return under(heading(look, look.say("nusfjord-elders"), look.say("nusfjord-elders-note")), table)

    def _elders_short(self, look: Look[View]) -> RenderableType:
        """Two places a line."""
        cells: list[list[Text]] = []
        for stack in look.view["elders"]:
            if stack["shown"]:
                text = look.texts.card(stack["shown"][-1])
                meaning = Text(text.name + ": ", style="bold")
                room = look.width // 2 - 10 - len(text.name)
                meaning.append(effect_in(look, self.printed, text.word, room), style="not bold")
                cells.append([self._mark(look, text.word), Text(text.word, style="bold"), meaning])
        table = grid(2, 3, None, 2, 3, None)
        for at in range(0, len(cells), 2):
            second = cells[at + 1] if at + 1 < len(cells) else [Text(), Text(), Text()]
            table.add_row(*cells[at], *second)
        return under(heading(look, look.say("nusfjord-elders"), look.say("nusfjord-elders-note")), table)

    def _elders_in_a_line(self, look: Look[View]) -> Text:
        words = [stack["shown"][-1] for stack in look.view["elders"] if stack["shown"]]
        return self._in_a_line(look, "elders", words)

    def _in_a_line(self, look: Look[View], kind: str, words: list[str]) -> Text:
        """Hardly more than nothing, for windows of a few lines."""
        line = Text(look.say(f"nusfjord-{kind}") + " ", style="bold")
        for word in words:
            can = bool(self._mark(look, word).plain)
            line.append(f"{look.marks.affordable if can else ''}{word} ", style="bold" if can else "not bold")
        return line.append(look.say("nusfjord-others"), style="not bold dim")

    def _mark(self, look: Look[View], word: str) -> Text:
        """A move's number, or a sign that a card could be paid for."""
        if word in look.numbers:
            return Text(str(look.numbers[word]), style="bold green", justify="right")
        if look.seat is not None and affordable(look, look.seat, word):
            return Text(look.marks.affordable, style="bold green", justify="right")
        return Text()

    def _cards(self, look: Look[View], words: list[str], *, whole: bool = False) -> RenderableType:
        """One line a card; `whole`: as many lines as its text needs."""
        table = self._card_table(look, whole=whole)
        for word in words:
            self._card_row(look, table, word, whole=whole)
        return under(self._cards_heading(look), table)

    def _cards_heading(self, look: Look[View]) -> Text:
        piles = look.view["piles"]
        note = look.say("nusfjord-cards-note", mark=look.marks.affordable)
        if len(look.view["players"]) > 2:
            note += look.marks.dot + look.say("nusfjord-piles", a=piles["A"], b=piles["B"], c=piles["C"])
        return heading(look, look.say("nusfjord-cards"), note)

    def _card_table(self, look: Look[View], *, whole: bool) -> Table:
        wide = look.width >= NAMED
        table = grid(2, 3, 24 if wide else 18, 9, 2, *((14,) if wide else ()), None)
        if whole:
            table.columns[-1].no_wrap = False
            table.columns[-1].overflow = "fold"
        return table

    def _card_row(self, look: Look[View], table: Table, word: str, *, whole: bool = False) -> None:
        text = look.texts.card(word)
        can_pay = look.seat is not None and affordable(look, look.seat, word)
        points = Text(str(text.points) if text.points else look.marks.free, justify="right")
        row = [
            self._mark(look, word),
            Text(word, style="bold"),
            Text(text.name, style="bold" if can_pay else ""),
            price(look, self.printed, word),
            points,
        ]
        wide = look.width >= NAMED
        if wide:
            row.append(Text(text.card_class, style=DIM))
        effect = text.text if whole else effect_in(look, self.printed, word, look.width - 60, labelled=not wide)
        table.add_row(*row, Text(effect))

    def _near_and_far(self, look: Look[View], words: list[str]) -> RenderableType:
        """Cards that could be paid for one a line, the others two."""
        near = [word for word in words if look.seat is not None and affordable(look, look.seat, word)]
        far = [word for word in words if word not in near]
        table = self._card_table(look, whole=False)
        for word in near:
            self._card_row(look, table, word)
        shown: list[RenderableType] = [table] if near else []
        if far:
            shown.append(self._packed(look, far, 2))
        return under(self._cards_heading(look), *shown)

    def _in_few_lines(self, look: Look[View], words: list[str]) -> RenderableType:
        """Two or three cards a line."""
        count = 2 if look.width < THREE_CARDS else 3
        return under(self._cards_heading(look), self._packed(look, words, count))

    def _words_only(self, look: Look[View], words: list[str]) -> RenderableType:
        return self._in_a_line(look, "cards", words)

    def _words_in_a_line(self, look: Look[View], words: list[str]) -> RenderableType:
        """Those that could be paid for before the others, as the line may end too early."""
        near = [word for word in words if self._mark(look, word).plain]
        return one_line(look, self._in_a_line(look, "cards", near + [word for word in words if word not in near]))

    def _packed(self, look: Look[View], words: list[str], in_a_line: int) -> Table:
        """Several cards a line, read down the columns: with name and effect, or one of them, as there is room."""
        room = look.width // in_a_line
        named, told = not 36 <= room < 58, room >= 36
        each = (2, 3, *((18 if told else None,) if named else ()), 8, 1, *((None,) if told else ()))
        table = grid(*[width for _ in range(in_a_line) for width in each])
        lines = -(-len(words) // in_a_line)
        for line in range(lines):
            cells: list[Text] = []
            for word in words[line::lines]:
                text = look.texts.card(word)
                cells += [self._mark(look, word), Text(word, style="bold"), *([Text(text.name)] if named else [])]
                cells += [price(look, self.printed, word), Text(str(text.points) if text.points else look.marks.free)]
                if told:
                    cells.append(Text(effect_in(look, self.printed, word, 0)))
            table.add_row(*cells)
        return table

    # --- the score ----------------------------------------------------------------------------------

    def scores(self, look: Look[View]) -> RenderableType:
        return score_sheet(look, areas.SCORE_ORDER)

    def verdict(self, look: Look[View], winners: Sequence[int], scores: Sequence[int]) -> str:
        """A campaign has an aim (N11.8)."""
        if not look.view["campaign"]:
            return verdict(look, winners, scores)
        games = 1 + len(look.view["campaign"]["scores"])
        key = "reached" if scores[0] >= CAMPAIGN_AIM else "missed" if games == CAMPAIGN_GAMES else "ahead"
        return look.say(f"nusfjord-aim-{key}", points=scores[0], aim=CAMPAIGN_AIM, games=games)
