"""What the tests of sizes count in the package's own code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HOUSE = Path(__file__).parents[2] / "src" / "whitechapel"
_ANY = re.compile(r"\bAny\b")


class Function(NamedTuple):
    """A function: where it is, how long, and how many parameters it takes."""

    name: str
    lines: int
    parameters: int
    compiled: bool


def modules() -> list[Path]:
    """All Python files of the package."""
    return sorted(HOUSE.rglob("*.py"))


def name(module: Path) -> str:
    """A module's place in the package, as people write it: ``core/match.py``."""
    return module.relative_to(HOUSE).as_posix()


def length(module: Path) -> int:
    """How many lines a file has."""
    return len(_text(module).splitlines())


def lines_with_any() -> int:
    """How many lines of the package mention the type `Any`."""
    return sum(1 for module in modules() for line in _text(module).splitlines() if _ANY.search(line))


def functions() -> Iterator[Function]:
    """All functions and methods of the package."""
    for module in modules():
        for node in ast.walk(ast.parse(_text(module))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield Function(
                    f"{name(module)}:{node.name}",
                    (node.end_lineno or node.lineno) - node.lineno + 1,
                    _parameters(node.args),
                    module.with_suffix(".pxd").exists(),
                )


def _parameters(arguments: ast.arguments) -> int:
    listed = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return len(listed) + (arguments.vararg is not None) + (arguments.kwarg is not None)


def _text(module: Path) -> str:
    return module.read_text(encoding="utf-8")
