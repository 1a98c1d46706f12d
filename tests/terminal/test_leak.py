"""What a screen shows follows from what its seat knows: it is the same in every world the seat can't tell apart.

For many moments of random games, every history that looks alike to those at the screen is played again, and the whole
screen, with a preview under the cursor and the log, is compared character by character.
"""

import asyncio
from collections.abc import Iterable, Sequence
from random import Random

import pytest

from tests.terminal.tables import DealtAgain
from tools.terminal_driver import SIZES, Sitting
from whitechapel.core import PLAYERS, Match, Seat, load_game
from whitechapel.table.game import HERE, LocalGame
from whitechapel.table.local import LocalTable
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.saving import FileKeeper
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.theme import UNICODE
from whitechapel.testing.leak.records import alike
from whitechapel.testing.random_play import Transition, random_game, record_of
from whitechapel.words import Words

JACK, DETECTIVE, BOTH = (Seat.JACK,), (Seat.DETECTIVE,), PLAYERS


@pytest.mark.parametrize("name", ["pocket", "classic"])
@pytest.mark.parametrize("seats", [DETECTIVE, BOTH])
def test_a_screen_is_the_same_in_every_world_of_those_who_look_at_it(name: str, seats: Sequence[Seat]) -> None:
    viewer = seats[0] if len(seats) == 1 else Seat.SPECTATOR
    compared = 0
    for seed in range(2):
        past = _broken_off(name, seats, seed)
        worlds = list(alike(load_game(name), past, viewer).values())
        chosen = Random(seed).sample(worlds, min(5, len(worlds)))
        assert len(_screens(name, seats, [past, *chosen])) == 1
        compared += len(chosen)
    assert compared > 4


def test_jacks_screen_tells_nothing_of_the_detectives_cards() -> None:
    past = _broken_off("classic", JACK, 5)
    worlds = alike(load_game("classic"), past, Seat.JACK)
    assert len(_screens("classic", JACK, worlds.values())) == 1


def test_a_peek_shows_a_seat_its_own_secret_alone() -> None:
    past = _broken_off("classic", DETECTIVE, 1)
    worlds = alike(load_game("classic"), past, Seat.DETECTIVE).values()
    assert len(_screens("classic", DETECTIVE, worlds, "p")) == 1


def test_who_is_alone_sees_his_own_secret_and_hides_it_from_others_by_a_key() -> None:
    past = _broken_off("pocket", JACK, 1)
    worlds = list(alike(load_game("pocket"), past, Seat.SPECTATOR).values())
    assert len(_screens("pocket", JACK, worlds[:8])) > 1
    assert len(_screens("pocket", JACK, worlds[:8], "p")) == 1


def _broken_off(name: str, seats: Sequence[Seat], seed: int) -> list[Transition]:
    """A random game up to some moment in its second half at which somebody at the screen is to act."""
    rng = Random(seed)
    history = list(random_game(load_game(name), rng, drawn_out=True))
    ends = [number for number, transition in enumerate(history, 1) if load_game(name).actor(transition.after) in seats]
    return history[: ends[rng.randrange(len(ends) // 2, len(ends))]]


def _screens(name: str, seats: Sequence[Seat], histories: Iterable[Sequence[Transition]], *keys: str) -> set[str]:
    """What the screen shows at the end of each history, the cursor on the first thing to pick, after some keys."""

    async def run() -> set[str]:
        app = WhitechapelApp(Words(), UNICODE, 0.0)
        async with app.run_test(size=SIZES[name]) as pilot:
            here = Sitting(app, pilot)
            return {await _shown(here, _standing(name, seats, history), *keys) for history in histories}

    return asyncio.run(run())


async def _shown(here: Sitting, at: LocalGame, *keys: str) -> str:
    """Sit down at a table, press the keys, and look."""
    table = TableScreen(LocalTable(at, FileKeeper(), 0.0), here.app.words, here.app.glyphs)
    await here.app.push_screen(table)
    await here.until_asked()
    await here.press("v", "v", *keys)
    shown = here.text()
    await here.app.pop_screen()
    return shown


def _standing(name: str, seats: Sequence[Seat], history: Sequence[Transition]) -> LocalGame:
    """The game that a history leads to."""
    dealt = [action for _, actor, action, _ in history if actor is Seat.CHANCE]
    playing = {seat: HERE if seat in seats else "level:1" for seat in PLAYERS}
    return LocalGame(Match.from_record(record_of(load_game(name), history), DealtAgain(dealt)), playing, 3)
