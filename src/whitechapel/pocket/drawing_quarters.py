"""The quarters on the tiles, seen from above in a square of 128: where roofs, chimneys and lit shops are.

Every quarter is written with its wall to the north, where a terrace closes the street. Tiles that share a quarter are
told apart by who lives there.
"""

from typing import NamedTuple

SLATE, BROWN, TILE, LEAD, STONE = "#3c4760", "#5a3f3c", "#6d4334", "#2f3b4a", "#4a5673"


class Roof(NamedTuple):
    """A roof: hipped, gabled with its ridge lying ("gable") or upright ("gable-up"), or saw-toothed ("saw")."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    colour: str


class Quarter(NamedTuple):
    """What stands on a tile.

    Attributes:
        roofs: side by side, with dark alleys between some.
        chimneys: their upper left corners.
        shops: points on the kerb and the side to which light falls from there.
        windows: skylights as x, y, width, height.
        crossroads: whether a street leads to the north as well.
        extras: colours and lines of what else is there.
    """

    roofs: tuple[Roof, ...]
    chimneys: tuple[tuple[float, float], ...]
    shops: tuple[tuple[float, float, str], ...]
    windows: tuple[tuple[float, float, float, float], ...]
    crossroads: bool = False
    extras: tuple[tuple[str, str], ...] = ()


_TERRACE = Quarter(
    roofs=(
        Roof("hip", 2, 2, 38, 18, SLATE), Roof("gable-up", 2, 21, 18, 19, BROWN),
        Roof("gable-up", 21, 21, 19, 19, SLATE), Roof("gable", 41, 18, 44, 22, TILE), Roof("hip", 86, 2, 40, 20, BROWN),
        Roof("gable-up", 86, 23, 19, 17, SLATE), Roof("gable-up", 106, 23, 20, 17, TILE),
        Roof("hip", 2, 88, 24, 38, TILE), Roof("gable", 27, 88, 13, 18, SLATE), Roof("gable", 27, 107, 13, 19, BROWN),
        Roof("gable", 88, 88, 20, 18, BROWN), Roof("hip", 109, 88, 17, 38, SLATE),
        Roof("gable", 88, 107, 20, 19, SLATE),
    ),
    chimneys=((16, 9), (60, 26), (98, 9), (26, 28), (11, 104), (94, 94)),
    shops=((20, 44, "S"), (64, 44, "S"), (108, 44, "S"), (14, 84, "N"), (44, 98, "E"), (84, 116, "W")),
    windows=((31, 94, 4, 3), (96, 114, 4, 3)),
)  # fmt: skip

_CHURCH = Quarter(
    roofs=(
        Roof("gable-up", 2, 2, 20, 38, SLATE), Roof("gable", 23, 2, 17, 20, BROWN), Roof("gable", 23, 23, 17, 17, LEAD),
        Roof("hip", 41, 18, 46, 22, BROWN), Roof("gable", 88, 2, 38, 12, SLATE), Roof("gable-up", 88, 15, 18, 25, TILE),
        Roof("hip", 107, 15, 19, 25, BROWN), Roof("hip", 88, 88, 38, 18, SLATE), Roof("gable", 88, 107, 24, 19, TILE),
        Roof("gable-up", 113, 107, 13, 19, BROWN), Roof("hip", 13, 90, 14, 12, STONE),
        Roof("gable", 6, 103, 28, 10, STONE), Roof("gable-up", 13, 114, 14, 11, STONE),
    ),
    chimneys=((8, 16), (60, 27), (112, 24), (100, 94)),
    shops=((31, 44, "S"), (96, 44, "S"), (84, 97, "W"), (20, 84, "N")),
    windows=((94, 113, 4, 3), (64, 21, 4, 3)),
    extras=(
        ("#f7c65b", "M19.3 92h1.600v2.500h2.400v1.500h-2.400v5h-1.600v-5h-2.400v-1.500h2.400z"),
        ("#2f5a43", "M29 94a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM30 120a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM3 120a4 4 0 1 0 8 0"
                    "a4 4 0 1 0-8 0z"),
        ("#4b7f5d", "M29.5 93a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM30.5 119a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"),
        ("#9aa3b5", "M5 91h3v4h-3zM9 96h2.500v3h-2.500zM36 104h2.500v3.500h-2.500z"),
    ),
)  # fmt: skip

_MARKET = Quarter(
    roofs=(
        Roof("saw", 2, 2, 38, 24, LEAD), Roof("gable", 2, 27, 38, 13, BROWN), Roof("saw", 41, 18, 45, 22, LEAD),
        Roof("hip", 87, 2, 39, 26, SLATE), Roof("gable", 87, 29, 39, 11, TILE), Roof("saw", 2, 88, 26, 38, LEAD),
        Roof("gable-up", 29, 88, 11, 38, BROWN), Roof("hip", 88, 100, 38, 26, TILE),
        Roof("gable", 88, 88, 38, 11, SLATE),
    ),
    chimneys=((8, 30), (104, 12), (108, 110)),
    shops=((14, 44, "S"), (50, 44, "S"), (114, 44, "S"), (44, 108, "E"), (84, 112, "W")),
    windows=((8, 6, 28, 2), (8, 14, 28, 2), (48, 22, 30, 2), (6, 95, 18, 2)),
    extras=(
        ("#b5482f", "M90 84h11v8h-11z"), ("#2c8a58", "M103 84h11v8h-11z"), ("#2f62b5", "M116 84h10v8h-10z"),
        ("#fff0cc", "M92 84h2v8h-2zM97 84h2v8h-2zM105 84h2v8h-2zM110 84h2v8h-2zM118 84h2v8h-2zM123 84h2v8h-2z"),
        ("#8a5a30", "M30 79h7v5h-7zM22 80h6v4h-6z"), ("#a9734a", "M31 76h5v3h-5z"),
    ),
)  # fmt: skip

_COURT = Quarter(
    roofs=(
        Roof("hip", 2, 2, 38, 38, BROWN), Roof("gable-up", 41, 18, 21, 22, SLATE),
        Roof("gable-up", 66, 18, 20, 22, TILE), Roof("hip", 87, 2, 39, 17, SLATE), Roof("hip", 87, 20, 39, 20, LEAD),
        Roof("gable", 2, 88, 38, 17, SLATE), Roof("gable-up", 2, 107, 17, 19, BROWN),
        Roof("hip", 21, 107, 19, 19, TILE), Roof("hip", 88, 88, 22, 38, BROWN), Roof("gable", 111, 88, 15, 18, SLATE),
        Roof("gable", 111, 107, 15, 19, TILE),
    ),
    chimneys=((34, 6), (48, 26), (108, 8), (28, 93), (95, 104)),
    shops=((34, 44, "S"), (104, 44, "S"), (24, 84, "N"), (84, 96, "W"), (44, 115, "E")),
    windows=((92, 28, 4, 3), (6, 112, 4, 3)),
    extras=(
        ("#0b0e15", "M12 12h18v18h-18z"),
        ("#fff0cc", "M12 17.600l18 6v.9l-18-6zM15 19.500l3 1v4l-3-1zM21 21.500l3 1v4l-3-1z"),
    ),
)  # fmt: skip

_LANE = Quarter(
    roofs=(
        Roof("hip", 2, 2, 38, 20, SLATE), Roof("gable-up", 2, 23, 18, 17, BROWN),
        Roof("gable-up", 21, 23, 19, 17, TILE), Roof("gable-up", 88, 2, 18, 38, BROWN),
        Roof("hip", 107, 2, 19, 20, SLATE), Roof("gable", 107, 23, 19, 17, TILE), Roof("hip", 2, 88, 38, 18, TILE),
        Roof("gable", 2, 107, 38, 19, SLATE), Roof("hip", 88, 88, 18, 38, SLATE),
        Roof("gable-up", 107, 88, 19, 19, BROWN), Roof("gable", 107, 108, 19, 18, TILE),
    ),
    chimneys=((16, 9), (112, 9), (18, 94), (93, 104)),
    shops=((20, 44, "S"), (108, 44, "S"), (30, 84, "N"), (84, 110, "W"), (44, 28, "E")),
    windows=((8, 114, 4, 3),),
    crossroads=True,
)  # fmt: skip

QUARTERS = {
    "bert": _TERRACE,
    "goodley": _CHURCH,
    "gull": _COURT,
    "lane": _LANE,
    "lestrade": _COURT,
    "madame": _CHURCH,
    "pizer": _MARKET,
    "smith": _MARKET,
    "stealthy": _TERRACE,
}
"""Whose tile shows which quarter."""
