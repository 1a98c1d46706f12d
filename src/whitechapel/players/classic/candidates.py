"""The plays one character can make, each with its score for the side that plays. Compiled where possible."""

from collections.abc import MutableSequence

from whitechapel.classic.listing import MOST_PLAYS
from whitechapel.classic.pieces import GOODLEY
from whitechapel.classic.plays import list_plays, sample_play
from whitechapel.players.classic.light import score


def scored_plays(
    people: int,
    streets: int,
    table: int,
    secret: int,
    side: int,
    character: int,
    rng: int,
    out: MutableSequence[int],
    out_streets: MutableSequence[int],
    scores: MutableSequence[float],
) -> int:
    """Write people, streets and score after each play that goes on into the three lists; returns the count.

    The lists need room for `MOST_PLAYS`. Goodley has more: so many of his are drawn at random.
    """
    if character == GOODLEY:
        count = MOST_PLAYS
        for number in range(count):
            out[number], out_streets[number], _, rng = sample_play(people, streets, character, 0, rng)
    else:
        count = list_plays(people, streets, character, out, out_streets)
    for number in range(count):
        scores[number] = score(out[number], out_streets[number], table, secret, side)
    return count
