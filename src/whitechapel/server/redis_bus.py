"""The bus of several server processes: Redis publish and subscribe."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

_CHANNEL = "whitechapel:grown"
_RETRY = 0.5


class RedisBus:
    """The bus of several processes: Redis publish and subscribe."""

    shared = True

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=5)
        self._origin = secrets.token_hex(4)
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, grown: Callable[[str], Awaitable[None]], gap: Callable[[], Awaitable[None]]) -> None:
        """Subscribe; returns once news arrive. Raises OSError when Redis can't be reached."""
        await self.ping()
        subscribed = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(grown, gap, subscribed)),
            asyncio.create_task(self._send()),
        ]
        await subscribed.wait()

    async def ping(self) -> None:
        """See whether Redis answers; raises OSError when not."""
        try:
            await self._redis.ping()
        except RedisError as error:
            raise ConnectionError(str(error)) from error

    def publish(self, match_id: str) -> None:
        """Tell the others; it is sent in the background, and again until Redis takes it."""
        self._outgoing.put_nowait(match_id)

    async def close(self) -> None:
        """Unsubscribe."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(
        self, grown: Callable[[str], Awaitable[None]], gap: Callable[[], Awaitable[None]], subscribed: asyncio.Event
    ) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    subscribed.set()
                    await gap()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            origin, _, match_id = message["data"].decode().partition(" ")
                            if origin != self._origin:
                                await grown(match_id)
            except (RedisError, OSError) as error:
                log.warning("Redis is away (%s); trying again", type(error).__name__)
                await asyncio.sleep(_RETRY)

    async def _send(self) -> None:
        while True:
            match_id = await self._outgoing.get()
            while True:
                try:
                    await self._redis.publish(_CHANNEL, f"{self._origin} {match_id}")
                    break
                except (RedisError, OSError):
                    await asyncio.sleep(_RETRY)
