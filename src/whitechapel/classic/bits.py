"""Sets of up to 64 things as one int, and random numbers as one int. Compiled where possible."""

M64 = 0xFFFFFFFFFFFFFFFF
DE_BRUIJN = 0x03F79D71B4CB0A89
PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F
BYTES = 0x0101010101010101
GOLDEN = 0x9E3779B97F4A7C15
STIR_ONE = 0xBF58476D1CE4E5B9
STIR_TWO = 0x94D049BB133111EB

# Multiplying a single bit by a de Bruijn number puts a different pattern into the top six bits each time.
BIT_OF_PATTERN = [0] * 64
for _bit in range(64):
    BIT_OF_PATTERN[((DE_BRUIJN << _bit) & M64) >> 58] = _bit


def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return BIT_OF_PATTERN[(((members & -members) * DE_BRUIJN) & M64) >> 58]


def size(members: int) -> int:
    """How many members a set has."""
    members -= (members >> 1) & PAIRS
    members = (members & FOURS) + ((members >> 2) & FOURS)
    members = (members + (members >> 4)) & EIGHTS
    return ((members * BYTES) & M64) >> 56


def member(members: int, number: int) -> int:
    """The member of a set with this number, counted from 0 upwards."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


def stirred(rng: int) -> int:
    """The next state of a stream of random numbers (SplitMix64). Any 64-bit int starts one."""
    return (rng + GOLDEN) & M64


def below(rng: int, limit: int) -> int:
    """The random number from 0 up to `limit` that this state of the stream stands for.

    Equally likely up to one part in 2**32, for limits below 2**32.
    """
    value = rng ^ (rng >> 30)
    value = (value * STIR_ONE) & M64
    value ^= value >> 27
    value = (value * STIR_TWO) & M64
    value ^= value >> 31
    return value % limit
