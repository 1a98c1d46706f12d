"""The numbers of the rules page: the board, the start, how big the game is."""

import json
from pathlib import Path

import pytest

from whitechapel import classic
from whitechapel.classic import board
from whitechapel.classic.bits import size
from whitechapel.classic.district import distance, near, open_manholes, place, reach, reach_crossing
from whitechapel.classic.listing import accusable, count_results, exits_in_reach, results
from whitechapel.classic.pieces import CHARACTERS, EDITIONS, EXITS, FACINGS, GOODLEY, STEALTHY

DATA = json.loads((Path(__file__).parents[1] / "data" / "classic_board.json").read_text())
REVISED, FIRST = EDITIONS
STREETS = range(60)


def test_the_package_has_the_board_of_the_reference_file_hex_by_hex() -> None:
    assert {entry["id"]: entry["type"] for entry in DATA["hexes"]} == board.KIND
    for entry in DATA["hexes"]:
        assert [board.neighbour(entry["id"], direction) for direction in range(6)] == entry["adj"]
        assert board.coordinates(entry["id"]) == (entry["q"], entry["r"])
    assert list(FACINGS) == list(DATA["directions"])


def test_the_package_has_the_set_ups_of_the_reference_file() -> None:
    for edition in EDITIONS:
        state, facts = classic.initial(edition=edition), DATA["editions"][edition]
        assert state.places == facts["start"]
        assert state.facing == facts["watson_facing"]
        assert sorted(state.covers) == sorted(facts["covered_at_start"])
        assert sorted(state.covers + state.manholes) == sorted(facts["manholes"])
        assert set(state.cordons) == {name for name, entry in DATA["exits"].items() if entry["cordon_at_start"]}
        numbered = {place: int(label) for label, place in DATA["gaslights"]["lit_numbered"].items()}
        unnumbered = dict.fromkeys(DATA["gaslights"]["lit_unnumbered"], 5)
        assert state.lamps == numbered | unnumbered | dict.fromkeys(DATA["gaslights"]["unlit"], 0)
    assert {name: board.STREETS[gate] for name, gate in zip(EXITS, board.GATES, strict=True)} == {
        name: entry["gate"] for name, entry in DATA["exits"].items()
    }


def test_characters_have_their_names_colours_and_points() -> None:
    for entry in DATA["characters"]:
        number = CHARACTERS.index(entry["id"])
        assert board.FULL_NAMES[number] == entry["name"]
        assert board.COLOURS[number] == entry["colour"]
        assert board.POINTS[number] == entry["move"][1]


def test_86_hexes_are_60_street_8_gaslight_18_obstacle() -> None:
    kinds = list(board.KIND.values())
    assert len(kinds) == 86
    assert kinds.count("street") == 60
    assert kinds.count("gaslight") == 8
    assert kinds.count("building") + kinds.count("garden") == 18


def test_87_edges_join_streets() -> None:
    assert sum(size(near(street)) for street in STREETS) == 2 * 87


def test_streets_are_connected_without_the_sewers_and_the_longest_walk_is_15_m9_to_a4() -> None:
    walks = {(distance(one, other), one, other) for one in STREETS for other in STREETS}
    longest = max(walks)[0]
    assert longest == 15
    ends = {frozenset((board.STREETS[one], board.STREETS[other])) for far, one, other in walks if far == 15}
    assert frozenset(("m9", "a4")) in ends


def test_sample_distances() -> None:
    state = classic.initial()
    f10, b6, a3, e7 = map(board.street, ("f10", "b6", "a3", "e7"))
    assert distance(f10, b6) == 5
    assert reach(f10, 1, open_manholes(state.streets)) >> b6 & 1
    assert distance(a3, e7) == 5
    assert not reach_crossing(a3, 3, 0) >> e7 & 1
    assert reach_crossing(a3, 4, 0) >> e7 & 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_start_bert_holmes_lestrade_and_smith_are_visible(edition: str) -> None:
    assert classic.initial(edition=edition).visible == ("bert", "holmes", "lestrade", "smith")


def test_goodleys_first_move_has_17_destinations_counting_occupied_hexes() -> None:
    state = classic.initial()
    start = place(state.people, GOODLEY)
    assert size(reach(start, 3, open_manholes(state.streets))) - 1 == 17


def test_nobody_can_leave_from_the_start_but_stealthy_on_the_board_of_2006_by_se() -> None:
    for edition in EDITIONS:
        state = classic.initial(edition=edition)
        found = {
            (name, exit_name)
            for number, name in enumerate(CHARACTERS)
            for gate, exit_name in enumerate(EXITS)
            if exits_in_reach(state.people, state.streets, number) >> gate & 1
            and number not in (CHARACTERS.index("lestrade"), CHARACTERS.index("bert"))
        }
        assert found == ({("stealthy", "SE")} if edition == FIRST else set())
    assert CHARACTERS[STEALTHY] == "stealthy"


SIZES = {
    REVISED: (292, 7964, 42, 31, 84, 228, 34, 174),
    FIRST: (250, 14008, 34, 23, 80, 276, 37, 102),
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_results_per_character_from_the_start(edition: str) -> None:
    state = classic.initial(edition=edition)
    counts = tuple(count_results(state.people, state.streets, number) for number in range(8))
    assert counts == SIZES[edition]
    for number in range(8):
        listed = results(state.people, state.streets, number)
        assert len(listed) == len(set(listed)) == counts[number]


def test_characters_the_detective_can_accuse_from_the_start() -> None:
    state = classic.initial()
    counts = [size(accusable(state.people, state.streets, number)) for number in range(8)]
    assert counts == [1, 5, 2, 4, 1, 2, 4, 2]
