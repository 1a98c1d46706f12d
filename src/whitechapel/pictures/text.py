"""Lines of text that fit: how wide words are in Old Standard, as near as a picture needs it."""

from collections.abc import Sequence

_NARROW = frozenset("iljtfrI.,;:!|'\u2018\u2019()[] \u00a0·-")
_WIDE = frozenset("mwMWQOGDHNKœŒ—…%@")
_WIDTHS = (0.33, 0.54, 0.84)
"""Of narrow, common and wide letters, as parts of the size; rather too much than too little."""


def width_of(text: str, size: float) -> float:
    """How wide a text is at most."""
    kinds = (0 if letter in _NARROW else 2 if letter in _WIDE else 1 for letter in text)
    return size * sum(_WIDTHS[kind] for kind in kinds)


def lines_of(text: str, size: float, width: float) -> list[str]:
    """A text in lines no wider than `width`; a word that is wider has a line of its own."""
    lines: list[str] = []
    for word in _spaced(text).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitted(texts: Sequence[str], size: float, width: float, most: int) -> list[str]:
    """Several texts, each from a line of its own on, in `most` lines; what is left out leaves three dots."""
    lines = [line for text in texts if text for line in lines_of(text, size, width)]
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], f"{lines[most - 1].rstrip('.,;: ')}…"]


def _spaced(text: str) -> str:
    """The font has no narrow space: French puts one before some signs."""
    return text.replace("\u202f", "\u00a0").strip()
