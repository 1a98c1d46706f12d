"""Which process has which slot, how that changes, and where a connection goes.

Whoever has a slot lets it go first, which is acknowledged, and only then the next one takes it. Connections that come
meanwhile wait for a moment.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from typing import TypeAlias

from whitechapel.server.processes.child import Child
from whitechapel.server.processes.slots import SLOTS, assigned, slot_of

_RELEASED_WITHIN = 0.5
"""Seconds after which a process that does not let go is not waited for: the database decides between two writers."""
_MOST_WAITING = 1000

Owners: TypeAlias = list[Child | None]


def arranged(serving: Mapping[int, Child]) -> Owners:
    """Every slot with one of those who serve, by their places."""
    return [serving[place] for place in assigned(sorted(serving))] if serving else [None] * SLOTS


class Assignment:
    """The owners of all slots.

    Attributes:
        owners: the process of each slot.
    """

    def __init__(self) -> None:
        self.owners: Owners = [None] * SLOTS
        self._serving: list[Child] = []
        self._waiting: list[tuple[socket.socket, str | None]] = []
        self._changing = asyncio.Lock()
        self._changes = 0
        self._turn = 0
        self._closed = False

    def enter(self, connection: socket.socket, match_id: str | None) -> None:
        """Bring a connection to the process it is for; where there is none yet, it waits."""
        for serving in self._serving:
            serving.listen()  # what was said of a match before somebody came for it is passed on before
        child = self.owners[slot_of(match_id)] if match_id is not None else None
        if child is None or child.crowded:
            child = self._any()  # any process can serve any match
        if self._closed:
            connection.close()
        elif child is not None and not child.gone and not self._changing.locked():
            child.give(connection)
        elif len(self._waiting) < _MOST_WAITING:
            self._waiting.append((connection, match_id))
        else:
            connection.close()

    @property
    def crowded(self) -> bool:
        """Whether all processes are slow to take those who come."""
        return bool(self._serving) and all(child.crowded for child in self._serving)

    def grown(self, news: str) -> None:
        """Tell the owner of a match that it has grown elsewhere: the news begins with the match's id."""
        owner = self.owners[slot_of(news.partition(" ")[0])]
        if owner is not None:
            owner.tell(news)

    async def change(self, children: set[Child], decide: Callable[[], Owners]) -> int:
        """Let every slot belong to whom `decide` says; gives how many listeners had to leave for that."""
        left = 0
        async with self._changing:
            owners = decide()
            self._changes += 1
            up = [child for child in children if child.up]
            releasing = [
                child.own(str(self._changes), [slot for slot, owner in enumerate(owners) if owner is child])
                for child in up
            ]
            if releasing:
                done, _ = await asyncio.wait(releasing, timeout=_RELEASED_WITHIN)
                left = sum(future.result() for future in done)
            self.owners = owners
            self._serving = list(dict.fromkeys(owner for owner in owners if owner is not None))
            for child in up:
                child.take()
        waiting, self._waiting = self._waiting, []
        for connection, match_id in waiting:
            self.enter(connection, match_id)
        return left

    def close(self) -> None:
        """Let nobody in any more."""
        self._closed = True
        for connection, _ in self._waiting:
            connection.close()
        self._waiting.clear()

    def _any(self) -> Child | None:
        """Whose turn it is to serve somebody who comes for no match; one who is slow is left out."""
        able = [child for child in self._serving if not child.crowded] or self._serving
        self._turn += 1
        return able[self._turn % len(able)] if able else None
