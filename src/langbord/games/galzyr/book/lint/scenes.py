"""Checks of scenes: can every block be reached, every choice be made, every total be met?"""

from __future__ import annotations

from collections.abc import Iterator

from langbord.games.galzyr.book import graph, walk
from langbord.games.galzyr.book.lint import satisfiability
from langbord.games.galzyr.book.lint.findings import Finding
from langbord.games.galzyr.book.model import ELSE, END, Block, Book, Check, Exit, Option, Outcome, Scene
from langbord.games.galzyr.book.phrases import Condition, LoseGold
from langbord.games.galzyr.book.prose import longest

_UNANNOUNCED = 3  # gold that a scene may take without having said so


def reachable_scenes(book: Book) -> Iterator[Finding]:
    """Every scene is opened by something that can come up (check 3)."""
    found = graph.reached(book).scenes
    for scene in book.scenes.values():
        if scene.id not in found:
            message = "no card, event row, location or scene that can come up leads here"
            yield Finding("reachable-scenes", scene.source, message)


def reachable_blocks(book: Book) -> Iterator[Finding]:
    """Every block is led to inside its scene (check 3)."""
    for scene in book.scenes.values():
        found = graph.reached_blocks(scene)
        for block in scene.blocks:
            if block.name not in found:
                yield Finding("reachable-blocks", block.source, f"nothing leads to block '{block.name}'")


def open_options(book: Book) -> Iterator[Finding]:
    """In every case one option at least can be chosen (check 5)."""
    for scene in book.scenes.values():
        for block in scene.blocks:
            free = [option.when for option in block.options if not option.starry and not option.cost]
            if block.options and (not free or satisfiability.can_all_fail(book, free)):
                message = f"block '{block.name}' can leave a player without an option: one must need nothing"
                yield Finding("open-options", block.source, message)


def outcomes(book: Book) -> Iterator[Finding]:
    """Every total has its outcome, and every outcome its total; the first that fits counts (check 6)."""
    for scene in book.scenes.values():
        for block in scene.blocks:
            for option in block.options:
                if option.check:
                    yield from _outcomes_of(book, option, option.check)
            yield from _exits_of(book, block)
        for number, entry in enumerate(scene.entries):
            if any(satisfiability.implies(book, entry.when, earlier.when) for earlier in scene.entries[:number]):
                message = f"'enter {entry.block}' is never taken: an earlier one always holds before it"
                yield Finding("outcomes", scene.source, message)


def _outcomes_of(book: Book, option: Option, check: Check) -> Iterator[Finding]:
    if not check.outcomes or check.outcomes[-1].least != ELSE or check.outcomes[-1].when:
        yield Finding("outcomes", option.source, "the last outcome must be 'else: block', so that every total has one")
    for number, outcome in enumerate(check.outcomes):
        for earlier in check.outcomes[:number]:
            if earlier.least <= outcome.least and satisfiability.implies(book, outcome.when, earlier.when):
                message = f"outcome {_total(outcome)} is never taken: {_total(earlier)} stands before it"
                yield Finding("outcomes", outcome.source, message)
                break
    if check.difficulty != "unknown":
        wanted = book.world.difficulty[("easy", "medium", "hard").index(check.difficulty)]
        least = [outcome.least for outcome in check.outcomes]
        if wanted not in least:
            message = f"a check called {check.difficulty} is passed with {wanted}, but there is no outcome '{wanted}:'"
            yield Finding("outcomes", option.source, message)
        elif any(ELSE < number < wanted for number in least):
            message = f"a check called {check.difficulty} needs {wanted}; an outcome for less than that is misleading"
            yield Finding("outcomes", option.source, message, advice=True)


def _total(outcome: Outcome) -> str:
    return "'else'" if outcome.least == ELSE else f"'{outcome.least}'"


def _exits_of(book: Book, block: Block) -> Iterator[Finding]:
    if not block.exits:
        return
    thrown = [way_out for way_out in block.exits if way_out.low]
    if thrown and len(thrown) == len(block.exits) and not any(way_out.when for way_out in thrown):
        numbers = [number for way_out in thrown for number in range(way_out.low, way_out.high + 1)]
        if sorted(numbers) != list(range(1, 13)):
            yield Finding("outcomes", block.source, "the exits of a throw must cover 1 to 12, each number once")
        return
    if block.exits[-1].when or block.exits[-1].low:
        yield Finding("outcomes", block.exits[-1].source, "the last exit must be without a condition")
    for number, way_out in enumerate(block.exits):
        if any(_covers(book, earlier, way_out) for earlier in block.exits[:number]):
            yield Finding("outcomes", way_out.source, "this exit is never taken: an earlier one stands before it")


def _covers(book: Book, earlier: Exit, later: Exit) -> bool:
    band = not earlier.low or (earlier.low <= later.low and later.high <= earlier.high)
    return band and satisfiability.implies(book, later.when, earlier.when)


