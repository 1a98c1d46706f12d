"""``whitechapel play``: a game in this terminal, in plain lines."""

import argparse
import random
import sys
from pathlib import Path

from whitechapel.cli.files import file_named
from whitechapel.cli.games import add_game, add_options, option_values
from whitechapel.cli.parsing import UsageError
from whitechapel.core.dealer import Deal, Dealer, SeededDealer
from whitechapel.core.referee import Referee
from whitechapel.core.types import Seat
from whitechapel.players import Player, player
from whitechapel.terminal.plain import PlainTable
from whitechapel.terminal.saving import Keeper

EXAMPLES = """\
  whitechapel play pocket                         the Investigator, against a player who plays at random
  whitechapel play pocket --as jack               Mr. Jack
  whitechapel play classic --as both              two people at one screen
  whitechapel play classic --option edition=first_2006
  whitechapel play pocket --save game.txt         keep the record; '.json' in the name keeps it as JSON
  whitechapel play pocket --seed 1888 < moves.txt play the same game again, answers from a file

While you play, type ? for help.
"""

BOTH = "both"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `play` takes."""
    add_game(parser, default="pocket")
    parser.add_argument(
        "--as",
        dest="seat",
        default="detective",
        choices=["jack", "detective", "investigator", BOTH],
        help="which seat you play, or both for two people at one screen (default: detective)",
    )
    parser.add_argument("--against", default=None, metavar="PLAYER", help="who plays the other seat (default: random)")
    parser.add_argument("--seed", type=int, default=None, metavar="N", help="deal and play the same game every time")
    add_options(parser)
    parser.add_argument(
        "--save", type=file_named, default=None, metavar="FILE", help="keep the game's record in a new file"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play one game to its end, or until the player leaves."""
    game = arguments.game
    if arguments.seat == BOTH and arguments.against is not None:
        raise UsageError("--against needs one seat to be free; expected --as jack or --as detective with it")
    # Without a seed the deal is committed to, so that `verify` can check the finished game.
    dealer: Dealer = Deal.fresh() if arguments.seed is None else SeededDealer(arguments.seed)
    referee = Referee(game, dealer, **option_values(game, arguments.option))
    opponents: dict[Seat, Player] = {}
    if arguments.seat != BOTH:
        seed = random.randrange(1 << 32) if arguments.seed is None else arguments.seed
        opponents[Seat.parse(arguments.seat).opponent] = _opponent(arguments.against or "random", game.NAME, seed)
    _check_new(arguments.save)
    _read_any_bytes()
    table = PlainTable(referee, opponents, Keeper(arguments.save), sys.stdin, sys.stdout)
    try:
        finished = table.play()
    except (KeyboardInterrupt, BrokenPipeError):
        table.leave()
        raise
    if not finished:
        table.leave()
    return 0


def _opponent(name: str, game: str, seed: int) -> Player:
    return player("uniform" if name == "random" else name, game=game, seed=seed)


def _check_new(place: Path | None) -> None:
    """A game is not written over another one."""
    if place is not None and place.is_file() and place.stat().st_size:
        raise UsageError(f"'{place}' holds something already; expected the name of a new file")


def _read_any_bytes() -> None:
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
