"""``whitechapel perft``: count the sequences of actions from a position, to compare two programs."""

import argparse

from whitechapel.cli.commands import Example
from whitechapel.cli.games import add_game, add_options, option_values
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.speaking import words_of
from whitechapel.cli.thinking import positive
from whitechapel.testing.perft import divide, perft, start

EXAMPLES = (
    Example("pocket --depth 4"),
    Example("pocket --divide", "cli-perft-example-divide"),
    Example("classic --option edition=first_2006"),
    Example("pocket --position 'game=pocket;phase=action;turn=1;...'"),
)


def arguments(parser: Parser) -> None:
    """What `perft` takes."""
    words = parser.words
    add_game(parser)
    depth = words.say("cli-perft-depth", default=3)
    parser.add_argument("--depth", type=positive(int, words), default=3, metavar="N", help=depth)
    parser.add_argument("--position", metavar="TEXT", help=words.say("cli-perft-position"))
    parser.add_argument("--divide", action="store_true", help=words.say("cli-perft-divide"))
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    game, depth, words = arguments.game, arguments.depth, words_of(arguments)
    if arguments.position is None:
        state = start(game, **option_values(game, arguments.option))
    elif arguments.option:
        raise UsageError("cli-error-option-with-position")
    else:
        state = game.position_from_text(arguments.position)
    if arguments.divide:
        counts = divide(game, state, depth)
        for action, count in counts.items():
            print(f"{action}: {count}")
        print(words.say("cli-perft-counted", depth=depth, count=sum(counts.values())))
        return 0
    for actions in range(1, depth + 1):
        print(words.say("cli-perft-counted", depth=actions, count=perft(game, state, actions)), flush=True)
    return 0
