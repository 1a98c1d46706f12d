"""How a position and an action are packed into ints: the plan that the hot modules and the others share.

A position is three ints. The `district` is described in `district.py`. The `table` holds all else that is
public; the `secret` holds Jack's identity (15 before he has one) and, from bit 4 on, a bit for each alibi
card he drew.
"""

# Where the table keeps what. Detectives take four bits each from bit 0; masks of turns have a bit a turn.
MARKS_AT = 12  # characters whose tiles were rotated this turn
FACES_AT = 21  # which tokens show their back
USED_AT = 25  # which tokens were played this turn
TURN_AT = 29  # the turn, less one
TIME_AT = 32  # turns whose time token Jack took
DRAWN_AT = 40  # turns in which Jack drew an alibi card
REVEALED_AT = 48  # alibi cards the Investigator revealed
CHASE_AT = 57  # the turn whose appeal began the chase, or 0
PHASE_AT = 60

FEW = 0b000000111
"""The characters who may be Jack in a game of few."""

TILES_DUE, IDENTITY_DUE, THROW_DUE, ACTION_DUE, CARD_DUE, GAME_OVER = range(6)

# Actions in one dense range; chance's come last.
ALIBI = 0
MOVES = 1  # + 2 * detective + steps - 1
JOKER = 7  # + detective
JOKER_NOBODY = 10
ROTATION = 11  # + 3 * cell + quarters - 1
EXCHANGE = 38  # + number of the pair of cells
THROW = 74  # + faces
CARD = 90  # + character
IDENTITY = 99  # + character
LAY_TILE = 108  # + 4 * character + side of the wall
ACTION_COUNT = 144

# A position before the set-up.
OPEN_DISTRICT = sum(60 << 6 * cell for cell in range(9))
TABLE_AT_START = 11 | 3 << 4 | 7 << 8
NO_SECRET = 15

WALLS_AT_START = (3, 4, 1, 4, 4, 4, 4, 2, 4)
"""The side each area's wall must face at the start, so that it stops the detective there; 4 = any."""
