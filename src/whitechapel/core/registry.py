"""Which games there are: ours, and those that other packages bring by the entry point group ``whitechapel.games``."""

from functools import cache
from importlib.metadata import entry_points
from typing import cast

from whitechapel.core.descriptor import Descriptor, loaded
from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyGame

ENTRY_POINTS = "whitechapel.games"
_OURS = {
    "pocket": "whitechapel.pocket.descriptor:POCKET",
    "classic": "whitechapel.classic.descriptor:CLASSIC",
}


@cache
def _found() -> dict[str, str]:
    """Where each game's descriptor is; ours first, so that looking one of them up is quick."""
    return _OURS | {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_found())


@cache
def describe(name: str) -> Descriptor:
    """The descriptor of the game called `name`; raises `NotationError`."""
    reference = _OURS.get(name) or _found().get(name)
    if reference is None:
        raise NotationError(name, "is not a game", "one of " + ", ".join(game_names()))
    return cast(Descriptor, loaded(reference))


@cache
def load_game(name: str) -> AnyGame:
    """The rules of the game called `name`; raises `NotationError`."""
    return cast(AnyGame, loaded(describe(name).rules))


def game_of(position: str) -> AnyGame:
    """The rules of the game that a position's text is of; raises `NotationError` where it names none."""
    label, equals, name = position.partition(";")[0].strip().partition("=")
    if label != "game" or not equals:
        raise NotationError(position, "is not a position", "a line that begins with game=NAME")
    return load_game(name)