def conditions(book: Book) -> Iterator[Finding]:
    """No condition is impossible, or true whatever happens, or asks about what cannot be there (check 7)."""
    for scene in book.scenes.values():
        for block in scene.blocks:
            for each in walk.block_conditions(block):
                yield from _condition(book, each, Finding("conditions", block.source, f"block '{block.name}'"))
                for atom in _atoms(each):
                    yield from _only_in_place(book, scene, block, atom)
        for entry in scene.entries:
            yield from _condition(book, entry.when, Finding("conditions", scene.source, f"'enter {entry.block}'"))
    for card in book.cards.values():
        for each in walk.card_conditions(card):
            yield from _condition(book, each, Finding("conditions", card.source, f"card '{card.id}'"))
            for atom in _atoms(each):
                if atom.kind in ("total", "level", "partner"):
                    message = f"card '{card.id}': '{atom.kind}' can be asked only in a scene"
                    yield Finding("conditions", card.source, message)
                if atom.kind == "days" and card.timer is None:
                    yield Finding("conditions", card.source, f"card '{card.id}' asks for its days, but has no timer")


def _atoms(given: tuple[tuple[Condition, ...], ...]) -> Iterator[Condition]:
    for clause in given:
        yield from clause


def _condition(book: Book, given: tuple[tuple[Condition, ...], ...], at: Finding) -> Iterator[Finding]:
    if not given:
        return
    if not satisfiability.can_hold(book, given):
        yield Finding(at.check, at.source, f"{at.message}: a condition that can never hold: {_said(given)}")
    elif not satisfiability.can_fail(book, given):
        yield Finding(at.check, at.source, f"{at.message}: a condition that always holds: {_said(given)}")
    types = {"world": ("global",), "here": ("local", "location"), "has": ("quest", "item", "companion", "status")}
    for atom in _atoms(given):
        if atom.kind in types and atom.word in book.cards and book.cards[atom.word].type not in types[atom.kind]:
            kind = book.cards[atom.word].type
            message = f"{at.message}: '{atom.kind} {atom.word}' can never hold, for the card is a {kind}"
            yield Finding(at.check, at.source, message)


def _said(given: tuple[tuple[Condition, ...], ...]) -> str:
    return ", ".join(" or ".join(_atom_said(atom) for atom in clause) for clause in given)


def _atom_said(atom: Condition) -> str:
    parts = ["not"] * atom.negated + [atom.kind, atom.word, str(atom.low) if atom.low else ""]
    return " ".join(part for part in parts if part)


def _only_in_place(book: Book, scene: Scene, block: Block, atom: Condition) -> Iterator[Finding]:
    if atom.kind == "total" and not any(option.check for other in scene.blocks for option in other.options):
        message = f"block '{block.name}' asks for the total of a check, and there is none in this scene"
        yield Finding("conditions", block.source, message)
    if atom.kind == "level" and scene.id != book.world.coop_end:
        message = f"block '{block.name}': 'level' can be asked only in the co-operative end scene"
        yield Finding("conditions", block.source, message)


def cycles(book: Book) -> Iterator[Finding]:
    """No way leads round and round for nothing, inside a scene or over several (check 10)."""
    ways: dict[str, list[str]] = {}
    for scene in book.scenes.values():
        for block in scene.blocks:
            ways[f"{scene.id}/{block.name}"] = [_node(book, scene, target) for target in _free_targets(block)]
    for circle in _circles(ways):
        id_, _, name = circle.partition("/")
        message = f"from block '{name}' a way leads back to it that costs nothing"
        yield Finding("cycles", book.scenes[id_].block(name).source, message)


def _free_targets(block: Block) -> Iterator[str]:
    for way_out in block.exits:
        yield way_out.target
    for option in block.options:
        if option.cost:
            continue
        if option.check:
            yield from (outcome.target for outcome in option.check.outcomes)
        else:
            yield option.target


def _node(book: Book, scene: Scene, target: str) -> str:
    if target == END:
        return END
    if target.startswith("@"):
        other = book.scenes[target[1:]]
        return f"{other.id}/{other.blocks[0].name}"
    return f"{scene.id}/{target}"


def _circles(ways: dict[str, list[str]]) -> list[str]:
    """The node at which each circle closes."""
    done: set[str] = set()
    found: list[str] = []
    for start in ways:
        _follow(start, [], ways, done, found)
    return list(dict.fromkeys(found))


def _follow(node: str, path: list[str], ways: dict[str, list[str]], done: set[str], found: list[str]) -> None:
    if node in path:
        found.append(node)
    elif node not in done:
        path.append(node)
        for other in ways.get(node, ()):
            _follow(other, path, ways, done, found)
        path.pop()
        done.add(node)


def partners(book: Book) -> Iterator[Finding]:
    """A partner is spoken of only where there can be one (check 15)."""
    for scene in book.scenes.values():
        if scene.partner:
            continue
        for block in scene.blocks:
            asks = any(atom.kind == "partner" for each in walk.block_conditions(block) for atom in _atoms(each))
            gives = any(step.who == "partner" for step in walk.block_steps(block))
            names = any("{partner}" in longest(line) for line in block.lines)
            if asks or gives or names:
                message = f"block '{block.name}' speaks of a partner, but the scene allows none: add the line 'partner'"
                yield Finding("partners", block.source, message)


def losses(book: Book) -> Iterator[Finding]:
    """Nobody loses much gold that was not announced as the price of an option."""
    for scene in book.scenes.values():
        for block in scene.blocks:
            for step in walk.steps(block.steps):
                if isinstance(step.effect, LoseGold) and step.effect.amount > _UNANNOUNCED:
                    message = (
                        f"block '{block.name}' takes {step.effect.amount} gold; without warning at most {_UNANNOUNCED}"
                    )
                    yield Finding("losses", block.source, message)
