"""The table as a picture."""

from random import Random

import pytest

from tests.classic.positions import any_states, crowded
from tests.core.pictures import checked, told, uses, written
from whitechapel import classic
from whitechapel.classic import State
from whitechapel.classic.board import GASLIGHTS, KIND, STREETS, neighbours
from whitechapel.classic.drawing import draw
from whitechapel.classic.drawing_board import pools
from whitechapel.classic.drawing_houses import HOUSES, KERB_LINE
from whitechapel.classic.pieces import CHARACTERS
from whitechapel.compiled import compiled
from whitechapel.core import VIEWERS, Seat
from whitechapel.testing.random_play import random_game, random_positions

POSITIONS = 500 if compiled("classic") else 200


def drawn(state: State, seat: Seat = Seat.DETECTIVE, *, coordinates: bool = False) -> str:
    return draw(classic.observe(state, seat), coordinates=coordinates)


def played(state: State, *actions: str) -> State:
    for action in actions:
        state = classic.apply(state, classic.action_from_text(action))
    return state


START = played(classic.initial(), "identity bert", "shuffle gull holmes smith watson")


def test_every_moment_makes_a_sound_picture_for_every_seat() -> None:
    rounds, actors, playing = set(), set(), set()
    for number, state in enumerate(random_positions(classic, POSITIONS, seed=1)):
        rounds.add(state.round)
        actors.add(state.actor)
        playing.add(state.in_play)
        checked(drawn(state, VIEWERS[number % 3], coordinates=bool(number % 2)))
    assert rounds == set(range(9))
    assert actors == {Seat.JACK, Seat.DETECTIVE, Seat.CHANCE, None}
    assert playing == {*CHARACTERS, None}


def test_a_crowd_makes_a_sound_picture() -> None:
    for state in crowded(10, seed=3):
        checked(drawn(state))


def test_the_same_observation_makes_the_same_picture() -> None:
    assert drawn(START) == drawn(START)
    assert drawn(START) != drawn(START, coordinates=True)


