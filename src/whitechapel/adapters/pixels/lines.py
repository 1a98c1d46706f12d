"""The picture of a game that has none of its own: the lines it renders, on a sheet of one size."""

from whitechapel.adapters.pixels.canvas import Canvas, Pixels

_WIDTH, _HEIGHT = 640, 480
_LINE = 16
_MARGIN = 8


def written(text: str) -> Pixels:
    """A text in capital letters; what does not fit is cut off."""
    canvas = Canvas(_WIDTH, _HEIGHT)
    for number, line in enumerate(text.splitlines()[: (_HEIGHT - _MARGIN) // _LINE]):
        canvas.text(_MARGIN, _MARGIN + _LINE * number, line)
    return canvas.pixels
