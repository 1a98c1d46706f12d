"""Records: replaying them, what each seat saw, and replaying that."""

from dataclasses import replace

import pytest

from tests.core.played_games import committed_game, seeded_game
from whitechapel import pocket
from whitechapel.core import (
    VIEWERS,
    Deal,
    Event,
    GameRecord,
    NotationError,
    OptionError,
    RecordError,
    Seat,
    observations,
    states,
    verify,
)

GAME = seeded_game()


def test_a_complete_record_replays_to_its_end() -> None:
    replayed = list(states(GAME))
    assert len(replayed) == len(GAME.events)
    assert pocket.outcome(replayed[-1]) is not None


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_seats_record_has_the_same_events_with_what_it_did_not_see_withheld(seat: Seat) -> None:
    view = GAME.for_seat(seat)
    assert view.view is seat
    state = pocket.initial()
    for whole, seen, after in zip(GAME.events, view.events, states(GAME), strict=True):
        assert whole.action is not None
        assert (seen.actor, seen.announced) == (whole.actor, whole.announced)
        assert seen.action == (whole.action if pocket.sees(state, whole.action, seat) else None)
        state = after


def test_a_seats_record_holds_no_deal_but_the_commitment() -> None:
    for seat in VIEWERS:
        view = committed_game().for_seat(seat)
        assert view.deal is None
        assert view.commitment == committed_game().commitment


@pytest.mark.parametrize("seat", VIEWERS)
def test_a_seats_record_replays_to_the_same_observations_as_the_complete_one(seat: Seat) -> None:
    expected = [pocket.observe(state, seat) for state in states(GAME)]
    assert list(observations(GAME, seat)) == expected
    assert list(observations(GAME.for_seat(seat))) == expected
    assert list(observations(GAME.for_seat(seat), seat)) == expected


def test_chance_has_no_view() -> None:
    with pytest.raises(RecordError, match="'chance' does not look on"):
        GAME.for_seat(Seat.CHANCE)
    with pytest.raises(RecordError, match="'chance' does not look on"):
        list(observations(GAME, Seat.CHANCE))
    with pytest.raises(RecordError, match="'None' does not look on"):
        list(observations(GAME))


def test_one_seats_record_can_not_be_seen_by_another() -> None:
    with pytest.raises(RecordError, match="can't be seen as the jack; expected the complete record"):
        list(observations(GAME.for_seat(Seat.DETECTIVE), Seat.JACK))


def test_a_seats_record_is_not_complete() -> None:
    view = GAME.for_seat(Seat.JACK)
    with pytest.raises(RecordError, match="is not a complete record"):
        list(states(view))
    with pytest.raises(RecordError, match="is not a complete record"):
        view.for_seat(Seat.JACK)
    with pytest.raises(RecordError, match="is not a complete record"):
        verify(view)


@pytest.mark.parametrize(
    ("number", "event", "why"),
    [
        (0, Event(Seat.CHANCE, None), "is withheld"),
        (0, Event(Seat.JACK, 0), "is out of turn; expected chance to act"),
        (9, Event(Seat.CHANCE, 74), "can't be decided by chance now; expected an identity"),
        (11, Event(Seat.DETECTIVE, 99), "is for chance to decide"),
        (11, Event(Seat.DETECTIVE, 5000), "is not an action of pocket"),
        (11, replace(GAME.events[11], announced="seen"), "announces 'seen'; expected ''"),
    ],
)
def test_a_record_that_does_not_replay_says_at_which_event_and_why(number: int, event: Event, why: str) -> None:
    broken = replace(GAME, events=(*GAME.events[:number], event, *GAME.events[number + 1 :]))
    with pytest.raises(RecordError, match=why) as refused:
        list(states(broken))
    assert str(refused.value.given).startswith(f"event {number + 1} (")


def test_nothing_can_happen_after_the_end() -> None:
    longer = replace(GAME, events=(*GAME.events, Event(Seat.JACK, 0)))
    with pytest.raises(RecordError, match="is out of turn; expected nothing: the game is over"):
        list(states(longer))


@pytest.mark.parametrize(
    ("number", "event"),
    [
        (0, Event(Seat.JACK, 0)),
        (0, Event(Seat.CHANCE, None)),
        (9, Event(Seat.CHANCE, 99)),
        (11, Event(Seat.DETECTIVE, None)),
        (11, Event(Seat.DETECTIVE, 143)),
        (11, replace(GAME.events[11], announced="seen")),
        (11, Event(Seat.DETECTIVE, 5000)),
    ],
)
def test_a_seats_record_that_could_not_have_happened_says_at_which_event(number: int, event: Event) -> None:
    view = GAME.for_seat(Seat.DETECTIVE)
    broken = replace(view, events=(*view.events[:number], event, *view.events[number + 1 :]))
    with pytest.raises(RecordError, match="could not have happened here") as refused:
        list(observations(broken))
    assert str(refused.value.given).startswith(f"event {number + 1} (")


def test_a_record_of_other_rules_is_refused() -> None:
    newer = replace(GAME, rules=GAME.rules + 1)
    with pytest.raises(RecordError, match=f"expected rules {GAME.rules}"):
        list(states(newer))
    with pytest.raises(RecordError, match=f"expected rules {GAME.rules}"):
        list(observations(replace(newer, view=Seat.JACK), Seat.JACK))


def test_a_record_of_an_unknown_game_or_option_is_refused() -> None:
    with pytest.raises(NotationError, match="is not a game"):
        list(states(replace(GAME, game="chess")))
    with pytest.raises(OptionError, match="is not a rule option of pocket"):
        list(states(replace(GAME, options=(("fog", True),))))


def test_a_records_repr_rebuilds_it() -> None:
    names = {"GameRecord": GameRecord, "Event": Event, "Seat": Seat, "Deal": Deal}
    assert eval(repr(committed_game()), names) == committed_game()  # noqa: S307 - the promise under test
