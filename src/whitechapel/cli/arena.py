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
from whitechapel.cli.commands import Example
from whitechapel.cli.files import file_named
from whitechapel.cli.games import add_game, add_options, option_values
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.cli.speaking import words_of
from whitechapel.cli.thinking import add_limit, limit_of, positive
from whitechapel.core import checked_options

EXAMPLES = (
    Example("pocket --players greedy,uniform", "cli-arena-example"),
    Example("pocket --players level:8,ismcts:10000 --pairs 1000 --jobs 2 --seed 7 --save games.jsonl --json"),
    Example("classic --players greedy --player mine=path/to/file.py:Clever --limit-ms 200"),
    Example("pocket --players level:3 --bot mine='./mybot --fast'", "cli-arena-example-bot"),
    Example("pocket --players level:8", "cli-arena-example-one"),
)
INTERRUPTED = 130
FAILED = 3


def arguments(parser: Parser) -> None:
    """A game, who takes part, how many deals, and what to do with the results."""
    add_game(parser)
    _add_players(parser)
    _add_games(parser)
    add_limit(parser)
    add_options(parser)
    words, add = parser.words, parser.add_argument
    add("--save", type=file_named, metavar="FILE", help=words.say("cli-arena-save"))
    add("--json", action="store_true", help=words.say("cli-arg-json"))
    add("--strict", action="store_true", help=words.say("cli-arena-strict", status=FAILED))


def _add_players(parser: Parser) -> None:
    words, add = parser.words, parser.add_argument
    memory = MEMORY >> 20
    about = words.say("cli-arena-bot-memory", default=memory)
    add("--players", default="", metavar="A,B,...", help=words.say("cli-arena-players"))
    add("--player", action="append", default=[], metavar="NAME=FILE.py:CLASS", help=words.say("cli-arena-player"))
    add("--bot", action="append", default=[], metavar="NAME=COMMAND", help=words.say("cli-arena-bot"))
    add("--bot-memory", type=positive(int, words), default=memory, metavar="MIB", help=about)
    add("--bot-log", type=file_named, metavar="FILE", help=words.say("cli-arena-bot-log"))


def _add_games(parser: Parser) -> None:
    words, add = parser.words, parser.add_argument
    whole, patience = positive(int, words), words.say("cli-arena-patience", default=f"{PATIENCE:g}")
    add("--pairs", type=whole, default=100, metavar="N", help=words.say("cli-arena-pairs", default=100))
    add("--jobs", type=whole, default=os.cpu_count(), metavar="N", help=words.say("cli-arena-jobs"))
    add("--seed", type=int, metavar="N", help=words.say("cli-arena-seed"))
    add("--mirror", action="store_true", help=words.say("cli-arena-mirror"))
    add("--patience", type=positive(float, words), default=PATIENCE, metavar="SECONDS", help=patience)


def run(arguments: argparse.Namespace) -> int:
    """Run the tournament and print what it showed, after Ctrl-C too."""
    game, words = arguments.game, words_of(arguments)
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
        progress = stack.enter_context(shown_progress(tournament.games, words))
        finished = tournament.run(standings, save=save, progress=progress)
    if not finished:
        done = standings.jacks_share.games
        print(words.say("cli-arena-stopped", done=done, games=tournament.games), file=sys.stderr)
    if not standings.meetings:
        return INTERRUPTED
    if arguments.json:
        about = {"game": game.NAME, "options": options, "seed": seed, "pairs": arguments.pairs}
        limit = {"limit": terms.limit._asdict(), "finished": finished}
        print(json.dumps({**about, **limit, **standings_to_json(standings)}, indent=2))
    else:
        print(standings_table(standings, words))
        if arguments.seed is None and seed:
            print(f"\n{words.say('cli-arena-seed-was', seed=seed)}")
    if not finished:
        return INTERRUPTED
    return FAILED if arguments.strict and standings.failures else 0


def _entrants(arguments: argparse.Namespace) -> tuple[Entrant, ...]:
    listed = [name for name in arguments.players.split(",") if name]
    log = "" if arguments.bot_log is None else str(arguments.bot_log.absolute())
    bots = [named_command(text, arguments.bot_memory << 20, log) for text in arguments.bot]
    if len(bots) > len(dict(bots)):
        raise UsageError("cli-error-two-bots")
    return entrants(listed, arguments.player, dict(bots))


def _seed(arguments: argparse.Namespace, taking_part: Sequence[Entrant]) -> int:
    """The seed that was asked for. A bot could guess the usual one, and with it every secret."""
    if arguments.seed is not None:
        return int(arguments.seed)
    return secrets.randbits(63) if any(entrant.command for entrant in taking_part) else 0
