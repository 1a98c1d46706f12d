"""The eight actions: detectives, joker, rotation, exchange."""

import pytest

from tests.rules.pocket.table import AT_THE_START, choices_of, names_and_walls, played, table
from whitechapel import pocket
from whitechapel.core.errors import IllegalActionError, NotationError
from whitechapel.pocket import State
from whitechapel.pocket.layout import USED_AT
from whitechapel.pocket.pieces import DETECTIVES

WITH_CROSSROADS = AT_THE_START.replace("lane:N", "-lane")


def moving(detective: str, *, space: int) -> State:
    """The Investigator's first action of turn 1, all three detectives on one space, that one's token up."""
    tokens = {"holmes": "holmes watson", "watson": "holmes watson", "toby": "holmes toby"}[detective]
    return table(tokens=f"{tokens} exchange joker", detectives=(space, space, space))


@pytest.mark.parametrize("detective", DETECTIVES)
def test_that_detective_moves_one_or_two_spaces(detective: str) -> None:
    state = moving(detective, space=5)
    assert choices_of(state, detective) == [f"{detective} 1", f"{detective} 2"]


@pytest.mark.parametrize("detective", DETECTIVES)
@pytest.mark.parametrize("steps", [1, 2])
@pytest.mark.parametrize("space", [0, 10, 11])
def test_a_detective_moves_clockwise_and_the_others_stay(detective: str, steps: int, space: int) -> None:
    after = played(moving(detective, space=space), f"{detective} {steps}")
    expected = [space, space, space]
    expected[DETECTIVES.index(detective)] = (space + steps) % 12
    assert after.detectives == tuple(expected)


def test_spaces_may_be_shared() -> None:
    state = table(tokens="holmes watson exchange joker", detectives=(2, 3, 3))
    assert played(state, "holmes 1").detectives == (3, 3, 3)


def joker(*, by: str) -> State:
    """The joker is due for the Investigator (turn 1) or for Jack (turn 2)."""
    if by == "jack":
        tiles = AT_THE_START.replace("bert", "-bert")
        return table(tiles, turn=2, tokens="holmes watson exchange joker", revealed="bert", detectives=(10, 11, 4))
    return table(tokens="holmes watson exchange joker", detectives=(10, 11, 4))


@pytest.mark.parametrize("player", ["jack", "investigator"])
def test_the_joker_moves_one_detective_of_the_players_choice_exactly_one_space_clockwise(player: str) -> None:
    assert played(joker(by=player), "joker holmes").detectives == (11, 11, 4)
    assert played(joker(by=player), "joker watson").detectives == (10, 0, 4)
    assert played(joker(by=player), "joker toby").detectives == (10, 11, 5)


def test_the_investigator_must_move_somebody_with_the_joker() -> None:
    state = joker(by="investigator")
    assert choices_of(state, "joker") == ["joker holmes", "joker watson", "joker toby"]
    with pytest.raises(IllegalActionError, match="is Jack's alone"):
        played(state, "joker nobody")


def test_jack_may_move_nobody_with_the_joker() -> None:
    state = joker(by="jack")
    assert choices_of(state, "joker") == ["joker holmes", "joker watson", "joker toby", "joker nobody"]
    after = played(state, "joker nobody")
    assert after.detectives == state.detectives
    assert after.district == state.district
    assert after.used == (False, False, False, True)


@pytest.mark.parametrize(("quarters", "wall"), [(1, "S"), (2, "W"), (3, "N")])
def test_a_rotation_turns_one_tile_90_degrees_either_way_or_180(quarters: int, wall: str) -> None:
    before = table()
    after = played(before, f"rotation 4 {quarters}")
    assert names_and_walls(before)[4] == "lestrade:E"
    assert names_and_walls(after)[4] == f"lestrade:{wall}"
    assert [tile for tile in names_and_walls(after) if "lestrade" not in tile] == [
        tile for tile in names_and_walls(before) if "lestrade" not in tile
    ]


@pytest.mark.parametrize("side", range(4))
def test_three_quarters_clockwise_are_one_quarter_back(side: int) -> None:
    state = table(AT_THE_START.replace("lestrade:E", f"lestrade:{'NESW'[side]}"))
    assert names_and_walls(played(state, "rotation 4 3"))[4] == f"lestrade:{'NESW'[side - 1]}"


