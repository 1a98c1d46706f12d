"""What is rendered: the table as one viewer knows it, as text or as a picture."""

from typing import TypeAlias

from whitechapel.adapters.pettingzoo.pictures import picture
from whitechapel.adapters.pettingzoo.pictures.canvas import Pixels
from whitechapel.adapters.pettingzoo.quick_referee import QuickReferee
from whitechapel.core import OptionError, Seat

Frame: TypeAlias = str | Pixels
FRAMES = ("human", "ansi", "rgb_array")


def checked_mode(mode: str | None) -> str | None:
    """A way of rendering, or None for none; raises `OptionError` on any other."""
    if mode is not None and mode not in FRAMES:
        raise OptionError(mode, "is not a way to render", "one of " + ", ".join(FRAMES))
    return mode


def frame(referee: QuickReferee, viewer: Seat, mode: str | None) -> Frame | None:
    """What `viewer` sees of the game now; ``human`` prints it."""
    if mode is None:
        return None
    seen = referee.observation(viewer)
    if mode == "rgb_array":
        return picture(referee.game.NAME, seen)
    text = referee.game.render(seen)
    if mode == "ansi":
        return text
    print(text)
    return None
