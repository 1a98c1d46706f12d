"""A sheet of characters that boards are drawn on, and which place each character belongs to."""

from functools import cache
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style


class Ink(NamedTuple):
    """How a character is drawn; what is None stays as it was."""

    colour: str | None = None
    ground: str | None = None
    bold: bool = False

    def over(self, below: "Ink") -> "Ink":
        """This ink on top of another."""
        return Ink(self.colour or below.colour, self.ground or below.ground, self.bold)


class Canvas:
    """Characters in rows and columns, each with its ink and the name of the place it shows, if any."""

    def __init__(self, width: int, height: int, ink: Ink) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[ink] * width for _ in range(height)]
        self._places: dict[tuple[int, int], str] = {}

    def put(self, x: int, y: int, text: str, ink: Ink) -> None:
        """Write a text from (x, y) on; what falls off the right side is cut off."""
        signs, inks = self._signs[y], self._inks[y]
        mixed: dict[Ink, Ink] = {}
        for column, sign in enumerate(text[: self.width - x], x):
            below = inks[column]
            if below not in mixed:
                mixed[below] = ink.over(below)
            signs[column], inks[column] = sign, mixed[below]

    def name(self, x: int, y: int, width: int, height: int, place: str) -> None:
        """Call this part of the sheet by the name of a place."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                self._places[column, row] = place

    def place_at(self, x: int, y: int) -> str | None:
        """The place shown at (x, y)."""
        return self._places.get((x, y))

    def lines(self) -> list[str]:
        """The whole sheet without its inks."""
        return ["".join(row).rstrip() for row in self._signs]

    def row(self, y: int) -> list[Segment]:
        """One row of the sheet, for the terminal."""
        signs, inks = self._signs[y], self._inks[y]
        found = []
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or (inks[x] is not inks[start] and inks[x] != inks[start]):
                found.append(Segment("".join(signs[start:x]), _style(inks[start])))
                start = x
        return found


@cache
def _style(ink: Ink) -> Style:
    return Style(color=ink.colour, bgcolor=ink.ground, bold=ink.bold or None)
