"""Whether turn 8 is played exactly: ``python -m benchmarks.pocket_last_turn --positions 300``.

For positions at the start of turn 8 prints the widest gap between what best responses, by the rules alone, leave to
each side's strategy (its exploitability), and how far the player's value lies outside of it at most.
"""

import argparse
import sys

from tests.players.pocket.by_the_rules import bounds, jack_ends
from tests.players.pocket.positions import of_turn


def main() -> int:
    """Check the positions; 1 when one of them is not exact enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=8)
    options = parser.parse_args()
    widest = farthest = 0.0
    for number, state in enumerate(of_turn(8, options.positions, seed=options.seed, played=0), 1):
        value, lower, upper = bounds(state)
        jack_ends.cache_clear()
        widest = max(widest, upper - lower)
        farthest = max(farthest, lower - value, value - upper)
        sys.stderr.write(f"\r{number} of {options.positions}: exploitability up to {widest:.4f}")
    print(f"\n{options.positions} positions: exploitability up to {widest:.4f}, value off by up to {farthest:.4f}")
    return int(widest >= 0.02 or farthest >= 0.01)


if __name__ == "__main__":
    sys.exit(main())
