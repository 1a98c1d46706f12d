"""The steps of a play, and what chance decides, as one dense range of ints.

A play is: choose a character; move, accuse, leave or stay; before or after that the ability, where the
character has one that is used so: one lamp, cordon or cover, or the whistle, one character at a time; Gull may
swap instead of moving; whenever Watson was moved he is faced next. Chance's actions come last.
"""

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
