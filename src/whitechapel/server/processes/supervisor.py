"""The process that owns the port: it starts the server processes, replaces them, and ends with them."""

import asyncio
import logging
import secrets
import signal
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress

from whitechapel.server.figures import forget_process
from whitechapel.server.limits import Ledger, Limits, new_ledger
from whitechapel.server.processes.assignment import Assignment, arranged
from whitechapel.server.processes.child import Child
from whitechapel.server.processes.doorway import Doorway
from whitechapel.server.processes.restarting import batches, pause_for, seconds_before
from whitechapel.server.settings import Settings
from whitechapel.server.transport.descriptors import raise_descriptor_limit

log = logging.getLogger(__name__)

COULD_NOT_START = 1
_READY_WITHIN = 60.0
_LEAVES_WITHIN = 8.0
_LOOKS_EVERY = 5.0
_OUTLIVED = "the program was replaced by a version that does not fit the supervisor that runs"
_ROWS = 3
"""Rows of the ledger for each place: for the process that serves, the one that leaves and one that was killed."""


class Supervisor:
    """Serves until it is told to end.

    Args:
        listening: the socket that people connect to.
        settings: how many server processes there are, and how often somebody may come.
    """

    def __init__(self, listening: socket.socket, settings: Settings) -> None:
        self._listening = listening
        self._count = count = settings.workers
        self._group = secrets.token_hex(4)
        self._ledger_file = new_ledger(_ROWS * count)
        self._ledger = Ledger(self._ledger_file)
        self._arrivals = Limits(settings, self._ledger).arrivals
        raise_descriptor_limit(settings.connections_in_all)
        self._children: set[Child] = set()
        self._serving: dict[int, Child] = {}
        self._assignment = Assignment()
        self._stop = asyncio.Event()
        self._outlived = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._restart_wanted = asyncio.Event()

    async def run(self, ready: Callable[[], None]) -> int:
        """Serve; returns the exit status. `ready` is called when people can come."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._restart_wanted.set)
        doorway = None
        try:
            started = await self._all_started()
            if started is None:
                return 0 if self._stop.is_set() else COULD_NOT_START
            self._serving = started
            await self._arrange()
            doorway = Doorway(self._listening, self._assignment, self._arrivals.admits)
            self._run(self._restart())
            ready()
            while not self._stop.is_set():
                await self._look()
            return COULD_NOT_START if self._outlived else 0
        finally:
            await self._end(doorway)

    async def _arrange(self) -> None:
        """Give every slot to one of those who serve."""
        await self._assignment.change(self._children, lambda: arranged(self._serving))

    async def _all_started(self) -> dict[int, Child] | None:
        """A process for each place, ready; None when one of them could not start: then none was, and all have ended."""
        children = [self._started(place) for place in range(self._count)]
        everyone = asyncio.create_task(_all_ready(children))
        stop = asyncio.create_task(self._stop.wait())
        await asyncio.wait([everyone, stop], timeout=_READY_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        everyone.cancel()
        if all(child.up for child in children):
            return {child.place: child for child in children}
        for child in children:
            child.kill()
        await asyncio.gather(*(child.waited() for child in children))
        if any(child.of_another_version for child in children):
            log.error("%s: restart the service", _OUTLIVED)
        return None

    def _started(self, place: int) -> Child:
        rows = set(range(1, 1 + _ROWS * self._count)) - {child.row for child in self._children}
        row = min(rows, default=1)  # where so many are leaving that there is none, two share one
        child = Child(place, row, self._ledger_file.fileno(), self._group, self._ended)
        child.on_growth = self._assignment.grown
        child.on_saying = self._pass_on
        self._children.add(child)
        return child

    def _pass_on(self, speaker: Child, news: str) -> None:
        """Tell all others what a process tells of a table."""
        for child in self._children - {speaker}:
            child.pass_on(news)

    def _ended(self, child: Child) -> None:
        self._children.discard(child)
        forget_process(child.pid)
        self._ledger.forget(child.row)
        self._run(child.waited())
        if self._serving.get(child.place) is child:
            del self._serving[child.place]
            log.warning("a server process has ended: another is started")
            self._run(self._replace(child))

    async def _replace(self, ended: Child) -> None:
        """Let the others have the matches of a process that has ended, until there is another in its place."""
        await self._arrange()
        failures = 0 if ended.lived_long else 1
        while not self._stop.is_set() and ended.place not in self._serving:
            await asyncio.sleep(seconds_before(failures))
            child = self._started(ended.place)
            await child.ready.wait()
            failures += 1
            if child.up:
                self._serving[child.place] = child
                await self._arrange()
            else:
                await child.waited()
                self._end_if_outlived(child)

    def _end_if_outlived(self, child: Child) -> None:
        """End when nobody serves and no process can be started any more: whoever started us starts the new version."""
        if child.of_another_version and not self._serving:
            log.error("%s, and no server process is left: it ends, to be started anew", _OUTLIVED)
            self._outlived = True
            self._stop.set()

    async def _restart(self) -> None:
        """Replace all processes whenever that is asked for, one time after the other."""
        while True:
            await self._restart_wanted.wait()
            self._restart_wanted.clear()
            await self._restarted()

    async def _restarted(self) -> None:
        """Replace every process by a new one, match by match, while people play."""
        log.info("restarting: new server processes are started")
        old = [child for child in self._children if child.up]
        new = await self._all_started()
        if new is None:
            log.error("the new server processes could not start: the old ones go on")
            return
        target = arranged(new)
        for batch in batches():
            moving = dict.fromkeys(batch)
            owners = [target[slot] if slot in moving else owner for slot, owner in enumerate(self._assignment.owners)]
            left = await self._assignment.change(self._children, lambda decided=owners: decided)  # type: ignore[misc]
            await asyncio.sleep(pause_for(left))
        self._serving = {place: child for place, child in new.items() if child.up}
        await self._arrange()
        for child in old:
            child.drain()
        for place in set(new) - set(self._serving):
            self._run(self._replace(new[place]))
        await asyncio.gather(*(child.waited(_LEAVES_WITHIN) for child in old))
        log.info("restarted: all server processes are new, of version %s", new[0].program)

    async def _look(self) -> None:
        """Wait for the end, looking now and then whether everybody is alive."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), _LOOKS_EVERY)
        for child in self._serving.values():
            if child.missed_beat():
                log.error("a server process is stuck: it is killed")
                child.kill()

    async def _end(self, doorway: Doorway | None) -> None:
        self._stop.set()
        if doorway is not None:
            doorway.close()
        self._listening.close()
        self._ledger_file.close()
        self._assignment.close()
        self._serving.clear()
        for task in list(self._tasks):
            task.cancel()
        children = list(self._children)
        for child in children:
            child.drain()
        await asyncio.gather(*(child.waited(_LEAVES_WITHIN) for child in children))

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _all_ready(children: list[Child]) -> bool:
    for child in children:
        await child.ready.wait()
    return True
