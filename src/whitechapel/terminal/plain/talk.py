"""Talking in lines: what is printed, and what is typed behind a prompt."""

import asyncio
from collections.abc import Awaitable
from typing import Any, TextIO

from whitechapel.terminal.plain.reading import Lines, Reader


class Talk:
    """Lines out, lines in.

    Args:
        answers: where answers are read from, or None where there is nothing to read.
        output: where everything is printed.

    Attributes:
        is_terminal: whether a person types, and sees what he types.
    """

    def __init__(self, answers: Lines | None, output: TextIO) -> None:
        self._reader = Reader(answers)
        self._output = output
        self._prompted = ""
        self.is_terminal = bool(getattr(answers, "isatty", bool)())

    def say(self, *lines: str) -> None:
        """Print lines; a prompt that waits for an answer is left behind."""
        if self._prompted:
            print(file=self._output)
            self._prompted = ""
        print(*lines, sep="\n", file=self._output)

    def prompt(self, prompt: str) -> None:
        """Print what an answer is typed behind, unless it stands there already."""
        if prompt != self._prompted:
            if self._prompted:
                print(file=self._output)
            print(prompt, end="", file=self._output, flush=True)
            self._prompted = prompt

    async def typed(self, *others: Awaitable[object]) -> str | None:
        """The next line; an empty one without its end where there are no more, None where something else came first."""
        coming = self._reader.coming()
        waiting = [asyncio.ensure_future(other) for other in others]
        self._output.flush()
        either: list[asyncio.Future[Any]] = [coming, *waiting]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for other in waiting:
                other.cancel()
        if not coming.done():
            return None
        line = self._reader.taken()
        if line and not self.is_terminal:  # a terminal shows what is typed; here the whole can be read afterwards
            print(line.strip(), file=self._output)
        if line:
            self._prompted = ""
        return line

    def clear(self) -> None:
        """Wipe the screen, where there is one."""
        if self._output.isatty():
            self.say("\x1b[2J\x1b[3J\x1b[H")
