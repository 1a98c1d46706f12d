"""The tiles as shapes."""

import json

from tools.pocket_tiles import FILE, tiles
from whitechapel.pocket.pieces import CHARACTERS


def test_the_shapes_are_those_of_the_quarters() -> None:
    assert FILE.read_text(encoding="utf-8") == tiles(), "run: python -m tools.pocket_tiles"


def test_everybody_lives_in_a_quarter_of_his_own() -> None:
    quarters = json.loads(tiles())["quarters"]
    assert set(quarters) == set(CHARACTERS)
    assert len({json.dumps(quarter) for quarter in quarters.values()}) == len(CHARACTERS)
