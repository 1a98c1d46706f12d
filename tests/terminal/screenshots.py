"""Write a picture of every screen of the terminal app: ``python -m tests.terminal.screenshots [FOLDER]``."""

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.server.live import LiveServer
from tests.terminal.at_server import friends_at, table_at
from tests.terminal.playing import Sitting, sitting
from tests.terminal.relay import Relay
from tests.terminal.screens import SCENES, at_home, finished, opened, replaying
from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.table.seats import created

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots" / "terminal"


async def write_all(folder: Path) -> None:
    """Write every picture into a folder."""
    folder.mkdir(parents=True, exist_ok=True)

    def write(name: str, here: Sitting) -> None:
        picture = here.app.export_screenshot(title="Whitechapel")
        (folder / f"{name}.svg").write_text(_without_fetching(picture), encoding="utf-8")
        print(name)

    async with at_home() as here:
        write("home", here)
    async with at_home(language="it") as here:
        write("home-italian", here)
    for name, scene in SCENES.items():
        async with opened(scene) as here:
            await here.pilot.pause()
            write(name, here)
    for game in ("pocket", "classic"):
        async with replaying(finished(game), *["right"] * 12) as here:
            write(f"{game}-replay", here)
        async with replaying(finished(game), *["right"] * 12, "1") as here:
            write(f"{game}-replay-detective", here)
        async with sitting(game, [Seat.DETECTIVE]) as here:
            await here.play_to_the_end()
            await here.pilot.pause()
            write(f"{game}-ending", here)
    live = LiveServer.in_folder(Path(tempfile.mkdtemp()))
    try:
        await _write_at_server(f"http://{live.address}", write)
    finally:
        live.stop()


async def _write_at_server(server: str, write: Callable[[str, Sitting], None]) -> None:
    """The pictures of what happens only at a server."""
    async with friends_at(server, Seat.JACK) as friends:
        here, friend, _ = friends
        await friends.act_there()
        await friends.act_here()
        friend.ask(protocol.TakeBack(client=friend.client, after=friend.number))
        await friends.both_at(friend.number)
        write("server-takeback", here)
        await here.press("g")
        await here.until_shown(here.app.words.say("resign-sure"))
        write("server-give-up", here)
    place, _ = created(server, "pocket", Seat.DETECTIVE, "level:1", {})
    async with Relay(server.removeprefix("http://")) as relay, table_at(place._replace(server=relay.address)) as here:
        await here.until_asked()
        relay.cut()
        await here.until(lambda: not here.match.connection.is_open)
        await here.press("enter", "enter")
        write("server-line-lost", here)


def _without_fetching(picture: str) -> str:
    """The picture with the reader's own fonts: nothing is fetched to show it."""
    own = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return own.replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        asyncio.run(write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
