"""What is measured while the tests run: every room, and the hot modules where they are plain Python."""

import tomllib
from pathlib import Path

from tools.coverage_by_room import LIMIT, RULES, RULES_LIMIT

ROOT = Path(__file__).parents[2]
COMPILED = tomllib.loads((ROOT / "tests" / "coverage-shells.toml").read_text(encoding="utf-8"))["tool"]["coverage"]
PLAIN = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["coverage"]


def test_the_compiled_run_leaves_out_hot_modules_alone() -> None:
    rooms = [ROOT / "src" / Path(*room.split(".")) for room in COMPILED["run"]["source"]]
    hot = {file.with_suffix(".py") for room in rooms for file in room.rglob("*.pxd")}
    assert set(COMPILED["run"]["omit"]) == {f"*/{file.relative_to(ROOT / 'src')}" for file in hot}


def test_what_the_compiled_run_leaves_out_the_plain_run_measures() -> None:
    left_out = {Path(file).parts[2] for file in COMPILED["run"]["omit"]}
    assert {f"whitechapel.{room}" for room in left_out | RULES} == set(PLAIN["run"]["source"])
    assert "omit" not in PLAIN["run"]


def test_every_room_is_measured_in_one_run_or_the_other() -> None:
    rooms = {f"whitechapel.{folder.parent.name}" for folder in (ROOT / "src" / "whitechapel").glob("*/__init__.py")}
    assert {*COMPILED["run"]["source"], *PLAIN["run"]["source"], "whitechapel.testing"} == rooms


def test_the_limits_are_not_lowered_and_nothing_else_is_excluded() -> None:
    assert (RULES_LIMIT, LIMIT) == (95, 90)
    assert COMPILED["report"]["exclude_also"] == PLAIN["report"]["exclude_also"]
    assert PLAIN["report"]["exclude_also"] == ["if TYPE_CHECKING:", "\\.\\.\\.$", "@overload"]
