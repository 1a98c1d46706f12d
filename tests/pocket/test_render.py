"""The table in plain text."""

import pytest

from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import VIEWERS, Seat
from whitechapel.pocket import State, render


def drawn(state: State, seat: Seat = Seat.DETECTIVE) -> str:
    return render(pocket.observe(state, seat))


STATE = table(AT_THE_START.replace("lane:N", "-lane"), turn=3, tokens="alibi toby rotation* rotation", rotated="bert",
              time="JD", revealed="lane", detectives=(11, 11, 0), jack="gull")  # fmt: skip

PICTURE = """\
Turn 3 of 8, action 2 of 4: Mr. Jack

                  Toby 0        1           2
               +          ++##########++          +
Holmes/Watson 11 #  BERT*      GOODLEY       GULL   # 3
               +          ++          ++          +
               +          ++          ++          +
            10   (lane)*     LESTRADE ##  MADAME    4
               +          ++          ++          +
               +##########++          ++##########+
             9    PIZER       SMITH      STEALTHY   5
               +          ++##########++          +
                    8           7           6

Tokens: alibi  toby  [rotation]  rotation
Next turn: holmes  watson  exchange  joker
Seen 1, hidden 7: bert
Time tokens: J D
Alibi cards: revealed lane; Jack holds 0
Rotated this turn: bert
"""


def test_the_whole_table_as_the_investigator_sees_it() -> None:
    assert drawn(STATE) + "\n" == PICTURE


def test_suspects_are_in_capitals_cleared_characters_in_brackets_and_seen_ones_have_a_star() -> None:
    text = drawn(STATE)
    assert "BERT*" in text
    assert "(lane)*" in text
    assert "GULL " in text


def test_detectives_stand_at_their_spaces_together_if_they_must() -> None:
    text = drawn(STATE)
    assert "Toby 0" in text
    assert "Holmes/Watson 11" in text


def test_jack_alone_is_shown_his_secret() -> None:
    assert "Jack is GULL; his cards: none; hourglasses: 1" in drawn(STATE, Seat.JACK)
    for seat in (Seat.DETECTIVE, Seat.SPECTATOR):
        assert "Jack is" not in drawn(STATE, seat)


@pytest.mark.parametrize("seat", VIEWERS)
def test_before_the_set_up_there_is_nothing_but_spaces(seat: Seat) -> None:
    text = drawn(pocket.initial(), seat)
    assert text.startswith("Turn 1 of 8, action 1 of 4: chance")
    assert "Tokens: to be thrown" in text
    assert "Time tokens: -" in text
    assert "#" not in text


def test_a_card_that_is_due_belongs_to_the_action_that_drew_it() -> None:
    first = played(table(), "alibi")
    assert drawn(first).startswith("Turn 1 of 8, action 1 of 4: chance")
    last = played(table(tokens="alibi toby* exchange* joker*"), "alibi")
    assert drawn(last).startswith("Turn 1 of 8, action 4 of 4: chance")


def test_the_chase_is_called_out() -> None:
    one_left = "-bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W gull:S -stealthy:N"
    chase = table(one_left, turn=5, tokens="holmes toby exchange rotation", time="JJJJ", jack="gull", chase=4,
                  revealed="lane", drawn="3", cards="madame")  # fmt: skip
    assert drawn(chase).startswith("Turn 5 of 8, action 1 of 4: the Investigator  THE CHASE IS ON")


@pytest.mark.parametrize("seat", VIEWERS)
def test_at_the_end_everybody_sees_who_jack_was(seat: Seat) -> None:
    one_left = "-bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W gull:S -stealthy:N"
    over = table(one_left, phase="over", turn=1, tokens="holmes* toby* exchange* joker*", time="J", jack="gull")
    text = drawn(over, seat)
    assert text.startswith("The game is over after turn 1.")
    assert "Jack is GULL" in text
