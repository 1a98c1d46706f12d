"""Lines that are typed while other things happen."""

import asyncio
import os
import threading
from contextlib import suppress
from typing import Protocol, TextIO


class Lines(Protocol):
    """Where lines are read from: standard input, or anything else that has them."""

    def readline(self) -> str:
        """The next line with its end, or an empty string when there are no more."""
        ...


class FileLines:
    """The lines of a file, whatever bytes are in it.

    A thread may wait for one while the program ends: unlike Python's own files, this holds no lock meanwhile.

    Args:
        file: what the lines are read from. Nothing must have been read from it before.
    """

    def __init__(self, file: TextIO) -> None:
        self._number = file.fileno()
        self._encoding = file.encoding
        self._left = b""
        self.isatty = file.isatty

    def readline(self) -> str:
        """The next line with its end, or an empty string when there are no more."""
        with suppress(OSError):  # a terminal that is gone has no more lines
            while b"\n" not in self._left and (more := os.read(self._number, 4096)):
                self._left += more
        line, end, self._left = self._left.partition(b"\n")
        return (line + end).decode(self._encoding, "replace")


class Reader:
    """Reads one line at a time, in a thread of its own, so that a match goes on meanwhile.

    Args:
        lines: where they come from; None where there are none.
    """

    def __init__(self, lines: Lines | None) -> None:
        self._lines = lines
        self._coming: asyncio.Future[str] | None = None

    def coming(self) -> asyncio.Future[str]:
        """The line that is typed next, as `Lines` gives it; the same for whoever asks before it was `taken`."""
        if self._coming is None:
            self._coming = asyncio.get_running_loop().create_future()
            threading.Thread(target=self._read, args=(self._coming,), daemon=True).start()
        return self._coming

    def taken(self) -> str:
        """The line that has come. From now on the next one is coming."""
        assert self._coming is not None  # noqa: S101 - it has come
        line, self._coming = self._coming.result(), None
        return line

    def _read(self, coming: asyncio.Future[str]) -> None:
        error: BaseException | None = None
        line = ""
        try:
            line = self._lines.readline() if self._lines is not None else ""
        except BaseException as raised:  # raised again where the line is taken
            error = raised

        def give() -> None:
            if coming.cancelled():
                return
            if error is None:
                coming.set_result(line)
            else:
                coming.set_exception(error)

        with suppress(RuntimeError):  # nobody waits any more: the program has left
            coming.get_loop().call_soon_threadsafe(give)
