"""Line of sight: what a detective sees along his row or column."""

import pytest

from tests.rules.pocket.table import played, table
from whitechapel.pocket import State

REST = "lestrade:N goodley:N smith:E  lane:N -stealthy:S pizer:N"


def looking_east(row: str) -> State:
    """Holmes looks along this top row from its west end; Watson and Toby look at walls."""
    return table(f"{row} {REST}", turn=3, detectives=(11, 4, 7), revealed="stealthy")


def test_a_detective_looks_straight_in_along_his_row() -> None:
    assert looking_east("bert:N gull:S madame:N").seen_cells == (0, 1, 2)


@pytest.mark.parametrize(("space", "line"), [(0, (0, 3, 6)), (1, (1, 4, 7)), (2, (2, 5, 8)), (8, (0, 3, 6))])
def test_a_detective_looks_straight_in_along_his_column(space: int, line: tuple[int, ...]) -> None:
    sideways = "bert:W gull:E madame:W lestrade:W goodley:E smith:E lane:W stealthy:E pizer:W"
    assert table(sideways, detectives=(space, space, space)).seen_cells == line


def test_a_wall_on_the_near_side_stops_the_view_before_that_tile() -> None:
    assert looking_east("bert:W gull:S madame:N").seen_suspects == ()
    assert looking_east("bert:N gull:W madame:N").seen_suspects == ("bert",)
    assert looking_east("bert:N gull:S madame:W").seen_suspects == ("bert", "gull")


def test_otherwise_a_suspect_on_it_is_seen() -> None:
    for wall in "NES":
        assert "bert" in looking_east(f"bert:{wall} gull:W madame:N").seen_suspects


def test_a_wall_on_the_far_side_stops_the_view_behind_that_tile() -> None:
    assert looking_east("bert:E gull:S madame:N").seen_suspects == ("bert",)
    assert looking_east("bert:N gull:E madame:N").seen_suspects == ("bert", "gull")


def test_otherwise_the_view_goes_on_at_most_three_tiles() -> None:
    for wall in "NES":
        assert looking_east(f"bert:N gull:S madame:{wall}").seen_cells == (0, 1, 2)


def test_side_walls_do_not_matter() -> None:
    for first in "NS":
        for second in "NS":
            for third in "NS":
                assert looking_east(f"bert:{first} gull:{second} madame:{third}").seen_cells == (0, 1, 2)


def test_characters_do_not_block() -> None:
    assert looking_east("bert:N gull:N madame:N").seen_suspects == ("bert", "gull", "madame")


def test_detectives_do_not_block() -> None:
    sideways = "bert:N gull:S madame:N lestrade:N goodley:N smith:N lane:N stealthy:S pizer:N"
    assert table(sideways, detectives=(11, 3, 3)).seen_cells == (0, 1, 2)
    assert table(sideways, detectives=(11, 11, 11)).seen_cells == (0, 1, 2)


def test_empty_tiles_let_the_view_pass_and_nobody_is_seen_on_them() -> None:
    view = looking_east("-bert:N gull:S madame:N")
    assert view.seen_cells == (0, 1, 2)
    assert view.seen_suspects == ("gull", "madame")


@pytest.mark.parametrize(("wall", "seen"), [("W", ()), ("E", ()), ("N", ("gull", "madame")), ("S", ("gull", "madame"))])
def test_an_empty_tiles_wall_still_counts(wall: str, seen: tuple[str, ...]) -> None:
    assert looking_east(f"-bert:{wall} gull:S madame:N").seen_suspects == seen


@pytest.mark.parametrize("space", [1, 4, 7, 10])
def test_the_view_passes_the_empty_crossroads_from_every_side(space: int) -> None:
    around = "bert:W gull:W madame:W  lestrade:N -lane smith:N  goodley:N stealthy:W pizer:N"
    state = table(around, turn=3, detectives=(space, space, space), revealed="lane")
    assert state.seen_cells == ((1, 4, 7) if space in (1, 7) else (3, 4, 5))


def test_what_one_detective_sees_is_added_to_what_the_others_see() -> None:
    around = "bert:W gull:W madame:W  lestrade:W goodley:N smith:S  lane:N stealthy:W pizer:W"
    assert table(around, detectives=(0, 3, 6)).seen_cells == (0, 2, 3, 8)


# The worked example from the rulebook.
EXAMPLE = """
    -goodley:W  stealthy:N  -smith:E
    pizer:E     lestrade:S  madame:W
    gull:N      -lane       bert:N
"""


def only(space: int) -> tuple[str, ...]:
    return table(EXAMPLE, turn=3, detectives=(space, space, space), revealed="lane").seen_suspects


def test_in_the_worked_example_holmes_sees_pizer() -> None:
    assert only(0) == ("pizer",)


def test_in_the_worked_example_toby_sees_nobody() -> None:
    assert only(7) == ()


def test_in_the_worked_example_watson_sees_bert_and_gull() -> None:
    assert only(5) == ("bert", "gull")


def after_the_appeal(jack: str) -> tuple[str, ...]:
    """The example is the end of turn 3; rotating the empty crossroads is the pass that ends it."""
    tokens = "holmes* toby* exchange* rotation"
    state = table(EXAMPLE, turn=3, tokens=tokens, detectives=(0, 5, 7), revealed="lane", jack=jack)
    return played(state, "rotation 7 1").suspects


@pytest.mark.parametrize("jack", ["pizer", "gull", "bert"])
def test_in_the_worked_example_jack_seen_clears_stealthy_lestrade_and_madame(jack: str) -> None:
    assert after_the_appeal(jack) == ("bert", "gull", "pizer")


@pytest.mark.parametrize("jack", ["stealthy", "lestrade", "madame"])
def test_in_the_worked_example_jack_not_seen_clears_pizer_gull_and_bert(jack: str) -> None:
    assert after_the_appeal(jack) == ("lestrade", "madame", "stealthy")
