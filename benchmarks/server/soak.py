"""Uses a server for a long time, and looks whether anything of it grows that should not.

Matches are created, played to their end, given up, abandoned and left half joined, by people, by the AI and with
spectators; sockets are cut. Once a minute it prints what the server holds: memory and threads of all its processes,
descriptors, connections, rows. What abandoned matches leave is deleted after `--keep` minutes. The second half decides:
memory may not grow by more than 2 % a minute of its mean, and rows must level off. When everybody has left, no more
descriptors may be open than after the first few visits.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, linear_regression
from typing import NamedTuple

from benchmarks.arguments import parser
from benchmarks.attacks.frame.target import Server, Target
from benchmarks.server.fuzz import WITHOUT_LIMITS
from benchmarks.server.soak_visitors import VISITORS, Visits

_MINUTES_A_DAY = 24 * 60
_REST = 8.0
"""Seconds after which a server without visitors has let go of their connections."""
_MORE = 8
"""So many descriptors more may be open at rest: threads and workers that were not needed at first."""
_LAST = 30.0
"""Seconds for the last visits to end."""
_FEWEST = 4
"""Samples without which nothing can be said."""


class Sample(NamedTuple):
    """What a server held at a moment.

    Attributes:
        memory: resident megabytes of all its processes.
        descriptors: of all its processes.
        threads: of all its processes.
        matches: rows of matches.
        entries: rows of their logs.
    """

    memory: float
    descriptors: int
    threads: int
    matches: int
    entries: int


def sampled(server: Server, database: Path) -> Sample:
    """Look at a server."""
    processes = [Path(f"/proc/{pid}") for pid in _family(server.process.pid)]
    memory, threads, descriptors = 0.0, 0, 0
    for process in processes:
        try:
            status = (process / "status").read_text()
            memory += int(status.partition("VmRSS:")[2].split()[0]) / 1024
            threads += int(status.partition("Threads:")[2].split()[0])
            descriptors += len(list((process / "fd").iterdir()))
        except (OSError, IndexError):
            continue  # it has just ended
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        matches, entries = (
            connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]  # noqa: S608 - names of ours
            for table in ("matches", "actions")
        )
    connection.close()
    return Sample(memory, descriptors, threads, matches, entries)


def _family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    found = [pid]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            try:
                found += map(int, task.read_text().split())
            except OSError:
                continue
    return found


async def soaked(minutes: float, people: int, keep: float, every: float) -> list[Sample]:
    """Use a server for so long; gives what it held once in `every` seconds."""
    samples: list[Sample] = []
    visits = Visits()
    days = keep / _MINUTES_A_DAY
    async with Target().serving("--pace", "0.05", keep=days, keep_unplayed=days, **WITHOUT_LIMITS) as server:
        database = server.log.parent / "matches.db"
        for number, visit in enumerate(VISITORS):  # whatever is started once is started now
            await visit(server, number)
        await asyncio.sleep(_REST)
        before = sampled(server, database)
        tasks = [asyncio.create_task(_live(server, number, visits)) for number in range(people)]
        print(f"{'minute':>6} {'memory':>9} {'descriptors':>11} {'threads':>7} {'matches':>7} {'entries':>7}  visits")
        for count in range(1, int(minutes * 60 / every) + 1):
            await asyncio.sleep(every)
            found = sampled(server, database)
            samples.append(found)
            print(
                f"{count * every / 60:6.1f} {found.memory:6.0f} MB {found.descriptors:11} {found.threads:7} "
                f"{found.matches:7} {found.entries:7}  {visits}",
                flush=True,
            )
        visits.ended = True
        await asyncio.wait(tasks, timeout=_LAST)
        for task in tasks:
            task.cancel()
        await asyncio.sleep(_REST)
        visits.left_open = sampled(server, database).descriptors - before.descriptors
        visits.tracebacks = server.tracebacks()
    print(f"descriptors at rest    {visits.left_open:+} since the first visits")
    if visits.tracebacks or visits.failed or visits.left_open > _MORE:
        print(f"FAILED: {visits.tracebacks} tracebacks, {visits.failed} visits that did not end as they should")
        return []
    return samples


async def _live(server: Server, number: int, visits: Visits) -> None:
    """One visit after another."""
    turn = number
    while not visits.ended:
        visit = VISITORS[turn % len(VISITORS)]
        turn += 1
        try:
            await visit(server, turn * 1000 + number)
            visits.done += 1
        except Exception as error:  # whatever it was: it is told, and the visitor goes on
            visits.failed += 1
            visits.why = f"{getattr(visit, '__name__', '')}: {error!r:.100}"


def verdicts(samples: Sequence[Sample], every: float) -> list[tuple[str, float, bool]]:
    """What grows in the second half: its name, by how much a minute, and whether that is too much."""
    half = samples[len(samples) // 2 :]
    at = [place * every / 60 for place in range(len(half))]

    def slope(values: Sequence[float]) -> float:
        return linear_regression(at, values).slope

    memory, matches = slope([one.memory for one in half]), slope([one.matches for one in half])
    return [
        ("memory, % a minute", share := 100 * memory / fmean(one.memory for one in half), share > 2.0),
        ("matches a minute, %", rate := 100 * matches / fmean(one.matches for one in half), rate > 10.0),
    ]


def main(arguments: Sequence[str]) -> int:
    """Soak and print; 1 where something grew."""
    reading = parser("server-soak", __doc__)
    reading.add_argument("--minutes", type=float, default=20.0)
    reading.add_argument("--people", type=int, default=24, help="how many come and go at the same time")
    reading.add_argument("--keep", type=float, default=1.0, help="minutes for which abandoned matches are kept")
    reading.add_argument("--every", type=float, default=60.0, help="seconds between two looks")
    asked = reading.parse_args(arguments)
    samples = asyncio.run(soaked(asked.minutes, asked.people, asked.keep, asked.every))
    if len(samples) < _FEWEST:
        return 1
    grown = verdicts(samples, asked.every)
    for name, slope, wrong in grown:
        print(f"{name:<22} {slope:+.2f}  {'GROWS' if wrong else 'flat'}")
    return int(any(wrong for _, _, wrong in grown))
