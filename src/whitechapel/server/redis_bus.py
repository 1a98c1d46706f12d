"""The bus of several machines: Redis publish and subscribe.

Whether it works is seen end to end: every process sends itself a beat through Redis. When beats stop coming, because
Redis is gone, hangs or a connection was cut silently, the connection is given up and opened anew.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from whitechapel.server.bus import PING_WITHIN

log = logging.getLogger(__name__)

_CHANNEL = "whitechapel:grown"
_SAID = "whitechapel:said"
_GROUPS = "whitechapel:group:"
_BEATS = "whitechapel:beat:"
_RETRY = 0.5
_BEAT = 1.0
_SILENCE = 4.0
"""Seconds without a beat after which the connection counts as dead."""
_MOST_NEWS = 10_000
_MOST_SAYINGS = 1_000
"""So many may wait to be told; what was said at a table is of no use later."""
_SAYING = re.compile(rb"[0-9a-f]{8} [\w-]{1,64} [ -~]{1,80}")
"""Whose it is, the match, and what is told of its table."""
_EVERYTHING = "*"
"""Stands for all matches, where too many have grown while Redis was away."""
_NEWS = re.compile(rb"[0-9a-f]{8} [\w-]{1,64}(?: (?:[\w-]{1,64}|\*))+")
"""Whose news they are, by process and by group, and the matches."""


class RedisBus:
    """The bus of several machines: Redis publish and subscribe."""

    shared = True

    def __init__(self, url: str, group: str = "") -> None:
        self._redis = Redis.from_url(
            url, socket_connect_timeout=PING_WITHIN, socket_timeout=PING_WITHIN, retry=Retry(NoBackoff(), 0)
        )
        self._origin = secrets.token_hex(4)
        self._group = group or self._origin
        self._grown: Callable[[str], None] = lambda _match_id: None
        self._gap: Callable[[], None] = lambda: None
        self._heard: Callable[[str, str], None] = lambda _match_id, _news: None
        self._sayings: list[str] = []
        self._news: dict[str, None] = {}
        self._some = asyncio.Event()
        self._hears = False
        self._speaks = True
        self._others = True
        self._known = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def alive(self) -> bool:
        """Whether news come and go at the moment."""
        return self._hears and self._speaks

    @property
    def others(self) -> bool:
        """Whether processes of other machines are there, as far as Redis knows; while it is away, they may be."""
        return self._others or not self.alive

    async def open(
        self, grown: Callable[[str], None], gap: Callable[[], None], heard: Callable[[str, str], None]
    ) -> None:
        """Subscribe, now or as soon as Redis is there."""
        self._grown, self._gap, self._heard = grown, gap, heard
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._send)]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._known.wait(), PING_WITHIN)
        self._known.clear()
        self._tasks.append(asyncio.create_task(self._beat()))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._known.wait(), PING_WITHIN)

    async def ping(self, timeout: float = PING_WITHIN) -> None:
        """See whether Redis answers; raises OSError when it does not."""
        try:
            await asyncio.wait_for(self._redis.ping(), timeout)
        except (RedisError, ValueError) as error:
            raise ConnectionError(str(error)) from error

    def publish(self, match_id: str) -> None:
        """Tell the others, where there are any; it is sent in the background, until Redis takes it."""
        if not self.others:
            return
        if len(self._news) >= _MOST_NEWS:
            self._news = {_EVERYTHING: None}
        self._news[match_id] = None
        self._some.set()

    def say(self, match_id: str, news: str) -> None:
        """Tell the others who is at a table or what was said there, unless so much waits to be told that it is late."""
        if len(self._sayings) < _MOST_SAYINGS:
            self._sayings.append(f"{self._origin} {match_id} {news}")
            self._some.set()

    async def close(self) -> None:
        """Unsubscribe."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self) -> None:
        """Hear news for ever: whatever goes wrong, it is tried again."""
        while True:
            channel = self._redis.pubsub()
            try:
                await channel.subscribe(_CHANNEL, _SAID, _GROUPS + self._group, _BEATS + self._origin)
                await self._hear_all(channel)
            except (RedisError, OSError) as error:
                log.warning("Redis is away (%s); trying again", type(error).__name__)
            except Exception:
                log.exception("news from Redis can't be read; trying again")
            finally:
                self._hears = False
                await _left(channel)
            await asyncio.sleep(_RETRY)

    async def _hear_all(self, channel: PubSub) -> None:
        while True:
            message = await channel.get_message(timeout=_SILENCE)
            if message is None:
                raise TimeoutError
            if not self._hears:  # the first message says that we are subscribed
                self._hears = True
                self._known.set()
                self._news = {_EVERYTHING: None}  # the others hear at once that we are here, and tell us from now on
                self._some.set()
                self._gap()
                asyncio.get_running_loop().call_later(2 * _BEAT, self._gap)
            if message["type"] == "message" and message["channel"] == _CHANNEL.encode():
                self._hear(message["data"])
            elif message["type"] == "message" and message["channel"] == _SAID.encode():
                self._hear_said(message["data"])

    def _hear(self, data: bytes) -> None:
        """News, or something that is not ours."""
        if not _NEWS.fullmatch(data):
            log.warning("something that is no news came from Redis")
            return
        origin, group, *match_ids = data.decode().split(" ")
        if origin == self._origin:
            return
        if group != self._group:
            self._others = True  # until they are counted again
        for match_id in match_ids:
            if match_id == _EVERYTHING:
                self._gap()
            else:
                self._grown(match_id)

    def _hear_said(self, data: bytes) -> None:
        """What is told of a table, or something that is not ours."""
        if not _SAYING.fullmatch(data):
            log.warning("something that is no news of a table came from Redis")
            return
        origin, match_id, news = data.decode().split(" ", 2)
        if origin != self._origin:
            self._heard(match_id, news)

    async def _send(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            news, self._news = self._news, {}
            sayings, self._sayings = self._sayings, []
            try:
                if news:
                    await self._redis.publish(_CHANNEL, " ".join((self._origin, self._group, *news)))
                for saying in sayings:
                    await self._redis.publish(_SAID, saying)
            except (RedisError, OSError):
                self._speaks = False
                self._news = news | self._news
                self._some.set()
                await asyncio.sleep(_RETRY)

    async def _beat(self) -> None:
        """Send a beat to ourselves now and then, and count who listens."""
        while True:
            try:
                await self._redis.publish(_BEATS + self._origin, "")
                counts = await self._redis.pubsub_numsub(_CHANNEL, _GROUPS + self._group)
                self._others = counts[0][1] != counts[1][1]
                self._known.set()
                if not self._speaks:
                    self._speaks = True
                    self._gap()
            except (RedisError, OSError):
                self._speaks = False
            await asyncio.sleep(_BEAT)


async def _left(channel: PubSub) -> None:
    try:
        await asyncio.wait_for(channel.aclose(), PING_WITHIN)  # type: ignore[no-untyped-call]
    except (RedisError, OSError) as error:
        log.debug("a connection to Redis was over: %s", type(error).__name__)
