"""What goes wrong in the course of an evening: processes are killed, the database goes away."""

from __future__ import annotations

import asyncio
import random

from tests.load.evening import Evening, Troubles
from tests.load.house import OnPostgres

APART = 20.0  # seconds between two kills, on average, in an evening that is long enough


def kills(count: int, seed: int, apart: float) -> Troubles:
    """kill -9 at random moments, each process in turn, and soon it is there again."""

    async def kill(evening: Evening) -> None:
        chance = random.Random(seed)
        for number in range(count):
            victim = evening.house.processes[number % len(evening.house.processes)]
            await evening.go_on(2)
            await asyncio.sleep(chance.random() * 2 * apart)
            victim.kill()
            await asyncio.sleep(chance.random())
            await asyncio.to_thread(victim.start)
            await evening.catch_up()

    return kill


def cut(seconds: float) -> Troubles:
    """The database is stopped as by an upgrade."""

    async def away(evening: Evening) -> None:
        house = evening.house
        assert isinstance(house, OnPostgres)
        await asyncio.to_thread(house.database.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(house.database.start)
        await evening.catch_up()
        await evening.go_on(2)

    return away


def one_after_another(*all_: Troubles) -> Troubles:
    async def both(evening: Evening) -> None:
        for trouble in all_:
            await trouble(evening)

    return both
