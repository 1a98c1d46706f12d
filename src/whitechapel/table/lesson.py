"""A lesson as a table: what may be tried is chosen as at any table, and what is played is answered by the lesson."""

from collections.abc import Callable, Sequence

from whitechapel.core.description import Description
from whitechapel.core.errors import NotationError
from whitechapel.core.learning import POINT, Stage
from whitechapel.core.lesson_description import description_at
from whitechapel.core.messages import Message
from whitechapel.core.record import GameRecord
from whitechapel.core.types import Seat
from whitechapel.table.interface import Advice, Coached, Connection, RefusedError, Table, Turn
from whitechapel.table.log import Entry
from whitechapel.table.positions import Position, position_after


class LessonTable:
    """Lessons, task by task.

    Args:
        stage: where the learner stands.

    Attributes:
        stage: where the learner stands now.
        said: what was said of the last try; None before the first one of a task.
        right: whether that was right.
        happened: what has happened at the table since that try, sentence by sentence.
    """

    connection = Connection()
    log: Sequence[Entry] = ()

    def __init__(self, stage: Stage) -> None:
        self.go_to(stage)

    def go_to(self, stage: Stage) -> None:
        """Begin a task."""
        self.stage = stage
        self.said: Message | None = None
        self.right = True
        self.happened: tuple[Message, ...] = ()

    @property
    def game(self) -> str:
        """The game's name."""
        return self.stage.lesson.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The learner's seat."""
        return (self.stage.task.seat,)

    @property
    def pointing(self) -> bool:
        """Whether places are to be pointed out."""
        return self.stage.choices is not None and self.stage.choices.asks == "lesson-point"

    @property
    def turn(self) -> Turn:
        """What may be tried now."""
        choices = self.stage.choices
        return Turn(len(self.stage.tried), None if choices is None else self.stage.task.seat, choices=choices)

    @property
    def position(self) -> Position:
        """What is on the table now."""
        return position_after(self.stage.match.history, self.stage.task.seat)

    async def look(self, number: int) -> Position:  # noqa: ARG002 - the interface's
        """There is no past to look at."""
        raise RefusedError

    def secret(self, seat: Seat) -> Position:
        """What the learner knows."""
        return position_after(self.stage.match.history, seat)

    async def preview(self, action: str) -> Position | None:
        """How the board would look after an action; pointing changes nothing."""
        if action.startswith(POINT):
            return None
        game = self.stage.match.game
        return game.preview(self.stage.known, game.action_from_text(action))

    async def why_not(self, action: str) -> Message | None:
        """Why an action can't be played, by the rules; what is only no part of the task says so itself."""
        match = self.stage.match
        number = match.game.action_from_text(action)
        if match.actor is not self.stage.task.seat or number in match.legal_actions:
            return None
        # Whichever world the learner can't tell from the true one has the answer.
        world, _ = next(iter(match.game.worlds(self.stage.known)))
        return match.game.why_not(world, number).message

    async def hint(self) -> Advice:
        """What leads on."""
        if self.stage.done:
            raise RefusedError
        return Advice(self.stage.shown, self.stage.says)

    async def coach(self) -> Coached:
        """The lesson says all there is to say."""
        return Coached()

    async def describe(self, number: int) -> Description:  # noqa: ARG002 - the interface's
        """What the learner knows now, in words."""
        return description_at(self.stage)

    async def play(self, action: str) -> None:
        """Try something; what comes of it is `said`."""
        try:
            answer = self.stage.answer(action)
        except NotationError as error:
            raise RefusedError from error
        self.stage, self.said, self.right = answer.stage, answer.said, answer.right
        beats = (beat for beats in answer.beats for beat in beats)
        self.happened = tuple(beat.message for beat in beats if beat.message is not None)

    async def take_back(self) -> None:
        """Begin the task anew."""
        self.go_to(Stage(self.stage.lesson, self.stage.number))

    async def answer_takeback(self, *, agree: bool) -> None:  # noqa: ARG002 - the interface's
        """Nobody asks anything here."""
        raise RefusedError

    async def resign(self) -> None:
        """A lesson is left, not given up."""
        raise RefusedError

    async def rematch(self) -> Table:
        """A lesson is repeated by beginning it again."""
        raise RefusedError

    async def record(self) -> GameRecord:
        """A lesson is no game."""
        raise RefusedError

    async def run(self, changed: Callable[[], None]) -> None:
        """Nothing happens by itself."""
        changed()
