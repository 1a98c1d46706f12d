"""A position in words, for whoever plays by ear or has no picture: from what one seat knows, as messages.

A game's description module (named in its descriptor) has:

- ``overview(observation)``: the whole position, sentence by sentence;
- ``sight(observation)``: who sees whom, sentence by sentence;
- ``places(observation)``: every place of the board by its id (``tile-4``, ``space-7``, ``hex-g6``, ``exit-NE``), each
  with what is there and whether it is seen, in the order in which they are read.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol, cast

from whitechapel.core.descriptor import loaded
from whitechapel.core.game import AnyObservation
from whitechapel.core.messages import Message
from whitechapel.core.registry import describe


class Description(NamedTuple):
    """A position in words.

    Attributes:
        overview: the whole of it, sentence by sentence.
        sight: who sees whom.
        places: every place of the board by its id, with what is there.
    """

    overview: tuple[Message, ...] = ()
    sight: tuple[Message, ...] = ()
    places: Mapping[str, Message] = {}


class Describer(Protocol):
    """What a game's description module holds."""

    def overview(self, observation: AnyObservation, /) -> tuple[Message, ...]:
        """The whole position, sentence by sentence."""
        ...

    def sight(self, observation: AnyObservation, /) -> tuple[Message, ...]:
        """Who sees whom, sentence by sentence."""
        ...

    def places(self, observation: AnyObservation, /) -> Mapping[str, Message]:
        """Every place of the board, with what is there."""
        ...


def description_of(game: str, observation: AnyObservation) -> Description:
    """What a seat knows of a game, in words; nothing for a game that has none."""
    reference = describe(game).description
    if not reference:
        return Description()
    describer = cast(Describer, loaded(reference))
    return Description(describer.overview(observation), describer.sight(observation), describer.places(observation))
