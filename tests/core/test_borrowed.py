"""Games with a borrowed beginning: how they go on, how they are written, what is verified of them."""

import copy
from dataclasses import replace
from typing import Any

import pytest

from tests.core.played_games import BORROWED, DEAL, borrowed_game, committed_game, seeded_game
from whitechapel import pocket
from whitechapel.core import (
    VIEWERS,
    Borrowed,
    Event,
    GameRecord,
    Match,
    RecordError,
    Seat,
    observations,
    record_from_json,
    record_from_text,
    record_to_json,
    record_to_text,
    sealed,
    states,
    verify,
)

GAME = borrowed_game()
WHOLE = record_to_json(GAME)


def changed(**fields: Any) -> dict[str, Any]:
    return copy.deepcopy(WHOLE) | fields


def refusal(data: object) -> RecordError:
    with pytest.raises(RecordError) as refused:
        record_from_json(data)
    return refused.value


def with_event(number: int, event: Event) -> GameRecord:
    return replace(GAME, events=(*GAME.events[:number], event, *GAME.events[number + 1 :]))


def other_outcome(number: int) -> Event:
    """Another thing that chance could have decided at this event."""
    before = [pocket.initial(), *states(GAME)][number]
    other = next(one for one in pocket.chance_outcomes(before) if one.action != GAME.events[number].action)
    return Event(Seat.CHANCE, other.action, pocket.announcement(before, pocket.apply(before, other.action)))


def test_the_first_events_are_those_of_the_other_game() -> None:
    assert GAME.events[: BORROWED.events] == seeded_game().events[: BORROWED.events]
    assert GAME.events[BORROWED.events :] != seeded_game().events[BORROWED.events :]


def test_it_goes_on_for_whoever_was_to_act_there() -> None:
    *_, there = states(replace(seeded_game(), events=seeded_game().events[: BORROWED.events]))
    match = Match.from_record(seeded_game(), DEAL, borrowed=BORROWED)
    assert (match.actor, match.record().borrowed) == (pocket.actor(there), BORROWED)


def test_a_beginning_that_stops_before_the_set_up_is_done_is_dealt_to_its_end() -> None:
    match = Match.from_record(seeded_game(), DEAL, borrowed=Borrowed("somewhere", 3))
    assert match.actor is Seat.DETECTIVE
    assert match.record().events[:3] == seeded_game().events[:3]


@pytest.mark.parametrize("seat", VIEWERS)
def test_what_each_seat_saw_of_it_replays_and_says_that_it_was_borrowed(seat: Seat) -> None:
    view = GAME.for_seat(seat)
    assert view.borrowed == BORROWED
    assert list(observations(view)) == list(observations(GAME, seat))


def test_only_a_record_with_a_borrowed_beginning_is_of_the_newer_format() -> None:
    assert (WHOLE["format"], WHOLE["borrowed"]) == (2, {"match": BORROWED.match, "events": BORROWED.events})
    assert record_to_json(committed_game())["format"] == 1
    assert record_to_text(GAME).startswith("whitechapel record 2\n")
    assert f"\nborrowed {BORROWED.events} {BORROWED.match}\n" in record_to_text(GAME)
    assert refusal(changed(format=1)).right == "format 2"
    assert refusal(record_to_json(committed_game()) | {"format": 2}).right == "format 1"


@pytest.mark.parametrize(
    ("borrowed", "why"),
    [
        ("elsewhere", "is not a value for 'borrowed' in the record"),
        ({"match": "a"}, "lacks 'events' in the borrowed beginning"),
        ({"match": "", "events": 3}, "can't be a match's id"),
        ({"match": "two words", "events": 3}, "can't be a match's id"),
        ({"match": "a" * 65, "events": 3}, "can't be a match's id"),
        ({"match": "a", "events": 0}, "can't be borrowed"),
        ({"match": "a", "events": len(GAME.events) + 1}, "can't be borrowed"),
        ({"match": "a", "events": True}, "is not a value for 'events' in the borrowed beginning"),
    ],
)
def test_a_borrowed_beginning_that_can_not_be_is_refused(borrowed: object, why: str) -> None:
    assert refusal(changed(borrowed=borrowed)).why == why


@pytest.mark.parametrize("line", ["borrowed", "borrowed x somewhere", "borrowed 3", "borrowed 3 a\nborrowed 3 a"])
def test_a_line_that_does_not_say_what_was_borrowed_is_refused(line: str) -> None:
    text = record_to_text(GAME).replace(f"borrowed {BORROWED.events} {BORROWED.match}", line)
    with pytest.raises(RecordError):
        record_from_text(text)


def test_the_cards_after_the_beginning_are_verified() -> None:
    verify(GAME)
    later = next(n for n, event in enumerate(GAME.events) if n >= BORROWED.events and event.actor is Seat.CHANCE)
    forged = with_event(later, other_outcome(later)).events[: later + 1]
    with pytest.raises(RecordError, match="does not follow from the deal"):
        verify(replace(GAME, events=forged))


def test_the_cards_of_the_beginning_do_not_follow_from_this_deal_but_the_seal_covers_them() -> None:
    as_dealt_here = sealed(replace(GAME, borrowed=None))
    with pytest.raises(RecordError, match="does not follow from the deal") as refused:
        verify(as_dealt_here)
    assert str(refused.value.given).startswith("event 1 (")
    other_identity = with_event(9, other_outcome(9)).events[:11]
    with pytest.raises(RecordError, match="it was changed"):
        verify(replace(GAME, events=other_identity))


@pytest.mark.parametrize("other", [Borrowed(BORROWED.match, BORROWED.events + 1), Borrowed("another", BORROWED.events)])
def test_where_it_was_borrowed_from_is_under_the_seal(other: Borrowed) -> None:
    with pytest.raises(RecordError, match="it was changed"):
        verify(replace(GAME, borrowed=other))
