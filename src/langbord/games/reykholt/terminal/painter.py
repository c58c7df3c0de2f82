"""How Reykholt is drawn. The middle of the table: reykholt_board.py; what lies before a player: reykholt_area.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.engine.meta import Options
from langbord.games.reykholt.edition import phrases
from langbord.games.reykholt.edition.loader import Deck, load_deck
from langbord.games.reykholt.edition.phrases import Step
from langbord.games.reykholt.rules.moves import (
    CARD_WORDS,
    EVENT_WORDS,
    GROW_WORDS,
    PILE_WORDS,
    SCENARIO_WORDS,
    SPACE_WORDS,
)
from langbord.games.reykholt.rules.view_model import View
from langbord.games.reykholt.terminal import board
from langbord.games.reykholt.terminal import player_area as areas
from langbord.games.reykholt.terminal.short_effects import face_word, kinds_of_steps
from langbord.tui.cards import face
from langbord.tui.scores import score_sheet, verdict
from langbord.tui.screen import Look, Section, indented, one_line

SCORE_ORDER = ("tables", "short-of-aim", "tables-beyond", "goods-of-next")
TAKES_HOUSES: tuple[type[Step], ...] = (phrases.TakeGreenhouse, phrases.TakeRandom)
USES_HOUSES: tuple[type[Step], ...] = (phrases.Seed, phrases.Harvest, phrases.HarvestOne)
TAKES_CARDS: tuple[type[Step], ...] = (phrases.TakeCard, phrases.ShareCard)


class ReykholtPainter:
    """Draws one table; what is printed on its boards and cards comes from the edition."""

    def __init__(self, options: Options) -> None:
        self.kinds: tuple[str, ...] = ()
        self.deck: Deck = load_deck(options["edition"], options["set"])

    # --- in a few words -----------------------------------------------------------------------------

    def headline(self, look: Look[View]) -> str:
        view = look.view
        parts = [look.texts.say("game-reykholt-title")]
        parts.append(
            look.texts.card(view["scenario"]).name if view["scenario"] else look.texts.say(f"set-{view['set']}")
        )
        if not view["over"]:
            parts.append(look.say("reykholt-round", round=view["round"], rounds=view["rounds"]))
        parts.append(look.texts.say(f"phase-{view['phase']}"))
        return look.marks.dot.join(parts)

    def progress(self, look: Look[View]) -> str:
        view = look.view
        if look.seat is None or view["active"] != look.seat:
            return ""
        workers = self.deck.board.workers
        left = view["players"][look.seat]["workers"]
        return look.say("reykholt-worker", worker=min(workers, workers - left + 1), workers=workers)

    def ways(self, look: Look[View], word: str) -> tuple[str, ...]:
        """The spaces on this side of the board where a greenhouse or a card could be asked for."""
        if word in PILE_WORDS:
            wanted = TAKES_HOUSES
        elif word in GROW_WORDS:
            wanted = USES_HOUSES
        elif word in CARD_WORDS:
            wanted = TAKES_CARDS
        else:
            return ()
        there = {space["word"] for space in look.view["spaces"]}
        spaces = self.deck.spaces[0 if look.view["seats"] <= 2 else 1]
        return tuple(
            space.word
            for space in spaces
            if space.word in there and any(step in wanted for step in kinds_of_steps(space))
        )

    def detail(self, look: Look[View], word: str) -> tuple[str, str]:
        """What a card does, a space gives, a greenhouse takes."""
        if word not in look.numbers:
            return ("", "")
        card = word.removeprefix("use-")
        if card in CARD_WORDS or card in SPACE_WORDS:
            text = look.texts.card(face_word(look, card)).text
            return (text, text)
        if word in PILE_WORDS:
            return (self._on_top(look, word), self._on_top(look, word))
        if word in GROW_WORDS and look.seat is not None:
            told = self._growing(look, word)
            return (told, told)
        return ("", "")

    def _on_top(self, look: Look[View], word: str) -> str:
        """The greenhouse that would be taken, as far as everybody knows it."""
        for pile in look.view["piles"]:
            top = pile["cards"][0] if pile["cards"] else pile.get("next")
            if pile["word"] == word and top:
                return f"{look.texts.card(top).name}: {look.texts.card(top).text}"
        return look.say("reykholt-unknown")

    def _growing(self, look: Look[View], word: str) -> str:
        """What grows in a greenhouse and what it takes."""
        for player in look.view["players"]:
            for house in player["houses"]:
                if house["word"] == word and player["seat"] == look.seat:
                    takes = areas.kinds(look, house["allowed"]).plain
                    return f"{areas.beds(look, house).plain} {look.say('reykholt-takes', kinds=takes)}"
        return ""

    # --- pictures -----------------------------------------------------------------------------------

    def picture(self, look: Look[View]) -> list[Section]:
        view = look.view
        told = [*board.story(look), *board.alone(look)]
        sections: list[Section] = []
        if view["scenario"] and view["round"] == 1 and not view["placed"]:
            begins = Text(look.texts.card_says(view["scenario"], "story"), style="italic")
            sections.append(Section((lambda: begins, Group), ranks=(0,)))
        if told:
            sections.append(Section((lambda: Group(*told),)))
        sections.append(Section((partial(board.track, look), partial(board.track_in_a_line, look)), ranks=(9,)))
        if look.prompt != "tourism":  # nothing of it can be used then
            sections += self._offers(look)
        if look.seat is not None:
            mine = partial(areas.area, look, look.seat)
            forms = (partial(mine, wrapped=True), partial(mine, wrapped=False), partial(areas.brief, look, look.seat))
            sections.append(Section(forms, ranks=(4, 11)))
        others = [player["seat"] for player in look.view["players"] if player["seat"] != look.seat]
        if others:
            rivals = partial(areas.rivals, look, others)
            line = partial(areas.rivals_in_a_line, look, others)
            sections.append(Section((partial(rivals, wrapped=True), partial(rivals, wrapped=False), line), (7, 10)))
        return sections

    def _offers(self, look: Look[View]) -> list[Section]:
        """Where workers can go and what can be taken there."""
        grid = partial(board.spaces, look, self.deck)
        piles = partial(board.piles, look, self.deck)
        cards = partial(board.display, look)
        return [
            Section((partial(grid, wrapped=True), partial(grid, wrapped=False), partial(grid, headed=False)), (6, 12)),
            Section((piles, lambda: one_line(look, piles())), ranks=(8,)),
            Section(
                (partial(cards, wrapped=True), partial(cards, wrapped=False), partial(_words_only, look)), ranks=(3, 5)
            ),
        ]

    def close_up(self, look: Look[View]) -> list[Section]:
        """Your goods and greenhouses; the track in Tourism Time; the piles when one takes a greenhouse."""
        shown: list[RenderableType] = []
        if look.prompt in ("tourism", "window"):
            shown.append(board.track(look))
        if set(look.numbers) & set(PILE_WORDS):
            shown.append(board.piles(look, self.deck))
        if look.seat is not None:
            player = look.view["players"][look.seat]
            shown.append(areas.goods(look, player))
            if player["houses"]:
                shown.append(areas.houses(look, player))
        return [Section((lambda: Group(*shown),))]

    def area(self, look: Look[View], seat: int) -> RenderableType:
        return areas.area(look, seat, wrapped=True)

    def cards(self, look: Look[View], kind: str) -> RenderableType:
        return Group(board.piles(look, self.deck), board.display(look, wrapped=True))

    def explain(self, look: Look[View], word: str) -> RenderableType:
        word = word.upper() if word.upper() in (*SCENARIO_WORDS, *EVENT_WORDS) else word  # these are no moves
        shown = face(look, face_word(look, word), called=word)
        if word in SCENARIO_WORDS:
            return Group(shown, indented(Text(look.texts.card_says(word, "story"), style="italic")))
        return shown

    # --- the score ----------------------------------------------------------------------------------

    def scores(self, look: Look[View]) -> RenderableType:
        sheet = score_sheet(look, SCORE_ORDER)
        if look.view["scenario"] is None:
            return sheet
        goals = [
            look.tag(player["seat"]).append(": ").append_text(board.goals(look, player))
            for player in look.view["players"]
        ]
        return Group(sheet, *goals)

    def verdict(self, look: Look[View], winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who came farthest; alone whether the aim was reached; in a story how it ends."""
        players = look.view["players"]
        scenario = look.view["scenario"]
        if scenario:
            names = ", ".join(look.texts.seat(winner) for winner in winners)
            key = "reykholt-goals-met" if winners else "reykholt-goals-missed"
            return f"{look.say(key, names=names)} {look.texts.card_says(scenario, 'won' if winners else 'lost')}"
        solo = look.view["solo"]
        if solo is not None:
            if winners:
                return verdict(look, winners, scores)
            return look.say("reykholt-aim-missed", table=players[0]["table"], aim=solo["aim"])
        table = players[winners[0]]["table"]
        tied = sum(player["table"] == table for player in players) > 1
        key = "reykholt-wins-in-front" if tied else "reykholt-wins"
        cost = board.cost_of(look, max(table, 1))
        return look.say(key, name=look.texts.seat(winners[0]), table=table, cost=cost)


def _words_only(look: Look[View]) -> Text:
    """The cards by word and name, for windows of a few lines."""
    line = Text(look.say("reykholt-display") + " ", style="bold", no_wrap=True, overflow="ellipsis")
    names = [f"{word} {look.texts.card(word).name}" for word in look.view["display"]]
    return one_line(look, line.append(", ".join(names) or look.say("reykholt-none"), style="not bold"))
