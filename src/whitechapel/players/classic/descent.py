"""Iterations of information-set MCTS: down the tree, a playout, and back. Compiled where possible."""

try:
    import cython  # type: ignore[import-untyped] # Cython ships no stubs
except ImportError:  # uncompiled and without Cython: there is no GIL to release
    from whitechapel.players import uncompiled as cython

from whitechapel.classic.bits import below, stirred
from whitechapel.classic.layout import RIGHT_ACCUSATION
from whitechapel.classic.table import ending_of, round_of, side_of
from whitechapel.players.classic.growth import grown
from whitechapel.players.classic.light import light_play, played
from whitechapel.players.classic.outlook import outlook
from whitechapel.players.classic.tree import has_room, selected
from whitechapel.players.classic.tree_buffers import Floats, Ints

HEAD = 2
ONE = 1
LOW_24 = 0xFFFFFF


def playout(
    people: int, streets: int, table: int, secret: int, horizon: int, tries: int, chance: int
) -> tuple[float, int]:
    """The Detective's chance after light play to the end of round `horizon`, and the next chance."""
    while not ending_of(table):
        if round_of(table) > horizon:
            return outlook(people, streets, table, secret), chance
        people, streets, table, secret, chance = light_play(people, streets, table, secret, tries, chance)
    return 1.0 * (ending_of(table) == RIGHT_ACCUSATION), chance


def descended(
    words: Ints,
    sums: Floats,
    draws: Ints,
    scores: Floats,
    node: int,
    secret: int,
    learns: int,
    horizon: int,
    tries: int,
    chance: int,
) -> tuple[float, int]:
    """One iteration from a node down, in one hidden world: the value for the Detective and the next chance.

    The Detective's nodes learn from it only if `learns` is set: he is not to learn from worlds that were
    drawn because Jack knows more.
    """
    side = side_of(words[HEAD + 4 * node + 2])
    if not side and words[HEAD + 4 * node + 3] >> 48 + (secret & 15) & 1:
        return 0.0, chance
    slot = 0 if side else secret & 15
    edge = selected(words, sums, node, slot, side)
    value, chance = followed(words, sums, draws, scores, node, edge, secret, learns, horizon, tries, chance)
    if learns or not side:
        at = 8 * words[0] + 16 * edge + 2 * slot
        sums[8 * node + slot] += 1.0
        sums[at] += 1.0
        sums[at + 1] += value
    return value, chance


def followed(
    words: Ints,
    sums: Floats,
    draws: Ints,
    scores: Floats,
    node: int,
    edge: int,
    secret: int,
    learns: int,
    horizon: int,
    tries: int,
    chance: int,
) -> tuple[float, int]:
    """The value of following an edge of a node in one hidden world, and the next chance."""
    at = HEAD + 4 * words[0] + 3 * edge
    goes = words[at + 2] & 255
    if goes >= 8:
        return 1.0 * (goes - 8 == secret & 15), chance
    before = words[HEAD + 4 * node + 2]
    people, streets, table, secret, chance = played(words[at], words[at + 1], before, secret, goes, chance)
    if ending_of(table) or round_of(table) != round_of(before):
        return playout(people, streets, table, secret, horizon, tries, chance)
    child = words[at + 2] >> 8 & LOW_24
    if not child:
        words[at + 2] += ONE << 32
        if words[at + 2] >> 32 < words[1] or not has_room(draws):
            return playout(people, streets, table, secret, horizon, tries, chance)
        child, chance = grown(words, draws, scores, people, streets, table, secret, chance)
        words[at + 2] = goes | child << 8
    return descended(words, sums, draws, scores, child, secret, learns, horizon, tries, chance)


def iterated(
    words: Ints,
    sums: Floats,
    draws: Ints,
    scores: Floats,
    secrets: Ints,
    edge: int,
    own: int,
    iterations: int,
    horizon: int,
    tries: int,
    chance: int,
) -> int:
    """What `search` does, without the GIL."""
    at = 8 * words[0] + 16 * edge + 2 * own
    for _ in range(iterations):
        chance = stirred(chance)
        secret = secrets[below(chance, len(secrets))]
        value, chance = followed(words, sums, draws, scores, 1, edge, secret, not own, horizon, tries, chance)
        sums[at] += 1.0
        sums[at + 1] += value
    return chance


def search(
    words: Ints,
    sums: Floats,
    draws: Ints,
    scores: Floats,
    secrets: Ints,
    edge: int,
    own: int,
    iterations: int,
    horizon: int,
    tries: int,
    chance: int,
) -> int:
    """Iterate through one edge of the root, drawing each world from `secrets`; returns the next chance.

    The GIL is released, so that several threads search at once.

    Visits and totals go to slot 0, or to slot 1 if `own` is set: the worlds are those Jack alone knows to be
    possible, and the Detective is not to learn from them.
    """
    with cython.nogil:
        return iterated(words, sums, draws, scores, secrets, edge, own, iterations, horizon, tries, chance)
