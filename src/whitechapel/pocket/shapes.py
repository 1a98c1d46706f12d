"""How positions, displays and previews of Mr. Jack Pocket look in JSON."""

from typing import Literal, NotRequired, TypedDict


class TileShape(TypedDict):
    """A tile: whose it is, the side of its wall (None on the empty crossroads), whether its face is up."""

    character: str
    wall: str | None
    suspect: bool


class TokenShape(TypedDict):
    """An action token: the face it shows, and whether it was played this turn."""

    face: str
    used: bool


class SightShape(TypedDict):
    """What a detective sees from his space: areas, the nearest first."""

    detective: str
    space: int
    cells: list[int]


class PocketDisplay(TypedDict):
    """What a table draws beyond the position.

    `hourglass_range` is how few and how many hourglasses Jack may have, for all that everybody knows. Those who know
    his cards have `hourglasses`, how many he has; Jack has `believed`, how few and how many suspects the other side may
    have.
    """

    hourglasses: NotRequired[int]
    hourglass_range: list[int]
    believed: NotRequired[list[int]]
    sights: list[SightShape]
    seen: list[str]
    hidden: list[str]
    next_tokens: list[str]
    order: list[str]
    played: int


class OptionsShape(TypedDict, total=False):
    """The rule options that a position says: those of the full game are not there."""

    characters: int


class PocketNotation(OptionsShape):
    """A position in JSON: a whole state, or what a seat knows.

    `seat` is not there in a state; `jack` and `cards` only for those who know.
    """

    game: Literal["pocket"]
    seat: NotRequired[str]
    phase: str
    turn: int
    tiles: list[TileShape | None]
    detectives: dict[str, int]
    tokens: list[TokenShape]
    rotated: list[str]
    time: list[str]
    drawn: list[int]
    revealed: list[str]
    chase: int
    jack: NotRequired[str | None]
    cards: NotRequired[list[str]]


class PocketPosition(PocketNotation):
    """A position as tables get it: with what is drawn beyond it."""

    display: PocketDisplay


class PocketBoard(TypedDict):
    """How the board would look after an action, before any appeal."""

    tiles: list[TileShape | None]
    detectives: dict[str, int]
    rotated: list[str]
    display: PocketDisplay
