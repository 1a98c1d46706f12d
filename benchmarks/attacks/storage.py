"""Databases that can't be written or don't answer, and a start with thousands of unfinished matches."""

import asyncio
import os
import sqlite3
import tempfile
import time
from pathlib import Path

import httpx
from sqlalchemy import make_url

from benchmarks.attacks.frame import Attack, Server, Target
from benchmarks.attacks.frame.people import ME, ai, client, create
from benchmarks.attacks.frame.target import ready, stopped
from tools.engines import postgres

_MATCHES = 4_000
_TICK = 1 / os.sysconf("SC_CLK_TCK")
_LONGEST = 15.0


async def healthy_while_locked(target: Target) -> float:
    """How often the health page says that all is well while nothing can be stored, of three times."""
    with tempfile.TemporaryDirectory(prefix="whitechapel-attack-") as folder:
        file = Path(folder) / "matches.db"
        async with target.serving(database=f"sqlite:///{file}") as server, client(server) as http:
            holder = sqlite3.connect(file, isolation_level=None)
            try:
                holder.execute("BEGIN IMMEDIATE")
                wrong = 0
                for _ in range(3):
                    await asyncio.sleep(1.2)
                    wrong += (await http.get("/health")).status_code == httpx.codes.OK
                return wrong
            finally:
                holder.close()


async def silence_of_a_hung_database(target: Target) -> float:
    """Seconds until the health page answers while PostgreSQL does not."""
    with postgres() as url:
        given = make_url(url)
        muted = asyncio.Event()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await _relayed(reader, writer, given.port or 0, muted)

        relay = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = relay.sockets[0].getsockname()[1]
        through = given.set(port=port).render_as_string(hide_password=False)
        async with target.serving(database=through) as server, client(server) as http:
            muted.set()
            await asyncio.sleep(1.2)  # what was found out before is told for a second
            begun = time.monotonic()
            try:
                await http.get("/health", timeout=_LONGEST)
            except httpx.HTTPError:
                return _LONGEST
            finally:
                relay.close()
            return time.monotonic() - begun


async def _relayed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int, muted: asyncio.Event) -> None:
    """Pass bytes to PostgreSQL and, until it is muted, back."""
    up_reader, up_writer = await asyncio.open_connection("127.0.0.1", port)

    async def passed(source: asyncio.StreamReader, to: asyncio.StreamWriter, *, back: bool) -> None:
        try:
            while data := await source.read(65536):
                if not (back and muted.is_set()):
                    to.write(data)
        except OSError:
            pass  # somebody has hung up
        finally:
            to.close()

    await asyncio.gather(passed(reader, up_writer, back=False), passed(up_reader, writer, back=True))


async def cpu_of_a_start(target: Target) -> float:
    """CPU seconds that a start costs with 4,000 unfinished matches against the AI, beyond one with a single match."""
    with tempfile.TemporaryDirectory(prefix="whitechapel-attack-") as folder:
        file, log = Path(folder) / "matches.db", Path(folder) / "log"
        settings: dict[str, object] = {"database": f"sqlite:///{file}", "port": 0}
        async with target.serving(**settings) as server:
            await create(server, ai(1), ME)
        alone = await _started(target, log, settings)
        _multiply(file)
        return await _started(target, log, settings) - alone


async def _started(target: Target, log: Path, settings: dict[str, object]) -> float:
    process = await target.start(log, **settings)
    try:
        return await _settled(await ready(process, log))
    finally:
        await stopped(process)


async def _settled(server: Server) -> float:
    """The CPU that a server has spent once it has nothing to do any more."""
    spent, deadline = 0.0, time.monotonic() + 60
    while time.monotonic() < deadline:
        await asyncio.sleep(1.5)
        before, spent = spent, _cpu(server.process.pid)
        if spent - before < 5 * _TICK:
            break
    return spent


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * _TICK


def _multiply(file: Path) -> None:
    """Copy the one match there is, with its seats and its log, whatever columns this version has."""
    connection = sqlite3.connect(file)
    for table, key in (("matches", "id"), ("seats", "match_id"), ("actions", "match_id")):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        rows = connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()  # noqa: S608 - our own tables
        place, marks = columns.index(key), ", ".join("?" * len(columns))
        copies = (
            (*row[:place], f"{row[place]}-{number}", *row[place + 1 :]) for number in range(_MATCHES) for row in rows
        )
        connection.executemany(f"INSERT INTO {table} VALUES ({marks})", copies)  # noqa: S608 - the same
    connection.commit()
    connection.close()


ATTACKS = (
    Attack("M7", "nothing can be stored", "times of 3 that /health said ok", 0, healthy_while_locked),
    Attack("M7", "PostgreSQL hangs", "s until /health answered", 4, silence_of_a_hung_database),
    Attack("L5", "start with 4,000 unfinished matches", "s of CPU", 1.5, cpu_of_a_start),
)
