"""How long the lessons take: every task is done as it is shown, at the speed of somebody who reads all of it.

200 words a minute, and 1.5 seconds for each tap: every pick, the confirmation, and on to the next task. It is
arithmetic, so the figures are the same everywhere. Exits with 1 when a game, or a task in English, takes too long.
"""

from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.arguments import parser
from whitechapel.core.choosing import walked
from whitechapel.core.learning import Stage
from whitechapel.core.lessons import lessons_of
from whitechapel.words import LANGUAGES, Words

WORDS_A_MINUTE = 200
SECONDS_A_TAP = 1.5
MOST_FOR_A_GAME = {"pocket": 180.0, "classic": 360.0}
MOST_FOR_A_TASK = 30.0


class Length(NamedTuple):
    """What a task takes: the words to read, and the taps."""

    words: int = 0
    taps: int = 0

    @property
    def seconds(self) -> float:
        """How long that takes."""
        return 60 * self.words / WORDS_A_MINUTE + SECONDS_A_TAP * self.taps


def tasks(game: str, language: str) -> dict[str, Length]:
    """What every task of a game takes, by its name."""
    words = Words(language)
    return {
        f"{lesson.id} {number + 1}": _length(Stage(lesson, number), words)
        for lesson in lessons_of(game)
        for number in range(len(lesson.tasks))
    }


def _length(stage: Stage, words: Words) -> Length:
    """What one task takes; the title of a lesson is read with its first task."""
    said = [words.say(stage.says)] + ([words.say(stage.lesson.title)] if stage.number == 0 else [])
    taps = 1  # on to the next one
    while not stage.done:
        taps += _taps(stage)
        answer = stage.answer(stage.shown)
        said.append(words.say(answer.said))
        stage = answer.stage
    return Length(sum(any(map(str.isalnum, word)) for text in said for word in text.split()), taps)


def _taps(stage: Stage) -> int:
    """How many picks lead to the next try, with the confirmation of an action."""
    assert stage.choices is not None
    paths = [path for choice, path in walked(stage.choices) if choice.action == stage.shown]
    pointing = stage.choices.asks == "lesson-point"
    return min(map(len, paths)) + (not pointing)


def total(game: str, language: str) -> float:
    """How many seconds all lessons of a game take."""
    return sum(length.seconds for length in tasks(game, language).values())


def main(arguments: Sequence[str]) -> int:
    """Print the length of every task in English, and of all of them in every language."""
    parser("lessons", __doc__).parse_args(arguments)
    late = False
    for game, most in MOST_FOR_A_GAME.items():
        print(f"{game}, in English")
        for name, length in tasks(game, "en").items():
            late |= length.seconds > MOST_FOR_A_TASK
            print(f"  {name:<12} {length.words:>4} words {length.taps:>3} taps {length.seconds:>6.1f} s")
        for language in LANGUAGES:
            seconds = total(game, language)
            late |= seconds > most
            print(f"  all, {language:<8} {seconds:>6.0f} s   at most {most:.0f} s")
    return int(late)
