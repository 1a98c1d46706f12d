"""L2 and L5: a database that a newer version wrote, and matches that nobody ever plays."""

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from benchmarks.attacks.frame import Attack, Target
from benchmarks.attacks.frame.people import ME, create
from benchmarks.attacks.frame.target import stopped

_MATCHES = 5
_A_SECOND = 1 / 86_400
"""Of a day."""
_WHILE = 4.0


async def tracebacks(target: Target) -> float:
    """Start on a database of a version that is yet to come; gives the tracebacks that this costs."""
    with tempfile.TemporaryDirectory(prefix="whitechapel-attack-") as folder:
        file, log = Path(folder) / "matches.db", Path(folder) / "log"
        settings: dict[str, object] = {"database": f"sqlite:///{file}", "port": 0}
        async with target.serving(**settings):
            pass
        connection = sqlite3.connect(file)
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        connection.close()
        process = await target.start(log, **settings)
        try:
            await asyncio.wait_for(process.wait(), 20)
        finally:
            await stopped(process)
        return float(log.read_text(errors="replace").count("Traceback"))


async def kept_for_ever(target: Target) -> float:
    """Create matches and leave; gives how many are there when they should be gone, after a second."""
    async with target.serving(keep_unplayed=_A_SECOND) as server:
        for _ in range(_MATCHES):
            await create(server, ME, ME)
        ends = asyncio.get_running_loop().time() + _WHILE
        while (left := _stored(server.log.parent / "matches.db")) and asyncio.get_running_loop().time() < ends:
            await asyncio.sleep(0.1)
        return float(left)


def _stored(file: Path) -> int:
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return int(connection.execute("SELECT COUNT(*) FROM matches").fetchone()[0])
    finally:
        connection.close()


ATTACKS = (
    Attack("L2", "start on the database of a newer version", "tracebacks", 0, tracebacks),
    Attack("L5", "create matches and never play", f"of {_MATCHES} kept for ever", 0, kept_for_ever),
)