def test_a_rotation_must_turn_the_tile() -> None:
    for nothing in ("rotation 4 0", "rotation 4 4"):
        with pytest.raises(NotationError):
            pocket.action_from_text(nothing)


def test_any_tile_may_be_chosen_also_an_empty_one() -> None:
    tiles = AT_THE_START.replace("bert", "-bert").replace("goodley", "-goodley")
    state = table(tiles, turn=3, revealed="bert")
    assert choices_of(state, "rotation") == [f"rotation {cell} {turn}" for cell in range(9) for turn in (1, 2, 3)]
    assert names_and_walls(played(state, "rotation 0 1"))[0] == "-bert:N"


def test_a_tile_that_was_already_rotated_this_turn_may_not_be_rotated_again() -> None:
    state = played(table(), "rotation 4 2")
    assert choices_of(state, "rotation") == [
        f"rotation {cell} {turn}" for cell in range(9) if cell != 4 for turn in (1, 2, 3)
    ]
    with pytest.raises(IllegalActionError, match="would turn a tile that was already rotated this turn"):
        played(state, "rotation 4 2")


def test_the_rotated_mark_belongs_to_the_tile_and_follows_it_through_an_exchange() -> None:
    rotated = played(table(tokens="alibi toby exchange rotation"), "rotation 4 1")
    assert rotated.rotated == ("lestrade",)
    exchanged = played(rotated, "exchange 0 4")
    assert names_and_walls(exchanged)[0] == "lestrade:S"
    assert exchanged.rotated == ("lestrade",)
    # The tokens never offer an Exchange between two Rotations, so the played Rotation is laid ready again here.
    again = exchanged._replace(table=exchanged.table & ~(1 << USED_AT + 3))
    assert choices_of(again, "rotation") == [f"rotation {cell} {turn}" for cell in range(1, 9) for turn in (1, 2, 3)]


def test_the_mark_is_gone_in_the_next_turn() -> None:
    state = table(
        turn=2,
        tokens="holmes* watson* exchange* rotation",
        revealed="bert",
        tiles=AT_THE_START.replace("bert", "-bert"),
    )
    after = played(state, "rotation 4 1", "throw alibi toby rotation rotation")
    assert after.rotated == ()
    assert "rotation 4 1" in choices_of(after, "rotation")


def crossroads() -> State:
    return table(WITH_CROSSROADS, turn=3, revealed="lane")


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_rotating_the_empty_crossroads_is_in_effect_a_pass(quarters: int) -> None:
    before = crossroads()
    after = played(before, f"rotation 3 {quarters}")
    assert after.district == before.district
    assert after.detectives == before.detectives
    assert after.played == 1


def test_the_empty_crossroads_once_rotated_may_not_be_rotated_again_this_turn() -> None:
    after = played(crossroads(), "rotation 3 1")
    assert after.rotated == ("lane",)
    assert not [choice for choice in choices_of(after, "rotation") if choice.startswith("rotation 3")]


def test_an_exchange_swaps_two_tiles_which_keep_their_orientation() -> None:
    before = table(tokens="alibi toby exchange rotation")
    after = played(before, "exchange 0 8")
    assert names_and_walls(after) == [
        "stealthy:N", *names_and_walls(before)[1:8], "bert:W"
    ]  # fmt: skip


def test_any_two_different_tiles_may_be_exchanged() -> None:
    state = table(tokens="alibi toby exchange rotation")
    assert choices_of(state, "exchange") == [
        f"exchange {one} {other}" for one in range(9) for other in range(one + 1, 9)
    ]
    with pytest.raises(NotationError):
        pocket.action_from_text("exchange 4 4")


def test_empty_tiles_may_be_exchanged_too_and_stay_empty() -> None:
    tiles = WITH_CROSSROADS.replace("bert", "-bert")
    state = table(tiles, turn=3, tokens="alibi toby exchange rotation", revealed="lane")
    after = played(state, "exchange 0 3")
    assert names_and_walls(after)[0] == "-lane"
    assert names_and_walls(after)[3] == "-bert:W"
    assert after.suspects == state.suspects


def test_an_exchange_leaves_the_detectives_where_they_are() -> None:
    state = table(tokens="alibi toby exchange rotation")
    assert played(state, "exchange 0 1").detectives == state.detectives
