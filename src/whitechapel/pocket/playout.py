"""Uniformly random games on packed ints, as fast as they go. Compiled where possible.

The random numbers are a xorshift of 64 bits; a `seed` is any int but 0 after masking.
"""

from whitechapel.pocket.district import placed
from whitechapel.pocket.kernel import (
    apply_action,
    apply_chance,
    detective_won,
    pile_of,
    random_action,
    turn_of,
)
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD,
    CARD_DUE,
    CHASE_AT,
    GAME_OVER,
    OPEN_DISTRICT,
    PHASE_AT,
    TABLE_AT_START,
    THROW,
    THROW_DUE,
    TILES_DUE,
    WALLS_AT_START,
)

ONE = 1
ALL_NINE = 0x876543210  # a deck of nine characters, four bits each
MASK64 = 0xFFFFFFFFFFFFFFFF
WALL_AT_START = list(WALLS_AT_START)


def next_random(rng: int) -> int:
    """The following number of the sequence."""
    rng ^= rng << 13 & MASK64
    rng ^= rng >> 7
    return rng ^ (rng << 17 & MASK64)


def below(rng: int, n: int) -> int:
    """A number from 0 up to n, from the upper half of a random number."""
    return (rng >> 32) * n >> 32


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit."""
    while n:
        mask &= mask - 1
        n -= 1
    position = 0
    while not mask >> position & 1:
        position += 1
    return position


def dealt(rng: int) -> tuple[int, int, int, int]:
    """A random set-up with Jack's identity drawn; the last of the four is the next random number."""
    district = OPEN_DISTRICT
    deck = ALL_NINE
    for cell in range(9):
        rng = next_random(rng)
        place = 4 * below(rng, 9 - cell)
        character = deck >> place & 15
        deck = deck & (ONE << place) - 1 | deck >> place + 4 << place
        wall = WALL_AT_START[cell]
        if wall == 4:
            wall = rng & 3
        district = placed(district, cell, character, wall)
    rng = next_random(rng)
    return district, TABLE_AT_START ^ (TILES_DUE ^ THROW_DUE) << PHASE_AT, below(rng, 9), rng


def played_out(district: int, table: int, secret: int, rng: int) -> tuple[int, int, int, int, int]:
    """A random game from here to its end; the fourth is the next random number, the last counts actions."""
    actions = 0
    while True:
        phase = table >> PHASE_AT & 7
        if phase == GAME_OVER:
            return district, table, secret, rng, actions
        rng = next_random(rng)
        if phase == ACTION_DUE:
            action = random_action(district, table, rng >> 32)
            district, table, secret = apply_action(district, table, secret, action)
            actions += 1
        elif phase == CARD_DUE:
            pile = pile_of(table, secret)
            card = nth_bit(pile, below(rng, cards_in(pile)))
            district, table, secret = apply_chance(district, table, secret, CARD + card)
        else:
            district, table, secret = apply_chance(district, table, secret, THROW + (rng >> 60))


def cards_in(pile: int) -> int:
    """How many cards are in a set."""
    count = 0
    while pile:
        pile &= pile - 1
        count += 1
    return count


def random_games(games: int, seed: int) -> tuple[int, int, int, int]:
    """Play whole random games; returns actions played, Detective wins, chases and turns in all."""
    rng = seed
    actions = wins = chases = turns = 0
    for _ in range(games):
        district, table, secret, rng = dealt(rng)
        district, table, secret, rng, played = played_out(district, table, secret, rng)
        actions += played
        wins += detective_won(district, table, secret)
        chases += table >> CHASE_AT & 7 != 0
        turns += turn_of(table)
    return actions, wins, chases, turns
