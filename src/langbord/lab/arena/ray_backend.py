"""The same pieces of work on a Ray cluster: `langbord arena … --ray [ADDRESS]`.

Every machine of the cluster needs the same langbord installed.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from langbord.engine.errors import LangbordError, first_line
from langbord.lab import optional_imports
from langbord.lab.process_map import AHEAD

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def spread(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], processes: int, address: str
) -> Generator[Result, None, None]:
    """The results in the order of the pieces. Without an address, `processes` cores of this machine."""
    ray = optional_imports.load("ray", "--ray")
    _begin(ray, processes, address)
    try:
        task = ray.remote(lambda piece: work(piece))
        waiting = deque(pieces)
        running: deque[Any] = deque()
        places = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting or running:
            while waiting and len(running) < places:
                running.append(task.remote(waiting.popleft()))
            yield ray.get(running.popleft())
    except ray.exceptions.RayError as error:
        raise LangbordError(f"the Ray cluster failed: {first_line(error)}") from None
    finally:
        ray.shutdown()


def _begin(ray: Any, processes: int, address: str) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", num_cpus=processes, include_dashboard=False, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError, TimeoutError) as error:
        where = f"at '{address}'" if address else "on this machine"
        raise LangbordError(f"no Ray cluster could be reached {where}: {first_line(error)}") from None
