"""A game that is refereed and kept at this terminal, as those at the screen may know it."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from whitechapel.core.errors import IllegalActionError
from whitechapel.core.game import Game, OptionValue
from whitechapel.core.record import GameRecord
from whitechapel.core.referee import Referee
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import PLAYERS, Action, Outcome, Seat
from whitechapel.players import Player, player
from whitechapel.terminal.match.seen import Following, drawn
from whitechapel.terminal.match.table import might_do
from whitechapel.terminal.moments import Moment, Position
from whitechapel.terminal.saving import HERE, Chance, Keeper, SavedGame, replayed


class KeptGame:
    """A game that is dealt, played and kept here.

    Args:
        saved: the game so far, and who sits where.
        keeper: keeps it after every action.
    """

    connected = True
    waiting = False
    refusal = ""
    link = ""
    rematch_offered = False

    def __init__(self, saved: SavedGame, keeper: Keeper) -> None:
        self.saved = saved
        self.keeper = keeper
        self._referee = saved.referee()
        self.here = tuple(seat for seat in PLAYERS if saved.sitters[seat] == HERE)
        name = saved.record.game
        self.others: Mapping[Seat, Player] = {
            seat: player(spec, game=name, seed=saved.habits) for seat, spec in saved.sitters.items() if spec != HERE
        }
        self._following = Following(self.game, dict(saved.record.options), Seat.SPECTATOR)
        self._keep()

    @property
    def game(self) -> Game[Any, Any]:
        """The game's rules."""
        return self._referee.game

    @property
    def record(self) -> GameRecord:
        """What happened so far, everything included."""
        return self.saved.record

    @property
    def shared(self) -> bool:
        """Whether both players look at this screen."""
        return len(self.here) > 1

    @property
    def moments(self) -> Sequence[Moment]:
        """What happened so far, as everybody may know it: a seat's own secrets are shown while they are peeked at."""
        return self._following.moments

    @property
    def start(self) -> Position:
        """The table before anything was dealt."""
        return self._following.start

    @property
    def to_act(self) -> Seat | None:
        """The player to act."""
        return self._referee.actor

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why."""
        return self._referee.outcome

    @property
    def revealed(self) -> Position | None:
        """The whole position, once the game is over."""
        return drawn(self.game, self._referee.observation(Seat.SPECTATOR)) if self.outcome is not None else None

    def legal(self) -> tuple[str, ...]:
        """What the screen may offer now."""
        seat = self.to_act
        if seat is None or seat not in self.here:
            return ()
        if self.shared:
            return might_do(self.game, self._referee.observation(Seat.SPECTATOR))
        return tuple(map(self.game.action_to_text, self._referee.legal_actions(seat)))

    def secret(self, seat: Seat) -> Position:
        """What a seat played here knows."""
        return drawn(self.game, self._referee.observation(seat))

    def preview(self, action: str) -> Position | None:
        """How the board would look after an action, worked out from what everybody sees."""
        onlooker = self._referee.observation(Seat.SPECTATOR)
        return self.game.preview(onlooker, self.game.action_from_text(action))

    def why_not(self, action: str) -> str:
        """Why an action is not legal now; nothing at a shared screen, where the reason may follow from the secret."""
        seat = self.to_act
        if self.shared or seat is None or seat not in self.here:
            return ""
        # Any world the seat can't tell from the true one has the answer.
        world, _ = next(iter(self.game.worlds(self._referee.observation(seat))))
        return self.game.why_not(world, self.game.action_from_text(action))

    def do(self, seat: Seat, action: str) -> None:
        """Play an action for a seat; raises `IllegalActionError`, and then nothing has changed."""
        self._happen(seat, self.game.action_from_text(action))

    def undo(self) -> None:
        """Take the last action back: the game is dealt and played again up to it."""
        record = self.saved.record
        if not self.can_take_back():
            last = "the last event"
            raise IllegalActionError(
                last, self.game.position_to_text(self._referee.observation(Seat.SPECTATOR)), "stays"
            )
        self._referee = replayed(record, self.saved.chance, len(record.events) - 1)
        self._keep()

    def can_take_back(self) -> bool:
        """Whether the last event was an action from here that revealed nothing."""
        events = self.saved.record.events
        return bool(events) and self.outcome is None and events[-1].actor in self.here and not events[-1].announced

    def asked(self) -> bool:
        """Nobody asks for a takeback here: it is free, or can't be."""
        return False

    def asking(self) -> bool:
        """Nobody is asked, either."""
        return False

    def can_give_up(self) -> bool:
        """A game that is kept here is left, and gone on with or not."""
        return False

    def question(self) -> tuple[Referee, Seat, Any, tuple[Action, ...]] | None:
        """What a player who is not here is to be asked now: his seat, what it knows and what it may do."""
        seat = self.to_act
        if seat is None or seat not in self.others:
            return None
        return self._referee, seat, self._referee.observation(seat), self._referee.legal_actions(seat)

    def answer(self, asked: Referee, seat: Seat, action: Action) -> None:
        """Play what a player who is not here chose, unless an action was taken back since he was asked."""
        if asked is self._referee:
            self._happen(seat, action)

    def _happen(self, seat: Seat, action: Action) -> None:
        self._referee.play(seat, action)
        self._keep()

    def _keep(self) -> None:
        record = self._referee.record()
        self.saved = self.saved._replace(record=record)
        self.keeper.keep(self.saved, over=self.outcome is not None)
        self._following.follow(record.events)


def sitters_of(side: str, other: str) -> dict[Seat, str]:
    """Who sits where when somebody here takes one side, any side, or both."""
    if side == "both":
        return dict.fromkeys(PLAYERS, HERE)
    seat = random.choice(PLAYERS) if side == "any" else Seat.parse(side)
    return {seat: HERE, seat.opponent: other}


def new_game(
    name: str,
    sitters: Mapping[Seat, str],
    options: Mapping[str, OptionValue] | None = None,
    *,
    seed: int | None = None,
    export: Path | None = None,
) -> SavedGame:
    """A new game, dealt. Without a seed its deal is committed to, so that `verify` can check it when it is over."""
    chance = Chance.fresh(seed)
    record = Referee(game_called(name), chance.dealer(), **dict(options or {})).record()
    habits = random.randrange(1 << 32) if seed is None else seed
    return SavedGame(record, chance, sitters, habits, export)
