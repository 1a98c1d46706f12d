"""The rule options of Mr. Jack: their names and values, where a position keeps them, and how it shows them.

Whatever goes through the options goes through `PACKED`. CONTRIBUTING.md says what a new one takes.
The streets have room for 22 more bits, from bit 42 on.
"""

from whitechapel.classic.pieces import EDITIONS
from whitechapel.core.game import Option
from whitechapel.core.packed_options import PackedOption, PackedOptions

EDITION_AT = 40  # in streets
LANTERN_AT = 41  # set: lit gaslights stop the ray

PACKED = PackedOptions(
    PackedOption(
        Option("edition", EDITIONS, "which board: the revised one of 2016 or the first one of 2006"),
        word="streets",
        at=EDITION_AT,
        part="edition",
        shows="this board is played on",
        axis="edition",
        always_said=True,
    ),
    PackedOption(
        Option("lit_gaslight_blocks_lantern", (False, True), "whether lit gaslights, too, stop Watson's ray"),
        word="streets",
        at=LANTERN_AT,
        part="lantern",
        shows="lit gaslights stop Watson's ray",
        always_said=True,
    ),
)
OPTIONS = PACKED.options


def edition_of(streets: int) -> int:
    """The edition of the board, as a number."""
    return streets >> EDITION_AT & 1


class Played:
    """The rule options as properties of a position: states and observations share them."""

    __slots__ = ()

    streets: int

    @property
    def edition(self) -> str:
        """The edition of the board."""
        return EDITIONS[edition_of(self.streets)]

    @property
    def lit_gaslight_blocks_lantern(self) -> bool:
        """Whether lit gaslights, too, stop Watson's ray."""
        return bool(self.streets >> LANTERN_AT & 1)
