"""Players by name, as the command line and the server ask for them: ``greedy``, ``ismcts:10000``, ``level:8``.

A spec is a name and, behind a colon, one number that the player takes (a budget, a level). Modules are loaded when
they are asked for, so that asking for one game's players never loads the other's.
"""

from importlib import import_module
from typing import NamedTuple, cast

from whitechapel.core.errors import WhitechapelError
from whitechapel.players.base import Explainer, Player
from whitechapel.players.careless import Careless
from whitechapel.players.levels import LEVELS


class SpecError(WhitechapelError):
    """A player's spec that names nobody."""


class Entry(NamedTuple):
    """Where a player is kept: its module, its class, and whether it takes a number."""

    module: str
    name: str
    number: bool = False


PLAYERS: dict[str, dict[str, Entry]] = {
    "pocket": {
        "uniform": Entry("whitechapel.players.uniform", "Uniform"),
        "greedy": Entry("whitechapel.players.pocket.greedy", "Greedy"),
        "turn": Entry("whitechapel.players.pocket.turn", "WholeTurn"),
        "ismcts": Entry("whitechapel.players.pocket.ismcts", "Ismcts", number=True),
        "beginner": Entry("whitechapel.players.pocket.beginner", "Beginner"),
        "specialist": Entry("whitechapel.players.pocket.specialist", "Specialist", number=True),
    },
    "classic": {
        "uniform": Entry("whitechapel.players.uniform", "Uniform"),
        "greedy": Entry("whitechapel.players.classic.greedy", "Greedy"),
        "ismcts": Entry("whitechapel.players.classic.ismcts", "Ismcts", number=True),
        "glance": Entry("whitechapel.players.classic.glance", "Glance", number=True),
        "specialist": Entry("whitechapel.players.classic.specialist", "Specialist", number=True),
    },
}


def player(spec: str, *, game: str, seed: int = 0) -> Player:
    """The player that `spec` names, for `game`; raises `SpecError`."""
    if game not in PLAYERS:
        raise SpecError(game, "has no players", "one of " + ", ".join(PLAYERS))
    name, colon, number = spec.partition(":")
    if name == "level":
        return _at_level(spec, number, game, seed)
    entry = PLAYERS[game].get(name)
    if entry is None:
        raise SpecError(spec, f"is not a player of {game}", "one of " + ", ".join([*PLAYERS[game], "level:NUMBER"]))
    make = getattr(import_module(entry.module), entry.name)
    if not colon:
        return cast(Player, make(seed=seed))
    if not entry.number or not (number.isascii() and number.isdecimal() and 0 < int(number) < 10**9):
        raise SpecError(spec, "can't be read", f"{name}:NUMBER" if entry.number else name)
    return cast(Player, make(int(number), seed=seed))


def _at_level(spec: str, number: str, game: str, seed: int) -> Player:
    """The player of a level, careless as often as the table of levels says."""
    levels = {str(row): level for row, level in enumerate(LEVELS.get(game, ()), 1)}
    if number not in levels:
        raise SpecError(
            spec, f"is not a level of {game}", f"level:1 to level:{len(levels)}" if levels else "another player"
        )
    made = player(levels[number].spec, game=game, seed=seed)
    if not levels[number].careless:
        return made
    return Careless(cast(Explainer, made), share=levels[number].careless / 100, seed=seed)
