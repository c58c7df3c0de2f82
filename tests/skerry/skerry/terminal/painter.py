"""How Skerry is drawn in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.engine.errors import OptionError
from langbord.engine.meta import Options
from langbord.tui import cards as faces
from langbord.tui import scores as sheets
from langbord.tui.screen import Look, Section, heading, under
from skerry.rules.game import CARDS, WORDS
from skerry.rules.view_model import View


class SkerryPainter:
    """Draws one table."""

    kinds: tuple[str, ...] = ()

    def __init__(self, options: Options) -> None:
        self.wind: str = options["wind"]

    def headline(self, look: Look[View]) -> str:
        view = look.view
        turn = look.texts.say("page-sea", turn=min(view["turn"] + 1, view["length"]), length=view["length"])
        return look.marks.dot.join([look.texts.say("game-skerry-title"), turn])

    def progress(self, look: Look[View]) -> str:
        return ""

    def picture(self, look: Look[View]) -> list[Section]:
        return [Section((lambda: self._sea(look),)), Section((lambda: self._boats(look),))]

    def close_up(self, look: Look[View]) -> list[Section]:
        return self.picture(look)

    def detail(self, look: Look[View], word: str) -> tuple[str, str]:
        return ("", "")

    def area(self, look: Look[View], seat: int) -> RenderableType:
        boat = look.view["boats"][seat]
        line = look.tag(seat)
        said = look.texts.say("page-boat", coins=boat["coins"], stars=boat["stars"], cards=boat["held"])
        line.append(f": {said}")
        names = [look.texts.card(word).name for word in boat["cards"]]
        return Group(line, Text(f"  {look.texts.say('page-hand')} {', '.join(names)}")) if names else line

    def cards(self, look: Look[View], kind: str) -> RenderableType:
        return Group(*(faces.face(look, word) for word in WORDS[:CARDS]))

    def explain(self, look: Look[View], word: str) -> RenderableType:
        if word not in WORDS[:CARDS]:
            raise OptionError(f"'{word}' is no event")
        return faces.face(look, word)

    def scores(self, look: Look[View]) -> RenderableType:
        return sheets.score_sheet(look, ("stars", "coins", "treasure"))

    def verdict(self, look: Look[View], winners: Sequence[int], scores: Sequence[int]) -> str:
        return sheets.verdict(look, winners, scores)

    def ways(self, look: Look[View], word: str) -> tuple[str, ...]:
        return ()

    def _sea(self, look: Look[View]) -> RenderableType:
        names = [look.texts.card(word).name for word in look.view["sea"]] or [look.texts.say("page-no-events")]
        pile = look.texts.say("page-pile", number=look.view["pile"])
        return under(heading(look, look.texts.say("page-events"), pile), Text(", ".join(names)))

    def _boats(self, look: Look[View]) -> RenderableType:
        lines = [self.area(look, seat) for seat in range(len(look.view["boats"]))]
        return under(heading(look, look.texts.say("page-boats")), *lines)
