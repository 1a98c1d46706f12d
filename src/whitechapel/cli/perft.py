"""``whitechapel perft``: count the sequences of actions from a position, to compare two programs."""

import argparse

from whitechapel.cli.games import add_game, add_options, option_values
from whitechapel.cli.parsing import UsageError
from whitechapel.cli.thinking import positive
from whitechapel.testing.perft import divide, perft, start

EXAMPLES = """\
  whitechapel perft pocket --depth 4
  whitechapel perft pocket --divide                    by first action, to find where two programs part
  whitechapel perft classic --option edition=first_2006
  whitechapel perft pocket --position 'game=pocket;phase=action;turn=1;...'

An action counts once for every piece that allows it (two Rotation tokens: twice). Chance is not counted: where it is
to act, its first outcome is followed.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `perft` takes."""
    add_game(parser)
    parser.add_argument("--depth", type=positive(int), default=3, metavar="N", help="how many actions (default: 3)")
    parser.add_argument("--position", metavar="TEXT", help="a complete position in one line (default: the start)")
    parser.add_argument("--divide", action="store_true", help="count by first action")
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    game, depth = arguments.game, arguments.depth
    if arguments.position is None:
        state = start(game, **option_values(game, arguments.option))
    elif arguments.option:
        raise UsageError("--option can't be combined with --position; expected the options in the position itself")
    else:
        state = game.position_from_text(arguments.position)
    if arguments.divide:
        counts = divide(game, state, depth)
        for action, count in counts.items():
            print(f"{action}: {count}")
        print(f"depth {depth}: {sum(counts.values())}")
        return 0
    for actions in range(1, depth + 1):
        print(f"depth {actions}: {perft(game, state, actions)}", flush=True)
    return 0
