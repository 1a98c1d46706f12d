"""classic.md, "Escape", and "End"."""

import pytest

from tests.rules.classic.scenes import chosen, legal, scene, step, verbs
from whitechapel import classic
from whitechapel.core import Outcome, Seat

OUT = Outcome(Seat.JACK, "escape")
NEAR_SE = {"holmes": "m8"}


def test_jacks_own_character_leaves_in_an_invisible_round_and_jack_wins_at_once() -> None:
    state = chosen("holmes", side="jack", jack="holmes", places=NEAR_SE)
    assert legal(state, "leave") == {"SE"}
    assert classic.outcome(step(state, "leave SE")) == OUT


def test_only_jack() -> None:
    assert "leave" not in verbs(chosen("holmes", side="detective", jack="holmes", places=NEAR_SE))


def test_only_jacks_own_character_nobody_else_ever_leaves() -> None:
    assert "leave" not in verbs(chosen("holmes", side="jack", jack="gull", places=NEAR_SE))


def test_only_while_the_witness_card_shows_invisible() -> None:
    assert "leave" not in verbs(chosen("holmes", side="jack", jack="holmes", places=NEAR_SE, witness="visible"))


def test_so_never_in_round_1() -> None:
    state = step(classic.initial(), "identity holmes", "shuffle bert goodley gull holmes")
    state = step(state, "play gull", "move e8", "play holmes")
    assert state.actor is Seat.JACK
    assert "leave" not in verbs(state)


def test_only_through_an_exit_without_a_cordon() -> None:
    state = chosen("holmes", side="jack", jack="holmes", places=NEAR_SE, cordons=("SE", "SW"))
    assert "leave" not in verbs(state)


def test_the_step_off_the_board_costs_1_point_from_the_gate_hex() -> None:
    three = chosen("holmes", side="jack", jack="holmes", places={"holmes": "m9"}, covers=("l7", "b1"))
    assert "l6" in legal(three, "move"), "the gate is three away"
    assert "leave" not in verbs(three)


def test_sewers_help_on_the_way() -> None:
    state = chosen("holmes", side="jack", jack="holmes", places={"holmes": "f10"})
    assert legal(state, "leave") == {"NW", "SE"}, "a hop to b6 or l7, a step to the gate, a step off the board"
    assert "leave" not in verbs(
        chosen("holmes", side="jack", jack="holmes", places={"holmes": "f10"}, covers=("b6", "l7"))
    )


def test_crossing_helps_on_the_way() -> None:
    places = {"stealthy": "i4", "watson": "a3"}
    state = chosen("stealthy", side="jack", jack="stealthy", places=places, covers=("l7", "h3"))
    assert legal(state, "leave") == {"SE"}, "three hexes across, a step off the board"
    assert "leave" not in verbs(
        chosen("holmes", side="jack", jack="holmes", places={"holmes": "i4", "watson": "a1"}, covers=("l7", "h3"))
    )


def test_a_before_ability_may_come_first_lestrade_opens_the_exit_then_walks_out() -> None:
    state = chosen("lestrade", side="jack", jack="lestrade", places={"lestrade": "a2"})
    assert "leave" not in verbs(state)
    assert classic.outcome(step(state, "cordon SW>NW", "leave SW")) == OUT


def test_a_before_ability_may_shut_the_exit_again() -> None:
    state = chosen("lestrade", side="jack", jack="lestrade", places={"lestrade": "l6"})
    assert legal(state, "leave") == {"SE"}
    assert "leave" not in verbs(step(state, "cordon NE>SE"))


def test_after_the_move_there_is_no_leaving() -> None:
    state = chosen("smith", side="jack", jack="smith", places={"smith": "l7"})
    assert verbs(step(state, "move l6")) == {"lamp"}


def test_the_gate_hex_may_be_occupied() -> None:
    state = chosen("holmes", side="jack", jack="holmes", places=NEAR_SE | {"bert": "l6"})
    assert legal(state, "leave") == {"SE"}


def test_a_character_standing_on_the_gate_leaves_for_1_point() -> None:
    state = chosen("holmes", side="jack", jack="holmes", places={"holmes": "l6"})
    assert legal(state, "leave") == {"SE"}


def test_leaving_by_different_exits_is_one_result() -> None:
    state = chosen("holmes", side="jack", jack="holmes", places={"holmes": "f10"})
    assert step(state, "leave NW") == step(state, "leave SE")


@pytest.mark.parametrize("jack", ["gull", "holmes"])
def test_after_round_8_the_witnesses_are_still_called_and_jack_wins_known_or_not(jack: str) -> None:
    suspects = ("gull", "holmes") if jack == "gull" else ("holmes",)
    state = scene("stealthy", side="jack", last=True, round_=8, jack=jack, suspects=suspects)
    playing = step(state, "play stealthy")
    done = step(playing, "move a4")
    assert classic.outcome(done) == Outcome(Seat.JACK, "round-8-over")
    answer = "visible" if jack == "holmes" else "invisible"
    assert done.witness == answer
    assert classic.announcement(playing, done).startswith(f"{answer}, jack wins by round-8-over, jack was {jack}")


def test_there_are_eight_rounds_at_most() -> None:
    done = step(scene("stealthy", side="jack", last=True, round_=8), "play stealthy", "move a4")
    assert done.actor is None
    assert not classic.legal_actions(done)
    assert not classic.chance_outcomes(done)
