"""The import contracts know every room: a package they don't name could import whatever it likes."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
INSIDE, BESIDE = SETTINGS["importlinter"]["contracts"]


def packages(folder: Path) -> set[str]:
    """The names of the Python packages in a folder."""
    return {file.parent.name for file in folder.glob("*/__init__.py")}


def named(layers: list[str]) -> set[str]:
    """The names in the layers of a contract."""
    return set(re.findall(r"\w+", " ".join(layers)))


def test_every_package_of_the_house_is_in_a_layer() -> None:
    assert INSIDE["containers"] == ["whitechapel"]
    assert named(INSIDE["layers"]) == packages(ROOT / "src" / "whitechapel")
    assert INSIDE["exhaustive"], "import-linter would overlook modules beside the packages"


def test_every_package_beside_the_house_is_in_a_layer() -> None:
    beside = packages(ROOT)
    assert named(BESIDE["layers"]) == beside | {"whitechapel"}
    assert set(SETTINGS["importlinter"]["root_packages"]) == beside | {"whitechapel"}


def test_every_package_beside_the_house_is_linted_and_type_checked() -> None:
    beside = packages(ROOT)
    assert beside <= set(SETTINGS["mypy"]["files"])
    assert beside <= set(SETTINGS["ruff"]["lint"]["isort"]["known-first-party"])
    assert "exclude" not in SETTINGS["ruff"]
