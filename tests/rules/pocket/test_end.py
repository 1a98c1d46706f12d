"""The end: both goals, and every row of the table of endings before the chase."""

import pytest

from tests.rules.pocket.last_action import appealed, last_action
from tests.rules.pocket.table import played, table
from whitechapel import pocket
from whitechapel.core import Outcome, Seat
from whitechapel.pocket import FinalObservation, State

# By turn 4 two alibi cards are gone, by turn 7 three, by turn 8 four.
FIVE_BEFORE_TURN_4 = {"time": "JJJ", "revealed": "lane", "drawn": "3", "cards": "madame"}
ONE_BEFORE_TURN_4 = {"time": "DDJ", "revealed": "lane", "drawn": "3", "cards": "lestrade"}
FIVE_BEFORE_TURN_8 = {"time": "JJJDDDD", "revealed": "lane pizer stealthy", "drawn": "5", "cards": "madame"}
FOUR_BEFORE_TURN_8 = {"time": "JJDDDDD", "revealed": "lane pizer stealthy", "drawn": "5", "cards": "madame"}


def ending(state: State) -> Outcome | None:
    return pocket.outcome(appealed(state))


def with_a_card(state: State, card: str) -> State:
    """Jack's last action draws this card: hourglasses that come without a time token."""
    return played(state, "alibi", f"card {card}")


def jacks_last_alibi(suspects: str, jack: str, turn: int = 4) -> State:
    """Jack has five hourglasses and the alibi as the even turn's last action."""
    tiles = "bert:N -lane goodley:S lestrade:W madame:W pizer:E smith:W gull:S stealthy:N"
    for name in ("bert", "goodley", "lestrade", "madame", "pizer", "smith", "gull", "stealthy"):
        tiles = tiles if name in suspects.split() else tiles.replace(f"{name}:", f"-{name}:")
    past = {4: ("JJJ", ""), 8: ("JJJDDDD", "lane pizer")}[turn]
    return table(
        tiles, turn=turn, tokens="alibi watson* exchange* joker*", jack=jack, time=past[0], revealed=past[1],
        drawn="2", cards="madame",
    )  # fmt: skip


# Only the Investigator's goal.


def test_exactly_one_suspect_left_is_the_investigators_goal_with_jack_seen() -> None:
    state = last_action(4, suspects="bert gull", jack="bert", **ONE_BEFORE_TURN_4)
    assert ending(state) == Outcome(Seat.DETECTIVE, "one-suspect")


def test_exactly_one_suspect_left_is_the_investigators_goal_with_jack_not_seen() -> None:
    state = last_action(4, suspects="bert gull", jack="gull", **ONE_BEFORE_TURN_4)
    assert ending(state) == Outcome(Seat.DETECTIVE, "one-suspect")


@pytest.mark.parametrize("jack", ["bert", "gull"])
def test_the_investigators_goal_counts_in_turn_8_too(jack: str) -> None:
    state = last_action(8, suspects="bert gull", jack=jack, **FOUR_BEFORE_TURN_8)
    assert ending(state) == Outcome(Seat.DETECTIVE, "one-suspect")


def test_the_investigator_may_win_in_the_first_turn() -> None:
    tiles = "bert:W gull:W madame:W lestrade:N goodley:W smith:E lane:W stealthy:S pizer:E"
    state = table(tiles, tokens="holmes watson* exchange* joker*", detectives=(11, 4, 7), jack="bert")
    assert pocket.outcome(played(state, "holmes 1")) == Outcome(Seat.DETECTIVE, "one-suspect")


# Only Jack's goal.


def test_at_least_six_hourglasses_are_jacks_goal_by_his_time_token() -> None:
    state = last_action(4, suspects="bert gull smith", jack="gull", **FIVE_BEFORE_TURN_4)
    assert ending(state) == Outcome(Seat.JACK, "six-hourglasses")


def test_at_least_six_hourglasses_are_jacks_goal_even_if_he_is_seen() -> None:
    state = with_a_card(jacks_last_alibi("bert goodley gull", jack="bert"), "smith")
    assert pocket.outcome(state) == Outcome(Seat.JACK, "six-hourglasses")


def test_jacks_goal_counts_in_turn_8_too() -> None:
    state = last_action(8, suspects="bert gull smith", jack="gull", **FIVE_BEFORE_TURN_8)
    assert ending(state) == Outcome(Seat.JACK, "six-hourglasses")


def test_seven_hourglasses_are_at_least_six() -> None:
    state = table(
        "bert:N -lane goodley:S lestrade:W madame:W pizer:E smith:W gull:S stealthy:N", turn=6,
        tokens="alibi watson* exchange* joker*", jack="gull", time="JJJJD", revealed="lane", drawn="3", cards="smith",
    )  # fmt: skip
    after = with_a_card(state, "pizer")
    assert after.hourglasses == 7
    assert pocket.outcome(after) == Outcome(Seat.JACK, "six-hourglasses")


def test_five_hourglasses_are_not_enough() -> None:
    state = last_action(4, suspects="bert gull smith", jack="gull", **(FIVE_BEFORE_TURN_4 | {"time": "JJD"}))
    assert appealed(state).hourglasses == 5
    assert ending(state) is None


