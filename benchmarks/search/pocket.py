"""How fast Pocket's searchers run, and whether they keep their limits.

Speeds are in CPU seconds of one core, apart from the gain of a second thread, which is in wall-clock time and needs two
idle cores to show.
"""

from collections.abc import Callable, Sequence
from time import perf_counter, process_time

from benchmarks.measuring.clocks import gain, spent
from benchmarks.search.budget import Budget, read_budget
from whitechapel import pocket
from whitechapel.core import Match, Seat
from whitechapel.players import Limit
from whitechapel.players.pocket import turn_tree
from whitechapel.players.pocket.greedy import Greedy
from whitechapel.players.pocket.ismcts import Ismcts
from whitechapel.players.pocket.specialist import Specialist
from whitechapel.pocket import State, kernel, playout
from whitechapel.pocket.layout import THROW

USUAL = Budget(iterations=50_000, times=60)


def opening(faces: int, seed: int = 1888) -> State:
    """A first turn with these faces of the tokens."""
    district, table, secret, _ = playout.dealt(seed)
    return State(*kernel.apply_chance(district, table, secret, THROW + faces))


def leaves_per_second(times: int) -> float:
    """Ends of the turn seen in all orders, for the largest turn."""
    state = opening(0b0101)
    leaves, _ = turn_tree.count_orders(state.district, state.table, 0)
    return leaves / spent(process_time, lambda: turn_tree.count_orders(state.district, state.table, 0), times)


def searching(iterations: int, threads: int) -> Callable[[], object]:
    """A decision by information-set MCTS on a first turn; the iterations are shared by the threads."""
    view = Match(pocket, start=opening(0b0101)).view(Seat.DETECTIVE)
    player = Ismcts(iterations, threads=threads)
    return lambda: player.choose(view)


def worst_overrun(seconds: float) -> float:
    """By what share decisions of the strongest player go beyond a limit of time, at worst over a game's course."""
    match = Match(pocket, seed=7, start=opening(0b1001))
    strong, quick = Specialist(), Greedy()
    worst = 0.0
    while (seat := match.actor) is not None:
        view = match.view(seat)
        before = perf_counter()
        strong.choose(view, Limit(seconds=seconds))
        worst = max(worst, (perf_counter() - before) / seconds - 1)
        match.push(quick.choose(view))
    return worst


def main(arguments: Sequence[str]) -> int:
    """Print the figures."""
    iterations, times, limit = read_budget("pocket-search", __doc__, arguments, USUAL)
    one, two = searching(iterations, 1), searching(iterations, 2)
    print("The searchers of Mr. Jack Pocket")
    print(f"whole-turn enumeration   {leaves_per_second(3 * times) / 1e6:8.1f} million leaves a second")
    print(f"information-set MCTS     {iterations / spent(process_time, one, times):8.0f} iterations a second")
    print(f"with a second thread     {gain(one, two, times)}")
    over = 100 * worst_overrun(limit)
    print(f"a limit of {limit:g} seconds   {over:8.1f} % over, at worst, by the clock on the wall")
    return 0
