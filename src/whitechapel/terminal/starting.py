"""Beginning: a game, a replay or the home screen, on a drawn table; or a game in plain lines."""

import asyncio
from typing import NamedTuple, TextIO

from whitechapel.core.record import GameRecord
from whitechapel.core.types import Seat
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.match.kept import KeptGame
from whitechapel.terminal.match.local import PACE, LocalMatch
from whitechapel.terminal.match.place import Place
from whitechapel.terminal.match.remote import RemoteMatch
from whitechapel.terminal.plain import Lines, PlainTable
from whitechapel.terminal.saving import Keeper, SavedGame
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.theme import ASCII, UNICODE
from whitechapel.terminal.words import Words


class Looks(NamedTuple):
    """How it looks: the language, ASCII or Unicode, and whether an AI acts without a pause."""

    language: str = "en"
    ascii: bool = False
    fast: bool = False


def play_here(looks: Looks, kept: tuple[SavedGame, Keeper] | None) -> None:
    """Play on a drawn table: this game, or what is chosen on the home screen."""
    app = _app(looks)
    if kept is not None:
        app.first = TableScreen(LocalMatch(*kept, app.pace), app.words, app.glyphs)
    app.run()
    left = app.match
    if isinstance(left, LocalMatch) and left.outcome is None:
        print(app.words.say("terminal-saved", place=str(left.keeper.place)))


def play_at_server(looks: Looks, place: Place, link: str) -> None:
    """Play at a server, at a seat that is taken; raises `ServerError` where it can't be reached."""
    app = _app(looks)

    async def run() -> None:
        async with RemoteMatch(place, link) as match:
            app.first = TableScreen(match, app.words, app.glyphs)
            await app.run_async()

    asyncio.run(run())
    left = app.match
    if isinstance(left, RemoteMatch) and left.outcome is None:
        print(app.words.say("terminal-server-left", link=left.place.link))


def show_here(looks: Looks, record: GameRecord, lens: Seat | None) -> None:
    """Replay a record on a drawn table."""
    app = _app(looks)
    app.first = ReplayScreen(record, app.words, app.glyphs, lens)
    app.run()


def play_in_lines(looks: Looks, saved: SavedGame, keeper: Keeper, answers: Lines | None, output: TextIO) -> int:
    """Play line by line, until the game is over or left."""
    table = PlainTable(KeptGame(saved, keeper), Words(looks.language, plain_signs=looks.ascii), answers, output)
    try:
        finished = table.play()
    except (KeyboardInterrupt, BrokenPipeError):
        table.leave()
        raise
    if not finished:
        table.leave()
    return 0


def _app(looks: Looks) -> WhitechapelApp:
    return WhitechapelApp(
        Words(looks.language, plain_signs=looks.ascii), ASCII if looks.ascii else UNICODE, 0.0 if looks.fast else PACE
    )
