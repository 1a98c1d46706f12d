"""A recorded game as a film: a frame for everything that is told, from the same drawing as every picture."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from whitechapel.core.game import AnyObservation
from whitechapel.core.narration import beats_of, narration
from whitechapel.core.record import GameRecord
from whitechapel.core.replay import histories
from whitechapel.core.story import Beat, story_of
from whitechapel.core.types import PLAYERS, Seat
from whitechapel.pictures.scenes import Scene
from whitechapel.pictures.telling import scene_of, told_of
from whitechapel.words import Words

_SHOWN, _WEIGHTY, _LAST = 1300, 2600, 5000
"""Milliseconds that a frame is shown: one, one with an answer or a chase, and the last one."""
_WEIGHTY_BEATS = {"answer", "chase", "end"}


class Frame(NamedTuple):
    """A picture of a film, and how long it is shown, in milliseconds."""

    scene: Scene
    milliseconds: int


class _Moment(NamedTuple):
    actor: Seat
    beats: tuple[Beat, ...]
    known: AnyObservation


def frames(record: GameRecord, viewer: Seat | None, words: Words, *, speed: float = 1.0) -> list[Frame]:
    """The frames of a record as `viewer` saw it; None for all that the record holds. All of it is checked first.

    Raises:
        RecordError: where the record does not follow the rules, or is another seat's.
    """
    shown = list(_shown(record, list(_moments(record, viewer)), words))
    lengths = [_WEIGHTY if _WEIGHTY_BEATS & set(kinds) else _SHOWN for _, kinds in shown[:-1]] + [_LAST]
    return [Frame(scene, round(length / speed)) for (scene, _), length in zip(shown, lengths, strict=False)]


def _moments(record: GameRecord, viewer: Seat | None) -> Iterator[_Moment]:
    """Every event, what is said of it, and what is known then: with Jack's eyes where everything is."""
    if viewer is None and record.view is None:
        for history in histories(record):
            yield _Moment(history.event().actor, beats_of(history, None), history.observation(Seat.JACK))
        return
    for step in narration(record, viewer):
        yield _Moment(step.event.actor, step.beats, step.known)


def _shown(record: GameRecord, moments: list[_Moment], words: Words) -> Iterator[tuple[Scene, Iterable[str]]]:
    """The scenes with the kinds of beats in each. What chance lays out before the first action is one of them."""
    begun = next((place for place, moment in enumerate(moments) if moment.actor in PLAYERS), len(moments))
    for moment in moments[max(begun - 1, 0) :]:
        told = tuple(beat for beat in moment.beats if beat.kind != "end")
        ended = tuple(beat for beat in moment.beats if beat.kind == "end")
        if told_of(told, words) or moment is moments[max(begun - 1, 0)]:
            yield scene_of(record.game, moment.known, told, words), [beat.kind for beat in told]
        if ended:
            messages = tuple(beat.message for beat in ended if beat.message is not None)
            yield scene_of(record.game, moment.known, (), words, messages), ["end"]
    if record.result is not None and moments:
        messages = story_of(record.game).ending(record.result, moments[-1].known)
        yield scene_of(record.game, moments[-1].known, (), words, messages), ["end"]
