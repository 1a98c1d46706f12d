"""Pencil marks on suspects: what a player thinks of them, kept at this terminal with the match."""

import json
from pathlib import Path

from whitechapel.table import Table
from whitechapel.table.files import read_object, state_folder, write_whole
from whitechapel.terminal.saving import FileKeeper

MARKS = ("", "innocent", "likely")
"""What a suspect may be marked as: not at all, innocent, likely to be Jack."""
_MOST = 50
"""Marks of so many matches are kept, the latest."""


class Pencil:
    """The marks of one match.

    Args:
        match: what the match is known by; an empty text where its marks are not kept.
        place: the file.
    """

    def __init__(self, match: str = "", place: Path | None = None) -> None:
        self._match = match
        self._place = place or state_folder() / "pencil.json"
        self.marks: dict[str, str] = dict(self._read().get(match, {}))

    def turn(self, suspect: str) -> None:
        """Give a suspect the next mark."""
        following = MARKS[(MARKS.index(self.marks.get(suspect, "")) + 1) % len(MARKS)]
        self.marks = {name: mark for name, mark in (self.marks | {suspect: following}).items() if mark}
        if self._match:
            kept = {match: marks for match, marks in self._read().items() if match != self._match}
            kept = dict([*kept.items(), (self._match, self.marks)][-_MOST:])
            try:
                write_whole(self._place, json.dumps(kept))
            except OSError:
                return

    def _read(self) -> dict[str, dict[str, str]]:
        return {
            match: {name: mark for name, mark in marks.items() if mark in MARKS}
            for match, marks in read_object(self._place).items()
            if isinstance(marks, dict)
        }


def pencil_for(table: Table) -> Pencil:
    """The marks of a table's match."""
    keeper = getattr(table, "keeper", None)
    return Pencil(table.connection.address or (keeper.place.stem if isinstance(keeper, FileKeeper) else ""))
