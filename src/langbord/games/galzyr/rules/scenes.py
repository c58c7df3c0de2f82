"""Scenes: block after block, options, outcomes, and the end (G7)."""

from __future__ import annotations

from typing import Final

from langbord.engine.ask import Ask, Part, Reason
from langbord.engine.log import number, thing
from langbord.games.galzyr.book import model
from langbord.games.galzyr.rules.cards.costs import payable
from langbord.games.galzyr.rules.cards.falling import let_fall
from langbord.games.galzyr.rules.choices import Offer, OneOf
from langbord.games.galzyr.rules.conditions import has_tag, holds, passives
from langbord.games.galzyr.rules.diary import opening, write_scene
from langbord.games.galzyr.rules.doing import do_steps
from langbord.games.galzyr.rules.effects import give_prestige, throw
from langbord.games.galzyr.rules.log_lines import tell, tell_table
from langbord.games.galzyr.rules.moves import ASK, END, OPTION, TRADE
from langbord.games.galzyr.rules.partners import find_partner, lend, telling_of, why_not_ask
from langbord.games.galzyr.rules.passages import choose_option, read_block, settle_outcome, title_of
from langbord.games.galzyr.rules.reasons import (
    AN_OPTION_IS_OPEN,
    CANNOT_PAY,
    HAS_REFUSED,
    NEEDS_TAG,
    NO_HARD_CHECKS,
    NO_PARTNER,
    NO_TRADE,
    OPTION_CLOSED,
)
from langbord.games.galzyr.rules.skill_checks import run_check
from langbord.games.galzyr.rules.state import NOBODY, Player, State, Telling
from langbord.games.galzyr.rules.trade import trade_with

#: A target that begins so is another scene.
OTHER_SCENE: Final = "@"


def play_scene(state: State, player: Player, scene: str, card: int) -> Part[None]:
    """One scene from its first block to its end; `card` is the one that led here (0: none)."""
    began = opening(state, player, scene)
    state.telling = Telling(scene, player.seat, card, [0] * len(state.players))
    _note(state, scene)
    tell(state, "scene", player, thing("scene", scene))
    if state.land.scene(scene).partner and state.phase == "adventure":
        yield from find_partner(state, player)
    target = _entry(state, player)
    while target != model.END:
        if target.startswith(OTHER_SCENE):
            target = _change_scene(state, player, target[1:])
        else:
            target = yield from _play_block(state, player, target)
    yield Ask(player.seat, "scene-end", OneOf(END))
    telling = telling_of(state)
    gained = telling.prestige
    write_scene(state, telling, began)
    state.telling = None
    for who, amount in enumerate(gained):
        give_prestige(state, state.players[who], amount)
    yield from let_fall(state)


def _note(state: State, scene: str) -> None:
    """The world remembers which scenes were played, and when."""
    state.seen[scene] = state.seen.get(scene, 0) + 1
    state.last_seen[scene] = state.months


def _entry(state: State, player: Player) -> str:
    """The first entry whose condition holds, otherwise the first block."""
    telling = telling_of(state)
    scene = state.land.scene(telling.scene)
    for entry in scene.entries:
        if holds(state, entry.when, player, telling.card):
            return entry.block
    return scene.blocks[0].name


def _change_scene(state: State, player: Player, scene: str) -> str:
    """The story goes on in another scene; a partner stays if that one allows it."""
    telling = telling_of(state)
    telling.scene = scene
    if not state.land.scene(scene).partner:
        telling.partner = NOBODY
        telling.lent = []
        telling.lent_marks = False
    _note(state, scene)
    tell(state, "scene", player, thing("scene", scene))
    return _entry(state, player)


def _play_block(state: State, player: Player, name: str) -> Part[str]:
    """Text, effects, then an option or a way on. Answers with the next target."""
    telling = telling_of(state)
    block = state.land.scene(telling.scene).block(name)
    telling.block = name
    telling.read.append(f"{telling.scene}/{name}")
    read_block(state, player, block)
    state.reveal("story")  # what has been read cannot be unread
    telling.option = NOBODY
    telling.asked = False
    tell_table(state, "block", thing("scene", telling.scene), thing("block", name))
    yield from do_steps(state, player, telling.card, block.steps)
    if block.options:
        return (yield from _choose_option(state, player, block))
    return _way_on(state, player, block)


def _way_on(state: State, player: Player, block: model.Block) -> str:
    """The first exit that fits; one throw for all of them."""
    card = telling_of(state).card
    thrown = 0
    for way in block.exits:
        if not holds(state, way.when, player, card):
            continue
        if not way.low:
            return way.target
        thrown = thrown or throw(state, player)
        if way.low <= thrown <= way.high:
            return way.target
    return model.END


# --- options --------------------------------------------------------------------------------------


