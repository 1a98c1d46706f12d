"""What can be done at the table besides playing: step back, look back, peek, take back, leave, go on, replay."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.widgets._tooltip import Tooltip

from tests.terminal.tables import LANGUAGES
from tools.terminal_driver import Sitting, dealt, screen_text, sitting
from tools.terminal_scenes import BACK, SCENES, Scene, at_home, finished, opened, replaying
from whitechapel.core import PLAYERS, Seat
from whitechapel.table.local import LocalTable
from whitechapel.terminal.app import WhitechapelApp
from whitechapel.terminal.saving import FileKeeper, read, unfinished
from whitechapel.terminal.screens import peeking
from whitechapel.terminal.screens.home import HomeScreen
from whitechapel.terminal.screens.replay import ReplayScreen
from whitechapel.terminal.screens.table import TableScreen
from whitechapel.terminal.theme import UNICODE
from whitechapel.words import Words

DETECTIVE = [Seat.DETECTIVE]


def at(scene: Scene, check: Callable[[Sitting], Awaitable[None]]) -> None:
    """Open a scene and look at it."""

    async def run() -> None:
        async with opened(scene) as here:
            await check(here)

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_every_line_fits_into_the_smallest_window(game: str, language: str) -> None:
    async def check(here: Sitting) -> None:
        lines = here.text().split("\n")
        assert lines[-1].strip() == Words(language).say("terminal-keys")
        assert "…" not in lines[-2] + lines[-3]

    at(Scene(game, DETECTIVE, ("enter",), language), check)


def test_a_window_that_is_too_small_says_so_and_the_table_comes_back_when_it_grows() -> None:
    async def check(here: Sitting) -> None:
        assert "60 columns and 20 rows. The table needs 80\nby 24" in here.text().replace("  ", "").replace("\n ", "\n")
        await here.pilot.resize_terminal(80, 24)
        await here.pilot.pause()
        assert "Turn 1 of 8" in here.text()
        await here.pilot.resize_terminal(79, 24)
        await here.pilot.pause()
        assert "79 columns" in here.text()

    at(SCENES["pocket-too-small"], check)


def test_textuals_own_tooltip_stays_hidden_when_the_window_changes() -> None:
    """Tests hide tooltips by default; people see them, and an empty one would cover a corner of the board."""

    async def run() -> None:
        app = WhitechapelApp(Words(), UNICODE, 0.0)
        app.first = TableScreen(LocalTable(dealt("pocket"), FileKeeper(), 0.0), app.words, app.glyphs)
        async with app.run_test(size=(80, 24), tooltips=True) as pilot:
            await pilot.pause()
            for columns in (79, 80):
                await pilot.resize_terminal(columns, 24)
                await pilot.pause()
            assert [tooltip.display for tooltip in app.screen.query(Tooltip)] == [False]
            corner = screen_text(app).split("\n")[1]
            assert corner.startswith("           0            1            2")

    asyncio.run(run())


def test_the_cursor_shows_what_an_action_would_change_and_escape_changes_nothing() -> None:
    async def check(here: Sitting) -> None:
        before = here.text()
        await here.press("h")
        assert "Seen 3 · Hidden 6 ▸▸" in here.text()
        await here.press("escape")
        assert "Seen 0 · Hidden 9\n" in here.text()
        assert here.text() == before
        assert here.match.turn.to_act is Seat.DETECTIVE

    at(Scene("pocket", DETECTIVE), check)


def test_a_token_that_can_not_be_picked_says_why() -> None:
    async def check(here: Sitting) -> None:
        await here.press("a")
        assert "This token is not available" in here.text()
        await here.press("h", "enter")
        await here.until_asked()
        await here.press("h")
        assert "Already played this turn" in here.text()

    at(Scene("pocket", PLAYERS), check)


def test_the_log_leads_back_and_nothing_can_be_played_meanwhile() -> None:
    async def check(here: Sitting) -> None:
        now = here.text()
        await here.press(BACK)
        assert "You are looking at an earlier moment" in here.text()
        count = len(here.match.log)
        await here.press("enter", "h", "enter")
        assert len(here.match.log) == count
        await here.press("escape")
        assert here.text() == now

    at(Scene("pocket", PLAYERS, ("h", "enter")), check)


@pytest.mark.parametrize(
    ("game", "keys", "secret"), [("pocket", ("h", "enter"), "You are "), ("classic", (), "No alibi cards yet")]
)
def test_a_secret_is_shown_to_two_while_its_key_is_held_and_hides_by_itself(
    game: str, keys: tuple[str, ...], secret: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peeking, "PEEK", 600.0)

    async def check(here: Sitting) -> None:
        assert secret not in here.text()
        await here.press("p")
        assert secret in here.text()
        monkeypatch.setattr(peeking, "PEEK", 0.01)
        await here.press("p")
        while here.table.peeking:
            await asyncio.sleep(0.01)
        await here.pilot.pause()
        assert secret not in here.text()

    at(Scene(game, PLAYERS, keys), check)


def test_an_action_is_taken_back_where_nothing_was_revealed() -> None:
    async def check(here: Sitting) -> None:
        before = here.text()
        await here.press("h", "enter")
        assert here.match.turn.to_act is Seat.JACK
        await here.press("u")
        assert here.text() == before
        await here.press("u")
        assert "Nothing can be taken back now." in here.text()

    at(Scene("pocket", PLAYERS), check)


def test_a_game_that_is_left_is_gone_on_with_from_home() -> None:
    async def run() -> None:
        async with sitting("pocket", PLAYERS) as here:
            await here.press("h", "enter")
            board = here.text()
            await here.press("q")
            await here.pilot.pause()
            assert isinstance(here.app.screen, HomeScreen)
            assert "Go on: Mr. Jack Pocket, Two on this device" in here.text()
            await here.press("up", "up", "enter")
            await here.pilot.pause()
            await here.until_asked()
            assert here.text() == board

    asyncio.run(run())
    (left,) = unfinished()
    assert left[1].match.events[-1].actor is Seat.DETECTIVE


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting("classic", PLAYERS, keeper=FileKeeper(tmp_path / "left.game")) as here:
            await here.press("1", "enter", "ctrl+c")

    asyncio.run(run())
    record = read(tmp_path / "left.game")[0].match.record()
    assert record.events[-1].actor is Seat.DETECTIVE


def test_a_game_is_begun_from_home_in_another_language() -> None:
    async def run() -> None:
        async with at_home("down", "down", "right", "down", "right", "right", "right", "down", "down", "right") as here:
            await here.until_shown("À deux sur cet appareil")
            await here.pilot.resize_terminal(120, 40)
            await here.press("down", "down", "enter")
            await here.until_shown("Choisissez un personnage")

    asyncio.run(run())


def test_a_rematch_swaps_the_sides_and_a_replay_follows_the_end() -> None:
    async def run() -> None:
        async with sitting("pocket", DETECTIVE) as here:
            await here.play_to_the_end()
            await here.pilot.pause()
            await here.press("r")
            await here.pilot.pause()
            await here.until_asked()
            assert here.match.seats == (Seat.JACK,)
        async with sitting("pocket", DETECTIVE) as here:
            await here.play_to_the_end()
            await here.pilot.pause()
            await here.press("w")
            await here.pilot.pause()
            assert isinstance(here.app.screen, ReplayScreen)

    asyncio.run(run())


@pytest.mark.parametrize("game", ["pocket", "classic"])
def test_a_replay_has_three_lenses(game: str) -> None:
    record = finished(game)
    jack = next(
        event.action for event in record.events if event.action is not None and "identity" in _text(game, event.action)
    )
    name = Words().name(_text(game, jack).split()[1])

    async def run() -> None:
        async with replaying(record) as here:
            assert here.text().count(f"Jack is {name}") == 2
            await here.press("1")
            assert f"Jack is {name}" not in here.text()
            await here.press("2")
            assert f"Jack is {name}" in here.text()
            first = here.text()
            await here.press("right")
            assert here.text() != first
            await here.press("left")
            assert here.text() == first
            await here.press("end", "1")
            assert f"Jack is {name}" in here.text()

    asyncio.run(run())


def _text(game: str, action: int) -> str:
    from whitechapel.core import load_game  # noqa: PLC0415

    return load_game(game).action_to_text(action)


def test_the_mouse_picks_and_confirms() -> None:
    async def check(here: Sitting) -> None:
        await here.pilot.click("#panel", offset=(6, 5))
        assert [choice.pick for choice in here.table.chooser.path] == ["holmes"]
        await here.pilot.click("#board", offset=(11, 0))
        await here.pilot.click("#board", offset=(11, 0))
        assert here.match.log[-1].action == "holmes 1"

    at(Scene("pocket", PLAYERS), check)


def test_a_click_on_what_can_not_be_picked_says_why() -> None:
    async def check(here: Sitting) -> None:
        assert here.table.chooser.path[0].pick == "move"
        await here.pilot.click("#board", offset=(3, 9))
        assert "That hex is occupied" in here.text()
        await here.pilot.click("#board", offset=(3, 5))
        assert "Out of reach" in here.text()
        assert [choice.pick for choice in here.table.chooser.path] == ["move"]

    at(Scene("classic", [Seat.JACK], ("1", "enter", "1")), check)


def test_an_action_that_an_onlooker_thinks_possible_and_is_not_is_refused() -> None:
    async def check(here: Sitting) -> None:
        number = here.match.turn.number
        await here.table.play("alibi")
        assert "That is not allowed now." in here.text()
        assert here.match.turn.number == number
        assert here.table.chooser.top

    at(Scene("pocket", PLAYERS), check)


def test_ascii_draws_nothing_but_ascii_in_english() -> None:
    async def check(here: Sitting) -> None:
        assert here.text().isascii()
        await here.press("question_mark")
        assert here.text().isascii()

    at(SCENES["pocket-ascii"], check)
    at(SCENES["classic-ascii"], check)


def test_what_was_saved_is_played_on_by_the_same_deal() -> None:
    first, second = (dealt("pocket", seed=4).match.record() for _ in range(2))
    assert first == second
