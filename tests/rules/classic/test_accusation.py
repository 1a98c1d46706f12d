"""classic.md, "Accusation"."""

import pytest

from tests.rules.classic.scenes import chosen, legal, step, verbs
from whitechapel import classic
from whitechapel.core import Outcome, Seat

RIGHT = Outcome(Seat.DETECTIVE, "right-accusation")
WRONG = Outcome(Seat.JACK, "wrong-accusation")


def test_only_the_detective_accuses() -> None:
    assert legal(chosen("holmes", side="detective"), "accuse") == {"bert", "gull", "smith", "watson"}
    assert "accuse" not in verbs(chosen("holmes", side="jack"))


def test_by_moving_the_character_in_play_with_its_own_movement_sewers_included() -> None:
    state = chosen("holmes", places={"bert": "b6"})
    assert "bert" in legal(state, "accuse"), "g5-g6, then a hop to b6"
    assert "bert" not in legal(chosen("holmes", places={"bert": "b6"}, covers=("b6", "l12")), "accuse")


def test_stealthys_crossing_included() -> None:
    assert "holmes" in legal(chosen("stealthy", places={"holmes": "e7"}, covers=("c4", "b6")), "accuse")
    assert "holmes" not in legal(
        chosen("bert", places={"bert": "a3", "stealthy": "i8", "holmes": "e7"}, covers=("c4", "b6")), "accuse"
    )


def test_right_the_detective_wins() -> None:
    assert classic.outcome(step(chosen("holmes", jack="smith"), "accuse smith")) == RIGHT


def test_wrong_jack_wins() -> None:
    assert classic.outcome(step(chosen("holmes", jack="gull"), "accuse smith")) == WRONG


def test_any_other_character_may_be_accused_suspect_or_innocent() -> None:
    state = chosen("holmes", suspects=("gull",))
    assert legal(state, "accuse") == {"bert", "gull", "smith", "watson"}
    assert classic.outcome(step(state, "accuse smith")) == WRONG


def test_not_by_the_whistle() -> None:
    state = chosen("goodley")
    taken = set(state.places.values())
    assert not taken & {call.split(">")[1] for call in legal(state, "whistle")}


def test_not_by_the_swap() -> None:
    done = step(chosen("gull", jack="bert"), "swap bert")
    assert classic.outcome(done) is None


def test_a_before_ability_may_come_first_whistle_the_suspect_near_then_walk_onto_him() -> None:
    state = chosen("goodley", jack="bert", places={"goodley": "m12"}, covers=("l12", "k9"))
    assert "bert" not in legal(state, "accuse")
    assert classic.outcome(step(state, "whistle bert>j10", "whistle gull>f10", "accuse bert")) == RIGHT


def test_bert_opens_a_manhole_first_and_accuses_through_it() -> None:
    state = chosen("bert", jack="holmes", places={"holmes": "b6"}, covers=("k9", "l12"))
    assert "holmes" not in legal(state, "accuse")
    assert classic.outcome(step(state, "cover k9>b1", "accuse holmes")) == RIGHT


@pytest.mark.parametrize("text", ["accuse gull", "accuse bert"])
def test_nothing_more_is_played_after_an_accusation(text: str) -> None:
    done = step(chosen("holmes", jack="gull"), text)
    assert done.actor is None
    assert done.taken == (0, 0), "Holmes draws only if the game goes on"
    watson = step(chosen("watson", jack="gull", facing="NE"), "accuse gull")
    assert (watson.actor, watson.facing) == (None, "NE")
