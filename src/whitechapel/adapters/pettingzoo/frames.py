"""What is rendered: the table as one viewer knows it, as text or as a picture."""

from typing import TypeAlias

from whitechapel.adapters.pixels import Pixels, picture
from whitechapel.core import Match, OptionError, Seat

Frame: TypeAlias = str | Pixels
FRAMES = ("human", "ansi", "rgb_array")


def checked_mode(mode: str | None) -> str | None:
    """A way of rendering, or None for none; raises `OptionError` on any other."""
    if mode is not None and mode not in FRAMES:
        raise OptionError(mode, "is not a way to render", "one of " + ", ".join(FRAMES))
    return mode


def frame(match: Match, viewer: Seat, mode: str | None) -> Frame | None:
    """What `viewer` sees of the match now; ``human`` prints it."""
    if mode is None:
        return None
    seen = match.observation(viewer)
    if mode == "rgb_array":
        return picture(match.game.NAME, seen)
    text = match.game.render(seen)
    if mode == "ansi":
        return text
    print(text)
    return None
