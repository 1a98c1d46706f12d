"""Write a picture of every screen of the terminal app: ``python -m tests.terminal.screenshots [FOLDER]``."""

import asyncio
import os
import re
import sys
import tempfile
from pathlib import Path

from tests.terminal.playing import Sitting, sitting
from tests.terminal.screens import SCENES, at_home, finished, opened, replaying
from whitechapel.core import Seat

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


def _without_fetching(picture: str) -> str:
    """The picture with the reader's own fonts: nothing is fetched to show it."""
    own = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return own.replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_STATE_HOME"] = home
        asyncio.run(write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
