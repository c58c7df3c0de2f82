"""Hints: the best moves at a question, what may be expected of each of them, and what speaks for it.

Whatever is said comes from a position that was sealed for the seat first, so a hint knows no more than its seat does.
What speaks for a move is told in figures that the games name: what it changes at once (`hint_facts` of a game),
what it brings in the end compared with the other good moves (the lines of the score), and who would take it otherwise.
Games with a planner give their reasons themselves (`advice`).
"""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from langbord.bots.judge import knowledge_of
from langbord.bots.search import NOBODY, Budget, Edge, Node, Search, Tally, Thought
from langbord.engine.card_text import Message
from langbord.engine.chance import Chance
from langbord.engine.position import Position

MOST: Final = 3
#: A move that was tried less often than this is only known by hearsay: the second and the third best are tried on.
TRIED: Final = 25
#: Points by which a line of the score must differ to be worth a word, and how many lines are.
WORTH_A_WORD: Final = 0.35
LINES: Final = 3
#: A share of the win that is worth a word.
MORE_OFTEN: Final = 0.01
#: Worlds in which a move is tried; what is not the same in all of them hangs on luck and is not told.
WORLDS: Final = 5
#: A rival's answer must have been tried so often to be called likely.
LIKELY: Final = 4
LONGEST: Final = 12  # words of one hint
#: For the list of all moves each is tried so often at least; and 19 times of 20 its worth lies within so many standard
#: errors of what is said.
LISTED: Final = 40
SURE: Final = 1.96


@dataclass(frozen=True)
class Hint:
    """A move with the answers that follow it in the same turn, and what speaks for it."""

    words: list[str]
    win: float | None = None  # the share of the win; none where nobody wins or loses
    score: float | None = None
    visits: int = 0
    at_once: dict[str, tuple[int, int]] = field(default_factory=dict)  # what it changes for certain: before and after
    in_the_end: dict[str, float] = field(default_factory=dict)  # lines of the score against the other good moves
    rival: int | None = None  # the seat that would take it otherwise
    hinders: bool = False  # it wins more often although it scores less: the others lose more by it
    alone: bool = False  # nothing else makes sense
    told: list[Any] = field(default_factory=list)  # reasons of a planner, as JSON of messages

    def as_json(self) -> dict[str, Any]:
        """For another process."""
        return asdict(self)


def from_json(data: dict[str, Any]) -> Hint:
    """The hint that another process has found."""
    changed = {key: (int(before), int(after)) for key, (before, after) in data["at_once"].items()}
    return Hint(**{**data, "at_once": changed})


@dataclass(frozen=True)
class Listed:
    """One of all legal moves: how often it wins, and within how much of that it lies 19 times of 20."""

    word: str
    win: float
    within: float
    worlds: int


@dataclass(frozen=True)
class Study:
    """The best moves, best first, and all of them."""

    best: list[Hint]
    all: list[Listed]

    def as_json(self) -> dict[str, Any]:
        """For another process."""
        return asdict(self)


def study_from_json(data: dict[str, Any] | list[Any]) -> Study:
    """What another process has found; until it told all moves it told a list."""
    if isinstance(data, list):
        return Study([from_json(hint) for hint in data], [])
    return Study([from_json(hint) for hint in data["best"]], [Listed(**each) for each in data["all"]])


def study(position: Position[Any], seat: int, seed: int, budget: Budget) -> Study:
    """Hints, and against others what every legal move is worth, the foolish ones too. Alone, and where a planner
    thinks, there is no such list: nobody wins there."""
    every: list[Listed] = []
    return Study(hints(position, seat, seed, budget, every), every)


def hints(
    position: Position[Any], seat: int, seed: int, budget: Budget, every: list[Listed] | None = None
) -> list[Hint]:
    """The best moves of the seat that is asked, best first; none where all are a matter of taste. `every`: a list that
    all moves are written to."""
    if position.game.by_hand(position.options):
        return []  # nobody here can read those cards
    rng = random.Random(seed)
    sealed = position.imagine(seat, Chance(rng.randbytes(32)))
    name = sealed.game.meta.name
    advice = knowledge_of(name).advice
    if advice is not None:
        return _planned(sealed, seat, advice)
    search = Search(sealed, seat, rng)
    if search.forced():
        return [_hint(search, search.thoughts[0], [], alone=True)]
    search.run(budget)
    for thought in best_of(search)[1:MOST]:
        try_often(search, thought)
    good = best_of(search)[:MOST]
    if sealed.seats == 1:
        good = [_weighed_alike(search, thought, rng) for thought in good]
        good.sort(key=lambda thought: -thought.score)
    else:
        good.sort(key=lambda thought: -thought.win)
    found = [_hint(search, thought, good, alone=False) for thought in good]
    if every is not None and sealed.seats > 1:
        every += _all_moves(search)
    return found


