"""The log as it is shown, and which entry of it is looked at: the last one, or an earlier one."""

from collections.abc import Sequence
from typing import NamedTuple

from whitechapel.table.log import Entry, last_action
from whitechapel.words import Words, capital

_ALOUD = ("answer", "chase", "end")
"""The kinds of beats that are said aloud to everybody."""


class LogLine(NamedTuple):
    """A line of the log: its text, the entry it is of, and whether it was said aloud."""

    text: str
    number: int
    aloud: bool


class LogView:
    """The entries of a log, and the number that is looked back at (None for now).

    Args:
        words: the language.
        face_up: whether secrets are told: nobody is to be kept from them.
    """

    def __init__(self, words: Words, *, face_up: bool = False) -> None:
        self._face_up = face_up
        self.entries: Sequence[Entry] = ()
        self.looking_at: int | None = None
        self._words = words
        self._said: list[tuple[Entry, list[LogLine]]] = []

    @property
    def number(self) -> int:
        """The number of the last entry shown."""
        return len(self.entries) if self.looking_at is None else self.looking_at

    @property
    def touched(self) -> frozenset[str]:
        """The places that the last action that stands has touched, to point it out."""
        last = last_action(self.entries[: self.number])
        beats = () if last is None else last.beats
        return frozenset(place for beat in beats if beat.kind == "action" for place in beat.places)

    def lines(self) -> list[LogLine]:
        """The log: a line for every beat there is something to say of."""
        same = 0
        for (known, _), entry in zip(self._said, self.entries, strict=False):
            if known is not entry:
                break
            same += 1
        self._said = self._said[:same] + [(entry, self._lines(entry)) for entry in self.entries[same:]]
        return [line for _, lines in self._said for line in lines]

    def _lines(self, entry: Entry) -> list[LogLine]:
        return [
            LogLine(capital(self._words.say(message)), entry.number, beat.kind in _ALOUD)
            for beat, message in entry.messages(face_up=self._face_up)
        ]

    def step(self, by: int) -> None:
        """Look at the entry before, or at the next one, as far as there is something to say of it."""
        stops = sorted({line.number for line in self.lines()} | {len(self.entries)})
        here = [stop for stop in stops if stop <= self.number]
        self.look(stops[max(0, min(len(stops) - 1, len(here) - 1 + by))])

    def look(self, number: int | None) -> None:
        """Look at the table after an entry; None, or the last one, is now."""
        self.looking_at = None if number is None or number >= len(self.entries) else max(0, number)
