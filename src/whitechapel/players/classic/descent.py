"""Iterations of information-set MCTS: down the tree, a playout, and back. Compiled where possible."""

try:
    import cython  # type: ignore[import-untyped] # Cython ships no stubs
except ImportError:  # uncompiled and without Cython: there is no GIL to release
    from whitechapel.players import uncompiled as cython

from whitechapel.classic.bits import below, stirred
from whitechapel.classic.layout import RIGHT_ACCUSATION
from whitechapel.classic.table import ending_of, round_of, side_of
from whitechapel.players.classic.evaluation import win_probability
from whitechapel.players.classic.growth import grown
from whitechapel.players.classic.light import light_play, played
from whitechapel.players.classic.tree import has_room, selected
from whitechapel.players.classic.tree_buffers import Floats, Ints

HEAD = 2
ONE = 1
LOW_24 = 0xFFFFFF


def playout(
    people: int, streets: int, table: int, secret: int, horizon: int, tries: int, rng: int
) -> tuple[float, int]:
    """The Detective's win probability after light play to the end of round `horizon`, and the next random number."""
    while not ending_of(table):
        if round_of(table) > horizon:
            return win_probability(people, streets, table, secret), rng
        people, streets, table, secret, rng = light_play(people, streets, table, secret, tries, rng)
    return 1.0 * (ending_of(table) == RIGHT_ACCUSATION), rng


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
    rng: int,
) -> tuple[float, int]:
    """One iteration from a node down, in one hidden world: the value for the Detective and the next random number.

    The Detective's nodes learn from it only if `learns` is set: he is not to learn from worlds that were
    drawn because Jack knows more.
    """
    side = side_of(words[HEAD + 4 * node + 2])
    if not side and words[HEAD + 4 * node + 3] >> 48 + (secret & 15) & 1:
        return 0.0, rng
    slot = 0 if side else secret & 15
    edge = selected(words, sums, node, slot, side)
    value, rng = followed(words, sums, draws, scores, node, edge, secret, learns, horizon, tries, rng)
    if learns or not side:
        at = 8 * words[0] + 16 * edge + 2 * slot
        sums[8 * node + slot] += 1.0
        sums[at] += 1.0
        sums[at + 1] += value
    return value, rng


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
    rng: int,
) -> tuple[float, int]:
    """The value of following an edge of a node in one hidden world, and the next random number."""
    at = HEAD + 4 * words[0] + 3 * edge
    goes = words[at + 2] & 255
    if goes >= 8:
        return 1.0 * (goes - 8 == secret & 15), rng
    before = words[HEAD + 4 * node + 2]
    people, streets, table, secret, rng = played(words[at], words[at + 1], before, secret, goes, rng)
    if ending_of(table) or round_of(table) != round_of(before):
        return playout(people, streets, table, secret, horizon, tries, rng)
    child = words[at + 2] >> 8 & LOW_24
    if not child:
        words[at + 2] += ONE << 32
        if words[at + 2] >> 32 < words[1] or not has_room(draws):
            return playout(people, streets, table, secret, horizon, tries, rng)
        child, rng = grown(words, draws, scores, people, streets, table, secret, rng)
        words[at + 2] = goes | child << 8
    return descended(words, sums, draws, scores, child, secret, learns, horizon, tries, rng)


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
    rng: int,
) -> int:
    """What `search` does, without the GIL."""
    at = 8 * words[0] + 16 * edge + 2 * own
    for _ in range(iterations):
        rng = stirred(rng)
        secret = secrets[below(rng, len(secrets))]
        value, rng = followed(words, sums, draws, scores, 1, edge, secret, not own, horizon, tries, rng)
        sums[at] += 1.0
        sums[at + 1] += value
    return rng


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
    rng: int,
) -> int:
    """Iterate through one edge of the root, drawing each world from `secrets`; returns the next random number.

    The GIL is released, so that several threads search at once.

    Visits and totals go to slot 0, or to slot 1 if `own` is set: the worlds are those Jack alone knows to be
    possible, and the Detective is not to learn from them.
    """
    with cython.nogil:
        return iterated(words, sums, draws, scores, secrets, edge, own, iterations, horizon, tries, rng)
