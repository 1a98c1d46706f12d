"""A whole game told beat by beat: as one viewer saw it, or with nothing hidden."""

from collections.abc import Iterator
from typing import NamedTuple

from whitechapel.core.events import Event
from whitechapel.core.game import AnyObservation
from whitechapel.core.history import History
from whitechapel.core.match import Match
from whitechapel.core.messages import Message
from whitechapel.core.record import GameRecord
from whitechapel.core.registry import load_game
from whitechapel.core.replay import first_state, histories, observations
from whitechapel.core.story import Beat, story_of
from whitechapel.core.types import Seat


class Narrated(NamedTuple):
    """An event as somebody saw it, what is shown and said of it, and what he knew after it (a state: everything)."""

    event: Event
    beats: tuple[Beat, ...]
    known: AnyObservation


def beats_of(history: History, viewer: Seat | None) -> tuple[Beat, ...]:
    """The beats of a history's last event, as `viewer` saw it; None saw everything."""
    eyes = eyes_of(history, viewer)
    before, after = known_before(history, eyes), known_to(history, eyes)
    return story_of(history.game.NAME).beats(before, event_of(history, eyes), after)


def eyes_of(history: History, viewer: Seat | None) -> Seat | None:
    """Through whose eyes a history's last event is told to `viewer`: what everybody saw is told to everybody alike."""
    assert history.before is not None  # noqa: S101 - the start is no event
    return Seat.SPECTATOR if history.game.sees(history.before.state, history.action, Seat.SPECTATOR) else viewer


def event_of(history: History, viewer: Seat | None) -> Event:
    """A history's last event, as `viewer` saw it; None saw everything."""
    return history.event() if viewer is None else history.seen_by(viewer)


def known_to(history: History, viewer: Seat | None) -> AnyObservation:
    """What `viewer` knows at the end of a history; None knows the state."""
    return history.state if viewer is None else history.observation(viewer)


def known_before(history: History, viewer: Seat | None) -> AnyObservation:
    """What `viewer` knew before a history's last event."""
    assert history.before is not None  # noqa: S101 - the start is no event
    return known_to(history.before, viewer)


def board_asked(history: History) -> dict[str, object] | None:
    """The board that witnesses were asked about in a history's last event; None where nothing was moved before.

    It is what everybody sees: an action is public, and a card that is drawn moves nothing.
    """
    assert history.before is not None  # noqa: S101 - the start is no event
    board = history.game.preview(history.before.observation(Seat.SPECTATOR), history.action)
    return None if board is None else dict(board)


def narrated(game: Match | GameRecord, viewer: Seat | None = None) -> Iterator[tuple[Event, tuple[Beat, ...]]]:
    """Every event of a match or a record with its beats, as `viewer` saw it; None for all that there is to see."""
    return ((step.event, step.beats) for step in narration(game, viewer))


def narration(game: Match | GameRecord, viewer: Seat | None = None) -> Iterator[Narrated]:
    """The same, with what was known after each event.

    Raises:
        RecordError: where a record does not follow the rules, or is another seat's than `viewer`.
    """
    if isinstance(game, GameRecord) and game.view is not None:
        yield from _of_a_view(game, game.view if viewer is None else viewer)
        return
    for history in histories(game) if isinstance(game, GameRecord) else game.history:
        yield Narrated(event_of(history, viewer), beats_of(history, viewer), known_to(history, viewer))


def ending_of(match: Match, viewer: Seat | None = None) -> tuple[Message, ...]:
    """What is said of a match's end, line by line, by somebody who knows what `viewer` does; nothing while it is on."""
    result = match.outcome
    return () if result is None else story_of(match.game.NAME).ending(result, known_to(match.history, viewer))


def start_of(record: GameRecord, viewer: Seat | None = None) -> AnyObservation:
    """What was known before the first event of a record."""
    game = load_game(record.game)
    if record.start and record.view is not None:
        return game.observation_from_text(record.start)
    state = first_state(record)
    viewer = record.view if viewer is None else viewer
    return state if viewer is None else game.observe(state, viewer)


def _of_a_view(record: GameRecord, viewer: Seat) -> Iterator[Narrated]:
    """What a seat's own record tells: it replays by what that seat knew."""
    story = story_of(record.game)
    before = start_of(record, viewer)
    for event, after in zip(record.events, observations(record, viewer), strict=True):
        yield Narrated(event, story.beats(before, event, after), after)
        before = after
