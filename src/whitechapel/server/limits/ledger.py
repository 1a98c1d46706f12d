"""What the processes of a server count together, so that a limit holds for all of them.

It is a file that only these processes have open, full of numbers: one for each limit and network that all of them write
(two that write at the very same moment forget one request), and a row for each process of what it holds, which is free
when the process has ended. Two networks may share a number, which nobody can aim at: it is found by a hash with a key.
"""

import mmap
import secrets
import tempfile
from collections.abc import MutableSequence
from hashlib import blake2b
from typing import IO, NamedTuple, cast

_ROW = 16_384
_KEY = 16
_NUMBER = 8


class Number(NamedTuple):
    """One of many numbers: where it is kept, and at which place."""

    kept: MutableSequence[float]
    at: int


class Ledger:
    """The file as one process sees it: the first row is everybody's, the others have a process each, from 1 on."""

    def __init__(self, file: IO[bytes], row: int = 0) -> None:
        memory = mmap.mmap(file.fileno(), 0)
        self._key = memory[:_KEY]
        self._numbers = memoryview(memory)[_KEY:].cast("d")
        self._own = row * _ROW

    def shared(self, what: str, network: str) -> Number:
        """A number of a network that all processes read and write."""
        return Number(cast(MutableSequence[float], self._numbers), self._place(what, network))

    def hold(self, what: str, network: str, more: int) -> None:
        """This process holds more of something, or less, for a network."""
        self._numbers[self._own + self._place(what, network)] += more

    def held(self, what: str, network: str) -> float:
        """What all processes hold for a network."""
        return sum(self._numbers[_ROW + self._place(what, network) :: _ROW].tolist())

    def forget(self, row: int) -> None:
        """A process has ended: it holds nothing any more."""
        self._numbers[row * _ROW : (row + 1) * _ROW] = memoryview(bytes(_ROW * _NUMBER)).cast("d")

    def _place(self, what: str, network: str) -> int:
        found = blake2b(f"{what} {network}".encode(errors="replace"), key=self._key, digest_size=8).digest()
        return int.from_bytes(found, "big") % _ROW


def new_ledger(processes: int) -> IO[bytes]:
    """A file for so many processes, which is gone with the last of them."""
    file = tempfile.TemporaryFile(prefix="whitechapel-limits-")  # noqa: SIM115 - open as long as the supervisor is there
    file.write(secrets.token_bytes(_KEY))
    file.truncate(_KEY + (1 + processes) * _ROW * _NUMBER)
    file.flush()
    return file
