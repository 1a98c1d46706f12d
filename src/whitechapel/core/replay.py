"""Replaying a record: every event checked, state by state, or observation by observation for what one seat saw."""

from collections.abc import Iterator
from dataclasses import replace

from whitechapel.core.errors import RecordError, WhitechapelError
from whitechapel.core.events import Event
from whitechapel.core.game import AnyGame, AnyObservation, AnyState, checked_options
from whitechapel.core.history import History
from whitechapel.core.record import GameRecord
from whitechapel.core.registry import load_game
from whitechapel.core.types import VIEWERS, Seat


def histories(record: GameRecord) -> Iterator[History]:
    """Replay a complete record: the history after each event, every one of them checked."""
    game = record.complete_game()
    history: History = History(game, first_state(record))
    for event in record.events:
        history = _followed(history, event)
        yield history


def replayed(record: GameRecord) -> History:
    """The history that a complete record tells, every event checked."""
    history: History = History(record.complete_game(), first_state(record))
    for event in record.events:
        history = _followed(history, event)
    return history


def states(record: GameRecord) -> Iterator[AnyState]:
    """Replay a complete record: the state after each event."""
    return (history.state for history in histories(record))


def observations(record: GameRecord, seat: Seat | None = None) -> Iterator[AnyObservation]:
    """Replay what one seat saw: its observation after each event.

    A seat's own record replays too: all the states it can't tell apart are carried along, and what was
    announced sorts them out. They give the same observation, so it does not matter which one is asked.
    """
    viewer = seat if seat is not None else record.view
    if viewer not in VIEWERS:
        raise RecordError(str(viewer), "does not look on", "jack, detective or spectator")
    game = load_game(record.game)
    if record.view is None:
        yield from (game.observe(state, viewer) for state in states(record))
        return
    if viewer is not record.view:
        raise RecordError(f"the {record.view}'s view", f"can't be seen as the {viewer}", "the complete record")
    candidates = _first_candidates(record)
    for number, event in enumerate(record.events, 1):
        candidates = _consistent(game, candidates, event, viewer)
        if not candidates:
            raise RecordError(place_of(game, event, number), "could not have happened here")
        yield game.observe(next(iter(candidates)), viewer)


def seen_by(record: GameRecord, seat: Seat) -> GameRecord:
    """What `seat` saw of a complete record."""
    if seat not in VIEWERS:
        raise RecordError(str(seat), "does not look on", "jack, detective or spectator")
    history = replayed(record)
    start = record.start
    if start:
        start = history.game.position_to_text(history.game.observe(history.back_to(0).state, seat))
    return replace(record, events=history.log(seat), view=seat, deal=None, seal="", start=start)


def first_state(record: GameRecord) -> AnyState:
    """The state before the first event, once the record's rules and options are known to be ours."""
    game = _known_game(record)
    if not record.start:
        return game.initial(**checked_options(game.NAME, game.OPTIONS, dict(record.options)))
    try:
        return game.position_from_text(record.start)
    except WhitechapelError as error:
        raise RecordError("the record's start", f"can't be read: {error.why}", error.right) from error


def place_of(game: AnyGame, event: Event, number: int) -> str:
    """An event's place in words, for errors."""
    try:
        text = "?" if event.action is None else game.action_to_text(event.action)
    except WhitechapelError:
        text = str(event.action)
    return f"event {number} ({event.actor} {text})"


def _known_game(record: GameRecord) -> AnyGame:
    game = load_game(record.game)
    if record.rules != game.RULES_VERSION:
        raise RecordError(
            f"rules {record.rules}", f"are not the rules of {game.NAME} here", f"rules {game.RULES_VERSION}"
        )
    return game


def _followed(history: History, event: Event) -> History:
    """The history after one event of a record."""
    place = place_of(history.game, event, history.number + 1)
    if event.action is None:
        raise RecordError(place, "is withheld", "a complete record")
    if history.actor is not event.actor:
        right = f"{history.actor} to act" if history.actor is not None else "nothing: the game is over"
        raise RecordError(place, "is out of turn", right)
    try:
        after = history.then(event.action, checked=True)
    except WhitechapelError as error:
        raise RecordError(place, error.why, error.right) from error
    if after.announced != event.announced:
        raise RecordError(place, f"announces '{event.announced}'", f"'{after.announced}'")
    return after


def _first_candidates(record: GameRecord) -> set[AnyState]:
    """The states a seat's record may begin in: the set-up, or all that look like its start to the seat."""
    game = _known_game(record)
    if not record.start:
        return {first_state(record)}
    try:
        return {state for state, _ in game.worlds(game.observation_from_text(record.start))}
    except WhitechapelError as error:
        raise RecordError("the record's start", f"can't be read: {error.why}", error.right) from error


def _consistent(game: AnyGame, candidates: set[AnyState], event: Event, viewer: Seat) -> set[AnyState]:
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
