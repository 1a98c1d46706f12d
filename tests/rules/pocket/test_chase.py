"""The chase: both goals met, Jack not seen, turns left. From its start to both of its ends."""

import pytest

from tests.rules.pocket.last_action import appealed, last_action
from tests.rules.pocket.table import played, table
from whitechapel import pocket
from whitechapel.core import Outcome, Seat
from whitechapel.pocket import State

IN_CHASE = "-bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W {jack} -stealthy:N"
HIDDEN, IN_SIGHT = "gull:S", "gull:N"


def chase_begins() -> tuple[State, State]:
    """The positions before and after the appeal of turn 4 that begins the chase."""
    past = {"time": "JJJ", "revealed": "lane", "drawn": "3", "cards": "madame"}
    before = last_action(4, suspects="bert gull", jack="gull", **past)
    return before, appealed(before)


def chased(turn: int, *, gull: str) -> State:
    """The last action of a later turn of that chase is due; Toby on 7 looks at Gull."""
    tokens = "holmes* watson* exchange* " + ("rotation" if turn % 2 else "joker")
    drawn, cards = ("3", "madame") if turn == 5 else ("3 5", "lestrade madame")
    return table(
        IN_CHASE.format(jack=gull), turn=turn, tokens=tokens, time="J" * (turn - 1), jack="gull", chase=4,
        revealed="lane stealthy" if turn == 8 else "lane", drawn=drawn, cards=cards,
    )  # fmt: skip


def test_both_goals_with_jack_not_seen_before_turn_8_begin_the_chase() -> None:
    before, after = chase_begins()
    assert after.suspects == ("gull",)
    assert after.hourglasses == 6
    assert after.chase == 4
    assert pocket.announcement(before, after) == "unseen, the chase begins"


def test_in_the_chase_the_game_is_played_on() -> None:
    _, after = chase_begins()
    assert after.turn == 5
    assert after.actor is Seat.CHANCE
    going = played(after, "throw alibi toby rotation rotation", "rotation 4 1", "alibi", "card smith")
    assert going.actor is Seat.JACK
    assert going.chase == 4


@pytest.mark.parametrize("turn", [5, 6, 7, 8])
def test_the_first_turn_of_the_chase_that_ends_with_jack_seen_is_the_investigators(turn: int) -> None:
    state = chased(turn, gull=IN_SIGHT)
    after = appealed(state)
    assert pocket.outcome(after) == Outcome(Seat.DETECTIVE, "chase-lost")
    assert after.turn == turn
    assert pocket.announcement(state, after).startswith("seen, detective wins by chase-lost")


@pytest.mark.parametrize("turn", [5, 6, 7])
def test_hidden_before_turn_8_the_chase_goes_on(turn: int) -> None:
    state = chased(turn, gull=HIDDEN)
    after = appealed(state)
    assert pocket.outcome(after) is None
    assert (after.turn, after.chase) == (turn + 1, 4)
    assert pocket.announcement(state, after) == "unseen"


def test_hidden_to_the_end_of_turn_8_the_chase_is_jacks() -> None:
    after = appealed(chased(8, gull=HIDDEN))
    assert pocket.outcome(after) == Outcome(Seat.JACK, "chase-survived")


def test_a_chase_can_be_played_from_its_start_to_jacks_escape() -> None:
    _, state = chase_begins()
    state = played(state, "throw holmes toby exchange joker", "holmes 1", "joker nobody", "exchange 0 2", "toby 1")
    assert (state.turn, state.chase) == (6, 4)
    state = played(state, "alibi", "card smith", "rotation 1 1", "watson 1", "rotation 0 1")
    assert (state.turn, state.chase) == (7, 4)
    state = played(state, "throw alibi watson rotation rotation", "alibi", "card pizer")
    state = played(state, "rotation 0 1", "rotation 2 1", "watson 2")
    assert (state.turn, state.chase) == (8, 4)
    state = played(state, "exchange 0 2", "holmes 2", "toby 1", "joker nobody")
    assert pocket.outcome(state) == Outcome(Seat.JACK, "chase-survived")


def test_a_chase_can_be_played_from_its_start_to_jacks_capture() -> None:
    _, state = chase_begins()
    state = played(state, "throw holmes toby exchange rotation", "holmes 1", "exchange 0 2", "toby 1", "rotation 7 2")
    assert (state.turn, state.chase) == (6, 4)
    state = played(state, "joker nobody", "watson 2", "rotation 0 1", "alibi", "card smith")
    assert pocket.outcome(state) == Outcome(Seat.DETECTIVE, "chase-lost")


def test_more_hourglasses_do_not_end_the_chase() -> None:
    after = appealed(chased(5, gull=HIDDEN))
    assert after.hourglasses == 7
    assert pocket.outcome(after) is None


def test_the_chase_may_begin_as_early_as_turn_3() -> None:
    state = table(
        "bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W gull:S -stealthy:N", turn=3, jack="gull",
        tokens="alibi* watson* exchange* rotation", time="JJ", drawn="1 3", cards="madame smith",
    )  # fmt: skip
    assert appealed(state).chase == 3


@pytest.mark.parametrize(("turn", "revealed"), [(5, "lane"), (6, "lane stealthy"), (7, "lane stealthy")])
def test_the_chase_may_begin_as_late_as_turn_7(turn: int, revealed: str) -> None:
    time = "D" * (turn - 5) + "JJJJ"
    state = last_action(turn, suspects="bert gull", jack="gull", time=time, revealed=revealed, drawn="3", cards="smith")
    assert appealed(state).chase == turn
