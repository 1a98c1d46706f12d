"""The packed district against a plain picture of it."""

from random import Random

import pytest

from whitechapel.pocket import district as packed
from whitechapel.pocket.layout import OPEN_DISTRICT
from whitechapel.pocket.pieces import LANE, NO_WALL

N, E, S, W = range(4)
STEP = {N: (-1, 0), E: (0, 1), S: (1, 0), W: (0, -1)}


class Picture:
    """Three rows of tiles as anybody would draw them: who, which side is walled (None: no side), suspect or not."""

    def __init__(self, rng: Random) -> None:
        names = list(range(9))
        rng.shuffle(names)
        self.tiles: list[tuple[int, int | None, bool]] = []
        for name in names:
            suspect = rng.random() < 0.6
            self.tiles.append((name, None if name == LANE and not suspect else rng.randrange(4), suspect))

    def packed(self) -> int:
        laid = OPEN_DISTRICT
        for cell, (name, wall, _) in enumerate(self.tiles):
            laid = packed.placed(laid, cell, name, 0 if wall is None else wall)
        return packed.cleared(laid, sum(1 << name for name, _, suspect in self.tiles if not suspect))

    def seen_from(self, space: int) -> set[int]:
        """Walk in from a space, one tile after the other, and look at each wall in the way."""
        edge, offset = divmod(space, 3)
        row, column = [(0, offset), (offset, 2), (2, 2 - offset), (2 - offset, 0)][edge]
        looking = (edge + 2) % 4
        seen = set()
        while 0 <= row <= 2 and 0 <= column <= 2:
            _, wall, _ = self.tiles[3 * row + column]
            if wall == edge:
                break
            seen.add(3 * row + column)
            if wall == looking:
                break
            row, column = row + STEP[looking][0], column + STEP[looking][1]
        return seen


PICTURES = [Picture(Random(seed)) for seed in range(150)]


def test_a_packed_district_holds_what_was_laid() -> None:
    for picture in PICTURES:
        laid = picture.packed()
        for cell, (name, wall, suspect) in enumerate(picture.tiles):
            assert packed.character_at(laid, cell) == name
            assert packed.wall_at(laid, cell) == (NO_WALL if wall is None else wall)
            assert packed.tile_at(laid, cell) == 4 * name + (0 if wall is None else wall)
            assert bool(packed.suspects_of(laid) >> name & 1) == suspect


def test_sight_is_what_a_walk_along_the_line_sees() -> None:
    for picture in PICTURES:
        laid = picture.packed()
        for space in range(12):
            assert packed.sight(laid, space) == sum(1 << cell for cell in picture.seen_from(space))


def test_a_rotation_turns_the_wall_clockwise_and_nothing_else() -> None:
    for picture in PICTURES:
        laid = picture.packed()
        for cell, (_, wall, _) in enumerate(picture.tiles):
            for quarters in (1, 2, 3):
                after = packed.rotated(laid, cell, quarters)
                turned = NO_WALL if wall is None else (wall + quarters) % 4
                assert packed.wall_at(after, cell) == turned
                assert packed.rotated(after, cell, 4 - quarters) == laid


def test_rotating_the_empty_crossroads_changes_no_bit() -> None:
    for picture in PICTURES:
        for cell, (_, wall, _) in enumerate(picture.tiles):
            if wall is None:
                assert packed.rotated(picture.packed(), cell, 1) == picture.packed()


def test_an_exchange_swaps_two_tiles_and_nothing_else() -> None:
    for picture in PICTURES[:30]:
        laid = picture.packed()
        for one in range(9):
            for other in range(one + 1, 9):
                after = packed.exchanged(laid, one, other)
                swapped = list(range(9))
                swapped[one], swapped[other] = other, one
                assert [packed.tile_at(after, cell) for cell in range(9)] == [
                    packed.tile_at(laid, cell) for cell in swapped
                ]
                assert packed.suspects_of(after) == packed.suspects_of(laid)
                assert packed.exchanged(after, one, other) == laid


@pytest.mark.parametrize("wall", [N, E, S, W])
def test_clearing_lane_takes_his_wall_away_wherever_he_lies(wall: int) -> None:
    for cell in range(9):
        names = [name for name in range(9) if name != LANE]
        names.insert(cell, LANE)
        laid = OPEN_DISTRICT
        for place, name in enumerate(names):
            laid = packed.placed(laid, place, name, wall)
        after = packed.cleared(laid, 1 << LANE)
        assert [packed.wall_at(after, place) for place in range(9)] == [
            NO_WALL if place == cell else wall for place in range(9)
        ]


def test_the_characters_on_cells_are_those_whose_tiles_lie_there() -> None:
    rng = Random(9)
    for picture in PICTURES:
        cells = rng.sample(range(9), rng.randrange(10))
        expected = sum(1 << picture.tiles[cell][0] for cell in cells)
        assert packed.characters_on(picture.packed(), sum(1 << cell for cell in cells)) == expected
