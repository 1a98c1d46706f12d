"""The rule options of Mr. Jack Pocket: their names and values, where a position keeps them, and how it shows them.

Whatever goes through the options goes through `PACKED`. CONTRIBUTING.md says what a new one takes.
There is room for one more bit: the highest of the table, 63.
"""

from whitechapel.core.game import Option
from whitechapel.core.packed_options import PackedOption, PackedOptions

FEW_AT = 63  # in the district: set in a game of few characters

TURNS_PLAYED = Option(
    "turns", (8, 6, 4, 1), "how many turns are played; fewer are the last ones of the eight", quiet=True
)
"""It has no bits: `variants.py` tells the first turn by the table."""

PACKED = PackedOptions(
    PackedOption(
        Option("characters", (9, 3), "how many characters may be Jack; three: Bert, Goodley and Gull", quiet=True),
        word="district",
        at=FEW_AT,
        part="few",
        shows="few characters play (the rule option)",
    ),
)
OPTIONS = (TURNS_PLAYED, *PACKED.options)


class Played:
    """The rule options as properties of a position: states and observations share them."""

    __slots__ = ()

    district: int

    @property
    def characters(self) -> int:
        """How many characters may be Jack when the game begins: nine, or three in a game of few."""
        return 3 if self.district >> FEW_AT & 1 else 9
