"""The course of the game on packed ints: steps of a play, chance, the end. Compiled where possible.

A position is four ints. `people` and `streets` are described in `district.py`, `table` in `table.py`; the
`secret` holds Jack's identity (4 bits, 8 before he drew it), then a bit for each alibi card Jack took and
one for each the Detective took. Everything here trusts its caller: `rules.py` is the checked way in, search
calls this directly.
"""

from itertools import combinations

from whitechapel.classic import board
from whitechapel.classic.bits import lowest
from whitechapel.classic.district import distance, faced, moved, occupied, swapped
from whitechapel.classic.goodley import total_of
from whitechapel.classic.layout import (
    ACCUSE,
    CARD,
    CHOOSE,
    CORDON,
    COVER,
    ESCAPE,
    FACE,
    FIRST_EXIT,
    HANDS_AT,
    IDENTITY,
    LAMP,
    LEAVE,
    MOVE,
    RIGHT_ACCUSATION,
    SHUFFLE,
    STAY,
    SWAP,
    WHISTLE,
    WHISTLE_NOBODY,
    WRONG_ACCUSATION,
)
from whitechapel.classic.moves import changed, changes_from, changes_streets, changes_to, ends
from whitechapel.classic.pieces import BERT, GOODLEY, GULL, LESTRADE, SMITH, STEALTHY, WATSON
from whitechapel.classic.table import (
    actor_of,
    cards_left,
    chosen,
    dealt_identity,
    ended,
    has_moved,
    has_used,
    in_play,
    must_face,
    play_done,
    points_left,
    shuffled,
    side_of,
    took_alibi,
    whistled_of,
    with_face,
    with_moved,
    with_used,
    with_whistle,
    witness_of,
)
from whitechapel.classic.whistle import greatest_total, whistled_to

ONE = 1

# Covers move among the manholes of both editions, fourteen hexes in all; 14 where there is none.
MANHOLES = list(board.MANHOLES)
MANHOLE_NUMBER = [board.MANHOLES.index(street) if street in board.MANHOLES else 14 for street in range(64)]

# Which four of the eight character cards are shown: the seventy outcomes of a shuffle.
SHUFFLES = [sum(1 << card for card in cards) for cards in combinations(range(8), 4)]


def pile_of(secret: int) -> int:
    """The cards left in the alibi pile."""
    return 255 & ~(ONE << (secret & 15) | secret >> HANDS_AT | secret >> HANDS_AT + 8)


def rights_of(table: int, secret: int, character: int) -> int:
    """What a character's move may do besides moving: accuse (1) for the Detective, leave (2) for Jack.

    Only Jack's own character leaves, and only while the witness card shows Invisible.
    """
    if side_of(table):
        return 1
    if secret & 15 == character and not witness_of(table):
        return 2
    return 0


def move_actions(people: int, found: int, character: int, actions: list[int]) -> None:
    """Add the actions for these ends of a move, in ascending order."""
    own = people >> 6 * character & 63
    stops = found & ~(occupied(people) & ~(ONE << own))
    for street in range(60):
        if stops >> street & 1 and street != own:
            actions.append(MOVE + street)
    for other in range(8):
        if other != character and found >> (people >> 6 * other & 63) & 1:
            actions.append(ACCUSE + other)
    for gate in range(4):
        if found >> FIRST_EXIT + gate & 1:
            actions.append(LEAVE + gate)
    if found >> own & 1:
        actions.append(STAY)


def change_action(character: int, start: int, goal: int) -> int:
    """The action by which Smith, Lestrade or Bert moves a piece."""
    if character == SMITH:
        return LAMP + 8 * start + goal
    if character == LESTRADE:
        return CORDON + 4 * start + goal
    return COVER + 14 * MANHOLE_NUMBER[start] + MANHOLE_NUMBER[goal]


def change_actions(streets: int, character: int, actions: list[int]) -> None:
    """Add everything that Smith, Lestrade or Bert can change."""
    starts = changes_from(streets, character)
    while starts:
        goals = changes_to(streets, character)
        while goals:
            actions.append(change_action(character, lowest(starts), lowest(goals)))
            goals &= goals - 1
        starts &= starts - 1


def whistle_actions(people: int, callable_people: int, points: int, actions: list[int]) -> None:
    """Add every call after which the rest of the points can still be spent."""
    if points == 0:
        actions.append(WHISTLE_NOBODY)
        return
    for character in range(8):
        if character == GOODLEY or not callable_people >> character & 1:
            continue
        hexes = 0
        for cost in range(1, points + 1):
            rest = whistled_to(people, character, cost)
            while rest:
                after = moved(people, character, lowest(rest))
                others = callable_people & ~(ONE << character)
                if greatest_total(after, others, points - cost) == points - cost:
                    hexes |= rest & ~(rest - 1)
                rest &= rest - 1
        while hexes:
            actions.append(WHISTLE + 60 * character + lowest(hexes))
            hexes &= hexes - 1


