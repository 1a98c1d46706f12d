"""People who know nothing but the lines that are printed, and type."""

import io
import random
import re
import threading
from collections.abc import Callable

_NUMBERED = re.compile(r"^ *(\d+)  \S", re.MULTILINE)
PATIENCE = 60.0


class Listener(io.StringIO):
    """Hears what is printed; types, behind each prompt, what `answer` makes of what was heard since the last one.

    Args:
        answer: what to type.
    """

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__()
        self._answer = answer
        self._fresh = ""
        self._gone = False
        self._printed = threading.Condition()

    def write(self, text: str) -> int:
        """Hear something."""
        with self._printed:
            self._fresh += text
            self._printed.notify_all()
            return super().write(text)

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed's IOBase has bytes
        """Wait for a prompt, and type."""
        with self._printed:
            assert self._printed.wait_for(lambda: self._gone or self._fresh.endswith("> "), PATIENCE)
            heard, self._fresh = self._fresh, ""
        return "" if self._gone else self._answer(heard) + "\n"

    def leave(self) -> None:
        """Type nothing any more."""
        with self._printed:
            self._gone = True
            self._printed.notify_all()


class Person(Listener):
    """Hears what is printed; what is typed comes from a test."""

    def __init__(self) -> None:
        super().__init__(str)
        self._lines: list[str] = []

    def type(self, *lines: str) -> None:
        """Type lines."""
        with self._printed:
            self._lines += lines
            self._printed.notify_all()

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]  # the same
        """The line typed next."""
        with self._printed:
            assert self._printed.wait_for(lambda: self._gone or bool(self._lines), PATIENCE)
            return "" if not self._lines else self._lines.pop(0) + "\n"


def by_lists(seed: int) -> Callable[[str], str]:
    """An answer: the list of what may be done is asked for, then one of its numbers is typed."""
    rng = random.Random(seed)

    def answer(heard: str) -> str:
        numbers = _NUMBERED.findall(heard)
        return rng.choice(numbers) if numbers else "list"

    return answer
