"""Lessons: small tasks on real positions of a game, learnt by doing them. They are data; `core.learning` runs them.

A game's lessons module (named in its descriptor) has ``LESSONS``. A lesson is a row of tasks around one idea. A task
shows what a seat knows of a position and asks for one thing: to point out places of the board (`Point`), or to play
(`Play`). Whatever is tried gets an answer: a right try goes on, a wrong one is told why and changes nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, cast

from whitechapel.core.descriptor import loaded
from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyObservation
from whitechapel.core.messages import Message, Term
from whitechapel.core.registry import describe
from whitechapel.core.types import Action, Seat


@dataclass(frozen=True, slots=True)
class Point:
    """Point out places: all that are right, or any one of them.

    Attributes:
        at: what can be pointed at, with what it is called.
        right: whether a place is right.
        why: what is said of a place, right or wrong.
        one: whether one is enough.
    """

    at: Callable[[AnyObservation], Mapping[str, Message]]
    right: Callable[[AnyObservation, str], bool]
    why: Callable[[AnyObservation, str], Message]
    one: bool = False


class Tried(NamedTuple):
    """What came of actions: what the learner knew before, what was played, what is known after it and the replies."""

    before: AnyObservation
    actions: tuple[Action, ...]
    after: AnyObservation


@dataclass(frozen=True, slots=True)
class Play:
    """Play one action or a few, so that something is reached.

    Attributes:
        offers: the actions that are offered, by the beginnings of their texts.
        shown: a way to do it, for whoever asks to be shown; it has as many actions as the task takes.
        reached: whether it is done.
        why: what is said when it is not, where that depends on what was played.
        tells: what the praise tells of it, as the arguments of its message.
        replies: what the opponent does after each action of the learner's, or nothing at all. A reply may name several
            actions with ``|`` between them: the first one that is legal then is played.
    """

    offers: tuple[str, ...]
    shown: tuple[str, ...]
    reached: Callable[[Tried], bool] = lambda _tried: True
    why: Callable[[Tried], Message] | None = None
    tells: Callable[[Tried], Mapping[str, Term]] = lambda _tried: {}
    replies: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do.

    Attributes:
        position: where it begins, complete, as text.
        asks: what is to be done.
        seat: whose eyes the learner has.
        then: what the players and chance do when it is done.
    """

    position: str
    asks: Point | Play
    seat: Seat = Seat.DETECTIVE
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A row of tasks around one idea.

    In the catalogue its name is ``lesson-GAME-ID``. What its second task asks for is ``lesson-GAME-ID-2``, the praise
    for it ``lesson-GAME-ID-2-done``, and what is said of a wrong try ``lesson-GAME-ID-2-wrong`` where the task does not
    know better.
    """

    id: str
    game: str
    tasks: tuple[Task, ...]

    @property
    def title(self) -> Message:
        """What it is called."""
        return Message(f"lesson-{self.game}-{self.id}")


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are learnt; none where it has none.

    Raises:
        NotationError: when there is no such game.
    """
    reference = describe(game).lessons
    return cast("tuple[Lesson, ...]", loaded(reference)) if reference else ()


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson of a game by its id.

    Raises:
        NotationError: when there is no such game or lesson.
    """
    lessons = {lesson.id: lesson for lesson in lessons_of(game)}
    if name not in lessons:
        raise NotationError(name, f"is not a lesson of {game}", " or ".join(lessons))
    return lessons[name]
