"""All the house needs to know of a game: one descriptor each, found by its name or by an entry point.

A descriptor holds names, not modules: ``"package.module:object"`` is loaded when it is asked for. So the rules stay a
leaf, and a game that comes in a package of its own is played by everything here without a change to any file of ours.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import NamedTuple

from whitechapel.core.errors import NotationError


class Level(NamedTuple):
    """One level, for people.

    Attributes:
        player: the spec of the player that plays it, a name of the descriptor's players.
        careless: how often, in percent, it has a careless moment.
        seconds: the wall-clock time it thinks about an action at most.
    """

    player: str
    careless: int = 0
    seconds: float = 2.0


@dataclass(frozen=True, slots=True)
class Descriptor:
    """A game, as everybody finds it.

    Attributes:
        name: the word that records and the command line use.
        title: what people call it.
        rules: the module that holds the rules (`whitechapel.core.game.Game`).
        players: its players by name, each ``"module:class"``; a class is made with ``seed`` and, where the spec has one
            (``ismcts:10000``), a number.
        levels: what its levels are, the weakest first.
        story: ``"module"`` with `beats` and `choices` of its own; without one everything is told in notation.
        lessons: the ``"module:object"`` that holds its lessons (`whitechapel.core.lessons`), or an empty string.
        coach: the ``"module"`` that says what matters to a learner (`whitechapel.core.coach`), or an empty string.
        description: the ``"module"`` that says positions in words (`whitechapel.core.description`), or an empty string.
        tensors: the ``"module:object"`` that writes observations as arrays, or an empty string.
        board: the ``"module:object"`` that draws its board in a terminal, or an empty string: then `render` does.
        picture: the ``"module:function"`` that draws it in pixels, or an empty string.
        drawing: the ``"module:function"`` that draws its board for pictures (`whitechapel.core.svg.Board`), or an empty
            string: then pictures hold words alone.
        words: the package whose folder ``locales`` has its messages, where they are not among ours.
        openspiel: the name it is registered under at OpenSpiel.
        openspiel_parameters: what it takes there besides its rule options, with the defaults.
        most_actions: no game has more actions of players than this.
        most_chances: no game has more chance events than this.
        unit: what a stretch of the game is called: ``"turn"`` or ``"round"``.
        turns: how many of those a game has at most; 0 where that is not fixed.
    """

    name: str
    title: str
    rules: str
    players: Mapping[str, str] = field(default_factory=dict)
    levels: tuple[Level, ...] = (Level("uniform"),)
    story: str = ""
    lessons: str = ""
    coach: str = ""
    description: str = ""
    tensors: str = ""
    board: str = ""
    picture: str = ""
    drawing: str = ""
    words: str = ""
    openspiel: str = ""
    openspiel_parameters: Mapping[str, int] = field(default_factory=dict)
    most_actions: int = 1000
    most_chances: int = 1000
    unit: str = "turn"
    turns: int = 0


def loaded(reference: str) -> object:
    """What a reference ``"module:object"`` or ``"module"`` stands for."""
    module, _, name = reference.partition(":")
    try:
        found = import_module(module)
        return getattr(found, name) if name else found
    except (ModuleNotFoundError, AttributeError) as error:
        raise NotationError(reference, f"can't be loaded ({error})", "a module, or module:object") from error
