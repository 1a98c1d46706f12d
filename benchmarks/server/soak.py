"""Uses a server for a long time, and looks whether anything of it grows that should not.

Matches are created, played to their end, given up, abandoned and left half joined, by people, by the AI and with
spectators; sockets are cut. Once a minute it prints what the server holds: memory and threads of all its processes,
descriptors, rows. What abandoned matches leave is deleted after `--keep` minutes. The second half decides, by the line
that fits it best: at its end memory and descriptors (the fewest of each minute) may be at most 5 % above its beginning,
and the matches kept for each visit of the last minute at most 25 %; were none deleted, it would be 100 %. When
everybody has left, at most a few more descriptors may be open than after the first visits.
"""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import linear_regression
from typing import NamedTuple

from benchmarks.arguments import parser
from benchmarks.attacks.frame.target import Server, Target
from benchmarks.measuring.written import as_printed, can_be_written, write
from benchmarks.server.fuzz import WITHOUT_LIMITS
from benchmarks.server.soak_visitors import VISITORS, Visits

_MINUTES_A_DAY = 24 * 60
_REST = 8.0
"""Seconds after which a server without visitors has let go of their connections."""
_MORE = 8
"""So many descriptors more may be open at rest: threads and workers that were not needed at first."""
_MOST_RISE = {"memory": 0.05, "descriptors": 0.05, "kept": 0.25}
"""By how much each may rise in the second half, as a share of what it was."""
_LOOK = 0.5
"""Seconds between two looks at the descriptors."""
_LAST = 30.0
"""Seconds for the last visits to end."""
_FEWEST = 4
"""Samples without which nothing can be said."""


class Sample(NamedTuple):
    """What a server held at a moment.

    Attributes:
        memory: resident megabytes of all its processes.
        descriptors: of all its processes; while it is used, the fewest since the last sample.
        threads: of all its processes.
        matches: rows of matches.
        entries: rows of their logs.
        visits: how many ended since the last sample.
    """

    memory: float
    descriptors: int
    threads: int
    matches: int
    entries: int
    visits: int = 1

    @property
    def kept(self) -> float:
        """Matches for each of these visits: a machine that has more to give has more of both."""
        return self.matches / max(1, self.visits)


def sampled(server: Server, database: Path) -> Sample:
    """Look at a server."""
    processes = [Path(f"/proc/{pid}") for pid in _family(server.process.pid)]
    memory, threads = 0.0, 0
    for process in processes:
        try:
            status = (process / "status").read_text()
            memory += int(status.partition("VmRSS:")[2].split()[0]) / 1024
            threads += int(status.partition("Threads:")[2].split()[0])
        except (OSError, IndexError):
            continue  # it has just ended
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        matches, entries = (
            connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]  # noqa: S608 - names of ours
            for table in ("matches", "actions")
        )
    connection.close()
    return Sample(memory, _descriptors(server), threads, matches, entries)


def _descriptors(server: Server) -> int:
    found = 0
    for pid in _family(server.process.pid):
        with suppress(OSError):  # it has just ended
            found += len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return found


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


async def soaked(minutes: float, people: int, keep: float, every: float) -> tuple[list[Sample], Visits]:
    """Use a server for so long; gives what it held once in `every` seconds, and what became of the visits."""
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
            done = visits.done
            fewest = await _fewest_descriptors(server, every)
            found = sampled(server, database)._replace(descriptors=fewest, visits=visits.done - done)
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
    return samples, visits


async def _fewest_descriptors(server: Server, seconds: float) -> int:
    """The fewest that were open at a time: visitors' connections come and go, what is forgotten stays."""
    ends = time.monotonic() + seconds
    fewest = _descriptors(server)
    while (left := ends - time.monotonic()) > 0:
        await asyncio.sleep(min(left, _LOOK))
        fewest = min(fewest, _descriptors(server))
    return fewest


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


class Verdict(NamedTuple):
    """By how much something rose in the second half, as a share of what it was, and how much it may."""

    name: str
    rise: float
    most: float

    @property
    def grows(self) -> bool:
        """Whether it is too much."""
        return self.rise > self.most

    def __str__(self) -> str:
        told = "GROWS" if self.grows else "flat"
        return f"{self.name:<12} {self.rise:+6.1%} in the second half (at most {self.most:.0%})  {told}"


def verdicts(samples: Sequence[Sample]) -> list[Verdict]:
    """What became of memory, descriptors and kept matches in the second half, by the line that fits it best."""
    half = samples[len(samples) // 2 :]
    found = []
    for name, most in _MOST_RISE.items():
        slope, first = linear_regression(range(len(half)), [getattr(one, name) for one in half])
        found.append(Verdict(name, slope * (len(half) - 1) / first, most))
    return found


def main(arguments: Sequence[str]) -> int:
    """Soak and print; 1 where something grew."""
    reading = parser("server-soak", __doc__)
    reading.add_argument("--minutes", type=float, default=20.0)
    reading.add_argument("--people", type=int, default=24, help="how many come and go at the same time")
    reading.add_argument("--keep", type=float, default=1.0, help="minutes for which abandoned matches are kept")
    reading.add_argument("--every", type=float, default=60.0, help="seconds between two looks")
    can_be_written(reading)
    asked = reading.parse_args(arguments)
    samples, visits = asyncio.run(soaked(asked.minutes, asked.people, asked.keep, asked.every))
    if len(samples) < _FEWEST:
        print("too short: nothing can be said")
        return 1
    found = verdicts(samples)
    first, last = samples[len(samples) // 2], samples[-1]
    told = [
        f"{asked.minutes:g} minutes, {asked.people} people at a time; visits: {visits}",
        f"memory {first.memory:.0f} MB at half-time, {last.memory:.0f} MB at the end; "
        f"{first.matches} and {last.matches} matches stored",
        *map(str, found),
        f"descriptors at rest {visits.left_open:+} since the first visits; {visits.tracebacks} tracebacks",
    ]
    print(*told, sep="\n")
    if asked.write:
        write("server-soak", as_printed(told))
    failed = visits.tracebacks or visits.failed or visits.left_open > _MORE
    return int(bool(failed) or any(one.grows for one in found))
