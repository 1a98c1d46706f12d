"""The table: rounds, cards, suspects and the play in progress on one int. Compiled where possible.

From the lowest bit: round (4 bits, 0 before Jack drew his identity), cards left in this round, cards of the
next round and suspects (8 bits each), the witness card (1 = visible), the alibi cards Jack and the Detective
took (3 bits each); then the play in progress: the character (4 bits, 8 = nobody), moved, ability used, Watson
to be faced, whistle points left (2 bits), characters whistled (8 bits); then how the game ended (3 bits).
All of it is public.
"""

from whitechapel.classic.bits import size
from whitechapel.classic.district import lamp_out, visible
from whitechapel.classic.layout import (
    ENDING_AT,
    FACE_AT,
    IN_PLAY_AT,
    LEFT_AT,
    MOVED_AT,
    NEXT_AT,
    POINTS_AT,
    ROUND_8_OVER,
    SUSPECTS_AT,
    TAKEN_AT,
    USED_AT,
    WHISTLED_AT,
    WITNESS_AT,
)
from whitechapel.classic.pieces import HOLMES

ONE = 1
PLAY = 0x1FFFF << 35
NOBODY_IN_PLAY = 8 << 35
ACTOR_JACK, ACTOR_DETECTIVE, ACTOR_CHANCE, ACTOR_NONE = range(4)


def table_of(round_number: int, left: int, following: int, suspects: int, witness: int) -> int:
    """The table between two plays of a round, nobody having taken an alibi card."""
    cards = left << LEFT_AT | following << NEXT_AT
    return round_number | cards | suspects << SUSPECTS_AT | witness << WITNESS_AT | NOBODY_IN_PLAY


def with_taken(table: int, jack: int, detective: int) -> int:
    """The table where Jack and the Detective took so many alibi cards."""
    return table & ~(63 * ONE << TAKEN_AT) | jack << TAKEN_AT | detective << TAKEN_AT + 3


def with_play(table: int, character: int) -> int:
    """The table with a character in play who has done nothing yet."""
    return table & ~PLAY | character << IN_PLAY_AT


def round_of(table: int) -> int:
    """The round, 1 to 8; 0 before Jack drew his identity."""
    return table & 15


def cards_left(table: int) -> int:
    """The character cards of this round not yet played."""
    return table >> LEFT_AT & 255


def cards_next(table: int) -> int:
    """The cards of the next round, known in odd rounds."""
    return table >> NEXT_AT & 255


def suspects_of(table: int) -> int:
    """The characters who are not innocent."""
    return table >> SUSPECTS_AT & 255


def witness_of(table: int) -> int:
    """What the witness card shows: 1 Visible, 0 Invisible."""
    return table >> WITNESS_AT & 1


def taken_by(table: int, seat: int) -> int:
    """How many alibi cards Jack (0) or the Detective (1) took."""
    return table >> TAKEN_AT + 3 * seat & 7


def in_play(table: int) -> int:
    """The character in play, 8 if none."""
    return table >> IN_PLAY_AT & 15


def has_moved(table: int) -> int:
    """Whether the character in play has moved (or stayed, or swapped)."""
    return table >> MOVED_AT & 1


def has_used(table: int) -> int:
    """Whether the character in play has used his ability (the whistle: has begun to)."""
    return table >> USED_AT & 1


def must_face(table: int) -> int:
    """Whether Watson was moved and is to be faced now."""
    return table >> FACE_AT & 1


def points_left(table: int) -> int:
    """The points that the whistle in progress still has to spend."""
    return table >> POINTS_AT & 3


def whistled_of(table: int) -> int:
    """The characters already whistled in this play."""
    return table >> WHISTLED_AT & 255


def ending_of(table: int) -> int:
    """How the game ended: 0 not yet, 1 right accusation, 2 wrong accusation, 3 escape, 4 round 8 over."""
    return table >> ENDING_AT & 7


def side_of(table: int) -> int:
    """Who plays: in odd rounds Detective, Jack, Jack, Detective; in even rounds the other way round."""
    turn = 4 - size(table >> LEFT_AT & 255)
    if table >> IN_PLAY_AT & 15 < 8:
        turn -= 1
    return (turn == 0 or turn == 3) == (table & 1)  # noqa: PLR1714


def actor_of(table: int) -> int:
    """Who acts: Jack (0), the Detective (1), chance (2), or nobody (3) when the game is over."""
    if table >> ENDING_AT & 7:
        return ACTOR_NONE
    character = table >> IN_PLAY_AT & 15
    if character == 8 and not table >> LEFT_AT & 255:
        return ACTOR_CHANCE
    if character == HOLMES and table >> MOVED_AT & 1:
        return ACTOR_CHANCE
    return side_of(table)


def dealt_identity(table: int) -> int:
    """The table once Jack has drawn his identity: round 1 begins."""
    return table + 1


def shuffled(table: int, cards: int) -> int:
    """The table with these four cards shown for this round; the other four are the next round's."""
    return table | cards << LEFT_AT | (cards ^ 255) << NEXT_AT


def chosen(table: int, character: int) -> int:
    """The table with a character taken into play."""
    return table ^ (ONE << LEFT_AT + character | NOBODY_IN_PLAY | character << IN_PLAY_AT)


def with_moved(table: int) -> int:
    """The table once the character in play has moved."""
    return table | ONE << MOVED_AT


def with_used(table: int) -> int:
    """The table once the character in play has used his ability."""
    return table | ONE << USED_AT


def with_face(table: int, due: int) -> int:
    """The table with Watson to be faced now, or not."""
    return table & ~(ONE << FACE_AT) | due << FACE_AT


def with_whistle(table: int, points: int, whistled: int) -> int:
    """The table with so many points left to whistle and these characters whistled."""
    return table & ~(1023 * ONE << POINTS_AT) | points << POINTS_AT | whistled << WHISTLED_AT


def took_alibi(table: int) -> int:
    """The table after the side that plays Holmes took an alibi card."""
    return table + (ONE << TAKEN_AT + 3 * side_of(table))


def ended(table: int, ending: int) -> int:
    """The table with the game over."""
    return table & ~PLAY | NOBODY_IN_PLAY | ending << ENDING_AT


def play_done(people: int, streets: int, table: int, identity: int) -> tuple[int, int]:
    """Streets and table after a play: the next play, or the call for witnesses and all that follows it."""
    table = table & ~PLAY | NOBODY_IN_PLAY
    if table >> LEFT_AT & 255:
        return streets, table
    seen = visible(people, streets)
    return called(streets, table, seen, seen >> identity & 1)


def called(streets: int, table: int, seen: int, answer: int) -> tuple[int, int]:
    """Streets and table after the call for witnesses, the lamp and the step to the next round.

    `seen` are the visible characters; `answer` is Jack's, who says truthfully whether his character is among
    them. Visible (1): all invisible characters become innocent. Invisible (0): all visible ones do. Then the lit
    tile with the round's number goes out.
    """
    table &= ~(ONE << WITNESS_AT)
    if answer:
        table |= ONE << WITNESS_AT
        seen ^= 255
    table &= ~(seen << SUSPECTS_AT)
    if table & 15 == 8:
        return streets, ended(table, ROUND_8_OVER)
    if table & 15 <= 4:
        streets = lamp_out(streets, table & 15)
    return streets, next_round(table)


def next_round(table: int) -> int:
    """The table at the start of the next round: the other four cards in an even one, a shuffle in an odd one."""
    following = table >> NEXT_AT & 255
    table &= ~(following << NEXT_AT)
    return (table | following << LEFT_AT) + 1
