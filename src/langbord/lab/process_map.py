"""Many processes at a time: pieces of work in, their results out, in the order of the pieces.

What a piece gives must depend on the piece alone. Then the results are the same with any number of processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from langbord.engine.errors import LangbordError, OptionError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD = 4  # pieces under way for each process, so that none waits and results do not pile up
PIECES_PER_PROCESS = 8  # so that no process waits long for the last one
LARGEST_PIECE = 64


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes_for(count: int, wanted: int | None) -> int:
    """As many processes as are wanted, or one for each core; never more than there are games."""
    if wanted is not None and wanted < 1:
        raise OptionError(f"{wanted} processes cannot play: at least one is needed")
    return max(1, min(count, wanted or cores()))


def size_of_pieces(count: int, processes: int) -> int:
    """How many games make a piece."""
    return max(1, min(LARGEST_PIECE, count // (processes * PIECES_PER_PROCESS)))


def spread(work: Callable[[Piece], Result], pieces: Iterable[Piece], processes: int) -> Generator[Result, None, None]:
    """The results in the order of the pieces, worked on by as many processes."""
    if processes == 1:
        for piece in pieces:
            yield work(piece)
        return
    waiting = deque(pieces)
    # A fresh interpreter for each process: forking beside the thread of the progress bar is not safe.
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=_begin)
    running: deque[Future[Result]] = deque()
    try:
        while waiting or running:
            while waiting and len(running) < AHEAD * processes:
                with _interrupts_blocked():
                    running.append(pool.submit(work, waiting.popleft()))
            yield running.popleft().result()
    except BrokenProcessPool:
        raise LangbordError("a process of the laboratory was ended from outside; perhaps the memory ran out") from None
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process started here has Ctrl-C blocked, until `_begin` says how it should take it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _begin() -> None:
    """Ctrl-C reaches every process of the terminal; the words about it are the first one's. And when the first one is
    killed, nobody is left to work for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os._exit(1)


@contextmanager
def progress(count: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, nothing elsewhere."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=count)
        yield lambda done: bar.advance(task, done)
