"""A whole game told beat by beat: as one viewer saw it, or with nothing hidden."""

from collections.abc import Iterator

from whitechapel.core.events import Event
from whitechapel.core.game import AnyObservation, AnyState
from whitechapel.core.history import History
from whitechapel.core.match import Match
from whitechapel.core.messages import Message
from whitechapel.core.record import GameRecord
from whitechapel.core.registry import load_game
from whitechapel.core.replay import first_state, histories, observations, states
from whitechapel.core.story import Beat, story_of
from whitechapel.core.types import Outcome, Seat

_NOTE = "beats"


def beats_of(history: History, viewer: Seat | None) -> tuple[Beat, ...]:
    """The beats of a history's last event, as `viewer` saw it; None saw everything. Worked out once."""
    notes = history.notes = history.notes if history.notes is not None else {}
    known = notes.get((_NOTE, viewer))
    if known is None:
        assert history.before is not None  # noqa: S101 - the start is no event
        before, after = _known(history.before, viewer), _known(history, viewer)
        known = notes[_NOTE, viewer] = story_of(history.game.NAME).beats(before, event_of(history, viewer), after)
    assert isinstance(known, tuple)  # noqa: S101 - for the type checker
    return known


def event_of(history: History, viewer: Seat | None) -> Event:
    """A history's last event, as `viewer` saw it; None saw everything."""
    return history.event() if viewer is None else history.seen_by(viewer)


def narrated(game: Match | GameRecord, viewer: Seat | None = None) -> Iterator[tuple[Event, tuple[Beat, ...]]]:
    """Every event of a match or a record with its beats, as `viewer` saw it; None for all that there is to see.

    Raises:
        RecordError: where a record does not follow the rules, or is another seat's than `viewer`.
    """
    if isinstance(game, GameRecord) and game.view is not None:
        yield from _of_a_view(game, game.view if viewer is None else viewer)
        return
    for history in histories(game) if isinstance(game, GameRecord) else game.history:
        yield event_of(history, viewer), beats_of(history, viewer)


def ending_of(match: Match, viewer: Seat | None = None) -> tuple[Message, ...]:
    """What is said of a match's end, line by line, by somebody who knows what `viewer` does; nothing while it is on."""
    result = match.outcome
    return () if result is None else _ending(match.game.NAME, result, _known(match.history, viewer))


def given_up(record: GameRecord, viewer: Seat | None = None) -> tuple[Message, ...]:
    """What is said of a record's end where somebody gave up; nothing where the rules ended it, or nothing has yet."""
    if record.result is None:
        return ()
    viewer = record.view if viewer is None else viewer
    known = _start(record, viewer)
    for known in states(record) if viewer is None else observations(record, viewer):  # noqa: B007 - the last one counts
        pass
    return _ending(record.game, record.result, known)


def _ending(game: str, result: Outcome, known: AnyObservation) -> tuple[Message, ...]:
    return story_of(game).ending(result, known)


def _known(history: History, viewer: Seat | None) -> AnyObservation:
    return history.state if viewer is None else history.observation(viewer)


def _of_a_view(record: GameRecord, viewer: Seat) -> Iterator[tuple[Event, tuple[Beat, ...]]]:
    """What a seat's own record tells: it replays by what that seat knew."""
    story = story_of(record.game)
    before = _start(record, viewer)
    for event, after in zip(record.events, observations(record, viewer), strict=True):
        yield event, story.beats(before, event, after)
        before = after


def _start(record: GameRecord, viewer: Seat | None) -> AnyObservation | AnyState:
    """What was known before the first event."""
    game = load_game(record.game)
    if record.start and record.view is not None:
        return game.observation_from_text(record.start)
    state = first_state(record)
    return state if viewer is None else game.observe(state, viewer)