def _all_moves(search: Search) -> list[Listed]:
    """What every legal move is worth, best first."""
    search.look_at_all()
    words = search.position.game.vocabulary.words
    for thought in search.thoughts:
        try_often(search, thought, LISTED)
    ranked = sorted(search.thoughts, key=lambda thought: (-thought.win, thought.move))
    return [Listed(words[each.move], each.win, SURE * each.doubt(), each.visits) for each in ranked]


def _weighed_alike(search: Search, thought: Thought, rng: random.Random) -> Thought:
    """Alone a search looks the farther ahead the better a move seems, and a score that lies farther ahead is higher: so
    that moves can be compared, the same effort is spent after each of them."""
    twin = search.position.imagine(search.seat, Chance(search.chance.fork().key))
    for move in line_of(search, thought.move):
        twin.play(move)
    weighed = Thought(thought.move)
    if twin.ask is None:
        weighed.add(thought.win, search.judge.parts(twin.state, search.seat))
    else:
        after = Search(twin, search.seat, rng)
        if not after.forced():
            after.run(Budget(iterations=2 * TRIED))
        for further in after.thoughts:
            for _ in range(further.visits):
                weighed.add(further.win, further.parts)
    weighed.visits = thought.visits
    return weighed


def try_often(search: Search, thought: Thought, times: int = TRIED) -> None:
    """Try a move so often that something can be said of it, even if the search has turned away from it: at a question
    where all the others are known to be bad."""
    root = search.root
    edge = root.edges.get(thought.move) or Edge(thought.move, Tally(thought.move))
    search.root = Node(root.prompt)
    for other in search.thoughts:
        search.root.edges[other.move] = edge if other is thought else _bad(other.move)
    while thought.visits < times:
        search.imagine_once()
    root.edges[thought.move] = edge
    search.root = root


def _bad(move: int) -> Edge:
    edge = Edge(move, Tally(move))
    edge.visits = 1
    edge.worth = -9.0
    return edge


def best_of(search: Search) -> list[Thought]:
    """Those that stood the test, the most tried first: the search comes back to what is good."""
    ranked = search.ranked()
    return [thought for thought in ranked if thought.visits] or ranked[:1]


def _usual(others: list[Thought]) -> dict[str, float]:
    """What the scores of other moves are made of, on average."""
    keys = {key for other in others for key in other.parts}
    return {key: sum(other.parts.get(key, 0.0) for other in others) / len(others) for key in keys}


def differences(game: str, parts: dict[str, float], usual: dict[str, float]) -> dict[str, float]:
    """The lines of a score that differ so much that it is worth a word, the largest difference first. A game may have
    its own opinion on what is a line (`hint_lines`)."""
    lines = knowledge_of(game).hint_lines
    if lines is not None:
        parts, usual = lines(parts), lines(usual)
    more = {key: round(parts.get(key, 0.0) - usual.get(key, 0.0), 1) for key in {**parts, **usual}}
    large = sorted((key for key in more if abs(more[key]) >= WORTH_A_WORD), key=lambda key: (-abs(more[key]), key))
    return {key: more[key] for key in large[:LINES]}


def _hint(search: Search, thought: Thought, good: list[Thought], *, alone: bool) -> Hint:
    line = line_of(search, thought.move)
    game = search.position.game
    words = game.vocabulary.words
    others = [other for other in good if other is not thought]
    return Hint(
        words=[words[move] for move in line],
        win=thought.win if search.position.seats > 1 else None,
        score=thought.score,
        visits=thought.visits,
        at_once=_at_once(search, line),
        in_the_end=differences(game.meta.name, thought.parts, _usual(others)) if others else {},
        rival=None if alone else _rival(search, thought.move, good),
        hinders=search.position.seats > 1 and bool(others) and _hinders(thought, others),
        alone=alone,
    )


