"""Whole plays of one character: draw one, list the distinct results. Compiled where possible.

For search: the same moves and abilities as the steps of `whitechapel.classic.steps`, a whole play at a time.
"""

from collections.abc import MutableSequence

from whitechapel.classic.bits import below, lowest, member, size, stirred
from whitechapel.classic.district import faced, moved, occupied, swapped
from whitechapel.classic.goodley import sample_goodley
from whitechapel.classic.moves import (
    arrived,
    changed,
    changes_from,
    changes_streets,
    changes_to,
    ends,
)
from whitechapel.classic.pieces import BERT, GOODLEY, GULL, WATSON

ONE = 1
ALL_STREETS = (1 << 60) - 1


def sample_play(people: int, streets: int, character: int, rights: int, rng: int) -> tuple[int, int, int, int]:
    """Draw one full play of a character, all equally likely: people, streets, fate (see `arrived`), next random number.

    Full plays that differ in any choice count apart (an ability before and after the move, an accusation with
    and without an ability before it); only the order in which characters are whistled does not.
    """
    if character == GOODLEY:
        people, fate, rng = sample_goodley(people, streets, rights, rng)
        return people, streets, fate, rng
    if changes_streets(character):
        return sample_change(people, streets, character, rights, rng)
    found = ends(people, streets, character, rights)
    own = ONE << (people >> 6 * character & 63)
    rng = stirred(rng)
    if character == WATSON:
        stops = found & ALL_STREETS & ~(occupied(people) & ~own)
        number = below(rng, 5 * size(stops) + size(found))
        if number < 6 * size(stops):
            return faced(moved(people, character, member(stops, number // 6)), number % 6), streets, 0, rng
        found &= ~stops
        number -= 6 * size(stops)
    elif character == GULL:
        number = below(rng, 12 + size(found))
        if number < 12:
            return gull_swapped(people, number), streets, 0, rng
        number -= 12
    else:
        number = below(rng, size(found))
    people, fate = arrived(people, character, member(found, number))
    return people, streets, fate, rng


def gull_swapped(people: int, number: int) -> int:
    """The people after the swap with this number: six others, then Watson in his six facings."""
    if number >= 6:
        return faced(swapped(people, GULL, WATSON), number - 6)
    return swapped(people, GULL, number if number < GULL else number + 1)


def sample_change(people: int, streets: int, character: int, rights: int, rng: int) -> tuple[int, int, int, int]:
    """Draw a full play of Smith, Lestrade or Bert. Guesses are drawn until one is legal."""
    starts = changes_from(streets, character)
    goals = changes_to(streets, character)
    count = size(starts) * size(goals)
    bare = ends(people, streets, character, rights)
    while True:
        rng = stirred(rng)
        number = below(rng, 128 * count)
        end = number & 63
        number >>= 6
        before = number < count
        if not before:
            number -= count
            if not bare >> end & 1:
                continue
        after = changed(
            streets, character, member(starts, number % size(starts)), member(goals, number // size(starts))
        )
        if before:
            if ends(people, after, character, rights) >> end & 1:
                people, fate = arrived(people, character, end)
                return people, after, fate, rng
        else:
            moved_people, fate = arrived(people, character, end)
            if fate == 0:
                return moved_people, after, fate, rng
            if number == 0:
                return moved_people, streets, fate, rng


def list_plays(
    people: int, streets: int, character: int, out: MutableSequence[int], out_streets: MutableSequence[int]
) -> int:
    """Write people and streets after every play that goes on into the two lists, each once; returns the count.

    For everybody but Goodley (`list_goodley`). The lists need room for 1024.
    """
    stops = ends(people, streets, character, 0)
    count = 0
    if changes_streets(character):
        starts = changes_from(streets, character)
        while starts:
            goals = changes_to(streets, character)
            while goals:
                after = changed(streets, character, lowest(starts), lowest(goals))
                goals &= goals - 1
                rest = stops
                if character == BERT:
                    rest |= ends(people, after, character, 0)
                while rest:
                    out[count] = moved(people, character, lowest(rest))
                    out_streets[count] = after
                    rest &= rest - 1
                    count += 1
            starts &= starts - 1
        return count
    while stops:
        for facing in range(6 if character == WATSON else 1):
            out[count] = moved(people, character, lowest(stops))
            if character == WATSON:
                out[count] = faced(out[count], facing)
            out_streets[count] = streets
            count += 1
        stops &= stops - 1
    if character == GULL:
        for number in range(12):
            out[count] = gull_swapped(people, number)
            out_streets[count] = streets
            count += 1
    return count
