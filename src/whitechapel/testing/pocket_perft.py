"""Perft of Mr. Jack Pocket on packed ints, for many positions at once. Compiled where possible.

The same count as `perft.perft`, sequence by sequence and without looking for positions that come up again.
"""

from whitechapel.pocket.kernel import apply_action, apply_chance, count_actions, nth_action, pile_of
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD,
    CARD_DUE,
    EXCHANGE,
    FACES_AT,
    PHASE_AT,
    ROTATION,
    THROW,
    THROW_DUE,
    USED_AT,
)


def count_sequences(district: int, table: int, secret: int, depth: int) -> int:
    """How many sequences of `depth` actions there are from a position after the set-up."""
    card = 0
    if table >> PHASE_AT & 7 == CARD_DUE:
        while not pile_of(table, secret) >> card & 1:
            card += 1
        district, table, secret = apply_chance(district, table, secret, CARD + card)
    if table >> PHASE_AT & 7 == THROW_DUE:
        district, table, secret = apply_chance(district, table, secret, THROW)
    if depth == 0:
        return 1
    if table >> PHASE_AT & 7 != ACTION_DUE:
        return 0
    total = 0
    for number in range(count_actions(table)):
        action = nth_action(district, table, number)
        copies = 1 + (ROTATION <= action < EXCHANGE and both_rotations(table))
        after_district, after_table, after_secret = apply_action(district, table, secret, action)
        if depth == 1:
            total += copies
        else:
            total += copies * count_sequences(after_district, after_table, after_secret, depth - 1)
    return total


def both_rotations(table: int) -> bool:
    """Whether two tokens lie ready that rotate a tile."""
    return not table >> FACES_AT + 2 & 3 and not table >> USED_AT + 2 & 3
