"""Positions as text and JSON, for states and for what a seat knows."""

import json

import pytest

from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import VIEWERS, NotationError, Seat
from whitechapel.pocket import (
    FinalObservation,
    JackObservation,
    PublicObservation,
    observation_from_json,
    observation_from_text,
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)

STATE = table(AT_THE_START.replace("lane:N", "-lane"), turn=3, tokens="alibi* toby rotation* rotation", rotated="bert",
              time="JD", revealed="lane", drawn="3", cards="gull")  # fmt: skip
TEXT = (
    "game=pocket;phase=action;turn=3;tiles=bert:W,goodley:N,gull:E,-lane,lestrade:E,madame:W,pizer:N,smith:S,stealthy:N;"
    "detectives=11,3,7;tokens=alibi*,toby,rotation*,rotation;rotated=bert;time=JD;drawn=3;revealed=lane;chase=0;"
    "jack=pizer;cards=gull"
)
OVER = table(phase="over", tokens="alibi* toby* rotation* rotation*", rotated="bert gull", drawn="1", cards="smith",
             tiles="bert:N " + " ".join(f"-{tile}" for tile in AT_THE_START.replace("lane:N", "lane").split()[1:]),
             jack="bert")  # fmt: skip


def test_a_state_is_one_line_of_text() -> None:
    assert position_to_text(STATE) == TEXT
    assert position_from_text(TEXT) == STATE


def test_spaces_around_the_line_do_not_matter() -> None:
    assert position_from_text(f"  {TEXT}\n") == STATE


def test_the_position_before_the_set_up_is_a_line_of_dots() -> None:
    text = position_to_text(pocket.initial())
    assert "tiles=.,.,.,.,.,.,.,.,.;" in text
    assert text.endswith("jack=-;cards=")
    assert position_from_text(text) == pocket.initial()


def test_json_says_the_same() -> None:
    data = position_to_json(STATE)
    assert data["tiles"][3] == {"character": "lane", "wall": None, "suspect": False}
    assert data["detectives"] == {"holmes": 11, "watson": 3, "toby": 7}
    assert data["tokens"][0] == {"face": "alibi", "used": True}
    assert (data["time"], data["jack"], data["cards"]) == (["jack", "detective"], "pizer", ["gull"])
    assert position_from_json(json.loads(json.dumps(data))) == STATE


def test_what_a_seat_can_not_know_is_a_question_mark_in_text_and_no_key_in_json() -> None:
    observation = pocket.observe(STATE, Seat.DETECTIVE)
    assert position_to_text(observation) == TEXT.replace("game=pocket;", "game=pocket;seat=detective;").replace(
        "jack=pizer;cards=gull", "jack=?;cards=?"
    )
    assert {"jack", "cards"} & position_to_json(observation).keys() == set()


@pytest.mark.parametrize("seat", VIEWERS)
@pytest.mark.parametrize("state", [STATE, OVER, pocket.initial()])
def test_an_observation_comes_back_from_text_and_json(state: pocket.State, seat: Seat) -> None:
    observation = pocket.observe(state, seat)
    for again in (
        observation_from_text(position_to_text(observation)),
        observation_from_json(json.loads(json.dumps(position_to_json(observation)))),
    ):
        assert again == observation
        assert type(again) is type(observation)


def test_each_kind_of_observation_is_written_and_read() -> None:
    for state, seat, kind in (
        (STATE, Seat.JACK, JackObservation),
        (STATE, Seat.DETECTIVE, PublicObservation),
        (OVER, Seat.JACK, FinalObservation),
        (OVER, Seat.DETECTIVE, FinalObservation),
    ):
        assert type(pocket.observe(state, seat)) is kind


def test_a_position_that_withholds_the_secret_is_no_state() -> None:
    with pytest.raises(NotationError, match="withholds Jack's secret; expected a complete position"):
        position_from_text(TEXT.replace("jack=pizer;cards=gull", "jack=?;cards=?"))


def test_jacks_view_is_a_complete_position() -> None:
    assert position_from_text(position_to_text(pocket.observe(STATE, Seat.JACK))) == STATE


@pytest.mark.parametrize("seat", ["chance", "watson", ""])
def test_nobody_else_has_a_view(seat: str) -> None:
    with pytest.raises(NotationError):
        position_from_text(TEXT.replace("game=pocket;", f"game=pocket;seat={seat};"))


def test_an_observation_says_whose_it_is() -> None:
    with pytest.raises(NotationError, match="does not say whose view it is"):
        observation_from_text(TEXT)


@pytest.mark.parametrize(
    ("state", "seat", "secret"),
    [
        (STATE, "detective", "jack=pizer;cards=gull"),
        (STATE, "jack", "jack=?;cards=?"),
        (OVER, "jack", "jack=?;cards=?"),
    ],
)
def test_a_view_holds_just_what_that_seat_knows(state: pocket.State, seat: str, secret: str) -> None:
    known = position_to_text(state).partition("jack=")[0].replace("game=pocket;", f"game=pocket;seat={seat};")
    with pytest.raises(NotationError, match=f"is not what the {seat} knows then"):
        observation_from_text(known + secret)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pocket",
        TEXT.replace(";turn=3", ";turn=3;turn=3"),
        TEXT.replace(";turn=3", ""),
        TEXT.replace("turn=3", "turn=three"),
        TEXT.replace("turn=3", "turn=0003"),
        TEXT.replace("chase=0", "chase=-1"),
        TEXT.replace("detectives=11,3,7", "detectives=11,3"),
        TEXT.replace("detectives=11,3,7", "detectives=?"),
        TEXT.replace("detectives=11,3,7", "detectives="),
        TEXT.replace("tiles=bert:W", "tiles=."),
        TEXT.replace("tiles=bert:W", "tiles=?"),
        TEXT.replace("time=JD", "time=JX"),
        TEXT.replace("drawn=3", "drawn=x"),
        TEXT.replace("revealed=lane", "revealed=?"),
        TEXT.replace("jack=pizer", "jack=-"),
        TEXT.replace("jack=pizer", "jack=?"),
        TEXT.replace("toby,", "toby**,"),
        TEXT + ";colour=red",
        TEXT.replace("game=pocket", "game=classic"),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        position_from_text(text)
    assert refused.value.why
    assert refused.value.right


@pytest.mark.parametrize("text", [None, 5, b"game=pocket"])
def test_what_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(NotationError, match="is not text; expected a position in one line"):
        position_from_text(text)  # type: ignore[arg-type] # what a stranger may send


@pytest.mark.parametrize("text", ["game=chess", "game=chess;turn=1", TEXT.replace("game=pocket", "game=chess")])
def test_the_position_of_another_game_is_refused_by_its_name(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        pocket.position_from_text(text)
    assert str(refused.value) == "'chess' is not the game of this position; expected game=pocket"


def test_a_text_without_some_fields_is_told_which() -> None:
    with pytest.raises(NotationError, match="lacks phase, turn, tiles, detectives, tokens") as refused:
        pocket.position_from_text("game=pocket")
    assert refused.value.right == "every field of a position"


def test_of_two_rotations_the_first_is_played_first() -> None:
    """Nobody can tell two Rotation tokens apart, so one position has one writing."""
    second = position_from_text(TEXT.replace("rotation*,rotation;", "rotation,rotation*;"))
    assert second == STATE


def test_an_action_played_from_a_read_position_is_the_same_as_from_the_true_one() -> None:
    assert played(position_from_text(TEXT), "toby 1") == played(STATE, "toby 1")
