"""A recorded game as a table shows it, through one lens or another."""

from functools import cache
from typing import TypeAlias

from whitechapel.core.errors import RecordError
from whitechapel.core.game import AnyObservation, checked_options
from whitechapel.core.record import GameRecord
from whitechapel.core.registry import load_game
from whitechapel.core.replay import observations, replayed
from whitechapel.core.story import Beat, Message, actor_name, seat_name, story_of
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.table.log import Entry, entry_after, entry_of
from whitechapel.table.positions import Position, position_after, seen_position

Lens: TypeAlias = Seat | None
"""Whose eyes; None sees everything."""

LENSES: tuple[Lens, ...] = (Seat.DETECTIVE, Seat.JACK, None)
"""What the Detective knew, what Jack knew, everything."""


class Replay:
    """A record, every event of which was checked. A seat's own record has that lens only.

    Args:
        record: the record; raises `RecordError` where it does not follow the rules.
    """

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.lenses = LENSES if record.view is None else (record.view,)
        self._history = replayed(record) if record.view is None else None
        self._seen = [] if record.view is None else [_first(record), *observations(record)]
        self.log = cache(self._log)

    @property
    def game(self) -> str:
        """The game's name."""
        return self.record.game

    def lens(self, asked: Lens) -> Lens:
        """The lens that is asked for, or all that the record holds; raises `RecordError` where it can't be."""
        view = self.record.view
        if asked is not None and asked not in VIEWERS:
            raise RecordError(str(asked), "does not look on", "jack, detective or spectator")
        if asked is not None and view not in (None, asked):
            raise RecordError(f"the {view}'s view", f"can't be seen as the {asked}", "the complete record")
        return view if asked is None else asked

    def position(self, number: int, lens: Lens) -> Position:
        """The table after an entry of the log."""
        if self._history is not None:
            return position_after(self._history.back_to(number), lens)
        return seen_position(load_game(self.game), self._seen[min(number, len(self._seen) - 1)])

    def _log(self, lens: Lens) -> tuple[Entry, ...]:
        if self._history is not None:
            entries = tuple(entry_after(step, lens) for step in self._history)
        else:
            entries = tuple(self._entry(number) for number in range(1, len(self._seen)))
        return entries + self._given_up(len(entries) + 1)

    def _entry(self, number: int) -> Entry:
        event = self.record.events[number - 1]
        beats = story_of(self.game).beats(self._seen[number - 1], event, self._seen[number])
        return entry_of(load_game(self.game), number, event, beats)

    def _given_up(self, number: int) -> tuple[Entry, ...]:
        """How it ended where somebody gave it up: the rules don't tell."""
        result = self.record.result
        if result is None:
            return ()
        loser = result.winner.opponent
        said = [Message("log-resigned", {"who": seat_name(loser, self.game)}), *self._ending()]
        beats = tuple(Beat("end", message, actor_name(result.winner)) for message in said)
        return (Entry(number, "resigned", loser, beats=beats),)

    def _ending(self) -> tuple[Message, ...]:
        known = self._seen[-1] if self._history is None else self._history.state
        assert self.record.result is not None  # noqa: S101 - it was given up
        return story_of(self.game).ending(self.record.result, known)


def _first(record: GameRecord) -> AnyObservation:
    """What a seat knew before the first event of its record."""
    game = load_game(record.game)
    if record.start:
        return game.observation_from_text(record.start)
    options = checked_options(game.NAME, game.OPTIONS, dict(record.options))
    assert record.view is not None  # noqa: S101 - complete records have a history
    return game.observe(game.initial(**options), record.view)
