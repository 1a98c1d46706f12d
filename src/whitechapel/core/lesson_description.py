"""A task's position in words: as at any table, but without the answer where it is asked who is seen."""

from collections.abc import Iterable
from dataclasses import replace

from whitechapel.core.description import Description, description_of
from whitechapel.core.learning import Stage
from whitechapel.core.lessons import Point
from whitechapel.core.messages import Message

_TELL_WHO_IS_SEEN = (
    "ear-seen",
    "ear-unseen",
    "ear-not-seen",
    "ear-view",
    "log-appeal-nobody",
)
"""How the ids of the messages begin that would answer the question."""


def description_at(stage: Stage) -> Description:
    """What the learner knows, in words; while somebody is to be pointed out, not who is seen."""
    described = description_of(stage.lesson.game, stage.known)
    if stage.done or not isinstance(stage.task.asks, Point):
        return described
    places = {place: _without_sight(message) for place, message in described.places.items()}
    return Description(tuple(_kept(described.overview)), (), places)


def _without_sight(place: Message) -> Message:
    what = place.args.get("what")
    return replace(place, args={**place.args, "what": tuple(_kept(what))}) if isinstance(what, tuple) else place


def _kept(messages: Iterable[Message]) -> Iterable[Message]:
    return (message for message in messages if not message.id.startswith(_TELL_WHO_IS_SEEN))
