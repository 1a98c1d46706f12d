"""Beginning: a game, a replay or the home screen, on a drawn table; or a game in plain lines."""

import asyncio
from typing import NamedTuple, TextIO

from whitechapel.core.learning import Stage
from whitechapel.core.types import Seat
from whitechapel.table import Table
from whitechapel.table.game import LocalGame
from whitechapel.table.learnt import own_learnt
from whitechapel.table.local import PACE, LocalTable
from whitechapel.table.remote import RemoteTable
from whitechapel.table.replay import Replay
from whitechapel.table.seats import ServerSeat
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.plain import Lines, PlainTable
from whitechapel.terminal.saving import FileKeeper
from whitechapel.terminal.screens.lessons import LessonsScreen
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.settings import own_settings
from whitechapel.terminal.theme import ASCII, UNICODE
from whitechapel.words import Words


class Looks(NamedTuple):
    """How it looks: the language, ASCII or Unicode, whether an AI acts without a pause, whether lines say little."""

    language: str = "en"
    ascii: bool = False
    fast: bool = False
    brief: bool = False


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
    if app.table is not None and app.table.turn.outcome is None:
        print(*_way_back(app.table, app.words), sep="\n")


def _way_back(left: Table, words: Words) -> list[str]:
    """Where a match that is left before its end is found again."""
    if left.connection.address:
        return [words.say("terminal-server-left", link=left.connection.address)] if left.seats else []
    if isinstance(left, LocalTable) and isinstance(left.keeper, FileKeeper):
        return _kept_lines(left, left.keeper, words)
    return []


def show_here(looks: Looks, replay: Replay, lens: Seat | None) -> None:
    """Replay a record on a drawn table."""
    app = _app(looks)
    app.first = ReplayScreen(replay, app.words, app.glyphs, lens)
    app.run()


def play_in_lines(looks: Looks, game: LocalGame, keeper: FileKeeper, answers: Lines | None, output: TextIO) -> int:
    """Play line by line, until the game is over or left."""
    local = LocalTable(game, keeper, 0.0)
    return _in_lines(looks, local, answers, output, game.match.record().commitment)


def play_in_lines_at_server(
    looks: Looks, seat: ServerSeat, invitation: str, answers: Lines | None, output: TextIO
) -> int:
    """Play line by line at a server, at a seat that is taken; raises `ServerError` where it can't be reached."""
    return _in_lines(looks, RemoteTable(seat, invitation), answers, output)


def _in_lines(
    looks: Looks, table: LocalTable | RemoteTable, answers: Lines | None, output: TextIO, commitment: str = ""
) -> int:
    words = Words(looks.language, plain_signs=looks.ascii)
    settings = own_settings()
    if looks.brief:
        settings.turn("brief", on=True, keep=False)
    opened = finished = False

    async def run() -> bool:
        nonlocal opened
        if isinstance(table, LocalTable):
            opened = True
            return await PlainTable(table, words, answers, output, settings).play(commitment)
        async with table:
            opened = True
            return await PlainTable(table, words, answers, output, settings).play()

    try:
        finished = asyncio.run(run())
    finally:
        if opened and not finished:
            print("", words.say("terminal-left"), *_way_back(table, words), sep="\n", file=output)
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


def learn_here(looks: Looks, game: str, begin: Stage | None) -> None:
    """Learn on a drawn board: from a stage on, or what is chosen from the list of a game's lessons."""
    app = _app(looks)
    app.first = LessonsScreen(game, own_learnt(), app.words, app.glyphs, app.pace, begin)
    app.run()
    _say_where(app)
