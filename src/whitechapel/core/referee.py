"""A game in progress: holds the true state, deals, hands out observations and keeps the record."""

from dataclasses import replace
from typing import Any

from whitechapel.core.dealer import Deal, Dealer
from whitechapel.core.errors import IllegalActionError
from whitechapel.core.game import Game, OptionValue, checked_options
from whitechapel.core.record import Borrowed, Event, GameRecord, states
from whitechapel.core.record_json import sealed
from whitechapel.core.types import Action, Outcome, Seat


class Referee:
    """Runs one game. Chance is dealt as soon as it is due, so a player is always to act until the end."""

    def __init__(self, game: Game[Any, Any], dealer: Dealer, **options: OptionValue) -> None:
        self.game = game
        self._dealer = dealer
        self._options = checked_options(game.NAME, game.OPTIONS, options)
        self._state = game.initial(**self._options)
        self._events: list[Event] = []
        self._dealt = 0
        self._borrowed: Borrowed | None = None
        self._deal_what_is_due()

    @classmethod
    def playing_on(cls, record: GameRecord, borrowed: Borrowed, dealer: Dealer) -> "Referee":
        """A game that goes on from the first events of a complete record, with chance from `dealer` from there on."""
        referee = cls(record.complete_game(), dealer, **dict(record.options))
        referee._borrowed = borrowed
        referee._events = list(record.events[: borrowed.events])
        *_, referee._state = states(replace(record, events=tuple(referee._events)))
        referee._dealt = sum(event.actor is Seat.CHANCE for event in referee._events)
        referee._deal_what_is_due()
        return referee

    @property
    def actor(self) -> Seat | None:
        """Whose turn it is, or None when the game is over."""
        return self.game.actor(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game is on."""
        return self.game.outcome(self._state)

    def observation(self, seat: Seat) -> Any:
        """Everything `seat` knows."""
        return self.game.observe(self._state, seat)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """What `seat` may do now: nothing unless it is to act. For that seat alone."""
        return self.game.legal_actions(self._state) if self.actor is seat else ()

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Play an action and deal what is due after it; returns the new events.

        Raises:
            IllegalActionError: when it is not `seat`'s turn or the action is not legal; nothing has changed.
        """
        if self.actor is not seat:
            position = self.game.position_to_text(self.observation(seat))
            turn = f"{self.actor} to act" if self.actor is not None else "nothing: the game is over"
            raise IllegalActionError(self.game.action_to_text(action), position, f"is not {seat}'s to play now", turn)
        before = len(self._events)
        self._happen(seat, action)
        self._deal_what_is_due()
        return tuple(self._events[before:])

    def record(self) -> GameRecord:
        """The complete record so far. With a committed deal it is revealed once the game is over."""
        committed = self._dealer if isinstance(self._dealer, Deal) else None
        record = GameRecord(
            game=self.game.NAME,
            options=tuple(self._options.items()),
            events=tuple(self._events),
            rules=self.game.RULES_VERSION,
            commitment=committed.commitment if committed else "",
            deal=committed if self.outcome is not None else None,
            borrowed=self._borrowed,
        )
        return record if record.deal is None else sealed(record)

    def _deal_what_is_due(self) -> None:
        while outcomes := self.game.chance_outcomes(self._state):
            self._happen(Seat.CHANCE, self._dealer.deal(self._dealt, outcomes))
            self._dealt += 1

    def _happen(self, actor: Seat, action: Action) -> None:
        after = self.game.apply(self._state, action)
        self._events.append(Event(actor, action, self.game.announcement(self._state, after)))
        self._state = after