class Options(Offer):
    """The options of the block, and what one may do before choosing."""

    def near(self, state: State, seat: int) -> list[int]:
        return [END, ASK, TRADE, *range(OPTION, OPTION + len(options_of(state)))]

    def reason(self, state: State, seat: int, move: int) -> Reason | None:
        player = state.players[seat]
        if move == ASK:
            return why_not_ask(state)
        if move == TRADE:
            return _why_not_trade(state, player)
        if move == END:
            return AN_OPTION_IS_OPEN if _some_option(state, player) else None
        return why_not_option(state, player, options_of(state)[move - OPTION])


OPTIONS: Final = Options()


def options_of(state: State) -> tuple[model.Option, ...]:
    """The options of the block that is read."""
    telling = telling_of(state)
    return state.land.scene(telling.scene).block(telling.block).options


def why_not_option(state: State, player: Player, option: model.Option) -> Reason | None:
    """Conditions, tags, price, and statuses that forbid hard checks (G7.6 to G7.9, G8.13)."""
    reason = _why_closed(state, player, option)
    if reason is None and _forbidden(state, player, option):
        others = options_of(state)
        if any(_why_closed(state, player, one) is None and not _forbidden(state, player, one) for one in others):
            return NO_HARD_CHECKS
    return reason


def _why_closed(state: State, player: Player, option: model.Option) -> Reason | None:
    card = telling_of(state).card
    if not holds(state, option.when, player, card):
        return OPTION_CLOSED
    if option.starry and not any(has_tag(state, player, tag) for tag in option.starry):
        return NEEDS_TAG
    held_tags = tuple(tag for tag in option.starry if has_tag(state, player, tag))
    return None if payable(state, player, card, option.cost, held_tags) else CANNOT_PAY


def _forbidden(state: State, player: Player, option: model.Option) -> bool:
    hard = option.check is not None and option.check.difficulty == "hard"
    return hard and bool(passives(state, player, "no hard checks"))


def _some_option(state: State, player: Player) -> bool:
    return any(why_not_option(state, player, option) is None for option in options_of(state))


def _why_not_trade(state: State, player: Player) -> Reason | None:
    """Adventurer and partner may trade within the scene (G9.4)."""
    partner = telling_of(state).partner
    if partner == NOBODY:
        return NO_PARTNER
    if passives(state, player, "no trade") or passives(state, state.players[partner], "no trade"):
        return NO_TRADE
    return HAS_REFUSED if partner in state.refused else None


def _choose_option(state: State, player: Player, block: model.Block) -> Part[str]:
    """An option; before it, the partner may be asked for more, and traded with."""
    telling = telling_of(state)
    while True:
        move = yield Ask(player.seat, "option", OPTIONS)
        if move == END:
            return model.END
        if move == ASK:
            yield from lend(state)
        elif move == TRADE:
            yield from trade_with(state, player, state.players[telling.partner])
        else:
            return (yield from _take_option(state, player, block, move - OPTION))


def _take_option(state: State, player: Player, block: model.Block, index: int) -> Part[str]:
    """Pay, check, and where it leads."""
    telling = telling_of(state)
    option = block.options[index]
    telling.option = index
    choose_option(telling, index)
    if state.log.on:
        where = (thing("scene", telling.scene), thing("block", block.name), number(index + 1))
        tell(state, "option", player, *where, thing("book", title_of(state, telling, option.title, None), "title"))
    telling.guarded = [tag for tag in option.starry if has_tag(state, player, tag)]
    yield from do_steps(state, player, telling.card, option.cost)
    telling.guarded = []
    if option.check is None:
        return option.target
    yield from run_check(state, player, option.check)
    if state.land.hard_pays and _is_hard_pass(state, telling, option.check):
        yield from do_steps(state, player, telling.card, state.land.hard_pays)
    result = outcome(state, player, option.check)
    settle_outcome(telling_of(state), option.check.outcomes.index(result))
    return result.target


def _is_hard_pass(state: State, telling: Telling, test: model.Check) -> bool:
    """Whether a check that its word calls hard was passed (G8.15)."""
    least = state.land.book.world.difficulty[2] + harder_by(state, telling.scene)
    return test.difficulty == "hard" and state.total >= least


def harder_by(state: State, scene: str) -> int:
    """A challenge asks for one success more in scenes for two (G8.14)."""
    return 1 if state.challenge and state.land.scene(scene).partner else 0


def outcome(state: State, player: Player, test: model.Check) -> model.Outcome:
    """The first one whose demand is met, from the best on (G8.11)."""
    telling = telling_of(state)
    harder = harder_by(state, telling.scene)
    for result in test.outcomes:
        least = result.least if result.least == model.ELSE else result.least + harder
        if state.total >= least and holds(state, result.when, player, telling.card):
            return result
    return test.outcomes[-1]
