"""Lessons in lines: the position is told in words, what is asked for is typed. For ears, pipes and every terminal."""

import asyncio
import re
from typing import TextIO

from whitechapel.core.choosing import Choice, walked
from whitechapel.core.errors import NotationError
from whitechapel.core.learning import Stage
from whitechapel.core.lesson_description import description_at
from whitechapel.core.lessons import lessons_of
from whitechapel.table import RefusedError
from whitechapel.table.learnt import Learnt
from whitechapel.table.lesson import LessonTable
from whitechapel.terminal.board import board_of
from whitechapel.terminal.board.marks import NOTHING
from whitechapel.terminal.chooser import Chooser
from whitechapel.terminal.naming import title_of
from whitechapel.terminal.plain.reading import Lines
from whitechapel.terminal.screens.lesson import progress
from whitechapel.terminal.theme import ASCII
from whitechapel.words import Words

_TELL_THEMSELVES = ("tile-", "hex-")
"""How the places begin whose description says all there is to say."""


def listed(game: str, learnt: Learnt, words: Words) -> list[str]:
    """The lessons of a game, each with its name for the command line, and whether it was done."""
    done, lessons = learnt.done(game), lessons_of(game)
    wide = max((len(lesson.id) for lesson in lessons), default=0)
    lines = [title_of(game, words)]
    for lesson in lessons:
        line = f"  {lesson.id:<{wide}}  {words.say(lesson.title)}"
        lines.append(f"{line} ({words.say('learnt')})" if lesson.id in done else line)
    return lines


class LessonLines:
    """Lessons, task by task, at one terminal.

    Args:
        stage: where they begin.
        learnt: what was learnt.
        words: the language.
        answers: where answers are read from, or None where there is nothing to read.
        output: where everything is printed.
    """

    def __init__(self, stage: Stage, learnt: Learnt, words: Words, answers: Lines | None, output: TextIO) -> None:
        self._table = LessonTable(stage)
        self._learnt = learnt
        self._words = words
        self._answers = answers
        self._output = output
        # A terminal shows what is typed; what comes from a pipe is shown here, so that the whole can be read.
        self._echoes = not getattr(answers, "isatty", bool)()
        self._chooser = Chooser()

    def run(self) -> None:
        """Go through the lessons until they are done or left."""
        words, game = self._words, self._table.game
        self.say(title_of(game, words), words.say("terminal-learn-help"))
        going: Stage | None = self._table.stage
        while going is not None:
            self._table.go_to(going)
            self._learnt.keep(going)
            self._begin()
            if not self._task():
                self.say("", words.say("terminal-learn-kept", game=game))
                return
            going = self._table.stage.onward
        self.say("", words.say("terminal-learn-first", game=title_of(game, words), name=game))

    def say(self, *lines: str) -> None:
        """Print lines."""
        print(*lines, sep="\n", file=self._output)

    def _begin(self) -> None:
        """Tell where a task begins, and what it asks for."""
        stage, words = self._table.stage, self._words
        self.say("", f"{progress(stage, words)}: {words.say(stage.lesson.title)}")
        self._describe()
        self._offer()

    def _offer(self) -> None:
        """Say what is asked for, and what there is to choose from."""
        self._chooser.offer(self._table.turn.choices)
        self.say("", self._words.say(self._table.stage.says))
        self._list()

    def _describe(self) -> None:
        """The position in words; drawn, where the game has none."""
        overview = description_at(self._table.stage).overview
        self.say(*map(self._words.sentence, overview)) if overview else self._draw()

    def _draw(self) -> None:
        marks = NOTHING._replace(sight=NOTHING.sight and not self._table.pointing)
        self.say("", *board_of(self._table.game).draw(self._table.position, ASCII, marks).lines())

    def _places(self) -> None:
        self.say(*map(self._words.sentence, description_at(self._table.stage).places.values()))

    def _list(self) -> None:
        """What there is to choose from: people, tiles and hexes with what is there, others by their names, too."""
        words, places = self._words, description_at(self._table.stage).places
        for number, choice in enumerate(self._chooser.options, 1):
            pick = self._chooser.pick_of(choice)
            there = words.say(places[pick.place]) if pick.place in places else ""
            named = not there or not pick.place.startswith(_TELL_THEMSELVES)
            said = [words.say(pick.label)] * named + [there] * bool(there)
            self.say(f"{number:>4}  {words.dot.join(said)}")

    def _task(self) -> bool:
        """One task, until it is done; returns False when the learner leaves."""
        while not self._table.stage.done:
            answer = self._ask()
            if answer is None or answer == "quit":
                return False
            if not self._helped(answer):
                self._choose(answer)
        return True

    def _ask(self) -> str | None:
        """A line that was typed, or None when there are no more."""
        print("> ", end="", file=self._output, flush=True)
        line = self._answers.readline() if self._answers is not None else ""
        if line and self._echoes:
            self.say(line.strip())
        return " ".join(line.split()) if line else None

    def _helped(self, answer: str) -> bool:
        """Do what is asked for besides a try, if something is."""
        match answer:
            case "?" | "help":
                self.say(self._words.say("terminal-learn-help"))
                self._offer()
            case "show":
                self._try(self._table.stage.shown)
            case "again":
                asyncio.run(self._table.take_back())
                self._begin()
            case "back":
                self._chooser.back()
                self._list()
            case "board":
                self._draw()
            case "places":
                self._places()
            case _:
                return False
        return True

    def _choose(self, answer: str) -> None:
        """Take what was typed: a number or a name of the list, or a whole action."""
        chooser = self._chooser
        found = self._named(answer)
        if found is not None:
            chooser.take(found.pick)
            if chooser.action is None:
                self._list()
                return
            self._try(chooser.action)
            return
        choices = chooser.choices
        whole = {choice.action for choice, _ in walked(choices)} if choices is not None else set()
        if answer in whole:
            self._try(answer)
        else:
            self.say(self._why_not(answer))

    def _named(self, answer: str) -> Choice | None:
        options = self._chooser.options
        if answer.isdecimal():
            number = int(answer) if len(answer) < 4 else 0
            return options[number - 1] if 1 <= number <= len(options) else None
        found = [one for one in options if answer.casefold() in self._names(one)]
        return found[0] if len(found) == 1 else None

    def _names(self, choice: Choice) -> tuple[str, ...]:
        """What a choice may be called: by its label or a word of it, its place, or the word of the notation."""
        pick = self._chooser.pick_of(choice)
        label = self._words.say(pick.label).casefold()
        place = pick.place.partition("-")[2].casefold()
        return label, place, choice.pick.casefold(), *re.findall(r"[^\W\d_]{3,}", label)

    def _why_not(self, answer: str) -> str:
        """Why what was typed can't be tried."""
        words = self._words
        why = self._chooser.why_not(answer)
        try:
            why = why or asyncio.run(self._table.why_not(answer))
        except NotationError:
            return words.say("terminal-learn-unread", given=answer)
        return words.sentence(why) if why is not None else words.say("terminal-learn-unread", given=answer)

    def _try(self, action: str) -> None:
        """Try something, and say what came of it."""
        table, words = self._table, self._words
        try:
            asyncio.run(table.play(action))
        except RefusedError:
            self.say(words.say("problem-illegal"))
            return
        self._learnt.keep(table.stage)
        self.say(*map(words.sentence, table.happened), words.say(table.said or table.stage.says))
        if table.right and not table.stage.done:
            self._offer()
        elif not table.stage.done:
            steps = any(choice.action is None for choice in self._chooser.top)
            self._chooser.offer(table.turn.choices)
            if steps:
                self._list()
