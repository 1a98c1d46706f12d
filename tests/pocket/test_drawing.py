"""The table as a picture."""

from random import Random

import pytest

from tests.core.pictures import checked, told, uses, written
from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.compiled import compiled
from whitechapel.core import VIEWERS, Seat
from whitechapel.pocket import State
from whitechapel.pocket.drawing import draw
from whitechapel.pocket.layout import GAME_OVER, TILES_DUE
from whitechapel.testing.random_play import random_positions

POSITIONS = 500 if compiled("pocket") else 200

STATE = table(AT_THE_START.replace("lane:N", "-lane"), turn=3, tokens="alibi toby rotation* rotation", rotated="bert",
              time="JD", revealed="lane", detectives=(11, 11, 0), jack="gull")  # fmt: skip
LAST_ONE = "-bert:N -lane -goodley:S -lestrade:W -madame:W -pizer:E -smith:W gull:S -stealthy:N"


def drawn(state: State, seat: Seat = Seat.DETECTIVE, *, coordinates: bool = False) -> str:
    return draw(pocket.observe(state, seat), coordinates=coordinates)


def test_every_phase_makes_a_sound_picture_for_every_seat() -> None:
    phases = set()
    for number, state in enumerate(random_positions(pocket, POSITIONS, seed=1)):
        phases.add(state.phase)
        checked(drawn(state, VIEWERS[number % 3], coordinates=bool(number % 2)))
    assert phases == set(range(TILES_DUE, GAME_OVER + 1))


def test_the_same_observation_makes_the_same_picture() -> None:
    assert drawn(STATE) == drawn(STATE)
    assert drawn(STATE) != drawn(STATE, coordinates=True)


def test_all_worlds_of_an_observation_make_the_same_picture() -> None:
    rng = Random(2)
    swapped = 0
    for state in random_positions(pocket, POSITIONS // 6, seed=2):
        for seat in VIEWERS:
            worlds = pocket.worlds(pocket.observe(state, seat))
            picture = drawn(state, seat)
            for world in [worlds.sample(rng) for _ in range(2)]:
                swapped += world != state
                assert drawn(world, seat) == picture
    assert swapped > 20


def test_every_world_of_one_position_looks_alike_to_the_investigator_and_to_spectators() -> None:
    for seat in (Seat.DETECTIVE, Seat.SPECTATOR):
        worlds = pocket.worlds(pocket.observe(STATE, seat))
        assert len({world.jack for world, _ in worlds}) == 8
        assert len({drawn(world, seat) for world, _ in worlds}) == 1


def test_jack_alone_finds_his_mark() -> None:
    """A knife: the headline's and, for Jack, one on his figure and one on his card."""
    assert uses(drawn(STATE, Seat.DETECTIVE), "sign-knife") == 1
    assert uses(drawn(STATE, Seat.JACK), "sign-knife") == 3
    assert "Mr. Jack is Gull" in told(drawn(STATE, Seat.JACK))[1]
    assert "Mr. Jack is" not in told(drawn(STATE, Seat.DETECTIVE))[1]


@pytest.mark.parametrize("seat", VIEWERS)
def test_at_the_end_everybody_sees_who_jack_was_and_who_won(seat: Seat) -> None:
    over = table(LAST_ONE, phase="over", turn=1, tokens="holmes* toby* exchange* joker*", time="J", jack="gull")
    picture = drawn(over, seat)
    assert uses(picture, "sign-knife") == 2
    assert {"Over after turn 1", "The Investigator wins", "1 of 6"} <= set(written(picture))
    assert "Mr. Jack is Gull" in told(picture)[1]


@pytest.mark.parametrize("seat", VIEWERS)
def test_before_the_set_up_there_are_detectives_only(seat: Seat) -> None:
    picture = drawn(pocket.initial(), seat)
    assert [uses(picture, f"round-{name}") for name in ("holmes", "watson", "toby")] == [1, 1, 1]
    assert not any(uses(picture, f"round-{name}") for name in pocket.pieces.CHARACTERS)
    assert {"Turn 1 of 8", "The tiles are being laid", "to be thrown"} <= set(written(picture))


def test_suspects_have_faces_and_cleared_characters_have_none() -> None:
    picture = drawn(STATE)
    assert uses(picture, "round-gull") == 1
    assert uses(picture, "round-lane") == 0
    assert "Lane" in written(picture)


def test_the_words_tell_what_the_picture_shows() -> None:
    title, description = told(drawn(STATE))
    assert title == "Mr. Jack Pocket: Turn 3 of 8"
    assert description == (
        "Mr. Jack, action 2 of 4. "
        "Row 1: Bert suspect seen rotated wall west, Goodley suspect wall north, Gull suspect wall east. "
        "Row 2: Lane cleared seen no wall, Lestrade suspect wall east, Madame suspect wall west. "
        "Row 3: Pizer suspect wall north, Smith suspect wall south, Stealthy suspect wall north. "
        "Holmes on space 11, Watson on space 11, Toby on space 0. "
        "Actions: alibi, toby, rotation (used), rotation. "
        "Time tokens taken: Mr. Jack, The Investigator. "
        "Alibi cards revealed: Lane; Mr. Jack holds 0."
    )


def test_a_rotated_tile_is_marked() -> None:
    """Rotation is on two tokens of this turn, and on the mark of Bert's tile."""
    assert uses(drawn(STATE), "sign-rotation") == 3
    assert uses(drawn(table()), "sign-rotation") == 2


def test_the_time_track_shows_who_took_what() -> None:
    picture = drawn(STATE)
    assert "Mr. Jack 1, the Investigator 1" in written(picture)
    assert uses(picture, "sign-hourglass") == 2, "on the time token and on Lane's alibi card"
    assert uses(picture, "sign-magnifier") == 2, "on the time token and under the revealed card"


def test_jacks_cards_lie_face_down_for_others() -> None:
    chase = table(LAST_ONE, turn=5, tokens="holmes toby exchange rotation", time="JJJJ", jack="gull", chase=4,
                  revealed="lane", drawn="3", cards="madame")  # fmt: skip
    assert uses(drawn(chase, Seat.JACK), "square-madame") == 1
    assert "madame" not in drawn(chase, Seat.DETECTIVE)
    assert "Turn 5 of 8: the chase" in written(drawn(chase))


def test_an_alibi_card_that_is_due_is_said() -> None:
    assert "An alibi card is drawn" in written(drawn(played(table(), "alibi")))


def test_coordinates_are_the_numbers_that_actions_use() -> None:
    plain, numbered = written(drawn(STATE)), written(drawn(STATE, coordinates=True))
    for number in map(str, range(12)):
        assert numbered.count(number) == plain.count(number) + (2 if int(number) < 9 else 1)
