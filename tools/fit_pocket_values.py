"""Fit the values at the end of a turn by self-play: ``python -m tools.fit_pocket_values``.

Whole-turn searchers play each other on the values of the round before; how often the Detective won from each turn,
number of suspects and hourglasses gives the next round's values. The same seed writes the same file.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias, cast

from tools import ROOT
from whitechapel.core import Seat, View
from whitechapel.players.pocket.greedy import PlayerObservation
from whitechapel.players.pocket.turn import WholeTurn
from whitechapel.players.pocket.turn_values import Values
from whitechapel.pocket import actions, kernel, observation, playout
from whitechapel.pocket.layout import ACTION_DUE, GAME_OVER
from whitechapel.pocket.state import State

DATA = ROOT / "src/whitechapel/players/data/pocket_values.json"
PRIOR = 8.0
"""How many games the value of the round before counts for."""

Key: TypeAlias = tuple[int, int, int]
"""Turn, suspects and Jack's hourglasses at the start of a turn; 1 suspect is the chase."""


def first_guess() -> Values:
    """Values to begin with: the Detective splits the suspects in half, give or take one, each as likely."""
    guess = Values(tuple(tuple(tuple([0.5] * 6) for _ in range(8)) for _ in range(8)), tuple([0.5] * 8))
    game = [list(map(list, turn)) for turn in guess.game]
    chase = [1 - 0.5 ** (8 - turn) for turn in range(8)]
    for turn in range(8, 0, -1):
        built = Values(tuple(tuple(map(tuple, rows)) for rows in game), tuple(chase))
        for suspects in range(2, 10):
            for hourglasses in range(6):
                middle = {suspects // 2, (suspects + 1) // 2, suspects // 2 - 1, (suspects + 1) // 2 + 1}
                values = [
                    (seen * built.after(turn, seen, hourglasses, seen=True) if seen else 0.0)
                    + ((suspects - seen) * built.after(turn, suspects - seen, hourglasses + 1, seen=False))
                    for seen in middle
                    if 0 <= seen < suspects
                ]
                game[turn - 1][suspects - 2][hourglasses] = sum(values) / len(values) / suspects
    return Values(tuple(tuple(map(tuple, rows)) for rows in game), tuple(chase))


def self_play(values: Values, games: int, rng: Random) -> dict[Key, list[int]]:
    """Games and Detective's wins from every start of a turn that was met."""
    met: dict[Key, list[int]] = defaultdict(lambda: [0, 0])
    for _ in range(games):
        player = WholeTurn(rng.getrandbits(32), values=values)
        district, table, secret, _ = playout.dealt(rng.getrandbits(63) | 1)
        state = State(district, table, secret)
        starts: set[Key] = set()
        while state.phase != GAME_OVER:
            if state.phase == ACTION_DUE:
                if state.played == 0:
                    starts.add((state.turn, len(state.suspects), min(state.hourglasses, 5)))
                state = State(*kernel.apply_action(*state, player.choose(view_of(state))))
            else:
                outcomes = actions.chance_outcomes(state)
                state = State(*kernel.apply_chance(*state, rng.choice(outcomes).action))
        won = kernel.detective_won(*state)
        for key in starts:
            met[key][0] += 1
            met[key][1] += won
    return met


def view_of(state: State) -> View[PlayerObservation]:
    """What the seat to act is shown, without a log: whole-turn searchers don't look back."""
    seat = Seat(kernel.actor_of(state.table))
    shown = cast(PlayerObservation, observation.observe(state, seat))
    return View("pocket", (), seat, shown, actions.legal_actions(state), ())


def refit(values: Values, met: dict[Key, list[int]]) -> Values:
    """The values after a round of games: what happened, and the round before as a prior."""

    def fitted(key: Key, before: float) -> float:
        games, wins = met.get(key, (0, 0))
        return round((wins + PRIOR * before) / (games + PRIOR), 4)

    def chased(turn: int) -> float:
        games = sum(met[key][0] for key in met if key[0] == turn and key[1] == 1)
        wins = sum(met[key][1] for key in met if key[0] == turn and key[1] == 1)
        return round((wins + PRIOR * values.chase[turn - 1]) / (games + PRIOR), 4)

    game = tuple(
        tuple(
            tuple(fitted((turn, suspects, hourglasses), before) for hourglasses, before in enumerate(row))
            for suspects, row in enumerate(rows, 2)
        )
        for turn, rows in enumerate(values.game, 1)
    )
    return Values(game, tuple(chased(turn) for turn in range(1, 9)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the rounds and write the data file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=5000, help="games a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=DATA)
    options = parser.parse_args(arguments)
    rng = Random(options.seed)
    values = first_guess()
    for number in range(options.rounds):
        met: dict[Key, list[int]] = defaultdict(lambda: [0, 0])
        for part in range(20):
            done = int(40 * (20 * number + part) / (20 * options.rounds))
            sys.stderr.write(f"\rround {number + 1}/{options.rounds} [{'#' * done}{'.' * (40 - done)}]")
            for key, (games, wins) in self_play(values, options.games // 20, rng).items():
                met[key][0] += games
                met[key][1] += wins
        values = refit(values, met)
        first = [met[key] for key in met if key[0] == 1]
        sys.stderr.write(f" Detective wins {sum(wins for _, wins in first) / sum(games for games, _ in first):.3f}\n")
    options.to.write_text(json.dumps({"game": values.game, "chase": values.chase}) + "\n")


if __name__ == "__main__":
    main()
