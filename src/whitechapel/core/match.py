"""One game in progress: the one stateful thing of the house. Everything that plays is a shell around it.

    >>> from whitechapel import Match
    >>> match = Match("pocket", seed=1888)
    >>> match.push(match.legal_actions[0])[0].actor
    Seat.DETECTIVE
    >>> match.pop() == match.legal_actions[0]
    True

A match knows every secret. What leaves it for a seat is a `View`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Self

from whitechapel.core.actions import AnyAction, read_action
from whitechapel.core.beginning import beginning
from whitechapel.core.dealer import Dealer, SeededDealer
from whitechapel.core.errors import NotationError
from whitechapel.core.events import Borrowed, Event
from whitechapel.core.game import AnyGame, AnyObservation, AnyState, OptionValue
from whitechapel.core.history import History
from whitechapel.core.messages import Message, Reason
from whitechapel.core.positions import new_tuple
from whitechapel.core.record import GameRecord
from whitechapel.core.recorded import recorded
from whitechapel.core.refusing import refused
from whitechapel.core.registry import game_of, load_game
from whitechapel.core.replay import replayed
from whitechapel.core.types import PLAYERS, VIEWERS, Action, Outcome, Seat
from whitechapel.core.view import AnyView, View

_CHANCE = Seat.CHANCE  # looked up once: reaching a member of an enum is slow


class Match:
    """A game from its set-up to its end. Chance is dealt as soon as it is due, unless it is pushed `by_hand`.

    Args:
        game: the rules, or their name.
        dealer: where chance comes from; by default it follows from `seed`.
        seed: of the default dealer; without one the operating system draws it.
        start: the state to begin in, instead of the set-up.
        options: the game's rule options.

    Attributes:
        game: the rules.
        options: the rule options, defaults filled in.
        dealer: where chance comes from; None where it is pushed by hand.
        history: everything that happened, with its states.
        borrowed: where its first events were taken from, if it goes on from another match.
        given_up: how it ended, once somebody has resigned.
    """

    __slots__ = ("borrowed", "dealer", "game", "given_up", "history", "options")

    def __init__(
        self,
        game: "AnyGame | str",
        dealer: Dealer | None = None,
        *,
        seed: int | str | None = None,
        start: AnyState | None = None,
        **options: OptionValue,
    ) -> None:
        rules: AnyGame = load_game(game) if isinstance(game, str) else game
        self.game = rules
        self.dealer: Dealer | None = SeededDealer(seed) if dealer is None else dealer
        self.borrowed: Borrowed | None = None
        self.given_up: Outcome | None = None
        self.options: Mapping[str, OptionValue]
        self.options, first = beginning(rules, start, options)
        self.history: History = History(rules, first)
        self.deal()

    @classmethod
    def by_hand(cls, game: "AnyGame | str", **options: OptionValue) -> Self:
        """A match without a dealer: chance's actions are pushed like the players'."""
        rules = load_game(game) if isinstance(game, str) else game
        chosen, first = beginning(rules, None, options)
        return cls.on(History(rules, first), options=chosen)

    @classmethod
    def on(
        cls,
        history: History,
        dealer: Dealer | None = None,
        options: Mapping[str, OptionValue] | None = None,
        borrowed: Borrowed | None = None,
        given_up: Outcome | None = None,
    ) -> Self:
        """A match that goes on from a history; nothing is dealt before the next action."""
        match = cls.__new__(cls)
        match.game = history.game
        match.options = history.game.options_of(history.back_to(0).state) if options is None else options
        match.dealer = dealer
        match.borrowed = borrowed
        match.history = history
        match.given_up = given_up
        return match

    @classmethod
    def from_record(cls, record: GameRecord, dealer: Dealer | None = None, *, borrowed: Borrowed | None = None) -> Self:
        """A match that stands where a complete record does, every event checked.

        With `borrowed` it goes on from the record's first events, as another match with chance of its own.

        Raises:
            RecordError: when the record is not complete or does not follow the rules.
        """
        told = record if borrowed is None else replace(record, events=record.events[: borrowed.events], result=None)
        match = cls.on(replayed(told), dealer or told.deal, dict(told.options), borrowed or told.borrowed, told.result)
        match.deal()
        return match

    @classmethod
    def from_position(cls, position: str, dealer: Dealer | None = None, *, seed: int | str | None = None) -> Self:
        """A match that begins in a complete position, given as text; raises `NotationError`."""
        rules = game_of(position)
        return cls(rules, dealer, seed=seed, start=rules.position_from_text(position))

    @property
    def state(self) -> AnyState:
        """The state now, every secret included."""
        return self.history.state

    @property
    def actor(self) -> Seat | None:
        """Who acts now, or None when the match is over. Chance acts only in a match by hand."""
        return None if self.given_up is not None else self.history.actor

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What may be pushed now, in ascending order. In some games the list tells its owner's secret."""
        if self.actor is Seat.CHANCE:
            return tuple(outcome.action for outcome in self.game.chance_outcomes(self.history.state))
        return () if self.actor is None else self.history.legal_actions

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the match is on."""
        return self.given_up if self.given_up is not None else self.history.outcome

    @property
    def number(self) -> int:
        """How many events there were."""
        return self.history.number

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, nothing withheld."""
        return tuple(step.event() for step in self.history)

    def __len__(self) -> int:
        return self.history.number

    def __bool__(self) -> bool:
        return True  # even before the first event

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def observation(self, seat: Seat) -> AnyObservation:
        """Everything `seat` knows now."""
        return self.history.observation(seat)

    def log(self, seat: Seat) -> tuple[Event, ...]:
        """Every event as `seat` saw it."""
        return self.history.log(seat)

    def view(self, seat: Seat, *, log: bool = True) -> AnyView:
        """What `seat` knows, what it saw (left out without `log`) and what it may do."""
        game, history, options = self.game, self.history, tuple(self.options.items())
        legal = history.legal_actions if history.actor is seat and self.given_up is None else ()
        seen = history.log(seat) if log else ()
        return new_tuple(View, (game.NAME, options, seat, game.observe(history.state, seat), legal, seen))

    def record(self, seat: Seat | None = None) -> GameRecord:
        """The record so far: complete, or as `seat` saw it. The complete one reveals a committed deal after the end."""
        return recorded(self, seat)

    def push(self, action: AnyAction) -> tuple[Event, ...]:
        """Play an action of whoever is to act, by its number or its text, and deal what is due after it.

        Returns:
            The new events: the action, and what chance decided after it.

        Raises:
            NotationError: when it is no action of this game.
            IllegalActionError: when it is not legal now. Either way nothing has changed.
        """
        number = self.history.number
        self.advance(action)
        return tuple(step.event() for step in self.history.since(number))

    def advance(self, action: AnyAction) -> None:
        """The same as `push` for those who play millions of games: the new events are not listed."""
        if self.given_up is not None:
            why = Reason(Message("game-over"), "comes too late: the match is over")
            raise refused(self.history, self.history.actor or Seat.SPECTATOR, action, why)
        history, chosen = self.history, action if type(action) is int else read_action(self.game, action)
        if chosen in history.legal_actions:
            self.history = history = history.then(chosen)
        else:
            self.history = history = history.then(read_action(self.game, chosen), checked=True)
        if history.actor is _CHANCE:
            self.deal()

    def advance_trusted(self, action: Action) -> None:
        """The same for an action that is known to be legal now; nothing is checked again."""
        self.history = history = self.history.then(action)
        if history.actor is _CHANCE:
            self.deal()

    def play(self, seat: Seat, action: AnyAction) -> tuple[Event, ...]:
        """Play an action for `seat`; raises `IllegalActionError`, too, when it is not that seat's turn."""
        if self.actor is not seat:
            due = f"{self.actor} to act" if self.actor is not None else "nothing: the game is over"
            why = Reason(Message("why-not-turn"), f"is not {seat}'s to play now")
            raise refused(self.history, seat, action, why, due)
        return self.push(action)

    def after(self, action: AnyAction) -> Self:
        """The match after an action; this one stays as it is."""
        following = self.copy()
        following.advance(action)
        return following

    def pop(self) -> Action:
        """Undo the last action of a player and what chance decided after it; returns that action.

        In a match by hand the last event is undone, whosever it was.

        Raises:
            IllegalActionError: when nothing was played yet; nothing has changed.
        """
        here = self.history
        while here.before is not None and self.dealer is not None and here.before.actor is Seat.CHANCE:
            here = here.before
        if here.before is None:
            raise refused(self.history, Seat.SPECTATOR, -1, "can't be undone: nothing was played yet")
        self.history = here.before
        self.given_up = None
        return here.action

    def back_to(self, number: int) -> None:
        """Undo all but the first `number` events."""
        if not 0 <= number <= self.number:
            raise NotationError(number, "is not the number of an event", f"0 to {self.number}")
        self.history = self.history.back_to(number)
        self.given_up = None

    def resign(self, seat: Seat, reason: str = "resignation") -> None:
        """Let `seat` give the match up: its opponent wins, for this reason."""
        if seat not in PLAYERS or self.outcome is not None:
            viewer = seat if seat in VIEWERS else Seat.SPECTATOR
            raise refused(self.history, viewer, -1, "can't be given up now", "a player")
        self.given_up = Outcome(seat.opponent, reason)

    def copy(self) -> Self:
        """The same match, to go on from here in another way. It costs next to nothing: the past is shared."""
        return type(self).on(self.history, self.dealer, self.options, self.borrowed, self.given_up)

    def deal(self) -> None:
        """Deal what is due now; only a match that goes on from a history (`on`) may ever wait for it."""
        history, dealer = self.history, self.dealer
        while dealer is not None and history.actor is _CHANCE:
            history = history.then(dealer.deal(history.chances, self.game.chance_outcomes(history.state)))
        self.history = history

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # it changes

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Match.on, (self.history, self.dealer, dict(self.options), self.borrowed, self.given_up)

    def __str__(self) -> str:
        """The table as everybody sees it."""
        return self.game.render(self.observation(Seat.SPECTATOR))

    def __repr__(self) -> str:
        """Python that makes this match again, secrets included."""
        dealer = f", dealer={self.dealer!r}" if self.dealer is not None else ""
        return (
            f"Match.from_record(GameRecord.from_text({replace(self.record(), deal=None, seal='').to_text()!r}){dealer})"
        )

    def _repr_svg_(self) -> str:
        """A picture of the table as everybody sees it, for notebooks."""
        return self.game.draw(self.observation(Seat.SPECTATOR))
