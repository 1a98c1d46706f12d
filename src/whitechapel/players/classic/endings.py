"""What ends a game of Mr. Jack: who can leave now, who can be accused, who is near. Compiled where possible.

Sets of characters are masks of eight bits. Abilities used before the move count: Lestrade opens an exit, Bert
a manhole, Goodley whistles the suspect near.
"""

from whitechapel.classic.bits import lowest
from whitechapel.classic.board import GATES as GATE_STREETS
from whitechapel.classic.district import closer, cordons_of, distance, moved, occupied, open_manholes, walk
from whitechapel.classic.layout import ACCUSING, FIRST_EXIT, LEAVING
from whitechapel.classic.moves import changed, changes_from, changes_to, ends, reached
from whitechapel.classic.pieces import BERT, GOODLEY, LESTRADE, STEALTHY

ONE = 1
GATES = list(GATE_STREETS)
FAR = 15


def streets_to_leave(people: int, streets: int, character: int) -> int:
    """The streets by which a character could leave: as they are, or with a cordon or a cover moved first; or 0."""
    if ends(people, streets, character, LEAVING) >> FIRST_EXIT:
        return streets
    if character != LESTRADE and character != BERT:  # noqa: PLR1714 - compiled to two comparisons
        return 0
    starts = changes_from(streets, character)
    while starts:
        goals = changes_to(streets, character)
        while goals:
            after = changed(streets, character, lowest(starts), lowest(goals))
            if ends(people, after, character, LEAVING) >> FIRST_EXIT:
                return after
            goals &= goals - 1
        starts &= starts - 1
    return 0


def leavers(people: int, streets: int, characters: int) -> int:
    """Those of `characters` who could leave by a play of their own, were they Jack and unseen."""
    found = 0
    for character in range(8):
        if characters >> character & 1 and streets_to_leave(people, streets, character):
            found |= ONE << character
    return found


def accusing_play(people: int, streets: int, character: int, accused: int) -> tuple[int, int]:
    """People and streets from which a play of `character` accuses `accused`, an ability used first; or zeros.

    Of Goodley's whistles only those that spend all three points on the accused are tried.
    """
    if character == accused:
        return 0, 0
    street = people >> 6 * accused & 63
    if ends(people, streets, character, ACCUSING) >> street & 1:
        return people, streets
    if character == BERT:
        starts = changes_from(streets, character)
        while starts:
            goals = changes_to(streets, character)
            while goals:
                after = changed(streets, character, lowest(starts), lowest(goals))
                if ends(people, after, character, ACCUSING) >> street & 1:
                    return people, after
                goals &= goals - 1
            starts &= starts - 1
    if character == GOODLEY:
        hexes = walk(street, 3) & ~walk(street, 2) & closer(people >> 6 * GOODLEY & 63, street) & ~occupied(people)
        hexes &= reached(people, streets, GOODLEY, 3)
        if hexes:
            return moved(people, accused, lowest(hexes)), streets
    return 0, 0


def accusable(people: int, streets: int, cards: int, suspects: int) -> int:
    """The `suspects` whom some character of `cards` could accuse by a play of his."""
    found = 0
    for accused in range(8):
        if suspects >> accused & 1 and accuser(people, streets, cards, accused) < 8:
            found |= ONE << accused
    return found


def accuser(people: int, streets: int, cards: int, accused: int) -> int:
    """A character of `cards` who could accuse `accused` by a play of his, or 8."""
    for character in range(8):
        if cards >> character & 1:
            there, _ = accusing_play(people, streets, character, accused)
            if there:
                return character
    return 8


def hunters(people: int, streets: int, character: int) -> int:
    """The others whose own movement reaches a character's hex."""
    street = people >> 6 * character & 63
    found = 0
    for other in range(8):
        if other != character and reached(people, streets, other, 4 if other == STEALTHY else 3) >> street & 1:
            found |= ONE << other
    return found


def way_out(people: int, streets: int, character: int) -> int:
    """How many points a character on foot, sewers included, needs to step off the board; at most 15."""
    street = people >> 6 * character & 63
    manholes = open_manholes(streets)
    cordons = cordons_of(streets)
    best = FAR
    entry = FAR
    rest = manholes
    while rest:
        entry = min(entry, distance(street, lowest(rest)))
        rest &= rest - 1
    for gate in range(4):
        if cordons >> gate & 1:
            continue
        best = min(best, distance(street, GATES[gate]) + 1)
        rest = manholes
        while rest:
            best = min(best, entry + 2 + distance(lowest(rest), GATES[gate]))
            rest &= rest - 1
    return best
