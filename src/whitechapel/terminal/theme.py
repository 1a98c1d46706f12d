"""How the terminal looks: night in Whitechapel. Wet slate, and gaslight yellow for what is lit, seen or active.

No colour says anything alone: whatever matters has a sign of its own, in Unicode or in ASCII.
"""

from typing import NamedTuple

NIGHT = "#0b0e14"
RAISED = "#131924"
HIGH = "#1c2431"
LINE = "#3d4a5f"
INK = "#e9e4d6"
SOFT = "#a9b0bd"
LIGHT = "#f2b544"
LIGHT_INK = "#1a1306"
STREET = "#3a4557"
LIT = "#6b5526"
HOUSE = "#1e2735"
HOUSE_EDGE = "#33405a"
BRICK = "#8a5144"
GARDEN = "#1f3a30"
LEAF = "#5d9a7c"
CALM = "#7fb2d9"
DANGER = "#e0705f"


class Glyphs(NamedTuple):
    """The signs things are drawn with; each is one column wide."""

    house: str
    wall_across: str
    wall_along: str
    street: str
    lit_street: str
    seen: str
    rotated: str
    cursor: tuple[str, str]
    target: tuple[str, str]
    corners: tuple[str, str, str, str]
    manhole: str
    covered: str
    lamp: str
    unlit: str
    tree: str
    path: str
    cordon: str
    open_gate: str
    hourglass: str
    knife: str
    glass: str
    innocent: str
    likely: str
    here: str
    played: str
    rule: str
    facings: dict[str, str]


UNICODE = Glyphs(
    house="▒",
    wall_across="▬",
    wall_along="█",
    street=" ",
    lit_street="·",
    seen="✶",
    rotated="↻",
    cursor=("▐", "▌"),
    target=("‹", "›"),  # noqa: RUF001 - meant: they are not taken for "less than"
    corners=("┌", "┐", "└", "┘"),
    manhole="○",
    covered="⊗",
    lamp="☼",
    unlit="◌",
    tree="♣",
    path="•",
    cordon="▬",
    open_gate="→",
    hourglass="⋈",
    knife="†",
    glass="⌕",
    innocent="○",
    likely="●",
    here="▸",
    played="✓",
    rule="─",
    facings={"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"},
)

ASCII = Glyphs(
    house="#",
    wall_across="=",
    wall_along="|",
    street=" ",
    lit_street=".",
    seen="*",
    rotated="@",
    cursor=("[", "]"),
    target=("<", ">"),
    corners=("+", "+", "+", "+"),
    manhole="o",
    covered="x",
    lamp="L",
    unlit="l",
    tree="%",
    path="+",
    cordon="=",
    open_gate=">",
    hourglass="H",
    knife="!",
    glass="",
    innocent="-",
    likely="+",
    here=">",
    played="v",
    rule="-",
    facings={"N": "N", "NE": "NE", "SE": "SE", "S": "S", "SW": "SW", "NW": "NW"},
)
