"""Pictures in pixels: made by short processes, one at a time, and kept, so that nobody can stop a server by asking."""

import asyncio
import hashlib
import sys
from collections import OrderedDict

from whitechapel.server.refusals import Refusal

_PROGRAM = "whitechapel.pictures.raster"
_WAITING = 32
"""How many may wait for a picture at a time; whoever comes then is told to come again."""
_KEPT = 24_000_000
"""Bytes of pictures that are kept."""
_PATIENCE = 20.0


class Pictures:
    """Turns drawings into PNG files. Equal ones are made once, also for those who ask at the same time."""

    def __init__(self, *, waiting: int = _WAITING, kept: int = _KEPT, patience: float = _PATIENCE) -> None:
        self._most = waiting
        self._room = kept
        self._patience = patience
        self._lane = asyncio.Lock()
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._made: OrderedDict[str, bytes] = OrderedDict()

    async def png(self, svg: str, width: int) -> bytes:
        """A drawing as a PNG file; raises `Refusal` where too many are asked for, or none can be made."""
        name = hashlib.sha256(f"{width} {svg}".encode()).hexdigest()
        found = self._made.get(name)
        if found is not None:
            self._made.move_to_end(name)
            return found
        task = self._making.get(name)
        if task is None:
            if len(self._making) >= self._most:
                raise Refusal("too-many", "too many pictures are being drawn; try again in 2 s", retry_after=2)
            task = self._making[name] = asyncio.create_task(self._make(name, svg, width))
        return await asyncio.shield(task)  # whoever leaves does not take it from the others

    async def close(self) -> None:
        """Leave what is being drawn."""
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _make(self, name: str, svg: str, width: int) -> bytes:
        try:
            async with self._lane:
                made = await _drawn(svg, width, self._patience)
            self._keep(name, made)
            return made
        finally:
            del self._making[name]

    def _keep(self, name: str, made: bytes) -> None:
        self._made[name] = made
        while sum(map(len, self._made.values())) > self._room:
            self._made.popitem(last=False)


async def _drawn(svg: str, width: int, patience: float) -> bytes:
    program = (sys.executable, "-m", _PROGRAM, str(width))
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
    try:
        made, _ = await asyncio.wait_for(process.communicate(svg.encode()), patience)
    except TimeoutError:
        made = b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if not made:
        raise Refusal("unavailable", "no picture can be drawn at the moment", retry_after=10)
    return made
