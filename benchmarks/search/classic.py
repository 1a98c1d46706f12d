"""How fast Mr. Jack's searcher runs, and whether it keeps its limits.

Speed is in CPU seconds of one core, apart from the gain of a second thread, which is in wall-clock time and needs two
idle cores to show.
"""

from collections.abc import Callable, Sequence
from time import perf_counter, process_time

from benchmarks.measuring.clocks import gain, spent
from benchmarks.search.budget import Budget, read_budget
from whitechapel import classic
from whitechapel.core import Match, Seat
from whitechapel.players import Limit
from whitechapel.players.classic.greedy import Greedy
from whitechapel.players.classic.ismcts import Ismcts
from whitechapel.players.classic.search import SearchSettings
from whitechapel.players.classic.specialist import Specialist

USUAL = Budget(iterations=40_000, times=20)


def searching(iterations: int, threads: int) -> Callable[[], object]:
    """A decision by information-set MCTS at the first play of a game; the iterations are shared by the threads."""
    view = Match(classic, seed=1888).view(Seat.DETECTIVE)
    player = Ismcts(iterations, settings=SearchSettings(threads=threads))
    return lambda: player.choose(view)


def worst_overrun(seconds: float) -> float:
    """By what share plays of the strongest player go beyond a limit of time, at worst over a game's course."""
    match = Match(classic, seed=7)
    strong, quick = Specialist(), Greedy()
    worst = 0.0
    while (seat := match.actor) is not None:
        view = match.view(seat)
        if view.observation.in_play is None:
            before = perf_counter()
            strong.choose(view, Limit(seconds=seconds))
            worst = max(worst, (perf_counter() - before) / seconds - 1)
        match.push(quick.choose(view))
    return worst


def main(arguments: Sequence[str]) -> int:
    """Print the figures."""
    iterations, times, limit = read_budget("classic-search", __doc__, arguments, USUAL)
    one, two = searching(iterations, 1), searching(iterations, 2)
    print("The searcher of Mr. Jack")
    print(f"information-set MCTS     {iterations / spent(process_time, one, times):8.0f} iterations a second")
    print(f"with a second thread     {gain(one, two, times)}")
    over = 100 * worst_overrun(limit)
    print(f"a limit of {limit:g} seconds   {over:8.1f} % over, at worst, by the clock on the wall")
    return 0
