"""What the coverage of the compiled run leaves out: the hot modules, which are compiled there, and nothing else."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "tests" / "coverage-shells.toml").read_text(encoding="utf-8"))["tool"]["coverage"]
RULES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["coverage"]


def test_only_hot_modules_are_left_out() -> None:
    rooms = [ROOT / "src" / Path(*room.split(".")) for room in SETTINGS["run"]["source"]]
    hot = {file.with_suffix(".py") for room in rooms for file in room.rglob("*.pxd")}
    assert set(SETTINGS["run"]["omit"]) == {f"*/{file.relative_to(ROOT / 'src')}" for file in hot}


def test_every_room_is_measured_in_one_run_or_the_other() -> None:
    rooms = {f"whitechapel.{folder.parent.name}" for folder in (ROOT / "src" / "whitechapel").glob("*/__init__.py")}
    assert {*SETTINGS["run"]["source"], *RULES["run"]["source"], "whitechapel.testing"} == rooms


def test_both_have_a_limit() -> None:
    assert SETTINGS["report"]["fail_under"] >= 90
    assert RULES["report"]["fail_under"] >= 95
