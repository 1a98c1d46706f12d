"""The course of the game on packed ints: tokens, actions, chance, the appeal, the end. Compiled where possible.

A position is three ints. The `district` is described in `district.py`. The `table` holds all else that is
public; the `secret` holds Jack's identity (15 before he has one) and a bit for each alibi card he drew.
Everything here trusts its caller: `rules.py` is the checked way in, search calls this directly.
"""

from whitechapel.pocket.district import (
    character_at,
    characters_on,
    cleared,
    exchanged,
    placed,
    rotated,
    sight,
    suspects_of,
)
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD,
    CARD_DUE,
    CHASE_AT,
    DRAWN_AT,
    EXCHANGE,
    FACES_AT,
    FEW,
    GAME_OVER,
    IDENTITY,
    IDENTITY_DUE,
    JOKER,
    JOKER_NOBODY,
    LAY_TILE,
    MARKS_AT,
    MOVES,
    PHASE_AT,
    REVEALED_AT,
    ROTATION,
    THROW,
    THROW_DUE,
    TILES_DUE,
    TIME_AT,
    TURN_AT,
    USED_AT,
)
from whitechapel.pocket.options import FEW_AT
from whitechapel.pocket.pieces import EVERYBODY, HOURGLASSES

PAIR_ONE = [one for one in range(9) for other in range(one + 1, 9)]
PAIR_OTHER = [other for one in range(9) for other in range(one + 1, 9)]

# Kinds of action as bits: 0 alibi, 1-3 Holmes, Watson, Toby, 4 joker, 5 rotation, 6 exchange.
KIND_OF_ACTION = [0] + [1, 1, 2, 2, 3, 3] + [4] * 4 + [5] * 27 + [6] * 36
FACE_KINDS = [0, 1, 3, 2, 5, 6, 5, 4]  # front and back of each token
TOKEN_OF_KIND = [0, 0, 1, 1, 3, 2, 2]
POPCOUNT = [bin(mask).count("1") for mask in range(512)]
HOURGLASSES_ON = [sum(HOURGLASSES[card] for card in range(9) if mask >> card & 1) for mask in range(512)]

# In odd turns the Investigator plays the first and the last action, in even turns Jack does: 1 = Detective.
ACTOR = [1, 0, 0, 1, 0, 1, 1, 0]

# Which kinds the unused tokens show, by used tokens and faces.
KINDS_UP = [
    sum({1 << FACE_KINDS[2 * token + (faces >> token & 1)] for token in range(4) if not used >> token & 1})
    for used in range(16)
    for faces in range(16)
]

# The actions of each set of kinds (twice: with no tile rotated, with one rotated), ascending and padded with 0.
# Jack's joker has one more choice, so it is kept for last. With one tile rotated, the rotations are numbered
# over the eight others.
LONGEST = 80
ACTIONS_OF_KINDS = [0] * 20480
COUNT_OF_KINDS = [0] * 256


def _list_actions() -> None:
    for marked in range(2):
        for kinds in range(128):
            row = marked * 128 + kinds
            listed = [
                action
                for action in range(THROW)
                if kinds >> KIND_OF_ACTION[action] & 1
                and action != JOKER_NOBODY
                and not (marked and EXCHANGE - 3 <= action < EXCHANGE)
            ]
            COUNT_OF_KINDS[row] = len(listed)
            for number, action in enumerate([*listed, JOKER_NOBODY]):
                ACTIONS_OF_KINDS[row * LONGEST + number] = action


_list_actions()

ONE = 1
FACES_TURNED = 15 << FACES_AT
KEPT_BETWEEN_TURNS = (1 << 64) - 1 - (511 << MARKS_AT | 15 << USED_AT)


def turn_of(table: int) -> int:
    """The turn, 1 to 8."""
    return (table >> TURN_AT & 7) + 1


def phase_of(table: int) -> int:
    """What is due next."""
    return table >> PHASE_AT & 7


def played_of(table: int) -> int:
    """How many actions were played this turn."""
    return POPCOUNT[table >> USED_AT & 15]


def actor_of(table: int) -> int:
    """The player whose action is due: 0 Jack, 1 the Detective."""
    return ACTOR[4 * (table >> TURN_AT & 1) + POPCOUNT[table >> USED_AT & 15]]


