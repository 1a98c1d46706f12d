"""What is said of lessons. Nothing of a lesson is kept here: where somebody stands in it comes with each request."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from whitechapel.core import story
from whitechapel.server.protocol.names import PLAIN, ActionText, Board, GameName, Part, Position, SeatName

LessonName: TypeAlias = Annotated[str, Meta(max_length=64, pattern=PLAIN, description="As GET /lessons lists them.")]
TaskNumber: TypeAlias = Annotated[int, Meta(ge=1, le=99, description="Which task of the lesson, from 1.")]
Tries: TypeAlias = Annotated[
    str, Meta(max_length=400, pattern=PLAIN, description="What was tried and was right, with commas between.")
]


class LessonInfo(Part):
    """A lesson: its name for programs, its title, and how many tasks it has."""

    id: str
    title: story.Message
    tasks: int


class Lessons(Part):
    """The lessons of a game, in the order in which they are learnt."""

    game: GameName
    lessons: list[LessonInfo]


class AskLesson(Part):
    """Where somebody stands in a lesson."""

    game: GameName
    lesson: LessonName
    task: TaskNumber = 1
    tried: Tries = ""


class AskTry(AskLesson, kw_only=True):
    """The same, and an action: what is tried now."""

    action: ActionText


class LessonTask(Part):
    """A task as the learner sees it.

    `says` is what is asked for; `choices` is how something is tried, null once it is `done`; `pointed` are the places
    that were pointed out; `shown` is what to try next, for whoever wants to be shown.
    """

    game: GameName
    lesson: str
    task: int
    tasks: int
    tried: str
    seat: SeatName
    says: story.Message
    position: Position
    choices: story.Choices | None
    pointed: list[str]
    shown: str
    done: bool


class LessonStep(Part):
    """Something that happened between a try and its answer: what the table shows of it, and the position after it.

    `board` is the board before witnesses were asked; null where none were.
    """

    beats: tuple[story.Beat, ...]
    board: Board | None
    position: Position


class LessonAnswer(Part):
    """What comes of a try: whether it was right, what is said of it, what happened, where the lesson stands."""

    right: bool
    said: story.Message
    steps: list[LessonStep]
    now: LessonTask


class LessonPreview(Part):
    """How the board would look after an action that may be tried; null where nothing would change."""

    board: Board | None


class LessonDescribed(Part):
    """The position of a task in words: all of it, who sees whom, and every place with what is there."""

    overview: list[story.Message]
    sight: list[story.Message]
    places: dict[str, story.Message]
