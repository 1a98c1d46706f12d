"""Players by name, as the command line and the server ask for them: ``greedy``, ``ismcts:10000``, ``level:5``.

A spec is a name of the game's descriptor and, behind a colon, one number that the player takes (a budget, a level).
Modules are loaded when they are asked for, so that asking for one game's players never loads another's.
"""

from typing import cast

from whitechapel.core.descriptor import Level, loaded
from whitechapel.core.errors import WhitechapelError
from whitechapel.core.registry import describe
from whitechapel.players.base import Explainer, Player
from whitechapel.players.careless import Careless
from whitechapel.players.contract import PlayerClass, SpecError, made, takes_number
from whitechapel.players.levels import capped

LEVEL = "level"
_ANYWHERE = {"uniform": "whitechapel.players.uniform:Uniform"}
"""Players of every game, whatever its descriptor says."""


def player(spec: str, *, game: str, seed: int = 0) -> Player:
    """The player that `spec` names, for one seat in one match of `game`; raises `SpecError`."""
    name, colon, number = spec.partition(":")
    if name == LEVEL:
        return _at_level(spec, number, game, seed)
    players = _players(game)
    if name not in players:
        raise SpecError(spec, f"is not a player of {game}", "one of " + ", ".join([*players, f"{LEVEL}:NUMBER"]))
    try:
        own = cast(PlayerClass, loaded(players[name]))
    except WhitechapelError as error:
        raise SpecError(spec, f"can't be made: {error}") from error
    if not colon:
        return made(own, spec, game=game, seed=seed)
    if not takes_number(own):
        raise SpecError(spec, "can't be read", name)
    if not (number.isascii() and number.isdecimal() and len(number) < 10 and int(number) > 0):
        raise SpecError(spec, "can't be read", f"{name}:NUMBER")
    return made(own, spec, int(number), game=game, seed=seed)


def strongest(game: str) -> str:
    """The spec of a game's highest level."""
    return f"{LEVEL}:{len(describe(game).levels)}"


def _players(game: str) -> dict[str, str]:
    try:
        return {**_ANYWHERE, **describe(game).players}
    except WhitechapelError as error:
        raise SpecError(game, "has no players: it is not a game", error.right) from error


def _at_level(spec: str, number: str, game: str, seed: int) -> Player:
    """The player of a level, careless as often as the game's descriptor says, and no slower."""
    _players(game)
    levels: dict[str, Level] = {str(row): level for row, level in enumerate(describe(game).levels, 1)}
    if number not in levels:
        right = f"{LEVEL}:1 to {LEVEL}:{len(levels)}" if levels else "another player"
        raise SpecError(spec, f"is not a level of {game}", right)
    level = levels[number]
    thinking = player(level.player, game=game, seed=seed)
    if level.careless:
        if not isinstance(thinking, Explainer):
            raise SpecError(spec, f"can't be made: {level.player} can't explain itself", "a level that is not careless")
        thinking = Careless(thinking, share=level.careless / 100, seed=seed)
    return capped(thinking, level.seconds, game)
