"""How Lands of Galzyr is drawn. The text of scenes: galzyr_reading.py; dice: galzyr_dice.py; the map: galzyr_map.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.text import Text

from langbord.engine.errors import OptionError
from langbord.engine.meta import Options
from langbord.games.galzyr.rules.view_model import View
from langbord.games.galzyr.terminal import adventurers as people
from langbord.games.galzyr.terminal import map as maps
from langbord.games.galzyr.terminal import moves, reading
from langbord.games.galzyr.terminal import noticeboard as town
from langbord.games.galzyr.terminal.dice import dice, odds_page
from langbord.games.galzyr.terminal.journal import journal_page, recap
from langbord.games.galzyr.terminal.seen import seen_by
from langbord.games.galzyr.web.bargains import TRADE, Side, bargain
from langbord.games.galzyr.web.calendar import calendar
from langbord.games.galzyr.web.pieces import Seen
from langbord.tui.behaviour import TableBehaviour
from langbord.tui.scores import score_sheet
from langbord.tui.screen import DIM, Look, Section

BEHAVIOUR = TableBehaviour(
    waits=frozenset({"scene-end", "option", "story", "month-over"}),
    telling=moves.telling,
    news=moves.news,
    lists=(moves.in_full, moves.in_short),
    meant=moves.meant,
    pages={"journal": journal_page, "map": maps.map_page, "odds": odds_page},
)
#: Questions that are about the adventurer's own belongings.
OWN = ("abandon", "drop", "too-many-items", "too-many-quests", "give-mark", "take-mark", "sell")


class GalzyrPainter:
    """Draws one table; the book comes with the view."""

    def __init__(self, options: Options) -> None:
        self.kinds: tuple[str, ...] = ()
        self.bookmark: reading.Bookmark = reading.Bookmark()

    # --- in a few words -----------------------------------------------------------------------------

    def headline(self, look: Look[View]) -> str:
        return town.headline(look)

    def progress(self, look: Look[View]) -> str:
        if look.prompt == "travel":
            return look.texts.say("page-steps-left", number=look.view["steps"])
        return ""

    def ways(self, look: Look[View], word: str) -> tuple[str, ...]:
        """Cards with scenes, the event deck and rest belong to the story, which follows the travel."""
        return ("story",) if look.prompt == "travel" else ()

    def detail(self, look: Look[View], word: str) -> tuple[str, str]:
        told = moves.detail(look, word) if word in look.numbers else ""
        return (told, told)

    # --- pictures -----------------------------------------------------------------------------------

    def picture(self, look: Look[View]) -> list[Section]:
        """What day it is, who one is, what is open; in a scene its whole text."""
        self.bookmark.everything(look)
        if look.view["phase"] == "gather":
            return []
        if look.prompt == "month-over":
            fame = town.fame(look, calendar(seen_by(look)))
            return [Section((partial(recap, look), Group), ranks=(1,)), Section((lambda: fame,))]
        sections = [Section((partial(town.days, look), Group), ranks=(5,))]
        if look.view["scene"] is not None:
            return [*sections, *self._scene(look, 0)]
        if look.prompt == "start-place":
            sections.append(Section((partial(maps.drawn_map, look), Group), ranks=(1,)))
        sections += self._belongings(look)
        rivals = people.rivals(look)
        if rivals is not None:
            sections.append(Section((lambda: rivals, Group), ranks=(4,)))
        return sections

    def _belongings(self, look: Look[View]) -> list[Section]:
        sections = [
            Section((partial(town.states, look, full=False), Group), ranks=(2,)),
            Section((partial(town.board, look, full=False), Group), ranks=(3,)),
        ]
        if look.seat is not None:
            sections.append(Section((partial(people.mine, look, full=False), Group), ranks=(6,)))
        told = reading.stories(look) if look.prompt == "travel" else None
        if told is not None:
            sections.append(Section((lambda: told, Group), ranks=(1,)))
        return sections

    def _scene(self, look: Look[View], start: int) -> list[Section]:
        """The text from a part on, then the dice if there are any."""
        sections = [Section((partial(reading.told, look, start),))]
        table = dice(look)
        if table is not None:
            sections.append(Section((lambda: table,)))
        return sections

    def close_up(self, look: Look[View]) -> list[Section]:
        """What was just read; the dice; the bargain."""
        start = self.bookmark.new_from(look)
        shown = self._scene(look, start) if look.view["scene"] is not None else []
        if look.prompt in TRADE:
            shown.append(Section((partial(_trade, look),)))
        elif look.prompt in OWN and look.seat is not None:
            shown.append(Section((partial(people.mine, look, full=False),)))
        elif look.prompt in ("travel", "story"):
            shown.append(Section((partial(maps.standing, look),)))
        deal = bargain(seen_by(look))
        if deal is not None and (deal.lead or deal.gold is not None):
            shown.append(Section((partial(_lead, look, deal.lead, deal.gold),)))
        return shown

    def area(self, look: Look[View], seat: int) -> RenderableType:
        return people.area(look, seat)

    def cards(self, look: Look[View], kind: str) -> RenderableType:
        shown = [town.around(look, full=True), town.board(look, full=True), town.states(look, full=True)]
        if look.seat is not None:
            shown.append(people.mine(look, full=True))
        return Group(*shown)

    def explain(self, look: Look[View], word: str) -> RenderableType:
        if word[:1].upper() in ("L", "W") and word[1:].isdigit():
            return maps.space(look, word.upper())
        seen = seen_by(look)
        if word in look.view["noticeboard"]:
            card = seen.card(word)
            return Group(Text(f"{word}  {card.name}", style="bold"), Text(look.texts.card(f"{word}-notice").note))
        if word not in _in_sight(look, seen):
            raise OptionError(f"there is no card {word} in sight")
        return people.card_lines(look, seen.card(word, seat=look.seat))

    # --- the score ----------------------------------------------------------------------------------

    def scores(self, look: Look[View]) -> RenderableType:
        return Group(score_sheet(look, ("prestige",)), town.fame(look, calendar(seen_by(look))))

    def verdict(self, look: Look[View], winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who has most prestige; or what the chronicle makes of all of them."""
        if look.view["mode"] == "competitive" and len(scores) > 1:
            names = ", ".join(look.texts.seat(winner) for winner in winners)
            return look.say("galzyr-wins", names=names, count=len(winners), prestige=max(scores))
        level = next((step.name for step in calendar(seen_by(look)).levels if step.now), "")
        if not level:
            return look.say("galzyr-no-level", prestige=sum(scores))
        key = "galzyr-level" if winners else "galzyr-low-level"
        return look.say(key, level=level, prestige=sum(scores), seats=len(scores))


