"""For search and tests: what a whole play of one character can lead to, each result once."""

from array import array
from collections.abc import Iterator

from whitechapel.classic import moves
from whitechapel.classic.bits import lowest
from whitechapel.classic.district import who_is_on
from whitechapel.classic.goodley import count_whistles, list_goodley, total_of
from whitechapel.classic.pieces import GOODLEY, mask_of
from whitechapel.classic.plays import list_plays
from whitechapel.classic.whistle import list_whistles, nearest_first

MOST_PLAYS = 1024
"""More than anybody but Goodley has."""


def whistles(people: int) -> "array[int]":
    """The people after each whistle from where Goodley stands; just as they are if nobody can be called."""
    found = array("Q", bytes(8 * count_whistles(people)))
    total = total_of(people)
    if total:
        list_whistles(people, nearest_first(people), total, 0, found, 0)
    else:
        found[0] = people
    return found


def results(people: int, streets: int, character: int) -> list[tuple[int, int]]:
    """People and streets after every play of a character that does not end the game, without repeats."""
    if character == GOODLEY:
        called = whistles(people)
        found = array("Q", bytes(8 * 4096))
        count = list_goodley(people, streets, called, found)
        if count > len(found):
            found = array("Q", bytes(8 * count))
            list_goodley(people, streets, called, found)
        return [(after, streets) for after in found[:count]]
    after_people, after_streets = array("Q", bytes(8 * MOST_PLAYS)), array("Q", bytes(8 * MOST_PLAYS))
    count = list_plays(people, streets, character, after_people, after_streets)
    return list(zip(after_people[:count], after_streets[:count], strict=True))


def count_results(people: int, streets: int, character: int) -> int:
    """How many results there are."""
    if character == GOODLEY:
        return list_goodley(people, streets, whistles(people), array("Q"))
    return len(results(people, streets, character))


def _before_moves(people: int, streets: int, character: int) -> Iterator[tuple[int, int]]:
    """People and streets as the move may find them: as they are, or after an ability used first."""
    yield people, streets
    if character == GOODLEY:
        yield from ((after, streets) for after in whistles(people))
    elif moves.changes_streets(character):
        starts = moves.changes_from(streets, character)
        while starts:
            goals = moves.changes_to(streets, character)
            while goals:
                yield people, moves.changed(streets, character, lowest(starts), lowest(goals))
                goals &= goals - 1
            starts &= starts - 1


def accusable(people: int, streets: int, character: int) -> int:
    """The characters the Detective could accuse by this play, an ability used first included."""
    found = 0
    for there, then in _before_moves(people, streets, character):
        stops = moves.ends(there, then, character, 1) & ~moves.ends(there, then, character, 0)
        found |= mask_of(tuple(who_is_on(there, street) for street in range(60) if stops >> street & 1))
    return found


def exits_in_reach(people: int, streets: int, character: int) -> int:
    """The exits by which Jack could leave if this were his own character and the witness card showed Invisible."""
    found = 0
    for there, then in _before_moves(people, streets, character):
        found |= moves.ends(there, then, character, 2) >> 60
    return found
