"""``whitechapel arena``: let players meet, and see who is stronger."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import ExitStack

from whitechapel.arena import PATIENCE, Entrant, Standings, Terms, Tournament, entrants, everybody_meets
from whitechapel.arena.progress import shown_progress
from whitechapel.arena.report import standings_table, standings_to_json
from whitechapel.bots import MEMORY, named_command
from whitechapel.cli.files import file_named
from whitechapel.cli.games import add_game, option_values
from whitechapel.cli.parsing import UsageError
from whitechapel.cli.thinking import add_limit, limit_of, positive
from whitechapel.core import checked_options

EXAMPLES = """\
  whitechapel arena pocket --players greedy,uniform              everybody meets everybody: 100 pairs of deals
  whitechapel arena pocket --players level:8,ismcts:10000 --pairs 1000 --jobs 2 --seed 7 --save games.jsonl --json
  whitechapel arena classic --players greedy --player mine=path/to/file.py:Clever --limit-ms 200
  whitechapel arena pocket --players level:3 --bot mine='./mybot --fast'     a bot in any language (docs/bots.md)
  whitechapel arena pocket --players level:8                     one against himself: Jack's share
"""
INTERRUPTED = 130
FAILED = 3


def arguments(parser: argparse.ArgumentParser) -> None:
    """A game, who takes part, how many deals, and what to do with the results."""
    add_game(parser)
    parser.add_argument("--players", default="", metavar="A,B,...", help="players of the house, as specs like level:8")
    parser.add_argument(
        "--player", action="append", default=[], metavar="NAME=FILE.py:CLASS", help="a player of your own (repeatable)"
    )
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", help="a bot: a program that plays (repeatable)"
    )
    parser.add_argument(
        "--bot-memory",
        type=positive(int),
        default=MEMORY >> 20,
        metavar="MIB",
        help=f"how much memory a bot may use (default: {MEMORY >> 20})",
    )
    parser.add_argument(
        "--bot-log",
        type=file_named,
        metavar="FILE",
        help="add what bots write to standard error to a file",
    )
    parser.add_argument(
        "--pairs", type=positive(int), default=100, help="deals each pairing plays in both roles (default: 100)"
    )
    parser.add_argument("--jobs", type=positive(int), default=os.cpu_count(), help="processes (default: all cores)")
    parser.add_argument(
        "--seed", type=int, help="what all deals follow from (default: 0; where a bot plays, one drawn for the day)"
    )
    parser.add_argument("--mirror", action="store_true", help="let everybody meet himself, too")
    add_limit(parser)
    parser.add_argument(
        "--patience",
        type=positive(float),
        default=PATIENCE,
        metavar="SECONDS",
        help=f"a player that takes longer over one action loses the game (default: {PATIENCE:g})",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    parser.add_argument("--save", type=file_named, metavar="FILE", help="write every game, one JSON object a line")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument(
        "--strict", action="store_true", help=f"exit with status {FAILED} if any player failed, though its games count"
    )


def run(arguments: argparse.Namespace) -> int:
    """Run the tournament and print what it showed, after Ctrl-C too."""
    game = arguments.game
    options = option_values(game, arguments.option)
    checked_options(game.NAME, game.OPTIONS, options)
    taking_part = _entrants(arguments)
    seed = _seed(arguments, taking_part)
    terms = Terms(game.NAME, seed, limit_of(arguments), tuple(options.items()), arguments.patience)
    pairings = everybody_meets(taking_part, mirror=arguments.mirror)
    tournament = Tournament(pairings, arguments.pairs, terms, arguments.jobs)
    standings = Standings([entrant.name for entrant in taking_part])
    with ExitStack() as stack:
        save = stack.enter_context(arguments.save.open("w", encoding="utf-8")) if arguments.save else None
        if arguments.bot_log is not None:
            arguments.bot_log.open("ab").close()  # a file that can't be written is found before the first game
        progress = stack.enter_context(shown_progress(tournament.games))
        finished = tournament.run(standings, save=save, progress=progress)
    if not finished:
        print(f"stopped after {standings.jacks_share.games} of {tournament.games} games", file=sys.stderr)
    if not standings.meetings:
        return INTERRUPTED
    if arguments.json:
        about = {"game": game.NAME, "options": options, "seed": seed, "pairs": arguments.pairs}
        limit = {"limit": terms.limit._asdict(), "finished": finished}
        print(json.dumps({**about, **limit, **standings_to_json(standings)}, indent=2))
    else:
        print(standings_table(standings))
        if arguments.seed is None and seed:
            print(f"\nThe deals followed from --seed {seed}.")
    if not finished:
        return INTERRUPTED
    return FAILED if arguments.strict and standings.failures else 0


def _entrants(arguments: argparse.Namespace) -> tuple[Entrant, ...]:
    listed = [name for name in arguments.players.split(",") if name]
    log = "" if arguments.bot_log is None else str(arguments.bot_log.absolute())
    bots = [named_command(text, arguments.bot_memory << 20, log) for text in arguments.bot]
    if len(bots) > len(dict(bots)):
        raise UsageError("two bots have the same name; expected each once")
    return entrants(listed, arguments.player, dict(bots))


def _seed(arguments: argparse.Namespace, taking_part: Sequence[Entrant]) -> int:
    """The seed that was asked for. A bot could guess the usual one, and with it every secret."""
    if arguments.seed is not None:
        return int(arguments.seed)
    return secrets.randbits(63) if any(entrant.command for entrant in taking_part) else 0
