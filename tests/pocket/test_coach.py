"""What a coach says at a table of Mr. Jack Pocket."""

from functools import partial

import pytest

from tests.coached import (
    check_all_languages_say_it,
    check_equal_in_all_worlds,
    check_every_tip,
    good_of,
    purpose_of,
    said_of,
    tip_of,
)
from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import Outcome, Seat
from whitechapel.core.messages import Message
from whitechapel.pocket import State
from whitechapel.pocket.review import review

ONE_LEFT = """
    -bert:N   -goodley:N  gull:N
    -lestrade:N  -lane     -madame:N
    -pizer:N  -smith:N    -stealthy:N
"""
CLEARED_TWO = AT_THE_START.replace("gull", "-gull").replace("madame", "-madame")
TWO_LEFT = ONE_LEFT.replace("-stealthy", "stealthy")

_tip = partial(tip_of, pocket)
_said = partial(said_of, pocket)
_good = partial(good_of, pocket)
_purpose = partial(purpose_of, pocket)


def _worst(state: State, action: str) -> int:
    """How many suspects an appeal leaves at most after an action."""
    after = played(state, action)
    seen = len(after.seen_suspects)
    return max(seen, len(after.suspects) - seen)


def test_the_investigator_is_told_the_most_even_split_and_which_actions_make_it() -> None:
    state = table()
    assert _said(state) == "You can make it 3 seen and 6 not: whatever the answer, at most 6 stay."
    legal = {pocket.action_to_text(action) for action in pocket.legal_actions(state)} - {"alibi"}
    assert _good(state) == {action for action in legal if _worst(state, action) == 6}


def test_the_investigator_is_told_to_keep_a_split_that_is_as_even_as_can_be() -> None:
    state = table(
        TWO_LEFT, turn=3, tokens="holmes toby exchange joker", revealed="bert", detectives=(3, 10, 8), jack="gull"
    )
    assert _said(state) == "1 seen and 1 not: it can't get more even now. Keep it so."
    assert _good(state) == {action for action in _texts(state) if _worst(state, action) == 1}


def _texts(state: State) -> set[str]:
    return {pocket.action_to_text(action) for action in pocket.legal_actions(state)}


def test_near_six_hourglasses_the_alibi_is_not_left_to_jack() -> None:
    state = table(CLEARED_TWO, turn=5, time="JJJJ", revealed="gull madame", tokens="alibi toby rotation joker")
    assert _said(state) == "Mr. Jack may have 4 hourglasses. Don't leave him the alibi card."
    assert _good(state) == {"alibi"}


def test_in_the_chase_the_last_suspect_is_to_be_seen() -> None:
    state = table(
        ONE_LEFT, turn=7, time="JJJJJJ", revealed="bert lane smith", chase=6, jack="gull", detectives=(9, 2, 7)
    )
    assert _said(state) == "One suspect is left: bring him into a detective's sight."
    assert _good(state) == {action for action in _texts(state) if played(state, action).seen_suspects}


def test_jack_in_sight_is_told_to_hide_and_how() -> None:
    state = played(table(jack="pizer"), "toby 2")
    assert "pizer" in state.seen_suspects
    assert _tip(state).message == Message("coach-jack-seen", {"count": 3, "missing": 6})
    assert _good(state) == {action for action in _texts(state) if "pizer" not in played(state, action).seen_suspects}


def test_jack_out_of_sight_is_told_to_stay_there() -> None:
    state = played(table(jack="gull"), "toby 2")
    assert "gull" not in state.seen_suspects
    assert _tip(state).message.id == "coach-jack-hidden"
    assert _good(state) == {action for action in _texts(state) if "gull" not in played(state, action).seen_suspects}


def test_a_jack_whom_the_answer_would_name_is_told_to_find_company() -> None:
    state = table(TWO_LEFT, turn=2, tokens="holmes toby exchange joker", jack="gull", detectives=(3, 10, 8), drawn="1",
                  cards="bert")  # fmt: skip
    assert state.seen_suspects == ("gull",)
    assert _said(state).startswith("If the witnesses were asked now, everybody would know you.")
    assert all(len(played(state, action).seen_suspects) != 1 for action in _good(state))


def test_near_six_hourglasses_jack_is_told_of_the_alibi_card() -> None:
    state = table(
        CLEARED_TWO, turn=6, time="JJJJJ", revealed="gull madame", tokens="alibi toby rotation joker", jack="pizer"
    )
    assert _said(state) == "One hourglass is missing: an alibi card may be enough."
    assert _good(state) == {"alibi"}


def test_a_jack_who_can_not_hide_is_told_to_be_one_of_many() -> None:
    check_every_tip(pocket, {"coach-jack-crowd"})


