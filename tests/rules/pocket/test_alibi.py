"""The alibi: what the Investigator reveals, what Jack keeps face down."""

import pytest

from tests.rules.pocket.table import AT_THE_START, chances, names_and_walls, played, table
from whitechapel import pocket
from whitechapel.core import Seat
from whitechapel.pocket import JackObservation, State
from whitechapel.pocket.pieces import CHARACTERS


def investigators_alibi() -> State:
    return played(table(turn=1), "alibi")


def jacks_alibi(jack: str = "pizer") -> State:
    return played(table(turn=2, jack=jack), "alibi")


def test_an_alibi_takes_the_top_card_of_the_pile_which_is_as_likely_any_of_them() -> None:
    assert chances(investigators_alibi()) == [f"card {name}" for name in CHARACTERS if name != "pizer"]
    assert chances(jacks_alibi()) == [f"card {name}" for name in CHARACTERS if name != "pizer"]


def test_a_card_that_left_the_pile_does_not_come_again() -> None:
    tiles = AT_THE_START.replace("gull", "-gull")
    state = table(tiles, turn=5, revealed="gull", drawn="3", cards="madame")
    assert chances(played(state, "alibi")) == [
        f"card {name}" for name in CHARACTERS if name not in ("pizer", "gull", "madame")
    ]


def test_the_investigator_reveals_the_card() -> None:
    after = played(investigators_alibi(), "card gull")
    assert after.revealed == ("gull",)
    assert pocket.observe(after, Seat.SPECTATOR).revealed == ("gull",)


def test_that_character_if_still_a_suspect_is_cleared_and_his_tile_turned() -> None:
    after = played(investigators_alibi(), "card gull")
    assert "gull" not in after.suspects
    assert names_and_walls(after)[2] == "-gull:E"
    assert len(after.suspects) == 8


def test_an_alibi_on_a_cleared_character_changes_no_tile_but_the_card_is_gone() -> None:
    tiles = AT_THE_START.replace("gull", "-gull").replace("bert", "-bert")
    before = table(tiles, turn=3, revealed="bert")
    after = played(before, "alibi", "card gull")
    assert after.district == before.district
    assert after.revealed == ("bert", "gull")


@pytest.mark.parametrize("name", [name for name in CHARACTERS if name != "pizer"])
def test_the_hourglasses_of_a_card_the_investigator_reveals_are_lost_to_jack(name: str) -> None:
    after = played(investigators_alibi(), f"card {name}")
    assert after.hourglasses == 0
    assert name not in after.cards


def test_jack_keeps_his_card_face_down() -> None:
    after = played(jacks_alibi(), "card gull")
    assert after.cards == ("gull",)
    assert after.revealed == ()
    jacks = pocket.observe(after, Seat.JACK)
    assert isinstance(jacks, JackObservation)
    assert jacks.cards == ("gull",)


def test_the_investigator_learns_only_how_many_cards_jack_holds() -> None:
    gull, madame = (played(jacks_alibi(), f"card {name}") for name in ("gull", "madame"))
    for seat in (Seat.DETECTIVE, Seat.SPECTATOR):
        assert pocket.observe(gull, seat) == pocket.observe(madame, seat)
        assert len(pocket.observe(gull, seat).drawn_in) == 1


def test_the_character_on_jacks_card_stays_a_suspect_on_the_board() -> None:
    before = jacks_alibi()
    after = played(before, "card gull")
    assert after.suspects == CHARACTERS
    assert after.district == before.district


def test_the_hourglasses_on_jacks_card_count_for_jack() -> None:
    assert played(jacks_alibi(), "card madame").hourglasses == 2
    assert played(jacks_alibi(), "card gull").hourglasses == 1
    assert played(jacks_alibi(), "card goodley").hourglasses == 0


def test_his_identity_card_does_not_count() -> None:
    assert table(jack="madame").hourglasses == 0
    assert played(jacks_alibi(jack="madame"), "card gull").hourglasses == 1
