"""The game record: how it began, then who did what, what chance decided and what was said aloud.

A complete record replays without a seed. A seat's record is a projection of it: the same events, with what
that seat did not see withheld. `core.record_text` and `core.record_json` write and read both.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from whitechapel.core.dealer import Deal
from whitechapel.core.errors import RecordError, WhitechapelError
from whitechapel.core.game import Game, OptionValue, checked_options
from whitechapel.core.registry import game as game_called
from whitechapel.core.types import VIEWERS, Action, Seat

FORMAT_VERSION = 1
BORROWING_VERSION = 2
"""The format of a record with a borrowed beginning: a reader of the first format would check its cards in vain."""


@dataclass(frozen=True, slots=True)
class Borrowed:
    """Where a game that goes on from another one has its beginning from.

    Attributes:
        match: the finished match its first events were taken from, by its id.
        events: how many of its events those are; chance dealt them there, so they don't follow from this deal.
    """

    match: str
    events: int


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: who, what (None where it is withheld) and what was announced."""

    actor: Seat
    action: Action | None
    announced: str = ""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game from its first event on.

    Attributes:
        game: the game's name.
        options: the rule options, all of them, by name.
        events: what happened, chance included.
        rules: the version of the rules it was played under.
        view: whose view it is, or None for the complete record.
        commitment: what was published before the game, where the deal was committed.
        deal: what the commitment hides; only in the complete record of a committed game.
        seal: what holds a revealed record together: no event, option or word can change without it.
        borrowed: where its first events were taken from, where it goes on from another game.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    events: tuple[Event, ...]
    rules: int
    view: Seat | None = None
    commitment: str = ""
    deal: Deal | None = None
    seal: str = ""
    borrowed: Borrowed | None = None

    @property
    def format(self) -> int:
        """The version of the form it is written in: the oldest that can say all of it."""
        return FORMAT_VERSION if self.borrowed is None else BORROWING_VERSION

    @property
    def given(self) -> int:
        """How many of its first events were borrowed."""
        return 0 if self.borrowed is None else self.borrowed.events

    def for_seat(self, seat: Seat) -> "GameRecord":
        """What `seat` saw of this complete record."""
        game = self.complete_game()
        if seat not in VIEWERS:
            raise RecordError(str(seat), "does not look on", "jack, detective or spectator")
        seen = []
        state = game.initial(**dict(self.options))
        for event, after in zip(self.events, states(self), strict=True):
            visible = event.action is not None and game.sees(state, event.action, seat)
            seen.append(event if visible else replace(event, action=None))
            state = after
        return replace(self, events=tuple(seen), view=seat, deal=None, seal="")

    def complete_game(self) -> Game[Any, Any]:
        """The game's rules, for a record with nothing withheld; raises `RecordError` for a seat's view."""
        if self.view is not None:
            raise RecordError(f"the {self.view}'s view", "is not a complete record", "a record with nothing withheld")
        return game_called(self.game)


def states(record: GameRecord) -> Iterator[Any]:
    """Replay a complete record: the state after each event, every one of them checked."""
    game = record.complete_game()
    state = first_state(record)
    for number, event in enumerate(record.events):
        state = _replayed(game, state, event, number)
        yield state


def observations(record: GameRecord, seat: Seat | None = None) -> Iterator[Any]:
    """Replay what one seat saw: its observation after each event.

    A seat's own record replays too: all the states it can't tell apart are carried along, and what was
    announced sorts them out. They give the same observation, so it does not matter which one is asked.
    """
    viewer = seat if seat is not None else record.view
    if viewer not in VIEWERS:
        raise RecordError(str(viewer), "does not look on", "jack, detective or spectator")
    game = game_called(record.game)
    if record.view is None:
        yield from (game.observe(state, viewer) for state in states(record))
        return
    if viewer is not record.view:
        raise RecordError(f"the {record.view}'s view", f"can't be seen as the {viewer}", "the complete record")
    candidates = {first_state(record)}
    for number, event in enumerate(record.events):
        candidates = _consistent(game, candidates, event, viewer)
        if not candidates:
            raise RecordError(place_of(game, event, number), "could not have happened here")
        yield game.observe(next(iter(candidates)), viewer)


def first_state(record: GameRecord) -> Any:
    """The state before the first event, once the record's rules and options are known to be ours."""
    game = game_called(record.game)
    if record.rules != game.RULES_VERSION:
        raise RecordError(
            f"rules {record.rules}", f"are not the rules of {game.NAME} here", f"rules {game.RULES_VERSION}"
        )
    return game.initial(**checked_options(game.NAME, game.OPTIONS, dict(record.options)))


def _replayed(game: Game[Any, Any], state: Any, event: Event, number: int) -> Any:
    place = place_of(game, event, number)
    if event.action is None:
        raise RecordError(place, "is withheld", "a complete record")
    if game.actor(state) is not event.actor:
        right = f"{game.actor(state)} to act" if game.actor(state) is not None else "nothing: the game is over"
        raise RecordError(place, "is out of turn", right)
    try:
        after = game.apply(state, event.action)
    except WhitechapelError as error:
        raise RecordError(place, error.why, error.right) from error
    said = game.announcement(state, after)
    if said != event.announced:
        raise RecordError(place, f"announces '{event.announced}'", f"'{said}'")
    return after


def _consistent(game: Game[Any, Any], candidates: set[Any], event: Event, viewer: Seat) -> set[Any]:
    """The candidates after an event that the viewer may not have seen whole."""
    following = set()
    for state in candidates:
        if game.actor(state) is not event.actor:
            continue
        if event.actor is Seat.CHANCE:
            possible = [outcome.action for outcome in game.chance_outcomes(state)]
        else:
            possible = list(game.legal_actions(state))
        for action in possible:
            if event.action != (action if game.sees(state, action, viewer) else None):
                continue
            after = game.apply_trusted(state, action)
            if game.announcement(state, after) == event.announced:
                following.add(after)
    return following


def place_of(game: Game[Any, Any], event: Event, number: int) -> str:
    """An event's place in words, for errors."""
    try:
        text = "?" if event.action is None else game.action_to_text(event.action)
    except WhitechapelError:
        text = str(event.action)
    return f"event {number + 1} ({event.actor} {text})"