def _lead(look: Look[View], lead: str, gold: int | None) -> RenderableType:
    purse = look.texts.say("deal-purse", number=gold) if gold is not None else ""
    return Text("  " + look.marks.dot.join(part for part in (lead, purse) if part), style=DIM)


def _trade(look: Look[View]) -> RenderableType:
    """Both sides of a deal."""
    deal = bargain(seen_by(look))
    return Group() if deal is None else Group(*(_side(look, side) for side in deal.sides))


def _side(look: Look[View], side: Side) -> Text:
    line = look.tag(side.seat).append(": ")
    parts = [look.texts.say("deal-gold-of", number=side.puts, gold=side.gold)]
    parts += [f"{item.name} ({look.texts.say('deal-in-deal')})" if item.chosen else item.name for item in side.items]
    return line.append(look.marks.dot.join(parts), style="default")


def _in_sight(look: Look[View], seen: Seen) -> set[str]:
    """Cards whose text the viewer may read: what lies on the table, not what the box still holds."""
    view = look.view
    words = {*view["globals"], *view["event"], *(goods["card"] for goods in view["market"])}
    for space in view["spaces"]:
        words.update(space["cards"])
    for player in view["players"]:
        for kind in ("quests", "items", "companions", "statuses"):
            words.update(player[kind])
        words.update(player["hand"] or ())
        words.add(player["on_card"])
    return words
