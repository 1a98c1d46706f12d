"""Work with the database that is brought to its end, even when whoever asked for it has gone.

A connection that is cut off in the middle of a statement is never given back, so the work is not cancelled with its
caller; before the database is closed, what is under way is waited for.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

Given = ParamSpec("Given")
Found = TypeVar("Found")
Owner = TypeVar("Owner", bound="Uninterrupted")


class Uninterrupted:
    """Knows of the work under way."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[object]] = set()

    async def finish(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def run(self, work: Coroutine[object, object, Found]) -> Found:
        """Do the work to its end; a caller that is cancelled no longer waits for it."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)


def uninterrupted(
    work: Callable[Concatenate[Owner, Given], Coroutine[object, object, Found]],
) -> Callable[Concatenate[Owner, Given], Coroutine[object, object, Found]]:
    """A method whose work is brought to its end."""

    @wraps(work)
    async def run(self: Owner, /, *given: Given.args, **named: Given.kwargs) -> Found:
        return await self.run(work(self, *given, **named))

    return run
