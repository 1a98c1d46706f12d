"""A match in this process: people at this table, and players that think in a thread beside it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from whitechapel.core.coach import coaching
from whitechapel.core.description import Description, description_of
from whitechapel.core.errors import WhitechapelError
from whitechapel.core.history import History
from whitechapel.core.record import GameRecord
from whitechapel.core.story import Message, story_of
from whitechapel.core.types import PLAYERS, Action, Seat
from whitechapel.players import Player, player
from whitechapel.players.hint import SOON, hint
from whitechapel.table.game import HERE, Keeper, LocalGame, new_game
from whitechapel.table.interface import Advice, Coached, Connection, RefusedError, Takeback, Turn
from whitechapel.table.log import Entry, entry_after
from whitechapel.table.positions import Position, position_after, possible_actions

PACE = 0.9
"""Seconds every action of a player who is not here takes at least."""


class LocalTable:
    """A table at which everybody sees what a spectator may know; a seat's secrets are asked for (`secret`).

    Args:
        game: the match and who plays it.
        keeper: keeps it after every action.
        pace: how many seconds each action of a player who is not here takes at least.
    """

    connection = Connection()

    def __init__(self, game: LocalGame, keeper: Keeper, pace: float = PACE) -> None:
        self.match, self._specs, self._seed, hints = game
        self._hints = dict(hints)
        self.keeper = keeper
        self._pace = pace
        self.seats = tuple(seat for seat in PLAYERS if self._specs[seat] == HERE)
        self.players: Mapping[Seat, Player] = {
            seat: player(spec, game=self.game, seed=self._seed) for seat, spec in self._specs.items() if spec != HERE
        }
        self._awake = asyncio.Event()
        self._turn: tuple[History, Turn] | None = None
        self._log: tuple[History, tuple[Entry, ...]] | None = None
        self._keep()

    @property
    def game(self) -> str:
        """The game's name."""
        return self.match.game.NAME

    @property
    def shared(self) -> bool:
        """Whether both players look at this table."""
        return len(self.seats) > 1

    @property
    def log(self) -> Sequence[Entry]:
        """What happened so far, as everybody may know it."""
        history = self.match.history
        if self._log is None or self._log[0] is not history:
            self._log = history, tuple(entry_after(step, Seat.SPECTATOR) for step in history)
        return self._log[1]

    @property
    def turn(self) -> Turn:
        """How the match stands now."""
        history = self.match.history
        if self._turn is None or self._turn[0] is not history:
            self._turn = history, self._standing()
        return self._turn[1]

    def _standing(self) -> Turn:
        match = self.match
        seat, outcome = match.actor, match.outcome
        if outcome is not None:
            ending = story_of(self.game).ending(outcome, match.state)
            return Turn(match.number, None, outcome=outcome, ending=ending)
        takeback: Takeback = "free" if self._can_take_back() else "no"
        if seat is None or seat not in self.seats:
            return Turn(match.number, seat, takeback=takeback)
        viewer = Seat.SPECTATOR if self.shared else seat
        actions = possible_actions(match.history) if self.shared else match.legal_actions
        texts = tuple(map(match.game.action_to_text, actions))
        return Turn(
            match.number, seat, texts, story_of(self.game).choices(match.observation(viewer), actions), takeback
        )

    @property
    def position(self) -> Position:
        """What is on the table now."""
        return position_after(self.match.history, Seat.SPECTATOR)

    async def look(self, number: int) -> Position:
        """What was on the table after an entry of the log."""
        return position_after(self.match.history.back_to(number), Seat.SPECTATOR)

    def secret(self, seat: Seat) -> Position:
        """What a seat played here knows."""
        return position_after(self.match.history, seat)

    async def preview(self, action: str) -> Position | None:
        """How the board would look after an action, worked out from what everybody sees."""
        game = self.match.game
        return game.preview(self.match.observation(Seat.SPECTATOR), game.action_from_text(action))

    async def why_not(self, action: str) -> Message | None:
        """Why an action is not legal now; nothing at a shared table, where the reason may follow from the secret."""
        seat, game = self.match.actor, self.match.game
        number = game.action_from_text(action)
        if self.shared or seat is None or seat not in self.seats or number in self.match.legal_actions:
            return None
        # Whichever world the seat can't tell from the true one has the answer.
        world, _ = next(iter(game.worlds(self.match.observation(seat))))
        return game.why_not(world, number).message

    async def hint(self) -> Advice:
        """What the strongest player would do, from what the seat to act knows; nothing at a shared table."""
        seat = self.match.actor
        if self.shared or seat is None or seat not in self.seats:
            raise RefusedError
        asked = self.match.history
        advice = await asyncio.to_thread(hint, self.match.view(seat), limit=SOON)
        if asked is self.match.history:
            self._hints[self.match.number + 1] = seat
            self._keep()
        return Advice(self.match.game.action_to_text(advice.action), advice.reason.message)

    async def coach(self) -> Coached:
        """What matters now to the seat that is alone here; nothing at a shared table."""
        if len(self.seats) != 1:
            return Coached()
        tip, review = coaching(self.match, self.seats[0])
        if tip is None:
            return Coached(review=review)
        return Coached(tip.message, tuple(map(self.match.game.action_to_text, tip.good)))

    async def describe(self, number: int) -> Description:
        """What was on the table after an entry of the log, in words, as the seat that is alone here knows it."""
        viewer = self.seats[0] if len(self.seats) == 1 else Seat.SPECTATOR
        return description_of(self.game, self.match.history.back_to(number).observation(viewer))

    async def play(self, action: str) -> None:
        """Play an action for the seat to act, which is one of those here."""
        seat = self.match.actor
        if seat is None or seat not in self.seats:
            raise RefusedError
        try:
            reason = await self.why_not(action)
            if reason is not None:
                raise RefusedError(reason)
            self._push(seat, self.match.game.action_from_text(action))
        except WhitechapelError as error:
            raise RefusedError from error

    async def take_back(self) -> None:
        """Take the last action back."""
        if not self._can_take_back():
            raise RefusedError
        self.match.back_to(self.match.number - 1)
        self._hints = {event: seat for event, seat in self._hints.items() if event <= self.match.number + 1}
        self._keep()

    def _can_take_back(self) -> bool:
        """Whether the last event was an action from here that revealed nothing."""
        last = self.match.history
        if last.before is None or self.match.outcome is not None:
            return False
        return last.before.actor in self.seats and not last.announced

    async def answer_takeback(self, *, agree: bool) -> None:  # noqa: ARG002 - the interface's
        """Nobody asks anything here."""
        raise RefusedError

    async def resign(self) -> None:
        """A game that is kept here is left instead, and continued or not."""
        raise RefusedError

    async def rematch(self) -> "LocalTable":
        """A new match of the same kind with the seats swapped."""
        seats = {seat: self._specs[seat.opponent] for seat in PLAYERS}
        dealt = new_game(self.game, seats, self.match.options)
        return LocalTable(dealt, self.keeper.another(), self._pace)

    async def record(self) -> GameRecord:
        """The record, with everything that was hidden."""
        return self._game().record()

    async def run(self, changed: Callable[[], None]) -> None:
        """Let the players that are not here act, at their pace, until the match is over."""
        while self.match.outcome is None:
            self._awake.clear()
            changed()
            asked, seat = self.match.history, self.match.actor
            if seat is None or seat not in self.players:
                await self._awake.wait()
                continue
            thinking = asyncio.to_thread(self.players[seat].choose, self.match.view(seat))
            action, _ = await asyncio.gather(thinking, asyncio.sleep(self._pace))
            if asked is self.match.history:  # nothing was taken back meanwhile
                self._push(seat, action)
        changed()

    def _push(self, seat: Seat, action: Action) -> None:
        self.match.play(seat, action)
        self._keep()

    def _keep(self) -> None:
        self.keeper.keep(self._game())
        self._awake.set()

    def _game(self) -> LocalGame:
        return LocalGame(self.match, self._specs, self._seed, self._hints)
