"""What can be read off a position."""

import pytest

from tests.rules.pocket.table import AT_THE_START, played, table
from whitechapel import pocket
from whitechapel.core import NotationError, Seat
from whitechapel.pocket import FinalObservation, JackObservation, PublicObservation, State
from whitechapel.pocket.pieces import character, members, side
from whitechapel.pocket.state import Tile


def test_a_state_is_three_ints_and_its_repr_rebuilds_it() -> None:
    state = table()
    assert eval(repr(state)) == state  # noqa: S307 - the promise under test
    assert [type(field) for field in state] == [int, int, int]
    assert all(0 <= field < 2**64 for field in state)


@pytest.mark.parametrize("seat", [Seat.JACK, Seat.DETECTIVE, Seat.SPECTATOR])
def test_an_observations_repr_rebuilds_it(seat: Seat) -> None:
    observation = pocket.observe(table(), seat)
    names = {"PublicObservation": PublicObservation, "JackObservation": JackObservation, "Seat": Seat}
    assert eval(repr(observation), names) == observation  # noqa: S307 - the promise under test
    assert observation.seat is seat


def test_a_state_can_not_be_changed() -> None:
    with pytest.raises(AttributeError):
        setattr(table(), "district", 0)  # noqa: B010 - the type checker forbids the plain way
    with pytest.raises(AttributeError):
        setattr(table(), "colour", "red")  # noqa: B010


def test_chance_never_looks() -> None:
    with pytest.raises(NotationError, match="does not look on; expected jack, detective or spectator"):
        pocket.observe(table(), Seat.CHANCE)


def test_a_public_observation_has_no_place_for_a_secret() -> None:
    assert PublicObservation._fields == ("seat", "district", "table")


def test_before_the_set_up_nothing_lies_there() -> None:
    state = pocket.initial()
    assert state.tiles == (None,) * 9
    assert (state.suspects, state.jack, state.cards, state.seen_cells, state.tokens) == ((), None, (), (), ())
    assert (state.turn, state.chase, state.drawer) == (1, 0, None)


def test_tiles_are_whose_which_wall_and_suspect_or_not() -> None:
    state = table(AT_THE_START.replace("lane:N", "-lane"), turn=3, revealed="lane")
    assert state.tiles[0] == Tile(0, 3, True)
    assert state.tiles[3] == Tile(3, 4, False)


def test_the_next_tokens_are_known_in_odd_turns_only() -> None:
    assert table().next_tokens == ("holmes", "watson", "exchange", "joker")
    assert table(turn=2).next_tokens == ()
    assert table(phase="throw", tokens="").next_tokens == ()


def test_a_drawer_is_named_while_a_card_is_due() -> None:
    assert table().drawer is None
    assert played(table(), "alibi").drawer is Seat.DETECTIVE
    assert played(table(turn=2), "alibi").drawer is Seat.JACK


def test_seen_suspects_come_in_alphabetical_order() -> None:
    state = table(
        "stealthy:N bert:N madame:N goodley:N gull:N lane:N lestrade:N pizer:S smith:N", detectives=(11, 7, 7)
    )
    assert state.seen_suspects == ("bert", "madame", "stealthy")


def test_a_game_that_is_over_has_all_its_time_tokens_taken() -> None:
    over = table(phase="over", tokens="alibi* toby* rotation* rotation*", rotated="bert gull", drawn="1", cards="smith",
                 tiles="bert:N " + " ".join(f"-{tile}" for tile in AT_THE_START.replace("lane:N", "lane").split()[1:]),
                 jack="bert")  # fmt: skip
    assert over.time_tokens == (Seat.DETECTIVE, *[None] * 7)
    assert isinstance(pocket.observe(over, Seat.SPECTATOR), FinalObservation)
    assert isinstance(over, State)


def test_names_are_read_both_ways() -> None:
    assert character("gull") == 2
    assert side("W") == 3
    assert members(0b101) == ("bert", "gull")


def test_unknown_names_are_refused_with_those_there_are() -> None:
    with pytest.raises(NotationError, match="'watson' is not a character; expected one of bert, goodley"):
        character("watson")
    with pytest.raises(NotationError, match="'up' is not a side; expected one of N, E, S, W"):
        side("up")
