"""The board as printed: read from ``board.json``, counted and joined up, in plain Python objects.

`whitechapel.classic.district` builds its bit sets from these; people who only draw the board need no more.
"""

import json
from importlib.resources import files
from typing import NamedTuple, TypedDict

from whitechapel.classic.pieces import CHARACTERS, EDITIONS, EXITS, FACINGS, UNNUMBERED, facing
from whitechapel.core.errors import NotationError


class Setup(NamedTuple):
    """How an edition of the board begins: hexes are numbers of streets."""

    manholes: tuple[int, ...]
    covers: tuple[int, ...]
    start: tuple[int, ...]
    facing: int


class _Exit(TypedDict):
    gate: str
    cordon: bool


class _Lamps(TypedDict):
    numbered: dict[str, str]
    unnumbered: list[str]


class _Person(TypedDict):
    name: str
    colour: str
    points: int


class _Edition(TypedDict):
    manholes: list[str]
    covers: list[str]
    start: dict[str, str]
    facing: str


class _File(TypedDict):
    """What `board.json` holds."""

    directions: dict[str, list[int]]
    hexes: dict[str, str]
    exits: dict[str, _Exit]
    lamps: _Lamps
    characters: dict[str, _Person]
    editions: dict[str, _Edition]


def _read() -> _File:
    data: _File = json.loads(files("whitechapel.classic").joinpath("board.json").read_text("utf-8"))
    return data


_BOARD = _read()
_STEPS = tuple(tuple(_BOARD["directions"][name]) for name in FACINGS)

KIND: dict[str, str] = {name: kind for kind, names in _BOARD["hexes"].items() for name in names.split()}
"""Every hex and what it is: street, gaslight, building or garden."""

STREETS: tuple[str, ...] = tuple(_BOARD["hexes"]["street"].split())
"""The sixty street hexes; a street's number is its place in this list."""

GASLIGHTS: tuple[str, ...] = tuple(_BOARD["hexes"]["gaslight"].split())
"""The eight gaslight hexes, numbered likewise."""


def coordinates(name: str) -> tuple[int, int]:
    """The axial coordinates (q, r) of a hex."""
    return ord(name[0]) - ord("a"), 7 - int(name[1:])


_BY_COORDINATES = {coordinates(name): name for name in KIND}


def neighbour(name: str, direction: int) -> str | None:
    """The hex next to this one in a direction, or None off the board."""
    q, r = coordinates(name)
    step_q, step_r = _STEPS[direction]
    return _BY_COORDINATES.get((q + step_q, r + step_r))


def neighbours(name: str) -> tuple[str, ...]:
    """The hexes next to this one, whatever they are."""
    around = (neighbour(name, direction) for direction in range(6))
    return tuple(hex_name for hex_name in around if hex_name is not None)


def street(name: object) -> int:
    """The number of the street hex called `name`."""
    if name not in STREETS:
        raise NotationError(name, "is not a street hex", "a hex like a3 or m10")
    return STREETS.index(name)


def gaslight(name: object) -> int:
    """The number of the gaslight hex called `name`."""
    if name not in GASLIGHTS:
        raise NotationError(name, "is not a gaslight hex", "one of " + ", ".join(GASLIGHTS))
    return GASLIGHTS.index(name)


GATES = tuple(street(_BOARD["exits"][name]["gate"]) for name in EXITS)
"""The street hex each exit is joined to."""

CORDONS_AT_START = sum(_BOARD["exits"][name]["cordon"] << number for number, name in enumerate(EXITS))

LAMPS_AT_START = tuple(
    next((int(label) for label, place in _BOARD["lamps"]["numbered"].items() if place == name), 0)
    or UNNUMBERED * (name in _BOARD["lamps"]["unnumbered"])
    for name in GASLIGHTS
)
"""The label of the lit tile on each gaslight hex, 0 where there is none."""

POINTS = tuple(_BOARD["characters"][name]["points"] for name in CHARACTERS)
"""How many hexes each character may move."""

FULL_NAMES = tuple(_BOARD["characters"][name]["name"] for name in CHARACTERS)
COLOURS = tuple(_BOARD["characters"][name]["colour"] for name in CHARACTERS)


def _setup(data: _Edition) -> Setup:
    return Setup(
        manholes=tuple(street(name) for name in data["manholes"]),
        covers=tuple(sorted(street(name) for name in data["covers"])),
        start=tuple(street(data["start"][name]) for name in CHARACTERS),
        facing=facing(data["facing"]),
    )


SETUPS = tuple(_setup(_BOARD["editions"][name]) for name in EDITIONS)
"""The two editions of the board, the revised one first."""

MANHOLES = tuple(sorted(set(SETUPS[0].manholes) | set(SETUPS[1].manholes)))
"""Every street hex with a manhole in one edition or the other; covers are moved among these."""