def taker_of(table: int) -> int:
    """The player who just played Alibi and takes the card that is due."""
    return ACTOR[4 * (table >> TURN_AT & 1) + POPCOUNT[table >> USED_AT & 15] - 1]


def kinds_up(table: int) -> int:
    """The kinds of action that unused tokens offer, as a set of bits."""
    return KINDS_UP[table >> FACES_AT & 255]


def kind_of(action: int) -> int:
    """The kind of a player's action, as the number of its bit."""
    return KIND_OF_ACTION[action]


def hourglasses_of(table: int, secret: int) -> int:
    """Jack's hourglasses: his time tokens and the cards he drew. His identity card does not count."""
    return POPCOUNT[table >> TIME_AT & 255] + HOURGLASSES_ON[secret >> 4 & 511]


def pile_of(table: int, secret: int) -> int:
    """The cards left in the alibi pile."""
    return EVERYBODY & ~((ONE << (secret & 15)) | secret >> 4 | table >> REVEALED_AT & 511)


def seen_cells(district: int, table: int) -> int:
    """The areas in some detective's sight."""
    return sight(district, table & 15) | sight(district, table >> 4 & 15) | sight(district, table >> 8 & 15)


def is_legal(district: int, table: int, action: int) -> bool:
    """Whether the player to act may choose this action (a player's action, in phase `ACTION_DUE`)."""
    if not KINDS_UP[table >> FACES_AT & 255] >> KIND_OF_ACTION[action] & 1:
        return False
    if action == JOKER_NOBODY:
        return may_move_nobody(table) == 1
    if ROTATION <= action < EXCHANGE:
        return not table >> MARKS_AT + character_at(district, (action - ROTATION) // 3) & 1
    return True


def may_move_nobody(table: int) -> int:
    """Whether the player to act may move nobody with the joker: 1 for Jack, 0 for the Detective."""
    return ~actor_of(table) & 1


def count_actions(table: int) -> int:
    """How many distinct actions the player to act has."""
    kinds = KINDS_UP[table >> FACES_AT & 255]
    marked = (table >> MARKS_AT & 511) != 0
    return COUNT_OF_KINDS[128 * marked + kinds] + (kinds >> 4 & may_move_nobody(table))


def nth_action(district: int, table: int, n: int) -> int:
    """The n-th of the player's distinct actions; moving nobody with the joker is the last one."""
    marks = table >> MARKS_AT & 511
    action = ACTIONS_OF_KINDS[LONGEST * (128 * (marks != 0) + KINDS_UP[table >> FACES_AT & 255]) + n]
    if marks and ROTATION <= action < EXCHANGE:
        for cell in range(9):
            if marks >> character_at(district, cell) & 1:
                return action + 3 * (action >= ROTATION + 3 * cell)
    return action


def random_action(district: int, table: int, number: int) -> int:
    """One of the player's distinct actions, each as likely, picked by a random number of 32 bits."""
    return nth_action(district, table, number * count_actions(table) >> 32)


def apply_action(district: int, table: int, secret: int, action: int) -> tuple[int, int, int]:
    """The position after a player's action, and after the appeal if it was the turn's fourth."""
    district, table = acted(district, table, action)
    if table >> USED_AT & 15 == 15 and table >> PHASE_AT & 7 == ACTION_DUE:
        return appeal(district, table, secret)
    return district, table, secret


def acted(district: int, table: int, action: int) -> tuple[int, int]:
    """The district and the table after a player's action, before the card it draws and before any appeal."""
    kind = KIND_OF_ACTION[action]
    token = TOKEN_OF_KIND[kind]
    if kind == 5 and table >> FACES_AT + 2 & 1 | table >> USED_AT + 2 & 1:
        token = 3
    table |= ONE << USED_AT + token
    if kind == 0:
        return district, table ^ (ACTION_DUE ^ CARD_DUE) << PHASE_AT
    if kind <= 3:
        return district, moved(table, kind - 1, 1 + (action - MOVES & 1))
    if kind == 4:
        return district, table if action == JOKER_NOBODY else moved(table, action - JOKER, 1)
    if kind == 5:
        cell = (action - ROTATION) // 3
        table |= ONE << MARKS_AT + character_at(district, cell)
        return rotated(district, cell, (action - ROTATION) % 3 + 1), table
    return exchanged(district, PAIR_ONE[action - EXCHANGE], PAIR_OTHER[action - EXCHANGE]), table


def moved(table: int, detective: int, steps: int) -> int:
    """The table with a detective moved clockwise. Spaces may be shared."""
    space = table >> 4 * detective & 15
    after = (space + steps) % 12
    return table ^ (space ^ after) << 4 * detective


def apply_chance(district: int, table: int, secret: int, action: int) -> tuple[int, int, int]:
    """The position after what chance decided: a tile of the set-up, Jack's identity, a throw, a drawn card."""
    if action >= LAY_TILE:
        cell = POPCOUNT[suspects_of(district)]
        district = placed(district, cell, (action - LAY_TILE) >> 2, action & 3)
        if cell == 8:
            table ^= (TILES_DUE ^ IDENTITY_DUE) << PHASE_AT
            if district >> FEW_AT & 1:
                district = cleared(district, EVERYBODY & ~FEW)
        return district, table, secret
    if action >= IDENTITY:
        return district, table ^ (IDENTITY_DUE ^ THROW_DUE) << PHASE_AT, action - IDENTITY
    if action >= CARD:
        return drawn(district, table, secret, action - CARD)
    faces = action - THROW
    return district, (table | faces << FACES_AT) ^ (THROW_DUE ^ ACTION_DUE) << PHASE_AT, secret


def drawn(district: int, table: int, secret: int, card: int) -> tuple[int, int, int]:
    """The position after an alibi card was taken: Jack keeps it, the Investigator reveals it."""
    if taker_of(table):
        table |= ONE << REVEALED_AT + card
        if suspects_of(district) >> card & 1:
            district = cleared(district, ONE << card)
    else:
        secret |= ONE << 4 + card
        table |= ONE << DRAWN_AT + (table >> TURN_AT & 7)
    table ^= (CARD_DUE ^ ACTION_DUE) << PHASE_AT
    if table >> USED_AT & 15 == 15:
        return appeal(district, table, secret)
    return district, table, secret


def appeal(district: int, table: int, secret: int) -> tuple[int, int, int]:
    """The appeal for witnesses, and what follows: the end, the chase or the next turn."""
    suspects = suspects_of(district)
    seen = characters_on(district, seen_cells(district, table)) & suspects
    turn = table >> TURN_AT & 7
    jack_seen = seen >> (secret & 15) & 1
    if jack_seen:
        district = cleared(district, suspects & ~seen)
    else:
        district = cleared(district, seen)
        table |= ONE << TIME_AT + turn
    if table >> CHASE_AT & 7:
        over = jack_seen or turn == 7
    else:
        one_suspect = POPCOUNT[suspects_of(district)] == 1
        if hourglasses_of(table, secret) < 6:
            over = one_suspect or turn == 7
        else:
            over = not one_suspect or jack_seen or turn == 7
            if not over:
                table |= (turn + 1) << CHASE_AT
    if over:
        return district, table ^ (ACTION_DUE ^ GAME_OVER) << PHASE_AT, secret
    return district, next_turn(table), secret


def next_turn(table: int) -> int:
    """The table at the start of the following turn: thrown tokens if it is odd, turned over if it is even."""
    table = (table & KEPT_BETWEEN_TURNS) + (ONE << TURN_AT)
    if table >> TURN_AT & 1:
        return table ^ FACES_TURNED
    return table & ~FACES_TURNED ^ (ACTION_DUE ^ THROW_DUE) << PHASE_AT


def detective_won(district: int, table: int, secret: int) -> bool:
    """Who won a game that is over: the table of endings, read at the last appeal."""
    turn = table >> TURN_AT & 7
    jack_seen = not table >> TIME_AT + turn & 1
    if table >> CHASE_AT & 7:
        return jack_seen
    if POPCOUNT[suspects_of(district)] != 1:
        return False
    return jack_seen or hourglasses_of(table, secret) < 6
