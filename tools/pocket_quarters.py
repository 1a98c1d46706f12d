"""The quarters on the tiles, seen from above in a square of 128: where roofs, chimneys and lit shops are.

Every quarter is written with its wall to the north, where a terrace closes the street. `tools.pocket_tiles` makes
shapes of them. Colours are hexadecimal, or names that every theme has.
"""

from typing import NamedTuple

SLATE, BROWN, TILE, LEAD, STONE = "roof-slate", "roof-brown", "roof-tile", "roof-lead", "roof-stone"


class Roof(NamedTuple):
    """A roof: "hip", "gable" with its ridge lying or "gable-up", "saw" with teeth, "flat" with a parapet or "round"."""

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
        grounds: colours and lines of what lies under the roofs.
        extras: colours and lines of what stands above them.
    """

    roofs: tuple[Roof, ...]
    chimneys: tuple[tuple[float, float], ...]
    shops: tuple[tuple[float, float, str], ...]
    windows: tuple[tuple[float, float, float, float], ...]
    crossroads: bool = False
    grounds: tuple[tuple[str, str], ...] = ()
    extras: tuple[tuple[str, str], ...] = ()


def _discs(*discs: tuple[float, float, float]) -> str:
    """The lines of discs, each by its middle and its radius."""
    return "".join(
        f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0-{2 * r:g} 0z" for x, y, r in discs
    )


_TERRACE = Quarter(
    roofs=(
        Roof("hip", 2, 2, 38, 18, SLATE), Roof("gable-up", 2, 21, 18, 19, BROWN),
        Roof("gable-up", 21, 21, 19, 19, SLATE), Roof("gable", 41, 18, 44, 22, TILE),
        Roof("hip", 86, 2, 40, 20, BROWN), Roof("gable-up", 86, 23, 19, 17, SLATE),
        Roof("gable-up", 106, 23, 20, 17, TILE), Roof("hip", 2, 88, 24, 38, TILE),
        Roof("gable", 27, 88, 13, 18, SLATE), Roof("gable", 27, 107, 13, 19, BROWN),
        Roof("gable", 88, 88, 20, 18, BROWN), Roof("hip", 109, 88, 17, 38, SLATE),
        Roof("gable", 88, 107, 20, 19, SLATE),
    ),
    chimneys=((16, 9), (60, 26), (98, 9), (26, 28), (11, 104), (94, 94)),
    shops=((20, 44, "S"), (64, 44, "S"), (108, 44, "S"), (14, 84, "N"), (44, 98, "E"), (84, 116, "W")),
    windows=((31, 94, 4, 3), (96, 114, 4, 3)),
)  # fmt: skip

_CHURCH = Quarter(
    roofs=(
        Roof("gable-up", 2, 2, 20, 38, SLATE), Roof("gable", 23, 2, 17, 20, BROWN),
        Roof("gable", 23, 23, 17, 17, LEAD), Roof("hip", 41, 18, 46, 22, BROWN), Roof("gable", 88, 2, 38, 12, SLATE),
        Roof("gable-up", 88, 15, 18, 25, TILE), Roof("hip", 107, 15, 19, 25, BROWN),
        Roof("hip", 88, 88, 38, 18, SLATE), Roof("gable", 88, 107, 24, 19, TILE),
        Roof("gable-up", 113, 107, 13, 19, BROWN), Roof("hip", 13, 90, 14, 12, STONE),
        Roof("gable", 6, 103, 28, 10, STONE), Roof("gable-up", 13, 114, 14, 11, STONE),
    ),
    chimneys=((8, 16), (60, 27), (112, 24), (100, 94)),
    shops=((31, 44, "S"), (96, 44, "S"), (84, 97, "W"), (20, 84, "N")),
    windows=((94, 113, 4, 3), (64, 21, 4, 3)),
    grounds=(("garden", "M2 88h38v38h-38z"),),
    extras=(
        ("window", "M19.3 92h1.600v2.500h2.400v1.500h-2.400v5h-1.600v-5h-2.400v-1.500h2.400z"),
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
        ("alley", "M12 12h18v18h-18z"),
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

_SQUARE = Quarter(
    roofs=(
        Roof("hip", 2, 2, 38, 17, SLATE), Roof("gable-up", 2, 20, 12, 20, TILE),
        Roof("gable-up", 15, 20, 12, 20, SLATE), Roof("gable-up", 28, 20, 12, 20, TILE),
        Roof("hip", 41, 18, 44, 22, SLATE), Roof("gable-up", 86, 2, 13, 38, TILE),
        Roof("gable-up", 100, 2, 13, 38, SLATE), Roof("gable-up", 114, 2, 12, 38, BROWN),
        Roof("hip", 88, 88, 38, 14, SLATE), Roof("gable", 88, 103, 18, 23, BROWN),
        Roof("hip", 107, 103, 19, 23, TILE),
    ),
    chimneys=((17, 8), (59, 26), (89, 12), (103, 26), (117, 10), (110, 92)),
    shops=((30, 44, "S"), (64, 44, "S"), (106, 44, "S"), (84, 95, "W")),
    windows=((6, 28, 4, 3), (32, 28, 4, 3), (94, 112, 4, 3)),
    grounds=(("garden", "M2 88h38v38h-38z"), ("kerb", "M19.5 88h3v38h-3zM2 105.500h38v3h-38z")),
    extras=(
        ("#2f5a43", _discs((10.5, 96, 5.5), (32.5, 96, 5.5), (10.5, 118, 5.5), (32.5, 118, 5.5))),
        ("#4b7f5d", _discs((9.3, 95, 3.3), (31.3, 95, 3.3), (9.3, 117, 3.3), (31.3, 117, 3.3))),
        ("#9aa3b5", _discs((21, 107, 5.5))), ("#41698c", _discs((21, 107, 3.5))),
    ),
)  # fmt: skip

_GASWORKS = Quarter(
    roofs=(
        Roof("saw", 2, 2, 38, 20, LEAD), Roof("gable", 2, 23, 38, 17, BROWN), Roof("gable-up", 41, 18, 22, 22, TILE),
        Roof("gable-up", 64, 18, 21, 22, BROWN), Roof("round", 88, 2, 38, 38, SLATE),
        Roof("round", 2, 88, 25, 25, LEAD), Roof("round", 21, 107, 19, 19, SLATE),
        Roof("gable-up", 28, 88, 12, 18, BROWN), Roof("gable", 2, 114, 18, 12, TILE),
        Roof("hip", 88, 88, 24, 38, BROWN), Roof("gable", 113, 88, 13, 18, LEAD),
        Roof("gable", 113, 107, 13, 19, SLATE),
    ),
    chimneys=((8, 27), (26, 31), (68, 24), (97, 104)),
    shops=((20, 44, "S"), (74, 44, "S"), (84, 98, "W"), (34, 84, "N")),
    windows=((8, 5.5, 26, 2), (8, 12, 26, 2), (117, 112, 4, 3)),
    extras=(
        ("#14141c", "M46 25a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"), ("#8a4b3a", "M47 25a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
        ("#14141c", "M49 25a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"),
    ),
)  # fmt: skip

_SCHOOL = Quarter(
    roofs=(
        Roof("gable", 2, 2, 38, 12, TILE), Roof("gable-up", 2, 15, 11, 25, TILE),
        Roof("gable-up", 29, 15, 11, 25, TILE), Roof("hip", 41, 18, 44, 22, SLATE), Roof("hip", 86, 2, 40, 18, BROWN),
        Roof("gable", 86, 21, 40, 19, SLATE), Roof("flat", 2, 88, 38, 15, LEAD), Roof("hip", 2, 104, 20, 22, TILE),
        Roof("gable-up", 23, 104, 17, 22, BROWN), Roof("gable", 88, 88, 38, 12, TILE),
        Roof("hip", 88, 101, 16, 25, SLATE), Roof("gable-up", 105, 101, 21, 25, BROWN),
    ),
    chimneys=((6, 5), (60, 27), (104, 8), (8, 112), (111, 108)),
    shops=((34, 44, "S"), (64, 44, "S"), (110, 44, "S"), (84, 112, "W"), (44, 94, "E")),
    windows=((10, 92, 8, 3), (24, 92, 8, 3), (93, 108, 4, 3)),
    grounds=(("sett", "M14 15h14v25h-14z"),),
    extras=(
        ("coping", "M14 38.500h14v1.500h-14zM20.300 18h1.400v9h-1.400z"), ("#b5482f", "M21.700 18l6 1.800-6 1.800z"),
        ("#14141c", "M17 30h1.500v2h-1.500zM23 32h1.500v2h-1.500zM19.500 34h1.500v2h-1.500z"),
    ),
)  # fmt: skip

_THEATRE = Quarter(
    roofs=(
        Roof("gable", 2, 2, 24, 18, BROWN), Roof("hip", 27, 2, 13, 18, SLATE), Roof("gable-up", 2, 21, 13, 19, SLATE),
        Roof("gable-up", 16, 21, 12, 19, TILE), Roof("gable-up", 29, 21, 11, 19, BROWN),
        Roof("gable", 41, 18, 44, 22, BROWN), Roof("round", 87, 2, 25, 25, STONE),
        Roof("gable-up", 113, 2, 13, 25, SLATE), Roof("gable", 87, 28, 39, 12, TILE),
        Roof("hip", 2, 97, 38, 29, TILE), Roof("flat", 2, 88, 38, 8, STONE), Roof("gable-up", 88, 95, 12, 31, SLATE),
        Roof("gable-up", 101, 95, 12, 31, BROWN), Roof("hip", 114, 95, 12, 31, SLATE),
    ),
    chimneys=((8, 6), (60, 26), (110, 31), (104, 104)),
    shops=((20, 44, "S"), (98, 44, "S"), (12, 84, "N"), (21, 84, "N"), (30, 84, "N"), (84, 114, "W")),
    windows=((6, 90.5, 4, 3), (13, 90.5, 4, 3), (20, 90.5, 4, 3), (27, 90.5, 4, 3), (34, 90.5, 3, 3), (118, 108, 4, 3)),
    extras=(
        ("#fff0cc", "M88 86h38v8h-38z"),
        ("#c0352f", "M88 86h5v8h-5zM98 86h5v8h-5zM108 86h5v8h-5zM118 86h5v8h-5z"),
        ("window", "M99 13.500l1.200-4 1.200 4 4 1.200-4 1.200-1.200 4-1.200-4-4-1.200z"),
    ),
)  # fmt: skip

QUARTERS = {
    "bert": _TERRACE,
    "goodley": _COURT,
    "gull": _SQUARE,
    "lane": _LANE,
    "lestrade": _SCHOOL,
    "madame": _THEATRE,
    "pizer": _MARKET,
    "smith": _GASWORKS,
    "stealthy": _CHURCH,
}
"""Whose tile shows which quarter."""
