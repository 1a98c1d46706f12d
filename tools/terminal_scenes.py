"""Every screen of the terminal app, brought about by keys: for tests, and for the pictures in the documentation."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

from tools.terminal_driver import SIZES, Sitting, sitting
from whitechapel.core import PLAYERS, GameRecord, Match, Seat, SeededDealer
from whitechapel.table.replay import Replay
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.theme import ASCII, UNICODE
from whitechapel.words import Words


class Scene(NamedTuple):
    """A table, the keys pressed at it, and how it looks.

    Attributes:
        game: which game.
        seats: who is played here.
        keys: what is pressed.
        language: its language.
        ascii: whether it is drawn with ASCII.
        size: the window, where it is not the smallest that fits.
    """

    game: str
    seats: Sequence[Seat]
    keys: tuple[str, ...] = ()
    language: str = "en"
    ascii: bool = False
    size: tuple[int, int] | None = None


BACK, ON = "left_square_bracket", "right_square_bracket"
SCENES = {
    "pocket-table": Scene("pocket", [Seat.DETECTIVE]),
    "pocket-targets": Scene("pocket", [Seat.DETECTIVE], ("e", "right", "down")),
    "pocket-preview": Scene("pocket", [Seat.DETECTIVE], ("w", "up")),
    "pocket-jack": Scene("pocket", [Seat.JACK]),
    "pocket-marks": Scene("pocket", [Seat.DETECTIVE], ("m", "1", "2", "2")),
    "pocket-turns": Scene("pocket", [Seat.DETECTIVE], ("o",)),
    "pocket-peek": Scene("pocket", PLAYERS, ("h", "enter", "p")),
    "pocket-look-back": Scene("pocket", [Seat.JACK], ("enter", "enter", BACK, BACK)),
    "pocket-two-at-one-screen": Scene("pocket", PLAYERS, ("enter", "enter")),
    "pocket-keys": Scene("pocket", [Seat.DETECTIVE], ("question_mark",)),
    "pocket-french": Scene("pocket", [Seat.DETECTIVE], ("e", "enter", "right"), language="fr"),
    "pocket-ascii": Scene("pocket", [Seat.DETECTIVE], ("h", "right"), ascii=True),
    "pocket-too-small": Scene("pocket", [Seat.DETECTIVE], size=(60, 20)),
    "classic-table": Scene("classic", [Seat.JACK]),
    "classic-targets": Scene("classic", [Seat.JACK], ("1", "enter", "1")),
    "classic-preview": Scene("classic", [Seat.JACK], ("2", "enter", "1", "up", "up", "right")),
    "classic-peek": Scene("classic", PLAYERS, ("p",)),
    "classic-polish": Scene("classic", [Seat.DETECTIVE], ("1", "enter"), language="pl"),
    "classic-ascii": Scene("classic", [Seat.JACK], ("1", "enter", "1"), ascii=True),
}


@asynccontextmanager
async def opened(scene: Scene) -> AsyncIterator[Sitting]:
    """The table of a scene, after its keys."""
    game, seats, keys, language, ascii_only, size = scene
    async with sitting(game, seats, language=language, glyphs=ASCII if ascii_only else UNICODE, size=size) as table:
        await table.until_asked()
        for key in keys:
            if table.table.log_view.looking_at is None:
                await table.until_asked()
            await table.press(key)
        yield table


@asynccontextmanager
async def replaying(record: GameRecord, *keys: str, language: str = "en") -> AsyncIterator[Sitting]:
    """A replay, after some keys."""
    app = WhitechapelApp(Words(language), pace=0.0)
    app.first = ReplayScreen(Replay(record), app.words, app.glyphs)
    async with app.run_test(size=SIZES[record.game]) as pilot:
        await pilot.pause()
        here = Sitting(app, pilot)
        await here.press(*keys)
        yield here


@asynccontextmanager
async def at_home(*keys: str, language: str = "en") -> AsyncIterator[Sitting]:
    """The home screen, after some keys."""
    app = WhitechapelApp(Words(language), pace=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        here = Sitting(app, pilot)
        await here.press(*keys)
        yield here


def finished(game: str, seed: int = 1) -> GameRecord:
    """The record of a game that was played at random."""
    match, rng = Match(game, SeededDealer(seed)), random.Random(seed)
    while match.actor is not None:
        match.push(rng.choice(match.legal_actions))
    return match.record()