# --- how it goes on -----------------------------------------------------------------------------------


def line_of(search: Search, move: int) -> list[int]:
    """The move and the seat's best answers after it, as far as they can be taken back: nothing is revealed by them."""
    twin = search.position.imagine(search.seat, Chance(search.chance.fork().key))
    prompt, turn = search.root.prompt, twin.turns
    line: list[int] = []
    edge: Edge | None = search.root.edges.get(move)
    while len(line) < LONGEST:
        line.append(move)
        twin.play(move)
        ask = twin.ask
        if ask is None or ask.seat != search.seat or ask.prompt == prompt or twin.turns != turn or not twin.draft:
            return line
        moves = search.judge.sensible(twin.state, ask.seat, ask.prompt, ask.moves)
        if len(moves) == 1:
            move = moves[0]
            continue
        edge = _most_tried(edge, ask.prompt, moves)
        if edge is None:
            return line
        move = edge.move
    return line


def _most_tried(edge: Edge | None, prompt: str, moves: list[int]) -> Edge | None:
    """The best answer to the question that follows in the tree, if it was looked at."""
    for node in edge.nodes if edge is not None else []:
        if node.prompt == prompt:
            tried = [found for found in node.edges.values() if found.visits and found.move in moves]
            return max(tried, key=lambda found: found.visits, default=None)
    return None


# --- what speaks for it -------------------------------------------------------------------------------


def _at_once(search: Search, line: list[int]) -> dict[str, tuple[int, int]]:
    """What the player can count that changes for certain, luck left aside; nothing if the phase is over by then."""
    position = search.position
    known = knowledge_of(position.game.meta.name)
    facts, stage_of = known.hint_facts, known.stage
    if facts is None:
        return {}
    certain: dict[str, tuple[int, int]] = {}
    for world in range(WORLDS):
        twin = position.imagine(search.seat, Chance(search.chance.fork().key))
        before = facts(twin.state, search.seat)
        stage = stage_of(twin.state) if stage_of is not None else None
        for move in line:
            if twin.ask is None or move not in twin.ask.moves:
                return {}
            twin.play(move)
        if stage_of is not None and stage_of(twin.state) != stage:
            return {}
        after = facts(twin.state, search.seat)
        changed = {key: (before[key], after[key]) for key in before if before[key] != after[key]}
        certain = changed if not world else {key: one for key, one in certain.items() if changed.get(key) == one}
    return certain


def _hinders(thought: Thought, others: list[Thought]) -> bool:
    """Whether a move wins more often than the others although it scores less."""
    win = sum(other.win for other in others) / len(others)
    score = sum(other.score for other in others) / len(others)
    return thought.win >= win + MORE_OFTEN and thought.score <= score - WORTH_A_WORD


def _rival(search: Search, move: int, good: list[Thought]) -> int | None:
    """The rival whose likely answer to the other good moves is this very move, if it cannot be given after it."""
    edge = search.root.edges.get(move)
    if edge is None or edge.replies.get(move):
        return None
    others = [search.root.edges[thought.move] for thought in good if thought.move != move]
    takers = [other.rival for other in others if other.rival != NOBODY and _likely_reply(other) == move]
    return takers[0] if takers and 2 * len(takers) > len(others) else None


def _likely_reply(edge: Edge) -> int:
    """What the rival mostly answers to a move."""
    move = max(edge.replies, key=lambda found: edge.replies[found])
    return move if edge.replies[move] >= LIKELY else NOBODY


# --- games with a planner -----------------------------------------------------------------------------


def _planned(sealed: Position[Any], seat: int, advice: Any) -> list[Hint]:
    ask = sealed.ask
    assert ask is not None
    words = sealed.game.vocabulary.words
    found = advice(sealed.state, seat, ask.prompt, ask.moves, MOST)
    return [Hint([words[move]], told=[_packed(reason) for reason in reasons]) for move, reasons in found]


def _packed(message: Message) -> list[Any]:
    return [
        message.key,
        [[name, _packed(value) if isinstance(value, Message) else list(value)] for name, value in message.values],
    ]


def unpacked(data: list[Any]) -> Message:
    """A reason as it was before it went to another process."""
    key, values = data
    return Message(key, tuple((name, _value(value)) for name, value in values))


def _value(value: list[Any]) -> Any:
    return unpacked(value) if isinstance(value[1], list) else (value[0], value[1])