def test_all_worlds_of_an_observation_make_the_same_picture() -> None:
    rng = Random(2)
    swapped = 0
    for state in any_states(POSITIONS // 6, seed=2):
        for seat in VIEWERS:
            worlds = classic.worlds(classic.observe(state, seat))
            picture = drawn(state, seat)
            for world in [worlds.sample(rng) for _ in range(2)]:
                swapped += world != state
                assert drawn(world, seat) == picture
    assert swapped > 20


@pytest.mark.parametrize("seat", [Seat.DETECTIVE, Seat.SPECTATOR])
def test_every_world_of_one_position_looks_alike_to_those_who_do_not_know_jack(seat: Seat) -> None:
    worlds = classic.worlds(classic.observe(START, seat))
    assert len({world.jack for world, _ in worlds}) == 8
    assert len({drawn(world, seat) for world, _ in worlds}) == 1


def test_jack_alone_finds_his_mark() -> None:
    """A knife: by his alibi cards and, for Jack, one on his figure and one on his card."""
    assert uses(drawn(START, Seat.DETECTIVE), "sign-knife") == 1
    assert uses(drawn(START, Seat.JACK), "sign-knife") == 3
    assert {"Bert", "is Jack"} <= set(written(drawn(START, Seat.JACK)))
    assert "Mr. Jack is Bert." in told(drawn(START, Seat.JACK))[1]
    assert "Mr. Jack is" not in told(drawn(START, Seat.DETECTIVE))[1]


@pytest.mark.parametrize("seat", VIEWERS)
def test_at_the_end_everybody_sees_who_jack_was_and_who_won(seat: Seat) -> None:
    *_, last = random_game(classic, Random(5), drawn_out=True)
    picture = drawn(last.after, seat)
    outcome = classic.outcome(last.after)
    assert outcome is not None
    winner = "Mr. Jack" if outcome.winner is Seat.JACK else "The Detective"
    assert {f"Over in round {last.after.round}", f"{winner} wins", "was Jack"} <= set(written(picture))
    assert f"Mr. Jack is {last.after.jack.capitalize()}." in told(picture)[1]


@pytest.mark.parametrize("edition", ["revised_2016", "first_2006"])
def test_before_the_set_up_everybody_stands_in_his_place(edition: str) -> None:
    picture = drawn(classic.initial(edition=edition), Seat.SPECTATOR)
    assert [uses(picture, f"round-{name}") for name in CHARACTERS] == [1] * 8
    assert {"Before round 1", "Mr. Jack draws his card", "8 suspects"} <= set(written(picture))


def test_the_words_tell_what_the_picture_shows() -> None:
    title, description = told(drawn(START))
    assert title == "Mr. Jack: Round 1 of 8"
    assert description == (
        "The Detective to choose. "
        "Bert on i8 (suspect, visible), Goodley on m10 (suspect, invisible), Gull on e9 (suspect, invisible), "
        "Holmes on g5 (suspect, visible), Lestrade on e5 (suspect, visible), Smith on g8 (suspect, visible), "
        "Stealthy on a3 (suspect, invisible), Watson on i4 (suspect, invisible). "
        "Watson's lantern faces NE. "
        "Gaslights lit: b2 (number 1), c7 (number 3), f5, h8, k6 (number 4), l11 (number 2). "
        "Manholes open: b6, c4, f10, g6, h3, k9, l7; covered: b1, l12. "
        "Exits: NE cordoned, NW open, SE open, SW cordoned. "
        "The witness card shows visible. "
        "Cards left: Gull, Holmes, Smith, Watson; of the next round: Bert, Goodley, Lestrade, Stealthy. "
        "Alibi cards taken: Mr. Jack 0, the Detective 0."
    )


def test_gaslights_are_lit_or_not_and_numbered() -> None:
    picture = drawn(START)
    assert uses(picture, "flame") == 6
    assert uses(picture, "cold") == 2


def test_every_building_is_a_house_and_roads_are_open_or_barred() -> None:
    picture = drawn(START)
    kinds = ("house-hipped", "house-gabled", "house-toothed")
    assert set(HOUSES) == {name for name, kind in KIND.items() if kind == "building"}
    assert sum(uses(picture, kind) for kind in kinds) == len(HOUSES) == 16
    assert uses(picture, "garden") == 2
    assert uses(picture, "road") == 4
    assert [uses(picture, part) for part in ("arrow", "arrow-shut", "cordon")] == [2, 2, 2]


def test_the_pool_of_a_gaslight_is_its_hex_and_those_next_to_it() -> None:
    for name, pool in pools().items():
        assert pool.count("z") == 1 + len(neighbours(name.removeprefix("pool-")))
    assert len(pools()) == len(GASLIGHTS)


def test_the_kerb_runs_along_every_edge_of_the_board() -> None:
    edges = sum(6 - len(neighbours(name)) for name in KIND)
    assert KERB_LINE.count("L") + 1 == edges


def test_manholes_are_open_or_covered_also_under_somebody() -> None:
    for state in any_states(40, seed=4):
        picture = drawn(state)
        assert uses(picture, "cover") == 2
        assert uses(picture, "manhole") == len(classic.observe(state, Seat.DETECTIVE).manholes)


def test_suspects_are_solid_and_innocents_hollow() -> None:
    for state in any_states(200, seed=5):
        if len(state.suspects) < 5:
            break
    picture = drawn(state, Seat.SPECTATOR)
    for name in CHARACTERS:
        assert uses(picture, f"round-{name}") == (name in state.suspects)
        assert name[:2].capitalize() in written(picture)


def test_cards_taken_by_holmes_are_shown_to_their_taker_only() -> None:
    taken = played(START, "play holmes", "move g4", "card gull")
    assert uses(drawn(taken, Seat.DETECTIVE), "round-gull") == 2
    assert uses(drawn(taken, Seat.JACK), "round-gull") == 1
    assert "Known alibi cards: Gull." in told(drawn(taken, Seat.DETECTIVE))[1]
    assert "Known alibi cards" not in told(drawn(taken, Seat.SPECTATOR))[1]


def test_the_character_in_play_and_the_card_due_are_said() -> None:
    assert "The Detective plays Holmes" in written(drawn(played(START, "play holmes")))
    assert "The Detective takes an alibi card" in written(drawn(played(START, "play holmes", "move g4")))


def test_the_witness_card_is_read_out() -> None:
    shown = {state.witness: written(drawn(state)) for state in any_states(200, seed=6)}
    assert "seen" in shown["visible"]
    assert "unseen" in shown["invisible"]


def test_coordinates_are_the_names_that_actions_use() -> None:
    names = written(drawn(START, coordinates=True))
    assert {*STREETS, *GASLIGHTS} <= set(names)
    assert "Ho g5" in names
