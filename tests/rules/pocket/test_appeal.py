"""The appeal for witnesses after the fourth action."""

import pytest

from tests.rules.pocket.last_action import HIDDEN, SEEN, appealed, last_action
from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.pocket import State
from whitechapel.pocket.layout import CARD_DUE

EVERYBODY_BUT_LANE = " ".join((*SEEN, *HIDDEN))


def turn_three(jack: str) -> State:
    return last_action(3, suspects=EVERYBODY_BUT_LANE, jack=jack, revealed="lane")


def test_the_appeal_comes_after_the_fourth_action_and_not_before() -> None:
    state = table(AT_THE_START, tokens="holmes watson exchange joker")
    for number, action in enumerate(("holmes 1", "watson 1", "joker toby"), start=1):
        state = played(state, action)
        assert state.played == number
        assert state.time_tokens[0] is None
    assert played(state, "exchange 3 4").time_tokens[0] is not None


def test_after_a_fourth_action_that_draws_a_card_the_appeal_waits_for_the_card() -> None:
    state = table(tokens="alibi watson* exchange* joker*", detectives=(11, 3, 7))
    waiting = played(state, "alibi")
    assert waiting.phase == CARD_DUE
    assert waiting.time_tokens[0] is None
    assert played(waiting, "card gull").time_tokens[0] is Seat.JACK


@pytest.mark.parametrize("jack", SEEN)
def test_jack_says_truthfully_that_he_is_seen_by_at_least_one_detective(jack: str) -> None:
    before = turn_three(jack)
    assert pocket.announcement(before, appealed(before)) == "seen"


@pytest.mark.parametrize("jack", HIDDEN)
def test_jack_says_truthfully_that_no_detective_sees_him(jack: str) -> None:
    before = turn_three(jack)
    assert pocket.announcement(before, appealed(before)) == "unseen"


@pytest.mark.parametrize("jack", SEEN)
def test_seen_clears_every_suspect_who_is_not_seen(jack: str) -> None:
    assert appealed(turn_three(jack)).suspects == SEEN


@pytest.mark.parametrize("jack", SEEN)
def test_seen_gives_the_investigator_the_turns_time_token(jack: str) -> None:
    after = appealed(turn_three(jack))
    assert after.time_tokens[2] is Seat.DETECTIVE
    assert after.hourglasses == 0


@pytest.mark.parametrize("jack", HIDDEN)
def test_not_seen_clears_every_suspect_who_is_seen(jack: str) -> None:
    assert appealed(turn_three(jack)).suspects == tuple(sorted(HIDDEN))


@pytest.mark.parametrize("jack", HIDDEN)
def test_not_seen_gives_jack_the_time_token_which_is_one_hourglass(jack: str) -> None:
    after = appealed(turn_three(jack))
    assert after.time_tokens[2] is Seat.JACK
    assert after.hourglasses == 1


def test_one_detective_is_enough_to_be_seen() -> None:
    state = last_action(3, suspects=EVERYBODY_BUT_LANE, jack="bert", revealed="lane")
    by_holmes_alone = state._replace(table=state.table & ~(15 << 4) | 7 << 4)
    assert pocket.announcement(by_holmes_alone, appealed(by_holmes_alone)) == "seen"


def test_characters_cleared_before_stay_cleared() -> None:
    after = appealed(last_action(3, suspects="bert pizer smith", jack="pizer", revealed="lane"))
    assert after.suspects == ("pizer", "smith")


def test_what_is_seen_is_decided_before_anybody_is_cleared() -> None:
    # Lane hides behind his own barricade; cleared as unseen he opens the view, but for the next turn only.
    tiles = "bert:N goodley:E lane:W   lestrade:W madame:W pizer:E   smith:W gull:S stealthy:N"
    state = table(tiles, turn=2, tokens="holmes* watson* exchange* joker", detectives=(11, 4, 7), jack="bert",
                  drawn="1", cards="gull")  # fmt: skip
    after = played(state, "joker nobody")
    assert after.suspects == ("bert", "goodley")
