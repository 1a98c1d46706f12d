"""``whitechapel play``: a game in this terminal, on a drawn table or in plain lines."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from whitechapel.cli.files import file_named
from whitechapel.cli.games import add_options, option_values
from whitechapel.cli.looks import add_looks, is_plain, language_of, the_extra
from whitechapel.cli.parsing import UsageError
from whitechapel.core.registry import describe, game_names, load_game
from whitechapel.core.types import Seat
from whitechapel.players import player

if TYPE_CHECKING:
    from whitechapel.table.game import LocalGame
    from whitechapel.terminal.saving import FileKeeper
    from whitechapel.terminal.starting import Looks

EXAMPLES = """\
  whitechapel play                                choose a game, a side and a strength
  whitechapel play pocket                         the Investigator, against level 4
  whitechapel play classic --as jack --level 6    Mr. Jack, against a stronger Detective
  whitechapel play classic --as both              two people at one screen
  whitechapel play --continue                     go on with the game you left last
  whitechapel play pocket --lang fr --ascii       in French, without Unicode
  whitechapel play pocket --plain                 line by line, for pipes and screen readers
  whitechapel play pocket --seed 1888 < moves.txt play the same game again, answers from a file
  whitechapel play classic --option edition=first_2006
  whitechapel play pocket --save game.txt         keep the record there too; '.json' keeps it as JSON
  whitechapel play --link 'https://server/match/abc#join=xyz'
                                                  take the seat a friend keeps for you, or come back to it
  whitechapel play pocket --server http://127.0.0.1:8000 --against friend
                                                  keep a seat at a server for a friend; the link is shown

While you play, ? shows help.
"""

BOTH = "both"
LEVEL = 4
_LAST = Path()
"""What ``--continue`` without a file stands for: the game that was left last."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What `play` takes."""
    known = " or ".join(game_names())
    parser.add_argument("game", nargs="?", type=load_game, default=None, metavar="GAME", help=known)
    parser.add_argument(
        "--as",
        dest="seat",
        default=None,
        choices=["jack", "detective", "investigator", BOTH],
        help="which seat you play, or both for two people at one screen (default: detective)",
    )
    parser.add_argument(
        "--level", type=int, default=None, metavar="N", help=f"how strong the AI is, from 1 on (default: {LEVEL})"
    )
    parser.add_argument("--against", default=None, metavar="PLAYER", help="another player for the other seat: greedy")
    parser.add_argument("--seed", type=int, default=None, metavar="N", help="deal and play the same game every time")
    add_options(parser)
    parser.add_argument(
        "--save", type=file_named, default=None, metavar="FILE", help="keep the game's record in a new file too"
    )
    parser.add_argument(
        "--continue",
        dest="go_on",
        type=file_named,
        nargs="?",
        const=_LAST,
        default=None,
        metavar="FILE",
        help="go on with a game that was left: this one, or the last",
    )
    parser.add_argument("--server", default=None, metavar="URL", help="play at this server: http://127.0.0.1:8000")
    parser.add_argument(
        "--link", default=None, metavar="LINK", help="the link to a match at a server, an invitation too"
    )
    parser.add_argument("--fast", action="store_true", help="let the AI act without a pause")
    add_looks(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play one game to its end, or until the player leaves."""
    with the_extra("play"):
        from whitechapel.terminal.starting import Looks, play_here, play_in_lines  # noqa: PLC0415 - an extra

        looks = Looks(language_of(arguments), ascii=arguments.ascii, fast=arguments.fast)
        plain = is_plain(arguments)
        if arguments.server is not None or arguments.link is not None:
            return _at_server(arguments, looks)
        choosing = arguments.game is None and arguments.seat is None and arguments.go_on is None
        if choosing and not plain:
            play_here(looks, None)
            return 0
    kept = _kept(arguments)
    if plain:
        _read_any_bytes()
        return play_in_lines(looks, *kept, sys.stdin, sys.stdout)
    play_here(looks, kept)
    return 0


def _kept(arguments: argparse.Namespace) -> "tuple[LocalGame, FileKeeper]":
    """The game to play, and where it is kept."""
    from whitechapel.table.game import new_game, seats_for  # noqa: PLC0415 - an extra
    from whitechapel.terminal import saving  # noqa: PLC0415

    if arguments.go_on is not None:
        place = (
            arguments.go_on if arguments.go_on is not _LAST else next((place for place, _ in saving.unfinished()), None)
        )
        if place is None:
            raise UsageError("there is no game to go on with; 'whitechapel play' begins one")
        return saving.read(place)
    side = arguments.seat or "detective"
    if side == BOTH and (arguments.against is not None or arguments.level is not None):
        raise UsageError("--against and --level need a seat to be free; expected --as jack or --as detective with them")
    if arguments.against is not None and arguments.level is not None:
        raise UsageError("--level is --against level:N; expected one of the two")
    game = arguments.game or load_game(game_names()[0])
    other = arguments.against or _level(game.NAME, arguments.level)
    other = "uniform" if other == "random" else other
    player(other, game=game.NAME)  # refuses a player there is not, before anything is kept
    options = option_values(game, arguments.option)
    dealt = new_game(game.NAME, seats_for(side, other), options, seed=arguments.seed)
    _check_new(arguments.save)
    return dealt, saving.FileKeeper(export=arguments.save)


def _level(game: str, asked: int | None) -> str:
    """The spec of the level that is asked for, or of the usual one."""
    most = len(describe(game).levels)
    if asked is not None and not 1 <= asked <= most:
        raise UsageError(f"--level {asked} is not a level of {game}; choose from 1 to {most}")
    return f"level:{min(LEVEL, most) if asked is None else asked}"


def _at_server(arguments: argparse.Namespace, looks: "Looks") -> int:
    """Play at a server: at the seat a link leads to, or in a new match."""
    from whitechapel.table.seats import by_link, created  # noqa: PLC0415 - an extra
    from whitechapel.terminal.starting import play_at_server  # noqa: PLC0415

    if is_plain(arguments):
        raise UsageError("a match at a server needs a terminal to draw on; 'docs/bots_http.md' is for programs")
    server = (arguments.server or "").rstrip("/")
    if arguments.link is not None:
        play_at_server(looks, by_link(arguments.link, server), "")
        return 0
    if arguments.seat == BOTH:
        raise UsageError("at a server you take one seat; expected --as jack or --as detective")
    game = arguments.game or load_game(game_names()[0])
    other = arguments.against or _level(game.NAME, arguments.level)
    options = option_values(game, arguments.option)
    seat = Seat.parse(arguments.seat or "detective")
    play_at_server(looks, *created(server, game.NAME, seat, other, options))
    return 0


def _check_new(place: Path | None) -> None:
    """A game is not written over another one, nor begun where its record can't be written."""
    if place is None:
        return
    with place.open("a", encoding="utf-8") as file:
        if file.tell():
            raise UsageError(f"'{place}' holds something already; expected the name of a new file")


def _read_any_bytes() -> None:
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
