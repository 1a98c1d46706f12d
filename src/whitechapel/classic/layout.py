"""How a position and an action are packed into ints: the plan that the hot modules and the others share.

A position is four ints. `people`: the street hex of each character, six bits each, and Watson's facing.
`streets`: the label of the lit tile on each gaslight hex (three bits each: 0 unlit, 1 to 4 numbered, 5 without a
number), the hexes of the two covers (the lower first), a bit for each exit with a cordon, and the rule options.
`table`: all else that is public. `secret`: Jack's identity (4 bits, 8 before he drew it), then a bit for each
alibi card Jack took and one for each the Detective took. A set of street hexes is an int of sixty bits.
"""

FACING_AT = 48  # in people

COVERS_AT = 24  # in streets: two hexes of six bits
CORDONS_AT = 36  # the rule options come behind them: `options.py`

# In the table. The round is in the lowest four bits, 0 before Jack drew his identity.
LEFT_AT = 4  # cards of this round not yet played
NEXT_AT = 12  # cards of the next round, known in odd rounds
SUSPECTS_AT = 20
WITNESS_AT = 28  # set: Visible
TAKEN_AT = 29  # how many alibi cards Jack took, then the Detective, three bits each
IN_PLAY_AT = 35  # the character in play, 8 for nobody
MOVED_AT = 39  # he has moved (or stayed, or swapped)
USED_AT = 40  # he has used his ability (the whistle: begun to)
FACE_AT = 41  # Watson was moved and is to be faced now
POINTS_AT = 42  # points the whistle in progress has to spend
WHISTLED_AT = 44  # characters whistled in this play
ENDING_AT = 52

HANDS_AT = 4  # in secret
NO_SECRET = 8

NOT_OVER, RIGHT_ACCUSATION, WRONG_ACCUSATION, ESCAPE, ROUND_8_OVER = range(5)
"""How a game ends."""

ACCUSING = 1
LEAVING = 2
"""What a move may do besides moving: the Detective may accuse, Jack's own character may leave."""

FIRST_EXIT = 60
"""The ends of a move are a set of 64: the sixty street hexes and, from this bit on, the four exits."""

LEFT_BY_EXIT = 9
"""The fate of a play: 0 if the game goes on, 1 + the accused character, or this."""

# The steps of a play. First the character; then he moves, accuses, leaves or stays; before or after that comes
# the ability, where he has one that is used so: one lamp, cordon or cover, or the whistle, one character at a
# time. Gull may swap instead of moving. Whenever Watson was moved he is faced next. Chance's actions come last.
CHOOSE = 0  # + character
MOVE = 8  # + street hex
ACCUSE = 68  # + character
LEAVE = 76  # + exit
STAY = 80
SWAP = 81  # + character
FACE = 89  # + facing
LAMP = 95  # + 8 * gaslight + gaslight
CORDON = 159  # + 4 * exit + exit
COVER = 175  # + 14 * manhole + manhole, among the manholes of both editions
WHISTLE = 371  # + 60 * character + street hex
WHISTLE_NOBODY = 851
IDENTITY = 852  # + character
SHUFFLE = 860  # + which four of the eight cards, in lexical order
CARD = 930  # + character
ACTION_COUNT = 938
