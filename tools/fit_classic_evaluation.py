"""Fit the evaluation at the start of a round by self-play: ``python -m tools.fit_classic_evaluation``.

Light players play whole games; who won is regressed, by Newton's method, on the features of every start of a
round. The same arguments write the same file.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools import ROOT
from whitechapel.classic.bits import size
from whitechapel.classic.layout import RIGHT_ACCUSATION
from whitechapel.classic.rules import initial
from whitechapel.classic.table import ending_of, round_of, witness_of
from whitechapel.players.classic.evaluation import bound_to_leave, jack_features, split_features
from whitechapel.players.classic.light import believed, light_play

DATA = ROOT / "src/whitechapel/players/data/classic_evaluation.json"
WIDTH = 16
RIDGE = 4.0
"""How strongly weights are drawn towards 0: as much as so many games would."""
TRIES = (8, 24, 64)
"""How thoroughly the players of the games play: mixed, so that the fit meets all kinds of positions."""


class Sample(NamedTuple):
    """A start of a round: its features, and whether the Detective won."""

    suspects: int
    features: tuple[float, ...]
    won: bool


def row(people: int, streets: int, table: int, secret: int) -> tuple[float, ...]:
    """The features in the order of `evaluation.win_probability`."""
    even, seen, near = split_features(people, streets, table, secret)
    now, soon, reached, reached_now, own_card = jack_features(people, streets, table, secret)
    count, number = size(believed(table, secret)), round_of(table)
    shown = witness_of(table)
    return (
        1.0,
        (number - 5) / 3,
        float(number == 8),
        float(number & 1),
        float(shown),
        shown * near,
        shown * now,
        (1 - shown) * near,
        (1 - shown) * now,
        (1 - shown) * soon,
        reached,
        reached_now,
        own_card,
        even,
        seen,
        float(count - 4),
    )


def samples(games: int, rng: Random) -> Iterator[Sample]:
    """The starts of rounds of so many games, but those in which Jack leaves at once; a bar shows how far it is."""
    for played in range(games):
        if played % max(1, games // 200) == 0:
            done = 40 * played // games
            sys.stderr.write(f"\rgame {played}/{games} [{'#' * done}{'.' * (40 - done)}]")
        people, streets, table, secret = initial()
        random = rng.getrandbits(64)
        tries = rng.choice(TRIES)
        met: list[tuple[int, tuple[float, ...]]] = []
        number = 1
        while not ending_of(table):
            people, streets, table, secret, random = light_play(people, streets, table, secret, tries, random)
            if round_of(table) > number and not ending_of(table):
                number = round_of(table)
                if not bound_to_leave(people, streets, table, secret):
                    met.append((size(believed(table, secret)), row(people, streets, table, secret)))
        won = ending_of(table) == RIGHT_ACCUSATION
        yield from (Sample(suspects, features, won) for suspects, features in met)


def fitted(rows: list[Sample]) -> list[float]:
    """The logistic regression's weights, by six of Newton's steps."""
    weights = [0.0] * WIDTH
    for _ in range(6):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (one == other) for other in range(WIDTH)] for one in range(WIDTH)]
        for sample in rows:
            features = sample.features
            judged = 1 / (1 + math.exp(-sum(map(float.__mul__, weights, features))))
            spread = judged * (1 - judged)
            error = sample.won - judged
            for one in range(WIDTH):
                if features[one]:
                    slope[one] += error * features[one]
                    scaled, line = spread * features[one], curve[one]
                    for other in range(one, WIDTH):
                        line[other] += scaled * features[other]
        for one in range(WIDTH):
            for other in range(one):
                curve[one][other] = curve[other][one]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for one in range(WIDTH):
        pivot = max(range(one, WIDTH), key=lambda line: abs(lines[line][one]))
        lines[one], lines[pivot] = lines[pivot], lines[one]
        for other in range(WIDTH):
            if other != one and lines[other][one]:
                factor = lines[other][one] / lines[one][one]
                lines[other] = [a - factor * b for a, b in zip(lines[other], lines[one], strict=True)]
    return [line[WIDTH] / line[one] for one, line in enumerate(lines)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description="fit the evaluation of Mr. Jack's searcher")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=DATA)
    options = parser.parse_args(arguments)
    found = list(samples(options.games, Random(options.seed)))
    sys.stderr.write("\n")
    weights: list[float] = []
    for suspects in range(1, 5):
        rows = [sample for sample in found if min(sample.suspects, 4) == suspects]
        part = fitted(rows)
        won = sum(sample.won for sample in rows) / len(rows)
        sys.stdout.write(f"{suspects} suspects: {len(rows)} starts of a round, the Detective won {won:.3f}\n")
        weights += [round(weight, 4) for weight in part]
    options.to.write_text(json.dumps(weights, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
