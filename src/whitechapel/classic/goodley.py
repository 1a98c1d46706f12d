"""Whole plays of Sergeant Goodley, who has thousands: draw one, list them all. Compiled where possible.

A full play is a whistle and a move, the whistle before or after; an accusation or an escape ends the play,
with or without a whistle before it.
"""

from collections.abc import MutableSequence, Sequence

from whitechapel.classic.bits import below, lowest, member, size, stirred
from whitechapel.classic.district import closer, moved, occupied
from whitechapel.classic.moves import arrived, ends, reached
from whitechapel.classic.pieces import GOODLEY
from whitechapel.classic.whistle import (
    choices,
    greatest_total,
    guessed,
    guesses,
    list_whistles,
    nearest_first,
    nth_whistle,
    spends_three,
)

ONE = 1
ALL_STREETS = (1 << 60) - 1
MANY = 1 << 30


def total_of(people: int) -> int:
    """The points a whistle has to spend from here: the greatest total."""
    return 3 if spends_three(people) else greatest_total(people, 0xFF, 3)


def count_whistles(people: int) -> int:
    """How many different whistles there are from here; 1 if nobody can be called."""
    total = total_of(people)
    if total == 0:
        return 1
    _, rest = nth_whistle(people, nearest_first(people), total, 0, MANY)
    return MANY - rest


def whistle_number(people: int, number: int) -> int:
    """The people after the whistle with this number."""
    total = total_of(people)
    if total == 0:
        return people
    after, _ = nth_whistle(people, nearest_first(people), total, 0, number)
    return after


def sample_goodley(people: int, streets: int, rights: int, rng: int) -> tuple[int, int, int]:
    """Draw one of Goodley's full plays, all equally likely: the people after it, its fate, the next random number.

    Before and after count apart, the order of the whistle does not. Guesses are drawn until one is a legal
    play; every legal play is guessed equally often.
    """
    bare = ends(people, streets, GOODLEY, rights)
    own = ONE << (people >> 6 * GOODLEY & 63)
    hexes = reached(people, streets, GOODLEY, 3) & ~own
    stops = bare & ALL_STREETS & ~(hexes & occupied(people))
    finals = bare & ~stops
    ways = choices(people, people >> 6 * GOODLEY & 63)
    first = hexes | bare & ~ALL_STREETS | own
    before = guesses(ways) * size(first)
    total = before + 6 * size(finals)
    plain = spends_three(people)
    rest = stops
    while rest:
        street = lowest(rest)
        rest &= rest - 1
        total += guesses(choices(people, street))
        plain = plain and spends_three(moved(people, GOODLEY, street))
    if not plain:
        return sample_goodley_slowly(people, streets, rights, rng)
    while True:
        rng = stirred(rng)
        number = below(rng, total)
        if number < before:
            end = member(first, number // guesses(ways))
            after = guessed(people, ways, number % guesses(ways))
            if after and ends(after, streets, GOODLEY, rights) >> end & 1:
                after, fate = arrived(after, GOODLEY, end)
                return after, fate, rng
            continue
        number -= before
        if number < 6 * size(finals):
            after, fate = arrived(people, GOODLEY, member(finals, number // 6))
            return after, fate, rng
        number -= 6 * size(finals)
        rest = stops
        street = lowest(rest)
        ways_there = choices(people, street)
        while number >= guesses(ways_there):
            number -= guesses(ways_there)
            rest &= rest - 1
            street = lowest(rest)
            ways_there = choices(people, street)
        after = guessed(moved(people, GOODLEY, street), ways_there, number)
        if after:
            return after, 0, rng


def sample_goodley_slowly(people: int, streets: int, rights: int, rng: int) -> tuple[int, int, int]:
    """The same by counting every whistle, for the rare positions where three points can't be spent."""
    bare = ends(people, streets, GOODLEY, rights)
    first = bare | reached(people, streets, GOODLEY, 3) | ONE << (people >> 6 * GOODLEY & 63)
    whistles = count_whistles(people)
    before = whistles * size(first)
    total = before
    rest = bare
    while rest:
        after, fate = arrived(people, GOODLEY, lowest(rest))
        rest &= rest - 1
        total += 1 if fate else count_whistles(after)
    while True:
        rng = stirred(rng)
        number = below(rng, total)
        if number < before:
            end = member(first, number // whistles)
            after = whistle_number(people, number % whistles)
            if ends(after, streets, GOODLEY, rights) >> end & 1:
                after, fate = arrived(after, GOODLEY, end)
                return after, fate, rng
            continue
        number -= before
        rest = bare
        while rest:
            after, fate = arrived(people, GOODLEY, lowest(rest))
            rest &= rest - 1
            here = 1 if fate else count_whistles(after)
            if number < here:
                return after if fate else whistle_number(after, number), fate, rng
            number -= here


def same_whistle(people: int, after: int, street: int) -> int:
    """Whether everybody who moved between the two came nearer to `street`."""
    for character in range(8):
        start = people >> 6 * character & 63
        end = after >> 6 * character & 63
        if start != end and not closer(street, start) >> end & 1:
            return 0
    return 1


def list_goodley(people: int, streets: int, whistles: Sequence[int], out: MutableSequence[int]) -> int:
    """Write the people after every play of Goodley that goes on into `out`, each once; returns the count.

    `whistles` holds the people after each whistle from where he stands. What does not fit into `out` is
    counted only.
    """
    own = ONE << (people >> 6 * GOODLEY & 63)
    hexes = reached(people, streets, GOODLEY, 3) & ~own
    stops = ends(people, streets, GOODLEY, 0)
    room = len(out)
    count = 0
    total = total_of(people)
    listed = 0
    rest = stops
    while rest:
        street = lowest(rest)
        rest &= rest - 1
        after = moved(people, GOODLEY, street)
        total_there = total_of(after)
        if total_there == total:
            listed |= ONE << street
        if total_there:
            count = list_whistles(after, nearest_first(after), total_there, 0, out, count)
        else:
            if count < room:
                out[count] = after
            count += 1
    for number in range(len(whistles)):
        rest = hexes & ~occupied(whistles[number])
        if rest == 0:
            rest = own
        while rest:
            street = lowest(rest)
            rest &= rest - 1
            if listed >> street & 1 and same_whistle(people, whistles[number], street):
                continue
            if count < room:
                out[count] = moved(whistles[number], GOODLEY, street)
            count += 1
    return count
