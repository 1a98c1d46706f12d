"""Learning: where somebody stands in a lesson, what can be tried there, and what comes of it.

What may be tried is a tree of picks, as at any table (`Stage.choices`); to point at a place is to choose ``point`` and
its name. So a page and a terminal show a lesson with the board they show matches with.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from whitechapel.core.choosing import Choice, Choices, Pick
from whitechapel.core.errors import NotationError
from whitechapel.core.game import AnyObservation
from whitechapel.core.history import History
from whitechapel.core.lessons import Lesson, Play, Point, Task, Tried, lesson_of, lessons_of
from whitechapel.core.match import Match
from whitechapel.core.messages import Message
from whitechapel.core.narration import beats_of
from whitechapel.core.registry import load_game
from whitechapel.core.story import Beat, story_of
from whitechapel.core.types import Action

POINT = "point"
"""The verb of a try that points at a place."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes of a try.

    Attributes:
        right: whether it was right.
        said: what is said of it.
        stage: where the lesson stands now.
        beats: what the table shows on the way there.
    """

    right: bool
    said: Message
    stage: "Stage"
    beats: tuple[tuple[Beat, ...], ...] = ()


@dataclass(frozen=True)
class Stage:
    """Where somebody stands in a lesson: the task, and what was tried in it and was right.

    It is a value, and everything follows from it: it can be left, kept as a few words, and gone on with.
    """

    lesson: Lesson
    number: int = 0
    tried: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.lesson.id, str(self.number + 1), ",".join(self.tried))).strip()

    @property
    def task(self) -> Task:
        """The task."""
        return self.lesson.tasks[self.number]

    @property
    def says(self) -> Message:
        """What is asked for."""
        return self._message()

    @property
    def praise(self) -> Message:
        """What is said when it is done."""
        done, asks = self._message("-done"), self.task.asks
        return replace(done, args=asks.tells(self.came_of)) if isinstance(asks, Play) and self.done else done

    def _message(self, of: str = "") -> Message:
        return Message(f"{self.lesson.title.id}-{self.number + 1}{of}")

    @cached_property
    def start(self) -> Match:
        """The match in which the task begins. Chance is played by hand."""
        game = load_game(self.lesson.game)
        return Match.on(History(game, game.position_from_text(self.task.position)))

    @cached_property
    def tried_out(self) -> Match:
        """The match after what was tried, and after the replies to it."""
        match, asks = self.start.copy(), self.task.asks
        if isinstance(asks, Play):
            for number, action in enumerate(self.tried):
                _play_all(match, (action, *(asks.replies[number] if asks.replies else ())))
        return match

    @cached_property
    def match(self) -> Match:
        """The match as it stands now."""
        match = self.tried_out.copy()
        if self.done:
            _play_all(match, self.task.then)
        return match

    @property
    def known(self) -> AnyObservation:
        """What the learner knows now."""
        return self.match.observation(self.task.seat)

    @cached_property
    def done(self) -> bool:
        """Whether the task is done."""
        asks = self.task.asks
        if isinstance(asks, Play):
            return len(self.tried) == len(asks.shown)
        known = self.start.observation(self.task.seat)
        right = {place for place in asks.at(known) if asks.right(known, place)}
        return bool(self.tried) if asks.one else right <= set(self.pointed)

    @property
    def next(self) -> "Stage | None":
        """The next task of the lesson; None after the last one."""
        following = self.number + 1
        return Stage(self.lesson, following) if following < len(self.lesson.tasks) else None

    @property
    def numbered(self) -> tuple[int, int]:
        """Which of how many lessons it is, from 1."""
        lessons = lessons_of(self.lesson.game)
        return lessons.index(self.lesson) + 1, len(lessons)

    @property
    def onward(self) -> "Stage | None":
        """The next task of the lesson, or the first of the next lesson; None after the last one."""
        lessons = lessons_of(self.lesson.game)
        following = lessons[self.numbered[0] :]
        return self.next or (Stage(following[0]) if following else None)

    @property
    def pointed(self) -> tuple[str, ...]:
        """The places that were pointed out."""
        return tuple(text.removeprefix(f"{POINT} ") for text in self.tried if text.startswith(f"{POINT} "))

    @property
    def choices(self) -> Choices | None:
        """What can be tried now, and why other things can't; None where the task is done."""
        asks = self.task.asks
        if self.done:
            return None
        if isinstance(asks, Play):
            choices = story_of(self.lesson.game).choices(self.known, self.offered)
            return replace(choices, why={**self._not_in_this_task(choices), **choices.why})
        known, pointed = self.known, self.pointed
        picks = {place: Pick(name, place) for place, name in asks.at(known).items() if place not in pointed}
        tries = tuple(Choice(place, f"{POINT} {place}") for place in picks)
        return Choices("lesson-point", picks, tries, {place: asks.why(known, place) for place in pointed})

    def _not_in_this_task(self, offered: Choices) -> Mapping[str, Message]:
        """What could be picked in a match, and can't be here."""
        everything = story_of(self.lesson.game).choices(self.known, self.match.legal_actions)
        others = (choice.pick for choice in everything.next if choice.pick not in offered.picks)
        return {pick: Message("lesson-not-this", {"name": everything.picks[pick].label}) for pick in others}

    @property
    def offered(self) -> tuple[Action, ...]:
        """The actions that can be tried."""
        asks, match = self.task.asks, self.match
        if not isinstance(asks, Play) or self.done or match.actor is not self.task.seat:
            return ()
        name = match.game.action_to_text
        return tuple(action for action in match.legal_actions if name(action).startswith(asks.offers))

    @property
    def came_of(self) -> Tried:
        """What came of the actions that were tried."""
        before, after = (match.observation(self.task.seat) for match in (self.start, self.tried_out))
        return Tried(before, tuple(map(self.start.game.action_from_text, self.tried)), after)

    @property
    def shown(self) -> str:
        """The next try on a way to do the task, for whoever asks to be shown; empty once it is done."""
        asks = self.task.asks
        if self.done:
            return ""
        if isinstance(asks, Point):
            known, pointed = self.known, self.pointed
            places = (one for one in asks.at(known) if one not in pointed and asks.right(known, one))
            return f"{POINT} {next(places)}"
        count = len(self.tried)
        if asks.shown[:count] == self.tried:
            return asks.shown[count]
        name = self.match.game.action_to_text
        return next((text for text in map(name, self.offered) if self.answer(text).right), name(self.offered[0]))

    def after(self, tried: Iterable[str]) -> "Stage":
        """Where the lesson stands after some tries that were right.

        Raises:
            NotationError: when one of them can't be tried, or is not right.
        """
        stage = self
        for one in tried:
            answer = stage.answer(one)
            if not answer.right:
                raise NotationError(one, "was not right in this task", "what was tried and was right")
            stage = answer.stage
        return stage

    def answer(self, text: str) -> Answer:
        """What comes of a try.

        Raises:
            NotationError: when it is nothing that can be tried here.
        """
        if self.done:
            raise NotationError(text, "comes too late: the task is done", "the next task")
        asks = self.task.asks
        return self._pointed_at(asks, text) if isinstance(asks, Point) else self._played(asks, text)

    def _pointed_at(self, asks: Point, text: str) -> Answer:
        verb, _, place = text.partition(" ")
        known = self.known
        if verb != POINT or place not in asks.at(known):
            raise NotationError(text, "points at nothing here", f"{POINT} and a place")
        if place in self.pointed:
            raise NotationError(text, "was pointed out already", "another place")
        said = asks.why(known, place)
        return self._right(said, text) if asks.right(known, place) else Answer(False, said, self)

    def _played(self, asks: Play, text: str) -> Answer:
        action = self.match.game.action_from_text(text)
        if action not in self.offered:
            raise NotationError(text, "is not offered in this task", "one of " + ", ".join(asks.offers))
        after = replace(self, tried=(*self.tried, text))
        if after.done and not asks.reached(after.came_of):
            said = self._message("-wrong") if asks.why is None else asks.why(after.came_of)
            return Answer(False, said, Stage(self.lesson, self.number))
        return self._right(Message("lesson-go-on"), text)

    def _right(self, said: Message, text: str) -> Answer:
        after = replace(self, tried=(*self.tried, text))
        steps = after.match.history.since(self.match.number)
        beats = tuple(beats_of(step, self.task.seat) for step in steps)
        return Answer(True, after.praise if after.done else said, after, beats)


