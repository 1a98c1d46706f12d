"""Can the world be told from the times and lengths that a client sees? A classifier guesses it, against level 8.

python -m benchmarks server-timing                     this version, both games, quiet and busy
python -m benchmarks server-timing --old ../v01        0.1, whose figures tell how long it thought

Each position is planted several times in each of a few worlds that the person can't tell apart; the person acts, and
the AI's steps are timed at the person's end, up to the person's next turn. Quiet: as many matches at once as there are
processors. Busy: others play level 8 meanwhile. It fails when the world is guessed more often than by chance.
"""

import asyncio
import os
import tempfile
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from benchmarks.arguments import parser
from benchmarks.attacks.frame import Target
from benchmarks.measuring.written import as_printed, can_be_written, write
from benchmarks.secrets.lookalikes import positions
from benchmarks.secrets.planting import Planted, plant
from benchmarks.secrets.telling import Guessed, guessed, told_by_size
from benchmarks.secrets.watching import Others, Seen, watched
from whitechapel.cli.parsing import UsageError

_GAMES = ("pocket", "classic")
_CALM = {
    "requests_per_second": 1e6,
    "creations_per_minute": 1e6,
    "messages_per_second": 1e6,
    "connections": 100_000,
}
_BUSY_AT_ONCE = 8
_POSITIONS = {"pocket": 32, "classic": 16}
"""With three worlds and eight times each they make more than a thousand decisions."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 1 when a secret can be told."""
    reading = parser("server-timing", __doc__)
    reading.add_argument("games", nargs="*", metavar="GAME", help="pocket, classic (default: both)")
    reading.add_argument("--positions", type=int, help="how many positions (default: a thousand decisions' worth)")
    reading.add_argument("--worlds", type=int, default=3, help="worlds of each position")
    reading.add_argument("--repeats", type=int, default=8, help="matches in each world")
    reading.add_argument("--pace", type=float, default=0.9, help="seconds of a beat")
    reading.add_argument("--at-once", type=int, default=os.cpu_count() or 1, help="matches at once where it is quiet")
    reading.add_argument("--busy", action="store_true", help="the busy half alone")
    reading.add_argument("--others", type=int, default=12, help="people who play meanwhile where it is busy")
    reading.add_argument("--old", type=Path, help="a checkout of 0.1, its hot modules compiled")
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    if asked.write and asked.old:
        raise UsageError("what 0.1 tells is not written; expected --write without --old")
    told, lines = False, []
    for game in asked.games or _GAMES:
        for busy in (False,) if asked.old else (True,) if asked.busy else (False, True):
            found, could = _measured(asked, game, busy=busy)
            print(*found, sep="\n", flush=True)
            lines += found
            told |= could
    if asked.write:
        write("server-timing", as_printed(lines))
    return int(told)


def _measured(asked: Namespace, game: str, *, busy: bool) -> tuple[list[str], bool]:
    """Measure one game: what was found, in lines, and whether the world could be told."""
    begun = time.monotonic()
    source = None if asked.old is None else (asked.old / "src").resolve()
    drawn = positions(game, asked.positions or _POSITIONS[game], asked.worlds, seed=1)
    with tempfile.TemporaryDirectory(prefix="whitechapel-secrets-") as folder:
        database = Path(folder) / "matches.db"
        planted = plant(database, drawn, asked.repeats, 8, source)
        seen = asyncio.run(_play(Target(source), database, planted, asked, busy=busy))
    minutes = (time.monotonic() - begun) / 60
    head = f"{game}, level 8, {'busy' if busy else 'quiet'}: {len(seen)} decisions in {minutes:.1f} minutes"
    found = {"delay": guessed(seen, lambda one: one.delay)}
    if source is not None:
        found["thinking, of /metrics"] = guessed(seen, lambda one: one.thinking)
    sizes = told_by_size(seen)
    told = sizes > 0 or any(not result.by_chance for result in found.values())
    return [head, *_lines(found, sizes, seen)], told


def _lines(found: dict[str, Guessed], sizes: int, seen: Sequence[Seen]) -> list[str]:
    delays = sorted(one.delay for one in seen)
    places = (0, len(delays) // 2, len(delays) * 95 // 100, -1)
    return [
        *(f"  world guessed from {name:<24}{result}" for name, result in found.items()),
        f"  messages whose length tells the world     {sizes}",
        "  delays: least, median, p95, most          " + ", ".join(f"{delays[at]:.3f} s" for at in places),
    ]


async def _play(target: Target, database: Path, planted: list[Planted], asked: Namespace, *, busy: bool) -> list[Seen]:
    settings = _CALM | {"database": f"sqlite:///{database}", "pace": asked.pace}
    at_once = 1 if target.source is not None else _BUSY_AT_ONCE if busy else asked.at_once
    async with target.serving(**settings) as server:
        others = Others(server, asked.others if busy else 0)
        try:
            return await watched(server, planted, at_once, figures=target.source is not None)
        finally:
            await others.leave()
