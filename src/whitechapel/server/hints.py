"""Hints: what the strongest player would do in a seat's place, from what that seat knows, thought of by a worker.

They are for those who play against the server or alone at one screen; against another person they would be cheating.
"""

from contextlib import suppress

from whitechapel.bots import BotError
from whitechapel.core import Seat
from whitechapel.core.messages import Message
from whitechapel.server import protocol
from whitechapel.server.entries import hints_in
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.live import LiveMatch
from whitechapel.server.opponents import OpponentSeats
from whitechapel.server.opponents.questions import Hinted
from whitechapel.server.refusals import Refusal
from whitechapel.server.requests import SERVER, TakeHint


class Hints:
    """Gives advice, once for each moment of a match."""

    def __init__(self, opponents: OpponentSeats) -> None:
        self._opponents = opponents
        self._thinking: set[str] = set()

    async def advice(self, live: LiveMatch, seat: Seat, asker: str) -> protocol.Advice:
        """What the seat to act might do, for somebody of a network; the log remembers it. Raises `Refusal`."""
        hosted = live.hosted
        _check(hosted, seat)
        match_id, number, history = hosted.setup.id, hosted.number, hosted.match.history
        notes = history.notes = history.notes if history.notes is not None else {}
        hinted = notes.get("hint")
        if not isinstance(hinted, Hinted):
            if match_id in self._thinking:
                raise Refusal("too-many", "a hint is being thought of already", retry_after=1)
            self._thinking.add(match_id)
            try:
                hinted = notes["hint"] = await self._opponents.hint(hosted, seat, asker)
            except BotError as failed:
                raise Refusal("internal", "no hint could be thought of") from failed
            finally:
                self._thinking.discard(match_id)
        if hosted.match.history is history:
            number = await _remembered(live, seat, asker)
        name = history.game.action_to_text
        return protocol.Advice(
            number=number,
            action=name(hinted.action),
            reason=hinted.reason,
            candidates=[
                protocol.Candidate(action=name(action), win_probability=probability)
                for action, probability in hinted.candidates
            ],
        )


async def _remembered(live: LiveMatch, seat: Seat, asker: str) -> int:
    """Note in the log that a seat had a hint for what it does next, once; gives the number of the latest entry."""
    hosted = live.hosted
    if len(hosted.events) + 1 not in hints_in(hosted.log):
        with suppress(Refusal):  # the match has gone on meanwhile: the hint came too late to be of use
            await live.ask(seat, TakeHint(client=SERVER, after=hosted.number), asker)
    return hosted.number


def _check(hosted: HostedMatch, seat: Seat) -> None:
    if hosted.over:
        raise Refusal("over", "the match is over")
    if hosted.to_act is not seat:
        raise Refusal("not-your-turn", "hints are for the player to act")
    if not (hosted.setup.hot_seat or hosted.seats[seat.opponent].automatic):
        raise Refusal("withheld", "there are no hints against another person")
    if hosted.number >= hosted.log_length // 2:  # the rest is for playing to the end
        raise Refusal("too-long", "the log is too long for hints", reason=Message("hint-none"))