def ability_actions(people: int, streets: int, table: int, actions: list[int]) -> None:
    """Add the first steps of an ability that is used before or after the move."""
    character = in_play(table)
    if changes_streets(character):
        change_actions(streets, character, actions)
    elif character == GOODLEY:
        whistle_actions(people, 255, total_of(people), actions)


def first_steps(people: int, streets: int, table: int, secret: int, actions: list[int]) -> None:
    """Add what a character who has not moved may do: move, swap, or use the ability first."""
    character = in_play(table)
    found = ends(people, streets, character, rights_of(table, secret, character))
    move_actions(people, found, character, actions)
    if character == GULL:
        for other in range(8):
            if other != GULL:
                actions.append(SWAP + other)
    if not has_used(table):
        ability_actions(people, streets, table, actions)


def legal_steps(people: int, streets: int, table: int, secret: int) -> list[int]:
    """What the player to act may choose, in ascending order; nothing if it is chance's turn or the game is over."""
    actions: list[int] = []
    if actor_of(table) > 1:
        return actions
    if in_play(table) == 8:
        for card in range(8):
            if cards_left(table) >> card & 1:
                actions.append(CHOOSE + card)
    elif must_face(table):
        for facing in range(6):
            actions.append(FACE + facing)
    elif points_left(table):
        whistle_actions(people, 255 & ~whistled_of(table), points_left(table), actions)
    elif has_moved(table):
        ability_actions(people, streets, table, actions)
    else:
        first_steps(people, streets, table, secret, actions)
    return actions


def apply_action(people: int, streets: int, table: int, secret: int, action: int) -> tuple[int, int, int, int]:
    """The position after a player's step, and after the call for witnesses if it ended the round."""
    if ACCUSE <= action < STAY:
        return people, streets, ended(table, last_ending(secret, action)), secret
    people, streets, table = acted(people, streets, table, action)
    if has_moved(table) and has_used(table) and not must_face(table) and not points_left(table):
        streets, table = play_done(people, streets, table, secret & 15)
    return people, streets, table, secret


def acted(people: int, streets: int, table: int, action: int) -> tuple[int, int, int]:
    """People, streets and table after a step that does not end the game, before the play is called done."""
    if action < MOVE:
        return people, streets, chosen(table, action - CHOOSE)
    if action < FACE:
        people, table = apply_move(people, table, action)
        return people, streets, table
    if action < LAMP:
        return faced(people, action - FACE), streets, with_used(with_face(table, 0))
    if action < WHISTLE:
        return people, apply_change(streets, action), with_used(table)
    if action < WHISTLE_NOBODY:
        people, table = apply_whistle(people, table, (action - WHISTLE) // 60, (action - WHISTLE) % 60)
        return people, streets, table
    return people, streets, with_used(table)


def last_ending(secret: int, action: int) -> int:
    """How an accusation or the step off the board ends the game."""
    if action >= LEAVE:
        return ESCAPE
    return RIGHT_ACCUSATION if action - ACCUSE == secret & 15 else WRONG_ACCUSATION


def apply_move(people: int, table: int, action: int) -> tuple[int, int]:
    """People and table after a move, a stay or Gull's swap. Moving Watson means facing him."""
    character = in_play(table)
    table = with_moved(table)
    if action >= SWAP:
        people = swapped(people, GULL, action - SWAP)
        return people, with_face(with_used(table), action - SWAP == WATSON)
    if action != STAY:
        people = moved(people, character, action - MOVE)
    if character == WATSON:
        table = with_face(table, 1)
    elif character in {STEALTHY, GULL}:
        table = with_used(table)
    return people, table


def apply_whistle(people: int, table: int, called: int, street: int) -> tuple[int, int]:
    """People and table after one character was whistled; the first call fixes the points to be spent."""
    points = points_left(table) if has_used(table) else total_of(people)
    points -= distance(people >> 6 * called & 63, street)
    table = with_whistle(with_used(table), points, whistled_of(table) | ONE << called)
    return moved(people, called, street), with_face(table, called == WATSON)


def apply_change(streets: int, action: int) -> int:
    """The streets after a lamp, a cordon or a cover was moved."""
    if action < CORDON:
        return changed(streets, SMITH, (action - LAMP) // 8, (action - LAMP) % 8)
    if action < COVER:
        return changed(streets, LESTRADE, (action - CORDON) // 4, (action - CORDON) % 4)
    return changed(streets, BERT, MANHOLES[(action - COVER) // 14], MANHOLES[(action - COVER) % 14])


def apply_chance(people: int, streets: int, table: int, secret: int, action: int) -> tuple[int, int, int, int]:
    """The position after what chance decided: Jack's identity, a shuffle, or the card Holmes takes."""
    if action >= CARD:
        secret |= ONE << HANDS_AT + 8 * side_of(table) + (action - CARD)
        streets, table = play_done(people, streets, took_alibi(table), secret & 15)
        return people, streets, table, secret
    if action >= SHUFFLE:
        return people, streets, shuffled(table, SHUFFLES[action - SHUFFLE]), secret
    return people, streets, dealt_identity(table), secret & ~15 | (action - IDENTITY)
