"""``whitechapel learn``: the lessons of a game in this terminal, on the drawn board or in plain lines."""

import argparse
import sys
from typing import TYPE_CHECKING

from whitechapel.cli.commands import Example
from whitechapel.cli.looks import add_looks, is_ascii, is_plain, language_of, the_extra, typed_lines
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.core.learning import Stage
from whitechapel.core.lessons import lesson_of, lessons_of
from whitechapel.core.registry import game_names, load_game

if TYPE_CHECKING:
    from whitechapel.table.learnt import Learnt

EXAMPLES = (
    Example("", "cli-learn-example"),
    Example("pocket", "cli-learn-example-game"),
    Example("classic --lesson escape", "cli-learn-example-lesson"),
    Example("pocket --plain --lang fr", "cli-learn-example-plain"),
    Example("--list", "cli-learn-example-list"),
)


def arguments(parser: Parser) -> None:
    """What `learn` takes."""
    words = parser.words
    known = " / ".join(game_names())
    parser.add_argument("game", nargs="?", type=load_game, default=None, metavar="GAME", help=known)
    parser.add_argument("--lesson", default=None, metavar="NAME", help=words.say("cli-learn-lesson"))
    parser.add_argument("--list", action="store_true", help=words.say("cli-learn-list"))
    add_looks(parser)


def run(arguments: argparse.Namespace) -> int:
    """Go through lessons until they are done or left."""
    with the_extra("learn"):
        from whitechapel.table.learnt import own_learnt  # noqa: PLC0415 - an extra
        from whitechapel.terminal.plain.lessons import LessonLines, listed  # noqa: PLC0415
        from whitechapel.terminal.screens.lessons import taught  # noqa: PLC0415
        from whitechapel.terminal.starting import Looks, learn_here  # noqa: PLC0415
        from whitechapel.words import Words  # noqa: PLC0415
    learnt = own_learnt()
    words = Words(language_of(arguments), plain_signs=is_ascii(arguments))
    game = taught()[0] if arguments.game is None else arguments.game.NAME
    if not lessons_of(game):
        raise UsageError("cli-error-no-lessons", game=game)
    if arguments.list:
        games = taught() if arguments.game is None else [game]
        print("\n".join(line for each in games for line in listed(each, learnt, words)))
        return 0
    stage = _stage(game, arguments.lesson, learnt)
    if is_plain(arguments):
        LessonLines(stage, learnt, words, typed_lines(), sys.stdout).run()
        return 0
    chosen = arguments.game is not None or arguments.lesson is not None
    learn_here(Looks(language_of(arguments), ascii=is_ascii(arguments)), game, stage if chosen else None)
    return 0


def _stage(game: str, lesson: str | None, learnt: "Learnt") -> Stage:
    """Where to begin: with the lesson asked for, where lessons were left, or with the first that was not done."""
    left = learnt.left(game)
    if lesson is not None:
        found = lesson_of(game, lesson)
        return left if left is not None and left.lesson == found else Stage(found)
    return left or Stage(learnt.next(game) or lessons_of(game)[0])
