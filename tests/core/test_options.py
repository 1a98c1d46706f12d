"""Rule options: defaults, choices, refusals."""

import pytest

from whitechapel.core import Option, OptionError, checked_options

KNOWN = (
    Option("edition", ("new", "old"), "which board"),
    Option("turns", (8, 10), "how many"),
    Option("strict", (True, False), "how"),
)


def test_what_is_not_chosen_has_its_first_value() -> None:
    assert checked_options("a game", KNOWN, {}) == {"edition": "new", "turns": 8, "strict": True}


def test_what_is_chosen_is_kept() -> None:
    chosen = {"edition": "old", "turns": 10, "strict": False}
    assert checked_options("a game", KNOWN, chosen) == chosen


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        OptionError, match="'fog' is not a rule option of a game; expected one of edition, turns, strict"
    ):
        checked_options("a game", KNOWN, {"fog": True})


def test_a_game_without_options_takes_none() -> None:
    with pytest.raises(OptionError, match="expected none: it has no options"):
        checked_options("a game", (), {"fog": True})


@pytest.mark.parametrize(
    ("name", "value"),
    [("edition", "2nd"), ("turns", 9), ("turns", "8"), ("turns", True), ("strict", 1), ("edition", [])],
)
def test_a_value_it_does_not_take_is_refused_with_those_it_does(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=f"expected {name} as one of") as refused:
        checked_options("a game", KNOWN, {name: value})
    assert refused.value.given == f"{name}={value}"
