"""Where connections come in: accepted, looked at without taking a byte of them, and passed on.

A connection that does not say at once which match it is for is passed on as it is: whoever is slow to speak is the
business of the process that serves it. Networks that come too often are hung up on here, where that is cheap, and while
the processes can't keep up, those who come wait outside.
"""

import asyncio
import logging
import socket
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from whitechapel.server.processes.naming import LOOKED_AT, match_named

log = logging.getLogger(__name__)

_PATIENCE = 0.5
"""Seconds in which a connection may say which match it is for."""
_MOST_SILENT = 512
"""How many may be silent at a time; the one that was silent longest is passed on to make room."""
_AT_ONCE = 64
_OUT_OF_FILES = 0.1
_CROWDED = 0.02


class Inside(Protocol):
    """Where connections are passed on to."""

    @property
    def crowded(self) -> bool:
        """Whether nobody should come in for a moment."""

    def enter(self, connection: socket.socket, match_id: str | None) -> None:
        """Bring a connection in, with the match it is for."""


class Doorway:
    """Accepts connections on a listening socket.

    Args:
        listening: the socket.
        inside: is given each connection, with the match it is for.
        admits: says whether somebody may come in from an address.
    """

    def __init__(self, listening: socket.socket, inside: Inside, admits: Callable[[str], bool]) -> None:
        self._listening = listening
        self._inside = inside
        self._admits = admits
        self._loop = asyncio.get_running_loop()
        self._silent: OrderedDict[socket.socket, asyncio.TimerHandle] = OrderedDict()
        listening.setblocking(False)
        self._open = False
        self.open()

    def open(self) -> None:
        """Accept connections from now on."""
        if self._listening.fileno() >= 0:
            self._open = True
            self._loop.add_reader(self._listening.fileno(), self._accept)

    def close(self) -> None:
        """Accept no more; the port is free from now on."""
        if self._open:
            self._loop.remove_reader(self._listening.fileno())
        self._open = False
        self._listening.close()
        while self._silent:
            self._pass_on(next(iter(self._silent)), None)

    def _accept(self) -> None:
        if self._inside.crowded:
            self._pause(_CROWDED)
            return
        for _ in range(_AT_ONCE):
            try:
                connection, peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:  # no descriptor is left: those who wait outside wait a little longer
                log.warning("no connection can be accepted: %s", error.strerror)
                self._pause(_OUT_OF_FILES)
                return
            if self._admits(peer[0]):
                connection.setblocking(False)
                self._look(connection)
            else:
                connection.close()

    def _pause(self, seconds: float) -> None:
        self._loop.remove_reader(self._listening.fileno())
        self._loop.call_later(seconds, self.open)

    def _look(self, connection: socket.socket) -> None:
        try:
            head = connection.recv(LOOKED_AT, socket.MSG_PEEK)
            gone = connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        except BlockingIOError:
            self._wait_for(connection)
            return
        except OSError:
            gone = True
        if gone:
            self._forget(connection)
            connection.close()
        else:
            self._pass_on(connection, match_named(head))

    def _wait_for(self, connection: socket.socket) -> None:
        if connection in self._silent:
            return
        if len(self._silent) >= _MOST_SILENT:
            self._pass_on(next(iter(self._silent)), None)
        self._silent[connection] = self._loop.call_later(_PATIENCE, self._pass_on, connection, None)
        self._loop.add_reader(connection.fileno(), self._look, connection)

    def _pass_on(self, connection: socket.socket, match_id: str | None) -> None:
        self._forget(connection)
        self._inside.enter(connection, match_id)

    def _forget(self, connection: socket.socket) -> None:
        timer = self._silent.pop(connection, None)
        if timer is not None:
            timer.cancel()
            self._loop.remove_reader(connection.fileno())
