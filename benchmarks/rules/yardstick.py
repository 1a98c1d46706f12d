"""The yardstick: random games of chess by python-chess, a library many people know the speed of.

Importing this file needs python-chess, a development dependency.
"""

from random import Random

import chess

from benchmarks.measuring.rounds import Measure

PLIES = "yardstick_plies_per_second"


def yardstick(seed: int = 1) -> Measure:
    """Random games of chess to their end, each move drawn from the list of legal ones."""
    rng = Random(seed)

    def game() -> tuple[int]:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        return (board.ply(),)

    return Measure((PLIES,), game)