def test_his_identity_card_does_not_count_at_the_end() -> None:
    past = {"time": "JJJ", "revealed": "lane", "drawn": "3", "cards": "smith"}
    state = last_action(4, suspects="bert madame gull", jack="madame", **past)
    assert appealed(state).hourglasses == 5
    assert ending(state) is None


def test_cards_drawn_and_time_tokens_are_added_up() -> None:
    state = last_action(4, suspects="bert gull smith", jack="gull", **FIVE_BEFORE_TURN_4)
    assert (state.hourglasses, appealed(state).hourglasses) == (5, 6)


# Both goals.


def test_both_goals_with_jack_seen_is_the_investigators_before_turn_8() -> None:
    state = with_a_card(jacks_last_alibi("bert gull", jack="bert"), "smith")
    assert state.hourglasses == 6
    assert pocket.outcome(state) == Outcome(Seat.DETECTIVE, "both-goals-seen")


def test_both_goals_with_jack_seen_is_the_investigators_in_turn_8() -> None:
    state = with_a_card(jacks_last_alibi("bert gull", jack="bert", turn=8), "smith")
    assert state.hourglasses == 6
    assert pocket.outcome(state) == Outcome(Seat.DETECTIVE, "both-goals-seen")


def test_both_goals_with_jack_not_seen_in_turn_8_is_jacks() -> None:
    state = last_action(8, suspects="bert gull", jack="gull", **FIVE_BEFORE_TURN_8)
    assert ending(state) == Outcome(Seat.JACK, "both-goals-unseen")


def test_both_goals_with_jack_not_seen_before_turn_8_is_not_the_end() -> None:
    after = appealed(last_action(4, suspects="bert gull", jack="gull", **FIVE_BEFORE_TURN_4))
    assert pocket.outcome(after) is None
    assert after.chase == 4


# Neither goal.


@pytest.mark.parametrize(("jack", "suspects"), [("gull", "bert gull smith"), ("bert", "bert goodley smith")])
def test_neither_goal_at_the_end_of_turn_8_is_jacks(jack: str, suspects: str) -> None:
    state = last_action(8, suspects=suspects, jack=jack, **FOUR_BEFORE_TURN_8)
    assert ending(state) == Outcome(Seat.JACK, "eight-turns")


@pytest.mark.parametrize("turn", [3, 4])
def test_neither_goal_before_turn_8_goes_on(turn: int) -> None:
    past = ONE_BEFORE_TURN_4 if turn == 4 else {"time": "DD", "revealed": "lane"}
    after = appealed(last_action(turn, suspects="bert gull smith", jack="gull", **past))
    assert pocket.outcome(after) is None
    assert after.turn == turn + 1


# When it is checked.


def test_an_alibi_that_leaves_one_suspect_does_not_end_the_game_at_once() -> None:
    tiles = "bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W gull:S -stealthy:N"
    state = table(tiles, turn=3, tokens="alibi watson exchange joker", revealed="lane", jack="gull", time="DD")
    alone = played(state, "alibi", "card bert")
    assert alone.suspects == ("gull",)
    assert pocket.outcome(alone) is None
    assert alone.actor is Seat.JACK
    played_out = played(alone, "watson 1", "joker nobody", "exchange 0 2")
    assert pocket.outcome(played_out) == Outcome(Seat.DETECTIVE, "one-suspect")
    assert played_out.turn == 3


def test_an_alibi_that_leaves_one_suspect_still_has_its_appeal_held() -> None:
    tiles = "bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W gull:S -stealthy:N"
    state = table(tiles, turn=3, tokens="alibi watson* exchange* joker*", revealed="lane", jack="gull", time="DD")
    after = played(state, "alibi", "card bert")
    assert after.time_tokens[2] is Seat.JACK


def test_a_sixth_hourglass_in_the_middle_of_a_turn_does_not_end_the_game_at_once() -> None:
    tiles = "bert:N -lane goodley:S lestrade:W madame:W pizer:E smith:W gull:S stealthy:N"
    state = table(
        tiles, turn=4, tokens="alibi watson exchange joker", time="JJJ", drawn="2", cards="madame", jack="gull"
    )
    rich = played(state, "alibi", "card smith")
    assert rich.hourglasses == 6
    assert pocket.outcome(rich) is None
    assert rich.actor is Seat.DETECTIVE


def test_the_software_counts_for_jack() -> None:
    state = last_action(4, suspects="bert gull smith", jack="gull", **FIVE_BEFORE_TURN_4)
    observation = pocket.observe(state, Seat.JACK)
    assert isinstance(observation, pocket.JackObservation)
    assert observation.hourglasses == 5


@pytest.mark.parametrize("seat", [Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR])
def test_at_the_end_of_the_game_everything_hidden_is_revealed(seat: Seat) -> None:
    before = last_action(4, suspects="bert gull smith", jack="gull", **FIVE_BEFORE_TURN_4)
    after = appealed(before)
    observation = pocket.observe(after, seat)
    assert isinstance(observation, FinalObservation)
    assert (observation.jack, observation.cards, observation.hourglasses) == ("gull", ("madame",), 6)
    assert "jack was gull with madame" in pocket.announcement(before, after)


def test_nothing_can_be_played_after_the_end() -> None:
    over = appealed(last_action(4, suspects="bert gull smith", jack="gull", **FIVE_BEFORE_TURN_4))
    assert over.actor is None
    assert pocket.legal_actions(over) == ()
    assert pocket.chance_outcomes(over) == ()
