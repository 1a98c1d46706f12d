"""One family of errors, each saying what was given, why it is wrong and what would be right."""

import pickle

import pytest

from whitechapel.core import IllegalActionError, NotationError, OptionError, RecordError, WhitechapelError
from whitechapel.core.messages import Message, Reason

FAMILY = [NotationError, OptionError, RecordError]


@pytest.mark.parametrize("kind", FAMILY)
def test_every_error_descends_from_one_and_says_given_why_and_right(kind: type[WhitechapelError]) -> None:
    error = kind("hello", "is no greeting", "a bow")
    assert isinstance(error, WhitechapelError)
    assert (error.given, error.why, error.right) == ("hello", "is no greeting", "a bow")
    assert str(error) == "'hello' is no greeting; expected a bow"


def test_where_nothing_would_be_right_nothing_is_expected() -> None:
    assert str(RecordError("event 3", "could not have happened here")) == "'event 3' could not have happened here"


def test_an_illegal_action_shows_the_position_it_was_tried_in() -> None:
    error = IllegalActionError("toby 1", "game=pocket;...", "comes too late", "nothing")
    assert (error.action, error.position) == ("toby 1", "game=pocket;...")
    assert str(error) == "'toby 1' comes too late; expected nothing (in game=pocket;...)"


@pytest.mark.parametrize(
    "error",
    [
        NotationError({"a": 1}, "why", "right"),
        IllegalActionError("toby 1", "here", "why", "right"),
        IllegalActionError(
            "toby 1", "here", Reason(Message("why-used", {"name": Message("name-gull")}), "why"), "right"
        ),
    ],
)
def test_errors_survive_the_way_between_processes(error: WhitechapelError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_a_long_input_is_shortened_and_stays_on_one_line() -> None:
    text = str(NotationError("x\n" * 500, "is long"))
    assert len(text) < 250
    assert "\n" not in text
    assert "…" in text


def test_the_whole_input_stays_with_the_error() -> None:
    assert NotationError("x" * 500, "is long").given == "x" * 500


def test_an_input_nested_too_deep_to_show_is_still_reported() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    error = NotationError(deep, "is no position")
    assert str(error) == "'something nested too deep to show' is no position"
    while deep:  # unwound here: freeing it at one go would take the interpreter's stack
        deep = deep[0]  # type: ignore[assignment]
