"""What the board shows: now, or an earlier moment that is looked back at."""

from collections.abc import Sequence
from typing import NamedTuple

from whitechapel.terminal.moments import MOVE, TAKEN_BACK, Moment, Position
from whitechapel.terminal.telling import told
from whitechapel.terminal.words import Words


class LogLine(NamedTuple):
    """A line of the log: its text, how many moments there were then, and whether it was said aloud."""

    text: str
    upto: int
    aloud: bool


class Showing:
    """The moments of a game, and the one that is looked at (None for now)."""

    def __init__(self, start: Position, game: str, words: Words) -> None:
        self.moments: Sequence[Moment] = ()
        self.looking_at: int | None = None
        self._start = start
        self._game = game
        self._words = words
        self._told: list[tuple[Moment, list[str]]] = []

    @property
    def upto(self) -> int:
        """How many moments are shown."""
        return len(self.moments) if self.looking_at is None else self.looking_at

    @property
    def position(self) -> Position:
        """The table after the last moment shown that changed it."""
        shown = (moment.position for moment in reversed(self.moments[: self.upto]))
        return next((position for position in shown if position is not None), self._start)

    @property
    def last(self) -> str | None:
        """The last thing a player did among what is shown, to point it out; nothing once it was taken back."""
        shown = (moment for moment in reversed(self.moments[: self.upto]) if moment.kind in (MOVE, TAKEN_BACK))
        return next((moment.action for moment in shown), None)

    def lines(self) -> list[LogLine]:
        """The log: a line or more for every moment worth telling."""
        self._tell()
        return [
            LogLine(text, number, aloud=bool(part))
            for number, (_, texts) in enumerate(self._told, 1)
            for part, text in enumerate(texts)
        ]

    def _tell(self) -> None:
        """Put what is new into words; the last moment always is, as what comes after it may change what is told."""
        same = 0
        for (known, _), moment in zip(self._told[:-1], self.moments, strict=False):
            if known is not moment:
                break
            same += 1
        self._told = self._told[:same] + [
            (self.moments[number], told(self.moments, number, self._game, self._words))
            for number in range(same, len(self.moments))
        ]

    def step(self, by: int) -> None:
        """Look a line of the log further back, or forward again to now."""
        stops = sorted({line.upto for line in self.lines()} | {len(self.moments)})
        here = [stop for stop in stops if stop <= self.upto]
        at = max(0, min(len(stops) - 1, len(here) - 1 + by)) if stops else 0
        self.look(stops[at] if stops else None)

    def look(self, upto: int | None) -> None:
        """Look at the table after so many moments; None, or all of them, is now."""
        self.looking_at = None if upto is None or upto >= len(self.moments) else max(0, upto)
