"""Making a player from its class, and seeing that it can be asked."""

from collections.abc import Callable
from functools import lru_cache
from inspect import Parameter, Signature, signature
from types import MethodType
from typing import TypeAlias, cast

from whitechapel.core.errors import WhitechapelError
from whitechapel.players.base import Player

PlayerClass: TypeAlias = Callable[..., object]
"""A class of players: made with a number, where it takes one, and ``seed`` and ``game``, where it takes those."""

CONTRACT = "choose(view, limit), where view has observation, legal_actions and log"


class SpecError(WhitechapelError):
    """A player's spec that names nobody, or a player that can't be made."""


def made(own: PlayerClass, spec: str, *number: int, game: str, seed: int) -> Player:
    """A new player of a class; raises `SpecError` where what comes out is none."""
    given: dict[str, object] = {"seed": seed, "game": game}
    try:
        new = own(*number, **{name: given[name] for name in _taken(own)})
    except WhitechapelError:
        raise
    except (Exception, SystemExit) as error:
        why = f"can't be loaded: {type(error).__name__}: {error}"
        raise SpecError(spec, why, "a class that can be made") from error
    return check_player(new, spec)


def takes_number(own: PlayerClass) -> bool:
    """Whether a class is made with a number: its first argument is one that is neither the seed nor the game."""
    first = next(iter(_signature(own).parameters.values()), None)
    positional = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD, Parameter.VAR_POSITIONAL)
    return first is not None and first.kind in positional and first.name not in ("seed", "game")


def check_player(given: object, spec: str) -> Player:
    """The same, if it can be asked like a player; raises `SpecError` that says what is missing."""
    choose = getattr(given, "choose", None)
    if not callable(choose):
        raise SpecError(spec, "is not a player", f"a class with {CONTRACT}")
    if _of_version_0_1(getattr(choose, "__func__", choose), isinstance(choose, MethodType)):
        raise SpecError(spec, "is a player of version 0.1: choose(observation, legal_actions, limit) is now", CONTRACT)
    return cast(Player, given)


@lru_cache
def _taken(own: PlayerClass) -> tuple[str, ...]:
    """Which of the seed and the game a class is made with."""
    parameters = _signature(own).parameters
    takes_any = any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters.values())
    return tuple(name for name in ("seed", "game") if name in parameters or takes_any)


@lru_cache
def _of_version_0_1(choose: Callable[..., object], bound: bool) -> bool:
    """Whether a method is the old one: it takes the legal actions, or can't be called with two arguments."""
    choosing = _signature(choose)
    if any(name.startswith("legal") for name in choosing.parameters):
        return True
    try:
        choosing.bind(*(["self"] if bound else []), "view", "limit")
    except TypeError:
        return True
    return False


@lru_cache
def _signature(given: Callable[..., object]) -> Signature:
    """What a callable takes; of compiled ones that don't tell, anything. Learners have a player made for every game."""
    try:
        return signature(given)
    except ValueError:
        return signature(lambda *_arguments, **_names: None)
