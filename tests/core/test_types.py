"""Seats and outcomes."""

import pytest

from whitechapel.core import PLAYERS, VIEWERS, NotationError, Outcome, Seat


@pytest.mark.parametrize("seat", Seat)
def test_a_seats_text_names_it(seat: Seat) -> None:
    assert Seat.parse(str(seat)) is seat


@pytest.mark.parametrize("seat", Seat)
def test_a_seats_repr_rebuilds_it(seat: Seat) -> None:
    assert eval(repr(seat)) is seat  # noqa: S307 - the promise under test


def test_the_rulebooks_investigator_is_the_detective() -> None:
    assert Seat.parse("investigator") is Seat.DETECTIVE


@pytest.mark.parametrize("text", ["", "Jack", "watson", "jack ", 0, None, ["jack"]])
def test_anything_else_is_no_seat(text: object) -> None:
    with pytest.raises(NotationError, match="is not a seat; expected one of jack, detective") as refused:
        Seat.parse(text)  # type: ignore[arg-type] # what a stranger may send
    assert refused.value.given == text


def test_the_players_sit_across_from_each_other() -> None:
    assert Seat.JACK.opponent is Seat.DETECTIVE
    assert Seat.DETECTIVE.opponent is Seat.JACK


def test_chance_acts_but_never_looks_and_a_spectator_looks_but_never_acts() -> None:
    assert PLAYERS == (Seat.JACK, Seat.DETECTIVE)
    assert VIEWERS == (Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR)


def test_an_outcomes_repr_rebuilds_it() -> None:
    outcome = Outcome(Seat.JACK, "chase-survived")
    assert eval(repr(outcome)) == outcome  # noqa: S307 - the promise under test
