"""What a seat saw and heard in the course of a match: its information state, as text and in bits.

OpenSpiel copies states all the time. Histories are never changed, so copies share them, and whatever is worked out of
one is worked out once, from what was worked out of the history before it, and only when somebody asks.
"""

from collections.abc import Callable
from typing import TypeVar, cast

from whitechapel.core.history import History
from whitechapel.core.types import Action, Seat

UNSEEN = 1
FIRST_CODE = 2
"""In codes of events 0 is none, 1 one that the seat did not see; an action's code is its number and this."""

FoundT = TypeVar("FoundT")


def worked_out(
    history: History, key: object, first: Callable[[History], FoundT], later: Callable[[FoundT, History], FoundT]
) -> FoundT:
    """What follows from a history, noted there under `key`: `first` of its start, then `later` event by event."""
    steps: list[History] = []
    here = history
    while here.notes is None or key not in here.notes:
        if here.before is None:
            _note(here, key, first(here))
            break
        steps.append(here)
        here = here.before
    found = cast(FoundT, cast(dict[object, object], here.notes)[key])
    for step in reversed(steps):
        found = later(found, step)
        _note(step, key, found)
    return found


def _note(history: History, key: object, found: object) -> None:
    if history.notes is None:
        history.notes = {}
    history.notes[key] = found


def action_seen(history: History, seat: Seat) -> Action | None:
    """The last event's action, or None if the seat did not see which one it was."""
    before = history.before
    assert before is not None  # noqa: S101 - the start is no event
    return history.action if history.game.sees(before.state, history.action, seat) else None


def information_text(history: History, seat: Seat) -> str:
    """All that a seat saw and heard, event by event."""

    def later(text: str, step: History) -> str:
        action = action_seen(step, seat)
        seen = "?" if action is None else step.game.action_to_text(action)
        return f"{text}; {seen} : {step.announced}" if step.announced else f"{text}; {seen}"

    return worked_out(history, ("text", int(seat)), lambda start: _heading(start, seat), later)


def _heading(start: History, seat: Seat) -> str:
    options = start.game.options_of(start.state).items()
    return " ".join([f"{seat} of {start.game.NAME}", *(f"{name}={value}" for name, value in options)])


def event_codes(history: History, seat: Seat, width: int) -> bytes:
    """The events as a seat saw them, each a number written in `width` bits, the lowest first."""

    def later(codes: bytes, step: History) -> bytes:
        action = action_seen(step, seat)
        code = UNSEEN if action is None else action + FIRST_CODE
        return codes + bytes([code >> bit & 1 for bit in range(width)])

    return worked_out(history, ("codes", int(seat)), lambda _start: b"", later)