def test_in_the_chase_jack_is_told_whether_he_is_seen() -> None:
    hidden = table(ONE_LEFT, turn=8, time="JJJJJJJ", revealed="bert lane smith", chase=6, jack="gull",
                   tokens="holmes toby exchange joker", drawn="7", cards="madame", detectives=(9, 5, 7))  # fmt: skip
    assert _tip(hidden).message.id == "coach-jack-chase-hidden"
    assert _good(hidden) == {action for action in _texts(hidden) if not played(hidden, action).seen_suspects}


def test_what_an_action_is_good_for_is_said_to_the_investigator() -> None:
    assert _purpose(table(), "alibi").startswith("It clears somebody for sure")
    assert _purpose(table(CLEARED_TWO, turn=3, time="JJ", revealed="gull"), "alibi").startswith("It may clear somebody")
    last = table(tokens="holmes* toby exchange* joker*")
    assert _purpose(last, "toby 2") == "It makes 3 seen and 6 not: whatever the answer, at most 6 stay."
    chase = table(
        ONE_LEFT, turn=7, time="JJJJJJ", revealed="bert lane smith", chase=6, jack="gull", detectives=(9, 2, 7)
    )
    seeing = next(action for action in sorted(_texts(chase)) if played(chase, action).seen_suspects)
    blind = next(action for action in sorted(_texts(chase) - {"alibi"}) if not played(chase, action).seen_suspects)
    assert _purpose(chase, seeing) == "It brings the last suspect into sight."
    assert _purpose(chase, blind) == "It prepares to bring the last suspect into sight."


def test_an_action_before_the_last_is_explained_by_what_a_token_that_is_left_can_make_of_it() -> None:
    after = played(table(), "toby 2")
    best = min(_worst(after, action) for action in _texts(after) - {"alibi"})
    assert best == 5
    assert _purpose(table(), "toby 2") == (
        "For now 3 seen; but one of the tokens left can still make it 4 seen and 5 not."
    )


def test_what_an_action_is_good_for_is_said_to_jack() -> None:
    state = played(table(jack="pizer"), "toby 2")
    hiding = sorted(_good(state))[0]
    assert _purpose(state, hiding).startswith("You are out of sight then, among ")
    assert _purpose(state, "alibi") == "The card's hourglasses are yours, and nobody sees who is on it."


def test_jack_is_warned_of_an_action_after_which_the_answer_would_name_him() -> None:
    state = table(TWO_LEFT, turn=2, tokens="holmes toby exchange joker", jack="gull", detectives=(3, 10, 8), drawn="1",
                  cards="bert")  # fmt: skip
    alone = next(action for action in sorted(_texts(state)) if len(played(state, action).seen_suspects) == 1)
    assert _purpose(state, alone).endswith("the answer would name you.")


@pytest.mark.parametrize(
    "state",
    [
        table(TWO_LEFT, turn=8, tokens="holmes toby exchange joker", jack="gull", detectives=(3, 10, 8),
              drawn="1", cards="lane", revealed="bert goodley lestrade"),
        table(CLEARED_TWO, turn=6, tokens="alibi* toby* rotation* joker", time="JJJJJ", rotated="bert",
              drawn="6", cards="smith", revealed="gull madame"),
    ],
    ids=["in the last turn", "with six hourglasses"],
)  # fmt: skip
def test_a_jack_who_wins_by_not_being_the_only_suspect_is_told_so(state: State) -> None:
    assert _said(state) == "End this turn as one of several suspects, and you win."
    assert _good(state)


def test_whom_the_last_card_of_a_turn_cleared_is_not_counted_as_cleared_by_the_answer() -> None:
    state = table(turn=1, tokens="alibi toby* rotation* joker*", detectives=(11, 3, 8), rotated="bert")
    drawn = played(state, "alibi")
    after = played(drawn, "card gull")
    known = [pocket.observe(each, Seat.DETECTIVE) for each in (state, drawn, after)]
    turned, *_ = review(known, Seat.DETECTIVE, Outcome(Seat.JACK, "resignation"))
    left = len(after.suspects)
    assert turned.args == {"turn": 1, "cleared": 8 - left, "left": left, "game": "pocket"}


def test_every_tip_is_legal_and_all_kinds_come_up() -> None:
    kinds = ("best-split", "keep-split", "keep-alibi", "chase", "jack-seen", "jack-hidden", "jack-alone", "jack-alibi")
    check_every_tip(pocket, {f"coach-{kind}" for kind in kinds})


def test_all_languages_say_it() -> None:
    check_all_languages_say_it(pocket)


def test_a_tip_is_the_same_in_all_worlds() -> None:
    check_equal_in_all_worlds(pocket)


@pytest.mark.parametrize("seat", [Seat.JACK, Seat.DETECTIVE])
def test_a_game_given_up_at_once_has_a_review_too_which_praises_nothing(seat: Seat) -> None:
    known = [pocket.observe(table(), seat)]
    said = review(known, seat, Outcome(seat.opponent, "resignation"))
    assert [message.id.removesuffix("-cards").removesuffix("-again") for message in said] == [
        "review-no-answer",
        "review-try",
    ]
