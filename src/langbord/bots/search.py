"""Looking ahead: a tree search over imagined worlds, for any number of players.

Each round of it deals all that the searching seat cannot know anew, goes down one tree of the seat's own answers that
all these worlds share, adds one answer to it, and plays on to the horizon, where the game says how everybody stands.
The horizon is a moment at which all seats are equally well judged, such as the beginning of a round: in between,
whoever has just had a turn looks better off than they are.

What others do has no place in the tree, and neither has what the seat does beyond it. There everybody mostly gives the
answers that have been good for themselves in the worlds before, whatever stood on the table. So the tree is as deep as
the seat's own plan is long, and rivals still take what they like best.

The tree knows answers, not states: the worlds differ, and so may the answers possible at the same place. An answer is
therefore compared with how often it could have been given (single-observer information set search with availability).
"""

from __future__ import annotations

import math
import random
import time
from typing import Any, Final

from langbord.bots.judge import Judge, judge_of
from langbord.engine.chance import Chance
from langbord.engine.errors import IllegalMove, NotKept, WrongSeat
from langbord.engine.position import Position

#: How much an answer that was tried little is favoured, in parts of how far outcomes differ.
CURIOUS: Final = 2.0
#: Before an answer was tried here, what it brought elsewhere in the tree counts; without that, a little hope.
HOPE: Final = 0.5
#: A move that further questions of the turn belong to is tried so often before it is judged, or until all answers to
#: the first of them were tried: the worth of building is that of the best building.
FAIR: Final = 12
#: Outside the tree: how much chance there is in an answer, in parts of how far outcomes differ, and how many tries it
#: takes until what an answer has brought counts as much as what is usual.
WHIM: Final = 1.0
HEARSAY: Final = 2.0

NOBODY: Final = -1


