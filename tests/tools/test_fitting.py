"""What the searchers go by can be fitted anew: in the same shape, and the same seed gives the same file."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tools import fit_classic_evaluation, fit_pocket_values

Fit = Callable[[Sequence[str] | None], None]
QUICK: list[tuple[Fit, Path, tuple[str, ...]]] = [
    (fit_pocket_values.main, fit_pocket_values.DATA, ("--rounds", "1", "--games", "20")),
    (fit_classic_evaluation.main, fit_classic_evaluation.DATA, ("--games", "40")),
]


def shape(data: object) -> object:
    """What is left of a file when all numbers are alike."""
    if isinstance(data, dict):
        return {name: shape(part) for name, part in data.items()}
    return [shape(part) for part in data] if isinstance(data, list) else type(data)


@pytest.mark.parametrize(("fit", "published", "budget"), QUICK, ids=["pocket", "classic"])
def test_a_fit_has_the_shape_of_the_published_one_and_can_be_repeated(
    fit: Fit, published: Path, budget: tuple[str, ...], tmp_path: Path
) -> None:
    once, again = tmp_path / "once.json", tmp_path / "again.json"
    for file in (once, again):
        fit([*budget, "--seed", "7", "--to", str(file)])
    assert once.read_bytes() == again.read_bytes()
    assert shape(json.loads(once.read_text())) == shape(json.loads(published.read_text()))


def test_the_first_guess_at_pocket_knows_that_time_is_on_jacks_side() -> None:
    chase = fit_pocket_values.first_guess().chase
    assert list(chase) == sorted(chase, reverse=True)
