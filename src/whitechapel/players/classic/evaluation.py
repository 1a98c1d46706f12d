"""How likely the Detective is to win from the start of a round, fitted to self-play. Compiled where possible.

The judgement is a logistic function of a few features of the position and of who Jack is, with weights of its
own for one, two, three and more suspects. ``tools/fit_classic_evaluation.py`` makes the weights.
"""

import json
from importlib.resources import files
from math import exp

from whitechapel.classic.bits import lowest, size
from whitechapel.classic.district import visible
from whitechapel.classic.table import cards_left, round_of, witness_of
from whitechapel.players.classic.endings import hunters, streets_to_leave, way_out
from whitechapel.players.classic.light import believed

DATA = "data/classic_evaluation.json"
WEIGHTS = [float(weight) for weight in json.loads(files("whitechapel.players").joinpath(DATA).read_text("utf-8"))]
ONE_TURN = 3
TWO_TURNS = 6
# The logistic function from -8 to 8 in steps of 1/64: a table, because C's exp and Python's go by different names.
LOGISTIC = [1.0 / (1.0 + exp(-(step - 512) / 64.0)) for step in range(1025)]


def bound_to_leave(people: int, streets: int, table: int, secret: int) -> int:
    """Whether Jack, who begins an even round, leaves with its first play."""
    own_card = cards_left(table) >> (secret & 15) & 1
    return own_card and not witness_of(table) and streets_to_leave(people, streets, secret & 15) != 0


def split_features(people: int, streets: int, table: int, secret: int) -> tuple[float, float, float]:
    """How even the suspects are split right now, whether Jack is seen, and the share of them near an open exit."""
    suspects = believed(table, secret)
    seen = visible(people, streets)
    even = 2.0 * min(size(suspects & seen), size(suspects & ~seen)) / size(suspects)
    near = 0
    rest = suspects
    while rest:
        near += way_out(people, streets, lowest(rest)) <= ONE_TURN
        rest &= rest - 1
    return even, 1.0 * (seen >> (secret & 15) & 1), 1.0 * near / size(suspects)


def jack_features(people: int, streets: int, table: int, secret: int) -> tuple[float, float, float, float, float]:
    """About Jack: can leave now, can leave soon, share of those who reach him, those among the cards, his own card."""
    jack = secret & 15
    points = way_out(people, streets, jack)
    here = hunters(people, streets, jack)
    now = streets_to_leave(people, streets, jack) != 0
    return (
        1.0 * now,
        1.0 * (not now and points <= TWO_TURNS),
        size(here) / 7.0,
        size(here & cards_left(table)) / 4.0,
        1.0 * (cards_left(table) >> jack & 1),
    )


def win_probability(people: int, streets: int, table: int, secret: int) -> float:
    """The Detective's win probability at the start of a round, or with the shuffle before it due.

    For the Detective, who does not know Jack, it has to be averaged over whom he can believe.
    """
    if bound_to_leave(people, streets, table, secret):
        return 0.0
    even, seen, near = split_features(people, streets, table, secret)
    now, soon, reached, reached_now, own_card = jack_features(people, streets, table, secret)
    count = size(believed(table, secret))
    row = 16 * (min(count, 4) - 1)
    number = round_of(table)
    total = WEIGHTS[row] + WEIGHTS[row + 1] * (number - 5) / 3.0
    if number == 8:
        total += WEIGHTS[row + 2]
    if number & 1:
        total += WEIGHTS[row + 3]
    if witness_of(table):
        total += WEIGHTS[row + 4] + WEIGHTS[row + 5] * near + WEIGHTS[row + 6] * now
    else:
        total += WEIGHTS[row + 7] * near + WEIGHTS[row + 8] * now + WEIGHTS[row + 9] * soon
    total += WEIGHTS[row + 10] * reached + WEIGHTS[row + 11] * reached_now + WEIGHTS[row + 12] * own_card
    total += WEIGHTS[row + 13] * even + WEIGHTS[row + 14] * seen + WEIGHTS[row + 15] * (count - 4)
    return LOGISTIC[int(64.0 * (min(max(total, -8.0), 8.0) + 8.0))]
