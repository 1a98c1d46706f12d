"""How long people wait for a hint: the strongest player asked in positions of games between random players.

Each decision of some games is asked about as tables ask. Exits with 1 when one hint in twenty takes a second or longer.
"""

import random
from collections.abc import Iterator, Sequence
from time import perf_counter

from benchmarks.arguments import parser
from whitechapel.core import AnyView, Match, SeededDealer
from whitechapel.players.hint import SOON, hint

GAMES = ("pocket", "classic")
MOST = 1.0


def views(game: str, count: int, seed: int = 0) -> Iterator[AnyView]:
    """What the seat to act knows, at so many moments of random games."""
    rng = random.Random(seed)
    while True:
        match = Match(game, SeededDealer(rng.getrandbits(32)))
        while (seat := match.actor) is not None:
            if rng.random() < 0.25:  # some moments of many games, not all of a few
                if count == 0:
                    return
                count -= 1
                yield match.view(seat)
            match.play(seat, rng.choice(match.legal_actions))


def waits(game: str, count: int) -> list[float]:
    """The seconds that each hint took, in ascending order."""
    found = []
    for view in views(game, count):
        began = perf_counter()
        hint(view, limit=SOON)
        found.append(perf_counter() - began)
    return sorted(found)


def at(waited: Sequence[float], share: float) -> float:
    """The wait that this share of all waits does not exceed."""
    return waited[min(len(waited) - 1, int(share * len(waited)))]


def main(arguments: Sequence[str]) -> int:
    """Print the waits of both games."""
    options = parser("hints", __doc__)
    options.add_argument("--count", type=int, default=100, metavar="N", help="hints of each game (default: 100)")
    count = options.parse_args(arguments).count
    print(f"{'seconds':<10}{'hints':>7}{'median':>9}{'95 %':>9}{'longest':>9}")
    slow = False
    for game in GAMES:
        waited = waits(game, count)
        slow |= at(waited, 0.95) >= MOST
        print(f"{game:<10}{count:>7}{at(waited, 0.5):>9.2f}{at(waited, 0.95):>9.2f}{waited[-1]:>9.2f}")
    return int(slow)
