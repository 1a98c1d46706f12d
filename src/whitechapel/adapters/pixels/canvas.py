"""Something to draw on: rectangles, discs, hexes and letters, in pixels from the upper left corner."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from whitechapel.adapters.pixels.letters import stencil

Pixels: TypeAlias = NDArray[np.uint8]
Distances: TypeAlias = NDArray[np.int_]
Colour: TypeAlias = tuple[int, int, int]

INK: Colour = (24, 24, 32)
PAPER: Colour = (232, 226, 210)
SHADE: Colour = (176, 170, 156)
LAMPLIGHT: Colour = (250, 205, 80)

_SLOPE = 3**0.5


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int) -> None:
        self.pixels: Pixels = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = PAPER

    def copy(self) -> "Canvas":
        """Another canvas with the same drawn on it."""
        height, width, _ = self.pixels.shape
        other = Canvas(width, height)
        other.pixels[:] = self.pixels
        return other

    def rectangle(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        """A filled rectangle."""
        self.pixels[max(top, 0) : top + height, max(left, 0) : left + width] = colour

    def disc(self, x: int, y: int, radius: int, colour: Colour) -> None:
        """A filled circle around a point."""
        area, across, down = self._around(x, y, radius)
        area[across**2 + down**2 <= radius**2] = colour

    def hexagon(self, x: int, y: int, size: int, colour: Colour) -> None:
        """A filled hex with a flat top around a point; its corners are `size` away."""
        area, across, down = self._around(x, y, size)
        area[(down <= _SLOPE / 2 * size) & (_SLOPE * across + down <= _SLOPE * size)] = colour

    def _around(self, x: int, y: int, reach: int) -> tuple[Pixels, Distances, Distances]:
        """The pixels around a point, and how far across and down from it they are."""
        left, top = max(x - reach, 0), max(y - reach, 0)
        area = self.pixels[top : y + reach + 1, left : x + reach + 1]
        down, across = np.ogrid[top : top + area.shape[0], left : left + area.shape[1]]
        return area, np.abs(across - x), np.abs(down - y)

    def text(self, left: int, top: int, text: str, colour: Colour = INK, scale: int = 2) -> None:
        """A line of capital letters; what does not fit is cut off."""
        marks = stencil(text, scale)
        area = self.pixels[top : top + marks.shape[0], left : left + marks.shape[1]]
        area[marks[: area.shape[0], : area.shape[1]]] = colour

    def label(self, x: int, y: int, text: str, colour: Colour = INK, scale: int = 2) -> None:
        """A line of capital letters around a point."""
        height, width = stencil(text, scale).shape
        self.text(x - width // 2, y - height // 2, text, colour, scale)
