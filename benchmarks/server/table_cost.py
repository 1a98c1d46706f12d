"""What a table costs: the whole of a long match for somebody who comes back, in CPU milliseconds."""

import time
from collections.abc import Sequence
from random import Random

from benchmarks.arguments import parser
from whitechapel.core import PLAYERS, VIEWERS, Deal, load_game
from whitechapel.server import protocol, views
from whitechapel.server.hosted import HostedMatch, Setup
from whitechapel.server.requests import dealt, requested
from whitechapel.server.seats import SeatHolder, SeatKind

_GAMES = ("pocket", "classic")


def long_match(game: str, entries: int) -> HostedMatch:
    """A match of random players with so many entries."""
    rng = Random(1)
    for seed in range(10_000):
        deal = Deal(seed.to_bytes(32), bytes(16))
        setup = Setup("match", game, (), load_game(game).RULES_VERSION, deal.secret, deal.salt)
        hosted = HostedMatch(setup, {seat: SeatHolder(SeatKind.AI) for seat in PLAYERS})
        hosted.adopt(dealt(hosted, 1))
        while (seat := hosted.to_act) is not None and hosted.number < entries:
            legal = hosted.match.legal_actions
            text = hosted.match.game.action_to_text(rng.choice(legal))
            steps = requested(hosted, seat, protocol.Act(client="c", after=hosted.number, action=text))
            hosted.adopt(steps)
        if hosted.number >= entries:
            return hosted
    raise AssertionError(f"no match of {game} is that long")


def cpu_of(hosted: HostedMatch, times: int) -> float:
    """CPU milliseconds of a table, the mean of all viewers."""
    begun = time.process_time()
    for _ in range(times):
        for viewer in VIEWERS:
            views.sealed(views.table(hosted, viewer, choices=True))
    return (time.process_time() - begun) / times / len(VIEWERS) * 1e3


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    reading = parser("server-table", __doc__)
    reading.add_argument("--entries", type=int, default=70)
    reading.add_argument("--times", type=int, default=200)
    asked = reading.parse_args(arguments)
    for game in _GAMES:
        hosted = long_match(game, asked.entries if game == "classic" else min(asked.entries, 40))
        first = cpu_of(hosted, 1)
        usual = cpu_of(hosted, asked.times)
        size = len(views.sealed(views.table(hosted, VIEWERS[1])))
        print(
            f"{game:<10}{hosted.number} entries, {size // 1000} kB: {usual:.2f} ms CPU, {first:.2f} ms the first time"
        )
    return 0
