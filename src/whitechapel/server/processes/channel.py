"""One end of a pair of Unix sockets between supervisor and process: a line a message, with a socket if need be."""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

PASSING = "connection"
"""The word of the message that brings a socket."""
Heard: TypeAlias = Callable[[str, str, socket.socket | None], None]

_CHUNK = 65536
_AT_ONCE = 64
_CROWD = 64
_CLOSED_IN_CHILDREN = getattr(socket, "MSG_CMSG_CLOEXEC", 0)


class Channel:
    """Sends and hears messages: a word and a text of one line.

    Args:
        end: our end of the pair.
        heard: is given each message, and the socket that came with it.
        ended: is called once, when the other side is gone.
    """

    def __init__(self, end: socket.socket, heard: Heard, ended: Callable[[], None]) -> None:
        self._end = end
        self._heard = heard
        self._ended = ended
        self._loop = asyncio.get_running_loop()
        self._outgoing: deque[tuple[bytes, socket.socket | None]] = deque()
        self._incoming = b""
        self._arrived: deque[int] = deque()
        self._closed = False
        end.setblocking(False)
        self._loop.add_reader(end.fileno(), self.read)

    def __len__(self) -> int:
        """How many messages wait to be sent."""
        return len(self._outgoing)

    @property
    def crowded(self) -> bool:
        """Whether so many wait that nobody else should come."""
        return len(self._outgoing) > _CROWD

    def send(self, word: str, text: str = "") -> None:
        """Send a message, as soon as the other side reads."""
        self._put(f"{word} {text}\n".encode(), None)

    def hand(self, connection: socket.socket) -> None:
        """Pass a connection to the other side; it is closed here."""
        self._put(f"{PASSING} \n".encode(), connection)

    def close(self) -> None:
        """Hang up; connections that were not passed on are closed."""
        if self._closed:
            return
        self._closed = True
        self._loop.remove_reader(self._end.fileno())
        self._loop.remove_writer(self._end.fileno())
        self._end.close()
        for _, connection in self._outgoing:
            if connection is not None:
                connection.close()
        for descriptor in self._arrived:
            socket.close(descriptor)

    def _put(self, line: bytes, connection: socket.socket | None) -> None:
        if self._closed:
            if connection is not None:
                connection.close()
            return
        self._outgoing.append((line, connection))
        if len(self._outgoing) == 1:
            self._write()

    def _write(self) -> None:
        while self._outgoing:
            line, connection = self._outgoing[0]
            try:
                if connection is None:
                    sent = self._end.send(line)
                else:
                    sent = socket.send_fds(self._end, [line], [connection.fileno()])
                    connection.close()
            except BlockingIOError:
                self._loop.add_writer(self._end.fileno(), self._write)
                return
            except OSError:  # the other side is gone
                self._gone()
                return
            if sent < len(line):
                self._outgoing[0] = line[sent:], None
            else:
                self._outgoing.popleft()
        self._loop.remove_writer(self._end.fileno())

    def read(self) -> None:
        """Hear what has come."""
        for _ in range(_AT_ONCE):
            if self._closed:
                return
            try:
                data, descriptors, _, _ = socket.recv_fds(self._end, _CHUNK, 4, _CLOSED_IN_CHILDREN)
            except BlockingIOError:
                return
            except OSError:
                data, descriptors = b"", []
            if not data:
                self._gone()
                return
            self._arrived.extend(descriptors)
            *lines, self._incoming = (self._incoming + data).split(b"\n")
            for line in lines:
                self._hear(line.decode())

    def _hear(self, line: str) -> None:
        word, _, text = line.partition(" ")
        connection = None
        if word == PASSING:
            with suppress(IndexError, OSError):  # a connection that was reset on its way
                connection = socket.socket(fileno=self._arrived.popleft())
        self._heard(word, text, connection)

    def _gone(self) -> None:
        if not self._closed:
            self.close()
            self._ended()
