"""A lesson, as whoever learns it sees it. It is nobody's match: there is no secret in it but the learner's own."""

from typing import cast

from whitechapel.core import Seat, WhitechapelError
from whitechapel.core.history import History
from whitechapel.core.learning import Stage
from whitechapel.core.lesson_description import description_at
from whitechapel.core.lessons import Lesson, lessons_of
from whitechapel.core.narration import beats_of, board_asked
from whitechapel.server import protocol
from whitechapel.server.refusals import Refusal
from whitechapel.server.views.viewers import position_of


def lessons(game: str) -> protocol.Lessons:
    """The lessons of a game."""
    infos = [protocol.LessonInfo(id=one.id, title=one.title, tasks=len(one.tasks)) for one in _lessons(game)]
    return protocol.Lessons(game=game, lessons=infos)


def lesson(asked: protocol.AskLesson) -> protocol.LessonTask:
    """A task of a lesson."""
    return _shown(_stage(asked))


def tried(asked: protocol.AskTry) -> protocol.LessonAnswer:
    """What comes of a try."""
    before = _stage(asked)
    try:
        answer = before.answer(asked.action)
    except WhitechapelError as error:
        raise Refusal("illegal", str(error)) from error
    after = answer.stage
    happened = after.match.history.since(before.match.number) if answer.right else ()
    steps = [_step(history, after.task.seat) for history in happened]
    return protocol.LessonAnswer(right=answer.right, said=answer.said, steps=steps, now=_shown(after))


def lesson_preview(asked: protocol.AskTry) -> protocol.LessonPreview:
    """How the board would look after an action that may be tried."""
    stage = _stage(asked)
    game = stage.match.game
    action = next((one for one in stage.offered if game.action_to_text(one) == asked.action), None)
    board = None if action is None else game.preview(stage.known, action)
    return protocol.LessonPreview(board=None if board is None else dict(board))


def lesson_described(asked: protocol.AskLesson) -> protocol.LessonDescribed:
    """The position of a task in words."""
    description = description_at(_stage(asked))
    return protocol.LessonDescribed(
        overview=list(description.overview), sight=list(description.sight), places=dict(description.places)
    )


def _lessons(game: str) -> tuple[Lesson, ...]:
    try:
        return lessons_of(game)
    except WhitechapelError as error:
        raise Refusal("wrong-options", str(error)) from error


def _stage(asked: protocol.AskLesson) -> Stage:
    found = next((one for one in _lessons(asked.game) if one.id == asked.lesson), None)
    if found is None or asked.task > len(found.tasks):
        raise Refusal("unknown-page", "there is no such lesson")
    try:
        return Stage(found, asked.task - 1).after(filter(None, asked.tried.split(",")))
    except WhitechapelError as error:
        raise Refusal("illegal", str(error)) from error


def _step(history: History, seat: Seat) -> protocol.LessonStep:
    """The last event of a history, as a seat saw it."""
    beats = beats_of(history, seat)
    asked = any(beat.kind == "appeal" for beat in beats)
    return protocol.LessonStep(
        beats=beats, board=board_asked(history) if asked else None, position=position_of(history, seat)
    )


def _shown(stage: Stage) -> protocol.LessonTask:
    seat = stage.task.seat
    return protocol.LessonTask(
        game=stage.lesson.game,
        lesson=stage.lesson.id,
        task=stage.number + 1,
        tasks=len(stage.lesson.tasks),
        tried=",".join(stage.tried),
        seat=cast(protocol.SeatName, str(seat)),
        says=stage.says,
        position=position_of(stage.match.history, seat),
        choices=stage.choices,
        pointed=list(stage.pointed),
        shown=stage.shown,
        done=stage.done,
    )
