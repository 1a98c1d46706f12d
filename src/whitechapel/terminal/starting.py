"""Beginning: a game, a replay or the home screen, on a drawn table; or a game in plain lines."""

import asyncio
from contextlib import nullcontext
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
from whitechapel.terminal.plain import Lines, PlainTable, Talk
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
    return _in_lines(looks, LocalTable(game, keeper, 0.0), Talk(answers, output))


def play_in_lines_at_server(
    looks: Looks, seat: ServerSeat, invitation: str, answers: Lines | None, output: TextIO
) -> int:
    """Play line by line at a server, at a seat that is taken; raises `ServerError` where it can't be reached."""
    return _in_lines(looks, RemoteTable(seat, invitation), Talk(answers, output))


def _in_lines(looks: Looks, first: LocalTable | RemoteTable, talk: Talk) -> int:
    words = Words(looks.language, plain_signs=looks.ascii)
    settings = own_settings()
    if looks.brief:
        settings.turn("brief", on=True, keep=False)
    unfinished: list[Table] = []

    async def run() -> None:
        async with first if isinstance(first, RemoteTable) else nullcontext():
            table: Table | None = first
            while table is not None:
                unfinished[:] = [table]
                plain = PlainTable(table, words, talk, settings)
                if not await plain.play(_commitment(table)):
                    return
                unfinished.clear()
                table = await plain.again()

    try:
        asyncio.run(run())
    finally:
        for table in unfinished:
            talk.say(words.say("terminal-left"), *_way_back(table, words))
    return 0


def _commitment(table: Table) -> str:
    """What a game's deal was committed to; a server has told of its own."""
    return table.match.record().commitment if isinstance(table, LocalTable) else ""


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
