"""Ratings: the Elo scale, fitted to all games at once by maximum likelihood.

The model is Bradley and Terry's with one more number, Jack's edge: the probability that Jack wins is
``1 / (1 + 10 ** -((rating of Jack's player - rating of the other + edge) / 400))``. To keep the ratings of players
who won or lost everything finite, each player is credited with one drawn game against an average one.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple, TypeAlias

from whitechapel.arena.stats import NORMAL_95, Rate

POINTS = 400 / log(10)
"""Elo points in one unit of log odds."""

Matrix: TypeAlias = list[list[float]]


class Meeting(NamedTuple):
    """How a player did as Jack against another as the Detective."""

    jack: str
    detective: str
    jack_wins: Rate


class Rating(NamedTuple):
    """A player's rating, with the half width of its 95 % interval."""

    elo: float
    error: float


class Ratings(NamedTuple):
    """Everybody's rating, the average being 0, and what playing Jack is worth."""

    players: dict[str, Rating]
    jacks_edge: Rating


def ratings(names: Sequence[str], meetings: Sequence[Meeting]) -> Ratings:
    """The ratings under which what happened was most likely; errors by Fisher's information."""
    place = {name: number for number, name in enumerate(names)}
    values = [0.0] * (len(names) + 1)
    for _ in range(200):
        slope, information = _derivatives(values, place, meetings)
        step = [sum(row[k] * slope[k] for k in range(len(slope))) for row in _inverse(information)]
        values = [value + max(-1.0, min(1.0, change)) for value, change in zip(values, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            break
    covariance = _inverse(_derivatives(values, place, meetings)[1])
    return _centred(names, values, covariance)


def _derivatives(values: list[float], place: dict[str, int], meetings: Sequence[Meeting]) -> tuple[list[float], Matrix]:
    """The slope of the log likelihood, and minus its curvature."""
    size = len(values)
    edge = size - 1
    slope = [0.5 - _win_probability(value) for value in values]
    information = [[0.0] * size for _ in values]
    for k, value in enumerate(values):
        information[k][k] = _win_probability(value) * _win_probability(-value)
    for jack, detective, (wins, games) in meetings:
        signs: dict[int, int] = {edge: 1}
        if jack != detective:
            signs |= {place[jack]: 1, place[detective]: -1}
        expected = _win_probability(sum(sign * values[k] for k, sign in signs.items()))
        for k, sign in signs.items():
            slope[k] += sign * (wins - games * expected)
            for other, other_sign in signs.items():
                information[k][other] += sign * other_sign * games * expected * (1 - expected)
    return slope, information


def _win_probability(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def _centred(names: Sequence[str], values: list[float], covariance: Matrix) -> Ratings:
    """Ratings around their average; the error is that of the distance to the average."""
    count = len(names)
    average = sum(values[:count]) / count
    shared = [sum(covariance[k][:count]) / count for k in range(count)]
    common = sum(shared) / count
    players = {
        name: Rating(
            POINTS * (values[k] - average),
            POINTS * NORMAL_95 * sqrt(max(0.0, covariance[k][k] - 2 * shared[k] + common)),
        )
        for k, name in enumerate(names)
    }
    return Ratings(players, Rating(POINTS * values[count], POINTS * NORMAL_95 * sqrt(covariance[count][count])))


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(k == number) for k in range(size))] for number, row in enumerate(matrix)]
    for k in range(size):
        pivot = rows[k][k]
        rows[k] = [value / pivot for value in rows[k]]
        for other in range(size):
            if other != k:
                factor = rows[other][k]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[k], strict=True)]
    return [row[size:] for row in rows]
