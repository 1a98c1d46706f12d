"""The turns of the seats that the server plays, at a pace that people can follow.

There is one thought a match at most: whatever happens in the match, the one before is not wanted any more. A player or
a bot that fails gives its match up, and the log says why. So a match never hangs.
"""

import asyncio
import logging
from time import monotonic

from whitechapel.bots import BotError
from whitechapel.core import Action, Seat
from whitechapel.server import protocol
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.live import LiveMatch
from whitechapel.server.metrics import Metrics
from whitechapel.server.opponents.promises import Promise, Promises, wait_for_beat
from whitechapel.server.opponents.seats import OpponentSeats
from whitechapel.server.refusals import Refusal
from whitechapel.server.requests import SERVER, Fail
from whitechapel.server.store import UnavailableError

log = logging.getLogger(__name__)
_AGAIN = 1.0


class Turns:
    """Plays what is the server's to play."""

    def __init__(self, seats: OpponentSeats, *, pace: float, takeover: float, metrics: Metrics) -> None:
        self._seats = seats
        self._pace = pace
        self._promises = Promises(pace, seats.places)
        self._takeover = takeover
        self._metrics = metrics
        self._under_way: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def consider(self, live: LiveMatch, elsewhere: bool = False) -> None:
        """Play the turn if it is ours. One that came about in another process is left to that one for a while."""
        hosted = live.hosted
        number, _ = self._under_way.get(live.id, (0, None))
        if number != hosted.number:
            self.stop(live.id)
        if hosted.over:
            self._seats.dismiss(hosted)
        self._seats.prepare(hosted)
        seat = hosted.to_act
        if seat is None or not hosted.seats[seat].automatic or number == hosted.number:
            return
        task = asyncio.create_task(self._turn(live, hosted.number, self._takeover if elsewhere else 0.0))
        self._under_way[live.id] = hosted.number, task
        task.add_done_callback(lambda done: self._finished(live.id, done))

    def stop(self, match_id: str) -> None:
        """Think no more about a match. Whatever calls this while it adds a step of its own goes on with that."""
        _, task = self._under_way.pop(match_id, (0, None))
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def leave(self, live: LiveMatch) -> None:
        """Have nothing to do with a match any more: it is at another process now, or was deleted."""
        self.stop(live.id)
        self._seats.dismiss(live.hosted)

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
            except UnavailableError:  # the database is away: the turn is tried again until it is stored
                await asyncio.sleep(_AGAIN)
            except Refusal:
                return
            except Exception:  # whatever it is, a match never hangs
                log.exception("a turn of the server's failed")
                await asyncio.sleep(_AGAIN)

    async def _step(self, live: LiveMatch, number: int) -> None:
        hosted = live.hosted
        seat = hosted.to_act
        if seat is None:
            return
        try:
            action = await (self._bots if hosted.seats[seat].bot else self._levels)(live, seat)
        except BotError as failed:
            reason = failed.reason
            log.warning("%s fails: %s", _name(hosted, seat), reason)  # no more: logs hold no secrets
            await live.ask(seat, Fail(client=SERVER, after=number, failure=reason))
            return
        text = hosted.match.game.action_to_text(action)
        await live.ask(seat, protocol.Act(client=SERVER, after=number, action=text))

    async def _bots(self, live: LiveMatch, seat: Seat) -> Action:
        """What a bot does, on the beat after it has chosen."""
        started = monotonic()
        action = await self._seats.bot_chooses(live.hosted, seat, live.asker)
        await asyncio.sleep(wait_for_beat(monotonic() - started, self._pace))
        return action

    async def _levels(self, live: LiveMatch, seat: Seat) -> Action:
        """What the player of a level does, at the time that was decided before it thought."""
        hosted = live.hosted
        promise = self._promises.make(hosted.setup.game, hosted.seats[seat].level, live.asker, monotonic())
        self._metrics.ai_waiting.inc()
        try:
            live.announce(seat, hurried=promise.hurried)
            action = await self._seats.level_chooses(hosted, seat, promise)
            await asyncio.sleep(self._wait(promise))
        finally:
            self._metrics.ai_waiting.dec()
            self._promises.forget(promise)
        return action

    def _wait(self, promise: Promise) -> float:
        """How long a step that was thought of still waits, and what is counted of it."""
        now = monotonic()
        self._metrics.ai_steps.labels(hurried="yes" if promise.hurried else "no").inc()
        self._metrics.ai_wait.observe(promise.shown - promise.asked)
        if self._pace > 0 and now > promise.shown:
            self._metrics.ai_late.inc()
        return self._promises.wait(promise, now)


def _name(hosted: HostedMatch, seat: Seat) -> str:
    holder = hosted.seats[seat]
    return f"the bot {holder.bot}" if holder.bot else f"level {holder.level} of {hosted.setup.game}"