def stage_at(game: str, lesson: str, task: int = 1, tried: str = "") -> Stage:
    """A stage by its names: the lesson's, the number of the task from 1, what was tried with commas between.

    Raises:
        NotationError: when there is no such lesson or task, or that could not have been tried.
    """
    found = lesson_of(game, lesson)
    if not 1 <= task <= len(found.tasks):
        raise NotationError(task, f"is no task of the lesson {lesson}", f"1 to {len(found.tasks)}")
    return Stage(found, task - 1).after(filter(None, tried.split(",")))


def stage_from_text(game: str, text: str) -> Stage:
    """The stage that its text (``str(stage)``) names.

    Raises:
        NotationError: when it names none.
    """
    lesson, _, rest = text.partition(" ")
    number, _, tried = rest.partition(" ")
    if not (number.isascii() and number.isdecimal() and len(number) < 3):
        raise NotationError(text, "is no place in a lesson", "a lesson, the number of a task, what was tried")
    return stage_at(game, lesson, int(number), tried)


def _play_all(match: Match, actions: Sequence[str]) -> None:
    """Play some actions, up to the end of the game; of those with ``|`` between them the first that is legal."""
    name = match.game.action_to_text
    for one in actions:
        if match.outcome is not None:
            return
        legal = set(map(name, match.legal_actions))
        match.advance(next((each for each in one.split("|") if each in legal), one))
