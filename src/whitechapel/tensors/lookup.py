"""The encoding of a game, found by its descriptor."""

from functools import cache
from typing import cast

from whitechapel.core.descriptor import loaded
from whitechapel.core.game import AnyGame, AnyObservation
from whitechapel.core.registry import describe, load_game
from whitechapel.tensors.arrays import Arrays, FloatArray
from whitechapel.tensors.encoding import Encoding, Packing
from whitechapel.tensors.hashed import HashedEncoding
from whitechapel.tensors.parts import Part


@cache
def encoding(name: str) -> Arrays:
    """The encoding of the game called `name`; a game whose descriptor names none gets a `HashedEncoding`."""
    game, reference = load_game(name), describe(name).tensors
    return Encoding(game, cast(Packing, loaded(reference))) if reference else HashedEncoding(game)


def shape(game: AnyGame) -> tuple[int]:
    """The shape of a game's arrays."""
    return (encoding(game.NAME).size,)


def parts(game: AnyGame) -> tuple[Part, ...]:
    """The parts of a game's arrays, each with its name, offset and shape, in the order of the array."""
    return encoding(game.NAME).parts


def public_slice(game: AnyGame) -> slice:
    """Where a game's arrays show what everybody sees: equal for all viewers of a position."""
    return slice(0, encoding(game.NAME).public_size)


def private_slice(game: AnyGame) -> slice:
    """Where a game's arrays show whose they are and what that seat alone knows (after the end: all was hidden)."""
    found = encoding(game.NAME)
    return slice(found.public_size, found.size)


def encode(game: AnyGame, observation: AnyObservation) -> FloatArray:
    """An observation as an array of zeros and ones."""
    return encoding(game.NAME).encode(observation)


def decode(game: AnyGame, array: FloatArray) -> AnyObservation:
    """The observation that an array shows; raises `NotationError` when it shows none."""
    return encoding(game.NAME).decode(array)