class Budget:
    """How long to think: for so many imagined worlds, or, if that is 0, for so many seconds; `own`: seconds of this
    process, so that it is the same on a busy machine."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, own: bool = False) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.own: bool = own


class Thought:
    """What came of one move: how often it was tried, the share of the win, the own score and what that is made of."""

    def __init__(self, move: int) -> None:
        self.move: int = move
        self.visits: int = 0
        self.win: float = 0.0
        self.squares: float = 0.0  # of the shares, added up
        self.score: float = 0.0
        self.parts: dict[str, float] = {}

    def add(self, win: float, parts: dict[str, float]) -> None:
        """One more try."""
        self.visits += 1
        share = 1.0 / self.visits
        self.win += (win - self.win) * share
        self.squares += win * win
        total = 0.0
        for key, points in parts.items():
            total += points
            before = self.parts.get(key, 0.0)
            self.parts[key] = before + (points - before) * share
        for key in self.parts:
            if key not in parts:
                self.parts[key] *= 1.0 - share
        self.score += (total - self.score) * share

    def doubt(self) -> float:
        """The standard error of the share of the win, as far as imagined worlds tell."""
        if self.visits < 2:
            return 0.5
        return math.sqrt(max(self.squares / self.visits - self.win * self.win, 0.0) / (self.visits - 1))


class Tally:
    """How often something was tried and what it brought: an answer, or, with no move, whatever was answered."""

    def __init__(self, move: int) -> None:
        self.move: int = move
        self.visits: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, worth: float) -> None:
        """One more try."""
        self.visits += 1
        self.total += worth
        self.squares += worth * worth

    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.5

    def spread(self) -> float:
        """How far the tries differed."""
        if self.visits < 2:
            return 0.1
        mean = self.total / self.visits
        return math.sqrt(max(self.squares / self.visits - mean * mean, 1e-8))


class Edge:
    """An answer of the searching seat in the tree, with what it has brought."""

    def __init__(self, move: int, elsewhere: Tally) -> None:
        self.move: int = move
        self.visits: int = 0
        self.offered: int = 0  # how often it could have been given
        self.worth: float = 0.0
        self.goes_on: bool = False  # further questions of the turn belong to it
        self.ended: int = 0  # how often the turn ended with it
        self.total: float = 0.0  # and what came of it then
        self.elsewhere: Tally = elsewhere  # the same answer to the same question anywhere
        self.nodes: list[Node] = []  # the questions that may follow: chance may ask different ones
        self.rival: int = NOBODY  # at the root: who is asked the same next, and how often they answered what
        self.replies: dict[int, int] = {}


class Node:
    """A question to the searching seat in the tree."""

    def __init__(self, prompt: str) -> None:
        self.prompt: str = prompt
        self.visits: int = 0
        self.total: float = 0.0
        self.same_turn: bool = False  # asked in the same turn as the one before it
        self.own: bool = False  # it belongs to the turn that is thought about
        self.tried: int = 0  # answers that were tried
        self.edges: dict[int, Edge] = {}

    def best(self) -> float:
        """What the best answer tried so far is worth to the seat."""
        best = 0.0
        for edge in self.edges.values():
            if edge.visits and edge.worth > best:
                best = edge.worth
        return best


def think(
    position: Position[Any],
    seat: int,
    rng: random.Random,
    budget: Budget,
    judge: Judge | None = None,
    with_parts: bool = True,
) -> list[Thought]:
    """The sensible moves of the seat that is asked, best first. The position must be one that the seat may see. Another
    judge than that of the game is after something else than winning. Whoever only wants the best move needs no parts of
    the score, and has time for more worlds."""
    search = Search(position, seat, rng, judge)
    search.with_parts = with_parts
    if not search.forced():
        search.run(budget)
    return search.ranked()


class Search:
    """One search: the tree, and what became of each move at its root."""

    def __init__(self, position: Position[Any], seat: int, rng: random.Random, judge: Judge | None = None) -> None:
        ask = position.ask
        if ask is None:
            raise IllegalMove("the game is over; there is nothing to think about")
        if ask.seat != seat:
            raise WrongSeat(f"seat {ask.seat} is asked ('{ask.prompt}'); seat {seat} has nothing to think about")
        if not position.kept:
            raise NotKept("a position made with keep=False cannot be thought about: make one with keep=True")
        self.judge: Judge = judge_of(position.game) if judge is None else judge
        self.position: Position[Any] = position
        self.seat: int = seat
        self.chance: Chance = Chance(rng.randbytes(32))
        self.whims: random.Random = random.Random(rng.getrandbits(64))
        self.root: Node = Node(ask.prompt)
        self.root.own = True
        self.answered: int = 0  # in all imagined worlds, by everybody
        self.with_parts: bool = True  # whether thoughts say what the score is made of
        self.whole: bool = False  # whether it also looks at moves that are plainly foolish
        self.outcomes: list[Tally] = [Tally(NOBODY) for _ in range(position.seats)]
        self.answers: list[dict[str, dict[int, Tally]]] = [{} for _ in range(position.seats)]
        moves = self.judge.sensible(position.state, seat, ask.prompt, ask.moves)
        self.thoughts: list[Thought] = [Thought(move) for move in moves]

    def forced(self) -> bool:
        """Whether there is nothing to think about; then the one move is said to lead to what is expected now."""
        if len(self.thoughts) > 1:
            return False
        state = self.position.state
        self.thoughts[0].add(self.judge.outlook(state)[self.seat], self.judge.parts(state, self.seat))
        return True

    def look_at_all(self) -> None:
        """From now on think of every legal move."""
        ask = self.position.ask
        assert ask is not None
        known = {thought.move for thought in self.thoughts}
        self.thoughts += [Thought(move) for move in ask.moves if move not in known]
        self.whole = True

    def run(self, budget: Budget) -> None:
        """Imagine as many worlds as the budget allows, one at least."""
        if budget.iterations:
            for _ in range(budget.iterations):
                self.imagine_once()
            return
        clock = time.process_time if budget.own else time.perf_counter
        end = clock() + budget.seconds
        self.imagine_once()
        while clock() < end:
            self.imagine_once()

    def ranked(self) -> list[Thought]:
        """Most tried first, for that is what stood the test; then by the share of the win."""
        return sorted(self.thoughts, key=_rank)

    def imagine_once(self) -> None:
        """One imagined world: down the tree, one answer more, on to the horizon, and back."""
        twin = self.position.imagine(self.seat, self.chance, keep=False)
        edges: list[Edge] = []
        nodes: list[Node] = []
        guesses: list[Tally] = []
        guessers: list[int] = []
        start = turn = self.position.turns
        turns = 0  # own ones that were begun after this one
        in_tree = True
        while True:
            ask = twin.ask
            if ask is None:
                break
            if self.judge.own_turns:
                if ask.seat == self.seat and turns + (1 if twin.turns != turn else 0) >= self.judge.own_turns:
                    break
            elif twin.turns != start and turns >= self.judge.ahead and self.judge.at_rest(twin.state):
                break
            self.answered += 1
            moves = ask.moves
            if edges or not self.whole:
                moves = self.judge.sensible(twin.state, ask.seat, ask.prompt, ask.moves)
            if len(moves) == 1 and edges:  # a forced answer needs no place in the tree
                twin.answer(moves[0])
                continue
            mine = ask.seat == self.seat
            same_turn = twin.turns == turn
            if mine and not same_turn:
                turns += 1
                turn = twin.turns
            if not mine or not in_tree:
                guess = self._guess(ask.seat, ask.prompt, moves)
                guesses.append(guess)
                guessers.append(ask.seat)
                if not mine and ask.prompt == self.root.prompt:
                    _note_reply(edges[0], ask.seat, guess.move)
                twin.answer(guess.move)
                continue
            node = self.root
            if edges:
                node = _after(edges[-1], ask.prompt)
                node.same_turn = same_turn
                node.own = same_turn and nodes[-1].own
            edge = self._select(node, moves)
            edges.append(edge)
            nodes.append(node)
            twin.answer(edge.move)
            if edge.visits == 0:
                edge.goes_on = twin.ask is not None and twin.ask.seat == self.seat and twin.turns == turn
                in_tree = False
        if twin.ask is None:
            outlook, worths = self.judge.result(twin.state), self.judge.ended(twin.state)
        else:
            outlook, worths = self.judge.judged(twin.state)
        for seat, worth in enumerate(worths):
            self.outcomes[seat].add(worth)
        for place, guess in enumerate(guesses):
            guess.add(worths[guessers[place]])
        for place in range(len(edges) - 1, -1, -1):
            _learn(nodes[place], edges[place], nodes[place + 1] if place + 1 < len(nodes) else None, worths[self.seat])
        first = edges[0].move
        for thought in self.thoughts:
            if thought.move == first:
                thought.add(outlook[self.seat], self.judge.parts(twin.state, self.seat) if self.with_parts else {})

    def _guess(self, seat: int, prompt: str, moves: list[int]) -> Tally:
        """What a seat may answer outside the tree: mostly what has been good for it."""
        outcomes = self.outcomes[seat]
        usual = outcomes.mean()
        whim = WHIM * outcomes.spread()
        best: Tally | None = None
        most = 0.0
        for move in moves:
            tally = self._tally(seat, prompt, move)
            worth = (tally.total + HEARSAY * usual) / (tally.visits + HEARSAY) + whim * self.whims.random()
            if best is None or worth > most:
                most = worth
                best = tally
        assert best is not None
        return best

    def _select(self, node: Node, moves: list[int]) -> Edge:
        """The answer to try: the best so far, with a favour for what was tried little."""
        outcomes = self.outcomes[self.seat]
        spread = max(outcomes.spread(), self.judge.least_spread)
        usual = node.total / node.visits if node.visits else outcomes.mean()
        best: Edge | None = None
        most = 0.0
        for move in moves:
            edge = node.edges.get(move)
            if edge is None:
                edge = Edge(move, self._tally(self.seat, node.prompt, move))
                node.edges[move] = edge
            edge.offered += 1
            if node.own and (not edge.visits or (node is self.root and _deserves_more(edge))):
                worth = 2.0
            elif edge.visits:
                worth = edge.worth
            elif edge.elsewhere.visits:
                worth = usual + edge.elsewhere.mean() - outcomes.mean()
            else:
                worth = usual + HOPE * spread
            worth += CURIOUS * spread * math.sqrt(math.log(1 + edge.offered) / (1 + edge.visits))
            worth += 1e-6 * self.whims.random()  # between equals chance decides
            if best is None or worth > most:
                most = worth
                best = edge
        assert best is not None
        return best

    def _tally(self, seat: int, prompt: str, move: int) -> Tally:
        """What an answer has brought a seat, wherever it was given."""
        by_move = self.answers[seat].get(prompt)
        if by_move is None:
            by_move = {}
            self.answers[seat][prompt] = by_move
        tally = by_move.get(move)
        if tally is None:
            tally = Tally(move)
            by_move[move] = tally
        return tally


def _deserves_more(edge: Edge) -> bool:
    """Whether too few of the answers that belong to a move were tried to judge it."""
    if edge.visits >= FAIR or not edge.goes_on:
        return False
    if not edge.nodes:
        return True
    for after in edge.nodes:
        if after.own and after.tried < len(after.edges):
            return True
    return False


def _note_reply(edge: Edge, rival: int, move: int) -> None:
    """Remember what the first rival who is asked the same answers to a move."""
    if edge.rival == NOBODY:
        edge.rival = rival
    if edge.rival == rival:
        edge.replies[move] = edge.replies.get(move, 0) + 1


def _learn(node: Node, edge: Edge, then: Node | None, share: float) -> None:
    """What an answer is worth now. As long as the seat goes on answering in the same turn, that is the worth of its
    best answers to come, not the mean of all that were tried: it will choose the best."""
    node.visits += 1
    node.total += share
    if not edge.visits:
        node.tried += 1
    edge.visits += 1
    edge.elsewhere.add(share)
    if not (edge.goes_on if then is None else then.same_turn):
        edge.ended += 1
        edge.total += share
    total = edge.total
    tries = edge.ended
    for after in edge.nodes:
        if after.same_turn:
            total += after.visits * after.best()
            tries += after.visits
    edge.worth = total / tries if tries else share  # at first, that of the answers that chance gave


def _after(edge: Edge, prompt: str) -> Node:
    """The question that follows an answer."""
    for node in edge.nodes:
        if node.prompt == prompt:
            return node
    node = Node(prompt)
    edge.nodes.append(node)
    return node


def _rank(thought: Thought) -> tuple[int, float]:
    return (-thought.visits, -thought.win)
