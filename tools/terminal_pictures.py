"""Makes the pictures of the terminal for the documentation: ``python -m tools.terminal_pictures [FOLDER]``."""

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from browser.serving import Serving
from tools import ROOT
from tools.terminal_driver import Sitting, sitting, table_at
from tools.terminal_scenes import SCENES, at_home, finished, opened, replaying
from whitechapel.core import Seat
from whitechapel.table import Table
from whitechapel.table.remote import RemoteTable
from whitechapel.table.seats import FRIEND, by_link, created
from whitechapel.terminal.screens.sheets import GiveUpSheet

FOLDER = ROOT / "docs/screenshots/terminal"
Write: TypeAlias = Callable[[str, Sitting], None]


async def make_all(folder: Path) -> None:
    """Write every picture into a folder."""
    folder.mkdir(parents=True, exist_ok=True)

    def write(name: str, here: Sitting) -> None:
        picture = here.app.export_screenshot(title="Whitechapel")
        (folder / f"{name}.svg").write_text(_without_fetching(picture), encoding="utf-8")
        print(name)

    for language, name in (("en", "home"), ("it", "home-italian")):
        async with at_home(language=language) as here:
            write(name, here)
    for name, scene in SCENES.items():
        async with opened(scene) as here:
            await here.pilot.pause()
            write(name, here)
    for game in ("pocket", "classic"):
        await _make_of(game, write)
    with tempfile.TemporaryDirectory() as kept:
        serving = Serving(Path(kept) / "matches.sqlite")
        serving.start()
        try:
            await _make_at_server(serving, write)
        finally:
            serving.kill()


async def _make_of(game: str, write: Write) -> None:
    """The pictures of a game that is over."""
    record = finished(game)
    async with replaying(record, *["right"] * 12) as here:
        write(f"{game}-replay", here)
    async with replaying(record, *["right"] * 12, "1") as here:
        write(f"{game}-replay-detective", here)
    async with sitting(game, [Seat.DETECTIVE]) as here:
        await here.play_to_the_end()
        await here.pilot.pause()
        write(f"{game}-ending", here)


async def _make_at_server(serving: Serving, write: Write) -> None:
    """The pictures of what happens only at a server."""
    seat, link = created(serving.origin, "pocket", Seat.JACK, FRIEND, {})
    async with table_at(seat, link) as here, RemoteTable(by_link(link)) as friend:
        listening = asyncio.create_task(friend.run(lambda: None))
        for table in (friend, here.match):
            await _act(table, here)
        await friend.take_back()
        await here.until_shown(here.app.words.say("takeback-asked"))
        write("server-takeback", here)
        await here.press("g")
        # Not `until_shown`: whoever reads a sheet's text makes Textual forget what lies below it.
        await here.until(lambda: isinstance(here.app.screen, GiveUpSheet))
        await here.pilot.pause()
        write("server-give-up", here)
        listening.cancel()
    seat, _ = created(serving.origin, "pocket", Seat.DETECTIVE, "level:1", {})
    async with table_at(seat) as here:
        await here.until_asked()
        serving.kill()
        await here.until(lambda: not here.match.connection.is_open)
        await here.press("enter", "enter")
        write("server-connection-lost", here)


async def _act(table: Table, here: Sitting) -> None:
    """Let somebody play an action that reveals nothing, and wait until it is known here."""
    await here.until(lambda: bool(table.turn.legal))
    before = len(here.match.log)
    await table.play(next(action for action in table.turn.legal if action != "alibi"))
    await here.until(lambda: len(here.match.log) > before and not here.match.connection.waiting)


def _without_fetching(picture: str) -> str:
    """The picture with the reader's own fonts: nothing is fetched to show it."""
    own = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return own.replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        asyncio.run(make_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
