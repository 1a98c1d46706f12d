"""``whitechapel play``: a game in this terminal, on a drawn table or in plain lines."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from whitechapel.cli.commands import Example
from whitechapel.cli.files import file_named
from whitechapel.cli.games import add_options, option_values
from whitechapel.cli.looks import add_looks, is_ascii, is_plain, language_of, the_extra, typed_lines
from whitechapel.cli.parsing import Parser, UsageError
from whitechapel.core.registry import describe, game_names, load_game
from whitechapel.core.types import Seat
from whitechapel.players import player

if TYPE_CHECKING:
    from whitechapel.table.game import LocalGame
    from whitechapel.table.seats import ServerSeat
    from whitechapel.terminal.saving import FileKeeper
    from whitechapel.terminal.starting import Looks

EXAMPLES = (
    Example("", "cli-play-example"),
    Example("pocket", "cli-play-example-pocket"),
    Example("classic --as jack --level 6", "cli-play-example-jack"),
    Example("classic --as both", "cli-play-example-both"),
    Example("--continue", "cli-play-example-continue"),
    Example("pocket --lang fr --ascii", "cli-play-example-ascii"),
    Example("pocket --plain", "cli-play-example-plain"),
    Example("pocket --plain --brief", "cli-play-example-brief"),
    Example("pocket --seed 1888 < moves.txt", "cli-play-example-seed"),
    Example("classic --option edition=first_2006", "cli-play-example-option"),
    Example("pocket --save game.txt", "cli-play-example-save"),
    Example("--link 'https://server/match/abc#join=xyz'", "cli-play-example-link"),
    Example("pocket --server http://127.0.0.1:8000 --against friend", "cli-play-example-friend"),
)

BOTH = "both"
LEVEL = 4
_LAST = Path()
"""What ``--continue`` without a file stands for: the game that was left last."""


def arguments(parser: Parser) -> None:
    """What `play` takes."""
    words = parser.words
    add = parser.add_argument
    add("game", nargs="?", type=load_game, default=None, metavar="GAME", help=", ".join(game_names()))
    sides = ["jack", "detective", "investigator", BOTH]
    add("--as", dest="seat", default=None, choices=sides, help=words.say("cli-play-as"))
    add("--level", type=int, default=None, metavar="N", help=words.say("cli-play-level", default=LEVEL))
    add("--against", default=None, metavar="PLAYER", help=words.say("cli-play-against"))
    add("--seed", type=int, default=None, metavar="N", help=words.say("cli-play-seed"))
    add_options(parser)
    add("--save", type=file_named, default=None, metavar="FILE", help=words.say("cli-play-save"))
    add(
        "--continue",
        dest="go_on",
        type=file_named,
        nargs="?",
        const=_LAST,
        default=None,
        metavar="FILE",
        help=words.say("cli-play-continue"),
    )
    add("--server", default=None, metavar="URL", help=words.say("cli-play-server"))
    add("--link", default=None, metavar="LINK", help=words.say("cli-play-link"))
    add("--fast", action="store_true", help=words.say("cli-play-fast"))
    add("--brief", action="store_true", help=words.say("cli-play-brief"))
    add_looks(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play one game to its end, or until the player leaves."""
    with the_extra("play"):
        from whitechapel.terminal.starting import Looks, play_here, play_in_lines  # noqa: PLC0415 - an extra

        looks = Looks(language_of(arguments), ascii=is_ascii(arguments), fast=arguments.fast, brief=arguments.brief)
        plain = is_plain(arguments)
        if arguments.server is not None or arguments.link is not None:
            return _at_server(arguments, looks)
        choosing = arguments.game is None and arguments.seat is None and arguments.go_on is None
        if choosing and not plain:
            play_here(looks, None)
            return 0
    kept = _kept(arguments)
    if plain:
        return play_in_lines(looks, *kept, typed_lines(), sys.stdout)
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
            raise UsageError("cli-play-no-game")
        return saving.read(place)
    side = arguments.seat or "detective"
    if side == BOTH and (arguments.against is not None or arguments.level is not None):
        raise UsageError("cli-play-no-free-seat")
    if arguments.against is not None and arguments.level is not None:
        raise UsageError("cli-play-level-or-against")
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
        raise UsageError("cli-play-no-level", level=asked, game=game, most=most)
    return f"level:{min(LEVEL, most) if asked is None else asked}"


def _at_server(arguments: argparse.Namespace, looks: "Looks") -> int:
    """Play at a server: at the seat a link leads to, or in a new match."""
    from whitechapel.terminal.starting import play_at_server, play_in_lines_at_server  # noqa: PLC0415 - an extra

    seat, invitation = _seat(arguments)
    if is_plain(arguments):
        return play_in_lines_at_server(looks, seat, invitation, typed_lines(), sys.stdout)
    play_at_server(looks, seat, invitation)
    return 0


def _seat(arguments: argparse.Namespace) -> "tuple[ServerSeat, str]":
    """The seat that is asked for at a server, with the invitation for a friend if there is one."""
    from whitechapel.table.seats import by_link, created  # noqa: PLC0415 - an extra

    server = (arguments.server or "").rstrip("/")
    if arguments.link is not None:
        return by_link(arguments.link, server), ""
    if arguments.seat == BOTH:
        raise UsageError("cli-play-one-seat")
    game = arguments.game or load_game(game_names()[0])
    other = arguments.against or _level(game.NAME, arguments.level)
    options = option_values(game, arguments.option)
    return created(server, game.NAME, Seat.parse(arguments.seat or "detective"), other, options)


def _check_new(place: Path | None) -> None:
    """A game is not written over another one, nor begun where its record can't be written."""
    if place is None:
        return
    with place.open("a", encoding="utf-8") as file:
        if file.tell():
            raise UsageError("cli-play-file-used", file=place)
