"""Level 8 of Pocket against OpenSpiel's own ISMCTS bot: ``python -m benchmarks strength-openspiel --pairs 100``.

Both get the same CPU time a decision: the bot runs as many simulations as fit into the mean time of level 8's decisions
so far. Every deal is played twice, in both roles. The bot is OpenSpiel's `ISMCTSBot` with its own random rollouts on
our OpenSpiel game; it draws its worlds exactly, by `resample_from_infostate`.

What was played is kept in a file after every pair: stop it with Ctrl-C and start it again whenever you like.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from benchmarks.arguments import parser
from benchmarks.strength.openspiel.games import RESULTS, Played, load, save
from benchmarks.strength.openspiel.page import report
from benchmarks.strength.openspiel.table import Table
from whitechapel.arena.progress import counted

INTERRUPTED = 130

_tables: dict[float, Table] = {}


def play_pair(number: int, exploration: float) -> list[Played]:
    """Both games of a deal, at this process's table."""
    return _tables.setdefault(exploration, Table(exploration)).pair(number)


def pairs_played(numbers: Sequence[int], exploration: float, jobs: int) -> Iterator[list[Played]]:
    """These pairs as they are finished, in so many processes."""
    if jobs == 1:
        yield from (play_pair(number, exploration) for number in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        games = [pool.submit(play_pair, number, exploration) for number in numbers]
        try:
            yield from (game.result() for game in as_completed(games))
        finally:
            pool.shutdown(cancel_futures=True)


def main(arguments: Sequence[str]) -> int:
    """Play the pairs that are missing from the results, then print the report."""
    reading = parser("strength-openspiel", __doc__)
    reading.add_argument("--pairs", type=int, default=100, help="how many deals in all, each in both roles")
    reading.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    reading.add_argument("--exploration", type=float, default=2.0, help="the bot's uct_c (default: 2)")
    reading.add_argument("--results", type=Path, default=RESULTS)
    asked = reading.parse_args(arguments)
    games = load(asked.results)
    done = {game.pair for game in games}
    missing = [number for number in range(asked.pairs) if number not in done]
    try:
        with counted(len(missing)) as show:
            for finished, pair in enumerate(pairs_played(missing, asked.exploration, asked.jobs), start=1):
                games.extend(pair)
                save(asked.results, games)
                show(finished, lambda: f"level 8 won {sum(game.won for game in games)} of {len(games)}")
    except KeyboardInterrupt:
        print(report(games))
        return INTERRUPTED
    print(report(games))
    return 0
