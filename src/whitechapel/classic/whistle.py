"""Sergeant Goodley's whistle: three points to bring others closer to him. Compiled where possible.

Each whistled character ends nearer to Goodley by street distance than it began, on a free hex, and costs the
street distance between its two hexes; the total must be the greatest that any whistle could spend. Called
nearest first, every hex that a whistle empties is empty before somebody farther away needs it: so a whistle
is a set of (character, hex), legal when no two characters end on one hex, and its order does not matter.
"""

from collections.abc import MutableSequence

from whitechapel.classic.bits import lowest, size
from whitechapel.classic.district import closer, distance, faced, moved, occupied, walk
from whitechapel.classic.pieces import GOODLEY, WATSON

NOBODY = 15
ONE = 1
FIELD = 0xFFFF

# The streets exactly so many points away: entry ``64 * points + street``.
RING = [
    walk(street, points) & ~walk(street, points - 1) if points and street < 60 else 0
    for points in range(4)
    for street in range(64)
]
CLOSER = [closer(goal, street) if goal < 60 and street < 60 else 0 for goal in range(64) for street in range(64)]
# How many hexes nearer to a goal (the row) lie 1, 2 and 3 points from a street: sixteen bits each.
CHOICES = [
    sum(size(RING[64 * points + street] & CLOSER[64 * goal + street]) << 16 * (points - 1) for points in range(1, 4))
    for goal in range(64)
    for street in range(64)
]


def whistled_to(people: int, character: int, points: int) -> int:
    """The free hexes to which a character can be whistled for just these points, as people stand now."""
    street = people >> 6 * character & 63
    goal = people >> 6 * GOODLEY & 63
    return RING[64 * points + street] & CLOSER[64 * goal + street] & ~occupied(people)


def greatest_total(people: int, callable_people: int, points: int) -> int:
    """The most of `points` that a whistle can spend on characters of this set, each at most once."""
    best = 0
    for character in range(8):
        if callable_people >> character & 1 and character != GOODLEY:
            for cost in range(points, 0, -1):
                hexes = whistled_to(people, character, cost)
                while hexes:
                    rest = callable_people & ~(ONE << character)
                    after = moved(people, character, lowest(hexes))
                    best = max(best, cost + greatest_total(after, rest, points - cost))
                    if best == points:
                        return best
                    hexes &= hexes - 1
    return best


def nearest_first(people: int) -> int:
    """The others in order of their street distance to Goodley, four bits each, then `NOBODY`."""
    order = NOBODY
    goal = people >> 6 * GOODLEY & 63
    for far in range(15, -1, -1):
        for character in range(7, -1, -1):
            if character != GOODLEY and distance(goal, people >> 6 * character & 63) == far:
                order = order << 4 | character
    return order


def list_whistles(people: int, order: int, points: int, turned: int, out: MutableSequence[int], count: int) -> int:
    """Write the people after every whistle that spends just `points` on characters of `order` into `out`.

    Where Watson moves (or has moved: `turned`) there is one for each facing. Returns the count; what does
    not fit into `out` is counted only.
    """
    room = len(out)
    while order != NOBODY:
        character = order & 15
        order >>= 4
        for cost in range(1, points + 1):
            hexes = whistled_to(people, character, cost)
            while hexes:
                after = moved(people, character, lowest(hexes))
                hexes &= hexes - 1
                if cost < points:
                    count = list_whistles(after, order, points - cost, turned or character == WATSON, out, count)
                elif turned or character == WATSON:
                    for facing in range(6):
                        if count < room:
                            out[count] = faced(after, facing)
                        count += 1
                else:
                    if count < room:
                        out[count] = after
                    count += 1
    return count


def nth_whistle(people: int, order: int, points: int, turned: int, number: int) -> tuple[int, int]:
    """The people after the whistle with this number in the order of `list_whistles`, and -1.

    Where there are not so many: the people, and the number less their count.
    """
    while order != NOBODY:
        character = order & 15
        order >>= 4
        for cost in range(1, points + 1):
            hexes = whistled_to(people, character, cost)
            while hexes:
                after = moved(people, character, lowest(hexes))
                hexes &= hexes - 1
                if cost < points:
                    after, number = nth_whistle(after, order, points - cost, turned or character == WATSON, number)
                    if number < 0:
                        return after, number
                elif turned or character == WATSON:
                    if number < 6:
                        return faced(after, number), -1
                    number -= 6
                elif number == 0:
                    return after, -1
                else:
                    number -= 1
    return people, number


def choices(people: int, goal: int) -> int:
    """How many ways to call somebody for 1, 2 and 3 points to `goal`, sixteen bits each, others not minded.

    Watson counts six times, once for each facing.
    """
    total = 0
    for character in range(8):
        if character == WATSON:
            total += 6 * CHOICES[64 * goal + (people >> 6 * character & 63)]
        elif character != GOODLEY:
            total += CHOICES[64 * goal + (people >> 6 * character & 63)]
    return total


def guesses(ways: int) -> int:
    """How many guesses `guessed` makes at a three-point whistle: six of each that is legal, and others."""
    ones = ways & FIELD
    return 6 * (ways >> 32) + 6 * ones * (ways >> 16 & FIELD) + ones * ones * ones


def called(people: int, after: int, points: int, number: int) -> int:
    """Add to `after` the call with this number among those `choices` counts; 0 if he was called already."""
    goal = people >> 6 * GOODLEY & 63
    for character in range(8):
        if character == GOODLEY:
            continue
        street = people >> 6 * character & 63
        ways = CHOICES[64 * goal + street] >> 16 * (points - 1) & FIELD
        times = 6 if character == WATSON else 1
        if number >= ways * times:
            number -= ways * times
            continue
        if after >> 6 * character & 63 != street:
            return 0
        hexes = RING[64 * points + street] & CLOSER[64 * goal + street]
        for _ in range(number // times):
            hexes &= hexes - 1
        after = moved(after, character, lowest(hexes))
        return faced(after, number % times) if times == 6 else after
    return 0


def guessed(people: int, ways: int, number: int) -> int:
    """The people after the guess with this number, or 0 if it is no legal whistle.

    Every legal whistle of three points comes up for exactly six numbers below ``guesses(ways)``: so drawing
    numbers until one is legal draws whistles that are all equally likely.
    """
    ones = ways & FIELD
    twos = ways >> 16 & FIELD
    if number < 6 * (ways >> 32):
        after = called(people, people, 3, number // 6)
    elif number < 6 * ((ways >> 32) + ones * twos):
        number = number // 6 - (ways >> 32)
        after = called(people, people, 2, number // ones)
        after = called(people, after, 1, number % ones)
    else:
        number -= 6 * ((ways >> 32) + ones * twos)
        after = called(people, people, 1, number % ones)
        after = called(people, after, 1, number // ones % ones)
        if after:
            after = called(people, after, 1, number // ones // ones)
    if after and size(occupied(after)) == 8:
        return after
    return 0


def spends_three(people: int) -> int:
    """Whether a whistle can spend all three points: nearly always, by calling one character alone."""
    for character in range(8):
        if character != GOODLEY and whistled_to(people, character, 3):
            return 1
    return greatest_total(people, 0xFF, 3) == 3
