"""Which of our modules are compiled where a compiler is found, and whether they are, here and now.

A hot module is a plain Python file with a ``.pxd`` beside it; where there was no compiler the very same file runs
uncompiled. ``python -m whitechapel.compiled`` says which it is; its exit status is 1 where one is not compiled.
"""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

_HOUSE = Path(__file__).parent

SLOW = "the hot modules are not compiled here and run as plain Python, 70 to 150 times slower"
"""The one line that is said where it matters."""


def hot_modules(room: str = "") -> tuple[str, ...]:
    """The names of the hot modules: all of them, or those of one room (``"pocket"``)."""
    found = sorted((_HOUSE / room).rglob("*.pxd"))
    return tuple(".".join(("whitechapel", *pxd.relative_to(_HOUSE).with_suffix("").parts)) for pxd in found)


def compiled(room: str = "") -> bool:
    """Whether all the hot modules of a room (or of the house) run compiled."""
    return all(_is_compiled(name) for name in hot_modules(room))


def _is_compiled(name: str) -> bool:
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:  # of a room that needs an extra: without it, nothing of the room runs here
        return True
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def main() -> int:
    """Say whether all of them are compiled; returns the exit status."""
    if compiled():
        print("all hot modules are compiled")
        return 0
    print(SLOW, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
