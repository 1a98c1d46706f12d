"""Beginning: a game, a replay or the home screen, on a drawn table; or a game in plain lines."""

import asyncio
from typing import NamedTuple, TextIO

from whitechapel.core.types import Seat
from whitechapel.table.game import LocalGame
from whitechapel.table.local import PACE, LocalTable
from whitechapel.table.remote import RemoteTable
from whitechapel.table.replay import Replay
from whitechapel.table.seats import ServerSeat
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.plain import Lines, PlainTable
from whitechapel.terminal.saving import FileKeeper
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.theme import ASCII, UNICODE
from whitechapel.words import Words


class Looks(NamedTuple):
    """How it looks: the language, ASCII or Unicode, and whether an AI acts without a pause."""

    language: str = "en"
    ascii: bool = False
    fast: bool = False


def play_here(looks: Looks, kept: tuple[LocalGame, FileKeeper] | None) -> None:
    """Play on a drawn table: this game, or what is chosen on the home screen."""
    app = _app(looks)
    if kept is not None:
        app.first = TableScreen(LocalTable(*kept, app.pace), app.words, app.glyphs)
    app.run()
    _say_where(app)


def play_at_server(looks: Looks, seat: ServerSeat, invitation: str) -> None:
    """Play at a server, at a seat that is taken; raises `ServerError` where it can't be reached."""
    app = _app(looks)

    async def run() -> None:
        async with RemoteTable(seat, invitation) as table:
            app.first = TableScreen(table, app.words, app.glyphs)
            await app.run_async()

    asyncio.run(run())
    _say_where(app)


def _say_where(app: WhitechapelApp) -> None:
    """Say where the match that was left before its end is found again."""
    left = app.table
    if left is None or left.turn.outcome is not None:
        return
    if left.connection.address:
        print(app.words.say("terminal-server-left", link=left.connection.address))
    elif isinstance(left, LocalTable) and isinstance(left.keeper, FileKeeper):
        print(*_kept_lines(left, left.keeper, app.words), sep="\n")


def show_here(looks: Looks, replay: Replay, lens: Seat | None) -> None:
    """Replay a record on a drawn table."""
    app = _app(looks)
    app.first = ReplayScreen(replay, app.words, app.glyphs, lens)
    app.run()


def play_in_lines(looks: Looks, game: LocalGame, keeper: FileKeeper, answers: Lines | None, output: TextIO) -> int:
    """Play line by line, until the game is over or left."""
    words = Words(looks.language, plain_signs=looks.ascii)
    local = LocalTable(game, keeper, 0.0)
    table = PlainTable(local, words, answers, output)
    finished = False
    try:
        with asyncio.Runner() as runner:  # not `asyncio.run`: there Ctrl-C would wait for the line that is being typed
            finished = runner.get_loop().run_until_complete(table.play(game.match.record().commitment))
    finally:
        if not finished:
            table.say("", words.say("terminal-left"), *_kept_lines(local, keeper, words))
    return 0


def _kept_lines(table: LocalTable, keeper: FileKeeper, words: Words) -> list[str]:
    """Where a game that is left before its end is kept; where it can't be, its record as those here may know it."""
    if keeper.problem is None:
        return [words.say("terminal-saved", place=str(keeper.place))]
    place, why = str(keeper.problem.filename), keeper.problem.strerror or ""
    viewer = Seat.SPECTATOR if table.shared else table.seats[0]
    record = table.match.record().for_seat(viewer)
    return [words.say("terminal-not-saved", place=place, why=why), record.to_text()]


def _app(looks: Looks) -> WhitechapelApp:
    return WhitechapelApp(
        Words(looks.language, plain_signs=looks.ascii), ASCII if looks.ascii else UNICODE, 0.0 if looks.fast else PACE
    )
