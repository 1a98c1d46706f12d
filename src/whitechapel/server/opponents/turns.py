"""The turns of the seats that the server plays, at a pace that people can follow.

A player or a bot that fails gives its match up, and the log says why. So a match never hangs.
"""

import asyncio
import logging
import math

from whitechapel.bots import BotError
from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.live import LiveMatch
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents.seats import OpponentSeats
from whitechapel.server.refusals import Refusal
from whitechapel.server.requests import SERVER, Fail

log = logging.getLogger(__name__)
_AGAIN = 1.0


class Turns:
    """Plays what is the server's to play."""

    def __init__(self, seats: OpponentSeats, *, pace: float, takeover: float, metrics: Metrics) -> None:
        self._seats = seats
        self._pace = pace
        self._takeover = takeover
        self._metrics = metrics
        self._under_way: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def consider(self, live: LiveMatch, elsewhere: bool = False) -> None:
        """Play the turn if it is ours. One that came about in another process is left to that one for a while."""
        hosted = live.hosted
        if hosted.over:
            self._seats.dismiss(hosted)
        seat = hosted.to_act
        if seat is None or not hosted.seats[seat].automatic:
            return
        number, _ = self._under_way.get(live.id, (0, None))
        if number != hosted.number:
            task = asyncio.create_task(self._turn(live, hosted.number, self._takeover if elsewhere else 0.0))
            self._under_way[live.id] = hosted.number, task
            task.add_done_callback(lambda done: self._finished(live.id, done))

    async def close(self) -> None:
        """Stop playing."""
        tasks = [task for _, task in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, match_id: str, task: "asyncio.Task[None]") -> None:
        if self._under_way.get(match_id, (0, None))[1] is task:
            del self._under_way[match_id]

    async def _turn(self, live: LiveMatch, number: int, wait: float) -> None:
        await asyncio.sleep(wait)
        while live.hosted.number == number:
            try:
                await self._step(live, number)
            except Refusal:
                return
            except Exception:  # the database may be away: the turn is tried again until it is stored
                log.exception("a turn of the server's failed")
                await asyncio.sleep(_AGAIN)

    async def _step(self, live: LiveMatch, number: int) -> None:
        hosted = live.hosted
        seat = hosted.to_act
        if seat is None:
            return
        started = asyncio.get_running_loop().time()
        try:
            action = await self._seats.choose(hosted, seat)
        except BotError as failed:
            reason = failed.reason
            log.warning("%s fails: %s", _name(hosted, seat), reason)  # no more: logs hold no secrets
            await live.ask(seat, Fail(client=SERVER, after=number, failure=reason))
            return
        took = asyncio.get_running_loop().time() - started
        self._metrics.ai_seconds.observe(took)
        await asyncio.sleep(wait_for_beat(took, self._pace))
        text = hosted.match.game.action_to_text(action)
        await live.ask(seat, protocol.Act(client=SERVER, after=number, action=text))


def wait_for_beat(took: float, pace: float) -> float:
    """How long to wait to the next full beat: neither a forced step nor a hard one can be told by its time."""
    return math.ceil(took / pace) * pace - took if pace > 0 else 0.0


def _name(hosted: HostedMatch, seat: Seat) -> str:
    holder = hosted.seats[seat]
    return f"the bot {holder.bot}" if holder.bot else f"level {holder.level} of {hosted.setup.game}"
