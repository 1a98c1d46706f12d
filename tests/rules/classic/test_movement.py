"""classic.md, "Movement": how far, where a move may end, sewers, no free hex."""

from tests.rules.classic.scenes import chosen, legal, step, verbs
from whitechapel.classic.pieces import CHARACTERS

FAR = {"goodley": "a1", "stealthy": "a2"}
CORNER = {"bert": "j6", "goodley": "k7", "gull": "l7", "smith": "m8", "watson": "m9"}
"""Around l6, with l7 covered, every hex within three is taken."""


def test_a_character_moves_1_to_3_hexes_along_streets() -> None:
    ends = legal(chosen("holmes", places={"holmes": "m12", **FAR}), "move")
    assert {"m11", "m10", "m9", "l12"} <= ends
    assert "m8" not in ends


def test_it_may_not_end_where_it_began() -> None:
    assert "m12" not in legal(chosen("holmes", places={"holmes": "m12", **FAR}), "move")


def test_characters_do_not_block() -> None:
    ends = legal(chosen("holmes", side="jack", places={"holmes": "m12", **FAR, "bert": "m11"}), "move")
    assert {"m10", "m9"} <= ends


def test_a_move_may_not_end_on_an_occupied_hex() -> None:
    ends = legal(chosen("holmes", places={"holmes": "m12", **FAR, "bert": "m11"}), "move")
    assert "m11" not in ends


def test_from_an_open_manhole_to_any_other_for_1_point() -> None:
    ends = legal(chosen("holmes", places={"holmes": "f10"}), "move")
    assert {"b6", "c4", "g6", "h3", "k9", "l7"} <= ends, "a sewer hop alone counts as a move of 1 hex"
    assert {"b7", "a5", "a4"} <= ends, "and leaves two points to walk on from b6"


def test_the_sewer_may_be_used_at_any_point_of_a_move() -> None:
    ends = legal(chosen("holmes", places={"holmes": "g9", "smith": "i10"}), "move")
    assert {"f10", "b6", "l7"} <= ends, "g9-g10-f10 or g9-...: two steps, then a hop"
    assert "a5" not in ends, "no point is left to walk on"


def test_hopping_repeatedly_costs_a_point_each_time() -> None:
    walked = legal(chosen("holmes", places={"holmes": "f10", "gull": "a1"}), "move")
    assert {"e9", "g10", "e8"} <= walked, "hop away and back, or walk"


def test_a_covered_manhole_gives_no_entry() -> None:
    ends = legal(chosen("holmes", places={"holmes": "f10"}, covers=("f10", "l12")), "move")
    assert not {"b6", "c4", "g6", "h3", "k9", "l7"} & ends


def test_a_covered_manhole_gives_no_exit() -> None:
    ends = legal(chosen("holmes", places={"holmes": "f10"}, covers=("b6", "l12")), "move")
    assert not {"b6", "b7", "a5"} & ends
    assert "b1" in ends


def test_an_occupied_manhole_can_be_passed_through() -> None:
    ends = legal(chosen("holmes", side="jack", places={"smith": "g6"}), "move")
    assert "g6" not in ends
    assert {"l7", "b6"} <= ends
    out = legal(chosen("holmes", side="jack", places={"holmes": "f10", "bert": "b6"}), "move")
    assert {"b7", "a5"} <= out, "and an occupied one can be come out of"


def test_innocence_suspicion_and_side_make_no_difference_to_how_a_character_moves() -> None:
    moves = legal(chosen("holmes"), "move")
    assert moves == legal(chosen("holmes", suspects=("gull",)), "move")
    assert moves == legal(chosen("holmes", side="jack"), "move")


def test_with_no_free_hex_the_character_stays_and_its_ability_is_still_used() -> None:
    state = chosen("holmes", side="jack", places={"holmes": "l6", **CORNER}, covers=("l7", "b1"))
    assert legal(state) == {"stay"}
    assert step(state, "stay").drawer is not None
    watson = chosen("watson", side="jack", places=CORNER | {"watson": "l6", "holmes": "m9"}, covers=("l7", "b1"))
    assert verbs(step(watson, "stay")) == {"face"}
    smith = chosen("smith", side="jack", places=CORNER | {"smith": "l6", "holmes": "m8"}, covers=("l7", "b1"))
    assert verbs(smith) == {"stay", "lamp"}
    assert verbs(step(smith, "stay")) == {"lamp"}


def test_staying_is_not_allowed_while_there_is_a_free_hex() -> None:
    state = chosen("holmes", side="jack", places={"holmes": "l6", **CORNER, "smith": "a1"}, covers=("l7", "b1"))
    assert legal(state) == {"move m8"}


def test_with_no_free_hex_accusing_is_allowed_never_forced() -> None:
    state = chosen("holmes", places={"holmes": "l6", **CORNER}, covers=("l7", "b1"))
    assert legal(state) == {"stay", *(f"accuse {name}" for name in CORNER)}


def test_with_no_free_hex_leaving_is_allowed_never_forced() -> None:
    state = chosen("holmes", side="jack", jack="holmes", places={"holmes": "l6", **CORNER}, covers=("l7", "b1"))
    assert legal(state) == {"stay", "leave SE"}


def test_with_no_free_hex_gull_must_swap() -> None:
    places = {"gull": "l6", "bert": "j6", "goodley": "k7", "holmes": "l7", "smith": "m8", "watson": "m9"}
    state = chosen("gull", side="jack", jack="bert", places=places, covers=("l7", "b1"))
    assert legal(state) == {f"swap {name}" for name in CHARACTERS if name != "gull"}


def test_gate_hexes_and_manholes_are_plain_streets_otherwise() -> None:
    ends = legal(chosen("holmes", places={"holmes": "k7"}), "move")
    assert {"l6", "l7"} <= ends
